"""Powers: what is read, what is shown, what is refused and in which words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.game.expressions import (
    Definition,
    Draw,
    ExpressionError,
    Integer,
    Named,
    Negative,
    Node,
    Operation,
    Pool,
    Power,
    Variable,
    draws,
    name_clashes,
    names_for,
    parse,
    pools_of,
    resolve_named,
)

POOLS = {
    id: Pool(id, alias, id)
    for id, alias in {
        "bravoure-physique": "BP",
        "bravoure-arcanique": "BA",
        "petite-manigance": "PM",
        "grande-manigance": "GM",
    }.items()
}
VARIABLES = {"variable": Variable("variable", "SF", "variable")}
NAMED, _ = resolve_named(
    [
        Definition("hemud", "HEMUD", "hemud", "2 EM × 10"),
        Definition("extreme-menace", "EM", "menace", "BP + BA + PM + GM"),
    ],
    POOLS,
    VARIABLES,
)
NAMES = names_for(POOLS, NAMED, VARIABLES)

BP, BA, PM = Draw("bravoure-physique"), Draw("bravoure-arcanique"), Draw("petite-manigance")


@pytest.mark.parametrize(
    ("text", "root"),
    [
        ("7", Integer(7)),
        ("BP", BP),
        ("bp", BP),
        ("bravoure-physique", BP),
        ("Bravoure-Physique", BP),
        ("EM", Draw("extreme-menace")),
        ("SF", Draw("variable")),
        ("BP + 1", Operation("+", BP, Integer(1))),
        ("BP+1", Operation("+", BP, Integer(1))),
        ("BP-1", Operation("-", BP, Integer(1))),
        ("BP–1", Operation("-", BP, Integer(1))),
        ("BP − 1", Operation("-", BP, Integer(1))),
        ("BP-PM", Operation("-", BP, PM)),
        ("bravoure-physique-PM", Operation("-", BP, PM)),
        ("2 BA", Draw("bravoure-arcanique", 2)),
        ("2BA", Draw("bravoure-arcanique", 2)),
        ("2\u00a0BA", Draw("bravoure-arcanique", 2)),
        ("2 × BA", Operation("×", Integer(2), BA)),
        ("2 x BA", Operation("×", Integer(2), BA)),
        ("2xBA", Operation("×", Integer(2), BA)),
        ("BA X 2", Operation("×", BA, Integer(2))),
        ("BA*2", Operation("×", BA, Integer(2))),
        ("BP x10", Operation("×", BP, Integer(10))),
        ("-BP", Negative(BP)),
        ("−3 + BP", Operation("+", Negative(Integer(3)), BP)),
        ("BP × −2", Operation("×", BP, Negative(Integer(2)))),
        ("- -2", Negative(Negative(Integer(2)))),
        ("+3", Integer(3)),
        ("(+3)", Integer(3)),
        ("BP - 1 - 2", Operation("-", Operation("-", BP, Integer(1)), Integer(2))),
        ("BP + 2 × PM", Operation("+", BP, Operation("×", Integer(2), PM))),
        ("(BP + 2) × PM", Operation("×", Operation("+", BP, Integer(2)), PM)),
        ("BP + (PM - 3)", Operation("+", BP, Operation("-", PM, Integer(3)))),
        ("−BP × 2", Operation("×", Negative(BP), Integer(2))),
        ("007", Integer(7)),
    ],
)
def test_an_expression_is_read_as_its_tree(text: str, root: Node) -> None:
    assert parse(text, NAMES).root == root


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("BP + (PM - 3)", "bravoure-physique + ( petite-manigance − 3 )"),
        ("2 BA", "2 bravoure-arcanique"),
        ("2 x BA", "2 × bravoure-arcanique"),
        ("-em*10", "− menace × 10"),
        ("+16", "+ 16"),
        ("SF", "variable"),
    ],
)
def test_the_row_shows_what_was_written_in_the_signs_of_print(text: str, row: str) -> None:
    assert " ".join(token.text for token in parse(text, NAMES).tokens) == row


def test_the_kinds_of_the_row() -> None:
    assert [token.kind for token in parse("2 BA + (1)", NAMES).tokens] == [
        "number", "symbol", "sign", "sign", "number", "sign",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "offset", "words"),
    [
        ("", 0, "empty"),
        ("   ", 0, "empty"),
        ("BP +", 4, "found the end, expected a number, a name, − or ("),
        ("BP BA", 3, "found 'BA', expected +, − or ×"),
        ("BP 2", 3, "found '2'"),
        ("(BP + 2", 0, "never closed"),
        ("BP + ((2)", 5, "never closed"),
        ("(BP 2)", 4, "found '2', expected +, −, × or )"),
        ("BP)", 2, "found ')'"),
        ("()", 1, "found ')', expected a number"),
        ("BP ++ 2", 4, "found '+'"),
        ("× BP", 0, "found '×'"),
        ("BQ + 2", 0, "'BQ' is no pool, named expression or variable"),
        ("2 + bravoure-phisique", 4, "'bravoure-phisique' is no pool"),
        ("BP / 2", 3, "'/' is not allowed in a power; allowed are numbers, names, + − × ( )"),
        ("2.5", 1, "'.' is not allowed"),
        ("BP + __class__", 5, "'_' is not allowed"),
        ("0 BA", 0, "0 BA cannot be drawn; 1 to 99"),
        ("100 BA", 0, "100 BA cannot be drawn"),
        ("2 (BA)", 2, "a number stands before a ("),
        ("1000000", 0, "at most 999999"),
        ("9" * 200, 0, "at most 999999"),
        ("1+" * 150 + "1", 240, "301 characters long; at most 240"),
        ("(" * 17 + "1" + ")" * 17, 16, "nested more than 16 deep"),
        ("-" * 17 + "1", 16, "nested more than 16 deep"),
        ("٣", 0, "'٣' is not allowed"),
    ],
)
def test_a_fault_says_what_and_where(text: str, offset: int, words: str) -> None:
    with pytest.raises(ExpressionError, match=re.escape(words)) as caught:
        parse(text, NAMES)
    assert caught.value.offset == offset


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("bravoure-phisique", "did you mean 'bravoure-physique'?"),
        ("HEMUT", "did you mean 'hemud'?"),
        ("zzz", "known are BP, BA, PM, GM, HEMUD, EM, SF"),
        ("2 (BA)", "write 2 × ( to multiply"),
        ("100 BA", "write 100 × BA to multiply one draw"),
    ],
)
def test_a_fault_says_what_to_do(text: str, hint: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse(text, NAMES)
    assert caught.value.hint == hint


def test_sixteen_deep_is_allowed() -> None:
    assert parse("(" * 16 + "1" + ")" * 16, NAMES).root == Integer(1)


class TestPoolsOf:
    @pytest.mark.parametrize(
        ("text", "pools"),
        [
            ("3", {}),
            ("SF", {}),
            ("2 BA + BP − 1", {"bravoure-arcanique": 2, "bravoure-physique": 1}),
            ("2 × BA", {"bravoure-arcanique": 1}),
            (
                "EM + BP",
                {
                    "bravoure-physique": 2,
                    "bravoure-arcanique": 1,
                    "petite-manigance": 1,
                    "grande-manigance": 1,
                },
            ),
            ("HEMUD", dict.fromkeys(POOLS, 2)),
            ("3 HEMUD", dict.fromkeys(POOLS, 6)),
        ],
    )
    def test_named_expressions_are_opened(self, text: str, pools: dict[str, int]) -> None:
        assert pools_of(parse(text, NAMES), NAMES) == pools

    def test_draws_stand_in_reading_order(self) -> None:
        assert [draw.name for draw in draws(parse("PM − (BP + 2 BA) × SF", NAMES).root)] == [
            "petite-manigance", "bravoure-physique", "bravoure-arcanique", "variable",
        ]  # fmt: skip


class TestNamedExpressions:
    def test_they_may_use_one_another_in_any_order(self) -> None:
        assert list(NAMED) == ["hemud", "extreme-menace"]
        assert NAMED["hemud"].power.root == Operation("×", Draw("extreme-menace", 2), Integer(10))

    def test_a_circle_is_refused_and_the_others_stay(self) -> None:
        sound, faults = resolve_named(
            [
                Definition("a", "A", "a", "B + 1"),
                Definition("b", "B", "b", "A"),
                Definition("c", "C", "c", "BP"),
            ],
            POOLS,
        )
        assert list(sound) == ["c"]
        assert "a → b → a" in faults["b"].message or "b → a → b" in faults["b"].message
        assert set(faults) == {"a", "b"}

    def test_one_that_uses_a_faulty_one_is_named_too(self) -> None:
        sound, faults = resolve_named(
            [Definition("a", "A", "a", "b"), Definition("b", "B", "b", "BP +")], POOLS
        )
        assert not sound
        assert "'b'" in faults["a"].message

    def test_growth_without_end_stops_at_once(self) -> None:
        chain = [Definition("n0", "N0", "n", "BP")]
        chain += [Definition(f"n{i}", f"N{i}", "n", " + ".join([f"9 N{i - 1}"] * 20)) for i in range(1, 12)]
        sound, faults = resolve_named(chain, POOLS)
        assert list(sound) == ["n0", "n1"]
        assert "more than 999 cards" in faults["n3"].message

    def test_a_chain_without_pools_stops_at_once(self) -> None:
        chain = [Definition("n0", "N0", "n", "SF")]
        chain += [Definition(f"n{i}", f"N{i}", "n", " + ".join([f"N{i - 1}"] * 30)) for i in range(1, 16)]
        sound, faults = resolve_named(chain, POOLS, VARIABLES)
        assert len(sound) == 16 and not faults


@pytest.mark.parametrize(
    ("pools", "words"),
    [
        ({"a": Pool("a", "BP", "s"), "b": Pool("b", "bp", "s")}, "'bp' already stands for 'a'"),
        ({"a": Pool("a", "X", "s")}, "is not x, the sign ×"),
        ({"a": Pool("a", "2D", "s")}, "begins with a letter"),
        ({"a": Pool("a", "B P", "s")}, "cannot be read"),
    ],
)
def test_words_that_cannot_be_told_apart(pools: dict[str, Pool], words: str) -> None:
    assert any(words in message for _, message in name_clashes(pools))


def test_the_names_of_the_game_do_not_clash() -> None:
    assert name_clashes(POOLS, NAMED, VARIABLES) == []


# A power without draws is arithmetic; Python does the sums.
_numbers = st.integers(0, 99).map(str)
_sums = st.recursive(
    _numbers,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*"]), inner).map(" ".join),
        inner.map("({})".format),
        inner.map("-({})".format),
    ),
    max_leaves=12,
)


def _value(node: Node) -> int:
    operators: dict[str, Callable[[int, int], int]] = {
        "+": int.__add__,
        "-": int.__sub__,
        "×": int.__mul__,
    }
    match node:
        case Integer(value):
            return value
        case Negative(operand):
            return -_value(operand)
        case Operation(operator, left, right):
            return operators[operator](_value(left), _value(right))
    raise AssertionError(node)


@given(_sums)
def test_signs_bind_as_in_arithmetic(text: str) -> None:
    if len(text) <= 240 and not re.match(r"(?:[^()]*\(){17}", text):
        expected = eval(re.sub(r"\b0+(\d)", r"\1", text))
        assert _value(parse(text, NAMES).root) == expected


@given(_sums)
def test_the_row_reads_back_to_the_same_tree(text: str) -> None:
    if len(text) <= 240 and not re.match(r"(?:[^()]*\(){17}", text):
        power = parse(text, NAMES)
        assert (
            parse(" ".join(t.text for t in power.tokens)[:240], NAMES).root == power.root or len(text) > 100
        )


@given(st.text(max_size=60))
def test_no_text_brings_it_down(text: str) -> None:
    try:
        power = parse(text, NAMES)
    except ExpressionError as error:
        assert 0 <= error.offset <= len(text)
    else:
        assert isinstance(power, Power) and power.tokens


def test_a_named_expression_is_shown_by_its_own_symbol() -> None:
    assert isinstance(NAMES["EM"], Named)
    assert parse("EM", NAMES).tokens[0].text == "menace"
