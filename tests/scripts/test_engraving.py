"""Engravings and the pictures of Castle Ravenloft: filled paths, lines where a shape is seen, no two alike."""

import io
import re
import sys
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import resvg_py
from PIL import Image

from tests.kit.places import ROOT
from tests.kit.sweeps import thinned

sys.path.insert(0, str(ROOT / "scripts"))

from illustration.engraving import burin, words
from illustration.ravenloft.pictures import KINDS, drawings

IMAGES = ROOT / "assets" / "ravenloft" / "images"
SHOWN = {
    kind: {slug: picture for slug, picture in every.items() if picture.traits}
    for kind, every in KINDS.items()
}
FILES = [IMAGES / f"{slug}.svg" for every in SHOWN.values() for slug in every]


def rendered(svg: str, width: int) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=svg.replace('mm"', '"'), width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def seen(lines: str, width: int = 260) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    """How much ink stands where, 0 to 1, of a picture in words on a plate of 52 × 44."""
    svg = words.engraved(words.Picture("x", (), lines), (52, 44), "#FFFFFF", {})
    grey = np.asarray(rendered(svg, width).convert("L"), float)
    return (255 - grey) / (255 - 31)


# ---------------------------------------------------------------------------------------------- the burin


def test_tone_becomes_ink() -> None:
    """Over a flat of no relief as much ink is printed as its tone asks for, be it light or dark."""
    for tone in (0.3, 0.6, 0.9):
        dark = seen(f"s t{tone} k0 b0 e0: 6 4!, 46 4!, 46 40!, 6 40!")[40:180, 60:200]
        assert dark.mean() == pytest.approx(tone * 0.93, abs=0.06)


def test_a_form_is_dark_away_from_the_light() -> None:
    dark = seen("light: 0 0\nb t.4 r3 k.8 e0: 26 22 16")
    assert dark[135:165, 155:185].mean() > dark[50:80, 70:100].mean() + 0.3


def test_lines_bend_over_a_form() -> None:
    """A row of ink that is level on a flat rises in the middle of a bulging one."""
    flat, round_ = (seen(f"b t.4 k0 r3 b{bulge} e0: 26 22 16") for bulge in (0, 2))
    assert flat[110:125, 120:140].std(axis=0).mean() > 0.2
    assert np.abs(flat - round_).mean() > 0.1


def test_what_is_in_front_hides_lines_and_solids_behind_it() -> None:
    dark = seen("s t.8: 2 2!, 50 2!, 50 42!, 2 42!\no k: 26 22 9\nb n w h1 e0: 26 22 6")
    assert dark[90:130, 110:150].max() < 0.05
    ring = [dark[110, int((26 + r) * 5)] for r in (6.3, 7.0, 8.0)]
    assert min(ring) > 0.9, "a solid before a form is painted up to the form"
    halo = seen("s t.9 k0 e0: 2 2!, 50 2!, 50 42!, 2 42!\nb n w h2 e0: 26 22 6")
    assert halo[110, 165:168].max() < 0.05, "no line within the halo"


def test_only_the_front_stands_before_the_frame() -> None:
    picture = words.Picture("x", (), "moon .5: 26 22 4\ns t.8: 2 2!, 20 2!, 20 40!\nfront\no r: 40 8 3")
    whole = words.engraved(picture, (52, 44), "#E6BFB4", {})
    front = words.engraved(picture, (52, 44), "#E6BFB4", {}, front=True)
    assert front.count("<path") == 1 and burin.RED in front and "#E6BFB4" in whole


def test_a_picture_in_a_picture_is_turned_and_mirrored() -> None:
    other = words.pictures("# flag\nf r: 0 0!, 4 0!, 4 -8!, 0 -8!")
    for option, x, y in (("", 28, 16), ("flip", 24, 16)):
        picture = words.Picture("x", (), f"u flag {option}: 26 22 1")
        svg = words.engraved(picture, (52, 44), "#FFFFFF", other)
        assert rendered(svg, 52).getpixel((x, y)) == (168, 30, 46, 255)
        assert rendered(svg, 52).getpixel((52 - x, y)) == (255, 255, 255, 255)


@pytest.mark.parametrize(
    "line", ["z: 0 0, 4 0", "s t.5: 0 0, 4, 4 4", "u nothing: 0 0 1", "s t: 0 0, 4 4, 4 0"]
)
def test_a_line_that_cannot_be_drawn_is_told(line: str) -> None:
    with pytest.raises(ValueError, match=re.escape(line)):
        seen(line)


# ------------------------------------------------------------------------------------------- the pictures


def test_every_picture_is_there_and_nothing_else_of_its_kind() -> None:
    assert not [path for path in drawings() if not (IMAGES.parent / path).exists()]


@pytest.mark.parametrize("kind", SHOWN)
def test_two_pictures_of_a_kind_differ_in_three_of_five(kind: str) -> None:
    rows = {slug: picture.traits for slug, picture in SHOWN[kind].items()}
    assert {slug for slug, row in rows.items() if len(row) != 5} == set()
    alike = [
        (a, b)
        for a, b in combinations(rows, 2)
        if sum(x != y for x, y in zip(rows[a], rows[b], strict=True)) < 3
    ]
    assert not alike


@pytest.mark.parametrize("file", thinned(FILES), ids=lambda file: file.stem)
def test_a_picture_is_drawn_again_as_it_lies_there(file: Path) -> None:
    """Alike to the eye: the last digit of a number may differ from machine to machine."""
    draw = drawings()[f"images/{file.name}"]
    again, kept = (rendered(svg, 104).convert("L") for svg in (draw(), file.read_text(encoding="utf-8")))
    assert np.abs(np.asarray(again, float) - np.asarray(kept, float)).mean() < 1


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_picture_is_filled_paths_of_four_colours(file: Path) -> None:
    svg = file.read_text(encoding="utf-8")
    assert 20_000 < len(svg) <= 150_000
    assert set(re.findall(r"<(\w+)", svg)) == {"svg", "path"}
    assert len(set(re.findall(r'fill="([^"]*)"', svg)) - {burin.INK, burin.PAPER, burin.RED}) == 1
    assert not re.search(r"\d\.\d{3}|stroke|style|id=", svg)


def test_no_two_pictures_are_alike_at_the_size_of_a_stamp() -> None:
    """60 dots wide and grey, no picture comes near another; half of it turned or mirrored neither."""
    small = {}
    for file in FILES:
        grey = rendered(file.read_text(encoding="utf-8"), 60).convert("L").crop((8, 6, 52, 46))
        tones = np.asarray(grey, float)
        small[file.stem] = (tones - tones.mean()) / tones.std()
    alike = {
        (a, b): round(float(max((small[a] * small[b]).mean(), (small[a] * small[b][:, ::-1]).mean())), 2)
        for a, b in combinations(small, 2)
    }
    assert {pair: value for pair, value in alike.items() if value > 0.72} == {}
