"""Jinja for a card without values: whatever is made of a marked value is marked, until it is printed."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from functools import wraps
from typing import Any, Final

from markupsafe import Markup

from ..environment import LayoutEnvironment
from .marked import MarkedText, Part, is_marked, like, link_mark, nameless, parts_of, print_marked

_COUNTING: Final = frozenset(
    {"length", "count", "counted", "given", "looked_through", "sliceable", "default", "d"}
)
_STYLING: Final = ("bold", "italic", "styled")


class BlankEnvironment(LayoutEnvironment):
    def __init__(self, symbols: Iterable[str], pictures: Container[str]) -> None:
        """*pictures*: the paths of fields whose pictures are not known."""
        super().__init__(symbols)
        self.pictures = pictures
        plain: Mapping[str, Callable[..., Any]] = self.filters
        own = {
            "printed": self._printed,
            "signed": self._signed,
            "concatenated": self._concatenated,
            "join": self._join,
            "as_link": self._linked("as_link"),
            "in_link": self._linked("in_link"),
            "known_symbol": self._known_symbol,
            "symbol": self._symbol,
            **{name: self._styled(name) for name in _STYLING},
        }
        self._plain = {name: plain[name] for name in own}
        rest = {
            name: filter_ if name in _COUNTING else _marking(filter_)
            for name, filter_ in plain.items()
            if name not in own
        }
        self.filters = {**rest, **own}

    def getitem(self, obj: Any, argument: Any) -> Any:
        return like(super().getitem(obj, argument), argument, obj)

    def call(__self, __context: Any, __obj: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: N805
        result = super().call(__context, __obj, *args, **kwargs)
        return like(result, getattr(__obj, "__self__", None), *args)

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        """What is computed is no field of the card."""
        result = like(super().call_binop(context, operator, left, right), left, right)
        return nameless(result) if is_marked(result) else result

    # What prints.

    def _printed(self, value: Any) -> str:
        return str(print_marked(value)) if is_marked(value) else str(self._plain["printed"](value))

    def _signed(self, value: Any) -> Any:
        return MarkedText(parts_of(value)) if is_marked(value) else self._plain["signed"](value)

    def _styled(self, name: str) -> Callable[..., Any]:
        def styled(value: Any, *classes: str) -> Any:
            return self._plain[name](print_marked(value) if is_marked(value) else value, *classes)

        return styled

    def _concatenated(self, values: list[Any]) -> Any:
        if not any(is_marked(value) for value in values):
            return self._plain["concatenated"](values)
        if any(hasattr(value, "__html__") for value in values):
            return self._plain["concatenated"]([_as_markup(value) for value in values])
        return MarkedText(part for value in values for part in self._parts(value))

    def _parts(self, value: Any) -> tuple[Part, ...]:
        return parts_of(value) if is_marked(value) else (Part(self._plain["concatenated"]([value]), None),)

    def _join(self, value: Any, separator: str = "", attribute: str | None = None) -> Any:
        items = list(value) if value is not None else []
        if attribute is not None or not any(is_marked(item) for item in items):
            return self._plain["join"](items, separator, attribute)
        return self._concatenated([each for item in items for each in (separator, item)][1:])

    def _linked(self, name: str) -> Callable[..., str]:
        def linked(value: Any, file: str = "") -> str:
            marks = [p.path for p in parts_of(value)] if is_marked(value) else []
            found = [path for path in marks if path is not None and path in self.pictures]
            return link_mark(found[0]) if found else str(self._plain[name](value, file))

        return linked

    def _known_symbol(self, name: Any) -> str:
        plain = str(self._plain["known_symbol"](name))
        return plain + link_mark(name.path) if isinstance(name, MarkedText) else plain

    def _symbol(self, name: Any, classes: str = "") -> Any:
        return print_marked(name) if is_marked(name) else self._plain["symbol"](name, classes)


def _marking(filter_: Callable[..., Any]) -> Callable[..., Any]:
    """A filter whose result is marked as what it was given."""

    @wraps(filter_)
    def marking(*args: Any, **kwargs: Any) -> Any:
        return like(filter_(*args, **kwargs), *args)

    return marking


def _as_markup(value: Any) -> Any:
    return (
        print_marked(value)
        if is_marked(value)
        else value
        if value is None
        else Markup.escape(value)
        if isinstance(value, str)
        else value
    )
