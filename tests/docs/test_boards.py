"""The page on boards: its game is built as it stands there, and each of its faults is told."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from deckwright.authoring.schemas import schemas_of
from deckwright.game.boards import Board
from deckwright.game.load import load_game
from deckwright.rules import check
from deckwright.rules.boards import steps_from
from tests.authoring.test_schemas import marked
from tests.kit.books import ods, xlsx
from tests.kit.places import ROOT
from tests.kit.project import Project

PAGE = (ROOT / "docs" / "boards.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```(?:yaml|xml) (\S+/\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
BOARD = "cards/ferry/boards/river.yaml"
TABLES = dict(re.findall(r"^```csv (\S+/\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
SPACES, WAYS_OF = "cards/ferry/boards/river.csv", "cards/ferry/boards/river-ways.csv"
(FIGURE,) = re.findall(r"^```yaml\n(table:.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def make(folder: Path) -> Project:
    project = Project(folder)
    for name, text in FILES.items():
        project.write(name, text)
    return project


def board_of(project: Project) -> Board:
    game, problems = load_game(project.root, "ferry")
    assert game is not None and not problems
    return game.boards["river"]


def test_the_game_is_sound_and_is_printed_in_tiles_and_whole(tmp_path: Path) -> None:
    project = make(tmp_path)
    told = "# Set-up\n\n```setup\n" + FIGURE + "```\n"
    project.write("cards/ferry/reference/10-set-up.md", told)
    done = project.run("check", "--strict")
    assert done.code == 0 and "0 errors, 0 warnings" in done.text, done.text
    assert project.run("build", "--paper", "a5", "--deck", "map").code == 0
    with pikepdf.open(tmp_path / "build/ferry/ferry-cards-map-a5.pdf") as tiles:
        assert len(tiles.pages) == 1 + 2  # the plan, and 170 × 250 mm on two of 210 × 148
    assert project.run("build", "--paper", "card", "--deck", "map").code == 0
    with pikepdf.open(tmp_path / "build/ferry/ferry-cards-map-card.pdf") as poster:
        box = [float(side) / 72 * 25.4 for side in poster.pages[0].trimbox]
        assert [box[2] - box[0], box[3] - box[1]] == pytest.approx([170, 250], abs=0.01)
    assert project.run("reference", "--out", str(tmp_path / "build")).code == 0
    (manifest,) = (tmp_path / "build").rglob("*reference*.manifest.json")
    (thing,) = _things(json.loads(manifest.read_text(encoding="utf-8")))
    x, y, width, height = thing["rect"]
    scale = width / 20  # of the coin's 20 mm
    assert [(x + width / 2) / scale, (y + height / 2) / scale] == pytest.approx([130, 155])


def test_its_die_has_twelve_faces_and_its_fights_lose_the_difference(tmp_path: Path) -> None:
    """Of a die against 3 with a vitality of 1 each, 4, 5 and 6 win, 1 and 2 lose, 3 is rolled again: 3 to 2."""
    project = make(tmp_path)
    assert project.run("stickers", "--out", str(tmp_path / "build")).code == 0
    (manifest,) = (tmp_path / "build").rglob("*stickers*.manifest.json")
    net, *_ = json.loads(manifest.read_text(encoding="utf-8"))["sheets"]
    cards = [each["card"] for each in net["placements"]]
    assert sorted(cards) == sorted(f"wave-{number}" for number in range(1, 13))
    (command,) = re.findall(r"^deckwright (odds ferry .*)$", PAGE, re.MULTILINE)
    (told,) = re.findall(r"^```text\n(D against 3.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    done = project.run(*shlex.split(command))
    assert done.code == 0 and done.text.strip() == told.strip()
    assert [line.split() for line in told.splitlines() if "%" in line] == [
        ["win", "60.00", "%", "3/5", "█" * 24],
        ["tie", "0.00", "%", "0"],
        ["lose", "40.00", "%", "2/5", "█" * 16],
    ]


def _things(found: object) -> list[dict[str, list[float]]]:
    if isinstance(found, dict):
        own = found.get("things", []) if found.get("figure") == "setup" else []
        return [*own, *(thing for value in found.values() for thing in _things(value))]
    return [thing for value in found for thing in _things(value)] if isinstance(found, list) else []


def test_steps_are_counted_by_hand(tmp_path: Path) -> None:
    board = board_of(make(tmp_path))
    whole, low = board.setups
    assert steps_from(["mill"], board.neighbours_in(whole)) == {
        "mill": 0, "ford": 1, "mouth": 1, "isle": 2, "reed": 2, "bend": 3, "cross": 3, "tower": 4, "spring": 4,
    }  # fmt: skip
    assert steps_from(["mill"], board.neighbours_in(low))["tower"] == 5
    there = board.neighbours_in(whole)
    assert "tower" in there["bend"] and "bend" in there["tower"] and "tower" in there["spring"]


WAYS = """\
  - [cross, spring]
  - {from: bend, to: tower, one_way: yes}
  - {from: spring, to: tower, via: [[60, 45]]}
"""
WAYS_OF_A_TRAP = WAYS.replace("[cross, spring]", "{from: cross, to: spring, one_way: yes}").replace(
    "from: spring, to: tower,", "from: tower, to: spring, one_way: yes,"
)
NEVER, OUT, REED = "'rock' cannot be reached from the start", "not_in: low-water}", "  - [mouth, reed]\n"
# By what stands in the file, what stands there then, the code, what is told.
FAULTS: list[tuple[str, str, str, list[str]]] = [
    (REED, "", "board-blind-end", ["'mouth' is a blind end", "joined to 'mill'"]),
    (OUT, f"{OUT}\n  rock: {{x: 160, y: 20, width: 12}}", "board-unreached", [NEVER, "in 'low-water'"]),
    (WAYS, WAYS_OF_A_TRAP, "board-unreached", ["the goal cannot be reached from 'spring'"]),
    ("start: mill", "start: isle", "board-unreached", ["'isle' is left out in 'low-water'"]),
    ("shortest: 4", "shortest: 5", "board-length", ["takes 4 steps; `shortest` says 5"]),
    ("shortest: 5}", "shortest: 4}", "board-length", ["in 'low-water' takes 5 steps"]),
    (REED, f"{REED}  - [mill, reed]\n  - [mouth, ford]\n", "board-crossing", ["mill – reed and mouth – ford cross"]),
    (REED, f"{REED}  - [mouth, isle]\n", "board-crossing", ["way mouth – isle and the space 'reed' overlap"]),
    (", via: [[60, 45]]", ", via: [[135, 75]]", "board-crossing", ["the ways bend – tower and spring – tower cross"]),
    ("ford: {x: 85, y: 195}", "ford: {x: 57, y: 205}", "board-overlap", ["'mill' and 'ford' overlap by"]),
    ("ford: {x: 85, y: 195}", "ford: {x: 62, y: 215}", "board-overlap", ["are 1 mm apart; `gap` wants 2 mm"]),
    ("bend: {x: 130, y: 100}", "bend: {x: 165, y: 100}", "board-overlap", ["'bend' reaches 6 mm beyond"]),
    ("least: 6}", "least: 9}", "board-tokens", ["are 8 in all, fewer than `least: 9`"]),
    ("'coin'\", kinds: [shrine]", "'map'\", kinds: [stone]", "board-tokens", ["are 1 in all, fewer than 6 spaces"]),
    # faults of writing
    ("[mill, ford]", "[mill, frod]", "unknown-name", ["no space 'frod'", "did you mean 'ford'?"]),
    ("[mill, ford]", "[mill, mill]", "wrong-value", ["a way joins two spaces"]),
    ("  - [mill, mouth]\n", "  - [mill, ford]\n  - [mill, mouth]\n", "wrong-value", ["are joined already"]),
    ("kind: shrine, ", "kind: shrin, ", "unknown-name", ["no kind 'shrin'", "did you mean 'shrine'?"]),
    ("not_in: low-water}", "not_in: flood}", "unknown-name", ["no set-up 'flood'"]),
    ("card: map ", "card: mapp ", "unknown-card", ["did you mean 'map'?"]),
    ("goal: tower", "goal: towers", "unknown-name", ["no space 'towers'"]),
    ("mouth: {x: 35, y: 160}", "mouth: {x: 35}", "missing-key", ["needs the key 'y'"]),
    ("mouth: {x: 35, y: 160}", "mouth: {x: 35, y: 160, colour: red}", "unknown-key", ["no key 'colour'"]),
    ("name: {kind: text}", "kind: {kind: text}", "bad-id", ["every space has that already"]),
    ("via: [[60, 45]]", "via: [60]", "wrong-value", ["a bend is two numbers"]),
    ("stone: 22 mm", "stone: wide", "wrong-value", ["not a length"]),
    ("by: value * copies", "by: valu", "condition", ["valu"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "code", "words"), FAULTS, ids=[f"{row[2]}-{n}" for n, row in enumerate(FAULTS)]
)
def test_a_fault_is_told(tmp_path: Path, old: str, new: str, code: str, words: list[str]) -> None:
    project = make(tmp_path)
    project.change(BOARD, old, new)
    game, faults = load_game(project.root, "ferry")
    assert game is not None
    told = [found for found in (*faults, *check(game, known=faults)) if found.code == code]
    text = "\n".join(f"{found}: {found.hint}" for found in told)
    assert told and told[0].place is not None and told[0].place.file == BOARD and told[0].place.line, text
    assert [word for word in words if word not in text] == [], text


# Spaces and ways in tables


def from_tables(folder: Path, spaces: str, ways: str, files: dict[str, str | bytes]) -> Project:
    """The game of the page, its board's rows in tables."""
    project = make(folder)
    told = re.sub(
        r"^spaces: .*?(?=^ways: )", f"spaces: {spaces}\n", FILES[BOARD], flags=re.MULTILINE | re.DOTALL
    )
    told = re.sub(r"^ways: .*?(?=^tokens: )", f"ways: {ways}\n", told, flags=re.MULTILINE | re.DOTALL)
    project.write(BOARD, told)
    for name, content in files.items():
        project.write(name, content)
    return project


def plain(board: Board) -> tuple[object, ...]:
    """All that a board says, without where it says so."""
    spaces = {
        id: (space.at, space.width, space.kind, space.out, dict(space.values))
        for id, space in board.spaces.items()
    }
    return (
        spaces,
        [(way.start, way.end, way.points, way.is_one_way) for way in board.ways],
        board.start,
        board.goal,
    )


def test_tables_say_what_yaml_says(tmp_path: Path) -> None:
    board = plain(board_of(make(tmp_path / "yaml")))
    csv = from_tables(tmp_path / "csv", "river.csv", "river-ways.csv", dict(TABLES))
    assert plain(board_of(csv)) == board
    assert "0 errors, 0 warnings" in csv.run("check", "--strict", "--quick").text
    rows = {
        tab: [
            [int(cell) if cell.isdigit() else cell for cell in line.split(",")] for line in text.splitlines()
        ]
        for tab, text in (("Spaces", TABLES[SPACES]), ("Routes", TABLES[WAYS_OF]), ("_notes", "todo\n"))
    }
    for name, book in (("river.xlsx", xlsx(rows)), ("river.ods", ods(rows))):
        both = from_tables(tmp_path / name, name, f"{name}!routes", {f"cards/ferry/boards/{name}": book})
        assert plain(board_of(both)) == board, name


def test_cells_hold_lists_languages_and_bends(tmp_path: Path) -> None:
    spaces = (
        TABLES[SPACES]
        .replace("not_in,name", "not_in,name [en]")
        .replace(",shrine,low-water", ',,"low-water, low-water"')
    )
    ways = TABLES[WAYS_OF].replace("60 45,", '"60,5 45; 80 30.5",').replace(",145 60,yes", ',"[[145, 60]]",✓')
    board = board_of(from_tables(tmp_path, "river.csv", "river-ways.csv", {SPACES: spaces, WAYS_OF: ways}))
    assert board.spaces["isle"].out == ("low-water", "low-water")
    assert board.spaces["mill"].values["name"].by_lang == {"en": "Mill"}
    bends = [way.points[1:-1] for way in board.ways if way.points[1:-1]]
    assert bends == [((60.5, 45), (80, 30.5)), ((145, 60),)]
    assert [way.is_one_way for way in board.ways if "bend" in way.ends and "tower" in way.ends] == [
        True,
        True,
    ]


# By the table, what stands in it, what stands there then, the code, the cell, what is told.
TABLE_FAULTS: list[tuple[str, str, str, str, str, list[str]]] = [
    (SPACES, "ford,85,195", "ford,left,195", "wrong-kind", "B3", ["a number such as 3"]),
    (SPACES, "ford,85,195", "ford,85,", "missing-key", "C3", ["a space needs 'y'"]),
    (SPACES, "ford,85", ",85", "missing-key", "A3", ["a space needs 'id'"]),
    (SPACES, "ford,85", "Ford,85", "bad-id", "A3", ["write 'ford'"]),
    (SPACES, "ford,85", "mill,85", "duplicate-id", "A3", ["'mill' stands here and at", "river.csv!A2"]),
    (SPACES, ",shrine,", ",shrin,", "unknown-name", "D4", ["no kind 'shrin'", "did you mean 'shrine'?"]),
    (SPACES, "low-water", "flood", "unknown-name", "E4", ["no set-up 'flood'"]),
    (SPACES, ",name\n", ",colour\n", "unknown-key", "F1", ["a space has no column 'colour'"]),
    (SPACES, "id,x,y,", "id,x,_y,", "missing-key", "", ["needs the column 'y'"]),
    (WAYS_OF, "mill,ford", "mill,frod", "unknown-name", "A2", ["no space 'frod'", "did you mean 'ford'?"]),
    (WAYS_OF, "mill,ford", "mill,", "missing-key", "B2", ["a way needs 'to'"]),
    (WAYS_OF, "mill,mouth", "ford,mill", "wrong-value", "A3", ["are joined already at", "river-ways.csv!A2"]),
    (WAYS_OF, "60 45", "60", "wrong-value", "C12", ["a bend is two numbers"]),
    (WAYS_OF, ",yes\nspring", ",perhaps\nspring", "wrong-kind", "D11", ["true or false is allowed"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "old", "new", "code", "cell", "words"),
    TABLE_FAULTS,
    ids=[f"{row[3]}-{row[4]}" for row in TABLE_FAULTS],
)
def test_a_fault_is_told_at_its_cell(
    tmp_path: Path, file: str, old: str, new: str, code: str, cell: str, words: list[str]
) -> None:
    project = from_tables(tmp_path, "river.csv", "river-ways.csv", dict(TABLES))
    project.change(file, old, new)
    faults = load_game(project.root, "ferry")[1]
    text = "\n".join(f"{found}: {found.hint}" for found in faults)
    told = [found for found in faults if found.code == code]
    assert told and told[0].place is not None, text
    assert (told[0].place.file, told[0].place.cell or "") == (file, cell), text
    assert [word for word in words if word not in text] == [], text
    assert faults[0] is told[0], text
    # What is told beside it is of names and ways that the fault has taken away.
    assert len(faults) == 1 or code in ("bad-id", "duplicate-id") or cell == "D11", text


@pytest.mark.parametrize(
    ("spaces", "code", "words"),
    [
        ("rivers.csv", "file-missing", ["did you mean 'river.csv'?"]),
        ("../../../river.csv", "file-missing", ["does not exist"]),
        ("river.ods", "file-missing", ["does not exist"]),
        ("book.xlsx", "unknown-name", ["has no tab 'spaces'", "Cases, Other"]),
        ("book.xlsx!Casse", "unknown-name", ["did you mean 'Cases'?"]),
        ("river", "wrong-kind", ["a mapping"]),
    ],
)
def test_a_table_that_is_not_there_is_told_where_it_is_named(
    tmp_path: Path, spaces: str, code: str, words: list[str]
) -> None:
    book = xlsx({"Cases": [["id"]], "Other": [["id"]]})
    files = {**TABLES, "cards/ferry/boards/book.xlsx": book}
    faults = load_game(from_tables(tmp_path, spaces, "river-ways.csv", files).root, "ferry")[1]
    (found,) = [found for found in faults if found.code != "stray-file"]
    assert (found.code, found.place and found.place.file) == (code, BOARD)
    assert [word for word in words if word not in f"{found}: {found.hint}"] == []


def test_a_table_that_no_board_names_is_told(tmp_path: Path) -> None:
    project = make(tmp_path)
    for name in ("rows.csv", "_old.csv", "~$rows.xlsx"):
        project.write(f"cards/ferry/boards/{name}", "id\n")
    (found,) = load_game(project.root, "ferry")[1]
    assert (found.code, str(found.place)) == ("stray-file", "cards/ferry/boards/rows.csv")


# What an editor marks, and what it cannot know


@pytest.fixture(scope="module")
def schemas(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return schemas_of(make(tmp_path_factory.mktemp("schemas")).root, "ferry")


def test_an_editor_takes_the_board_and_its_file_names_the_schema(
    tmp_path: Path, schemas: dict[str, Any]
) -> None:
    project = make(tmp_path)
    assert marked(schemas["boards.json"], FILES[BOARD]) == []
    assert project.run("schema").code == 0
    told = (tmp_path / BOARD).read_text(encoding="utf-8")
    (named,) = re.findall(r"^# yaml-language-server: \$schema=(.*)\n", told)
    assert (
        json.loads((tmp_path / BOARD).parent.joinpath(named).read_text(encoding="utf-8"))
        == schemas["boards.json"]
    )
    assert project.run("schema", "--check").code == 0
    tables = re.sub(
        r"^(spaces|ways):(?:.*\n)(?:  .*\n)*", r"\1: river.xlsx!Rows\n", FILES[BOARD], flags=re.MULTILINE
    )
    assert tables.count("river.xlsx") == 2 and marked(schemas["boards.json"], tables) == []
    assert marked(schemas["boards.json"], tables.replace("river.xlsx", "river.xls"))
    properties = schemas["boards.json"]["properties"]
    assert all(each.get("description") for each in properties.values())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("start: mill ", "strat: mill "),
        ("start: mill ", "_start: mill "),
        ("way: 7 mm", "way: 7 ft"),
        ("shortest: 4 ", "shortest: four "),
        ("stone: 22 mm", "stone: {wide: 22 mm}"),
        ("low-water: {title: {en: At low water}", "low-water: {tide: 3"),
        ("mouth: {x: 35, y: 160}", "mouth: {x: 35}"),
        ("mouth: {x: 35, y: 160}", "mouth: {x: left, y: 160}"),
        ("mouth: {x: 35, y: 160}", "mouth: {x: 10001, y: 160}"),
        ("mouth: {x: 35, y: 160}", "Mouth: {x: 35, y: 160}"),
        ("[mill, ford]", "[mill, ford, isle]"),
        ("to: tower, one_way: yes", "too: tower, one_way: yes"),
        ("one_way: yes", "one_way: perhaps"),
        ("via: [[60, 45]]", "via: [[60]]"),
        ("least: 6}", "last: 6}"),
        ("{kind: text}", "{kind: txet}"),
    ],
)
def test_an_editor_marks_a_fault_that_the_loader_tells(
    tmp_path: Path, schemas: dict[str, Any], old: str, new: str
) -> None:
    project = make(tmp_path)
    project.change(BOARD, old, new)
    assert marked(schemas["boards.json"], (tmp_path / BOARD).read_text(encoding="utf-8"))
    assert load_game(project.root, "ferry")[1]
