"""A text that is written again is read as the same text."""

from __future__ import annotations

import pytest

from deckwright.game.markup import as_markup, parse

TEXTS = [
    "Il pince.",
    "Gagne {coeur} **deux** fois.",
    "**gras** *italique* ***les deux***",
    "**a *b* c**",
    "*a***b**",
    "un **{coeur}** deux",
    "**un** {coeur} **deux**",
    "a\n\nb\nc",
    "- un\n- deux\n\ntrois",
    "- un\n  encore **un**\n- deux",
    "**un**\n**deux**",
    r"\*étoile\* \{accolade\}",
    "\\- pas une liste",
    "**Touché :** {attaque} 2 « bien » !",
    "**{coeur}** et {coeur}",
    "3 * 4 et 3*4",
    "",
]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_written_is_read_as_it_was(text: str, lang: str) -> None:
    read = parse(text, lang)
    assert not read.problems
    again = parse(as_markup(read), lang)
    assert again == read and not again.problems
