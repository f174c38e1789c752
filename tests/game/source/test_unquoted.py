"""Texts that YAML would misread are found, shown as they should be written, and put right by `fix`."""

from __future__ import annotations

import pytest

from deckwright.basics.problems import Problem
from deckwright.game.source import (
    Mapping,
    decode,
    fix,
    fix_bytes,
    misread,
    place_in,
    quoted,
    read_yaml,
    text_of,
)

from .helpers import faults, node_at, plain, told

TABLE = [
    # (what a designer writes, the line as it should be, why)
    ("{coeur} gagne 1", 'effet: "{coeur} gagne 1"', "begins with `{`"),
    ("{coeur}{or}", 'effet: "{coeur}{or}"', "begins with `{`"),
    ("[Piège] gagne", 'effet: "[Piège] gagne"', "begins with `[`"),
    ("*gras* et maigre", 'effet: "*gras* et maigre"', "begins with `*`"),
    ("**Corruption :** 3", 'effet: "**Corruption :** 3"', "begins with `*`"),
    ("*gras", 'effet: "*gras"', "begins with `*`"),
    ("&c", 'effet: "&c"', "begins with `&`"),
    ("& puis", 'effet: "& puis"', "begins with `&`"),
    ("!important", 'effet: "!important"', "begins with `!`"),
    ("! vite", 'effet: "! vite"', "begins with `!`"),
    ("@home", 'effet: "@home"', "begins with `@`"),
    ("%1 gagne", 'effet: "%1 gagne"', "begins with `%`"),
    ("`code`", 'effet: "`code`"', "begins with ``"),
    ("| barre", 'effet: "| barre"', "begins with `|`"),
    ("> plus", 'effet: "> plus"', "begins with `>`"),
    ("- 3 dégâts", 'effet: "- 3 dégâts"', "begins with `- `"),
    ("? quoi", 'effet: "? quoi"', "begins with `? `"),
    ("Piège : gagnez 1", 'effet: "Piège : gagnez 1"', "holds `: `"),
    ("Gagnez: 1", 'effet: "Gagnez: 1"', "holds `: `"),
    ('"Salut" dit-il', "effet: '\"Salut\" dit-il'", 'begins with `"`'),
    ("'Salut' dit-il", "effet: \"'Salut' dit-il\"", "begins with `'`"),
    ('Il dit : "oui"', "effet: 'Il dit : \"oui\"'", "holds `: `"),
    ("deux # dont une", 'effet: "deux # dont une"', "cut before `# dont une`"),
    ("#1 au classement", 'effet: "#1 au classement"', "cut before `#1 au classement`"),
    ("{coeur} # vie", 'effet: "{coeur} # vie"', "cut before `# vie`"),
    ("[Piège]", 'effet: "[Piège]"', "begins with `[`"),
    ("{coeur, or}", 'effet: "{coeur, or}"', "begins with `{`"),
    ("{a: b}", 'effet: "{a: b}"', "begins with `{`"),
]


def as_text(text: str) -> tuple[str, list[Problem]]:
    """The field `effet` of the card `a`, read as a text, and all problems."""
    root, problems = read_yaml(text, "f.yaml")
    assert isinstance(root, Mapping)
    found = text_of(node_at(root, "a", "effet"))
    assert found is not None
    value, cause = found
    return value, problems + ([cause] if cause else [])


@pytest.mark.parametrize(("written", "line", "why"), TABLE)
def test_a_misread_text_is_shown_as_it_should_be_written(written: str, line: str, why: str) -> None:
    _, problems = as_text(f"a:\n  nom: A\n  effet: {written}\n  or: 1\nb: {{nom: B}}\n")
    assert told(problems) == [("yaml-unquoted", "3:10")]
    assert why in problems[0].message
    assert problems[0].hint == f"write it in quotes: {line}"


@pytest.mark.parametrize(("written", "line", "why"), TABLE)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_fix_quotes_that_line_and_nothing_else(written: str, line: str, why: str, ends: str) -> None:
    before = f"# é\na:\n  nom: A\n  effet: {written}\n  or: 1 # kept\nb: {{nom: B}}\n".replace("\n", ends)
    after = fix(before, as_text(before)[1])
    assert after == before.replace(f"effet: {written}", line)
    assert as_text(after) == (written, [])


@pytest.mark.parametrize(
    "written",
    [
        "{coeur}",
        "{ coeur }",
        "{gain-endurance}",
        "~",
        "NO",
        "a:b",
        "a#b",
        "http://x.fr",
        "l'ami",
        '5" de haut',
    ],
)
def test_what_yaml_does_not_cut_stays_as_it_is(written: str) -> None:
    assert as_text(f"a:\n  effet: {written}\n") == (written, [])


def test_quoted_texts_may_have_comments_behind_them() -> None:
    assert as_text("a:\n  effet: 'deux' # dont une\n") == ("deux", [])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            "a:\n  effet: Gagnez\n    Piège : bar\n  x: 1\n",
            'a:\n  effet: "Gagnez\n    Piège : bar"\n  x: 1\n',
        ),
        ("a:\n  effet: un # deux\n    trois\n  x: 1\n", 'a:\n  effet: "un # deux\n    trois"\n  x: 1\n'),
        (
            'a:\n  effet: *un* \\\n    "trois"\n  x: 1\n',
            'a:\n  effet: "*un* \\\\\n    \\"trois\\""\n  x: 1\n',
        ),
    ],
)
def test_a_text_of_several_lines_is_quoted_as_a_whole(before: str, after: str) -> None:
    value, problems = as_text(before)
    assert [p.code for p in problems] == ["yaml-unquoted"]
    assert fix(before, problems) == after
    assert as_text(after) == (value, [])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- {coeur} x", '- "{coeur} x"'),
        ("- {n: 1, gain: Recevez {or}, z: @}", '- {n: 1, gain: "Recevez {or}", z: "@"}'),
        (
            "- x: [*a*, b, Piège : c]",
            '- x: ["*a*", b, Piège : c]',
        ),  # a pair in a list is YAML: the field will tell
        ("- {fr: Un, deux, en: One}", '- {fr: "Un, deux", en: One}'),
        ("- {fr: Un, deux et, trois}", '- {fr: "Un, deux et, trois"}'),
        ("- [{coeur} un, deux {or}]", '- ["{coeur} un", "deux {or}"]'),
        (
            "- {\n    x: deux {or},\n    y: {or} deux,\n    }",
            '- {\n    x: "deux {or}",\n    y: "{or} deux",\n    }',
        ),
    ],
)
def test_texts_in_lists_braces_and_brackets_are_found_too(before: str, after: str) -> None:
    text = f"a:\n  {before}\nb: 1\n"
    problems = faults(text)
    assert {p.code for p in problems} == {"yaml-unquoted"}
    fixed = fix(text, problems)
    assert fixed == f"a:\n  {after}\nb: 1\n"
    assert faults(fixed) == []


def test_a_list_item_with_a_colon_is_a_text_where_a_text_is_wanted() -> None:
    root, problems = read_yaml("a:\n  - Piège: gagnez\n", "f.yaml")
    found = text_of(node_at(root, "a", 0))
    assert found is not None
    text, cause = found
    assert cause is not None
    assert (problems, text, cause.code) == ([], "Piège: gagnez", "yaml-unquoted")
    assert fix("a:\n  - Piège: gagnez\n", [cause]) == 'a:\n  - "Piège: gagnez"\n'


def test_what_cannot_be_a_text() -> None:
    root, _ = read_yaml("a:\n  x: 1\n  y: 2\nb:\n  - 1\n  - 2\n", "f.yaml")
    assert text_of(node_at(root, "a")) is None
    assert text_of(node_at(root, "b")) is None


def test_an_anchor_that_something_uses_is_one() -> None:
    assert faults("a: &n 3\nb: *n\n") == []


def test_fix_keeps_a_byte_order_mark() -> None:
    data = b"\xef\xbb\xbfa: @x\n"
    problems = read_yaml(decode(data, "f.yaml"), "f.yaml")[1]
    assert fix_bytes(data, problems) == b'\xef\xbb\xbfa: "@x"\n'


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", '"plain"'),
        ('say "x"', "'say \"x\"'"),
        ('l\'"x"', "'l''\"x\"'"),
        ("a\nb", '"a\\nb"'),
        ("\\", "'\\'"),
        ("\x07", '"\\a"'),
    ],
)
def test_quoted(text: str, shown: str) -> None:
    assert quoted(text) == shown


@pytest.mark.parametrize(
    "text", ["Crabe", "l'ami", "a:b", "a#b", "1 + 2", "(x)", "-1", "?x", ":x", "a, b", "a {b}"]
)
def test_not_misread(text: str) -> None:
    assert misread(text) is None


@pytest.mark.parametrize(
    ("written", "wanted", "place"),
    [
        ("Gagnez {oz} vite", "{oz}", "2:17"),
        ('"Gagnez {oz}"', "{oz}", "2:18"),
        ("'l''ami {oz}'", "{oz}", "2:18"),
        ('"a\\tb \\"é\\" {oz}"', "{oz}", "2:22"),
        ("|\n    un\n\n    deux {oz}\n", "{oz}", "5:10"),
        (">\n    un\n    deux {oz}\n", "{oz}", "4:10"),
        ("un\n    deux {oz}\n", "{oz}", "3:10"),
        ("{oz}", "{oz}", "2:10"),
    ],
)
def test_the_place_of_a_character_in_a_text(written: str, wanted: str, place: str) -> None:
    root, problems = read_yaml(f"a:\n  effet: {written}\n", "f.yaml")
    assert problems == []
    node = node_at(root, "a", "effet")
    text = text_of(node)
    assert text is not None
    found = place_in(node, text[0].index(wanted))
    assert f"{found.line}:{found.column}" == place


def test_plain_reading_of_fixed_files_is_stable() -> None:
    text = "a: {x: Recevez {or}}\nb: @\n"
    once = fix(text, faults(text))
    assert plain(read_yaml(once, "f.yaml")[0]) == {"a": {"x": "Recevez {or}"}, "b": "@"}
    assert fix(once, faults(once)) == once
