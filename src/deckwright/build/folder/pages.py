"""Cards of finished pictures → their faces, a page each, as writing takes them; bleed made where it lacks.

Bleed is made by showing the picture, or its outermost pixels, again around itself: no pixel is computed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import field
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from pikepdf import AccessMode, Dictionary, Name, Pdf, Stream, StreamDecodeLevel
from PIL import Image, ImageOps

from ...basics.geometry import Matrix, Rect, Size
from ...basics.pictures import FORMATS
from ...basics.problems import Problem
from ...basics.records import dataclass
from ...basics.units import PT_PER_MM
from ...sheets.write.pdf import FacePage, FacesFile
from ...sheets.write.pdf.images import PdfPictures
from ...svg.paint.ink import LEFT
from .embed import draw_as_form, page_as_form
from .extents import Look, RendererIn
from .find import Source
from .measure import CardSize
from .stored import store

MADE: Final = 3.0  # mm of bleed
UNDER: Final = (
    0.3 * PT_PER_MM
)  # that made bleed reaches below the picture, so that no white shows between them
Pixels = np.ndarray[Any, Any]
Tone = Callable[[Pixels], Pixels]
FINE: Final = 0.2  # mm that are stretched of a drawing, which has no pixels


class MakeBleed(StrEnum):
    MIRROR = "mirror"
    STRETCH = "stretch"
    COLOUR = "colour"  # the one that most of the picture's edge has
    NONE = "none"


@dataclass(frozen=True, slots=True)
class FolderFace:
    """One side of a card."""

    id: str
    source: Source
    look: Look
    size: CardSize

    @property
    def printed_size(self) -> Size:
        """Millimetres of all of the picture, bleed and what is cropped with it."""
        room = Rect(0, 0, *self.size.trim).outset(self.size.bleed)
        return Size(*covering(room, self.look.size)[2:])

    def bleed(self, make: MakeBleed) -> float:
        """What is around it in the end."""
        return self.size.bleed or (0.0 if make is MakeBleed.NONE else MADE)


@dataclass
class Drawn:
    faces: FacesFile
    problems: list[Problem] = field(default_factory=list)


def draw_faces(faces: Sequence[FolderFace], make: MakeBleed, workshop: Path, renderer: RendererIn) -> Drawn:
    """Every face on a page; the files lie in *workshop*."""
    pages: dict[str, FacePage] = {}
    problems: list[Problem] = []
    begun, target = workshop / "stored.pdf", workshop / "pictures.pdf"
    stored = store(_unaltered(faces, renderer), begun)
    with ExitStack() as opened:
        pdf = opened.enter_context(Pdf.open(begun, access_mode=AccessMode.stream))
        shelf = _Shelf(pdf, renderer, problems, stored, opened)
        for number, face in enumerate(faces):
            page = FacePage(number, face.size.trim, face.bleed(make))
            _add(pdf, face, page, make, shelf)
            pages[face.id] = page
        shelf.pictures.shrink()
        pdf.save(target, stream_decode_level=StreamDecodeLevel.none, static_id=True)
    begun.unlink()
    return Drawn(FacesFile((target,), pages, is_begun=True), problems)


def _unaltered(faces: Sequence[FolderFace], renderer: RendererIn) -> Iterator[Path]:
    """PNGs of which nothing is changed."""
    for path in dict.fromkeys(face.source.path for face in faces):
        if path.suffix.lower() == ".png":
            its = renderer(path.parent)
            if not (its.grey or its.low_ink or its.image_dpi is not None):
                yield path


@dataclass
class _Shelf:
    """What pictures are in the file, each once."""

    pdf: Pdf
    renderer: RendererIn
    problems: list[Problem]
    stored: Mapping[Path, int]
    opened: ExitStack
    kept: dict[tuple[Path, int], Any] = field(default_factory=dict)
    sources: dict[Path, Pdf] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.pictures = PdfPictures(self.pdf)

    def get(self, face: FolderFace) -> tuple[Any, Matrix]:
        """What shows the picture, and the map from its own space to the unit square, y upwards."""
        key = (face.source.path, face.source.page)
        if key not in self.kept:
            self.kept[key] = self._make(face)
        thing = self.kept[key]
        return thing, face.look.to_unit(thing)

    def tone(self, face: FolderFace) -> Tone:
        """What is done to pixels that are taken from a picture by themselves, as to the picture."""
        renderer = self.renderer(face.source.path.parent)
        return partial(_toned, grey=renderer.grey, low_ink=renderer.low_ink)

    def _make(self, face: FolderFace) -> Any:
        path = face.source.path
        if path.suffix.lower() == ".pdf":
            if path not in self.sources:  # it stays open: what its pages share is copied once
                self.sources[path] = self.opened.enter_context(Pdf.open(path))
            return page_as_form(self.pdf, self.sources[path], face.source.page)
        if path in self.stored:
            return self.pdf.get_object(self.stored[path], 0)
        renderer = self.renderer(path.parent)
        form, problems = draw_as_form(self.pdf, path, face.printed_size, renderer, self.pictures)
        self.problems += problems
        return form


def _add(pdf: Pdf, face: FolderFace, page: FacePage, make: MakeBleed, shelf: _Shelf) -> None:
    """A page that shows *face* from the upper left corner of its bleed."""
    thing, to_unit = shelf.get(face)
    width, height = page.page_points
    added = pdf.add_blank_page(page_size=(width, height))
    added.Resources = Dictionary(XObject=Dictionary(P=thing))
    k = PT_PER_MM
    whole = Rect(0, height - page.extent.height * k, page.extent.width * k, page.extent.height * k)
    filled = whole.inset((page.bleed - face.size.bleed) * k)
    shown = covering(filled, face.look.size)
    lines = [_show(filled, _onto(shown) @ to_unit)]
    if filled != whole and make is MakeBleed.STRETCH and face.look.pixel:
        tone = shelf.tone(face)
        lines = [*_stretched(pdf, face, filled, MADE * k, added.Resources.XObject, tone), *lines]
    elif filled != whole:
        lines = [*_around(face, make, whole, filled, shown, to_unit, shelf.tone(face)), *lines]
    added.Contents = Stream(pdf, b"\n".join(lines))


def covering(room: Rect, size: Size) -> Rect:
    """The least rectangle with the proportions of *size* that covers *room*, about its middle."""
    scale = max(room.width / size.width, room.height / size.height)
    width, height = size.width * scale, size.height * scale
    return Rect(room.center.x - width / 2, room.center.y - height / 2, width, height)


def _onto(rect: Rect) -> Matrix:
    """The unit square onto *rect*; both with y upwards."""
    return Matrix(rect.width, 0, 0, rect.height, rect.x, rect.y)


def _show(clip: Rect, m: Matrix) -> bytes:
    x, y, width, height = clip
    values = " ".join(f"{value:.6f}" for value in (m.a, m.b, m.c, m.d, m.e, m.f))
    return f"q {x:.4f} {y:.4f} {width:.4f} {height:.4f} re W n {values} cm /P Do Q".encode()


def _toned(pixels: Pixels, *, grey: bool, low_ink: bool) -> Pixels:
    values = pixels.astype(np.float64)
    if low_ink:
        values = 255 - LEFT * (255 - values)
    if grey:  # as light as PDF's blend modes take a colour to be (ISO 32000-1, 11.3.5.3)
        values = np.repeat(values @ np.array([[0.3], [0.59], [0.11]]), 3, axis=-1)
    return values.round().astype(np.uint8)


def _around(
    face: FolderFace, make: MakeBleed, whole: Rect, filled: Rect, shown: Rect, to_unit: Matrix, tone: Tone
) -> Iterator[bytes]:
    """The bleed that is made, from *filled* to *whole*."""
    if make is MakeBleed.COLOUR:
        yield _fill(whole, tone(np.array([edge_colour(face)], np.uint8))[0].tolist())
        return
    room = (whole.width - filled.width) / 2
    fine = FINE / face.look.size.width * shown.width
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            if across or down:
                strip = _strip(filled, room, across, down)
                x, dx = _beside(make, across, filled.x, filled.width, room, fine)
                y, dy = _beside(make, down, filled.y, filled.height, room, fine)
                yield _show(strip, Matrix(x, 0, 0, y, dx, dy) @ _onto(shown) @ to_unit)


def _stretched(
    pdf: Pdf, face: FolderFace, filled: Rect, room: float, names: Dictionary, tone: Tone
) -> Iterator[bytes]:
    """The outermost pixels of a picture, each as long as the bleed is wide: by themselves, for a whole picture of that
    width is more than readers draw.
    """
    with Image.open(face.source.path, formats=FORMATS) as image:
        pixels = np.asarray(ImageOps.exif_transpose(image).convert("RGB"))
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            if across or down:
                name = f"/E{across + 1}{down + 1}"
                names[name] = _rgb(pdf, tone(pixels[_rows(-down)][:, _rows(across)]))
                strip = _strip(filled, room, across, down)
                m = _onto(strip)
                yield _show(strip, m).replace(b"/P Do", f"{name} Do".encode())


def _rows(side: int) -> slice:
    """Of pixels, the first or last ones, or all."""
    return {-1: slice(0, 1), 0: slice(None), 1: slice(-1, None)}[side]


def _rgb(pdf: Pdf, pixels: Pixels) -> Any:
    height, width, _ = pixels.shape
    picture = Stream(pdf, np.ascontiguousarray(pixels).tobytes())
    picture.Type, picture.Subtype = Name.XObject, Name.Image
    picture.Width, picture.Height, picture.BitsPerComponent = width, height, 8
    picture.ColorSpace = Name.DeviceRGB
    return pdf.make_indirect(picture)


def _fill(rect: Rect, colour: Sequence[int]) -> bytes:
    red, green, blue = (part / 255 for part in colour)
    x, y, width, height = rect
    return f"q {red:.4f} {green:.4f} {blue:.4f} rg {x:.4f} {y:.4f} {width:.4f} {height:.4f} re f Q".encode()


def _strip(filled: Rect, room: float, across: int, down: int) -> Rect:
    x, width = _reach(filled.x, filled.width, room, across)
    y, height = _reach(filled.y, filled.height, room, down)
    return Rect(x, y, width, height)


def _reach(start: float, length: float, room: float, side: int) -> tuple[float, float]:
    if side == 0:
        return start, length
    return (start - room, room + UNDER) if side < 0 else (start + length - UNDER, room + UNDER)


def _beside(
    make: MakeBleed, side: int, start: float, length: float, room: float, fine: float
) -> tuple[float, float]:
    """Factor and shift, along one axis, that bring what is inside the edge to outside of it."""
    if side == 0:
        return 1.0, 0.0
    edge = start if side < 0 else start + length
    if make is MakeBleed.MIRROR:
        return -1.0, 2 * edge
    factor = (room + UNDER) / fine  # the outermost pixels, wide enough for all of the strip
    inner = edge + fine if side < 0 else edge - fine
    end = edge + UNDER if side < 0 else edge - UNDER
    return factor, end - factor * inner


def edge_colour(face: FolderFace) -> tuple[int, int, int]:
    """The colour that most of the edge of a picture has; white for what has no pixels."""
    if not face.look.pixel:
        return 255, 255, 255
    with Image.open(face.source.path, formats=FORMATS) as image:
        pixels = np.asarray(image.convert("RGB"))
    edge = np.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])
    alike = edge >> 4  # noise and compression tell colours apart that are one
    kinds, numbers = np.unique(alike, axis=0, return_inverse=True)
    most = np.bincount(numbers.ravel(), minlength=len(kinds)).argmax()
    red, green, blue = (round(float(part)) for part in edge[numbers.ravel() == most].mean(axis=0))
    return red, green, blue
