"""`<text>`: lines as SVG positions them, or wrapped in a box, set by the text engine and painted here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import cached_property
from typing import Any, Final

import cairocffi

from ...basics.geometry import Matrix, Rect
from ...basics.problems import Problem
from ...basics.records import dataclass
from ...basics.written import number
from ..canvas import costs
from ..canvas.canvas import Canvas, native
from ..canvas.record import TextBox
from ..document import values
from ..document.carrier import Carrier, Decoration
from ..document.style import ComputedStyle
from ..document.tree import Node
from ..document.values import Color
from ..nested import viewport
from ..paint import ink, paint
from ..typeset import ColoredGlyph, Item
from . import boxes, characters, decorations, emoji, glyphs, lines
from .characters import Characters
from .lines import PlacedText

MAX_LETTERS: Final = 30_000  # of one text element
MAX_STYLED: Final = 1_500  # of its elements that hold letters
LARGEST: Final = 2000.0  # mm that letters may be high: FreeType counts their pixels in 16 bits
_PAINTS: Final = ("fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "color", "visibility")
_REMEDIES: Final = {
    "dx": "write a space, or letter-spacing",
    "dy": "use baseline-shift",
    "rotate": "set the letters that turn as a <text> of their own",
    "textLength": "use letter-spacing, or data-fit",
}
_CLEAR: Final = (0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class LaidText:
    """A text element, laid out. `carriers` are what the engine's keys stand for."""

    parts: list[PlacedText]
    carriers: list[Carrier]
    text: str
    texts: list[str]  # of each carrier
    is_wrapped: bool
    problems: Sequence[Problem]
    cost: float  # `canvas.costs`

    @cached_property
    def cells(self) -> Rect | None:
        """The box of all characters: what objectBoundingBox means for a text."""
        return _union(part.matrix.bounds(part.set.cells()) for part in self.parts)

    @cached_property
    def logical(self) -> Rect | None:
        """The box of the lines."""
        return _union(part.matrix.bounds(part.set.logical) for part in self.parts)

    @cached_property
    def fills(self) -> list[Color | None]:
        """For each carrier the colour that its letters are filled with; None where it is not plain to see."""
        return [_plain_fill(carrier.style) for carrier in self.carriers]


def _union(boxes: Iterable[Rect]) -> Rect | None:
    united: Rect | None = None
    for box in boxes:
        united = box if united is None else united.union(box)
    return united


def _plain_fill(style: ComputedStyle) -> Color | None:
    inherited = style.inherited
    fill, opacity = values.paint(inherited["fill"]), values.fraction(inherited["fill-opacity"])
    if fill is None or fill.color is None or fill.kind != "color" or inherited["visibility"] != "visible":
        return None
    return fill.color._replace(alpha=fill.color.alpha * (1.0 if opacity is None else opacity))


def draw(canvas: Canvas, node: Node, style: ComputedStyle) -> None:
    laid = lay_out(canvas, node, style)
    if laid is None:
        return
    size = max(carrier.style.font_size for carrier in laid.carriers) * canvas.mm_here()
    if size > LARGEST:
        canvas.report(
            "svg-limit", f"{node.describe()} has letters of {number(size / 1000)} m, which is too much", node
        )
        return
    if not canvas.write(laid):
        painter = _Painter(canvas, laid)
        for part in laid.parts:
            painter.paint(part)
    _report(canvas, node, laid)
    if not canvas.silent:
        _record(canvas, node, style, laid)


def bounds(canvas: Canvas, node: Node, style: ComputedStyle) -> Rect | None:
    """The box of a text: from the first advance to the last, ascender to descender."""
    laid = lay_out(canvas, node, style)
    return laid.cells if laid else None


def append_outline(canvas: Canvas, node: Node, style: ComputedStyle) -> None:
    """Add the outlines of a text to the context's path."""
    laid = lay_out(canvas, node, style)
    for part in laid.parts if laid else ():
        canvas.context.save()
        canvas.context.transform(native(part.matrix))
        part.set.path(canvas.context)
        for key in part.keys:
            for line in laid.carriers[key].decorations if laid else ():
                for bar in part.set.bars(key, line.kind):
                    decorations.append(canvas, line, bar, part.set.scale)
        canvas.context.restore()


def lay_out(canvas: Canvas, node: Node, style: ComputedStyle) -> LaidText | None:
    """Set a text element; None for an empty one, and where the face takes too much.

    A text that many faces share is set once, and paid for by each.
    """
    if canvas.is_exhausted:
        return None
    if node.fragment is None or not node.fragment.is_kept:
        laid = _lay_out(canvas, node, style)
    else:
        memo, key = node.fragment.memo, (style, canvas.viewport, canvas.mm_here())
        if key not in memo:
            memo[key] = _lay_out(canvas, node, style)
        laid = memo[key]
    for found in laid.problems:
        canvas.tell(found)
    return laid if canvas.spend_work(laid.cost, node) and laid.parts else None


def _lay_out(canvas: Canvas, node: Node, style: ComputedStyle) -> LaidText:
    with canvas.recording() as said:
        found = _limit(canvas, node, characters.gather(canvas, node, style))
        box = boxes.of(canvas, node, style) if found.passages else None
        if box is not None:
            _report_places(canvas, node, found)
            parts = [_wrap(canvas, node, found, box)]
        else:
            parts = lines.lay_out(canvas, node, found) if found.passages else []
    letters, stretches = len(found.text), len(found.carriers) + len(parts)
    cost = costs.of_text(letters, stretches, fitted="data-fit" in node.attributes)
    return LaidText(parts, found.carriers, found.text, found.texts, box is not None, said.problems, cost)


def _limit(canvas: Canvas, node: Node, found: Characters) -> Characters:
    """What has been found, or nothing where it is more than a page can hold, which takes ever longer to break."""
    count = sum(len(passage.text) for passage in found.passages)
    styled = len({passage.key for passage in found.passages})
    if count <= MAX_LETTERS and styled <= MAX_STYLED:
        return found
    message = f"{node.describe()} has {count} letters; at most {MAX_LETTERS} are set"
    if count <= MAX_LETTERS:
        message = f"{node.describe()} has letters in {styled} elements; at most {MAX_STYLED} are set"
    canvas.report("svg-limit", message, node, hint="shorten the text, or spread it over several cards")
    return Characters()


def _report_places(canvas: Canvas, node: Node, found: Characters) -> None:
    """Say of letters that are to be moved or turned that lines decide where they stand.

    Not of x and y, which Inkscape writes there for programs that do not wrap.
    """
    moved = {each: _steps(each) for each, _, _ in found.ranges}
    if values.number(node.get("textLength", "0")) != 0:
        moved.setdefault(node, []).append("textLength")
    for each, names in moved.items():
        for name in names:
            what = f"{each.describe()}: {name}={each.get(name)!r} in wrapped text is not supported"
            canvas.report("svg-unsupported", what, each, _REMEDIES[name])
    for along, _, _ in found.along:
        what = f"{along.describe()} in wrapped text is not supported"
        canvas.report("svg-unsupported", what, along, "set it as a <text> of its own")


def _steps(node: Node) -> list[str]:
    written = ((name, values.lengths(node.get(name, "0"))) for name in ("dx", "dy", "rotate"))
    return [name for name, lengths in written if any(length.value for length in lengths or ())]


def _wrap(canvas: Canvas, node: Node, found: Characters, box: boxes.Box) -> PlacedText:
    items = tuple(
        _word_spaced(canvas, found.carriers[item.key], item)
        for item in lines.items(canvas, found, found.passages)
    )
    block = boxes.block(canvas, node, found.carriers[0], items, box)
    laid = canvas.run.typesetter.set(block)
    x, y = box.origin
    y = y - laid.baseline if box.from_baseline else y
    return PlacedText(laid, Matrix.translate(x, y), lines.keys(items))


def _word_spaced(canvas: Canvas, carrier: Carrier, item: Item) -> Item:
    """The item with word-spacing, which unwrapped text gets as steps."""
    length = values.length(carrier.style["word-spacing"])
    spacing = canvas.resolve(length, "x", carrier.style.font_size) if length else 0.0
    return replace(item, style=replace(item.style, word_spacing=spacing)) if spacing else item


# Painting


class _Painter:
    """Paints set texts with the fills and strokes of their carriers, in the space of the text element."""

    def __init__(self, canvas: Canvas, laid: LaidText) -> None:
        self.canvas = canvas
        self.laid = laid
        self.home = canvas.context.get_matrix()
        self.tone = ink.of_letters(canvas, laid.cells) if canvas.saves_ink else None

    def paint(self, part: PlacedText) -> None:
        context = self.canvas.context
        context.save()
        context.transform(native(part.matrix))
        self._decorate(part, behind=True)
        orders = {paint.strokes_first(self.laid.carriers[key].style) for key in part.keys}
        if len(orders) == 1:
            self._fill_and_stroke(part, part.keys, stroke_first=orders.pop())
        else:
            for key in part.keys:
                first = paint.strokes_first(self.laid.carriers[key].style)
                self._fill_and_stroke(part, (key,), stroke_first=first)
        for colored in part.set.colored():
            self._picture(part, colored)
        self._decorate(part, behind=False)
        for inline in part.set.inlines:
            carrier = self.laid.carriers[inline.key]
            if carrier.style["visibility"] == "visible":
                viewport.draw_symbol(self.canvas, inline.name, inline.rect, carrier.style, carrier.node)
        context.restore()

    def _decorate(self, part: PlacedText, *, behind: bool) -> None:
        """Draw the lines that lie behind the letters, or the one that strikes them through."""
        context = self.canvas.context
        for key in part.keys:
            for line in self.laid.carriers[key].decorations:
                if behind == (line.kind == "line-through"):
                    continue
                for bar in part.set.bars(key, line.kind):
                    decorations.append(self.canvas, line, bar, part.set.scale)
                outline = context.copy_path()
                if self._set_own_color(line):
                    context.fill()
                    continue
                self._set_source(line.node, line.style, "fill")
                context.fill()
                if self._resolve(line.style, "stroke").kind != "none" and self.canvas.set_pen(line.style):
                    context.append_path(outline)
                    self._set_source(line.node, line.style, "stroke")
                    self.canvas.stroke_path()

    def _set_own_color(self, line: Decoration) -> bool:
        """Make the colour that is written for a line the source; False where there is none."""
        plain = decorations.color(line)
        if plain is None or line.style["visibility"] != "visible":
            return False
        if self.canvas.saves_ink:
            self.canvas.tone = self.tone
        self.canvas.context.set_source_rgba(*self.canvas.apply_tone(plain))
        return True

    def _fill_and_stroke(self, part: PlacedText, keys: tuple[int, ...], *, stroke_first: bool) -> None:
        stroked = [
            key for key in keys if self._resolve(self.laid.carriers[key].style, "stroke").kind != "none"
        ]
        if stroke_first:
            self._stroke(part, stroked)

        if self.canvas.vector and not self.canvas.run.outline_text:
            self._show(part, keys)
        else:
            self._fill(part, keys)
        if not stroke_first:
            self._stroke(part, stroked)

    def _show(self, part: PlacedText, keys: tuple[int, ...]) -> None:
        """Show the glyphs, so that text stays text."""

        context, fills = self.canvas.context, self.laid.fills

        def fill(key: int) -> None:
            color = fills[key]
            if key not in keys:
                context.set_source_rgba(*_CLEAR)
            elif color is None or self.tone is not None:
                self._fill_with(key)
            else:
                context.set_source_rgba(*color)

        part.set.draw(context, fill)

    def _fill(self, part: PlacedText, keys: tuple[int, ...]) -> None:
        """Fill the glyphs' outlines: as glyphs, cairo would set each on whole pixels."""
        context = self.canvas.context
        for key in keys:
            self._fill_with(key)
            context.set_fill_rule(cairocffi.FILL_RULE_WINDING)
            with self._watch(part, key):
                context.new_path()
                part.set.path(context, key)
                context.fill()

    def _picture(self, part: PlacedText, colored: ColoredGlyph) -> None:
        """A letter of a font that has pictures for letters."""
        canvas, carrier = self.canvas, self.laid.carriers[colored.key]
        if carrier.style["visibility"] != "visible":
            return
        canvas.tone = self.tone if canvas.saves_ink else None

        def fill_with(alpha: float) -> None:
            self._set_source(carrier.node, carrier.style, "fill", alpha)

        found = self._resolve(carrier.style, "fill")
        color = found.color or paint.current_color(carrier.style)
        letter = glyphs.Letter(part.set, colored, carrier.node, color, fill_with)
        emoji.draw(canvas, letter, paint.opacity(carrier.style, "fill-opacity"))

    def _watch(self, part: PlacedText, key: int) -> AbstractContextManager[None]:
        if self.canvas.painted.seen is None:
            return nullcontext()
        from ..nested import closeup  # noqa: PLC0415 - with numpy, which is slow to start

        carrier = self.laid.carriers[key]
        return closeup.letters(self.canvas, part.set, key, carrier, self.laid)

    def _stroke(self, part: PlacedText, keys: list[int]) -> None:
        context = self.canvas.context
        for key in keys:
            carrier = self.laid.carriers[key]
            if self.canvas.set_pen(carrier.style):
                self._set_source(carrier.node, carrier.style, "stroke")
                context.new_path()
                part.set.path(context, key)
                self.canvas.stroke_path()

    def _resolve(self, style: ComputedStyle, name: str) -> Any:
        return paint.resolve(self.canvas, style, name)

    def _fill_with(self, key: int) -> None:
        carrier = self.laid.carriers[key]
        self._set_source(carrier.node, carrier.style, "fill")

    def _set_source(self, node: Node, style: ComputedStyle, name: str, opacity: float | None = None) -> None:
        """Make the fill or stroke of an element the source; clear where it has none or is hidden.

        *opacity*: in place of its own.
        """
        context, found = self.canvas.context, self._resolve(style, name)
        if style["visibility"] == "visible":
            opacity = paint.opacity(style, f"{name}-opacity") if opacity is None else opacity
            if self.canvas.saves_ink:
                self.canvas.tone = ink.halo if name == "stroke" else self.tone
            here = context.get_matrix()
            context.set_matrix(self.home)
            done = paint.set_source(self.canvas, node, style, found, opacity, self._box(found))
            context.set_matrix(here)
            if done:
                return
        context.set_source_rgba(*_CLEAR)

    def _box(self, found: Any) -> Rect | None:
        return self.laid.cells if found.kind == "url" else None


# What has been found and painted


def _report(canvas: Canvas, node: Node, laid: LaidText) -> None:
    for part in laid.parts:
        for finding in part.set.findings:
            canvas.report(finding.code, f"{node.describe()}: {finding.message}", node, finding.hint)
        _report_joined(canvas, part, laid.carriers)


def _report_joined(canvas: Canvas, part: PlacedText, carriers: list[Carrier]) -> None:
    """Say where a letter does not have its own colour, since its font joins it with the one before it."""
    for letter, before, key in part.set.joined:
        if any(carriers[before].style[name] != carriers[key].style[name] for name in _PAINTS):
            message = f"{letter!r} is joined with the letter before it, and painted as that one is"
            node = carriers[key].node
            canvas.report(
                "svg-unsupported", f"{node.describe()}: {message}", node, "give both the same paint"
            )


def _record(canvas: Canvas, node: Node, style: ComputedStyle, laid: LaidText) -> None:
    if laid.logical is None:
        return
    if canvas.run.witness:
        canvas.run.witness(laid)
    scale = min(part.set.scale for part in laid.parts)
    canvas.painted.texts.append(
        TextBox(
            id=node.get("id"),
            text=laid.text,
            scale=scale,
            lines=sum(len(part.set.lines) for part in laid.parts) if laid.is_wrapped else 1,
            overflow=any(part.set.overflow for part in laid.parts),
            rect=canvas.on_root(laid.logical),
            font_size=style.font_size * scale * canvas.mm_here() / 25.4 * 72,
        )
    )
