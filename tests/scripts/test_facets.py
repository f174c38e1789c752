"""Cut stones and the pictures of Urto: whole, small, alike in every engine, lit from one side, no two alike."""

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

ASSETS = ROOT / "assets" / "urto"
sys.path.insert(0, str(ROOT / "scripts"))

from illustration.facets import cut, mesh, stones, words  # noqa: E402
from illustration.urto.catalogue import drawings  # noqa: E402

FILES = sorted((ASSETS / "images").glob("*.svg"))
ATTRIBUTES = {
    "svg": {"viewBox", "width", "height"},
    "title": set(),
    "g": {"clip-path", "stroke-width", "stroke-linejoin"},
    "clipPath": {"id"},
    "path": {"d", "fill", "stroke"},
}
COUNTS = {"images": 33 + 1 + 36 + 38 + 5 + 1, "dos": 5, "signes": 15, "plateau": 9}
DRAWN = sorted(path for path in drawings() if path.split("/")[0] in COUNTS)
BOXES = {"-6 -2 112 108", "0 0 61.2 46.8", "0 0 148 210"}


def sized(svg: str, width: int) -> str:
    """The picture with whole pixels for its size, as wide as told."""
    box = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', svg)
    assert box is not None
    height = round(width * float(box[2]) / float(box[1]))
    return re.sub(
        r'<svg [^>]*(viewBox="[^"]*")[^>]*>',
        rf'<svg xmlns="http://www.w3.org/2000/svg" \1 width="{width}" height="{height}">',
        svg,
        count=1,
    )


def rendered(svg: str, width: int) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=sized(svg, width), skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def on_paper(picture: Image.Image) -> Image.Image:
    paper = Image.new("RGBA", picture.size, stones.PAPER)
    return Image.alpha_composite(paper, picture)


# ---------------------------------------------------------------------------------------------- pictures


def test_every_drawing_is_there_and_nothing_else() -> None:
    ours = {path for path in drawings() if path.split("/")[0] in COUNTS}
    assert ours == {f"{folder}/{file.name}" for folder in COUNTS for file in (ASSETS / folder).glob("*.svg")}
    for folder, count in COUNTS.items():
        assert len(list((ASSETS / folder).glob("*.svg"))) == count, folder


@pytest.mark.parametrize("path", thinned(DRAWN, 12))
def test_drawing_again_gives_the_committed_bytes(path: str) -> None:
    assert drawings()[path]() == (ASSETS / path).read_text(encoding="utf-8"), path


def test_plain_and_small() -> None:
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        root = ElementTree.fromstring(text)
        assert root.get("viewBox") in BOXES, file.stem
        for element in root.iter():
            assert set(element.keys()) <= ATTRIBUTES[element.tag.rpartition("}")[2]], file.stem
        assert not re.search(r"\d\.\d{3}", "".join(re.findall(r' d="([^"]*)"', text))), file.stem
        assert len(text) < 120_000 if file.stem == "couverture" else 70_000, file.stem


@pytest.mark.parametrize("file", thinned(FILES, 9), ids=lambda file: file.stem)
def test_both_engines_agree(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    ours = on_paper(rendered(text, 306 if "61.2" in text[:99] else 224))
    png = cairosvg.svg2png(bytestring=sized(text, ours.width).encode())
    theirs = on_paper(Image.open(io.BytesIO(png)).convert("RGBA"))
    differing = sum(ImageChops.difference(ours.convert("L"), theirs.convert("L")).histogram()[49:])
    assert differing / (ours.width * ours.height) < 0.01


def test_no_two_alike_even_in_grey() -> None:
    """As large as a stamp: an eighth of the range lies between any two, or their outlines agree by less than 70 %.

    Of slim things paper is the most that one sees, so that their grey alone says little.
    """
    small, shape = {}, {}
    for file in FILES:
        picture = rendered(file.read_text(encoding="utf-8"), 40)
        grey = on_paper(picture).convert("L").resize((16, 14), Image.Resampling.BOX)
        small[file.stem] = ImageOps.equalize(grey).tobytes()
        outline = picture.getchannel("A").point([0] * 128 + [255] * 128).convert("1")
        shape[file.stem] = int.from_bytes(outline.tobytes(), "big"), picture.height
    for a, b in combinations(small, 2):
        distance = sum(map(abs, map(sub, small[a], small[b]))) / len(small[a])
        (one, high), (other, deep) = shape[a], shape[b]
        overlap = (one & other).bit_count() / (one | other).bit_count() if high == deep else 0
        assert distance > 16 or overlap < 0.7, f"{a} and {b}: {distance:.0f}, {overlap:.2f}"


@pytest.mark.parametrize("file", sorted((ASSETS / "dos").glob("*.svg")), ids=lambda file: file.stem)
def test_a_back_is_alike_when_turned_by_half(file: Path) -> None:
    """But for what antialiasing makes of a slanted edge."""
    picture = rendered(file.read_text(encoding="utf-8"), 329 if file.stem == "jeton" else 345)
    turned = ImageChops.difference(picture.convert("L"), picture.rotate(180).convert("L"))
    assert sum(turned.histogram()[60:]) / (picture.width * picture.height) < 0.01


@pytest.mark.parametrize(
    ("folder", "box", "millimetres"),
    [
        ("images", "-6 -2 112 108", 49),
        ("images", "0 0 61.2 46.8", 61.2),
        ("signes", "0 0 24 24", 10),
        ("dos", "-3 -3 69 94", 69),
    ],
)
def test_no_seam_is_finer_than_paper_takes(folder: str, box: str, millimetres: float) -> None:
    """0.09 mm at the least, at the size at which a picture stands on its card or die."""
    for file in (ASSETS / folder).glob("*.svg"):
        text = file.read_text(encoding="utf-8")
        if f'viewBox="{box}"' in text:
            finest = min(map(float, re.findall(r'stroke-width="([\d.]+)"', text)))
            assert finest * millimetres / float(box.split()[2]) >= 0.09, file.stem


def test_the_board_is_dark_where_one_walks_and_light_between() -> None:
    """By the table of spaces and ways: white paths stand out."""
    told = yaml.safe_load((ROOT / "cards" / "urto" / "boards" / "plateau.yaml").read_text(encoding="utf-8"))
    at = {space: (float(of["x"]), float(of["y"])) for space, of in told["spaces"].items()}
    grey = rendered((ASSETS / "plateau" / "sol.svg").read_text(encoding="utf-8"), 500).convert("L")
    walked = [
        *at.values(),
        *(((at[a][0] + at[b][0]) / 2, (at[a][1] + at[b][1]) / 2) for a, b in told["ways"]),
    ]
    assert len(walked) == 60 + 92
    assert max(int(grey.getpixel((round(x), round(y)))) for x, y in walked) < 100  # type: ignore[arg-type]
    between = [
        int(grey.getpixel((x, y)))  # type: ignore[arg-type]
        for x in range(70, 430, 9)
        for y in range(90, 610, 9)
        if min((x - u) ** 2 + (y - v) ** 2 for u, v in walked) > 40**2
    ]
    assert len(between) > 100 and sum(between) / len(between) > 120


# ---------------------------------------------------------------------------------------------- the cutter

L_SHAPE = [(0.0, 0.0), (40.0, 0.0), (40.0, 6.0), (6.0, 6.0), (6.0, 40.0), (0.0, 40.0)]


def area(points: list[tuple[float, float, float]]) -> float:
    return (
        abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True))) / 2
    )


@pytest.mark.parametrize("length", [4, 14, 60])
def test_facets_fill_an_outline_and_nothing_else(length: float) -> None:
    """Their areas sum to the outline's, however long and thin its arms and coarse its edges."""
    edge = mesh.split(L_SHAPE, length)
    facets = mesh.filled(L_SHAPE, edge, mesh.ridge(edge, L_SHAPE, 4, 1, 9))
    assert sum(map(area, facets)) == pytest.approx(40 * 6 + 34 * 6, rel=1e-6)


def test_triangles_are_those_without_a_point_in_their_circle() -> None:
    points = [(x * 7.0 + y % 3, y * 5.0 + x % 2) for x in range(6) for y in range(6)]
    for triangle in mesh.triangulated(points):
        x, y, radius = mesh.circle_through(*(points[i] for i in triangle))
        assert all(((p[0] - x) ** 2 + (p[1] - y) ** 2) ** 0.5 > radius - 0.01 for p in points)


def test_the_lamp_stands_at_the_upper_left() -> None:
    """Of a cut hexagon the facets at the upper left are lighter than those at the lower right."""
    body = cut.cut(cut.ngon(50, 50, 40, 6), stones.STONES["garnet"], jitter=0, length=60)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>'
    grey = rendered(svg, 100).convert("L")
    assert int(grey.getpixel((38, 28))) > int(grey.getpixel((62, 72))) + 60  # type: ignore[arg-type]


def test_a_picture_within_a_picture_is_lit_from_the_same_side() -> None:
    others = {"gem": "n garnet 6 L60: 50 50 40"}
    turned = words.drawn("u gem: 50 50 1 180", others)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{turned}</svg>'
    grey = rendered(svg, 100).convert("L")
    assert int(grey.getpixel((38, 28))) > int(grey.getpixel((62, 72))) + 60  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "line", ["x garnet: 0 0, 4 0, 4 4", "c granite: 0 0, 4 0, 4 4", "c garnet: 0 0, 4, 4 4"]
)
def test_a_line_that_cannot_be_drawn_is_told(line: str) -> None:
    with pytest.raises(ValueError, match=re.escape(line)):
        words.drawn(f"d ink 5: 1 1 1\n{line}")


def test_parts_of_one_thing_may_share_a_line_and_a_verb() -> None:
    parts = [
        "@ 50 40 .5",
        "c garnet L9: 0 0, 40 0, 40 40",
        "c garnet L9: 50 50, 90 50, 90 90",
        "@",
        "d ink 5: 9 9 4",
    ]
    alone = words.drawn("\n".join(parts))
    assert (
        words.drawn(f"{parts[0]}; {parts[1]}; {parts[2].partition(':')[2]}; {parts[3]}; {parts[4]}") == alone
    )
    with pytest.raises(ValueError, match="cannot draw '8, 4 4'"):
        words.drawn("c garnet: 0 0, 4 0, 4 4; 8, 4 4")


def test_a_mirrored_part_lies_on_the_other_side() -> None:
    body = words.drawn("F #FF0000: 70 10, 90 10, 90 30, 70 30")
    picture = rendered(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>', 100)
    assert picture.getpixel((80, 20)) == picture.getpixel((20, 20)) == (255, 0, 0, 255)
    assert picture.getpixel((50, 20)) == (0, 0, 0, 0)
