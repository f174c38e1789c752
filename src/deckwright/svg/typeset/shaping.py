"""Pango at work: styled characters in, shaped lines with their widths out.

Everything is laid out with the block's largest font at `EM` layout units, so that fonts are opened at one size and
metrics scale exactly.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from ...basics.records import dataclass
from .blocks import Inline, Item, Span, TextStyle
from .colorfont import TABLES as COLOR_TABLES
from .colorfont import ColorFont, color_font
from .fonts import Face, FontSet, nearest_stretch
from .pango import (
    DIRECTION,
    SCALE,
    STRETCHES,
    STYLE_ITALIC,
    VARIANT_SMALL_CAPS,
    ffi,
    gobject,
    harfbuzz,
    has_axis,
    has_table,
    own,
    pango,
    tag,
)
from .runs import Shaped

EM: Final = 64.0  # layout units to the em
MOST_ENDINGS: Final = 8_192
OBJECT: Final = "\ufffc"
_UNLIGATED: Final = b"liga=0,clig=0,dlig=0,hlig=0"
_TO_THE_END: Final = 0xFFFFFFFF  # of a text of any length
_OBJECT_BYTES: Final = len(OBJECT.encode())
_START: Final = attrgetter("start")
# Letters of the scripts that are written joined (CSS Text 4, appendix D): Arabic, Syriac, N'Ko, Mandaic, Mongolian,
# Phags-pa, Manichaean, Psalter Pahlavi, Hanifi Rohingya, Sogdian, Old Uyghur, Chorasmian, Adlam. Not their numbers.
JOINED: Final = re.compile(
    "(?:(?![\\d،؛؟])[\u0600-\u07ff\u0840-\u08ff\u1800-\u18af\ua840-\ua87f\ufb50-\ufdff\ufe70-\ufefc"
    "\U00010ac0-\U00010aff\U00010b80-\U00010baf\U00010d00-\U00010d3f\U00010ec0-\U00010fdf"
    "\U00011660-\U0001167f\U0001e900-\U0001e95f\u200c\u200d])+"
)
# Spaces that a font may lack, with their width in em (Unicode 6.2.1); None: as wide as the font's own space.
_SPACES: Final = {
    "\u00a0": None,
    "\u2002": 1 / 2,
    "\u2003": 1.0,
    "\u2004": 1 / 3,
    "\u2005": 1 / 4,
    "\u2006": 1 / 6,
    "\u2007": 1 / 2,
    "\u2009": 1 / 5,
    "\u200a": 1 / 10,
    "\u202f": 1 / 5,
}


@dataclass(frozen=True, slots=True)
class Metrics:
    """Distances of a style, for font size 1: down is positive for descent, up for all else."""

    ascent: float
    descent: float
    cap_height: float
    x_height: float
    space: float
    underline: tuple[float, float]  # top edge above the baseline, thickness
    strikethrough: tuple[float, float]
    subscript: float  # how far it is lowered
    superscript: float  # how far it is raised
    has_optical_sizes: bool  # a variable font whose forms follow the size
    has_widths: bool  # a variable font of any width
    missing_spaces: frozenset[str]

    def width_of(self, space: str) -> float:
        """The width of a space that the font lacks."""
        return _SPACES[space] or self.space


@dataclass(frozen=True, slots=True)
class Piece:
    """Characters of one item, in the order in which they are set."""

    text: str
    item: int  # index into the block's items


@dataclass(frozen=True, slots=True)
class Kit:
    """The attributes that a style asks Pango for: of each kind what tells it from others, and how it is made."""

    values: tuple[object, ...]  # a false value needs no attribute: font, language, spacing, features
    makers: tuple[Callable[[], Any], ...]


class Attributes:
    """Pango's attributes of a text, written from its start to its end.

    Neighbours of equal value become one attribute: at every other seam Pango would stop to kern and to ligate.
    """

    def __init__(self) -> None:
        self.list = ffi.gc(pango.pango_attr_list_new(), pango.pango_attr_list_unref)
        self._kit: Kit | None = None
        self._starts: list[int] = []

    def begin(self, kit: Kit, at: int) -> bool:
        """From byte *at* on, *kit* holds. True where a value of it differs from what held before."""
        before = self._kit
        if before is kit:
            return False
        self._kit = kit
        if before is None:
            self._starts = [at] * len(kit.values)
            return True
        changed = False
        for kind, (old, new) in enumerate(zip(before.values, kit.values, strict=True)):
            if old != new:
                if old and at > self._starts[kind]:
                    self.put(before.makers[kind](), self._starts[kind], at)
                self._starts[kind] = at
                changed = True
        return changed

    def put(self, attribute: Any, start: int, end: int) -> None:
        attribute.start_index, attribute.end_index = start, end
        pango.pango_attr_list_insert(self.list, attribute)

    def finish(self, end: int) -> None:
        if self._kit is not None:
            for value, make, start in zip(self._kit.values, self._kit.makers, self._starts, strict=True):
                if value and end > start:
                    self.put(make(), start, end)


class Shaper:
    """Shapes text with one set of fonts. Not safe to share between threads."""

    def __init__(self, fonts: FontSet) -> None:
        self.fonts = fonts
        self._context = fonts.context()
        self._faces: dict[Any, tuple[Face, Any]] = {}
        self._colors: dict[Any, ColorFont | None] = {}
        self.metrics = lru_cache(512)(self._measure_style)
        self.endings = lru_cache(512)(lambda style: Endings(self, style))
        self.is_known = lru_cache(512)(self._is_known)
        self.right: set[tuple[TextStyle, Any]] = set()  # styles with the fonts that are what they ask for
        self.description = lru_cache(512)(_description)
        self.kit = lru_cache(512)(self._make_kit)

    def shape(self, pieces: Sequence[Piece], items: Sequence[Item], unit: float, direction: str) -> Shaped:
        """Lay *pieces* out in one line a newline, with *unit* layout units to a unit of the items."""
        self.turn(direction)
        layout = own(pango.pango_layout_new(self._context))
        pango.pango_layout_set_auto_dir(layout, False)
        encoded = [piece.text.encode() for piece in pieces]
        text = b"".join(encoded)
        shaped = Shaped(text, [], [piece.item for piece in pieces], set(), layout)
        attributes, at, begun = Attributes(), 0, 0
        item = -1
        for piece, data in zip(pieces, encoded, strict=True):
            shaped.starts.append(at)
            if piece.item != item:
                before, item = item, piece.item
                kit = self.kit(items[item].style, unit, isinstance(items[item], Inline))
                if not attributes.begin(kit, at) and before >= 0:
                    # The colour is nobody's to see: it keeps the runs of the two apart without touching their shaping.
                    attributes.put(
                        pango.pango_attr_foreground_new(before & 0xFFFF, before >> 16, 0), begun, at
                    )
                    _part(attributes, text, at)
                begun = at
            shaped.fixed.update(self._blanks(attributes, items[piece.item], piece.text, at, unit))
            at += len(data)
        attributes.finish(at)
        for piece, start in zip(pieces, shaped.starts, strict=True):
            if items[piece.item].style.letter_spacing and (joined := JOINED.search(piece.text)):
                _close_up(attributes, piece.text, start, joined)
        pango.pango_layout_set_text(layout, text, len(text))
        pango.pango_layout_set_attributes(layout, attributes.list)
        return shaped

    def turn(self, direction: str) -> None:
        """Let what is shaped from now on run in this direction."""
        pango.pango_context_set_base_dir(self._context, DIRECTION[direction])

    def layout_in(self, style: TextStyle, unit: float) -> Any:
        """A layout of one style, for one line of any text from left to right."""
        layout, attributes = own(pango.pango_layout_new(self._context)), Attributes()
        pango.pango_layout_set_auto_dir(layout, False)
        attributes.begin(self.kit(style, unit, False), 0)
        attributes.finish(_TO_THE_END)
        pango.pango_layout_set_attributes(layout, attributes.list)
        return layout

    @property
    def faces(self) -> frozenset[Face]:
        """All that runs were set in so far."""
        return frozenset(face for face, _ in self._faces.values())

    def face(self, font: Any) -> Face:
        """What a run was really set in."""
        if font not in self._faces:
            description = ffi.gc(pango.pango_font_describe(font), pango.pango_font_description_free)
            family = ffi.string(pango.pango_font_description_get_family(description)).decode()
            weight = pango.pango_font_description_get_weight(description)
            italic = pango.pango_font_description_get_style(description) != 0
            stretch = STRETCHES[pango.pango_font_description_get_stretch(description)]
            kept = ffi.gc(ffi.cast("PangoFont *", gobject.g_object_ref(font)), gobject.g_object_unref)
            self._faces[font] = Face(family, weight, italic, stretch), kept
        return self._faces[font][0]

    def colors(self, font: Any) -> ColorFont | None:
        """The pictures that the font of a run has for letters; None for a font that has none."""
        if font == ffi.NULL:  # a project without fonts
            return None
        if font not in self._colors:
            face = self.face(font)
            files = [known.file for known in self.fonts.of_family(face.family) if known == face]
            has_some = bool(files) and any(has_table(font, name) for name in COLOR_TABLES)
            self._colors[font] = color_font(files[0]) if has_some else None
        return self._colors[font]

    def _make_kit(self, style: TextStyle, unit: float, is_inline: bool) -> Kit:
        spacing = 0 if is_inline else round(style.letter_spacing * unit * SCALE)
        font = (
            style.families,
            style.size * unit,
            style.weight,
            style.italic,
            style.small_caps,
            style.stretch,
            style.variations,
        )
        description, language = self.description(*font), _language(style.language)
        features = style.features.encode()
        return Kit(
            (font, style.language, spacing, features),
            (
                lambda: pango.pango_attr_font_desc_new(description),
                lambda: pango.pango_attr_language_new(language),
                lambda: pango.pango_attr_letter_spacing_new(spacing),
                lambda: pango.pango_attr_font_features_new(features),
            ),
        )

    def _blanks(self, attributes: Attributes, item: Item, text: str, at: int, unit: float) -> Iterator[int]:
        """Set what has a width and no glyph, an inline or a space that the font lacks; yield its first bytes."""
        if isinstance(item, Inline):
            if OBJECT in text:
                attributes.put(_blank(item.width * unit), at, at + _OBJECT_BYTES)
                yield at
            return
        metrics = self.metrics(item.style)
        if metrics.missing_spaces.isdisjoint(text):
            return
        for letter in text:
            end = at + len(letter.encode())
            if letter in metrics.missing_spaces:
                attributes.put(_blank(metrics.width_of(letter) * item.style.size * unit), at, end)
                yield at
            at = end

    def _measure_style(self, style: TextStyle) -> Metrics:
        description = self.description(
            style.families, EM, style.weight, style.italic, style.small_caps, style.stretch, style.variations
        )
        font = pango.pango_context_load_font(self._context, description)
        if font == ffi.NULL:
            return Metrics(
                0.8, 0.2, 0.7, 0.5, 0.25, (-0.1, 0.05), (0.3, 0.05), 0.2, 0.4, False, False, frozenset()
            )
        font = own(font)
        m = ffi.gc(
            pango.pango_font_get_metrics(font, _language(style.language)), pango.pango_font_metrics_unref
        )
        unit = EM * SCALE
        return Metrics(
            ascent=pango.pango_font_metrics_get_ascent(m) / unit,
            descent=pango.pango_font_metrics_get_descent(m) / unit,
            cap_height=self._extents("H", description)[0],
            x_height=self._extents("x", description)[0],
            space=self._extents(" ", description)[1],
            underline=_bar(font, "undo", -1 / 9, "unds"),
            strikethrough=_bar(font, "stro", 0.25, "strs"),
            subscript=_metric(font, "sbyo", 0.2),
            superscript=_metric(font, "spyo", 0.4),
            has_optical_sizes=has_axis(font, "opsz"),
            has_widths=has_axis(font, "wdth"),
            missing_spaces=frozenset(c for c in _SPACES if not pango.pango_font_has_char(font, ord(c))),
        )

    def width(self, text: str, style: TextStyle) -> float:
        """The width of *text* on one line, for font size 1."""
        shaped = self.shape([Piece(text, 0)], [Span(text, style)], EM / style.size, "ltr")
        return sum(widths(shaped, len(text))) / EM

    def _is_known(self, style: TextStyle) -> bool:
        """Whether the project has a family that *style* names."""
        return any(self.fonts.of_family(family) for family in style.families)

    def _extents(self, text: str, description: Any) -> tuple[float, float]:
        """The height of the ink above the baseline and the advance of *text*, in em."""
        layout = own(pango.pango_layout_new(self._context))
        pango.pango_layout_set_text(layout, text.encode(), len(text.encode()))
        attributes = Attributes()
        attributes.put(pango.pango_attr_font_desc_new(description), 0, len(text))
        pango.pango_layout_set_attributes(layout, attributes.list)
        ink, logical = ffi.new("PangoRectangle *"), ffi.new("PangoRectangle *")
        pango.pango_layout_get_extents(layout, ink, logical)
        unit = EM * SCALE
        return (pango.pango_layout_get_baseline(layout) - ink.y) / unit, logical.width / unit


class Endings(dict[tuple[str, str, bool], float]):
    """By (letter, following, hyphen) what a line of one style that ends behind *letter* is wider than its letters
    were while *following* stood there: it has a hyphen more and the kerning of the two less. For font size 1.
    """

    def __init__(self, shaper: Shaper, style: TextStyle) -> None:
        super().__init__()
        self._width = lru_cache(1024)(lambda text: shaper.width(text, style))

    def __missing__(self, key: tuple[str, str, bool]) -> float:
        if len(self) >= MOST_ENDINGS:
            self.clear()
        letter, following, hyphen = key
        width = self._width
        found = self[key] = width(letter + "-" * hyphen) - width(letter + following) + width(following)
        return found


def _close_up(attributes: Attributes, text: str, at: int, joined: re.Match[str] | None) -> None:
    """Take the letter-spacing out of the joined letters of a piece, which begins at byte *at*: it would part them."""
    while joined:
        start = at + len(text[: joined.start()].encode())
        attributes.put(pango.pango_attr_letter_spacing_new(0), start, start + len(joined[0].encode()))
        joined = JOINED.search(text, joined.end())


def _part(attributes: Attributes, text: bytes, at: int) -> None:
    """Keep the letters on both sides of byte *at*, which are of two items, from becoming one ligature of one colour."""
    before, after = text[:at].decode(errors="ignore")[-1:], text[at : at + 4].decode(errors="ignore")[:1]
    if before.isalpha() and after.isalpha():
        start = at - len(before.encode())
        attributes.put(pango.pango_attr_font_features_new(_UNLIGATED), start, at)


def widths(shaped: Shaped, characters: int) -> list[float]:
    """The width of each character in layout units, in reading order; newlines have none."""
    advances = [0.0] * characters
    byte = character = 0  # both ends of what has been counted
    for line in shaped.lines():
        for run in sorted(line, key=_START):
            character += len(shaped.text[byte : run.start].decode())
            byte = run.start
            advances[character : character + run.count] = run.advances(shaped.pointer)
    return advances


def break_flags(shaped: Shaped) -> list[int]:
    """For each character, and the end, what may happen before it: bits LINE_BREAK, CHAR_BREAK; WHITE is the
    character's own.
    """
    count = ffi.new("int *")
    flags = pango.pango_layout_get_log_attrs_readonly(shaped.layout, count)
    return list(ffi.unpack(flags, count[0]))


@lru_cache
def _language(tag: str) -> Any:
    return pango.pango_language_from_string(tag.encode())


def _description(
    families: tuple[str, ...],
    size: float,
    weight: int,
    italic: bool,
    small_caps: bool,
    stretch: float,
    variations: str,
) -> Any:
    description = ffi.gc(pango.pango_font_description_new(), pango.pango_font_description_free)
    pango.pango_font_description_set_family(description, ",".join(families).encode())
    pango.pango_font_description_set_weight(description, weight)
    pango.pango_font_description_set_style(description, STYLE_ITALIC if italic else 0)
    pango.pango_font_description_set_variant(description, VARIANT_SMALL_CAPS if small_caps else 0)
    pango.pango_font_description_set_stretch(description, STRETCHES.index(nearest_stretch(stretch)))
    if variations:
        pango.pango_font_description_set_variations(description, variations.encode())
    pango.pango_font_description_set_absolute_size(description, size * SCALE)
    return description


def _metric(font: Any, name: str, otherwise: float) -> float:
    """A metric of a font that was opened at `EM`, for font size 1. *name* is OpenType's (`MVAR`)."""
    found = ffi.new("int32_t *")
    if not harfbuzz.hb_ot_metrics_get_position(pango.pango_font_get_hb_font(font), tag(name), found):
        return otherwise
    return float(found[0] / (EM * SCALE))


def _bar(font: Any, position: str, otherwise: float, size: str) -> tuple[float, float]:
    """The top edge and thickness of a line whose middle lies at *position*, where browsers lay it."""
    thickness = _metric(font, size, 1 / 12)
    return _metric(font, position, otherwise) + thickness / 2, thickness


def _blank(width: float) -> Any:
    """An attribute that sets a character as a blank of *width* layout units, without height."""
    rectangle = ffi.new("PangoRectangle *", [0, 0, round(width * SCALE), 0])
    return pango.pango_attr_shape_new(rectangle, rectangle)
