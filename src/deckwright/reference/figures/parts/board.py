"""What is drawn on a table area besides cards: spaces of a board, squares, lines and arrows, symbols, notes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from ....basics.geometry import Point, Rect
from ...page.markdown import Line
from ...page.marks import Ink, Mark
from ...page.shapes import frame
from ...page.tools import PageTools
from ...page.typesetting import Use
from .colours import readable_ink

SHAPES: Final = ("card", "square", "circle", "hexagon")
INKS: Final = ("title", "accent", "line")
HEAD: Final = 4.0  # of a stroke, how long the head of an arrow is
LEAST: Final = 2.0  # mm
DASHES: Final = "1.2 0.9"
HALO: Final = 0.35  # mm of white beside an arrow, which lies on cards


def ink_of(name: str, tools: PageTools) -> str:
    """A colour of the look by its name, or the colour itself."""
    return str(getattr(tools.look, name)) if name in INKS else name


def space(rect: Rect, shape: str, fill: str, label: Line, tools: PageTools) -> Iterator[Mark]:
    """A space of a board with a few letters in it; dashed where a place is kept free for a card."""
    stroke, soft = tools.look.title, tools.setter.style.soft
    colour = ink_of(fill, tools) if fill else ""
    if shape == "card" and not colour:
        yield frame(rect, soft, 0.25, DASHES)
    else:
        yield Ink(
            _form_of_space(rect, shape, f'fill="{colour or "#fff"}" stroke="{stroke}" stroke-width="0.3"')
        )
    if label:
        size = min(10.0, rect.height * 1.25)
        ink = readable_ink(colour) if colour else ""
        use = Use(size, size * 0.4, weight=700, colour=ink, align="center")
        if (wide := tools.setter.width(label, use)) > rect.width - 1:
            use = Use(size * (rect.width - 1) / wide, size * 0.4, weight=700, colour=ink, align="center")
        base = rect.center.y + use.size * 0.3528 * 0.34
        yield from tools.setter.marks(tools.setter.set(label, use), rect.center.x, base, use, label)


def _form_of_space(rect: Rect, shape: str, style: str) -> str:
    (x, y), half, high = rect.center, rect.width / 2, rect.height / 2
    if shape == "circle":
        return f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{half:.3f}" {style}/>'
    if shape == "hexagon":
        turns = (math.pi / 3 * n for n in range(6))
        points = " ".join(
            f"{x + half * math.cos(turn):.3f},{y + high * math.sin(turn) / math.sin(math.pi / 3):.3f}"
            for turn in turns
        )
        return f'<polygon points="{points}" {style}/>'
    left, top, wide, tall = (f"{side:.3f}" for side in rect)
    return f'<rect x="{left}" y="{top}" width="{wide}" height="{tall}" {style}/>'


def height_of(shape: str, width: float) -> float | None:
    """Of a space that is *width* wide; None for one as high as a card."""
    return {"square": width, "circle": width, "hexagon": width * math.sin(math.pi / 3)}.get(shape)


def squares(rect: Rect, across: int, down: int, colour: str) -> Ink:
    """The lines of a grid, with its border."""
    lines = [
        f"M{rect.x + rect.width * n / across:.3f} {rect.y:.3f}v{rect.height:.3f}" for n in range(across + 1)
    ]
    lines += [
        f"M{rect.x:.3f} {rect.y + rect.height * n / down:.3f}h{rect.width:.3f}" for n in range(down + 1)
    ]
    return Ink(f'<path d="{"".join(lines)}" fill="none" stroke="{colour}" stroke-width="0.2"/>')


def stroke(points: Sequence[Point], width: float, colour: str, *, dashed: bool, arrow: bool) -> Ink:
    """A line through points, in millimetres of the page; the head of an arrow at its end."""
    ends = list(points)
    head = ""
    if arrow and len(points) > 1 and (length := math.dist(points[-2], points[-1])):
        back, tip = points[-2], points[-1]
        long = min(max(width * HEAD, LEAST), length)
        dx, dy = (tip.x - back.x) / length, (tip.y - back.y) / length
        foot = Point(tip.x - dx * long, tip.y - dy * long)
        half = long * 0.45
        corners = (
            tip,
            Point(foot.x - dy * half, foot.y + dx * half),
            Point(foot.x + dy * half, foot.y - dx * half),
        )
        outer = f'<polygon points="{" ".join(f"{x:.3f},{y:.3f}" for x, y in corners)}"'
        head = f'{outer} fill="#fff" stroke="#fff" stroke-width="{HALO * 2}"/>{outer} fill="{colour}"/>'
        ends[-1] = Point(foot.x + dx * long * 0.2, foot.y + dy * long * 0.2)
    path = "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in ends)
    dashes = f' stroke-dasharray="{width * 2.4:.3f} {width * 1.6:.3f}"' if dashed else ""
    line = f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:.3f}"{dashes}/>'
    halo = f'<path d="{path}" fill="none" stroke="#fff" stroke-width="{width + 2 * HALO:.3f}"/>'
    return Ink((halo if arrow else "") + line + head)
