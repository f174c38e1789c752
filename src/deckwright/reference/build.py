"""`deckwright reference` on one screen: load, read the pages, lay them out, draw, write."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ..basics.manual import manual_page
from ..basics.problems import RequestError, did_you_mean, has_errors, in_order, problem
from ..basics.records import dataclass
from ..build.again import as_built, remember
from ..build.built import Artifact, Built, Made
from ..build.cards import write_artifacts
from ..build.finished import FinishedBuilds
from ..build.outputs import MANIFEST
from ..build.request import Request, request_key
from ..build.resolving import apply_variants, unknown
from ..faces.draw.drawn_faces import NOT_KEPT
from ..faces.draw.tools import open_tools
from ..faces.layouts import Face, FaceRenderer
from ..game.load import load_game
from ..game.load.reference import ReferenceFiles, read_reference
from ..game.model import Game
from ..game.source import Mapping
from ..game.source.report import Report
from ..sheets.options import OutputSpec
from .book import add_page_numbers, cover_of, is_aid, mirror_left_page, pages_of, read_front_matter, title_of
from .page.booklet import booklet
from .page.card_links import link_cards
from .page.files import pdf_of, png_of, svg_file_of
from .page.markdown import Block, Figure, PageSource, read_page
from .page.marks import Page
from .page.painting import Painter
from .page.printing import Printing
from .page.style import GRIDS, Look
from .page.stylefile import read_style
from .page.tools import PageTools
from .page.typesetting import Setter


@dataclass(frozen=True, slots=True)
class ReferenceRequest:
    pages: tuple[str, ...] = ()  # ids; none: all
    paper: str = "a4"
    format: str = "pdf"
    booklet: bool = False


def build_reference(request: Request, wanted: ReferenceRequest, before: FaceRenderer | None = None) -> Built:
    """A game's reference pages, laid out only where something has changed since they last were: else their files are
    left as they are. Nothing is written where there are errors, unless it is a draft.

    *before*, not to be used any more, has made faces of the same game: what it compiled is not compiled again.
    Raises RequestError for what is asked for and does not exist.
    """
    if request.records is not None:  # of another state of the project
        return _lay_out(request, wanted, before).built
    key = f"{wanted!r}\n{request_key(request, None)}"
    builds = FinishedBuilds(request.root, request.game, key, request.folder)
    if finished := builds.find():
        return as_built(finished, request)
    made = _lay_out(request, wanted, before)
    if made.is_kept:
        builds.keep(remember(made, request))
    return made.built


def _lay_out(request: Request, wanted: ReferenceRequest, before: FaceRenderer | None) -> Made:
    if wanted.booklet and (wanted.format, wanted.paper) != ("pdf", "a5"):
        text = "--booklet folds sheets of A4 with pages of A5 into a PDF"
        raise RequestError(problem("option-conflict", text, hint="give --paper a5, and no other --format"))
    game, found = load_game(request.root, request.game)
    if game is None:
        return Made(Built((), in_order(found), written=False))
    made, told = apply_variants(game, request, found)
    game = with_base_cards(made, game)
    report = Report([*found, *told])
    lang = request.lang or game.languages[0]
    if lang not in game.languages:
        raise RequestError(unknown("language", lang, game.languages))
    sources = sources_of(game, request, lang, report)
    tools = page_tools(game, request, lang, wanted, report)
    if before is not None:
        tools.faces.take_over(before)
    chosen = select_pages(sources, wanted.pages, aid=tools.grid.is_aid)
    pages, page_looks = lay_out_pages(chosen, tools)
    running = tools.setter.style.title.in_lang(lang) if tools.setter.style.title else ""
    title = game.title.in_lang(lang)
    line = " · ".join(part for part in (title, running) if part)
    pages = add_page_numbers(pages, page_looks, tools, line)
    pages = link_cards([mirror_left_page(page, number, tools.grid) for number, page in enumerate(pages, 1)])
    painter = Painter(tools.renderer, stands_in=wanted.format == "pdf")
    artifacts = draw_artifacts(
        pages, painter, tools, request, wanted, f"{title} · {running}".strip(" ·"), lang, game
    )
    for each in (*tools.faces.problems, *painter.problems):
        report.take(each)
    problems = in_order(report.problems)
    if has_errors(problems) and not request.draft:
        return Made(Built((), problems, written=False))
    built = write_artifacts(artifacts, problems, request, len(pages), len(tools.drawn))
    return Made(built, game.fonts, NOT_KEPT.isdisjoint(found.code for found in problems))


def with_base_cards(made: Game, base: Game) -> Game:
    """A variant with what it lacks of the base, for pages that speak of it: cards, and decks that are empty."""
    if made is base:
        return made
    lacking = {id: replace(deck, cards=()) for id, deck in base.decks.items() if id not in made.decks}
    return replace(made, cards={**base.cards, **made.cards}, decks={**made.decks, **lacking})


def sources_of(game: Game, request: Request, lang: str, report: Report) -> list[PageSource]:
    files = read_reference(request.files, game.id, None if lang == game.languages[0] else lang)
    if not files.pages:
        hint = f"write a page there, such as 10-symbols.md; {manual_page('reference.md')} shows how"
        raise RequestError(problem("reference-none", f"there are no pages in {files.folder}/", hint=hint))
    return read_sources(files, game, lang, report)


def read_sources(files: ReferenceFiles, game: Game, lang: str, report: Report) -> list[PageSource]:
    """The pages read, with what is wrong in their lines and links."""
    sources = [read_page(file, game, lang) for file in files.pages]
    known = [source.id for source in sources]
    for source in sources:
        for found in source.problems:
            report.take(found)
        for id, line in source.links:
            if id not in known:
                hint = did_you_mean(id, known) or f"pages are {', '.join(known)}"
                place = source.place(line)
                report.take(
                    problem("reference-page", f"there is no page {id!r} to lead to", place, hint=hint)
                )
    return sources


def page_tools(
    game: Game, request: Request, lang: str, wanted: ReferenceRequest, report: Report
) -> PageTools:
    drawing = open_tools(game, request.root, lang, OutputSpec(), request.records)
    files = read_reference(request.files, game.id, None)
    style = read_style(files.style, game, list(drawing.resources.fonts.families), report)

    def face_of(id: str) -> Face:
        return tools.front(game.cards[id])

    looks, grid = style.look(""), GRIDS[wanted.paper]
    setter = Setter(drawing.renderer.typesetter, style, grid, lang, game.symbols, looks, face_of)
    tools = PageTools(game, lang, drawing, setter, report, Printing(game, request, drawing.faces))
    tools.is_varied = bool(request.variants)
    return tools


def select_pages(sources: Sequence[PageSource], wanted: Sequence[str], *, aid: bool) -> list[PageSource]:
    """The pages that are wanted; for a card at the player's hand, those that are aids or have a glossary."""
    known = [source.id for source in sources]
    for id in wanted:
        if id not in known:
            raise RequestError(unknown("page", id, known))
    chosen = [source for source in sources if not wanted or source.id in wanted]
    if not aid:
        return chosen
    with_symbols = [source for source in chosen if has_figure(source, "glossary")]
    whole = [source for source in with_symbols if any(_holds_all(block) for block in source.blocks)]
    cards = [source for source in chosen if is_aid(source) or source in (whole or with_symbols)]
    if not cards:
        hint = "write aid: true between the two --- of a page that is a card for the players"
        raise RequestError(problem("reference-none", "no page is an aid, or has a glossary", hint=hint))
    return cards


def _holds_all(block: Block) -> bool:
    """Whether it is a glossary of all groups: what others show is in it."""
    if not isinstance(block, Figure) or block.kind != "glossary":
        return False
    return not isinstance(block.content, Mapping) or block.content.get("groups") is None


def has_figure(source: PageSource, kind: str) -> bool:
    return any(isinstance(block, Figure) and block.kind == kind for block in source.blocks)


def lay_out_pages(sources: Sequence[PageSource], tools: PageTools) -> tuple[list[Page], list[Look]]:
    """The pages, and the look of each. With contents all are laid out again once their numbers are known."""
    tools.titles |= {source.id: title_of(source) for source in sources if cover_of(source) is None}
    quiet = replace(tools, report=Report())
    tools.parts |= {source.id: part for source in sources if (part := read_front_matter(source, quiet).part)}
    pages, looks = _lay_out_once(sources, tools)
    tools.numbers |= {page.id: number for number, page in reversed([*enumerate(pages, 1)])}
    if any(has_figure(source, "contents") for source in sources):
        tools.facts.clear()
        tools.figures.clear()
        pages, looks = _lay_out_once(sources, tools)
    return pages, looks


def _lay_out_once(sources: Sequence[PageSource], tools: PageTools) -> tuple[list[Page], list[Look]]:
    pages: list[Page] = []
    looks: list[Look] = []
    for source in sources:
        made = pages_of(source, tools)
        pages += made
        looks += [tools.setter.style.look(read_front_matter(source, tools).look)] * len(made)
    return pages, looks


def draw_artifacts(
    pages: Sequence[Page],
    painter: Painter,
    tools: PageTools,
    request: Request,
    wanted: ReferenceRequest,
    title: str,
    lang: str,
    game: Game,
) -> tuple[Artifact, ...]:
    parts = [game.id, *game.in_force]
    if lang != game.languages[0]:
        parts.append(lang)
    stem = "-".join((*parts, "reference", wanted.paper))
    folder: Path = request.folder
    manifest = Artifact(folder / f"{stem}{MANIFEST}", manifest_of(pages, stem))
    if wanted.booklet:
        data, sides = booklet(pdf_of(pages, painter, title, lang), has_back=pages[-1].is_back)
        return Artifact(folder / f"{stem}-booklet.pdf", data, sides), manifest
    if wanted.format == "pdf":
        return Artifact(folder / f"{stem}.pdf", pdf_of(pages, painter, title, lang), len(pages)), manifest
    make = png_of if wanted.format == "png" else svg_file_of
    whole = [(f"{number:02d}-{page.id}", page) for number, page in enumerate(pages, 1)]
    alone = [(f"figure-{figure.name}", Page(figure.size, figure.marks)) for figure in tools.figures]
    pictures = (
        Artifact(folder / f"{stem}-{name}.{wanted.format}", make(page, painter), 1, True)
        for name, page in (*whole, *alone)
    )
    return (*pictures, manifest)


def manifest_of(pages: Sequence[Page], stem: str) -> bytes:
    listed = [
        {
            "page": number,
            "id": page.id,
            "title": page.title,
            "width_mm": page.size.width,
            "height_mm": page.size.height,
            **page.facts,
        }
        for number, page in enumerate(pages, 1)
    ]
    return (json.dumps({"file": stem, "pages": listed}, ensure_ascii=False, indent=1) + "\n").encode()
