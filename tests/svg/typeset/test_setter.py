"""Set text by its numbers: widths against another measurer, lines against the box, symbols against the capitals."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import ImageFont

from deckwright.basics.geometry import Rect
from deckwright.svg.typeset import Block, Fit, Inline, Region, Span, TextStyle, Typesetter
from deckwright.svg.typeset.blocks import Align
from deckwright.svg.typeset.measuring import Measured
from deckwright.svg.typeset.shaping import Shaper
from deckwright.svg.typeset.words import Words
from tests.kit.sweeps import examples

from .helpers import FJALLA, RULE, SANS, SANS_BOLD, SANS_REGULAR, TITLE, ink_of, items, line, plain, printed

CAP_HEIGHT = 0.656  # the H of Source Sans Pro is 656 of 1000 high


class TestWidths:
    @pytest.mark.parametrize("text", ["Vigilance", "AVATAR To. Ty", "œuvre", "perdez 12 points", "l’or"])
    @pytest.mark.parametrize(
        ("file", "em", "style"),
        [(SANS_REGULAR, 1000, SANS), (SANS_BOLD, 1000, replace(SANS, weight=700)), (FJALLA, 2048, TITLE)],
    )
    @pytest.mark.parametrize("size", [0.05, 2.68, 300])
    def test_are_the_sum_of_the_letters(
        self, typesetter: Typesetter, text: str, file: str, em: int, style: TextStyle, size: float
    ) -> None:
        font = ImageFont.truetype(file, em, layout_engine=ImageFont.Layout.BASIC)
        letters = sum(font.getlength(letter) for letter in text) * size / em
        bare = replace(style, size=size, features="kern=0, liga=0, calt=0")
        assert typesetter.set(line(text, bare)).lines[0].width == pytest.approx(letters, rel=2e-4)

    def test_kerning_draws_letters_together(self, typesetter: Typesetter) -> None:
        kerned = typesetter.set(line("AVATAR")).lines[0].width
        loose = typesetter.set(line("AVATAR", replace(SANS, features="kern=0"))).lines[0].width
        assert kerned < loose - 0.5

    def test_letter_spacing_stands_between_letters(self, typesetter: Typesetter) -> None:
        bare, spaced = (replace(SANS, letter_spacing=spacing) for spacing in (0.0, 1.5))
        widths = [typesetter.set(line("NONO", style)).lines[0].width for style in (bare, spaced)]
        assert widths[1] - widths[0] == pytest.approx(3 * 1.5, abs=1e-3)

    @pytest.mark.parametrize(
        ("text", "gaps"),
        [  # where letters are joined, spacing would part them: only what stands between words is spaced
            ("سلام", 0),
            ("سلام عليكم", 1),
            ("سَلَام ١٢", 2),  # numbers are not joined: behind the space and between them
            ("ܫܠܡܐ", 0),
            ("ߒߞߏ", 0),
            ("ᠮᠣᠩᠭᠣᠯ", 0),
            ("NO سلام", 2),
            ("שלום", 3),  # Hebrew letters stand apart
        ],
    )
    def test_letter_spacing_never_parts_joined_letters(
        self, typesetter: Typesetter, text: str, gaps: int
    ) -> None:
        bare, spaced = (replace(SANS, letter_spacing=spacing) for spacing in (0.0, 1.5))
        widths = [typesetter.set(line(text, style)).lines[0].width for style in (bare, spaced)]
        assert (widths[1] - widths[0]) / 1.5 == pytest.approx(gaps, abs=0.6)
        if gaps == 0:
            assert widths[1] == widths[0]

    def test_word_spacing_stands_between_words(self, typesetter: Typesetter) -> None:
        bare, spaced = (replace(SANS, word_spacing=spacing) for spacing in (0.0, 1.5))
        widths = [typesetter.set(line("un d’or\u00a0deux", style)).lines[0].width for style in (bare, spaced)]
        assert widths[1] - widths[0] == pytest.approx(2 * 1.5, abs=0.01)
        wrapped = typesetter.set(plain("un deux trois", spaced, width=widths[1], align="justify"))
        assert wrapped.lines[0].width == pytest.approx(widths[1], abs=0.01)

    def test_spaces_at_the_end_of_a_line_count_for_what_follows(self, typesetter: Typesetter) -> None:
        widths = [typesetter.set(line(text)).lines[0].width for text in ("or", "or ", "or  ")]
        assert widths == pytest.approx([widths[0], widths[0] + 2.0, widths[0] + 4.0], abs=0.01)

    def test_metrics_are_those_of_the_font(self, typesetter: Typesetter) -> None:
        metrics = typesetter.metrics(
            SANS
        )  # OS/2: ascender 984, descender -273, x-height 486, capitals 656 of 1000
        assert (metrics.ascent, metrics.descent) == pytest.approx((0.984, 0.273), abs=0.001)
        assert (metrics.x_height, metrics.cap_height) == pytest.approx((0.486, 0.656), abs=0.003)

    def test_do_not_depend_on_how_a_line_is_cut_into_spans(self, typesetter: Typesetter) -> None:
        whole = typesetter.set(line("AVATAR d’or"))
        cut = typesetter.set(
            Block((Span("AV", SANS, 1), Span("ATA", SANS, 2), Span("R d’or", SANS, 3)), wrap=False)
        )
        assert cut.lines[0].width == pytest.approx(whole.lines[0].width, abs=1e-3)

    @pytest.mark.parametrize(("space", "em"), [("\u202f", 0.2), ("\u2009", 0.2), ("\u2003", 1.0)])
    def test_a_space_that_the_font_lacks_is_a_blank(
        self, typesetter: Typesetter, space: str, em: float
    ) -> None:
        with_space = typesetter.set(line(f"or{space}!", TITLE))
        pieces = [typesetter.set(line(piece, TITLE)).lines[0].width for piece in ("or", "!")]
        assert with_space.lines[0].width - sum(pieces) == pytest.approx(em * TITLE.size, abs=0.02)
        assert not with_space.findings


class TestSingleLines:
    @pytest.mark.parametrize(("align", "factor"), [("start", 0.0), ("center", -0.5), ("end", -1.0)])
    def test_stand_at_their_anchor_on_the_baseline(
        self, typesetter: Typesetter, align: Align, factor: float
    ) -> None:
        text = typesetter.set(line("Kirigan trapu", align=align))
        assert text.lines[0].baseline == text.baseline == 0
        assert text.lines[0].x == pytest.approx(factor * text.lines[0].width)

    def test_ink_is_what_is_drawn(self, typesetter: Typesetter) -> None:
        text = typesetter.set(line("HIH", size_of(100)))
        assert text.ink.y == pytest.approx(-CAP_HEIGHT * 100, abs=0.1)
        assert text.ink.bottom == pytest.approx(0, abs=0.1)
        rows = ink_of(text, 300, 120, x=20, y=100, zoom=2)
        inked = [n for n, row in enumerate(rows) if max(row) > 128]
        assert inked[0] / 2 == pytest.approx(100 + text.ink.y, abs=1)
        assert inked[-1] / 2 == pytest.approx(100 + text.ink.bottom, abs=1)

    def test_steps_take_the_first_size_that_fits(self, typesetter: Typesetter) -> None:
        natural = typesetter.set(line("Chaporal Shaton")).lines[0].width
        for limit, scale in ((natural + 0.01, 1.0), (natural * 0.95, 0.9), (natural * 0.85, 0.8)):
            text = typesetter.set(line("Chaporal Shaton", width=limit, fit=Fit.sizes(10, (10, 9, 8))))
            assert (text.scale, text.overflow) == (scale, False)
            assert text.lines[0].width == pytest.approx(natural * scale, rel=1e-3)
        text = typesetter.set(line("Chaporal Shaton", width=natural * 0.5, fit=Fit.sizes(10, (10, 9, 8))))
        assert (text.scale, text.overflow) == (0.8, True)
        assert text.findings[0].code == "text-overflow"

    def test_shrink_is_as_little_as_needed(self, typesetter: Typesetter) -> None:
        natural = typesetter.set(line("Chaporal Shaton")).lines[0].width
        text = typesetter.set(line("Chaporal Shaton", width=natural * 0.9, fit=Fit.shrink(10, 7)))
        assert 0.9 - 1 / 400 <= text.scale <= 0.9
        assert text.lines[0].width <= natural * 0.9

    def test_line_breaks_are_kept(self, typesetter: Typesetter) -> None:
        text = typesetter.set(line("un\u2028deux", line_height=12))
        assert [(each.text, each.baseline) for each in text.lines] == [("un", 0), ("deux", 12)]


def size_of(size: float) -> TextStyle:
    return replace(SANS, size=size)


class TestBoxes:
    def test_lines_are_broken_at_the_width(self, typesetter: Typesetter) -> None:
        text = typesetter.set(Block(items(RULE), width=180, line_height=12, hyphenate="fr"))
        assert len(text.lines) > 3
        assert all(each.width <= 180 + 1e-6 for each in text.lines)

    def test_justified_lines_fill_it_but_the_last(self, typesetter: Typesetter) -> None:
        text = typesetter.set(Block(items(RULE), width=180, align="justify", hyphenate="fr"))
        *full, last = text.lines
        assert [each.width for each in full] == pytest.approx([180] * len(full), abs=0.01)
        assert last.width < 180
        assert {each.x for each in text.lines} == {0}

    @pytest.mark.parametrize(("align", "factor"), [("start", 0.0), ("center", 0.5), ("end", 1.0)])
    def test_alignment(self, typesetter: Typesetter, align: Align, factor: float) -> None:
        for each in typesetter.set(Block(items(RULE), width=180, align=align)).lines:
            assert each.x == pytest.approx((180 - each.width) * factor, abs=1e-6)

    def test_baselines_are_equally_far_apart_whatever_stands_in_a_line(self, typesetter: Typesetter) -> None:
        """B5: a symbol, smaller type or a raised letter in one line does not move the others."""
        mixed = (
            *items("Une première ligne de texte, puis {or} et la suite qui continue encore "),
            Span("GRAND ", size_of(8)),
            Span("12", replace(SANS, baseline_shift=4)),
            Span(" et la fin, qui est longue aussi, de ce texte de règles.", SANS),
        )
        text = typesetter.set(Block(mixed, width=150, line_height=12))
        assert len(text.lines) >= 4
        gaps = [b.baseline - a.baseline for a, b in pairwise(text.lines)]
        assert gaps == pytest.approx([12] * len(gaps))

    def test_paragraphs_have_their_gap_and_line_breaks_none(self, typesetter: Typesetter) -> None:
        text = typesetter.set(plain("a\u2028b\u2029c", width=50, line_height=12, paragraph_gap=5))
        assert [each.baseline - text.baseline for each in text.lines] == pytest.approx([0, 12, 29])
        assert text.logical.height == pytest.approx(41)

    def test_the_first_baseline_is_half_a_leading_and_the_ascent_down(self, typesetter: Typesetter) -> None:
        # Source Sans Pro: ascender 984, descender -273 of 1000.
        text = typesetter.set(plain("a", width=50, line_height=20))
        assert text.baseline == pytest.approx((20 - 12.57) / 2 + 9.84, abs=0.02)
        assert typesetter.set(plain("a", width=50)).logical.height == pytest.approx(12.57, abs=0.02)

    def test_vertical_alignment(self, typesetter: Typesetter) -> None:
        def set_(valign: str) -> Rect:
            return typesetter.set(plain("HH HH", width=30, height=60, line_height=12, valign=valign)).logical

        assert set_("top").y == 0
        assert set_("bottom").bottom == pytest.approx(60)
        middle = typesetter.set(plain("HH HH", width=30, height=60, line_height=12, valign="middle"))
        assert (middle.ink.y + middle.ink.bottom) / 2 == pytest.approx(30, abs=0.1)

    def test_lists_hang(self, typesetter: Typesetter) -> None:
        text = typesetter.set(Block(items("- Piochez deux cartes et gagnez une pièce."), width=80))
        first, *others = text.lines
        bullet = typesetter.set(line("•\u2002")).lines[0].width
        assert first.x == 0
        assert others
        assert [each.x for each in others] == pytest.approx([bullet] * len(others), abs=0.01)
        assert all(each.x + each.width <= 80 for each in text.lines)

    def test_right_to_left_starts_at_the_right(self, typesetter: Typesetter) -> None:
        text = typesetter.set(plain("abc", width=100, direction="rtl"))
        assert text.lines[0].x + text.lines[0].width == pytest.approx(100)

    def test_nothing_is_nothing(self, typesetter: Typesetter) -> None:
        for block in (Block(()), plain("", width=10), plain("abc", size_of(0), width=10)):
            text = typesetter.set(block)
            assert (text.lines, text.findings, text.ink) == ((), (), Rect(0, 0, 0, 0))


class TestShrinking:
    def test_one_scale_holds_for_all(self, typesetter: Typesetter) -> None:
        block = Block(items(RULE), width=180, height=70, line_height=12, fit=Fit.shrink(10, 7))
        text = typesetter.set(block)
        assert 0.7 <= text.scale < 1
        assert not text.overflow
        assert text.logical.height <= 70
        pitch = text.lines[1].baseline - text.lines[0].baseline
        assert pitch == pytest.approx(12 * text.scale)
        assert text.inlines[0].rect.width == pytest.approx(10.8 * text.scale)

    def test_a_little_more_would_not_fit(self, typesetter: Typesetter) -> None:
        block = Block(items(RULE), width=180, height=70, line_height=12, fit=Fit.shrink(10, 5))
        scale = typesetter.set(block).scale
        larger = replace(block, fit=Fit("steps", steps=(scale + 1 / 400,)))
        assert typesetter.set(larger).overflow

    def test_below_the_floor_is_an_overflow_with_the_numbers(self, typesetter: Typesetter) -> None:
        text = typesetter.set(Block(items(RULE), width=100, height=30, line_height=12, fit=Fit.shrink(10, 7)))
        assert (text.scale, text.overflow) == (0.7, True)
        (finding,) = text.findings
        assert finding.code == "text-overflow"
        assert "its box has 30 mm" in finding.message
        small = replace(
            Block(items(RULE), width=100, height=30, line_height=12, fit=Fit.shrink(10, 7)), mm=0.1
        )
        (finding,) = typesetter.set(small).findings  # in a drawing of ten units to the millimetre
        assert "its box has 3 mm" in finding.message
        assert "70 %" in finding.message
        assert "".join(printed(text)).replace(" ", "").endswith("adversaire.")  # B8: drawn whole, never cut

    def test_what_fits_keeps_its_size(self, typesetter: Typesetter) -> None:
        text = typesetter.set(Block(items(RULE), width=180, height=200, fit=Fit.shrink(10, 7)))
        assert text.scale == 1

    WORDS = st.lists(
        st.sampled_from(
            [
                "le",
                "monstre",
                "perd",
                "toute",
                "sa",
                "vitalité",
                "extraordinairement",
                "aussitôt",
                "à",
                "3",
                "-",
                "et",
            ]
        )
    )

    @settings(max_examples=examples(60), deadline=None)
    @given(WORDS, st.floats(15, 120), st.floats(5, 80), st.sampled_from(["start", "justify", "center"]))
    def test_no_word_is_lost_and_no_line_too_wide(
        self, typesetter: Typesetter, words: list[str], width: float, height: float, align: str
    ) -> None:
        block = plain(
            " ".join(words),
            width=width,
            height=height,
            align=align,
            fit=Fit.shrink(10, 6),
            hyphenate="fr",
            line_height=11,
        )
        text = typesetter.set(block)
        assert 0.6 <= text.scale <= 1
        hyphens = "".join(words).count("-")
        joined = "".join(each.text.strip() for each in text.lines)
        assert joined.replace("-", "").replace(" ", "") == "".join(words).replace("-", "")
        assert joined.count("-") >= hyphens
        assert all(each.width <= width + 0.01 for each in text.lines)
        assert text.overflow == any(finding.code == "text-overflow" for finding in text.findings)
        if not text.overflow:
            assert text.logical.height <= height + 1e-6


class TestHyphens:
    def hyphens(self, typesetter: Typesetter, block: Block) -> list[str]:
        return [each.text for each in typesetter.set(block).lines if each.text.endswith("-")]

    def test_are_drawn_where_a_word_is_broken(self, typesetter: Typesetter) -> None:
        block = plain("une extraordinairement longue", width=60, align="justify", hyphenate="fr")
        assert self.hyphens(typesetter, block)
        assert not self.hyphens(typesetter, replace(block, width=130))

    def test_none_without_a_language(self, typesetter: Typesetter) -> None:
        assert not self.hyphens(typesetter, plain("le campement de votre adversaire", width=70))

    def test_none_in_names_and_bold_talents(self, typesetter: Typesetter) -> None:
        for text in ("le bon vieux Chaporalissime", "le bon vieux **extraordinaire**"):
            block = Block(items(text), width=92, align="justify", hyphenate="fr")
            assert not self.hyphens(typesetter, block)
        assert self.hyphens(typesetter, Block(items("le bon vieux extraordinaire"), width=92, hyphenate="fr"))

    def test_but_in_a_name_that_fits_no_line(self, typesetter: Typesetter) -> None:
        """B11: hyphenated by language, in its own and not anywhere, and nothing to report."""
        text = typesetter.set(plain("le Rhinocéros", width=40, hyphenate="fr"))
        assert printed(text) == ["le Rhino-", "céros"]
        assert not text.findings

    def test_a_title_that_is_never_hyphenated_is_made_smaller(self, typesetter: Typesetter) -> None:
        """With hyphens it keeps its size; without, its longest word has a line of its own."""
        fit = Fit("shrink", floor=0.3)
        whole, broken = (
            typesetter.set(Block(items("le Rhinocéros"), width=40, hyphenate=how, fit=fit))
            for how in ("none", "fr")
        )
        assert printed(broken) == ["le Rhino-", "céros"] and broken.scale == 1
        assert printed(whole) == ["le", "Rhinocéros"] and 0.3 < whole.scale < 1
        assert not whole.findings

    def test_a_word_without_any_place_to_break_is_broken_anywhere_and_named(
        self, typesetter: Typesetter
    ) -> None:
        text = typesetter.set(plain("un krrrrrrrrrrrrrrrk !", width=40, hyphenate="fr"))
        assert text.overflow
        assert "'krrrrrrrrrrrrrrrk'" in text.findings[0].message
        assert all(each.width <= 40 for each in text.lines)
        assert "".join(printed(text)).replace(" ", "") == "unkrrrrrrrrrrrrrrrk!"

    def test_shrinking_comes_before_breaking_anywhere(self, typesetter: Typesetter) -> None:
        natural = typesetter.set(line("krrrrrrrrrk")).lines[0].width
        text = typesetter.set(plain("un krrrrrrrrrk", width=natural * 0.9, height=100, fit=Fit.shrink(10, 7)))
        assert printed(text) == ["un", "krrrrrrrrrk"]
        assert 0.89 < text.scale <= 0.9
        assert not text.findings

    def test_soft_hyphens_are_the_designers_word(self, typesetter: Typesetter) -> None:
        text = typesetter.set(plain("le Krrr\u00adrrrk", width=40))
        assert printed(text) == ["le", "Krrr-", "rrrk"] or printed(text) == ["le Krrr-", "rrrk"]
        assert printed(typesetter.set(plain("le Krrr\u00adrrrk", width=100))) == ["le Krrrrrrk"]

    @pytest.mark.parametrize("language", ["tlh", "zh", "ja", "ar", "zh-Hant-TW"])
    def test_a_language_without_patterns_is_not_hyphenated(
        self, typesetter: Typesetter, language: str
    ) -> None:
        text = typesetter.set(plain("Vigilance et Rhinocéros", width=100, hyphenate=language))
        assert not text.findings

    def test_what_is_no_language_is_told(self, typesetter: Typesetter) -> None:
        (found,) = typesetter.set(plain("a", width=9, hyphenate="French")).findings
        assert found.code == "hyphenation-unknown" and "'French'" in found.message


class TestInlines:
    def test_are_centred_on_the_capitals(self, typesetter: Typesetter) -> None:
        text = typesetter.set(Block((Span("H ", SANS), Inline("or", 12, SANS)), wrap=False))
        rect = text.inlines[0].rect
        assert (rect.width, rect.height) == (12, 12)
        assert rect.center.y == pytest.approx(-CAP_HEIGHT * 10 / 2, abs=0.01)
        assert rect.x == pytest.approx(6.52 + 2.0, abs=0.01)  # the H is 652 of 1000 wide, the space 200

    def test_alone_or_in_company_stand_alike(self, typesetter: Typesetter) -> None:
        """B2."""
        alone = typesetter.set(Block((Inline("or", 12, SANS),), width=50, line_height=12))
        beside = typesetter.set(
            Block((Span("5\u00a0", SANS), Inline("or", 12, SANS)), width=50, line_height=12)
        )
        assert alone.baseline == pytest.approx(beside.baseline)
        assert alone.inlines[0].rect.y == pytest.approx(beside.inlines[0].rect.y)

    def test_alone_in_a_font_that_nothing_else_uses(self, typesetter: Typesetter) -> None:
        """B3."""
        text = typesetter.set(Block((Inline("or", 12, TITLE),), width=50))
        assert text.lines[0].text == "{or}" and text.lines[0].width == pytest.approx(12, abs=0.01)
        assert text.inlines[0].rect.center.y < text.baseline
        assert not text.findings

    def test_first_and_last_on_a_line_do_not_overlap_their_neighbours(self, typesetter: Typesetter) -> None:
        """B1: in a row of words and symbols, each width puts another symbol at a line's edge."""
        row = tuple(
            item
            for n in range(8)
            for item in (Span("mot " if n else "Mot ", SANS), Inline(f"s{n}", 11, SANS), Span(" ", SANS))
        )
        for width in range(30, 160, 7):
            text = typesetter.set(Block(row, width=width, line_height=12))
            assert len(text.inlines) == 8
            for each in text.lines:
                inside = [p.rect for p in text.inlines if abs(p.rect.center.y - each.baseline) < 6]
                assert all(each.x - 1e-6 <= r.x and r.right <= each.x + each.width + 1e-2 for r in inside)
                assert not any(a.overlaps(b) for a, b in pairwise(inside))

    @pytest.mark.parametrize(
        "text",
        ["Perdez aussitôt 3 {coeur}", "Perdez aussitôt 3{coeur}", "Voici {coeur} 12", "Voici {coeur}12"],
    )
    def test_never_part_from_their_number(self, typesetter: Typesetter, text: str) -> None:
        for width in range(25, 120, 3):
            ends = [
                each.text.split("\u00a0")[-1]
                for each in typesetter.set(Block(items(text), width=width)).lines
            ]
            assert not any(end.endswith(("3", "aussitôt 3")) for end in ends)
            assert not any(
                each.startswith("12") for each in printed(typesetter.set(Block(items(text), width=width)))
            )

    def test_numbers_hold_symbols_without_markup_too(self, typesetter: Typesetter) -> None:
        block = Block((Span("Perdez aussitôt 3 ", SANS), Inline("coeur", 11, SANS)), width=78)
        assert printed(typesetter.set(block))[-1] == "3 {coeur}"

    def test_rows_of_symbols_may_break(self, typesetter: Typesetter) -> None:
        text = typesetter.set(Block(tuple(Inline("c", 10, SANS) for _ in range(6)), width=35))
        assert printed(text) == ["{c}{c}{c}", "{c}{c}{c}"]
        assert [p.rect.x for p in text.inlines] == pytest.approx([0, 10, 20] * 2, abs=0.01)

    def test_keys_come_back(self, typesetter: Typesetter) -> None:
        text = typesetter.set(Block((Span("a", SANS, 7), Inline("or", 12, SANS, 9)), wrap=False))
        assert text.inlines[0].key == 9
        assert text.cells(9) == text.inlines[0].rect
        assert text.cells(7).right == pytest.approx(text.inlines[0].rect.x, abs=0.01)
        assert text.cells().right == pytest.approx(text.inlines[0].rect.right, abs=0.01)


class TestQuotes:
    @pytest.mark.parametrize(
        ("text", "breaks"),
        [  # by UAX #14: | is where a line may end
            ("己“庚”辛", "己|“庚”|辛"),
            ("己‘庚’辛", "己|‘庚’|辛"),
            ("己“庚辛”！壬", "己|“庚|辛”！|壬"),  # nothing comes before an exclamation mark
            ("己：“庚”", "己：|“庚”"),
            ("己（“庚”）辛", "己|（“庚”）|辛"),  # brackets hold on to what is in them
            ("己”庚", "己”|庚"),
            ("a“庚”辛", "a“庚”|辛"),
            ("己“a”辛", "己“a”辛"),  # beside letters it may belong to either
            ("a “b” c", "a |“b” |c"),
        ],
    )
    def test_beside_ideographs_break_on_their_outer_side(
        self, typesetter: Typesetter, text: str, breaks: str
    ) -> None:
        shaper = Shaper(typesetter.fonts)
        measured = Measured(plain(text, width=1000), shaper, Words(shaper))
        paragraph, _ = measured.paragraph(0, measured.measure(measured.parts[0], 1e6))
        nexts = {each.next for each in paragraph.breaks[1:-1]}
        assert "".join("|" * (n in nexts) + letter for n, letter in enumerate(text)) == breaks

    def test_the_piece_that_fits_no_line_is_named(self, typesetter: Typesetter) -> None:
        text = typesetter.set(plain("己“庚辛”壬 krrrrrrk", width=9.5))
        (found,) = (each.message for each in text.findings if each.code == "text-overflow")
        assert found.startswith("'krrrrrrk', which may not be broken, is ") and found.endswith("'“庚', '辛”'")

    def test_how_much_it_is_too_wide_is_told(self, typesetter: Typesetter) -> None:
        """The least letters allowed are 8 of 10; the millimetres are those of the word alone on a line, less 20."""
        block = plain("krrrrrrk", width=20.0, fit=Fit.shrink(10, 8))
        wide = typesetter.set(replace(block, width=None, wrap=False, fit=Fit())).logical.width * 0.8
        (found,) = (each.message for each in typesetter.set(block).findings if each.code == "text-overflow")
        assert (
            f"is {wide:.1f} mm wide at 80 % of its size; its line has 20 mm: {wide - 20:.1f} mm too" in found
        )


class TestLargerLetters:
    """Source Sans Pro reaches 984 of 1000 above the baseline and 273 below: the line box of CSS 2.2, section 10.8."""

    LARGE = replace(SANS, size=30)

    def block(self, **more: object) -> Block:
        """One line of 10, one with a word of 30 in it, one of 10."""
        spans = (Span("a\u2028b ", SANS), Span("B", self.LARGE, 1), Span("\u2028c", SANS))
        return replace(Block(spans, width=200.0), **more)  # type: ignore[arg-type]

    @pytest.mark.parametrize(
        ("line_height", "factor", "steps"),
        [
            (None, None, (2.73 + 29.52, 8.19 + 9.84)),  # the fonts' own
            (12.0, 1.2, ((12 - 12.57) / 2 + 2.73 + (36 - 37.71) / 2 + 29.52, None)),
            # the same height for all: the larger letters stand deeper in it, and the line is not 12 but
            # (12 + 30 × 0.711) / 2 above and the small ones' (12 - 10 × 0.711) / 2 below
            (12.0, None, (2.445 + 16.665, 2.445 + 9.555)),
        ],
    )
    def test_move_the_line_that_they_are_in(
        self,
        typesetter: Typesetter,
        line_height: float | None,
        factor: float | None,
        steps: tuple[float, float | None],
    ) -> None:
        text = typesetter.set(self.block(line_height=line_height, line_factor=factor))
        first, second, third = (each.baseline for each in text.lines)
        assert second - first == pytest.approx(steps[0], abs=0.02)
        if steps[1] is not None:
            assert third - second == pytest.approx(steps[1], abs=0.02)

    def test_count_for_the_fit(self, typesetter: Typesetter) -> None:
        height = 12.57 + 37.71 + 12.57
        assert not typesetter.set(self.block(height=height + 0.1)).findings
        (found,) = typesetter.set(self.block(height=height - 0.1)).findings
        assert found.code == "text-overflow" and "62.8" in found.message
        text = typesetter.set(self.block(height=height * 0.8, fit=Fit.shrink(10, 5)))
        assert text.scale == pytest.approx(0.8, abs=0.0026) and not text.findings

    @pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
    def test_are_told_where_a_shape_is_too_low_for_them(self, typesetter: Typesetter, valign: str) -> None:
        """The line box of letters of 40 is 1.257 × 40 = 50.3 high."""
        words = (Span("un mot ", SANS), Span("OU ", replace(SANS, size=40)), Span("ici", SANS))
        for height, told in ((50.4, []), (50.2, ["text-overflow"])):
            field = Region([[(0, 0), (300, 0), (300, height), (0, height)]])
            text = typesetter.set(Block(words, width=300, height=height, region=field, valign=valign))  # type: ignore[arg-type]
            assert [each.code for each in text.findings] == told, height

    def test_smaller_letters_and_symbols_move_nothing(self, typesetter: Typesetter) -> None:
        plain_lines = typesetter.set(plain("a\u2028b", width=200))
        mixed = Block(
            (Span("a\u2028b ", SANS), Span("b", replace(SANS, size=4)), Inline("or", 30, SANS)), width=200
        )
        assert [each.baseline for each in typesetter.set(mixed).lines] == [
            each.baseline for each in plain_lines.lines
        ]
