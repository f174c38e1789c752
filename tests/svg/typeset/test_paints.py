"""The paints of COLR 1, by small fonts that fontTools makes: what is where follows from arithmetic."""

from __future__ import annotations

import io
import struct
import subprocess
from collections.abc import Callable
from functools import cache, reduce
from pathlib import Path
from typing import Any

import cairocffi
import pikepdf
import pytest

from deckwright.basics.problems import DeckwrightError
from deckwright.svg import Renderer, parse
from deckwright.svg.typeset import FontSet

from ..helpers import Files, document, on_white, ours, problems
from . import colored

builder = pytest.importorskip("fontTools.fontBuilder")
colors = pytest.importorskip("fontTools.colorLib.builder")
pens = pytest.importorskip("fontTools.pens.ttGlyphPen")
ttlib = pytest.importorskip("fontTools.ttLib")

RED, LIME, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)
BLACK, WHITE, TEXT = (0, 0, 0), (255, 255, 255), (255, 128, 0)
PALETTE = [(1, 0, 0, 1), (0, 1, 0, 1), (0, 0, 1, 1), (0, 0, 0, 1), (0.5, 0.5, 0.5, 1)]
R, L, B, K, GRAY, FOREGROUND = (*range(5), 0xFFFF)
SHAPES = {"square": (0, 0, 1000, 1000), "lower": (0, 0, 1000, 500), "left": (0, 0, 500, 1000)}
Json = dict[str, Any]
Spots = dict[tuple[float, float], tuple[int, int, int]]  # in em from the letter's origin, upwards


def solid(index: int, alpha: float = 1.0) -> Json:
    return {"Format": 2, "PaletteIndex": index, "Alpha": alpha}


def shape(paint: Json, glyph: str = "square") -> Json:
    return {"Format": 10, "Paint": paint, "Glyph": glyph}


def line(*stops: tuple[float, int], extend: str = "pad") -> Json:
    return {
        "Extend": extend,
        "ColorStop": [{"StopOffset": at, "PaletteIndex": n, "Alpha": 1.0} for at, n in stops],
    }


def linear(colour_line: Json, p0: tuple[int, int], p1: tuple[int, int], p2: tuple[int, int]) -> Json:
    points = dict(zip(("x0", "y0", "x1", "y1", "x2", "y2"), (*p0, *p1, *p2), strict=True))
    return {"Format": 4, "ColorLine": colour_line, **points}


def radial(colour_line: Json, *numbers: int) -> Json:
    names = ("x0", "y0", "r0", "x1", "y1", "r1")
    return {"Format": 6, "ColorLine": colour_line, **dict(zip(names, numbers, strict=True))}


def sweep(colour_line: Json, start: float, end: float) -> Json:
    return {
        "Format": 8,
        "ColorLine": colour_line,
        "centerX": 500,
        "centerY": 500,
        "startAngle": start,
        "endAngle": end,
    }


def moved(format: int, paint: Json, **numbers: Any) -> Json:
    return {"Format": format, "Paint": paint, **numbers}


def both(mode: str) -> Json:
    """Red on the left half, and blue on the lower half below it."""
    source, backdrop = shape(solid(R), "left"), shape(solid(B), "lower")
    return {"Format": 32, "SourcePaint": source, "CompositeMode": mode, "BackdropPaint": backdrop}


def outlines() -> Any:
    """A font of its own for each that asks: tables are put into it."""
    return ttlib.TTFont(io.BytesIO(_outlines()))


@cache
def _outlines() -> bytes:
    font = builder.FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder([".notdef", *SHAPES, "A", "b"])
    font.setupCharacterMap({ord("A"): "A", ord("b"): "b"})
    glyphs = {}
    for name in (".notdef", *SHAPES, "A", "b"):
        pen = pens.TTGlyphPen(None)
        left, lower, right, upper = SHAPES.get(name, (200, 100, 300, 200))
        pen.moveTo((left, lower))
        for corner in ((left, upper), (right, upper), (right, lower)):
            pen.lineTo(corner)
        pen.closePath()
        glyphs[name] = pen.glyph()
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(dict.fromkeys(glyphs, (1000, 0)))
    font.setupHorizontalHeader(ascent=1000, descent=0)
    font.setupNameTable({"familyName": "Squares", "styleName": "Regular"})
    font.setupOS2()
    font.setupPost()
    saved = io.BytesIO()
    font.save(saved)
    return saved.getvalue()


def files(tmp_path: Path, paint: Json, **more: Any) -> Files:
    font = outlines()
    paints = {"A": paint, **more.pop("paints", {})}
    font["COLR"] = colors.buildCOLR(paints, version=1, glyphMap=font.getReverseGlyphMap(), **more)
    font["CPAL"] = colors.buildCPAL([PALETTE])
    font.save(tmp_path / "squares.ttf")
    return Files(fonts=FontSet([str(tmp_path / "squares.ttf")]))


def drawing(letter: str = "A", attributes: str = "") -> str:
    return document(
        f'<text x="20" y="120" font-family="Squares" font-size="100" fill="#ff8000" {attributes}>{letter}</text>'
    )


def check_spots(pixels: Any, spots: Spots, *, off: int = 5) -> None:
    for (x, y), wanted in spots.items():
        found = pixels[int(120 - 100 * y), int(20 + 100 * x)].astype(int)
        assert abs(found - wanted).max() <= off, f"at {x}, {y}: {found} for {wanted}"


def mixed(first: tuple[int, ...], last: tuple[int, ...], share: float) -> tuple[int, int, int]:
    red, green, blue = (round(a + share * (b - a)) for a, b in zip(first, last, strict=True))
    return red, green, blue


LINE = line((0, R), (1, B))
PAINTS: dict[str, tuple[Json, Spots]] = {
    "solid": (shape(solid(R)), {(0.02, 0.02): RED, (0.98, 0.98): RED, (1.05, 0.5): WHITE, (0.5, -0.05): WHITE}),
    "alpha": (shape(solid(R, 0.5)), {(0.5, 0.5): mixed(WHITE, RED, 0.5)}),
    "foreground": (shape(solid(FOREGROUND, 0.5)), {(0.5, 0.5): mixed(WHITE, TEXT, 0.5)}),
    "layers": (
        {"Format": 1, "Layers": [shape(solid(R)), shape(solid(B), "lower")]},
        {(0.5, 0.25): BLUE, (0.5, 0.75): RED},
    ),
    "another glyph's paint": ({"Format": 11, "Glyph": "b"}, {(0.5, 0.5): LIME}),
    "linear": (
        shape(linear(LINE, (0, 0), (1000, 0), (0, 1000))),
        {(0.255, 0.5): mixed(RED, BLUE, 0.255), (0.755, 0.1): mixed(RED, BLUE, 0.755)},
    ),
    "linear, its lines of one colour slanted": (  # along x + y, which is 1 where x alone would be
        shape(linear(LINE, (0, 0), (1000, 0), (1000, -1000))),
        {(0.255, 0.255): mixed(RED, BLUE, 0.51), (0.105, 0.705): mixed(RED, BLUE, 0.81), (0.9, 0.9): BLUE},
    ),
    "linear, from within": (
        shape(linear(line((0.25, R), (0.75, B)), (0, 0), (1000, 0), (0, 1000))),
        {(0.1, 0.5): RED, (0.505, 0.5): mixed(RED, BLUE, 0.51), (0.9, 0.5): BLUE},
    ),
    "linear, beyond its ends": (
        shape(linear(line((-1, R), (1.5, B)), (0, 0), (500, 0), (0, 1000))),
        {(0.505, 0.5): mixed(RED, BLUE, 2.01 / 2.5)},
    ),
    "linear, repeated": (
        shape(linear(line((0, R), (1, B), extend="repeat"), (0, 0), (500, 0), (0, 1000))),
        {(0.255, 0.5): mixed(RED, BLUE, 0.51), (0.755, 0.5): mixed(RED, BLUE, 0.51)},
    ),
    "linear, reflected": (
        shape(linear(line((0, R), (1, B), extend="reflect"), (0, 0), (500, 0), (0, 1000))),
        {(0.105, 0.5): mixed(RED, BLUE, 0.21), (0.895, 0.5): mixed(RED, BLUE, 0.21)},
    ),
    "linear, a jump": (
        shape(linear(line((0.5, R), (0.5, B)), (0, 0), (1000, 0), (0, 1000))),
        {(0.45, 0.5): RED, (0.55, 0.5): BLUE},
    ),
    "linear, ill-formed": (shape(linear(LINE, (0, 0), (1000, 0), (500, 0))), {(0.5, 0.5): WHITE}),
    "radial": (
        shape(radial(LINE, 500, 500, 0, 500, 500, 500)),
        {(0.505, 0.505): RED, (0.755, 0.505): mixed(RED, BLUE, 0.51), (0.02, 0.02): BLUE},
    ),
    "radial, from large to small": (
        shape(radial(LINE, 500, 500, 500, 500, 500, 0)),
        {(0.505, 0.505): BLUE, (0.755, 0.505): mixed(RED, BLUE, 0.49), (0.02, 0.02): RED},
    ),
    "radial, a smaller one before its first": (  # radius 0 at offset -0.5
        shape(radial(line((-1, R), (1, B)), 500, 500, 200, 500, 500, 600)),
        {(0.505, 0.505): mixed(RED, BLUE, 0.25), (0.905, 0.505): mixed(RED, BLUE, 0.755)},
    ),
    "sweep": (
        shape(sweep(line((0, R), (1, B)), 0, 360)),
        {(0.5, 0.98): mixed(RED, BLUE, 0.25), (0.505, 0.02): mixed(RED, BLUE, 0.75)},
    ),
    "sweep, a part": (  # 0° looks right; before it begins the first colour, after it ends the last
        shape(sweep(line((0, R), (1, B)), 90, 270)),
        {(0.9, 0.8): RED, (0.02, 0.505): mixed(RED, BLUE, 0.5), (0.9, 0.2): BLUE},
    ),
    "sweep, backwards": (shape(sweep(line((0, R), (1, B)), 270, 90)), {(0.9, 0.8): BLUE, (0.9, 0.2): RED}),
    "sweep, repeated": (
        shape(sweep(line((0, R), (0.5, R), (0.5, B), (1, B), extend="repeat"), 0, 180)),
        {(0.9, 0.8): RED, (0.1, 0.8): BLUE, (0.1, 0.2): RED, (0.9, 0.2): BLUE},
    ),
    "sweep, reflected": (
        shape(sweep(line((0, R), (0.5, R), (0.5, B), (1, B), extend="reflect"), 0, 180)),
        {(0.9, 0.8): RED, (0.1, 0.8): BLUE, (0.1, 0.2): BLUE, (0.9, 0.2): RED},
    ),
    "sweep, of no angle": (shape(sweep(line((0, R), (1, B)), 180, 180)), {(0.5, 0.9): RED, (0.5, 0.1): BLUE}),
    "transform": (
        moved(12, shape(solid(R)), Transform={"xx": 0.5, "yx": 0, "xy": 0, "yy": 0.25, "dx": 250, "dy": 500}),
        {(0.3, 0.55): RED, (0.7, 0.7): RED, (0.2, 0.6): WHITE, (0.5, 0.8): WHITE, (0.5, 0.45): WHITE},
    ),
    "translate": (moved(14, shape(solid(R)), dx=200, dy=-100), {(0.1, 0.5): WHITE, (1.1, -0.05): RED}),
    "scale": (moved(16, shape(solid(R)), scaleX=0.5, scaleY=0.25), {(0.4, 0.2): RED, (0.6, 0.2): WHITE}),
    "scale around": (
        moved(18, shape(solid(R)), scaleX=0.5, scaleY=0.25, centerX=1000, centerY=1000),
        {(0.6, 0.8): RED, (0.4, 0.8): WHITE, (0.6, 0.7): WHITE},
    ),
    "scale alike": (moved(20, shape(solid(R)), scale=0.5), {(0.4, 0.4): RED, (0.4, 0.6): WHITE}),
    "scale alike around": (
        moved(22, shape(solid(R)), scale=0.5, centerX=1000, centerY=0),
        {(0.6, 0.4): RED, (0.4, 0.4): WHITE},
    ),
    "rotate": (moved(24, shape(solid(R), "lower"), angle=90), {(-0.1, 0.9): RED, (0.1, 0.1): WHITE}),
    "rotate around": (
        moved(26, shape(solid(R), "lower"), angle=90, centerX=500, centerY=500),
        {(0.9, 0.9): RED, (0.4, 0.1): WHITE},
    ),
    "skew": (  # counter-clockwise: what is above moves to the left
        moved(28, shape(solid(R)), xSkewAngle=45, ySkewAngle=0),
        {(-0.1, 0.5): RED, (0.8, 0.5): WHITE, (0.8, 0.1): RED},
    ),
    "skew around": (
        moved(30, shape(solid(R)), xSkewAngle=0, ySkewAngle=45, centerX=1000, centerY=0),
        {(0.5, -0.3): RED, (0.5, 0.7): WHITE},
    ),
    "a gradient that is turned within its outline": (
        shape(moved(26, linear(LINE, (0, 0), (1000, 0), (0, 1000)), angle=90, centerX=500, centerY=500)),
        {(0.5, 0.255): mixed(RED, BLUE, 0.255), (0.1, 0.755): mixed(RED, BLUE, 0.755)},
    ),
    "an outline within an outline": (shape(shape(solid(R), "left"), "lower"), {(0.2, 0.2): RED, (0.7, 0.2): WHITE}),
}  # fmt: skip
_SOURCE, _BACKDROP, _BOTH = (0.25, 0.75), (0.75, 0.25), (0.25, 0.25)
MODES: dict[str, tuple[Any, Any, Any]] = {  # what is seen where there is red alone, blue alone, and both
    "clear": (WHITE, WHITE, WHITE),
    "src": (RED, WHITE, RED),
    "dest": (WHITE, BLUE, BLUE),
    "src_over": (RED, BLUE, RED),
    "dest_over": (RED, BLUE, BLUE),
    "src_in": (WHITE, WHITE, RED),
    "dest_in": (WHITE, WHITE, BLUE),
    "src_out": (RED, WHITE, WHITE),
    "dest_out": (WHITE, BLUE, WHITE),
    "src_atop": (WHITE, BLUE, RED),
    "dest_atop": (RED, WHITE, BLUE),
    "xor": (RED, BLUE, WHITE),
    "plus": (RED, BLUE, (255, 0, 255)),
    "screen": (RED, BLUE, (255, 0, 255)),
    "overlay": (RED, BLUE, BLUE),
    "darken": (RED, BLUE, BLACK),
    "lighten": (RED, BLUE, (255, 0, 255)),
    "color_dodge": (RED, BLUE, BLUE),
    "color_burn": (RED, BLUE, BLUE),
    "hard_light": (RED, BLUE, RED),
    "soft_light": (RED, BLUE, BLUE),
    "difference": (RED, BLUE, (255, 0, 255)),
    "exclusion": (RED, BLUE, (255, 0, 255)),
    "multiply": (RED, BLUE, BLACK),
    "hsl_hue": (RED, BLUE, None),  # of which the formula says more than three words
    "hsl_saturation": (RED, BLUE, BLUE),
    "hsl_color": (RED, BLUE, None),
    "hsl_luminosity": (RED, BLUE, None),
}
_PIXELS = ("src_out", "dest_out", "src_atop", "dest_atop", "xor", "plus")


@pytest.mark.parametrize("name", PAINTS)
def test_a_paint_is_drawn(tmp_path: Path, name: str) -> None:
    paint, spots = PAINTS[name]
    fonts = files(tmp_path, paint, paints={"b": shape(solid(L))})
    check_spots(ours(drawing(), fonts), spots)
    assert problems(drawing(), fonts) == []


@pytest.mark.parametrize("mode", MODES)
def test_a_composite_is_drawn(tmp_path: Path, mode: str) -> None:
    spots = dict(zip((_SOURCE, _BACKDROP, _BOTH), MODES[mode], strict=True))
    pixels = ours(drawing(), files(tmp_path, both(mode)))
    check_spots(pixels, {spot: color for spot, color in spots.items() if color} | {(0.75, 0.75): WHITE})


def page(tmp_path: Path, fonts: Files) -> tuple[Any, bool, list[str]]:
    """A PDF of the letter as a picture, whether there are pixels in it, and the problems."""
    out = io.BytesIO()
    surface = cairocffi.PDFSurface(out, 150, 150)
    painted = Renderer(fonts).draw(
        parse(drawing(), "f.svg"), cairocffi.Context(surface), 150 / (200 * 25.4 / 96)
    )
    surface.finish()
    (tmp_path / "f.pdf").write_bytes(out.getvalue())
    with pikepdf.open(out) as pdf:
        streams = [each for each in pdf.objects if isinstance(each, pikepdf.Stream)]
        has_pixels = any(each.get("/Subtype") == "/Image" for each in streams)
    command = ["pdftoppm", "-r", "96", "-png", "-singlefile", str(tmp_path / "f.pdf")]
    return (
        on_white(subprocess.run(command, capture_output=True, check=True).stdout),
        has_pixels,
        [each.code for each in painted.problems],
    )


PAGES: dict[str, tuple[Callable[[], Json], Spots, bool]] = {
    **{
        name: ((lambda paint=paint: paint), spots, False)  # type: ignore[misc]
        for name, (paint, spots) in PAINTS.items()
        if name
        in ("linear, repeated", "radial, from large to small", "sweep", "sweep, a part", "skew", "layers")
    },
    **{
        mode: (
            (lambda mode=mode: both(mode)),  # type: ignore[misc]
            {spot: c for spot, c in zip((_SOURCE, _BACKDROP, _BOTH), MODES[mode], strict=True) if c},
            mode in _PIXELS,
        )
        for mode in ("src_in", "dest_in", "multiply", "src_out", "xor", "plus")
    },
}


@pytest.mark.parametrize("name", PAGES)
def test_it_is_the_same_in_a_pdf_as_vectors_but_where_no_pdf_can(tmp_path: Path, name: str) -> None:
    paint, spots, is_pixels = PAGES[name]
    pixels, has_pixels, codes = page(tmp_path, files(tmp_path, paint(), paints={"b": shape(solid(L))}))
    check_spots(pixels, spots, off=8)
    assert (has_pixels, codes) == (is_pixels, ["svg-raster"] if is_pixels else [])


def test_a_clip_box_cuts(tmp_path: Path) -> None:
    fonts = files(tmp_path, solid(R), clipBoxes={"A": (100, 0, 900, 500)})
    check_spots(
        ours(drawing(), fonts), {(0.15, 0.4): RED, (0.05, 0.4): WHITE, (0.5, 0.6): WHITE, (0.95, 0.4): WHITE}
    )


def test_opacity_is_that_of_the_whole_picture(tmp_path: Path) -> None:
    layers = {"Format": 1, "Layers": [shape(solid(R)), shape(solid(B), "lower")]}
    pixels = ours(drawing(attributes='fill-opacity="0.5"'), files(tmp_path, layers))
    check_spots(pixels, {(0.5, 0.25): mixed(WHITE, BLUE, 0.5), (0.5, 0.75): mixed(WHITE, RED, 0.5)})


@pytest.mark.parametrize(
    "paint",
    [solid(R), shape(solid(77)), both("src") | {"SourcePaint": solid(R)}],
    ids=["unbounded", "no such colour", "an unbounded source"],
)  # fmt: skip
def test_what_cannot_be_drawn_is_told(tmp_path: Path, paint: Json) -> None:
    found = problems(drawing(), files(tmp_path, paint))
    assert [each.code for each in found] == ["glyph-colored"]
    assert problems(drawing("b"), files(tmp_path, paint)) == []


def test_a_font_whose_paints_refer_to_each_other_a_thousandfold_is_refused(tmp_path: Path) -> None:
    """Each two layers are both the next two: two to the thirtieth squares."""
    count = 30
    paints = b"".join(struct.pack(">BBI", 1, 2, 2 * (n // 2 + 1)) for n in range(2 * count))
    start = 4 + 4 * 2 * (count + 1)
    offsets = [start + 6 * n for n in range(2 * count + 2)]
    last = struct.pack(">BHh", 2, 0, 0x4000) + b"\0"
    layers = struct.pack(f">I{len(offsets)}I", len(offsets), *offsets) + paints + last * 2
    head = struct.pack(">HHIIH", 1, 0, 0, 0, 0) + struct.pack(">5I", 34, 50, 0, 0, 0)
    bases = struct.pack(">IHI", 1, outlines().getGlyphID("A"), 10) + struct.pack(">BBI", 1, 2, 0)
    plain = tmp_path / "plain.ttf"
    outlines().save(plain)
    made = colored.write(tmp_path / "made.ttf", plain, {b"COLR": head + bases + layers})
    with pytest.raises(DeckwrightError) as found:
        FontSet([made])
    assert [each.code for each in found.value.problems] == ["font-unreadable"]


@pytest.mark.parametrize(
    ("paint", "others"),
    [
        ({"Format": 11, "Glyph": "A"}, {}),
        (shape({"Format": 11, "Glyph": "b"}), {"b": {"Format": 11, "Glyph": "A"}}),
        ({"Format": 1, "Layers": [shape(solid(R)), {"Format": 11, "Glyph": "A"}]}, {}),
        (
            shape(
                reduce(lambda inner, _: {"Format": 14, "dx": 0, "dy": 0, "Paint": inner}, range(80), solid(R))
            ),
            {},
        ),
    ],
    ids=["by itself", "by another", "in a layer", "too deep"],
)
def test_a_font_without_an_end_is_refused_before_a_library_follows_it(
    tmp_path: Path, paint: Json, others: dict[str, Json]
) -> None:
    with pytest.raises(DeckwrightError) as found:
        files(tmp_path, paint, paints=others)
    assert [each.code for each in found.value.problems] == ["font-unreadable"]
    again = shape({"Format": 11, "Glyph": "b"})
    files(
        tmp_path, {"Format": 1, "Layers": [again, again]}, paints={"b": shape(solid(R))}
    )  # twice is no circle
