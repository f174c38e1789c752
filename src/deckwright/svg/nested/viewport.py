"""Elements that open a viewport of their own (nested svg, symbol, SVG images), and `use`."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Final

from ...basics.geometry import Matrix, Rect, Size
from ..canvas.canvas import Canvas, native
from ..canvas.reading import SYMBOL_SCHEME, symbol_digest
from ..canvas.record import SymbolBox
from ..document import parsing, values
from ..document.style import ComputedStyle
from ..document.tree import Document, Node
from ..paint import paint
from . import absent

FRAMES: Final = frozenset({"svg", "symbol"})
_SHOWN_OUTSIDE: Final = frozenset({"visible", "auto"})


def hides(style: ComputedStyle) -> bool:
    """Whether a viewport of this style hides what lies outside it."""
    return style.own.get("overflow", "hidden").lower() not in _SHOWN_OUTSIDE


def draw(canvas: Canvas, node: Node, style: ComputedStyle, rect: Rect, *, clips: bool = True) -> None:
    """Draw the children of *node* in the viewport *rect* of the present user space; without its clip, on demand."""
    if rect.width <= 0 or rect.height <= 0:
        return
    context = canvas.context
    context.save()
    if clips and hides(style):
        context.rectangle(*rect)
        context.clip()
    matrix, size = inside(node, rect)
    context.transform(native(matrix))
    if canvas.is_drawable(node):
        with canvas.in_viewport(size):
            canvas.draw_children(node, style)
    context.restore()


def inside(node: Node, rect: Rect) -> tuple[Matrix, Size]:
    """The space of what stands in the viewport *rect*, and what percentages in it are of."""
    box = values.view_box(node.get("viewBox"))
    if box is None:
        return Matrix.translate(rect.x, rect.y), Size(rect.width, rect.height)
    ratio = values.aspect_ratio(node.get("preserveAspectRatio", "xMidYMid")) or values.MEET
    return values.fit_box(box, rect, ratio), Size(box.width, box.height)


def frame(canvas: Canvas, node: Node, sized_by: Node) -> Rect:
    """The viewport of a nested svg, or of what a `use` (*sized_by*) shows; a symbol's begins at zero."""
    rect = _rect(canvas, node, sized_by)
    return Rect(0, 0, rect.width, rect.height) if node.tag == "symbol" else rect


def draw_svg(canvas: Canvas, node: Node, style: ComputedStyle) -> None:
    """A nested svg element."""
    draw(canvas, node, style, _rect(canvas, node, node))


def _rect(canvas: Canvas, node: Node, sized_by: Node) -> Rect:
    """x and y of *node*; width and height of *sized_by* where it has them, else of *node*, else all there is."""
    width, height = (
        canvas.measure(carrier, name, axis) if carrier is not None else canvas.side(axis)
        for name, axis, carrier in (
            ("width", "x", _carrier("width", sized_by, node)),
            ("height", "y", _carrier("height", sized_by, node)),
        )
    )
    return Rect(canvas.measure(node, "x", "x"), canvas.measure(node, "y", "y"), width, height)


def _carrier(name: str, *nodes: Node) -> Node | None:
    """The first node that has a size; a negative one is none (CSS: invalid, hence auto)."""
    for node in nodes:
        length = values.length(node.get(name, "auto"))
        if length is not None and length.value >= 0:
            return node
    return None


def draw_use(canvas: Canvas, use: Node, style: ComputedStyle) -> None:
    href = use.get("href").strip()
    if shows_symbol(use):
        _draw_named_symbol(canvas, use, style, href.removeprefix(SYMBOL_SCHEME))
        return
    target = use.target()
    if target is None:
        hint = None if href.startswith("#") else "only elements of the same file can be used"
        canvas.report(
            "svg-reference", f"{use.describe()} refers to {href!r}, which does not exist", use, hint=hint
        )
        return
    if any(above is target for above in use.ancestors()):
        canvas.report("svg-cycle", f"{use.describe()} stands in {target.describe()}, which it refers to", use)
        return
    with canvas.enter(target) as fresh:
        if not fresh:
            return
        if canvas.document.lends_paint:
            inner = canvas.bounds(target, style.child(target.declared))
            with canvas.lending(paint.lend(canvas, use, style, inner)):
                _draw_target(canvas, use, target, style)
        else:
            _draw_target(canvas, use, target, style)


def _draw_target(canvas: Canvas, use: Node, target: Node, style: ComputedStyle) -> None:
    if target.tag in FRAMES:
        sized = frame(canvas, target, use)
        canvas.draw_with(target, style, lambda c, node, own: draw(c, node, own, sized))
    else:
        canvas.draw(target, style)


def shows_symbol(use: Node) -> bool:
    """Whether a `use` shows one of the project's symbols."""
    return use.get("href").strip().startswith(SYMBOL_SCHEME)


def symbol_frame(canvas: Canvas, use: Node) -> Rect:
    """What a symbol of the project is fitted into, moved along by x and y as all that `use` shows."""
    return Rect(0, 0, *_rect(canvas, use, use)[2:])


def _draw_named_symbol(canvas: Canvas, use: Node, style: ComputedStyle, name: str) -> None:
    draw_symbol(canvas, name, symbol_frame(canvas, use), style, use)


def draw_symbol(canvas: Canvas, name: str, rect: Rect, style: ComputedStyle, node: Node) -> None:
    """Draw the project's symbol *name* into *rect*; its shapes take their colours from *style*."""
    document = symbol_document(canvas, name)
    if document is None or document.root is None:
        if canvas.resources.symbol(name) is None:
            canvas.report("symbol-unknown", f"{node.describe()}: there is no symbol {name!r}", node)
        absent.draw(canvas, rect, name)
        return
    with canvas.enter(document.root) as fresh:
        if not fresh:
            return
        with _watch(canvas, name, rect, node):
            before, canvas.document = canvas.document, document
            canvas.draw_whole(document, style.child(document.root.declared), rect)
            canvas.document = before
    if not canvas.silent:
        canvas.painted.symbols.append(SymbolBox(name, canvas.on_root(rect)))


def _watch(canvas: Canvas, name: str, rect: Rect, node: Node) -> AbstractContextManager[None]:
    if canvas.painted.seen is None:
        return nullcontext()
    from . import closeup  # noqa: PLC0415 - with numpy, which is slow to start

    return closeup.sign(canvas, name, rect, node)


def symbol_document(canvas: Canvas, name: str) -> Document | None:
    """The parsed symbol, once for a run; its problems are reported with the first face that shows it."""
    known = canvas.run.symbols
    if name not in known:
        text = canvas.resources.symbol(name)
        parsed = (
            parsing.parse(text, f"{SYMBOL_SCHEME}{name}", file=canvas.resources.symbol_file(name))
            if text
            else None
        )
        known[name] = parsed, symbol_digest(text)
    document: Document | None
    document, canvas.painted.read[f"{SYMBOL_SCHEME}{name}"] = known[name]
    if document is not None:
        for found in canvas.run.check(document):
            canvas.tell(found)
    return document
