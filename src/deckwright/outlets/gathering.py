"""A game loaded, drawn and judged, as every outlet begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from ..basics.cache import Cache
from ..basics.files import short_path, sweep_temporary_folders, temporary_folder, write_all
from ..basics.problems import Problem, RequestError, in_order
from ..basics.records import dataclass
from ..build.built import Artifact, Built
from ..build.cards import judge_problems, resolve_request
from ..build.draw_game import draw_game
from ..build.request import is_refused
from ..checks.preflight import Judge
from ..faces.draw.types import DrawnGame
from ..reference.build import ReferenceRequest, build_reference
from .export import Exported, ExportRequest, Progress
from .picturing import Cells, draw_sheets


@dataclass(frozen=True, slots=True)
class Gathered:
    """What there is to export; `drawn` is None where the game could not be read far enough."""

    request: ExportRequest
    drawn: DrawnGame | None
    problems: tuple[Problem, ...]
    workshop: Path  # a folder for what is made until it is written

    @property
    def lang(self) -> str:
        assert self.drawn is not None
        return self.request.build.lang or self.drawn.game.languages[0]


@contextmanager
def gathered(request: ExportRequest, progress: Progress | None = None) -> Iterator[Gathered]:
    sweep_temporary_folders()
    with temporary_folder() as workshop:
        resolved, problems = resolve_request(request.build)
        if resolved is None:
            yield Gathered(request, None, in_order(problems), workshop)
            return
        drawn = draw_game(resolved.game, request.build, resolved.options, resolved.cards, progress, workshop)
        judged = judge_problems(drawn, resolved, request.build, Judge(resolved.game.preflight))
        yield Gathered(request, drawn, in_order(judged), workshop)


def refused(request: ExportRequest, problems: tuple[Problem, ...]) -> bool:
    return request.check or is_refused(problems, request.build)


def not_written(problems: tuple[Problem, ...]) -> Exported:
    return Exported(Built((), in_order(problems), written=False))


def write(
    request: ExportRequest,
    artifacts: tuple[Artifact, ...],
    problems: tuple[Problem, ...],
    drawn: DrawnGame,
    next_steps: tuple[str, ...] = (),
) -> Exported:
    """Write everything at once, each file beside its target first."""
    root = request.build.root
    write_all(((each.path, each.data) for each in artifacts), label=lambda path: short_path(path, root))
    cards, kinds = sum(each.card.copies for each in drawn.cards), len(drawn.cards)
    return Exported(Built(artifacts, in_order(problems), True, cards, kinds), next_steps)


def pictures(found: Gathered, wanted: Mapping[str, Cells]) -> list[Artifact]:
    """Each picture in the file of its name, in their order, drawn anew: where no program keeps them by address."""
    assert found.drawn is not None
    build, drawn = found.request.build, found.drawn
    nowhere, cache = found.workshop / "nowhere", Cache(build.cache)
    made = draw_sheets(wanted, drawn.tools, drawn.faces, found.workshop, nowhere, cache, build.jobs)
    return [
        Artifact(found.request.folder / f"{name}.png", each.data, is_picture=True)
        for name, each in made.items()
        if each.data is not None
    ]


def rulebook(found: Gathered, paper: str = "a4") -> tuple[Path | None, tuple[Problem, ...]]:
    """The PDF of the game's rulebook, made in the workshop; None where it has no pages in this language."""
    build = replace(found.request.build, out=found.workshop / f"book-{paper}", decks=())
    try:
        built = build_reference(build, ReferenceRequest(paper=paper))
    except RequestError as error:
        if {each.code for each in error.problems} == {"reference-none"}:
            return None, ()
        raise
    known = set(found.problems)
    pdfs = [each.path for each in built.artifacts if each.path.suffix == ".pdf"]
    return (pdfs[0] if pdfs else None), tuple(each for each in built.problems if each not in known)
