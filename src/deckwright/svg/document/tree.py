"""The parsed document: plain nodes with their own declarations, id scopes and places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final, NamedTuple

from ...basics.geometry import Rect, Size
from ...basics.problems import Place, Problem
from . import values
from .style import NOTHING_DECLARED, ROOT, ComputedStyle, Declared


class Scope:
    """The ids of one part; a reference is looked up in the innermost part first, then outwards."""

    __slots__ = ("ids", "outer")

    def __init__(self, outer: Scope | None = None) -> None:
        self.ids: dict[str, Node] = {}
        self.outer = outer

    def find(self, identifier: str) -> Node | None:
        scope: Scope | None = self
        while scope is not None:
            node = scope.ids.get(identifier)
            if node is not None:
                return node
            scope = scope.outer
        return None

    def names(self) -> list[str]:
        return [*self.ids, *(self.outer.names() if self.outer else ())]


class Node:
    """One element. `tag` is the local name in the SVG namespace, or `{namespace}name` outside it.

    Attributes keep their names; xlink:href is `href` unless a plain `href` stands there too; attributes of other
    namespaces are left out. `text` and `tail` are as in ElementTree. `style` is the computed style in the document
    (a `use` computes another).
    """

    __slots__ = (
        "_style",
        "attributes",
        "children",
        "declared",
        "file",
        "fragment",
        "line",
        "parent",
        "scope",
        "tag",
        "tail",
        "text",
    )

    def __init__(
        self,
        tag: str,
        attributes: dict[str, str],
        parent: Node | None,
        scope: Scope,
        file: str,
        line: int | None,
    ) -> None:
        self.tag = tag
        self.attributes = attributes
        self.parent = parent
        self.children: list[Node] = []
        self.scope = scope
        self.file = file
        self.line = line
        self.text = ""
        self.tail = ""
        self.declared: Declared = NOTHING_DECLARED
        self.fragment: Fragment | None = None  # that this is the root of
        self._style: ComputedStyle | None = None

    def alone(self, parent: Node | None) -> Node:
        """The same element below *parent*, without children and ids."""
        copy = Node(self.tag, self.attributes, parent, Scope(), self.file, self.line)
        copy.declared = self.declared
        return copy

    @property
    def place(self) -> Place:
        return Place(self.file, self.line)

    @property
    def style(self) -> ComputedStyle:
        if self._style is None:
            self._style = (self.parent.style if self.parent else ROOT).child(self.declared)
        return self._style

    def begin_with(self, outer: ComputedStyle) -> None:
        """Take *outer* for the style of what the element stands in."""
        self._style = outer.child(self.declared)

    def get(self, name: str, default: str = "") -> str:
        return self.attributes.get(name, default)

    def ancestors(self) -> Iterator[Node]:
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    def walk(self) -> Iterator[Node]:
        """This node and everything below it, in document order."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    def target(self) -> Node | None:
        """The element that `href` names in this document."""
        href = self.attributes.get("href", "").strip()
        return self.scope.find(href[1:]) if href.startswith("#") else None

    def find_reference(self, address: str) -> Node | None:
        """The element that `#id` (the inside of a url()) names from here."""
        return self.scope.find(address[1:]) if address.startswith("#") else None

    def describe(self) -> str:
        """`<rect id="a">`, for messages."""
        identifier = self.attributes.get("id")
        name = self.tag.rpartition("}")[2]
        return f'<{name} id="{identifier}">' if identifier else f"<{name}>"


class Finding(NamedTuple):
    """A problem with the element and the property or attribute that it is about: if those show nothing, it is none."""

    problem: Problem
    node: Node | None = None
    name: str = ""


class Fragment:
    """An element with all below it that several documents have alike, and one of them has made (see `sharing`)."""

    __slots__ = ("count", "findings", "ids", "is_kept", "key", "memo", "node")

    def __init__(
        self,
        key: tuple[Any, ...],
        node: Node,
        ids: tuple[tuple[str, Node], ...],
        findings: tuple[Finding, ...],
        count: int,
    ) -> None:
        self.key: Final = key  # equal for equal elements at equal places
        self.node: Final = node
        self.ids: Final = ids  # that are known outside
        self.findings: Final = findings  # of parsing and the cascade
        self.count: Final = count  # of elements
        self.memo: Final[dict[Any, Any]] = {}  # what checking and drawing worked out once
        self.is_kept = False  # for faces to come


class Document:
    """A parsed SVG file. `findings` holds what parsing and the cascade found; drawing goes on as SVG says."""

    def __init__(self, label: str, root: Node | None, findings: list[Finding], count: int = 0) -> None:
        self.label: Final = label
        self.root: Final = root
        self.findings: Final = findings
        self.memo: Final[dict[Any, Any]] = {}  # what drawing worked out once: gradients, clip outlines
        self.count: Final = count  # of elements
        self.outer = ROOT  # what the root inherits from

    @cached_property
    def lends_paint(self) -> bool:
        """True where any element takes its paint from the element that uses it (context-fill, context-stroke)."""
        nodes = self.root.walk() if self.root else ()
        return any("context-" in value for node in nodes for value in node.declared.inherited.values())

    def begin_with(self, outer: ComputedStyle) -> None:
        """Let the root inherit from *outer*. To be called before anything asks for a style."""
        self.outer = outer
        if self.root is not None:
            self.root.begin_with(outer)

    @property
    def view_box(self) -> Rect | None:
        return values.view_box(self.root.get("viewBox")) if self.root else None

    @property
    def pixels(self) -> Size:
        """The size in CSS pixels: width and height, else the view box's, else 100 × 100."""
        if self.root is None:
            return Size(0, 0)
        box = self.view_box
        width = self._side("width", box.width if box else None)
        height = self._side("height", box.height if box else None)
        if box and width is None and height is not None:
            width = height * box.width / box.height
        if box and height is None and width is not None:
            height = width * box.height / box.width
        return Size(
            width if width is not None else box.width if box else 100.0,
            height if height is not None else box.height if box else 100.0,
        )

    def _side(self, name: str, reference: float | None) -> float | None:
        """A root width or height in pixels; None where it is missing or a percentage of nothing."""
        text = self.root.get(name) if self.root else ""
        length = values.length(text) if text else None
        if length is None or self.root is None:
            return None
        if length.unit == "%":
            return None if reference is None else reference * length.value
        if not length.unit:
            return length.value
        em = self.outer.child(self.root.declared).font_size
        return length.value * (em / 2 if length.unit == "ex" else em)

    @property
    def size(self) -> Size:
        """The size in millimetres."""
        pixels = self.pixels
        return Size(pixels.width * 25.4 / 96, pixels.height * 25.4 / 96)
