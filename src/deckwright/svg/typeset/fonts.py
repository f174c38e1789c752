"""The project's fonts, and only these: a private fontconfig configuration and a Pango font map on it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any

import cairocffi

from ...basics.native.libraries import missing
from ...basics.problems import DeckwrightError, Place, Problem, did_you_mean, problem
from ...basics.records import dataclass
from .colorfont import color_font
from .paints import MOST_PAINTS
from .pango import FONT_TYPE_FT, STRETCHES, ffi, fontconfig, own, pango, pangocairo, pangoft2

_APPLICATION_FONTS = 1  # FcSetApplication
_CONFIG = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{cache}</cachedir>
<match target="font">
<test name="outline"><bool>false</bool></test>
<edit name="deckwright_scale" mode="assign">
<divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
<edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
<name>deckwright_scale</name><double>0</double><double>0</double><name>deckwright_scale</name></matrix></times></edit>
</match></fontconfig>"""  # the rule: letters of pixels alone are as wide as their size says


@dataclass(frozen=True, slots=True)
class Face:
    """One style of one family, as a font file has it."""

    family: str
    weight: int  # 100 to 900, 400 is regular
    italic: bool
    stretch: float = 100.0  # per cent of the normal width: one of `pango.STRETCHES`
    file: str = field(default="", compare=False)

    @property
    def style(self) -> str:
        stretch = f" {self.stretch:g} % wide" if self.stretch != 100 else ""
        return f"{self.weight}{' italic' if self.italic else ''}{stretch}"

    def __str__(self) -> str:
        return f"{self.family} {self.style}"


def nearest_stretch(per_cent: float) -> float:
    """The nearest of the widths that fonts are made in."""
    return min(STRETCHES, key=lambda stretch: abs(stretch - per_cent))


class FontSet:
    """Font files in order of preference. Where two hold the same style of a family, the first is used.

    Not safe to share between threads; make it in the process that draws.
    """

    def __init__(self, files: Sequence[str]) -> None:
        """Raises DeckwrightError with a problem for each file that is absent or no font."""
        self._config = ffi.gc(fontconfig.FcConfigCreate(), fontconfig.FcConfigDestroy)
        cache = Path(tempfile.gettempdir(), "deckwright-fontconfig").as_posix()
        fontconfig.FcConfigParseAndLoadFromMemory(self._config, _CONFIG.format(cache=cache).encode(), 1)
        self.faces = tuple(self._add(files))
        self._by_family: dict[str, list[Face]] = {}
        for face in self.faces:
            self._by_family.setdefault(face.family.casefold(), []).append(face)

    @property
    def families(self) -> tuple[str, ...]:
        return tuple(sorted({face.family for face in self.faces}))

    def of_family(self, family: str) -> Sequence[Face]:
        return self._by_family.get(family.casefold(), ())

    def choices(self, family: str) -> str:
        """What there is, for a message: the styles of *family*, else all families and the nearest name."""
        if faces := self.of_family(family):
            return f"{faces[0].family} comes in {', '.join(face.style for face in faces)}"
        near = did_you_mean(family, self.families)
        known = f"the project's fonts are {', '.join(self.families) or 'none'}"
        return f"{near} {known}" if near else known

    def context(self) -> Any:
        """A PangoContext on these fonts. Metrics are unhinted: widths are the same at every size, on every device."""
        font_map = pangocairo.pango_cairo_font_map_new_for_font_type(FONT_TYPE_FT)
        if font_map == ffi.NULL:
            raise missing("pangoft2")
        font_map = own(font_map)
        pangoft2.pango_fc_font_map_set_config(font_map, self._config)
        context = own(pango.pango_font_map_create_context(font_map))
        options = cairocffi.FontOptions(
            antialias=cairocffi.ANTIALIAS_GRAY,
            hint_style=cairocffi.HINT_STYLE_NONE,
            hint_metrics=cairocffi.HINT_METRICS_OFF,
        )
        pangocairo.pango_cairo_context_set_font_options(context, options._pointer)
        pango.pango_context_set_round_glyph_positions(context, False)
        return context

    def _add(self, files: Iterable[str]) -> Iterator[Face]:
        problems: list[Problem] = []
        seen: set[Face] = set()
        for file in files:
            faces = list(faces_in(file))
            if not Path(file).is_file():
                problems.append(problem("file-missing", "the font file does not exist", Place(file)))
            elif not faces:
                problems.append(
                    problem(
                        "font-unreadable", "is not a font that can be used", Place(file), hint="TTF or OTF"
                    )
                )
            elif _is_boundless(file):
                message = (
                    f"has letters that are painted with themselves or with more than {MOST_PAINTS} paints"
                )
                hint = "use another file of that font"
                problems.append(problem("font-unreadable", message, Place(file), hint=hint))
            elif not seen.issuperset(faces):
                fontconfig.FcConfigAppFontAddFile(self._config, file.encode())
                yield from faces
            seen.update(faces)
        if problems:
            raise DeckwrightError(*problems)


def _is_boundless(file: str) -> bool:
    with Path(file).open("rb") as stream:
        head = stream.read(1 << 12)  # where the tables are named
    font = color_font(file) if b"COLR" in head else None
    return font is not None and font.is_boundless


def faces_in(file: str) -> Iterator[Face]:
    """The faces in a font file, by fontconfig's own reading of it; none where it is no font."""
    config = ffi.gc(fontconfig.FcConfigCreate(), fontconfig.FcConfigDestroy)
    if fontconfig.FcConfigAppFontAddFile(config, file.encode()):
        yield from faces_of(config, _APPLICATION_FONTS)


def faces_of(config: Any, which: int) -> Iterator[Face]:
    """The faces of a set of fonts that an FcConfig has."""
    fonts = fontconfig.FcConfigGetFonts(config, which)
    for n in range(0 if fonts == ffi.NULL else fonts.nfont):
        if face := _face(fonts.fonts[n]):
            yield face


def _face(pattern: Any) -> Face | None:
    family, file, weight = ffi.new("unsigned char **"), ffi.new("unsigned char **"), ffi.new("double *")
    slant, width = ffi.new("int *"), ffi.new("double *", 100.0)
    if (
        fontconfig.FcPatternGetString(pattern, b"family", 0, family)
        or fontconfig.FcPatternGetString(pattern, b"file", 0, file)
        or fontconfig.FcPatternGetDouble(pattern, b"weight", 0, weight)  # a variable font has a range here
        or fontconfig.FcPatternGetInteger(pattern, b"slant", 0, slant)
    ):
        return None
    fontconfig.FcPatternGetDouble(pattern, b"width", 0, width)
    css_weight = round(fontconfig.FcWeightToOpenTypeDouble(weight[0]))
    name, path = (ffi.string(text[0]).decode(errors="replace") for text in (family, file))
    return Face(name, css_weight, slant[0] > 0, nearest_stretch(width[0]), path)
