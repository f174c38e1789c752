"""What an expression comes to. Every value is a text, a number, a truth, a tuple, a mapping, or None for no value."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from decimal import Decimal, InvalidOperation
from typing import Any, Final

from ...basics.written import as_written, in_quotes
from .language import CONSTANTS, ITEM, PER_ITEM, ConditionError, function_in, name_in, offset_of, origin_of

Values = Mapping[str, Any]

_ORDER: Final[dict[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_ARITHMETIC: Final[dict[type[ast.operator], Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}


class Written(str):
    """A text or power as written, with the names of the symbols that it prints."""

    symbols: tuple[str, ...]

    def __new__(cls, text: str, symbols: Iterable[str] = ()) -> Written:
        made = super().__new__(cls, text)
        made.symbols = tuple(symbols)
        return made


class Linked(str):
    """The id of a card, with what the card says: `hero.race`."""

    look: Callable[[], Values]

    def __new__(cls, id: str, look: Callable[[], Values]) -> Linked:
        made = super().__new__(cls, id)
        made.look = look
        return made


class Links(dict[str, Collection[str] | None]):
    """The names of a card that a value refers to: in a list of such, each is `item`, and its fields are `item.race`."""


class Evaluation:
    """Evaluates the parts of *text*; *inner* are the names within the fields that hold mappings."""

    def __init__(self, text: str, inner: Mapping[str, Collection[str]]) -> None:
        self.text, self.inner = text, inner

    def value(self, node: ast.expr, values: Values) -> Any:
        """The value of an expression over one card. Raises ConditionError."""
        name = name_in(node)
        if name is not None:
            return values[name] if name in values else CONSTANTS.get(name)
        if isinstance(node, ast.Call):
            return self._call(node, values)
        if isinstance(node, ast.Attribute):
            return pluck(self.value(node.value, values), node.attr)
        return self._combine(node, lambda part: self.value(part, values))

    def over(self, node: ast.expr, rows: Sequence[Values]) -> Any:
        """The value of an expression over several cards. Raises ConditionError."""
        if isinstance(node, ast.Call):
            return self._aggregate(node, rows)
        if isinstance(node, ast.Name):
            return CONSTANTS.get(node.id)
        return self._combine(node, lambda part: self.over(part, rows))

    def _combine(self, node: ast.expr, value: Callable[[ast.expr], Any]) -> Any:
        match node:
            case ast.BoolOp(op=ast.And(), values=parts):
                return all(value(part) for part in parts)
            case ast.BoolOp(values=parts):
                return any(value(part) for part in parts)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return value(body) if value(test) else value(orelse)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return not value(operand)
            case ast.UnaryOp(operand=operand):
                return self._arithmetic(operator.sub, 0, value(operand), node)
            case ast.BinOp(left=left, op=op, right=right):
                return self._arithmetic(_ARITHMETIC[type(op)], value(left), value(right), node)
            case ast.Compare(left=left, ops=ops, comparators=comparators):
                sides = [value(side) for side in (left, *comparators)]
                pairs = zip(sides, ops, sides[1:], strict=False)
                return all(self._holds(one, op, other, node) for one, op, other in pairs)
            case ast.List(elts=elements) | ast.Tuple(elts=elements):
                return tuple(value(element) for element in elements)
            case ast.Constant(value=float() as number):
                return Decimal(repr(number))
            case ast.Constant(value=constant):
                return constant
        raise AssertionError(f"{type(node).__name__} is refused by the reader")

    def _call(self, node: ast.Call, values: Values) -> Any:
        function = function_in(node) or ""
        if function in PER_ITEM:
            found = self._as_list(self.value(node.args[0], values), node)
            inner = self.inner.get(origin_of(node.args[0]) or "", {})
            masked = {**values, **({} if isinstance(inner, Links) else dict.fromkeys(inner))}
            truths = [bool(self.value(node.args[1], _inside(item, masked))) for item in found]
            if function == "filter":
                return tuple(item for item, holds in zip(found, truths, strict=True) if holds)
            return {"all": all, "any": any, "count": sum}[function](truths)  # type: ignore[operator]
        arguments = [self.value(argument, values) for argument in node.args]
        match function:
            case "len":
                return 0 if arguments[0] is None else len(self._text_or_list(arguments[0], node))
            case "lower":
                return None if arguments[0] is None else str(arguments[0]).lower()
            case "number":
                return self._number(arguments[0], node)
            case "first":
                return self._as_list(arguments[0], node)[: self._count(arguments[1], node)]
            case "merge":
                joined = [item for argument in arguments for item in self._as_list(argument, node)]
                return tuple(item for n, item in enumerate(joined) if item not in joined[:n])
            case "symbols":
                return tuple(name for argument in arguments for name in getattr(argument, "symbols", ()))
        values_ = self._as_list(arguments[0], node) if len(arguments) == 1 else tuple(arguments)
        return self._summary(function, values_, node)

    def _aggregate(self, node: ast.Call, rows: Sequence[Values]) -> Any:
        """A function over cards: what stands in its brackets, of each for which a second part holds."""
        function = function_in(node) or ""
        if len(node.args) > 1:
            rows = [row for row in rows if self.value(node.args[1], row)]
        found = [self.value(node.args[0], row) for row in rows] if node.args else [True] * len(rows)
        match function:
            case "count":
                return sum(map(bool, found))
            case "copies":
                return sum(row["copies"] for row, holds in zip(rows, found, strict=True) if holds)
            case "all":
                return all(found)
            case "any":
                return any(found)
        return self._summary(function, tuple(found), node)

    def deciding(self, node: ast.Call, rows: Sequence[Values]) -> list[int]:
        """Which of *rows*, by number, decide what a function over cards comes to: those that it counts or adds up, the
        smallest or largest, of `all` those for which it does not hold. Raises ConditionError."""
        function = function_in(node) or ""
        narrowed = [n for n, row in enumerate(rows) if len(node.args) < 2 or self.value(node.args[1], row)]
        found = {n: self.value(node.args[0], rows[n]) if node.args else True for n in narrowed}
        match function:
            case "count" | "copies" | "any":
                return [n for n, value in found.items() if value]
            case "all":
                return [n for n, value in found.items() if not value]
            case "min" | "max":
                end = self._summary(function, tuple(found.values()), node)
                return [n for n, value in found.items() if value is not None and value == end]
        return [n for n, value in found.items() if value is not None]

    def _summary(self, function: str, values: tuple[Any, ...], node: ast.expr) -> Any:
        there = [value for value in values if value is not None]
        try:
            match function:
                case "distinct":
                    return len(set(there))
                case "sum":
                    return sum(there)
                case "min":
                    return min(there, default=None)
            return max(there, default=None)
        except TypeError as error:
            message = f"{function} wants values of one kind, not {_some(there)}"
            raise ConditionError(message, offset_of(node, self.text)) from error

    def _arithmetic(self, operation: Callable[[Any, Any], Any], left: Any, right: Any, node: ast.expr) -> Any:
        if operation is operator.add and (isinstance(left, tuple) or isinstance(right, tuple)):
            return self._as_list(left, node) + self._as_list(right, node)
        if left is None or right is None:
            return None
        for side in (left, right):
            if not isinstance(side, int | Decimal):
                hint = "a number that is written as a text or choice: number(weight)"
                raise ConditionError(f"{in_quotes(side)} is no number", offset_of(node, self.text), hint)
        try:
            return operation(left, right)
        except (ArithmeticError, ValueError) as error:
            raise ConditionError(
                f"{as_written(left)} and {as_written(right)} cannot be combined", offset_of(node, self.text)
            ) from error

    def _holds(self, left: Any, op: ast.cmpop, right: Any, node: ast.expr) -> bool:
        match op:
            case ast.Eq():
                return bool(left == right)
            case ast.NotEq():
                return bool(left != right)
            case ast.In() | ast.NotIn():
                inside = right is not None and self._contains(right, left, node)
                return inside == isinstance(op, ast.In)
        if left is None or right is None:
            return False
        try:
            return bool(_ORDER[type(op)](left, right))
        except TypeError as error:
            message = f"{in_quotes(left)} and {in_quotes(right)} cannot be compared by order"
            raise ConditionError(message, offset_of(node, self.text)) from error

    def _contains(self, holder: Any, value: Any, node: ast.expr) -> bool:
        if isinstance(holder, str) and isinstance(value, str):
            return value in holder
        if isinstance(holder, tuple):
            return value in holder
        raise ConditionError(
            f"`in` wants a list or text on its right, not {in_quotes(holder)}", offset_of(node, self.text)
        )

    def _as_list(self, value: Any, node: ast.expr) -> tuple[Any, ...]:
        if value is None:
            return ()
        if isinstance(value, tuple):
            return value
        raise ConditionError(f"{in_quotes(value)} is no list", offset_of(node, self.text))

    def _text_or_list(self, value: Any, node: ast.expr) -> str | tuple[Any, ...]:
        return value if isinstance(value, str) else self._as_list(value, node)

    def _count(self, value: Any, node: ast.expr) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            return max(value, 0)
        raise ConditionError(
            f"first wants a whole number, not {in_quotes(value)}", offset_of(node, self.text)
        )

    def _number(self, value: Any, node: ast.expr) -> int | Decimal | None:
        if value is None or isinstance(value, int | Decimal):
            return value
        try:
            number = Decimal(str(value).strip())
        except InvalidOperation:
            number = Decimal("nan")
        if not number.is_finite():
            raise ConditionError(f"{in_quotes(value)} is no number", offset_of(node, self.text))
        return int(number) if number == number.to_integral_value() else number


def pluck(value: Any, name: str) -> Any:
    """What a mapping holds under *name*, or each mapping of a list."""
    if isinstance(value, tuple):
        return tuple(pluck(item, name) for item in value)
    if isinstance(value, Linked):
        return value.look().get(name)
    return value.get(name) if isinstance(value, Mapping) else None


def _inside(item: Any, values: Values) -> Values:
    return {**values, **item} if isinstance(item, Mapping) else {**values, ITEM: item}


def _some(values: Sequence[Any]) -> str:
    return ", ".join(in_quotes(value) for value in values[:3])
