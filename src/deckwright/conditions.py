"""Conditions over the fields of a card: `type == 'heros' and region in ['butina', 'caveport']`.

The language is a small part of Python's expressions, parsed by Python and walked here: nothing is ever run. A field
whose name is a word of Python is written `card['or']`. Besides fields there are `type`, `id` and `deck`; `none` is a
field without a value. A comparison by order with `none` is false.
"""

from __future__ import annotations

import ast
import operator
import warnings
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Final

from .problems import did_you_mean

Names = Mapping[str, Collection[str] | None]  # the values that a name can have, None: any

_MAX_LENGTH: Final = 2000
_MAX_DEPTH: Final = 40
_CONSTANTS: Final = {"true": True, "false": False, "none": None}
_ALLOWED: Final = (
    "allowed are ==, !=, <, <=, >, >=, in, not in, and, or, not, parentheses, lists, numbers, texts"
)
_ORDER: Final[dict[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_EQUALITY: Final = (ast.Eq, ast.NotEq)
_MEMBERSHIP: Final = (ast.In, ast.NotIn)


class ConditionError(Exception):
    """What is wrong with a condition: the character where it stands, from 0, and what to do."""

    def __init__(self, message: str, offset: int = 0, hint: str | None = None) -> None:
        super().__init__(message)
        self.message, self.offset, self.hint = message, offset, hint


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition that was read and whose names are known."""

    source: str
    names: frozenset[str]  # those that it asks for
    _root: ast.expr = field(repr=False, compare=False)

    def holds(self, values: Mapping[str, Any]) -> bool:
        """Whether the condition is true of *values*, by name; a name that is not there has no value.

        Raises ConditionError where values are compared that have no order, such as a text with a number.
        """
        return bool(_value(self._root, values, self.source))


def parse(text: str, names: Names) -> Condition:
    """Read *text*, whose names must be among *names*. Raises ConditionError."""
    if len(text) > _MAX_LENGTH:
        raise ConditionError(f"the condition is longer than {_MAX_LENGTH} characters")
    root = _parsed(text)
    used: set[str] = set()
    _check(root, text, names, used, 0)
    return Condition(text, frozenset(used), root)


def _parsed(text: str) -> ast.expr:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text.strip() and text, mode="eval").body
    except SyntaxError as error:
        line, column = (error.lineno or 1) - 1, max((error.offset or 1) - 1, 0)
        offset = sum(len(before) for before in text.splitlines(keepends=True)[:line]) + column
        hint = (
            "write for example: type == 'hero' and cost > 2; a field named like a word of Python: card['or']"
        )
        raise ConditionError("the condition cannot be read here", min(offset, len(text)), hint) from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise ConditionError(f"the condition cannot be read: {error}") from error


def _check(node: ast.expr, text: str, names: Names, used: set[str], depth: int) -> None:
    """Refuse what is no part of the language, unknown names, and values that a name can never have."""
    if depth > _MAX_DEPTH:
        raise ConditionError("the condition is nested too deep", _offset(node, text))
    name = _name(node)
    if name is not None:
        if name not in names and name not in _CONSTANTS:
            hint = did_you_mean(name, names) or f"known are {', '.join(sorted(names))}; texts stand in quotes"
            raise ConditionError(f"{name!r} is no field", _offset(node, text), hint)
        if name in names:
            used.add(name)
        return
    for part in _parts(node, text):
        _check(part, text, names, used, depth + 1)
    if isinstance(node, ast.Compare):
        _check_values(node, text, names)


def _parts(node: ast.expr, text: str) -> list[ast.expr]:
    """The expressions within *node*. Raises ConditionError for what the language does not have."""
    match node:
        case ast.BoolOp(values=values):
            return values
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return [operand]
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float())):
            return []
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            if any(isinstance(op, ast.Is | ast.IsNot) for op in ops):
                raise ConditionError("`is` is not known", _offset(node, text), "write == or !=")
            return [left, *comparators]
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            return elements
        case ast.Constant(value=str() | int() | float() | None):
            return []
    what = ast.get_source_segment(text, node) or type(node).__name__
    raise ConditionError(f"{what!r} is not part of a condition", _offset(node, text), _ALLOWED)


def _check_values(node: ast.Compare, text: str, names: Names) -> None:
    sides = [node.left, *node.comparators]
    for left, op, right in zip(sides, node.ops, sides[1:], strict=False):
        if isinstance(op, _EQUALITY + _MEMBERSHIP):
            for one, other in ((left, right), (right, left)):
                known = names.get(_name(one) or "")
                for literal in other.elts if isinstance(other, ast.List | ast.Tuple) else [other]:
                    _check_value(literal, _name(one), known, text)


def _check_value(literal: ast.expr, name: str | None, known: Collection[str] | None, text: str) -> None:
    if known is None or not isinstance(literal, ast.Constant) or not isinstance(literal.value, str):
        return
    if literal.value not in known:
        hint = did_you_mean(literal.value, known) or f"allowed are {', '.join(sorted(known)[:20])}"
        raise ConditionError(f"{name} is never {literal.value!r}", _offset(literal, text), hint)


def _value(node: ast.expr, values: Mapping[str, Any], text: str) -> Any:
    match node:
        case ast.BoolOp(op=ast.And(), values=parts):
            return all(_value(part, values, text) for part in parts)
        case ast.BoolOp(values=parts):
            return any(_value(part, values, text) for part in parts)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return not _value(operand, values, text)
        case ast.UnaryOp(operand=operand):
            return -_value(operand, values, text)
        case ast.Compare():
            return _compare(node, values, text)
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            return tuple(_value(element, values, text) for element in elements)
        case ast.Constant(value=float() as number):
            return Decimal(repr(number))
        case ast.Constant(value=constant):
            return constant
    name = _name(node) or ""
    return values[name] if name in values else _CONSTANTS.get(name)


def _compare(node: ast.Compare, values: Mapping[str, Any], text: str) -> bool:
    sides = [_value(side, values, text) for side in (node.left, *node.comparators)]
    return all(
        _holds(left, op, right, _offset(node, text))
        for left, op, right in zip(sides, node.ops, sides[1:], strict=False)
    )


def _holds(left: Any, op: ast.cmpop, right: Any, offset: int) -> bool:
    match op:
        case ast.Eq():
            return bool(left == right)
        case ast.NotEq():
            return bool(left != right)
        case ast.In() | ast.NotIn():
            inside = right is not None and _contains(right, left, offset)
            return inside == isinstance(op, ast.In)
    if left is None or right is None:
        return False
    try:
        return bool(_ORDER[type(op)](left, right))
    except TypeError as error:
        raise ConditionError(f"{left!r} and {right!r} cannot be compared by order", offset) from error


def _contains(holder: Any, value: Any, offset: int) -> bool:
    if isinstance(holder, str) and isinstance(value, str):
        return value in holder
    if isinstance(holder, tuple):
        return value in holder
    raise ConditionError(f"`in` wants a list or text on its right, not {holder!r}", offset)


def _name(node: ast.expr) -> str | None:
    """The name that *node* asks for: `region`, or `card['region']`; None for anything else."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Subscript(value=ast.Name(id="card"), slice=ast.Constant(value=str() as name)):
            return name
    return None


def _offset(node: ast.expr, text: str) -> int:
    lines = text.splitlines(keepends=True)
    before = lines[node.lineno - 1].encode()[: node.col_offset].decode(errors="replace")
    return sum(map(len, lines[: node.lineno - 1])) + len(before)
