"""The fonts that every test of text is set in: those that come with the program."""

import pytest

from deckwright.svg.typeset import FontSet, Typesetter

from .helpers import FONT_FILES


@pytest.fixture(scope="session")
def fonts() -> FontSet:
    return FontSet(FONT_FILES)


@pytest.fixture(scope="session")
def typesetter(fonts: FontSet) -> Typesetter:
    return Typesetter(fonts)
