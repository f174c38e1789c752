"""Words shaped once against the same text shaped by Pango as a whole: glyphs, places, and where lines may end."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.svg.typeset import Block, FontSet, Inline, Item, SetText, Span, TextStyle, Typesetter
from deckwright.svg.typeset.measuring import Measured
from deckwright.svg.typeset.shaping import Shaper
from deckwright.svg.typeset.words import Words

from .helpers import FONT_FILES, SANS, TITLE, font_file

ROMAN, ROMAN_BOLD = (
    font_file("font_source_serif_pro", f"SourceSerifPro-{name}.otf") for name in ("Regular", "Bold")
)
KERNED = TextStyle(("Source Serif Pro",), 10.0)  # whose letters are kerned with spaces

SERIF = TextStyle(("Source Serif Pro",), 9.0, italic=True)
ROOT = Path(__file__).parents[3]
_SENTENCES = re.compile(r"[^\n#|`]{12,}")
# What words are not: ligatures and kerning beyond a word, marks, other scripts, signs that part a run.
SENTENCES = [
    "Le fief offre un effort difficile : « L’affût » … Ça va ?",
    "AV To. Ty, 'Wa' — Ve P. A, T o, V a",
    "12 × 3 = 36, 1/2, 3 ± 4 °C, © § ¶ ™",
    "éèêëàâäôöûüùïîçÿœæÉÈŒÆ",
    "e\u0301 a\u0300 n\u0303 \u0301",
    "Zażółć gęślą jaźń. Příliš žluťoučký kůň. Árvíztűrő tükörfúrógép.",
    "Tiếng Việt ở đây. İstanbul ılık fi. Ĳsvogel, col·lecció.",
    "שלום hello 123 שלום",
    "سلام عليكم, hello",
    "Привет, мир. Καλημέρα κόσμε. 你好 “世界”。",
    "a  b   c ",
    " deux  espaces",
    "-5 +3 (2) [1] {x}",
    "5 10 15",
    "mot-clé, peut-être, c’est-à-dire — ou – pas",
    "x\u00a0: y\u202f; z\u2009! w\u2003q",
    "👍 oui ☺ non",
    "",
]
STYLES = [
    SANS,
    replace(SANS, weight=700, size=7.3),
    SERIF,
    TITLE,
    KERNED,
    replace(KERNED, weight=700),
    replace(SANS, features="lnum=1,tnum=1,liga=0", language="en"),
    replace(SERIF, language="tr"),
    replace(SANS, letter_spacing=0.7),
    replace(KERNED, letter_spacing=-0.21, weight=700),
]


def corpus() -> list[str]:
    files = sorted((*ROOT.glob("cards/*/*.yaml"), *ROOT.glob("cards/*/lang/*.yaml"), *ROOT.glob("docs/*.md")))
    found = (match[0] for file in files for match in _SENTENCES.finditer(file.read_text(encoding="utf-8")))
    return list(dict.fromkeys(found))


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


def looks(laid: SetText) -> list[object]:
    """All that is shown of a text: the glyphs of each run, letter by letter, and the lines."""
    runs = [(run.item, run.x, run.y, run.width, run.glyphs.fields) for run in laid.glyph_runs]
    return [laid.scale, laid.lines, laid.inlines, laid.findings, runs, list(laid.letters())]


class TestAgainstPango:
    @pytest.mark.parametrize("style", STYLES)
    @pytest.mark.parametrize("text", SENTENCES)
    def test_a_sentence_is_set_alike(
        self, typesetter: Typesetter, by_pango: Callable[[Block], SetText], text: str, style: TextStyle
    ) -> None:
        for block in (
            Block((Span(text, style),), wrap=False),
            Block((Span(text, style),), width=30, height=40, hyphenate="fr", align="justify"),
        ):
            assert looks(typesetter.set(block)) == looks(by_pango(block))

    def test_what_games_and_the_manual_say_is_set_alike(
        self, typesetter: Typesetter, by_pango: Callable[[Block], SetText]
    ) -> None:
        bold = replace(SANS, weight=700)
        for n, text in enumerate(corpus()[::151]):
            before, _, behind = text.partition(" ")
            spans: tuple[Item, ...] = (
                Span(before + " ", bold),
                Inline("coin", 1.0, SANS, 1),
                Span(behind, (SANS, SERIF, KERNED)[n % 3], 2),
            )
            block = Block(spans, width=60.0, hyphenate="fr" if n % 2 else None)
            assert looks(typesetter.set(block)) == looks(by_pango(block)), text

    @pytest.mark.parametrize("spacing", [0.7, -0.21])
    @pytest.mark.parametrize("style", [SANS, KERNED])
    def test_spaced_letters_are_set_alike_beside_what_is_none(
        self, typesetter: Typesetter, by_pango: Callable[[Block], SetText], style: TextStyle, spacing: float
    ) -> None:
        spaced, bold = replace(style, letter_spacing=spacing), replace(style, weight=700)
        coin = Inline("coin", 1.0, spaced, 1)
        rows: list[tuple[Item, ...]] = [
            (Span("AVEC ", spaced), coin),
            (coin, Span("AVEC", spaced, 2)),
            (Span("AV", spaced), Span("EC", bold, 1), Span("TOI", spaced, 2)),
            (Span("AV ", spaced), Span(" EC", replace(bold, letter_spacing=spacing), 1)),
            (Span("A\u202fV\u2003E", spaced),),
        ]
        for items in rows:
            for block in (Block(items, wrap=False), Block(items, width=3 * spaced.size)):
                assert looks(typesetter.set(block)) == looks(by_pango(block))

    def test_spaced_letters_are_plain(self, typesetter: Typesetter) -> None:
        shaper = Shaper(typesetter.fonts)
        for style in (SANS, KERNED):
            block = Block((Span("AVEC 3 TOI", replace(style, letter_spacing=0.3)),), wrap=False)
            assert Measured(block, shaper, Words(shaper)).shaped.layout is None

    def test_most_of_what_games_say_is_plain(self, typesetter: Typesetter) -> None:
        shaper = Shaper(typesetter.fonts)
        words = Words(shaper)
        texts = corpus()[::199]
        plain = sum(
            Measured(Block((Span(text, SANS),)), shaper, words).shaped.layout is None for text in texts
        )
        assert plain > 0.8 * len(texts)

    @pytest.mark.parametrize("text", SENTENCES[:6])
    def test_glyphs_that_are_drawn_are_those(
        self, typesetter: Typesetter, by_pango: Callable[[Block], SetText], text: str
    ) -> None:
        block = Block((Span(text, SANS),), wrap=False)
        assert typesetter.set(block).ink == by_pango(block).ink
