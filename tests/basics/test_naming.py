"""Names of files: what every system takes, and no two the same, capitals or not."""

from __future__ import annotations

import re
from pathlib import PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.basics.naming import LONGEST, safe_name, safe_names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("crabe:front", "crabe-front"),
        ("dos.svg@carte:back", "dos-svg-carte-back"),
        ("betes/crabe#3:front", "betes-crabe-3-front"),
        ("Épée d'acier", "epee-d-acier"),
        ("a_b", "a_b"),
        ("CON", "con-"),
        ("com1", "com1-"),
        ("con-front", "con-front"),
        ("..", "x-"),
        ("漢字", "x-"),
        ("", "x-"),
    ],
)
def test_names(text: str, name: str) -> None:
    assert safe_name(text) == name


def test_equal_names_are_numbered() -> None:
    names = safe_names(["a b", "A-B", "a_b", "a:b", "a b"])
    assert names == {"a b": "a-b", "A-B": "a-b-2", "a_b": "a_b", "a:b": "a-b-3"}


def test_long_names_stay_apart() -> None:
    first, second = safe_name("a" * 300), safe_name("a" * 301)
    assert first != second
    assert len(first) <= LONGEST


@given(st.lists(st.text(max_size=150), max_size=30))
def test_any_texts(texts: list[str]) -> None:
    names = safe_names(texts)
    assert set(names) == set(texts)
    assert len({name.casefold() for name in names.values()}) == len(names)
    for name in names.values():
        assert re.fullmatch(r"[a-z0-9_-]+", name)
        assert len(name) <= LONGEST + 4
        assert not PureWindowsPath(f"{name}.png").is_reserved()
