"""A game loaded, drawn and judged, as every outlet begins."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from ..basics.cache import Cache
from ..basics.files import short_path, sweep_temporary_folders, temporary_folder, write_all
from ..basics.phrases import quantity
from ..basics.problems import Problem, RequestError, in_order
from ..basics.records import dataclass
from ..build.built import Artifact, Built
from ..build.cards import Resolved, judge_problems, resolve_request
from ..build.draw_game import draw_game, show_game, with_drawn
from ..build.request import is_refused
from ..checks.preflight import Judge
from ..faces.draw.types import DrawnGame, GameFaces, ShownGame
from ..reference.build import ReferenceRequest, build_reference
from .export import Exported, ExportRequest, Progress
from .picturing import Cells, Pictured, draw_sheets
from .receipt import Receipt


@dataclass(frozen=True, slots=True)
class Shown:
    """What there is to export, not drawn yet; `drawn` is None where the game could not be read far enough."""

    request: ExportRequest
    drawn: ShownGame | None
    problems: tuple[Problem, ...]
    workshop: Path  # a folder for what is made until it is written
    resolved: Resolved | None

    @property
    def lang(self) -> str:
        assert self.drawn is not None
        return self.request.build.lang or self.drawn.game.languages[0]


@dataclass(frozen=True, slots=True)
class Gathered(Shown):
    """The same with its faces drawn as pages."""

    drawn: DrawnGame | None


@contextmanager
def shown_game(request: ExportRequest) -> Iterator[Shown]:
    """A game for outlets that want pictures alone: they say which, and `draw` makes and judges them."""
    sweep_temporary_folders()
    with temporary_folder() as workshop:
        resolved, problems = resolve_request(request.build)
        game = show_game(resolved.game, request.build, resolved.options, resolved.cards) if resolved else None
        yield Shown(request, game, in_order(problems), workshop, resolved)


def draw(
    found: Shown, wanted: Mapping[str, Cells], target: Path, progress: Progress | None
) -> tuple[Shown, dict[str, Pictured]]:
    """The pictures that are *wanted*, but for those that lie in *target*, and all that is wrong with the game."""
    assert found.drawn is not None
    assert found.resolved is not None
    request, build, cache = found.request, found.request.build, Cache(found.request.build.cache)
    there = None if request.check else target
    made = draw_sheets(wanted, found.drawn.tools, found.workshop, there, cache, build.jobs, progress)
    faces = {drawn.face.id: drawn for each in made.values() for drawn in each.faces}
    game = with_drawn(found.drawn, faces, cache)
    judged = judge_problems(game, found.resolved, build, Judge(game.game.preflight))
    return replace(found, drawn=game, problems=in_order(judged)), made


Objections = Callable[[Resolved], Iterable[Problem]]


@contextmanager
def gathered(
    request: ExportRequest, progress: Progress | None = None, objections: Objections | None = None
) -> Iterator[Gathered]:
    """A game for outlets that want pages. Where the *objections* of one of them forbid the export, nothing is drawn."""
    sweep_temporary_folders()
    with temporary_folder() as workshop:
        resolved, problems = resolve_request(request.build)
        if resolved is None:
            yield Gathered(request, None, in_order(problems), workshop, None)
            return
        of_outlet = tuple(objections(resolved)) if objections else ()
        if is_refused(of_outlet, request.build):
            yield Gathered(request, None, in_order([*problems, *of_outlet]), workshop, resolved)
            return
        drawn = draw_game(resolved.game, request.build, resolved.options, resolved.cards, progress, workshop)
        judged = judge_problems(drawn, resolved, request.build, Judge(resolved.game.preflight))
        yield Gathered(request, drawn, in_order([*judged, *of_outlet]), workshop, resolved)


def forbid(found: Shown, of_outlet: Iterable[Problem]) -> Exported | None:
    """The end of an export that its outlet's limits forbid, before anything is drawn; None where they do not."""
    told = tuple(of_outlet)
    if not is_refused(told, found.request.build):
        return None
    return not_written((*found.problems, *told))


def refused(request: ExportRequest, problems: tuple[Problem, ...]) -> bool:
    return request.check or is_refused(problems, request.build)


def not_written(problems: tuple[Problem, ...]) -> Exported:
    return Exported(Built((), in_order(problems), written=False))


def write(
    request: ExportRequest,
    artifacts: tuple[Artifact, ...],
    problems: tuple[Problem, ...],
    drawn: GameFaces,
    next_steps: tuple[str, ...] = (),
    there: Iterable[Path] = (),
) -> Exported:
    """Write everything at once, each file beside its target first; what the export before has left and this one neither
    writes nor shows, of what is *there*, is deleted."""
    root = request.build.root
    write_all(((each.path, each.data) for each in artifacts), label=lambda path: short_path(path, root))
    made = (*(each.path for each in artifacts), *there)
    gone = Receipt(request.folder, root / "build").sweep(made)
    told = (f"{quantity(gone, 'file')} of the export before deleted",) if gone else ()
    cards, kinds = sum(each.card.copies for each in drawn.cards), len(drawn.cards)
    return Exported(Built(artifacts, in_order(problems), True, cards, kinds), next_steps, told)


def pictures(
    found: Shown, wanted: Mapping[str, Cells], progress: Progress | None
) -> tuple[Shown, list[Artifact]]:
    """Each picture in the file of its name, in their order, drawn anew: where no program keeps them by address. With
    them, all that is wrong with the game."""
    found, made = draw(found, wanted, found.workshop / "nowhere", progress)
    files = [
        Artifact(found.request.folder / f"{name}.png", each.data, is_picture=True)
        for name, each in made.items()
        if each.data is not None
    ]
    return found, files


def rulebook(found: Shown, paper: str = "a4") -> tuple[Path | None, tuple[Problem, ...]]:
    """The PDF of the game's rulebook, in the workshop; None where it has no pages in this language. It is kept for the
    next export: to lay it out takes longer than all else."""
    assert found.drawn is not None
    request = found.request.build
    build = replace(request, out=request.cache.parent / "books", decks=(), sheets={})
    try:
        built = build_reference(build, ReferenceRequest(paper=paper), found.drawn.tools.faces)
    except RequestError as error:
        if {each.code for each in error.problems} == {"reference-none"}:
            return None, ()
        raise
    known = set(found.problems)
    problems = tuple(each for each in built.problems if each not in known)
    pdfs = [each.path for each in built.artifacts if each.path.suffix == ".pdf"]
    if not pdfs:
        return None, problems
    book = found.workshop / f"book-{paper}.pdf"
    shutil.copyfile(pdfs[0], book)
    return book, problems
