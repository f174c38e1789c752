"""Drawn text, read back by other programs."""

from dataclasses import replace
from pathlib import Path

import cairocffi
import pytest

from deckwright.svg.typeset import Block, FontSet, SetText, Span, TextStyle, Typesetter

from .helpers import (
    FONT_FILES,
    RULE,
    SANS,
    TITLE,
    draw_pdf,
    ink_of,
    items,
    line,
    pdf_fonts,
    pdf_text,
    pdf_words,
    plain,
)


def test_text_stays_text(typesetter: Typesetter, tmp_path: Path) -> None:
    text = typesetter.set(Block(items(RULE), width=180, align="justify", hyphenate="fr"))
    read = " ".join(pdf_text(draw_pdf(tmp_path / "a.pdf", text)).split())
    assert "avant l’exploration, regardez la première carte" in read
    assert read.endswith("du campement de votre adversaire.")


@pytest.mark.parametrize(
    "text",
    [
        "Lim-Dûl’s Vault",
        "Dungeons & Dragons",
        "HP < 3 > 2",
        'un "mot" \\ l’autre',
        "Žluťoučký łódź",
        "ffi fl ﬁ",
    ],
)
def test_letters_come_out_as_they_went_in(typesetter: Typesetter, tmp_path: Path, text: str) -> None:
    """B13, B18."""
    assert pdf_text(draw_pdf(tmp_path / "a.pdf", typesetter.set(line(text)))).strip() in (
        text,
        text.replace("ﬁ", "fi"),
    )


def test_spaces_are_kept(typesetter: Typesetter, tmp_path: Path) -> None:
    """B15."""
    single, double, tab = (typesetter.set(line(f"a{space}b")).lines[0].width for space in (" ", "  ", "\t"))
    assert double - single == pytest.approx(2.0, abs=0.01)  # the space of Source Sans Pro: 200 of 1000
    assert tab == pytest.approx(single)


def test_words_stand_where_the_lines_say(typesetter: Typesetter, tmp_path: Path) -> None:
    text = typesetter.set(Block(items(RULE), width=180, line_height=12, align="end"))
    words = pdf_words(draw_pdf(tmp_path / "a.pdf", text, x=50, y=30))
    for each in text.lines:
        row = [w for w in words if w[2] < 30 + each.baseline < w[4]]
        assert min(w[1] for w in row) == pytest.approx(50 + each.x, abs=0.05)
        if not each.text.endswith("}"):
            assert max(w[3] for w in row) == pytest.approx(230, abs=0.05)


def test_fonts_are_embedded_subset_and_readable(typesetter: Typesetter, tmp_path: Path) -> None:
    text = typesetter.set(Block((*items("un **gras** *penché* ‽"), Span("TITRE", TITLE)), width=150))
    fonts = pdf_fonts(draw_pdf(tmp_path / "a.pdf", text))
    names = {row[0].split("+")[1] for row in fonts}
    assert names == {"SourceSansPro-Regular", "SourceSansPro-Bold", "SourceSansPro-It", "FjallaOne-Regular"}
    for row in fonts:
        assert row[-5:-2] == ["yes", "yes", "yes"]  # embedded, subset, with a map to Unicode


def test_small_capitals_are_read_as_letters(typesetter: Typesetter, tmp_path: Path) -> None:
    for style in (SANS, TITLE):  # one with small capitals of its own, one without
        text = typesetter.set(line("Vigilance Été", replace(style, small_caps=True)))
        natural = typesetter.set(line("VIGILANCE ÉTÉ", style))
        assert text.lines[0].width < natural.lines[0].width
        assert pdf_text(draw_pdf(tmp_path / "a.pdf", text)).strip() == "Vigilance Été"


def test_picture_and_pdf_have_the_same_lines(typesetter: Typesetter) -> None:
    """B8: layout never sees the device, so the same object is drawn on every one."""
    text = typesetter.set(Block(items(RULE), width=60, height=60))
    assert ink_of(text, 60, 60, zoom=2) != ink_of(typesetter.set(plain("", width=60)), 60, 60, zoom=2)


def test_the_same_again_and_in_another_set_of_fonts(typesetter: Typesetter, tmp_path: Path) -> None:
    block = Block(items(RULE), width=180, align="justify", hyphenate="fr")
    first, second = typesetter.set(block), Typesetter(FontSet(FONT_FILES)).set(block)
    assert first.lines == second.lines
    assert first.inlines == second.inlines
    assert ink_of(first, 200, 120) == ink_of(second, 200, 120)


@pytest.mark.parametrize("language", ["fr", "en", "tr"])
def test_lines_do_not_depend_on_the_machine(
    typesetter: Typesetter, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    block = Block(items(RULE), width=180, align="justify", hyphenate="fr")
    assert Typesetter(FontSet(FONT_FILES)).set(block).lines == typesetter.set(block).lines


class TestPaint:
    def picture(self, draw: object) -> cairocffi.ImageSurface:
        surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, 120, 40)
        context = cairocffi.Context(surface)
        context.set_source_rgb(1, 1, 1)
        context.paint()
        context.translate(10, 30)
        draw(context)  # type: ignore[operator]
        surface.flush()
        return surface

    def colors(self, surface: cairocffi.ImageSurface) -> set[tuple[int, int, int]]:
        data = bytes(surface.get_data())
        return {(data[i + 2], data[i + 1], data[i]) for i in range(0, len(data), 4)}

    @pytest.fixture
    def text(self, typesetter: Typesetter) -> SetText:
        red = replace(SANS, size=30, color=(1, 0, 0, 1))
        return typesetter.set(
            Block((Span("II", red, 1), Span("II", replace(red, color=(0, 0, 1, 1)), 2)), wrap=False)
        )

    def test_colours_are_the_styles(self, text: SetText) -> None:
        colors = self.colors(self.picture(text.draw))
        assert {(255, 0, 0), (0, 0, 255), (255, 255, 255)} <= colors

    def test_the_caller_may_paint_each_key(self, text: SetText) -> None:
        asked = []

        def draw(context: cairocffi.Context) -> None:
            def paint(key: int) -> None:
                asked.append(key)
                gradient = cairocffi.LinearGradient(0, 0, 60, 0)
                gradient.add_color_stop_rgb(0, 0, key / 2, 0)
                gradient.add_color_stop_rgb(1, 0, key / 2, 0)
                context.set_source(gradient)

            text.draw(context, paint)

        colors = self.colors(self.picture(draw))
        assert asked == [1, 2]
        assert (0, 255, 0) in colors
        assert (255, 0, 0) not in colors

    def test_the_caller_may_leave_a_key_out(self, text: SetText) -> None:
        def draw(context: cairocffi.Context) -> None:
            def paint(key: int) -> bool:
                context.set_source_rgb(1, 0, 0)
                return key == 2

            text.draw(context, paint)

        both, one = (sum(b < 128 for b in bytes(self.picture(d).get_data())) for d in (text.draw, draw))
        assert 0 < one < both

    def test_outlines_cover_what_is_drawn(self, text: SetText) -> None:
        def outlines(context: cairocffi.Context) -> None:
            for key, color in ((1, (1, 0, 0)), (2, (0, 0, 1))):
                text.path(context, key)
                context.set_source_rgb(*color)
                context.fill()

        def mean_difference(a: cairocffi.ImageSurface, b: cairocffi.ImageSurface) -> float:
            pairs = list(zip(bytes(a.get_data()), bytes(b.get_data()), strict=True))
            return sum(abs(x - y) for x, y in pairs) / len(pairs)

        assert mean_difference(self.picture(text.draw), self.picture(outlines)) < 1
        assert mean_difference(self.picture(text.draw), self.picture(lambda context: None)) > 4

    def test_the_current_path_is_left_empty(self, text: SetText) -> None:
        def draw(context: cairocffi.Context) -> None:
            text.draw(context)
            assert not list(context.copy_path())

        self.picture(draw)


@pytest.mark.parametrize("decoration", ["underline", "strikethrough", "overline"])
@pytest.mark.parametrize("style", [SANS, TITLE])
def test_decorations_run_unbroken_under_spaces(
    typesetter: Typesetter, decoration: str, style: TextStyle
) -> None:
    decorated = replace(style, size=20, **{decoration: True})  # type: ignore[arg-type]  # only its flags
    text = typesetter.set(line("ou\u202fou ou", decorated))
    rows = ink_of(text, 80, 50, y=35, zoom=4)
    right = int(text.lines[0].width * 4) - 1
    assert any(all(value > 100 for value in row[2:right]) for row in rows)


def test_memory_is_flat(typesetter: Typesetter) -> None:
    def resident() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

    if not Path("/proc/self/statm").exists():
        pytest.skip("needs /proc")

    def work(count: int) -> None:
        for n in range(count):
            typesetter.set(Block(items(RULE), width=100 + n * 1e-4, height=80)).ink  # noqa: B018

    work(400)
    before = resident()
    work(400)
    assert resident() - before < 4_000_000
