"""`power`: an expression over the game's pools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ...basics.records import dataclass
from ..conditions import Written
from ..expressions import ExpressionError, Power, parse
from ..source import Node, place_in
from ..source.keys import word
from ..source.report import Report
from .field import TEXTS, VALUE, Between, Field
from .json_schema import Schema, matching, ref
from .lookup import Explained, Lookup, Overlays


@dataclass(frozen=True, slots=True)
class PowerField(Field):
    """Its values are expressions.Power."""

    kind: ClassVar[str] = "power"
    meaning: ClassVar[str] = "An expression over pools, such as 2 A + 3."
    is_joined: ClassVar[bool] = False
    between: ClassVar[Between | None] = TEXTS

    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> Power | None:
        value = word(node, report, VALUE)
        if value is None:
            return None
        try:
            return parse(value, lookup.names, lookup.signs)
        except ExpressionError as error:
            if lookup.all_names:
                message = f"the power cannot be read: {error.message}"
                report.add("power", message, place_in(node, error.offset), error.hint)
            return None

    def for_conditions(self, value: Power) -> Written:
        shown = (token.text if token.kind == "symbol" else token.symbol for token in value.tokens)
        return Written(value.source, (name for name in shown if name))

    def _schema(self, names: Explained) -> Schema:
        return ref(self.kind)

    @classmethod
    def definitions(cls, names: Explained) -> Mapping[str, Schema]:
        known = names.powers()
        rows = [f"| `{alias}` | {meaning} |" for alias, meaning in known.items()]
        told = {
            "description": f"A power: numbers and {', '.join(known)}, with + − × ( ).",
            "markdownDescription": "\n".join(
                ["A power, such as `2 A + (B - 3)`, of numbers and:", "", "| | |", "|---|---|", *rows]
            ),
        }
        pattern = names.power_pattern()
        if pattern is None:
            return {"power": {"type": ["integer", "string"], **told}}
        message = f"a power is made of numbers, {', '.join(known)} and + − × ( )"
        return {"power": matching(pattern, message, ["integer", "string"], **told)}
