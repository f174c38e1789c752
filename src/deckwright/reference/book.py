"""Sources → pages: each source begins a page with its title, flows on over others, and gets numbers and links."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ..geometry import Rect
from ..load.reader import Table, boolean, integer, text, word
from ..problems import did_you_mean
from .bench import Bench
from .blocks import strips_of
from .flow import Columns, flowed
from .furniture import arch, ledge
from .markdown import Figure, Heading, Source, plain
from .marks import Anchor, Mark, Page, moved
from .setting import Use
from .style import Grid, Look


@dataclass(frozen=True, slots=True)
class Front:
    """How a page is: the lines between `---` at its top."""

    look: str = ""
    kicker: str = ""
    columns: int = 1
    level: bool = False


def read_front(source: Source, bench: Bench) -> Front:
    table = Table(source.front, bench.report, "the head of the page")
    look = table.read("look", word) or ""
    looks = bench.setter.style.looks
    if look and look not in looks:
        hint = did_you_mean(look, looks) or f"looks are {', '.join(looks)}"
        bench.report.add("unknown-name", f"{look!r} is no look of style.yaml", table.node("look"), hint)
    kicker = table.read("kicker", text) or ""
    columns = table.read("columns", integer) or 1
    if not 1 <= columns <= 3:
        bench.report.add("wrong-kind", f"`columns` is {columns}; 1 to 3 are allowed", table.node("columns"))
        columns = 1
    level = table.read("level", boolean) or False
    table.finish()
    return Front(look, kicker, columns, level)


def title_of(source: Source) -> str:
    return next((plain(b.text) for b in source.blocks if isinstance(b, Heading) and b.level == 1), source.id)


def pages_of(source: Source, bench: Bench) -> list[Page]:
    """The pages of one source, without numbers."""
    front = read_front(source, bench)
    if bench.grid.is_aid:
        front = replace(front, columns=2, level=True)
    bench = bench.for_page(source.id, bench.setter.style.look(front.look), front.columns)
    title = next((b for b in source.blocks if isinstance(b, Heading) and b.level == 1), None)
    name = title_of(source)
    if title is None:
        hint = "begin the page with a line such as: # The symbols"
        bench.report.add("reference-page", "the page has no title", source.place(1), hint)
    blocks = [block for block in source.blocks if block is not title]
    if bench.grid.is_aid:
        blocks = [block for block in blocks if isinstance(block, Figure) and block.kind == "glossary"]
    before = len(bench.facts)
    strips = list(strips_of(blocks, source.id, source.file, bench))
    grid = bench.grid
    height = grid.bottom - (grid.first if grid.is_aid else grid.margins.top)
    columns = Columns(front.columns, bench.width, grid.gutter, height)
    broken = flowed(strips, columns, grid.bottom - grid.first, front.level)
    facts: dict[str, object] = {"figures": bench.facts[before:]}
    pages = []
    for number, placed in enumerate(broken):
        is_titled = not number or grid.is_aid
        left, top = grid.margins.left, grid.first if is_titled else grid.margins.top
        kicker = f"{number + 1} / {len(broken)}" if grid.is_aid else front.kicker
        marks: list[Mark] = list(_title(name, kicker, source.id, bench, number)) if is_titled else []
        for each in placed:
            marks += moved(each.marks, left, top)
        pages.append(Page(grid.size, tuple(marks), source.id, name, facts if not number else {}))
    return pages


def _title(name: str, kicker: str, id: str, bench: Bench, number: int) -> Iterator[Mark]:
    grid, setter = bench.grid, bench.setter
    left = grid.margins.left
    if not number:
        yield Anchor(id, name, 1)
    text = setter.set(name, setter.title)
    yield from setter.marks(text, left, grid.title_baseline, setter.title)
    if kicker:
        use = Use(grid.foot, 3.4, weight=600, colour=setter.style.soft, spacing=0.16, align="end")
        words = setter.set(kicker.upper(), use)
        yield from setter.marks(words, left + grid.width, grid.title_baseline, use)
    rect = Rect(left, grid.ledge_top, grid.width, grid.ledge)
    yield from ledge(rect, bench.look, f"{bench.game.id}-{id}")


def numbered(
    pages: Sequence[Page], looks: Sequence[Look], bench: Bench, running: str, first: int = 1
) -> list[Page]:
    """The pages with their numbers and the running title."""
    return [
        replace(page, marks=(*page.marks, *_footer(number, look, bench, running)))
        for number, (page, look) in enumerate(zip(pages, looks, strict=True), first)
    ]


def _footer(number: int, look: Look, bench: Bench, running: str) -> Iterator[Mark]:
    grid, setter = bench.grid, bench.setter
    if grid.is_aid:
        return
    is_right = number % 2 == 1 and grid.facing
    left, right = grid.margins.left, grid.margins.left + grid.width
    wide = grid.arch * 0.84
    x = right - wide if is_right else left
    yield arch(x, grid.footer + grid.arch * 0.3, grid.arch, look.title)
    use = Use(11, 4, "display", colour="#FFFFFF", align="center")
    text = setter.set(str(number), use)
    yield from setter.marks(text, x + wide / 2, grid.footer, use)
    foot = replace(setter.foot, align="start" if is_right else "end")
    title = setter.set(running, foot)
    yield from setter.marks(title, left if is_right else right, grid.footer, foot)


def mirrored(page: Page, number: int, grid: Grid) -> Page:
    """A left-hand page of a book whose pages face each other: its inside is at the right."""
    if not grid.facing or number % 2 == 1:
        return page
    return replace(page, marks=moved(page.marks, grid.margins.right - grid.margins.left, 0))
