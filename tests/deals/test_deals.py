"""Decks made by chance: the page on deals is its own game, and the laws are counted by hand."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from deckwright.authoring.schemas.files import schemas_of
from deckwright.deals.dealing import deal_decks, pool_of
from deckwright.game.load import load_game
from tests.authoring.test_schemas import marked
from tests.kit.places import ROOT
from tests.kit.project import Outcome, run

PAGE = (ROOT / "docs" / "deals.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```yaml (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
CARD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88"><path d="M0 0h63v88z"/></svg>'
HERBS = ("sage", "mint", "moss", "thyme", "nettle", "lotus")


@pytest.fixture
def apothecary(tmp_path: Path) -> Path:
    files = {f"cards/apothecary/{name}": text for name, text in FILES.items()}
    for name, text in (files | {"layouts/apothecary/card.svg": CARD}).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def deal(folder: Path, *words: str, name: str = "booster") -> Outcome:
    return run("deal", "apothecary", name, *words, folder=folder)


def decks(folder: Path, *words: str, name: str = "booster") -> list[dict[str, Any]]:
    outcome = deal(folder, *words, "--list", "--json", name=name)
    assert outcome.code == 0, outcome.text
    found: list[dict[str, Any]] = json.loads(outcome.out)
    return found


def write(folder: Path, text: str, file: str = "deals.yaml") -> None:
    (folder / "cards/apothecary" / file).write_text(text, encoding="utf-8")


def is_allowed(deck: Counter[str]) -> bool:
    """The laws of the page, once more and by hand."""
    return (
        deck.total() == 6
        and deck["nettle"] + deck["lotus"] == 1
        and 1 <= deck["sage"] + deck["moss"] <= 3
        and max(deck.values()) <= 2
        and not (deck["nettle"] and deck["mint"])
        and not (deck["moss"] and not deck["sage"])
    )


def test_every_deck_keeps_the_laws_and_every_allowed_deck_comes(apothecary: Path) -> None:
    allowed = {deck for deck in combinations_with_replacement(sorted(HERBS), 6) if is_allowed(Counter(deck))}
    found = decks(apothecary, "--count", "600")
    came = {tuple(sorted(deck["cards"])) for deck in found}
    assert came == allowed and len(allowed) > 5
    assert len({tuple(deck["cards"]) for deck in found}) > len(allowed)  # also in other orders


def test_a_deck_follows_from_seed_and_number_alone(apothecary: Path) -> None:
    whole = decks(apothecary, "--count", "40", "--seed", "7")
    assert decks(apothecary, "--count", "40", "--seed", "7", "--only", "17..20") == whole[16:20]
    assert decks(apothecary, "--seed", "7", "--only", "3,17") == [whole[2], whole[16]]
    assert [deck["number"] for deck in whole] == list(range(1, 41))
    assert [d["cards"] for d in decks(apothecary, "--count", "40", "--seed", "8")] != [
        d["cards"] for d in whole
    ]


def test_the_name_is_made_of_words_in_each_language(apothecary: Path) -> None:
    names = {
        f"{mood_en} {place_en}": f"{place_fr} {mood_fr}"
        for mood_en, mood_fr in (("Quiet", "Calme"), ("Wild", "Sauvage"))
        for place_en, place_fr in (("Garden", "Jardin"), ("Forest", "Forêt"))
    }
    found = decks(apothecary, "--count", "60", "--seed", "7")
    assert {deck["name"]["en"]: deck["name"]["fr"] for deck in found} == names
    assert found[16]["values"]["code"] == {"en": "B-7-17", "fr": "B-7-17"} or found[16]["values"]["code"] == {
        "en": "B-7-17"
    }
    assert (
        f"17  {found[16]['name']['fr']}"
        in deal(apothecary, "--seed", "7", "--only", "17", "--list", "--lang", "fr").out
    )


def test_the_record_has_a_line_a_deck(apothecary: Path) -> None:
    outcome = deal(apothecary, "--count", "12", "--seed", "7")
    file = apothecary / "build/apothecary/apothecary-deal-booster-7.jsonl"
    assert outcome.code == 0 and str(file) in outcome.out.replace("\n", "")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == decks(apothecary, "--count", "12", "--seed", "7")
    assert deal(apothecary, "--count", "12", "--seed", "7", "--only", "5..6").code == 0
    part = file.with_name("apothecary-deal-booster-7-5-6.jsonl")
    assert part.read_text(encoding="utf-8").splitlines() == lines[4:6]


def test_cards_come_as_their_weights_say(apothecary: Path) -> None:
    """Four cards with weights 1 to 4: of 4000 cards each has its tenths; 150 are more than four deviations (126)."""
    weight = "1 if id == 'sage' else 2 if id == 'mint' else 3 if id == 'moss' else 4 if id == 'thyme' else 0"
    write(apothecary, f'one: {{from: "type == \'herb\'", size: 4, weight: "{weight}"}}\n')
    found = json.loads(deal(apothecary, "--count", "1000", "--stats", "--json", name="one").out)
    copies = {each["card"]: each["copies"] for each in found}
    assert [each["weight"] for each in found] == [0.1, 0.2, 0.3, 0.4]
    assert sum(copies.values()) == 4000
    for card, wanted in {"sage": 400, "mint": 800, "moss": 1200, "thyme": 1600}.items():
        assert abs(copies[card] - wanted) < 150, copies


def test_at_most_so_many_are_alike_also_where_no_law_tells_cards_apart(apothecary: Path) -> None:
    write(apothecary, "one: {from: type == 'herb', size: 6, alike: 1, weight: copies}\n")
    assert all(
        sorted(deck["cards"]) == sorted(HERBS) for deck in decks(apothecary, "--count", "5", name="one")
    )


RULES = "no-lotus: {where: \"id == 'lotus'\", count: 0}\nsages: {where: \"id == 'sage'\", copies: 1}\n"


def test_the_rules_of_the_game_judge_each_deck(apothecary: Path) -> None:
    write(apothecary, RULES, "rules.yaml")
    found = decks(apothecary, "--count", "30")
    assert all(deck["cards"].count("sage") == 1 and "lotus" not in deck["cards"] for deck in found)
    write(apothecary, FILES["deals.yaml"] + "  rules: [sages]\n")
    found = decks(apothecary, "--count", "30")
    assert all(deck["cards"].count("sage") == 1 for deck in found)
    assert any("lotus" in deck["cards"] for deck in found)


def test_rules_that_no_deck_keeps_are_told(apothecary: Path) -> None:
    write(apothecary, "many: {where: \"id == 'sage'\", copies: 5}\n", "rules.yaml")
    outcome = deal(apothecary)
    assert outcome.code == 1 and "'many' (100 of 100)" in outcome.err and "[deal-refused]" in outcome.err


# (the laws of a deal of the six herbs, the fewest of them that no deck keeps; None: there is one)
LAWS: list[tuple[str, tuple[str, ...] | None]] = [
    ("size: 6\n  numbers: {rare: {where: \"rarity == 'rare'\", count: 7..}}", ("`size` 6", "'rare' of")),
    ("size: 12\n  alike: 2", None),
    ("size: 13\n  alike: 2", ("`size` 13", "`alike` 2")),
    ("size: 6\n  numbers: {x: {where: \"id == 'elm'\", count: 1}}", ("'x' of `numbers` 1 ",)),
    (
        "size: 4\n  alike: 1\n  exclude: [[sage, mint, moss]]\n"
        "  numbers: {rare: {where: \"rarity == 'rare'\", count: 1}}",
        ("`size` 4", "`alike` 1", "`exclude` sage, mint, moss", "'rare' of"),
    ),
    (
        "size: 3\n  alike: 3\n  with: {sage: [mint], mint: [moss], moss: [thyme]}\n"
        "  numbers: {s: {where: \"id == 'sage'\", count: 1..}, n: {where: \"id == 'nettle'\", count: ..1}}",
        ("`size` 3", "`with` sage: mint", "`with` mint: moss", "`with` moss: thyme", "'s' of"),
    ),
    (
        "size: 6\n  exclude: [[sage, mint]]\n  with: {sage: [mint]}\n"
        "  numbers: {s: {where: \"id == 'sage'\", count: 1..}}",
        ("`exclude` sage, mint", "`with` sage: mint", "'s' of"),
    ),
    ("size: 6\n  exclude: [[sage, mint]]\n  with: {sage: [mint]}", None),
]  # fmt: skip


@pytest.mark.parametrize(("laws", "told"), LAWS)
def test_the_fewest_laws_that_contradict_are_told(
    apothecary: Path, laws: str, told: tuple[str, ...] | None
) -> None:
    write(apothecary, f"one:\n  from: type == 'herb'\n  {laws}\n")
    outcome = deal(apothecary, "--list", name="one")
    if told is None:
        assert outcome.code == 0, outcome.text
        return
    assert outcome.code == 1 and "[deal-contradiction]" in outcome.err
    message = " ".join(outcome.err.split())
    assert all(law in message for law in told), message
    assert message.count("(line ") == len(told), message


# (what stands in the file, what is written instead, a code and a part of the message)
FAULTS = [
    ("size: 6 ", "size: 0 ", "wrong-value", "1 to 1000 is allowed"),
    ("  size: 6 ", "  sise: 6 ", "unknown-key", "sise"),
    ("count: 1..3", "count: 3..1", "wrong-value", "runs from 3 down to 1"),
    ("count: 1..3", "count: 1/2", "wrong-value", "whole numbers"),
    ("[[nettle, mint]]", "[[nettle, mimt]]", "unknown-name", "'mimt'"),
    ("[[nettle, mint]]", "[[nettle]]", "wrong-value", "alone"),
    ("{moss: [sage]}", "{mos: [sage]}", "unknown-name", "'mos'"),
    ('"{mood} {place}"', '"{mud} {place}"', "unknown-name", "{mud}"),
    ("weight: copies", "weight: copys", "condition", "copys"),
    ("weight: copies", "rules: [x]", "unknown-name", "no rule 'x'"),
]


@pytest.mark.parametrize(("there", "instead", "code", "told"), FAULTS)
def test_faults_are_told_at_their_place(
    apothecary: Path, there: str, instead: str, code: str, told: str
) -> None:
    assert there in FILES["deals.yaml"]
    write(apothecary, FILES["deals.yaml"].replace(there, instead, 1))
    found = json.loads(run("check", "--json", folder=apothecary).out)["problems"]
    (fault,) = [each for each in found if each["code"] == code]
    assert told in fault["message"] and fault["file"] == "cards/apothecary/deals.yaml" and fault["line"]


def test_what_is_asked_for_and_is_not_there_is_told(apothecary: Path) -> None:
    outcome = deal(apothecary, name="boster")
    assert outcome.code == 2 and "[unknown-deal]" in outcome.err and "booster" in outcome.err
    for only in ("0", "4..2", "x", "1..9999999999"):
        assert deal(apothecary, "--only", only).code == 2
    assert deal(apothecary, "--count", "5", "--only", "6").code == 2
    write(apothecary, FILES["deals.yaml"].replace("weight: copies", "weight: 0 - copies"))
    outcome = deal(apothecary)
    assert outcome.code == 1 and "[deal-unfit]" in outcome.err


def test_an_editor_knows_what_a_deal_may_hold(apothecary: Path) -> None:
    schema = schemas_of(apothecary, "apothecary")["deals.json"]
    assert not marked(schema, FILES["deals.yaml"])
    for there, instead in (
        ("size: 6 ", "size: 0 "),
        ("{moss: [sage]}", "{mos: [sage]}"),
        ("alike", "alikes"),
    ):
        assert marked(schema, FILES["deals.yaml"].replace(there, instead, 1))


def test_every_key_of_a_deal_is_explained(apothecary: Path) -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    write(apothecary, FILES["deals.yaml"] + "  qqqq: 1\n")
    found = json.loads(run("check", "--json", folder=apothecary).out)["problems"]
    (fault,) = [each for each in found if each["code"] == "unknown-key"]
    assert set(fault["hint"].removeprefix("known are ").split(", ")) == told


def test_caveloots_boosters_and_sealed_decks_are_what_they_say() -> None:
    game, _ = load_game(ROOT, "caveloot")
    assert game is not None
    for name, wanted in (("booster", {"commune": 8, "rare": 3, "extremement-rare": 1}), ("scelle", None)):
        (deck,) = deal_decks(game, pool_of(game, game.deals[name]), 7, [3])
        cards = [game.cards[id] for id in deck.cards]
        found = Counter(card.values["rarete"] for card in cards)
        assert wanted is None or found == wanted
        monsters = sum(card.type.id == "monstre" for card in cards)
        assert (3 <= monsters <= 6 and len(cards) == len(set(deck.cards))) if wanted else 18 <= monsters <= 30
        assert wanted or sum(card.values.get("origine", False) for card in cards) == 1
