"""`deckwright calibrate`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..basics.files import short_path, write_beside
from ..basics.problems import DeckwrightError
from .show import answer, say

if TYPE_CHECKING:
    from ..sheets.calibration import TestPage

EXAMPLES = """\b
Examples:
  deckwright calibrate --paper letter        the test page; it says what to do with it
  deckwright calibrate --printer office --front 0.5,0.25,-1,-1,149.5,200 --back 0,0.5,0,0,149.5,200
  deckwright calibrate --printer office      asks for what was read
  deckwright build --printer office          prints so that it comes out right
"""


@click.command("calibrate", epilog=EXAMPLES)
@click.option("--paper", metavar="NAME", default="a4", show_default=True, help="Paper of the test page.")
@click.option(
    "--orientation", type=click.Choice(["portrait", "landscape"]), default="portrait", show_default=True,
    help="How the pages lie that will be printed; each is measured by itself.",
)  # fmt: skip
@click.option(
    "--backs", type=click.Choice(["long-edge", "short-edge", "none"]), default="long-edge", show_default=True,
    help="The edge that the printer turns the paper on.",
)  # fmt: skip
@click.option(
    "--printer", metavar="NAME", help="Keep what was read under this name, and print a page that proves it."
)
@click.option("--tray", metavar="NAME", default="default", show_default=True, help="The printer's tray.")
@click.option(
    "--front", metavar="A,B,C,D[,ACROSS,DOWN]", help="What was read on the front: scales, and bars in mm."
)
@click.option("--back", metavar="A,B,C,D[,ACROSS,DOWN]", help="What was read on the back.")
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), help="Write into this folder. Default: build/."
)
def command(
    paper: str,
    orientation: str,
    backs: str,
    printer: str | None,
    tray: str,
    front: str | None,
    back: str | None,
    out: Path | None,
) -> None:
    """Measure how far a printer is off, and make up for it.

    Prints a test page. What is read off it, folded, is kept as a profile of the printer in your own settings; a second
    page proves it, and `deckwright build --printer NAME` uses it.
    """
    from ..build import test_pages

    page = test_pages.test_page(paper, orientation)
    sides = ("front",) if backs == "none" else ("front", "back")
    if printer is None:
        if front or back:
            raise click.UsageError("--front and --back are kept under a name: give --printer NAME, too")
        write(out, f"calibrate-{page.name}.pdf", test_pages.page_to_measure(page, sides, backs))
        say("print it at 100 %, and do what it says")
        return
    given = {"front": front, "back": back}
    readings = {
        side: text for side in sides if (text := given[side] or ask_reading(side, page, given)) is not None
    }
    profile, file = test_pages.keep(printer, tray, page, backs, readings)
    say(f"kept in {file}")
    name = f"calibrate-{page.name}-{printer}.pdf"
    write(out, name, test_pages.page_that_proves(page, sides, backs, profile, tray))


def ask_reading(side: str, page: TestPage, given: dict[str, str | None]) -> str | None:
    """What a person answers who was asked; None where others sides were given and there is nothing to ask."""
    if any(given.values()):
        return None
    import sys

    if not sys.stdin.isatty():
        raise click.UsageError(
            "what was read? --front A,B,C,D,ACROSS,DOWN and --back …, as the test page says"
        )
    say(f"{side} of the page:")
    across, down = page.bars
    names = [*(f"  the crease crosses {scale} at" for scale in "ABCD"), "  bar across, mm", "  bar down, mm"]
    defaults = [0.0, 0.0, 0.0, 0.0, across, down]
    asked_for = zip(names, defaults, strict=True)
    answers = [click.prompt(name, type=float, default=value, err=True) for name, value in asked_for]
    return ",".join(f"{value:g}" for value in answers)


def write(out: Path | None, name: str, data: bytes) -> None:
    path = (out or build_folder()) / name
    write_beside(path, data, label=short_path(path, Path.cwd()))
    answer(f"{short_path(path, Path.cwd())}")


def build_folder() -> Path:
    """build/ of the project one is in, else the folder itself: a test page needs no project."""
    from ..game.projects import find_project

    try:
        return find_project(Path.cwd()) / "build"
    except DeckwrightError:
        return Path.cwd()
