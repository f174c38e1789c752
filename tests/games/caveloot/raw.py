"""The cards of Caveloot as their files write them, read by PyYAML alone: what the tests expect comes from here."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from tests.kit.places import ROOT

CARDS = ROOT / "cards" / "caveloot"
REGIONS = ("butina", "caveport", "soulstern", "azkovlar")
POWER_DECKS = ("bravoure-physique", "bravoure-arcanique", "petite-manigance", "grande-manigance")
COPIES = {"commune": 5, "rare": 3, "extremement-rare": 1, "legendaire": 1}

# Which symbol stands for a draw, by what the cards write.
DRAWS = {
    "BP": "bravoure-physique",
    "BA": "bravoure-arcanique",
    "PM": "petite-manigance",
    "GM": "grande-manigance",
    "EM": "extreme-menace",
    "HEMUD": "hemud",
    "SF": "variable",
}
MONSTER_RARITY = {
    "commune": "monstre-commun",
    "rare": "monstre-rare",
    "extremement-rare": "monstre-extremement-rare",
    "legendaire": "monstre-legendaire",
}
WEIGHT = {"2": "surpoids", "3": "grand-surpoids"}
QUESTS = ("quete", "guilde", "passage", "donjon")
SYMBOL_IN_TEXT = re.compile(r"\{([a-z-]+)\}")


@dataclass(frozen=True)
class RawCard:
    id: str
    deck: str
    fields: dict[str, Any]  # every scalar as the text that stands in the file

    @property
    def type(self) -> str:
        return str(self.fields["type"])

    def get(self, name: str) -> Any:
        return self.fields.get(name)

    def is_true(self, name: str) -> bool:
        return bool(self.get(name) == "true")


@cache
def cards() -> tuple[RawCard, ...]:
    """Every card, in the order of the decks' files."""
    found: list[RawCard] = []
    for deck in (*REGIONS, "origines", "speciales", "legendaires", *POWER_DECKS, "help", "vitalite"):
        entries = yaml.load((CARDS / f"{deck}.yaml").read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
        defaults = entries.get("_defaults", {})
        found += [
            RawCard(name, deck, {**defaults, **fields})
            for name, fields in entries.items()
            if not name.startswith("_")
        ]
    return tuple(found)


def deck(name: str) -> list[RawCard]:
    return [card for card in cards() if card.deck == name]


def power_row(expression: str) -> list[str]:
    """The row that a card shows for a power: the symbols' names, figures and signs, as written."""
    row = re.findall(r"[A-Z]+|\d+|[-+−–×x*()]", expression)
    signs = {"-": "−", "–": "−", "x": "multiplication", "*": "multiplication", "×": "multiplication"}
    return [DRAWS.get(token, signs.get(token, token)) for token in row]


def power_symbols(expression: str) -> list[str]:
    return [token for token in power_row(expression) if token.isalpha() or "-" in token]


def texts_of(value: Any) -> list[str]:
    """Every text inside a field's value."""
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value
    return [text for part in parts for text in texts_of(part)]


def expected_symbols(card: RawCard) -> Counter[str]:
    """What the rules of the game make a card's front show, and how often; the foot's back symbol included."""
    return Counter([*_head(card), *_values(card), *_body(card), *_foot(card)])


def _head(card: RawCard) -> list[str]:
    rarity = str(card.get("rarete"))
    match card.type:
        case "monstre":
            return [MONSTER_RARITY[rarity], "or"]  # its rarity is its type
        case "boss":
            return ["boss", "or"]
        case "heros":
            return ["heros", "prix"]
        case "renegat":
            return ["renegat", "prix-renegat"]
        case "artefact" | "grimoire" | "tresor":
            return [card.type, "or"]
        case "fee":
            return ["fee"]
        case "bravoure":
            return [str(card.get("tirage"))]
        case "help" | "vitalite":
            return [card.type]
        case _:
            return ["quete"]


def _values(card: RawCard) -> list[str]:
    found = ["vitalite"] if card.get("vitalite") else []
    found += ["endurance"] if card.get("endurance") else []
    found += [WEIGHT[card.get("poids")]] if card.get("poids") else []
    found += ["blessure"] if card.is_true("blessure") else []
    found += ["dos-origines"] if card.is_true("origine") else []
    if card.type == "fee":
        found.append("feerique-negative" if int(card.get("feerique")) < 0 else "feerique")
    if card.type == "bravoure":
        found.append(f"valeur-{card.get('tirage')}")
    return found


def _body(card: RawCard) -> list[str]:
    found = power_symbols(card.get("puissance") or "") + list(card.get("talents") or [])
    found += [name.replace("_", "-") for name in ("gain_endurance", "gain_vitalite") if card.get(name)]
    for name in ("effet", "recompense", "condition", "speciale", "niveaux"):
        if card.get(name):
            found += [symbol for text in texts_of(card.get(name)) for symbol in SYMBOL_IN_TEXT.findall(text)]
    if card.type == "renegat":
        found += ["prix-renegat", "vitalite"]  # to recruit him, or to fight him
    if card.type == "guilde":
        found += ["or"] * len(card.get("niveaux"))
    if card.type == "passage":
        found.append(f"dos-{card.get('vers')}")
    return found


def _foot(card: RawCard) -> list[str]:
    if card.type in ("bravoure", "help", "vitalite"):
        return []
    if card.type in ("monstre", "boss"):
        rarity = MONSTER_RARITY[card.get("rarete") or "legendaire"]
    else:
        rarity = f"rarete-{card.get('rarete')}"
    back = "origines" if card.is_true("origine") else card.get("region") or "butina"
    return [rarity, f"dos-{back}"]
