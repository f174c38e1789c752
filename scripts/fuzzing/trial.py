"""One trial: a spoilt game, built in a process of its own. What it comes to is written down as JSON."""

from __future__ import annotations

import contextlib
import faulthandler
import io
import json
import signal
import sys
import traceback
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from .seeds import DRAWING, GAME, Files, drawings, seeds
from .spoil import spoil

STAGES: Final = ("load", "faces", "drawing", "rules", "written")  # that a trial can end at
SECONDS: Final = 10
MEGABYTES: Final = 1024
_HEADROOM: Final = (
    3  # times the memory that is allowed: what goes beyond is stopped, before it harms the machine
)
OUTCOME: Final = "outcome.json"
STACK: Final = "stack.txt"


@dataclass(frozen=True, slots=True)
class Trial:
    """Which game or drawing, and how it is built. Everything follows from *seed* and *number*."""

    seed: int
    number: int
    is_drawing: bool = False

    @property
    def random(self) -> Random:
        return Random(f"{self.seed}:{self.number}" + (":drawing" if self.is_drawing else ""))

    @property
    def name(self) -> str:
        return f"{'drawing-' if self.is_drawing else ''}{self.seed}-{self.number}"


@dataclass(slots=True)
class Outcome:
    stage: str = STAGES[0]
    drew: bool = False  # a face was drawn
    problems: int = 0
    fault: str = ""  # a traceback


@dataclass(frozen=True, slots=True)
class Prepared:
    files: Files
    how: tuple[str, ...]
    options: dict[str, Any]  # of the request
    pages: bool = False  # whether its reference pages are looked at, too


def prepared(trial: Trial) -> Prepared:
    random = trial.random
    if trial.is_drawing:
        name = random.choice(("plain", "plain", "plain", "crest"))
        times = random.choice((1, 1, 1, 2, 3, 5))
        files = dict(drawings()[name])
        only = {DRAWING: files.pop(DRAWING)}
        spoilt = spoil(only if random.random() < 0.95 else {**only, **files}, random, times)
        return Prepared({DRAWING: b"", **files, **spoilt.files}, (name, *spoilt.how), {})
    name = random.choice(sorted(seeds()))
    spoilt = spoil(seeds()[name], random, random.choice((1, 1, 2, 3, 4, 6, 10)))
    form = random.choices(("pdf", "png", "svg"), (8, 1, 1))[0]
    sheets = {} if form == "pdf" else {"format": form, **({"dpi": "100"} if form == "png" else {})}
    pages = random.random() < 0.2
    options = {"sheets": sheets, "draft": random.random() < 0.5, "jobs": 1}
    return Prepared(spoilt.files, (name, *spoilt.how, repr(options)), options, pages)


def write(files: Files, root: Path) -> None:
    for path, data in files.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def warm() -> None:
    """Import what a build needs, so that the processes of the trials have it from the start."""
    seeds()
    drawings()
    _fonts()
    import deckwright.build.again
    import deckwright.reference.check  # noqa: F401
    from deckwright.cli import formats, show  # noqa: F401
    from deckwright.faces.draw import draw  # noqa: F401
    from deckwright.sheets.write import manifest, pdf, png, svg  # noqa: F401
    from deckwright.svg.effects import filters, mask  # noqa: F401

    for name in ("plain", "crest"):
        _draw(drawings()[name], Outcome(), [])


def run(trial: Trial, folder: Path) -> None:
    """Build the game of a trial in *folder*, which is made, and leave the outcome there; this process is its own."""
    folder.mkdir(parents=True, exist_ok=True)
    outcome = Outcome()
    with (folder / STACK).open("w") as stack, (folder / "said.txt").open("w") as said:
        faulthandler.enable(stack)
        limit(stack)
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            (draw if trial.is_drawing else attempt)(trial, folder, outcome)
    (folder / OUTCOME).write_text(json.dumps(asdict(outcome)), encoding="utf-8")


def attempt(trial: Trial, folder: Path, outcome: Outcome) -> None:
    from deckwright.basics.problems import DeckwrightError, has_errors
    from deckwright.build import again
    from deckwright.build.request import Request
    from deckwright.cli.formats import as_dict
    from deckwright.cli.show import show_problems
    from deckwright.reference.check import check_game

    game = prepared(trial)
    write(game.files, folder / "project")
    follow(outcome)
    request = Request(folder / "project", GAME, out=folder / "out", **game.options)
    try:
        if game.pages:
            _, problems = check_game(request, closely=False)
            outcome.stage = "written"
        else:
            built = again.build(request)
            problems = built.problems
            outcome.stage = "written" if built.written else outcome.stage
            if built.written and not request.draft and has_errors(problems):
                outcome.fault = "written, though there are errors"
    except DeckwrightError as error:
        problems = error.problems
    except BaseException:
        outcome.fault = traceback.format_exc()
        return
    outcome.problems = len(problems)
    show_problems(problems)
    json.dumps([as_dict(found) for found in problems], ensure_ascii=False).encode()
    if outcome.stage != "written" and not problems:
        outcome.fault = "nothing was written, and no problem says why"
    outcome.fault = outcome.fault or placeless(problems)


def placeless(problems: Iterable[Any]) -> str:
    """The first problem that names no place in the user's files; empty where each does. Notes are of the whole."""
    from deckwright.basics.problems import without_notes

    lost = [found for found in without_notes(problems) if found.place is None]
    return f"a problem without a place: {lost[0]}" if lost else ""


def draw(trial: Trial, folder: Path, outcome: Outcome) -> None:
    """Parse, check and draw the drawing of a trial, as vectors and as pixels."""
    from deckwright.faces.draw.draw import TOO_MUCH

    files = prepared(trial).files
    write({DRAWING: files[DRAWING]}, folder)
    problems: list[Any] = []
    try:
        _draw(files, outcome, problems)
    except TOO_MUCH as error:  # which the stage above makes a problem of the face
        outcome.stage = type(error).__name__
    except BaseException:
        outcome.fault = traceback.format_exc()
        return
    outcome.problems = len(problems)
    outcome.fault = placeless(problems)


def _draw(files: Files, outcome: Outcome, problems: list[Any]) -> None:
    import cairocffi

    from deckwright.basics.problems import DeckwrightError, problem
    from deckwright.svg import Renderer, parse

    class Given:
        fonts = _fonts()

        def read(self, path: str) -> bytes:
            if path in files:
                return files[path]
            raise DeckwrightError(problem("file-missing", f"{path} does not exist"))

        def symbol(self, name: str) -> str | None:
            return None

        def symbol_file(self, name: str) -> str:
            return name

    try:
        text = files[DRAWING].decode()
    except UnicodeDecodeError:
        return
    renderer = Renderer(Given(), raster_dpi=72)
    for surface, scale in (
        (cairocffi.PDFSurface(io.BytesIO(), 140, 190), 72 / 25.4),
        (cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, 140, 190), 3.0),
    ):
        document = parse(text, DRAWING)
        problems += renderer.check(document)
        problems += renderer.draw(document, cairocffi.Context(surface), scale).problems
        outcome.drew, outcome.stage = document.root is not None, "written"
        surface.finish()


@cache
def _fonts() -> Any:
    from importlib import resources

    from deckwright.svg.typeset import FontSet

    return FontSet([str(resources.files("font_source_sans_pro") / "files/SourceSansPro-Regular.ttf")])


def follow(outcome: Outcome) -> None:
    """Note how far the build has come. Rules are looked at last, so they stand behind the drawing here, too."""
    from deckwright.build import cards, draw_game

    def after(module: Any, name: str, stage: str) -> None:
        step: Callable[..., Any] = getattr(module, name)

        def followed(*args: Any, **kwargs: Any) -> Any:
            result = step(*args, **kwargs)
            outcome.stage = stage
            outcome.drew = bool(result) if stage == "drawing" else outcome.drew
            return result

        setattr(module, name, followed)

    after(cards, "resolve_options", "faces")
    after(draw_game, "distinct_faces", "drawing")
    after(cards, "draw_game", "rules")
    after(cards, "draw_pictures", "rules")


def limit(stack: Any) -> None:
    """Let the system stop what takes too much; a stack is left of what takes too long."""
    if sys.platform == "win32":
        return
    import resource

    faulthandler.register(signal.SIGXCPU, file=stack)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 2))
    resource.setrlimit(resource.RLIMIT_AS, (_HEADROOM * MEGABYTES << 20,) * 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def main(arguments: list[str]) -> None:
    """`SEED NUMBER FOLDER`: for systems that cannot fork."""
    seed, number, folder = arguments
    run(Trial(int(seed), int(number)), Path(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
