"""What the variants of four other games ask of the engine, on small decks with those games' own numbers."""

from __future__ import annotations

from pathlib import Path

from deckwright.game.condition_names import values_of
from deckwright.game.model import Game
from deckwright.game.variants import apply_variants
from tests.kit.rule_games import loaded, project


def sound(folder: Path, game: str, cards: dict[str, str]) -> Game:
    made, problems = loaded(project(folder, game, cards))
    assert [str(found) for found in problems] == []
    return made


def varied(game: Game, *names: str) -> Game:
    made, problems = apply_variants(game, names)
    assert [str(found) for found in problems] == []
    return made


def copies(game: Game) -> dict[str, int]:
    return {deck.id: deck.copies for deck in game.decks.values()}


# Castle Ravenloft -----------------------------------------------------------------------------------------------------

NAMES = [
    "neglected-passage",
    "overrun",
    "hands-of-the-dead",
    "circle-of-death",
    "patrina-velikovna",
    "green-slime",
    "passage-of-time",
    "gray-ooze",
    "howling-ghost",
    "icy-corridor",
    "strahds-hunger",
    "strahds-attacks",
    "choking-fog",
    "king-tmescus-portal",
    "animated-armor",
    "prowling-ghost",
]
TWICE = {"neglected-passage", "overrun", "passage-of-time"}

RAVENLOFT = """\
types:
  rencontre:
    component: carte
    front: carte.svg
    fields:
      nom: {kind: text, required: true}
      genre: {kind: choice, choices: [environnement, evenement-attaque, evenement, piege, malediction, danger]}
  monstre:
    component: carte
    front: carte.svg
    fields: {nom: {kind: text}, pv: {kind: integer, min: 1, max: 99}, degats: {kind: integer}}
  heros: {component: carte, front: carte.svg, fields: {nom: {kind: text}}}
  jeton: {component: carte, front: carte.svg, fields: {nombre: {kind: integer}}}
decks:
  rencontres: {from: rencontres.yaml, back: dos.svg}
  monstres: {from: monstres.yaml, back: dos.svg}
  heros: {from: heros.yaml, back: dos.svg}
  jetons: {from: jetons.yaml}
data:
  retrait-barkam: {TABLE}
variants:
  barkam:
    title: {fr: Barkam, en: Barkam}
    operations:
      - remove: data.retrait-barkam
      - back: carte.svg
        deck: heros
      - add: {pouvoir: 1}
  temps-ecoule:
    operations:
      - split: rencontres
        into:
          temps: {where: "genre in ['environnement', 'evenement-attaque']", back: carte.svg}
          classique: {}
  facile: {operations: [{remove: "nombre == 3"}]}
  difficile: {operations: [{remove: "nombre == 0"}]}
  degats-d4:
    operations:
      - {map: pv, to: "pv * 3"}
      - {map: degats, where: "type == 'monstre'", to: "degats * 4"}
""".replace("TABLE", ", ".join(f"{name}: {2 if name in TWICE else 1}" for name in NAMES))

KINDS = ["environnement", "evenement-attaque", "evenement", "piege", "malediction", "danger"]


def ravenloft(folder: Path) -> Game:
    encounters = "_defaults: {type: rencontre}\n" + "".join(
        f"{name}: {{nom: {name}, copies: {2 if name in TWICE else 1}, genre: {KINDS[i % 6]}}}\n"
        for i, name in enumerate([*NAMES, "autre-un", "autre-deux"])
    )
    heroes = "aldric: {type: heros, nom: Aldric}\n"
    monsters = "_defaults: {type: monstre}\ngoule: {pv: 2, degats: 1}\nspectre: {pv: 5, degats: 3}\n"
    tokens = "_defaults: {type: jeton}\npouvoir: {}\n" + "".join(
        f"m{n}: {{nombre: {n}, copies: 4}}\n" for n in range(4)
    )
    cards = {"rencontres": encounters, "monstres": monsters, "heros": heroes, "jetons": tokens}
    return sound(folder, RAVENLOFT, cards)


def test_barkam_removes_sixteen_names_and_nineteen_cards(tmp_path: Path) -> None:
    base = ravenloft(tmp_path)
    barkam = varied(base, "barkam")
    assert len(base.decks["rencontres"].cards) - len(barkam.decks["rencontres"].cards) == 16
    assert base.decks["rencontres"].copies - barkam.decks["rencontres"].copies == 19
    assert (base.decks["heros"].back, barkam.decks["heros"].back) == ("dos.svg", "carte.svg")
    assert [game.cards["pouvoir"].copies for game in (base, barkam)] == [1, 2]


def test_temps_ecoule_splits_the_encounters_in_two_piles_with_two_backs(tmp_path: Path) -> None:
    base = ravenloft(tmp_path)
    two = varied(base, "temps-ecoule")
    assert list(two.decks) == ["temps", "classique", "monstres", "heros", "jetons"]
    kinds = [{values_of(c, None, {})["genre"] for c in two.decks[id].cards} for id in ("temps", "classique")]
    assert kinds == [set(KINDS[:2]), set(KINDS[2:])]
    assert two.decks["temps"].copies + two.decks["classique"].copies == base.decks["rencontres"].copies
    assert [two.decks[id].back for id in ("temps", "classique")] == ["carte.svg", "dos.svg"]


def test_tokens_are_dropped_and_hearts_and_damage_multiplied(tmp_path: Path) -> None:
    base = ravenloft(tmp_path)
    assert "m3" not in varied(base, "facile").cards and "m0" not in varied(base, "difficile").cards
    both = varied(base, "facile", "difficile", "degats-d4")
    assert copies(both)["jetons"] == 1 + 2 * 4
    assert [(c.values["pv"], c.values["degats"]) for c in both.decks["monstres"].cards] == [(6, 4), (15, 12)]
    assert both.in_force == ("facile", "difficile", "degats-d4")


# À la conquête des catacombes -----------------------------------------------------------------------------------------

CATACOMBES = """\
types:
  combattant:
    component: carte
    front: carte.svg
    fields:
      nom: {kind: text, required: true}
      capacite: {kind: rich}
      armure: {kind: boolean, default: false}
decks: {crane: {from: crane.yaml, back: dos.svg}}
variants:
  sans-capacites: {operations: [{map: capacite, where: "capacite != none", value: null}]}
  sans-armure: {operations: [{map: armure, where: armure, value: false}]}
"""

CRANE = """\
_defaults: {type: combattant}
zombie: {nom: Zombie d'outre-tombe, capacite: "**Attaque surprise** : jouez une autre carte."}
maraudeur: {nom: Maraudeur, capacite: "Retournez le premier jeton perdu.", armure: true}
behemoth: {nom: Béhémoth, capacite: "**Assommé.**", armure: true}
sorciere: {nom: Sorcière}
"""


def test_without_abilities_and_without_armour_may_be_combined(tmp_path: Path) -> None:
    base = sound(tmp_path, CATACOMBES, {"crane": CRANE})

    def seen(game: Game) -> list[tuple[bool, bool]]:
        cards = game.decks["crane"].cards
        return [("capacite" in card.values, card.values["armure"]) for card in cards]

    assert seen(base) == [(True, False), (True, True), (True, True), (False, False)]
    assert seen(varied(base, "sans-capacites")) == [
        (False, False),
        (False, True),
        (False, True),
        (False, False),
    ]
    assert seen(varied(base, "sans-armure", "sans-capacites")) == [(False, False)] * 4


# Urto -----------------------------------------------------------------------------------------------------------------

URTO = """\
types:
  jeton: {component: carte, front: carte.svg, fields: {nom: {kind: text}}}
  artefact: {component: carte, front: carte.svg, fields: {divin: {kind: boolean, default: false}}}
  fiche:
    component: carte
    front: carte.svg
    fields: {mana: {kind: integer}, vie: {kind: integer}, trait: {kind: rich}}
decks:
  jetons: {from: jetons.yaml}
  artefacts: {from: artefacts.yaml, back: dos.svg}
  heros: {from: heros.yaml}
variants:
  deux-joueurs: {operations: [{remove: {trompettes: 1, artefact: 1}}]}
  standard:
    operations:
      - {map: mana, value: 10}
      - {map: vie, value: 15}
      - {map: trait, value: null}
  sac: {operations: [{remove: {renommee: 10, renommee-double: 10}}, {keep: "deck == 'jetons' and id != 'artefact'"}]}
"""
BAG = {
    "monstre": 11,
    "torche": 17,
    "torche-evenement": 5,
    "torche-fontaine": 5,
    "raccourci": 5,
    "champignon": 5,
}


def test_urto_for_two_the_standard_mode_and_the_bag(tmp_path: Path) -> None:
    tokens = {**BAG, "renommee": 17, "renommee-double": 13, "artefact": 2}
    cards = {
        "jetons": "_defaults: {type: jeton}\n"
        + "".join(f"{id}: {{copies: {n}}}\n" for id, n in tokens.items()),
        "artefacts": "_defaults: {type: artefact, divin: true}\nmarteau: {}\ntrompettes: {}\nfaux: {}\n",
        "heros": "sankaa: {type: fiche, mana: 12, vie: 13, trait: Fort.}\nmolesor: {type: fiche, mana: 8, vie: 17}\n",
    }
    base = sound(tmp_path, URTO, cards)
    assert copies(varied(base, "deux-joueurs")) == {
        "jetons": sum(tokens.values()) - 1,
        "artefacts": 2,
        "heros": 2,
    }
    heroes = varied(base, "standard").decks["heros"].cards
    assert [dict(card.values) for card in heroes] == [{"mana": 10, "vie": 15}] * 2
    bag = varied(base, "sac")
    assert list(bag.decks) == ["jetons"] and bag.decks["jetons"].copies == 58  # as the rulebook says


# Kinfire Delve --------------------------------------------------------------------------------------------------------

DELVE = """\
types:
  competence: {component: carte, front: carte.svg, fields: {eclaireur: {kind: text}}}
  compteur: {component: carte, front: carte.svg, fields: {depart: {kind: integer, min: 1, max: 10}}}
decks:
  competences: {from: competences.yaml, back: dos.svg}
  compteur: {from: compteur.yaml}
variants:
  difficile: {operations: [{map: depart, value: 8}]}
  asha: {operations: [{remove: "eclaireur != none and eclaireur != 'Asha'"}]}
"""


def test_delve_in_hard_mode_and_with_one_seeker(tmp_path: Path) -> None:
    skills = "".join(
        f"c{n}: {{type: competence, eclaireur: {'Asha' if n < 18 else 'Autre'}}}\n" for n in range(36)
    )
    base = sound(tmp_path, DELVE, {"competences": skills, "compteur": "pv: {type: compteur, depart: 10}\n"})
    assert varied(base, "difficile").cards["pv"].values["depart"] == 8
    assert copies(varied(base, "asha")) == {"competences": 18, "compteur": 1}
