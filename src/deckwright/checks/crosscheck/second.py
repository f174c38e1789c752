"""CairoSVG as it is used here: with the project's fonts and nothing from elsewhere, onto pixels."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

import cairocffi
import cairosvg.surface
import numpy as np
from cairosvg.parser import Tree
from cairosvg.url import fetch

from ...svg.typeset.fonts import Face
from ...svg.typeset.pango import fontconfig
from .cascade import Style
from .measures import UnprovenError

Pixels = np.ndarray[Any, np.dtype[np.uint8]]  # height × width × 3, red first

_CONFIG: Final = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{cache}</cachedir>{rules}</fontconfig>"""
_RULE: Final = """<match target="scan"><test name="file"><string>{file}</string></test>
<edit name="family" mode="assign"><string>{name}</string></edit></match>"""


class Fonts:
    """The project's fonts by names that stand for one file each: CairoSVG knows no weights but normal and bold.

    For as long as the process lives, they are all that cairo's own choice of fonts finds.
    """

    def __init__(self, faces: Sequence[Face]) -> None:
        self._names = {face: f"deckwright-{number}" for number, face in enumerate(faces)}
        rules = "".join(_RULE.format(file=escape(face.file), name=name) for face, name in self._names.items())
        cache = Path(tempfile.gettempdir(), "deckwright-fontconfig-second").as_posix()
        config = fontconfig.FcConfigCreate()
        fontconfig.FcConfigParseAndLoadFromMemory(
            config, _CONFIG.format(cache=cache, rules=rules).encode(), 1
        )
        for face in self._names:
            fontconfig.FcConfigAppFontAddFile(config, face.file.encode())
        fontconfig.FcConfigSetCurrent(config)

    def name(self, style: Style) -> str:
        """What CairoSVG is to call the font that *style* asks for. Raises UnprovenError where the project lacks it."""
        families = [name.strip().strip("'\"").casefold() for name in style["font-family"].split(",")]
        try:
            weight = int(style["font-weight"])
        except ValueError as error:
            raise UnprovenError("relative font weights") from error
        italic = style["font-style"].startswith(("italic", "oblique"))
        for family in families:
            for face, name in self._names.items():
                if (face.family.casefold(), face.weight, face.italic, face.stretch) == (
                    family,
                    weight,
                    italic,
                    100.0,
                ):
                    return name
            if any(face.family.casefold() == family for face in self._names):
                break
        raise UnprovenError("text in a font of another weight or style")


# What CairoSVG takes for text-rendering: geometricPrecision comes out as letters of whole pixels with cairo 1.16.
cairosvg.surface.TEXT_ANTIALIAS["geometricPrecision"] = cairocffi.ANTIALIAS_GRAY


class _Surface(cairosvg.surface.PNGSurface):  # type: ignore[misc]
    """A surface that keeps its pixels."""

    def finish(self) -> None:
        self.cairo.flush()


def draw(svg: str) -> Pixels:
    """The picture of an SVG text on white. Nothing is fetched. Raises UnprovenError where CairoSVG gives up."""
    try:
        tree = Tree(bytestring=svg.encode(), url_fetcher=_fetch)
        surface = _Surface(tree, None, 96)
    except Exception as error:  # of whatever kind: it is another's engine
        raise UnprovenError(f"CairoSVG fails ({type(error).__name__}: {error})") from error
    return on_white(surface.cairo)


def _fetch(url: str, _type: str) -> bytes:
    """Pictures come along as data; nothing else is looked up."""
    data: bytes = fetch(url, _type) if url.startswith("data:") else b""
    return data


def on_white(surface: cairocffi.ImageSurface) -> Pixels:
    """The pixels of an ARGB32 surface, as they look on paper."""
    surface.flush()
    width, height, stride = surface.get_width(), surface.get_height(), surface.get_stride()
    data = np.frombuffer(bytes(surface.get_data()), np.uint8).reshape(height, stride // 4, 4)[:, :width]
    white = 255 - data[..., 3:].astype(np.uint16)
    found: Pixels = np.minimum(255, data[..., 2::-1] + white).astype(np.uint8)
    return found
