"""A game's own rules on the command line: what refuses a build, what a draft prints, what other programs read."""

from __future__ import annotations

import json

import pytest

from tests.kit.project import COEUR, Project

CRABS = "crabs: {message: {fr: Deux crabes, en: Two crabs}, where: \"id == 'crabe'\", copies: 2}\n"
WARNED = CRABS.replace("copies: 2", "copies: 2, severity: warning")
NOTED = CRABS.replace("copies: 2", "copies: 2, severity: note")
# Every front shows hearts; this one asks for a flash that none has.
SHOWN = (
    "flash: {where: \"type == 'bete'\", shows: {of: id, as: {crabe: coeur, ours: eclair}, never: [lune]}}\n"
)


def test_a_broken_rule_refuses_the_build(petit: Project) -> None:
    petit.write("cards/petit/rules.yaml", CRABS)
    found = petit.run("build")
    assert found.code == 1 and petit.built() == []
    assert "Deux crabes: 3 printed cards; wanted is exactly 2" in found.err and "[rule: crabs]" in found.err


def test_a_draft_prints_in_spite_of_it(petit: Project) -> None:
    petit.write("cards/petit/rules.yaml", CRABS)
    assert petit.run("build", "--draft").code == 3
    assert petit.pdf.is_file()


def test_a_warning_refuses_with_strict_alone(petit: Project) -> None:
    petit.write("cards/petit/rules.yaml", WARNED)
    assert petit.run("build", "--strict").code == 1 and petit.built() == []
    assert petit.run("build").code == 0 and petit.pdf.is_file()
    assert petit.run("check").code == 0
    assert petit.run("check", "--strict").code == 1


def test_a_note_refuses_nothing(petit: Project) -> None:
    petit.write("cards/petit/rules.yaml", NOTED)
    found = petit.run("check", "--strict")
    assert found.code == 0 and "note" in found.out


def test_a_rule_looks_at_what_is_drawn(petit: Project) -> None:
    for name in ("eclair", "lune"):
        both = f"{{fr: {name}, en: {name}}}"
        symbol = f"\nsymbols:\n  {name}: {{group: valeurs, name: {both}, meaning: {both}}}\n"
        petit.change("cards/petit/game.yaml", "\nsymbols:\n", symbol)
        petit.write(f"assets/petit/symbols/{name}.svg", COEUR)
    petit.write("cards/petit/rules.yaml", SHOWN)
    found = petit.run("check")
    assert "ours: the front shows coeur; wanted is eclair" in found.out
    assert found.out.count("[rule: flash]") == 1


def test_the_message_is_in_the_language_of_the_cards(petit: Project) -> None:
    petit.write("cards/petit/rules.yaml", CRABS)
    assert "Two crabs" in petit.run("check", "--lang", "en").out


@pytest.mark.parametrize("form", ["json", "sarif", "github"])
def test_other_programs_are_told_which_rule(petit: Project, form: str) -> None:
    petit.write("cards/petit/rules.yaml", CRABS)
    found = petit.run("check", "--format", form)
    assert found.code == 1
    if form == "json":
        (told,) = json.loads(found.out)["problems"]
        assert (told["code"], told["rule"], told["line"]) == ("rule", "crabs", 1)
    elif form == "sarif":
        (result,) = json.loads(found.out)["runs"][0]["results"]
        assert result["ruleId"] == "rule/crabs"
    else:
        assert found.out.startswith("::error file=cards/petit/rules.yaml,line=1,col=1,title=rule/crabs::")
