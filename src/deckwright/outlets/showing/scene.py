"""Cards that lie in a picture, turned, each with a soft shadow on those below; drawn alike each time."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final

import cairocffi
import numpy as np
from PIL import Image, ImageFilter

from ...basics.outlines import ShapeKind
from ...basics.records import dataclass
from ...faces.draw.pictures import Frame, draw_in_frame
from ...faces.draw.types import ShownGame
from ...faces.layouts import CardFaces, Face
from ...svg import Renderer
from ..picturing import trace

SHADOW: Final = 0.4  # how dark
SOFT: Final = 0.02  # of a card's height: how far its shadow reaches
DARK: Final = 0.55  # of the mean colour of a back: the ground


@dataclass(frozen=True, slots=True)
class Lying:
    """A face in the picture: its middle, its height, how far it is turned clockwise; pixels and radians."""

    face: Face
    x: float
    y: float
    height: float
    turn: float = 0

    @property
    def scale(self) -> float:
        return self.height / self.face.component.size.height


def choose(drawn: ShownGame, count: int) -> list[CardFaces]:
    """So many different cards, from each deck in turn, that are no tokens and no mats."""
    decks: list[list[CardFaces]] = []
    for deck in drawn.decks:
        cards = [one for one in drawn.cards if one.deck.id == deck.id and _is_shown(one)]
        decks += [cards] if cards else []
    chosen: list[CardFaces] = []
    for row in range(max((len(cards) for cards in decks), default=0)):
        chosen += [cards[row] for cards in decks if row < len(cards)]
    wanted = chosen[:count] or list(drawn.cards[:count])
    size = wanted[0].front.component.size if wanted else None
    return [one for one in wanted if one.front.component.size == size]


def _is_shown(one: CardFaces) -> bool:
    component = one.front.component
    return component.shape.kind is ShapeKind.RECTANGLE and not component.tiled and component.box is None


def fan(faces: Sequence[Face], width: int, height: int) -> list[Lying]:
    """A hand of cards: their feet together, their heads apart."""
    if not faces:
        return []
    tall = 0.62 * height
    ratio = faces[0].component.size.width / faces[0].component.size.height
    radius = 1.55 * tall
    room = min(0.9 * width, 2.1 * height)
    most = math.asin(min(0.75, max(0.05, (room - tall * ratio) / 2 / (radius + tall / 4))))
    middle = (len(faces) - 1) / 2
    step = min(math.radians(13), most / middle) if middle else 0.0
    foot = 0.49 * height + radius
    return [
        Lying(
            face,
            width / 2 + radius * math.sin((number - middle) * step),
            foot - radius * math.cos((number - middle) * step),
            tall,
            (number - middle) * step,
        )
        for number, face in enumerate(faces)
    ]


def spread(faces: Sequence[Face], width: int, height: int) -> list[Lying]:
    """A row of cards, each half over the one before."""
    if not faces:
        return []
    ratio = faces[0].component.size.width / faces[0].component.size.height
    step = 0.62
    across = 1 + step * (len(faces) - 1)
    tall = min(0.74 * height, 0.9 * width / (across * ratio))
    left = (width - across * tall * ratio) / 2 + tall * ratio / 2
    return [
        Lying(face, left + number * step * tall * ratio, height / 2, tall)
        for number, face in enumerate(faces)
    ]


def rows(faces: Sequence[Face], width: int) -> tuple[list[Lying], int]:
    """All cards in rows, and how high the picture has to be."""
    gap = width // 80
    columns = max(1, min(10, math.ceil(math.sqrt(len(faces) * 1.6))))
    wide = (width - gap * (columns + 1)) / columns
    lying: list[Lying] = []
    y = float(gap)
    for start in range(0, len(faces), columns):
        line = faces[start : start + columns]
        heights = [min(wide * f.component.size.height / f.component.size.width, 2 * wide) for f in line]
        for number, (face, tall) in enumerate(zip(line, heights, strict=True)):
            lying.append(Lying(face, gap + number * (wide + gap) + wide / 2, y + max(heights) / 2, tall))
        y += max(heights) + gap
    return lying, math.ceil(y)


def paint(
    lying: Iterable[Lying], width: int, height: int, renderer: Renderer, ground: tuple[float, float, float]
) -> cairocffi.ImageSurface:
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, width, height)
    context = cairocffi.Context(surface)
    _paint_ground(context, width, height, ground)
    for each in lying:
        _paint_shadow(context, each, width, height)
        show(context, each, renderer)
    return surface


def show(context: cairocffi.Context, each: Lying, renderer: Renderer) -> None:
    """Draw a card as it lies, cut out."""
    context.save()
    frame = _enter(context, each)
    trace(context, each.face.component.form.outline(), frame)
    context.clip()
    draw_in_frame(each.face, frame, renderer, context)
    context.restore()


def _paint_ground(
    context: cairocffi.Context, width: int, height: int, ground: tuple[float, float, float]
) -> None:
    light = cairocffi.RadialGradient(
        width / 2, height / 2, 0, width / 2, height / 2, max(width, height) * 0.62
    )
    light.add_color_stop_rgb(0, *(min(1.0, part * 1.35 + 0.04) for part in ground))
    light.add_color_stop_rgb(1, *(part * 0.7 for part in ground))
    context.set_source(light)
    context.paint()


def _enter(context: cairocffi.Context, each: Lying) -> Frame:
    """Let the context's origin be the upper left corner of a card as it lies."""
    size, scale = each.face.component.size, each.scale
    context.translate(each.x, each.y)
    context.rotate(each.turn)
    context.translate(-size.width * scale / 2, -size.height * scale / 2)
    return Frame(math.ceil(size.width * scale), math.ceil(size.height * scale), scale, scale, 0, 0)


def _paint_shadow(context: cairocffi.Context, each: Lying, width: int, height: int) -> None:
    mask = cairocffi.ImageSurface(cairocffi.FORMAT_A8, width, height)
    drawing = cairocffi.Context(mask)
    drawing.translate(0, each.height * SOFT * 0.7)
    trace(drawing, each.face.component.form.outline(), _enter(drawing, each))
    drawing.set_source_rgba(0, 0, 0, 1)
    drawing.fill()
    mask.flush()
    stride = mask.get_stride()
    pixels: Any = np.frombuffer(mask.get_data(), np.uint8).reshape(height, stride)
    soft = Image.fromarray(pixels[:, :width].copy()).filter(ImageFilter.GaussianBlur(each.height * SOFT))
    pixels[:, :width] = np.asarray(soft)
    mask.mark_dirty()
    context.set_source_rgba(0, 0, 0, SHADOW)
    context.mask_surface(mask, 0, 0)


def ground_of(drawn: ShownGame) -> tuple[float, float, float]:
    """A dark shade of the first back, or of the first card where there is none."""
    faces = [each.back or each.front for each in drawn.cards]
    if not faces:
        return 0.2, 0.2, 0.22
    face = next((each.back for each in drawn.cards if each.back is not None), faces[0])
    side = 24
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, side, side)
    context = cairocffi.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    size = face.component.size
    draw_in_frame(
        face, Frame(side, side, side / size.width, side / size.height, 0, 0), drawn.tools.renderer, context
    )
    surface.flush()
    pixels = np.frombuffer(surface.get_data(), np.uint8).reshape(side, side, 4)
    blue, green, red = (float(pixels[:, :, channel].mean()) / 255 * DARK for channel in range(3))
    return round(red, 2), round(green, 2), round(blue, 2)
