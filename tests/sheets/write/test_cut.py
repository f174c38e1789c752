"""Cut files against the art: as another reader of SVG, DXF and PDF has them, within a hundredth of a millimetre."""

from __future__ import annotations

import io
import math
import subprocess
from pathlib import Path
from typing import Any

import ezdxf
import numpy as np
import pikepdf
import pytest
import shapely
from ezdxf.entities import LWPolyline
from lxml import etree
from PIL import Image

from deckwright.basics import pathdata
from deckwright.basics.geometry import Point, Rect, Size
from deckwright.basics.outlines import Contour, CurveTo, Form, ShapeKind
from deckwright.sheets.impose import CutKind, Imposition, Piece, Sheet, SheetFile, impose, sheet_spec
from deckwright.sheets.write.cut import cut_dxf, cut_svg
from deckwright.sheets.write.pdf import write_pdf
from tests.kit.cut_files import read

from .blank import META, draw, plain

NEAR = 0.01  # mm
ARROW = "M0 6 H18 V0 L30 10 L18 20 V14 H0 Z"
LEAF = "M2 20 C2 8 12 2 28 2 C28 14 20 20 2 20 Z"
FORMS = {
    "card": Form(ShapeKind.RECTANGLE, Size(40, 60), 3),
    "disc": Form(ShapeKind.CIRCLE, Size(24.6, 24.6)),
    "tile": Form(ShapeKind.HEXAGON, Size(40, 34.64)),
    "oval": Form(ShapeKind.ELLIPSE, Size(30, 18)),
    "arrow": Form(ShapeKind.PATH, Size(30, 20), path=ARROW),
    "leaf": Form(ShapeKind.PATH, Size(30, 22), path=LEAF),
}


def pieces(*names: str, copies: int = 2) -> list[Piece]:
    return [
        Piece(name, "first", f"c{i}", f"k{i}", FORMS[name].size, 2, copies, True, FORMS[name])
        for i, name in enumerate(names)
    ]


def imposed(cards: list[Piece], **options: str) -> Imposition:
    spec, problems = sheet_spec({name.replace("_", "-"): value for name, value in options.items()})
    assert not problems
    return impose(cards, spec)


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    return imposed(pieces(*FORMS), arrange="packed", backs="none", cutter="silhouette").sheets[0]


def polygons_of_svg(data: bytes) -> dict[str, list[shapely.Polygon]]:
    """Every closed path by its layer, as lxml and shapely have it."""
    root = etree.fromstring(data)
    found: dict[str, list[shapely.Polygon]] = {}
    for path in root.iter("{*}path"):
        operations, fault = pathdata.read(path.get("d"))
        assert fault is None
        points: list[Point] = []
        for letter, *v in operations:
            ends = [Point(*v[i : i + 2]) for i in range(0, len(v), 2)]
            if letter in "Cc":
                points += Contour(points[-1], (CurveTo(*ends),), closed=False).to_polygon(0.001)[1:]
            else:
                points += ends
        found.setdefault(path.getparent().get("id"), []).append(shapely.Polygon(points))
    return found


def polygons_of_dxf(data: bytes, height: float) -> dict[str, list[shapely.Polygon]]:
    """Every closed line by its layer, as ezdxf flattens it, y downwards again."""
    drawing = ezdxf.read(io.StringIO(data.decode()))
    assert drawing.header["$INSUNITS"] == 4  # millimetres
    found: dict[str, list[shapely.Polygon]] = {}
    for line in drawing.modelspace().query("LWPOLYLINE"):
        assert isinstance(line, LWPolyline) and line.closed
        path = ezdxf.path.make_path(line)
        points = [(p.x, height - p.y) for p in path.flattening(0.001)]
        found.setdefault(line.dxf.layer.lower(), []).append(shapely.Polygon(points))
    return found


def areas(sheet: Sheet) -> list[shapely.Polygon]:
    """The forms where the placements have them, by their formulas."""
    found = []
    for p in sheet.placements:
        assert p.form is not None
        flat = shapely.Polygon(p.form.outline().contours[0].to_polygon(0.001))
        middle = (p.form.size.width / 2, p.form.size.height / 2)
        turned = shapely.affinity.rotate(flat, p.rotation, origin=middle)  # y downwards: clockwise
        found.append(
            shapely.affinity.translate(turned, p.rect.center.x - middle[0], p.rect.center.y - middle[1])
        )
    return found


def test_svg_and_dxf_are_in_register_with_the_art(sheet: Sheet) -> None:
    wanted = areas(sheet)
    for found in (
        polygons_of_svg(cut_svg(sheet, "test")),
        polygons_of_dxf(cut_dxf(sheet, "test"), sheet.paper.height),
    ):
        assert set(found) == {"cut", "registration"}
        assert len(found["cut"]) == len(wanted) == 12
        for area in wanted:
            nearest = min(found["cut"], key=lambda other: area.centroid.distance(other.centroid))
            assert area.hausdorff_distance(nearest) < NEAR
        assert sorted(round(mark.area, 2) for mark in found["registration"]) == [19.75, 19.75, 25]


def test_the_marks_are_printed_where_the_files_have_them(sheet: Sheet, tmp_path: Path) -> None:
    cards = pieces(*FORMS)
    pdf = tmp_path / "marks.pdf"
    pdf.write_bytes(write_pdf(SheetFile("", (sheet,)), draw(cards), META))
    filled = [p.box for p in read(pdf, 0).paths if p.operator == "f*"]
    marks = polygons_of_svg(cut_svg(sheet, "test"))["registration"]
    for mark in marks:
        x, y, right, bottom = mark.bounds
        assert any(tuple(box) == pytest.approx((x, y, right - x, bottom - y), abs=NEAR) for box in filled)


def test_circles_and_corners_are_arcs() -> None:
    sheet = imposed(pieces("card", "disc", copies=1), arrange="packed", backs="none").sheets[0]
    text = cut_svg(sheet, "test").decode()
    assert (
        text.count("A12.3 12.3 0") == 2 and text.count("A3 3 0") == 4 and "C" not in text.replace("CUT", "")
    )
    drawing = ezdxf.read(io.StringIO(cut_dxf(sheet, "test").decode()))
    lines = [line for line in drawing.modelspace() if isinstance(line, LWPolyline)]
    bulges = sorted(abs(point[4]) for line in lines for point in line.get_points())
    assert bulges == pytest.approx([0] * 4 + [math.tan(math.pi / 8)] * 4 + [1, 1])


def test_cut_files_have_no_clock() -> None:
    sheet = imposed(pieces("disc"), backs="none").sheets[0]
    assert cut_dxf(sheet, "a") == cut_dxf(sheet, "a") and cut_svg(sheet, "a") == cut_svg(sheet, "a")


def test_a_fold_is_creased_and_backs_are_not_cut() -> None:
    sheet = imposed(pieces("disc", copies=4), backs="fold").sheets[0]
    kinds = [cut.kind for cut in sheet.cuts]
    assert (kinds.count(CutKind.CUT), kinds.count(CutKind.CREASE)) == (4, 1)
    assert len(sheet.placements) == 8


def test_holes_are_cut_before_what_they_are_in() -> None:
    ring = Form(ShapeKind.PATH, Size(20, 20), path="M0 0H20V20H0Z M5 5H15V15H5Z")
    sheet = impose([Piece("a", "first", "c0", None, ring.size, 2, 1, form=ring)], sheet_spec({})[0]).sheets[0]
    sizes = [round(polygon.area) for polygon in polygons_of_svg(cut_svg(sheet, "a"))["cut"]]
    assert sizes == [100, 400]


def test_spot_colours_are_separations_over_the_art(tmp_path: Path) -> None:
    cards = pieces("disc", "tile")
    document = imposed(cards, backs="none").documents[0]
    pdf = tmp_path / "spot.pdf"
    pdf.write_bytes(
        write_pdf(document, draw(cards), META, spots={CutKind.CUT: "Stanze", CutKind.KISS: "Anstanzen"})
    )
    with pikepdf.open(pdf) as opened:
        resources = opened.pages[0].Resources
        (space,) = [value for value in resources.ColorSpace.values() if value[0] == "/Separation"]
        assert str(space[1]) == "/Stanze" and str(space[2]) == "/DeviceCMYK"
        assert any(bool(state.get("/OP")) and state.get("/OPM") == 1 for state in merged(resources.ExtGState))
    page = read(pdf, 0)
    lines = [p for p in page.paths if p.operator == "S" and "/" in "".join(p.stroke)]
    assert len(lines) == 1 and lines[0].width == pytest.approx(0.25 * 25.4 / 72, abs=1e-3)
    assert not page.circles(width=0.1)  # no hairlines beside
    whole = document.sheets[0].placements[0].rect
    for placement in document.sheets[0].placements[1:]:
        whole = whole.union(placement.rect)
    assert tuple(lines[0].box) == pytest.approx(whole, abs=NEAR)


def merged(states: Any) -> list[dict[str, Any]]:
    """All graphics states of a page, each with what those before it say."""
    found: dict[str, Any] = {}
    for state in states.values():
        found |= {str(key): value for key, value in state.items()}
    return [found]


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("backs", ["long-edge", "short-edge"])
def test_backs_are_printed_behind_their_fronts(name: str, backs: str, tmp_path: Path) -> None:
    """Two pages as poppler draws them: turned over, the ink of the back lies where the front's does."""
    cards = pieces(name, copies=3)
    pdf = tmp_path / "both.pdf"
    document = imposed(cards, backs=backs, marks="none").documents[0]
    pdf.write_bytes(write_pdf(document, draw(cards, plain), META))
    subprocess.run(["pdftoppm", "-r", "50", "-gray", pdf, tmp_path / "page"], check=True)
    front, back = (np.asarray(Image.open(path)) < 250 for path in sorted(tmp_path.glob("page*.pgm")))
    height, width = front.shape
    turned = back[:, ::-1] if (backs == "long-edge") == (height > width) else back[::-1]
    shown = [blank_margin(page) for page in (front, turned)]
    assert shown[0].sum() > 500
    assert (shown[0] ^ shown[1]).sum() < 0.03 * shown[0].sum()


def blank_margin(page: np.ndarray) -> np.ndarray:
    """The page without what stands at its lower and upper end: the bar and the footer."""
    inner = page.copy()
    inner[:20] = False
    inner[-20:] = False
    inner[:, :18] = False
    inner[:, -18:] = False
    return inner


def test_rings_are_printed_for_shapes_only() -> None:
    assert not imposed(pieces("card")).sheets[0].rings
    assert imposed(pieces("disc")).sheets[0].rings
    assert not imposed(pieces("disc"), marks="none").sheets[0].rings
    assert not imposed(pieces("disc"), cutter="cricut").sheets[0].rings
    assert not imposed(pieces("disc")).sheets[1].rings  # the back


def test_a_page_for_every_card_is_whole_and_its_cut_a_spot_colour(tmp_path: Path) -> None:
    """What print shops ask for: art to all corners of the page, the line to cut along above it."""
    cards = pieces("disc", copies=1)
    document = imposed(cards, paper="card", backs="none").documents[0]
    pdf = tmp_path / "one.pdf"
    pdf.write_bytes(write_pdf(document, draw(cards), META, spots={CutKind.CUT: "CutContour"}))
    page = read(pdf, 0)
    assert [clip.box for clip in page.faces[0].clips] == [pytest.approx(Rect(0, 0, 28.6, 28.6), abs=NEAR)]
    (ring,) = page.circles()
    assert tuple(ring) == pytest.approx((2, 2, 24.6, 24.6), abs=NEAR)
