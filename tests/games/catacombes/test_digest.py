"""The numbers of the rulebook, held against the files of the game as PyYAML reads them."""

from __future__ import annotations

from collections import Counter

import pytest

from deckwright.game.model import Game
from deckwright.game.variants import apply_variants

from . import raw

# What the rulebook's examples tell of nine cards: team, sequence (`*`: aimed), armour, ability.
NAMED = {
    "Mage berserker": ("epee", "combat deplacement combat", False, None),
    "Zombie d'outre-tombe": ("crane", "deplacement deplacement", False, "Attaque surprise"),
    "Maraudeur": ("crane", "deplacement missile", True, "Butin"),
    "Archer royal": ("epee", "deplacement arc-long arc-long", False, None),
    "Béhémoth": ("crane", "combat-critique deplacement", True, "Assommé"),
    "Sorcière": ("crane", "deplacement vague-puissante", False, None),
    "Ensorceleuse": ("epee", "deplacement boule-de-feu*", False, "Soin"),
}
RESETS = {"Phénix", "Chasseur de sorcières"}  # the rulebook says neither whose they are nor what they shoot
PAWNS = {  # the contents of the box: so many of each, with so many faces that a sticker goes on
    "epee-1": (1, 1), "epee-2": (1, 1), "crane-1": (1, 1), "crane-2": (1, 1), "vague": (1, 2), "arc-long": (1, 1),
    "boule-de-feu": (1, 1), "missile": (2, 1), "cristal": (5, 1),
}  # fmt: skip


def by_name() -> dict[str, raw.Card]:
    return {card["nom"]: card for card in raw.team_cards().values()}


@pytest.mark.parametrize("team", raw.TEAMS)
def test_a_team_has_28_different_cards(team: str) -> None:
    cards = raw.cards(team)
    assert sum(map(raw.copies, cards.values())) == 28
    assert len({card["nom"] for card in cards.values()}) == len(cards)
    assert {card["equipe"] for card in cards.values()} == {team}


@pytest.mark.parametrize("name", NAMED)
def test_a_card_of_the_rulebook_has_its_values(name: str) -> None:
    team, sequence, armour, ability = NAMED[name]
    card = by_name()[name]
    assert (card["equipe"], raw.shots(card)) == (team, sequence.split())
    assert (card.get("armure") == "true") == armour
    assert card.get("capacite", {}).get("nom") == ability


def test_abilities_of_the_rulebook_do_what_it_says() -> None:
    text = {
        name: by_name()[name]["capacite"]["effet"]
        for name in ("Zombie d'outre-tombe", "Maraudeur", "Ensorceleuse")
    }
    assert "une autre carte de votre main" in text["Zombie d'outre-tombe"]
    assert "premier jeton" in text["Maraudeur"] and "missile" in text["Maraudeur"]
    assert "2\u00a0jetons" in text["Ensorceleuse"] and "banque" in text["Ensorceleuse"]
    assert {name for name, card in by_name().items() if card.get("reinitialisation") == "true"} == RESETS
    assert {by_name()[name]["equipe"] for name in RESETS} == set(raw.TEAMS)


def test_what_the_rulebook_does_not_name_is_marked_as_a_sample() -> None:
    assert {name for name, card in by_name().items() if card["sample"] == "false"} == {*NAMED, *RESETS}


def test_sequences_roles_and_signs_are_among_those_there_are() -> None:
    for card in raw.team_cards().values():
        assert 1 <= len(card["tirs"]) <= 3
        assert {shot.rstrip("*") for shot in raw.shots(card)} <= raw.DAMAGE.keys()
        assert {shot.rstrip("*") for shot in raw.shots(card) if shot.endswith("*")} <= raw.RANGED
    assert {card["role"] for card in raw.team_cards().values()} == raw.ROLES
    assert {card["signe"] for card in raw.team_cards().values()} == raw.SIGNS


def test_every_kind_of_shot_is_in_both_teams() -> None:
    for team in raw.TEAMS:
        assert {
            shot.rstrip("*") for card in raw.cards(team).values() for shot in raw.shots(card)
        } == raw.DAMAGE.keys()


def test_the_teams_are_evenly_matched() -> None:
    def weigh(team: str) -> dict[str, int]:
        cards = raw.cards(team).values()
        shots = [shot.rstrip("*") for card in cards for shot in raw.shots(card)]
        return {
            "damage": sum(raw.DAMAGE[shot] for shot in shots),
            "shots": len(shots),
            "ranged": sum(shot in raw.RANGED for shot in shots),
            "armour": sum(card.get("armure") == "true" for card in cards),
            "abilities": sum("capacite" in card for card in cards),
        }

    sword, skull = weigh("epee"), weigh("crane")
    assert all(abs(sword[what] - skull[what]) <= 2 for what in sword), (sword, skull)
    assert sword["armour"] == skull["armour"]


@pytest.mark.parametrize("field", ["role", "signe"])
def test_roles_and_signs_are_spread_alike(field: str) -> None:
    sword, skull = (Counter(card[field] for card in raw.cards(team).values()) for team in raw.TEAMS)
    assert all(abs(sword[value] - skull[value]) <= 1 for value in sword | skull)


def test_tokens_markers_and_walls_are_as_many_as_in_the_box() -> None:
    assert (
        sum(map(raw.copies, raw.of_type("sante").values()))
        == 24
        >= 2 * int(raw.document("game")["data"]["sante"])
    )
    assert Counter(card["equipe"] for card in raw.of_type("marqueur").values()) == Counter(raw.TEAMS)
    assert sum(map(raw.copies, raw.of_type("mur").values())) == 10


def test_the_walls_go_round_the_mat() -> None:
    """Four corners and six straight segments, as long together as the mat's rim; each side is met exactly."""
    game = raw.document("game")["components"]
    wide, high = (int(side) for side in game["tapis"]["size"].removesuffix(" mm").split(" x "))
    assert (wide, high) == (610, 355)
    long = int(game["mur"]["size"].split(" x ")[0])
    fold = next(int(card["pli"]) for card in raw.of_type("mur").values() if "pli" in card)
    assert (2 * fold + 2 * long, 2 * (long - fold) + long) == (wide, high)
    assert raw.copies(raw.of_type("mur")["mur-coin"]) == 4


def test_the_walls_show_three_motifs() -> None:
    walls = raw.of_type("mur").values()
    assert len({card["art"] for card in walls}) == 3
    assert {card["art"] for card in walls if "pli" in card}.isdisjoint(
        card["art"] for card in walls if "pli" not in card
    )


def test_the_mat_favours_nobody() -> None:
    mat = raw.document("game")["data"]["tapis"]
    people = {(float(p["x"]), float(p["y"])) for p in mat["personnages"]}
    crystals = {(float(p["x"]), float(p["y"])) for p in mat["obstacles"]}
    assert (len(people), len(crystals)) == (4, 5)
    for places in (people, crystals):
        assert {(610 - x, y) for x, y in places} == places == {(x, 355 - y) for x, y in places}


def test_starting_hands() -> None:
    (aid,) = raw.of_type("aide").values()
    hands = Counter((int(m["joueurs"]), m.get("seul") == "true", int(m["cartes"])) for m in aid["mains"])
    assert hands == Counter([(2, False, 4), (3, False, 4), (3, True, 8), (4, False, 4)])


def test_pawns_and_their_stickers() -> None:
    """14 pawns, 15 faces, five sizes; what a sticker says of itself agrees with the pawn it is for."""
    pawns = raw.document("game")["pawns"]
    found = {}
    for name, piece in pawns["pieces"].items():
        stickers = piece["stickers"] if isinstance(piece["stickers"], list) else [piece["stickers"]]
        found[name] = (raw.copies(piece), len(stickers))
        for sticker in stickers:
            card = raw.of_type("pion")[sticker]
            assert (card["taille"], card["ton"], raw.copies(card)) == (
                piece["size"],
                piece["colour"],
                raw.copies(piece),
            )
    assert found == PAWNS
    assert sum(copies for copies, _ in found.values()) == 14
    assert sum(copies * faces for copies, faces in found.values()) == 15
    assert {piece["size"] for piece in pawns["pieces"].values()} == pawns["sizes"].keys() and len(
        pawns["sizes"]
    ) == 5
    assert {card["tir"] for card in raw.of_type("pion").values() if "tir" in card} == raw.RANGED


def test_shots_hurt_as_the_rulebook_says() -> None:
    shots = raw.document("game")["data"]["tirs"]
    assert {name: int(shot["degats"]) for name, shot in shots.items()} == raw.DAMAGE
    assert int(shots["vague-puissante"]["defausse"]) == 3


def test_the_24_emblems_have_a_name_and_a_meaning_in_both_languages() -> None:
    game = raw.document("game")
    assert game["symbols"].keys() == {*raw.TEAMS, *raw.DAMAGE, "cible", "armure", *raw.ROLES, *raw.SIGNS}
    assert len(game["symbols"]) == 24
    for symbol in game["symbols"].values():
        assert symbol["group"] in game["symbol_groups"]
        assert all(symbol[what].keys() == {"fr", "en"} for what in ("name", "meaning"))
    assert all(word.keys() == {"fr", "en"} for word in game["words"].values())


def test_every_team_card_is_there_in_english() -> None:
    english = raw.document("lang/en")
    assert english.keys() == raw.team_cards().keys()
    for id, card in raw.team_cards().items():
        written = {"nom", "classe", *({"capacite", "ambiance"} & card.keys())}
        assert english[id].keys() == written, id
    assert len({card["nom"] for card in english.values()}) == 56


def test_variants_leave_out_abilities_armour_or_both(game: Game) -> None:
    def left(*names: str) -> tuple[int, int]:
        varied, problems = apply_variants(game, names)
        assert problems == [] and varied.decks["epee"].copies == varied.decks["crane"].copies == 28
        team = [card.values for card in varied.cards.values() if card.type.id == "equipe"]
        return sum(bool(values.get("capacite")) for values in team), sum(values["armure"] for values in team)

    abilities = sum("capacite" in card for card in raw.team_cards().values())
    armour = sum(card.get("armure") == "true" for card in raw.team_cards().values())
    assert left() == (abilities, armour)
    assert left("sans-capacites") == (0, armour)
    assert left("sans-armure") == (abilities, 0)
    assert left("sans-armure", "sans-capacites") == (0, 0)
