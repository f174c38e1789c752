"""What is written is what is read: nothing is guessed, and everything knows where it stands."""

from __future__ import annotations

import pytest

from deckwright.game.source import Mapping, Scalar, ScalarStyle, read_yaml
from deckwright.game.source.events import _PureParser

from .helpers import node_at, plain, read


@pytest.mark.parametrize(
    "written", ["NO", "off", "yes", "007", "12:30", "1.10", "3/10", "1_000", "2024-10-03", "~", "null"]
)
def test_plain_scalars_stay_the_letters_they_are(written: str) -> None:
    assert read(f"card: {{field: {written}}}") == {"card": {"field": written}}


@pytest.mark.parametrize(
    ("written", "value", "style"),
    [
        ("Crabe géant", "Crabe géant", ScalarStyle.PLAIN),
        ("'l''ami'", "l'ami", ScalarStyle.SINGLE),
        (r'"a\tb \"c\" é"', 'a\tb "c" é', ScalarStyle.DOUBLE),
        ("|\n  a\n  b", "a\nb\n", ScalarStyle.LITERAL),
        ("|-\n  a\n\n  b", "a\n\nb", ScalarStyle.LITERAL),
        (">\n  a\n  b\n\n  c", "a b\nc\n", ScalarStyle.FOLDED),
        ("a\n  b\n\n  c", "a b\nc", ScalarStyle.PLAIN),
        ("", "", ScalarStyle.PLAIN),
        ('""', "", ScalarStyle.DOUBLE),
    ],
)
def test_styles(written: str, value: str, style: ScalarStyle) -> None:
    root, problems = read_yaml(f"key: {written}\n", "f.yaml")
    assert not problems and isinstance(root, Mapping)
    node = root.get("key")
    assert isinstance(node, Scalar)
    assert (node.value, node.style) == (value, style)


def test_places_count_lines_and_columns_from_one_in_characters() -> None:
    root, _ = read_yaml("# ♥\né:\n  - {x: ♥, ÿ: 'b'}\n", "cards/g/é.yaml")
    assert isinstance(root, Mapping)
    assert str(root.entries["é"].key.place) == "cards/g/é.yaml:2:1"
    inner = node_at(root, "é", 0)
    assert str(inner.place) == "cards/g/é.yaml:3:5"
    assert str(inner.entries["ÿ"].key.place) == "cards/g/é.yaml:3:12"
    assert str(inner.get("ÿ").place) == "cards/g/é.yaml:3:15"


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_mark(ends: str, mark: str) -> None:
    text = mark + "a: 1\nb:\n  c: |\n    x\n    y\n".replace("\n", ends)
    root, problems = read_yaml(text, "f.yaml")
    assert not problems
    assert plain(root) == {"a": "1", "b": {"c": "x\ny\n"}}
    assert node_at(root, "b").entries["c"].key.place.line == 3


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "---\n"])
def test_a_file_without_content_is_nothing_or_empty(text: str) -> None:
    assert read(text) in (None, "")


def test_anchors_aliases_and_merge_keys() -> None:
    text = """
_base: &base {type: monster, cost: 1}
a: {<<: *base, cost: 2}
b: {<<: [{cost: 3}, *base]}
c: *base
"""
    assert read(text) == {
        "_base": {"type": "monster", "cost": "1"},
        "a": {"cost": "2", "type": "monster"},
        "b": {"cost": "3", "type": "monster"},
        "c": {"type": "monster", "cost": "1"},
    }


def test_a_merge_does_not_merge_what_is_quoted() -> None:
    assert read('a: {"<<": 1}') == {"a": {"<<": "1"}}


def test_the_pure_parser_reads_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "a: &x {b: [1, 'two'], c: \"é ♥\"}\nd: |\n  x\n\n  y\ne: *x\nf: {coeur} gagne\ng: 'open\nh: ok\n"
    fast, fast_problems = read_yaml(text, "f.yaml")
    monkeypatch.setattr("deckwright.game.source.events._fast_parser", lambda: _PureParser)
    slow, slow_problems = read_yaml(text, "f.yaml")
    assert plain(slow) == plain(fast)
    assert [(p.code, p.place) for p in slow_problems] == [(p.code, p.place) for p in fast_problems]
