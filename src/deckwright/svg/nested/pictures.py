"""The `<image>` element: placing what `images` decoded."""

from __future__ import annotations

import math
from typing import Final
from urllib.parse import unquote

import cairocffi

from ...basics.geometry import Matrix, Rect, Size
from ...basics.written import number
from ..canvas.canvas import Canvas, native
from ..canvas.record import ImageBox
from ..document import style, values
from ..document.style import ComputedStyle
from ..document.tree import Document, Node
from ..paint import ink
from . import absent, images, recordings, viewport
from .images import Picture

LEAST_DPI: Final = 200
SQUARE: Final = Size(1, 1)
_COARSE: Final = frozenset({"optimizespeed", "pixelated", "crisp-edges"})


def draw(canvas: Canvas, node: Node, own: ComputedStyle) -> None:
    if own["visibility"] == "visible":
        draw_in(canvas, node, own, None)


def draw_in(canvas: Canvas, node: Node, own: ComputedStyle, rect: Rect | None) -> None:
    """Draw what the node's href names into *rect*, or where its own attributes say."""
    href = node.get("href").strip()
    if not href:
        return
    art = images.load(canvas, node, href)
    if art is None:
        absent.draw(canvas, rect or frame(canvas, node, SQUARE), images.name_of(href))
        return
    if rect is None:
        rect = frame(canvas, node, art.size if isinstance(art, Picture) else art.pixels)
    if rect.width <= 0 or rect.height <= 0:
        return
    ratio = values.aspect_ratio(node.get("preserveAspectRatio", "xMidYMid")) or values.MEET
    if isinstance(art, Document):
        _draw_document(canvas, node, art, rect, ratio)
    else:
        _draw_picture(canvas, node, own, art, rect, ratio)


def bounds(canvas: Canvas, node: Node) -> Rect:
    """The box of an image element; a side that is not written follows from the picture."""
    if not all(values.length(node.get(name, "auto")) for name in ("width", "height")):
        href = node.get("href").strip()
        art = images.load(canvas, node, href) if href else None
        if art is not None:
            return frame(canvas, node, art.size if isinstance(art, Picture) else art.pixels)
    return frame(canvas, node, SQUARE)


def frame(canvas: Canvas, node: Node, natural: Size) -> Rect:
    """Where the image stands; a missing side follows from the other and the picture's shape."""
    width = _side(canvas, node, "width", "x")
    height = _side(canvas, node, "height", "y")
    if width is None and height is None:
        width, height = natural
    elif width is None and height is not None:
        width = height * natural.width / natural.height
    elif height is None and width is not None:
        height = width * natural.height / natural.width
    return Rect(canvas.measure(node, "x", "x"), canvas.measure(node, "y", "y"), width or 0.0, height or 0.0)


def _side(canvas: Canvas, node: Node, name: str, axis: str) -> float | None:
    text = node.get(name, "auto")
    return None if values.length(text) is None else canvas.measure(node, name, axis)


def _draw_picture(
    canvas: Canvas, node: Node, own: ComputedStyle, art: Picture, rect: Rect, ratio: values.AspectRatio
) -> None:
    fit = values.fit_box(Rect(0, 0, *art.size), rect, ratio)
    canvas.context.save()
    if ratio.slice:
        canvas.context.rectangle(*rect)
        canvas.context.clip()
    paint(canvas, art, fit, is_coarse=own["image-rendering"].lower() in _COARSE)
    canvas.context.restore()
    _record(canvas, node, art, fit.bounds(Rect(0, 0, *art.size)))


def paint(canvas: Canvas, art: Picture, fit: Matrix, *, is_coarse: bool = False) -> None:
    """Paint a picture; *fit* maps its pixels, upright, to user space. *is_coarse*: each of them may be seen."""
    context = canvas.context
    context.save()
    drawn = _fitting(canvas, art, fit.bounds(Rect(0, 0, *art.size)))
    context.transform(native(fit @ drawn.orientation))
    context.set_source_surface(drawn.for_pdf if canvas.vector else drawn.surface)
    source = context.get_source()
    source.set_filter(cairocffi.FILTER_NEAREST if is_coarse else cairocffi.FILTER_GOOD)
    if not canvas.vector:
        source.set_extend(cairocffi.EXTEND_PAD)  # no pale edges where a picture is enlarged
    context.rectangle(0, 0, *drawn.extent)
    if drawn.mask is not None:
        context.clip()
        context.mask_surface(drawn.mask)
    elif canvas.saves_ink:
        context.clip()
        context.paint_with_alpha(ink.LEFT)
    else:
        context.fill()
    context.restore()


_ENOUGH: Final = 1.3  # times the pixels wanted, below which resampling gains nothing


def _fitting(canvas: Canvas, art: Picture, shown: Rect) -> Picture:
    """The picture with no more pixels than are of use: the device's own, or in a PDF those of `image_dpi`."""
    if canvas.vector:
        dpi = canvas.run.image_dpi
        wanted = shown.width * canvas.mm_here() / 25.4 * dpi if dpi else 0.0
    else:
        wanted = shown.width * math.sqrt(abs(canvas.matrix.determinant))
    if wanted <= 0 or art.size.width <= wanted * _ENOUGH:
        return art
    across = max(1, math.ceil(art.extent[0] * wanted / art.size.width))
    for_print = canvas.vector and not canvas.saves_ink
    return canvas.run.store.shrink(art, across, for_print=for_print)  # type: ignore[no-any-return]


def _record(canvas: Canvas, node: Node, art: Picture, shown: Rect) -> None:
    if canvas.silent:
        return
    path = node.get("href").strip()
    path = path if path.startswith("data:") else unquote(path)
    is_file = not path.startswith("data:")
    canvas.painted.images.append(ImageBox(path if is_file else "", canvas.on_root(shown), art.size))
    if is_file:
        hint = "use a larger picture, or print it smaller"
        report_coarse(canvas, node, f"image {path!r}", art.size, shown, hint, about=path)


def report_coarse(
    canvas: Canvas, node: Node, what: str, pixels: Size, shown: Rect, hint: str, *, about: str = ""
) -> None:
    """Tell a picture of so many *pixels* that is printed so large that they can be seen."""
    on_root = canvas.on_root(shown)
    inches = on_root.width * canvas.mm_per_unit / 25.4, on_root.height * canvas.mm_per_unit / 25.4
    if min(inches) <= 0:
        return
    dpi = min(max(pixels) / max(inches), min(pixels) / min(inches))
    said = number(dpi, LEAST_DPI) if round(dpi) >= LEAST_DPI else str(round(dpi))
    if dpi < LEAST_DPI:
        canvas.report(
            "image-low-resolution",
            f"{what} is printed at {said} dpi ({round(pixels.width)} × {round(pixels.height)} pixels); "
            f"{LEAST_DPI} is the least that looks sharp",
            node,
            hint=hint,
            about=about,
        )


def _draw_document(canvas: Canvas, node: Node, art: Document, rect: Rect, ratio: values.AspectRatio) -> None:
    """An SVG image: nothing is inherited, and nothing shows outside its frame."""
    root = art.root
    if root is None:
        return
    for found in canvas.run.check(art):
        canvas.tell(found)
    size = art.pixels
    if size.width <= 0 or size.height <= 0:
        return
    with canvas.enter(root) as fresh:
        if not fresh:
            return
        context = canvas.context
        context.save()
        context.rectangle(*rect)
        context.clip()
        context.transform(native(values.fit_box(Rect(0, 0, *size), rect, ratio)))
        before, canvas.document = canvas.document, art
        root_style = style.ROOT.child(root.declared)
        if recordings.pays(canvas, art):
            recordings.paint(canvas, art, root_style, size)
        else:
            viewport.draw(canvas, root, root_style, Rect(0, 0, *size))
        canvas.document = before
        context.restore()
