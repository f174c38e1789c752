"""Places within a text: of many characters at once as of each alone, in every style of writing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.game.source import Mapping, Scalar, place_in, places_in, read_yaml

WRITTEN = [
    "a: un texte, deux lignes\n  et la fin\n",
    "a: 'un texte, l''eau\n\n  et la fin'\n",
    'a: "un \\"texte\\", l\\u2019eau\\n \\\n  et la fin"\n',
    "a: |\n  un texte\n    de trois\n\n  lignes\n",
    "a: >-\n  un texte\n  de trois\n\n  lignes\n",
]


def scalar(text: str) -> Scalar:
    root, _ = read_yaml(text, "f.yaml")
    assert isinstance(root, Mapping)
    node = root.get("a")
    assert isinstance(node, Scalar)
    return node


@pytest.mark.parametrize("written", WRITTEN)
@given(data=st.data())
def test_many_places_are_those_of_each(written: str, data: st.DataObject) -> None:
    node = scalar(written)
    offsets = data.draw(st.lists(st.integers(0, len(node.value))))
    assert places_in(node, offsets) == [place_in(node, offset) for offset in offsets]


@pytest.mark.parametrize("written", WRITTEN)
def test_every_letter_is_found_where_it_is_written(written: str) -> None:
    node = scalar(written)
    offsets = [at for at, letter in enumerate(node.value) if letter.isalpha() and letter != "’"]
    lines = written.split("\n")
    for offset, place in zip(offsets, places_in(node, offsets), strict=True):
        assert place.line is not None and place.column is not None
        assert lines[place.line - 1][place.column - 1] == node.value[offset]
