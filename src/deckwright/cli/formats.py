"""Problems for other programs: JSON, SARIF 2.1.0, and the commands that GitHub reads from a log."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from .. import __version__
from ..basics.problems import CODES, Place, Problem, Severity

if TYPE_CHECKING:
    from ..game.model import Game

SARIF_SCHEMA: Final = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
BASE: Final = "%SRCROOT%"  # what paths are relative to, by the name that GitHub knows

_GITHUB: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def as_dict(found: Problem, game: Game | None = None) -> dict[str, object]:
    """The problem with all its keys; the cell of a spreadsheet, the game's own rule, and all cards on which it was met,
    by *game* with their places, only where there are some."""
    place = found.place
    shown: dict[str, object] = {
        "code": found.code,
        "severity": str(found.severity),
        "file": place.file if place else None,
        "line": place.line if place else None,
        "column": place.column if place else None,
        "card": found.card,
        "field": found.field,
        "message": found.message,
        "hint": found.hint,
    }
    more = {"cell": place.cell if place else None, "rule": found.rule}
    shown |= {key: value for key, value in more.items() if value is not None}
    if found.written:
        shown["written"] = _where(found.written)
    if found.others:
        shown["cards"] = [_card(each, game) for each in found.by_card]
    return shown


def _card(found: Problem, game: Game | None) -> dict[str, object]:
    place = game.place_of(found.card, found.field) if game else None
    return {"card": found.card, **(_where(place) if place else {})}


def _where(place: Place) -> dict[str, object]:
    found: dict[str, object] = {"file": place.file, "line": place.line, "column": place.column}
    return found | ({"cell": place.cell} if place.cell else {})


def rule_id(found: Problem) -> str:
    """What kind of problem it is: its code, and which rule where a game's own is broken."""
    return f"{found.code}/{found.rule}" if found.rule else found.code


def github(problems: Iterable[Problem]) -> str:
    """One line a problem, as GitHub's workflows read them; the message carries the hint."""
    return "\n".join(_github_line(found) for found in problems)


def _github_line(found: Problem) -> str:
    place = found.place
    properties = {
        "file": place.file if place else None,
        "line": place.line if place else None,
        "col": place.column if place else None,
        "title": rule_id(found),
    }
    shown = ",".join(f"{key}={_escape(str(value), ':,')}" for key, value in properties.items() if value)
    return f"::{_GITHUB[found.severity]} {shown}::{_escape(_message(found))}"


def _escape(text: str, more: str = "") -> str:
    for letter in "%\r\n" + more:
        text = text.replace(letter, f"%{ord(letter):02X}")
    return text


def _message(found: Problem) -> str:
    whose = "".join(f"{part}: " for part in (found.card, found.field) if part)
    return f"{whose}{found.told}" + (f"\nhint: {found.hint}" if found.hint else "")


def sarif(problems: Sequence[Problem]) -> dict[str, Any]:
    """A SARIF log with one run. Paths are relative to the project."""
    ids = list(dict.fromkeys(rule_id(found) for found in problems))
    first = {rule_id(found): found for found in reversed(problems)}
    driver = {
        "name": "Deckwright",
        "version": __version__,
        "semanticVersion": __version__,
        "rules": [_rule(first[id]) for id in ids],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {BASE: {"description": {"text": "The folder that holds cards/."}}},
        "results": [_result(found, ids) for found in problems],
    }
    return {"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(found: Problem) -> dict[str, Any]:
    meaning = f"the game's rule {found.rule}" if found.rule else CODES[found.code].meaning
    return {
        "id": rule_id(found),
        "shortDescription": {"text": meaning[:1].upper() + meaning[1:] + "."},
        "defaultConfiguration": {"level": str(found.severity)},
    }


def _result(found: Problem, ids: Sequence[str]) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": rule_id(found),
        "ruleIndex": ids.index(rule_id(found)),
        "level": str(found.severity),
        "message": {"text": _message(found)},
        "partialFingerprints": {"deckwright/v1": _fingerprint(found)},
    }
    if location := _location(found):
        result["locations"] = [location]
    if found.edit and found.place:
        deleted = {
            "startLine": found.edit.line,
            "startColumn": found.edit.column,
            "endLine": found.edit.end_line,
            "endColumn": found.edit.end_column,
        }
        replacement = {"deletedRegion": deleted, "insertedContent": {"text": found.edit.text}}
        change = {"artifactLocation": _artifact(found.place), "replacements": [replacement]}
        result["fixes"] = [{"description": {"text": found.hint or "Mend it."}, "artifactChanges": [change]}]
    return result


def _location(found: Problem) -> dict[str, Any]:
    location: dict[str, Any] = {}
    if found.place:
        location["physicalLocation"] = {"artifactLocation": _artifact(found.place)}
        if found.place.line:
            region = {"startLine": found.place.line}
            region |= {"startColumn": found.place.column} if found.place.column else {}
            location["physicalLocation"]["region"] = region
    if found.card:
        name = ".".join(part for part in (found.card, found.field) if part)
        location["logicalLocations"] = [{"name": found.field or found.card, "fullyQualifiedName": name}]
    return location


def _artifact(place: Place) -> dict[str, str]:
    return {"uri": place.file.replace("%", "%25").replace(" ", "%20"), "uriBaseId": BASE}


def _fingerprint(found: Problem) -> str:
    """The same for the same fault, wherever its line has moved to."""
    parts = (rule_id(found), found.place.file if found.place else "", found.card, found.field)
    message = "" if found.card else found.message
    return hashlib.sha256("\0".join(str(part) for part in (*parts, message)).encode()).hexdigest()[:24]
