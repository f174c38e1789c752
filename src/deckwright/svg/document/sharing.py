"""What stands alike in many faces, built once: elements whose text an earlier face had at the same place.

The faces of a layout differ in a few texts and pictures; all else is the same from card to card. An element is shared
where its own text, everything that it refers to, the start tags around it and the style sheets are the same: then the
nodes, what the check finds in them and what drawing them works out are the same, too.

A shared element belongs to no document. Above it stand copies of the elements around it, without children.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from lxml import etree

from .tree import Finding, Fragment, Node, Scope

MOST_NODES: Final = 12_000  # that are kept
MOST_SEEN: Final = 100_000  # texts that are known to have stood in a face
MOST_CONTEXTS: Final = 2_000
MOST_FACTS: Final = 4_000
MOST_LEVELS: Final = 12  # within which parts of a group are shared

_ID: Final = re.compile(rb'\sid="([^"]*)"')
_REFERENCE: Final = re.compile(rb"""(?:url\(\s*(?:&quot;|&apos;|["'])?|href=")\s*#([^)"'&\s]+)""")
_DRAWN: Final = re.compile(rb"<(?:\w+:)?(?:path|rect|circle|ellipse|line|poly|text|use|image|g|svg)\b")
_GROUP: Final = "{http://www.w3.org/2000/svg}g"

Key = tuple[Any, ...]


class Builder(Protocol):
    """What makes nodes of elements; `findings` and `count` grow with every element."""

    findings: list[Finding]
    count: int

    def single(self, element: Any, parent: Node | None, scope: Scope, wrapper: Any) -> Node:
        """The node of an element without its children. It is not yet among its parent's."""

    def subtree(self, element: Any, parent: Node, scope: Scope, depth: int, wrapper: Any) -> Node | None:
        """The node of an element and all below it; None where a limit is passed."""

    def register(self, identifier: str, node: Node, scope: Scope) -> None:
        """Make an id known in *scope*."""


class _Facts(NamedTuple):
    """What the text of an element says of its ids."""

    ids: tuple[bytes, ...]  # that are known outside it
    references: frozenset[bytes]  # to ids that are not its own
    is_drawn: bool


class _Context(NamedTuple):
    """Where an element stands: the start tags around it, and the sheets."""

    number: int
    stand_in: Node
    references: frozenset[bytes]  # that the elements below inherit or are given by sheets


class Shelf:
    """The shared elements of a run, the least used dropped first. They are kept from their second sight on."""

    def __init__(self) -> None:
        self._fragments: OrderedDict[Key, Fragment] = OrderedDict()
        self._nodes = 0
        self._seen: set[int] = set()
        self._contexts: dict[Key, _Context] = {}
        self._numbers = 0
        self._facts: dict[bytes, _Facts] = {}

    def facts(self, element: Any, text: bytes) -> _Facts:
        """What *text*, which is that of *element*, says of ids."""
        found = self._facts.get(text)
        if found is None:
            if len(self._facts) >= MOST_FACTS:
                self._facts.clear()
            found = self._facts[text] = _facts(element, text)
        return found

    def get(self, key: Key) -> Fragment | None:
        found = self._fragments.get(key)
        if found is not None:
            self._fragments.move_to_end(key)
        return found

    def put(self, fragment: Fragment) -> None:
        sight = hash(fragment.key)
        if sight not in self._seen:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            self._seen.add(sight)
            return
        fragment.is_kept = True
        self._fragments[fragment.key] = fragment
        self._nodes += fragment.count
        while self._nodes > MOST_NODES and len(self._fragments) > 1:
            self._nodes -= self._fragments.popitem(last=False)[1].count

    def context(self, key: Key, node: Node, outer: _Context | None, references: frozenset[bytes]) -> _Context:
        """The context of the children of *node*, which *key* tells from all others."""
        found = self._contexts.get(key)
        if found is None:
            if (
                len(self._contexts) >= MOST_CONTEXTS
            ):  # numbers are never given twice, so that old keys stay dead
                self._contexts.clear()
            self._numbers += 1
            stand_in = node.alone(outer.stand_in if outer else None)
            inherited = outer.references if outer else frozenset[bytes]()
            found = self._contexts[key] = _Context(self._numbers, stand_in, inherited | references)
        return found


def build(builder: Builder, root: Any, shelf: Shelf, label: str, sheets: Sequence[str], wrapper: Any) -> Node:
    """The tree of a document whose elements carry stamps of their lines."""
    top = builder.single(root, None, Scope(), wrapper)
    tag, references = _start_tag(root)
    references |= frozenset(name for sheet in sheets for name in _REFERENCE.findall(sheet.encode()))
    context = shelf.context((label, tag, *sheets), top, None, references)
    _Level(builder, shelf, root, wrapper, context, None, 0).hang_on(top)
    return top


class _Level:
    """The children of one element."""

    def __init__(
        self,
        builder: Builder,
        shelf: Shelf,
        element: Any,
        wrapper: Any,
        context: _Context,
        outer: _Level | None,
        at: int,
    ) -> None:
        self.builder, self.shelf, self.context, self.outer = builder, shelf, context, outer
        self.at = at  # the element's index among its siblings
        self.depth: int = outer.depth + 1 if outer else 2
        self.elements = [child for child in element if isinstance(child.tag, str)]
        self.wrappers = list(wrapper.iter_children()) if wrapper else [None] * len(self.elements)
        self.texts = [etree.tostring(child, encoding="UTF-8", with_tail=False) for child in self.elements]
        self.facts = [shelf.facts(child, text) for child, text in zip(self.elements, self.texts, strict=True)]
        self.owners: dict[bytes, list[int]] = {}
        for index, facts in enumerate(self.facts):
            for identifier in facts.ids:
                self.owners.setdefault(identifier, []).append(index)
        self.made: dict[int, Fragment | None] = {}

    def hang_on(self, node: Node) -> None:
        """Give *node* its children."""
        builder = self.builder
        for index, element in enumerate(self.elements):
            fragment = self.fragment(index)
            if fragment is not None:
                node.children.append(fragment.node)
                for identifier, inner in fragment.ids:
                    builder.register(identifier, inner, node.scope)
                builder.findings += fragment.findings
                builder.count += fragment.count
            elif (child := self._build(index, element, node, node.scope)) is not None:
                node.children.append(child)

    def fragment(self, index: int) -> Fragment | None:
        """The child of this index as a shared element; None where it cannot be one."""
        if index not in self.made:
            self.made[index] = (
                None  # as long as it is looked for: what refers to itself in a circle is not shared
            )
            self.made[index] = self._fragment(index)
        return self.made[index]

    def _fragment(self, index: int) -> Fragment | None:
        needed = self._references_of(index)
        if needed is None:
            return None
        key = (self.context.number, self.texts[index], *(fragment.key for fragment in needed))
        fragment = self.shelf.get(key)
        if fragment is None:
            fragment = self._new(index, key, needed)
            if fragment is not None:
                self.shelf.put(fragment)
        return fragment

    def _references_of(self, index: int) -> Sequence[Fragment] | None:
        """What the child refers to; None where that is not clear, or not shared itself."""
        facts = self.facts[index]
        if any(self.count(identifier) > 1 for identifier in facts.ids):
            return None
        references: Iterable[bytes] = facts.references
        if facts.is_drawn and self.context.references:
            references = (facts.references | self.context.references).difference(facts.ids)
        found: dict[Key, Fragment] = {}
        for reference in sorted(references):
            fragment = self.owner(reference)
            if fragment is None:
                return None
            found[fragment.key] = fragment
        return list(found.values())

    def count(self, identifier: bytes) -> int:
        here = len(self.owners.get(identifier, ()))
        return max(here, self.outer.count(identifier)) if self.outer else here

    def owner(self, identifier: bytes) -> Fragment | None:
        owners = self.owners.get(identifier)
        if owners is not None:
            return self.fragment(owners[0]) if len(owners) == 1 else None
        if self.outer is None or self.outer.owners.get(identifier) == [self.at]:
            return None
        return self.outer.owner(identifier)

    def _new(self, index: int, key: Key, needed: Sequence[Fragment]) -> Fragment | None:
        builder = self.builder
        around = Scope()
        for fragment in needed:
            for identifier, known in fragment.ids:
                around.ids.setdefault(identifier, known)
        scope = Scope(around)
        findings, count = len(builder.findings), builder.count
        node = self._build(index, self.elements[index], self.context.stand_in, scope)
        if node is None:  # a limit is passed, and nothing will be drawn
            return None
        fragment = Fragment(
            key, node, tuple(scope.ids.items()), tuple(builder.findings[findings:]), builder.count - count
        )
        node.fragment = fragment
        del builder.findings[findings:]  # they come, and are counted, with the fragment
        builder.count = count
        return fragment

    def _build(self, index: int, element: Any, parent: Node, scope: Scope) -> Node | None:
        builder, wrapper = self.builder, self.wrappers[index]
        if element.tag != _GROUP or self.depth >= MOST_LEVELS:
            return builder.subtree(element, parent, scope, self.depth, wrapper)
        node = builder.single(element, parent, scope, wrapper)
        tag, references = _start_tag(element)
        context = self.shelf.context((self.context.number, tag), node, self.context, references)
        _Level(builder, self.shelf, element, wrapper, context, self, index).hang_on(node)
        return node


def _start_tag(element: Any) -> tuple[Key, frozenset[bytes]]:
    attributes = tuple(element.attrib.items())
    urls = [value.encode() for _, value in attributes if "url(" in value]
    return (element.tag, *attributes), frozenset(name for url in urls for name in _REFERENCE.findall(url))


def _facts(element: Any, text: bytes) -> _Facts:
    is_drawn = _DRAWN.search(text) is not None
    if b"data-part=" in text:
        found, wanted = _names(element)
    else:
        found, wanted = set(_ID.findall(text)), set(_REFERENCE.findall(text))
    return _Facts(tuple(sorted(found)), frozenset(wanted - found), is_drawn)


def _names(element: Any) -> tuple[set[bytes], set[bytes]]:
    """The ids that are known outside an element, and those that it refers to: a part keeps its own for itself."""
    found, wanted = set[bytes](), set(_REFERENCE.findall(_tag_text(element)))
    for child in element:
        if isinstance(child.tag, str):
            inner_found, inner_wanted = _names(child)
            found |= inner_found
            wanted |= inner_wanted
    if element.get("data-part") is not None:
        wanted -= found
        found = set()
    if identifier := element.get("id"):
        found.add(identifier.encode())
    return found, wanted


def _tag_text(element: Any) -> bytes:
    """The attributes, and the text of a style sheet."""
    values = (f'{etree.QName(name).localname}="{value}"' for name, value in element.attrib.items())
    return " ".join((*values, element.text or "")).encode()
