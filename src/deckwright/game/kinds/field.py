"""A field of a card, and all that its kind decides: each kind is a subclass, and adds what it does otherwise."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping
from enum import Enum, StrEnum, auto
from re import Pattern
from typing import Any, ClassVar, Final, NamedTuple, Protocol

from ...basics.records import dataclass
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source.keys import Table, is_nothing
from ..source.report import Report
from ..source.tables import CellText, cell_of, is_blank
from .json_schema import Schema, optional
from .lookup import NO_OVERLAYS, Explained, Lookup, Overlays
from .seen import Options, Seen

VALUE: Final = "the value"  # what messages call it, for they name its field beside


class Spot(Enum):
    """Where the built-in layout prints a field."""

    LINE = auto()  # behind its name
    MARK = auto()  # its name, where it is true
    TEXT = auto()  # in a box of its own
    NUMBER = auto()  # in the row at the foot
    TAG = auto()  # below the title
    PICTURE = auto()


class CellType(StrEnum):
    """What a cell of a workbook holds."""

    TEXT = "text"
    NUMBER = "number"
    BOOLEAN = "boolean"


class Between(NamedTuple):
    """What stands between the items of a list in a cell without brackets."""

    pattern: Pattern[str]
    written: str

    def split(self, text: str) -> list[str]:
        return [part for each in self.pattern.split(text) if (part := each.strip())]


WORDS: Final = Between(re.compile(r"[,;\n]"), ", ")
TEXTS: Final = Between(re.compile(r"[;\n]"), "\n")
LINES: Final = Between(re.compile(r"\n"), "\n")


@dataclass(frozen=True, slots=True)
class Field(ABC):
    """What cards of a type can say under one name."""

    kind: ClassVar[str]  # as game.yaml calls it
    meaning: ClassVar[str]  # in a sentence, for editors
    options: ClassVar[tuple[str, ...]] = ()  # the keys of its declaration that others may not have
    is_translatable: ClassVar[bool] = False  # other languages may write it, too
    is_computable: ClassVar[bool] = False  # an expression can come to a value of it
    spot: ClassVar[Spot] = Spot.LINE
    is_joined: ClassVar[bool] = True  # the built-in layout prints several with commas between them
    between: ClassVar[Between | None] = WORDS  # several in a cell; None: only in brackets
    cell_type: ClassVar[CellType] = CellType.TEXT

    name: str
    required: bool = False
    default: Any = None

    @classmethod
    def declare(cls, name: str, required: bool, table: Table, known: Declarations) -> Field:
        """The field as game.yaml declares it; *table* has the options of its kind."""
        return cls(name, required)

    @property
    def inner(self) -> tuple[Field, ...]:
        """The fields that its values hold."""
        return ()

    def part(self, name: str) -> Field | None:
        """The field of what its values hold under *name*, or at that number."""
        return None

    # A value

    def read(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays = NO_OVERLAYS) -> Any:
        """The value that *node* is; None where there is none or it was reported."""
        written = self.as_yaml(node, report)
        if written is None:
            return None
        if not self.is_translatable:
            for lang, overlay in overlays.items():
                message = f"the value is of kind {self.kind}, which is the same in every language"
                report.add("not-translatable", message, overlay, f"delete it from the texts in {lang!r}")
            if is_nothing(written):
                return None
        return self._value(written, report, lookup, overlays)

    @abstractmethod
    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> Any:
        """The same of a node that is as a file of YAML has it."""

    def pictures(self, value: Any) -> Iterator[str]:
        """The files that a value names, by their paths from the project."""
        yield from ()

    # Tables

    def as_yaml(self, node: Node, report: Report) -> Node | None:
        """*node* as a file of YAML would have it, if it is a cell; None where it was reported."""
        cell = cell_of(node)
        if cell is None or is_blank(node):
            return node
        if isinstance(node, MappingNode):
            return self._from_columns(node)
        return self._from_cell(node, cell, report) if isinstance(node, Scalar) else node

    def _from_cell(self, node: Scalar, cell: CellText, report: Report) -> Node | None:
        return node

    def _from_columns(self, node: MappingNode) -> MappingNode:
        """The same of a value that is spread over several columns."""
        return node

    def text_in(self, node: Scalar, cell: CellText) -> str:
        """The text of a cell that holds several."""
        return node.value

    def spell(self, word: str) -> str:
        """A word that a file has for a value, as every file is written."""
        return word

    def in_cell(self, value: Any) -> str | None:
        """A list or mapping in a cell without brackets, where it is read back as it is."""
        return None

    def offers(self) -> tuple[str, ...]:
        """What a column of a workbook lets one choose from; nothing where that cannot be listed."""
        return ()

    def advice(self) -> str:
        """What a column of a workbook tells who writes in it."""
        return ""

    # Where game.yaml does not declare it

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        """The options of a field of this kind that holds the values *seen*; None where they are of another kind."""
        return None

    # Conditions and variants

    def known_values(self) -> Collection[str] | None:
        """All values that a condition may compare it with; None where they cannot be listed."""
        return None

    def for_conditions(self, value: Any) -> Any:
        """A value as conditions see it: a text, number, truth, tuple, mapping or None."""
        return value

    def fault_in(self, value: Any) -> str | None:
        """What is wrong with a value that an expression came to, None where nothing is."""
        raise NotImplementedError  # asked only of what is computable

    def computed(self, value: Any) -> Any:
        """A value that an expression came to, as cards hold it."""
        return value

    # Schemas and the built-in layout

    def schema(self, names: Explained) -> Schema:
        """The schema of its values, none of which is nothing."""
        return {**self._schema(names), "title": self.name}

    def optional_schema(self, names: Explained) -> Schema:
        """The schema of it as a key of a card or map: it may hold nothing unless it must be written."""
        schema = self.schema(names)
        return schema if self.required and self.default is None else optional(schema)

    @abstractmethod
    def _schema(self, names: Explained) -> Schema: ...

    def translation_schema(self, names: Explained) -> Schema | None:
        """The schema of it in the texts of another language; None where it holds no text."""
        return None

    @classmethod
    def definitions(cls, names: Explained) -> Mapping[str, Schema]:
        """What the schemas of this kind refer to."""
        return {}

    @classmethod
    def translation_definitions(cls, names: Explained) -> Mapping[str, Schema]:
        """What the schemas of its translations refer to."""
        return {}

    def in_layout(self) -> str:
        """The expression that prints it in the built-in layout."""
        return f"card.{self.name}"


class Declarations(Protocol):
    """What the declaration of a field may name: types of card, and fields within it."""

    @property
    def types(self) -> Collection[str]: ...

    def item(self, name: str, table: Table) -> Field | None:
        """What a list holds, by its key `of`."""
        ...

    def parts(self, table: Table) -> dict[str, Field]:
        """What a map holds, by its key `fields`."""
        ...
