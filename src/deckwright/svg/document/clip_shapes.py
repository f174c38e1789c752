"""`clip-path` by a shape that is written there: circle(), ellipse(), inset(), rect(), xywh(), polygon(), path().

CSS Shapes 1, section 3, and CSS Masking 1, section 5.1. Lengths are from the corner of the box that the shape lies in.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ...basics.geometry import Matrix, Rect
from . import paths, values
from .paths import Path

FILL_BOXES: Final = frozenset({"fill-box", "content-box", "padding-box"})
STROKE_BOXES: Final = frozenset({"stroke-box", "border-box", "margin-box"})
VIEW_BOX: Final = "view-box"
_BOXES: Final = FILL_BOXES | STROKE_BOXES | {VIEW_BOX}
_CALL: Final = re.compile(r"([a-z]+)\((.*)\)", re.DOTALL | re.IGNORECASE)
_PARTS: Final = re.compile(r"[a-z-]+\([^()]*\)|[^\s()]+", re.IGNORECASE)
_SIDES: Final = {"left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"}
_EM: Final = frozenset({"em", "ex"})


class Shape(NamedTuple):
    """A shape, the box that it is measured by, and the fill rule of its outline."""

    kind: str  # "" for the whole box
    words: tuple[str, ...]
    box: str
    rule: str


@lru_cache(256)
def parse(text: str) -> Shape | None:
    """The shape in a value of clip-path; None for a value that has none, or an invalid one."""
    parts = _PARTS.findall(text)
    boxes = [part.lower() for part in parts if part.lower() in _BOXES]
    calls = [part for part in parts if part.lower() not in _BOXES]
    if (
        len(boxes) > 1
        or len(calls) > 1
        or not parts
        or "".join(text.split()) != "".join("".join(parts).split())
    ):
        return None
    box = boxes[0] if boxes else "border-box"
    if not calls:
        return Shape("", (), box, "nonzero")
    match = _CALL.fullmatch(calls[0])
    if match is None or match[1].lower() not in _MAKERS:
        return None
    kind, inside, rule = match[1].lower(), match[2].strip(), "nonzero"
    if kind in ("polygon", "path"):
        first, comma, rest = inside.partition(",")
        if comma and first.strip().lower() in ("nonzero", "evenodd"):
            rule, inside = first.strip().lower(), rest.strip()
    words = (inside,) if kind == "path" else tuple(inside.replace(",", " , ").replace("/", " / ").split())
    shape = Shape(kind, words, box, rule)
    return shape if outline(shape, Rect(0, 0, 1, 1), 1.0) is not None else None


def outline(shape: Shape, box: Rect, size: float) -> Path | None:
    """The outline in user space for a box; None for what cannot be read. *size* is that of the font."""
    if not shape.kind:
        return _path(f"M0 0H{box.width!r}V{box.height!r}H0Z", box)
    try:
        data = _MAKERS[shape.kind](shape.words, _Box(box, size))
    except (ValueError, IndexError):
        return None
    return _path(data, box)


def _path(data: str, box: Rect) -> Path | None:
    found = paths.parse(data)
    return None if found.fault else found.transformed(Matrix.translate(box.x, box.y))


class _Box:
    def __init__(self, box: Rect, size: float) -> None:
        self.width, self.height, self._size = box.width, box.height, size

    def length(self, text: str, whole: float) -> float:
        """Raises ValueError for what is no length."""
        found = values.length(text)
        if found is None:
            raise ValueError(text)
        if found.unit in _EM:
            return found.value * self._size * (0.5 if found.unit == "ex" else 1.0)
        return found.value * (whole if found.unit == "%" else 1.0)

    def at(self, words: Sequence[str]) -> tuple[float, float]:
        """A place, of at most two words; the middle where nothing is said."""
        if not words:
            return self.width / 2, self.height / 2
        if words[0].lower() != "at" or not 2 <= len(words) <= 3:
            raise ValueError(words)
        first, second = (*[word.lower() for word in words[1:]], "center")[:2]
        if first in ("top", "bottom") or second in ("left", "right"):
            first, second = second, first
        return self.length(_SIDES.get(first, first), self.width), self.length(
            _SIDES.get(second, second), self.height
        )

    def radius(self, word: str, sides: tuple[float, ...], whole: float) -> float:
        distances = [abs(side) for side in sides]
        if word == "closest-side":
            return min(distances)
        if word == "farthest-side":
            return max(distances)
        found = self.length(word, whole)
        if found < 0:
            raise ValueError(word)
        return found


def _split(words: Sequence[str], word: str) -> tuple[Sequence[str], Sequence[str]]:
    lower = [each.lower() for each in words]
    at = lower.index(word) if word in lower else len(words)
    return words[:at], words[at:]


def _circle(words: Sequence[str], box: _Box) -> str:
    radii, place = _split(words, "at")
    if len(radii) > 1:
        raise ValueError(words)
    x, y = box.at(place)
    diagonal = math.hypot(box.width, box.height) / math.sqrt(2)
    radius = box.radius(
        radii[0] if radii else "closest-side", (x, box.width - x, y, box.height - y), diagonal
    )
    return _ring(x, y, radius, radius)


def _ellipse(words: Sequence[str], box: _Box) -> str:
    radii, place = _split(words, "at")
    if len(radii) not in (0, 2):
        raise ValueError(words)
    x, y = box.at(place)
    across, down = radii or ("closest-side", "closest-side")
    return _ring(
        x,
        y,
        box.radius(across, (x, box.width - x), box.width),
        box.radius(down, (y, box.height - y), box.height),
    )


def _ring(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx!r} {y!r}A{rx!r} {ry!r} 0 0 1 {x + rx!r} {y!r}A{rx!r} {ry!r} 0 0 1 {x - rx!r} {y!r}Z"


def _four(words: Sequence[str]) -> list[str]:
    """Top, right, bottom and left; or the corners from the top left on."""
    if not 1 <= len(words) <= 4:
        raise ValueError(words)
    return [
        words[0],
        words[min(1, len(words) - 1)],
        *(words[2:3] or words[:1]),
        *(words[3:4] or words[1:2] or words[:1]),
    ]


def _inset(words: Sequence[str], box: _Box) -> str:
    sides, rounding = _split(words, "round")
    top, right, bottom, left = (
        box.length(word, box.width if n % 2 else box.height) for n, word in enumerate(_four(sides))
    )
    return _rounded(left, top, box.width - right, box.height - bottom, rounding, box)


def _rect(words: Sequence[str], box: _Box) -> str:
    sides, rounding = _split(words, "round")
    if len(sides) != 4:
        raise ValueError(words)
    ends = ("0%", "100%", "100%", "0%")
    top, right, bottom, left = (
        box.length(end if word.lower() == "auto" else word, box.width if n % 2 else box.height)
        for n, (word, end) in enumerate(zip(sides, ends, strict=True))
    )
    return _rounded(left, top, max(left, right), max(top, bottom), rounding, box)


def _xywh(words: Sequence[str], box: _Box) -> str:
    sides, rounding = _split(words, "round")
    if len(sides) != 4:
        raise ValueError(words)
    x, y, width, height = (
        box.length(word, box.height if n % 2 else box.width) for n, word in enumerate(sides)
    )
    return _rounded(x, y, x + width, y + height, rounding, box)


def _rounded(left: float, top: float, right: float, bottom: float, rounding: Sequence[str], box: _Box) -> str:
    width, height = max(0.0, right - left), max(0.0, bottom - top)
    across, down = _split(rounding[1:], "/") if rounding else (("0",), ())
    rx = [box.length(word, box.width) for word in _four(across)]
    ry = [box.length(word, box.height) for word in _four(down[1:] if down else across)]
    if min(*rx, *ry) < 0:
        raise ValueError(rounding)
    pairs = ((width, rx[0] + rx[1]), (width, rx[2] + rx[3]), (height, ry[0] + ry[3]), (height, ry[1] + ry[2]))
    share = min([1.0, *(room / wanted for room, wanted in pairs if wanted > 0)])
    (ax, bx, cx, dx), (ay, by, cy, dy) = ([each * share for each in radii] for radii in (rx, ry))
    right, bottom = left + width, top + height
    return (
        f"M{left + ax!r} {top!r}H{right - bx!r}A{bx!r} {by!r} 0 0 1 {right!r} {top + by!r}"
        f"V{bottom - cy!r}A{cx!r} {cy!r} 0 0 1 {right - cx!r} {bottom!r}"
        f"H{left + dx!r}A{dx!r} {dy!r} 0 0 1 {left!r} {bottom - dy!r}"
        f"V{top + ay!r}A{ax!r} {ay!r} 0 0 1 {left + ax!r} {top!r}Z"
    )


def _polygon(words: Sequence[str], box: _Box) -> str:
    points = []
    for pair in " ".join(words).split(" , "):
        x, y = pair.split()
        points.append(f"{box.length(x, box.width)!r} {box.length(y, box.height)!r}")
    return f"M{'L'.join(points)}Z"


def _data(words: Sequence[str], box: _Box) -> str:
    match = re.fullmatch(r"([\"'])(.*)\1", words[0], re.DOTALL)
    if match is None:
        raise ValueError(words)
    return match[2]


_MAKERS: Final[dict[str, Callable[[Sequence[str], _Box], str]]] = {
    "circle": _circle,
    "ellipse": _ellipse,
    "inset": _inset,
    "path": _data,
    "polygon": _polygon,
    "rect": _rect,
    "xywh": _xywh,
}
