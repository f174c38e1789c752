"""What a race of Urto is run with, read through the Python door: board, bag, dice, cards, heroes and their traits.

Events and artefacts are read from their French texts for what they give and take; of what hangs on a roll, a price or
a choice half is counted. A hero's traits are known by name, so that another trait cannot be passed over in silence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import deckwright
from deckwright.game.boards import Board
from deckwright.game.fights import FightRule, Tie
from deckwright.rules.boards import steps_from

ROOT = Path(__file__).resolve().parents[2]
_WORDS = {"coeur": "life", "goutte": "mana", "renom": "renown", "artefact": "artefacts"}
_THING = re.compile(r"(\d+)\s*(?:jetons? )?\{(coeur|goutte|renom|artefact)\}")
_TAKES = re.compile(r"(perd|paye|mise|défauss|rend|jetez)", re.IGNORECASE)
_STEP = re.compile(r"(avance|recule|gliss)\w*(?: ou \w+)? (?:de (\d+) cases|d'une case)", re.IGNORECASE)
_IF = re.compile(r"lance|sinon|payez|peut|misez|annoncez|choisit|, ou |goûtez|ouvrez", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card gives (or takes, below nought) on average."""

    life: float = 0.0
    mana: float = 0.0
    renown: float = 0.0
    artefacts: float = 0.0
    steps: float = 0.0


@dataclass(frozen=True, slots=True)
class Traits:
    """What sets a hero apart, in numbers."""

    rest_life: int = 0  # more at rest
    rest_mana: int = 0
    late: int = 0  # added once a fight after the roll
    bare: int = 0  # added to every roll against a monster
    bite: int = 0  # that a monster loses at a tie
    feast: int = 0  # life for a monster that is beaten
    rerolls: int = 0  # for nothing, a fight
    fountain: int = 0  # mana on a fountain
    weapons: int = 1  # in one fight
    lives: int = 0  # how often it comes back
    back: int = 0  # with so much life

    def plus(self, other: Traits) -> Traits:
        changed = {
            f.name: getattr(other, f.name) for f in fields(other) if getattr(other, f.name) != f.default
        }
        return replace(self, **changed)


TRAITS: Mapping[str, Traits] = {
    "Coup de casque": Traits(late=1),
    "Encore une tournée": Traits(rest_mana=1),
    "Mandibules": Traits(bite=1),
    "Appétit": Traits(feast=1),
    "Dissolution": Traits(rerolls=1),
    "Alambic": Traits(fountain=2),
    "Deux mains": Traits(weapons=2),
    "Ni mort ni vif": Traits(lives=1, back=5),
    "Mains nues": Traits(weapons=0, bare=1),
    "Sève vive": Traits(rest_life=1),
}


@dataclass(frozen=True, slots=True)
class Hero:
    id: str
    mana: int
    life: int
    traits: Traits


@dataclass(frozen=True, slots=True)
class Monster:
    attack: int
    life: int
    renown: int
    mana: int


@dataclass(frozen=True, slots=True)
class Find:
    """An artefact: what it does in the hands of a player without a plan."""

    kind: str
    bonus: int = 0  # of a weapon, to each roll
    heals: int = 0
    mana: int = 0
    uses: int = 1
    back: int = 0  # life with which its holder comes back
    is_d8: bool = False
    rests: bool = False  # 2 and 2 at rest
    sprints: bool = False  # for 1 life
    hides: int = 0  # for nothing


@dataclass(frozen=True, slots=True)
class Plan:
    """The board with some spaces left out."""

    spaces: tuple[str, ...]
    next: Mapping[str, tuple[str, ...]]
    steps: Mapping[str, Mapping[str, int]]  # to each goal from each space


@dataclass(frozen=True, slots=True)
class Box:
    heroes: tuple[Hero, ...]
    monsters: tuple[Monster, ...]
    alpha: Monster
    alphas: int
    events: tuple[tuple[str, Effect], ...]  # for whom, what
    finds: tuple[Find, ...]
    bag: tuple[str, ...]
    search: tuple[str, ...]  # the faces of the exploration die
    divine: Mapping[str, tuple[tuple[str, int], ...]]
    board: Board
    fight: FightRule
    whole: Plan
    two: Plan  # for two players
    kinds: Mapping[str, str] = field(default_factory=dict)


def read_box(variants: Sequence[str] = ()) -> Box:
    game = deckwright.load(ROOT, "urto", variants=tuple(variants)).game
    cards = [card for card in game.cards.values() if card.copies]
    board = game.boards["plateau"]

    def of(*types: str) -> list[Any]:
        return [card for card in cards if card.type.id in types]

    values = [monster(card) for card in of("monstre") for _ in range(card.copies)]
    alphas = of("alpha")
    finds = tuple(find(str(c.values["genre"]), words(c)) for c in of("artefact"))
    by_name = {setup.id: setup for setup in board.setups}
    names = [setup for setup in by_name if setup]
    return Box(
        tuple(hero(card) for card in of("heros")),
        tuple(values),
        monster(alphas[0]),
        sum(card.copies for card in alphas),
        tuple((str(c.values["pour"]), effect(words(c))) for c in of("evenement")),
        finds,
        tuple(token_of(c.id) for c in cards for _ in range(int(c.values.get("sac") or 0))),
        tuple(str(c.values["signe"]) for c in of("face-fouille") for _ in range(c.copies)),
        {c.id: tuple((str(f["signe"]), int(f["nombre"])) for f in c.values["faces"]) for c in of("divin")},
        board,
        next(iter(game.fights.values()), FightRule(loses=None, tie=Tie.NOBODY)),
        plan(board, None),
        plan(board, names[0]),
        {space.id: space.kind for space in board.spaces.values()},
    )


def words(card: Any) -> str:
    return str(card.values["texte"].in_lang("fr"))


def token_of(id: str) -> str:
    return id.removeprefix("jeton-")


def monster(card: Any) -> Monster:
    v = card.values
    return Monster(int(v["attaque"]), int(v["vie"]), int(v["renom"]), int(v.get("mana") or 0))


def hero(card: Any) -> Hero:
    traits = Traits()
    for each in card.values["traits"]:
        name = each["nom"].in_lang("fr").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        if name not in TRAITS:
            raise SystemExit(f"{card.id}: the trait {name!r} is not known; describe it in {__file__}")
        traits = traits.plus(TRAITS[name])
    return Hero(card.id, int(card.values["mana"]), int(card.values["vie"]), traits)


def effect(text: str) -> Effect:
    """What an event does to whom it is for."""
    share = 0.5 if _IF.search(text) else 1.0
    found = dict.fromkeys((f.name for f in fields(Effect)), 0.0)
    for clause in re.split(r"[.:;,]| et (?=gagn|pren|regagn|recul|avan)", text):
        sign = -1 if _TAKES.search(clause) else 1
        for number, word in _THING.findall(clause):
            found[_WORDS[word]] += sign * int(number) * share
        for verb, number in _STEP.findall(clause):
            found["steps"] += (-1 if verb.lower() == "recule" else 1) * int(number or 1) * share
    return Effect(**found)


def find(kind: str, text: str) -> Find:
    plus = [int(number) for number in re.findall(r"\+(\d)", text)]
    uses = {"Une": 1, "Deux": 2, "Trois": 3}.get(text.split(" ")[0].strip("*"), 1)
    heals = re.search(r"regagnez (\d) \{coeur\}", text)
    mana = re.search(r"regagnez (\d) \{goutte\}", text)
    back = re.search(r"quand vous mourez.* avec (\d) \{coeur\}", text)
    if kind == "arme":
        return Find(kind, bonus=min(plus[0], 2) if plus and "première manche du" not in text else 1)
    if kind == "unique":
        return Find(
            kind,
            heals=int(heals[1]) if heals else 0,
            mana=int(mana[1]) if mana else 0,
            uses=uses,
            back=int(back[1]) if back else 0,
            hides=uses if "cachez-vous" in text else 0,
        )
    return Find(
        kind,
        is_d8="{d8} pour de bon" in text,
        rests="Au repos" in text,
        sprints="sprint" in text,
        hides=99 if "cachez-vous" in text else 0,
    )


def plan(board: Board, setup: str | None) -> Plan:
    (chosen,) = [each for each in board.setups if each.id == setup]
    near = board.neighbours_in(chosen)
    targets = [
        *board.goal,
        *(s.id for s in board.spaces.values() if s.kind in ("stele", "artefact") and s.id in near),
    ]
    return Plan(tuple(near), near, {target: steps_from((target,), near) for target in targets})
