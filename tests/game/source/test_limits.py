"""Files that are made to break the reader: refused at a place, in no time, and never with a traceback."""

from __future__ import annotations

import pytest

from deckwright.game.source import composer, read_yaml

from .helpers import faults, plain

BOMB = "_a: &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"_{chr(98 + n)}: &{chr(98 + n)} [{', '.join(['*' + chr(97 + n)] * 10)}]\n" for n in range(12)
)
MERGES = (
    "_a: &a {"
    + ", ".join(f"k{n}: 1" for n in range(1000))
    + "}\nb: {<<: ["
    + ", ".join(["*a"] * 1000)
    + "]}\n"
)
TOWER = "_a0: &a0 [x]\n" + "".join(f"_a{n}: &a{n} [*a{n - 1}]\n" for n in range(1, 3000))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (BOMB, "yaml-expansion"),
        (MERGES, "yaml-expansion"),
        (TOWER, "yaml-depth"),
        ("a: " + "[" * 101 + "]" * 101, "yaml-depth"),
        ("a: " + "[" * 5000, "yaml-depth"),
        ("a: " + "{x: " * 200, "yaml-depth"),
        ("a:\n" + "".join(" " * n + "- \n" for n in range(1, 400)), "yaml-depth"),
        ("a: " + "- " * 100_000, "yaml-unquoted"),
        ("- " * 100_000, "yaml-depth"),
        ("? " * 100_000, "yaml-depth"),
    ],
)
def test_refused(text: str, code: str) -> None:
    assert code in {p.code for p in faults(text + "\n")}


def test_a_hundred_levels_are_read() -> None:
    value = plain(read_yaml("a: " + "[" * 90 + "x" + "]" * 90, "f.yaml")[0])["a"]
    for _ in range(90):
        (value,) = value
    assert value == "x"


@pytest.mark.parametrize(
    "line",
    [
        " " * 200_000 + "x",
        "a" + " " * 200_000,
        "- " * 50_000 + "@",
        '"' + "\\" * 100_000,
        "a: " + "{[" * 50_000 + "@",
        "é" * 200_000,
    ],
)
def test_a_long_line_takes_no_long_time(line: str) -> None:
    read_yaml(f"a: 1\n{line}\nb:\n  {line}\nc: {line}\n", "f.yaml")


def test_a_file_is_not_read_beyond_its_keys_and_values(monkeypatch: pytest.MonkeyPatch) -> None:
    """The root, and for each card its id, its mapping, a key and a value; so with lists, and after a fault."""
    monkeypatch.setattr(composer, "MAX_NODES", 41)
    cards = "".join(f"card{n}: {{name: x}}\n" for n in range(10))
    assert faults(cards) == []
    for text, line in (
        (f"{cards}more: {{name: x}}\n", 11),
        ("a: [" + "x, " * 50 + "]\n", 1),
        (f"a: @\n{cards * 2}", 11),
    ):
        root, told = read_yaml(text, "f.yaml")
        found = told[-1]
        assert root is None and found.code == "yaml-limit" and "41 keys and values" in found.message
        assert found.place is not None and found.place.line == line
