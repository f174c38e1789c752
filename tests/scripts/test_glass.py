"""The windows of Delve: whole, small, in the subset of SVG that every engine draws alike, and no two alike."""

import io
import re
import sys
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from operator import sub
from pathlib import Path

import cairosvg
import pytest
import resvg_py
import yaml
from PIL import Image, ImageChops, ImageOps

from tests.kit.places import ROOT
from tests.kit.sweeps import thinned

IMAGES = ROOT / "assets" / "delve" / "images"
sys.path.insert(0, str(ROOT / "scripts"))

from illustration.delve.pictures import WELL, drawings  # noqa: E402
from illustration.glass import panes, parts, wells, words  # noqa: E402

FILES = sorted(IMAGES.glob("*.svg"))
ATTRIBUTES = {
    "svg": {"viewBox", "width", "height"},
    "title": set(),
    "g": {"transform", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "clip-path"},
    "clipPath": {"id"},
    "path": {"d", "fill", "stroke", "stroke-width"},
}
HEIGHTS = {46.0, 52.0, 55.0, 62.8, 79.6}
COPIES = ("les-3-fontaines", "le-labyrinthe")


def enlarged(svg: str, factor: float = 5) -> str:
    """The picture with whole pixels for its size: 54.6 × 46 mm become 273 × 230."""
    size = re.search(r'width="([\d.]+)mm" height="([\d.]+)mm"', svg)
    assert size is not None
    width, height = (round(float(value) * factor) for value in size.groups())
    return svg.replace(size[0], f'width="{width}" height="{height}"', 1)


def rendered(svg: str, factor: float = 5) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=enlarged(svg, factor), skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def test_every_drawing_is_there_and_nothing_else() -> None:
    assert drawings().keys() == {f"images/{file.name}" for file in FILES}


def test_the_chain_of_a_card_is_as_long_as_its_picture_is_deep() -> None:
    """The storey that the card tells is the one that its window is drawn in."""
    cards = yaml.safe_load((ROOT / "cards" / "delve" / "puits.yaml").read_text(encoding="utf-8"))
    told = {slug: card["etage"] for slug, card in cards.items() if "etage" in card}
    assert len(told) == 51
    assert told == {slug: WELL[slug][1] for slug in told}


def test_drawing_again_gives_the_committed_bytes() -> None:
    for path, draw in drawings().items():
        assert draw() == (IMAGES.parent / path).read_text(encoding="utf-8"), path


def test_plain_and_small() -> None:
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        root = ElementTree.fromstring(text)
        left, top, width, height = (float(value) for value in str(root.get("viewBox")).split())
        assert (left, top, width) == (0, 0, 54.6) and height in HEIGHTS, file.stem
        for element in root.iter():
            tag = element.tag.rpartition("}")[2]
            assert set(element.keys()) <= ATTRIBUTES[tag], file.stem
        assert set(re.findall(r'transform="([a-z]+)', text)) <= {"translate", "rotate", "scale"}, file.stem
        assert not re.search(r"\d\.\d{3}", "".join(re.findall(r' d="([^"]*)"', text))), file.stem
        assert len(text) < 50_000, file.stem


def test_one_flame_in_most_windows() -> None:
    """The seeker's fire is scarce: a flame or a pair of eyes, never a field of lights."""
    for file in FILES:
        assert file.read_text(encoding="utf-8").count(f'fill="{panes.FLAME}"') <= 3, file.stem


@pytest.mark.parametrize("file", thinned(FILES, 3), ids=lambda file: file.stem)
def test_both_engines_agree_and_glass_fills_the_window(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    ours = rendered(text)
    assert min(ours.getchannel("A").tobytes()) > 250
    png = cairosvg.svg2png(bytestring=enlarged(text).encode())
    theirs = Image.open(io.BytesIO(png)).convert("RGBA")
    assert theirs.size == ours.size
    differing = sum(ImageChops.difference(ours.convert("L"), theirs.convert("L")).histogram()[49:])
    assert differing / (ours.width * ours.height) < 0.01


def test_no_two_alike_even_in_grey() -> None:
    """As large as a stamp, in grey and as strong as each can be: an eighth of the range lies between any two.

    Copies of a card are kin, and differ less.
    """
    small = {}
    for file in FILES:
        grey = rendered(file.read_text(encoding="utf-8"), 0.5).convert("L")
        small[file.stem] = ImageOps.equalize(grey.resize((16, 14), Image.Resampling.BOX)).tobytes()
    for a, b in combinations(small, 2):
        distance = sum(map(abs, map(sub, small[a], small[b]))) / len(small[a])
        assert distance > (12 if a.startswith(COPIES) and a[:-2] == b[:-2] else 16), (
            f"{a} and {b}: {distance:.0f}"
        )


def test_a_mirrored_pane_is_the_same_glass_on_the_other_side() -> None:
    pair = panes.window(10, panes.twins("2 2! 6 2! 6 6! 2 6!", "ruby.2"), width=20)
    picture = rendered(pair, 1)
    assert picture.getpixel((14, 4)) == picture.getpixel((5, 4)) == (0xBC, 0x2A, 0x3C, 255)
    assert picture.getpixel((10, 4)) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("text", "elements"),
    [
        ("p ruby.2/.6 0 0! 4 0 4 4", [panes.pane("0 0! 4 0 4 4", "ruby.2", 0.6)]),
        ("P ruby.2 1 0! 4 0 4 4", [panes.twins("1 0! 4 0 4 4", "ruby.2")]),
        ("f flame/0 0 0 4 0 4 4", [panes.facet("0 0 4 0 4 4", panes.FLAME, 0)]),
        ("o white 1 2 3;", [panes.disc(1, 2, 3, "#FFFFFF")]),
        ("v lead/.4 0 0 4 1\nr opal.0 0 0 4 1", [panes.vein("0 0 4 1", 0.4), panes.rule("0 0 4 1", 0.3, "opal.0")]),
        ("t ambr.1/.4 2>1+.5 0 0 0 8", [panes.taper("0 0 0 8", 2, 1, "ambr.1", 0.4, 0.5)]),
        ("L skin.1 2>1 3 0 3 8", [panes.both(panes.limb("3 0 3 8", 2, 1, "skin.1"))]),
        ("e saph.1 0 1 4 2", [panes.oval(0, 1, 4, 2, "saph.1")]),
        ("o ambr.2 1 2 3 | 4 5 6", [panes.disc(1, 2, 3, "ambr.2"), panes.disc(4, 5, 6, "ambr.2")]),
    ],
)  # fmt: skip
def test_a_drawing_in_words_is_that_of_the_tools(text: str, elements: list[str]) -> None:
    assert panes.drawn(text) == "".join(elements)


@pytest.mark.parametrize("text", ["x ruby.2 0 0 4 4", "t ruby.2 0 0 4 4", "p ruby.2 0 0 4"])
def test_a_drawing_in_words_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        panes.drawn(f"p ruby.1 0 0 1 1 2 2; {text}")


DISC, RAMP = panes.disc(0, 0, 2, "ruby.1"), ("#FF0000", "#00FF00", "#0000FF")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("@ 3 4: o ruby.1 0 0 2", panes.at(3, 4, DISC)),
        (
            "gem = o ruby.1 0 0 2; @ 3 4 .5 90 flip | 1 1: gem",
            panes.at(3, 4, DISC, 0.5, 90, flip=True) + panes.at(1, 1, DISC),
        ),
        ("both: { o ruby.1 0 0 2; @ 1 1: o ruby.1 0 0 2 }", panes.both(DISC + panes.at(1, 1, DISC))),
        (
            "fan 3 -40 40 5 6: o ruby.1 0 0 2 | f saph.1 0 0 1 0 0 -9",
            panes.fan([DISC, panes.facet("0 0 1 0 0 -9", "saph.1"), DISC], -40, 40, 5, 6),
        ),
        ("wheel 4 5 6 45: o ruby.1 0 0 2", panes.wheel(4, lambda _: DISC, 5, 6, 45)),
        ("skull opal flame; fist DARK_SKIN", parts.skull("opal", "flame") + parts.fist(parts.DARK_SKIN)),
        ("well $ 9 7 lit=no courses=3", wells.well(RAMP, 9, 7, lit=False, courses=3)),
        ("o $1 0 0 2", panes.disc(0, 0, 2, "#00FF00")),
        (
            "ring 0 0 2 4 6 $:2; ring 0 0 2 4 6 $1:",
            panes.ring(0, 0, 2, 4, 6, RAMP[:2]) + panes.ring(0, 0, 2, 4, 6, RAMP[1:]),
        ),
    ],
)
def test_a_window_in_words_is_that_of_the_tools(text: str, expected: str) -> None:
    assert words.pictures(f"# one: in words\n{text}\n# two: another\no ruby.1 0 0 2")["one"](RAMP) == expected


@pytest.mark.parametrize(
    "text", ["skul opal", "@ 3: o ruby.1 0 0 2", "flame 1 2 size=1 size2=2", "p ruby.1 0 0 4"]
)
def test_a_window_in_words_is_refused_with_its_part(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        words.pictures(f"# one: in words\no ruby.1 0 0 2; {text}")["one"](RAMP)


@pytest.mark.parametrize(("depth", "colour"), [(0, "#F4B3AC"), (3, "#7A1730"), (0.5, "#EA8A83")])
def test_a_glass_has_every_depth_between_light_and_dark(depth: float, colour: str) -> None:
    assert panes.colour(f"ruby.{depth}") == colour
