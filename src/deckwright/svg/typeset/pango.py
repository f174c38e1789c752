"""The part of Pango, HarfBuzz, fontconfig and GObject that is used here, as cffi sees it (ABI mode, no compiler)."""

from collections.abc import Iterator
from typing import Any, Final

from ...basics import native
from ...basics.native import libraries

try:
    import cairocffi
except OSError as error:  # it opens libcairo on import
    raise libraries.missing("libcairo") from error

SCALE: Final = 1024  # Pango units in a layout unit
EMPTY_GLYPH: Final = 0x0FFFFFFF
UNKNOWN_GLYPH: Final = 0x10000000
FONT_TYPE_FT: Final = 1
DIRECTION: Final = {"ltr": 0, "rtl": 1}
STYLE_ITALIC: Final = 2
VARIANT_SMALL_CAPS: Final = 1
STRETCHES: Final = (50.0, 62.5, 75.0, 87.5, 100.0, 112.5, 125.0, 150.0, 200.0)  # PangoStretch, in per cent
LINE_BREAK: Final = 1  # bits of PangoLogAttr
CHAR_BREAK: Final = 4
WHITE: Final = 8

ffi: Final[Any] = native.pango()

cairo: Final[Any] = cairocffi.cairo
gobject: Final[Any] = libraries.load("gobject", ffi.dlopen)
fontconfig: Final[Any] = libraries.load("fontconfig", ffi.dlopen)
pango: Final[Any] = libraries.load("pango", ffi.dlopen)
pangocairo: Final[Any] = libraries.load("pangocairo", ffi.dlopen)
pangoft2: Final[Any] = libraries.load("pangoft2", ffi.dlopen)
harfbuzz: Final[Any] = libraries.load("harfbuzz", ffi.dlopen)


def own(pointer: Any) -> Any:
    """A GObject that is released with the last Python reference to it."""
    return ffi.gc(pointer, gobject.g_object_unref)


def each(nodes: Any, kind: str) -> Iterator[Any]:
    """The elements of a GSList, as pointers to *kind*."""
    while nodes != ffi.NULL:
        yield ffi.cast(kind, nodes.data)
        nodes = nodes.next


def tag(name: str) -> int:
    """The name of an OpenType table or metric as HarfBuzz takes it."""
    return int.from_bytes(name.encode("ascii"), "big")


def has_axis(font: Any, name: str) -> bool:
    """Whether a PangoFont is of a variable font with the axis *name*."""
    face = harfbuzz.hb_font_get_face(pango.pango_font_get_hb_font(font))
    return bool(harfbuzz.hb_ot_var_find_axis_info(face, tag(name), ffi.new("hb_ot_var_axis_info_t *")))


def has_table(font: Any, name: str) -> bool:
    """Whether the file of a PangoFont has the table *name*."""
    face = harfbuzz.hb_font_get_face(pango.pango_font_get_hb_font(font))
    blob = harfbuzz.hb_face_reference_table(face, tag(name))
    length = harfbuzz.hb_blob_get_length(blob)
    harfbuzz.hb_blob_destroy(blob)
    return bool(length)
