"""The backs: the well seen from above as a rose, the skills as a lattice of lozenges.

Turned by 180 degrees each looks the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ..document import Fragment, clipped, group, placed, stroke
from ..inks import Colour
from ..paths import Pen, brush, circle, curve, moved, polygon, rectangle
from .frames import BAND, HEIGHT, WIDTH, border, page, pane
from .inks import FLAME, GLASS, LEAD, PAPER, mixed, toned

CX, CY = WIDTH / 2, HEIGHT / 2


def course(cx: float, cy: float, inner: float, outer: float, count: int, tone: Callable[[int], Colour]) -> Fragment:
    """A ring of bricks."""

    def at(angle: float, radius: float) -> tuple[float, float]:
        return cx + radius * math.sin(angle), cy - radius * math.cos(angle)

    bricks = ""
    for i in range(count):
        a, b = i * math.tau / count, (i + 1) * math.tau / count
        pen = Pen().move(*at(a, inner)).arc(inner, inner, *at(b, inner)).line(*at(b, outer))
        bricks += pane(str(pen.arc(outer, outer, *at(a, outer), sweep=False).close()), tone(i))
    return bricks


def petals(
    cx: float, cy: float, inner: float, outer: float, count: int, half: float, tone: Callable[[int], Colour]
) -> Fragment:
    """Pointed leaves between two circles, the first half a step round."""
    belly = inner + (outer - inner) * 0.55
    leaf = [(0, -inner, True), (half, -belly), (0, -outer, True), (-half, -belly)]
    return "".join(pane(curve(moved(leaf, cx, cy, angle=(i + 0.5) * 360 / count)), tone(i)) for i in range(count))


def flame(cx: float, cy: float, size: float, angle: float = 0) -> Fragment:
    outline = "0 -4!, 1.7 -1.3, 1.9 .9, 0 2.4, -1.9 .9, -1.4 -.9"
    core = curve(moved("0 -1.4!, .8 .4, 0 1.7, -.8 .5", scale=size))
    body = pane(curve(moved(outline, scale=size)), FLAME) + f'<path d="{core}" fill="#FFF8DC"/>'
    return placed(body, cx, cy, angle=angle)


def flames(size: float) -> Fragment:
    """Two flames, foot to foot."""
    return flame(CX, CY - 2.6 * size, size) + flame(CX, CY + 2.6 * size, size, 180)


def rose(tones: Sequence[Colour]) -> Fragment:
    """The well from above: light is at the rim, where one comes from; the bottom is dark."""
    t = tones
    return group(
        pane(rectangle(0, 0, WIDTH, HEIGHT), t[0]),
        course(CX, CY, 40, 58, 20, lambda i: t[0] if i % 2 else mixed(t[0], t[1], 0.5)),
        course(CX, CY, 33.5, 40, 40, lambda i: t[1] if i % 2 else mixed(t[0], t[1], 0.5)),
        course(CX, CY, 25.5, 33.5, 24, lambda _: mixed(t[1], t[2], 0.5)),
        petals(CX, CY, 25.8, 33.2, 24, 2.3, lambda i: t[2] if i % 2 else t[0]),
        course(CX, CY, 21.8, 25.5, 32, lambda i: mixed(t[1], t[2], 0.4) if i % 2 else t[2]),
        course(CX, CY, 11, 21.8, 16, lambda _: t[3]),
        petals(CX, CY, 11.2, 21.4, 16, 2.7, lambda i: t[4] if i % 2 else t[2]),
        course(CX, CY, 8.6, 11, 16, lambda i: t[3] if i % 2 else t[4]),
        pane(circle(CX, CY, 8.6), t[5], 0.8),
    )


def back(edge: str, inside: Fragment) -> str:
    """Glass to the lead frame, a border round it."""
    window = rectangle(BAND, BAND, WIDTH - 2 * BAND, HEIGHT - 2 * BAND)
    return page(clipped(window, inside), border(edge), stroke(window, LEAD, 0.9))


def puits() -> str:
    return back("ambre", rose(("#FBDD96", "#CFDDB0", "#7FB8B8", "#3F7BA0", "#2B4A82", "#1E1930")) + flames(1))


def fatigue() -> str:
    """The same rose in smoke, two lids closed, the glass cracked in white."""
    tones = ("#D6D1DA", "#C2BDC8", "#A49DAE", "#837B90", "#4D465C", "#2C2538")
    lid = pane(curve("-8 0!, 0 -4.4, 8 0!, 0 1.6"), GLASS["smoke"][0], 0.6)
    lashes = "".join(
        brush(f"{x} {1.2 - abs(x) * 0.08} {x * 1.15} {4.4 - abs(x) * 0.2}", 0.8, 0.2) for x in (-5, -2.5, 0, 2.5, 5)
    )
    eye = lid + f'<path d="{lashes}" fill="{LEAD}"/>'
    cracks: list[list[tuple[float, float]]] = [
        [(31.5, 32), (29, 26), (33, 20), (30, 12), (34, 4)],
        [(43, 40), (52, 36), (60, 37)],
    ]
    split = "".join(stroke(polygon(points, closed=False), PAPER, 1.1, sharp=True) for points in cracks)
    middle = pane(circle(CX, CY, 12), "#D6D1DA", 0.8) + placed(eye, CX, CY + 3.2) + placed(eye, CX, CY - 3.2, angle=180)
    turned = placed(split, CX, CY, angle=180, origin=(CX, CY))
    return back("brume", rose(tones) + middle + split + turned)


def lattice(ramp: tuple[Colour, ...]) -> Fragment:
    """Lozenges, light in the middle, the glass of a seeker above and below."""
    wide, high = (WIDTH - 2 * BAND) / 6, (HEIGHT - 2 * BAND) / 7
    lozenges = ""
    for row in range(-7, 8):
        for column in range(-4, 5):
            x, y = CX + (column + (row % 2) * 0.5) * wide, CY + row * high / 2
            tone = toned(ramp, abs(row) * 0.5 + (abs(5 * column + 3 * row * (row % 2)) % 4) * 0.16)
            corners = [(x, y - high / 2), (x + wide / 2, y), (x, y + high / 2), (x - wide / 2, y)]
            lozenges += pane(polygon(corners), tone, 0.55)
    return lozenges


def skills(glass: str) -> str:
    light, mid, deep, _ = GLASS[glass]
    amber = GLASS["amber"]
    middle = pane(circle(CX, CY, 15), "#FFF3CF", 0.9)
    rim = course(CX, CY, 12, 15, 24, lambda i: amber[2] if i % 2 else amber[1])
    ground = lattice(("#FFF3CF", amber[0] if glass == "ruby" else GLASS["opal"][1], light, mid, deep))
    return back("ambre", ground + middle + rim + pane(circle(CX, CY, 12), PAPER, 0.6) + flames(1.7))


def drawings() -> dict[str, Callable[[], str]]:
    return {
        "dos/puits.svg": puits,
        "dos/fatigue.svg": fatigue,
        "dos/asha.svg": lambda: skills("ruby"),
        "dos/oriel.svg": lambda: skills("sapphire"),
    }
