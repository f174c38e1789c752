"""`deckwright types`: what was inferred, shown and written down; and the first print of a game of a few lines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright.basics.problems import Severity
from deckwright.game.load import load_game
from tests.kit.project import Project

CARDS = 'Name,Cost,Text\nFox,2,Draw a card.\nOwl,0,"Look at **two** cards."\nElk,9,Win.\n'


def project(root: Path, game_yaml: str, **files: str) -> Project:
    made = Project(root)
    made.write("cards/wood/game.yaml", game_yaml)
    made.write("cards/wood/beasts.csv", CARDS)
    for label, text in files.items():
        made.write(label, text)
    return made


def test_a_first_print_needs_no_line_of_game_yaml(tmp_path: Path) -> None:
    made = project(tmp_path, "")
    done = made.run("build")
    assert done.code == 0 and "3 cards of 3 kinds" in done.err
    assert (tmp_path / "build/wood/wood-cards-a4.pdf").stat().st_size > 2000
    assert "cost integer 0–9" in done.err


SIZES = ["poker", "tarot-us", "mini-us", "square-70", "disc-25", "hex-95", "domino", "micro"]


@pytest.mark.parametrize("size", SIZES)
def test_the_built_in_layout_fits_every_size(tmp_path: Path, size: str) -> None:
    made = project(tmp_path, f"title: Wood\nlanguages: [en]\ncomponents: {{it: {{size: {size}}}}}\n")
    made.write(
        "cards/wood/beasts.csv", "Name,Cost,Suit,Life\nFox,2,red,1\nOwl,0,red,2\nElk,9,blue,3\nBat,1,blue,4\n"
    )
    done = made.run("check")
    assert (done.code, done.out.splitlines()[-1]) == (0, "4 cards checked: 0 errors, 0 warnings"), done.out


def test_a_disc_of_10_mm_is_printed_though_nothing_on_it_can_be_read_with_ease(tmp_path: Path) -> None:
    made = project(tmp_path, "title: Wood\nlanguages: [en]\ncomponents: {it: {size: disc-10}}\n")
    made.write("cards/wood/beasts.csv", "Name,Cost\nFox,2\nOwl,0\n")
    assert made.run("check").code == 0


def test_what_is_inferred_is_shown(tmp_path: Path) -> None:
    done = project(tmp_path, "").run("types")
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        "  beasts:\n    fields:\n      name: {kind: text, required: true}\n"
        "      cost: {kind: integer, min: 0, max: 20}\n      text: {kind: rich}\n"
    )
    answer = json.loads(project(tmp_path, "").run("types", "--json").out)
    assert answer["types"][0]["fields"]["cost"] == {"kind": "integer", "min": "0", "max": "20"}


YAMLS = [
    ("nothing", ""),
    ("a title", "title: Wood\nlanguages: [en]   # of the cards"),
    ("CRLF", "title: Wood\r\nlanguages: [en]\r\n"),
    ("an empty section", "title: Wood\ntypes:\nlanguages: [en]\n"),
    ("a type of nothing", "title: Wood\ntypes:\n  beast:\n# end\nlanguages: [en]\n"),
    ("a type of null", "types:\n  beast: null\n"),
    ("a type in braces", "types: {beast: {component: tarot-70}}   # all\nlanguages: [en]\n"),
    ("a type in empty braces", "types:\n    beast: {}\n"),
    ("a type in lines", "types:\n    beast:   # a note\n        component: tarot-70\n\nlanguages: [en]\n"),
    ("two types", "types:\n  beast:\n    copies: 2\n  token:\n    copies: 3\nlanguages: [en]\n"),
]  # fmt: skip


@pytest.mark.parametrize("text", [y[1] for y in YAMLS], ids=[y[0] for y in YAMLS])
def test_writing_down_keeps_every_line_and_changes_no_card(tmp_path: Path, text: str) -> None:
    made = Project(tmp_path)
    made.write("cards/wood/game.yaml", text)
    made.write("cards/wood/beast.csv", CARDS)
    made.write("cards/wood/token.csv", "name,worth\nCoin,1\n") if "token" in text else None
    before, _ = load_game(tmp_path, "wood")
    done = made.run("types", "--write")
    assert (done.code, done.err) == (0, "cards/wood/game.yaml: written\n"), done.err
    written = (tmp_path / "cards/wood/game.yaml").read_bytes().decode()
    for line in text.splitlines():
        key = line.split(":")[0]
        assert key in written and (("#" not in line) or line.partition("#")[2] in written)
    if "\r" in text:
        assert written.count("\n") == written.count("\r\n")
    after, problems = load_game(tmp_path, "wood")
    assert before and after
    assert {id: (c.type.id, dict(c.values), c.copies) for id, c in after.cards.items()} == {
        id: (c.type.id, dict(c.values), c.copies) for id, c in before.cards.items()
    }
    assert not any(
        p.severity is Severity.ERROR or "inferred of the type 'beast': name" in p.message for p in problems
    )
    assert "game.yaml says it all" in made.run("types").out


def test_the_built_in_layouts_are_written_to_be_drawn_on(tmp_path: Path) -> None:
    made = project(tmp_path, "")
    assert made.run("types", "--write", "--layouts").code == 0
    assert (tmp_path / "layouts/wood/beasts.svg").read_text().startswith("<svg ")
    done = made.run("check")
    assert done.code == 0 and "built-in" not in done.out and "inferred of" not in done.out
    assert made.run("types", "--layouts").code == 2


def test_the_back_that_columns_tell_of_is_written_too_and_found(tmp_path: Path) -> None:
    made = project(tmp_path, "")
    made.write("cards/wood/beasts.csv", "Name,Back text\nHund,dog\nKatze,cat\n")
    assert made.run("types", "--write", "--layouts").code == 0
    back = tmp_path / "layouts/wood/beasts-back.svg"
    assert (
        "back_text" in back.read_text()
        and "back_text" not in (tmp_path / "layouts/wood/beasts.svg").read_text()
    )
    back.write_text(back.read_text().replace('fill="#fff"', 'fill="#ffeecc"'))
    game, _ = load_game(tmp_path, "wood")
    assert game and (game.types["beasts"].front, game.types["beasts"].back) == (
        "beasts.svg",
        "beasts-back.svg",
    )
    done = made.run("check")
    assert done.code == 0 and "built-in" not in done.out


@pytest.mark.parametrize(
    ("values", "bounds"),
    [
        ("2 2", "min: 0, max: 10"), ("0 0", "min: 0, max: 10"), ("5 1", "min: 0, max: 10"), ("9 10", "min: 0, max: 20"),
        ("-1 3", "min: -10, max: 10"), ("11 40", "min: 0, max: 100"), ("300 7", "min: 0, max: 1000"),
    ],
)  # fmt: skip
def test_bounds_leave_room(tmp_path: Path, values: str, bounds: str) -> None:
    made = project(tmp_path, "")
    one, other = values.split()
    made.write("cards/wood/beasts.csv", f"Name,Cost\nFox,{one}\nOwl,{other}\n")
    assert made.run("types", "--write").code == 0
    assert f"cost: {{kind: integer, {bounds}}}" in (tmp_path / "cards/wood/game.yaml").read_text()
    made.write("cards/wood/beasts.csv", f"Name,Cost\nFox,{one}\nOwl,9999\n")
    done = made.run("check", "--quick")
    assert "widen `min` and `max` of 'cost' in game.yaml" in done.out


def test_types_are_written_although_a_card_is_at_fault(tmp_path: Path) -> None:
    made = project(tmp_path, "")
    made.write("cards/wood/beasts.csv", "Name,Cost,Text\nFox,2,a {b\nOwl,1,b **c\n")
    assert made.run("check", "--quick").code == 1
    done = made.run("types", "--write")
    assert (done.code, done.err) == (0, "cards/wood/game.yaml: written\n")


def test_what_is_left_of_a_faulty_line_decides_no_kind(tmp_path: Path) -> None:
    """To who reads on behind the fault, `cost: [` is a list; three other cards have a number there."""
    lines = ["fox: {name: Fox, cost: 3}", "elk: {name: Elk, cost: [, rank: 1}", "owl: {name: Owl, cost: 4}"]
    own = project(
        tmp_path, "", **{"cards/wood/more.yaml": "\n".join([*lines, "bat: {name: Bat, cost: 5}", ""])}
    )
    assert own.run("types", "--write").code == 0
    written = (tmp_path / "cards/wood/game.yaml").read_text(encoding="utf-8")
    assert "cost: {kind: integer, min: 0, max: 10}" in written and "list" not in written


def test_nothing_is_written_over_errors(tmp_path: Path) -> None:
    made = project(tmp_path, "tipes: {}\n")
    done = made.run("types", "--write")
    assert done.code == 1 and "tipes" in done.err
    assert (tmp_path / "cards/wood/game.yaml").read_text() == "tipes: {}\n"
