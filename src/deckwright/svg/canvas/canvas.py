"""What every drawing module shares: where one draws, in what units, what has been painted, and what the run keeps."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

import cairocffi

from ...basics.geometry import Matrix, Rect, Size
from ...basics.problems import Problem, problem
from ..document import values
from ..document.common import NOTHING, Runs
from ..document.style import ComputedStyle
from ..document.tree import Document, Node
from ..document.values import Color, Length, Paint
from .reading import ABSENT
from .record import MAX_WORK, Painted, Seen

FLAT: Final = "it is measured by the box of the element, which has no width or no height"
_ELEMENT: Final = 1.2e5  # nanoseconds for each of them, beside what is painted of it
MAX_DRAWN: Final = 60_000  # elements of one face, counted each time that a `use` draws them
_DRAWN_AGAIN: Final = (
    2_000  # of a face whose layout drew too many elsewhere: to say so again takes no long work
)
STEEPEST: Final = 1e12  # device units to a unit of an element's space
MAX_HELD: Final = 3e8  # pixels of all the groups and pictures that are open inside each other
MAX_NESTED: Final = 120  # elements inside elements, through `use`, patterns, masks and images


class Resources(Protocol):
    """What a face may ask the project for."""

    def read(self, path: str) -> bytes:
        """The bytes of a file, by its project-relative path. Raises DeckwrightError."""

    def symbol(self, name: str) -> str | None:
        """The SVG text of a symbol; empty where it is missing, which is reported elsewhere; None for an unknown one."""

    def symbol_file(self, name: str) -> str:
        """What problems of a symbol's drawing call its file."""

    @property
    def fonts(self) -> Any:
        """The project's fonts, as the text engine takes them."""


class LinkedAttributes:
    """Attributes gathered over elements that inherit from each other by href, with the measures of the first."""

    def __init__(self, attributes: dict[str, str], style: ComputedStyle) -> None:
        self.attributes = attributes
        self.style = style

    def get(self, name: str, default: str = "") -> str:
        return self.attributes.get(name, default)


class ContextPaint(NamedTuple):
    """A fill or stroke for others to take over, in the space of the element that it was written for."""

    paint: Paint
    node: Node
    style: ComputedStyle
    box: Rect | None
    matrix: Any  # cairocffi.Matrix: that element's user space


Handler = Callable[["Canvas", Node, ComputedStyle], None]


class Canvas(ABC):
    """The state of one drawing. The matrix lives in the cairo context; all other state here."""

    def __init__(
        self,
        context: cairocffi.Context,
        document: Document,
        resources: Resources,
        run: Any,
        raster_dpi: float,
    ) -> None:
        self.context = context
        self.page: Final = context
        self.face: Final = document
        self.document = document  # the one being drawn: the face, or a picture or symbol in it
        self.resources = resources
        self.run = run  # the Renderer's caches
        self.viewport = Size(0, 0)  # in user units: what percentages refer to
        self.painted = Painted()
        self.active: set[Node] = (
            set()
        )  # the use, pattern, mask, clip and marker elements that are being drawn
        self.context_paints: tuple[ContextPaint, ContextPaint] | None = (
            None  # for context-fill, context-stroke
        )
        self.silent = False  # inside masks, clips and patterns nothing is recorded
        self.saves_ink: bool = run.low_ink  # not inside masks, which are no ink
        self.tone: Callable[[Color], Color] | None = None  # of what is painted next, where ink is saved
        target = context.get_target()
        self.vector: Final = not isinstance(target, cairocffi.ImageSurface)
        # cairo 1.16 writes a recording without bounds into an SVG at places that it has not computed
        self.on_pixels = not self.vector  # whether what is painted now becomes pixels at once
        self.records: Final = self.vector and not isinstance(target, cairocffi.SVGSurface)
        if run.closely and not self.vector:
            self.painted.seen = Seen()
        self.detail = (
            raster_dpi / 72 if self.vector else 1.0
        )  # pixels per device unit where something must be raster
        self.dpi = 72.0  # device units to an inch of paper
        self.to_root = Matrix()  # device → user units of the root
        self.from_root = Matrix()  # user units of the root → the face's own device
        self.mm_per_unit = 25.4 / 96  # of the root's user unit
        self.dashes: Sequence[float] = ()  # of the pen, with where they begin
        self.dash_offset = 0.0
        self._reach: Rect | None = None  # of the device, where that has no bounds of its own; None: the page
        self._drawn = 0
        self.is_overdrawn = False  # the face has too many elements, or takes too much: nothing more is drawn
        self._work = 0.0
        self._held = 0.0
        self._depth = 0
        self._seen: set[Problem] = set()
        self._matrix: Final[Any] = cairocffi.ffi.new("cairo_matrix_t *")
        self.common: Runs = run.common if self.records and not run.low_ink else NOTHING

    @abstractmethod
    def draw(self, node: Node, parent: ComputedStyle) -> None:
        """Draw an element as a child of something with the style *parent*."""

    @abstractmethod
    def draw_with(self, node: Node, parent: ComputedStyle, handler: Handler) -> None:
        """Draw an element with its transform and effects, its content by *handler*."""

    @abstractmethod
    def shape(self, node: Node, style: ComputedStyle) -> None:
        """Draw a basic shape or a path."""

    @abstractmethod
    def set_pen(self, style: ComputedStyle) -> bool:
        """Set the context's width, caps, joins and dashes for a stroke; False where it has no width."""

    @abstractmethod
    def stroke_path(self) -> None:
        """Stroke the context's path with the pen that is set."""

    @abstractmethod
    def bounds(self, node: Node, style: ComputedStyle) -> Rect | None:
        """The object bounding box of an element in its own user space; None where it paints nothing."""

    @abstractmethod
    def draw_whole(self, document: Document, style: ComputedStyle, rect: Rect) -> None:
        """Draw the root of a symbol, whose own style is *style*, into *rect*."""

    @abstractmethod
    def draw_run(self, nodes: Sequence[Node], style: ComputedStyle) -> None:
        """Draw neighbours that other faces of the file have, too."""

    def write(self, laid: Any) -> bool:
        """Write a text that is laid out (`text.LaidText`), where this canvas does that instead of painting it."""
        return False

    def draw_children(self, node: Node, style: ComputedStyle) -> None:
        children = node.children
        if not self.common or not self.is_in_place:
            for child in children:
                self.draw(child, style)
            return
        skipped = 0
        for index, child in enumerate(children):
            if skipped:
                skipped -= 1
                continue
            run = self.common.get(child.fragment.key) if child.fragment else None
            if run is None:
                self.draw(child, style)
            else:
                self.draw_run(children[index : index + len(run)], style)
                skipped = len(run) - 1

    @property
    def is_in_place(self) -> bool:
        """Whether elements are drawn where they stand in the face, once and on its own surface."""
        return not self.active and self.document is self.face and self.context is self.page

    # Problems

    def report(
        self, code: str, message: str, node: Node | None = None, hint: str | None = None, about: str = ""
    ) -> None:
        """Record a problem of the drawing, once."""
        self.tell(problem(code, message, node.place if node else None, hint=hint, about=about))

    def report_unseen(self, node: Node, by: Node, why: str) -> None:
        """Record that what an element is painted with or shown through leaves nothing of it."""
        hint = (
            "give the element an extent, or write units of userSpaceOnUse" if why is FLAT else "take it out"
        )
        message = f"{node.describe()}: {by.describe()} lets nothing be seen: {why}"
        self.report("svg-attribute", message, node, hint=hint)

    def tell(self, found: Problem) -> None:
        if found not in self._seen:
            self._seen.add(found)
            self.painted.problems.append(found)

    def read(self, path: str) -> str:
        """The digest of a file that the drawing depends on. Raises DeckwrightError."""
        self.painted.read[path] = ABSENT
        found: str = self.run.reader.digest(path)
        self.painted.read[path] = found
        return found

    @contextmanager
    def recording(self) -> Iterator[Painted]:
        """Draw for a while as a face of its own: what that paints and finds goes to the record that is yielded."""
        before = self.painted, self._seen
        self.painted, self._seen = Painted(), set()
        try:
            yield self.painted
        finally:
            self.painted, self._seen = before

    @contextmanager
    def enter(self, node: Node) -> Iterator[bool]:
        """Guard against references that lead back to themselves: False where *node* is being drawn already."""
        if node in self.active:
            self.report("svg-cycle", f"{node.describe()} refers to itself", node)
            yield False
            return
        self.active.add(node)
        try:
            yield True
        finally:
            self.active.discard(node)

    def spend(self, node: Node) -> bool:
        """Count an element that is about to be drawn; False where the face has become too large."""
        self._drawn += 1
        if self._drawn <= (_DRAWN_AGAIN if self.face.label in self.run.overdrawn else MAX_DRAWN):
            return self.spend_work(_ELEMENT, node)
        self.run.overdrawn.add(self.face.label)
        self.is_overdrawn = True
        self.report(
            "svg-limit", f"more than {MAX_DRAWN} elements would be drawn", node, hint="use fewer <use>"
        )
        return False

    @property
    def is_exhausted(self) -> bool:
        """Whether the face has taken too much: then nothing more is worked out for it."""
        return self._work > MAX_WORK

    @property
    def work(self) -> float:
        """What was spent, in nanoseconds of a plain machine."""
        return self._work

    def is_drawable(self, node: Node) -> bool:
        """Whether the space of an element can be drawn in: cairo knows no coordinates without end."""
        if all(abs(entry) <= STEEPEST for entry in self.context.get_matrix().as_tuple()):
            return True
        self.report("svg-limit", f"{node.describe()} is enlarged beyond all measure", node)
        return False

    def spend_work(self, nanoseconds: float, node: Node | None = None) -> bool:
        """Count work that is about to be done; False where the face takes too much.

        The first element that is too much is told.
        """
        if self._work > MAX_WORK:
            return False
        self._work += nanoseconds
        if self._work <= MAX_WORK:
            return True
        self.is_overdrawn = True
        self._report_too_much(
            f"what is drawn up to here takes more than {MAX_WORK / 1e9:.0f} s to work out", node
        )
        return False

    @contextmanager
    def holding(self, pixels: float, node: Node | None = None) -> Iterator[bool]:
        """Hold so many pixels for a while; False where all that are held would be too many."""
        self._held += pixels
        if self._held > MAX_HELD:
            self._report_too_much("groups, masks and filters inside each other take too much memory", node)
        try:
            yield self._held <= MAX_HELD
        finally:
            self._held -= pixels

    def _report_too_much(self, what: str, node: Node | None) -> None:
        message = f"{node.describe()}: {what}" if node else what
        hint = "use fewer or smaller filters, masks, patterns and groups, or simpler paths"
        self.report("svg-limit", message, node, hint=hint)

    # Lengths

    def measure(self, node: Node, name: str, axis: str) -> float:
        """An attribute in user units; 0 where it is missing or unreadable. *axis*: x, y, or d for the diagonal."""
        text = node.attributes.get(name)
        length = values.length(text) if text else None
        if length is None:
            return 0.0
        return self.resolve(length, axis, node.style.font_size) if length.unit else length.value

    def resolve(self, length: Length, axis: str, font_size: float) -> float:
        value, unit = length
        if not unit:
            return value
        if unit == "%":
            return value * self.side(axis)
        return value * (font_size / 2 if unit == "ex" else font_size)

    def side(self, axis: str) -> float:
        """What 100 % is along an axis; d: the normalized diagonal (SVG 2, units)."""
        width, height = self.viewport
        if axis == "d":
            return math.sqrt((width * width + height * height) / 2)
        return width if axis == "x" else height

    def property_length(self, style: ComputedStyle, name: str, axis: str = "d") -> float:
        length = values.length(style[name])
        return self.resolve(length, axis, style.font_size) if length else 0.0

    def box(
        self, node: Node | LinkedAttributes, defaults: tuple[str, str, str, str], unit_box: Rect | None
    ) -> Rect:
        """x, y, width and height of a paint server or mask; in fractions of *unit_box* where that is given."""
        sides = []
        for name, axis, default in zip(("x", "y", "width", "height"), "xyxy", defaults, strict=True):
            length = values.length(node.get(name, default)) or values.length(default) or Length(0.0)
            if unit_box is None:
                sides.append(self.resolve(length, axis, node.style.font_size))
            else:
                sides.append(length.value if length.unit in ("", "%") else 0.0)
        x, y, width, height = sides
        if unit_box is None:
            return Rect(x, y, width, height)
        return Rect(
            unit_box.x + x * unit_box.width,
            unit_box.y + y * unit_box.height,
            width * unit_box.width,
            height * unit_box.height,
        )

    # Colours

    def apply_tone(self, color: Color) -> Color:
        """The colour as it is printed."""
        return color if self.tone is None else self.tone(color)

    @contextmanager
    def spending_ink(self) -> Iterator[None]:
        """Draw for a while in the colours that are written: what is drawn is not printed."""
        before = self.saves_ink, self.tone
        self.saves_ink, self.tone = False, None
        try:
            yield
        finally:
            self.saves_ink, self.tone = before

    # Places

    @property
    def matrix(self) -> Matrix:
        """User space → device."""
        found = self._matrix  # cairo itself is asked, into one place: this is wanted for all that is drawn
        cairocffi.cairo.cairo_get_matrix(self.context._pointer, found)
        return Matrix(found.xx, found.yx, found.xy, found.yy, found.x0, found.y0)

    def on_root(self, rect: Rect) -> Rect:
        """A rectangle of the present user space, as its upright box in user units of the root."""
        return (self.to_root @ self.matrix).bounds(rect)

    def visible_area(self) -> Rect:
        """The visible part of the present user space: what the clip leaves, on an endless recording its reach."""
        x1, y1, x2, y2 = self.context.clip_extents()
        if math.isfinite(x2 - x1) and math.isfinite(y2 - y1):
            return Rect(x1, y1, x2 - x1, y2 - y1)
        to_user = values.inverse(self.matrix)
        return to_user.bounds(self.reach) if to_user else Rect(0, 0, 0, 0)

    def visible_pixels(self) -> float:
        """The device's pixels, or units, in the visible part."""
        seen = self.visible_area()
        return seen.width * seen.height * abs(self.matrix.determinant)

    def pixels_to_a_unit(self) -> float:
        """The device's pixels to a unit of the present user space (the geometric mean)."""
        return math.sqrt(abs(self.matrix.determinant))

    @property
    def reach(self) -> Rect:
        """How far the present device reaches, where it is endless."""
        if self._reach is None:
            return self.from_root.bounds(self.face.view_box or Rect(0, 0, *self.face.pixels))
        return self._reach

    def mm_here(self) -> float:
        """Millimetres to a unit of the present user space (the geometric mean, where it is stretched)."""
        return math.sqrt(abs((self.to_root @ self.matrix).determinant)) * self.mm_per_unit

    @contextmanager
    def elsewhere(
        self,
        context: cairocffi.Context,
        *,
        silent: bool = True,
        reach: Rect | None = None,
        finer: float | None = None,
    ) -> Iterator[None]:
        """Draw on another context for a while; *silent*: without recording what is painted there.

        *reach*: how far it is seen, where it is endless; else as far as its bounds go, or what was drawn on before.
        *finer*: how many of its device units go to one of what was drawn on before; on pixels there is no finer detail.
        """
        before = self.context, self.silent, self._reach, self.detail, self.dpi, self.on_pixels
        if finer is None:
            here, there = self.matrix.determinant, Matrix(*context.get_matrix().as_tuple()).determinant
            finer_here = math.sqrt(abs(there / here)) if here else 1.0
        else:
            finer_here = finer
        self.dpi *= finer_here or 1.0
        self.on_pixels = isinstance(context.get_target(), cairocffi.ImageSurface)
        if self.on_pixels:
            self.detail = 1.0
        elif finer:
            self.detail /= finer
        self.context, self.silent = context, silent or self.silent
        self._reach = reach or self.matrix.bounds(self.visible_area())
        try:
            yield
        finally:
            self.context, self.silent, self._reach, self.detail, self.dpi, self.on_pixels = before

    @contextmanager
    def standing_as(self, here: Matrix, there: Matrix) -> Iterator[None]:
        """Let what is drawn for a while with the matrix *there* be recorded as if it were drawn with *here*."""
        before = self.to_root
        self.to_root = before @ here @ (values.inverse(there) or Matrix())
        try:
            yield
        finally:
            self.to_root = before

    @contextmanager
    def lending(self, paints: tuple[ContextPaint, ContextPaint]) -> Iterator[None]:
        """Let what is drawn for a while refer to *paints* as context-fill and context-stroke."""
        before = self.context_paints
        self.context_paints = paints
        try:
            yield
        finally:
            self.context_paints = before

    @contextmanager
    def in_viewport(self, size: Size) -> Iterator[None]:
        before = self.viewport
        self.viewport = size
        try:
            yield
        finally:
            self.viewport = before


def native(matrix: Matrix) -> cairocffi.Matrix:
    return cairocffi.Matrix(*matrix)


@lru_cache(4096)
def native_transform(text: str) -> cairocffi.Matrix | None:
    """A transform as cairo takes it; None where it flattens everything, so that nothing is to be drawn."""
    matrix = values.transform(text)
    return None if matrix is None or abs(matrix.determinant) < 1e-12 else native(matrix)
