"""What is in the box of Castle Ravenloft's house rules, by the numbers of the collection, read from the plain files."""

from __future__ import annotations

import sys
from typing import Any

import yaml

from tests.kit.places import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from illustration.ravenloft.frames import outlines

FOLDER = ROOT / "cards" / "ravenloft"


def read(file: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FOLDER / file).read_text(encoding="utf-8"))
    return found


GAME, ENGLISH = read("game.yaml"), read("lang/en.yaml")
MONSTERS = read("monstres.yaml")


def test_the_windows_and_frames_of_the_layouts_are_those_that_the_code_draws() -> None:
    assert {name: GAME["data"][name] for name in outlines()} == outlines()


def test_monsters_of_one_to_three_experience() -> None:
    assert len(MONSTERS) == 24
    assert {card["xp"] for card in MONSTERS.values()} == {1, 2, 3}


def test_every_card_is_in_english_too() -> None:
    assert set(MONSTERS) <= set(ENGLISH)
