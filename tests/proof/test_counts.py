"""One state of a game has the same problems wherever they are told: by `check`, by the page and by `diff`."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from deckwright.proof.hub import Hub
from tests.kit.project import BETES, GAME, Project, make

MOON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>'
SYMBOL = "symbols:\n  lune: {group: valeurs, name: {fr: Lune, en: Moon}, meaning: {fr: Nuit, en: Night}}\n"
WITH_MOON = {
    "cards/petit/game.yaml": GAME.replace("symbols:\n", SYMBOL),
    "assets/petit/symbols/lune.svg": MOON,
}
DECK, PAGE = "cards/petit/betes.yaml", "cards/petit/reference/10-a.md"
CLOSER = {"symbol-unused", "accept-unused"}  # what is told of a game that is looked at as a whole

# what is at fault, the files, and the codes that tell of it, each once
FAULTS = [
    ("a symbol in a text", {DECK: BETES.replace("Il pince.", "Il {ours} pince.")}, ["unknown-symbol"]),
    ("a text too long", {DECK: BETES.replace("Il pince.", "Il pince fort. " * 30)}, ["text-overflow"]),
    ("a value", {DECK: BETES.replace("vie: 2", "vie: 20")}, ["out-of-range"]),
    ("a rule", {"cards/petit/rules.yaml": "x: {count: 9}\n"}, ["rule"]),
    ("an unused symbol", WITH_MOON, ["symbol-unused"]),
    ("one that a page names", {**WITH_MOON, PAGE: "# A\n\n{lune}\n"}, []),
    ("a page", {PAGE: "# A\n\n{lune}\n"}, ["unknown-symbol"]),
    (
        "an acceptance",
        {"cards/petit/game.yaml": f"{GAME}accept:\n  - {{code: text-small, reason: x}}\n"},
        ["accept-unused"],
    ),
]


def on_the_page(project: Project) -> list[str]:
    hub = Hub(project.root, "petit")
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
    of_files = [code for code in codes if code not in CLOSER and PAGE not in files]
    assert Counter(told(project, "diff", "petit", str(sound.root))) == Counter(of_files)
