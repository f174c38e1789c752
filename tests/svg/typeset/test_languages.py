"""Real sentences in many languages, put together from words: glyphs and places are those of Pango."""

import lzma
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.svg.typeset import Block, FontSet, SetText, Span, TextStyle, Typesetter
from deckwright.svg.typeset.words import Words
from tests.kit.sweeps import share

from .helpers import FONT_FILES, SANS
from .test_words import KERNED, ROMAN, ROMAN_BOLD, SERIF, looks

FILE = Path(__file__).with_name("sentences") / "sentences.txt.xz"
STYLES = (SANS, KERNED, SERIF, replace(SANS, letter_spacing=0.31), replace(KERNED, weight=700))


def sentences() -> dict[str, list[str]]:
    """All sentences by language."""
    text = lzma.decompress(FILE.read_bytes()).decode()
    parts = (part.splitlines() for part in text.removeprefix("# ").split("\n# "))
    return {lines[0]: lines[1:] for lines in parts}


LANGUAGES = sentences()


def blocks(language: str) -> list[Block]:
    """The sentences of a language, each a paragraph of one style, in lines that are hyphenated."""
    found, every = list[Block](), share(1, 29)
    for n, text in enumerate(LANGUAGES[language][::every]):
        style: TextStyle = replace(STYLES[n % len(STYLES)], language=language)
        found.append(Block((Span(text, style),), width=16 * style.size, hyphenate=language))
    return found


@pytest.fixture(scope="module")
def typesetter() -> Typesetter:
    return Typesetter(FontSet([*FONT_FILES, ROMAN, ROMAN_BOLD]))


@pytest.fixture(scope="module")
def by_pango() -> Callable[[Block], SetText]:
    other = Typesetter(FontSet([*FONT_FILES, ROMAN, ROMAN_BOLD]))

    def set_whole(block: Block) -> SetText:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Words, "lines", lambda *_: None)
            return other.set(block)

    return set_whole


def test_there_are_enough_of_them() -> None:
    assert len(LANGUAGES) >= 8
    assert sum(len(set(found)) for found in LANGUAGES.values()) >= 5000


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_set_alike(
    typesetter: Typesetter, by_pango: Callable[[Block], SetText], language: str
) -> None:
    for block in blocks(language):
        assert looks(typesetter.set(block)) == looks(by_pango(block)), block.items[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_all_are_plain(typesetter: Typesetter, language: str) -> None:
    laid = [typesetter.set(block) for block in blocks(language)]
    assert sum(any(run.glyphs.words for run in each.glyph_runs) for each in laid) > 0.9 * len(laid)
