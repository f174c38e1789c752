"""What is wrong with set text, in words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import ceil
from typing import Final

from ...basics.phrases import quantity
from ...basics.units import measured
from ...basics.written import percent
from . import hyphens, installed
from .blocks import NEVER, Block, TextFinding, TextStyle
from .colorfont import color_font
from .fitting import Fitted
from .fonts import Face, nearest_stretch
from .measuring import Measured
from .pango import EMPTY_GLYPH, UNKNOWN_GLYPH
from .regions import Region
from .runs import Shaped
from .settext import GlyphRun
from .shaping import Shaper

MOST_NAMED: Final = 4  # words, beside the worst
_ROUNDING: Final = 2  # of weights, which fontconfig counts otherwise


def of(
    text: Measured, fitted: Fitted, shaper: Shaper, shaped: Shaped, runs: Iterable[GlyphRun]
) -> Iterator[TextFinding]:
    """Everything found, each thing once."""
    found = list[TextFinding]()
    found += _overflow(text, fitted)
    language = text.block.hyphenate
    if language and language != NEVER and not hyphens.is_language(language):
        hint = "write the code of a language, as en, fr or pt-BR, or none"
        found.append(TextFinding("hyphenation-unknown", f"{language!r} is no code of a language", hint))
    unknown = [item.style for item in text.items if not shaper.is_known(item.style)]
    found += (_font_missing(style, shaper) for style in unknown)
    has_unknown_glyphs = shaped.lacks_glyphs
    for run in runs:
        if run.blank or run.item.style in unknown:
            continue
        if has_unknown_glyphs:
            found += _missing_glyphs(run, shaped)
        if (run.item.style, run.font) not in shaper.right:
            found += _substitutions(run, shaper, shaped)
    yield from dict.fromkeys(found)


def _overflow(text: Measured, fitted: Fitted) -> Iterator[TextFinding]:
    block = text.block
    if fitted.fits:
        return
    if fitted.long_words:
        yield _long_word(text, fitted)
    if block.region is not None and not fitted.long_words:
        yield TextFinding(
            "text-overflow",
            f"the text needs more room than its shape has, at {_percent(fitted.scale)} of its size"
            f"{_without_room(text, fitted, block.region)}",
            "shorten the text, enlarge the shape, or lower the floor of data-fit",
        )
    elif block.height is not None and block.wrap and fitted.height > block.height:
        yield TextFinding(
            "text-overflow",
            f"the text needs {_beside(fitted.height, block.height, block)} of height at "
            f"{_percent(fitted.scale)} of its size; its box has {_beside(block.height, fitted.height, block)}"
            f"{_too_many(text, fitted.height, block.height)}",
            "shorten the text, enlarge the box, or lower the floor of data-fit",
        )
    elif not block.wrap:
        yield TextFinding(
            "text-overflow",
            f"the line needs {_beside(fitted.width, block.width, block)} at {_percent(fitted.scale)} of its size; "
            f"it may have {_beside(block.width or 0, fitted.width, block)}"
            f"{_too_many(text, fitted.width, block.width or 0)}",
            "shorten the text, or lower the floor of data-fit",
        )


def _long_word(text: Measured, fitted: Fitted) -> TextFinding:
    """The worst of the words that fit no line, and the others."""
    unit = fitted.scale / text.unit
    word = max(fitted.long_words, key=lambda word: word.width - word.room)
    wide, room = word.width * unit, word.room * unit
    others = [repr(each.text) for each in fitted.long_words if each is not word]
    more = others[:MOST_NAMED] + ([f"{len(others) - MOST_NAMED} more"] if len(others) > MOST_NAMED else [])
    return TextFinding(
        "text-overflow",
        f"{word.text!r}, which may not be broken, is {_beside(wide, room, text.block)} wide at "
        f"{_percent(fitted.scale)} of its size; its line has {_beside(room, wide, text.block)}: "
        f"{measured((wide - room) * text.block.mm)} too many"
        + (f"; likewise {', '.join(more)}" if more else ""),
        "hyphenate it with U+00AD, shorten it, or widen the box",
    )


def _without_room(text: Measured, fitted: Fitted, region: Region) -> str:
    """How much of the text its shape has no room for: in lines as wide as it has them, and in words."""
    words, left = len(text.letters.split()), len(text.letters[fitted.room_ends :].split())
    if left == words:
        return ": it has none for a word of it"
    line = region.widest(text.strut.size * fitted.scale) * text.unit / fitted.scale
    lines = max(1, ceil((text.at[-1] - text.at[fitted.room_ends]) / line)) if line > 0 else 1
    return f": about {quantity(lines, 'line')}, or {left} of its {quantity(words, 'word')}, too many"


def _too_many(text: Measured, needed: float, room: float) -> str:
    """How much has to go: the length, and about how many words."""
    words = len(text.letters.split())
    less = max(1, round(words * (needed - room) / needed))
    some = f", or about {less} of its {words} words," if words > 1 else ""
    return f": {measured((needed - room) * text.block.mm)}{some} too many"


def _font_missing(style: TextStyle, shaper: Shaper) -> TextFinding:
    message = f"the font {', '.join(style.families)!r} is not among the project's fonts"
    first = style.families[0] if style.families else ""
    return TextFinding("font-missing", message, _remedy(_wanted_face(style, first), shaper))


def _wanted_face(style: TextStyle, family: str) -> Face:
    return Face(family, style.weight, style.italic, nearest_stretch(style.stretch))


def _remedy(face: Face, shaper: Shaper) -> str:
    """What there is instead of *face*, and where it may come from."""
    offer, there = installed.offer(face), shaper.fonts.choices(face.family)
    return f"{offer}; {there}" if offer else there


def _missing_glyphs(run: GlyphRun, shaped: Shaped) -> Iterator[TextFinding]:
    fields = run.glyphs.fields
    for number, cluster in zip(fields.numbers, fields.clusters, strict=True):
        if number & UNKNOWN_GLYPH:
            at = run.glyphs.start + cluster
            yield _missing(shaped.text[at : at + 4].decode(errors="ignore")[0], run.item.style)


def _substitutions(run: GlyphRun, shaper: Shaper, shaped: Shaped) -> Iterator[TextFinding]:
    style, got, colors = run.item.style, shaper.face(run.font), shaper.colors(run.font)
    start = run.glyphs.start
    letters = shaped.text[start : start + run.glyphs.length].decode()
    if colors is not None and not letters.isspace():
        glyphs = run.glyphs.fields.numbers
        if any(colors.is_lost(glyph) for glyph in glyphs if glyph != EMPTY_GLYPH):
            yield TextFinding(
                "glyph-colored",
                f"{letters!r}: letters of {got.family} are pictures that cannot be read, or of a kind not drawn",
                "use a font whose pictures are COLR, SVG or PNG, a symbol of the game, or an image",
            )
            return
        if any(colors.has_picture(glyph) for glyph in glyphs) and not _asks_for_pictures(style, got, shaper):
            return  # an emoji may come from any font of the project
    declared = [family.casefold() for family in style.families]
    if got.family.casefold() not in declared:
        yield from (_missing(letter, style, got) for letter in dict.fromkeys(letters) if not letter.isspace())
        return
    face = _wanted_face(style, got.family)
    if replace(face, weight=got.weight) != got or abs(face.weight - got.weight) > _ROUNDING:
        message = f"the project has no {face}; the text is set in {got}"
        yield TextFinding("font-missing", message, _remedy(face, shaper))
    elif colors is None:
        shaper.right.add((style, run.font))


def _asks_for_pictures(style: TextStyle, got: Face, shaper: Shaper) -> bool:
    """Whether a text names another font with pictures than the one that it is set in."""
    named = (face for family in style.families for face in shaper.fonts.of_family(family))
    fonts = (color_font(face.file) for face in named if face.family.casefold() != got.family.casefold())
    return any(font is not None and font.is_colored for font in fonts)


def _missing(letter: str, style: TextStyle, got: Face | None = None) -> TextFinding:
    name = unicodedata.name(letter, "unnamed").lower()
    instead = f"it is set in {got}" if got else "no font of the project has it"
    return TextFinding(
        "glyph-missing",
        f"{letter!r} (U+{ord(letter):04X}, {name}) is not in {', '.join(style.families)}; {instead}",
        "use another character, or name a second font that has it in font-family",
    )


def _beside(value: float, other: float | None, block: Block) -> str:
    """A length of the block in millimetres, told from another."""
    return measured(value * block.mm, (other or 0.0) * block.mm)


def _percent(scale: float) -> str:
    return percent(scale)
