"""One value of a card, read by the declared kind of its field and never by what it looks like."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ...basics.problems import DeckwrightError, Place, did_you_mean
from .. import markup
from ..expressions import ExpressionError, Names, Power
from ..expressions import parse as parse_power
from ..markup import RichText
from ..model import Card, Field, Kind, Localized
from ..source import Mapping as MappingNode
from ..source import Node, Scalar, is_lone_symbol, named, place_in, places_in
from ..source import Sequence as SequenceNode
from ..source.keys import boolean, integer, is_note, is_nothing, number, text, unknown_key, word
from ..source.report import Report
from .cells import as_declared
from .localized import by_language
from .project import Project
from .symbols import DRAFT_HINT

IMAGE_SUFFIXES: Final = (".svg", ".png", ".jpg", ".jpeg", ".webp")

_VALUE: Final = "the value"  # messages name its field beside

Overlays = Mapping[str, Node]  # what the languages beside the first write for the same value


class Reference(NamedTuple):
    """A card that another names; whether there is one is known when all cards are read."""

    id: str
    to: tuple[str, ...]
    place: Place
    report: Report


@dataclass(frozen=True, slots=True)
class Values:
    """Reads values. Whatever they may refer to is known; references are gathered."""

    languages: Sequence[str]
    names: Names
    signs: Mapping[str, str]  # the symbols that stand for signs in the row of a power
    symbols: Collection[str]
    project: Project
    game: str
    all_symbols: bool = True  # False where a fault hides some of them
    all_names: bool = True  # the same of `names`
    references: list[Reference] = field(default_factory=list)

    def read(
        self, declared: Field, node: Node, report: Report, overlays: Overlays = MappingProxyType({})
    ) -> Any:
        """The value that *node* is for a field, as model.Kind says; None where there is none or it was reported."""
        read_as = as_declared(declared, node, report)
        if read_as is None:
            return None
        node = read_as
        if declared.kind not in (Kind.TEXT, Kind.RICH, Kind.LIST, Kind.MAP):
            for lang, overlay in overlays.items():
                message = f"the value is of kind {declared.kind}, which is the same in every language"
                report.add("not-translatable", message, overlay, f"delete it from the texts in {lang!r}")
            if is_nothing(node):
                return None
        return self._by_kind(declared, node, report, overlays)

    def check_references(self, cards: Mapping[str, Card], ids: Collection[str]) -> None:
        """Report the gathered references to what is none of the *ids* of cards, or not of a type wanted; forget all."""
        for id, to, place, report in self.references:
            card = cards.get(id)
            if id not in ids:
                report.add("unknown-card", f"there is no card {id!r}", place, did_you_mean(id, ids))
            elif card and to and not any(card.type.is_a(wanted) for wanted in to):
                message = f"{id!r} is a card of type {card.type.id!r}; allowed is {' or '.join(to)}"
                report.add("wrong-reference", message, place)
        self.references.clear()

    def _by_kind(self, declared: Field, node: Node, report: Report, overlays: Overlays) -> Any:
        match declared.kind:
            case Kind.TEXT:
                return self._text(node, report, overlays)
            case Kind.RICH:
                return self._rich(node, report, overlays)
            case Kind.INTEGER | Kind.NUMBER:
                return self._number(declared, node, report)
            case Kind.BOOLEAN:
                return boolean(node, report, _VALUE)
            case Kind.CHOICE:
                return self._choice(declared, node, report)
            case Kind.SYMBOL:
                return self._symbol(node, report)
            case Kind.IMAGE:
                return self._image(declared, node, report)
            case Kind.POWER:
                return self._power(node, report)
            case Kind.REFERENCE:
                return self._reference(declared, node, report)
            case Kind.LIST:
                return self._list(declared, node, report, overlays)
            case Kind.MAP:
                return self._map(declared, node, report, overlays)

    def _texts(self, node: Node, report: Report, overlays: Overlays) -> dict[str, tuple[str, Node]]:
        """The text in each language that has one, and where it stands; empty where the first has none."""
        nodes = by_language(node, self.languages, report) | dict(overlays)
        if self.languages[0] not in nodes:
            report.add(
                "missing-key", f"the value has no text in {self.languages[0]!r}, the first language", node
            )
        found: dict[str, tuple[str, Node]] = {}
        for lang in self.languages:
            inner = nodes.get(lang)
            written = None if inner is None else text(inner, report, _VALUE)
            if inner is not None and (written or (isinstance(inner, Scalar) and inner.style)):
                found[lang] = (written or "", inner)
        return found if self.languages[0] in found else {}

    def _text(self, node: Node, report: Report, overlays: Overlays) -> Localized[str] | None:
        texts = {lang: written for lang, (written, _) in self._texts(node, report, overlays).items()}
        return Localized(texts) if texts else None

    def _rich(self, node: Node, report: Report, overlays: Overlays) -> Localized[RichText] | None:
        found: dict[str, RichText] = {}
        for lang, (written, at) in self._texts(node, report, overlays).items():
            rich = markup.parse(written, lang)
            found[lang] = rich
            for cause, place in zip(
                rich.problems, places_in(at, (c.offset for c in rich.problems)), strict=True
            ):
                report.add("markup", cause.message, place, cause.hint)
            unknown = [run for run in rich.symbols if run.name not in self.symbols]
            for run, place in zip(unknown, places_in(at, (run.offset for run in unknown)), strict=True):
                self._is_symbol(run.name, place, report)
        return Localized(found) if found else None

    def _number(self, declared: Field, node: Node, report: Report) -> int | Decimal | None:
        reader = integer if declared.kind is Kind.INTEGER else number
        value = reader(node, report, _VALUE)
        low, high = declared.minimum, declared.maximum
        if value is not None and ((low is not None and value < low) or (high is not None and value > high)):
            report.add("out-of-range", f"the value is {value}; allowed is {_range(low, high)}", node)
        return value

    def _choice(self, declared: Field, node: Node, report: Report) -> str | None:
        value = word(node, report, _VALUE)
        if value is None or value in declared.choices:
            return value
        message = f"the value is {value!r}; allowed are {', '.join(declared.choices)}"
        report.add("wrong-choice", message, node, did_you_mean(value, declared.choices))
        return None

    def _symbol(self, node: Node, report: Report) -> str | None:
        """The name of a symbol, which may stand in braces."""
        value = text(node, report, _VALUE) if is_lone_symbol(node) else word(node, report, _VALUE)
        name = value.strip("{} ") if value else None
        return name if name and self._is_symbol(name, node.place, report) else None

    def _is_symbol(self, name: str, place: Place, report: Report) -> bool:
        if name not in self.symbols and self.all_symbols:
            hint = (
                did_you_mean(name, self.symbols) or "name it under `symbols:` of game.yaml, with its meaning"
            )
            report.add("unknown-symbol", f"{{{name}}} is no symbol of this game", place, hint)
        return name in self.symbols

    def _power(self, node: Node, report: Report) -> Power | None:
        value = word(node, report, _VALUE)
        if value is None:
            return None
        try:
            return parse_power(value, self.names, self.signs)
        except ExpressionError as error:
            if not self.all_names:
                return None
            report.add(
                "power",
                f"the power cannot be read: {error.message}",
                place_in(node, error.offset),
                error.hint,
            )
            return None

    def _reference(self, declared: Field, node: Node, report: Report) -> str | None:
        value = word(node, report, _VALUE)
        if value is not None:
            self.references.append(Reference(value, declared.to, node.place, report))
        return value

    def _list(self, declared: Field, node: Node, report: Report, overlays: Overlays) -> Any:
        if is_nothing(node):
            return None
        if not isinstance(node, SequenceNode):
            message = f"the value is {named(node)}; a list is allowed"
            report.add("wrong-kind", message, node, f"write: {declared.name}: [{_one_line(node)}]")
            return None
        if declared.of is None:
            return ()
        parts = self._overlay_items(node, overlays, report)
        values = [
            self.read(declared.of, item, report, {lang: items[index] for lang, items in parts.items()})
            for index, item in enumerate(node.items)
        ]
        return tuple(value for value in values if value is not None)

    def _overlay_items(
        self, node: SequenceNode, overlays: Overlays, report: Report
    ) -> dict[str, tuple[Node, ...]]:
        parts: dict[str, tuple[Node, ...]] = {}
        for lang, overlay in overlays.items():
            if isinstance(overlay, SequenceNode) and len(overlay.items) == len(node.items):
                parts[lang] = overlay.items
            else:
                found = f"{len(overlay.items)} items" if isinstance(overlay, SequenceNode) else named(overlay)
                message = f"the value in {lang!r} is {found}; the card has a list of {len(node.items)}"
                report.add("wrong-kind", message, overlay)
        return parts

    def _map(self, declared: Field, node: Node, report: Report, overlays: Overlays) -> Any:
        if is_nothing(node):
            return None
        if not isinstance(node, MappingNode):
            keys = ", ".join(declared.fields)
            report.add("wrong-kind", f"the value is {named(node)}; a mapping with {keys} is allowed", node)
            return None
        for key, _ in node.entries.values():
            if not is_note(key.value) and key.value not in declared.fields:
                unknown_key(key, declared.fields, _VALUE, report)
        translated = self._overlay_entries(declared, overlays, report)
        found: dict[str, Any] = {}
        for name, inner in declared.fields.items():
            value_node = node.get(name)
            parts = {lang: nodes[name] for lang, nodes in translated.items() if name in nodes}
            reported = len(report.problems)
            if value_node is not None:
                value = self.read(inner, value_node, report.of_field(name), parts)
                if value is not None:
                    found[name] = value
            if inner.required and name not in found and node.complete and len(report.problems) == reported:
                report.of_field(name).add("missing-field", f"the value needs {name!r}", node)
        return MappingProxyType(found)

    def _overlay_entries(
        self, declared: Field, overlays: Overlays, report: Report
    ) -> dict[str, dict[str, Node]]:
        translated: dict[str, dict[str, Node]] = {}
        for lang, overlay in overlays.items():
            if not isinstance(overlay, MappingNode):
                report.add(
                    "wrong-kind", f"the value in {lang!r} is {named(overlay)}; a mapping is allowed", overlay
                )
                continue
            translated[lang] = {}
            for name, (key, inner) in overlay.entries.items():
                if name in declared.fields:
                    translated[lang][name] = inner
                elif not is_note(name):
                    unknown_key(key, declared.fields, _VALUE, report)
        return translated

    def _is_there(self, label: str, node: Node, report: Report) -> bool:
        try:
            return self.project.find(label, node.place)
        except DeckwrightError as error:  # a link that leads out
            report.take_error(error)
            return True

    def _image(self, declared: Field, node: Node, report: Report) -> str | None:
        """The path of a picture relative to the project: `crabe`, looked for in the field's folder, or a path."""
        value = word(node, report, _VALUE)
        if value is None:
            return None
        base = f"assets/{self.game}"
        if _leads_out(value):
            message = f"the value is {value!r}, which leads out of {base}/"
            report.add("outside-project", message, node, f"write the path below {base}/")
            return None
        folder = f"{base}/{declared.folder}" if declared.folder and "/" not in value else base
        has_suffix = PurePosixPath(value).suffix.lower() in IMAGE_SUFFIXES
        names = [f"{folder}/{value}{suffix}" for suffix in (("",) if has_suffix else IMAGE_SUFFIXES)]
        for label in names:
            if self._is_there(label, node, report):
                return label
        parent = str(PurePosixPath(names[0]).parent)
        known = [_short(name, has_suffix) for name in self.project.files(parent)]
        near = did_you_mean(PurePosixPath(value).name, known)
        kinds = "" if has_suffix else f" ({', '.join(IMAGE_SUFFIXES)})"
        wanted = names[0] if has_suffix else names[0].removesuffix(".svg")
        hint = f"{near} Or {DRAFT_HINT}" if near else DRAFT_HINT
        report.add("missing-art", f"there is no {wanted}{kinds}", node, hint)
        return names[0]


def _leads_out(path: str) -> bool:
    return path.startswith("/") or "\\" in path or ":" in path or ".." in path.split("/")


def _short(name: str, with_suffix: bool) -> str:
    return name if with_suffix else PurePosixPath(name).stem


def _range(low: float | None, high: float | None) -> str:
    if low is None:
        return f"up to {high}"
    return f"{low} or more" if high is None else f"{low} to {high}"


def _one_line(node: Node) -> str:
    return re.sub(r"\s+", " ", node.value) if isinstance(node, Scalar) else "…"
