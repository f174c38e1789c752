"""Rules over the tables of `data:`: bands of a die, levels, removal lists, each fault at its row."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.rules import check
from tests.kit.rule_games import loaded, project

# n heroes, k of them at level 2 → the rolls for 3, 2, 1 and 0 monsters: "1…k→3, k+1…7+n→2, 8+n…19→1, 20→0"
GAME = """
types:
  carte: {component: carte, front: carte.svg, fields: {nom: {kind: text}, des: {kind: text}}}
data:
  bandes:
    deux: [{de: 1, a: 9, monstres: 2}, {de: 10, a: 19, monstres: 1}, {de: 20, monstres: 0}]
    quatre-et-trois:
      - {de: 1, a: 3, monstres: 3}
      - {de: 4, a: 11, monstres: 2}
      - {de: 12, a: 19, monstres: 1}
      - {de: 20, monstres: 0}
  initiative: {1-9: finit, 10+: continue}
  niveaux:
    - {niveau: 2, gains: [pv, ca]}
    - {niveau: 3, gains: [quotidien]}
    - {niveau: 4, gains: [pv]}
  jetons: {un: 2, deux: 1}
  _notes: [1, 2, 2]
"""
CARDS = {"cartes": "_defaults: {type: carte}\nun: {nom: Un, des: 1–3}\ndeux: {nom: Deux, des: '4, 5–6'}"}

BANDS = "over: data.bandes.*, each: table, cover: {low: \"field('de')\", high: a, is: 1..20}"
GAINS = "over: data.niveaux, require: len(gains) <= 2"
LEVELS = "over: data.niveaux, sequence: {of: niveau, start: 2, end: 4}"

# (what stands in the table, what in its place, the rule, the place and what is told; None: nothing)
TOLD = [
    ("", "", BANDS, None),
    ("a: 9,", "a: 8,", BANDS, ("", "deux: 9 is missing; wanted is each of 1 to 20 once")),
    ("de: 12,", "de: 11,", BANDS, ("", "quatre-et-trois: 11 stands more than once")),
    ("{de: 20, monstres: 0}]", "{de: 21, monstres: 0}]", BANDS, ("", "20 is missing, 21 lies outside")),
    ("a: 3, monstres: 3", "a: trois", BANDS, ("", "a is 'trois', which is no whole number")),
    ("", "", "over: data.initiative, cover: {of: key, is: 1..20}", None),
    ("10+:", "11+:", "over: data.initiative, cover: {of: key, is: 1..20}", ("", "10 is missing")),
    ("10+:", "dix:", "over: data.initiative, cover: {of: key, is: 1..20}", ("", "'dix', which is no range")),
    ("", "", LEVELS, None),
    ("niveau: 3", "niveau: 5", LEVELS, ("", "niveau: 3 is missing, 5 lies outside; wanted is 2 to 4")),
    ("niveau: 3", "niveau: 2", LEVELS, ("", "3 is missing, 2 stands more than once")),
    ("niveau: 3", "niveau: '3'", LEVELS, ("", "niveau is '3', which is no whole number")),
    ("", "", GAINS, None),
    ("[quotidien]", "[a, b, c]", GAINS, ("18:", "data.niveaux, row 2: gains is")),
    ("", "", "over: data.jetons, refers: {of: key, among: \"type == 'carte'\"}", None),
    ("deux: 1}", "dix: 1}", "over: data.jetons, refers: {of: key}", ("20:19", "data.jetons.dix: key is dix; wanted")),
    ("", "", "over: data.jetons, total: {of: value, is: 3}", None),
    ("un: 2,", "un: 3,", "over: data.jetons, total: {of: value, is: 3}", ("", "value adds up to 4")),
    ("", "", "over: data.niveaux, count: 3", None),
    ("", "", "over: data.niveaux, count: 4", ("", "3 rows; wanted is exactly 4")),
    ("", "", "over: data.niveaux.*.gains, unique: value", ("", "value is pv on 2 rows")),
    ("", "", "cover: {of: des, is: 1..6}", None),
    ("", "", "cover: {of: des, is: 1..7}", ("", "7 is missing")),
]  # fmt: skip


@pytest.mark.parametrize(("there", "instead", "rule", "told"), TOLD)
def test_a_rule_over_a_table(
    tmp_path: Path, there: str, instead: str, rule: str, told: tuple[str, str] | None
) -> None:
    assert there in GAME
    game, problems = loaded(project(tmp_path, GAME.replace(there, instead, 1), CARDS, f"x: {{{rule}}}"))
    assert [str(found) for found in problems] == []
    found = check(game)
    assert [told is not None and told[1] in each.message for each in found] == [True] * (told is not None)
    for each in found:
        assert each.card is None and told is not None and told[0] in str(each.place)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("over: data.bande, count: 1", "`data:` of game.yaml holds no data.bande"),
        ("over: data._notes, count: 1", "holds no data._notes"),
        ("over: data.bandes.trois, count: 1", "holds no data.bandes.trois"),
        ("over: data.niveaux.1.niveau, count: 1", "data.niveaux.1.niveau is no table"),
        ("over: tables, count: 1", "a rule is over cards, pawns or a table such as data.levels"),
        ("over: data.niveaux, require: nivo > 1", "'nivo' is no field"),
        ("over: data.niveaux, shows: {of: niveau, as: [x]}", "a row has no face"),
        ("over: data.niveaux, allowed: {nivo: [1]}", "no row has"),
        ("cover: {is: 1..6}", "needs the key 'low'"),
        ("cover: {of: des, low: des, is: 1..6}", "has no key 'low'"),
    ],
)
def test_a_slip_of_the_pen_is_told(tmp_path: Path, rule: str, words: str) -> None:
    _, problems = loaded(project(tmp_path, GAME, CARDS, f"x: {{{rule}}}"))
    assert words in problems[0].message
    assert all("rules.yaml" in str(each.place) for each in problems)


def test_a_table_is_there_while_cards_are_not(tmp_path: Path) -> None:
    """What a broken card spoils waits; a table of game.yaml does not."""
    cards = {"cartes": CARDS["cartes"].replace("nom: Un", "nom: [Un]")}
    rules = "x: {over: data.niveaux, count: 4}\ny: {over: data.jetons, refers: {of: key}}"
    game, problems = loaded(project(tmp_path, GAME, cards, rules))
    told = [(found.code, found.rule) for found in check(game, known=problems)]
    assert told == [("rule", "x"), ("rule-waits", None)]
