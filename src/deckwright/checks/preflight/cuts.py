"""What is seen along the cut: art that ends too soon, white lines, borders that a cut shows to be uneven.

The picture is read along lines that cross the cut line at right angles, from the end of the bleed inwards.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy
import numpy.typing as npt

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...basics.units import measured, mm
from .finding import Finding, Findings
from .looking import SCALE, Look
from .outline import Rim, rim

WITHIN: Final = 1.0  # mm inside the cut; what is white so far needs no bleed
PAPER: Final = 248  # of 255: a channel that counts as white paper
SHORT: Final = 0.5  # mm that art may lack of the bleed and be told as a white line rather than as missing
REACHES: Final = 0.35  # mm inside the cut; art that begins deeper has a white border
SOME: Final = 0.05  # of the cut line: enough to be told
LONG: Final = 0.12  # of the cut line: about a side
MOST: Final = 0.6  # of the cut line, that a border runs along
RISE: Final = 50  # of 255, by which a white line is lighter than its neighbours
LIGHT: Final = 170  # of 255, that the darkest channel of a white line has
HALF_LIGHT: Final = 110  # the same where the line is half a pixel wide
APART: Final = 40  # of 255, between a border and what it borders
ALIKE: Final = 25  # of 255, within a border
EVEN: Final = 0.25  # mm that the width of a border may vary
SIDES: Final = (("top", 1, -1), ("right", 0, 1), ("bottom", 1, 1), ("left", 0, -1))

Mask = npt.NDArray[numpy.bool_]


@dataclass(frozen=True)
class Crossings:
    """The colours along lines across the cut: one line a row, from the end of the bleed to within the safe zone."""

    look: Look
    rim: Rim
    heights: npt.NDArray[numpy.float64]  # mm outside the cut, by column
    colours: npt.NDArray[numpy.int16]  # lines × columns × red, green, blue

    @cached_property
    def white(self) -> npt.NDArray[numpy.int16]:
        """How light the darkest channel is."""
        lightness: npt.NDArray[numpy.int16] = self.colours.min(axis=2)
        return lightness

    @cached_property
    def reach(self) -> npt.NDArray[numpy.float64]:
        """How far outside the cut the art ends, by line; NaN where there is none to the depth of `WITHIN`."""
        near = self.heights > -WITHIN
        inked = self.white[:, near] < PAPER
        first = inked.argmax(axis=1)
        return numpy.where(inked.any(axis=1), self.heights[near][first] + 0.5 / SCALE, numpy.nan)

    def column(self, height: float) -> int:
        return int(numpy.abs(self.heights - height).argmin())

    def sides(self, lines: Mask) -> str:
        """In words, the sides that *lines* lie on."""
        normals = self.rim.outwards[lines]
        names = [name for name, axis, sign in SIDES if (normals[:, axis] * sign > 0.8).mean() > 0.1]
        return ", ".join(names) or "part of it"

    def box(self, lines: Mask, height: float) -> Rect:
        """What holds the *lines* between the cut and the end of the bleed, in pixels."""
        bleed = self.look.face.component.bleed
        ends = self.rim.points[lines] + self.rim.outwards[lines] * height
        both = (numpy.concatenate([ends, self.rim.points[lines]]) + bleed) * SCALE
        (x, y), (right, bottom) = both.min(axis=0), both.max(axis=0)
        return Rect(float(x), float(y), float(right - x), float(bottom - y))


def crossings(look: Look) -> Crossings:
    component = look.face.component
    around = rim(component)
    deepest = max(component.safe, WITHIN) + 0.5
    heights = numpy.arange(component.bleed - 0.5 / SCALE, -deepest, -1 / SCALE)
    places = around.points[:, None] + around.outwards[:, None] * heights[None, :, None]
    pixels = numpy.floor((places + component.bleed) * SCALE).astype(numpy.int32)
    rows = pixels[:, :, 1].clip(0, look.pixels.shape[0] - 1)
    columns = pixels[:, :, 0].clip(0, look.pixels.shape[1] - 1)
    return Crossings(look, around, heights, look.pixels[rows, columns].astype(numpy.int16))


def edges(look: Look) -> Findings:
    """`bleed-missing`, `white-edge`, `border-thin`."""
    lines = crossings(look)
    if look.face.component.bleed > 0:
        yield from bleed(lines)
    yield from white_lines(lines)
    yield from border(lines)


def bleed(lines: Crossings) -> Findings:
    """Art that ends at the cut, or between it and the end of the bleed."""
    wanted = lines.look.face.component.bleed
    short = (lines.reach < wanted - SHORT) & (lines.reach > -REACHES)
    if short.mean() < SOME:
        return
    reach = max(0.0, float(numpy.median(lines.reach[short])))
    where = f"{measured(reach, wanted)} outside" if reach > 1 / SCALE else "at"
    message = (
        f"the drawing ends {where} the cut ({lines.sides(short)}); "
        f"it must go on to {mm(wanted)} outside, the end of the bleed"
    )
    hint = "draw grounds and pictures beyond the page: a cut that is a little off shows white paper"
    box = lines.box(short, wanted)
    found = lines.look.problem_at("bleed-missing", message, lines.look.layout, box, hint)
    yield Finding(found, wanted - reach)


def white_lines(lines: Crossings) -> Findings:
    """A row of white or half white pixels at the end of the bleed, or along the cut."""
    wanted = lines.look.face.component.bleed
    ends_early = (lines.reach >= wanted - SHORT) & (lines.reach < wanted - 0.5 / SCALE)
    fades = (lines.white[:, 0] - lines.white[:, 3] > RISE) & (lines.white[:, 0] > HALF_LIGHT)
    outer = ends_early | fades
    along_end = outer.mean() >= LONG
    if along_end:
        yield _white(lines, outer, "the end of the bleed" if wanted else "the cut", wanted)
    rises = _rises(lines)
    if rises.mean() >= LONG and (wanted or not along_end):  # without bleed both are the cut
        yield _white(lines, rises, "the cut", 0.0)


def _rises(lines: Crossings) -> Mask:
    """Where within half a millimetre of the cut one column is lighter than those on both its sides."""
    best: Mask = numpy.zeros(len(lines.white), numpy.bool_)
    for column in range(lines.column(0.5), lines.column(-0.5) + 1):
        if not 3 <= column < lines.white.shape[1] - 3:
            continue
        here = lines.white[:, column]
        beside = numpy.maximum(lines.white[:, column - 3], lines.white[:, column + 3])
        rises = (here - beside > RISE) & (here > LIGHT)
        best = rises if rises.mean() > best.mean() else best
    return best


def _white(lines: Crossings, where: Mask, along: str, height: float) -> Finding:
    message = f"a white line runs along {along} ({lines.sides(where)})"
    hint = "mostly a row of pixels in a picture: crop it, or place the picture a little larger"
    box = lines.box(where, height).outset(0.5 * SCALE)
    found = lines.look.problem_at("white-edge", message, lines.look.layout, box, hint)
    return Finding(found, float(where.mean()))


def border(lines: Crossings) -> Findings:
    """A border of one colour along most of the cut that is thinner than the safe zone."""
    safe = lines.look.face.component.safe
    start = lines.column(-0.25)
    colour = lines.colours[:, start]
    one_colour = numpy.abs(colour - numpy.median(colour, axis=0)).max(axis=1) <= ALIKE
    inwards = numpy.abs(lines.colours[:, start:] - colour[:, None]).max(axis=2) > APART
    depth = -lines.heights[start:][inwards.argmax(axis=1)]
    ends = inwards.any(axis=1) & one_colour
    if ends.mean() < MOST:
        return
    width = float(numpy.median(depth[ends]))
    even = ends & (numpy.abs(depth - width) <= EVEN)
    if even.mean() < MOST or width > safe - EVEN:
        return
    message = (
        f"a border of {measured(width)} runs along the cut; where a cut is {measured(width / 2)} off, one side of it "
        f"is three times as wide as the other"
    )
    hint = f"make it at least as wide as the safe zone ({mm(safe)}), or let the ground run on without one"
    found = lines.look.problem_at("border-thin", message, lines.look.layout, lines.box(even, -width), hint)
    yield Finding(found, safe - width)
