"""`integer` and `number`: between bounds, if the game sets any."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from typing import Any, ClassVar, Final

from ...basics.records import dataclass
from ..source import Node, Scalar
from ..source.keys import Table, integer, number
from ..source.report import Report
from ..source.tables import CellText, with_text
from .field import TEXTS, VALUE, Between, CellType, Declarations, Field, Spot
from .json_schema import Schema, matching
from .lookup import Explained, Lookup, Overlays
from .seen import Options, Seen

INTEGER: Final = r"[+\-−]?[0-9]{1,15}"  # as a schema has it
NUMBER: Final = r"[+\-−]?[0-9]{1,15}([.,][0-9]{1,15})?"

_WHOLE: Final = re.compile(r"([+\-−]?\d+)[.,]0+")
_LOOKS_WHOLE: Final = re.compile(r"[+\-−]?(?:0|[1-9]\d{0,8})(?:[.,]0+)?")
_LOOKS_NUMERIC: Final = re.compile(r"[+\-−]?\d{1,9}(?:[.,]\d{1,9})?")


@dataclass(frozen=True, slots=True)
class NumericField(Field):
    """A number of either kind."""

    options: ClassVar[tuple[str, ...]] = ("min", "max")
    is_computable: ClassVar[bool] = True
    spot: ClassVar[Spot] = Spot.NUMBER
    cell_type: ClassVar[CellType] = CellType.NUMBER

    minimum: int | float | None = None
    maximum: int | float | None = None

    @classmethod
    def declare(cls, name: str, required: bool, table: Table, known: Declarations) -> NumericField:
        low, high = table.read("min", _bound), table.read("max", _bound)
        if low is not None and high is not None and low > high:
            message = f"{table.what}: min {low} is more than max {high}"
            table.report.add("wrong-value", message, table.node("min"))
        return cls(name, required, minimum=low, maximum=high)

    def _within_bounds(self, value: Any) -> bool:
        low, high = self.minimum, self.maximum
        return (low is None or value >= low) and (high is None or value <= high)

    def _check_bounds(self, value: Any, node: Node, report: Report) -> None:
        if value is not None and not self._within_bounds(value):
            allowed = _range(self.minimum, self.maximum)
            hint = f"write another, or widen `min` and `max` of {self.name!r} in game.yaml"
            report.add("out-of-range", f"the value is {value}; allowed is {allowed}", node, hint)

    def _advice(self, what: str) -> str:
        bounds = [str(bound) for bound in (self.minimum, self.maximum) if bound is not None]
        return f"a {what}" + (f", {' to '.join(bounds)}" if len(bounds) == 2 else "")

    def _fault_of_bounds(self, value: Any) -> str | None:
        if self._within_bounds(value):
            return None
        low, high = self.minimum, self.maximum
        ends = f"{'' if low is None else low}..{'' if high is None else high}"
        return f"{ends} is allowed".replace("-", "\N{MINUS SIGN}")

    def _schema_of(self, pattern: str, type: str, wanted: str) -> Schema:
        low, high = self.minimum, self.maximum
        bounds: dict[str, Any] = {"minimum": low, "maximum": high}
        ends = [f"from {low}" if low is not None else "", f"up to {high}" if high is not None else ""]
        said = " ".join([wanted, *filter(None, ends)])
        told = {"description": f"{said[0].upper()}{said[1:]}."}
        limits = {key: value for key, value in bounds.items() if value is not None}
        return matching(pattern, f"{said} is allowed", [type, "string"], **limits, **told)


@dataclass(frozen=True, slots=True)
class IntegerField(NumericField):
    """Its values are int."""

    kind: ClassVar[str] = "integer"
    meaning: ClassVar[str] = "A whole number; min and max bound it."

    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> int | None:
        value = integer(node, report, VALUE)
        self._check_bounds(value, node, report)
        return value

    def _from_cell(self, node: Scalar, cell: CellText, report: Report) -> Node:
        whole = _WHOLE.fullmatch(node.value)
        return with_text(node, whole[1]) if whole else node

    def advice(self) -> str:
        return self._advice("whole number")

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        if (
            not seen.are_words
            or seen.are_formatted
            or not all(_LOOKS_WHOLE.fullmatch(text) for text in seen.texts)
        ):
            return None
        numbers = [int(re.split("[.,]", text)[0].replace("−", "-")) for text in seen.texts]
        return {"min": str(min(numbers)), "max": str(max(numbers))}

    def fault_in(self, value: Any) -> str | None:
        if not _is_number(value) or value != int(value):
            return "a whole number is allowed"
        return self._fault_of_bounds(value)

    def computed(self, value: Any) -> int:
        return int(value)

    def _schema(self, names: Explained) -> Schema:
        return self._schema_of(INTEGER, "integer", "a whole number")


@dataclass(frozen=True, slots=True)
class NumberField(NumericField):
    """Its values are Decimal: 1.10 stays 1.10."""

    kind: ClassVar[str] = "number"
    meaning: ClassVar[str] = "A number such as 3 or 1.5; min and max bound it."
    between: ClassVar[Between | None] = TEXTS  # a comma may begin its decimals

    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> Decimal | None:
        value = number(node, report, VALUE)
        self._check_bounds(value, node, report)
        return value

    def advice(self) -> str:
        return self._advice("number")

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        is_number = (
            seen.are_words
            and not seen.are_formatted
            and all(
                _LOOKS_NUMERIC.fullmatch(text) and not re.match(r"[+\-−]?0\d", text) for text in seen.texts
            )
        )
        return {} if is_number else None

    def fault_in(self, value: Any) -> str | None:
        return self._fault_of_bounds(value) if _is_number(value) else "a number is allowed"

    def computed(self, value: Any) -> Decimal:
        return Decimal(value.numerator) / value.denominator if isinstance(value, Fraction) else Decimal(value)

    def _schema(self, names: Explained) -> Schema:
        return self._schema_of(NUMBER, "number", "a number such as 3 or 1.5")


def _bound(node: Node, report: Report, what: str) -> int | float | None:
    value = number(node, report, what)
    if value is None:
        return None
    return int(value) if value == value.to_integral_value() else float(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | Decimal | Fraction) and not isinstance(value, bool)


def _range(low: float | None, high: float | None) -> str:
    if low is None:
        return f"up to {high}"
    return f"{low} or more" if high is None else f"{low} to {high}"
