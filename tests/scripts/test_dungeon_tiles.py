"""Castle Ravenloft's tiles: every open edge meets every other, and a picture shows what its row says.

The edges are measured on the drawn pictures, against the numbers of the plan: piers of 4.4 mm, squares of 22 mm.
"""

from __future__ import annotations

import io
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import resvg_py
import yaml
from PIL import Image, ImageFilter

from tests.kit.places import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from illustration.ravenloft import backs, tiles

PICTURES = ROOT / "assets" / "ravenloft" / "tuiles"
TABLE = yaml.safe_load((ROOT / "cards" / "ravenloft" / "tuiles.yaml").read_text(encoding="utf-8"))
SHARED = TABLE.pop("_defaults")
ROWS = {name: SHARED | row for name, row in TABLE.items()}
SCALE, BLEED, PIER, SQUARE = 6, 3, 4.4, 22
TURNS = {"N": 0, "E": 1, "S": 2, "W": 3}
BLOCKED = "#h"
BACKS = [file for file in sorted((PICTURES.parent / "dos").glob("*.svg")) if file.stem != "utilise"]


@cache
def grey(name: str) -> np.ndarray:
    """The picture in grey, 0 black to 1 white, 6 dots to the millimetre, with its bleed."""
    svg = (PICTURES / f"{name}.svg").read_text(encoding="utf-8").replace('mm"', '"')
    wide = len(ROWS[name]["rows"][0]) * SQUARE + 2 * BLEED
    png = resvg_py.svg_to_bytes(svg_string=svg, width=wide * SCALE, skip_system_fonts=True)
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("L"), float) / 255


def edges(name: str) -> dict[str, np.ndarray]:
    """For every edge of one tile's length its strip of the picture, the tile below it."""
    found = {}
    for side, turn in TURNS.items():
        picture = np.rot90(grey(name), turn)
        length = round(picture.shape[1] / SCALE) - 2 * BLEED
        if length == 88:
            found[side] = picture
        else:
            halves = ("1", "2") if side == "N" else ("2", "1")
            found[side + halves[0]] = picture[:, : (88 + 2 * BLEED) * SCALE]
            found[side + halves[1]] = picture[:, 88 * SCALE :]
    return found


def ink_along(strip: np.ndarray, depth: float) -> np.ndarray:
    """How dark the strip is along the edge at a depth inside the tile (negative: in the bleed), 0 to 1."""
    at = (depth + BLEED) * SCALE
    return 1 - strip[int(at), BLEED * SCALE : -BLEED * SCALE]


def centre(ink: np.ndarray, first: float, last: float) -> float:
    """The middle of the ink between two places, mm."""
    places = np.arange(len(ink)) / SCALE + 0.5 / SCALE
    weight = np.where((places > first) & (places < last) & (ink > 0.3), ink, 0)
    assert weight.sum() > 0, f"no ink from {first} to {last} mm"
    return float((places * weight).sum() / weight.sum())


def longest(ink: np.ndarray, first: float, last: float) -> float:
    """The longest run of ink between two places, mm; a hair joint is no ink."""
    run = most = 0
    for dark in ink[int(first * SCALE) : int(last * SCALE)] > 0.5:
        run = run + 1 if dark else 0
        most = max(most, run)
    return most / SCALE


@pytest.mark.parametrize("name", ROWS)
def test_every_open_edge_is_the_same_to_a_tenth_of_a_millimetre(name: str) -> None:
    for edge, strip in edges(name).items():
        if edge not in ROWS[name]["edges"]:
            continue
        for depth in (0.6, -0.6):
            ink = ink_along(strip, depth)
            assert centre(ink, 3.6, 4.7) == pytest.approx(PIER - 0.325, abs=0.1), (edge, depth)
            assert centre(ink, 83.3, 84.4) == pytest.approx(88 - PIER + 0.325, abs=0.1), (edge, depth)
            for node in (22, 44, 66):
                assert centre(ink, node - 1.3, node + 1.3) == pytest.approx(node, abs=0.1), (edge, depth)
            between = ((PIER + 0.3, 21), (23, 43), (45, 65), (67, 88 - PIER - 0.3))
            assert max(longest(ink, *part) for part in between) <= 0.35, (
                edge,
                depth,
                "something crosses the cut",
            )


@pytest.mark.parametrize("name", ROWS)
def test_no_floor_reaches_the_cut_of_a_closed_edge(name: str) -> None:
    doors = {door[0] + str((int(door[1]) - 1) // 4 + 1) for door in ROWS[name].get("doors", [])}
    for edge, strip in edges(name).items():
        if edge in ROWS[name]["edges"] or edge in doors or edge + "1" in doors:
            continue
        ink = ink_along(strip, 0.6)[int(8 * SCALE) : int(80 * SCALE)]
        assert ink.min() > 0.08, f"{edge}: paper at the cut"


def neighbours(rows: list[str], x: int, y: int) -> list[tuple[int, int]]:
    around = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
    return [(i, j) for i, j in around if 0 <= j < 4 and 0 <= i < len(rows[0]) and rows[j][i] not in BLOCKED]


@pytest.mark.parametrize("name", ROWS)
def test_all_floor_is_reached_from_the_entry_and_from_every_open_edge(name: str) -> None:
    rows, open_edges = ROWS[name]["rows"], ROWS[name]["edges"]
    floor = {(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter not in BLOCKED}
    assert ROWS[name]["entry"] in open_edges or ROWS[name]["triangle"] == "aucun"
    for edge in open_edges:
        span = (
            range(4 * int(edge[1:]) - 4, 4 * int(edge[1:]))
            if edge[1:]
            else range(len(rows[0]) if edge in "NS" else 4)
        )
        row = {"N": 0, "S": 3, "W": 0, "E": len(rows[0]) - 1}[edge[0]]
        todo = [at for k in span if (at := (k, row) if edge[0] in "NS" else (row, k)) in floor]
        seen: set[tuple[int, int]] = set()
        while todo:
            at = todo.pop()
            if at not in seen:
                seen.add(at)
                todo += neighbours(rows, *at)
        assert seen == floor, edge


def test_the_set_is_whole_and_no_two_tiles_are_alike() -> None:
    assert {file.stem for file in PICTURES.glob("*.svg")} == set(ROWS) and len(ROWS) == 34
    plans = [("/".join(row["rows"]), tuple(sorted(row["edges"]))) for row in ROWS.values()]
    assert len(set(plans)) == len(plans)
    assert all(len(row["rows"]) == 4 and len(set(map(len, row["rows"]))) == 1 for row in ROWS.values())
    assert [name for name, row in ROWS.items() if len(row["rows"][0]) == 8] == ["depart", "grande-salle"]
    assert sorted(ROWS["depart"]["edges"]) == ["E", "N2", "S1", "W"]
    assert any("s" in row for row in ROWS["depart"]["rows"]) and any(
        "l" in row for row in ROWS["sortie-sure"]["rows"]
    )
    missing = [n for n, row in ROWS.items() if not {"b", "c"} & set("".join(row["rows"])) and n != "depart"]
    assert missing == []  # a bone pile or a scorch mark on each


@pytest.mark.parametrize("name", ROWS)
def test_the_triangle_is_the_one_of_the_row(name: str) -> None:
    row, picture = ROWS[name], grey(name)
    if row["triangle"] == "aucun":
        return
    entry = row["entry"]
    turned = np.rot90(picture, {"N": 2, "E": 3, "S": 0, "W": 1}[entry[0]])
    middle = (44 + 88 * (int(entry[1:] or 1) - 1) + BLEED) * SCALE
    inside = turned[-round((BLEED + 2.4 + 5.7) * SCALE), middle]
    band = turned[-round((BLEED + 2.4 + 1.6) * SCALE), middle]
    beside = turned[-round((BLEED + 2.4 + 8.2) * SCALE), middle + round(4.2 * SCALE)]
    assert (inside < 0.4, band < 0.4, beside < 0.4) == (row["triangle"] == "noir", True, True)


def test_the_picture_is_what_is_committed() -> None:
    drawings = tiles.drawings() | backs.drawings()
    for name in ("tuiles/croisee", "tuiles/long-couloir", "tuiles/sortie-sure", "dos/jetons", "dos/tresors"):
        assert drawings[f"{name}.svg"]() == (PICTURES.parent / f"{name}.svg").read_text(encoding="utf-8")


def turned_by_half(file: Path) -> float:
    """The share of a back that is another after half a turn, 3.4 dots to the millimetre, a little out of focus."""
    svg = file.read_text(encoding="utf-8").replace('mm"', '"')
    wide = float(svg.split('viewBox="', 1)[1].split()[2])
    picture = Image.open(
        io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=round(wide * 3.4))))
    ).convert("L")
    soft = np.asarray(picture.filter(ImageFilter.BoxBlur(1)), float)
    return float((np.abs(soft - np.rot90(soft, 2)) > 48).mean())


@pytest.mark.parametrize("file", BACKS, ids=lambda file: file.stem)
def test_a_back_is_the_same_turned_by_half(file: Path) -> None:
    assert turned_by_half(file) <= 0.004


def test_the_snuffed_candle_is_no_such_back() -> None:
    assert turned_by_half(PICTURES.parent / "dos" / "utilise.svg") > 0.05


def test_what_a_tile_back_shows_tells_no_triangle() -> None:
    """One back for all tiles, and one for the doubles."""
    assert {file.stem for file in BACKS if "tuiles" in file.stem} == {"tuiles", "tuiles-double"}


# ------------------------------------------------------------------------------------------------------- doors

# A door's middle lies 3 mm below the edge; its jambs stand 6.4 to 9.2 mm from its middle, whatever its tile.
LEVEL, OPENING, JAMB = 3.0, 2 * 6.4, (6.4, 9.2)
DOORS = [(name, *told.split()) for name, row in ROWS.items() for told in row.get("doors", [])]


def along_the_wall(name: str, where: str, depth: float) -> np.ndarray:
    """Ink along a square of the wall, the first or the only one that a door takes."""
    side, number = where[0], int(where[1:])
    ink = ink_along(np.rot90(grey(name), TURNS[side]), depth)
    at = SQUARE * (number - 1 if side in "NE" else round(len(ink) / SCALE / SQUARE) - number)
    return ink[at * SCALE :]


@pytest.mark.parametrize(("name", "where", "word"), [door for door in DOORS if door[2] != "arche"])
def test_a_door_stands_in_the_middle_of_the_square_that_its_row_tells(
    name: str, where: str, word: str
) -> None:
    ink = along_the_wall(name, where, LEVEL - 2.6)[: SQUARE * SCALE] > 0.5
    places = np.arange(len(ink)) / SCALE + 0.5 / SCALE - SQUARE / 2
    assert ink[(abs(places) > JAMB[0] + 0.1) & (abs(places) < JAMB[1] - 0.1)].all()
    free = places[(abs(places) < JAMB[1]) & ~ink]
    assert (free.min(), free.max()) == pytest.approx((-OPENING / 2, OPENING / 2), abs=0.15)
    assert len(free) / SCALE == pytest.approx(OPENING, abs=0.2)
    leaf = along_the_wall(name, where, LEVEL - 1.1)[: SQUARE * SCALE][abs(places) < OPENING / 2 - 0.2] > 0.5
    assert {bool(covered) for covered in leaf} == {word == "fermee"}


@pytest.mark.parametrize(("name", "where", "word"), [door for door in DOORS if door[2] == "arche"])
def test_an_arch_spans_two_squares_and_its_columns_stand_alike_from_their_joint(
    name: str, where: str, word: str
) -> None:
    ink = along_the_wall(name, where, 13.0)
    left, right = (centre(ink, at - 0.5, at + 0.5) for at in (SQUARE - 15.3, SQUARE + 15.3))
    assert (left, right) == pytest.approx((SQUARE - 15.3, SQUARE + 15.3), abs=0.15)


def test_a_door_token_covers_a_door_and_is_as_wide_as_a_square() -> None:
    told = yaml.safe_load((ROOT / "cards" / "ravenloft" / "game.yaml").read_text(encoding="utf-8"))
    sizes = {name: component["size"] for name, component in told["components"].items()}
    assert sizes["porte"] == f"{SQUARE} x {SQUARE // 2} mm" and 2 * JAMB[1] < SQUARE
    assert sizes["tuile"] == f"{4 * SQUARE} x {4 * SQUARE} mm"
    assert sizes["tuile-double"] == f"{8 * SQUARE} x {4 * SQUARE} mm"
    assert len(DOORS) == 8
