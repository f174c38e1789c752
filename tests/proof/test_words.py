"""The page in French as in English: every word stands in one table, and no word of the page stands outside of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from deckwright.authoring import starters
from deckwright.outlets.export import OUTLETS
from deckwright.proof.page_files import STATIC
from tests.kit.javascript import Literal, read_literals

TABLE = "words.js"
MODULES = {
    entry.name: entry.read_text(encoding="utf-8") for entry in STATIC.iterdir() if entry.name.endswith(".js")
}
FRENCH: dict[str, str] = {
    json.loads(english): json.loads(french)
    for english, french in re.findall(r'^  ("(?:[^"\\]|\\.)*"): (".*"),$', MODULES[TABLE], re.MULTILINE)
}
SPOKEN = {name: read_literals(code) for name, code in MODULES.items() if name != TABLE}

# What a person never reads: a literal where the code stands before it, or that is no word.
SILENT_PLACES = re.compile(
    r"(?:class: |className = )[^,{}]*$"
    r"|(?:style|href|src|rel|type|d|accept|autocomplete|method|headers: \{"
    r"|transform|patternTransform|patternUnits|stroke|fill|points|viewBox|mask|role"
    r"|\"aria-(?:hidden|pressed|current|haspopup|controls)\"):? $"
    r"|(?:closest\?\.|closest|querySelector|querySelectorAll|\$|\$\$|matchMedia|icon|key|svg|startsWith)\($"
    r"|setProperty\(\"[\w-]+\", $|(?:===|!==|in|from|case) $|classList\.\w+\($|split\($|replaceAll\($|normalize\($"
)
SILENT = re.compile(
    r"[A-Z]|[\w./{}-]*\{\d\}[\w./{}#()%?=&-]*|[MmZ][\d MmhvHVlLcCaAzZ.{}-]+|(?:Arrow|Content)\w+|Deckwright|NFD|en-GB"
    r"|B T S X|P ⇧P|J K|Ctrl V|Ctrl|Enter|\d+ x \d+ mm|\{1\} Deckwright"
)
WORDS = re.compile(r"[A-Z][a-z]|[a-z]{2,} [a-z{]|[a-z]{2,}…")


def is_tagged(one: Literal) -> bool:
    return one.kind == "template" and re.search(r"\bt$", one.before) is not None


def is_counted(one: Literal) -> bool:
    return re.search(r'counted\((?:[^()]|\([^()]*\))*, (?:"[\w ]+", )?$', one.before) is not None


def said() -> Iterator[tuple[str, str]]:
    """Each text that the page says, with where."""
    for name, literals in SPOKEN.items():
        for one in literals:
            if is_tagged(one) or is_counted(one):
                yield f"{name}:{one.line}", one.text
    for outlet in OUTLETS.values():
        yield "outlets", outlet.line
    for name in starters.TEMPLATES:
        yield name, name.replace("-", " ").capitalize()
        yield name, str(starters.facts(name)["about"]).partition(":")[0].rstrip(".")


def test_each_text_has_its_french() -> None:
    assert [(where, text) for where, text in said() if text not in FRENCH] == []


def test_nothing_stands_in_the_table_that_is_never_said() -> None:
    used = {text for _, text in said()}
    plurals = {f"{text}s" for text in used}
    sent = {"front", "back", "error", "warning", "note", "cards", "copies"}  # by the program, or chosen
    assert set(FRENCH) - used - plurals - sent == set()


def test_no_word_stands_outside_the_table() -> None:
    outside = [
        f"{name}:{one.line}: {one.text}"
        for name, literals in SPOKEN.items()
        for one in literals
        if WORDS.search(one.text)
        and not (is_tagged(one) or is_counted(one) or SILENT_PLACES.search(one.before))
        and not SILENT.fullmatch(one.text.strip())
    ]
    assert outside == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('el("p", {}, "No card")', ["No card"]),
        ("x = cond ? `No ${a} card` : t`None`", ["No {1} card", "None"]),
        ('/"(a)\'/.test(x) // it\'s\n + "Two"', ["Two"]),
        ('t`a ${b(`c ${"d"}`)} e`', ["a {1} e", "c {1}", "d"]),
    ],
)
def test_the_reader_sees_every_literal(code: str, found: list[str]) -> None:
    assert [one.text for one in read_literals(code)][-len(found) :] == found


def test_the_check_sees_a_word_outside() -> None:
    (one,) = [one for one in read_literals('el("h2", {}, "No sheets")') if one.text != "h2" and one.text]
    assert WORDS.search(one.text) and not SILENT_PLACES.search(one.before) and not is_tagged(one)


@pytest.mark.parametrize("place", [r"\{\d\}", r"^\s+", r"\s+$"])
def test_both_have_the_same_places(place: str) -> None:
    """Numbered places in any order; spaces at the ends where code goes on, but for those before high signs."""
    wrong = {
        english: french
        for english, french in FRENCH.items()
        if sorted(re.findall(place, english)) != sorted(re.findall(place, french))
        and not re.match(r"[;:]", english)
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (r"'", "a straight apostrophe"),
        (r'"', "a straight quotation mark"),
        (r"\.\.\.", "three dots"),
        (r"[^\u202f][;!?](?!\w)", "a sign without its narrow space"),
        (r"[^\u00a0]:(?=\s|$)", "a colon without its space"),
        (r"«[^\u202f]|[^\u202f]»", "a guillemet without its narrow space"),
        (r"[^\u202f]%", "a per cent sign without its narrow space"),
        (r"\d mm|\} mm|\} Mo", "a number parted from its unit"),
    ],
)
def test_french_is_set_as_french(wrong: str, what: str) -> None:
    assert {e: f for e, f in FRENCH.items() if re.search(wrong, f)} == {}, what
