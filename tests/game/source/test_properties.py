"""Any text survives being quoted; any rubbish gives problems, never an exception, and `fix` does no harm."""

from __future__ import annotations

import random
import re

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from deckwright.game.source import Mapping, Node, Sequence, fix, misread, quoted, read_yaml, text_of
from tests.kit.sweeps import examples

from .helpers import node_at, plain

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
PIECES = st.sampled_from(
    [
        *"{}[],:#&*!|>'\"%@`-? \n\t\\",
        "a",
        "é",
        "key: ",
        "\n  ",
        "\n",
        "- ",
        ": ",
        " #",
        "<<: *a",
        "&a ",
        "*a",
        "\r\n",
        "---\n",
        "{or}",
    ]
)
RUBBISH = st.lists(PIECES, max_size=60).map("".join)


@given(TEXT)
def test_a_quoted_text_reads_back_the_same(text: str) -> None:
    written = f"card:\n  - {quoted(text)}\n  - {{x: {quoted(text)}, {quoted(text + 'k')}: 1}}\n"
    root, problems = read_yaml(written, "f.yaml")
    assert problems == []
    assert plain(root) == {"card": [text, {"x": text, text + "k": "1"}]}
    assert yaml.safe_load(written) == {"card": [text, {"x": text, text + "k": 1}]}


@given(
    st.text(
        st.characters(codec="utf-8", exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1, max_size=30
    )
)
def test_a_text_that_is_not_misread_needs_no_quotes(text: str) -> None:
    text = text.strip().replace("\ufeff", "")
    if text and misread(text) is None:
        root, problems = read_yaml(f"a:\n  b: {text}\n", "f.yaml")
        assert problems == []
        assert text_of(node_at(root, "a", "b")) == (text, None)


@settings(max_examples=examples(600))
@given(RUBBISH)
def test_rubbish_never_raises(text: str) -> None:
    root, problems = read_yaml(text, "f.yaml")
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for problem in problems:
        assert (
            problem.place is not None and problem.place.line is not None and problem.place.column is not None
        )
        assert 1 <= problem.place.line <= len(lines)
        assert 1 <= problem.place.column <= len(lines[problem.place.line - 1]) + 1
    every_text(root)


@settings(max_examples=examples(300))
@given(RUBBISH)
def test_what_yaml_reads_without_complaint_is_read_the_same(text: str) -> None:
    root, problems = read_yaml(text, "f.yaml")
    if (
        isinstance(root, Mapping)
        and not problems
        and "<<" not in text
        and not re.search(r"^\s*\t\s*$", text, re.MULTILINE)
    ):
        assert plain(root) == every_string(yaml.compose(text, yaml.CSafeLoader))


@settings(max_examples=examples(300))
@example("&a :{\n}\n{")  # one text over three lines, which nothing indents
@given(RUBBISH)
def test_fix_never_adds_faults_and_comes_to_rest(text: str) -> None:
    before = read_yaml(text, "f.yaml")[1]
    fixed = fix(text, before)
    after = read_yaml(fixed, "f.yaml")[1]
    mendable = [p for p in before if p.edit]
    if mendable and all(p.edit for p in before):
        assert len(after) < len(before) + len(mendable)
    for _ in range(30):
        if not any(p.edit for p in after):
            break
        fixed = fix(fixed, after)
        after = read_yaml(fixed, "f.yaml")[1]
    else:
        raise AssertionError(f"never comes to rest: {text!r}")


CARD = """\
card-{n}:
  type: monster
  name: Carte {n}
  levels:
    - {{level: 1, gain: "{{or}} : {n}"}}
  text: |
    Un.
    Deux.
"""
CARDS = "".join(CARD.format(n=n) for n in range(6))


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_file_keeps_the_cards_that_are_not_damaged(seed: int) -> None:
    chance = random.Random(seed)
    lines = CARDS.split("\n")
    at = chance.randrange(8 * 2, 8 * 4)  # within the third or fourth card
    line = lines[at]
    cut = chance.randrange(len(line) + 1)
    lines[at] = (
        line[:cut]
        + chance.choice(["{", "}", '"', "'", "[", "]", ": ", " #", "@", "\t", "*", "- "])
        + line[cut:]
    )
    root, _ = read_yaml("\n".join(lines), "f.yaml")
    assert isinstance(root, Mapping)
    sound = plain(read_yaml(CARDS, "f.yaml")[0])
    for card in ("card-0", "card-1", "card-4", "card-5"):
        assert plain(root.get(card)) == sound[card]


def every_text(node: Node | None) -> None:
    if isinstance(node, Mapping):
        for entry in node.entries.values():
            text_of(entry.value)
            every_text(entry.value)
    elif isinstance(node, Sequence):
        for item in node.items:
            text_of(item)
            every_text(item)


def every_string(node: yaml.Node | None) -> object:
    if isinstance(node, yaml.MappingNode):
        return {key.value: every_string(value) for key, value in node.value}
    if isinstance(node, yaml.SequenceNode):
        return [every_string(item) for item in node.value]
    return None if node is None else node.value
