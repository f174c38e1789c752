"""What draws one card's subject, in which inks, in which box; and how a game's catalogue is put together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from .document import Fragment, document, placed
from .inks import Inks

Drawing: TypeAlias = Callable[[Inks], Fragment]


@dataclass(frozen=True, slots=True)
class Box:
    """The view box of a motif; its foot stands two units above the lower edge."""

    width: float
    height: float


SQUARE = Box(100, 100)


STRIP = Box(160, 88)
"""For the low and broad window of quests, guilds, passages and dungeons."""


@dataclass(frozen=True, slots=True)
class Motif:
    """One subject: what draws it, in which inks, in which box, how much it is shrunk towards its foot to fit."""

    drawing: Drawing
    inks: Inks
    box: Box
    shrink: float = 1
    title: str = ""

    def __call__(self) -> str:
        """The whole SVG document."""
        box, picture = self.box, self.drawing(self.inks)
        if self.shrink != 1:
            foot = (box.width / 2, box.height - 2)
            picture = placed(picture, *foot, self.shrink, origin=foot)
        title = self.title or (getattr(self.drawing, "func", self.drawing).__doc__ or "").split("\n", 1)[0].rstrip(".")
        return document(0, 0, box.width, box.height, picture, title=title)


def joined(*sources: Mapping[str, Callable[[], str]]) -> dict[str, Callable[[], str]]:
    """Drawings by the paths of their files. Raises ValueError for a path drawn twice."""
    found: dict[str, Callable[[], str]] = {}
    for source in sources:
        if twice := found.keys() & source.keys():
            raise ValueError(f"drawn twice: {', '.join(sorted(twice))}")
        found |= source
    return found
