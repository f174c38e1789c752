"""The struck medal: ring in ring, 72 even cuts, the team told by the rim as well as by its colour.

A medal is drawn in a box of 100 × 100; what it shows may reach over the ring of cuts, never over the rim.
"""

from __future__ import annotations

import math

from ..document import Fragment, clipped, fill
from ..inks import BLACK, BONE, Colour
from ..paths import PathData, Pen, circle, polygon, spike, turned

CUTS = 72
MIDDLE = (50.0, 50.0)


def cuts(outer: float, inner: float, colour: Colour, count: int = CUTS, wide: float = 0.86) -> Fragment:
    """A ring of wedges, broad at the rim and pointed to the middle."""
    foot = 2 * math.pi * outer / count * wide
    at = (turned(MIDDLE, i * 360 / count, outer, 0) for i in range(count))
    return fill("".join(spike(x, y, outer - inner, foot, i * 360 / count + 180) for i, (x, y) in enumerate(at)), colour)


def toothed(outer: float, inner: float, teeth: int = 36) -> PathData:
    """The rim of Crâne: a cog of pointed teeth."""
    points = []
    for i in range(teeth):
        for part, reach in ((0, outer), (0.5, inner)):
            points.append(turned(MIDDLE, (i + part) * 360 / teeth, reach, 0))
    return polygon(points)


def notches(outer: float, inner: float, wide: float = 9) -> PathData:
    """The four notches of Épée's rim: small wedges that point to the middle, on the diagonals."""
    path = ""
    for angle in (45, 135, 225, 315):
        x, y = turned(MIDDLE, angle, outer, 0)
        path += spike(x, y, outer - inner, wide, angle + 180)
    return path


def rim(team: str) -> Fragment:
    """The outermost ring, of bone on black."""
    if team == "crane":
        return fill(toothed(50, 46.6), BLACK) + fill(circle(50, 50, 45), BONE) + fill(circle(50, 50, 43.4), BLACK)
    ring = fill(circle(50, 50, 49.6), BLACK) + fill(circle(50, 50, 47), BONE) + fill(circle(50, 50, 44.6), BLACK)
    return ring + fill(notches(50, 42.6), BLACK)


def coined(team: str, bust: Fragment) -> Fragment:
    """A bust that ends at the inner ring, as on a coin; above, a charge may reach over the rim."""
    edge, seam = {"epee": 43.2, "crane": 42.2}[team], 70.0
    reach = math.sqrt(edge**2 - (seam - MIDDLE[1]) ** 2)
    pen = Pen().move(-10, -10).line(110, -10).line(110, seam).line(50 + reach, seam)
    return clipped(str(pen.arc(edge, edge, 50 - reach, seam).line(-10, seam).close()), bust)


def struck(team: str, spot: Colour, charge: Fragment, *, ground: float = 31) -> Fragment:
    """The whole medal: rim, cuts in the team's colour, black ground, and what is struck on it."""
    return rim(team) + cuts(42.4, ground - 1, spot) + fill(circle(50, 50, ground), BLACK) + charge
