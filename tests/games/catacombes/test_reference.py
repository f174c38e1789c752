"""The pages of the rulebook: laid out without a problem, and the tutorial's totals follow from its cards."""

from __future__ import annotations

import re
from pathlib import Path

from tests.kit.places import ROOT
from tests.kit.project import run

from . import raw

# Each turn of the rulebook's tutorial: the card, and what Épée and Crâne lose (−) or gain (+).
TURNS = [
    ("mage-berserker", 0, -1),
    ("zombie-d-outre-tombe", 0, 0),
    ("maraudeur", -1, +1),  # the token that the missile costs joins Crâne
    ("archer-royal", 0, -1),
    ("behemoth", -2, 0),
    (None, 0, 0),  # stunned
    ("sorciere", -2, 0),
    ("ensorceleuse", +2, 0),  # the fireball's damage is ignored by the armour
]


def told() -> list[tuple[str | None, int, int]]:
    """The rows of the tutorial: card, health of Épée, health of Crâne."""
    text = (raw.CARDS / "reference" / "70-tutoriel.md").read_text(encoding="utf-8")
    found = re.findall(
        r"^\|(?: \d\w+)? \| (\[\[([a-z-]+)\]\]|\*[^|]*) \|.*\| (\d+) \| (\d+) \|$", text, re.MULTILINE
    )
    return [(card or None, int(sword), int(skull)) for _, card, sword, skull in found]


def test_the_totals_of_the_tutorial_follow_from_its_turns() -> None:
    sword = skull = int(raw.document("game")["data"]["sante"])
    for (card, lost, taken), row in zip(TURNS, told(), strict=True):
        sword, skull = sword + lost, skull + taken
        assert row == (card, sword, skull)
    assert (sword, skull) == (5, 7)


def test_the_pages_are_laid_out_without_a_problem(tmp_path: Path) -> None:
    outcome = run("reference", "catacombes", "--out", str(tmp_path), folder=ROOT)
    pages = len(list((raw.CARDS / "reference").glob("*.md")))  # each fits one sheet
    assert (outcome.code, outcome.err) == (0, f"{pages} pages\n")
    assert (tmp_path / "catacombes" / "catacombes-reference-a4.pdf").stat().st_size > 10_000
