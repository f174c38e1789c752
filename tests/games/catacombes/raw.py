"""À la conquête des catacombes as its files write it, read by PyYAML alone: what the tests expect comes from here."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import yaml

from tests.kit.places import ROOT

CARDS = ROOT / "cards" / "catacombes"
ASSETS = ROOT / "assets" / "catacombes"
TEAMS = ("epee", "crane")

# The rulebook's shots and what they do; a mighty wave does 3 if a card is discarded after it.
DAMAGE = {
    "deplacement": 0,
    "combat": 1,
    "combat-critique": 2,
    "missile": 1,
    "boule-de-feu": 1,
    "arc-long": 1,
    "vague": 1,
    "vague-puissante": 2,
}
RANGED = {"missile", "boule-de-feu", "arc-long", "vague", "vague-puissante"}
ROLES = {"meneur", "lanceur-de-sorts", "combattant", "creature", "chasseur", "explorateur"}
SIGNS = {"mite", "araignee", "rat", "corail", "lezard", "meduse"}

Card = dict[str, Any]  # every scalar as the text that stands in the file


@cache
def document(name: str) -> dict[str, Any]:
    return dict(yaml.load((CARDS / f"{name}.yaml").read_text(encoding="utf-8"), Loader=yaml.BaseLoader))


@cache
def cards(name: str) -> dict[str, Card]:
    """The cards of a file by id, with the file's defaults."""
    entries = document(name)
    defaults = entries.get("_defaults", {})
    return {id: {**defaults, **fields} for id, fields in entries.items() if not id.startswith("_")}


def team_cards() -> dict[str, Card]:
    return {**cards("epee"), **cards("crane")}


def of_type(type: str) -> dict[str, Card]:
    return {id: card for id, card in cards("materiel").items() if card["type"] == type}


def copies(card: Card) -> int:
    return int(card.get("copies", 1))


def shots(card: Card) -> list[str]:
    """The sequence, an aimed shot with a star."""
    return [shot["tir"] + ("*" if shot.get("cible") == "true" else "") for shot in card["tirs"]]


def expected_symbols(card: Card) -> Counter[str]:
    """What the front of a team card shows: emblem, role, sign, each shot, each aim, armour."""
    found = Counter([card["equipe"], card["role"], card["signe"]])
    found += Counter(shot.rstrip("*") for shot in shots(card))
    found += Counter("cible" for shot in shots(card) if shot.endswith("*"))
    return found + Counter(["armure"] if card.get("armure") == "true" else [])
