"""Sheets of stickers as their PDF says: rings, frames, labels, the guide; by numbers."""

from __future__ import annotations

import json
import math
import re
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import ezdxf
import pikepdf
import pytest

from deckwright.basics.geometry import Rect
from deckwright.proof.hub import Hub
from deckwright.sheets.impose.stocks import known_stocks
from tests.kit.cut_files import Page, read
from tests.kit.flicks import make
from tests.kit.project import Project
from tests.kit.project import make as make_small

FACES = {"tres-grand": 35, "grand": 30, "moyen": 25, "petit": 20, "tres-petit": 15}
NAME = "build/pichenettes/pichenettes-stickers-{}"


@pytest.fixture
def game(tmp_path: Path) -> Project:
    return make(tmp_path)


def sheets(game: Project, *options: str, paper: str = "a4") -> tuple[list[Page], dict[str, Any]]:
    """The pages of stickers and the manifest."""
    done = game.run("stickers", *options)
    assert done.code == 0, done.text
    pdf = game.root / (NAME.format(paper) + ".pdf")
    content = json.loads((game.root / (NAME.format(paper) + ".manifest.json")).read_text(encoding="utf-8"))
    return [read(pdf, number) for number in range(len(content["sheets"]))], content


def placed(content: dict[str, Any], deck: str = "stickers") -> list[dict[str, Any]]:
    return [p for sheet in content["sheets"] for p in sheet["placements"] if p["deck"] == deck]


def test_every_face_of_every_copy_has_its_sticker(game: Project) -> None:
    _, content = sheets(game)
    counted = Counter(p["card"] for p in placed(content))
    assert counted == Counter(
        {
            "heros": 1, "cristal": 3, "vague": 1, "grande-vague": 1, "fleche": 2, "grain": 1, "dessus": 1, "dessous": 1,
            "bande": 1, "un": 1, "deux": 1, "trois": 1, "quatre": 1, "cinq": 1, "six": 1,
            "f1": 1, "f2": 1, "f3": 1, "f4": 1, "f5": 1, "f6": 1,
        }
    )  # fmt: skip


@pytest.mark.parametrize(
    ("card", "size", "tolerance"),
    [("heros", "tres-grand", 1), ("cristal", "grand", 1), ("vague", "moyen", 1), ("grain", "tres-petit", 1)],
)
def test_a_sticker_is_its_pawn_less_the_tolerance(
    game: Project, card: str, size: str, tolerance: float
) -> None:
    _, content = sheets(game)
    (face,) = [f for f in content["faces"] if f["card"] == card]
    assert face["width_mm"] == face["height_mm"] == FACES[size] - tolerance
    assert face["bleed_mm"] == 2


def test_a_caliper_goes_before_the_table(game: Project) -> None:
    _, content = sheets(game, "--pawn", "grand=29.4mm", "--pawn", "petit=0.8in")
    widths = {f["card"]: f["width_mm"] for f in content["faces"]}
    assert widths["cristal"] == pytest.approx(28.4)
    assert widths["fleche"] == pytest.approx(20.32 - 1)
    assert widths["heros"] == 34
    assert widths["f1"] == pytest.approx(20.32)  # a die is as large as it is to be
    assert widths["un"] == pytest.approx(19.32)


def test_rings_lie_on_the_art(game: Project) -> None:
    """Every hairline is round the middle of a face, as large as the sticker, and the bleed goes 2 mm beyond it."""
    (page, _), content = sheets(
        game, "--only", "heros", "--only", "cristal", "--only", "grain", "--only", "fleche"
    )
    rings = page.circles(width=0.1)
    assert sorted(round(r.width, 3) for r in rings) == [14, 19, 19, 29, 29, 29, 34]
    faces = list(page.faces)
    for ring in rings:
        nearest = min(faces, key=lambda face: math.dist(face.middle, ring.center))
        assert math.dist(nearest.middle, ring.center) < 0.01
        assert nearest.size == pytest.approx((ring.width + 4, ring.width + 4), abs=0.01)
        shown = nearest.clips[-1].box
        assert shown.width == pytest.approx(ring.width + 4, abs=0.01)
        assert math.dist(shown.center, ring.center) < 0.01
    for p in placed(content):
        assert any(math.dist(Rect(p["x"], p["y"], p["w"], p["h"]).center, r.center) < 0.01 for r in rings)


def test_a_pawn_with_two_faces_has_both_in_one_frame_of_its_colour(game: Project) -> None:
    (page, _), content = sheets(game, "--only", "vague")
    (frame,) = [p for p in page.paths if abs(p.width - 0.9) < 1e-3]
    assert frame.stroke == tuple(f"{int(c, 16) / 255:.4g}" for c in ("7A", "4E", "9C"))
    stickers = [Rect(p["x"], p["y"], p["w"], p["h"]) for p in placed(content)]
    assert len(stickers) == 2
    for sticker in stickers:
        assert frame.box.contains(sticker.outset(2))
    assert not stickers[0].outset(2).overlaps(stickers[1].outset(2))


@pytest.mark.parametrize(
    ("pawn", "own"), [("heros", 4), ("cristal", 3), ("vague", 2), ("fleche", 1), ("grain", 0)]
)
def test_of_five_size_marks_the_own_one_is_filled(game: Project, pawn: str, own: int, tmp_path: Path) -> None:
    """The marks stand in a row in the frame's upper left corner and grow, as those of the book do."""
    done = game.run("stickers", "--only", pawn)
    assert done.code == 0
    pdf = game.root / (NAME.format("a4") + ".pdf")
    page = read(pdf, 0)
    frame = next(p for p in page.paths if abs(p.width - 0.9) < 1e-3).box
    marks = [r for r in page.circles("B*") if frame.contains(r)][:5]
    assert len(marks) == 5
    assert [m.x for m in marks] == sorted(m.x for m in marks)
    assert [m.width for m in marks] == sorted(m.width for m in marks)
    assert marks[0].x - frame.x < 3 and marks[0].y - frame.y < 3
    fills = filled_marks(pdf)
    assert [fill != "1 1 1" for fill in fills[:5]] == [index == own for index in range(5)]


def filled_marks(pdf: Path) -> list[str]:
    """The fill colours of the discs of the first page that are filled and stroked, in their order."""
    with pikepdf.open(pdf) as opened:
        text = opened.pages[0].Contents.read_bytes().decode("latin-1")
    return re.findall(r"q ([\d. ]+) rg [^q]*? B\* Q", text)


def test_the_guide_shows_discs_at_true_size(game: Project) -> None:
    pages, content = sheets(game)
    discs = [r for r in pages[-1].circles("B*") if r.width > 10]
    assert sorted(round(d.width, 2) for d in discs) == [15, 20, 25, 30, 35]
    assert all(abs(d.width - round(d.width)) < 0.01 and abs(d.height - d.width) < 0.01 for d in discs)
    # heros, cristal, two waves, fleche, grain, both ends of the cask, two sides of the cube and two of the die
    assert len(placed(content, "guide")) == 1 + 1 + 2 + 1 + 1 + 2 + 2 + 2


def test_each_pawn_of_the_guide_has_one_frame_round_all_its_faces(game: Project) -> None:
    pages, content = sheets(game)
    frames = [path.box for path in pages[-1].paths if path.operator == "S" and abs(path.width - 0.6) < 1e-3]
    last = content["sheets"][-1]["placements"]
    held = [
        sorted(p["card"] for p in last if frame.contains(Rect(p["x"], p["y"], p["w"], p["h"])))
        for frame in frames
    ]
    assert sum(map(len, held)) == len(last) and ["grande-vague", "vague"] in held and ["heros"] in held


def test_the_guide_speaks_the_language_and_follows_the_caliper(game: Project) -> None:
    assert game.run("stickers", "--lang", "en", "--pawn", "moyen=24.6mm").code == 0
    pdf = game.root / "build/pichenettes/pichenettes-en-stickers-a4.pdf"

    text = subprocess.run(
        ["pdftotext", "-layout", pdf, "-"], capture_output=True, text=True, check=True
    ).stdout
    told = (
        "Sticker guide",
        "Sort the pawns by size and colour.",
        "Peel, align",
        "Medium · Ø 24.6 mm",
        "Crystal × 3",
        "Very large · Green",
    )
    assert [words for words in told if words not in text] == []
    assert any(abs(d.width - 24.6) < 0.01 for d in read(pdf, 2).circles("B*"))


# labels that are cut already


def test_the_pitch_is_exact_over_twenty_rows(game: Project) -> None:
    """A sheet of 13 × 20 labels at 15.03 by 14.2 mm: the middles in the PDF, label by label."""
    game.write(
        "layouts/pichenettes/sheets/mine.yaml",
        "paper: a4\ncard: 12 x 12 mm\ngrid: {columns: 13, rows: 20, first: [6.2, 5.5], step: [15.03, 14.2]}\n",
    )
    game.change(
        "cards/pichenettes/game.yaml",
        "petit, colour: orange, copies: 2",
        "petit, colour: orange, copies: 260",
    )
    pages, _ = sheets(game, "--stock", "mine", "--only", "fleche")
    page = pages[0]
    assert len(page.faces) == 260
    for index, face in enumerate(page.faces):
        row, column = divmod(index, 13)
        assert face.middle.x == pytest.approx(12.2 + 15.03 * column, abs=0.01)
        assert face.middle.y == pytest.approx(11.5 + 14.2 * row, abs=0.01)
        assert face.clips[-1].box.width == pytest.approx(
            12 + 2.2, abs=0.01
        )  # half of the gap of 2.2 mm on each side


def test_starting_on_a_part_used_sheet_and_nudging(game: Project) -> None:
    pages, content = sheets(
        game, "--stock", "Endisch 6500024x", "--only", "cristal", "--start", "69", "--nudge", "0.5,-0.25"
    )
    corners = [(p["x"], p["y"]) for p in placed(content)]
    last_row = 15 + 9 * 27 - 0.25
    assert corners == [
        (pytest.approx(12 + 5 * 27 + 0.5), pytest.approx(last_row)),
        (pytest.approx(12 + 6 * 27 + 0.5), pytest.approx(last_row)),
        (12.5, 14.75),
    ]
    assert [len(sheet["placements"]) for sheet in content["sheets"][:2]] == [2, 1]
    assert all(not page.circles(width=0.1) for page in pages)  # nothing is to be cut


def test_labels_bring_their_paper(game: Project) -> None:
    _, content = sheets(
        game, "--stock", "avery-5293", "--only", "heros", "--pawn", "tres-grand=45mm", paper="letter"
    )
    assert content["sheets"][0]["width_mm"] == 215.9


def test_the_stocks_that_are_known() -> None:
    """Margins on the other side, as the source computes them: right and lower, in mm."""
    wanted = {"avery-3112": (12.7, 19.05), "hama-50151": (16, 8.5), "avery-5194": (7.37, 13.46)}
    for name, (right, lower) in wanted.items():
        template = next(s.template for s in known_stocks().values() if name in (s.id, *s.names))
        last = template.layout.slots[-1].rect
        assert template.layout.paper.width - last.right == pytest.approx(right, abs=0.006)
        assert template.layout.paper.height - last.bottom == pytest.approx(lower, abs=0.006)
    for stock in known_stocks().values():
        paper = Rect(0, 0, *stock.template.layout.paper)
        slots = [slot.rect for slot in stock.template.layout.slots]
        assert all(paper.contains(slot) for slot in slots)
        assert not slots[0].overlaps(slots[1])


def test_stocks_are_listed(game: Project) -> None:
    listed = game.run("stickers", "--stocks").out.splitlines()
    assert len(listed) == len(known_stocks()) >= 40
    assert any("avery-5293" in line and "letter" in line and "24 ×" in line for line in listed)


# tools


def test_a_punch_makes_stickers_of_its_size(game: Project) -> None:
    pages, content = sheets(game, "--for", "punch", "12mm,25.4mm", "--only", "heros", "--only", "fleche")
    widths = {f["card"]: f["width_mm"] for f in content["faces"]}
    assert widths == {"heros": 25.4, "fleche": 12}
    assert not pages[0].circles(width=0.1)
    ticks = [p for p in pages[0].paths if len(p.points) == 2 and abs(p.width - 0.15) < 1e-3]
    assert len(ticks) == 4 * 3
    for p in placed(content):
        middle = Rect(p["x"], p["y"], p["w"], p["h"]).center
        aimed = [
            t for t in ticks if min(abs(t.box.center.x - middle.x), abs(t.box.center.y - middle.y)) < 0.01
        ]
        assert len(aimed) >= 4


def lines_of(path: Path) -> dict[str, list[Any]]:
    """The lines of a DXF by layer."""
    drawing = ezdxf.readfile(path)
    assert drawing.header["$INSUNITS"] == 4
    found: dict[str, list[Any]] = {}
    for line in drawing.modelspace():
        found.setdefault(line.dxf.layer, []).append(line)
    return found


def test_a_machine_gets_marks_and_files(game: Project) -> None:
    pages, content = sheets(game, "--for", "machine", "--only", "cristal", "--only", "cube")
    assert not pages[0].circles(width=0.1)
    folder = game.root / "build/pichenettes"
    lines = lines_of(folder / "pichenettes-stickers-a4-cut.dxf")
    assert {name: len(found) for name, found in lines.items()} == {"KISS": 3 + 6, "REGISTRATION": 3}
    assert all(line.closed for found in lines.values() for line in found)
    rings = [line for line in lines["KISS"] if len(line) == 2]
    middles = sorted(((a[0] + b[0]) / 2, 297 - a[1]) for a, b in (line.get_points() for line in rings))
    art = [p for p in placed(content) if p["card"] == "cristal"]
    wanted = sorted((p["x"] + 14.5, p["y"] + 14.5) for p in art)
    assert [c for at in middles for c in at] == pytest.approx([c for at in wanted for c in at], abs=0.01)
    svg = (folder / "pichenettes-stickers-a4-cut.svg").read_text(encoding="utf-8")
    assert 'width="210mm" height="297mm" viewBox="0 0 210 297"' in svg
    assert set(re.findall(r'<g id="(\w+)"', svg)) == {"kiss", "registration"}


def test_a_net_is_cut_and_creased_on_a_sheet_of_its_own(game: Project) -> None:
    _, content = sheets(game, "--for", "machine", "--only", "petit")
    decks = [
        {p["card"] for p in sheet["placements"] if p["deck"] == "stickers"} for sheet in content["sheets"]
    ]
    assert decks[1] == {"f1", "f2", "f3", "f4", "f5", "f6"} and not decks[0] & decks[1]
    lines = lines_of(game.root / "build/pichenettes/pichenettes-stickers-a4-cut-2.dxf")
    assert {name: len(found) for name, found in lines.items()} == {
        "CUT": 1,
        "CREASE": 5 + 7,
        "REGISTRATION": 3,
    }
    (outline,) = lines["CUT"]
    corners = [point[:2] for point in outline.get_points()]
    assert outline.closed and len(corners) == 14 + 2 * 7  # open sides, half of them with tabs
    glued = 7 * (20 * 7 - 0.8 * 7 * 7)  # trapezoids of 7 mm, their slopes 5.6 mm
    shoelace = (
        sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)) / 2
    )
    assert abs(shoelace) == pytest.approx(6 * 400 + glued, rel=1e-3)


def test_a_die_folds_up(game: Project) -> None:
    """The net: faces side by side as large as the die, each opposite to the one that it makes seven with."""
    _, content = sheets(game, "--only", "de")
    at = {p["card"]: Rect(p["x"], p["y"], p["w"], p["h"]) for p in placed(content)}
    assert all(rect.width == rect.height == 20 for rect in at.values())
    row = sorted((rect.x, card) for card, rect in at.items() if abs(rect.y - at["f1"].y) < 0.01)
    order = [card for _, card in row]
    assert (order.index("f6") - order.index("f1")) % 4 == 2 and (
        order.index("f5") - order.index("f2")
    ) % 4 == 2
    assert sorted((at["f3"].y, at["f4"].y)) == pytest.approx([at["f1"].y - 20, at["f1"].y + 20])
    assert at["f3"].x == at["f4"].x


def test_a_band_goes_round(game: Project) -> None:
    _, content = sheets(game, "--only", "tonneau")
    (face,) = [f for f in content["faces"] if f["card"] == "bande"]
    assert face["width_mm"] == pytest.approx(math.pi * 25 + 1, abs=0.01)
    assert face["height_mm"] == 11


# what cannot be


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (["--stock", "endisch-6500040x"], 1, ["sticker-size", "label of 40 mm", "35 mm less 1 mm: 34 mm"]),
        (["--for", "punch", "25.4mm"], 1, ["sticker-size", "25.4 mm", "25 mm less 1 mm: 24 mm"]),
        (
            ["--pawn", "grand=3mm", "--stock", "endisch-6500020x", "--only", "grand"],
            1,
            ["label of 20 mm", "2 mm"],
        ),
        (["--stock", "endisch-6500024x", "--only", "moyen", "--start", "71"], 1, ["70 labels", "1 to 70"]),
        (["--stock", "endisch-6500024x", "--only", "moyen", "--start", "0"], 1, ["allowed are 1 to 70"]),
        (
            ["--stock", "endisch-6500024x", "--only", "moyen", "--paper", "letter"],
            1,
            ["label-stock", "210 × 297 mm", "215.9 × 279.4 mm"],
        ),
        (
            ["--stock", "endisch-6500024x", "--only", "moyen", "--nudge", "0,20"],
            1,
            ["302 mm down", "210 × 297 mm"],
        ),
        (["--stock", "endish-6500024x"], 1, ["label-stock", "did you mean 'endisch-6500024x'?"]),
        (["--pawn", "enorme=50mm"], 2, ["no size 'enorme'", "tres-grand, grand"]),
        (["--pawn", "grand"], 2, ["grand=24.6mm"]),
        (["--pawn", "grand=900mm"], 2, ["from 3 to 300 mm"]),
        (["--only", "heroes"], 2, ["no size and no pawn 'heroes'", "did you mean 'heros'?"]),
        (["--for", "scissors"], 2, ["knife, punch, machine"]),
        (["--for", "punch"], 2, ["punch 25.4mm"]),
        (["--for", "punch 900mm"], 2, ["3 to 150 mm"]),
        (["--for", "machine", "--stock", "hama-50151"], 2, ["option-conflict", "cut already"]),
        (["--nudge", "left"], 2, ["is not a length"]),
        (["--paper", "60x60mm"], 1, ["card-too-large", "do not fit 60x60mm"]),
        (["--paper", "a3", "--cutter", "silhouette-portrait"], 1, ["cutter-limit", "206 mm"]),
    ],
)
def test_what_cannot_be_is_told_with_numbers_and_nothing_is_written(
    game: Project, options: list[str], code: int, words: list[str]
) -> None:
    done = game.run("stickers", *options)
    assert done.code == code, done.text
    assert [word for word in words if word not in done.text] == []
    assert not (game.root / "build/pichenettes").exists()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("stickers: heros}", "stickers: [heros, vague, grain]}", ["has 3 stickers; a disc has 1 or 2"]),
        ("stickers: heros}", "stickers: heross}", ["no card 'heross'", "did you mean 'heros'?"]),
        ("stickers: grain}", "stickers: heros}", ["'tres-grand'", "'tres-petit'", "two cards"]),
        ("size: tres-grand, colour", "size: geant, colour", ["no size 'geant'", "tres-grand, grand"]),
        (
            "colour: vert, stickers: heros",
            "colour: rouge, stickers: heros",
            ["no colour 'rouge'", "vert, violet"],
        ),
        ('orange: "#D9772B"', "orange: orange", ["'orange'", "'#D9772B'"]),
        (
            "form: cylinder",
            "form: cilinder",
            ["'cilinder'", "disc, cylinder, cube, dodecahedron, net", "did you mean"],
        ),
        ("form: cylinder, ", "", ["only a cylinder has a band"]),
        ("tres-petit: 15 mm", "tres-petit: large", ["'large' is not a length"]),
        ("copies: 3", "copies: 0", ["0 copies", "1 to 500"]),
        ("[f1, f2, f3, f4, f5, f6]", "[f1, f2]", ["has 2 stickers; a net has 1 or 6"]),
    ],
)
def test_faults_of_the_table_of_pawns(game: Project, old: str, new: str, words: list[str]) -> None:
    game.change("cards/pichenettes/game.yaml", old, new)
    done = game.run("stickers")
    assert done.code == 1 and not (game.root / "build/pichenettes").exists()
    assert [word for word in words if word not in done.text] == []


def test_a_game_without_pawns_is_told_so(tmp_path: Path) -> None:
    done = make_small(tmp_path).run("stickers")
    assert done.code == 2 and "petit has no pawns" in done.text


def test_a_check_looks_at_stickers_and_a_build_leaves_them_out(game: Project) -> None:
    layout = "layouts/pichenettes/pastille.svg"
    game.change(layout, "<circle", "<blink/><circle")
    assert "blink" in game.run("check").text
    game.change(layout, "<blink/>", "")
    done = game.run("build")
    assert done.code == 0, done.text
    shown = json.loads((game.root / "build/pichenettes/pichenettes-cards-a4.manifest.json").read_text())
    assert {f["card"] for f in shown["faces"]} == {"pile", None}


def test_stickers_are_the_same_bytes_each_time(game: Project) -> None:
    assert game.run("stickers", "--for", "machine").code == 0
    folder = game.root / "build/pichenettes"
    first = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert len(first) == 6  # the sheets, their manifest, two cut files for stickers and two for a net
    assert game.run("stickers", "--for", "machine").code == 0
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == first


def test_labels_leave_out_what_is_no_round_label(game: Project) -> None:
    done = game.run("stickers", "--stock", "endisch-6500012x", "--only", "tonneau", "--only", "de")
    assert done.code == 0
    assert "the band of 'tonneau' is left out" in done.err and "the net of 'de' is left out" in done.err
    content = json.loads((game.root / (NAME.format("a4") + ".manifest.json")).read_text(encoding="utf-8"))
    assert [p["card"] for p in placed(content)] == ["dessus", "dessous"]


def test_stickers_are_seen_while_they_are_edited(game: Project) -> None:
    hub = Hub(game.root, "pichenettes")
    shown = {entry["key"] for entry in hub.engine().entries.values()}
    hub.stop()
    assert {"heros", "pile"} <= shown


OWN = "paper: a4\ncard: 14 x 14 mm\ngrid: {columns: 10, rows: 15, first: [10, 10], step: [19, 18]}\n"


def test_a_sheet_of_the_project_is_a_stock_as_paper_too(game: Project) -> None:
    game.write("layouts/pichenettes/sheets/mine.yaml", OWN)
    _, by_stock = sheets(game, "--stock", "mine", "--only", "cristal")
    _, by_paper = sheets(game, "--paper", "mine", "--only", "cristal")
    assert by_stock == by_paper
    assert [(p["x"], p["y"], p["w"]) for p in placed(by_paper)] == [(10, 10, 14), (29, 10, 14), (48, 10, 14)]


def test_labels_of_the_project_have_to_be_round(game: Project) -> None:
    game.write("layouts/pichenettes/sheets/mine.yaml", OWN.replace("14 x 14", "14 x 10"))
    done = game.run("stickers", "--stock", "mine", "--only", "cristal")
    assert done.code == 1 and "mine.yaml are 14 × 10 mm; stickers go on round ones" in done.text


def test_frames_are_grey_where_all_is(game: Project) -> None:
    (page, _), _ = sheets(game, "--grey", "--only", "vague")
    (frame,) = [p for p in page.paths if abs(p.width - 0.9) < 1e-3]
    light = round(0.3 * 0x7A + 0.59 * 0x4E + 0.11 * 0x9C)
    assert [float(part) for part in frame.stroke] == pytest.approx([light / 255] * 3, abs=1e-3)
