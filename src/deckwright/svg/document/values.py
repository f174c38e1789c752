"""The small languages of SVG attributes: numbers, lengths, colours, paints, transforms, view boxes.

Every reader takes a string and returns a value, or None where the string is not of its language; it never raises and
it is cached by string, because the same few hundred strings recur on every card of a game. User units are CSS pixels
(1 in = 96); angles are degrees. Numbers that are not finite or beyond `HUGE` are refused: cairo keeps coordinates in
24.8 fixed point, and a larger one would come out somewhere else.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from tinycss2 import color4

from ...basics.geometry import Matrix, Rect
from ...basics.pathdata import HUGE as HUGE
from ...basics.pathdata import NUMBER
from .colors import to_srgb

_NUMBER = re.compile(NUMBER)
_LENGTH = re.compile(rf"({NUMBER})(%|[a-zA-Z]*)")
_SEPARATED = re.compile(rf"\s*(?:{NUMBER}\s*(?:,\s*)?)*+")
_BETWEEN = re.compile(r"\s*,\s*|\s+")
_FUNCTION = re.compile(r"\s*,?\s*([a-zA-Z]+)\s*\(([^()]*)\)\s*")
_PLAIN_TRANSFORM = re.compile(
    r"\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+.,eE0-9\s]*\)\s*,?\s*)+"
)
_ARGUMENT = re.compile(rf"({NUMBER})([a-zA-Z%]*)")
_URL = re.compile(r"url\(\s*(?:'([^']*)'|\"([^\"]*)\"|([^)'\"]*?))\s*\)\s*(.*)", re.DOTALL)

_UNITS: Final = {
    "": 1.0,
    "px": 1.0,
    "in": 96.0,
    "cm": 96 / 2.54,
    "mm": 96 / 25.4,
    "pt": 96 / 72,
    "pc": 16.0,
}
_RELATIVE: Final = frozenset({"%", "em", "ex"})
# units that CSS has, but that mean nothing on a card or depend on a screen
FOREIGN_UNITS: Final = frozenset(
    (
        "cap",
        "ch",
        "ic",
        "lh",
        "q",
        "rcap",
        "rch",
        "rem",
        "rex",
        "ric",
        "rlh",
        "vb",
        "vh",
        "vi",
        "vmax",
        "vmin",
        "vw",
    )
)
# Functions and words that CSS has where we read other values: they are not mistakes.
_FOREIGN_CALL: Final = re.compile(
    r"""(?<![\w-])(calc|min|max|clamp|env|attr|round|mod|rem|sin|cos|tan|abs|sign|sqrt|pow|hypot|color-mix|light-dark
    |contrast-color|device-cmyk|image|image-set|(?:repeating-)?(?:linear|radial|conic)-gradient|element|circle|ellipse
    |inset|polygon|path|rect|xywh|shape|[a-z]+3d|translatez|scalez|rotate[xyz]|perspective)\(""",
    re.IGNORECASE | re.VERBOSE,
)
_FOREIGN_WORDS: Final = frozenset(
    [
        *("border-box", "content-box", "fill-box", "margin-box", "padding-box", "stroke-box", "view-box"),
        *("clip", "full-width", "match-parent", "math", "plus-darker", "plus-lighter"),
    ]
)
_FAR: Final = 1e12  # of a step of a transform; all steps together have to end within HUGE
_DEGREES: Final = {"": 1.0, "deg": 1.0, "grad": 0.9, "rad": 180 / math.pi, "turn": 360.0}


class Length(NamedTuple):
    """A number of user units, or of a relative unit: `%` (a fraction: 50 % is 0.5), em, ex."""

    value: float
    unit: str = ""


class Color(NamedTuple):
    """sRGB, each channel and alpha from 0 to 1, not premultiplied."""

    red: float
    green: float
    blue: float
    alpha: float = 1.0


class Paint(NamedTuple):
    """What `fill` and `stroke` hold. *kind*: none, color, current, url, context-fill, context-stroke."""

    kind: str
    color: Color | None = None
    ref: str = ""  # of a url: what stands between the parentheses
    fallback: Paint | None = None  # of a url: None where none was written


class AspectRatio(NamedTuple):
    """preserveAspectRatio: the alignment as fractions of the room left over, or None for `none`."""

    align: tuple[float, float] | None
    slice: bool


@lru_cache(8192)
def number(text: str) -> float | None:
    text = text.strip()
    return _finite(text) if _NUMBER.fullmatch(text) else None


@lru_cache(4096)
def numbers(text: str) -> tuple[float, ...] | None:
    """Numbers between commas and white space."""
    if not _SEPARATED.fullmatch(text):
        return None
    found = [_finite(part) for part in _NUMBER.findall(text)]
    return None if None in found else tuple(found)  # type: ignore[arg-type]


def leading_numbers(text: str) -> tuple[tuple[float, ...], str]:
    """The numbers at the beginning, and the text after them."""
    match = _SEPARATED.match(text)
    assert match is not None  # no number is a list too
    found = numbers(match[0])
    return (found, text[match.end() :].strip()) if found is not None else ((), text)


@lru_cache(8192)
def length(text: str) -> Length | None:
    match = _LENGTH.fullmatch(text.strip())
    if match is None:
        return None
    value, unit = _finite(match[1]), match[2].lower()
    if value is None:
        return None
    if unit in _RELATIVE:
        return Length(value / 100 if unit == "%" else value, unit)
    factor = _UNITS.get(unit)
    return None if factor is None else Length(value * factor)


@lru_cache(2048)
def lengths(text: str) -> tuple[Length, ...] | None:
    """Lengths between commas and white space, as in stroke-dasharray."""
    parts = [length(part) for part in _BETWEEN.split(text.strip())] if text.strip() else []
    return None if None in parts else tuple(parts)  # type: ignore[arg-type]


def foreign_unit(text: str) -> str | None:
    """The unit of a length that CSS knows and we do not read; None for anything else."""
    match = _LENGTH.fullmatch(text.strip())
    return match[2] if match and match[2].lower() in FOREIGN_UNITS else None


def foreign_value(text: str) -> str | None:
    """A function or word that CSS knows and we do not read, as a message quotes it; None for anything else."""
    match = _FOREIGN_CALL.search(text)
    if match:
        return f"the function {match[1]}()"
    return text.strip() if text.strip().lower() in _FOREIGN_WORDS else None


def is_huge(text: str) -> bool:
    """Whether a number in *text* is beyond what is read."""
    return any(_finite(found) is None for found in _NUMBER.findall(text))


@lru_cache(1024)
def fraction(text: str) -> float | None:
    """A number or percentage, clamped to 0…1: opacities and stop offsets."""
    match = _LENGTH.fullmatch(text.strip())
    if match is None or match[2] not in ("", "%"):
        return None
    return min(1.0, max(0.0, float(match[1]) / (100 if match[2] else 1)))


@lru_cache(1024)
def angle(text: str) -> float | None:
    match = _LENGTH.fullmatch(text.strip())
    factor = _DEGREES.get(match[2].lower()) if match else None
    value = _finite(match[1]) if match else None
    return None if factor is None or value is None else value * factor


@lru_cache(4096)
def color(text: str) -> Color | None:
    """Any colour syntax of CSS Color 4, converted to sRGB and clamped; `currentColor` is not a colour here."""
    parsed = color4.parse_color(text)
    if parsed is None or isinstance(parsed, str):
        return None
    channels = to_srgb(parsed)
    return None if channels is None else Color(*(min(1.0, max(0.0, channel)) for channel in channels))


@lru_cache(4096)
def paint(text: str) -> Paint | None:
    text = text.strip()
    keyword = text.lower()
    if keyword in ("none", "context-fill", "context-stroke"):
        return Paint(keyword)
    if keyword == "currentcolor":
        return Paint("current")
    match = _URL.match(text)
    if match is None:
        solid = color(text)
        return None if solid is None else Paint("color", solid)
    address, rest = _address(match), match[4].strip()
    fallback = paint(rest) if rest else None
    return None if not address or (rest and fallback is None) else Paint("url", None, address, fallback)


@lru_cache(2048)
def url(text: str) -> str | None:
    """The address in `url(…)`, with quotes or without; None for an empty one and for anything else."""
    match = _URL.fullmatch(text.strip())
    return None if match is None or match[4].strip() else _address(match) or None


@lru_cache(4096)
def transform(text: str) -> Matrix | None:
    """A transform list, as the attribute writes it or as CSS does (`rotate(1rad) translate(2px)`)."""
    result, position = Matrix(), 0
    text = text.strip()
    if text == "none":
        return result
    while position < len(text):
        match = _FUNCTION.match(text, position)
        step = _step(match[1], match[2]) if match else None
        if match is None or step is None:
            return None
        result, position = result @ step, match.end()
    return result if all(abs(entry) <= HUGE for entry in _entries(result)) else None


@lru_cache(4096)
def transform_attribute(text: str) -> Matrix | None:
    """A transform list as the attribute writes it: without units, and with the functions of SVG alone."""
    return transform(text) if not text.strip() or _PLAIN_TRANSFORM.fullmatch(text) else None


@lru_cache(1024)
def view_box(text: str) -> Rect | None:
    """A viewBox; None where it is malformed or has a negative or empty side."""
    values = numbers(text)
    if values is None or len(values) != 4 or values[2] <= 0 or values[3] <= 0:
        return None
    return Rect(*values)


_ALIGN: Final = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
MEET: Final = AspectRatio((0.5, 0.5), slice=False)


@lru_cache(256)
def aspect_ratio(text: str) -> AspectRatio | None:
    words = text.split()
    if words and words[0] == "defer":
        words = words[1:]
    if not words or len(words) > 2 or words[1:] not in ([], ["meet"], ["slice"]):
        return None
    if words[0] == "none":
        return AspectRatio(None, slice=False)
    match = re.fullmatch(r"x(Min|Mid|Max)Y(Min|Mid|Max)", words[0])
    return AspectRatio((_ALIGN[match[1]], _ALIGN[match[2]]), words[1:] == ["slice"]) if match else None


def fit_box(box: Rect, into: Rect, ratio: AspectRatio) -> Matrix:
    """The map that lays the view box *box* into the rectangle *into* (SVG 2: equivalent transform of a viewport)."""
    sx, sy = into.width / box.width, into.height / box.height
    if ratio.align is None:
        return Matrix(sx, 0, 0, sy, into.x - box.x * sx, into.y - box.y * sy)
    scale = max(sx, sy) if ratio.slice else min(sx, sy)
    x = into.x + (into.width - box.width * scale) * ratio.align[0] - box.x * scale
    y = into.y + (into.height - box.height * scale) * ratio.align[1] - box.y * scale
    return Matrix(scale, 0, 0, scale, x, y)


def inverse(matrix: Matrix) -> Matrix | None:
    """The inverse map; None where the matrix flattens the plane."""
    determinant = matrix.determinant
    if abs(determinant) < 1e-12:
        return None
    a, b, c, d = (
        matrix.d / determinant,
        -matrix.b / determinant,
        -matrix.c / determinant,
        matrix.a / determinant,
    )
    return Matrix(a, b, c, d, -(a * matrix.e + c * matrix.f), -(b * matrix.e + d * matrix.f))


def _finite(text: str) -> float | None:
    value = float(text)
    return value if abs(value) <= HUGE else None


def _entries(matrix: Matrix) -> tuple[float, ...]:
    return (matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)


def _address(match: re.Match[str]) -> str:
    return next(part for part in match.groups()[:3] if part is not None).strip()


def _step(name: str, arguments: str) -> Matrix | None:
    """One function of a transform list; None where it is unknown or its arguments are wrong."""
    if not _SEPARATED.fullmatch(re.sub(rf"({NUMBER})[a-zA-Z]*", r"\1 ", arguments)):
        return None
    written = [(float(value), unit.lower()) for value, unit in _ARGUMENT.findall(arguments)]
    if not written or any(abs(value) > _FAR for value, _ in written):
        return None
    known = _STEPS.get(name.lower())
    if known is None or len(written) not in known[1]:
        return None
    try:
        return known[0](written)
    except KeyError:  # an unknown unit
        return None


_Written = list[tuple[float, str]]


def _distances(written: _Written) -> list[float]:
    return [value * _UNITS[unit] for value, unit in written]


def _degrees(written: tuple[float, str]) -> float:
    return written[0] * _DEGREES[written[1]]


def _plain(written: _Written) -> list[float]:
    return [value * {"": 1.0}[unit] for value, unit in written]


def _rotate(written: _Written) -> Matrix:
    turn = Matrix.rotate(_degrees(written[0]))
    if len(written) == 1:
        return turn
    x, y = _distances(written[1:])
    return Matrix.translate(x, y) @ turn @ Matrix.translate(-x, -y)


def _tangent(written: tuple[float, str]) -> float:
    return math.tan(math.radians(_degrees(written)))


_STEPS: Final[dict[str, tuple[Callable[[_Written], Matrix], tuple[int, ...]]]] = {
    "matrix": (lambda w: Matrix(*_plain(w)), (6,)),
    "translate": (lambda w: Matrix.translate(*_distances(w)), (1, 2)),
    "translatex": (lambda w: Matrix.translate(*_distances(w)), (1,)),
    "translatey": (lambda w: Matrix.translate(0, *_distances(w)), (1,)),
    "scale": (lambda w: Matrix.scale(*_plain(w)), (1, 2)),
    "scalex": (lambda w: Matrix.scale(_plain(w)[0], 1), (1,)),
    "scaley": (lambda w: Matrix.scale(1, _plain(w)[0]), (1,)),
    "rotate": (_rotate, (1, 3)),
    "skewx": (lambda w: Matrix(c=_tangent(w[0])), (1,)),
    "skewy": (lambda w: Matrix(b=_tangent(w[0])), (1,)),
    "skew": (lambda w: Matrix(c=_tangent(w[0]), b=_tangent(w[1]) if len(w) > 1 else 0.0), (1, 2)),
}
