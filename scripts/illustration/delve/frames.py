"""The borders of the cards: a band of panes 4.2 mm wide, to the bleed, in the pattern of a colour.

In grey: red is dark with small light points inwards, green pale with leaves in the middle, blue half and half with
tall crests, white is white with stars, black lead with rings.
"""

from collections.abc import Callable

from ..document import Fragment, document, fill, outlined, shifted, stroke
from ..inks import Colour
from ..paths import Pen, circle, polygon, rectangle, star
from .inks import LEAD, PAPER, WEB

WIDTH, HEIGHT = 63.0, 88.0
BAND = 4.2  # of the border, inside the trim
OUT = 3.2  # beyond it: the bleed and a little more
BOSS = 1.35


def pane(path: str, colour: Colour, lead: float = 0.5) -> Fragment:
    return outlined(path, colour, LEAD, lead)


def row(length: float, pitch: float, draw: Callable[[int, float], Fragment]) -> Fragment:
    """*draw* (number, width) once for each pitch, each in its place along a band."""
    count = round(length / pitch)
    width = length / count
    return "".join(shifted(i * width, 0, draw(i, width)) for i in range(count))


def whole(width: float) -> str:
    return rectangle(0, -OUT, width, BAND + OUT)


# One band, along x from 0, y from -OUT (bleed) to BAND (inside).


def rouge(i: int, w: float) -> Fragment:
    dark, darker = ("#B8263A", "#8E1C30") if i % 2 else ("#8E1C30", "#B8263A")
    left = polygon([(0, -OUT), (w / 2, -OUT), (w / 2, -0.4), (0, BAND)])
    right = polygon([(w / 2, -OUT), (w, -OUT), (w, BAND), (w / 2, -0.4)])
    point = polygon([(0, BAND), (w / 2, -0.4), (w, BAND)])
    return pane(left, dark) + pane(right, darker) + pane(point, "#F4B3AC")


def vert(i: int, w: float) -> Fragment:
    leaf = str(Pen().move(0, 1.9).quad(w / 2, -2.5, w, 1.9).quad(w / 2, 6.3, 0, 1.9).close())
    vein = stroke(str(Pen().move(0.7, 1.9).line(w - 0.7, 1.9)), LEAD, 0.3)
    return pane(whole(w), "#D3ECC6") + pane(leaf, "#6CBC80" if i % 2 else "#3B9E66") + vein


def bleu(_: int, w: float) -> Fragment:
    crest = Pen().move(0, BAND).cubic(w * 0.3, BAND, w * 0.16, -0.9, w * 0.5, -0.9)
    crest.cubic(w * 0.84, -0.9, w * 0.7, BAND, w, BAND).close()
    core = Pen().move(w * 0.33, BAND).cubic(w * 0.4, BAND, w * 0.4, 1.7, w * 0.5, 1.7)
    core.cubic(w * 0.6, 1.7, w * 0.6, BAND, w * 0.67, BAND).close()
    return pane(whole(w), "#1D55A6") + pane(str(crest), "#CFE3F6") + pane(str(core), "#4F8FD6", 0.4)


def blanc(_: int, w: float) -> Fragment:
    return pane(whole(w), PAPER) + pane(star(w / 2, 2.25, 1.5, 0.62, 4), "#DDD3C6", 0.35)


def noir(_: int, w: float) -> Fragment:
    ring = stroke(circle(w / 2, 2.4, 1.05), WEB, 0.4)
    return fill(whole(w), LEAD) + ring + fill(circle(0, 2.4, 0.4), WEB)


def ambre(i: int, w: float) -> Fragment:
    return pane(whole(w), ("#FFEBB0", "#FFF6D6", "#FBC65A")[i % 3], 0.4)


def brume(i: int, w: float) -> Fragment:
    crack = str(Pen().move(w * 0.14, -OUT).line(w * 0.38, 0.6).line(w * 0.26, 1.8).line(w * 0.6, BAND))
    cracked = stroke(crack, PAPER, 0.8, sharp=True) if i % 2 else ""
    return pane(whole(w), ("#B4ACBC", "#D6D1DA", "#B4ACBC", "#8B8297")[i % 4]) + cracked


# name: pitch, one piece of the band, the corner's glass, the boss
BORDERS: dict[str, tuple[float, Callable[[int, float], Fragment], Colour, Colour]] = {
    "rouge": (5.4, rouge, "#8E1C30", "#F4B3AC"),
    "vert": (4.9, vert, "#D3ECC6", "#F1F9EA"),
    "bleu": (7.8, bleu, "#1D55A6", "#CFE3F6"),
    "blanc": (6.4, blanc, PAPER, PAPER),
    "noir": (7.2, noir, "#0F0C15", "#756C80"),
    "ambre": (2.4, ambre, "#FFEBB0", "#FFF6D6"),
    "brume": (7.0, brume, "#8B8297", "#D6D1DA"),
}


def border(name: str) -> Fragment:
    """All four bands and the corners; the middle is left empty."""
    pitch, draw, glass, boss = BORDERS[name]
    across, down = WIDTH - 2 * BAND, HEIGHT - 2 * BAND
    steps = (
        (f"translate({BAND} 0)", across),
        (f"translate({WIDTH - BAND} {HEIGHT:g}) rotate(180)", across),
        (f"translate(0 {HEIGHT - BAND}) rotate(-90)", down),
        (f"translate({WIDTH:g} {BAND}) rotate(90)", down),
    )
    bands = "".join(f'<g transform="{step}">{row(length, pitch, draw)}</g>' for step, length in steps)
    corners = "".join(
        pane(rectangle(x, y, BAND + OUT, BAND + OUT), glass) + pane(circle(bx, by, BOSS), boss, 0.45)
        for x, bx in ((-OUT, 2.2), (WIDTH - BAND, WIDTH - 2.2))
        for y, by in ((-OUT, 2.2), (HEIGHT - BAND, HEIGHT - 2.2))
    )
    return bands + corners


def page(*children: Fragment) -> str:
    """A file of the size of a card with its bleed."""
    return document(-OUT, -OUT, WIDTH + 2 * OUT, HEIGHT + 2 * OUT, *children)


def drawings() -> dict[str, Callable[[], str]]:
    return {f"cadres/bord-{name}.svg": lambda name=name: page(border(name)) for name in BORDERS}  # type: ignore[misc]
