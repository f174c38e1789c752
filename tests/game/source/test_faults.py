"""Every fault is told in words, at its place, and hides none of those behind it."""

from __future__ import annotations

import pytest

from deckwright.game.source import Mapping, read_yaml

from .helpers import faults, node_at, plain, told

TABLE = [
    # (text, code, place, words)
    ("a: 'open\nb: 1\n", "yaml-syntax", "1:4", "never closed"),
    ('a: {x: "open}\nb: 1\n', "yaml-syntax", "1:8", "never closed"),
    ("a: [1, 2\nb: 1\n", "yaml-syntax", "1:4", "opens with `[` here is not closed"),
    ("a: {x: 1\nb: 1\n", "yaml-syntax", "1:4", "opens with `{` here is not closed"),
    (
        "a:\n  x: 1\n  rubbish\n  y: 2\n",
        "yaml-syntax",
        "3:3",
        "neither `key: value` nor part of the text above",
    ),
    ("a: 1\nrubbish\nb: 2\n", "yaml-syntax", "2:1", "neither `key: value`"),
    ("rubbish\nb: 2\n", "yaml-syntax", "1:1", "neither `key: value`"),
    ("a:\n  x {y: 1, z: 2}\nb: 2\n", "yaml-syntax", "2:5", "a colon is missing behind 'x'"),
    ("a:\n\tx: 1\nb: 2\n", "yaml-syntax", "2:1", "a tab stands where YAML wants spaces"),
    ("a:\n  x: 1\n   y: 2\nb: 2\n", "yaml-syntax", "3:5", "indented deeper than the key above"),
    ("a:\n    x: 1\n  y: 2\nb: 2\n", "yaml-syntax", "3:3", "fits neither the lines above it"),
    ('a: "\\q"\nb: 2\n', "yaml-syntax", "1:5", "backslash begins an escape"),
    ("a: 1\n---\nb: 2\n", "yaml-documents", "2:1", "a second document"),
    ("a: {x: 1, x: 2}\n", "yaml-duplicate-key", "1:11", "'x' stands here and at f.yaml:1:5"),
    ("a: 1\nb: 1\na: 2\n", "yaml-duplicate-key", "3:1", "'a' stands here and at f.yaml:1:1"),
    ("a: {[1]: 2}\n", "yaml-key", "1:5", "a key must be a text"),
    ("a:\n  ?\n  : 2\n", "yaml-key", "2:4", "a key is missing"),
    ("a:\n  : 2\n", "yaml-syntax", "2:3", "neither the lines above"),
    ("base: &bas {x: 1}\na: *bsa\n", "yaml-alias", "2:4", "no anchor `&bsa`"),
    ("a: {<<: 3}\n", "yaml-alias", "1:5", "`<<` merges mappings"),
    ("a: &x {b: *x}\n", "yaml-cycle", "1:11", "would hold itself"),
    ("a: !!str 007\n", "yaml-tag", "1:4", "`!!str`"),
    ("a: !!python/object/apply:os.system [ls]\n", "yaml-tag", "1:4", "not read"),
    ("a: x\0y\n", "yaml-character", "1:5", "a NUL byte (U+0000)"),
    ("a: x\u2028y\n", "yaml-character", "1:5", "line separator (U+2028)"),
    ("a: x\u200b\ufeffy\n", "yaml-character", "1:6", "byte order mark (U+FEFF)"),
    (
        "a:\n  x:\u00a01\n  y: 2\nb: 2\n",
        "yaml-character",
        "2:5",
        "a no-break space stands where YAML wants a plain one",
    ),
    ("a:\n  x:1\n  y: 2\nb: 2\n", "yaml-syntax", "2:5", "a space is missing behind the colon of 'x'"),
    ("a:\n\u00a0\u00a0x: 1\nb: 2\n", "yaml-character", "2:1", "a no-break space indents this line"),
    ("a: \x1b[0m\n", "yaml-character", "1:4", "invisible character (U+001B)"),
]


@pytest.mark.parametrize(("text", "code", "place", "words"), TABLE)
def test_each_fault_is_told_once_in_words_at_its_place(text: str, code: str, place: str, words: str) -> None:
    found = faults(text)
    assert told(found) == [(code, place)]
    assert words in found[0].message


@pytest.mark.parametrize(("text", "code", "place", "words"), TABLE)
def test_each_fault_leaves_the_rest_of_the_file_as_it_was(
    text: str, code: str, place: str, words: str
) -> None:
    root, found = read_yaml(text + "last: {x: '1'}\nworse: [\nend: 7\n", "f.yaml")
    behind = text.count("\n") + 2
    assert told(found) == [(code, place), ("yaml-syntax", f"{behind}:8")]
    assert plain(root)["last"] == {"x": "1"}
    assert plain(root)["end"] == "7"


def test_every_fault_of_a_card_shows_and_its_other_fields_are_read() -> None:
    text = """\
crabe:
  nom: Crabe
  effet: {coeur} gagne 1
  niveaux: [1, 2
  rubbish
  or: 3
  gain: {a: Recevez {or}, b: 2}
  indice:
     - @
     - ok
    or: 2
  vie: 1
mouette: {nom: Mouette}
"""
    root, found = read_yaml(text, "f.yaml")
    assert told(found) == [
        ("yaml-unquoted", "3:10"),
        ("yaml-syntax", "4:12"),
        ("yaml-syntax", "5:3"),
        ("yaml-unquoted", "7:13"),
        ("yaml-unquoted", "9:8"),
        ("yaml-syntax", "11:5"),
    ]
    assert plain(root) == {
        "crabe": {
            "nom": "Crabe",
            "effet": "{coeur} gagne 1",
            "or": "3",
            "gain": {"a": "Recevez {or}", "b": "2"},
            "indice": ["@", "ok"],
            "vie": "1",
        },
        "mouette": {"nom": "Mouette"},
    }


def test_a_mapping_that_lost_lines_says_so() -> None:
    root, _ = read_yaml("a:\n  x: 1\n  rubbish\nb: {x: 1}\n", "f.yaml")
    assert isinstance(root, Mapping)
    assert not root.complete
    assert not node_at(root, "a").complete
    assert node_at(root, "b").complete


def test_columns_stay_true_behind_a_text_that_was_put_right() -> None:
    root, found = read_yaml("a: {x: Recevez {or}, y: {or} deux, z: @, w: ok}\n", "f.yaml")
    assert told(found) == [("yaml-unquoted", "1:8"), ("yaml-unquoted", "1:25"), ("yaml-unquoted", "1:39")]
    assert node_at(root, "a", "w").place.column == 45


def test_thousands_of_faults_are_read_in_one_go() -> None:
    text = "".join(f"c{n}:\n  nom: Crabe\n  effet: Piège : {n}\n" for n in range(3000))
    root, found = read_yaml(text, "f.yaml")
    assert len(found) == 3000
    assert isinstance(root, Mapping) and len(root.entries) == 3000
