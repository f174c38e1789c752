"""The overlay of a language is written and brought up to date; what somebody wrote stays, line by line."""

from __future__ import annotations

import json
from pathlib import Path

from tests.kit.project import BETES, GAME, Project, make

EN = "cards/petit/lang/en.yaml"
DECK = "cards/petit/betes.yaml"
MINE = """\
# My own words: keep them.
ours:   # the bear
    effet: 'Gains {coeur} **two** times.'   # twice?

# at the end
"""


def translate(project: Project, *words: str) -> str:
    outcome = project.run("translate", "petit", "en", *words)
    assert outcome.code == 0, outcome.err
    return (project.root / EN).read_text(encoding="utf-8")


def codes(project: Project) -> list[str]:
    return [each["code"] for each in json.loads(project.run("check", "--quick", "--json").out)["problems"]]


def test_a_skeleton_has_each_source_above_its_entry(tmp_path: Path) -> None:
    """Of three cards the bear has its name in English already."""
    project = make(tmp_path)
    head, _, body = translate(project).partition("crabe:")
    assert all(line.startswith("#") for line in head.splitlines())
    assert f"crabe:{body}" == (
        "crabe:\n  # fr: Crabe\n  nom:\n  # fr: Il pince.\n  effet:\n"
        "ours:\n  # fr: Gagne {coeur} **deux** fois.\n  effet:\n"
        "eclair:\n  # fr: Tombe du ciel.\n  effet:\n"
    )
    assert codes(project) == []
    assert translate(project) == head + "crabe:" + body


def test_what_is_there_stays_as_it_is(tmp_path: Path) -> None:
    project = make(tmp_path, {EN: MINE})
    lines = translate(project).splitlines()
    left = iter(lines)
    assert all(line in left for line in MINE.splitlines()), "in their order"
    assert sorted(set(lines) - set(MINE.splitlines()))[:2] == ["  # fr: Crabe", "  # fr: Il pince."]
    assert lines.count("ours:   # the bear") == 1
    assert codes(project) == []


def test_a_missing_field_goes_below_those_of_its_card(tmp_path: Path) -> None:
    mine = "crabe:\n    # fr: Crabe\n    nom: Crab\n\n# on\neclair: {effet: Falls.}\n"
    lines = translate(make(tmp_path, {EN: mine})).splitlines()
    assert lines[:5] == ["crabe:", "    # fr: Crabe", "    nom: Crab", "    # fr: Il pince.", "    effet:"]
    assert "eclair: {effet: Falls.}" in lines and lines.index("# on") == 6


def test_a_source_that_has_changed_is_marked_until_the_mark_is_taken_out(tmp_path: Path) -> None:
    project = make(tmp_path, {EN: "crabe:\n  # fr: Crabe\n  nom: Crab\n  # fr: Il pince.\n  effet:\n"})
    project.change(DECK, "nom: Crabe", "nom: Crabe bleu")
    project.change(DECK, "Il pince.", "Il pince fort.")
    told = json.loads(project.run("translate", "petit", "en", "--json").out)
    assert (told["changed"], told["gone"]) == (1, 0), "what is not translated cannot be stale"
    lines = (project.root / EN).read_text(encoding="utf-8").splitlines()
    assert lines[:5] == [
        "crabe:",
        "  # fr (changed): Crabe bleu",
        "  nom: Crab",
        "  # fr: Il pince fort.",
        "  effet:",
    ]
    assert translate(project).splitlines() == lines
    project.change(EN, " (changed)", "")
    project.change(EN, "nom: Crab", "nom: Blue crab")
    before = (project.root / EN).read_text(encoding="utf-8")
    assert translate(project) == before


def test_what_is_gone_is_marked_once(tmp_path: Path) -> None:
    project = make(tmp_path, {EN: "loup: {nom: Wolf}\neclair:\n  art: x\n  effet: Falls.\n"})
    project.change("cards/petit/sorts.yaml", ', effet: "Tombe du ciel."', "")
    text = translate(project)
    assert text.startswith("# (gone) there is no card 'loup' any more\nloup: {nom: Wolf}\neclair:\n")
    assert "  # (gone) the card has no 'effet' any more\n  effet: Falls.\n" in text
    assert translate(project) == text


def test_lists_and_lines_are_translated_too(tmp_path: Path) -> None:
    field = "      tours: {kind: list, of: {kind: map, fields: {dit: {kind: text}, prix: {kind: integer}}}}\n"
    game = GAME.replace("      effet: {kind: rich}\n", "      effet: {kind: rich}\n" + field, 1)
    cards = BETES.replace("vie: 2, ", "vie: 2, tours: [{dit: Un, prix: 1}, {prix: 2}], ")
    project = make(tmp_path, {"cards/petit/game.yaml": game, DECK: cards})
    text = translate(project)
    assert "  tours:\n    -\n      # fr: Un\n      dit:\n    - {}\n" in text
    assert codes(project) == []


def test_crlf_stays(tmp_path: Path) -> None:
    project = make(tmp_path, {EN: ""})
    (project.root / EN).write_bytes(MINE.replace("\n", "\r\n").encode())
    translate(project)
    data = (project.root / EN).read_bytes()
    assert data.count(b"\n") == data.count(b"\r\n")


def test_a_card_on_one_line_is_left_to_its_author(tmp_path: Path) -> None:
    project = make(tmp_path, {EN: "crabe: {nom: Crab}\n"})
    outcome = project.run("translate", "petit", "en")
    assert f"{EN}:1: crabe: effet" in outcome.err
    assert (project.root / EN).read_text(encoding="utf-8").startswith("crabe: {nom: Crab}\nours:")


def test_an_unknown_language_says_where_it_is_added(tmp_path: Path) -> None:
    outcome = make(tmp_path).run("translate", "petit", "de")
    assert outcome.code == 2 and "write languages: [fr, en, de] in cards/petit/game.yaml" in outcome.err
