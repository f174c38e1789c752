"""Where the symbol goes that a placeholder stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...basics.records import dataclass
from .jinja_text import as_number
from .tree import Element

GEOMETRY: Final = frozenset(
    {"x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "href", "d", "points", "preserveAspectRatio"}
)


@dataclass(frozen=True, slots=True)
class Code:
    """A number that is calculated for each card."""

    code: str


Number = float | Code


class PlaceholderError(ValueError):
    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message, self.hint = message, hint


def geometry(element: Element, computed: Mapping[str, str]) -> dict[str, Number]:
    """x, y, width and height of the symbol, from a rect, g, use or image, or round a circle or ellipse.

    *computed* holds the expressions of data-attr-…. Raises PlaceholderError.
    """

    def get(name: str, default: float | None = None) -> Number:
        return _number(element, computed, name, default)

    if element.name in ("rect", "g", "use", "image"):
        return {"x": get("x", 0), "y": get("y", 0), "width": get("width"), "height": get("height")}
    if element.name in ("circle", "ellipse"):
        rx, ry = (get("r"), get("r")) if element.name == "circle" else (get("rx"), get("ry"))
        return {
            "x": _minus(get("cx", 0), rx),
            "y": _minus(get("cy", 0), ry),
            "width": _twice(rx),
            "height": _twice(ry),
        }
    hint = "it stands on a rect, circle, ellipse, g, use or image, or on an empty tspan in a text"
    raise PlaceholderError(f"data-symbol stands on <{element.name}>", hint)


def _number(element: Element, computed: Mapping[str, str], name: str, default: float | None) -> Number:
    if name in computed:
        return Code(f"(({computed[name]})|float)")
    value = element.attributes.get(name)
    if value is None and default is not None:
        return default
    if value is None:
        raise PlaceholderError(
            f"data-symbol needs {name} on its <{element.name}>", "the symbol fills that box"
        )
    number = as_number(value)
    if number is None:
        message = f"{name}={value!r} is neither a number nor one {{{{ }}}}"
        raise PlaceholderError(message, "write it in user units, such as 4.5")
    return Code(number) if isinstance(number, str) else number


def _minus(left: Number, right: Number) -> Number:
    if isinstance(left, Code) or isinstance(right, Code):
        return Code(f"{_code(left)} - {_code(right)}")
    return left - right


def _twice(number: Number) -> Number:
    return Code(f"2 * {number.code}") if isinstance(number, Code) else 2 * number


def _code(number: Number) -> str:
    return number.code if isinstance(number, Code) else f"({number!r})"
