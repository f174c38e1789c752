"""The medals, pawns, tokens and emblems are what the illustrator draws, in the small subset both engines draw alike."""

from __future__ import annotations

import io
import re
import sys
from itertools import combinations
from math import cos, hypot, radians, sin
from operator import mul
from pathlib import Path

import cairosvg
import pytest
import resvg_py
from PIL import Image, ImageChops, ImageFilter

from tests.kit.places import ROOT

from . import raw

sys.path.insert(0, str(ROOT / "scripts"))

from illustration.catacombes import catalogue
from illustration.catacombes.charges import CHARGES

FILES = sorted(raw.ASSETS.rglob("*.svg"))
TAGS = {"svg", "g", "path", "clipPath"}
TWO_HEADED = ("dos/epee.svg", "dos/crane.svg")


def name(file: Path) -> str:
    return file.relative_to(raw.ASSETS).as_posix()


def rendered(file: Path, width: int) -> Image.Image:
    svg = file.read_text(encoding="utf-8").replace('mm"', '"')
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, dpi=96, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def test_drawing_again_gives_the_committed_bytes() -> None:
    drawings = catalogue.drawings()
    assert {name(file) for file in FILES} == drawings.keys()
    for file in FILES:
        assert file.read_text(encoding="utf-8") == drawings[name(file)](), name(file)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_only_plain_shapes_of_two_decimals(file: Path) -> None:
    svg = file.read_text(encoding="utf-8")
    assert set(re.findall(r"<(\w+)", svg)) <= TAGS
    assert not re.search(r"\d\.\d{3}", "".join(re.findall(r' d="([^"]*)"', svg)))
    assert len(svg) < 60_000


def test_every_card_has_a_medal_of_its_own_team() -> None:
    assert {card: CHARGES[card][0] for card in CHARGES} == {
        card: fields["equipe"] for card, fields in raw.team_cards().items()
    }
    assert len(set(CHARGES.values())) == len(CHARGES) == 56


def tones(file: Path) -> list[float]:
    """A medal in grey, small and a little out of focus: its tones within the rim, their mean 0, their length 1."""
    flat = Image.new("RGBA", (60, 60), "white")
    flat.alpha_composite(rendered(file, 120).resize((60, 60)))
    grey = flat.convert("L").filter(ImageFilter.GaussianBlur(1)).tobytes()
    found = [value for i, value in enumerate(grey) if hypot(i % 60 - 29.5, i // 60 - 29.5) < 26]
    mean = sum(found) / len(found)
    length = hypot(*(value - mean for value in found))
    return [(value - mean) / length for value in found]


def test_any_two_medals_are_told_apart_without_colour() -> None:
    """1 is the same picture; two heads of one drawing with another hat are 0.9."""
    medals = {file.stem: tones(file) for file in FILES if file.parent.name == "art"}
    alike = {pair: sum(map(mul, medals[pair[0]], medals[pair[1]])) for pair in combinations(medals, 2)}
    assert {pair: round(value, 2) for pair, value in alike.items() if value > 0.72} == {}


@pytest.mark.parametrize("path", TWO_HEADED)
def test_a_back_does_not_tell_which_way_it_lies(path: str) -> None:
    picture = rendered(raw.ASSETS / path, 276).convert("L")
    apart = ImageChops.difference(picture, picture.rotate(180)).histogram()
    assert sum(apart[49:]) / (picture.width * picture.height) < 0.01


@pytest.mark.parametrize(
    "path", ["art/behemoth.svg", "art/phenix.svg", "pions/epee-1.svg", "dos/crane.svg", "symbols/rat.svg"]
)
def test_both_engines_draw_the_same(path: str) -> None:
    ours = rendered(raw.ASSETS / path, 300)
    png = cairosvg.svg2png(bytestring=(raw.ASSETS / path).read_bytes(), output_width=ours.width)
    theirs = Image.open(io.BytesIO(png)).convert("RGBA").resize(ours.size)
    apart = ImageChops.difference(ours.convert("L"), theirs.convert("L")).histogram()
    assert sum(apart[49:]) / (ours.width * ours.height) < 0.01


def test_pawns_are_told_apart_without_colour() -> None:
    """The rims in grey, unrolled: no two colours have the same pattern."""
    rims = {}
    for ton, file in (
        ("vert", "epee-1"),
        ("violet", "epee-2"),
        ("bleu", "crane-1"),
        ("gris", "crane-2"),
        ("orange", "vague"),
        ("bois", "cristal"),
    ):
        picture = rendered(raw.ASSETS / f"pions/{file}.svg", 300).convert("L")
        band = [picture.getpixel((round(150 + 87 * x), round(150 + 87 * y))) for x, y in circle()]
        dark = [value < 40 for value in band if isinstance(value, (int, float))]
        rims[ton] = sum(a != b for a, b in zip(dark, dark[1:] + dark[:1], strict=True))
    assert len(set(rims.values())) == len(rims), rims


def circle() -> list[tuple[float, float]]:
    return [(cos(radians(i / 4)), sin(radians(i / 4))) for i in range(1440)]
