"""A close look at a picture while it is painted: which pixels letters and symbols cover, and what is behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final, NamedTuple, Protocol

import cairocffi
import numpy
import numpy.typing as npt

from ...basics.geometry import Matrix, Rect
from ...basics.units import PT_PER_MM
from ..canvas.canvas import Canvas, native
from ..canvas.record import Letters, Sign
from ..document.carrier import Carrier
from ..document.tree import Node
from ..typeset.settext import SetText

HALF: Final = 128  # of 255: a pixel that is covered so far counts
CHANGED: Final = 12  # of 255: a pixel that has changed so far was painted
BOLD: Final = 600
OPAQUE: Final = 0.8  # the share of colour of a pixel within a letter
KEPT: Final = 0.8  # the share of such pixels that a shadow or halo leaves as they were

Pixels = npt.NDArray[numpy.uint8]
Floats = npt.NDArray[numpy.float32]


class Texts(Protocol):
    """The whole of a text, and what stands in each of its carriers."""

    @property
    def text(self) -> str: ...

    @property
    def texts(self) -> list[str]: ...


class Window(NamedTuple):
    """Whole pixels of the picture."""

    left: int
    top: int
    width: int
    height: int


@contextmanager
def letters(canvas: Canvas, laid: SetText, key: int, carrier: Carrier, texts: Texts) -> Iterator[None]:
    """Record the letters of *key*, which are filled meanwhile."""

    def outlines(context: cairocffi.Context) -> None:
        laid.path(context, key)

    window = _window(canvas, _extents(canvas.context, outlines))
    if window is None or carrier.symbol or carrier.style["visibility"] != "visible":
        yield
        return
    shares = _shares(_to_picture(canvas), window, outlines)
    covered = shares >= min(HALF, max(1, int(shares.max())))  # strokes thinner than a pixel fill none
    behind = _pixels(canvas, window)
    yield
    if covered.any():
        assert canvas.painted.seen is not None
        is_there = canvas.context is canvas.page
        ahead = _whole(_pixels(canvas, window), behind, shares) if is_there else None
        canvas.painted.seen.letters.append(
            Letters(
                id=_id(carrier.node),
                text=texts.texts[key].strip(),
                around=texts.text,
                points=carrier.style.font_size * laid.scale * canvas.mm_here() * PT_PER_MM,
                bold=int(carrier.style["font-weight"].replace("normal", "400")) >= BOLD,
                left=window.left,
                top=window.top,
                covered=covered,
                behind=behind,
                ahead=ahead,
                place=carrier.node.place,
            )
        )


@contextmanager
def sign(canvas: Canvas, name: str, rect: Rect, node: Node) -> Iterator[None]:
    """Record the symbol that is painted into *rect* meanwhile."""
    window = _window(canvas, rect)
    if window is None or canvas.context is not canvas.page:
        yield
        return
    behind = _pixels(canvas, window)
    yield
    changed = numpy.abs(_pixels(canvas, window).astype(numpy.int16) - behind).max(axis=2) > CHANGED
    assert canvas.painted.seen is not None
    canvas.painted.seen.signs.append(Sign(name, window.left, window.top, changed, node.place))


def after_filter(canvas: Canvas, since: int, drawn: Floats, filtered: Floats) -> None:
    """Complete the letters that were recorded from number *since* on, once their filtered picture is painted.

    *drawn* and *filtered* hold them, premultiplied, 0 to 1. What a shadow or halo adds is behind letters, too; it is
    not to be seen under them, but around. A filter that leaves something else of them, a blur or a shadow alone, is
    not judged.
    """
    seen = canvas.painted.seen
    if seen is None or canvas.context is not canvas.page or not _is_kept(drawn, filtered):
        return
    for index, mark in enumerate(seen.letters[since:], since):
        rows, columns = mark.covered.shape
        now = _pixels(canvas, Window(mark.left, mark.top, columns, rows))
        around = _around(now, mark.covered)
        if mark.ahead is None and around is not None:
            seen.letters[index] = replace(mark, ahead=now, behind=around)


def _is_kept(drawn: Floats, filtered: Floats) -> bool:
    """Whether what was drawn can still be seen in the colours that it was drawn in."""
    opaque = drawn[..., 3] > OPAQUE
    moved = numpy.abs(filtered[opaque] - drawn[opaque]).max(axis=-1)
    return bool(moved.size and (moved * 255 < CHANGED).mean() >= KEPT)


def _around(colours: Pixels, covered: npt.NDArray[numpy.bool_]) -> Pixels | None:
    """*colours* with those next to the *covered* pixels in their place; None where there are none."""
    known = ~_wider(covered)  # the edges of letters are mixed
    if not known.any():
        return None
    filled = colours.copy()
    while not known.all():
        for axis, step in ((0, 1), (0, -1), (1, 1), (1, -1)):
            neighbour, there = numpy.roll(filled, step, axis), numpy.roll(known, step, axis)
            edge = 0 if step > 0 else -1
            there[(slice(None),) * axis + (edge,)] = False
            new = there & ~known
            filled[new] = neighbour[new]
            known |= new
    return filled


def _wider(covered: npt.NDArray[numpy.bool_]) -> npt.NDArray[numpy.bool_]:
    """The pixels that are covered, and their neighbours."""
    padded = numpy.pad(covered, 1)
    rows, columns = covered.shape
    shifts = [padded[dy : dy + rows, dx : dx + columns] for dy in range(3) for dx in range(3)]
    wider: npt.NDArray[numpy.bool_] = numpy.logical_or.reduce(shifts)
    return wider


def _id(node: Node) -> str:
    """The id of the element that letters stand in, or of the nearest text around it."""
    return next((found for each in (node, *node.ancestors()) if (found := each.get("id"))), "")


def _extents(context: cairocffi.Context, outlines: Callable[[cairocffi.Context], None]) -> Rect:
    context.new_path()
    outlines(context)
    left, top, right, bottom = context.fill_extents()
    context.new_path()
    return Rect(left, top, right - left, bottom - top)


def _window(canvas: Canvas, rect: Rect) -> Window | None:
    """The pixels of a rectangle of the present user space; None where nothing of it can be seen."""
    if canvas.silent or rect.width <= 0 or rect.height <= 0:
        return None
    page = canvas.page.get_target()
    there = _to_picture(canvas).bounds(rect)
    left, top = max(0, int(there.x) - 1), max(0, int(there.y) - 1)
    right, bottom = min(page.get_width(), int(there.right) + 2), min(page.get_height(), int(there.bottom) + 2)
    return Window(left, top, right - left, bottom - top) if right > left and bottom > top else None


def _to_picture(canvas: Canvas) -> Matrix:
    """User space → pixels of the picture, also while something is drawn aside for a filter."""
    if canvas.context is canvas.page:
        return canvas.matrix
    return canvas.from_root @ canvas.to_root @ canvas.matrix


def _shares(to_picture: Matrix, window: Window, outlines: Callable[[cairocffi.Context], None]) -> Pixels:
    """How far the outlines cover each pixel, 0 to 255."""
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_A8, window.width, window.height)
    inner = cairocffi.Context(surface)
    inner.set_matrix(native(Matrix.translate(-window.left, -window.top) @ to_picture))
    outlines(inner)
    inner.fill()
    surface.flush()
    rows = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(window.height, surface.get_stride())
    return rows[:, : window.width].copy()


def _whole(mixed: Pixels, behind: Pixels, shares: Pixels) -> Pixels:
    """The colours of letters where they cover a pixel in part, as if they covered it whole."""
    share = numpy.maximum(shares, 1)[:, :, None] / 255
    colours = behind + (mixed.astype(numpy.float32) - behind) / share
    return colours.clip(0, 255).astype(numpy.uint8)


def _pixels(canvas: Canvas, window: Window) -> Pixels:
    """What is to be seen in *window* now: the picture, and over it the group that is being painted, on white."""
    page, group = canvas.page.get_target(), canvas.page.get_group_target()
    colours, share = _read_premultiplied(page, window)
    ground = colours + (255 - share)
    if group._pointer != page._pointer:
        colours, share = _read_premultiplied(group, window)
        ground = colours + ground * (255 - share) // 255
    return ground.clip(0, 255).astype(numpy.uint8)


def _read_premultiplied(
    surface: Any, window: Window
) -> tuple[npt.NDArray[numpy.int32], npt.NDArray[numpy.int32]]:
    """Red, green, blue and the opacity of the pixels in *window*; clear where the surface does not reach."""
    whole = numpy.zeros((window.height, window.width, 4), numpy.int32)
    surface.flush()
    dx, dy = (round(offset) for offset in surface.get_device_offset())
    width, height = surface.get_width(), surface.get_height()
    data = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(height, surface.get_stride())
    pixels = data[:, : width * 4].reshape(height, width, 4)
    left, top = window.left + dx, window.top + dy
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(width, left + window.width), min(height, top + window.height)
    if x1 > x0 and y1 > y0:
        whole[y0 - top : y1 - top, x0 - left : x1 - left] = pixels[y0:y1, x0:x1]
        if surface.get_format() == cairocffi.FORMAT_RGB24:
            whole[y0 - top : y1 - top, x0 - left : x1 - left, 3] = 255
    return whole[:, :, 2::-1], whole[:, :, 3:]
