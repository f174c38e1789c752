"""One trial: a spoilt game, built in a process of its own. What it comes to is written down as JSON."""

from __future__ import annotations

import contextlib
import faulthandler
import json
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from .seeds import GAME, Files, seeds
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
    """Which game, and how it is built. Everything follows from *seed* and *number*."""

    seed: int
    number: int

    @property
    def random(self) -> Random:
        return Random(f"{self.seed}:{self.number}")


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


def prepared(trial: Trial) -> Prepared:
    random = trial.random
    name = random.choice(sorted(seeds()))
    spoilt = spoil(seeds()[name], random, random.choice((1, 1, 2, 3, 4, 6, 10)))
    form = random.choices(("pdf", "png", "svg"), (8, 1, 1))[0]
    sheets = {} if form == "pdf" else {"format": form, **({"dpi": "100"} if form == "png" else {})}
    options = {"sheets": sheets, "draft": random.random() < 0.5, "jobs": 1}
    return Prepared(spoilt.files, (name, *spoilt.how, repr(options)), options)


def write(files: Files, root: Path) -> None:
    for path, data in files.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def warm() -> None:
    """Import what a build needs, so that the processes of the trials have it from the start."""
    seeds()
    from deckwright.cli import formats, show  # noqa: F401
    from deckwright.faces.draw import draw  # noqa: F401
    from deckwright.sheets.write import manifest, pdf, png, svg  # noqa: F401
    from deckwright.svg.effects import filters, mask  # noqa: F401


def run(trial: Trial, folder: Path) -> None:
    """Build the game of a trial in *folder*, which is made, and leave the outcome there; this process is its own."""
    folder.mkdir(parents=True, exist_ok=True)
    outcome = Outcome()
    with (folder / STACK).open("w") as stack, (folder / "said.txt").open("w") as said:
        faulthandler.enable(stack)
        limit(stack)
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            attempt(trial, folder, outcome)
    (folder / OUTCOME).write_text(json.dumps(asdict(outcome)), encoding="utf-8")


def attempt(trial: Trial, folder: Path, outcome: Outcome) -> None:
    from deckwright.basics.problems import DeckwrightError
    from deckwright.build import again
    from deckwright.build.request import Request
    from deckwright.cli.formats import as_dict
    from deckwright.cli.show import show_problems

    game = prepared(trial)
    write(game.files, folder / "project")
    follow(outcome)
    request = Request(folder / "project", GAME, out=folder / "out", **game.options)
    try:
        built = again.build(request)
        problems = built.problems
        outcome.stage = "written" if built.written else outcome.stage
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
