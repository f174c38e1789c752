"""The page that says how to print, made from the data: one page, in the language that it is for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape, quoteattr

import pikepdf

from ...basics.geometry import Size
from ...basics.records import dataclass
from ...basics.units import mm, size_mm
from ...faces.draw.types import DrawnGame
from ...game.markup import typeset_plain
from ...sheets.pages import paged
from ...sheets.pages.draw import family_of
from .sheets import PAPERS, Laid
from .words import kit_words

A4 = Size(210, 297)
MARGIN = 18.0
INK, SOFT = "#1A1A1A", "#585858"


@dataclass(frozen=True, slots=True)
class Facts:
    """What the page tells besides the sheets."""

    version: str
    date: str
    author: str
    has_rules: bool
    has_stickers: bool
    has_cuts: bool


class _Page:
    """Lines from the top down."""

    def __init__(self) -> None:
        self.y = MARGIN + 4
        self.parts: list[str] = []

    def line(self, text: str, size: float = 3.6, x: float = MARGIN, **style: str) -> None:
        styles = "".join(f" {key.replace('_', '-')}={quoteattr(value)}" for key, value in style.items())
        self.parts.append(f'<text x="{x}" y="{self.y:.2f}" font-size="{size}"{styles}>{escape(text)}</text>')

    def block(self, text: str, lines: int, size: float = 3.6, x: float = MARGIN) -> None:
        """A paragraph that may take so many lines."""
        width, id = A4.width - MARGIN - x, f"box{len(self.parts)}"
        self.parts.append(
            f'<rect id="{id}" x="{x}" y="{self.y - size:.2f}" width="{width}" height="{lines * size * 1.45:.2f}" '
            f'fill="none"/><text style="shape-inside:url(#{id})" font-size="{size}" data-fit="shrink 7pt" '
            f'data-hyphenate="none">{escape(text)}</text>'
        )
        self.y += lines * size * 1.4 + 1.6

    def rule(self) -> None:
        self.parts.append(
            f'<path d="M{MARGIN} {self.y:.2f}H{A4.width - MARGIN}" stroke="{SOFT}" stroke-width="0.2" fill="none"/>'
        )
        self.y += 5


def read_me(drawn: DrawnGame, laid: Sequence[Laid], lang: str, facts: Facts) -> bytes:
    """A PDF of one page."""
    words, renderer = kit_words(lang), drawn.tools.renderer
    title = typeset_plain(drawn.game.title.in_lang(lang), lang)
    page = _Page()
    page.line(words.title.format(game=title), 7, font_weight="bold")
    page.y += 6.5
    page.line(words.version.format(version=facts.version, date=facts.date), 3.6, fill=SOFT)
    page.y += 9
    page.block(words.choose, 2)
    _table(page, laid, lang)
    page.block(words.lowink, 1)
    page.y += 2
    for text, lines in ((words.paper, 2), (words.full_size, 3), (words.cut, 2)):
        page.block(text, lines)
    page.y += 3
    page.line(words.inside, 4.4, font_weight="bold")
    page.y += 6
    for text in _inside(drawn, lang, facts):
        page.line(f"•  {text}")
        page.y += 5.2
    page.y = A4.height - MARGIN - 4
    page.block(words.rights.format(author=facts.author or title), 2, 2.8)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{A4.width}mm" height="{A4.height}mm" '
        f'viewBox="0 0 {A4.width} {A4.height}" font-family={quoteattr(family_of(renderer))} fill="{INK}">'
        f"{''.join(page.parts)}</svg>"
    )
    return paged.save_with_title(
        pikepdf.open(paged.pages([svg], A4, renderer, "READ-ME")), words.title.format(game=title)
    )


def _table(page: _Page, laid: Sequence[Laid], lang: str) -> None:
    """How many sheets and cuts each way of printing takes."""
    words = kit_words(lang)
    columns = (MARGIN, 122.0, 152.0, 180.0)
    heads = (words.files, *(words.sheets.format(paper=PAPERS[paper]) for paper in PAPERS), words.cuts)
    for x, head in zip(columns, heads, strict=True):
        page.line(head, 3, x, fill=SOFT)
    page.y += 2
    page.rule()
    told = dict(words.ways)
    for way, part in dict.fromkeys((each.way, each.part) for each in laid):
        rows = {each.paper: each for each in laid if (each.way, each.part) == (way, part)}
        page.line(" ".join(filter(None, (way, part))), 3.6, columns[0], font_weight="bold")
        for x, paper in zip(columns[1:3], PAPERS, strict=True):
            page.line(str(rows[paper].papers) if paper in rows else "–", 3.6, x)
        page.line(str(max(row.cuts for row in rows.values())), 3.6, columns[3])
        page.y += 4.4
        if told.get(way):
            page.line(told.pop(way), 3, columns[0], fill=SOFT)
            page.y += 5
        page.y += 0.8
    page.rule()


def _inside(drawn: DrawnGame, lang: str, facts: Facts) -> Iterator[str]:
    words, counted = kit_words(lang), Counter[str]()
    for each in drawn.cards:
        component = each.front.component
        size = (
            size_mm(component.size) if component.shape.kind != "circle" else f"Ø {mm(component.size.width)}"
        )
        counted[size] += each.card.copies
    yield from (words.cards.format(count=count, size=size) for size, count in counted.items())
    if facts.has_rules:
        yield words.rules
    if facts.has_stickers:
        yield words.stickers
    yield words.calibrate
    if facts.has_cuts:
        yield words.cutfiles
