"""What a build is asked for: how the sheets are, and what comes out of them; by default as `sheets:` says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from ..basics.problems import Place, Problem, problem
from ..basics.records import dataclass
from ..basics.written import number
from .impose import SHEET_OPTIONS, CutKind, Paper, SheetSpec
from .option_fields import For, Option, choice, option, options_of, read_option, unknown_option

if TYPE_CHECKING:
    from ..game.model import Game, SourceFile
    from .impose import Template


class Format(StrEnum):
    PDF = "pdf"  # sheets
    PNG = "png"  # a picture of every face
    SVG = "svg"  # a drawing of every face


class CutFormat(StrEnum):
    SVG = "svg"  # a file for each sheet
    DXF = "dxf"
    PDF = "pdf"  # spot colours in the sheets themselves
    PNG = "png"  # a picture of each sheet, transparent round the pieces


class Standard(StrEnum):
    X4 = "x-4"  # PDF/X-4: ISO 15930-7


# A plain dict, like all that options hold: they are sent to the processes that draw.
CUT_NAMES: Final[Mapping[CutKind, str]] = {
    CutKind.CUT: "CutContour",
    CutKind.KISS: "KissCut",
    CutKind.CREASE: "Crease",
}


DEFAULT_DPI: Final = 300.0
DEFAULT_PROFILE: Final = "fogra39"
MOST_INK: Final = 300  # percent: what coated paper takes in offset
DPI: Final = (20.0, 2400.0)
PIXELS: Final = (16, 20_000)


def _dpi(text: str) -> float:
    least, most = DPI
    try:
        value = float(text.strip().removesuffix("dpi").strip().replace(",", "."))
    except ValueError:
        value = -1
    if not least <= value <= most:
        raise ValueError(
            f"{text!r} is not a number of dots to the inch from {number(least)} to {number(most)}"
        )
    return value


def _px(text: str) -> tuple[int, int]:
    least, most = PIXELS
    parts = text.lower().removesuffix("px").replace("×", "x").split("x")
    sides = [int(part) for part in map(str.strip, parts) if part.isascii() and part.isdecimal()]
    if len(parts) != 2 or len(sides) != 2 or not all(least <= side <= most for side in sides):
        raise ValueError(
            f"{text!r} is not width x height in pixels, such as 825x1125, from {least} to {most}"
        )
    return sides[0], sides[1]


def _press(text: str) -> Standard | None:
    return None if text.strip().lower() == "none" else choice(Standard)(text)


def _cut(text: str) -> frozenset[CutFormat]:
    if text.strip().lower() == "none":
        return frozenset()
    return frozenset(choice(CutFormat)(word) for word in text.split(","))


def _cut_names(text: str) -> Mapping[CutKind, str]:
    found = dict(CUT_NAMES)
    for part in text.split(","):
        kind, _, name = part.partition("=")
        if not name.strip().isascii() or not name.strip() or "(" in name or ")" in name:
            raise ValueError(f"{part.strip()!r} is not a kind of cut with a name, such as cut=CutContour")
        found[choice(CutKind)(kind)] = name.strip()
    return found


def _cut_names_help() -> str:
    names = ",".join(f"{kind}={name}" for kind, name in CUT_NAMES.items())
    return f"What the spot colours are called: {names}."


@dataclass(frozen=True, slots=True)
class OutputSpec:
    """What is made of the faces. None: as it comes. Every field is an option, as those of SheetSpec are."""

    format: Format = field(
        default=Format.PDF,
        metadata=option(
            "pdf: sheets; png, svg: every face in a file of its own. Default: pdf.",
            "KIND",
            means_for=For.CARDS,
        ),
    )
    dpi: float | None = field(
        default=None,
        metadata=option(f"Of PNGs. Default: {DEFAULT_DPI:g}.", "N", read=_dpi, means_for=For.PNG),
    )
    px: tuple[int, int] | None = field(
        default=None,
        metadata=option(
            "The exact pixels of PNGs, as a print shop asks for them.", "WxH", read=_px, means_for=For.PNG
        ),
    )
    image_dpi: float | None = field(
        default=None,
        metadata=option("Bring pictures in the cards down to this.", "N", read=_dpi, means_for=For.CARDS),
    )
    low_ink: bool = field(
        default=False,
        metadata=option("Pale grounds and pictures, dark text.", means_for=For.CARDS | For.STICKERS),
    )
    grey: bool = field(
        default=False,
        metadata=option(
            "Shades of grey, as a printer without colours shows them.",
            means_for=For.PDF | For.PNG | For.STICKERS,
        ),
    )
    outline_text: bool = field(
        default=False,
        metadata=option("Text as outlines instead of fonts.", means_for=For.PDF | For.SVG | For.STICKERS),
    )
    press: Standard | None = field(
        default=None,
        metadata=option(
            "For a printing press: x-4 is PDF/X-4, all colours in ink.",
            "STANDARD",
            read=_press,
            means_for=For.PDF,
        ),
    )
    profile: str = field(
        default=DEFAULT_PROFILE,
        metadata=option(
            f"The press and paper, with --press: fogra39, fogra29, gracol, or an ICC file. Default: {DEFAULT_PROFILE}.",
            "NAME",
            read=str.strip,
            means_for=For.PDF,
        ),
    )
    limit_ink: int = field(
        default=MOST_INK,
        metadata=option(
            f"Percent of ink that the paper takes in all, with --press. Default: {MOST_INK}.",
            "N",
            bounds=(100, 400),
            means_for=For.PDF,
        ),
    )
    cut: frozenset[CutFormat] = field(
        default=frozenset(),
        metadata=option(
            "For machines: svg, dxf: lines; pdf: a spot colour in the sheets; png: a picture.",
            "KINDS",
            read=_cut,
            means_for=For.PDF | For.STICKERS,
        ),
    )
    cut_names: Mapping[CutKind, str] = field(  # spot colours of cut lines
        default_factory=lambda: CUT_NAMES,
        metadata=option(_cut_names_help, "NAMES", read=_cut_names, means_for=For.PDF | For.STICKERS),
    )


OUTPUT_OPTIONS: Final = options_of(OutputSpec)
OPTIONS: Final[Mapping[str, Option]] = {**SHEET_OPTIONS, **OUTPUT_OPTIONS}


@dataclass(frozen=True, slots=True)
class Options:
    sheets: SheetSpec
    output: OutputSpec = OutputSpec()
    own: Template | None = None  # the sheet of the printer's own that stands for the paper


def read_game_options(game: Game) -> tuple[Options, list[Problem]]:
    """What the game's own `sheets:` asks for, each fault of it a problem at its line."""
    found = Options(SheetSpec())
    problems: list[Problem] = []
    for name, text in game.sheets.items():
        found, faults = _with(found, name, text, game.own_sheets, game.sheet_places.get(name))
        problems += faults
    return found, problems


def override_options(
    options: Mapping[str, str], base: Options, own_sheets: Mapping[str, SourceFile]
) -> tuple[Options, list[Problem]]:
    """*base* with the *options* of the command line, and what is wrong with these."""
    found = base
    problems: list[Problem] = []
    for name, text in options.items():
        found, faults = _with(found, name, text, own_sheets, None)
        problems += faults
    return found, problems or _second_thoughts(found, options)


def _with(
    base: Options, name: str, text: str, own_sheets: Mapping[str, SourceFile], place: Place | None
) -> tuple[Options, list[Problem]]:
    """*base* with one option more."""
    if name not in OPTIONS:
        return base, [unknown_option(name, OPTIONS, place)]
    if name == "paper":
        return _on_paper(base, text, own_sheets, place)
    if name in OUTPUT_OPTIONS:
        output, fault = read_option(base.output, OPTIONS[name], text, place)
        return replace(base, output=output), [fault] if fault else []
    sheets, fault = read_option(base.sheets, OPTIONS[name], text, place)
    return replace(base, sheets=sheets), [fault] if fault else []


def _on_paper(
    base: Options, text: str, own_sheets: Mapping[str, SourceFile], place: Place | None
) -> tuple[Options, list[Problem]]:
    """*base* on a paper, or on one of the game's own sheets."""
    if (name := text.strip().lower()) in own_sheets:
        return _on_own_sheet(base, name, own_sheets[name])
    sheets, fault = read_option(base.sheets, OPTIONS["paper"], text, place)
    if fault is None:
        return replace(base, sheets=sheets, own=None), []
    own = ", ".join(own_sheets)
    return base, [replace(fault, hint=f"sheets of this project are {own}") if own else fault]


def _on_own_sheet(base: Options, name: str, source: SourceFile) -> tuple[Options, list[Problem]]:
    from .impose import read_template  # noqa: PLC0415 - with it comes all that reads and mends YAML

    own, problems = read_template(source.text, source.label)
    if own is None:
        return base, problems
    paper = Paper(name, own.paper.size, own.paper.margin)
    return replace(base, sheets=replace(base.sheets, paper=paper), own=own), problems


def _second_thoughts(options: Options, given: Mapping[str, str]) -> list[Problem]:
    """What was *given* on the command line and excludes another option, or means nothing for what is made."""
    unused = [(name, why) for name in given if (why := _why_unused(OPTIONS[name], options))]
    clashes = []
    if options.output.format is Format.PNG and "px" in given and "dpi" in given:
        clashes.append(("px", "the pixels follow from --dpi; give one of both"))
    if options.sheets.sleeve and given.get("backs", "none").strip().lower() != "none":
        clashes.append(("backs", "--sleeve prints fronts only"))
    if options.output.press is None and options.output.format is Format.PDF:
        unused += [
            (name, "means nothing without --press") for name in ("profile", "limit-ink") if name in given
        ]
    return [
        problem(code, f"--{name}: {text}")
        for code, found in (("option-conflict", clashes), ("option-unused", unused))
        for name, text in found
    ]


_MADE: Final = {Format.PDF: For.PDF, Format.PNG: For.PNG, Format.SVG: For.SVG}


def _why_unused(option: Option, options: Options) -> str | None:
    """Why an *option* means nothing for what these *options* make."""
    format = options.output.format
    if not option.means_for & _MADE[format]:
        return f"means nothing for --format {format}"
    if format is not Format.PDF:
        return None
    if options.sheets.one_up and not option.means_for & For.ONE_UP:
        return "means nothing where every card is a page"
    if options.own is not None and not option.means_for & For.OWN:
        return f"{options.own.label} says that itself"
    return None
