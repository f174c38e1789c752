"""Values that know which field they are of: they behave as those of a card, and print as room for what is written.

A mark is the path of a field, such as `name`, `stats.ac` or `powers.2.name`; an empty one is that of what is printed
of a card and is no field of it: its number, or a sum.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal
from typing import Any, Final, NamedTuple

from markupsafe import Markup, escape

ROOM: Final = "\u00a0"  # what stands for a letter: every font has it
LETTER: Final = 3  # of them are at least as wide as a letter
PICTURE_MARK: Final = "\ue0b0"  # round the path of a field, in the link of a picture or symbol
_IN_LINK: Final = re.compile(f"{PICTURE_MARK}(.*?){PICTURE_MARK}")


class Part(NamedTuple):
    text: str
    path: str | None  # None: this is printed as it is
    room: int = 0  # letters that there is room for, at least


class MarkedText(str):
    """A text that is, or holds, what fields say."""

    parts: tuple[Part, ...]

    def __new__(cls, parts: Iterable[Part]) -> MarkedText:
        kept = tuple(parts)
        made = super().__new__(cls, "".join(part.text for part in kept))
        made.parts = kept
        return made

    def __bool__(self) -> bool:
        return True

    @property
    def path(self) -> str:
        """The one field that it is of; nothing where there are several."""
        paths = {part.path for part in self.parts if part.path is not None}
        return paths.pop() if len(paths) == 1 else ""

    @property
    def room(self) -> int:
        return max(part.room for part in self.parts)


class MarkedInteger(int):
    """A number that nobody has written yet: nothing is drawn so many times, and still it is there."""

    path: str
    room: int

    def __bool__(self) -> bool:
        return True


class MarkedNumber(Decimal):
    path: str
    room: int

    def __bool__(self) -> bool:
        return True


Marked = MarkedText | MarkedInteger | MarkedNumber


def mark_text(text: str, path: str, room: int) -> MarkedText:
    return MarkedText((Part(text, path, room),))


def mark_number(value: float | Decimal, path: str, room: int) -> MarkedInteger | MarkedNumber:
    made = MarkedInteger(value) if isinstance(value, int) else MarkedNumber(str(value))
    made.path, made.room = path, room
    return made


def is_marked(value: Any) -> bool:
    return isinstance(value, Marked) or isinstance(getattr(value, "mark", None), Part)


def parts_of(value: Any) -> tuple[Part, ...]:
    """What a marked value prints."""
    if isinstance(value, MarkedText):
        return value.parts
    if isinstance(value, MarkedInteger | MarkedNumber):
        return (Part(str(value), value.path, value.room),)
    part: Part = value.mark
    return (part,)


def like(result: Any, *sources: Any) -> Any:
    """*result* marked as those of *sources* are from which it was made."""
    marked = [source for source in sources if is_marked(source)]
    if not marked or is_marked(result) or isinstance(result, bool):
        return result
    parts = [part for source in marked for part in parts_of(source) if part.path is not None]
    paths = {part.path for part in parts}
    path, room = (paths.pop() or "" if len(paths) == 1 else ""), max((p.room for p in parts), default=0)
    if isinstance(result, str) and not hasattr(result, "__html__"):
        return mark_text(result, path, max(room, 1))
    is_same = isinstance(marked[0], MarkedInteger | MarkedNumber) and result == marked[0]
    if isinstance(result, int | Decimal) and isinstance(marked[0], MarkedInteger | MarkedNumber):
        return mark_number(result, path if is_same else "", room)
    return result


def nameless(value: Marked) -> Marked:
    """The same value, which is that of no field."""
    if isinstance(value, MarkedText):
        return MarkedText(part if part.path is None else part._replace(path="") for part in value.parts)
    return mark_number(value, "", value.room)


def print_marked(value: Any) -> Markup:
    """Text content: of what fields say, a tspan with the path and room for it."""
    return Markup("").join(_print(part) for part in parts_of(value))


def _print(part: Part) -> Markup:
    if part.path is None:
        return Markup(escape(part.text))
    return Markup('<tspan data-field="{}">{}</tspan>').format(part.path, ROOM * max(2, LETTER * part.room))


def link_mark(path: str) -> str:
    return f"{PICTURE_MARK}{path}{PICTURE_MARK}"


def marked_path(link: str) -> str | None:
    """The path of the field that a link is of."""
    found = _IN_LINK.search(link)
    return found[1] if found else None


def without_mark(link: str) -> str:
    return _IN_LINK.sub("", link)
