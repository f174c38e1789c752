"""What pictures say of their own size: their headers and page boxes are read, their pixels are not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from pikepdf import Name, Page, Pdf
from PIL import Image, UnidentifiedImageError

from ...basics.geometry import Matrix, Rect, Size
from ...basics.pictures import FORMATS
from ...basics.problems import DeckwrightError, Place, problem
from ...basics.records import dataclass
from ...basics.units import PT_PER_MM
from ...svg.renderer import Renderer
from .find import Grid, Source
from .measure import Extent

RendererIn = Callable[[Path], Renderer]  # by the folder of a drawing, in which its pictures lie

SIDEWAYS = (5, 6, 7, 8)  # EXIF orientations that lie on their side
ORIENTATION = 0x0112


@dataclass(frozen=True, slots=True)
class Look:
    """What of a picture is shown, and how large it says that is."""

    extent: Extent
    size: Size  # pixels or millimetres: the proportions
    pixel: float = 0.0  # the width of one, of the whole; 0: it has none
    region: Rect | None = None  # of a PDF's page: what of it, in its points, y upwards
    turned: int = 0  # clockwise degrees that the page is turned by

    def to_unit(self, thing: Any) -> Matrix:
        """The map from the space of what shows it to the unit square, y upwards."""
        if thing.Subtype == Name.Image:
            return Matrix()
        box = self.region
        if box is None:
            left, bottom, right, top = (float(value) for value in thing.BBox)
            box = Rect(left, bottom, right - left, top - bottom)
        unit = Matrix.scale(1 / box.width, 1 / box.height) @ Matrix.translate(-box.x, -box.y)
        return QUARTERS[self.turned] @ unit


# The unit square turned clockwise, y upwards: its upper left corner comes to the upper right, and so on.
QUARTERS = {
    0: Matrix(),
    90: Matrix(0, -1, 1, 0, 0, 1),
    180: Matrix(-1, 0, 0, -1, 1, 1),
    270: Matrix(0, 1, -1, 0, 1, 0),
}


def look_at(source: Source, grid: Grid | None, renderer: RendererIn) -> Look:
    """Raises DeckwrightError (`image-unreadable`) for what cannot be opened."""
    match source.path.suffix.lower():
        case ".pdf":
            return _of_page(source, grid)
        case ".svg":
            return _of_drawing(source.path, renderer(source.path.parent))
        case _:
            return _of_raster(source.path)


def _of_raster(path: Path) -> Look:
    try:
        with Image.open(path, formats=FORMATS) as image:
            width, height = image.size
            # Of a PNG, asking for it would decode all of the picture: it may stand at the end.
            if image.format != "PNG" and image.getexif().get(ORIENTATION) in SIDEWAYS:
                width, height = height, width
            dpi = image.info.get("dpi", (0, 0))[0]
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise _unreadable(path, str(error)) from error
    extent = Extent(path.name, width, height, float(dpi) or None)
    return Look(extent, Size(width, height), 1 / width)


def _of_drawing(path: Path, renderer: Renderer) -> Look:
    try:
        document = renderer.parse(path.read_text(encoding="utf-8-sig"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable(path, str(error)) from error
    if document.root is None or min(document.size) <= 0:
        raise _unreadable(path, "it is no drawing")
    width, height = document.size
    return Look(Extent(path.name, width, height, in_mm=True), Size(width, height))


def _of_page(source: Source, grid: Grid | None) -> Look:
    with Pdf.open(source.path) as pdf:
        page = pdf.pages[source.page]
        media, trim = _rect(page.mediabox), _rect(page.trimbox)
        bleed = min(trim.x - media.x, trim.y - media.y, media.right - trim.right, media.bottom - trim.bottom)
        told = _rect(page.bleedbox)
        turned = _turned(page)
        unit = float(page.obj.get("/UserUnit", 1)) / PT_PER_MM
    if source.cell is not None and grid is not None:
        return _of_cell(source, grid, trim, turned, unit)
    around = min(bleed, *((trim.x - told.x, told.right - trim.right) if told != media else (bleed,)))
    has_boxes = trim != media
    region = trim.outset(max(0.0, around)) if has_boxes else media
    size, own = (_upright(each, turned, unit) for each in (region, trim))
    extent = Extent(
        _label(source), *size, in_mm=True, trim=own if has_boxes else None, bleed=max(0.0, around) * unit
    )
    return Look(extent, size, region=region, turned=turned)


def cell_on_paper(source: Source, grid: Grid) -> Rect:
    """Where a cell stands on its page as one sees that: of the unit square, y downwards, which is all of the page."""
    with Pdf.open(source.path) as pdf:
        page = pdf.pages[source.page]
        media, trim, turned = _rect(page.mediabox), _rect(page.trimbox), _turned(page)
        unit = float(page.obj.get("/UserUnit", 1)) / PT_PER_MM
    region = _region(source, grid, trim, turned, unit)
    to_unit = Matrix.scale(1 / media.width, 1 / media.height) @ Matrix.translate(-media.x, -media.y)
    box = (QUARTERS[turned] @ to_unit).bounds(region)
    return Rect(box.x, 1 - box.bottom, box.width, box.height)


def _of_cell(source: Source, grid: Grid, page: Rect, turned: int, unit: float) -> Look:
    """One card of a page: of a grid about its middle, or of the page divided evenly, as one sees it."""
    region = _region(source, grid, page, turned, unit)
    size = _upright(region, turned, unit)
    return Look(Extent(_label(source), *size, in_mm=True), size, region=region, turned=turned)


def _region(source: Source, grid: Grid, page: Rect, turned: int, unit: float) -> Rect:
    """The same in the page's own space."""
    box = _cell(source.cell or (0, 0), grid, _upright(page, turned, unit))
    back = QUARTERS[(360 - turned) % 360].bounds(box)
    return Rect(
        page.x + back.x * page.width,
        page.y + back.y * page.height,
        back.width * page.width,
        back.height * page.height,
    )


def _cell(cell: tuple[int, int], grid: Grid, page: Size) -> Rect:
    """Where a card stands on a page, which is the unit square, y upwards."""
    column, row = cell
    columns, rows, gap = grid.columns, grid.rows, grid.gap
    card = grid.card or Size((page.width + gap) / columns - gap, (page.height + gap) / rows - gap)
    left = (page.width - columns * card.width - (columns - 1) * gap) / 2 + column * (card.width + gap)
    top = (page.height - rows * card.height - (rows - 1) * gap) / 2 + row * (card.height + gap)
    bottom = page.height - top - card.height
    return Rect(left / page.width, bottom / page.height, card.width / page.width, card.height / page.height)


def _label(source: Source) -> str:
    return f"{source.path.name}, page {source.page + 1}"


def _turned(page: Page) -> int:
    return int(page.obj.get("/Rotate", 0)) % 360


def _upright(rect: Rect, turned: int, unit: float) -> Size:
    size = Size(rect.width * unit, rect.height * unit)
    return size.turned() if turned % 180 else size


def _rect(box: Iterable[Any]) -> Rect:
    left, bottom, right, top = (float(value) for value in box)
    return Rect(min(left, right), min(bottom, top), abs(right - left), abs(top - bottom))


def _unreadable(path: Path, why: str) -> DeckwrightError:
    return DeckwrightError(
        problem("image-unreadable", f"the picture cannot be read: {why}", Place(path.name))
    )
