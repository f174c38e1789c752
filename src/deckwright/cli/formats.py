"""Problems for other programs: JSON, SARIF 2.1.0, the lines that GitHub reads from a log, GitLab's code quality."""

from __future__ import annotations

import hashlib
import re
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

_GITLAB: Final = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.NOTE: "info"}
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
        shown["cards"] = [
            {"card": card, **(_where(place) if place else {})} for card, place in _cards(found, game)
        ]
    return shown


def _cards(found: Problem, game: Game | None) -> list[tuple[str, Place | None]]:
    """All cards on which a problem was met on several, or on a back that they share, each with its place."""
    cards = (one.card for one in found.by_card if one.card and found.others)
    return [(card, game.place_of(card, found.field) if game else None) for card in cards]


def _where(place: Place) -> dict[str, object]:
    found: dict[str, object] = {"file": place.file, "line": place.line, "column": place.column}
    return found | ({"cell": place.cell} if place.cell else {})


def rule_id(found: Problem) -> str:
    """What kind of problem it is: its code, and which rule where a game's own is broken."""
    return f"{found.code}/{found.rule}" if found.rule else found.code


def github(problems: Iterable[Problem], game: Game | None = None) -> str:
    """One line a problem, as GitHub's workflows read them; the message carries the hint, and names every card."""
    return "\n".join(_github_line(found, game) for found in problems)


def _github_line(found: Problem, game: Game | None) -> str:
    place = found.place
    properties = {
        "file": place.file if place else None,
        "line": place.line if place else None,
        "col": place.column if place else None,
        "title": rule_id(found),
    }
    shown = ",".join(f"{key}={_escape(str(value), ':,')}" for key, value in properties.items() if value)
    return f"::{_GITHUB[found.severity]} {shown}::{_escape(_message(found, game))}"


def _escape(text: str, more: str = "") -> str:
    for letter in "%\r\n" + more:
        text = text.replace(letter, f"%{ord(letter):02X}")
    return text


def _message(found: Problem, game: Game | None) -> str:
    """All that a person reads of a problem, where a program knows no cells and no cards."""
    cell = str(found.place) if found.place and found.place.cell else None
    written = f"; it is written at {found.written}" if found.written else ""
    whose = "".join(f"{part}: " for part in (cell, found.card, found.field) if part)
    lines = [f"{whose}{found.message}{written}"]
    if cards := _cards(found, game):
        lines += ["on:" if found.card else "on the back of:", *(_card(card, place) for card, place in cards)]
    return "\n".join(lines + ([f"hint: {found.hint}"] if found.hint else []))


def _card(card: str, place: Place | None) -> str:
    return f"{card} ({place})" if place else card


def gitlab(problems: Iterable[Problem], game: Game | None = None) -> list[dict[str, Any]]:
    """A report of code quality, which GitLab shows at the lines of a change; every finding has its own fingerprint."""
    seen: dict[str, int] = {}
    found: list[dict[str, Any]] = []
    for one in problems:
        mark = _fingerprint(one)
        seen[mark] = seen.get(mark, 0) + 1
        place = one.place
        row = re.search(r"\d+$", place.cell) if place and place.cell else None
        line = (place.line if place else None) or (int(row[0]) if row else 1)
        found.append(
            {
                "description": _message(one, game),
                "check_name": rule_id(one),
                "fingerprint": mark if seen[mark] == 1 else f"{mark}-{seen[mark]}",
                "severity": _GITLAB[one.severity],
                "location": {"path": place.file if place else "cards", "lines": {"begin": line}},
            }
        )
    return found


def sarif(problems: Sequence[Problem], game: Game | None = None) -> dict[str, Any]:
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
        "results": [_result(found, ids, game) for found in problems],
    }
    return {"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(found: Problem) -> dict[str, Any]:
    meaning = f"the game's rule {found.rule}" if found.rule else CODES[found.code].meaning
    return {
        "id": rule_id(found),
        "shortDescription": {"text": meaning[:1].upper() + meaning[1:] + "."},
        "defaultConfiguration": {"level": str(found.severity)},
    }


def _result(found: Problem, ids: Sequence[str], game: Game | None) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": rule_id(found),
        "ruleIndex": ids.index(rule_id(found)),
        "level": str(found.severity),
        "message": {"text": _message(found, game)},
        "partialFingerprints": {"deckwright/v1": _fingerprint(found)},
    }
    if location := _location(found):
        result["locations"] = [location]
    if related := _related(found, game):
        result["relatedLocations"] = related
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
    location = _physical(found.place)
    if found.card:
        name = ".".join(part for part in (found.card, found.field) if part)
        location["logicalLocations"] = [{"name": found.field or found.card, "fullyQualifiedName": name}]
    return location


def _related(found: Problem, game: Game | None) -> list[dict[str, Any]]:
    """Where the text is written that a layout shows badly, and where the cards are on which a problem was met."""
    places = [(f"written at {found.written}", found.written)] if found.written else []
    places += [(_card(card, place), place) for card, place in _cards(found, game) if place]
    return [
        {"id": id, "message": {"text": text}, **_physical(place)}
        for id, (text, place) in enumerate(places, start=1)
    ]


def _physical(place: Place | None) -> dict[str, Any]:
    if place is None:
        return {}
    physical: dict[str, Any] = {"artifactLocation": _artifact(place)}
    if place.line:
        region = {"startLine": place.line}
        physical["region"] = region | ({"startColumn": place.column} if place.column else {})
    return {"physicalLocation": physical}


def _artifact(place: Place) -> dict[str, str]:
    return {"uri": place.file.replace("%", "%25").replace(" ", "%20"), "uriBaseId": BASE}


def _fingerprint(found: Problem) -> str:
    """The same for the same fault, wherever its line has moved to."""
    parts = (rule_id(found), found.place.file if found.place else "", found.card, found.field)
    message = "" if found.card else found.message
    return hashlib.sha256("\0".join(str(part) for part in (*parts, message)).encode()).hexdigest()[:24]
