"""A face as a list of parts: its text cut before each element that many faces may have alike.

The faces of a layout differ in a few texts and pictures; all else is the same from card to card. So a face is cut at
the children of its root, and within groups that only hold other things together, before anything is parsed. A part is
known by its own text, the start tags around it, the style sheets, and the elements that it refers to: two parts that
are equal look the same, and one of them has to be read and drawn.

What cannot be cut, because parts of it act on each other, is no list of parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from . import checker, css, parsing, style
from .tree import Document, Node

MOST_LEVELS: Final = 12  # of groups within groups that are cut
WRITTEN: Final = frozenset({"text", "use"})  # elements that may be nothing but letters and symbols
MOST_FRAMES: Final = 2_000
MOST_KNOWN: Final = 20_000  # texts whose ids are remembered
MOST_PARTS: Final = 1_000  # of a face: each has a price, and so many are not shared with others
MOST_REPEATED: Final = (
    16_000_000  # characters of sheets and start tags, and of what is lent, in all parts of a face
)
MOST_SEEN: Final = 4_000  # elements that are
# What a group does to all that stands in it together.
_JOINING: Final = frozenset(
    {"opacity", "clip-path", "mask", "filter", "mix-blend-mode", "isolation", "display"}
)
# What one does not cut: markup that hides elements, and what is mixed with all that lies below.
_WHOLE: Final = ("<!", "<?", "mix-blend-mode", "context-")
_OPENED: Final = ("<text", "<use", "<image")  # a group that holds none of these is one drawing

_ATTRIBUTES: Final = r"""(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*"""
_START: Final = re.compile(rf"<([A-Za-z][\w:.-]*){_ATTRIBUTES}(/?)>")
_SHEET: Final = re.compile(rf"<style{_ATTRIBUTES}(?:/>|>[^<]*</style\s*>)")
_ID: Final = re.compile(r"""\sid\s*=\s*["']([^"']*)["']""")
_REFERENCE: Final = re.compile(
    r"""(?:url\(\s*(?:&quot;|&#34;|&apos;|&#39;|["'])?|href\s*=\s*["'])\s*#([^)"'&\s]+)"""
)
_SCOPED: Final = "data-part="
_STAMP: Final = "data-file="  # of a root whose elements tell their lines


class Part(NamedTuple):
    """An element of a face, with all that decides what it looks like."""

    label: str  # of the file that it comes from
    head: str  # the start tag of the root
    sheets: tuple[str, ...]  # style elements
    opened: tuple[str, ...]  # the start tags of the groups around it
    lent: tuple[tuple[int, str], ...]  # what it refers to, each with the number of groups around that
    text: str
    tag: str

    @property
    def svg(self) -> str:
        """A document of this part alone, and before it what it refers to."""
        pieces = [self.head, *self.sheets]
        for depth, start in enumerate((*self.opened, self.text)):
            pieces += [text for at, text in self.lent if at == depth]
            pieces.append(start)
        return "".join((*pieces, "</g>" * len(self.opened), "</svg>"))


def read(part: Part) -> Document:
    """The part as a document in which nothing else is drawn; what it refers to is known by its id."""
    document = parsing.parse(part.svg, part.label)
    document.memo["problems"] = list(checker.check(document))  # while it has what the part refers to
    node = document.root
    for _ in (*part.opened, part) if node is not None else ():
        assert node is not None
        del node.children[:-1]
        node = node.children[-1]
    return document


class Reader:
    """Reads the parts of a run. A document is good until the next is read."""

    def __init__(self) -> None:
        self._frames: dict[tuple[Any, ...], _Frame] = {}

    def read(self, part: Part) -> Document:
        """The same as the function `read`, sooner for texts that differ in their letters alone."""
        if part.tag not in WRITTEN:
            return read(part)
        around = (part.label, part.head, part.sheets, part.opened, part.lent)
        if around not in self._frames and len(self._frames) >= MOST_FRAMES:
            self._frames.clear()
        frame = self._frames.setdefault(around, _Frame())
        document = frame.read(part)
        if document is None:
            document = read(part)
            frame.learn(part, document)
        return document


class _Frame:
    """What stands around texts that differ in their letters alone.

    What is declared of an element follows from the start tags down to it, so it is worked out for the first text only.
    """

    def __init__(self) -> None:
        self._root: Node | None = None
        self._parent: Node | None = None
        self._count = 0
        self._declared: dict[Any, style.Declared] = {}  # by the start tags from the text on

    def learn(self, part: Part, document: Document) -> None:
        """Take over what the document of a part says, where that is without faults."""
        top = document.root
        for _ in (*part.opened, part):
            top = top.children[-1] if top is not None and top.children else None
        if top is None or document.memo["problems"]:
            return
        if self._root is None:
            self._root, self._parent, self._count = document.root, top.parent, document.count
        stack = [(top, _tag_key(None, top.tag, top.attributes))]
        while stack:
            node, key = stack.pop()
            self._declared[key] = node.declared
            stack += ((child, _tag_key(key, child.tag, child.attributes)) for child in node.children)

    def read(self, part: Part) -> Document | None:
        """The part, where nothing has to be worked out for it."""
        names = _names(part.text).ids
        if self._root is None or self._parent is None or len(names) > 1 or _SCOPED in part.text:
            return None
        if any(f"#{name}" in part.text for name in names):
            return None
        element = parsing.first_element(f"{part.head}{part.text}</svg>")
        node = self._node(element, self._parent, None) if element is not None else None
        if node is None:
            return None
        self._parent.children[:] = [node]
        document = Document(part.label, self._root, [], self._count)
        document.memo["problems"] = []
        return document

    def _node(self, element: Any, parent: Node, above: Any) -> Node | None:
        node = parsing.bare_node(element, parent)
        key = _tag_key(above, node.tag, node.attributes)
        declared = self._declared.get(key)
        if declared is None:
            return None
        node.declared = declared
        for child in element:
            inner = self._node(child, node, key)
            if inner is None:
                return None
            node.children.append(inner)
        return node


def _tag_key(above: Any, tag: str, attributes: dict[str, str]) -> tuple[Any, ...]:
    return (above, tag, *attributes.items())


class UnclearError(Exception):
    """The face is drawn as a whole."""


class _Child(NamedTuple):
    tag: str
    start: str  # its start tag
    text: str
    inside: str  # between its tags


class _Names(NamedTuple):
    ids: frozenset[str]  # that are known outside an element
    references: frozenset[str]  # to others


class _Level(NamedTuple):
    """Elements that stand beside each other, and the level that their parent stands on."""

    children: Sequence[_Child]
    owners: dict[str, int]  # by id
    around: _Level | None
    at: int  # of the parent among its siblings
    own_scope: bool  # ids from without may be used again

    @property
    def depth(self) -> int:
        return self.around.depth + 1 if self.around else 0


def cut(svg: str, label: str) -> tuple[Part, ...] | None:
    """The parts of a face from the lowest to the topmost; None where it has to stay whole."""
    head = _START.match(svg)
    if head is None or head[2] or _STAMP not in head[0] or any(word in svg for word in _WHOLE):
        return None
    try:
        end = svg.rindex("</svg")
        sheets = tuple(match[0] for match in _SHEET.finditer(svg)) if "<style" in svg else ()
        if any(_looks_at_neighbours(head[0], sheet) for sheet in sheets):
            return None
        return tuple(_light(_Cutter(label, head[0], sheets).parts(svg[head.end() : end])))
    except (UnclearError, ValueError):
        return None


def _light(parts: Iterable[Part]) -> Iterator[Part]:
    """The same, as long as reading each by itself takes not much longer than all at once. Raises UnclearError."""
    repeated = 0
    for count, part in enumerate(parts, 1):
        around = (part.head, *part.sheets, *part.opened, *(text for _, text in part.lent))
        repeated += sum(map(len, around))
        if repeated > MOST_REPEATED or count > MOST_PARTS:
            raise UnclearError
        yield part


@lru_cache(256)
def _looks_at_neighbours(head: str, sheet: str) -> bool:
    found = parsing.parse(f"{head}{sheet}</svg>", "").root
    return found is None or any(css.sheet(each.text).by_order for each in found.children)


class _Cutter:
    """Cuts one face."""

    def __init__(self, label: str, head: str, sheets: tuple[str, ...]) -> None:
        self.label, self.head, self.sheets = label, head, sheets
        self.inherited = frozenset(_REFERENCE.findall("".join((head, *sheets))))

    def parts(self, inside: str) -> Iterator[Part]:
        yield from self._cut(_level(inside, None, 0, True), (), self.inherited)

    def _cut(self, level: _Level, opened: tuple[str, ...], inherited: frozenset[str]) -> Iterator[Part]:
        for index, child in enumerate(level.children):
            if child.tag == "style":
                continue
            if self._is_cut(child, opened):
                inner = _level(child.inside, level, index, _SCOPED in child.start)
                more = frozenset(_REFERENCE.findall(child.start))
                yield from self._cut(inner, (*opened, child.start), inherited | more)
            else:
                lent = self._lent(level, index, inherited)
                yield Part(self.label, self.head, self.sheets, opened, lent, child.text, child.tag)

    def _is_cut(self, child: _Child, opened: tuple[str, ...]) -> bool:
        return (
            child.tag == "g"
            and len(opened) < MOST_LEVELS
            and any(word in child.inside for word in _OPENED)
            and not _joins(self.label, self.head, self.sheets, (*opened, child.start))
        )

    def _lent(self, level: _Level, index: int, inherited: frozenset[str]) -> tuple[tuple[int, str], ...]:
        """What the child of this index refers to, and what that refers to, in the order in which it stands."""
        references = _names(level.children[index].text).references | inherited
        if not references:
            return ()
        wanted = [(level, name) for name in references]
        found: dict[tuple[int, int], str] = {}
        while wanted:
            here, name = wanted.pop()
            owner = _owner(here, name)
            if owner is None:
                continue
            there, at = owner
            if (there is level and at == index) or (there.depth, at) in found:
                continue
            text = there.children[at].text
            found[there.depth, at] = text
            wanted += [(there, more) for more in _names(text).references]
        return tuple((depth, text) for (depth, _), text in sorted(found.items()))


def _owner(level: _Level | None, name: str) -> tuple[_Level, int] | None:
    """The element that has an id in it, as seen from a level. Raises UnclearError for one around that level."""
    below: _Level | None = None
    while level is not None:
        at = level.owners.get(name)
        if at is not None:
            if below is not None and below.at == at:
                raise UnclearError
            return level, at
        below, level = level, level.around
    return None


def _level(inside: str, around: _Level | None, at: int, own_scope: bool) -> _Level:
    children = tuple(_children(inside))
    owners: dict[str, int] = {}
    for index, child in enumerate(children):
        for name in _names(child.text).ids:
            if name in owners:
                raise UnclearError  # the same id twice, which is told of the whole face
            owners[name] = index
    return _Level(children, owners, around, at, own_scope)


def _children(text: str) -> Iterator[_Child]:
    at = text.find("<")
    while at >= 0:
        start = text[at : text.find(">", at) + 1]
        child = _seen.get(start)
        if child is None or not text.startswith(child.text, at):
            child = _child(text, at)
            if len(_seen) >= MOST_SEEN:
                _seen.clear()
            _seen[start] = child
        yield child
        at = text.find("<", at + len(child.text))


# By start tag the last element that began with it: most of a face stands in others, too, and ends where it did there.
_seen: dict[str, _Child] = {}


def _child(text: str, at: int) -> _Child:
    match = _START.match(text, at)
    if match is None:
        raise UnclearError
    end = match.end() if match[2] else _end(text, match[1], match.end())
    inside = "" if match[2] else text[match.end() : text.rindex("</", at, end)]
    return _Child(match[1], match[0], text[at:end], inside)


def _end(text: str, tag: str, at: int) -> int:
    """Where the element ends whose start tag ends at *at*."""
    depth = 1
    for match in _tags(tag).finditer(text, at):
        if match[1]:
            depth -= 1
            if not depth:
                return match.end()
        elif not match[2]:
            depth += 1
    raise UnclearError


@lru_cache(64)
def _tags(tag: str) -> re.Pattern[str]:
    return re.compile(rf"<(?:(/){re.escape(tag)}\s*|{re.escape(tag)}(?=[\s/>]){_ATTRIBUTES}(/?))>")


@lru_cache(MOST_KNOWN)
def _names(text: str) -> _Names:
    found, wanted = frozenset(_ID.findall(text)), frozenset(_REFERENCE.findall(text))
    if _SCOPED not in text:
        return _Names(found, wanted - found)
    match = _START.match(text)
    assert match is not None
    inner = [_names(child.text) for child in _children(text[match.end() :].rpartition("</")[0])]
    found = _all(each.ids for each in inner)
    wanted = (_all(each.references for each in inner) | frozenset(_REFERENCE.findall(match[0]))) - found
    own = frozenset(_ID.findall(match[0]))
    return _Names(own if _SCOPED in match[0] else own | found, wanted - own)


def _all(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset[str]().union(*sets)


@lru_cache(1024)
def _joins(label: str, head: str, sheets: tuple[str, ...], opened: tuple[str, ...]) -> bool:
    """Whether the last of these groups does something to all that stands in it together."""
    last = Part(label, head, sheets, opened[:-1], (), f"{opened[-1]}</g>", "g")
    node = parsing.parse(last.svg, label).root  # only its start tag is asked for: nothing in it is checked
    for _ in opened:
        node = node.children[-1] if node is not None and node.children else None
    return node is None or not _JOINING.isdisjoint(node.declared.own)
