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
from tests.kit.places import ROOT
from tests.kit.project import Project

PAGE = (ROOT / "docs" / "boards.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```(?:yaml|xml) (\S+/\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
BOARD = "cards/ferry/boards/river.yaml"
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
