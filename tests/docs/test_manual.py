"""The manual cannot drift: what it lists is held against the code, and its examples are run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from deckwright.basics.problems import ADJUSTABLE, CODES
from deckwright.cli import COMMANDS, cli
from deckwright.faces.layouts.dialect import _KNOWN, _STAMPS
from deckwright.faces.layouts.unknown import CONTEXT_NAMES
from deckwright.game.kinds import KINDS
from deckwright.game.load import load_game
from deckwright.sheets.options import OPTIONS
from tests.kit.places import ROOMS, ROOT
from tests.kit.project import make

DOCS = ROOT / "docs"
PACKAGE = ROOT / "src/deckwright"


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """What stands below a heading, up to the next of its rank."""
    rank = heading.split(" ")[0]
    return re.split(rf"^{rank} ", text.partition(f"\n{heading}")[2], flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The cells of every table row, heads and rules left out."""
    found = re.findall(r"^\|(?!-)(.*)\|$\n(?!\|-)", f"{text}\n", re.MULTILINE)
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", row)] for row in found]


def named(cell: str) -> list[str]:
    """What stands in code type in a cell."""
    return re.findall(r"`([^`]+)`", cell)


def code(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


# problems.md


def groups() -> dict[str, list[str]]:
    """The groups of problems.CODES, by the comments that head them."""
    source = (PACKAGE / "basics/problems.py").read_text(encoding="utf-8").partition("CODES: Final")[2]
    found: dict[str, list[str]] = {}
    for head, name in re.findall(r'^    (?:# (.+)|"([a-z-]+)": Code\()', source, re.MULTILINE):
        if head:
            found[head[0].upper() + head[1:]] = []
        else:
            found[list(found)[-1]].append(name)
    return found


def test_every_problem_is_explained_in_its_group() -> None:
    text = page("problems")
    told = {head: [named(row[0])[0] for row in rows(section(text, f"## {head}"))] for head in groups()}
    assert told == groups()
    assert sum(map(len, told.values())) == len(CODES)


def test_problems_are_as_severe_as_the_manual_says() -> None:
    told = {named(row[0])[0]: row[1:] for row in rows(page("problems"))}
    assert {
        name: (severity, meaning.replace("\\|", "|")) for name, (severity, meaning, _) in told.items()
    } == {name: (str(known.severity), known.meaning) for name, known in CODES.items()}
    assert all(remedy for _, _, remedy in told.values())


EXAMPLE = r"^### ([^\n]+)\n\n```(\w+)\n(.*?)^```\n\n```\n(.*?)^```$"  # codes, language, fault, what is told
EXAMPLES = re.findall(EXAMPLE, page("problems"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    ("codes", "language", "source", "told"), EXAMPLES, ids=[each[0] for each in EXAMPLES]
)
def test_examples_of_problems_are_real(
    tmp_path: Path, codes: str, language: str, source: str, told: str
) -> None:
    file = "cards/petit/exemple.yaml"
    if language == "xml":
        file = "layouts/petit/carte.svg"
        size = 'width="40mm" height="60mm" viewBox="0 0 40 60"'
        source = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{source}</svg>\n'
    said = make(tmp_path, {file: source}).run("check").out
    assert set(told.splitlines()) <= set(said.splitlines())
    assert re.findall(r"\[([a-z-]+)\]$", told, re.MULTILINE) == codes.split(", ")


# preflight.md


def test_every_check_that_a_game_can_judge_is_explained() -> None:
    told = re.findall(r"^### `([a-z-]+)` · (\w+)$", page("preflight"), re.MULTILINE)
    assert sorted(told) == sorted((code, str(CODES[code].severity)) for code in ADJUSTABLE)
    assert all(section(page("preflight"), f"### `{code}`").strip() for code, _ in told)


# commands.md


def options_of(name: str) -> set[str]:
    with click.Context(cli) as context:
        command = cli.get_command(context, name)
    assert command is not None
    options = (each for each in command.params if isinstance(each, click.Option))
    return {word for option in options for word in (*option.opts, *option.secondary_opts)}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_of_a_command_is_explained(name: str) -> None:
    listed = [
        option for row in rows(section(page("commands"), f"## deckwright {name}")) for option in named(row[0])
    ]
    told = [option.split(" ")[0] for option in listed if option.startswith("--")]
    assert sorted(told) == sorted(options_of(name))


def test_every_command_is_explained_and_no_other() -> None:
    told = re.findall(r"^## deckwright (\w+)", page("commands"), re.MULTILINE)
    assert sorted(told) == sorted(COMMANDS)


def test_every_option_of_sheets_is_explained() -> None:
    told = [name for row in rows(page("sheets")) for name in named(row[0])]
    assert set(OPTIONS) <= set(told)


# layouts.md


def test_every_attribute_of_layouts_is_explained() -> None:
    told = set(re.findall(r"\bdata-[a-z]+(?:-[a-z]+)*", page("layouts")))
    prefixes = {name for name in told if name.startswith("data-attr")}  # data-attr-NAME: any
    assert prefixes
    assert told - prefixes == set(_KNOWN) - set(_STAMPS)


def test_every_name_that_a_layout_sees_is_explained() -> None:
    told = [name for row in rows(section(page("layouts"), "## What a layout sees")) for name in named(row[0])]
    assert sorted(told) == sorted(CONTEXT_NAMES)


# cards.md


def known_keys(tmp_path: Path, old: str, new: str) -> set[str]:
    """The keys that the program names when *new*, with an unknown key, stands in place of *old* in a game.yaml."""
    project = make(tmp_path)
    project.change("cards/petit/game.yaml", old, new)
    _, problems = load_game(project.root, "petit")
    (hint,) = [found.hint for found in problems if found.code == "unknown-key" and "'qqqq'" in found.message]
    assert hint is not None and hint.startswith("known are ")
    return set(hint.removeprefix("known are ").split(", "))


def test_every_key_of_game_yaml_is_explained(tmp_path: Path) -> None:
    told = {name for row in rows(section(page("cards"), "## game.yaml")) for name in named(row[0])}
    assert told == known_keys(tmp_path, "author: Personne", "author: Personne\nqqqq: 1")


@pytest.mark.parametrize(
    ("row", "old", "new"),
    [
        ("components", "radius: 2 mm", "qqqq: 1"),
        ("types", "  sort:\n", "  sort:\n    qqqq: 1\n"),
        ("decks", "from: betes.yaml", "from: betes.yaml, qqqq: 1"),
    ],
)
def test_every_key_of_a_section_is_explained(tmp_path: Path, row: str, old: str, new: str) -> None:
    (text,) = [cells[1] for cells in rows(section(page("cards"), "## game.yaml")) if named(cells[0]) == [row]]
    told = set(re.findall(r"[a-z_]+(?=:)|(?<=`)[a-z_]+(?=`)", text))
    assert known_keys(tmp_path, old, new) <= told


def test_every_kind_of_field_is_explained() -> None:
    told = [name for row in rows(section(page("cards"), "## Kinds of field")) for name in named(row[0])]
    assert sorted(told) == sorted(KINDS)


def test_every_key_of_a_field_is_explained(tmp_path: Path) -> None:
    keys = known_keys(
        tmp_path, "vie: {kind: integer, min: 1, max: 9", "vie: {kind: integer, min: 1, max: 9, qqqq: 1"
    )
    text = section(page("cards"), "## Kinds of field")
    assert {key for key in keys if not re.search(rf"`{key}\b", text)} - {"kind"} == set()


# The page on architecture, the README, and what all pages point to


def test_every_part_of_the_program_has_its_place_on_the_page_of_architecture() -> None:
    told = [named(row[0])[0] for row in rows(page("architecture")) if len(row) == 3]
    assert told == list(ROOMS)


def test_files_that_architecture_names_are_there() -> None:
    text = page("architecture")
    told = {name for name in re.findall(r"`([\w/.-]+\w)`", text) if "/" in name and "NAME" not in name}
    assert len(told) > 30
    missing = {name for name in told if not any((top / name).exists() for top in (PACKAGE, ROOT))}
    assert missing == set()


def commands_in(text: str) -> list[list[str]]:
    """The calls of the program in blocks of code, as words."""
    found = []
    for block in code(text, ""):
        for line in block.splitlines():
            if match := re.match(r"(?:\.venv/bin/)?deckwright (\S.*?)(?: {3,}.*)?$", line):
                found.append(shlex.split(match[1]))
    return found


@pytest.mark.parametrize(
    "file", ["README.md", "CONTRIBUTING.md", *(f"docs/{each.name}" for each in DOCS.glob("*.md"))]
)
def test_commands_in_the_manual_exist(file: str) -> None:
    for name, *words in commands_in((ROOT / file).read_text(encoding="utf-8")):
        if name == "--version":
            continue
        assert name in COMMANDS
        assert {word for word in words if word.startswith("--")} <= options_of(name)


def test_the_readme_shows_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(commands_in(text)) >= 3
    scripts = set(re.findall(r"\bscripts/(\w+)", text))
    assert scripts == {"demo", "test"} and all((ROOT / "scripts" / name).is_file() for name in scripts)


@pytest.mark.parametrize(
    "file", ["README.md", "CONTRIBUTING.md", *(f"docs/{each.name}" for each in DOCS.glob("*.md"))]
)
def test_links_lead_somewhere(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    targets = [target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", text)]
    here = (ROOT / file).parent
    assert [target for target in targets if "://" not in target and not (here / target).exists()] == []


def test_the_example_of_a_card_is_sound(tmp_path: Path) -> None:
    """The card that cards.md begins with, in the game that it is from."""
    example = code(page("cards"), "yaml")[0]
    name = example.partition(":")[0]
    for source in (ROOT / "cards/caveloot/game.yaml", *(ROOT / "layouts/caveloot").rglob("*.svg"),
                   *(ROOT / "assets/caveloot/symbols").glob("*.svg")):  # fmt: skip
        target = tmp_path / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes())
    (tmp_path / "cards/caveloot/example.yaml").write_text(example, encoding="utf-8")
    art = tmp_path / f"assets/caveloot/art/{name}.svg"
    art.parent.mkdir(parents=True)
    art.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', encoding="utf-8")
    game, problems = load_game(tmp_path, "caveloot")
    assert game is not None and game.cards[name].copies == 5
    assert [
        p
        for p in problems
        if p.place and p.place.file.endswith("example.yaml") and p.code != "card-in-no-deck"
    ] == []
