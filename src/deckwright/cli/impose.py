"""`deckwright impose`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from ..basics.phrases import quantity
from ..basics.problems import ExitCode, RequestError, problem
from ..sheets.option_fields import For
from .build_options import EverydayFirst, sheet_options
from .show import say, say_refused, show_files, show_problems

if TYPE_CHECKING:
    from ..basics.sizes import NamedSize
    from ..build.folder.find import Grid

EXAMPLES = """\b
Examples:
  deckwright impose scans
  deckwright impose scans --size poker --paper letter --gutter 2mm
  deckwright impose scans --list deck.txt           lines such as `3 Fox`
  deckwright impose fronts --back dragon.png --backs fold
  deckwright impose cards.pdf --page-pairs          front, back, front, back
  deckwright impose bought.pdf --grid 3x3 --size mtg

\b
Names: fox.png with fox-back.png or backs/fox.png; back.png for all; 3x fox.png, fox [c-3].png.
"""
# What says how a face is drawn means nothing for a picture that is finished.
OTHER: Final = ("format", "dpi", "px", "outline-text", "overlap", "press", "profile", "limit-ink")
HELPS: Final = {
    "paper": "As of `deckwright build`: a4, letter, …, a size such as 210x330mm, or card. Default: a4.",
}
MOST_CELLS: Final = 20


class Impose(EverydayFirst):
    everyday = (
        *("--size", "--list", "--back", "--make-bleed", "--paper", "--backs", "--gutter", "--marks", "--out"),
    )


@click.command("impose", cls=Impose, epilog=EXAMPLES)
@click.argument("path", metavar="FOLDER", type=click.Path(path_type=Path))
@click.option(
    "--size",
    metavar="NAME",
    help="How large the cards are cut: poker, mtg, 63x88mm. Default: by the pictures.",
)
@click.option(
    "--picture-bleed",
    metavar="MM",
    help="What of the pictures is bleed, on each side. Default: by the pictures.",
)
@click.option(
    "--make-bleed",
    type=click.Choice(["mirror", "stretch", "colour", "none"]),
    default="mirror",
    help="Of pictures that have none: their edge mirrored, stretched, or its colour. Default: mirror.",
)
@click.option(
    "--list",
    "listing",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Only these, so often: lines of `3 Fox`, or a CSV or workbook with columns name and copies.",
)
@click.option(
    "--back",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="The back of all cards that have none of their own.",
)
@click.option(
    "--grid", metavar="3x3", help="Cards stand side by side on each page of a PDF; 3x3+2mm: with a gap."
)
@click.option("--page-pairs", is_flag=True, help="Pages of a PDF are front and back by turns.")
@sheet_options(For.PDF | For.CARDS, HELPS, without=OTHER)
@click.option(
    "--printer", metavar="NAME", help="Make up for this printer, as `deckwright calibrate` measured it."
)
@click.option(
    "--tray", metavar="NAME", default="default", help="The tray of the printer that the paper lies in."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("build"),
    help="Write below this folder. Default: build.",
)
@click.option(
    "--draft", is_flag=True, help="Print although there are problems; they stand in the sheets' margins."
)
@click.option("--strict", is_flag=True, help="Let warnings forbid printing, too.")
def command(
    path: Path, size: str | None, picture_bleed: str | None, printer: str | None, **options: Any
) -> None:
    """Lay finished pictures on sheets: a FOLDER of PNG, JPEG, WebP, TIFF, SVG or PDF, or one PDF.

    No project is needed. How large the cards are follows from the pictures, where a size that has a name is near.
    """
    from ..authoring.starters import named_size
    from ..build.folder.cards import Asked
    from ..build.folder.find import PdfPages
    from ..build.folder.impose import FolderRequest, impose_folder
    from ..build.folder.pages import MakeBleed
    from ..sheets.printers import printer_named

    named = named_size(size) if size else None
    grid = _grid(options.pop("grid"), named)
    bleed = _millimetres("--picture-bleed", picture_bleed) if picture_bleed else None
    asked = Asked(named, bleed, MakeBleed(options.pop("make_bleed")), grid)
    pages = PdfPages(grid, options.pop("page_pairs"))
    found = printer_named(printer) if printer else None
    request = FolderRequest(path, asked=asked, pages=pages, printer=found, **options)
    built = impose_folder(request, say)
    show_problems(built.problems)
    if not built.written:
        say_refused(built.problems)
        raise SystemExit(ExitCode.PROBLEMS)
    show_files(built.artifacts)
    say(f"{quantity(built.cards, 'card')} of {quantity(built.distinct, 'kind')}")
    if request.draft and request.would_be_refused(built.problems):
        raise SystemExit(ExitCode.DRAFT)


def _millimetres(name: str, text: str) -> float:
    from ..basics.units import length

    try:
        value = length(text)
        if not 0 <= value <= 20:
            raise ValueError(f"{text!r} is out of range; allowed are 0 to 20 mm")
    except ValueError as error:
        raise RequestError(problem("sheet-option", f"{name}: {error}")) from None
    return value


def _grid(text: str | None, size: NamedSize | None) -> Grid | None:
    from ..build.folder.find import Grid

    if text is None:
        return None
    match = re.fullmatch(r"(\d{1,2})\s*[x×]\s*(\d{1,2})(?:\s*\+\s*(.+))?", text.strip(), re.IGNORECASE)
    if match is None or not all(1 <= int(match[n]) <= MOST_CELLS for n in (1, 2)):
        message = (
            f"--grid: {text!r} is not columns x rows, such as 3x3 or 3x3+2mm, each from 1 to {MOST_CELLS}"
        )
        raise RequestError(problem("sheet-option", message))
    gap = _millimetres("--grid", match[3]) if match[3] else 0.0
    return Grid(int(match[1]), int(match[2]), gap, size.size if size else None)
