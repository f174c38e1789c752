"""A build, done only where something has changed since the last one: else its outcome is looked up.

Nothing that loads or draws a game is imported before that is known.
"""

from __future__ import annotations

from collections.abc import Callable

from .built import Artifact, Built, Made
from .finished import Finished, FinishedBuilds, files_state, item
from .request import Request, request_key


def build(request: Request, progress: Callable[[int, int], None] | None = None) -> Built:
    """Print a game. Nothing is written where there are errors (`strict`: or warnings), unless `draft`.

    Raises RequestError for what is asked for and does not exist.
    """
    printer = None
    if request.printer:
        from ..sheets.printers import printer_named  # noqa: PLC0415 - seldom asked for

        printer = printer_named(request.printer)
    builds = FinishedBuilds(request.root, request.game, request_key(request, printer), request.folder)
    if finished := builds.find():
        return as_built(finished, request)
    from .cards import make  # noqa: PLC0415 - with all that loads, draws and writes

    made = make(request, printer, progress)
    if made.is_kept:
        builds.keep(remember(made, request))
    return made.built


def remember(made: Made, request: Request) -> Finished:
    built, fonts = made.built, made.fonts
    items = (item(a.path, request.folder, a.pages, a.is_picture) for a in built.artifacts)
    return Finished(
        tuple(items), built.problems, built.cards, built.distinct, built.backs, fonts, files_state(fonts)
    )


def as_built(finished: Finished, request: Request) -> Built:
    paths = ((request.folder / item.path, item) for item in finished.items)
    artifacts = tuple(Artifact(path, path, item.pages, item.is_picture) for path, item in paths)
    return Built(artifacts, finished.problems, True, finished.cards, finished.distinct, finished.backs)
