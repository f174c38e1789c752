"""What is in the box of Urto, by the numbers of its rulebook, read from the plain files."""

from __future__ import annotations

from collections import Counter, deque
from colorsys import rgb_to_hls
from typing import Any

import pytest
import yaml

from tests.kit.places import ROOT

FOLDER = ROOT / "cards" / "urto"


def read(file: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FOLDER / file).read_text(encoding="utf-8"))
    return found


EVENTS, MONSTERS, ARTEFACTS = (read(f"{name}.yaml") for name in ("evenements", "monstres", "artefacts"))
HEROES, TOKENS, DICE, AIDS = (read(f"{name}.yaml") for name in ("heros", "jetons", "des", "aides"))
GAME, BOARD = read("game.yaml"), read("boards/plateau.yaml")
SPACES, WAYS = BOARD["spaces"], BOARD["ways"]


def test_the_cards() -> None:
    kinds = Counter(card["type"] for card in MONSTERS.values())
    assert (len(EVENTS), kinds["monstre"], len(ARTEFACTS), len(HEROES)) == (36, 33, 38, 5)
    assert MONSTERS["l-alpha"]["copies"] == 5
    divine = {card["nom"] for card in ARTEFACTS.values() if card["type"] == "divin"}
    assert divine == {"Marteau de Tellur", "Trompettes de Renommée", "Faux d'Ankou"}
    assert Counter(card.get("genre") for card in ARTEFACTS.values()) == {
        "arme": 13,
        "unique": 12,
        "permanent": 10,
        None: 3,
    }


def test_104_tokens_of_16_kinds_58_in_the_bag() -> None:
    counts = {name.removeprefix("jeton-"): card["copies"] for name, card in TOKENS.items()}
    assert counts == {
        "torche": 17,
        "torche-evenement": 5,
        "torche-fontaine": 5,
        "champignon": 5,
        "renommee": 17,
        "renommee-double": 13,
        "monstre": 11,
        "raccourci": 5,
        "attaque": 4,
        "defense": 4,
        "piege": 4,
        "moins-2-vie": 1,
        "vie": 5,
        "mana": 5,
        "artefact": 2,
        "alpha": 1,
    }
    assert (len(counts), sum(counts.values())) == (16, 104)
    bag = {name.removeprefix("jeton-"): card["sac"] for name, card in TOKENS.items() if "sac" in card}
    assert bag == {
        "monstre": 11,
        "torche": 17,
        "torche-evenement": 5,
        "torche-fontaine": 5,
        "raccourci": 5,
        "champignon": 5,
        "renommee": 7,
        "renommee-double": 3,
    }
    assert sum(bag.values()) == 58
    assert counts["renommee"] - bag["renommee"] == counts["renommee-double"] - bag["renommee-double"] == 10


def test_no_two_kinds_of_token_show_the_same() -> None:
    shown = [tuple(card.get("signes", [card.get("signe")])) for card in TOKENS.values()]
    assert len(set(shown)) == 16


def test_the_exploration_die() -> None:
    faces = {card["rang"]: card["signe"] for card in DICE.values() if card["type"] == "face-fouille"}
    assert faces == {
        1: "alpha",
        2: "coeur",
        3: "goutte",
        11: "monstre",
        12: "monstre",
        **dict.fromkeys((4, 5, 6), "artefact"),
        **dict.fromkeys((7, 8, 9, 10), "evenement"),
    }


@pytest.mark.parametrize(
    ("card", "faces"),
    [
        (
            "trompettes-de-renommee",
            {("renom", 1), ("renom", 2), ("vol", 1), ("goutte", 1), ("artefact", 1), ("coeur", -1)},
        ),
        (
            "marteau-de-tellur",
            {("eboulement", -1), ("eboulement", -2), ("eboulement-global", -1)}
            | {("coeur", -1), ("goutte", 1), ("artefact", 1)},
        ),
        ("faux-d-ankou", {("faux", -1), ("faux", -2), ("faux", -3)}),
    ],
)
def test_a_divine_die_is_as_the_rules_and_its_card_say(card: str, faces: set[tuple[str, int]]) -> None:
    on_card = Counter((face["signe"], face["nombre"]) for face in ARTEFACTS[card]["faces"])
    die: Counter[tuple[str, int]] = Counter()
    for face in DICE.values():
        if face.get("de") == card:
            die[(face["signe"], face["nombre"])] += face.get("copies", 1)
    assert set(on_card) == faces
    assert on_card == die and sum(die.values()) == 6


def test_five_champions_of_five_nations() -> None:
    assert {card["nom"]: card["nation"] for card in HEROES.values()} == {
        "Sank'aa": "azura",
        "Arminius": "morganite",
        "Oriandre": "emerald",
        "Molésor": "opale",
        "Barbouaille": "onyx",
    }
    assert len({card["couleur"] for card in HEROES.values()}) == 5
    assert "deux armes" in HEROES["molesor"]["traits"][0]["effet"]
    assert "revient à la vie" in HEROES["molesor"]["traits"][1]["effet"]
    assert "aucune **arme**" in HEROES["barbouaille"]["traits"][0]["effet"]
    assert GAME["data"]["standard"] == {"mana": 10, "vie": 15}


def test_weapons_are_green_limited_use_pink_permanent_yellow() -> None:
    """Each card says its colour, and each colour looks as it is called."""
    said = {(card["genre"], card["couleur"]) for card in ARTEFACTS.values() if card["type"] == "artefact"}
    assert said == {("arme", "vert"), ("unique", "rose"), ("permanent", "jaune")}
    hues = {}
    for colour, inks in GAME["data"]["couleurs"].items():
        red, green, blue = (int(inks["fonce"][i : i + 2], 16) / 255 for i in (1, 3, 5))
        hues[colour] = rgb_to_hls(red, green, blue)[0] * 360
    assert 90 < hues["vert"] < 180 and 290 < hues["rose"] < 350 and 25 < hues["jaune"] < 65


def test_what_the_rules_tell_of_the_heroes_is_not_called_invented() -> None:
    told = {
        (hero, each["nom"]) for hero, card in HEROES.items() for each in card["traits"] if not each["sample"]
    }
    assert told == {
        ("molesor", "Deux mains"),
        ("molesor", "Ni mort ni vif"),
        ("barbouaille", "Mains nues"),
    }


def test_17_achievements() -> None:
    assert [each["nom"] for each in AIDS["recueil"]["exploits"]] == [
        *(
            "Survivant",
            "The Rock",
            "Highlander",
            "Économe",
            "Tueur",
            "Assassin",
            "Serial Killer",
            "La Chèvre",
        ),
        *("Flash", "Best friends", "Médaille en chocolat", "Une bonne fricassée", "Trop gros poisson"),
        *("Conservateur", "Score insane", "Score vraiment insane", "Score « je n'ai plus les mots »"),
    ]


def steps(left_out: set[str]) -> dict[str, int]:
    """How far each space is from the start."""
    far, queue = {"depart": 0}, deque(["depart"])
    while queue:
        here = queue.popleft()
        for way in WAYS:
            if here in way:
                there = way[1 - way.index(here)]
                if there not in far and there not in left_out:
                    far[there] = far[here] + 1
                    queue.append(there)
    return far


def test_the_board() -> None:
    kinds = Counter(space.get("kind", "case") for space in SPACES.values())
    assert {kind: kinds[kind] for kind in ("depart", "stele", "artefact", "alpha", "urto")} == {
        "depart": 1,
        "stele": 2,
        "artefact": 2,
        "alpha": 1,
        "urto": 1,
    }
    blackened = {name for name, space in SPACES.items() if "not_in" in space}
    assert (len(SPACES), len(WAYS), len(blackened)) == (60, 92, 12)
    for left_out in (set(), blackened):
        far = steps(left_out)
        assert far.keys() == SPACES.keys() - left_out
        assert far["urto"] == BOARD["shortest"] == 13


def test_monsters_can_be_beaten() -> None:
    for card in MONSTERS.values():
        assert 1 <= card["attaque"] <= 8 + 3 - 1 and card["vie"] >= 1 and card["renom"] >= 1


def test_every_card_has_a_picture_of_its_own() -> None:
    cards = [*EVENTS.items(), *MONSTERS.items(), *ARTEFACTS.items(), *HEROES.items()]
    assert all(card["image"] == name for name, card in cards)
    drawn = [(ROOT / "assets/urto/images" / f"{name}.svg").read_bytes() for name, _ in cards]
    assert len(set(drawn)) == len(drawn) == 113


def test_the_texts_of_both_languages_have_the_same_symbols_and_numbers() -> None:
    english = read("lang/en.yaml")
    for name, card in {**EVENTS, **ARTEFACTS}.items():
        for sign in ("{coeur}", "{goutte}", "{renom}", "{de}", "{artefact}", "{monstre}", "{attaque}"):
            assert (sign in card["texte"]) == (sign in english[name]["texte"]), (name, sign)
