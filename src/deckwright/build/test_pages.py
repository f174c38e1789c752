"""The steps of `deckwright calibrate`: a page to measure, readings that are kept, a page that proves them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ..basics.naming import safe_name
from ..basics.problems import RequestError, problem
from ..basics.units import mm
from ..basics.written import stated
from ..sheets.calibration import PrinterError, TestPage
from ..sheets.impose.papers import read_paper
from ..sheets.impose.spec import Backs
from ..sheets.printers import Key, MeasuredPage, Printer, error_for, known_printers, printer_named, save
from ..sheets.write.pdf.testpage import Face, test_pages

SMALLEST: Final = 140.0  # mm: on a smaller page the scales would lie on each other


def test_page(name: str, orientation: str) -> TestPage:
    """The test page for a paper. Raises RequestError for paper that is unknown, or too small."""
    try:
        found = read_paper(name)
    except ValueError as error:
        raise _request_error(str(error)) from error
    if min(found.size) < SMALLEST:
        raise _request_error(
            f"paper {name!r} is too small for a test page; its sides are at least {mm(SMALLEST)}"
        )
    name = safe_name(found.id)
    if orientation == "landscape":
        return TestPage(found.size.turned(), f"{name}-landscape")
    return TestPage(found.size, name)


def page_to_measure(page: TestPage, sides: Sequence[str], backs: str) -> bytes:
    return _pdf(page, sides, backs, {}, "Test page", _instructions(page, sides, backs))


def keep(
    name: str, tray: str, page: TestPage, backs: str, readings: Mapping[str, str]
) -> tuple[Printer, Path]:
    """Add what was read, per side, to the printer's profile, and write that.

    Raises RequestError for readings that cannot be, and for a name that no file can have.
    """
    printer = printer_named(name) if name in known_printers() else Printer(name)
    for side, text in readings.items():
        key = Key(tray, page.orientation, side)
        measured = MeasuredPage(read(side, text, page), backs if side == "back" else None)
        printer = printer.with_page(key, measured)
    return printer, save(printer)


def read(side: str, text: str, page: TestPage) -> PrinterError:
    """The error of a printer from `A,B,C,D[,ACROSS,DOWN]`. Raises RequestError."""
    try:
        numbers = [float(part) for part in text.replace("−", "-").replace(";", ",").split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (4, 6):
        example = "0.5,0,-1,0,149.5,200"
        raise _request_error(
            f"--{side} {text!r} is not four readings and, if measured, two bars, such as {example}"
        )
    try:
        return page.error(numbers[:4], numbers[4:] or None)
    except ValueError as error:
        raise _request_error(f"--{side}: {error}") from error


def page_that_proves(page: TestPage, sides: Sequence[str], backs: str, printer: Printer, tray: str) -> bytes:
    errors = {
        side: error_for(measured, Backs(backs))
        for side in sides
        if (measured := printer.pages.get(Key(tray, page.orientation, side)))
    }
    across, down = page.bars
    text = [
        f"Printer {printer.name}, tray {tray}: this page is printed as `build --printer {printer.name}` will print.",
        "Fold it as before. Every crease should meet 0, and the bars should measure "
        f"{stated(across)} and {mm(down)}; half a millimetre off is what folding and measuring leave.",
        "Held against light, the crosses of the front should lie in the rings of the back.",
        "If it does not, print a new test page and measure again.",
    ]
    return _pdf(page, sides, backs, errors, f"Proof: {printer.name}", text)


def _pdf(
    page: TestPage,
    sides: Sequence[str],
    backs: str,
    errors: Mapping[str, PrinterError],
    title: str,
    text: Sequence[str],
) -> bytes:
    faces = [
        Face(
            head=f"{title} · {side}",
            paragraphs=text if side == "front" else _ON_THE_BACK,
            is_back=side == "back",
            correction=errors[side].correction(page.paper) if side in errors else None,
        )
        for side in sides
    ]
    return test_pages(page, faces, f"Deckwright: {title}", backs if len(sides) > 1 else None)


_ON_THE_BACK: Final = [
    "Read the scales and bars on this side, too.",
    "The rings have radii of 0.5, 1 and 2 mm.",
]


def _instructions(page: TestPage, sides: Sequence[str], backs: str) -> list[str]:
    both = len(sides) > 1
    across, down = page.bars
    turned = f", on both sides, turned on the {backs.replace('-', ' ')}" if both else ""
    back = " --back A,B,C,D,across,down" if both else ""
    paper_name = page.name.removesuffix("-landscape")
    lying = " --orientation landscape" if page.orientation == "landscape" else ""
    return [
        f"1. Print this page at 100 %, not fitted to the paper{turned}.",
        "2. Fold the sheet exactly in half along and across, edge on edge, and make the creases sharp.",
        "3. Read where the creases cross the sloping scales A, B, C and D"
        f"{', on each side, held so that its letters stand upright' if both else ''}. Tenths can be guessed.",
        f"4. Measure the bars with a good ruler: they should be {stated(across)} and {mm(down)} long.",
        f"5. Keep it: deckwright calibrate --printer NAME --paper {paper_name}{lying} --backs {backs} "
        f"--front A,B,C,D,across,down{back}",
    ]


def _request_error(message: str) -> RequestError:
    return RequestError(problem("calibration", message))
