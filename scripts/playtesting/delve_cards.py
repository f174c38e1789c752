"""What a game of Delve is played with, read through the Python door: the cards as a player reads them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import deckwright

ROOT = Path(__file__).resolve().parents[2]
Effects = dict[str, tuple[int, str | None]]  # what an ability does → its number and the kind that it is about
Signs = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """A card of the well, of the gauntlet, of fatigue, or a master."""

    id: str
    name: str
    type: str
    kind: str | None = None
    colours: tuple[str, ...] = ()
    difficulty: int = 0
    reward: Signs = ()
    penalty: Signs = ()
    effects: Effects = field(default_factory=dict)
    face_down: Effects = field(default_factory=dict)
    reveals: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Skill:
    """A skill; a charged lantern is played as one, of every colour."""

    id: str
    colours: tuple[str, ...]
    value: int
    effects: Effects
    boost_colour: str = ""
    boost: int = 0
    boost_kind: str | None = None
    boost_against: int = 0
    has_sign: bool = False
    is_lantern: bool = False

    def boost_on(self, kind: str | None) -> int:
        return self.boost_against if self.boost_kind and self.boost_kind == kind else self.boost


@dataclass(frozen=True, slots=True, eq=False)
class Seeker:
    id: str
    effects: Effects
    lantern: Skill
    skills: tuple[Skill, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """All that lies in the box, as a variant sets it up."""

    well: tuple[Sheet, ...]
    masters: tuple[Sheet, ...]
    gauntlet: tuple[Sheet, ...]
    fatigue: tuple[Sheet, ...]
    seekers: tuple[Seeker, ...]
    life: int
    laid_aside: int
    damage: int
    tired: int
    hands: dict[int, int]


def read_box(variants: tuple[str, ...] = (), root: Path = ROOT) -> Box:
    """The box of the game in *root*. Raises DeckwrightError for a game with errors."""
    loaded = deckwright.load(root, "delve", variants=variants)
    errors = [found for found in loaded.problems if found.severity == "error"]
    if errors:
        raise deckwright.DeckwrightError(*errors)
    game = loaded.game

    def sheets(deck: str) -> tuple[Sheet, ...]:
        return tuple(_sheet(card) for card in game.decks[deck].cards for _ in range(card.copies))

    aid = game.cards["aide"].values
    return Box(
        well=sheets("puits"),
        masters=sheets("maitres"),
        gauntlet=sheets("epreuves"),
        fatigue=sheets("fatigue"),
        seekers=tuple(_seeker(game, card) for card in game.decks["eclaireurs"].cards),
        life=aid["vie"],
        laid_aside=aid["retirees"],
        damage=aid.get("degats") or 0,
        tired=aid.get("fatigue") or 0,
        hands={hand["eclaireurs"]: hand["cartes"] for hand in aid["mains"]},
    )


def _sheet(card: Any) -> Sheet:
    values = card.values
    return Sheet(
        id=card.id,
        name=values["nom"].by_lang["fr"],
        type=card.type.id,
        kind=values.get("genre"),
        colours=values.get("couleurs") or (),
        difficulty=values.get("difficulte") or 0,
        reward=_signs(values.get("recompense")),
        penalty=_signs(values.get("penalite")),
        effects=_effects(values.get("effets")),
        face_down=_effects(values.get("effets_verso")),
        reveals=values.get("revele"),
    )


def _seeker(game: Any, card: Any) -> Seeker:
    (lantern,) = (c for c in game.decks["lanternes"].cards if c.values["eclaireur"] == card.id)
    torch = Skill(
        lantern.id,
        ("blanc",),
        lantern.values["valeur"],
        _effects(lantern.values.get("effets")),
        is_lantern=True,
    )
    skills = tuple(_skill(c) for c in game.decks[f"competences-{card.id}"].cards for _ in range(c.copies))
    return Seeker(card.id, _effects(card.values.get("effets")), torch, skills)


def _skill(card: Any) -> Skill:
    values, boost = card.values, card.values["soutien"]
    return Skill(
        id=card.id,
        colours=values["couleurs"],
        value=values["valeur"],
        effects=_effects(values.get("effets")),
        boost_colour=boost["couleur"],
        boost=boost["valeur"],
        boost_kind=boost.get("genre"),
        boost_against=boost.get("contre") or 0,
        has_sign=bool(values.get("signe")),
    )


def _effects(listed: Any) -> Effects:
    return {item["quoi"]: (item.get("nombre") or 1, item.get("genre")) for item in listed or ()}


def _signs(listed: Any) -> Signs:
    return tuple((item["signe"], _number(item)) for item in listed or ())


def _number(item: Mapping[str, Any]) -> int:
    return int(item.get("nombre") or 1)
