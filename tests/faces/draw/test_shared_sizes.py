"""One size for a whole deck or type, held against what each text needs by itself."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.kit.project import CARTE, Project, make

LONG = "Il pince, il mord, il griffe et il court de travers sur la plage tout le jour, et la nuit aussi."
BETES = f"""\
_defaults: {{type: bete}}
crabe: {{nom: Crabe, vie: 2, effet: "{LONG}"}}
ours: {{nom: Ours, vie: 5, effet: "Gagne {{coeur}} **deux** fois."}}
loup: {{nom: Loup, vie: 1, effet: "Il hurle, et qui ne hurle pas avec lui passe son tour sans rien dire."}}
"""
EFFECT = 'data-text="card.effet">'


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make(tmp_path / "project", {"cards/petit/betes.yaml": BETES})


def fitted(project: Project, fit: str, *options: str, folder: str = "") -> dict[str, float]:
    """The scale of each card's text where the layout says *fit*."""
    project.write("layouts/petit/carte.svg", CARTE.replace(EFFECT, f'data-fit="{fit}" {EFFECT}'))
    outcome = project.run("build", *options)
    assert outcome.code == 0, outcome.text
    return scales(project)


def scales(project: Project) -> dict[str, float]:
    (path,) = (project.root / "build/petit").glob("*.manifest.json")
    manifest: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    found = {
        face["card"]: [text["scale"] for text in face["texts"] if text["id"] == "effet"]
        for face in manifest["faces"]
        if face["side"] == "front"
    }
    return {card: scale for card, (scale,) in found.items()}


def test_a_deck_has_the_smallest_scale_that_one_of_its_cards_needs(project: Project) -> None:
    alone = fitted(project, "shrink 5pt")
    assert alone["ours"] == 1 and alone["crabe"] < 1
    shared = fitted(project, "deck 5pt")
    least = min(alone[card] for card in ("crabe", "ours", "loup"))
    assert shared == {"crabe": least, "ours": least, "loup": least, "eclair": 1}


def test_a_type_has_one_size_in_all_its_decks(project: Project) -> None:
    project.change("cards/petit/game.yaml", "sorts: {", "tout: {from: betes.yaml}\n  sorts: {")
    least = min(fitted(project, "shrink 5pt").values())
    assert set(fitted(project, "type 5pt").values()) == {least, 1}


def test_steps_are_shared_too(project: Project) -> None:
    alone = fitted(project, "steps 9 8 7 6 5")
    shared = fitted(project, "deck steps 9 8 7 6 5")
    assert shared["ours"] == min(alone[card] for card in ("crabe", "ours", "loup"))
    assert shared["eclair"] == alone["eclair"]


def test_without_a_floor_it_is_six_points(project: Project) -> None:
    assert fitted(project, "deck") == fitted(project, "deck 6pt")


def test_one_card_asked_for_has_the_size_of_its_deck(project: Project) -> None:
    whole = fitted(project, "deck 5pt")
    assert fitted(project, "deck 5pt", "--cards", "ours") == {"ours": whole["ours"]}


def test_an_incremental_build_has_the_bytes_of_a_full_one(project: Project) -> None:
    fitted(project, "deck 5pt")
    project.change("cards/petit/betes.yaml", LONG, LONG + " Sans fin.")
    assert project.run("build").code == 0
    folder = project.root / "build/petit"
    incremental = {path.name: path.read_bytes() for path in folder.iterdir()}
    shutil.rmtree(project.root / "build/.cache")
    assert project.run("build").code == 0
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == incremental


def test_a_longer_text_changes_the_whole_deck(project: Project) -> None:
    before = fitted(project, "deck 4pt")
    project.change(
        "cards/petit/betes.yaml", LONG, LONG + " Et personne ne le voit jamais passer, pas même la lune."
    )
    assert project.run("build").code == 0
    after = scales(project)
    assert len({after[card] for card in ("crabe", "ours", "loup")}) == 1
    assert after["ours"] < before["ours"] and after["eclair"] == 1


def test_a_card_that_does_not_fit_at_the_floor_is_a_problem_and_no_other(project: Project) -> None:
    project.write("layouts/petit/carte.svg", CARTE.replace(EFFECT, f'data-fit="deck 9.9pt" {EFFECT}'))
    outcome = project.run("check", "--json")
    found = [each for each in json.loads(outcome.out)["problems"] if each["code"] == "text-overflow"]
    assert {each["card"] for each in found} <= {"crabe", "loup"} and found
