"""How near the letters of a drawn face stand to its frames: both are painted alone, the frames with a wide margin."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import cairocffi
import numpy as np
from lxml import etree

from deckwright.basics.geometry import Rect
from deckwright.faces.draw.draw import draw_face
from deckwright.faces.draw.drawn_faces import DrawnFace
from deckwright.faces.layouts import Face
from deckwright.svg import Renderer

SCALE = 8  # pixels a millimetre
WHOLE = Rect(0, 0, 63, 88)
SVG = "{http://www.w3.org/2000/svg}"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 63 88">'
LINES = {"filet": 0.45, "filet-or": 0.5, "filet-t3": 0.22}  # classes of lines, and how wide they are
GROUNDS = ("papier", "t5", "t6", "or")  # classes of what letters stand on: panels, plaques, tags, coins
FORM = ("d", "cx", "cy", "r")
Picture = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Frame:
    """The outline of a ground, or a line that goes round one, as its element's attributes."""

    form: str
    wide: float  # of the line
    is_ground: bool

    def svg(self, margin: float) -> str:
        style = f"fill:none;stroke:#000;stroke-linejoin:round;stroke-width:{self.wide + 2 * margin:.3f}"
        return self.form.replace("/>", f' style="{style}"/></g>')

    def filled(self) -> str:
        return self.form.replace("/>", "/></g>")


def frame_of(element: Any) -> Frame | None:
    """The frame that an element is. Open lines part things and frame none; no more do hearts and bags."""
    kinds = (element.get("class") or "").split()
    line = next((name for name in LINES if name in kinds), None)
    ground = any(kind in kinds for kind in GROUNDS)
    tag = element.tag.removeprefix(SVG)
    closed = tag == "circle" or (tag == "path" and element.get("d").endswith(("Z", "z")))
    above = list(element.iterancestors())
    if not closed or not (line or ground) or any(a.tag == f"{SVG}clipPath" for a in above):
        return None
    moved = " ".join(a.get("transform") for a in reversed(above) if a.get("transform"))
    form = " ".join(f'{name}="{element.get(name)}"' for name in FORM if element.get(name))
    return Frame(
        f'<g transform="{moved or "translate(0 0)"}"><{tag} {form}/>', LINES[line] if line else 0, ground
    )


def drawn_things(svg: str) -> Iterator[tuple[Any, Frame | None]]:
    """The texts and frames of a face in the order of their painting, with each text None."""
    for element in etree.fromstring(svg.encode()).iter(etree.Element):
        if element.tag == f"{SVG}text":
            yield element, None
        elif frame := frame_of(element):
            yield element, frame


class Ruler:
    """Measures faces of one game; what many cards share but for their inks is painted once."""

    def __init__(self, renderer: Renderer, face: Face) -> None:
        self.style = etree.tostring(next(etree.fromstring(face.svg.encode()).iter(f"{SVG}style"))).decode()
        self.painted = cache(lambda svg, box: paint(svg, box, renderer, face))

    def too_near(self, plate: DrawnFace, least: float, *, wrapped: bool = False) -> list[str]:
        """The texts of a face, or only those *wrapped*, that stand within *least* mm of a frame, each as it begins."""
        things = list(drawn_things(plate.face.svg))
        texts = [(place, element) for place, (element, frame) in enumerate(things) if frame is None]
        found = []
        for (place, element), record in zip(texts, plate.painted.texts, strict=True):
            if wrapped and "shape-inside" not in (element.get("style") or ""):
                continue
            before = [frame for _, frame in things[:place] if frame]
            after = [frame for _, frame in things[place:] if frame]
            if self.touch(element, self.seen_about(before, record.rect) + after, record.rect, least):
                found.append(f"{record.id or 'text'} “{record.text.strip()[:24]}”")
        return found

    def seen_about(self, before: list[Frame], rect: Rect) -> list[Frame]:
        """The frames that are seen about a text: those under the last ground that it stands on are covered."""
        x, y = (round(side * SCALE) for side in rect.center)
        for place in range(len(before) - 1, -1, -1):
            if before[place].is_ground and self.painted(before[place].filled(), WHOLE)[y, x]:
                return before[place:]
        return before

    def touch(self, text: Any, frames: list[Frame], rect: Rect, least: float) -> bool:
        box = on_pixels(rect.outset(1))
        near = np.any([cut(self.painted(frame.svg(least), WHOLE), box) for frame in frames], axis=0)
        return bool(near.any() and (near & self.painted(self.style + alone(text), box)).any())


def alone(text: Any) -> str:
    """A text by itself, in the groups that move it, beside the shape that it is set in."""
    shapes = (each for each in text.getroottree().iter(f"{SVG}rect") if each.get("fill") == "none")
    wanted = text.get("style") or ""
    own = [shape for shape in shapes if f"url(#{shape.get('id')})" in wanted]
    inner = b"".join(etree.tostring(each) for each in (*own, text)).decode()
    moved = " ".join(g.get("transform") for g in reversed(list(text.iterancestors())) if g.get("transform"))
    return f'<g class="carte" transform="{moved or "translate(0 0)"}">{inner}</g>'


def on_pixels(rect: Rect) -> Rect:
    """The part of the card that *rect* lies on, whole pixels."""
    left, top, right, bottom = rect.x, rect.y, rect.right, rect.bottom
    x, y = (max(0, math.floor(side * SCALE)) for side in (left, top))
    end, foot = (math.ceil(min(side, most) * SCALE) for side, most in ((right, 63), (bottom, 88)))
    return Rect(*(side / SCALE for side in (x, y, end - x, foot - y)))


def cut(picture: Picture, box: Rect) -> Picture:
    x, y, wide, high = (round(side * SCALE) for side in box)
    return picture[y : y + high, x : x + wide]


def paint(svg: str, box: Rect, renderer: Renderer, face: Face) -> Picture:
    """Where on *box* something is painted."""
    wide, high = (max(1, round(side * SCALE)) for side in (box.width, box.height))
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_A8, wide, high)
    context = cairocffi.Context(surface)
    context.translate(-box.x * SCALE, -box.y * SCALE)
    draw_face(replace(face, svg=f"{HEAD}{svg}</svg>"), renderer, context, SCALE)
    rows = np.frombuffer(bytes(surface.get_data()), np.uint8).reshape(high, -1)
    return np.asarray(rows[:, :wide] > 127)
