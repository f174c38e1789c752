"""`boolean`: true or false."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...basics.records import dataclass
from ..source import Node, Scalar
from ..source.keys import boolean
from ..source.report import Report
from ..source.tables import CellText, cell_of, with_text
from .field import VALUE, CellType, Field, Spot
from .json_schema import Schema, matching
from .lookup import Explained, Lookup, Overlays
from .seen import Options, Seen

YES: Final = ("true", "yes", "x", "✓", "✔", "1", "vrai", "oui", "wahr", "ja")  # in a table
NO: Final = ("false", "no", "0", "faux", "non", "falsch", "nein")

_TRUE: Final = ("true", "yes")  # in a file of YAML
_WRITTEN: Final = "|".join("".join(f"[{c}{c.upper()}]" for c in w) for w in ("true", "false", "yes", "no"))


@dataclass(frozen=True, slots=True)
class BooleanField(Field):
    """Its values are bool."""

    kind: ClassVar[str] = "boolean"
    meaning: ClassVar[str] = "true or false."
    is_computable: ClassVar[bool] = True
    spot: ClassVar[Spot] = Spot.MARK
    cell_type: ClassVar[CellType] = CellType.BOOLEAN

    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> bool | None:
        return boolean(node, report, VALUE)

    def _from_cell(self, node: Scalar, cell: CellText, report: Report) -> Node:
        word = node.value.casefold()
        return with_text(node, "true" if word in YES else "false" if word in NO else node.value)

    def spell(self, word: str) -> str:
        return "true" if word.lower() in _TRUE else "false"

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        """A word for yes or no each time: YAML has fewer than tables, and in both 0 and 1 are numbers."""
        words = {*YES, *NO} if all(cell_of(node) for node in seen.nodes) else {"true", "yes", "false", "no"}
        found = {text.casefold() for text in seen.texts}
        return {} if found and found <= words - {"0", "1"} else None

    def fault_in(self, value: Any) -> str | None:
        return None if isinstance(value, bool) else "true or false is allowed"

    def _schema(self, names: Explained) -> Schema:
        return matching(_WRITTEN, "true or false is allowed", ["boolean", "string"])
