"""One renderer for a run: it checks and draws documents and keeps what several faces share."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

import cairocffi

from ..basics.geometry import Matrix, Rect, Size
from ..basics.problems import DeckwrightError, Place, Problem, problem
from .canvas.canvas import Resources, native
from .canvas.reading import Reader
from .canvas.record import Painted
from .document import checker, common, parsing, style, values
from .document.sharing import Shelf
from .document.tree import Document, Node
from .draw import Walker
from .nested.store import Store
from .typeset import FontSet, Typesetter

RASTER_DPI: Final = 600.0
TOLERANCE: Final = 0.03  # device units that a curve may be off: at cairo's own 0.1 thick strokes show corners


class Renderer:
    """Draws documents with one project's resources.

    Images are kept by the hash of their bytes (up to a limit), symbols by name, for as long as the renderer lives.
    What must be raster in a PDF gets *raster_dpi*; pictures of more than *image_dpi* are made smaller there. CSS's
    generic font families mean what *generic_families* says, and nothing by themselves. *low_ink* is what `ink` says,
    *grey* draws in shades of grey, as light as the colours;
    with *outline_text* a PDF holds outlines in place of text. *closely*: pictures record what `record.Seen` holds.
    """

    def __init__(
        self,
        resources: Resources,
        raster_dpi: float = RASTER_DPI,
        generic_families: Mapping[str, str] | None = None,
        image_dpi: float | None = None,
        low_ink: bool = False,
        grey: bool = False,
        outline_text: bool = False,
        closely: bool = False,
        whole_pixels: bool = False,
    ) -> None:
        self.resources = resources
        self.raster_dpi = raster_dpi
        self.generic_families = dict(generic_families or {})
        self.reader = Reader(resources)
        self.store = Store()
        self.shelf = Shelf()
        self.image_dpi = image_dpi
        self.work = 0.0  # what was drawn took, in nanoseconds of a plain machine
        self.low_ink = low_ink
        self.grey = grey
        self.outline_text = outline_text
        self.closely = closely
        # patterns and filters go by the picture's pixels: sharp, but with no exact distance, and not alike at all sizes
        self.whole_pixels = whole_pixels
        self.recordings: dict[Any, Any] = {}
        self.common: common.Runs = common.NOTHING
        self.symbols: dict[str, tuple[Document | None, str]] = {}
        self.text_styles: dict[Any, Any] = {}
        self.looks: dict[Any, Any] = {}
        self.blank: cairocffi.Context | None = None  # of a recording that nothing is drawn on
        self.witness: Callable[[Any], None] | None = None  # is shown each `text.LaidText` that is painted
        self.overdrawn: set[str] = set()  # layouts whose faces draw too much

    @cached_property
    def typesetter(self) -> Typesetter:
        return Typesetter(self.resources.fonts)

    def parse(self, text: str, label: str) -> Document:
        """A face of the run: `parsing.parse`, with what it has in common with other faces made once."""
        return parsing.parse(text, label, self.shelf)

    def begin_file(self, documents: Sequence[Document]) -> None:
        """Say which faces are to be drawn into one file of pages: what they have in common is drawn once."""
        self.recordings.clear()
        self.common = common.of(documents) if documents else common.NOTHING

    def rest(self) -> None:
        """Let go of pictures, recordings and what faces share; they come again when they are wanted."""
        self.store = Store()
        self.shelf = Shelf()
        self.recordings.clear()
        self.overdrawn.clear()
        self.common = common.NOTHING
        self.looks.clear()

    def check(self, document: Document) -> list[Problem]:
        """Everything in the document that would not be drawn as it is written, in document order."""
        found = document.memo.get("problems")
        if found is None:
            found = document.memo["problems"] = list(checker.check(document))
        return list(found)

    def draw(self, document: Document, context: cairocffi.Context, scale: float) -> Painted:
        """Draw the document with its top left corner at the context's origin; *scale* is device units per millimetre.

        The page itself clips: art that reaches over the document's edge is bleed. Problems of `check` are not repeated.
        """
        walker = Walker(context, document, self.resources, self, self.raster_dpi)
        self.walk(walker, scale)
        self.work += walker.work
        return walker.painted

    def walk(self, walker: Walker, scale: float) -> None:
        """Send *walker* through its document, as `draw` says."""
        context, document = walker.context, walker.document
        if document.root is None:
            return
        size = document.size
        walker.dpi = scale * 25.4
        context.save()
        context.set_tolerance(TOLERANCE)
        context.scale(scale, scale)
        try:
            self._place(walker, document, Rect(0, 0, *size))
        except RecursionError:
            walker.report("svg-limit", "elements with effects are nested too deep", document.root)
        context.restore()

    def _place(self, walker: Walker, document: Document, rect: Rect) -> None:
        root, box = document.root, document.view_box
        assert root is not None
        if rect.width <= 0 or rect.height <= 0:
            return
        if box is None:
            fit = Matrix.scale(25.4 / 96)
            walker.viewport = document.pixels
        else:
            ratio = values.aspect_ratio(root.get("preserveAspectRatio", "xMidYMid")) or values.MEET
            fit = values.fit_box(box, rect, ratio)
            walker.viewport = Size(box.width, box.height)
        walker.context.transform(native(fit))
        walker.mm_per_unit = fit.a
        walker.from_root = walker.matrix
        walker.to_root = values.inverse(walker.matrix) or Matrix()
        to_user = values.inverse(fit)
        if to_user is None:
            return
        _paint_ground(walker, root, to_user.bounds(rect))
        walker.draw_with(root, document.outer, lambda canvas, node, own: canvas.draw_children(node, own))


def _paint_ground(walker: Walker, root: Node, rect: Rect) -> None:
    """The root's background-color, over the page."""
    color = values.color(root.style["background-color"])
    if color is not None and color.alpha > 0 and not walker.saves_ink:
        walker.context.set_source_rgba(*color)
        walker.context.rectangle(*rect)
        walker.context.fill()


class Folder:
    """Resources for an SVG file on its own: images by paths relative to the file, no named symbols."""

    def __init__(self, folder: Path, fonts: FontSet) -> None:
        self._folder = folder
        self.fonts = fonts

    def read(self, path: str) -> bytes:
        try:
            return (self._folder / path).read_bytes()
        except OSError as error:
            raise DeckwrightError(problem("file-missing", f"{path} cannot be read", Place(path))) from error

    def symbol(self, name: str) -> str | None:
        return None

    def symbol_file(self, name: str) -> str:
        return f"symbol:{name}"


SUITE_FONT_SIZE: Final = 12.0  # what the suite takes for the reader's own, where browsers have 16
REFUSING: Final = frozenset(
    {
        "file-missing",
        "font-missing",
        "glyph-colored",
        "glyph-missing",
        "image-too-large",
        "image-unreadable",
        "svg-entity",
        "svg-limit",
        "svg-size",
        "svg-unsupported",
        "svg-xml",
    }
)
_GENERIC: Final = {
    "serif": "Serif",
    "sans-serif": "Sans",
    "monospace": "Mono",
    "cursive": "Yellowtail",
    "fantasy": "Sedgwick",
}


@lru_cache(8)
def _fonts_in(folder: str) -> FontSet:
    return FontSet(
        [str(path) for path in sorted(Path(folder).iterdir()) if path.suffix.lower() in (".ttf", ".otf")]
    )


def _generic(fonts: FontSet) -> dict[str, str]:
    """The first family whose name says that it is of the kind."""
    found = {name: next((f for f in fonts.families if word in f), None) for name, word in _GENERIC.items()}
    return {name: family for name, family in found.items() if family}


def render_png(svg_path: str, width_px: int, fonts_dir: str) -> bytes:
    """A PNG of an SVG file, *width_px* wide, on a transparent ground; texts in the fonts of *fonts_dir*.

    Raises DeckwrightError, with all problems, where the file uses a feature that is not drawn.
    """
    path = Path(svg_path)
    fonts = _fonts_in(fonts_dir)
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DeckwrightError(
            problem("file-unreadable", "the file is not UTF-8 text", Place(path.name))
        ) from error
    document = parsing.parse(text, path.name)
    document.begin_with(style.root(SUITE_FONT_SIZE))
    renderer = Renderer(Folder(path.parent, fonts), generic_families=_generic(fonts), whole_pixels=True)
    _refuse(renderer.check(document))
    pixels = document.pixels
    height_px = _in_whole(width_px * pixels.height / pixels.width)
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, width_px, height_px)
    painted = renderer.draw(document, cairocffi.Context(surface), width_px / document.size.width)
    _refuse(painted.problems)
    output = io.BytesIO()
    surface.write_to_png(output)
    return output.getvalue()


def _in_whole(length: float) -> int:
    """Whole pixels that have room for *length*."""
    return max(1, math.ceil(length - 1e-6))


def _refuse(problems: list[Problem]) -> None:
    refused = [found for found in problems if found.code in REFUSING]
    if refused:
        raise DeckwrightError(*refused)
