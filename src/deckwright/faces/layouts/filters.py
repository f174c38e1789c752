"""The filters of layouts: those of Jinja that are safe and always give the same, and a few of our own.

The first group is for authors. The second stands in what `dialect` writes: how a value prints depends on whether it
lands in a text or in an attribute.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sized
from decimal import Decimal
from itertools import islice
from typing import Any, Final

from jinja2 import filters as jinja
from jinja2 import pass_environment
from jinja2.runtime import Undefined
from markupsafe import Markup, escape

from ...basics.naming import meant_by, one_of
from ...basics.problems import did_you_mean
from .budget import Budget, LayoutError
from .paths import from_project
from .view import View

_SAFE: Final = (
    "abs capitalize count d default dictsort e escape first float groupby int items last length list lower map max"
    " min reject rejectattr reverse round select selectattr sort string sum title trim unique upper"
)
_NOT_XML: Final = r"\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff"  # XML 1.0, section 2.2
_ILLEGAL: Final = re.compile(f"[{_NOT_XML}]")
_SPECIAL: Final = re.compile(f"[&<>'\"{_NOT_XML}]")
# What works on letters, and so would spoil tags and entities.
ON_LETTERS: Final = frozenset(
    {
        "capitalize",
        "first",
        "last",
        "list",
        "lower",
        "reverse",
        "sort",
        "string",
        "title",
        "trim",
        "unique",
        "upper",
    }
)
_URL: Final = re.compile(r"(?:data|symbol):|#")
_PRECISION: Final = 15  # decimals
MINUS: Final = "\u2212"


def absent(value: Any) -> bool:
    """True for none, and for what an inline if without else comes to."""
    return value is None or type(value) is Undefined


def signed(value: float | Decimal) -> str:
    """+3, −3, 0."""
    return ("+" if value > 0 else "") + number(value).replace("-", MINUS)


def number(value: float | Decimal) -> str:
    """A number without the dust of floating point, at most four decimals; a Decimal as its author wrote it."""
    if isinstance(value, float):
        text = f"{value:.4f}".rstrip("0").rstrip(".")
        return "0" if text == "-0" else text
    return str(value)


def printed(value: Any) -> str:
    """A value as text content: none is nothing, numbers have a true minus, rich text and powers are tspans."""
    if isinstance(value, str) and not hasattr(value, "__html__"):
        return escaped(value)
    if value is None:
        return ""
    if isinstance(value, bool):
        raise LayoutError("layout-value", "a yes/no value cannot be printed", "show or hide with data-if")
    if isinstance(value, int | float | Decimal):
        return number(value).replace("-", MINUS)
    if isinstance(value, tuple | list | Mapping):
        hint = "loop over it, or write |join(', ')"
        raise LayoutError("layout-value", "a list or table cannot be printed whole", hint)
    if hasattr(value, "__html__"):
        return str(value.__html__())
    return escaped(str(value))


def in_attribute(value: Any) -> str:
    """A value in an attribute or a style: plain text, numbers as SVG reads them."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float | Decimal):
        return number(value)
    text = printed(value)
    if "<" in text:
        hint = "print it in a <text>, or use its .plain or .source"
        raise LayoutError("layout-value", "a rich text or a power cannot stand in an attribute", hint)
    return text


def as_attribute(value: Any, name: str) -> str:
    """The whole attribute, or nothing where the value is none."""
    return "" if absent(value) else f' {name}="{in_attribute(value)}"'


def as_link(value: Any, file: str) -> str:
    """The target of an image that *file* computes. Raises LayoutError for none and for an empty text."""
    if absent(value) or value == "":
        hint = "give the card one, or guard with data-if"
        raise LayoutError("layout-value", "no picture is given here", hint)
    return in_link(value, file)


def in_link(value: Any, file: str = "") -> str:
    """A value in the link of a picture, no URL: its percent signs are its own. It may be a path from *file*."""
    if not isinstance(value, str) or hasattr(value, "__html__"):
        return in_attribute(value)
    if _URL.match(value):
        return escaped(value)
    return escaped((from_project(value, file) if file else value).replace("%", "%25"))


def symbol_filter(symbols: Iterable[str]) -> Callable[[Any], str]:
    known = dict.fromkeys(symbols)

    def known_symbol(name: Any) -> str:
        """The name of a symbol, if the game has it."""
        if absent(name):
            raise LayoutError("unknown-symbol", "no symbol is given here", "guard with data-if")
        return escaped(str(name) if isinstance(name, Undefined) else symbol_named(str(name), known))

    return known_symbol


def symbol_named(name: str, known: Collection[str]) -> str:
    """The symbol that *name* means, in whatever capitals. Raises LayoutError where it means none, or several."""
    meant = meant_by(name, known)
    if len(meant) == 1:
        return meant[0]
    near = one_of(meant) if meant else did_you_mean(name, known)
    hint = near or "the symbols are the files of assets/<game>/symbols/, without .svg"
    raise LayoutError("unknown-symbol", f"{name!r} is no symbol of the game", hint)


def no_part(name: Any, known: str) -> str:
    """What a computed data-include comes to when no part has that name."""
    parts = known.split("|")
    hint = did_you_mean(str(name), parts) or f"the parts that fit are {', '.join(parts[:8])}"
    raise LayoutError("layout-include", f"there is no part {str(name)!r}", hint)


def bounded_filters(budget: Callable[[], Budget]) -> dict[str, Callable[..., Any]]:
    """Filters whose result may be much longer than what they are given; they pay first."""

    def replace(value: Any, old: str, new: str, count: int = -1) -> str:
        refuse_markup(value, "|replace")
        budget().look(value)
        text, old, new = str(value), str(old), str(new)
        budget().grow(len(text) + (text.count(old) if old else len(text) + 1) * len(new))
        return text.replace(old, new, count)

    def join(value: Iterable[Any], separator: str = "", attribute: str | None = None) -> Any:
        items = list(islice(value, budget().iterations + 1)) if value is not None else []
        budget().spend(len(items))
        parts = items if attribute is None else [_part(item, attribute) for item in items]
        budget().look([part for part in parts if isinstance(part, list | tuple | dict)])
        budget().grow(len(separator) * len(parts))
        between = [part for item in parts for part in (separator, item)][1:]
        return concatenated(between)

    def concatenated(values: list[Any]) -> Any:
        """What `~` makes: a text, or markup as soon as one of the parts is markup."""
        if any(hasattr(value, "__html__") for value in values):
            markup = [escape(value) for value in values]
            budget().grow(sum(map(len, markup)))
            return Markup("").join(markup)
        for value in values:
            if isinstance(value, list | tuple | dict):
                budget().look(value)
        texts = [
            "" if value is None else number(value) if _is_number(value) else str(value) for value in values
        ]
        budget().grow(sum(map(len, texts)))
        return "".join(texts)

    def counted(value: Any) -> Any:
        """What a loop runs over; every turn is paid for before the first."""
        if value is None:
            return ()
        if not isinstance(value, Sized):
            value = list(islice(value, budget().iterations + 1))
        budget().spend(len(value))
        return value

    return {"replace": replace, "join": join, "concatenated": concatenated, "counted": counted}


def refuse_markup(value: Any, what: str) -> None:
    """Raise LayoutError for a text that is made of tags already, which *what* would cut or spell in capitals."""
    if hasattr(value, "__html__"):
        hint = "use its .plain, or change the texts before they are joined"
        raise LayoutError("layout-value", f"{what} cannot change a rich text", hint)


def jinja_filters() -> dict[str, Callable[..., Any]]:
    return {name: jinja.FILTERS[name] for name in _SAFE.split()} | {"round": _round, "sum": _sum}


def _round(value: Any, precision: Any = 0, method: Any = "common") -> Any:
    """As Jinja's own, which raises ten to a power of any height."""
    if not isinstance(precision, int) or abs(precision) > _PRECISION:
        raise LayoutError("layout-value", f"|round takes up to {_PRECISION} decimals", None)
    return jinja.do_round(value, precision, method)


@pass_environment
def _sum(environment: Any, values: Iterable[Any], attribute: Any = None, start: Any = 0) -> Any:
    """As Jinja's own, of numbers: lists would be copied for each that is added to them."""
    if not _is_number(start):
        raise LayoutError("layout-value", "|sum adds numbers", "put lists together with +")
    return jinja.sync_do_sum(environment, values, attribute, start)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float | Decimal) and not isinstance(value, bool)


def _part(item: Any, attribute: str) -> Any:
    for name in attribute.split("."):
        item = item.look(name) if isinstance(item, View) else item[name]
    return item


def escaped(text: str) -> str:
    """Plain text as XML. Raises LayoutError for a character that XML cannot hold."""
    found = _SPECIAL.search(text)
    if found is None:
        return text
    if illegal := _ILLEGAL.search(text):
        raise LayoutError("layout-value", f"holds the control character U+{ord(illegal[0]):04X}", "delete it")
    return str(escape(text))
