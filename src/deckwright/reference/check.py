"""What `check` finds in the reference pages of a game: they are read and laid out, but neither imposed nor drawn."""

from __future__ import annotations

from dataclasses import dataclass

from ..basics.problems import Problem
from ..build.request import Request
from ..game.load import load_game
from ..game.load.reference import read_reference
from ..game.model import Game
from ..game.source.report import Report
from .book import pages_of, title_of
from .build import ReferenceRequest, page_tools, read_sources, with_base_cards
from .page.printing import Printing
from .page.tools import PageTools
from .wording import BookPage, check_terms


@dataclass
class _Unprinted(Printing):
    """On which pages a card is printed is no matter for a check."""

    @property
    def imposition(self) -> None:
        return None


def check_pages(game: Game, request: Request, *, closely: bool = True) -> list[Problem]:
    """Everything wrong in the files of the reference pages, of each language that has some.

    *game* may be what variants made: its pages are read as those of its rulebook.
    *closely*: what their figures show, too; without, only what stands in their lines.
    """
    report, of_terms = Report(), list[Problem]()
    if request.variants:
        base, _ = load_game(request.root, request.game)
        game = with_base_cards(game, base or game)
    for lang in (request.lang,) if request.lang else game.languages:
        files = read_reference(request.root, game.id, None if lang == game.languages[0] else lang)
        if not files.pages:
            continue
        sources = read_sources(files, game, lang, report)
        if closely:
            tools = _tools(game, request, lang, report)
            tools.titles |= {source.id: title_of(source) for source in sources}
            written = {file.label: file.text for file in files.pages}
            book: list[BookPage] = []
            for source in sources:
                tools.setter.said.clear()
                pages_of(source, tools)
                book.append(BookPage.of(source.file, tools.setter.said, written[source.file]))
            of_terms += check_terms(game, lang, book)
    folder = f"cards/{game.id}/reference/"
    found = [each for each in report.problems if each.place and each.place.file.startswith(folder)]
    return [*dict.fromkeys(found), *of_terms]  # style.yaml is read for every language


def _tools(game: Game, request: Request, lang: str, report: Report) -> PageTools:
    tools = page_tools(game, request, lang, ReferenceRequest(), report)
    tools.printing = _Unprinted(game, request, tools.faces)
    return tools
