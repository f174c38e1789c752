"""One state of a game has the same problems wherever they are told: by `check`, by the page and by `diff`."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from deckwright.proof.hub import Hub
from tests.kit import flicks
from tests.kit.project import BETES, GAME, Project, make

MOON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>'
SYMBOL = "symbols:\n  lune: {group: valeurs, name: {fr: Lune, en: Moon}, meaning: {fr: Nuit, en: Night}}\n"
WITH_MOON = {
    "cards/petit/game.yaml": GAME.replace("symbols:\n", SYMBOL),
    "assets/petit/symbols/lune.svg": MOON,
}
TERM = "terms:\n  manche: {name: {fr: manche, en: round}}\n"
VARIANT = "variants:\n  court: {title: {fr: Court, en: Short}, operations: [{remove: vie == 9}]}\n"
LINE = '<path d="M8 15h14" stroke="#222" stroke-width="0.02"/></svg>'
ENGLISH = (
    "crabe: {nom: Crab, effet: It pinches.}\nours: {effet: Twice.}\neclair: {nom: Bolt, effet: Strikes.}\n"
)
DECK, PAGE = "cards/petit/betes.yaml", "cards/petit/reference/10-a.md"

# what is at fault, the files, and the codes that tell of it, each once
FAULTS = [
    ("a symbol in a text", {DECK: BETES.replace("Il pince.", "Il {ours} pince.")}, ["unknown-symbol"]),
    ("a text too long", {DECK: BETES.replace("Il pince.", "Il pince fort. " * 30)}, ["text-overflow"]),
    ("a value", {DECK: BETES.replace("vie: 2", "vie: 20")}, ["out-of-range"]),
    ("a rule", {"cards/petit/rules.yaml": "x: {count: 9}\n"}, ["rule"]),
    ("an unused symbol", WITH_MOON, ["symbol-unused"]),
    ("one that a page names", {**WITH_MOON, PAGE: "# A\n\n{lune}\n"}, []),
    ("a page", {PAGE: "# A\n\n{lune}\n"}, ["unknown-symbol"]),
    ("nothing", {}, []),
    ("a figure of a page", {PAGE: "# A\n\n```card\nid: loup\n```\n"}, ["reference-figure"]),
    (
        "a word of the rulebook alone",
        {"cards/petit/game.yaml": GAME + TERM, PAGE: "# A\n\nLa manche.\n"},
        ["term-unexplained"],
    ),
    ("an overlay", {"cards/petit/lang/en.yaml": "loup: {nom: Wolf}\n"}, ["translation-unused"]),
    ("a variant", {"cards/petit/game.yaml": GAME + VARIANT}, ["variant-idle"]),
    (
        "an acceptance",
        {"cards/petit/game.yaml": f"{GAME}accept:\n  - {{code: text-small, reason: x}}\n"},
        ["accept-unused"],
    ),
]


def on_the_page(project: Project, game: str = "petit") -> list[str]:
    hub = Hub(project.root, game)
    try:
        engine = hub.engine()
        engine.rest()
        assert engine.summary["errors"] + engine.summary["warnings"] == len(engine.found)
        return [found.problem.code for found in engine.found]
    finally:
        hub.stop()


def told(project: Project, *words: str) -> list[str]:
    return [each["code"] for each in json.loads(project.run(*words, "--json").out)["problems"]]


@pytest.mark.parametrize(("what", "files", "codes"), FAULTS, ids=[row[0] for row in FAULTS])
def test_one_fault_is_one_finding_everywhere(
    tmp_path: Path, what: str, files: dict[str, str], codes: list[str]
) -> None:
    project = make(tmp_path / "one", files)
    assert told(project, "check", "petit") == codes
    assert on_the_page(project) == codes
    sound = make(tmp_path / "two")
    assert Counter(told(project, "diff", "petit", str(sound.root))) == Counter(codes)


def test_stickers_are_looked_at_everywhere(tmp_path: Path) -> None:
    """They lie in no deck; what only they show is of use, and what is at fault on them is told."""
    sound, project = flicks.make(tmp_path / "one"), flicks.make(tmp_path / "two")
    assert on_the_page(sound, "pichenettes") == told(sound, "check", "pichenettes") == []
    project.change("layouts/pichenettes/pastille.svg", "</svg>", LINE)
    codes = told(project, "check", "pichenettes")
    assert codes == ["hairline"]
    assert on_the_page(project, "pichenettes") == codes
    assert told(project, "diff", "pichenettes", str(sound.root)) == codes


def test_what_a_language_lacks_is_counted_everywhere(tmp_path: Path) -> None:
    project = make(tmp_path / "one")
    hub = Hub(project.root, "petit")
    try:
        engine = hub.engine("en")
        engine.rest()
        codes = [found.problem.code for found in engine.found]
    finally:
        hub.stop()
    assert codes == told(project, "check", "petit", "--lang", "en") == ["untranslated"]
    sound = make(tmp_path / "two", {"cards/petit/lang/en.yaml": ENGLISH})
    assert told(project, "diff", "petit", str(sound.root), "--lang", "en") == codes
