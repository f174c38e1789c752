"""Progress tokens, the counter of life, the faces of the dice; figures and signs are set by the layouts."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..document import Fragment, document, fill, stroke
from ..inks import Colour
from ..paths import circle, polygon, rectangle
from .backs import course, petals
from .frames import pane
from .inks import GLASS, LEAD, PAPER, toned

AMBER = GLASS["amber"]


def token(points: int) -> str:
    """18 mm across and 2 mm of bleed: plain rays for one point, dark rays and petals for three."""
    if points == 1:
        rays = course(11, 11, 6.4, 13, 12, lambda i: AMBER[1] if i % 2 else AMBER[0])
        return document(0, 0, 22, 22, rays, pane(circle(11, 11, 6.4), PAPER, 0.6))
    rays = course(11, 11, 6.4, 13, 18, lambda i: AMBER[3] if i % 2 else AMBER[2])
    leaves = petals(11, 11, 6, 9.2, 18, 0.9, lambda _: AMBER[0])
    middle = pane(circle(11, 11, 6.4), AMBER[0], 0.6) + pane(circle(11, 11, 5.5), AMBER[0], 0.35)
    return document(0, 0, 22, 22, rays, leaves, middle)


def counter() -> str:
    """60 mm across: eleven panes from pale to ruby, lead at zero, each lying round its figure."""
    fade = ("#BC2A3C", "#E0605A", "#F4B3AC", "#FFE3DC")

    def tone(i: int) -> Colour:
        return "#3A3448" if i == 10 else toned(fade, i * 0.3)

    panes = ""
    for i in range(11):
        a, b = ((i + half) * math.tau / 11 for half in (0.5, 1.5))
        corners = [(32 + r * math.sin(t), 32 - r * math.cos(t)) for t, r in ((a, 18), (a, 40), (b, 40), (b, 18))]
        panes += pane(polygon(corners), tone(i), 0.7)
    rim = pane(circle(32, 32, 18.5), AMBER[1], 0.7) + course(
        32, 32, 12, 18.5, 22, lambda i: AMBER[1] if i % 2 else AMBER[0]
    )
    return document(0, 0, 64, 64, panes, rim, pane(circle(32, 32, 12), PAPER, 0.7))


# the two tones of the eight rays
FACES: dict[str, tuple[Colour, Colour]] = {
    "rouge": ("#C22F3D", "#8E1C30"),
    "vert": ("#6CBC80", "#3B9E66"),
    "bleu": ("#2F6CC0", "#173A73"),
    "lumiere": ("#FFF3CF", "#FFE3A0"),
    "obscurite": (LEAD, LEAD),
}


def face(name: str) -> str:
    """16 mm across and 2 mm of bleed: eight rays and a disc; the dark one is all lead with a white ring."""
    if name == "obscurite":
        ring = stroke(circle(10, 10, 6.3), PAPER, 0.4)
        return document(0, 0, 20, 20, fill(rectangle(0, 0, 20, 20), LEAD), ring)
    rays: Fragment = ""
    for i in range(8):
        a, b = i * math.tau / 8, (i + 1) * math.tau / 8
        corners = [(10, 10), *((10 + 20 * math.cos(t), 10 + 20 * math.sin(t)) for t in (a, b))]
        rays += pane(polygon(corners), FACES[name][i % 2])
    return document(0, 0, 20, 20, rays, pane(circle(10, 10, 6.7), PAPER, 0.7))


def drawings() -> dict[str, Callable[[], str]]:
    found: dict[str, Callable[[], str]] = {"jetons/compteur.svg": counter}
    found |= {f"jetons/jeton-{points}.svg": lambda points=points: token(points) for points in (1, 3)}  # type: ignore[misc]
    found |= {f"jetons/face-{name}.svg": lambda name=name: face(name) for name in FACES}  # type: ignore[misc]
    return found
