"""`choice`: one of a few words."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, ClassVar, Final

from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ...basics.written import in_quotes
from ..source import Node, misread, quoted
from ..source.keys import Table, word, words
from ..source.report import Report
from . import json_schema
from .field import VALUE, Declarations, Field, Spot
from .json_schema import Schema
from .lookup import Explained, Lookup, Overlays
from .seen import Options, Seen
from .text import NAMES, RICH_NAMES

MOST_CHOICES: Final = 12  # of a field that is inferred

_LISTED: Final = 255  # characters that a workbook takes for the list of a column
_WORD: Final = re.compile(r"[^\W\d_][\w'’ -]{0,23}")


@dataclass(frozen=True, slots=True)
class ChoiceField(Field):
    """Its values are str."""

    kind: ClassVar[str] = "choice"
    meaning: ClassVar[str] = "One of choices."
    options: ClassVar[tuple[str, ...]] = ("choices",)
    is_computable: ClassVar[bool] = True
    spot: ClassVar[Spot] = Spot.TAG

    choices: tuple[str, ...] = ()

    @classmethod
    def declare(cls, name: str, required: bool, table: Table, known: Declarations) -> ChoiceField:
        choices = table.read("choices", words) or ()
        table.require("choices", "list what a card may choose: choices: [red, blue]")
        return cls(name, required, choices=choices)

    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> str | None:
        value = word(node, report, VALUE)
        if value is None or value in self.choices:
            return value
        message = f"the value is {in_quotes(value)}; allowed are {', '.join(self.choices)}"
        report.add("wrong-choice", message, node, did_you_mean(value, self.choices))
        return None

    def offers(self) -> tuple[str, ...]:
        is_short = sum(len(choice) + 1 for choice in self.choices) <= _LISTED
        return self.choices if is_short and not any("," in choice for choice in self.choices) else ()

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        """A few words that come again."""
        choices = list(dict.fromkeys(seen.texts))
        if (
            seen.are_words
            and seen.name not in (*NAMES, *RICH_NAMES)
            and 2 <= len(choices) <= MOST_CHOICES
            and len(seen.texts) >= 2 * len(choices)
            and all(_WORD.fullmatch(text) for text in choices)
        ):
            return {"choices": f"[{', '.join(map(_item, choices))}]"}
        return None

    def known_values(self) -> Collection[str]:
        return set(self.choices)

    def fault_in(self, value: Any) -> str | None:
        return None if value in self.choices else f"allowed are {', '.join(self.choices)}"

    def _schema(self, names: Explained) -> Schema:
        return json_schema.words(self.choices, description=f"One of {', '.join(self.choices)}.")


def _item(text: str) -> str:
    """A text as an item of a list in brackets."""
    return quoted(text) if misread(text) or re.search(r"[,\[\]{}]", text) else text
