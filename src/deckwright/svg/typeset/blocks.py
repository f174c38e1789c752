"""What is to be set, and what came of it: plain values.

Lengths are in the caller's own unit (a user unit of the drawing), y downwards; so are font sizes.
"""

from __future__ import annotations

from dataclasses import field, fields
from typing import Final, Literal

from ...basics.geometry import Rect
from ...basics.records import dataclass
from .regions import Region

Align = Literal["start", "center", "end", "justify"]
VerticalAlign = Literal["top", "middle", "bottom"]
Direction = Literal["ltr", "rtl"]
NEVER: Final = "none"  # in place of a language: no word is hyphenated; too wide a one makes its text smaller
Color = tuple[float, float, float, float]  # red, green, blue, alpha, each 0 to 1


@dataclass(frozen=True, slots=True)
class TextStyle:
    families: tuple[str, ...]  # in order of preference; the second and later are declared fall-backs
    size: float
    weight: int = 400
    italic: bool = False
    small_caps: bool = False
    letter_spacing: float = 0.0
    word_spacing: float = 0.0
    stretch: float = 100.0  # per cent, as CSS font-stretch
    features: str = ""  # as CSS font-feature-settings
    variations: str = ""  # of a variable font: wght=350,wdth=80
    color: Color = (0.0, 0.0, 0.0, 1.0)
    underline: bool = False
    strikethrough: bool = False
    overline: bool = False
    language: str = "fr"
    baseline_shift: float = 0.0  # upwards
    _hash: int = field(init=False, repr=False, compare=False, default=0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash(tuple(getattr(self, name) for name in _HASHED)))

    @property
    def is_barred(self) -> bool:
        return self.underline or self.strikethrough or self.overline

    def __hash__(self) -> int:
        """Worked out once: styles are looked up for every piece of text."""
        return self._hash


_HASHED: Final = tuple(entry.name for entry in fields(TextStyle) if entry.compare)


@dataclass(frozen=True, slots=True)
class Span:
    """Text of one style. U+2029 ends a paragraph, U+2028 (or a newline) a line, at U+00AD a word may break."""

    text: str
    style: TextStyle
    key: int = 0  # the caller's own; handed back when it paints


@dataclass(frozen=True, slots=True)
class Inline:
    """A drawing *size* high in the line, centred on the middle of the capitals' height; square but for its *ratio*."""

    name: str
    size: float
    style: TextStyle
    key: int = 0
    ratio: float = 1.0  # of its width to its height

    @property
    def width(self) -> float:
        return self.size * self.ratio


Item = Span | Inline


@dataclass(frozen=True, slots=True)
class Fit:
    """How text is made to fit: not at all, by shrinking down to a scale, or by the first of some scales."""

    kind: Literal["none", "shrink", "steps"] = "none"
    floor: float = 1.0  # the least scale of "shrink"
    steps: tuple[float, ...] = ()  # the scales of "steps"

    @classmethod
    def shrink(cls, size: float, floor_size: float) -> Fit:
        """Shrink text of font size *size* until it fits, never below *floor_size*."""
        return cls("shrink", floor=min(1.0, floor_size / size))

    @classmethod
    def sizes(cls, size: float, sizes: tuple[float, ...]) -> Fit:
        """Try *sizes* in turn for text whose styles are written for font size *size*."""
        return cls("steps", steps=tuple(each / size for each in sizes))


@dataclass(frozen=True, slots=True)
class Block:
    """Text to be set.

    With `wrap`, the origin is the top left of the box, `width` is where lines are broken and `height` (None: as
    much as it takes) what must suffice. Text in a `region` has the region's coordinates, and width and height of its
    box. Without `wrap`, the origin is the anchor (by `align`) on the first
    baseline, and `width` only the limit that `fit` holds to.

    A paragraph that begins with a bullet (• ◦ ▪ ‣ –) and a space has a hanging indent.
    """

    items: tuple[Item, ...]
    width: float | None = None
    height: float | None = None
    align: Align = "start"
    valign: VerticalAlign = "top"
    line_height: float | None = None  # between baselines, at scale 1; None: as the font has it
    line_factor: float | None = (
        None  # what of its font size each run has for line height, where it is no length
    )
    paragraph_gap: float = 0.0  # above every paragraph but the first, at scale 1
    hyphenate: str | None = (
        None  # a language, or NEVER; None: words are broken only where they do not fit a line
    )
    fit: Fit = Fit()
    direction: Direction = "ltr"
    wrap: bool = True
    strut: TextStyle | None = (
        None  # the style that rules the first baseline and "normal" line height; None: the first
    )
    region: Region | None = None  # in place of a box
    pretty: bool = False  # choose lines for how they look, not only where text is hyphenated or made to fit
    mm: float = 1.0  # millimetres to a unit, for what is told of it


@dataclass(frozen=True, slots=True)
class Line:
    text: str  # as printed, an inline as {name}
    x: float  # of its left edge
    baseline: float
    width: float


@dataclass(frozen=True, slots=True)
class PlacedInline:
    name: str
    rect: Rect
    key: int


@dataclass(frozen=True, slots=True)
class TextFinding:
    """Something to know before printing; *code* is one of `problems.CODES`."""

    code: str
    message: str
    hint: str | None = None
