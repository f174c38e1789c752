"""What the faces of one file have in common: neighbours that always stand together, drawn once as one form.

It follows from these faces alone, so that a file is the same whatever was drawn before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from .tree import Document, Fragment, Node

LEAST_USES: Final = 3
LEAST_GAIN: Final = 16  # elements that need not be drawn again; below it the form costs more than it saves


Key = tuple[Any, ...]  # of a fragment


class SharedRun(NamedTuple):
    """Neighbours, by the keys of their fragments."""

    keys: tuple[Key, ...]

    def __len__(self) -> int:
        return len(self.keys)


Runs = Mapping[Key, SharedRun]  # by their first key
NOTHING: Final[Runs] = {}


def of(documents: Iterable[Document]) -> Runs:
    """The runs that are worth a form."""
    families = [list(family) for document in documents for family in _families(document.root)]
    uses = Counter(f.key for family in families for f in family if f)
    pairs = Counter((a.key, b.key) for family in families for a, b in pairwise(family) if a and b)
    runs: dict[Key, SharedRun] = {}
    for family in families:
        for run in _chains(family, uses, pairs):
            key = run[0].key
            if key not in runs and _pays(run, uses[key]):
                runs[key] = SharedRun(tuple(fragment.key for fragment in run))
    return runs


def _families(root: Node | None) -> Iterator[Iterable[Fragment | None]]:
    """The children of each element, as fragments where they are; what is drawn elsewhere is left out."""
    stack = [root] if root else []
    while stack:
        node = stack.pop()
        yield (child.fragment for child in node.children)
        stack.extend(child for child in node.children if child.tag == "g")


def _chains(
    family: Sequence[Fragment | None], uses: Counter[Key], pairs: Counter[tuple[Key, Key]]
) -> Iterator[list[Fragment]]:
    chain: list[Fragment] = []
    for fragment in family:
        if fragment is None or uses[fragment.key] < LEAST_USES:
            if chain:
                yield chain
            chain = []
            continue
        if chain and not uses[chain[-1].key] == pairs[chain[-1].key, fragment.key] == uses[fragment.key]:
            yield chain
            chain = []
        chain.append(fragment)
    if chain:
        yield chain


def _pays(run: Sequence[Fragment], uses: int) -> bool:
    drawn = sum(_weight(fragment) for fragment in run)
    return drawn > 1 and drawn * (uses - 1) >= LEAST_GAIN and not any(map(_blends, run))


_DRAWN: Final = frozenset(
    {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "image", "use"}
)
_NEVER_DRAWN: Final = frozenset({"defs", "symbol", "clipPath", "mask", "pattern", "marker", "filter"})


def _weight(fragment: Fragment) -> int:
    """The shapes, texts and pictures of a fragment."""
    found = fragment.memo.get("weight")
    if found is None:
        found = fragment.memo["weight"] = sum(node.tag in _DRAWN for node in _drawn_nodes(fragment.node))
    return int(found)


def _blends(fragment: Fragment) -> bool:
    """Whether something in it mixes with what lies below, which a form does not see."""
    found = fragment.memo.get("blends")
    if found is None:
        found = any("mix-blend-mode" in node.declared.own for node in fragment.node.walk())
        fragment.memo["blends"] = found
    return bool(found)


def _drawn_nodes(root: Node) -> Iterator[Node]:
    stack = [root]
    while stack:
        node = stack.pop()
        if node.tag not in _NEVER_DRAWN:
            yield node
            stack.extend(node.children)
