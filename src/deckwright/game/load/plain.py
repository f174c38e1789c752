"""The built-in layout: a card of any type and size, before anybody has drawn it one.

The name stands on top, whole numbers in a row at the foot, the picture and the texts between. What is called `back_…`
stands so on the back. They are layouts like any other, so they can be written to files and drawn on from there.
"""

from __future__ import annotations

import html
import zlib
from collections.abc import Mapping
from typing import Final

from ...basics.outlines import ShapeKind
from ...basics.records import dataclass
from ...basics.units import PT_PER_MM
from ..kinds import BACK, NAMES, Field, Spot, TextField
from ..model import Component

FONT_PACKAGE: Final = "font-source-sans-pro"
FOLDER: Final = "built-in"  # what the layouts are called by
PICTURES: Final = f"{FOLDER}/pictures"  # those that are all one picture

_INKS: Final = ("#1d3f5e", "#7a2e39", "#2f5a3c", "#6b4a1f", "#4b3a78", "#1f5f63", "#8a3b16", "#3c4048")
SMALL: Final = 0.6  # beside a poker card: below it, numbers stand without their names
LEAST: Final = 2.15  # mm of letters: 6.1 pt
_NUMBERS: Final = 4  # at the foot; more are lines
_REFERENCE: Final = (63.0, 88.0)  # mm of the card that the measures below are of


@dataclass(frozen=True, slots=True)
class _Room:
    """The rectangle of a card that is safe to print in, and the scale of what stands in it."""

    left: float
    top: float
    width: float
    height: float
    scale: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height


def plain_layout(type: str, fields: Mapping[str, Field], component: Component) -> str:
    """The front of the type *type* as SVG."""
    return _plain(
        type, {name: field for name, field in fields.items() if name not in of_back(fields)}, component
    )


def plain_back(type: str, fields: Mapping[str, Field], component: Component) -> str:
    """The back of the type *type* as SVG, of the fields that stand there."""
    return _plain(type, of_back(fields), component, is_back=True)


def of_back(fields: Mapping[str, Field]) -> dict[str, Field]:
    """The fields that stand on the back."""
    return {name: field for name, field in fields.items() if name.startswith(BACK)}


def picture_layout(field: str, component: Component) -> str:
    """A face that is all one picture of its card, out to the end of the bleed."""
    bleed = component.bleed
    width, height = (side + 2 * bleed for side in component.size)
    return (
        f'{_page(component)}  <image id="picture" data-href="card.{field}" x="{_n(-bleed)}" y="{_n(-bleed)}" '
        f'width="{_n(width)}" height="{_n(height)}" preserveAspectRatio="xMidYMid slice"/>\n</svg>\n'
    )


def _page(component: Component) -> str:
    width, height = _n(component.size.width), _n(component.size.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}">\n'
    )


def _plain(type: str, fields: Mapping[str, Field], component: Component, *, is_back: bool = False) -> str:
    room = _room(component)
    ink = _INKS[zlib.crc32(type.encode()) % len(_INKS)]
    names = (f"{BACK}{name}" for name in NAMES) if is_back else NAMES
    title = next((n for n in names if n in fields), None) or next(
        (n for n, field in fields.items() if isinstance(field, TextField)), None
    )
    rest = {name: field for name, field in fields.items() if name != title}
    image = next((n for n, field in rest.items() if field.spot is Spot.PICTURE), None)
    numbers = [n for n, field in rest.items() if field.spot is Spot.NUMBER][:_NUMBERS]
    tags = [n for n, field in rest.items() if field.spot is Spot.TAG]
    said = [n for n in rest if n not in (image, *numbers, *tags)]
    has_head = bool(title or tags) or not is_back  # a front without a name shows the id
    head, y = _head(room, title, tags, ink) if has_head else ("", room.top)
    foot, bottom = _foot(room, numbers, ink)
    body = _body(room, image, {name: rest[name] for name in said}, y, bottom)
    size, bleed = component.size, component.bleed
    return (
        f"{_page(component)}"
        "  <style>text { font-family: 'Source Sans Pro'; fill: #1b1b1f }</style>\n"
        f'  <rect x="{_n(-bleed)}" y="{_n(-bleed)}" width="{_n(size.width + 2 * bleed)}" '
        f'height="{_n(size.height + 2 * bleed)}" fill="#fff"/>\n'
        f"{head}{body}{foot}</svg>\n"
    )


def _room(component: Component) -> _Room:
    width, height = component.size
    margin = max(component.safe, 2.0) + 0.5
    if component.shape.kind in (ShapeKind.CIRCLE, ShapeKind.ELLIPSE, ShapeKind.HEXAGON, ShapeKind.PENTAGON):
        inner = (width * 0.68, height * 0.66)
    else:
        inner = (max(width - 2 * margin, width * 0.5), max(height - 2 * margin, height * 0.5))
    left, top = (width - inner[0]) / 2, (height - inner[1]) / 2
    scale = min(width / _REFERENCE[0], height / _REFERENCE[1])
    return _Room(left, top, *inner, max(scale, 0.35))


def _head(room: _Room, title: str | None, tags: list[str], ink: str) -> tuple[str, float]:
    """The name and the words that sort the card, and where they end."""
    k = room.scale
    size, middle = max(5.2 * k, LEAST), room.left + room.width / 2
    y = room.top + 5.0 * k
    shown = f"card.{title}" if title else "card.id"
    steps = " ".join(_n(size * part * PT_PER_MM) for part in (1, 0.9, 0.8, 0.7, 0.6))
    parts = [
        f'  <text id="name" x="{_n(middle)}" y="{_n(y)}" text-anchor="middle" font-weight="bold" '
        f'font-size="{_n(size)}" style="fill:{ink}" data-max-width="{_n(room.width)}" data-fit="steps {steps}" '
        f'data-text="{shown}">Name</text>\n'
    ]
    if tags:
        y += 3.9 * k
        listed = ", ".join(f"card.{name}" for name in tags)
        parts.append(
            f'  <text id="tags" x="{_n(middle)}" y="{_n(y)}" text-anchor="middle" '
            f'font-size="{_n(max(2.9 * k, LEAST))}" data-max-width="{_n(room.width)}" '
            f'data-fit="steps {_steps(8.2 * k, 7 * k, 6 * k)}" '
            f"data-text=\"[{listed}]|select|join(' · ')\">Kind</text>\n"
        )
    y += 2.2 * k
    parts.append(
        f'  <path d="M{_n(room.left)} {_n(y)}H{_n(room.right)}" stroke="{ink}" stroke-width="{_n(0.5 * k)}"/>\n'
    )
    return "".join(parts), y + 1.6 * k


def _foot(room: _Room, numbers: list[str], ink: str) -> tuple[str, float]:
    """The numbers, each with its name, and where they begin."""
    if not numbers:
        return "", room.bottom
    k = room.scale
    height, gap = 9.4 * k, 1.4 * k
    width = min((room.width - gap * (len(numbers) - 1)) / len(numbers), 20 * k)
    left = room.left + (room.width - width * len(numbers) - gap * (len(numbers) - 1)) / 2
    named = k >= SMALL
    line = room.bottom - height * (0.43 if named else 0.3)
    parts = []
    for place, name in enumerate(numbers):
        x = left + place * (width + gap)
        middle = x + width / 2
        parts.append(
            f'  <g data-if="card.{name} is not none">\n'
            f'    <rect x="{_n(x)}" y="{_n(room.bottom - height)}" width="{_n(width)}" height="{_n(height)}" '
            f'rx="{_n(1.4 * k)}" fill="{ink}"/>\n'
            f'    <text x="{_n(middle)}" y="{_n(line)}" text-anchor="middle" '
            f'font-weight="bold" font-size="{_n(max(5.2 * k, LEAST))}" style="fill:#fff" '
            f'data-text="card.{name}">3</text>\n'
            f"{_name_of(name, middle, room.bottom - 1.4 * k, width - 0.8 * k, k) if named else ''}"
            "  </g>\n"
        )
    return "".join(parts), room.bottom - height - 1.6 * k


def _name_of(field: str, middle: float, y: float, width: float, k: float) -> str:
    """The name of a number, below it."""
    return (
        f'    <text x="{_n(middle)}" y="{_n(y)}" text-anchor="middle" font-size="{_n(max(2.3 * k, LEAST))}" '
        f'style="fill:#fff" data-max-width="{_n(width)}" data-fit="steps {_steps(6.5 * k, 5.5 * k, 4.5 * k, 3.5 * k)}">'
        f"{html.escape(_label(field))}</text>\n"
    )


def _body(room: _Room, image: str | None, fields: Mapping[str, Field], y: float, bottom: float) -> str:
    """The picture, and below it one box a text."""
    k = room.scale
    parts = []
    if image:
        share = 0.5 if fields else 1.0
        height = (bottom - y) * share
        parts.append(
            f'  <image id="picture" data-if="card.{image}" data-href="card.{image}" x="{_n(room.left)}" y="{_n(y)}" '
            f'width="{_n(room.width)}" height="{_n(height)}" preserveAspectRatio="xMidYMid meet"/>\n'
        )
        y += height + 1.2 * k
    weights = {name: 4 if field.spot is Spot.TEXT else 1 for name, field in fields.items()}
    unit = (bottom - y) / max(sum(weights.values()), 4)
    for name, field in fields.items():
        height = unit * weights[name]
        parts.append(_field_box(room, name, field, y, height))
        y += height
    return "".join(parts)


def _field_box(room: _Room, name: str, field: Field, y: float, height: float) -> str:
    """One field in a box of its own: a rich text as it is, everything else behind its name."""
    k = room.scale
    shown, condition = field.in_layout(), f"card.{name}"
    if field.spot is Spot.MARK:
        label, content = f'<tspan font-weight="bold">{html.escape(_label(name))}</tspan>', ""
    elif field.spot is Spot.TEXT:
        label, content = "", f' data-text="{html.escape(shown)}"'
    else:
        label = f'<tspan font-weight="bold">{html.escape(_label(name))}:</tspan> {{{{ {shown} }}}}'
        content = ""
    box = f"box-{name}"
    inside = label or "Text"
    return (
        f'  <rect id="{box}" x="{_n(room.left)}" y="{_n(y)}" width="{_n(room.width)}" height="{_n(height)}" '
        'fill="none"/>\n'
        f'  <text id="text-{name}" data-if="{html.escape(condition)}"{content} font-size="{_n(max(3.5 * k, LEAST))}" '
        f'style="shape-inside:url(#{box});line-height:1.25" data-valign="top" '
        f'data-fit="shrink {_n(max(4.5, 6.5 * k))}pt">{inside}</text>\n'
    )


def _label(name: str) -> str:
    return name.removeprefix(BACK).replace("_", " ").capitalize()


def _steps(*sizes: float) -> str:
    """Sizes to try, in points, none of the first below what most people can read."""
    first = max(sizes[0], LEAST * PT_PER_MM)
    return " ".join(_n(size) for size in (first, *(size for size in sizes if size < first)))


def _n(value: float) -> str:
    """A measure without the dust of floating point."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
