"""What faces show, held against what their cards say: lists, maps, counts, expressions, backs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from deckwright.game.rule_types import Shows
from deckwright.rules import Drawn, check_drawn
from tests.kit.rule_games import loaded, project

GAME = """
symbol_groups: {tous: Tous}
symbols:
  flair: {group: tous, name: Flair, meaning: A.}
  ruse: {group: tous, name: Ruse, meaning: B.}
  or: {group: tous, name: Or, meaning: C.}
types:
  carte:
    component: carte
    front: carte.svg
    back: dos.svg
    fields:
      dons: {kind: list, of: {kind: choice, choices: [flair, ruse]}}
      poids: {kind: choice, choices: ["2", "3"]}
      cout: {kind: map, fields: {flair: {kind: integer}, ruse: {kind: integer}}}
      prix: {kind: integer}
      paliers: {kind: list, of: {kind: map, fields: {prix: {kind: integer}, gain: {kind: rich}}}}
      effet: {kind: rich}
decks: {pile: {from: pile.yaml}, tas: {where: "id in ['pelle', 'seau']"}}
"""
CARDS = """
pelle: {dons: [flair, ruse], prix: 3}
seau: {poids: "2", cout: {flair: 2, ruse: 0}}
guilde: {paliers: [{prix: 1, gain: "2 {or}"}, {prix: 2, gain: "{or}"}]}
livre: {dons: [ruse], effet: "{flair} ou {ruse}"}
"""

LIST = "{of: dons, as: [flair, ruse]}"
COUNTED = "{counts: {or: prix != none, ruse: 0}}"
LEVELS = "{counts: {or: len(paliers)}}"

# (where, the rule, the card, what its front shows, what is told; None: nothing)
FRONTS = [
    ("dons != none", LIST, "pelle", "flair ruse", None),
    ("dons != none", LIST, "pelle", "ruse flair or or", None),
    ("dons != none", LIST, "pelle", "flair", "the front shows flair; wanted is flair, ruse"),
    ("dons != none", LIST, "pelle", "flair ruse ruse", "the front shows flair, 2 × ruse; wanted is flair, ruse"),
    ("dons != none", LIST, "pelle", "", "the front shows none of them; wanted is flair, ruse"),
    ("true", LIST, "seau", "", None),
    ("true", LIST, "seau", "ruse", "the front shows ruse; wanted is none of them"),
    ("true", LIST, "livre", "ruse flair ruse", None),
    ("true", LIST, "livre", "flair ruse", "the front shows no ruse; wanted is ruse"),
    ("true", LIST, "livre", "ruse flair ruse flair", "the front shows flair, ruse; wanted is ruse"),
    ("true", "{of: poids, as: {'2': or}}", "seau", "or or", None),
    ("true", "{of: poids, as: {'2': or}, times: 1}", "seau", "or or", "shows 2 × or; wanted is or"),
    ("true", "{of: poids, as: {'2': or, '3': ruse}}", "seau", "ruse", "shows ruse; wanted is or"),
    ("true", "{of: poids, as: {'2': or}, times: number(poids)}", "seau", "or or", None),
    ("true", "{of: poids, as: {'2': or}, never: [ruse]}", "seau", "or ruse", "shows or, ruse; wanted is or"),
    ("true", "{of: poids, as: {'2': or}}", "pelle", "or or", "shows or; wanted is none of them"),
    ("true", "{of: cout, as: [flair, ruse]}", "seau", "flair flair", None),
    ("true", "{of: cout, as: [flair, ruse]}", "seau", "flair", "shows flair; wanted is 2 × flair"),
    ("true", "{of: '[cout.flair, prix]', as: {'2': or, '3': ruse}}", "pelle", "ruse", None),
    ("true", "{of: prix >= 3, as: {'true': or}}", "pelle", "", "the front shows no or; wanted is or"),
    ("true", "{of: prix >= 3, as: {'true': or}}", "seau", "or", "the front shows or; wanted is none of them"),
    ("true", COUNTED, "pelle", "or", None),
    ("true", COUNTED, "pelle", "or or", "the front shows 2 × or; wanted is or"),
    ("true", COUNTED, "pelle", "or ruse", "the front shows or, ruse; wanted is or"),
    ("true", COUNTED, "seau", "or", "the front shows or; wanted is none of them"),
    ("true", LEVELS, "guilde", "or or or or", None),
    ("true", LEVELS, "guilde", "or or or", "the front shows or; wanted is 2 × or"),
    ("true", "{of: symbols(effet), as: [flair, ruse]}", "livre", "flair ruse", None),
    ("true", "{of: symbols(effet), as: [flair, ruse]}", "livre", "flair", "shows flair; wanted is flair, ruse"),
    ("true", "{counts: {or: 0 - prix}}", "pelle", "or", "0 - prix is -3; a number of symbols is 0, 1, 2"),
]  # fmt: skip


@pytest.mark.parametrize(("where", "rule", "card", "shown", "told"), FRONTS)
def test_a_front_shows_what_its_values_ask_for(
    tmp_path: Path, where: str, rule: str, card: str, shown: str, told: str | None
) -> None:
    rules = f'r: {{where: "{where}", shows: {rule}}}\n'
    game, problems = loaded(project(tmp_path, GAME, {"pile": CARDS}, rules))
    assert [str(found) for found in problems if found.place and "rules" in str(found.place)] == []
    found = check_drawn(game, {card: Drawn(Counter(shown.split()))})
    if told is None:
        assert [str(one) for one in found] == []
    else:
        (one,) = found
        assert told in one.message
        assert one.code == "rule-unfit" or one.card == card


PRICE = "{figures: {prix: prix}}"
PRICES = "{figures: {'palier*': paliers.prix}}"
# (the rule, the card, its texts, what is told)
FIGURES = [
    (PRICE, "pelle", ["prix 3"], None),
    (PRICE, "pelle", ["prix +3 or"], None),
    (PRICE, "pelle", ["prix Coûte {or2} 3."], None),
    (PRICE, "pelle", ["prix 4"], "the front says 4 in the text 'prix'; wanted is 3"),
    (PRICE, "pelle", ["prix \u22123"], "the front says -3 in the text 'prix'; wanted is 3"),
    (PRICE, "pelle", ["prix 33"], "the front says 33 in the text 'prix'; wanted is 3"),
    (PRICE, "pelle", ["prix 3", "prix 3"], "the front says 3, 3 in the text 'prix'; wanted is 3"),
    (PRICE, "pelle", ["cout 3"], "the front says no figure in the text 'prix'; wanted is 3"),
    (PRICE, "seau", ["cout 3", "prix gratuit"], None),
    (PRICE, "seau", ["prix 3"], "the front says 3 in the text 'prix'; wanted is no figure"),
    (PRICES, "guilde", ["palier1 1", "palier2 2"], None),
    (PRICES, "guilde", ["palier1 2", "palier2 1"], "the front says 2, 1 in the text 'palier*'; wanted is 1, 2"),
    ("{figures: {bilan: '[prix, prix + 1, cout.ruse]'}}", "pelle", ["bilan 3 pour 4"], None),
    ("{figures: {prix: prix}, counts: {or: 1}}", "pelle", ["prix 3"], "the front shows no or; wanted is or"),
    ("{figures: {prix: prix}, on: back}", "pelle", ["prix 5"], "the back says 5 in the text 'prix'; wanted is 3"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "card", "texts", "told"), FIGURES)
def test_a_face_says_the_figures_of_its_values(
    tmp_path: Path, rule: str, card: str, texts: list[str], told: str | None
) -> None:
    game, problems = loaded(project(tmp_path, GAME, {"pile": CARDS}, f"r: {{shows: {rule}}}\n"))
    assert [str(found) for found in problems if found.place and "rules" in str(found.place)] == []
    ids = (text.partition(" ") for text in texts)
    drawn = Drawn(Counter(), tuple((id, said) for id, _, said in ids))
    found = check_drawn(game, {card: drawn}, backs={(card, "pile"): drawn})
    assert [told in one.message for one in found] == [True] if told else found == []


BACKS = "r: {shows: {on: back, of: deck, as: {pile: ruse, tas: flair}}}\n"
GOOD = {
    **{(card, "pile"): Drawn(Counter(["ruse"] * 5)) for card in ("pelle", "seau", "guilde", "livre")},
    **{(card, "tas"): Drawn(Counter(["flair"])) for card in ("pelle", "seau")},
}


def test_a_back_is_looked_at_in_every_deck(tmp_path: Path) -> None:
    game, _ = loaded(project(tmp_path, GAME, {"pile": CARDS}, BACKS))
    assert check_drawn(game, {}, backs=GOOD) == []
    wrong = {**GOOD, ("pelle", "tas"): Drawn(Counter(["ruse"]))}
    (found,) = check_drawn(game, {}, backs=wrong)
    assert "the back shows ruse; wanted is flair" in found.message
    assert found.hint == "it is drawn by dos.svg; the rule 'r' stands at cards/essai/rules.yaml:1:1"
    assert (found.card, found.place) == ("pelle", game.decks["tas"].place)


def test_a_shared_back_at_fault_is_told_once_with_its_cards(tmp_path: Path) -> None:
    game, _ = loaded(project(tmp_path, GAME, {"pile": CARDS}, BACKS))
    wrong = {**GOOD, ("pelle", "tas"): Drawn(Counter()), ("seau", "tas"): Drawn(Counter())}
    (found,) = check_drawn(game, {}, backs=wrong)
    assert (
        "the back shows no flair; wanted is flair (pelle at" in found.message and "seau at" in found.message
    )
    assert found.place == game.decks["tas"].place and found.place is not None


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("{as: {flair: flair}}", "needs the key 'of'"),
        ("{of: dons}", "needs the key 'as'"),
        ("{of: dons, as: [flair], counts: {or: 1}}", "both `of` and `counts`"),
        ("{of: dons, as: [flaire]}", "dons is never 'flaire'"),
        ("{of: dons, as: [flair], on: side}", "`on` is 'side'"),
        ("{counts: {or: prise}}", "'prise' is no field"),
        ("{of: poids, as: {'2': ore}}", "{ore} is no symbol of this game"),
        ("{of: dons, as: [flair], never: [russe]}", "{russe} is no symbol of this game"),
        (
            "{of: prix, as: {'3': or}, times: \"'flaire' in symbols(effet)\"}",
            "symbols(effet) is never 'flaire'",
        ),
        ("{counts: {flaire: 1}}", "{flaire} is no symbol of this game"),
        ("{figures: {prix: prise}}", "'prise' is no field"),
        ("{figures: {prix: prix}, as: {'3': or}}", "needs the key 'of'"),
    ],
)
def test_a_slip_of_the_pen_is_told(tmp_path: Path, rule: str, told: str) -> None:
    game, problems = loaded(project(tmp_path, GAME, {"pile": CARDS}, f"r: {{shows: {rule}}}\n"))
    assert any(told in found.message for found in problems), [found.message for found in problems]
    assert game.rules == ()


def test_what_its_expressions_ask_for_is_found_once_for_all_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Shows] = []
    symbols_of: Any = Shows.symbols_of

    def noted(test: Shows) -> frozenset[str]:
        asked.append(test)
        found: frozenset[str] = symbols_of.fget(test)
        return found

    monkeypatch.setattr(Shows, "symbols_of", property(noted))
    game, _ = loaded(project(tmp_path, GAME, {"pile": CARDS}, f"r: {{shows: {LIST}}}\n"))
    check_drawn(game, {card: Drawn(Counter()) for card in game.cards})
    assert len(asked) == 1
