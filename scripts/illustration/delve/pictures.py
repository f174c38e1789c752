"""Which picture stands on which card, and in which of the four storeys."""

from collections.abc import Callable
from functools import partial

from ..document import Fragment
from ..glass import beasts, halls
from ..glass.panes import window
from ..glass.wells import Ramp

STOREYS: tuple[Ramp, ...] = tuple(
    tuple(tones.split())
    for tones in (
        "#FFF6D2 #FDE7A4 #F6D58C #CFDDB0 #93C5B4 #5FA5A6 #3C8391",
        "#FFF3C8 #FBDD96 #DCD9A6 #9CC7BA #629FB4 #3F7BA0 #2B5B86",
        "#FFF0BC #E8D9AE #AECBC6 #7399C2 #4C6FAE #384F90 #2A3670",
        "#FFEDB4 #D9BFC0 #A391C4 #6F68AE #4C4590 #37306F #251F4E",
    )
)
"""The well descends: seven tones each, mouth outwards."""

WELL: dict[str, tuple[Callable[[Ramp], Fragment], int]] = {
    "le-grand-cerf": (beasts.stag, 2),
    "le-paon-aux-cent-yeux": (beasts.peacock, 1),
    "la-devinette-de-la-bete": (beasts.sphinx, 3),
    "les-cavernes-aux-cristaux": (halls.crystal_cave, 3),
    **{f"les-3-fontaines-{i + 1}": (partial(halls.fountains, tall=(1, 0, 2)[i]), 2) for i in range(3)},
    **{f"le-labyrinthe-{i + 1}": (partial(halls.maze, copy=i), i + 1) for i in range(4)},
    "la-symphonie-de-vainglory": (halls.organ, 1),
    "le-chemin-oublie": (halls.faded_way, 3),
    "le-rideau-se-leve": (halls.curtain_rises, 1),
}


def _window(draw: Callable[[], Fragment], height: float) -> str:
    return window(height, draw())


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    well = {slug: partial(_window, partial(draw, STOREYS[storey - 1]), 46.0) for slug, (draw, storey) in WELL.items()}
    return {f"images/{slug}.svg": draw for slug, draw in well.items()}
