"""What one variant prints and another lacks: exactly the cards that its operations touch."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from deckwright.cli import cli
from tests.kit.history import History

NAME = "cards-changes-a4"

# Three crabs and a bear in one deck with a back, a flash in another without.
VARIANTS = """
variants:
  fort: {title: Fort, operations: [{map: vie, where: "type == 'bete'", to: vie + 1}]}
  court: {title: Court, operations: [{remove: {crabe: 2}}]}
  peuple: {title: Peuplé, operations: [{add: {crabe: 2, eclair: 1}}]}
"""

# (variant that is printed, what one has, what is put in, what is thrown away)
FROM_TO = [
    ("fort", "base", {"crabe": 3, "ours": 1}, 4),  # the life of both beasts, the flash stays
    ("", "fort", {"crabe": 3, "ours": 1}, 4),
    ("court", "base", {}, 2),
    ("", "court", {"crabe": 2}, 0),
    ("peuple", "base", {"crabe": 2, "eclair": 1}, 0),
    ("peuple", "court", {"crabe": 4, "eclair": 1}, 0),
    ("fort court", "court", {"crabe": 1, "ours": 1}, 2),
    ("fort", "fort+court", {"crabe": 2}, 0),
    ("fort", "fort", {}, 0),
]


def printed(project: History, variant: str) -> Counter[str]:
    """The cards that the sheets of changes hold."""
    stem = "-".join(["petit", *variant.split(), NAME])
    path = project.root / f"build/petit/{stem}.manifest.json"
    sheets = json.loads(path.read_bytes())["sheets"] if path.exists() else []
    placements = [placed for sheet in sheets for placed in sheet["placements"]]
    return Counter(placed["card"] for placed in placements if placed["side"] == "front")


@pytest.mark.parametrize(("variant", "had", "put_in", "thrown_away"), FROM_TO)
def test_only_what_differs_is_printed(
    petit: History, variant: str, had: str, put_in: dict[str, int], thrown_away: int
) -> None:
    petit.change("cards/petit/game.yaml", "symbol_groups:", VARIANTS + "symbol_groups:")
    options = [word for name in variant.split() for word in ("--variant", name)]
    outcome = petit.run("build", *options, "--changed-since", f"variant:{had}")
    assert outcome.code == 0, outcome.text
    assert printed(petit, variant) == Counter(put_in)
    assert f"Put in: {sum(put_in.values())}" in outcome.out
    assert f"Throw away: {thrown_away}" in outcome.out


def test_variants_are_compared(petit: History) -> None:
    petit.change("cards/petit/game.yaml", "symbol_groups:", VARIANTS + "symbol_groups:")
    outcome = petit.run("diff", "variant:base", "variant:fort", "--json")
    changes = json.loads(outcome.out)["changes"]
    assert outcome.code == 1
    fields = {
        each["card"]: [(f["name"], f["before"], f["after"]) for f in each["fields"]] for each in changes
    }
    assert fields == {"crabe": [("vie", "2", "3")], "ours": [("vie", "5", "6")]}


@pytest.mark.parametrize("name", ["variant:forte", "variant:", "variant:fort+curt"])
def test_a_variant_that_is_not_there_is_told(petit: History, name: str) -> None:
    petit.change("cards/petit/game.yaml", "symbol_groups:", VARIANTS + "symbol_groups:")
    outcome = petit.run("build", "--changed-since", name)
    assert outcome.code == 2 and "[unknown-variant]" in outcome.err


def test_a_problem_of_the_files_is_told_once(petit: History) -> None:
    petit.change("cards/petit/game.yaml", "symbol_groups:", VARIANTS + "symbol_groups:")
    petit.write("cards/petit/rules.yaml", "strong: {severity: warning, require: vie > 2}\n")
    outcome = petit.run("build", "--variant", "fort", "--changed-since", "variant:base")
    assert outcome.code == 0 and outcome.err.count("[rule: strong]") == 1


EXCLUDING = """
variants:
  doux: {excludes: [dur], operations: [{remove: {crabe: 3}}]}
  dur: {operations: [{remove: {crabe: 1}}]}
"""  # the second has nothing to remove where the first has been made

# How each command that takes --variant is called; `export` and `diff` say what beside the game.
WORDS = {
    "balance": [],
    "build": [],
    "check": ["--json"],
    "diff": ["variant:base"],
    "export": ["petit", "tts"],
    "history": ["crabe"],
    "list": ["--json"],
    "odds": ["2"],
    "printed": [],
    "proof": [],
    "reference": [],
    "stats": [],
    "stickers": [],
}


def test_each_command_is_tried() -> None:
    takes = [name for name in cli.list_commands(None) if _takes_variants(name)]  # type: ignore[arg-type]
    assert sorted(WORDS) == sorted(takes)


def _takes_variants(name: str) -> bool:
    command = cli.get_command(None, name)  # type: ignore[arg-type]
    return command is not None and any("--variant" in option.opts for option in command.params)


def test_only_the_clash_is_told_by_every_command(petit: History) -> None:
    """Of what the two together could not do nothing is said, for they are not made."""
    petit.change("cards/petit/game.yaml", "symbol_groups:", EXCLUDING + "symbol_groups:")
    for name, words in WORDS.items():
        outcome = petit.run(name, *words, "--variant", "doux", "--variant", "dur")
        assert "'doux' and 'dur' are asked for; they exclude each other" in outcome.text, name
        assert "variant-excess" not in outcome.text, name
        if name != "history":  # tells of each state why it cannot be drawn
            assert outcome.code == 2 and outcome.err.count("error:") == 1, name
            assert outcome.err.count("[variant-excluded]") == 1, name
            assert name == "proof" or not outcome.out, name
    had = petit.run("build", "--changed-since", "variant:doux+dur")
    assert had.code == 2 and had.err.count("[variant-excluded]") == 1
