"""The list of all motifs: each drawing function signs in with its art id, its inks and its box."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ..document import Fragment, document, placed
from ..inks import Inks

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

    @property
    def title(self) -> str:
        return (self.drawing.__doc__ or "").split("\n", 1)[0].rstrip(".")

    def __call__(self) -> str:
        """The whole SVG document."""
        box, picture = self.box, self.drawing(self.inks)
        if self.shrink != 1:
            foot = (box.width / 2, box.height - 2)
            picture = placed(picture, *foot, self.shrink, origin=foot)
        return document(0, 0, box.width, box.height, picture, title=self.title)


MOTIFS: dict[str, Motif] = {}
"""Output path below `assets/caveloot/` → the motif."""


def motif(art_id: str, inks: Inks, box: Box = SQUARE, *, shrink: float = 1) -> Callable[[Drawing], Drawing]:
    """Sign a drawing function in under its art id. Raises ValueError for an id used twice."""
    path = f"art/{art_id}.svg"

    def sign_in(drawing: Drawing) -> Drawing:
        if path in MOTIFS:
            raise ValueError(f"two motifs are called {art_id}")
        MOTIFS[path] = Motif(drawing, inks, box, shrink)
        return drawing

    return sign_in
