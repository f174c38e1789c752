"""What a build is asked for: how the sheets are, and what comes out of them; by default as `sheets:` says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final

from ..basics.problems import Place, Problem, did_you_mean, problem
from ..game.model import Game
from .impose import OPTIONS as SHEET_OPTIONS
from .impose import CutKind, Paper, SheetSpec, Template, read_template, sheet_spec
from .impose.spec import choice, flag


class Format(StrEnum):
    PDF = "pdf"  # sheets
    PNG = "png"  # a picture of every face
    SVG = "svg"  # a drawing of every face


class CutFormat(StrEnum):
    SVG = "svg"  # a file for each sheet
    DXF = "dxf"
    PDF = "pdf"  # spot colours in the sheets themselves
    PNG = "png"  # a picture of each sheet, transparent round the pieces


# A plain dict, like all that options hold: they are sent to the processes that draw.
CUT_NAMES: Final[Mapping[CutKind, str]] = {
    CutKind.CUT: "CutContour",
    CutKind.KISS: "KissCut",
    CutKind.CREASE: "Crease",
}


@dataclass(frozen=True, slots=True)
class OutputSpec:
    """What is made of the faces. None: as it comes."""

    format: Format = Format.PDF
    dpi: float | None = None  # of pictures
    px: tuple[int, int] | None = None  # width and height that pictures must have
    image_dpi: float | None = None  # what images in the cards are brought down to
    low_ink: bool = False  # pale grounds and pictures, dark text
    grey: bool = False  # as light as in colour
    outline_text: bool = False  # text as outlines, for who must not depend on fonts
    cut: frozenset[CutFormat] = frozenset()  # what machines are told to cut by
    cut_names: Mapping[CutKind, str] = field(default_factory=lambda: CUT_NAMES)  # spot colours of cut lines


@dataclass(frozen=True, slots=True)
class Options:
    sheets: SheetSpec
    output: OutputSpec = OutputSpec()
    own: Template | None = None  # the sheet of the printer's own that stands for the paper


DEFAULT_DPI: Final = 300.0
DPI: Final = (20.0, 2400.0)
PIXELS: Final = (16, 20_000)


def _dpi(text: str) -> float:
    least, most = DPI
    try:
        value = float(text.strip().removesuffix("dpi").strip().replace(",", "."))
    except ValueError:
        value = -1
    if not least <= value <= most:
        raise ValueError(f"{text!r} is not a number of dots to the inch from {least:g} to {most:g}")
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


_READERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "format": choice(Format),
    "dpi": _dpi,
    "px": _px,
    "image-dpi": _dpi,
    "low-ink": flag,
    "grey": flag,
    "outline-text": flag,
    "cut": _cut,
    "cut-names": _cut_names,
}
OUTPUT_OPTIONS: Final = tuple(_READERS)
KNOWN: Final = (*SHEET_OPTIONS, *OUTPUT_OPTIONS)


def defaults(game: Game) -> tuple[Options, list[Problem]]:
    """What the game's own `sheets:` asks for, each fault of it a problem at its line."""
    found = Options(sheet_spec({})[0])
    problems: list[Problem] = []
    for name, text in game.sheets.items():
        found, faults = _with(found, name, text, game, game.sheet_places.get(name))
        problems += faults
    return found, problems


def asked_for(options: Mapping[str, str], base: Options, game: Game) -> tuple[Options, list[Problem]]:
    """*base* with the *options* of the command line, and what is wrong with these."""
    found = base
    problems: list[Problem] = []
    for name, text in options.items():
        found, faults = _with(found, name, text, game, None)
        problems += faults
    return found, problems or _second_thoughts(found, options)


def _with(
    base: Options, name: str, text: str, game: Game, place: Place | None
) -> tuple[Options, list[Problem]]:
    """*base* with one option more."""
    if name in _READERS:
        try:
            value = _READERS[name](text)
        except ValueError as error:
            return base, [problem("sheet-option", f"{name}: {error}", place, field=name)]
        return replace(base, output=replace(base.output, **{name.replace("-", "_"): value})), []
    if name not in SHEET_OPTIONS:
        message = f"unknown sheet option {name!r}; known are {', '.join(KNOWN)}"
        return base, [problem("sheet-option", message, place, hint=did_you_mean(name, KNOWN), field=name)]
    if name == "paper" and text.strip().lower() in game.own_sheets:
        return _on_own_sheet(base, text.strip().lower(), game)
    spec, problems = sheet_spec({name: text}, place, base.sheets)
    if name == "paper":
        own = ", ".join(game.own_sheets)
        problems = [
            replace(found, hint=f"sheets of this project are {own}") for found in problems if own
        ] or problems
        return replace(base, sheets=spec, own=base.own if problems else None), problems
    return replace(base, sheets=spec), problems


def _on_own_sheet(base: Options, name: str, game: Game) -> tuple[Options, list[Problem]]:
    source = game.own_sheets[name]
    own, problems = read_template(source.text, source.label)
    if own is None:
        return base, problems
    paper = Paper(name, own.paper.size, own.paper.margin)
    return replace(base, sheets=replace(base.sheets, paper=paper), own=own), problems


def _second_thoughts(options: Options, given: Mapping[str, str]) -> list[Problem]:
    """What was *given* on the command line and excludes another option, or means nothing for what is made."""
    output, sheets = options.output, options.sheets
    unused = [
        (name, f"means nothing for --format {output.format}")
        for name in given
        if output.format not in _ONLY_FOR.get(name, tuple(Format))
    ]
    if output.format is Format.PDF and sheets.one_up:
        unused += [
            (name, "means nothing where every card is a page") for name in given if name in _NOT_ONE_UP
        ]
    elif output.format is Format.PDF and options.own is not None:
        unused += [(name, f"{options.own.label} says that itself") for name in given if name in _NOT_OWN]
    clashes = []
    if output.format is Format.PNG and "px" in given and "dpi" in given:
        clashes.append(("px", "the pixels follow from --dpi; give one of both"))
    if sheets.sleeve and given.get("backs", "none").strip().lower() != "none":
        clashes.append(("backs", "--sleeve prints fronts only"))
    return [
        problem(code, f"--{name}: {text}")
        for code, found in (("option-conflict", clashes), ("option-unused", unused))
        for name, text in found
    ]


_OF_SHEETS: Final = (
    *("paper", "orientation", "margin", "gutter", "marks", "mark-backs", "reverse-backs", "order", "sets"),
    *("copies", "sleeve", "arrange", "overlap", "cutter", "registration"),
)
_ONLY_FOR: Final[Mapping[str, tuple[Format, ...]]] = {
    **dict.fromkeys(_OF_SHEETS, (Format.PDF,)),
    "outline-text": (Format.PDF, Format.SVG),
    "cut": (Format.PDF,),
    "cut-names": (Format.PDF,),
    "grey": (Format.PDF, Format.PNG),
    "dpi": (Format.PNG,),
    "px": (Format.PNG,),
}
_NOT_ONE_UP: Final = (
    "orientation",
    "margin",
    "gutter",
    "marks",
    "mark-backs",
    "reverse-backs",
    "order",
    "arrange",
    "overlap",
    "cutter",
    "registration",
)
_NOT_OWN: Final = ("orientation", "margin", "gutter", "arrange")
