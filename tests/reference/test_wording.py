"""Words that carry rules: cards and rulebook say them alike, in every language. Each fault is planted on its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from deckwright.build.request import Request
from deckwright.game.load import load_game
from deckwright.game.load.reference import read_reference
from deckwright.game.model import Game
from deckwright.reference.check import check_pages
from deckwright.reference.wording import BookPage, check_terms
from tests.kit.places import ROOT
from tests.kit.project import GAME, Project, make

TERMS = """\
terms:
  manche: {name: {fr: manche, en: round}, instead_of: {fr: [tour, rounde], en: bout}}
  bete: {name: {fr: bête, en: beast}}
  cimetiere: {name: {fr: cimetière, en: graveyard}, only: book}
"""
CARDS = """\
_defaults: {type: bete, vie: 1}
crabe:
  nom: {fr: Carte dans le tour, en: A bout of luck}
  effet: {fr: "Deux manches plus tard, il pince {coeur}.", en: "Two rounds later it pinches {coeur}."}
"""
FRENCH = "---\ncolumns: 2\n---\n# Le tour\n\nUne manche suit {coeur}. Voir [la suite](20-tour.md). Puis le cimetière.\n"
ENGLISH = "# Play\n\nA round of beasts follows {coeur}. Then the graveyard.\n"
PAGES = {
    "10-jeu.md": FRENCH.replace("Le tour", "Le jeu"),
    "20-tour.md": "# Fin\n\nDes bêtes.\n",
    "en/10-play.md": ENGLISH,
}


def small(tmp_path: Path, changes: dict[str, str] | None = None) -> Project:
    files = {
        "cards/petit/game.yaml": GAME + TERMS,
        "cards/petit/betes.yaml": CARDS,
        "cards/petit/sorts.yaml": "eclair: {type: sort, nom: Éclair}\n",
        **{f"cards/petit/reference/{name}": text for name, text in PAGES.items()},
    }
    return make(
        tmp_path, {**files, **{f"cards/petit/{name}": text for name, text in (changes or {}).items()}}
    )


def told(project: Project) -> list[tuple[str, int | None, str]]:
    game, problems = load_game(project.root, "petit")
    assert game is not None and [str(each) for each in problems] == []
    found = check_pages(game, Request(project.root, "petit"))
    assert {each.code for each in found} <= {"term-unexplained"}
    return [
        (each.place.file.removeprefix("cards/petit/"), each.place.line, each.message)
        for each in found
        if each.place
    ]


CARDS_ONLY = "cards say {!r}, which the rulebook in {!r} never uses"
BOOK_ONLY = "the rulebook says {!r}, which no card and no rule uses in {!r}"
INSTEAD = "{!r} stands for {!r} in {!r}"
NOBODY = "the rulebook never says the term {!r} in {!r}"
FR, EN = "reference/10-jeu.md", "reference/en/10-play.md"

# what is planted: the file, what is written in place of what, and the file, line and words that tell of it
PLANTED = [
    (FR, "Une manche", "Une partie", "betes.yaml", 4, CARDS_ONLY.format("manche", "fr")),
    (EN, "A round", "A game", "betes.yaml", 4, CARDS_ONLY.format("round", "en")),
    ("betes.yaml", "Deux manches plus", "Deux fois plus", FR, 6, BOOK_ONLY.format("manche", "fr")),
    ("betes.yaml", "Two rounds", "Two times", EN, 3, BOOK_ONLY.format("round", "en")),
    (FR, "Puis", "Puis, au tour,", FR, 6, INSTEAD.format("tour", "manche", "fr")),
    (EN, "Then", "Bouts end. Then", EN, 3, INSTEAD.format("bout", "round", "en")),
    (
        "betes.yaml",
        "il pince",
        "au tour d'après il pince",
        "betes.yaml",
        4,
        INSTEAD.format("tour", "manche", "fr"),
    ),
    (
        "betes.yaml",
        "later it",
        "later, in the bout, it",
        "betes.yaml",
        4,
        INSTEAD.format("bout", "round", "en"),
    ),
    (FR, "le cimetière", "la fosse", "game.yaml", None, NOBODY.format("cimetière", "fr")),
    (EN, "the graveyard", "the pit", "game.yaml", None, NOBODY.format("graveyard", "en")),
]


def test_cards_and_book_that_agree_have_nothing_to_tell(tmp_path: Path) -> None:
    """Names of cards, flavour, looks, links and the ids of figures are no words of the rules."""
    assert told(small(tmp_path)) == []


@pytest.mark.parametrize(("file", "said", "instead", "where", "line", "words"), PLANTED)
def test_a_planted_word_is_told_once(
    tmp_path: Path, file: str, said: str, instead: str, where: str, line: int | None, words: str
) -> None:
    whole = {"betes.yaml": CARDS, **{f"reference/{name}": text for name, text in PAGES.items()}}[file]
    assert whole.count(said) == 1
    ((found, at, message),) = told(small(tmp_path, {file: whole.replace(said, instead)}))
    assert found == where and words in message
    assert line is None or at == line


def test_a_term_that_nobody_says_is_told(tmp_path: Path) -> None:
    more = GAME + TERMS + "  dragon: {name: {fr: dragon, en: dragon}}\n"
    found = told(small(tmp_path, {"game.yaml": more}))
    assert [message.partition(" says")[0] for *_, message in found] == [
        "no card, no rule and no page of the rulebook"
    ] * 2


def test_a_rule_and_a_glossary_say_words_too(tmp_path: Path) -> None:
    """A message of rules.yaml uses a term; a list of terms explains one that no other page says."""
    rule = "fin:\n  message: {fr: Un dragon, en: A dragon}\n  where: \"type == 'bete'\"\n  count: 1..\n"
    more = (
        GAME + TERMS + "  dragon: {name: {fr: dragon, en: dragon}, meaning: {fr: Il dort., en: It sleeps.}}\n"
    )
    pages = {
        "reference/30-mots.md": "# Mots\n\n```terms\n```\n",
        "reference/en/30-mots.md": "# Words\n\n```terms\n```\n",
    }
    assert told(small(tmp_path, {"game.yaml": more, "rules.yaml": rule, **pages})) == []


# A term in game.yaml, the code, words of the message.
WRONG = [
    ("{name: {fr: manche}}", "missing-key", "has no name in 'en'"),
    ("{also: x}", "missing-key", "needs the key 'name'"),
    ("{name: {fr: manche, en: '3 ×'}}", "wrong-value", "holds no word"),
    ("{name: {fr: a, en: b}, only: cards}", "wrong-value", "allowed is 'book'"),
    ("{name: {fr: a, en: b}, instead_of: {de: c}}", "unknown-language", "'de' is no language"),
    ("{name: {fr: a, en: b}, instead-of: c}", "unknown-key", "'instead-of'"),
    ("{name: {fr: a, en: b}, meaning: 'À {soleil}.'}", "unknown-symbol", "'soleil'"),
]


@pytest.mark.parametrize(("term", "code", "words"), WRONG)
def test_a_term_that_cannot_be_read_is_told(tmp_path: Path, term: str, code: str, words: str) -> None:
    project = make(tmp_path, {"cards/petit/game.yaml": f"{GAME}terms:\n  m: {term}\n"})
    (found,) = [each for each in load_game(project.root, "petit")[1] if each.severity == "error"]
    assert found.code == code and words in found.message
    assert found.place and found.place.line and found.place.file == "cards/petit/game.yaml"


# The games of the repository, their pages read line by line, which says no less than what is set on them.


@cache
def loaded(name: str) -> Game:
    game, _ = load_game(ROOT, name)
    assert game is not None
    return game


def pages_of(name: str, lang: str | None, change: Callable[[str], str]) -> tuple[list[BookPage], int]:
    """The pages with their words changed, and how many these are."""
    pages = [(page.label, page.text, change(page.text)) for page in read_reference(ROOT, name, lang).pages]
    made = [BookPage.of(label, re.sub(r"\{[\w-]+\}", " ", new).split("\n"), new) for label, _, new in pages]
    return made, sum(old != new for _, old, new in pages)


# game, language, the term as the rulebook has it, another word for it
OTHERS = [
    ("caveloot", "fr", "affrontement", "manche"),
    ("caveloot", "fr", "pioch", "tir"),
    ("caveloot", "en", "drop", "discard"),
    ("catacombes", "fr", "compagnons?", "partenaires"),
    ("catacombes", "en", "teammates?", "partners"),
]


@pytest.mark.parametrize(("name", "lang", "said", "instead"), OTHERS)
def test_another_word_in_the_rulebook_is_told(name: str, lang: str, said: str, instead: str) -> None:
    folder = None if lang == "fr" else lang
    sound, _ = pages_of(name, folder, str)
    assert [str(each) for each in check_terms(loaded(name), lang, sound)] == []
    wrong, changed = pages_of(name, folder, lambda text: re.sub(rf"(?i)\b{said}", instead, text))
    messages = [each.message for each in check_terms(loaded(name), lang, wrong)]
    assert changed and sum("stands for" in message for message in messages) >= changed
