"""Card text is printed as typed, but for our own few markers; a marker without its partner is reported."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.game.markup import LineBreak, Paragraph, RichText, SymbolRun, TextRun, parse


def runs(text: str, lang: str = "de") -> tuple[object, ...]:
    rich = parse(text, lang)
    assert not rich.problems
    assert len(rich.paragraphs) == 1
    return rich.paragraphs[0].runs


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a **b** c", (TextRun("a "), TextRun("b", bold=True), TextRun(" c"))),
        ("*b*", (TextRun("b", italic=True),)),
        ("***b***", (TextRun("b", bold=True, italic=True),)),
        ("**a *b***", (TextRun("a ", bold=True), TextRun("b", bold=True, italic=True))),
        ("mot**gras**mot", (TextRun("mot"), TextRun("gras", bold=True), TextRun("mot"))),
        ("{coeur}", (SymbolRun("coeur"),)),
        ("{coeur}{or}", (SymbolRun("coeur"), SymbolRun("or"))),
        ("**{ coeur } x**", (SymbolRun("coeur"), TextRun(" x", bold=True))),
        (r"\{a\} \*b\*", (TextRun("{a} *b*"),)),
        ("5 * 3", (TextRun("5 * 3"),)),
        ("2*3*4", (TextRun("2*3*4"),)),
        ("one\ntwo", (TextRun("one"), LineBreak(), TextRun("two"))),
        ("one \n   two", (TextRun("one"), LineBreak(), TextRun("two"))),
        ("one  \ntwo", (TextRun("one"), LineBreak(), TextRun("two"))),
        ("one\\\ntwo", (TextRun("one"), LineBreak(), TextRun("two"))),
        ("one\u2028two", (TextRun("one"), LineBreak(), TextRun("two"))),
        ("one\r\ntwo\r\n", (TextRun("one"), LineBreak(), TextRun("two"))),
        (r"\- no item", (TextRun("- no item"),)),
        ("-5 is no item", (TextRun("−5 is no item"),)),
    ],
)
def test_markers(text: str, expected: tuple[object, ...]) -> None:
    assert runs(text) == expected


@pytest.mark.parametrize(
    "text",
    ["Dungeons & Dragons", "if HP < 3", "if HP > 3 &amp; <b>", "win/lose", 'a 12" disc', "back\\slash", "a:b",
     "# no", "`x`", "two  spaces\tand a tab", "_under_", "[link](x)", "C:\\temp\\\\"],
)  # fmt: skip
def test_everything_else_is_printed_as_typed(text: str) -> None:
    assert runs(text) == (TextRun(text),)


def test_spaces_round_symbols_are_kept() -> None:
    assert runs("{a}  {b}\tund {c}") == (
        SymbolRun("a"), TextRun("  "), SymbolRun("b"), TextRun("\tund "), SymbolRun("c"),
    )  # fmt: skip


def test_paragraphs_and_items() -> None:
    rich = parse("intro\n- one\n  more\n- two\n\n\nend", "en")
    assert rich.paragraphs == (
        Paragraph((TextRun("intro"),)),
        Paragraph((TextRun("one more"),), item=True),
        Paragraph((TextRun("two"),), item=True),
        Paragraph((TextRun("end"),)),
    )
    assert rich.plain == "intro\n• one more\n• two\nend"


def test_symbols_know_their_place() -> None:
    text = "a\n\n- **b** {coeur} {or}"
    found = parse(text, "fr").symbols
    assert [(s.name, text[s.offset : s.offset + 3]) for s in found] == [("coeur", "{co"), ("or", "{or")]


@pytest.mark.parametrize("text", ["", "  \n\n ", "\t"])
def test_nothing_is_falsy(text: str) -> None:
    assert not parse(text, "fr")
    assert parse("x", "fr")


@pytest.mark.parametrize(
    ("text", "offset", "message", "hint"),
    [
        ("a **b", 2, "'**' is not closed", r"\*"),
        ("a *b\n\nc* d", 2, "'*' is not closed", r"\*"),
        ("note*", 4, "'*' closes nothing", r"\*"),
        ("a ****b****", 2, "4 stars", r"\*"),
        ("**a **b**", 4, "'**' is open already", r"\*"),
        ("a {coeur", 2, "'{' is not closed", r"\{"),
        ("a {coeur {or}", 2, "'{' is not closed", r"\{"),
        ("coeur}", 5, "'}' closes nothing", r"\}"),
        ("{3 BP}", 0, "does not name a symbol", r"\{"),
        ("{}", 0, "does not name a symbol", r"\{"),
        ("a \ufffc b", 2, "U+FFFC", "{name}"),
    ],
)
def test_what_cannot_be_read_is_reported_and_printed(text: str, offset: int, message: str, hint: str) -> None:
    rich = parse(text, "de")
    assert rich.problems
    first = rich.problems[0]
    assert first.offset == offset
    assert message in first.message
    assert hint in (first.hint or "")


def test_an_unclosed_marker_is_printed_and_marks_nothing() -> None:
    assert parse("a **b *c*", "en").paragraphs == (Paragraph((TextRun("a **b "), TextRun("c", italic=True))),)


def test_typography_sees_through_styles() -> None:
    assert runs('"**Vigilance**" ?', "fr") == (
        TextRun("«\u00a0"), TextRun("Vigilance\u00a0", bold=True), TextRun("»\u202f?"),
    )  # fmt: skip
    assert runs("Perdez -1 {coeur} !", "fr") == (
        TextRun("Perdez −1\u00a0"), SymbolRun("coeur"), TextRun("\u202f!"),
    )  # fmt: skip


@given(st.text(alphabet="ab *{}\\-\n3.'\"!?:;x\u00a0", max_size=40), st.sampled_from(["fr", "en", "de"]))
def test_any_text_is_read_and_no_letter_is_lost(text: str, lang: str) -> None:
    rich = parse(text, lang)
    assert isinstance(rich, RichText)
    printed = "".join(rich.plain.split())
    assert [c for c in printed if c in "ab3"] == [c for c in text if c in "ab3"]
    assert all(0 <= p.offset < len(text) for p in rich.problems)
    assert all(text[s.offset] == "{" for s in rich.symbols)
