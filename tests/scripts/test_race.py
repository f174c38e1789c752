"""The race of Urto that the machine runs: what texts are read as, and the rules on a board of five spaces, by hand."""

from __future__ import annotations

import random
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from deckwright.game.fights import FightRule, Tie
from deckwright.rules.boards import steps_from
from tests.kit.places import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
from playtesting import urto_box as box_of
from playtesting import urto_race as race_of

LINE = {"start": ("a",), "a": ("start", "b"), "b": ("a", "c"), "c": ("b", "top"), "top": ("c",)}


class Rolls(random.Random):
    """Dice that fall as they are told to; anything else by chance."""

    def __init__(self, *falls: int) -> None:
        super().__init__(5)
        self.falls = list(falls)

    def randint(self, a: int, b: int) -> int:
        return self.falls.pop(0) if self.falls else super().randint(a, b)


def small_box(*heroes: box_of.Hero, monsters: int = 4) -> box_of.Box:
    plan = box_of.Plan(tuple(LINE), LINE, {"top": steps_from(("top",), LINE)})
    board: Any = SimpleNamespace(start=("start",), goal=("top",))
    return box_of.Box(
        heroes,
        (box_of.Monster(5, 2, 3, 1),) * monsters,
        box_of.Monster(8, 4, 8, 0),
        5,
        (("tous", box_of.Effect(life=-1)), ("vous", box_of.Effect(mana=1))),
        (box_of.Find("arme", bonus=1), box_of.Find("unique", heals=4)),
        ("torche", "monstre", "renommee", "champignon", "raccourci") * 2,
        ("alpha", "coeur", "goutte", "artefact", "evenement", "monstre"),
        {"faux-d-ankou": (("faux", -1), ("faux", -2))},
        board,
        FightRule(loses=None, tie=Tie.NOBODY),
        plan,
        plan,
        {"start": "depart", "top": "urto", **dict.fromkeys("abc", "case")},
    )


def hero(id: str, **traits: int) -> box_of.Hero:
    return box_of.Hero(id, 10, 15, box_of.Traits(**traits))


def fighting(life: int, *falls: int, mana: int = 0, **traits: int) -> tuple[bool, race_of.Player]:
    """One fight against the rulebook's monster (attack 5, 2 life) of a hero without artefacts."""
    heroes = [hero(name, **traits) for name in "abc"]
    race = race_of.Race(small_box(*heroes), heroes, Rolls(*falls))
    player = race.players[0]
    player.life, player.mana, player.finds = life, mana, []
    return race.fight(player, box_of.Monster(5, 2, 3, 1)), player


def test_the_rulebooks_fight() -> None:
    """Rolls 4, 6, 6: the hero loses 1 of 7, the monster 1 and 1."""
    won, player = fighting(7, 4, 6, 6)
    assert won and player.life == 6


def test_traits_count() -> None:
    assert fighting(7, 6, 6, bare=1)[0]  # 7 and 5 would be 2 at once; one roll is enough
    won, player = fighting(7, 5, 5, bite=1)
    assert won and player.life == 7  # two ties
    won, player = fighting(7, 1, 6, 6, rerolls=1)
    assert won and player.life == 7
    won, player = fighting(4, 1, 6, 6, lives=1, back=5)
    assert won and player.life == 5


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Chacun regagne 1 {coeur} et 1 {goutte}.", {"life": 1, "mana": 1}),
        ("Chacun perd 1 {coeur}.", {"life": -1}),
        ("Perdez 1 {coeur} et reculez de 2 cases.", {"life": -1, "steps": -2}),
        ("Payez 2 {goutte} : piochez 1 {artefact}.", {"mana": -1, "artefacts": 0.5}),
        ("Avancez de 2 cases, dans n'importe quelle direction.", {"steps": 2}),
    ],
)
def test_events_are_read_for_what_they_give(text: str, effect: dict[str, float]) -> None:
    assert box_of.effect(text) == box_of.Effect(**effect)


@pytest.mark.parametrize(
    ("kind", "text", "find"),
    [
        ("arme", "**+1** à votre {de}. Contre un monstre : **+2**.", box_of.Find("arme", bonus=1)),
        ("arme", "**+2** à votre {de}.", box_of.Find("arme", bonus=2)),
        ("unique", "**Une fois :** regagnez 4 {coeur}.", box_of.Find("unique", heals=4)),
        ("unique", "**Trois fois :** regagnez 2 {goutte}.", box_of.Find("unique", mana=2, uses=3)),
        ("permanent", "Votre {de} devient un {d8} pour de bon.", box_of.Find("permanent", is_d8=True)),
    ],
)
def test_artefacts_are_read(kind: str, text: str, find: box_of.Find) -> None:
    assert box_of.find(kind, text) == find


def test_races_end_by_the_rules() -> None:
    heroes = [hero("one"), hero("two"), hero("three")]
    rng = random.Random(3)
    for _ in range(40):
        race = race_of.Race(small_box(*heroes), heroes, rng)
        winners = race.run()
        assert all(player.has_arrived or player.is_dead for player in race.players)
        assert all(0 <= player.life <= 15 and 0 <= player.mana <= 10 for player in race.players)
        assert sum(player.weapon == "faux-d-ankou" for player in race.players) <= 1
        alive = [player for player in race.players if not player.is_dead]
        assert bool(winners) == bool(alive)
        assert all(w.life + w.mana + w.renown == max(p.score[0] for p in alive) for w in winners)
