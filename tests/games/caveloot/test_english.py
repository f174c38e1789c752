"""The English edition: every card in English, nothing left in French, and each does what the French card does.

Both languages are read from the files by PyYAML alone; what stands on the cards comes from the record of the drawing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
import yaml

from deckwright.basics.problems import Problem
from deckwright.faces.draw.types import DrawnGame

from . import raw
from .test_symbols import fronts, shown

RULES = ("effet", "recompense", "condition", "speciale")
TEXTS = ("nom", *RULES, "ambiance")
IN_LEVELS = ("gain", "butin")
# Proper names, which are the same in both languages; all other words have to differ.
NAMES = {
    "Psoro", "Chaporal Shaton", "Freezor", "Mordrakar", "Justernin Bradley", "Sylvia de Merydian", "Pulsatron", "HELP!",
}  # fmt: skip
WORD = re.compile(r"[^\W\d_]+")
# Words that French texts are full of and English ones never have ("on", "a", "plus", "pour", "or" are in both).
FRENCH = frozenset(
    WORD.findall(
        "le la les un une des du au aux de et ou où ni ne pas que qui il elle ils elles vous votre vos son "
        "ses leur ce cette ces est sont dans sur sous avec sans en par chaque tout toute niveau niveaux "
        "puissance carte cartes héros trésor fée quête combat affrontement campement récompense gardez donnez "
        "prenez détruisez piochez ajoutez jetez payez"
    )
)
ENGLISH_ANYWAY = ("Sylvia de Merydian", "Pick de Luxe")


@cache
def document(name: str) -> dict[str, Any]:
    """A file of the game, every scalar as the text that stands in it."""
    return dict(yaml.load((raw.CARDS / f"{name}.yaml").read_text(encoding="utf-8"), Loader=yaml.BaseLoader))


def texts(fields: Mapping[str, Any]) -> dict[str, str]:
    """Every text of a card by its place."""
    found = {name: str(fields[name]) for name in TEXTS if fields.get(name)}
    for number, level in enumerate(fields.get("niveaux", ()), 1):
        found |= {f"niveaux.{number}.{name}": level[name] for name in IN_LEVELS if level.get(name)}
    return found


def pairs() -> Iterator[tuple[str, str, str, str]]:
    """Card, place, French, English."""
    overlay = document("lang/en")
    for card in raw.cards():
        english = texts(overlay[card.id])
        for place, french in texts(card.fields).items():
            yield card.id, place, french, english[place]


def bilingual(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Every text of game.yaml that is written by language."""
    if isinstance(value, dict) and value.keys() <= {"fr", "en"} and value:
        yield path, value
    elif isinstance(value, dict):
        for key, part in value.items():
            if key not in (
                "forms",
                "instead_of",
            ):  # of a term: how one language bends it, and what it never says
                yield from bilingual(part, f"{path}.{key}")


def french_words(text: str) -> set[str]:
    for name in ENGLISH_ANYWAY:
        text = text.replace(name, "")
    return set(FRENCH) & {word.lower() for word in WORD.findall(raw.SYMBOL_IN_TEXT.sub(" ", text))}


def rules_of_both() -> list[tuple[str, str, str, str]]:
    found = [pair for pair in pairs() if pair[1] in RULES or pair[1].startswith("niveaux")]
    assert len(found) > 200
    return found


# The files


def test_every_text_of_every_card_is_there_in_english() -> None:
    overlay = document("lang/en")
    assert overlay.keys() == {card.id for card in raw.cards()}
    for card in raw.cards():
        assert texts(overlay[card.id]).keys() == texts(card.fields).keys(), card.id


def test_what_is_the_same_in_both_is_a_proper_name() -> None:
    assert {french for _, _, french, english in pairs() if french == english} == NAMES


def test_french_words_are_found() -> None:
    assert french_words("Prenez 1 carte visible de la région.") == {"prenez", "carte", "de", "la"}
    assert french_words("Sylvia de Merydian pays 1 {carte-speciale}.") == set()


def test_no_french_word_is_left_in_an_english_text() -> None:
    left = {(id, place): french_words(english) for id, place, _, english in pairs() if french_words(english)}
    assert left == {}


def test_every_word_name_and_meaning_of_the_game_is_there_in_english() -> None:
    game = document("game")
    for path, value in bilingual(game):
        assert value.keys() == {"fr", "en"}, path
        assert french_words(value["en"]) == set(), path
    assert all(word.keys() == {"fr", "en"} for word in game["words"].values())
    assert all(
        symbol[what].keys() == {"fr", "en"}
        for symbol in game["symbols"].values()
        for what in ("name", "meaning")
    )


def test_symbols_are_the_same_in_both() -> None:
    def symbols(text: str) -> Counter[str]:
        return Counter(raw.SYMBOL_IN_TEXT.findall(text))

    assert [(id, place) for id, place, fr, en in pairs() if symbols(fr) != symbols(en)] == []


def test_figures_are_the_same_in_both() -> None:
    def figures(text: str) -> Counter[str]:
        return Counter(re.findall(r"\d+", text))

    assert [(id, place) for id, place, fr, en in rules_of_both() if figures(fr) != figures(en)] == []


def test_a_card_that_another_one_names_has_that_name_in_english() -> None:
    """Names in the plural are not told apart from other words; the singular ones are many enough."""
    overlay = document("lang/en")
    names = {
        str(card.get("nom")): overlay[card.id]["nom"]
        for card in raw.cards()
        if card.deck not in raw.POWER_DECKS
    }
    named = 0
    for id, place, french, english in rules_of_both():
        for name, in_english in names.items():
            if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", french) and name != "Vitalité":
                named += 1
                assert in_english.removesuffix("!") in english, (id, place, name)
    assert named > 30


@pytest.mark.parametrize("field", TEXTS)
def test_no_two_english_cards_have_the_same_words(field: str) -> None:
    overlay = document("lang/en")
    for deck in {card.deck for card in raw.cards()}:
        said = Counter(overlay[card.id].get(field) for card in raw.deck(deck))
        shared = [text for text, count in said.items() if text and count > 1]
        assert field == "recompense" or shared == [], deck


def test_english_punctuation() -> None:
    """No space before a sign, straight quotes as the markup wants them, a full stop at the end of a sentence."""
    for id, place, _, english in pairs():
        assert not re.search(r"\s[;:!?,.]|[«»“”’]|  ", english), (id, place)
        assert place == "nom" or "butin" in place or english[-1] in ".!?…", (id, place)


def test_a_guild_has_the_word_in_its_name() -> None:
    guilds = [document("lang/en")[card.id]["nom"] for card in raw.cards() if card.type == "guilde"]
    assert len(guilds) == 5 and all("guild" in name.lower() for name in guilds)


# The cards


def test_the_english_cards_are_without_fault(english: tuple[DrawnGame, tuple[Problem, ...]]) -> None:
    assert english[1] == ()


def test_an_english_card_shows_the_symbols_of_its_data(
    english: tuple[DrawnGame, tuple[Problem, ...]],
) -> None:
    plates = fronts(english[0])
    assert [card.id for card in raw.cards() if shown(plates[card.id]) != raw.expected_symbols(card)] == []


def test_nothing_on_an_english_card_is_french(english: tuple[DrawnGame, tuple[Problem, ...]]) -> None:
    """What the layouts add is looked at, too: type lines, rules of talents, labels, a space before a colon."""
    found: dict[str, list[str]] = {}
    read = 0
    for plate in english[0].faces.values():
        for box in plate.painted.texts:
            read += len(WORD.findall(box.text))
            if french_words(box.text) or re.search(r"[\s\u00a0\u202f][:;!?]|[«»]", box.text):
                found.setdefault(plate.face.id, []).append(box.text)
    assert found == {}
    assert read > 5000


def test_a_talent_alone_leaves_room_to_be_read_in_9_pt(
    english: tuple[DrawnGame, tuple[Problem, ...]],
) -> None:
    """Its rule is short enough for two lines of 9 pt, over one line of flavour."""
    plates = fronts(english[0])
    alone = [
        card.id
        for card in raw.cards()
        if card.type in ("monstre", "heros", "artefact", "fee")
        and len(card.get("talents") or ()) == 1
        and card.get("ambiance")
        and not any(card.get(name) for name in ("effet", "gain_endurance", "gain_vitalite"))
    ]
    boxes = {id: next(box for box in plates[id].painted.texts if box.id == "texte") for id in alone}
    assert len(boxes) > 15
    assert {id: box for id, box in boxes.items() if box.lines > 3 or box.font_size < 8.99} == {}
