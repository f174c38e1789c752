"""How far a font looks: whether a word looks as it does for the sake of the spaces or words beside it."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from enum import IntEnum
from typing import Any, Final

from .pango import ffi, harfbuzz, has_table, pango, tag

# The features that HarfBuzz applies of itself to text that runs to the right.
_APPLIED: Final = (
    *("rvrn", "ltra", "ltrm", "ccmp", "locl", "rlig", "rclt", "calt", "clig", "liga"),
    *("kern", "dist", "curs", "mark", "mkmk", "abvm", "blwm", "rand"),
)
_OTHER_ENGINES: Final = ("morx", "mort", "kerx", "Silf")  # that shape in ways of their own
_CONTEXTUAL: Final = (7, 8)  # kinds of lookups that place glyphs
_EXTENSION: Final = 9
_AT_LOOKUPS: Final = 8  # where a table says where its lookups are


class Reach(IntEnum):
    """What a font's rules make of a space."""

    NONE = 0  # it stands by itself
    KERNING = 1  # it is kerned with its neighbours
    BEYOND = 2  # letters may look across it


def reach_of(font: Any) -> Reach:
    """The reach of a PangoFont's rules."""
    if any(has_table(font, name) for name in _OTHER_ENGINES):
        return Reach.BEYOND
    hb_font = pango.pango_font_get_hb_font(font)
    face, glyph = harfbuzz.hb_font_get_face(hb_font), ffi.new("uint32_t *")
    if not harfbuzz.hb_font_get_nominal_glyph(hb_font, ord(" "), glyph):
        return Reach.BEYOND
    space = glyph[0]
    if any(_mentions(face, "GSUB", lookup, space) for lookup in _lookups(face, "GSUB")):
        return Reach.BEYOND
    placing = [lookup for lookup in _lookups(face, "GPOS") if _mentions(face, "GPOS", lookup, space)]
    if not set(_contextual(face)).isdisjoint(placing):
        return Reach.BEYOND
    return Reach.KERNING if placing or has_table(font, "kern") else Reach.NONE


def _set() -> Any:
    return ffi.gc(harfbuzz.hb_set_create(), harfbuzz.hb_set_destroy)


def _lookups(face: Any, table: str) -> list[int]:
    """The lookups of the features that are applied, of all scripts and languages."""
    features, found = ffi.new("uint32_t[]", [*map(tag, _APPLIED), 0]), _set()
    harfbuzz.hb_ot_layout_collect_lookups(face, tag(table), ffi.NULL, ffi.NULL, features, found)
    lookups, here = list[int](), ffi.new("uint32_t *", 0xFFFFFFFF)
    while harfbuzz.hb_set_next(found, here):
        lookups.append(here[0])
    return lookups


def _mentions(face: Any, table: str, lookup: int, glyph: int) -> bool:
    before, inside, after = _set(), _set(), _set()
    harfbuzz.hb_ot_layout_lookup_collect_glyphs(face, tag(table), lookup, before, inside, after, ffi.NULL)
    return any(harfbuzz.hb_set_has(glyphs, glyph) for glyphs in (before, inside, after))


def _contextual(face: Any) -> Iterator[int]:
    """The lookups of a font's GPOS that look at more than two neighbours."""
    blob = ffi.gc(harfbuzz.hb_face_reference_table(face, tag("GPOS")), harfbuzz.hb_blob_destroy)
    length = ffi.new("unsigned int *")
    data = harfbuzz.hb_blob_get_data(blob, length)
    table = bytes(ffi.buffer(data, length[0])) if length[0] else b""
    if len(table) <= _AT_LOOKUPS:
        return
    (base,) = struct.unpack_from(">H", table, _AT_LOOKUPS)
    (count,) = struct.unpack_from(">H", table, base)
    for number, offset in enumerate(struct.unpack_from(f">{count}H", table, base + 2)):
        kind, _, subtables = struct.unpack_from(">3H", table, base + offset)
        if kind == _EXTENSION and subtables:
            (first,) = struct.unpack_from(">H", table, base + offset + 6)
            (kind,) = struct.unpack_from(">H", table, base + offset + first + 2)
        if kind in _CONTEXTUAL:
            yield number
