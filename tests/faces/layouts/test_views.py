"""The row of a power, and rich text, as layouts get them."""

from __future__ import annotations

import pytest

from deckwright.faces.layouts import FaceRenderer
from deckwright.faces.layouts.drawn import PowerView, RichView, spaced
from deckwright.game.markup import parse as markup

from .games import drawn, game, layout, power, text, unstamped


@pytest.mark.parametrize(
    ("source", "row"),
    [
        ("B", "bravoure"),
        ("B + M", "bravoure_+_manigance"),
        ("B+(M-3)", "bravoure_+_(manigance_−_3)"),
        ("2 B", "2_bravoure"),
        ("2 × B", "2_×_bravoure"),
        ("-B", "−bravoure"),
        ("+16", "+16"),
        ("B × -2", "bravoure_×_−2"),
        ("-(B - 1)", "−(bravoure_−_1)"),
        ("(2 B + 2 M) × 10", "(2_bravoure_+_2_manigance)_×_10"),
    ],
)
def test_a_thin_space_parts_what_is_read_apart(source: str, row: str) -> None:
    assert "".join(("_" if gap else "") + token.text for token, gap in spaced(power(source).tokens)) == row


def test_a_power_tells_how_wide_it_is() -> None:
    # symbol 1.08, gap 0.2, sign 0.5, gap 0.2, two figures 0.5 each
    assert PowerView(power("B + 10")).look("width") == pytest.approx(1.08 + 0.2 + 0.5 + 0.2 + 1.0)


def test_the_places_of_a_powers_tokens() -> None:
    body = (
        "<text data-for='t in card.puissance.tokens' x='{{ t.x }}' class='{{ t.kind }}'>{{ t.text }}</text>"
    )
    assert drawn(body) == (
        '<text x="0" class="symbol">bravoure</text><text x="1.28" class="sign">+</text>'
        '<text x="1.98" class="sign">(</text><text x="2.28" class="symbol">manigance</text>'
        '<text x="3.56" class="sign">−</text><text x="4.26" class="number">3</text><text x="4.76" class="sign">)</text>'
    )


def test_a_powers_parts() -> None:
    body = "<text>{% set p = card.puissance %}{{ p.symbols|join(' ') }}, {{ p.figures|join }}, {{ p.source }}</text>"
    assert drawn(body) == "<text>bravoure manigance, 3, B + (M - 3)</text>"


@pytest.mark.parametrize(
    ("source", "drawing"),
    [
        ("un\n\ndeux", "un\u2029deux"),
        ("un  \ndeux", "un\u2028deux"),
        ("- un\n- deux", "•\u00a0un\u2028•\u00a0deux"),
        ("Choix :\n\n- un\n\nfin", "Choix\u00a0:\u2029•\u00a0un\u2029fin"),
        ("a < b & c", "a &lt; b &amp; c"),
        ("*a*", '<tspan class="i" font-style="italic">a</tspan>'),
        ("**a**", '<tspan class="b" font-weight="bold">a</tspan>'),
        (
            "***a***",
            '<tspan class="b" font-weight="bold"><tspan class="i" font-style="italic">a</tspan></tspan>',
        ),
        ("{or}", '<tspan class="symbol symbol-or" data-symbol="or"/>'),
    ],
)
def test_rich_text(source: str, drawing: str) -> None:
    assert str(RichView(markup(source, "fr")).__html__()) == drawing


def test_an_empty_rich_text_is_false() -> None:
    assert not RichView(markup("", "fr"))


def test_lines_of_a_plain_text_are_lines() -> None:
    made = game(
        {"carte.svg": layout("<text data-text='card.nom'>x</text>")}, {"crabe": {"nom": text("Un\nDeux")}}
    )
    face = FaceRenderer(made).front(made.cards["crabe"])
    assert unstamped(face) == "<text>Un\u2028Deux</text>"
