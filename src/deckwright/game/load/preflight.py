"""`checks:`, `accept:` and `colours:` of game.yaml: how the game wants to be judged before it is printed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ...basics.manual import manual_page
from ...basics.problems import ADJUSTABLE, Place, Severity, did_you_mean
from ..model import Acceptance, Preflight
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source import Sequence as SequenceNode
from ..source.keys import Table, is_note, text, word
from ..source.report import Report

OFF: Final = "off"
EACH: Final = "*"

_COLOUR: Final = re.compile(r"#(?:[0-9A-Fa-f]{3}){1,2}")


def read_preflight(table: Table, data: Mapping[str, Any]) -> Preflight:
    colours = table.table("colours")
    groups = {key.value: _group(key.value, node, data, table.report) for key, node in colours.items()}
    return Preflight(
        MappingProxyType(_severities(table.table("checks"))),
        tuple(_read_accepted(table.node("accept"), table.report)),
        MappingProxyType({name: MappingProxyType(group) for name, group in groups.items()}),
        MappingProxyType({key.value: node.place for key, node in colours.items()}),
    )


def _severities(table: Table) -> dict[str, Severity | None]:
    """`checks:`, a severity or `off` by code."""
    allowed = [*map(str, Severity), OFF]
    found: dict[str, Severity | None] = {}
    for key, node in table.items():
        severity = word(node, table.report, f"`{key.value}`")
        if not _is_adjustable(key, table.report) or severity is None:
            continue
        if severity in allowed:
            found[key.value] = None if severity == OFF else Severity(severity)
        else:
            message = f"{severity!r} is no severity; there are {', '.join(allowed)}"
            table.report.add("wrong-value", message, node, did_you_mean(severity, allowed))
    return found


def _is_adjustable(code: Scalar, report: Report) -> bool:
    if code.value in ADJUSTABLE:
        return True
    hint = did_you_mean(code.value, ADJUSTABLE) or f"{manual_page('preflight.md')} lists them"
    report.add("unknown-name", f"{code.value!r} is no check that a game can judge otherwise", code, hint)
    return False


def _read_accepted(node: Node | None, report: Report) -> list[Acceptance]:
    """`accept:`, a list of findings that may stay."""
    if node is None:
        return []
    if not isinstance(node, SequenceNode):
        hint = "write - {code: text-small, layout: foot.svg, reason: …}"
        report.add("wrong-kind", "`accept` is a list of what is accepted", node, hint)
        return []
    found = [_acceptance(item, report) for item in node.items]
    return [acceptance for acceptance in found if acceptance is not None]


def _acceptance(node: Node, report: Report) -> Acceptance | None:
    table = Table(node, report, "an entry of `accept`")
    table.require("code", "name the check")
    table.require("reason", "say why it may stay: whoever comes after you wants to know")
    code, reason = table.node("code"), table.read("reason", text)
    card, layout, name = (table.read(key, word) for key in ("card", "layout", "name"))
    table.finish()
    if not isinstance(code, Scalar) or not _is_adjustable(code, report) or not reason:
        return None
    return Acceptance(code.value, reason, node.place, card, layout, name)


def _group(name: str, node: Node, data: Mapping[str, Any], report: Report) -> dict[str, str]:
    """`regions: palettes.*.dark`, colours of `data:`, or `regions: {north: "#225588", south: palettes.south.dark}`."""
    if isinstance(node, Scalar):
        found = dict(_along(node.value.split("."), data, ""))
        if len(found) < 2:
            message = f"the colours {name!r}: `data:` has no two values at {node.value!r}"
            report.add("wrong-value", message, node, "write such as palettes.*.dark; * stands for any name")
    elif isinstance(node, MappingNode):
        entries = ((key, entry.value) for key, entry in node.entries.items() if not is_note(key))
        found = {key: _colour(value, data) for key, value in entries}
    else:
        report.add("wrong-kind", f"the colours {name!r} are a mapping, or a path into `data:`", node)
        found = {}
    return {key: value for key, value in found.items() if _is_colour(key, value, node.place, report)}


def _colour(node: Node, data: Mapping[str, Any]) -> Any:
    """A colour, or what stands in `data:` at a path without stars."""
    if not isinstance(node, Scalar):
        return ""
    found = _along(node.value.split("."), data, "")
    return found[0][1] if len(found) == 1 else node.value


def _along(path: list[str], value: Any, name: str) -> list[tuple[str, Any]]:
    """What stands at the end of *path*, by the names that its stars were."""
    if not path:
        return [(name, value)]
    if not isinstance(value, Mapping):
        return []
    first, rest = path[0], path[1:]
    if first == EACH:
        return [pair for key, inner in value.items() for pair in _along(rest, inner, f"{name} {key}".strip())]
    return _along(rest, value[first], name) if first in value else []


def _is_colour(name: str, value: Any, place: Place, report: Report) -> bool:
    if isinstance(value, str) and _COLOUR.fullmatch(value):
        return True
    report.add("wrong-value", f"the colour of {name!r} is {value!r}; write such as #8a2be2", place)
    return False
