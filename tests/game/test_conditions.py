"""Conditions: what they come to, by plain arithmetic, and what each faulty one is told."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.game.conditions import ConditionError, Written, parse
from tests.kit.sweeps import examples

NAMES = {
    "type": {"heros", "monstre"},
    "or": None,
    "vie": None,
    "taux": None,
    "nom": None,
    "marques": {"feu", "eau"},
    "niveaux": None,
    "puissance": None,
    "copies": None,
}
ITEMS = {"niveaux": {"prix": None, "nom": None}}
CARD = {
    "type": "heros",
    "or": 20,
    "vie": 4,
    "taux": Decimal("1.5"),
    "nom": "Le Crabe",
    "marques": ("feu", "eau"),
    "niveaux": ({"prix": 10, "nom": "un"}, {"prix": 30}),
    "puissance": Written("2 BP + HEMUD", ["bravoure", "bravoure", "hemud"]),
    "copies": 3,
}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("type == 'heros' and vie > 3", True),
        ("field('or') >= 20", True),
        ("card['or'] + 1", 21),
        ("card.vie * 2 - 1", 7),
        ("-vie // 3", -2),
        ("vie % 3", 1),
        ("taux * 2 == 3", True),
        ("0.1 + 0.2 == 0.3", True),
        ("1 < vie <= 4", True),
        ("niveaux.prix", (10, 30)),
        ("sum(niveaux.prix) <= 40", True),
        ("max(niveaux.prix) - min(niveaux.prix)", 20),
        ("len(niveaux)", 2),
        ("niveaux.nom", ("un", None)),
        ("all(niveaux, prix > 5)", True),
        ("any(niveaux, prix > vie * 5)", True),
        ("count(niveaux, nom == none)", 1),
        ("all(marques, item in ['feu'])", False),
        ("distinct(marques)", 2),
        ("'feu' in marques", True),
        ("'crabe' in lower(nom)", True),
        ("'hemud' in symbols(puissance)", True),
        ("count(symbols(puissance, nom), item == 'bravoure')", 2),
        ("number('12') + 1", 13),
        ("[type, vie]", ("heros", 4)),
        ("not type == 'heros'", False),
        ("true and none == none", True),
        ("vie == 4\n  and copies == 3", True),
        ("  vie - 1  # a note", 3),
    ],
)
def test_a_condition_comes_to(text: str, value: object) -> None:
    assert parse(text, NAMES, ITEMS).value(CARD) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("vie > 3", False),
        ("vie + 1", None),
        ("-vie", None),
        ("len(niveaux)", 0),
        ("sum(niveaux.prix)", 0),
        ("vie == none", True),
    ],
)
def test_a_field_without_value(text: str, value: object) -> None:
    assert parse(text, NAMES, ITEMS).value({}) == value


ROWS = [
    {"type": "heros", "vie": 4, "copies": 3},
    {"type": "monstre", "vie": 7, "copies": 1},
    {"type": "monstre", "copies": 5},
]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("count()", 3),
        ("copies()", 9),
        ("count(type == 'monstre') == 2", True),
        ("copies(type == 'monstre')", 6),
        ("sum(vie)", 11),
        ("sum(vie * copies)", 19),
        ("max(vie, type == 'heros')", 4),
        ("min(vie) + max(vie) * 2", 18),
        ("distinct(type)", 2),
        ("any(vie == none) and not all(vie > 3)", True),
    ],
)
def test_over_several_cards(text: str, value: object) -> None:
    assert parse(text, NAMES, ITEMS, over=True).value_over(ROWS) == value


@pytest.mark.parametrize(
    ("text", "offset", "words"),
    [
        ("", 0, "cannot be read"),
        ("vie >", 5, "cannot be read"),
        ("   ", 0, "it is empty"),
        ("vie > 3\n  and vei < 9", 14, "did you mean 'vie'"),
        ("vie)", 4, "cannot be read"),
        ("or > 3", 0, "field('or')"),
        ("vei > 3", 0, "did you mean 'vie'"),
        ("type == 'hero'", 8, "did you mean 'heros'"),
        ("'feux' in marques", 0, "did you mean 'feu'"),
        ("vie is none", 0, "write == or !="),
        ("vie ** 9", 0, "not part of a condition"),
        ("vie / 2", 0, "not part of a condition"),
        ("__import__('os')", 0, "no function"),
        ("nom.upper()", 0, "no function"),
        ("().__class__", 0, "not part of a condition"),
        ("(lambda: 1)()", 0, "no function"),
        ("[x for x in marques]", 0, "not part of a condition"),
        ("f'{vie}'", 0, "not part of a condition"),
        ("niveaux.prx", 0, "did you mean 'prix'"),
        ("vie.prix", 0, "holds no"),
        ("summ(marques)", 0, "did you mean 'sum'"),
        ("len()", 0, "takes 1"),
        ("all(marques)", 0, "takes 2"),
        ("all(niveaux, item > 1)", 13, "no field"),
        ("field('x')", 0, "no field"),
        ("(" * 60 + "vie" + ")" * 60 + " + " + "-" * 50 + "vie", 124, "nested too deep"),
        ("vie + " * 400 + "vie", 0, "longer than"),
    ],
)
def test_a_faulty_condition_is_told(text: str, offset: int, words: str) -> None:
    with pytest.raises(ConditionError) as caught:
        parse(text, NAMES, ITEMS)
    assert words in f"{caught.value.message} {caught.value.hint}"
    assert caught.value.offset == offset or words == "nested too deep"


def test_over_cards_a_bare_name_has_no_one_value() -> None:
    with pytest.raises(ConditionError, match="on each card"):
        parse("vie > 3", NAMES, ITEMS, over=True)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nom > 3", "cannot be compared by order"),
        ("nom + 1", "no number"),
        ("nom * 999999", "no number"),
        ("vie in vie", "wants a list or text"),
        ("vie // 0", "cannot be combined"),
        ("sum(vie)", "no list"),
        ("number(nom)", "no number"),
        ("number('nan')", "no number"),
        ("max(vie, nom)", "values of one kind"),
    ],
)
def test_what_cannot_be_computed_is_told(text: str, words: str) -> None:
    with pytest.raises(ConditionError, match=words):
        parse(text, NAMES, ITEMS).value(CARD)


def test_a_condition_knows_what_it_asks_for() -> None:
    assert parse("type == 'heros' and any(niveaux, prix > vie)", NAMES, ITEMS).names == {
        "type",
        "niveaux",
        "vie",
        "niveaux.prix",
    }


WORDS = """
vie or nom marques niveaux taux type item none true 'feu' 'heros' 3 1.5 - + * // % == < in not and ( ) [ ] , .prix if
sum( max( all( len( number( symbols( field('or') count( lambda: { } ** é 99999999999999
"""
PARTS = st.sampled_from([*WORDS.split(), "\n", "\0"])


@settings(max_examples=examples(400), deadline=None)
@given(st.lists(PARTS, max_size=14).map(" ".join), st.booleans())
def test_whatever_is_written_is_read_or_told(text: str, over: bool) -> None:
    try:
        condition = parse(text, NAMES, ITEMS, over=over)
        _ = condition.value_over(ROWS) if over else condition.value(CARD)
    except ConditionError as error:
        assert 0 <= error.offset <= len(text) and error.message
