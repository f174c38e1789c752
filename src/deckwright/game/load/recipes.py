"""`recipes.yaml`: cards that are computed from cards, each recipe a mapping under its id."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from ...basics.problems import Place, did_you_mean
from ..condition_names import Vocabulary, gather_items, names_of_card
from ..conditions import Condition, ConditionError
from ..conditions import Items as Within
from ..kinds import Field, ImageField, ListField, MapField, PowerField, TextualField
from ..localized import Localized, nodes_by_language, read_localized
from ..model import CardType
from ..recipe_types import Choice, Filled, Input, Items, Made, Parts, Recipe, Refusal
from ..source import Mapping as MappingNode
from ..source import Node, Scalar, place_in
from ..source import Sequence as SequenceNode
from ..source.keys import Table, boolean, identifier, is_note, is_nothing, text, unknown_key, word, words
from ..source.report import Report
from .cards import read_root
from .project import Project
from .rule_kinds import Reading

FILE: Final = "recipes.yaml"
_HOLE: Final = re.compile(r"\{\{(.*?)\}\}", re.DOTALL)
_WRITTEN: Final = (TextualField, ImageField, PowerField)  # kinds whose values are written as texts
_BARE: Final = re.compile(r"[a-z_]\w*(?:\.\w+)+")


def read_recipes(
    project: Project,
    game: str,
    reading: Reading,
    types: Mapping[str, CardType],
    above: Collection[str],
    languages: Sequence[str],
) -> dict[str, Recipe]:
    """The recipes of a game; none where it has no `recipes.yaml`. One with a fault is reported and left out.

    *above* are the abstract types that cards may be of, too.
    """
    if FILE not in project.files(f"cards/{game}"):
        return {}
    root = read_root(project, f"cards/{game}/{FILE}", reading.report)
    found = {
        key.value: _Reader(key, node, reading, types, above, languages).read()
        for key, node in Table(root, reading.report, FILE).items()
        if identifier(key, reading.report, "a recipe")
    }
    return {id: recipe for id, recipe in found.items() if recipe is not None}


@dataclass(slots=True)
class _Reader:
    """Reads one recipe; what its expressions may name grows as it is read."""

    key: Scalar
    node: Node
    reading: Reading
    types: Mapping[str, CardType]
    above: Collection[str]
    languages: Sequence[str]

    @property
    def report(self) -> Report:
        return self.reading.report

    def read(self) -> Recipe | None:
        before = len(self.report.problems)
        table = Table(self.node, self.report, f"the recipe {self.key.value!r}")
        if not isinstance(self.node, MappingNode):
            return None
        for key in ("makes", "inputs", "id", "fields"):
            table.require(key)
        title = table.read("title", lambda n, r, what: read_localized(n, self.languages, r, what))
        type = self._type(table)
        inputs = self._inputs(table)
        is_any_order = table.read("any_order", boolean) or False
        if is_any_order and len({each.written for each in inputs.values()}) > 1:
            message = "`any_order` is for inputs that are all alike"
            self.report.add("wrong-value", message, table.node("any_order"))
        choices = self._choices(table, inputs)
        values = self._values(table)
        refusals = tuple(self._refusals(table))
        id = table.node("id")
        card = self._filled(id, "`id`") if id is not None else None
        fields, places = self._fields(table, type) if type else ({}, {})
        table.finish()
        if type is None or card is None or len(self.report.problems) > before:
            return None
        return Recipe(
            self.key.value,
            title or Localized({self.languages[0]: self.key.value}),
            type.id,
            MappingProxyType(inputs),
            is_any_order,
            MappingProxyType(choices),
            MappingProxyType(values),
            refusals,
            card,
            MappingProxyType(fields),
            self.key.place,
            MappingProxyType(places),
        )

    def _type(self, table: Table) -> CardType | None:
        name = table.read("makes", word)
        if name is not None and name not in self.types:
            hint = did_you_mean(name, self.types) or f"types are {', '.join(self.types)}"
            self.report.add("unknown-name", f"{name!r} is no type of cards", table.node("makes"), hint)
        return self.types.get(name or "")

    # What expressions may name

    def _name(self, key: Scalar) -> bool:
        """Whether *key* can be a name of its own in expressions."""
        if key.value in self.names.names or not key.value.isidentifier():
            message = f"{key.value!r} cannot be a name here: letters, digits and _ that no other name has"
            self.report.add("bad-id", message, key)
            return False
        return True

    @property
    def names(self) -> Vocabulary:
        return self.reading.vocabulary

    def _add(self, name: str, values: Collection[str] | None, items: Within = MappingProxyType({})) -> None:
        known = Vocabulary(
            {**self.names.names, name: values}, {**self.names.items, **items}, self.names.symbols
        )
        self.reading = replace(self.reading, vocabulary=known)

    def _add_card(self, name: str, types: Iterable[CardType]) -> None:
        """A name that is a card of one of the *types*."""
        meant = list(types)
        paths: dict[str, dict[str, Collection[str] | None]] = {name: names_of_card(meant, ())}
        for field in (field for type in meant for field in type.fields.values()):
            gather_items(f"{name}.{field.name}", field, list(self.types.values()), paths)
        self._add(name, None, paths)

    def _add_like(self, name: str, origin: str) -> None:
        """A name that is what lies at a path, or has its items."""
        known = self.names.items
        paths = {
            path: names for path, names in known.items() if path == origin or path.startswith(f"{origin}.")
        }
        self._add(name, None, {name + path.removeprefix(origin): names for path, names in paths.items()})

    def _inputs(self, table: Table) -> dict[str, Input]:
        """`inputs: {a: heros, b: "type == 'heros' and level > 1"}`."""
        cards, found = self.reading, dict[str, Input]()
        self.reading = replace(self.reading, vocabulary=Vocabulary({}, {}, self.names.symbols))
        for key, node in table.table("inputs").items():
            written = word(node, self.report, f"the input {key.value!r}")
            if written is None or not self._name(key):
                continue
            is_type = written in self.types or written in self.above
            if not is_type and written.isidentifier():
                hint = did_you_mean(written, (*self.types, *self.above))
                self.report.add("unknown-name", f"{written!r} is no type of cards", node, hint)
                continue
            meant = [type for type in self.types.values() if not is_type or type.is_a(written)]
            names = ", ".join(f"'{type.id}'" for type in meant)
            where = self._input_condition(cards, node, f"type in [{names}]" if is_type else None)
            if where is not None:
                found[key.value] = Input(written, where)
                self._add_card(key.value, meant)
        if not found and table.node("inputs") is not None and not self.report.problems:
            self.report.add(
                "wrong-value",
                "`inputs` names no card",
                table.node("inputs"),
                "write inputs: {a: hero, b: hero}",
            )
        return found

    def _input_condition(self, cards: Reading, node: Node, written: str | None) -> Condition | None:
        return cards.vocabulary.condition(written) if written else cards.condition(node)

    def _choices(self, table: Table, inputs: Mapping[str, Input]) -> dict[str, Choice]:
        """`choose: {race: [a, b]}`: one of the inputs, or of words."""
        found: dict[str, Choice] = {}
        for key, node in table.table("choose").items():
            values = words(node, self.report, f"the choice {key.value!r}")
            if not values or not self._name(key):
                continue
            is_input = all(value in inputs for value in values)
            found[key.value] = Choice(values, is_input)
            if is_input:
                self._add_like(key.value, values[0])
            else:
                self._add(key.value, set(values))
        return found

    def _values(self, table: Table) -> dict[str, Condition]:
        """`let: {powers: max(a.powers, b.powers)}`."""
        found: dict[str, Condition] = {}
        for key, node in table.table("let").items():
            condition = self.reading.condition(node)
            if condition is None or not self._name(key):
                continue
            found[key.value] = condition
            if condition.origin:
                self._add_like(key.value, condition.origin)
            else:
                self._add(key.value, None)
        return found

    def _refusals(self, table: Table) -> Iterable[Refusal]:
        node = table.node("refuse")
        for item in node.items if isinstance(node, SequenceNode) else () if node is None else (node,):
            inner = Table(item, self.report, "a refusal")
            for key in ("when", "because"):
                inner.require(key)
            when, because = self.reading.in_table(inner, "when"), inner.node("because")
            inner.finish()
            filled = self._filled(because, "`because`") if because is not None else None
            if when is not None and filled is not None:
                yield Refusal(when, filled, item.place)

    # What is made

    def _fields(self, table: Table, type: CardType) -> tuple[dict[str, Made], dict[str, Place]]:
        found: dict[str, Made] = {}
        places: dict[str, Place] = {}
        inner = table.table("fields")
        for key, node in inner.items():
            declared = type.fields.get(key.value)
            if declared is None:
                hint = did_you_mean(key.value, type.fields) or f"it has {', '.join(type.fields)}"
                self.report.add(
                    "unknown-field", f"a card of type {type.id!r} has no field {key.value!r}", key, hint
                )
            elif not is_nothing(node) and (made := self._made(node, declared)) is not None:
                found[key.value], places[key.value] = made, node.place
        for name, field in type.fields.items():
            if field.required and field.default is None and name not in inner.entries and inner.is_complete:
                message = f"a card of type {type.id!r} needs the field {name!r}"
                self.report.add("missing-field", message, inner.place)
        return found, places

    def _made(self, node: Node, declared: Field) -> Made | None:
        """A text with what is filled in, of kinds that are written as texts; else an expression, or its parts."""
        if isinstance(declared, _WRITTEN):
            return self._filled(node, f"the field {declared.name!r}")
        if isinstance(declared, MapField) and isinstance(node, MappingNode):
            parts: dict[str, Made] = {}
            for name, (key, inner) in node.entries.items():
                if name not in declared.fields and not is_note(name):
                    unknown_key(key, declared.fields, f"the field {declared.name!r}", self.report)
                elif not is_note(name) and not is_nothing(inner):
                    made = self._made(inner, declared.fields[name])
                    parts |= {name: made} if made is not None else {}
            return Parts(MappingProxyType(parts))
        if isinstance(declared, ListField) and isinstance(node, SequenceNode) and declared.of is not None:
            items = [self._made(item, declared.of) for item in node.items]
            return Items(tuple(item for item in items if item is not None))
        return self.reading.condition(node)

    def _filled(self, node: Node, what: str) -> Filled | None:
        found: dict[str, tuple[str | Condition, ...]] = {}
        for lang, inner in nodes_by_language(node, self.languages, self.report).items():
            written = text(inner, self.report, what)
            if written is None:
                return None
            if _BARE.fullmatch(written) and written.partition(".")[0] in self.names.names:
                hint = f"write {{{{ {written} }}}} for what it says, in quotes"
                self.report.add("wrong-value", f"{what} is the plain text {written!r}", inner, hint)
            parts = self._parts(inner, written)
            if parts is None:
                return None
            found[lang] = parts
        return Filled(Localized(found)) if found else None

    def _parts(self, node: Node, written: str) -> tuple[str | Condition, ...] | None:
        parts: list[str | Condition] = []
        end = 0
        for match in _HOLE.finditer(written):
            parts.append(written[end : match.start()])
            end = match.end()
            try:
                parts.append(self.names.condition(match[1].strip()))
            except ConditionError as error:
                start = match.start(1) + len(match[1]) - len(match[1].lstrip())
                place = place_in(node, start + error.offset) if isinstance(node, Scalar) else node.place
                self.report.add("condition", error.message, place, error.hint)
                return None
        return (*parts, written[end:])
