"""Cards: what each field may say, what is said where it does not, and what the game holds where it does."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from deckwright.basics.problems import Severity
from tests.kit.tiny import CARDS, GAME, SVG, hero, load, sound

TABLE = [
    # (fields from line 5 on, code, place, field, words, hint)
    ("life: 13", "out-of-range", "5:9", "life", "13; allowed is 1 to 12", None),
    ("life: 0", "out-of-range", "5:9", "life", "0; allowed is 1 to 12", None),
    ("life: x3", "wrong-kind", "5:9", "life", "'x3'; a whole number is allowed", None),
    ("life: 2.0", "wrong-kind", "5:9", "life", "'2.0'; a whole number is allowed", None),
    ("life: [3]", "wrong-kind", "5:9", "life", "a list; a whole number is allowed", None),
    ("life: 3/10", "wrong-kind", "5:9", "life", "'3/10'; a whole number is allowed", None),
    ("life: 99999999999999999999", "wrong-kind", "5:9", "life", "a whole number is allowed", None),
    ("weight: heavy", "wrong-kind", "5:11", "weight", "'heavy'; a number such as 3 or 1.5 is allowed", None),
    ("start: maybe", "wrong-kind", "5:10", "start", "'maybe'; true or false is allowed", None),
    (
        "rarity: comon",
        "yaml-duplicate-key",
        "5:3",
        None,
        "'rarity' stands here and at cards/g/cards.yaml:4:3",
        None,
    ),
    ("power: 2 BX", "power", "5:12", "power", "BX", None),
    ("power: BP +", "power", "5:14", "power", "the power", None),
    ("skills: wise", "wrong-kind", "5:11", "skills", "'wise'; a list is allowed", "write: skills: [wise]"),
    (
        "skills: [wise, bald]",
        "wrong-choice",
        "5:18",
        "skills",
        "'bald'; allowed are wise, bold",
        "did you mean 'bold'?",
    ),
    ("levels: [{cost: 1}, {gain: x}]", "missing-field", "5:23", "levels.cost", "needs 'cost'", None),
    ("levels: [{cost: 1, gian: x}]", "unknown-key", "5:22", "levels", "'gian'", "did you mean 'gain'?"),
    ("levels: [{cost: x}]", "wrong-kind", "5:19", "levels.cost", "a whole number", None),
    ("levels: [3]", "wrong-kind", "5:12", "levels", "'3'; a mapping with cost, gain is allowed", None),
    (
        "levels: [{cost: 1, gain: '{ora}'}]",
        "unknown-symbol",
        "5:29",
        "levels.gain",
        "{ora} is no symbol",
        "did you mean 'or'?",
    ),
    ("icon: coer", "unknown-symbol", "5:9", "icon", "{coer} is no symbol", "did you mean 'coeur'?"),
    (
        "text: Gagnez {ceur} vite",
        "unknown-symbol",
        "5:16",
        "text",
        "{ceur} is no symbol",
        "did you mean 'coeur'?",
    ),
    (
        "text: |\n  Un.\n\n  Deux {ceur}.",
        "unknown-symbol",
        "8:10",
        "text",
        "{ceur} is no symbol",
        "did you mean 'coeur'?",
    ),
    ("text: un **deux", "markup", "5:12", "text", "not closed", None),
    ("text: Piège : 2", "yaml-unquoted", "5:9", None, "holds `: `", 'write it in quotes: text: "Piège : 2"'),
    (
        "text: un # deux",
        "yaml-unquoted",
        "5:9",
        "text",
        "cut before `# deux`",
        'write it in quotes: text: "un # deux"',
    ),
    ("text: [un]", "yaml-unquoted", "5:9", "text", "begins with `[`", 'write it in quotes: text: "[un]"'),
    ("text:\n  - un\n  - deux", "wrong-kind", "6:5", "text", "a list; a text is allowed", None),
    ("text:\n  un: 1\n  deux: 2", "wrong-kind", "6:5", "text", "a mapping; a text is allowed", None),
    ("text: {fr: un, de: zwei}", "unknown-language", "5:18", "text", "'de' is no language", None),
    ("text: {en: one}", "missing-key", "5:9", "text", "no text in 'fr'", None),
    ("art: albo", "missing-art", "5:8", "art", "there is no assets/g/art/albo", "did you mean 'alba'?"),
    (
        "art: art/alba.png",
        "missing-art",
        "5:8",
        "art",
        "the picture is called 'alba.svg', not 'art/alba.png'",
        "write alba.svg, or rename the file",
    ),
    ("art: ../../x.svg", "outside-project", "5:8", "art", "leads out of assets/g/", None),
    ("art: /etc/passwd", "outside-project", "5:8", "art", "leads out of assets/g/", None),
    ("art: 'C:\\x.svg'", "outside-project", "5:8", "art", "leads out of assets/g/", None),
    ("friend: brim", "unknown-card", "5:11", "friend", "there is no card 'brim'", "did you mean 'brom'?"),
    ("lief: 3", "unknown-field", "5:3", "lief", "type 'hero' has no such field", "did you mean 'life'?"),
    ("Copies: 3", "unknown-field", "5:3", "Copies", "no such field", "did you mean 'copies'?"),
    ("copies: -1", "wrong-value", "5:11", "copies", "-1; 0 to 1000 is allowed", None),
    ("copies: x3", "wrong-kind", "5:11", "copies", "'x3'; a whole number is allowed", None),
    ("copies: 2.0", "wrong-kind", "5:11", "copies", "'2.0'; a whole number is allowed", None),
    (
        "back: hro.svg",
        "file-missing",
        "5:9",
        "back",
        "layouts/g/hro.svg does not exist",
        "did you mean 'hero.svg'?",
    ),
    ("back: ../../x.svg", "outside-project", "5:9", "back", "leads out of layouts/g/", None),
]


@pytest.mark.parametrize(("fields", "code", "place", "field", "words", "hint"), TABLE)
def test_one_fault_is_one_problem(
    tmp_path: Path, fields: str, code: str, place: str, field: str | None, words: str, hint: str | None
) -> None:
    _, problems = load(tmp_path, {"cards/g/cards.yaml": hero(fields)})
    (problem,) = problems
    assert (problem.code, str(problem.place)) == (code, f"cards/g/cards.yaml:{place}")
    assert words in problem.message
    assert problem.field == field
    if field:
        assert problem.card == "brom"
    if hint:
        assert (problem.hint or "").startswith(hint)


def test_all_problems_show_at_once_in_the_order_of_the_file(tmp_path: Path) -> None:
    cards = "".join(
        f"c{n}:\n  type: hero\n  name: C\n  {fields}\n"
        for n, (fields, *_) in enumerate(TABLE)
        if "\n" not in fields
    )
    _, problems = load(tmp_path, {"cards/g/cards.yaml": cards})
    lines = [p.place.line for p in problems if p.place and p.place.line]
    assert lines == sorted(lines)
    wanted = {code for fields, code, *_ in TABLE if "\n" not in fields} - {"yaml-duplicate-key"}
    assert wanted | {"missing-field"} == {p.code for p in problems}


WHOLE = """\
text: |
  **Un** {coeur}.

  Deux.
life: 007
weight: 1.10
start: yes
power: 2 BP
skills: [bold, wise]
levels:
  - {cost: 3, gain: {or}}
  - {cost: 4}
icon: {or}
art: alba
friend: brom
_note: [anything, {at: all}]
"""


def test_every_kind_of_value(tmp_path: Path) -> None:
    card = sound(tmp_path, {"cards/g/cards.yaml": hero(WHOLE)}).cards["brom"]
    values = card.values
    assert values["name"].in_lang("fr") == values["name"].in_lang("en") == "Brom"
    assert values["text"].in_lang("fr").plain == "Un {coeur}.\nDeux."
    assert (values["life"], values["start"], values["icon"], values["friend"]) == (7, True, "or", "brom")
    assert values["weight"] == Decimal("1.10") and str(values["weight"]) == "1.10"
    assert values["power"].source == "2 BP"
    assert values["skills"] == ("bold", "wise")
    assert [dict(level)["cost"] for level in values["levels"]] == [3, 4]
    assert values["levels"][0]["gain"].in_lang("fr").plain == "{or}"
    assert values["art"] == "assets/g/art/alba.svg"
    assert "other" not in values and "_note" not in values
    assert (card.type.id, card.type.ancestors, card.copies, card.back) == ("hero", ("base",), 5, None)
    assert str(card.places["weight"]) == "cards/g/cards.yaml:10:11"
    assert "_note" not in card.places


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("{coeur}", "{coeur}"),
        ("NO", "NO"),
        ("007", "007"),
        ("12:30", "12:30"),
        ("1.10", "1.10"),
        ("~", "~"),
        ("3/10", "3/10"),
    ],
)
def test_a_text_is_what_is_written(tmp_path: Path, written: str, text: str) -> None:
    game = sound(
        tmp_path,
        {
            "cards/g/cards.yaml": f"a: {{type: token, name: {written}}}\nb:\n  type: token\n  name: {written}\n"
        },
    )
    assert [card.values["name"].in_lang("fr") for card in game.cards.values()] == [text, text]


@pytest.mark.parametrize(
    ("given", "copies"), [("", 5), ("copies: 2", 2), ("copies: 0", 0), ("copies:", 5), ("copies: +3", 3)]
)
def test_copies_come_from_the_card_then_the_type(tmp_path: Path, given: str, copies: int) -> None:
    assert sound(tmp_path, {"cards/g/cards.yaml": hero(given)}).cards["brom"].copies == copies


def test_copies_of_a_type_and_by_default(tmp_path: Path) -> None:
    files = {"cards/g/cards.yaml": "a: {type: token, name: A}\nb: {type: hero, name: B, rarity: rare}\n"}
    assert [c.copies for c in sound(tmp_path, files).cards.values()] == [4, 2]


HOW = "a card is its id and its fields, without a dash and without `cards:` above:  dragon: {name: Dragon, cost: 3}"


@pytest.mark.parametrize(
    ("cards", "code", "place", "words", "hint"),
    [
        ("a: {name: A}", "card-type", "1:1", "the card has no type; types are hero, token", "write type: …"),
        (
            "a: {type: heroo, name: A}",
            "card-type",
            "1:11",
            "'heroo' is no type of this game",
            "did you mean 'hero'?",
        ),
        ("a: {type: base, name: A}", "card-type", "1:11", "the type 'base' is abstract", None),
        ("a: hello", "wrong-kind", "1:4", "the card is 'hello'; a mapping `field: value` is allowed", None),
        ("a: [x]", "wrong-kind", "1:4", "the card is a list", HOW),
        ("a: {type: token}", "missing-field", "1:1", "type 'token' needs the field 'name'", None),
        ("a: {type: token, name: }", "missing-field", "1:18", "needs the field 'name'", None),
        (
            "Bête noire: {type: token, name: A}",
            "bad-id",
            "1:1",
            "cannot be the id of a card",
            "write 'bete-noire'",
        ),
        (
            "a_b: {type: token, name: A}",
            "bad-id",
            "1:1",
            "lower-case letters a to z, digits and hyphens",
            "write 'a-b'",
        ),
        ("- a\n- b", "wrong-kind", "1:1", "the file is a list", HOW),
        ("just words", "wrong-kind", "1:1", "the file is 'just words'", None),
        ("_defaults: [x]\na: {type: token, name: A}", "wrong-kind", "1:12", "`_defaults` is a list", None),
        (
            "_defaults: {lief: 3}\na: {type: token, name: A}",
            "unknown-field",
            "1:13",
            "no card of this file has a field 'lief'",
            None,
        ),
        (
            "a: {type: token, name: A}\na: {type: token, name: B}",
            "yaml-duplicate-key",
            "2:1",
            "cards/g/cards.yaml:1:1",
            None,
        ),
    ],
)
def test_faults_of_whole_cards(
    tmp_path: Path, cards: str, code: str, place: str, words: str, hint: str | None
) -> None:
    _, problems = load(tmp_path, {"cards/g/cards.yaml": cards + "\n"})
    found = [p for p in problems if p.code != "deck-empty"]
    assert [(p.code, str(p.place)) for p in found] == [(code, f"cards/g/cards.yaml:{place}")]
    assert words in found[0].message
    if hint:
        assert found[0].hint == hint


def test_a_type_may_be_left_out_where_the_file_says_it_or_there_is_one(tmp_path: Path) -> None:
    game = GAME.replace("from: cards.yaml", "from: [cards.yaml, token.yaml]")
    files = {
        "cards/g/game.yaml": game,
        "cards/g/token.yaml": "b: {name: B}\nc: {type: hero, name: C, rarity: rare}\n",
    }
    loaded = sound(tmp_path / "named", files)
    assert [loaded.cards[id].type.id for id in ("b", "c")] == ["token", "hero"]
    one = GAME.replace("  token:\n    extends: base\n    front: hero.svg\n    copies: 4\n", "")
    only = {"cards/g/game.yaml": one, "cards/g/cards.yaml": "a: {name: A, rarity: rare}\n"}
    assert sound(tmp_path / "only", only).cards["a"].type.id == "hero"


def test_defaults_stand_in_for_what_a_card_does_not_write(tmp_path: Path) -> None:
    cards = """\
_defaults: {type: hero, rarity: rare, life: 4, copies: 3}
_note: anything
a: {name: A}
b: {name: B, life: 5, copies: 1}
c: {name: C, type: token}
"""
    a, b, c = sound(tmp_path, {"cards/g/cards.yaml": cards}).cards.values()
    assert (a.values["rarity"], a.values["life"], a.copies) == ("rare", 4, 3)
    assert (b.values["life"], b.copies) == (5, 1)
    assert (c.type.id, c.copies) == ("token", 3)
    assert set(a.places) == {"name"}


def test_a_fault_in_the_defaults_is_told_once(tmp_path: Path) -> None:
    cards = "_defaults: {type: hero, rarity: rar}\n" + "".join(f"c{n}: {{name: C}}\n" for n in range(9))
    _, problems = load(tmp_path, {"cards/g/cards.yaml": cards})
    assert [(p.code, str(p.place), p.card) for p in problems] == [
        ("wrong-choice", "cards/g/cards.yaml:1:33", "c0")
    ]


def test_ids_are_unique_over_all_files(tmp_path: Path) -> None:
    files = {"cards/g/more.yaml": "# more\nalba: {type: token, name: A}\nzoe: {type: token, name: Z}\n"}
    game, problems = load(
        tmp_path,
        files | {"cards/g/game.yaml": GAME.replace("from: cards.yaml", "from: [cards.yaml, more.yaml]")},
    )
    (problem,) = problems
    assert (problem.code, str(problem.place), problem.card) == (
        "duplicate-id",
        "cards/g/more.yaml:2:1",
        "alba",
    )
    assert "stands here and at cards/g/cards.yaml:1:1" in problem.message
    assert list(game.cards) == ["alba", "zoe"]


def test_references_to_a_card_of_a_wrong_type_and_to_one_with_faults(tmp_path: Path) -> None:
    cards = """\
a: {type: token, name: A}
b: {type: hero, name: B, rarity: rare, friend: a, other: c}
c: {type: nonsense}
"""
    _, problems = load(tmp_path, {"cards/g/cards.yaml": cards})
    assert [(p.code, p.message) for p in problems] == [
        ("wrong-reference", "'a' is a card of type 'token'; allowed is hero"),
        ("card-type", "'nonsense' is no type of this game; types are hero, token"),
    ]


def test_what_a_fault_of_syntax_hides_is_not_told_as_missing(tmp_path: Path) -> None:
    cards = (
        "a:\n  type: hero\n  rarity [common\n  name: A\nb: {type: hero, name: B, rarity: rare, friend: a}\n"
    )
    game, problems = load(tmp_path, {"cards/g/cards.yaml": cards})
    assert [p.code for p in problems] == ["yaml-syntax"]
    assert set(game.cards) == {"a", "b"}


def test_a_fault_in_a_section_of_the_game_does_not_flood_the_cards(tmp_path: Path) -> None:
    broken = (
        GAME.replace("  hero:\n    extends", "  hero: extends")
        .replace("  or: {group", "  or {group")
        .replace("  bp: {", "  bp {")
    )
    cards = CARDS.replace("}", ", text: '{or}', power: BP}")
    _, problems = load(tmp_path, {"cards/g/game.yaml": broken, "cards/g/cards.yaml": cards})
    assert [p.code for p in problems].count("yaml-syntax") == 3
    assert {p.place.file for p in problems if p.place} == {"cards/g/game.yaml"}


def test_merge_keys_share_fields_between_cards(tmp_path: Path) -> None:
    cards = """\
_base: &base {type: hero, rarity: rare, life: 3}
a: {<<: *base, name: A}
b: {<<: *base, name: B, life: 4}
"""
    a, b = sound(tmp_path, {"cards/g/cards.yaml": cards}).cards.values()
    assert (a.values["life"], b.values["life"]) == (3, 4)


def test_files_that_are_not_read_are_told(tmp_path: Path) -> None:
    files = {
        "cards/g/sets/more.yaml": "x: {}\n",
        "cards/g/old.xls": "a,b\n",
        "cards/g/_notes.yaml": "@@@",
        "cards/g/.x.yaml": "@@@",
    }
    _, problems = load(tmp_path, files | {"cards/g/prints/1.yaml": "x: 1\n"})
    assert [(p.code, str(p.place), p.severity) for p in problems] == [
        ("stray-file", "cards/g/old.xls", Severity.WARNING),
        ("stray-file", "cards/g/sets/more.yaml", Severity.WARNING),
    ]


def test_images_of_every_kind_and_place(tmp_path: Path) -> None:
    files = {f"assets/g/art/{name}": b"x" for name in ("b.png", "c.jpg", "d.jpeg", "e.webp")}
    cards = "".join(f"{n}: {{type: hero, name: N, rarity: rare, art: {n}}}\n" for n in "bcde")
    cards += "f: {type: hero, name: N, rarity: rare, art: art/b.png}\n"
    game = sound(tmp_path, files | {"cards/g/cards.yaml": cards})
    assert [c.values["art"].removeprefix("assets/g/art/") for c in game.cards.values()] == [
        "b.png",
        "c.jpg",
        "d.jpeg",
        "e.webp",
        "b.png",
    ]
    assert game.assets.read("assets/g/art/b.png") == b"x"
    assert SVG.encode() == game.assets.read("assets/g/art/alba.svg")
