"""What of a document shows: which elements are drawn or referred to, and on which of them a property acts.

The check asks it about what it has found, and what shows nowhere is no fault. It is a guess on the side of telling:
whatever may show is taken to show.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from . import conditions
from .leftovers import ACTOR_OF, Actor
from .leftovers import ELEMENTS as NEVER_SHOWN
from .style import PROPERTIES, ComputedStyle, names
from .subset import ELEMENTS, OPAQUE
from .tree import Document, Finding, Node

_REFERENCE: Final = re.compile(r"url\(\s*[\"']?\s*#([^)\"']+)")
_REFERRED_TO: Final = NEVER_SHOWN.keys() | names(
    "defs symbol clipPath mask pattern marker filter linearGradient radialGradient"
)
_HIDEABLE: Final = names(
    "svg g a switch use path rect circle ellipse line polyline polygon image text tspan textPath foreignObject"
)
_MOST_VISITS: Final = 200_000  # of elements, in a document; beyond it all is taken to show


class Showing:
    """What shows of one document, found out when the first problem asks for it."""

    def __init__(self, document: Document) -> None:
        self.root = document.root
        self.reached: set[Node] = set()
        self.referred: set[Node] = set()  # those of them that another element names
        self.texted: set[Node] = set()  # paths and shapes that a text runs along or in
        self._named: dict[str, list[Node]] = {}
        self._visits = 0
        if self.root is not None:
            for node in self.root.walk():
                if name := node.get("id"):
                    self._named.setdefault(name, []).append(node)
            self._reach(self.root)

    def shows(self, finding: Finding) -> bool:
        """Whether what was found may be seen."""
        node, name = finding.node, finding.name
        if node is None or self._visits > _MOST_VISITS:
            return True
        actor = ACTOR_OF.get(name)
        if actor is None:
            return node in self.reached
        if name in PROPERTIES and not PROPERTIES[name].inherited:
            return self._acts(actor, node, node.style)
        acts = any(self._acts(actor, each, style) for each, style in self._heirs(node, name))
        return acts or self._visits > _MOST_VISITS

    def _acts(self, actor: Actor, node: Node, style: ComputedStyle) -> bool:
        if node not in self.reached or node.tag not in actor.elements:
            return False
        needed = NEEDED.get(actor.needs)
        return needed is None or needed(self, node, style)

    def _heirs(self, node: Node, name: str) -> Iterator[tuple[Node, ComputedStyle]]:
        """The element and all that inherit *name* from it, each with its style there."""
        stack = [(node, node.style)]
        while stack:
            each, style = stack.pop()
            self._visits += 1
            yield each, style
            if self._visits > _MOST_VISITS:
                return
            below: Iterable[Node] = each.children
            if each.tag == "use":
                below = self._named.get(each.get("href").strip()[1:], ())
            for child in below:
                if child.declared.inherited.get(name, "inherit") == "inherit":
                    stack.append((child, style.child(child.declared)))

    def _reach(self, root: Node) -> None:
        stack = [root]
        while stack:
            node = stack.pop()
            if node in self.reached:
                continue
            self.reached.add(node)
            for name in _addresses(node):
                for target in self._named.get(name, ()):
                    self.referred.add(target)
                    if node.tag in ("text", "textPath"):
                        self.texted.add(target)
                    stack.append(target)
            stack.extend(_inside(node))


def _inside(node: Node) -> Iterator[Node]:
    """The children that are drawn with an element, or belong to what it is."""
    if node.tag in OPAQUE or node.tag not in ELEMENTS:
        return
    for child in conditions.choose(node) if node.tag == "switch" else node.children:
        hidden = child.tag in _HIDEABLE and child.declared.own.get("display") == "none"
        if not hidden and child.tag not in _REFERRED_TO:
            yield child


def _addresses(node: Node) -> Iterator[str]:
    """The ids that an element names."""
    href = node.get("href").strip()
    if href.startswith("#"):
        yield href[1:]
    for declarations in (node.declared.own, node.declared.inherited):
        for value in declarations.values():
            if "url(" in value:
                yield from (name.strip() for name in _REFERENCE.findall(value))


def _has_letters(_: Showing, node: Node, __: ComputedStyle) -> bool:
    return any(
        each.text.strip() or each.get("data-symbol") or (each is not node and each.tail.strip())
        for each in node.walk()
    )


def _has_line(_: Showing, node: Node, style: ComputedStyle) -> bool:
    around = (style.own, *(above.declared.own for above in node.ancestors()))
    lines = (own.get(name, "none") for own in around for name in ("text-decoration", "text-decoration-line"))
    return any(line != "none" for line in lines)


def _is_stroked(_: Showing, node: Node, style: ComputedStyle) -> bool:
    return style["stroke"] != "none" and style["stroke-width"] not in ("0", "0px")


def _is_painted(showing: Showing, node: Node, style: ComputedStyle) -> bool:
    outline = node in showing.referred or any(above.tag == "clipPath" for above in node.ancestors())
    return outline or style["fill"] != "none" or _is_stroked(showing, node, style)


def _has_dashes(showing: Showing, node: Node, style: ComputedStyle) -> bool:
    dashed = style["stroke-dasharray"] != "none" and _is_stroked(showing, node, style)
    return dashed or node in showing.texted


NEEDED: Final[dict[str, Callable[[Showing, Node, ComputedStyle], bool]]] = {
    "letters": _has_letters,
    "a line": _has_line,
    "a fill": lambda _, __, style: style["fill"] != "none",
    "a stroke": _is_stroked,
    "a miter": lambda showing, node, style: (
        _is_stroked(showing, node, style) and style["stroke-linejoin"].lower() not in ("round", "bevel")
    ),
    "a transform": lambda _, __, style: style.own.get("transform", "none") != "none",
    "the page": lambda _, node, __: node.parent is None,
    "dashes": _has_dashes,
    "paint": _is_painted,
}
