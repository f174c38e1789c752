from __future__ import annotations

import pytest

from deckwright.basics.problems import DeckwrightError
from deckwright.game.source import decode


@pytest.mark.parametrize("data", ["é".encode(), b"\xef\xbb\xbf" + "é".encode()])
def test_utf8_with_or_without_mark(data: bytes) -> None:
    assert decode(data, "f.yaml") == "é"


@pytest.mark.parametrize(
    ("data", "place", "words"),
    [
        ("a: 1\nnom: é\n".encode("latin-1"), "f.yaml:2:6", "0xE9 is not UTF-8"),
        ("é: 1\né é\xff".encode()[:-2] + b"\xff", "f.yaml:2:4", "0xFF is not UTF-8"),
        ("a: é".encode("utf-16"), "f.yaml", "UTF-16"),
    ],
)
def test_anything_else_is_refused_at_its_place(data: bytes, place: str, words: str) -> None:
    with pytest.raises(DeckwrightError, match=words) as caught:
        decode(data, "f.yaml")
    (problem,) = caught.value.problems
    assert (problem.code, str(problem.place)) == ("file-unreadable", place)
    assert problem.hint == "save it as UTF-8 in your editor"
