"""How Jinja compiles a layout: meters in the tree, and the lines of every expression kept for messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.exceptions import TemplateAssertionError
from jinja2.idtracking import VAR_LOAD_RESOLVE
from jinja2.sandbox import SandboxedEnvironment
from jinja2.visitor import NodeTransformer

from ...basics.problems import did_you_mean

# Filters whose result is a str that is safe where it stands: not to be escaped again.
READY: Final = frozenset(
    {"printed", "in_attribute", "as_attribute", "as_link", "in_link", "known_symbol", "no_part"}
)

_REFUSED: Final = (
    nodes.Include,
    nodes.Import,
    nodes.FromImport,
    nodes.Extends,
    nodes.Block,
    nodes.ScopedEvalContextModifier,
    nodes.EvalContextModifier,
)


class Prepare(NodeTransformer):
    """Puts the meters into the tree, and refuses what reads files, loops without end or switches escaping off."""

    def __init__(self, environment: SandboxedEnvironment) -> None:
        self.environment = environment

    def visit(self, node: nodes.Node, *_: Any, **__: Any) -> Any:
        match node:
            case nodes.For():
                if node.recursive:
                    raise TemplateAssertionError("a loop cannot be recursive", node.lineno)
                node.iter = _filter(node.iter, "counted")
            case nodes.Assign():
                node.node = _filter(node.node, "given")
            case nodes.With():
                node.values = [_filter(value, "given") for value in node.values]
            case nodes.Getitem(arg=nodes.Slice()):
                node.node = _filter(node.node, "sliceable")
            case nodes.Compare() | nodes.Operand() | nodes.Pair():
                _meter_looking(node)
            case nodes.Filter():
                self._check_known("filter", node.name, self.environment.filters, node.lineno)
            case nodes.Test():
                self._check_known("test", node.name, self.environment.tests, node.lineno)
            case _ if isinstance(node, _REFUSED):
                message = f"{type(node).__name__.lower()} cannot be used in a layout"
                raise TemplateAssertionError(message, node.lineno)
        self.generic_visit(node)
        if isinstance(node, nodes.Concat):
            return _filter(nodes.List(node.nodes, lineno=node.lineno), "concatenated")
        return node

    def _check_known(self, kind: str, name: str, known: Mapping[str, Any], line: int) -> None:
        if name not in known:
            hint = did_you_mean(name, known)
            message = f"there is no {kind} {name!r}" + (f"; {hint}" if hint else "")
            raise TemplateAssertionError(message, line)


def _filter(node: nodes.Node, name: str) -> nodes.Filter:
    return nodes.Filter(node, name, [], [], None, None, lineno=node.lineno)


def _meter_looking(node: nodes.Compare | nodes.Operand | nodes.Pair) -> None:
    """Let what is compared, or looked up, be paid for."""
    if isinstance(node, nodes.Pair):
        node.key = _looked_through(node.key)
    else:
        node.expr = _looked_through(node.expr)


def _looked_through(node: nodes.Expr) -> nodes.Expr:
    return node if isinstance(node, nodes.Const) else _filter(node, "looked_through")


class Generator(CodeGenerator):
    """Writes the Python code; `environment.resolved` collects the names that the template takes from its context."""

    def enter_frame(self, frame: Frame) -> None:
        super().enter_frame(frame)
        names = (name for action, name in frame.symbols.loads.values() if action == VAR_LOAD_RESOLVE)
        self.environment.resolved.update(names)  # type: ignore[attr-defined]

    def visit_With(self, node: nodes.With, frame: Frame) -> None:  # noqa: N802 (Jinja's name)
        """As Jinja's own, which forgets the line of the values."""
        inner = frame.inner()
        inner.symbols.analyze_node(node)
        self.enter_frame(inner)
        for target, value in zip(node.targets, node.values, strict=True):
            self.newline(value)
            self.visit(target, inner)
            self.write(" = ")
            self.visit(value, frame)
        self.blockvisit(node.body, inner)
        self.leave_frame(inner)

    def _output_child_to_const(self, node: nodes.Expr, frame: Frame, finalize: Any) -> str:
        if _is_ready(node):
            raise nodes.Impossible
        return super()._output_child_to_const(node, frame, finalize)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if not _is_ready(node):
            super()._output_child_pre(node, frame, finalize)

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if not _is_ready(node):
            super()._output_child_post(node, frame, finalize)


def _is_ready(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Filter) and node.name in READY
