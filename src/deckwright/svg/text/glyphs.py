"""Letters that are paints in their font (OpenType's table `COLR`): fills, gradients and composites, as vectors.

Lengths are units of the font, y upwards.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Final, NamedTuple

import cairocffi

from ...basics.geometry import Matrix
from ...basics.records import dataclass
from ..canvas import costs
from ..canvas.canvas import Canvas, native
from ..document.tree import Node
from ..document.values import Color
from ..paint import gradients
from ..typeset import ColoredGlyph, SetText
from ..typeset.paints import (
    Clip,
    Composite,
    Layers,
    Linear,
    Paint,
    Radial,
    Shape,
    Solid,
    Sweep,
    Transform,
)
from ..typeset.pango import cairo

_OPERATORS: Final = {
    "out": cairocffi.OPERATOR_OUT,
    "backdrop-out": cairocffi.OPERATOR_DEST_OUT,
    "atop": cairocffi.OPERATOR_ATOP,
    "backdrop-atop": cairocffi.OPERATOR_DEST_ATOP,
    "xor": cairocffi.OPERATOR_XOR,
    "plus": cairocffi.OPERATOR_ADD,
}  # which no PDF has: what they make becomes pixels there
_BLEND: Final = {
    "over": cairocffi.OPERATOR_OVER,
    "screen": cairocffi.OPERATOR_SCREEN,
    "overlay": cairocffi.OPERATOR_OVERLAY,
    "darken": cairocffi.OPERATOR_DARKEN,
    "lighten": cairocffi.OPERATOR_LIGHTEN,
    "color-dodge": cairocffi.OPERATOR_COLOR_DODGE,
    "color-burn": cairocffi.OPERATOR_COLOR_BURN,
    "hard-light": cairocffi.OPERATOR_HARD_LIGHT,
    "soft-light": cairocffi.OPERATOR_SOFT_LIGHT,
    "difference": cairocffi.OPERATOR_DIFFERENCE,
    "exclusion": cairocffi.OPERATOR_EXCLUSION,
    "multiply": cairocffi.OPERATOR_MULTIPLY,
    "hue": cairocffi.OPERATOR_HSL_HUE,
    "saturation": cairocffi.OPERATOR_HSL_SATURATION,
    "color": cairocffi.OPERATOR_HSL_COLOR,
    "luminosity": cairocffi.OPERATOR_HSL_LUMINOSITY,
}
_PIECE: Final = math.radians(6)  # of a sweep: colours between its ends run along a straight line
_TURN: Final = 2 * math.pi
_NEAR: Final = 1e-6  # of a gradient: nearer stops are one
_MOST_PERIODS: Final = 256


@dataclass(frozen=True, slots=True)
class Letter:
    """A coloured glyph where it stands, and the paint of its text."""

    set: SetText
    glyph: ColoredGlyph
    node: Node
    color: Color  # of the text, where one colour is wanted
    fill_with: Callable[[float], None]  # make the text's own paint the source, with so much more opacity


def draw(canvas: Canvas, letter: Letter, paint: Paint) -> None:
    _Painter(canvas, letter).draw(paint)


class _Painter:
    def __init__(self, canvas: Canvas, letter: Letter) -> None:
        self.canvas = canvas
        self.letter = letter
        self.unit: Final = letter.glyph.em / letter.glyph.colors.units_per_em

    def draw(self, paint: Paint) -> None:
        context, glyph = self.canvas.context, self.letter.glyph
        context.save()
        context.translate(glyph.x, glyph.y)
        context.scale(self.unit, -self.unit)
        self._paint(paint)
        context.restore()

    def _paint(self, paint: Paint) -> None:
        """Paint all that the clip lets show."""
        context = self.canvas.context
        match paint:
            case Layers(paints):
                for each in paints:
                    self._paint(each)
            case Shape(glyph, inner):
                self._shape(glyph, inner)
            case Clip((left, lower, right, upper), inner):
                context.save()
                context.rectangle(left, lower, right - left, upper - lower)
                context.clip()
                self._paint(inner)
                context.restore()
            case Transform(matrix, inner):
                context.save()
                if self._enter(matrix):
                    self._paint(inner)
                context.restore()
            case Composite():
                self._composite(paint)
            case _:
                if self._set_source(paint):
                    context.paint()

    def _enter(self, matrix: Matrix) -> bool:
        """Apply a map; False where it flattens everything."""
        if abs(matrix.determinant) < 1e-9:
            return False
        self.canvas.context.transform(native(matrix))
        return self.canvas.is_drawable(self.letter.node)

    def _shape(self, glyph: int, inner: Paint) -> None:
        """Paint within an outline."""
        context = self.canvas.context
        if not self.canvas.spend(self.letter.node):
            return
        context.save()
        context.new_path()
        self._outline(glyph)
        context.set_fill_rule(cairocffi.FILL_RULE_WINDING)
        seen = True
        while seen and isinstance(inner, Transform):  # the path stays where it is
            seen = self._enter(inner.matrix)
            inner = inner.paint
        if seen and isinstance(inner, Solid | Linear | Radial | Sweep):
            if self._set_source(inner):
                context.fill()
        elif seen:
            context.clip()
            self._paint(inner)
        context.new_path()
        context.restore()

    def _outline(self, glyph: int) -> None:
        context, place = self.canvas.context, self.letter.glyph
        context.save()
        context.scale(1 / self.unit, -1 / self.unit)
        context.translate(-place.x, -place.y)
        self.letter.set.outline(context, place, glyph)
        context.restore()

    # Composites

    def _composite(self, paint: Composite) -> None:
        source, mode, backdrop = paint
        if mode == "clear":
            return
        if mode == "source":
            self._paint(source)
            return
        if mode == "backdrop":
            self._paint(backdrop)
            return
        if mode in ("under", "backdrop-in"):
            source, backdrop, mode = backdrop, source, "over" if mode == "under" else "in"
        if not self.canvas.spend_work(2 * costs.of_group(self.canvas, costs.BLENDED), self.letter.node):
            return
        if mode in _OPERATORS and self.canvas.vector:
            self._composite_pixels(source, mode, backdrop)
        else:
            self._composite_groups(source, mode, backdrop)

    def _composite_groups(self, source: Paint, mode: str, backdrop: Paint) -> None:
        context, pixels = self.canvas.context, self.canvas.visible_pixels() if self.canvas.on_pixels else 0.0
        with self.canvas.holding(2 * pixels, self.letter.node) as fits:
            if not fits:
                return
            if mode == "in":
                over, under = self._group(source), self._group(backdrop)
                context.set_source(over)
                context.mask(under)
                return
            with self._grouped():
                self._paint(backdrop)
                over = self._group(source)
                context.set_operator(_OPERATORS.get(mode) or _BLEND[mode])
                context.set_source(over)
                context.paint()
                context.set_operator(cairocffi.OPERATOR_OVER)

    def _composite_pixels(self, source: Paint, mode: str, backdrop: Paint) -> None:
        from ..canvas.raster import Raster  # noqa: PLC0415 - with numpy, which is slow to start

        canvas = self.canvas
        raster = Raster.over(canvas, canvas.visible_area(), node=self.letter.node)
        if raster is None:
            return
        with canvas.elsewhere(raster.context):
            self._composite_groups(source, mode, backdrop)
        canvas.context.set_source(raster.pattern())
        canvas.context.paint()
        if not canvas.silent:
            node, name = self.letter.node, self.letter.glyph.colors.name
            canvas.report("svg-raster", f"{node.describe()}: a letter of {name} is printed as an image", node)

    def _group(self, paint: Paint) -> Any:
        self.canvas.context.push_group()
        self._paint(paint)
        return self.canvas.context.pop_group()

    @contextmanager
    def _grouped(self) -> Iterator[None]:
        context = self.canvas.context
        context.push_group()
        yield
        context.pop_group_to_source()
        context.paint()

    # Sources

    def _set_source(self, paint: Solid | Linear | Radial | Sweep) -> bool:
        """Make a fill the source; False for one that shows nothing."""
        if isinstance(paint, Solid):
            if paint.color is None:
                self.letter.fill_with(paint.alpha)
            else:
                self.canvas.context.set_source_rgba(*self._color(paint.color, paint.alpha))
            return True
        stops = [gradients.Stop(offset, self._plain(color, alpha)) for offset, color, alpha in paint.stops]
        if not stops:
            return False
        if isinstance(paint, Sweep):
            self._set_sweep(paint, stops)
            return True
        shape = _shape_of(paint)
        if shape is None:
            return False
        if len(stops) > 1:
            shape, stops = _within(shape, stops, paint.extend)
        if len(stops) == 1:
            self.canvas.context.set_source_rgba(*self.canvas.apply_tone(stops[0].color))
        else:
            gradients.set_shape(self.canvas, shape, Matrix(), tuple(stops), paint.extend)
        return True

    def _plain(self, color: tuple[float, float, float, float] | None, alpha: float) -> Color:
        """A colour with its opacity."""
        plain = self.letter.color if color is None else Color(*color)
        return plain._replace(alpha=plain.alpha * alpha)

    def _color(self, color: tuple[float, float, float, float], alpha: float) -> Color:
        """The same as it is printed."""
        return self.canvas.apply_tone(self._plain(color, alpha))

    def _set_sweep(self, sweep: Sweep, stops: Sequence[gradients.Stop]) -> None:
        """As a mesh of triangles round the centre, as far as anything is seen."""
        seen, (x, y) = self.canvas.visible_area(), sweep.center
        sides = max(abs(seen.x - x), abs(seen.right - x)), max(abs(seen.y - y), abs(seen.bottom - y))
        reach = math.hypot(*sides) / math.cos(_PIECE / 2)
        mesh = cairocffi.Pattern(cairo.cairo_pattern_create_mesh())
        for piece in _pieces(sweep, stops):
            rim = [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for angle in piece[:2]]
            cairo.cairo_mesh_pattern_begin_patch(mesh._pointer)
            cairo.cairo_mesh_pattern_move_to(mesh._pointer, x, y)
            for corner in (*rim, (x, y)):
                cairo.cairo_mesh_pattern_line_to(mesh._pointer, *corner)
            for n, plain in enumerate((piece.first, piece.first, piece.last, piece.last)):
                color = self.canvas.apply_tone(plain)
                cairo.cairo_mesh_pattern_set_corner_color_rgba(mesh._pointer, n, *color)
            cairo.cairo_mesh_pattern_end_patch(mesh._pointer)
        self.canvas.context.set_source(mesh)


# Gradients as cairo takes them


def _shape_of(paint: Linear | Radial) -> gradients.Vector | gradients.Circles | None:
    """Where a gradient lies; None for one that is not to be drawn."""
    if isinstance(paint, Linear):
        return gradients.Vector(*paint.start, *paint.end) if paint.start != paint.end else None
    (x0, y0, r0), (x1, y1, r1) = paint.start, paint.end
    return gradients.Circles(x0, y0, r0, x1, y1, r1) if paint.start != paint.end else None


def _within(
    shape: gradients.Vector | gradients.Circles, stops: list[gradients.Stop], extend: str
) -> tuple[gradients.Vector | gradients.Circles, list[gradients.Stop]]:
    """The same gradient with its first stop at 0 and its last one at 1."""
    first, last = stops[0].offset, stops[-1].offset
    if isinstance(shape, gradients.Circles) and extend == "pad":
        here = shape.fr + first * (shape.r - shape.fr)
        if here < 0:  # no circle is that small
            first = shape.fr / (shape.fr - shape.r)
            if last <= first:
                return shape, [stops[-1]]
            stops = [
                gradients.Stop(first, _color_at(stops, first, first)),
                *(s for s in stops if s.offset > first),
            ]
    if last - first < _NEAR:
        first, last = first - 0.5, last + 0.5
    half = len(shape) // 2
    moved = [
        [a + share * (b - a) for a, b in zip(shape[:half], shape[half:], strict=True)]
        for share in (first, last)
    ]
    if half == 3:
        moved = [[x, y, max(r, 0.0)] for x, y, r in moved]
    placed = [gradients.Stop((offset - first) / (last - first), color) for offset, color in stops]
    return type(shape)(*moved[0], *moved[1]), placed


class _Piece(NamedTuple):
    """Of a sweep: two angles and the colours at them."""

    start: float
    end: float
    first: Color
    last: Color


def _pieces(sweep: Sweep, stops: Sequence[gradients.Stop]) -> Iterator[_Piece]:
    """A whole turn, in pieces between which no colour jumps."""
    span = sweep.end - sweep.start
    lower, upper = stops[0].offset, stops[-1].offset
    period = upper - lower
    if abs(span) * period < _NEAR:
        if sweep.extend == "pad":
            at = min(max(sweep.start + span * lower, 0.0), _TURN)
            yield from _split(_Piece(0.0, at, stops[0].color, stops[0].color))
            yield from _split(_Piece(at, _TURN, stops[-1].color, stops[-1].color))
        return
    ends = sorted((angle - sweep.start) / span for angle in (0.0, _TURN))
    first = math.floor((ends[0] - lower) / period)
    last = math.ceil((ends[1] - lower) / period)
    periods = range(1) if sweep.extend == "pad" else range(first, min(last, first + _MOST_PERIODS))
    mirrored = sweep.extend == "reflect"
    shares = {
        lower + period * k + (upper - offset if mirrored and k % 2 else offset - lower)
        for k in periods
        for offset, _ in stops
    }
    marks = sorted({*ends, *(share for share in shares if ends[0] < share < ends[1])})
    for a, b in pairwise(marks):
        k = 0 if sweep.extend == "pad" else math.floor(((a + b) / 2 - lower) / period)
        inner = [each - k * period for each in (a, b)]
        if mirrored and k % 2:
            inner = [lower + upper - each for each in inner]
        middle = sum(inner) / 2
        colors = [_color_at(stops, each, middle) for each in inner]
        yield from _split(_Piece(sweep.start + span * a, sweep.start + span * b, *colors))


def _split(piece: _Piece) -> Iterator[_Piece]:
    """So fine that a straight line is a round."""
    count = math.ceil(abs(piece.end - piece.start) / _PIECE)
    for n in range(count):
        ends = [piece.start + share * (piece.end - piece.start) for share in (n / count, (n + 1) / count)]
        colors = [_mix(piece.first, piece.last, share) for share in (n / count, (n + 1) / count)]
        yield _Piece(ends[0], ends[1], *colors)


def _color_at(stops: Sequence[gradients.Stop], at: float, within: float) -> Color:
    """The colour at an offset by the two stops around *within*, which is in the same piece: at a jump that tells."""
    if within <= stops[0].offset:
        return stops[0].color
    for before, after in pairwise(stops):
        if before.offset <= within < after.offset:
            return _mix(before.color, after.color, (at - before.offset) / (after.offset - before.offset))
    return stops[-1].color


def _mix(first: Color, last: Color, share: float) -> Color:
    return Color(*(a + share * (b - a) for a, b in zip(first, last, strict=True)))
