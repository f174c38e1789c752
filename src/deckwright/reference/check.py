"""All that is to be said of a game, wherever it is told: by `check`, by the page, by `diff` and to scripts.

Its reference pages are read and laid out for that, but neither imposed nor drawn.
"""

from __future__ import annotations

from collections.abc import Generator

from ..basics.problems import Problem, in_order
from ..basics.records import dataclass
from ..build.cards import Resolved, find_problems, resolve_request
from ..build.draw_game import draw_game
from ..build.request import Request
from ..faces.draw.drawn_faces import Progress
from ..faces.draw.types import DrawnGame
from ..game.load import load_game
from ..game.load.reference import has_reference, read_reference
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


def check_game(
    request: Request, progress: Progress | None = None, *, closely: bool = True
) -> tuple[DrawnGame | None, tuple[Problem, ...]]:
    """Load a game, draw every face of it and lay its pages out, writing nothing: all problems.

    The game is None where it could not be read far enough to be drawn. *closely*: with a close look at the faces, and
    with what the figures of the pages show. Raises RequestError for what is asked for and does not exist.
    """
    resolved, problems = resolve_request(request)
    if resolved is None:
        return None, in_order(problems)
    drawn = draw_game(resolved.game, request, resolved.options, resolved.cards, progress)
    return all_problems(drawn, resolved, request, progress, closely=closely)


def all_problems(
    drawn: DrawnGame,
    resolved: Resolved,
    request: Request,
    progress: Progress | None = None,
    *,
    closely: bool = True,
) -> tuple[DrawnGame, tuple[Problem, ...]]:
    """The problems of a game that is drawn, in the order of the files: those of its pages among them."""
    of_pages = check_pages(resolved.game, request, closely=closely)
    return find_problems(drawn, resolved, request, progress, of_pages, closely=closely)


def check_pages(game: Game, request: Request, *, closely: bool = True) -> list[Problem]:
    """Everything wrong in the files of the reference pages, of each language that has some.

    *game* may be what variants made: its pages are read as those of its rulebook.
    *closely*: what their figures show, too; without, only what stands in their lines.
    """
    steps = check_pages_in_steps(game, request, closely=closely)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: list[Problem] = end.value
            return found


def check_pages_in_steps(
    game: Game, request: Request, *, closely: bool = True
) -> Generator[None, None, list[Problem]]:
    """The same, page by page, for who has something else to do in between."""
    if not has_reference(request.files, game.id):
        return []
    report, of_terms = Report(), list[Problem]()
    if request.variants:
        base, _ = load_game(request.files, request.game)
        game = with_base_cards(game, base or game)
    for lang in (request.lang,) if request.lang else game.languages:
        files = read_reference(request.files, game.id, None if lang == game.languages[0] else lang)
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
                yield
            of_terms += check_terms(game, lang, book)
    folder = f"cards/{game.id}/reference/"
    found = [each for each in report.problems if each.place and each.place.file.startswith(folder)]
    return [*dict.fromkeys(found), *of_terms]  # style.yaml is read for every language


def _tools(game: Game, request: Request, lang: str, report: Report) -> PageTools:
    tools = page_tools(game, request, lang, ReferenceRequest(), report)
    tools.printing = _Unprinted(game, request, tools.faces)
    return tools
