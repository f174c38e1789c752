"""Sources → pages: each source begins a page with its title, flows on over others, and gets numbers and links."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ..basics.geometry import Rect
from ..basics.problems import did_you_mean
from ..basics.records import dataclass
from ..game.source.keys import Table, boolean, integer, text, word
from ..game.source.report import Report
from .blocks import WHOLE_PAGES, strips_of
from .page.aid_cards import share_out
from .page.flow import Columns, flow_strips, foot_of
from .page.markdown import Figure, Heading, PageSource, plain
from .page.marks import Anchor, Mark, Page, moved
from .page.panels import Badge, medal
from .page.shapes import ledge
from .page.style import Grid, Look
from .page.tools import PageTools
from .page.typesetting import Use

MEDAL: Final = 0.6  # mm of a medal to a point of the title's type


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """How a page is: the lines between `---` at its top."""

    look: str = ""
    kicker: str = ""
    columns: int = 1
    level: bool = False
    part: str = ""  # of the book, which begins here
    medal: str = ""  # a symbol before the title
    aid: bool = False  # a whole card for the players, on paper of that size
    back: bool = False  # the back cover of a booklet, where it is the last page


def read_front_matter(source: PageSource, tools: PageTools) -> FrontMatter:
    table = Table(source.front, tools.report, "the head of the page")
    look = table.read("look", word) or ""
    looks = tools.setter.style.looks
    if look and look not in looks:
        hint = did_you_mean(look, looks) or f"looks are {', '.join(looks)}"
        tools.report.add("unknown-name", f"{look!r} is no look of style.yaml", table.node("look"), hint)
    kicker = table.read("kicker", text) or ""
    columns = table.read("columns", integer) or 1
    if not 1 <= columns <= 3:
        tools.report.add("wrong-kind", f"`columns` is {columns}; 1 to 3 are allowed", table.node("columns"))
        columns = 1
    level = table.read("level", boolean) or False
    part, sign = table.read("part", text) or "", table.read("medal", word) or ""
    if sign and sign not in tools.game.symbols:
        near = did_you_mean(sign, tools.game.symbols)
        tools.report.add("unknown-symbol", f"there is no symbol {sign!r}", table.node("medal"), near)
        sign = ""
    aid, back = table.read("aid", boolean) or False, table.read("back", boolean) or False
    table.finish()
    return FrontMatter(look, kicker, min(columns, tools.grid.most), level, part, sign, aid, back)


def is_aid(source: PageSource) -> bool:
    """Whether the whole page is also a card for the players."""
    return bool(Table(source.front, Report(), "the head of the page").read("aid", boolean))


def title_of(source: PageSource) -> str:
    return next((plain(b.text) for b in source.blocks if isinstance(b, Heading) and b.level == 1), source.id)


def cover_of(source: PageSource) -> Figure | None:
    """The figure that takes the whole page; None for pages of text."""
    return next((b for b in source.blocks if isinstance(b, Figure) and b.kind in WHOLE_PAGES), None)


def _cover_page(source: PageSource, figure: Figure, front: FrontMatter, tools: PageTools) -> list[Page]:
    """A cover has the whole page, without number and running title."""
    tools = tools.for_page(source.id, tools.setter.style.look(front.look), 1)
    before = len(tools.facts)
    for block in source.blocks:
        if block is not figure and not isinstance(block, Heading):
            hint = "lines below the picture are its `lines:`; write all else on a page of its own"
            tools.report.add("reference-page", "a cover holds nothing else", source.place(block.line), hint)
    title = title_of(source)
    marks = (Anchor(source.id, title, 1), *WHOLE_PAGES[figure.kind](figure, tools))
    facts: dict[str, object] = {"figures": tools.facts[before:]}
    return [Page(tools.grid.size, marks, source.id, title, facts, is_bare=True)]


def pages_of(source: PageSource, tools: PageTools) -> list[Page]:
    """The pages of one source, without numbers."""
    front = read_front_matter(source, tools)
    if (figure := cover_of(source)) is not None:
        return _cover_page(source, figure, front, tools)
    if tools.grid.is_aid:
        front = replace(front, columns=1 if front.aid else 2, level=True)
    tools = tools.for_page(source.id, tools.setter.style.look(front.look), front.columns)
    title = next((b for b in source.blocks if isinstance(b, Heading) and b.level == 1), None)
    name = title_of(source)
    if title is None:
        hint = "begin the page with a line such as: # The symbols"
        tools.report.add("reference-page", "the page has no title", source.place(1), hint)
    blocks = [block for block in source.blocks if block is not title]
    if tools.grid.is_aid and not front.aid:
        blocks = [block for block in blocks if isinstance(block, Figure) and block.kind == "glossary"]
    before = len(tools.facts)
    strips = list(strips_of(blocks, source.id, source.file, tools))
    grid = tools.grid
    height = grid.bottom - (grid.first if grid.is_aid else grid.margins.top)
    columns = Columns(front.columns, tools.width, grid.gutter, height)
    if grid.is_aid and not front.aid:
        broken = share_out(strips, columns)
    else:
        broken = flow_strips(strips, columns, grid.bottom - grid.first, front.level)
    kept = {id(each.strip.about) for placed in broken for each in placed}
    left_out = {id(strip.about) for strip in strips if strip.about is not None} - kept
    facts: dict[str, object] = {"figures": [f for f in tools.facts[before:] if id(f) not in left_out]}
    pages = []
    for number, placed in enumerate(broken):
        is_titled = not number or grid.is_aid
        left, top = grid.margins.left, grid.first if is_titled else grid.margins.top
        kicker = "" if len(broken) == 1 else f"{number + 1} / {len(broken)}"
        kicker = kicker if grid.is_aid else front.kicker
        head = _title(name, replace(front, kicker=kicker), source.id, tools, number) if is_titled else ()
        marks: list[Mark] = list(head)
        for each in placed:
            marks += moved(each.marks, left, top)
        room = grid.bottom - (grid.first if is_titled else grid.margins.top)
        white = {"white_mm": round(room - foot_of(placed), 1)}  # above the foot
        told = {**(facts if not number else {}), **white}
        pages.append(Page(grid.size, tuple(marks), source.id, name, told, is_back=front.back))
    return pages


def _title(name: str, front: FrontMatter, id: str, tools: PageTools, number: int) -> Iterator[Mark]:
    """The title over its ledge, behind its medal."""
    grid, setter = tools.grid, tools.setter
    left = grid.margins.left
    if not number:
        yield Anchor(id, name, 1)
    aside = 0.0
    if front.medal and not grid.is_aid:
        side = grid.title * MEDAL
        yield from medal(front.medal, Rect(left, grid.ledge_top + 2 - side, side, side), tools.look.title)
        aside = side * 1.16
    text = setter.set(name, setter.title)
    yield from setter.marks(text, left + aside * 1.05, grid.title_baseline, setter.title)
    if front.kicker:
        use = Use(grid.foot, 3.4, weight=600, colour=setter.style.soft, spacing=0.16, align="end")
        words = setter.set(front.kicker.upper(), use)
        free = grid.width - aside * 1.05 - setter.width(name, setter.title)
        if setter.width(front.kicker.upper(), use) + 6 <= free:
            yield from setter.marks(words, left + grid.width, grid.title_baseline, use)
    rect = Rect(left + aside, grid.ledge_top, grid.width - aside, grid.ledge)
    yield from ledge(rect, tools.look, f"{tools.game.id}-{id}")


def add_page_numbers(
    pages: Sequence[Page], looks: Sequence[Look], tools: PageTools, running: str, first: int = 1
) -> list[Page]:
    """The pages with their numbers and the running title."""
    return [
        page if page.is_bare else replace(page, marks=(*page.marks, *_footer(number, look, tools, running)))
        for number, (page, look) in enumerate(zip(pages, looks, strict=True), first)
    ]


def _footer(number: int, look: Look, tools: PageTools, running: str) -> Iterator[Mark]:
    grid, setter = tools.grid, tools.setter
    if grid.is_aid:
        return
    is_right = number % 2 == 1 and grid.facing
    left, right = grid.margins.left, grid.margins.left + grid.width
    badge = Badge(number, grid.arch, 11 if grid.arch > 7.5 else 9.5)
    x = right - badge.wide(setter) if is_right else left
    yield from badge.marks(x, grid.footer - grid.arch * 0.7, setter, look.title)
    foot = replace(setter.foot, align="start" if is_right else "end")
    title = setter.set(running, foot)
    yield from setter.marks(title, left if is_right else right, grid.footer, foot)


def mirror_left_page(page: Page, number: int, grid: Grid) -> Page:
    """A left-hand page of a book whose pages face each other: its inside is at the right."""
    if not grid.facing or number % 2 == 1:
        return page
    return replace(page, marks=moved(page.marks, grid.margins.right - grid.margins.left, 0))
