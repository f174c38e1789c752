"""Drawings as they are read for the second engine: faces, symbols and pictures, with their style sheets and ids."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from ...basics.geometry import Rect
from .cascade import SVG, Cascade, parse
from .measures import UnprovenError, length, view_box

_HREF: Final = "{http://www.w3.org/1999/xlink}href"
_SAME: Final = 0.005  # by how much the shapes of two boxes may differ


class Document:
    """A parsed drawing with its style sheets and its ids, which belong to the part that they stand in."""

    def __init__(self, text: str) -> None:
        self.root = parse(text)
        self.cascade = Cascade(self.root)
        self._ids: dict[Any, dict[str, Any]] = {}
        for element in self.root.iter():
            if "id" in element.attrib:
                self._ids.setdefault(self._part(element), {}).setdefault(element.get("id"), element)

    def _part(self, element: Any) -> Any:
        parent = element.getparent()
        while parent is not None and "data-part" not in parent.attrib:
            parent = parent.getparent()
        return self.root if parent is None else parent

    def find(self, element: Any, identifier: str) -> Any:
        """The element that *identifier* means for *element*. Raises UnprovenError where there is none."""
        part = self._part(element) if "data-part" not in element.attrib else element
        while True:
            found = self._ids.get(part, {}).get(identifier)
            if found is not None:
                return found
            if part is self.root:
                raise UnprovenError("references that lead nowhere")
            part = self._part(part)


@lru_cache(200)
def document(text: str) -> Document:
    """A symbol or picture, which many faces show."""
    return Document(text)


def name_of(element: Any) -> str:
    """The element's name without its namespace."""
    return str(element.tag).rpartition("}")[2]


def children(element: Any) -> Iterator[Any]:
    """The SVG elements in it, without comments and what editors keep there."""
    return (child for child in element if isinstance(child.tag, str) and child.tag.startswith(SVG))


def href(element: Any) -> str:
    return (element.get("href") or element.get(_HREF) or "").strip()


def place_of(element: Any, sized_by: Any) -> Rect:
    """x and y of *element*, width and height of it or else of *sized_by*."""
    sides = [length(element.get("x")), length(element.get("y"))]
    for name in ("width", "height"):
        text = element.get(name) or sized_by.get(name)
        if text is None or text == "auto":
            raise UnprovenError("sizes that are not written")
        sides.append(length(text))
    return Rect(*sides)


def shown_box(root: Any) -> Rect:
    """What of a picture is shown: its view box, which must have the shape of its size."""
    box, width, height = view_box(root.get("viewBox")), root.get("width"), root.get("height")
    if box is None:
        if not width or not height:
            raise UnprovenError("pictures without a size")
        return Rect(0, 0, length(width), length(height))
    if width and height:
        apart = length(width) * box.height - length(height) * box.width
        if abs(apart) > _SAME * length(width) * box.height:
            raise UnprovenError("pictures of another shape than their view box")
    return box
