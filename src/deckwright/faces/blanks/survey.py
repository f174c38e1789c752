"""Where a face prints its fields: drawn on nothing, by the code that draws all faces, and measured.

Elements that print a field bear its number (data-blank); what a text prints of one, the field's path (data-field).
"""

from __future__ import annotations

import math
from collections.abc import Container
from dataclasses import field, replace
from typing import Any, Final

import cairocffi

from ...basics.directions import runs_leftwards
from ...basics.geometry import Matrix, Rect
from ...basics.records import dataclass
from ...svg.canvas import placing
from ...svg.document import values
from ...svg.document.style import ComputedStyle
from ...svg.document.tree import Document, Node
from ...svg.draw import Walker
from ...svg.renderer import Renderer
from ...svg.text import boxes as text_boxes
from ...svg.text import fonts
from .boxes import INK, Align, FieldBox

NUMBER: Final = "data-blank"
FRAME: Final = "data-frame"  # of what stands for a picture
ABOVE, BELOW = 0.86, 0.3  # ems of a line above its baseline and below it
SEVERAL: Final = 9.0  # mm of height from which a box holds several lines
LEADING: Final = 5.0  # mm from line to line in one that has no lines
LARGEST: Final = 16.0  # points of letters in a box that says nothing of them
_LONG: Final = 2.5  # times the height of another field in a box that they share
_LOOSE: Final = 3.0  # ems of a text that nothing bounds, before it is widened
_SHAPES: Final = frozenset({"rect", "circle", "ellipse", "path", "polygon", "g"})
_ANCHORS: Final[dict[str, Align]] = {"start": "start", "middle": "center", "end": "end"}


@dataclass(slots=True)
class Seen:
    """All in millimetres from the trim corner."""

    boxes: dict[str, list[FieldBox]] = field(default_factory=dict)  # by the number of the element
    frames: dict[str, Rect] = field(default_factory=dict)  # what of a picture shows, in its own user space
    wrapped: set[str] = field(default_factory=set)  # numbers of texts
    others: list[Rect] = field(default_factory=list)  # texts and symbols that are printed


def survey(document: Document, renderer: Renderer, long: Container[str] = ()) -> Seen:
    """*long*: the paths of fields that want several lines."""
    renderer.begin_file([])
    context = cairocffi.Context(cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, None))
    walker = _Surveyor(context, document, renderer.resources, renderer, renderer.raster_dpi)
    walker.long = long
    renderer.witness = walker.see_text
    try:
        renderer.walk(walker, 1.0)
    finally:
        renderer.witness = None
    found = walker.found
    found.others += [walker.in_mm.bounds(each.rect) for each in walker.painted.symbols]
    return found


class _Surveyor(Walker):
    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.found = Seen()
        self.long: Container[str] = ()
        self._text: tuple[Node, ComputedStyle] | None = None

    @property
    def in_mm(self) -> Matrix:
        """User units of the root → millimetres from the trim corner."""
        box, size = self.face.view_box, self.face.size
        if box is None:
            return Matrix.scale(25.4 / 96)
        scale = Matrix.scale(size.width / box.width, size.height / box.height)
        return scale @ Matrix.translate(-box.x, -box.y)

    def draw(self, node: Node, parent: ComputedStyle) -> None:
        if self.document is self.face and not self.silent:
            if node.tag == "text":
                self._text = node, parent.child(node.declared)
            elif number := node.get(NUMBER):
                self._see(node, parent.child(node.declared), number)
        super().draw(node, parent)

    def _see(self, node: Node, style: ComputedStyle, number: str) -> None:
        placed = placing.placement(self, node, style)
        if node.tag == "use" or FRAME in node.attributes:
            rect = Rect(
                *(self.measure(node, name, axis) for name, axis in zip(_MEASURES, "xyxy", strict=True))
            )
        elif node.tag in _SHAPES and (bounds := self.bounds(node, style)) is not None:
            rect = bounds
        else:
            return
        if FRAME in node.attributes:
            inwards = values.inverse(placed)
            shown = self.visible_area() if inwards is None else inwards.bounds(self.visible_area())
            self.found.frames[number] = rect.intersection(shown)
            return
        box = self._box(node.get("data-field"), rect, placed, style)
        if node.tag == "use":
            box = replace(box, is_symbol=True, size=min(LARGEST, 0.62 * box.rect.height / 25.4 * 72))
        else:
            box = _of_shape(_declared(box, node), node)
        self.found.boxes.setdefault(number, []).append(box)

    def _box(
        self, path: str, rect: Rect, placed: Matrix, style: ComputedStyle, ink: str = INK, **more: Any
    ) -> FieldBox:
        """A rectangle of an element's user space."""
        whole = self.in_mm @ self.to_root @ self.matrix @ placed
        scale = math.sqrt(abs(whole.determinant)) or 1.0
        turn = math.degrees(math.atan2(whole.b, whole.a))
        corner = whole.apply(rect.x, rect.y)
        matrix = Matrix.translate(*corner) @ (Matrix.rotate(turn) if abs(turn) > 1e-6 else Matrix())
        size = style.font_size * scale / 25.4 * 72
        own = Rect(0, 0, rect.width * scale, rect.height * scale)
        root = self.face.root
        language = (root.get("xml:lang") or root.get("lang")) if root is not None else ""
        leftwards = style["direction"] == "rtl" or runs_leftwards(language)
        return FieldBox(path, own, matrix, size=size, ink=ink, leftwards=leftwards, **more)

    # Texts

    def see_text(self, laid: Any) -> None:
        if self.document is not self.face or self._text is None:
            return
        node, style = self._text
        number = node.get(NUMBER)
        if not number:
            if laid.logical is not None:
                self.found.others.append(self.in_mm.bounds(self.on_root(laid.logical)))
            return
        paths = [_path_of(carrier.node) for carrier in laid.carriers]
        fields = list(dict.fromkeys(path for path in paths if path is not None))
        fixed = any(path is None and text.strip() for path, text in zip(paths, laid.texts, strict=True))
        key = next(index for index, path in enumerate(paths) if path is not None)
        ink = _hex(laid.fills[key])
        wrapped = text_boxes.of(self, node, style)
        if wrapped is not None:
            self.found.wrapped.add(number)
            found = self._wrapped(laid, node, wrapped, fields, fixed, ink)
        elif len(fields) == 1 and not fixed:
            found = [self._alone(laid, node, fields[0], key, ink)]
        else:
            found = self._between(laid, paths, ink)
        self.found.boxes.setdefault(number, []).extend(found)

    def _wrapped(
        self, laid: Any, node: Node, box: text_boxes.Box, fields: list[str], fixed: bool, ink: str
    ) -> list[FieldBox]:
        """The box of a wrapped text, which several fields share from top to bottom; fixed words stand above."""
        style = laid.carriers[0].style
        line = text_boxes.line_height(style) or 1.3 * style.font_size
        rect = box.rect
        if box.region is not None:
            rect = rect.inset(0.146 * min(rect.width, rect.height))  # a square in its circle
        if box.from_baseline:
            rect = Rect(rect.x, rect.y - ABOVE * style.font_size, rect.width, 3 * line)
        if fixed:
            rect = Rect(rect.x, rect.y + line, rect.width, max(line, rect.height - line))
        shares = [_LONG if path in self.long else 1.0 for path in fields]
        heights = [rect.height * share / sum(shares) for share in shares]
        align = {"start": "start", "end": "end", "center": "center", "justify": "start"}[box.align]
        if fonts.direction(laid.carriers[0]) == "rtl":
            align = {"start": "end", "end": "start", "center": "center"}[align]
        return [
            _declared(
                self._box(
                    path,
                    Rect(rect.x, rect.y + sum(heights[:index]), rect.width, height),
                    Matrix(),
                    style,
                    ink,
                    several=height >= 1.8 * line,
                    align=align,
                ),
                node,
                is_drawn=False,
            )
            for index, (path, height) in enumerate(zip(fields, heights, strict=True))
        ]

    def _alone(self, laid: Any, node: Node, path: str, key: int, ink: str) -> FieldBox:
        """A line that is one field: as wide as it may be."""
        part, style = laid.parts[0], laid.carriers[key].style
        length = node.get("data-max-width")
        width = self.measure(node, "data-max-width", "x") if length else 0.0
        em = style.font_size
        loose = width <= 0
        width = _LOOSE * em if loose else width
        anchor = style["text-anchor"]
        carrier = laid.carriers[key]
        if fonts.direction(carrier) == "rtl" and not fonts.runs_by_language(carrier):
            # a line starts at its right end
            anchor = {"start": "end", "middle": "middle", "end": "start"}[anchor]
        left = -width * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        rect = Rect(left, part.set.lines[0].baseline - ABOVE * em, width, (ABOVE + BELOW) * em)
        box = self._box(path, rect, part.matrix, style, ink, align=_ANCHORS[anchor], is_loose=loose)
        return _declared(box, node, is_drawn=False)

    def _between(self, laid: Any, paths: list[str | None], ink: str) -> list[FieldBox]:
        """Fields among words of a line: where room was left for each."""
        found: list[FieldBox] = []
        for part in laid.parts:
            for key in part.keys:
                path = paths[key]
                if path is None:
                    continue
                style = laid.carriers[key].style
                for bar in part.set.bars(key, "underline"):
                    em = style.font_size
                    top = part.set.lines[0].baseline - ABOVE * em
                    rect = Rect(bar.x, top, bar.width, (ABOVE + BELOW) * em)
                    found.append(self._box(path, rect, part.matrix, style, ink))
        return found


_MEASURES: Final = ("x", "y", "width", "height")


def _declared(box: FieldBox, node: Node, *, is_drawn: bool = True) -> FieldBox:
    """*box* with what the element says of it: the pitch of lines, or that nothing is to be drawn there."""
    lines = node.get("data-lines").strip()
    if lines == "none":
        return replace(box, is_drawn=True)
    try:
        return replace(box, pitch=float(lines), is_drawn=False)
    except ValueError:
        return replace(box, is_drawn=is_drawn)


def _of_shape(box: FieldBox, node: Node) -> FieldBox:
    """A box that the layout declares: letters as large as it says, or as there is room for."""
    height = box.rect.height
    several = height >= SEVERAL
    size = box.size
    if not node.get("font-size"):
        size = min(LARGEST, (box.pitch or (LEADING if several else height)) * 0.62 / 25.4 * 72)
    return replace(box, is_declared=True, several=several, size=size)


def _path_of(node: Node | None) -> str | None:
    """The field that a run of a text is of."""
    while node is not None:
        if "data-field" in node.attributes:
            return node.get("data-field")
        node = node.parent if node.tag != "text" else None
    return None


def _hex(color: Any) -> str:
    if color is None:
        return INK
    return "#" + "".join(f"{round(255 * part):02x}" for part in color[:3])
