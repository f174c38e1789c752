"""The commands on a small game: what they print, write and answer, and with which exit code."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import click
import pikepdf
import pytest

import deckwright
from deckwright.cli import COMMANDS, cli
from tests.kit.project import CARDS_PRINTED, GAME, Project, make, names_in, run

BUILT = ["petit-cards-a4.manifest.json", "petit-cards-a4.pdf"]
PYTHON = (sys.executable, "-m", "deckwright")


# build


def test_build(petit: Project) -> None:
    done = petit.run("build", "petit")
    assert done.code == 0
    assert done.out == "build/petit/petit-cards-a4.pdf  2 pages\nbuild/petit/petit-cards-a4.manifest.json\n"
    assert done.err == f"{CARDS_PRINTED} cards of 3 kinds\n"
    assert petit.built() == BUILT


def test_game_may_be_left_out_and_the_folder_lie_within(petit: Project) -> None:
    done = petit.run("build", within="assets/petit/art")
    assert (done.code, petit.built()) == (0, BUILT)
    assert str(petit.pdf) in done.out  # from there no short path leads to it


@pytest.mark.parametrize(
    ("options", "name"),
    [
        (("--paper", "letter"), "petit-cards-letter"),
        (("--paper", "a4"), "petit-cards-a4"),
        (("--paper", "210x330mm"), "petit-cards-210x330mm"),
        (("--deck", "sorts"), "petit-cards-sorts-a4"),
        (("--deck", "sorts", "--deck", "betes"), "petit-cards-a4"),  # all of them: the default
        (("--lang", "en"), "petit-en-cards-a4"),
        (("--lang", "fr"), "petit-cards-a4"),
        (("--lang", "en", "--deck", "betes", "--paper", "letter"), "petit-en-cards-betes-letter"),
    ],
)
def test_file_names(petit: Project, options: tuple[str, ...], name: str) -> None:
    assert petit.run("build", *options).code == 0
    assert petit.built() == [f"{name}.manifest.json", f"{name}.pdf"]


def test_out(petit: Project, tmp_path: Path) -> None:
    done = petit.run("build", "--out", str(tmp_path / "ailleurs"))
    assert done.code == 0
    assert names_in(tmp_path / "ailleurs/petit") == BUILT
    assert petit.built() == []


def test_the_other_language_is_printed(petit: Project) -> None:
    words = {}
    for lang, name in (("fr", "petit-cards-a4"), ("en", "petit-en-cards-a4")):
        petit.run("build", "--lang", lang)
        pdf = petit.root / f"build/petit/{name}.pdf"
        words[lang] = subprocess.run(
            ["pdftotext", pdf, "-"], capture_output=True, text=True, check=True
        ).stdout
        with pikepdf.open(pdf) as opened:
            assert str(opened.Root.Lang) == lang
    assert "Ours brun" in words["fr"] and "Éclair" in words["fr"] and "Bêtes" in words["fr"]
    assert "Brown bear" in words["en"] and "Lightning" in words["en"] and "Beasts" in words["en"]
    assert "Brown bear" not in words["fr"] and "Ours brun" not in words["en"]


def test_the_manifest_has_its_shape(petit: Project) -> None:
    petit.run("build")
    content = json.loads(
        (petit.root / "build/petit/petit-cards-a4.manifest.json").read_text(encoding="utf-8")
    )
    assert set(content) == {"faces", "sheets"}
    for face in content["faces"]:
        assert set(face) == {
            "id",
            "card",
            "deck",
            "side",
            "width_mm",
            "height_mm",
            "bleed_mm",
            "digest",
            "symbols",
            "texts",
        }
        assert all(set(symbol) == {"name", "x", "y", "w", "h"} for symbol in face["symbols"])
        assert all(set(text) == {"id", "scale", "lines", "overflow"} for text in face["texts"])
    for sheet in content["sheets"]:
        assert set(sheet) == {"file", "page", "side", "width_mm", "height_mm", "placements"}
        for placed in sheet["placements"]:
            assert set(placed) == {"face", "card", "deck", "side", "copy", "x", "y", "w", "h", "rotation"}
    fronts = {face["card"]: face for face in content["faces"] if face["side"] == "front"}
    assert set(fronts) == {"crabe", "ours", "eclair"}
    assert [len(fronts[card]["symbols"]) for card in ("crabe", "ours", "eclair")] == [
        2,
        5 + 1,
        1,
    ]  # lives, and one in a text
    shared = [face for face in content["faces"] if face["side"] == "back"]
    assert [(face["card"], face["deck"]) for face in shared] == [(None, "betes")]
    copies = [p["copy"] for s in content["sheets"] for p in s["placements"] if p["card"] == "crabe"]
    assert sorted(copies) == [1, 2, 3]


# check


def test_check(petit: Project) -> None:
    done = petit.run("check")
    assert (done.code, done.out, done.err) == (0, "3 cards checked: 0 errors, 0 warnings\n", "")
    assert petit.built() == []


KEYS = ["code", "severity", "file", "line", "column", "card", "field", "message", "hint"]


def test_check_json(petit: Project) -> None:
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 50")
    done = petit.run("check", "--json")
    assert done.code == 1
    answer = json.loads(done.out)
    assert list(answer) == ["problems", "cards", "errors", "warnings"]
    assert (answer["cards"], answer["errors"], answer["warnings"]) == (3, 1, 0)
    (found,) = answer["problems"]
    assert list(found) == KEYS
    assert {key: found[key] for key in KEYS[:7]} == {
        "code": "out-of-range",
        "severity": "error",
        "file": "cards/petit/betes.yaml",
        "line": 5,
        "column": 8,
        "card": "ours",
        "field": "vie",
    }
    assert "50" in found["message"] and "1 to 9" in found["message"]


def test_problems_have_the_form_that_editors_read(petit: Project) -> None:
    petit.change("cards/petit/betes.yaml", "  effet: ", "  efet: ")
    done = petit.run("check")
    assert done.code == 1
    found, hint, total = done.out.splitlines()
    assert found.startswith("cards/petit/betes.yaml:6:3: error: ours: efet: ")
    assert found.endswith(" [unknown-field]")
    assert hint == "  hint: did you mean 'effet'?"
    assert total == "3 cards checked: 1 error, 0 warnings"


@pytest.mark.parametrize("command", ["check", "build"])
def test_strict_lets_warnings_fail(petit: Project, command: str) -> None:
    petit.write("cards/petit/notes.xls", "a,b\n")  # a stray file is a warning
    assert petit.run(command).code == 0
    strict = petit.run(command, "--strict")
    assert strict.code == 1 and "stray-file" in strict.text


def test_nothing_is_written_where_there_are_errors(petit: Project) -> None:
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 50")
    done = petit.run("build")
    assert (done.code, done.out) == (1, "")
    assert done.err.splitlines()[-1] == "1 problem; nothing was written"
    assert petit.built() == []


def test_every_fault_of_a_run_is_shown(petit: Project) -> None:
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 50")
    petit.change("cards/petit/sorts.yaml", "type: sort", "type: sorte")
    petit.change("layouts/petit/dos.svg", "words.dos", "words.fos")
    told = petit.run("check").out
    for words in ("out-of-range", "card-type", "layout-name"):
        assert words in told


def test_fix_quotes_what_yaml_would_misread(petit: Project) -> None:
    petit.change(
        "cards/petit/betes.yaml", 'effet: "Gagne {coeur} **deux** fois."', "effet: {coeur} deux fois"
    )
    before = petit.run("check")
    assert before.code == 1 and "yaml-unquoted" in before.out
    done = petit.run("check", "--fix")
    assert done.code == 0
    assert done.err == "cards/petit/betes.yaml: 1 text quoted\n"
    assert 'effet: "{coeur} deux fois"' in (petit.root / "cards/petit/betes.yaml").read_text(encoding="utf-8")
    assert petit.run("check").code == 0


# list


def test_list_json(petit: Project) -> None:
    done = petit.run("list", "--json")
    assert (done.code, done.err) == (0, "")
    answer = json.loads(done.out)
    assert {key: answer[key] for key in ("game", "decks", "types", "symbols")} == {
        "game": "petit",
        "decks": [
            {"id": "betes", "distinct": 2, "copies": 4, "back": "dos.svg"},
            {"id": "sorts", "distinct": 1, "copies": 1, "back": None},
        ],
        "types": {"bete": 2, "sort": 1},
        "symbols": [{"name": "coeur", "group": "valeurs", "meaning": "Points de vie"}],
    }


def test_list(petit: Project) -> None:
    told = petit.run("list").out
    assert told.startswith("Petit jeu: 3 cards\n")
    assert "\nbetes      2      4  dos.svg\n" in told


def test_list_names_the_backs_that_cards_and_types_give(petit: Project) -> None:
    petit.change("cards/petit/game.yaml", "back: dos.svg", "")
    assert "\nbetes      2      4  –\n" in petit.run("list").out
    petit.change("cards/petit/game.yaml", "front: carte.svg", "front: carte.svg\n    back: dos.svg")
    told = petit.run("list").out
    assert "\nbetes      2      4  dos.svg\n" in told and "\nsorts      1      1  dos.svg\n" in told


def test_list_says_when_it_may_lack_something(petit: Project) -> None:
    petit.change("cards/petit/sorts.yaml", "type: sort", "type: sorte")
    done = petit.run("list")
    assert done.code == 0 and "deckwright check petit" in done.err


# what the program says of itself


def test_version() -> None:
    done = subprocess.run([*PYTHON, "--version"], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == (f"deckwright {deckwright.__version__}\n", "")


def imported(module: str, others: tuple[str, ...]) -> list[str]:
    """Which of *others* come with a module, in a fresh process."""
    code = f"import sys, json, {module}; print(json.dumps([m for m in {others} if m in sys.modules]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    found: list[str] = json.loads(done.stdout)
    return found


def test_the_version_is_told_at_once() -> None:
    """Nothing that draws is imported for it."""
    assert imported("deckwright.cli", ("lxml", "cairocffi", "jinja2", "rich", "yaml")) == []


@pytest.mark.parametrize("name", ["build", "stickers"])
def test_help_reads_the_options_of_sheets_alone(name: str) -> None:
    """Their table, not what reads games or lays sheets out."""
    heavy = ("deckwright.game.model", "deckwright.sheets.impose.sheets", "rectpack", "lxml")
    assert imported(f"deckwright.cli.{name}", heavy) == []


def test_a_check_starts_without_what_only_writing_needs() -> None:
    assert imported("deckwright.build.cards", ("pikepdf", "numpy")) == []


def test_a_build_with_nothing_to_do_loads_no_game(petit: Project) -> None:
    petit.run("build")
    heavy = ("deckwright.game.model", "deckwright.game.load", "yaml", "jinja2", "lxml", "cairocffi", "PIL")
    code = f"""
import json, sys
from deckwright.cli import main
try:
    main(["build", "petit"])
except SystemExit as ended:
    print(json.dumps([ended.code, [name for name in {heavy} if name in sys.modules]]))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=petit.root
    )
    assert json.loads(done.stdout.splitlines()[-1]) == [0, []], done.stderr


def test_help_names_every_command(petit: Project) -> None:
    told = petit.run("--help")
    assert told.code == 0
    assert all(f"\n  {name} " in told.out for name in COMMANDS)
    assert "Exit codes: 0 fine" in told.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(petit: Project, name: str) -> None:
    told = petit.run(name, "--help")
    assert told.code == 0
    assert f"\n    deckwright {name}" in told.out.partition("Examples:")[2]
    with click.Context(cli) as context:
        command = cli.get_command(context, name)
        assert command is not None
        told_of = [p.get_help_record(context) for p in command.params if isinstance(p, click.Option)]
    assert all(record and record[1] for record in told_of)


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_name_options_that_exist(petit: Project, name: str) -> None:
    told = petit.run(name, "--help").out
    options, examples = told.partition("Examples:")[::2]
    assert all(word in options for word in examples.split() if word.startswith("--"))


# what is asked for in vain

BAD_REQUESTS = [
    (("build", "pettit"), "no game 'pettit'; there is petit", "did you mean 'petit'?"),
    (("check", "jeu"), "no game 'jeu'; there is petit", None),
    (("list", "pettit"), "no game 'pettit'", "did you mean 'petit'?"),
    (("build", "--deck", "bete"), "no deck 'bete'; there is betes, sorts", "did you mean 'betes'?"),
    (("build", "--deck", "betes", "--deck", "x"), "no deck 'x'", None),
    (("build", "--lang", "de"), "no language 'de'; there is fr, en", None),
    (("check", "--lang", "fra"), "no language 'fra'", "did you mean 'fr'?"),
    (("build", "--paper", "a44"), "unknown paper 'a44'", "a4, a3"),
    (("build", "--paper", "3x4mm"), "out of range", "10 mm"),
    (("build", "--papr", "a4"), "--papr", "--paper"),
    (("build", "--paper"), "requires an argument", None),
    (("build", "petit", "petit"), "unexpected extra argument", None),
    (("check", "--format", "xml"), "xml", "sarif"),
    (("buidl",), "no command 'buidl'", "did you mean 'build'?"),
    (("sing",), "no command 'sing'", "commands are "),
    ((), "Commands:", None),
]


@pytest.mark.parametrize(("arguments", "words", "help"), BAD_REQUESTS)
def test_usage(petit: Project, arguments: tuple[str, ...], words: str, help: str | None) -> None:
    done = petit.run(*arguments)
    assert done.code == 2 and words in done.text
    assert help is None or help in done.text
    assert petit.built() == []


def test_a_fault_that_may_hide_a_deck_is_shown_with_it(petit: Project) -> None:
    petit.change("cards/petit/game.yaml", "decks:", "deks:")
    done = petit.run("build", "--deck", "betes")
    assert done.code == 1
    assert "no deck 'betes'" in done.err and "'deks'" in done.err and "did you mean 'decks'?" in done.err


def test_which_game(petit: Project) -> None:
    petit.write("cards/autre/game.yaml", "title: Autre\nlanguages: [fr]\n")
    done = petit.run("build")
    assert done.code == 2 and "which game? There is autre, petit" in done.err


ARGUMENTS = {
    "odds": ("2 + 2",),
    "convert": ("--to", "csv"),
    "history": ("crabe",),
    "translate": ("fr",),
    "export": ("tts",),
}
TROUBLE = {"diff": 2}  # as every diff: 1 says that there are differences
ANYWHERE = {"calibrate", "doctor", "impose", "new", "shortcut"}  # what needs no project


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - ANYWHERE))
def test_outside_of_a_project(tmp_path: Path, command: str) -> None:
    done = run(command, *ARGUMENTS.get(command, ()), folder=tmp_path)
    assert done.code == TROUBLE.get(command, 1) and "cards/" in done.err and "no-project" in done.err


def test_a_project_without_games(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    done = run("build", folder=tmp_path)
    assert done.code == 2 and "a game is a folder below cards/ with a game.yaml" in done.err


def test_a_game_may_have_a_name_with_letters_of_all_kinds(tmp_path: Path) -> None:
    made = make(tmp_path)
    (tmp_path / "cards/petit").rename(tmp_path / "cards/Été à deux")
    (tmp_path / "layouts/petit").rename(tmp_path / "layouts/Été à deux")
    (tmp_path / "assets/petit").rename(tmp_path / "assets/Été à deux")
    done = made.run("build")
    assert done.code == 0 and "build/Été à deux/Été à deux-cards-a4.pdf" in done.out


# quiet in a pipe, a bar on a terminal, colour on a terminal only


def test_piped_output_is_plain_and_quiet(petit: Project) -> None:
    done = subprocess.run([*PYTHON, "build"], cwd=petit.root, capture_output=True, check=True)
    assert done.stdout.count(b"\n") == 2 and done.stderr == b"5 cards of 3 kinds\n"
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 50")
    failed = subprocess.run([*PYTHON, "check"], cwd=petit.root, capture_output=True, check=False)
    assert failed.returncode == 1 and b"\x1b" not in failed.stdout + failed.stderr


def test_a_terminal_sees_a_bar(petit: Project) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*PYTHON, "build"],
        cwd=petit.root,
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
    ) as process:
        assert process.stdout is not None
        process.stdout.read()
    os.close(theirs)
    seen = os.read(ours, 100_000).decode()
    os.close(ours)
    assert process.returncode == 0 and "Drawing" in seen and "\x1b[" in seen


def test_a_reader_that_goes_away_is_no_fault(petit: Project) -> None:
    petit.write("cards/petit/game.yaml", GAME + "".join(f"  mot-{n}: un mot\n" for n in range(10)))
    command = f"{sys.executable} -m deckwright list | head -1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], cwd=petit.root, capture_output=True, check=False
    )
    assert done.stderr == b"" and done.stdout == b"Petit jeu: 3 cards\n"
