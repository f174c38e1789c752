"""The illustrator: its output is what is committed, in the small subset of SVG both engines draw alike."""

import importlib.machinery
import importlib.util
import io
import re
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import cairosvg
import pytest
import resvg_py
from PIL import Image, ImageChops

from tests.kit.places import ROOT
from tests.kit.sweeps import thinned

ASSETS = ROOT / "assets" / "caveloot"
sys.path.insert(0, str(ROOT / "scripts"))

from illustration import document, paths  # noqa: E402
from illustration.caveloot.catalogue import drawings  # noqa: E402

FOLDERS = {
    "decors": ("0 0 61 50", 62_000),
    "vitrines": ("0 0 61 50", 12_000),
    "cadres": ("-3 -3 69 94", 16_000),
    "fonds": ("-3 -3 69 94", 22_000),
    "dos": ("-3 -3 69 94", 150_000),
}
FILES = [file for folder in FOLDERS for file in sorted((ASSETS / folder).glob("*.svg"))]
REGIONS = ("butina", "caveport", "soulstern", "azkovlar")
ATTRIBUTES = {
    "svg": {"xmlns", "viewBox", "width", "height"},
    "g": {"transform", "clip-path"},
    "clipPath": {"id"},
    "path": {
        "d", "fill", "fill-rule", "clip-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    },
}  # fmt: skip


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def rendered(svg: str, width: int = 276) -> Image.Image:
    png = resvg_py.svg_to_bytes(
        svg_string=svg.replace('mm"', '"'), width=width, dpi=96, skip_system_fonts=True
    )
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


# ------------------------------------------------------------------------------------------------- output


@pytest.mark.parametrize(
    "path",
    [
        "decors/butina-large.svg",
        "decors/caveport-marche.svg",
        "decors/soulstern-lac-nuit.svg",
        "decors/azkovlar-cimetiere.svg",
        "cadres/soulstern-quete-2.svg",
        "vitrines/caveport-tresor.svg",
        "fonds/grande-manigance-4.svg",
        "dos/legendaires.svg",
    ],
)
def test_drawing_again_gives_the_committed_bytes(path: str) -> None:
    draw = drawings()[path]
    assert draw() == draw() == (ASSETS / path).read_text(encoding="utf-8")


def test_every_drawing_is_there_and_nothing_else() -> None:
    planned = {path for path in drawings() if path.split("/")[0] in FOLDERS}
    assert planned == {f"{file.parent.name}/{file.name}" for file in FILES}


def test_the_set_is_complete() -> None:
    stems = {name(file) for file in FILES}
    for region in REGIONS:
        assert len([stem for stem in stems if re.fullmatch(f"decors/{region}-[a-z]+", stem)]) >= 6
        assert len([stem for stem in stems if re.fullmatch(f"decors/{region}-[a-z]+-nuit", stem)]) >= 3
        assert {
            f"cadres/{region}-{height}-{n}" for height in ("standard", "monstre", "quete") for n in (1, 2, 3)
        } <= stems
    assert len([stem for stem in stems if stem.startswith("dos/")]) == 13


@pytest.mark.parametrize("file", FILES, ids=name)
def test_only_the_subset_that_every_engine_draws_alike(file: Path) -> None:
    svg = file.read_text(encoding="utf-8")
    box, most = FOLDERS[file.parent.name]
    assert f'viewBox="{box}"' in svg.splitlines()[0]
    assert len(svg) <= most
    for tag, text in re.findall(r"<(\w+)([^>]*)>", svg):
        assert tag in ATTRIBUTES
        assert {attribute for attribute, _ in re.findall(r'([\w-]+)="([^"]*)"', text)} <= ATTRIBUTES[tag]
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', svg)) <= set(re.findall(r"#[0-9A-F]{6}", svg)) | {
        "none"
    }
    assert set(re.findall(r'transform="([a-z]+)', svg)) <= {"translate", "rotate", "scale"}
    assert not re.search(r"\d\.\d{3}", "".join(re.findall(r' d="([^"]*)"', svg)))
    defined, used = re.findall(r'clipPath id="(\w+)"', svg), re.findall(r"url\(#(\w+)\)", svg)
    assert sorted(defined) == sorted(set(used))


# ----------------------------------------------------------------------------------------- what one can see


@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize(("height", "bottom"), [("standard", 59), ("monstre", 61), ("quete", 44)])
def test_a_frame_is_rock_to_the_bleed_with_a_real_hole(region: str, height: str, bottom: int) -> None:
    picture = rendered((ASSETS / f"cadres/{region}-{height}-1.svg").read_text(encoding="utf-8"))
    scale = picture.width / 69

    def alpha(x: float, y: float) -> int:
        pixel = picture.getpixel((int((x + 3) * scale), int((y + 3) * scale)))
        assert isinstance(pixel, tuple)
        return int(pixel[3])

    assert all(alpha(x, y) == 255 for x, y in ((-2.8, -2.8), (65.8, -2.8), (-2.8, 90.8), (65.8, 90.8)))
    assert all(alpha(x, y) == 255 for x, y in ((31.5, 12), (1, 36), (62, 36), (31.5, bottom + 2.5)))
    assert all(alpha(x, y) == 0 for x, y in ((31.5, 22), (8, 32), (55, 32), (31.5, bottom - 4)))


@pytest.mark.parametrize("file", thinned((file for file in FILES if file.parent.name == "dos"), 3), ids=name)
def test_a_back_looks_the_same_upside_down(file: Path) -> None:
    picture = rendered(file.read_text(encoding="utf-8")).convert("L")
    seam = picture.height // 2
    difference = ImageChops.difference(picture, picture.rotate(180)).point(
        [255 * (i > 48) for i in range(256)]
    )
    assert difference.resize((1, 1), Image.Resampling.BOX).tobytes()[0] <= 4, f"more than at the seam, {seam}"


@pytest.mark.parametrize("file", [file for file in FILES if file.parent.name == "decors"], ids=name)
def test_a_landscape_falls_into_light_and_dark(file: Path) -> None:
    """One brightest place, and dark ground: the range of tones survives at the size of a stamp."""
    tones = rendered(file.read_text(encoding="utf-8"), 40).convert("L").tobytes()
    assert max(tones) - min(tones) > 120


@pytest.mark.parametrize("file", thinned(file for file in FILES if file.parent.name == "decors"), ids=name)
def test_both_engines_draw_the_same_landscape(file: Path) -> None:
    svg = file.read_text(encoding="utf-8")
    ours = rendered(svg)
    png = cairosvg.svg2png(bytestring=svg.encode(), output_width=ours.width)
    theirs = Image.open(io.BytesIO(png)).convert("RGBA").resize(ours.size)
    differing = sum(ImageChops.difference(ours.convert("L"), theirs.convert("L")).histogram()[49:])
    assert differing / (ours.width * ours.height) < 0.01


# --------------------------------------------------------------------------------------------------- core


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3.10, "3.1"),
        (-0.5, "-.5"),
        (0.25, ".25"),
        (-0.001, "0"),
        (10.5, "10.5"),
        (20.0, "20"),
        (1.005, "1"),
        (-7, "-7"),
    ],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert paths.number(value) == text


def test_an_outline_in_either_notation() -> None:
    assert paths.knots("10 20! 30.5 -.5, 50 60") == [(10, 20, True), (30.5, -0.5, False), (50, 60, False)]
    assert paths.knots([(1, 2), (3, 4, True)]) == [(1, 2, False), (3, 4, True)]
    with pytest.raises(ValueError, match="not an outline from 'x 3'"):
        paths.knots("1 2 x 3")


def absolute(path: str) -> list[tuple[float, float]]:
    """The end points of a path of relative steps."""
    x = y = 0.0
    found = []
    for command, numbers in re.findall(r"([MlhvcqaZz])([^MlhvcqaZz]*)", path):
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "M":
            x, y = values
        elif command in "lcqa":
            x, y = x + values[-2], y + values[-1]
        elif command == "h":
            x += values[0]
        elif command == "v":
            y += values[0]
        found.append((round(x, 2), round(y, 2)))
    return found


KNOTS = [(0.0, 0.0), (10.333, 0.0), (20.777, 5.4321), (12.5, 17.25), (3.3333, 12.1)]


@pytest.mark.parametrize("form", [paths.polygon, paths.curve])
def test_a_form_passes_through_its_knots_without_drift(form: Callable[..., str]) -> None:
    wanted = [(round(x, 2), round(y, 2)) for x, y in KNOTS]
    assert [point for point in absolute(form(KNOTS)) if point in wanted][:5] == wanted
    assert set(absolute(form(KNOTS))) == set(wanted)


@pytest.mark.parametrize(
    "path",
    [
        paths.polygon(KNOTS),
        paths.polygon(KNOTS[::-1]),
        paths.wedge(0, 0, 10, 2, 30),
        paths.lens(5, 5, 10, 2, 200),
        paths.brush("0 0 10 0 20 10", 2, 1),
        paths.circle(3, 4, 5),
    ],
)
def test_forms_are_wound_clockwise(path: str) -> None:
    way = absolute(path)
    if len(set(way)) > 2:
        assert sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*way, way[0]])) > 0
    picture = rendered(
        document.document(-10, -10, 40, 40, document.fill(path + paths.rectangle(-9, -9, 38, 38), "#000000"))
    )
    extrema = picture.crop((20, 20, 250, 250)).getchannel("A").getextrema()
    assert extrema == (255, 255), "forms in one path unite"


def test_bounds_hold_every_form() -> None:
    assert paths.bounds("M1 2h3v4l-5 6z") == (-1, 2, 4, 12)
    assert paths.bounds("M10 10C0 0 20 30 12 14") == (0, 0, 20, 30)
    assert paths.bounds(paths.circle(3, 4, 5)) == (-2, -1, 8, 9)


def test_clips_are_numbered_and_defined_once() -> None:
    square = paths.rectangle(0, 0, 5, 5)
    part = document.clipped(square, document.fill(square, "#FFFFFF"))
    other = document.clipped(paths.circle(2, 2, 2), document.fill(square, "#000000"))
    svg = document.document(0, 0, 9, 9, part, other, part)
    assert re.findall(r'clipPath id="(\w+)"', svg) == ["c1", "c2"]
    assert re.findall(r"url\(#(\w+)\)", svg) == ["c1", "c2", "c1"]


def test_the_flats_slip_away_from_the_light() -> None:
    shape = paths.rectangle(10, 10, 20, 20)
    light = document.Light((2, 2), (10, 10))
    svg = document.document(
        0, 0, 40, 40, document.lit(shape, document.Flats("#FF0000", "#00FF00", "#0000FF"), light)
    )
    picture = rendered(svg, 40)
    colours = [picture.getpixel(at) for at in ((11, 11), (15, 15), (26, 26), (5, 5))]
    assert colours == [(255, 0, 0, 255), (0, 255, 0, 255), (0, 0, 255, 255), (0, 0, 0, 0)]


@pytest.mark.parametrize(
    ("game", "pictures", "tools"),
    [
        ("urto", "facets", {"mesh", "cut", "stones", "words", "geode"}),
        ("delve", "glass", {"panes", "wells", "parts", "words"}),
        ("ravenloft", "", set()),
    ],
)
def test_what_draws_one_game_alone_is_not_long(game: str, pictures: str, tools: set[str]) -> None:
    """Its own folder, and the whole pictures that no other game shows; tools that cut any stone are not counted."""
    folder = ROOT / "scripts" / "illustration"
    whole = (file for file in (folder / pictures).glob("*.py") if pictures and file.stem not in tools)
    files = {*(folder / game).glob("*.py"), *whole}
    assert {file.stem for file in (folder / pictures).glob("*.py")} >= tools
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 2500


def test_the_script_refuses_unknown_names(capsys: pytest.CaptureFixture[str]) -> None:
    loader = importlib.machinery.SourceFileLoader("illustrate", str(ROOT / "scripts" / "illustrate"))
    spec = importlib.util.spec_from_loader("illustrate", loader)
    assert spec is not None
    script = importlib.util.module_from_spec(spec)
    loader.exec_module(script)
    assert script.main(["no-such-thing"]) == 1
    assert "no-such-thing" in capsys.readouterr().err
