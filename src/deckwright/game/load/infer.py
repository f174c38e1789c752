"""What game.yaml does not say of its types, told from the cards: as the text that would say it.

The loader reads that text as if it stood in game.yaml; `deckwright types --write` puts it there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any, Final

import yaml

from ...basics.naming import id_of
from ...basics.problems import Place
from ..model import Kind
from ..source import Entry, Node, Scalar, SourceText, Span, Style, misread, quoted, read_yaml, relocated
from ..source import Mapping as MappingNode
from ..source import Sequence as SequenceNode
from ..source.keys import is_nothing
from ..source.tables import cell_of, is_blank
from .cards import OWN_KEYS, CardFile, Database
from .cells import NO, YES
from .outline import Outline
from .project import Project
from .tables import NAMES
from .values import IMAGE_SUFFIXES

RICH_NAMES: Final = (
    "text", "effect", "effects", "rules", "ability", "abilities", "description", "texte", "effet", "regle",
    "regles", "effekt", "regel", "fahigkeit", "beschreibung", "texto", "efecto", "testo", "effetto",
)  # fmt: skip
IMAGE_NAMES: Final = (
    "art", "image", "picture", "illustration", "portrait", "icon", "photo", "bild", "imagen", "immagine",
)  # fmt: skip
LONG: Final = 60  # characters of a text that wants a box to itself
MOST_CHOICES: Final = 12

_INTEGER: Final = re.compile(r"[+\-−]?(?:0|[1-9]\d{0,8})(?:[.,]0+)?")
_NUMBER: Final = re.compile(r"[+\-−]?\d{1,9}(?:[.,]\d{1,9})?")
_CODE: Final = re.compile(r"[a-z]{2}(-[A-Z]{2})?")
_CHOICE: Final = re.compile(r"[^\W\d_][\w'’ -]{0,23}")


@dataclass(frozen=True, slots=True)
class InferredField:
    name: str
    kind: Kind
    options: Mapping[str, str] = field(default_factory=dict)  # as YAML

    @property
    def yaml(self) -> str:
        options = "".join(f", {key}: {value}" for key, value in self.options.items())
        return f"{self.name}: {{kind: {self.kind}{options}}}"

    @property
    def declared(self) -> Any:
        """The declaration as values, every scalar a text."""
        return yaml.load(self.yaml, yaml.BaseLoader)[self.name]

    def __str__(self) -> str:
        """For a person: cost integer 0–9."""
        low, high = self.options.get("min"), self.options.get("max")
        if low is not None and high is not None:
            return f"{self.name} {self.kind} {low}" + (f"–{high}" if high != low else "")
        choices = self.options.get("choices")
        return f"{self.name} {self.kind}" + (f" {choices}" if choices else "")


@dataclass(frozen=True, slots=True)
class InferredType:
    """The fields of a type that game.yaml does not declare, or does not declare the fields of."""

    id: str
    fields: tuple[InferredField, ...]
    files: tuple[str, ...]  # that its cards stand in
    is_declared: bool  # game.yaml has the type, without fields

    def yaml(self, indent: str) -> str:
        """The lines below `types:`, or below the type where it is declared; each begins with *indent*."""
        fields = "".join(f"{indent}  {one.yaml}\n" for one in self.fields)
        if self.is_declared:
            return f"{indent}fields:\n{fields}"
        return (
            f"{indent}{self.id}:\n" + re.sub("^", "  ", f"{indent}fields:\n{fields}", flags=re.MULTILINE)[:-2]
        )


@dataclass(frozen=True, slots=True, eq=False)
class _Whole(SourceText):
    """A file as a whole, where no line of it says what was inferred."""

    def place(self, line: int, column: int) -> Place:
        return Place(self.label)


def infer(
    types: Node | None,
    database: Database,
    outline: Outline,
    symbols: Iterable[str],
    project: Project,
    game: str,
) -> list[InferredType]:
    """What the cards tell of the types that *types*, the section of game.yaml, leaves open.

    Where it leaves them all open, cards of YAML without a type are given their file's name as one.
    """
    if not outline.has_types:
        _give_types(database)
    found: dict[str, dict[str, list[Node]]] = {}
    counts: Counter[str] = Counter()
    files: dict[str, list[str]] = {}
    for file in database.files.values():
        for _, node in file.cards.values():
            if isinstance(node, MappingNode) and (id := _type_of(node, file)):
                counts[id] += 1
                files.setdefault(id, []).append(file.name)
                entries = {name: e for name, e in file.defaults.items() if name not in OWN_KEYS} | dict(
                    node.entries
                )
                _gather(entries, found.setdefault(id, {}))
    sight = _Sight(outline.languages, frozenset(symbols), project, game)
    open_types = found if not outline.has_types else _without_fields(types)
    return [
        InferredType(
            id,
            tuple(sight.field(name, nodes, counts[id]) for name, nodes in found[id].items() if nodes),
            tuple(dict.fromkeys(files[id])),
            outline.has_types,
        )
        for id in open_types
        if found.get(id) or (id in found and not outline.has_types)
    ]


def completed(root: MappingNode, inferred: Sequence[InferredType], game: str) -> MappingNode:
    """game.yaml as it reads with *inferred* written down."""
    if not inferred:
        return root
    types = root.get("types")
    entries = dict(types.entries) if isinstance(types, MappingNode) else {}
    for type in inferred:
        origin: SourceText = _Whole(f"cards/{game}/{type.files[0].partition('!')[0]}", ())
        written, _ = read_yaml(type.yaml(""), origin.label)
        node = relocated(written, origin) if written else None
        assert isinstance(node, MappingNode)
        if type.is_declared:
            key, before = entries[type.id]
            more = dict(before.entries) if isinstance(before, MappingNode) else {}
            entries[type.id] = Entry(key, MappingNode(more | dict(node.entries), False, key.span, key.origin))
        else:
            entries |= dict(node.entries)
    if isinstance(types, MappingNode):
        section, key = (
            MappingNode(entries, False, types.span, types.origin, types.complete),
            root.entries["types"].key,
        )
    else:
        span, origin = Span(0, 0, 0, 0), root.origin
        section, key = MappingNode(entries, False, span, origin), Scalar("types", Style.PLAIN, span, origin)
    return MappingNode(
        {**root.entries, "types": Entry(key, section)}, False, root.span, root.origin, root.complete
    )


def _give_types(database: Database) -> None:
    for file in database.files.values():
        if "type" not in file.defaults and file.cards:
            key = next(iter(file.cards.values())).key
            id = id_of(PurePosixPath(file.name.partition("!")[0]).stem) or "card"
            node = Scalar(id, Style.DOUBLE, key.span, key.origin)
            file.defaults["type"] = Entry(node, node)


def _type_of(card: MappingNode, file: CardFile) -> str | None:
    entry = card.entries.get("type") or file.defaults.get("type")
    return entry.value.value if entry and isinstance(entry.value, Scalar) and entry.value.value else None


def _gather(entries: Mapping[str, Entry], into: dict[str, list[Node]]) -> None:
    for name, (_, value) in entries.items():
        if name not in OWN_KEYS and not name.startswith("_"):
            nodes = into.setdefault(name, [])
            if not (is_nothing(value) or is_blank(value)):
                nodes.append(value)


def _without_fields(types: Node | None) -> list[str]:
    """The concrete types that neither declare fields nor extend what does."""
    entries = types.entries if isinstance(types, MappingNode) else {}

    def declares(id: str, depth: int = 0) -> bool:
        node = entries[id].value if id in entries else None
        if not isinstance(node, MappingNode) or depth > len(entries):
            return False
        parent = node.get("extends")
        above = isinstance(parent, Scalar) and declares(parent.value, depth + 1)
        return above or not is_nothing(node.get("fields"))

    def is_abstract(node: Node) -> bool:
        mark = node.get("abstract") if isinstance(node, MappingNode) else None
        return isinstance(mark, Scalar) and mark.value.lower() in ("true", "yes")

    return [id for id, (_, node) in entries.items() if not (declares(id) or is_abstract(node))]


@dataclass(frozen=True, slots=True)
class _Sight:
    """Tells the kind of a field from its values."""

    languages: Sequence[str]
    symbols: frozenset[str]
    project: Project
    game: str

    def field(self, name: str, nodes: Sequence[Node], cards: int) -> InferredField:
        kind, options = self._kind(name, nodes)
        if name in NAMES and kind is Kind.TEXT and len(nodes) == cards:
            options = {"required": "true", **options}
        return InferredField(name, kind, options)

    def _kind(self, name: str, nodes: Sequence[Node]) -> tuple[Kind, dict[str, str]]:
        if any(isinstance(node, SequenceNode) for node in nodes):
            items = [
                item for node in nodes for item in (node.items if isinstance(node, SequenceNode) else [node])
            ]
            kind, options = self._kind(name, items)
            inner = InferredField("of", kind, options)
            return Kind.LIST, {"of": inner.yaml.removeprefix("of: ")}
        maps = [node for node in nodes if isinstance(node, MappingNode)]
        if maps and not all(self._is_text(node) for node in maps):
            parts: dict[str, list[Node]] = {}
            for node in maps:
                _gather(node.entries, parts)
            fields = ", ".join(self.field(part, values, 0).yaml for part, values in parts.items() if values)
            return Kind.MAP, {"fields": f"{{{fields}}}"}
        texts = [text for node in nodes for text in _texts(node)]
        if {text.casefold() for text in texts} <= _truths(nodes) and texts:
            return Kind.BOOLEAN, {}
        return self._kind_of_texts(name, texts, bool(maps))

    def _is_text(self, node: MappingNode) -> bool:
        """Whether a mapping is a text in several languages, or a name in braces."""
        codes = all(key in self.languages or _CODE.fullmatch(key) for key in node.entries)
        return codes or _is_symbol(node)

    def _kind_of_texts(self, name: str, texts: Sequence[str], localized: bool) -> tuple[Kind, dict[str, str]]:
        if not localized and texts and (plain := self._plain_kind(name, texts)):
            return plain
        is_rich = any("**" in t or "\n" in t or len(t) > LONG or re.search(r"\{[\w-]+\}", t) for t in texts)
        return (Kind.RICH if is_rich or name in RICH_NAMES else Kind.TEXT), {}

    def _plain_kind(self, name: str, texts: Sequence[str]) -> tuple[Kind, dict[str, str]] | None:
        """The kind of values that are no texts; None where they are."""
        if all(_INTEGER.fullmatch(text) for text in texts):
            numbers = [int(re.split("[.,]", text)[0].replace("−", "-")) for text in texts]
            return Kind.INTEGER, {"min": str(min(numbers)), "max": str(max(numbers))}
        if all(_NUMBER.fullmatch(text) and not re.match(r"[+\-−]?0\d", text) for text in texts):
            return Kind.NUMBER, {}
        if self.symbols and {text.strip("{} ") for text in texts} <= self.symbols:
            return Kind.SYMBOL, {}
        if (folder := self._folder(name, texts)) is not None:
            return Kind.IMAGE, {"folder": folder} if folder else {}
        choices = list(dict.fromkeys(texts))
        if (
            name not in (*NAMES, *RICH_NAMES)
            and 2 <= len(choices) <= MOST_CHOICES
            and len(texts) >= 2 * len(choices)
            and all(_CHOICE.fullmatch(text) for text in choices)
        ):
            return Kind.CHOICE, {"choices": f"[{', '.join(map(_item, choices))}]"}
        return None

    def _folder(self, name: str, texts: Sequence[str]) -> str | None:
        """The folder below the game's assets where a picture lies that is named; "" for that itself."""
        looks_like = name in IMAGE_NAMES or all(text.lower().endswith(IMAGE_SUFFIXES) for text in texts)
        if not looks_like:
            return None
        for folder in (name, f"{name}s", "art", "images", ""):
            base = f"assets/{self.game}/{folder}".rstrip("/")
            suffixes = ("", *IMAGE_SUFFIXES)
            if any(self.project.exists(f"{base}/{text}{suffix}") for text in texts for suffix in suffixes):
                return folder
        return None


def _truths(nodes: Sequence[Node]) -> set[str]:
    """The words for yes and no that these may be: YAML has fewer than tables, and in both 0 and 1 are numbers."""
    words = {*YES, *NO} if all(cell_of(node) for node in nodes) else {"true", "yes", "false", "no"}
    return words - {"0", "1"}


def _texts(node: Node) -> list[str]:
    if isinstance(node, Scalar):
        cell = cell_of(node)
        return [cell.marked or cell.shown or node.value if cell else node.value]
    if isinstance(node, MappingNode):
        if _is_symbol(node):
            return [f"{{{next(iter(node.entries))}}}"]
        return [text for _, value in node.entries.values() for text in _texts(value)]
    return []


def _is_symbol(node: MappingNode) -> bool:
    """Whether a mapping is a name in braces, as in `icon: {heart}`."""
    return node.flow and len(node.entries) == 1 and is_nothing(next(iter(node.entries.values())).value)


def _item(text: str) -> str:
    """A text as an item of a list in brackets."""
    return quoted(text) if misread(text) or re.search(r"[,\[\]{}]", text) else text
