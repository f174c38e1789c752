"""What is missing is told: letters, fonts, styles; nothing is substituted in silence."""

from dataclasses import replace

import pytest

from deckwright.basics.problems import CODES
from deckwright.svg.typeset import FontSet, Span, TextStyle, Typesetter
from deckwright.svg.typeset.blocks import Block

from .helpers import FJALLA, SANS, SANS_BOLD, SANS_REGULAR, TITLE, line

CZECH_AND_POLISH = "Žluťoučký kůň, łódź"


def found(typesetter: Typesetter, text: str, style: TextStyle) -> list[tuple[str, str]]:
    findings = typesetter.set(line(text, style)).findings
    assert all(finding.code in CODES for finding in findings)
    return [(finding.code, finding.message) for finding in findings]


def test_fonts_that_have_everything_are_silent(typesetter: Typesetter) -> None:
    for style in (SANS, replace(SANS, weight=600), replace(SANS, italic=True), TITLE):
        assert not found(typesetter, "L’œuvre « rare » : −2 × 3 … – — 12 %", style)
    assert not found(typesetter, CZECH_AND_POLISH, SANS)


def test_a_letter_that_no_font_has() -> None:
    """B17."""
    (only,) = found(Typesetter(FontSet([FJALLA])), "Ж Ж", TITLE)
    assert only[0] == "glyph-missing"
    assert "'Ж' (U+0416, cyrillic capital letter zhe)" in only[1]
    assert "no font of the project has it" in only[1]


def test_letters_that_only_another_font_has(typesetter: Typesetter) -> None:
    """B17: the title's font lacks some letters of a name that the body's has."""
    findings = found(typesetter, CZECH_AND_POLISH, TITLE)
    assert [message[1] for _, message in findings] == list("ťčůňź")  # by fc-query
    ((code, message),) = found(typesetter, "le Ж", TITLE)
    assert code == "glyph-missing"
    assert "is not in Fjalla One; it is set in Source Sans Pro" in message


def test_a_declared_fall_back_is_no_finding(typesetter: Typesetter) -> None:
    assert not found(typesetter, "le Ж", replace(TITLE, families=("Fjalla One", "Source Sans Pro")))


def test_a_font_that_the_project_has_not(typesetter: Typesetter) -> None:
    """B21: never the machine's own font."""
    text = typesetter.set(line("abc", replace(SANS, families=("Sorce Sans Pro",))))
    (finding,) = text.findings
    assert finding.code == "font-missing"
    assert "'Sorce Sans Pro'" in finding.message
    assert "did you mean 'Source Sans Pro'?" in (finding.hint or "")
    assert "Fjalla One" in (finding.hint or "")


@pytest.mark.parametrize(
    ("style", "asked", "got"),
    [
        (replace(TITLE, weight=700), "Fjalla One 700", "Fjalla One 400"),
        (replace(SANS, weight=300), "Source Sans Pro 300", "Source Sans Pro 400"),
        (replace(TITLE, italic=True), "Fjalla One 400 italic", "Fjalla One 400"),
        (replace(SANS, stretch=75), "Source Sans Pro 400 75 % wide", "Source Sans Pro 400"),
    ],
)
def test_a_style_that_the_family_has_not(
    typesetter: Typesetter, style: TextStyle, asked: str, got: str
) -> None:
    ((code, message),) = found(typesetter, "abc", style)
    assert code == "font-missing"
    assert f"has no {asked};" in message
    assert message.endswith(f"set in {got}")


def test_the_choices_are_named() -> None:
    text = Typesetter(FontSet([SANS_REGULAR, SANS_BOLD])).set(line("abc", replace(SANS, weight=300)))
    assert text.findings[0].hint == "Source Sans Pro comes in 400, 700"


def test_each_thing_is_told_once(typesetter: Typesetter) -> None:
    spans = tuple(Span(f"Ж{n} ", TITLE, n) for n in range(5))
    assert len(typesetter.set(Block(spans, width=20)).findings) == 1
