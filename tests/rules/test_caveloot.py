"""Every rule of Caveloot: the game as it stands breaks none; broken in one way, it breaks just that one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType

import pytest

from deckwright.game.expressions import Named, Power, names_for, parse
from deckwright.game.load import load_game
from deckwright.game.localized import Localized
from deckwright.game.markup import RichText, TextRun
from deckwright.game.model import Game
from deckwright.rules import check, check_drawn
from tests.games.caveloot import raw
from tests.kit.places import ROOT
from tests.kit.rule_games import broken, changed, doubled, moved, retyped, without


@pytest.fixture(scope="module")
def game() -> Game:
    found, _ = load_game(ROOT, "caveloot")
    assert found is not None
    return found


def one(game: Game, type: str, deck: str = "butina", **values: object) -> str:
    """The id of a card of *type* in *deck*, with these values."""
    return next(
        card.id
        for card in game.decks[deck].cards
        if card.type.id == type and all(card.values.get(name) == value for name, value in values.items())
    )


def power(game: Game, text: str) -> Power:
    return parse(text, names_for(game.pools, game.named, game.variables))


def menace(game: Game, text: str) -> Named:
    """Extreme menace, defined otherwise."""
    return replace(game.named["extreme-menace"], power=power(game, text))


def levels(game: Game, id: str, field: str, numbers: list[int]) -> tuple[object, ...]:
    first = game.cards[id].values["niveaux"][0]
    return tuple(MappingProxyType({**first, field: number}) for number in numbers)


def saying(old: Localized[RichText], text: str) -> Localized[RichText]:
    """A rich text of one run with other words."""
    rich = old.by_lang["fr"]
    (paragraph, *_) = rich.paragraphs
    runs = (TextRun(text, bold=False, italic=False),)
    return Localized({"fr": replace(rich, paragraphs=(replace(paragraph, runs=runs),))})


def gains(game: Game, id: str, text: str) -> tuple[object, ...]:
    levels = game.cards[id].values["niveaux"]
    return tuple(MappingProxyType({**level, "gain": saying(level["gain"], text)}) for level in levels)


def test_the_game_as_it_stands_breaks_no_rule(game: Game) -> None:
    assert [str(found) for found in check(game)] == []
    assert len(game.rules) > 20


Break = Callable[[Game], tuple[Game, str | None]]  # the broken game and the card to blame

BREAKS: dict[str, Break] = {
    "copies-by-rarity": lambda g: (
        changed(g, one(g, "monstre", rarete="commune"), copies=4),
        one(g, "monstre", rarete="commune"),
    ),
    "legendary-is-unique": lambda g: (changed(g, "foudrelame", copies=2), "foudrelame"),
    "single-cards-say-so": lambda g: (
        changed(g, "justernin-bradley", rarete="rare"),
        "justernin-bradley",
    ),
    "passages-lead-to-open-regions": lambda g: (
        changed(g, one(g, "passage"), vers="abysses"),
        one(g, "passage"),
    ),
    "special-cards-once": lambda g: (changed(g, "amiral-coco", copies=3), "amiral-coco"),
    "region-decks-are-pure": lambda g: (changed(g, "crabe-tirelire", region="caveport"), "crabe-tirelire"),
    "special-cards": lambda g: (changed(g, "boussole-d-yvara", nom="Boussole d'Ivara"), "boussole-d-yvara"),
    "quests-name-special-cards": lambda g: (
        changed(
            g,
            "la-bouteille-a-la-mer",
            recompense=saying(
                g.cards["la-bouteille-a-la-mer"].values["recompense"], "la carte spéciale Rame."
            ),
        ),
        "la-bouteille-a-la-mer",
    ),
    "guilds-name-special-cards": lambda g: (
        changed(
            g, "guilde-des-rodeurs", niveaux=gains(g, "guilde-des-rodeurs", "Gagnez la carte spéciale Rame.")
        ),
        "guilde-des-rodeurs",
    ),
    "talents-once": lambda g: (changed(g, one(g, "heros"), talents=("charisme",) * 2), one(g, "heros")),
    "talents-of-the-rulebook": lambda g: (changed(g, "kirigan-trapu", talents=None), "kirigan-trapu"),
    "legendary-monsters-are-bosses": lambda g: (
        changed(g, one(g, "monstre", rarete="extremement-rare"), rarete="legendaire"),
        one(g, "monstre", rarete="extremement-rare"),
    ),
    "boss-is-unique": lambda g: (
        doubled(g, one(g, "boss", final=False), "double", copies=1),
        "double",
    ),
    "power-decks": lambda g: (without(g, "bp-6"), None),
    "power-decks-are-pure": lambda g: (
        moved(moved(g, "bp-6", "petite-manigance"), "pm-6", "bravoure-physique"),
        "bp-6",
    ),
    "power-extremes": lambda g: (changed(g, "gm-50", valeur=49), "gm-50"),
    "extreme-menace": lambda g: (
        replace(g, named={**g.named, "extreme-menace": menace(g, "BP + BA + PM")}),
        None,
    ),
    "starting-heroes": lambda g: (
        without(g, *[card.id for card in g.decks["origines"].cards[11:]]),
        None,
    ),
    "starting-heroes-bear-the-mark": lambda g: (
        changed(g, g.decks["origines"].cards[0].id, origine=False),
        g.decks["origines"].cards[0].id,
    ),
    "help-cards": lambda g: (changed(g, "help", copies=15), None),
    "vitality-tokens": lambda g: (changed(g, "vitalite", copies=27), None),
    "final-bosses": lambda g: (
        changed(g, one(g, "boss", final=True), nom="Psorine"),
        one(g, "boss", final=True),
    ),
    "only-heroes-have-endurance": lambda g: (
        changed(with_field(g, "artefact", "heros", "endurance"), one(g, "artefact"), endurance=2),
        one(g, "artefact"),
    ),
    "heroes-have-endurance": lambda g: (changed(g, one(g, "heros"), endurance=None), one(g, "heros")),
    "weights": lambda g: (
        changed(g, one(g, "artefact", poids="2"), poids="4"),
        one(g, "artefact", poids="2"),
    ),
    "talents": lambda g: (changed(g, one(g, "heros"), talents=("patience",)), one(g, "heros")),
    "fairies-have-no-weight": lambda g: (
        changed(with_field(g, "fee", "artefact", "poids"), one(g, "fee"), poids="2"),
        one(g, "fee"),
    ),
    "only-fairies-have-fairy-power": lambda g: (
        changed(with_field(g, "tresor", "fee", "feerique"), one(g, "tresor"), feerique=2),
        one(g, "tresor"),
    ),
    "hemud-in-the-depths": lambda g: (
        changed(g, one(g, "monstre"), puissance=power(g, "HEMUD + 1")),
        one(g, "monstre"),
    ),
    "guild-levels": lambda g: (
        changed(g, one(g, "guilde"), niveaux=levels(g, one(g, "guilde"), "niveau", [1, 3])),
        one(g, "guilde"),
    ),
    "guild-names": lambda g: (changed(g, one(g, "guilde"), nom="Les rôdeurs"), one(g, "guilde")),
    "dungeon-levels": lambda g: (
        changed(g, one(g, "donjon"), population=20, niveaux=levels(g, one(g, "donjon"), "niveau", [2])),
        one(g, "donjon"),
    ),
    "dungeon-population": lambda g: (changed(g, one(g, "donjon"), population=1), one(g, "donjon")),
}


# An extreme menace follows from the extremes of the four decks; the swap of two cards makes two decks impure.
ALSO: dict[str, set[tuple[str, str | None]]] = {
    "power-extremes": {("extreme-menace", None)},
    "power-decks-are-pure": {("power-decks-are-pure", "pm-6")},
}


def with_field(game: Game, type: str, giver: str, field: str) -> Game:
    """*game* whose cards of *type* may have a field that only *giver*'s have."""
    wider = replace(
        game.types[type], fields={**game.types[type].fields, field: game.types[giver].fields[field]}
    )
    wide = replace(game, types={**game.types, type: wider})
    for card in game.cards.values():
        if card.type.id == type:
            wide = retyped(wide, card.id, type)
    return wide


@pytest.mark.parametrize("rule", BREAKS)
def test_a_deck_that_breaks_one_rule_gets_just_that_problem(game: Game, rule: str) -> None:
    wrong, blamed = BREAKS[rule](game)
    assert set(broken(wrong)) == {(rule, blamed)} | ALSO.get(rule, set())


def test_every_rule_is_broken_once(game: Game) -> None:
    of_variants = {rule.id for rule in game.rules if rule.variants and "base" not in rule.variants}
    assert {rule.id for rule in game.rules} - of_variants == {
        *BREAKS,
        *(rule for rule, *_ in DRAWN),
        "back-of-a-deck",
    }
    assert (
        len(of_variants) == 6
    )  # held to the depths of the adventure in tests/games/caveloot/test_variants.py


def fronts() -> dict[str, Counter[str]]:
    """What the fronts should show by the rulebook, from the raw files."""
    return {card.id: raw.expected_symbols(card) for card in raw.cards()}


def backs(game: Game) -> dict[tuple[str, str], Counter[str]]:
    """Regions and kinds of card have a back with a symbol of their own, all other decks that of what they hold."""
    own = (*raw.REGIONS, "origines", "speciales", "legendaires")
    return {
        (card.id, deck.id): Counter([f"dos-{deck.id}" if deck.id in own else deck.id])
        for deck in game.decks.values()
        for card in deck.cards
    }


def test_the_right_symbols_are_fine(game: Game) -> None:
    assert [str(found) for found in check_drawn(game, fronts(), backs=backs(game))] == []


# (the rule, a card, the symbols that its front lacks, those that it shows beyond what it should)
DRAWN = [
    ("rarity-symbol-of-monsters", "crabe-tirelire", "monstre-commun monstre-commun", "rarete-commune"),
    ("rarity-symbol-of-monsters", "crabe-tirelire", "", "monstre-legendaire"),
    ("rarity-symbol-of-monsters", "psoro", "monstre-legendaire", ""),
    ("rarity-symbol-of-others", "foudrelame", "", "monstre-rare"),
    ("rarity-symbol-of-others", "foudrelame", "rarete-legendaire", ""),
    ("type-symbol", "pulsatron", "artefact", "grimoire"),
    ("type-symbol", "pulsatron", "", "artefact"),
    ("type-symbol", "crabe-tirelire", "", "boss"),
    ("weight-symbol", "pulsatron", "surpoids", "grand-surpoids"),
    ("weight-symbol", "crabe-tirelire", "", "surpoids"),
    ("talent-symbols", "kirigan-trapu", "sagesse", ""),
    ("talent-symbols", "kirigan-trapu", "", "charisme"),
    ("power-symbols", "pulsatron", "grande-manigance", "petite-manigance"),
    ("draw-symbol", "bp-6", "bravoure-physique", "bravoure-arcanique"),
    ("drawn-value-symbol", "bp-6", "valeur-bravoure-physique", ""),
    ("drawn-value-symbol", "crabe-tirelire", "", "valeur-grande-manigance"),
    ("gold-symbols", "crabe-tirelire", "or", "prix"),
    ("gold-symbols", "guilde-des-ecumeurs", "or", ""),
    ("gold-symbols", "justernin-bradley", "prix", ""),
    ("vitality-and-endurance", "justernin-bradley", "endurance", ""),
    ("vitality-and-endurance", "help", "", "vitalite"),
    ("vitality-and-endurance", "vitalite", "vitalite", ""),
    ("wounds-and-gains", "diamant-des-reves", "blessure", ""),
    ("fairy-power-symbol", "myrtille", "feerique", "feerique-negative"),
    ("region-symbol", "crabe-tirelire", "dos-butina", "dos-caveport"),
    ("region-symbol", "justernin-bradley", "dos-origines", "dos-butina"),
]


@pytest.mark.parametrize(("rule", "card", "lacks", "beyond"), DRAWN)
def test_a_wrong_symbol_is_seen(game: Game, rule: str, card: str, lacks: str, beyond: str) -> None:
    shown = fronts()
    less = Counter(lacks.split())
    assert less <= shown[card]
    shown[card] = shown[card] - less + Counter(beyond.split())
    found = check_drawn(game, shown)
    assert [(one.rule, one.card) for one in found] == [(rule, card)]
    assert found[0].place is not None and found[0].place.line


def test_the_back_of_another_deck_is_seen(game: Game) -> None:
    wrong = {**backs(game), ("help", "help"): Counter(["vitalite"])}
    (found,) = check_drawn(game, {}, backs=wrong)
    assert (found.rule, found.card, found.place) == ("back-of-a-deck", "help", game.decks["help"].place)
    assert "the back shows vitalite; wanted is help" in found.message


def test_a_power_deck_may_not_grow_either(game: Game) -> None:
    assert broken(changed(game, "bp-6", copies=2)) == [("power-decks", None)]


def test_a_missing_final_boss_is_one_problem(game: Game) -> None:
    gone = check(without(game, one(game, "boss", final=True)))
    assert [(found.rule, found.card) for found in gone] == [("final-bosses", None)]
    assert "Psoro" in gone[0].message and "butina" in gone[0].message
