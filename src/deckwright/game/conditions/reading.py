"""A text → an expression whose parts are known; whatever else Python's grammar allows is refused with its place."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ...basics.written import in_quotes
from .evaluation import Evaluation, Links, Values
from .language import (
    CONSTANTS,
    EQUALITY,
    ITEM,
    MEMBERSHIP,
    OF_CARD,
    OF_CARDS,
    PER_ITEM,
    ConditionError,
    function_in,
    name_in,
    offset_of,
    origin_of,
    path_in,
    segment,
    wrapped,
)

Names = Mapping[str, Collection[str] | None]  # the values that a name can have, None: any
Items = Mapping[str, Names]  # of the names that hold lists of mappings, or mappings: the names within

_MAX_LENGTH: Final = 2000
_MAX_DEPTH: Final = 40
_ALLOWED: Final = (
    "allowed are ==, !=, <, <=, >, >=, in, not in, and, or, not, + - * // %, a if … else b, parentheses, lists, "
    "numbers, texts, and functions"
)
_ARITHMETIC: Final = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
_EXAMPLE: Final = (
    "write for example: type == 'hero' and cost > 2; a field named like a word of Python: field('or')"
)


class Failing(NamedTuple):
    """A condition over several cards that does not hold: what it compares that is counted, each part as it is written
    with its value; and the numbers of the cards that decide it."""

    sides: Mapping[str, Any]
    deciding: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """An expression that was read and whose names are known."""

    source: str
    names: frozenset[str]  # those that it asks for; what lists and maps hold as `levels.price`
    _root: ast.expr = field(repr=False, compare=False)
    _items: Items = field(repr=False, compare=False)

    def holds(self, values: Values) -> bool:
        """Whether the condition is true of *values*, by name; a name that is not there has no value.

        Raises ConditionError where values are compared that have no order, such as a text with a number.
        """
        return bool(self.value(values))

    def value(self, values: Values) -> Any:
        """What the expression comes to for one card: a text, number, truth, tuple or None. Raises ConditionError."""
        return Evaluation(self.source, self._items).value(self._root, values)

    def value_over(self, rows: Sequence[Values]) -> Any:
        """What an expression over several cards comes to. Raises ConditionError."""
        return Evaluation(self.source, self._items).over(self._root, rows)

    def failing_over(self, rows: Sequence[Values]) -> Failing:
        """What a condition over *rows* that does not hold has compared; of several joined by `and`, the first part that
        fails. Raises ConditionError."""
        evaluation, part = Evaluation(self.source, self._items), self._root
        while isinstance(part, ast.BoolOp) and isinstance(part.op, ast.And):
            part = next((each for each in part.values if not evaluation.over(each, rows)), part.values[0])
        sides: dict[str, Any] = {}
        deciding: list[int] = []
        for side in _counted_sides(part):
            sides[segment(side, self.source) or self.source] = evaluation.over(side, rows)
            for call in _calls(side):
                deciding += evaluation.deciding(call, rows)
        return Failing(sides, tuple(dict.fromkeys(deciding)))

    @property
    def is_list(self) -> bool:
        """Whether it is written as a list: `[type, region]`."""
        return isinstance(self._root, ast.List | ast.Tuple)

    @property
    def origin(self) -> str | None:
        """The path to the list, map or card that it comes to, or whose items it holds."""
        return origin_of(self._root)

    @property
    def symbols_of(self) -> frozenset[str]:
        """The names whose symbols it asks for: `symbols(power, effect)`."""
        calls = (node for node in ast.walk(self._root) if isinstance(node, ast.Call))
        asked = (name_in(part) for call in calls if function_in(call) == "symbols" for part in call.args)
        return frozenset(name for name in asked if name)


def parse(
    text: str,
    names: Names,
    items: Items = MappingProxyType({}),
    *,
    over: bool = False,
    symbols: Collection[str] | None = None,
) -> Condition:
    """Read *text*, whose names must be among *names*; `over` is said of several cards. Raises ConditionError.

    *symbols* are all that there are; None: not known.
    """
    if len(text) > _MAX_LENGTH:
        raise ConditionError(f"the condition is longer than {_MAX_LENGTH} characters")
    root = _parse(text)
    reader = _Reader(text, items, symbols)
    if over:
        reader.check_over(root, names, 0)
    else:
        reader.check(root, names, 0)
    return Condition(text, frozenset(reader.used), root, items)


def _parse(text: str) -> ast.expr:
    if not text.strip():
        raise ConditionError("the condition cannot be read: it is empty", 0, _EXAMPLE)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(wrapped(text), mode="eval").body
    except SyntaxError as error:
        line, column = (error.lineno or 1) - 1, (error.offset or 1) - 1
        before = sum(map(len, wrapped(text).splitlines(keepends=True)[:line]))
        offset = min(max(before + column - 1, 0), len(text))
        raise ConditionError("the condition cannot be read here", offset, _EXAMPLE) from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise ConditionError(f"the condition cannot be read: {error}") from error


def _counted_sides(node: ast.expr) -> list[ast.expr]:
    """Of an expression over cards the sides of its comparisons, and the functions that stand alone, which the cards
    decide."""
    match node:
        case ast.BoolOp(values=values):
            parts = values
        case ast.Compare(left=left, comparators=others):
            parts = [left, *others]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            parts = [operand]
        case _:
            return [node] if _calls(node) else []
    return [side for part in parts for side in _counted_sides(part)]


def _calls(node: ast.AST) -> list[ast.Call]:
    """The functions over cards in an expression, none within another."""
    if isinstance(node, ast.Call):
        return [node]
    return [call for part in ast.iter_child_nodes(node) for call in _calls(part)]


class _Reader:
    """Refuses what is no part of the language, unknown names, and values that a name can never have."""

    def __init__(self, text: str, items: Items, symbols: Collection[str] | None) -> None:
        self.text, self.items, self.symbols = text, items, symbols
        self.used: set[str] = set()

    def check(self, node: ast.expr, names: Names, depth: int) -> None:
        """*node* as an expression over one card."""
        self._descend(node, depth)
        name = name_in(node)
        if name is not None:
            self._check_name(name, node, names)
        elif isinstance(node, ast.Call):
            self._call(node, names, depth)
        elif isinstance(node, ast.Attribute):
            self._within(node, names)
        else:
            for part in self._parts(node):
                self.check(part, names, depth + 1)
            if isinstance(node, ast.Compare):
                self._values(node, names)

    def check_over(self, node: ast.expr, names: Names, depth: int) -> None:
        """*node* as an expression over several cards: names stand within functions only."""
        self._descend(node, depth)
        if isinstance(node, ast.Call) and name_in(node) is None:
            self._function(node, OF_CARDS, "of several cards")
            for argument in node.args:
                self.check(argument, names, depth + 1)
        elif (name := name_in(node)) is not None:
            if name not in CONSTANTS:
                hint = f"say of which of the cards: any({name} …), all({name} …), max({name}), sum({name})"
                raise ConditionError(f"{name!r} has a value on each card", offset_of(node, self.text), hint)
        else:
            for part in self._parts(node):
                self.check_over(part, names, depth + 1)

    def _descend(self, node: ast.expr, depth: int) -> None:
        if depth > _MAX_DEPTH:
            raise ConditionError("the condition is nested too deep", offset_of(node, self.text))

    def _check_name(self, name: str, node: ast.expr, names: Names) -> None:
        if name in names:
            self.used.add(name)
        elif name not in CONSTANTS or not isinstance(node, ast.Name):
            hint = did_you_mean(name, names) or f"known are {', '.join(sorted(names))}; texts stand in quotes"
            raise ConditionError(f"{name!r} is no field", offset_of(node, self.text), hint)

    def _within(self, node: ast.Attribute, names: Names) -> None:
        """`niveaux.prix`: what each item of a list of mappings holds."""
        outer = path_in(node.value)
        if outer is None:
            raise self._refusal(node)
        if isinstance(node.value, ast.Attribute) and name_in(node.value) is None:
            self._within(node.value, names)
        else:
            self._check_name(outer, node.value, names)
        inner = self.items.get(outer, {})
        if node.attr not in inner:
            hint = did_you_mean(node.attr, inner) or (f"it has {', '.join(inner)}" if inner else None)
            raise ConditionError(f"{outer!r} holds no {node.attr!r}", offset_of(node, self.text), hint)
        self.used.add(f"{outer}.{node.attr}")

    def _call(self, node: ast.Call, names: Names, depth: int) -> None:
        function = self._function(node, OF_CARD, "of a card")
        first, *rest = node.args
        self.check(first, names, depth + 1)
        path = origin_of(first) or ""
        inner = self.items.get(path)
        is_linked = isinstance(inner, Links)
        outer_items, outside, self.used = self.items, self.used, set()
        if function in PER_ITEM:
            names = {**names, **inner} if inner and not is_linked else {**names, ITEM: names.get(path)}
            self.items = {**self.items, ITEM: inner if inner and is_linked else {}}
        for argument in rest:
            self.check(argument, names, depth + 1)
        self.items = outer_items
        within = self.used & (inner or {}).keys() if function in PER_ITEM and not is_linked else set()
        linked = (
            {name for name in self.used if name.startswith(f"{ITEM}.")} if function in PER_ITEM else set()
        )
        theirs = within | {name.removeprefix(f"{ITEM}.") for name in linked}
        self.used = outside | (self.used - within - linked - {ITEM}) | {f"{path}.{name}" for name in theirs}

    def _function(self, node: ast.Call, known: Mapping[str, tuple[int, int]], what: str) -> str:
        function = function_in(node)
        where = offset_of(node, self.text)
        if function is None or function not in known:
            name = function or segment(node.func, self.text) or "this"
            hint = did_you_mean(name, known) or f"functions are {', '.join(sorted(known))}"
            raise ConditionError(f"{name!r} is no function {what}", where, hint)
        least, most = known[function]
        if not least <= len(node.args) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise ConditionError(f"{function} takes {wanted} in its brackets, not {len(node.args)}", where)
        return function

    def _parts(self, node: ast.expr) -> list[ast.expr]:
        match node:
            case ast.BoolOp(values=values):
                return values
            case ast.BinOp(left=left, op=op, right=right) if isinstance(op, _ARITHMETIC):
                return [left, right]
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return [test, body, orelse]
            case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
                return [operand]
            case ast.Compare(left=left, ops=ops, comparators=comparators):
                if any(isinstance(op, ast.Is | ast.IsNot) for op in ops):
                    raise ConditionError("`is` is not known", offset_of(node, self.text), "write == or !=")
                return [left, *comparators]
            case ast.List(elts=elements) | ast.Tuple(elts=elements):
                return elements
            case ast.Constant(value=str() | int() | float() | None):
                return []
        raise self._refusal(node)

    def _refusal(self, node: ast.expr) -> ConditionError:
        what = segment(node, self.text) or type(node).__name__
        return ConditionError(f"{what!r} is not part of a condition", offset_of(node, self.text), _ALLOWED)

    def _values(self, node: ast.Compare, names: Names) -> None:
        sides = [node.left, *node.comparators]
        for left, op, right in zip(sides, node.ops, sides[1:], strict=False):
            if isinstance(op, EQUALITY + MEMBERSHIP):
                for one, other in ((left, right), (right, left)):
                    for literal in other.elts if isinstance(other, ast.List | ast.Tuple) else [other]:
                        self._can_be(literal, one, names)

    def _values_of(self, node: ast.expr, names: Names) -> Collection[str] | None:
        """The values that *node* can have; None where any."""
        if isinstance(node, ast.Attribute) and name_in(node) is None:
            inner = self.items.get(path_in(node.value) or "")
            return inner.get(node.attr) if isinstance(inner, Links) else None
        return names.get(name_in(node) or "")

    def _can_be(self, literal: ast.expr, of: ast.expr, names: Names) -> None:
        if not isinstance(literal, ast.Constant) or not isinstance(literal.value, str):
            return
        is_symbol = isinstance(of, ast.Call) and function_in(of) == "symbols"
        known = self.symbols if is_symbol else self._values_of(of, names)
        if known is not None and literal.value not in known:
            hint = did_you_mean(literal.value, known) or f"allowed are {', '.join(sorted(known)[:20])}"
            name = name_in(of) or segment(of, self.text)
            raise ConditionError(
                f"{name} is never {in_quotes(literal.value)}", offset_of(literal, self.text), hint
            )
