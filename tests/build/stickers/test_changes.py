"""What has changed of stickers since they were printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit.flicks import make
from tests.kit.project import Project

PDF = "build/pichenettes/pichenettes-stickers-a4.pdf"


@pytest.fixture
def discs(tmp_path: Path) -> Project:
    return make(tmp_path)


def told(discs: Project, *states: str) -> dict[str, list[tuple[str, list[str | None], list[int]]]]:
    outcome = discs.run("diff", "pichenettes", "--json", *states)
    found: dict[str, list[tuple[str, list[str | None], list[int]]]] = {}
    for change in json.loads(outcome.out)["changes"]:
        found.setdefault(change["what"], []).append((change["card"], change["decks"], change["copies"]))
    return found


def test_stickers_are_compared_as_cards_are(discs: Project) -> None:
    assert discs.run("stickers").code == 0
    assert told(discs, PDF) == {}
    discs.change(
        "cards/pichenettes/cartes.yaml",
        'heros: {type: pastille, ton: "#3E8E5A"}',
        'heros: {type: pastille, ton: "#123"}',
    )
    discs.change("cards/pichenettes/game.yaml", "colour: violet, copies: 3", "colour: violet, copies: 5")
    assert told(discs, PDF) == {
        "changed": [("heros", ["heros", "heros"], [1, 1])],
        "copies": [("cristal", ["cristal", "cristal"], [3, 5])],
    }


@pytest.mark.parametrize(
    "options",
    [("--for", "punch 16mm,12mm", "--only", "petit"), ("--pawn", "grand=28mm", "--only", "cristal")],
)
def test_they_are_compared_as_they_were_asked_for(discs: Project, options: tuple[str, ...]) -> None:
    assert discs.run("stickers", *options).code == 0
    assert told(discs, PDF) == {}
    discs.change(
        "layouts/pichenettes/pastille.svg",
        "<circle",
        "<circle data-x='' stroke='#000'",
    )
    assert "changed" in told(discs, PDF)


def test_a_report_shows_them_before_and_after(discs: Project) -> None:
    discs.run("stickers")
    discs.change(
        "cards/pichenettes/cartes.yaml",
        'heros: {type: pastille, ton: "#3E8E5A"}',
        'heros: {type: pastille, ton: "#123"}',
    )
    assert discs.run("diff", "pichenettes", PDF, "--report", "c.html").code == 1
    text = (discs.root / "c.html").read_text(encoding="utf-8")
    assert "front, before" in text and "not known" not in text


@pytest.mark.parametrize(
    "command", [("build", "pichenettes", "--changed-since", PDF), ("printed", "pichenettes", "--state", PDF)]
)
def test_they_are_not_taken_for_cards(discs: Project, command: tuple[str, ...]) -> None:
    discs.run("stickers")
    outcome = discs.run(*command)
    assert outcome.code == 2 and "prints stickers, not cards" in outcome.err


def test_cards_and_stickers_are_not_compared_with_each_other(discs: Project) -> None:
    discs.run("stickers")
    discs.run("build", "pichenettes")
    outcome = discs.run("diff", "pichenettes", PDF, "build/pichenettes/pichenettes-cards-a4.pdf")
    assert outcome.code == 2 and "its kind is" in outcome.err
