"""The blocks of a page → strips: headings, paragraphs, lists and tables."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Mapping as MappingOf
from dataclasses import replace
from typing import Final

from ..basics.geometry import Rect, Size
from ..basics.problems import Place, did_you_mean
from ..game.source import Mapping, Node
from ..game.source.keys import boolean
from ..game.source.report import Report
from .figures.anatomy import anatomy
from .figures.cards import cards
from .figures.checks import checks
from .figures.components import components
from .figures.contents import contents
from .figures.cover import cover
from .figures.die import die
from .figures.glossary import glossary
from .figures.index import index
from .figures.legend import legend
from .figures.pawn_frames import pawn_frames
from .figures.pawn_sizes import pawn_sizes
from .figures.pawns import pawns
from .figures.picture import picture
from .figures.powers import powers
from .figures.rounds import rounds
from .figures.setup import setup
from .figures.steps import steps
from .figures.sum import sum_of_parts
from .figures.table import table
from .figures.targets import targets
from .figures.terms import terms
from .figures.track import track
from .page.flow import Columns, Strip, flow_strips
from .page.headings import heading
from .page.markdown import Block, Box, Figure, Heading, ListItem, MarkdownTable, Prose, plain
from .page.marks import Anchor, Ink, Mark
from .page.panels import Badge, panel
from .page.shapes import box as filled
from .page.shapes import frame
from .page.style import PT, NumberShape
from .page.tables import table_strips
from .page.tools import LoneFigure, PageTools
from .page.typesetting import Use

INDENT: Final = 4.2  # mm of an item
NUMBERED: Final = 6.6  # … of one with a number
DISC: Final = 4.2  # mm across, of its number, at the usual size of type
PADDING: Final = 6.0  # of a box
BESIDE: Final = 55.0  # mm that a box beside something is wide, at least
BORDER: Final = 2.0  # of white round a figure by itself
ALONE: Final = 2  # lines of a text that may stand in a column without the others
WHOLE: Final = 5  # lines of a text that no column parts
SHORT: Final = 6  # strips of a figure that stands in one column by itself

FIGURES: Final[MappingOf[str, Callable[[Figure, PageTools], list[Strip]]]] = {
    "glossary": glossary,
    "anatomy": anatomy,
    "cards": cards,
    "components": components,
    "index": index,
    "powers": powers,
    "rounds": rounds,
    "setup": setup,
    "steps": steps,
    "contents": contents,
    "pawn-sizes": pawn_sizes,
    "pawn-frames": pawn_frames,
    "pawns": pawns,
    "table": table,
    "die": die,
    "targets": targets,
    "legend": legend,
    "checks": checks,
    "terms": terms,
    "track": track,
    "sum": sum_of_parts,
    "picture": picture,
}
WHOLE_PAGES: Final[MappingOf[str, Callable[[Figure, PageTools], list[Mark]]]] = {"cover": cover}
WIDE: Final = frozenset({"anatomy", "setup"})  # figures that run over all columns


def strips_of(blocks: Sequence[Block], page: str, file: str, tools: PageTools) -> Iterator[Strip]:
    made: list[Strip] = []
    for number, block in enumerate(blocks):
        before = blocks[number - 1] if number else None
        after = blocks[number + 1] if number + 1 < len(blocks) else None
        if isinstance(block, Box) and block.is_beside:
            made = _put_beside(made, block, f"{page}-{number}", file, tools)
        else:
            made += _strips(block, f"{page}-{number}", file, tools, before, after)
    yield from made


def _strips(
    block: Block, name: str, file: str, tools: PageTools, before: Block | None, after: Block | None
) -> Iterator[Strip]:
    match block:
        case Heading(level):
            if level > 1:
                is_wide = is_over_all(after) and tools.columns > 1
                inner = replace(tools, columns=1) if is_wide else tools
                fills = isinstance(after, Figure) and bool(_read_flag("fill", after.content))
                strip = _heading(block, name, inner)
                yield replace(strip, is_wide=is_wide or fills, is_optional=fills)
        case Prose():
            yield from _prose(block, tools, holds=isinstance(after, (MarkdownTable, ListItem, Figure)))
        case ListItem():
            first, last = (not isinstance(each, ListItem) for each in (before, after))
            yield from _item(block, tools, is_first=first, is_last=last)
        case MarkdownTable():
            yield from table_strips(block, tools, is_headed=isinstance(before, Heading))
        case Figure(kind):
            headed = replace(tools, is_headed=isinstance(before, Heading))
            yield from _figure(block, kind, file, headed)
        case Box():
            strip = _box(block, name, file, tools)
            fills = block.is_filling
            yield replace(strip, is_optional=fills, is_wide=fills or strip.is_wide)


def _put_beside(strips: list[Strip], block: Box, name: str, file: str, tools: PageTools) -> list[Strip]:
    """The box in what the last strips leave free at their right; below them where it is too narrow there."""
    count = 0
    while count < len(strips) and strips[-1 - count].used is not None:
        count += 1
    group = strips[len(strips) - count :]
    left = max((strip.used or 0.0 for strip in group), default=tools.width) + tools.grid.gutter
    if tools.width - left < BESIDE:
        return [*strips, _box(block, name, file, tools)]
    box = _box(block, name, file, tools.inside(tools.width - left))
    y = 0.0
    marks: list[Mark] = []
    for number, strip in enumerate(group):
        y += strip.above if number else 0.0
        marks += [mark.moved(0, y) for mark in strip.marks]
        y += strip.height
    marks += [mark.moved(left, 0) for mark in box.marks]
    whole = Strip(max(y, box.height), tuple(marks), above=max(group[0].above, tools.grid.line))
    return [*strips[: len(strips) - count], whole]


def _box(block: Box, name: str, file: str, tools: PageTools) -> Strip:
    """What stands in a frame, in columns of its own; it is never broken."""
    outer = tools.over_all() if block.is_wide or block.is_filling else tools
    pad = PADDING if outer.grid.size.width > 180 else PADDING * 0.8
    room, gap = outer.width - 2 * pad, 2 * PADDING
    width = (room - gap * (block.columns - 1)) / block.columns
    title = [each for each in block.blocks[:1] if isinstance(each, Heading)]
    top = list(strips_of(title, f"{name}-t", file, outer.inside(room, is_box=True)))
    rest = list(strips_of(block.blocks[len(title) :], name, file, outer.inside(width, is_box=True)))
    if rest and top:
        rest[0] = replace(rest[0], above=0)
    columns = Columns(block.columns, width, gap, math.inf)
    (placed,) = flow_strips(rest, columns, math.inf, True)
    head = top[0].height + 2.2 if top else 0.0
    foot = head + max((each.y + each.strip.height for each in placed), default=0.0)
    marks: list[Mark] = [panel(Rect(0, 0, outer.width, foot + 2 * pad), outer.look)]
    for number in range(1, block.columns):
        x = pad + columns.x(number) - gap / 2 - 0.075
        marks.append(Ink(filled(Rect(x, pad + head, 0.15, foot - head), outer.setter.style.hair)))
    marks += [mark.moved(pad, pad) for strip in top for mark in strip.marks]
    marks += [mark.moved(pad, pad + head) for each in placed for mark in each.marks]
    wide = block.is_wide and tools.columns > 1
    return Strip(foot + 2 * pad, tuple(marks), above=tools.grid.line * 1.5, is_wide=wide)


def _heading(block: Heading, name: str, tools: PageTools) -> Strip:
    title = plain(block.text)
    if block.level == 2 and tools.is_box:  # without a rule
        use = tools.setter.heading
        text = tools.setter.set(block.text, use, tools.width)
        marks = (Anchor(name, title, 2), *tools.setter.marks(text, 0, 0, use, block.text))
        return Strip(text.logical.height, marks, above=tools.grid.line, holds=True)
    if block.level == 2:
        strip = heading(block.text, tools, name)
        marks = (Anchor(name, title, 2), *strip.marks[1:])
        return replace(strip, marks=marks, is_loose=False)  # what does not fill a page of text stays white
    use = tools.setter.third
    text = tools.setter.set(block.text, use, tools.width)
    marks = tuple(tools.setter.marks(text, 0, 0, use, block.text))
    return Strip(text.logical.height, marks, above=tools.grid.line * 0.75, holds=True)


def _prose(block: Prose, tools: PageTools, *, holds: bool) -> list[Strip]:
    use = tools.setter.flavour if block.flavour else tools.setter.body
    text = tools.setter.set(block.text, use, tools.width)
    lines = tools.setter.by_line(text, 0, use, block.text)
    above = tools.grid.line * (1.6 if block.flavour else 0.5)
    return _strips_of_lines(lines, text.logical.height, above, holds=holds)


def _strips_of_lines(
    lines: Sequence[tuple[Mark, ...]], height: float, above: float, *, holds: bool
) -> list[Strip]:
    """A strip for each line of a text: at least `ALONE` of them stand together at the end of a column, and at its
    beginning.
    """
    count = len(lines)
    return [
        Strip(
            height / count,
            marks,
            above=0.0 if number else above,
            holds=_is_held(number, count) or (holds and number == count - 1),
        )
        for number, marks in enumerate(lines)
    ]


def _is_held(number: int, count: int) -> bool:
    """Whether a line has to have the next one below it."""
    return number < count - 1 and (count <= WHOLE or number < ALONE - 1 or number >= count - ALONE)


def _item(block: ListItem, tools: PageTools, *, is_first: bool, is_last: bool) -> list[Strip]:
    use, setter = tools.setter.body, tools.setter
    left = INDENT * block.depth + (NUMBERED if _number(block.marker) is not None else INDENT)
    text = setter.set(block.text, use, tools.width - left)
    first, *others = setter.by_line(text, left, use, block.text)
    lines = [(*_marker(block, left, text.baseline, use, tools), *first), *others]
    above = tools.grid.line * (0.5 if is_first else 0.22)
    return _strips_of_lines(lines, text.logical.height, above, holds=is_first and not is_last)


def _marker(block: ListItem, left: float, baseline: float, use: Use, tools: PageTools) -> Iterator[Mark]:
    if block.marker in ("box", "ticked"):
        yield frame(Rect(left - INDENT + 0.15, baseline - 2.5, 2.6, 2.6), tools.look.title, 0.25)
        return
    number = _number(block.marker)
    if number is not None:
        side = DISC * tools.grid.body / 9.6
        top = baseline - use.size * PT * 0.33 - side / 2
        yield from Badge(number, side, use.size * 0.8, NumberShape.DISC).marks(
            left - NUMBERED, top, tools.setter, tools.look.title
        )
        return
    text = tools.setter.set("•" if not block.marker else " ", use)
    yield from tools.setter.marks(text, left - INDENT + 0.6, baseline, use)


def _number(marker: str) -> int | None:
    """Of an item in a numbered list."""
    digits = marker.rstrip(".)")
    return int(digits) if digits.isdecimal() else None


def is_over_all(block: Block | None) -> bool:
    """Whether it runs over all columns of its page."""
    if isinstance(block, Figure):
        said = _read_flag("wide", block.content)
        return block.kind in WIDE or bool(_read_flag("fill", block.content)) if said is None else said
    return isinstance(block, Box) and block.is_wide


def _read_flag(key: str, content: Node | None) -> bool | None:
    node = content.get(key) if isinstance(content, Mapping) else None
    return boolean(node, Report(), key) if node is not None else None


def _figure(block: Figure, kind: str, file: str, tools: PageTools) -> list[Strip]:
    if kind not in FIGURES:
        hint = did_you_mean(kind, FIGURES) or f"figures are {', '.join(FIGURES)}"
        tools.report.add("reference-figure", f"there is no figure {kind!r}", Place(file, block.line), hint)
        return []
    strips = _make_figure(block, FIGURES[kind], tools)
    if strips:
        tools.figures.append(_lone_figure(strips, f"{tools.page}-{block.line}-{kind}", tools))
    return strips


def _make_figure(
    block: Figure, make: Callable[[Figure, PageTools], list[Strip]], tools: PageTools
) -> list[Strip]:
    """The strips of a figure: `wide`, over all columns or in one; `fill`, over all, and only where there is room."""
    wide, fill, content = _read_flag("wide", block.content), _read_flag("fill", block.content), block.content
    if (wide is None and fill is None) or not isinstance(content, Mapping):
        return make(block, tools)
    entries = {key: entry for key, entry in content.entries.items() if key not in ("wide", "fill")}
    over = bool(fill) or bool(wide)
    inner = tools.over_all() if over else tools.inside(tools.width)
    strips = make(replace(block, content=replace(content, entries=entries)), inner)
    about = tools.facts[-1] if fill and strips else None
    return [
        replace(
            strip, is_wide=over and (tools.columns > 1 or bool(fill)), is_optional=bool(fill), about=about
        )
        for strip in strips
    ]


def _lone_figure(strips: Sequence[Strip], name: str, tools: PageTools) -> LoneFigure:
    """A figure as large as it is, without the page: what stands in columns, in columns."""
    across = 1 if any(strip.is_wide for strip in strips) or len(strips) < SHORT else tools.columns
    width = tools.width if len(strips) < SHORT and not strips[0].is_wide else tools.grid.column(across)
    columns = Columns(across, width, tools.grid.gutter, math.inf)
    (placed,) = flow_strips([replace(strip, is_optional=False) for strip in strips], columns, math.inf, True)
    height = max(each.y + each.strip.height for each in placed)
    whole = columns.x(across - 1) + columns.width
    marks = (mark.moved(BORDER, BORDER) for each in placed for mark in each.marks)
    return LoneFigure(name, Size(whole + 2 * BORDER, height + 2 * BORDER), tuple(marks))
