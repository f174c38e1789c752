"""The burin: shapes with a tone become lines that swell in the dark, thin out in the light and bend over the form.

A plate keeps, for each cell of a raster, which shape is seen there; lines and contours are cut only where theirs is.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from ..document import Fragment, fill
from ..inks import Colour
from ..paths import Knot, PathData, Point, number

Array = NDArray[np.float64]
CELLS = 9  # of the raster, to the unit
INK, RED, PAPER = "#231A2C", "#A81E2E", "#FFFFFF"
PRINTED = 0.09  # the least width that is printed without gaps, a quarter of a point
THIN, LEAST, FULL = 0.095, 0.055, 0.93  # thinnest line cut, thinnest line asked for, greatest share of the pitch
STEP, TOLERANCE = 0.2, 0.022


@dataclass(frozen=True, slots=True)
class Look:
    """How a shape is cut; `centre` (x, y, squash) bends its lines into rings, or a fan if squash is 0."""

    tone: float = 0.5
    angle: float = 0
    round: float = 2.0
    light: float = 0.55
    bulge: float = 1.1
    halo: float = 0.45
    edge: float = 0.36
    pitch: float = 0.58
    centre: tuple[float, float, float] | None = None
    colour: str = "t"


@dataclass(slots=True)
class Courses:
    """Lines before they are cut: rows of points, where each row's right is, and how far off the next row runs."""

    points: Array
    normals: Array
    pitch: Array


@dataclass(slots=True)
class Layer:
    """One shape on the plate: its outline, its look, and its raster from (left, top)."""

    outline: Array
    look: Look
    left: int = 0
    top: int = 0
    mask: Array = field(default_factory=lambda: np.zeros((1, 1)))
    height: Array = field(default_factory=lambda: np.zeros((1, 1)))


def flowing(way: Sequence[Knot], *, closed: bool = True, steps: int = 7) -> Array:
    """Points on the curve through the knots; into and out of a corner it runs straight."""
    at = np.array([(k.x, k.y) for k in way], float)
    sharp = np.array([k.corner for k in way])
    before, after = np.roll(at, 1, 0), np.roll(at, -1, 0)
    if not closed:
        before[0], after[-1] = at[0], at[-1]
    slope = (after - before) / 2
    end = slice(None) if closed else slice(0, -1)
    chord = (after - at)[end]
    leave = np.where(sharp[end, None], chord, slope[end])
    reach = np.where(np.roll(sharp, -1)[end, None], chord, np.roll(slope, -1, 0)[end])
    u = (np.arange(steps) / steps)[None, :, None]
    a, b = at[end][:, None], np.roll(at, -1, 0)[end][:, None]
    h, k = u * u * (3 - 2 * u), u * (1 - u)
    found = (a + (b - a) * h + k * ((1 - u) * leave[:, None] - u * reach[:, None])).reshape(-1, 2)
    return found if closed else np.vstack([found, at[-1]])


def normals_of(points: Array) -> Array:
    """The unit vectors to the right of a way."""
    along = np.asarray(np.gradient(points, axis=0))
    across: Array = np.stack([-along[:, 1], along[:, 0]], 1)
    across /= np.maximum(1e-6, np.hypot(across[:, 0], across[:, 1]))[:, None]
    return across


def tapered(way: Sequence[Knot], widths: Sequence[float], *, round_ends: bool = False) -> Array:
    """A stroke along a smooth way, its width running through `widths`."""
    spine = flowing(way, closed=False)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(spine, axis=0).T))])
    half = np.interp(run / max(run[-1], 1e-6), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    aside = normals_of(spine) * half
    if not round_ends:
        return np.vstack([spine + aside, (spine - aside)[::-1]])
    bow = np.linspace(0, np.pi, 9)[1:-1, None]
    caps = [at + side * np.cos(bow) + np.array([side[1], -side[0]]) * np.sin(bow) * 0.8 for at, side in
            ((spine[-1], aside[-1]), (spine[0], -aside[0]))]  # fmt: skip
    return np.vstack([spine + aside, caps[0], (spine - aside)[::-1], caps[1]])


def oval(x: float, y: float, rx: float, ry: float = 0, turn: float = 0) -> Array:
    """An ellipse, or a circle without `ry`."""
    t = np.linspace(0, 2 * np.pi, max(14, int(rx * 7)), endpoint=False)
    u, v, a = rx * np.cos(t), (ry or rx) * np.sin(t), math.radians(turn)
    return np.stack([x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)], 1)


@cache
def _said(hundredths: int) -> str:
    return number(hundredths / 100)


def path(points: Array) -> PathData:
    """Straight runs from point to point, in relative steps."""
    cells = np.rint(points * 100).astype(int)
    steps = np.diff(cells, axis=0)
    words = [_said(int(v)) for v in steps[(steps != 0).any(1)].ravel()]
    run = "".join(word if word[0] == "-" else " " + word for word in words).strip()
    return f"M{_said(int(cells[0, 0]))} {_said(int(cells[0, 1]))}l{run}z" if run else ""


def closed_path(outline: Array) -> PathData:
    """A whole outline, without the points that it can spare."""
    way = shapely.linestrings(np.vstack([outline, outline[:1]]))
    return path(shapely.get_coordinates(shapely.simplify(way, TOLERANCE / 2, preserve_topology=False)))


def ribbons(points: Array, left: Array, right: Array, seen: NDArray[np.bool_], least: int = 5) -> PathData:
    """One outline for every run of `seen` points of each row, between its two sides."""
    flags = np.pad(seen, ((0, 0), (1, 1))).astype(np.int8).ravel()
    turns = np.flatnonzero(np.diff(flags))
    first, last = turns[::2], turns[1::2]
    long = last - first >= least
    first, last = first[long], last[long]
    if not len(first):
        return ""
    row, width = first // (seen.shape[1] + 2), seen.shape[1]
    first, last = first - 2 * row, last - 2 * row
    index = np.repeat(np.arange(len(first)), last - first)
    cell = np.concatenate([np.arange(a, b) for a, b in zip(first, last, strict=True)])
    assert cell.max() < seen.shape[0] * width
    sides = []
    for side in (left, right):
        lines = shapely.linestrings(side.reshape(-1, 2)[cell], indices=index)
        found, owner = shapely.get_coordinates(
            shapely.simplify(lines, TOLERANCE, preserve_topology=False), return_index=True
        )
        sides.append(np.split(found, np.flatnonzero(np.diff(owner)) + 1))
    both = zip(*sides, strict=True)
    return "".join(path(np.vstack([a, b[::-1]])) for a, b in both if not _is_hair(a, b))


def _is_hair(one: Array, other: Array) -> bool:
    """Whether what was short and pointed is so thin, now that it has few points, that it is printed with gaps."""
    if max(len(one), len(other)) > 3:
        return False
    return bool(shapely.hausdorff_distance(*map(shapely.linestrings, (one, other))) < PRINTED)


def sampled(field_: Array, points: Array, left: float = 0, top: float = 0) -> Array:
    """The field's values at points, between the cells; 0 outside."""
    h, w = field_.shape
    x, y = points[..., 0] * CELLS - left - 0.5, points[..., 1] * CELLS - top - 0.5
    inside = (x > -0.5) & (y > -0.5) & (x < w - 0.5) & (y < h - 0.5)
    x, y = np.clip(x, 0, w - 1.001), np.clip(y, 0, h - 1.001)
    i, j = x.astype(int), y.astype(int)
    i1, j1 = np.minimum(i + 1, w - 1), np.minimum(j + 1, h - 1)
    u, v = x - i, y - j
    top_, low = (1 - u) * field_[j, i] + u * field_[j, i1], (1 - u) * field_[j1, i] + u * field_[j1, i1]
    return np.asarray(np.where(inside, (1 - v) * top_ + v * low, 0))


def smoothed(values: Array, reach: int) -> Array:
    """The running mean of each row over 2 × `reach` + 1 values."""
    padded: Array = np.pad(values, ((0, 0), (reach + 1, reach)), "edge").cumsum(1)
    return np.asarray((padded[:, 2 * reach + 1 :] - padded[:, : -2 * reach - 1]) / (2 * reach + 1))


# ------------------------------------------------------------------------------------------- how lines run


def scaled(unit: Array, centre: Point, reach: float, pitch: float) -> Courses:
    """A line about the origin, grown about the centre: circles, ellipses, arches."""
    aside = normals_of(unit)
    aside *= np.sign((unit * aside).sum(1))[:, None]
    size = np.arange(pitch, reach, pitch)[:, None, None]
    apart = np.abs((unit * aside).sum(1)) * pitch
    shape = (len(size), len(unit))
    return Courses(np.array(centre) + size * unit, np.broadcast_to(aside, (*shape, 2)), np.broadcast_to(apart, shape))


def straight(centre: Point, reach: float, angle: float, pitch: float) -> Courses:
    """Parallel lines."""
    ahead = np.array([math.cos(math.radians(angle)), math.sin(math.radians(angle))])
    aside = np.array([-ahead[1], ahead[0]])
    t, s = np.arange(-reach, reach, STEP), np.arange(-reach, reach, pitch)
    points = np.array(centre) + t[None, :, None] * ahead + s[:, None, None] * aside
    return Courses(points, np.broadcast_to(aside, points.shape), np.full(points.shape[:2], pitch))


def fan(centre: Point, near: float, far: float, pitch: float) -> Courses:
    """Lines that run from a point."""
    middle = (near + far) / 2
    turns = np.arange(0, 2 * np.pi, pitch / middle)
    ahead = np.stack([np.cos(turns), np.sin(turns)], 1)
    r = np.arange(near, far, STEP)
    points = np.array(centre) + r[None, :, None] * ahead[:, None, :]
    aside = np.stack([-ahead[:, 1], ahead[:, 0]], 1)[:, None, :]
    apart = np.minimum(r / middle, 1.5) * pitch
    return Courses(points, np.broadcast_to(aside, points.shape), np.broadcast_to(apart, points.shape[:2]))


def circle(squash: float = 1, reach: float = 40) -> Array:
    t = np.linspace(0, 2 * np.pi, int(2 * np.pi * reach / 0.35))
    return np.stack([np.cos(t), squash * np.sin(t)], 1)


def arch() -> Array:
    """A pointed arch of half span 1 on long legs."""
    t = np.linspace(0, math.acos(0.45 / 1.45), 60)
    right = np.stack([-0.45 + 1.45 * np.cos(t), -1.45 * np.sin(t)], 1)
    leg = np.stack([np.ones(60), np.linspace(9, 0, 60, endpoint=False)], 1)
    half = np.vstack([leg, right])
    return np.vstack([half, (half * (-1, 1))[::-1][1:]])


# ------------------------------------------------------------------------------------------------ the plate


class Plate:
    """A picture as it is laid out; `svg` cuts it."""

    def __init__(self, width: float, height: float, tint: Colour, light: Point = (8, -12), seed: int = 1) -> None:
        self.width, self.height, self.light, self.rng = width, height, light, random.Random(seed)
        self.colours = {"t": tint, "w": PAPER, "r": RED, "k": INK}
        shape = (int(height * CELLS), int(width * CELLS))
        self.y, self.x = (np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5) / CELLS
        self.tone, self.owner = np.zeros(shape), np.zeros(shape, int)
        self.sky: Courses | None = None
        self.layers: list[Layer | None] = [None]
        self.order: list[int | Fragment] = []

    def behind(self, courses: Courses, middle: Point, near: float, tone: float) -> None:
        """The lines of the ground: none nearer than `near`, darker outwards."""
        away = np.hypot(self.x - middle[0], self.y - middle[1])
        span = max(self.width, self.height) * 0.62
        self.tone = np.where(away < near * 1.06, 0, 0.07 + tone * np.clip((away - near * 1.12) / span, 0, 1) ** 0.9)
        self.sky = courses

    def bare(self, outline: Array) -> None:
        """No line of what lies below runs here."""
        mask, left, top = self._raster(outline)
        h, w = mask.shape
        self.tone[top : top + h, left : left + w][mask > 0.5] = 0

    def _raster(self, outline: Array, grow: float = 0, margin: float = 0) -> tuple[Array, int, int]:
        left, top = (max(0, int((v - margin - grow) * CELLS) - 1) for v in outline.min(0))
        right, low = (int((v + margin + grow) * CELLS) + 2 for v in outline.max(0))
        right, low = min(right, self.tone.shape[1]), min(low, self.tone.shape[0])
        if right <= left or low <= top:
            return np.zeros((0, 0)), 0, 0
        image = Image.new("L", ((right - left) * 2, (low - top) * 2))
        at = [((x * CELLS - left) * 2, (y * CELLS - top) * 2) for x, y in outline]
        pen = ImageDraw.Draw(image)
        pen.polygon(at, fill=255)
        if grow:
            pen.line([*at, at[0], at[1]], fill=255, width=round(grow * CELLS * 4), joint="curve")
        return np.asarray(image.reduce(2), float) / 255, left, top

    def shape(self, outline: Array, look: Look) -> None:
        """One form over what is there, parted from it by a halo without lines."""
        mask, left, top = self._raster(outline, margin=look.round * 2)
        if not mask.size:
            return
        if look.halo:
            grown, x, y = self._raster(outline, look.halo)
            h, w = grown.shape
            self.owner[y : y + h, x : x + w][grown > 0.5] = -1
        h, w = mask.shape
        window = slice(top, top + h), slice(left, left + w)
        image = Image.fromarray((mask * 255).astype(np.uint8))
        wide = np.pad(
            np.asarray(image), (far := int(look.round * 2 * CELLS) + 1), "edge"
        )  # a form that the plate cuts off does not turn away there
        blurred = Image.fromarray(wide).filter(ImageFilter.GaussianBlur(look.round * CELLS))
        soft: Array = np.asarray(blurred, float) / 255
        steep = CELLS * look.round * 2.1
        down, across = (steep * np.asarray(np.gradient(soft, axis=i)) for i in (0, 1))
        inner = slice(far, -far), slice(far, -far)
        soft, down, across = soft[inner], down[inner], across[inner]
        lx, ly = self.light[0] - self.x[window], self.light[1] - self.y[window]
        turned = (across * lx + down * ly) / (np.hypot(lx, ly) + 6)
        inside = mask > 0.5
        self.tone[window][inside] = np.clip(look.tone + look.light * turned, 0, 0.97)[inside]
        self.owner[window][inside] = len(self.layers)
        self.order.append(len(self.layers))
        self.layers.append(Layer(outline, look, left, top, mask, np.clip(soft * 2 - 1, 0, 1) ** 0.55))

    def solid(self, outline: Array, colour: str) -> None:
        self.order.append(fill(closed_path(outline), self.colours[colour]))

    # ------------------------------------------------------------------------------------------- cutting

    def _cut(self, courses: Courses, owner: int, layer: Layer | None = None) -> PathData:
        points = courses.points
        if layer and layer.look.bulge:
            within = np.clip(points, 0.1, (self.width - 0.1, self.height - 0.1))
            rise = smoothed(sampled(layer.height, within, layer.left, layer.top), 4)
            points = points - courses.normals * (rise * layer.look.bulge)[..., None]
        x = np.clip((points[..., 0] * CELLS).astype(int), 0, self.tone.shape[1] - 1)
        y = np.clip((points[..., 1] * CELLS).astype(int), 0, self.tone.shape[0] - 1)
        mine = (self.owner[y, x] == owner) & (np.abs(points - (self.width / 2, self.height / 2)) < (
            self.width / 2, self.height / 2)).all(-1)  # fmt: skip
        wide = smoothed(sampled(self.tone, points), 2) * courses.pitch * FULL
        wide = np.where(wide < THIN, np.where(wide > LEAST, THIN, 0), wide) * (courses.pitch > 0.28)
        wide *= np.clip(smoothed(mine.astype(float), 2) * 1.7 - 0.7, 0.12, 1)  # the burin leaves in a point
        half = courses.normals * (wide / 2)[..., None]
        return ribbons(points, points + half, points - half, mine & (wide > 0))

    def _courses(self, layer: Layer) -> Courses:
        low, high = layer.outline.min(0), layer.outline.max(0)
        low, high = np.maximum(low, 0), np.minimum(high, (self.width, self.height))
        look = layer.look
        if look.centre:
            x, y, squash = look.centre
            corners = [(x - u, y - v) for u in (low[0], high[0]) for v in (low[1], high[1])]
            far = max(math.hypot(u, v / (squash or 1)) for u, v in corners)
            if squash:
                return scaled(circle(squash, far), (x, y), far, look.pitch)
            inside = low[0] <= x <= high[0] and low[1] <= y <= high[1]
            near = 0.6 if inside else max(0.6, min(math.hypot(u, v) for u, v in corners) * 0.5)
            return fan((x, y), near, far, look.pitch)
        middle = (low + high) / 2
        return straight((middle[0], middle[1]), math.hypot(*(high - low)) / 2 + 2.4, look.angle, look.pitch)

    def _contour(self, layer: Layer, owner: int) -> PathData:
        """The outline inside, thick away from the light, where the shape is seen."""
        way = np.vstack([layer.outline, layer.outline[:1]])
        lengths = np.hypot(*np.diff(way, axis=0).T)
        run = np.concatenate([[0], np.cumsum(lengths)])
        at = np.union1d(np.arange(0, run[-1], 0.25), run)
        way = np.stack([np.interp(at, run, way[:, i]) for i in (0, 1)], 1)
        aside = normals_of(way)
        if np.sum(way[:-1, 0] * way[1:, 1] - way[1:, 0] * way[:-1, 1]) > 0:
            aside = -aside  # outwards
        lit = np.array(self.light) - way
        lit /= np.maximum(1e-6, np.hypot(*lit.T))[:, None]
        turned = np.clip(0.5 - 0.5 * (aside * lit).sum(1), 0, 1)
        wide = np.maximum(THIN, layer.look.edge * (0.3 + 0.9 * turned))
        within = way - aside * 0.2
        x, y = (within * CELLS).astype(int).T
        there = (x >= 0) & (y >= 0) & (x < self.tone.shape[1]) & (y < self.tone.shape[0])
        seen = there & (self.owner[y.clip(0, self.tone.shape[0] - 1), x.clip(0, self.tone.shape[1] - 1)] == owner)
        if seen.all():
            outer, inner_ = way + aside * 0.03, way - aside * wide[:, None]
            return ribbons(way[None], outer[None], inner_[None], np.ones((1, len(way)), bool))
        turn = int(np.flatnonzero(~seen)[0])
        way, aside, wide = (np.roll(v[:-1], -turn, 0) for v in (way, aside, wide))
        seen = np.roll(seen[:-1], -turn)
        return ribbons(way[None], (way + aside * 0.03)[None], (way - aside * wide[:, None])[None], seen[None])

    def cut(self, *, ground: bool = True) -> Fragment:
        """Everything in its order; without the ground, what stands in front of the frame."""
        found = []
        if ground and self.sky:
            found.append(fill(self._cut(self.sky, 0), INK))
        for item in self.order:
            if isinstance(item, str):
                found.append(item)
                continue
            layer = self.layers[item]
            assert layer
            lines = self._cut(self._courses(layer), item, layer) if layer.look.tone >= 0 else ""
            found.append(fill(closed_path(layer.outline), self.colours[layer.look.colour]))
            found.append(fill(lines, INK) + (fill(self._contour(layer, item), INK) if layer.look.edge else ""))
        return "".join(found)
