"""The options of `deckwright build` that say how sheets are and what comes out: declared here, handed on as written.

What their values may be is the library's to say; so they are read in one place, whether they come from the command
line or stand under `sheets:` in game.yaml.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import click


class Value(NamedTuple):
    """An option with a value."""

    name: str
    metavar: str
    help: str


class Switch(NamedTuple):
    """An option that is on or off: `--name`, `--no-name`."""

    name: str
    help: str


SHEETS: Final[tuple[Value | Switch, ...]] = (
    Value("paper", "NAME", "a4, a3, sra3, letter, legal, 12x18in, 13x19in, 330x480mm; a size such as 210x330mm; "
          "card: a page for every card; or a sheet of layouts/<game>/sheets/. Default: a4."),
    Value("orientation", "HOW", "auto, portrait or landscape. Default: auto, what holds more cards."),
    Value("margin", "MM", "What the printer leaves. Default: 5 mm, on Letter 6.35 mm."),
    Value("gutter", "MM", "Between the cards, or the word bleed. Default: 0, they share a cut."),
    Value("marks", "WHERE", "To cut by: full, corner or none. Default: full."),
    Switch("mark-backs", "Marks on the backs, too."),
    Value("backs", "HOW", "long-edge or short-edge: how the printer turns the paper; fold: beside the fronts; "
          "separate: in a file of their own; none. Default: long-edge."),
    Switch("reverse-backs", "Backs behind all fronts, last sheet first, for a pile that is turned over."),
    Value("order", "HOW", "deck: along the rows; stack: piles come off the guillotine in deck order. Default: deck."),
    Value("sets", "N", "The whole game so many times. Default: 1."),
    Value("copies", "HOW", "all, or one of each card. Default: all."),
    Value("bleed", "HOW", "full or none. Default: full."),
    Value("arrange", "HOW", "auto; grid: each size by itself; packed: all sizes and shapes together. Default: auto."),
    Value("overlap", "MM", "What the parts of a mat have in common. Default: 10 mm."),
    Value("cutter", "NAME", "A machine that cuts: silhouette, silhouette-portrait, cricut, … or none. Default: none."),
    Value("registration", "PARTS", "Measures of a Silhouette's marks: arm=20,line=0.5,inset=10,square=5,keep=20."),
    Switch("sleeve", "Fronts to slip into sleeves: 1 mm smaller than the sleeve's card, without bleed."),
)  # fmt: skip
OUTPUT: Final[tuple[Value | Switch, ...]] = (
    Value("format", "KIND", "pdf: sheets; png, svg: every face in a file of its own. Default: pdf."),
    Value("dpi", "N", "Of PNGs. Default: 300."),
    Value("px", "WxH", "The exact pixels of PNGs, as a print shop asks for them."),
    Value("image-dpi", "N", "Bring pictures in the cards down to this."),
    Value(
        "cut",
        "KINDS",
        "For machines: svg, dxf: lines; pdf: a spot colour in the sheets; png: a picture.",
    ),
    Value(
        "cut-names", "NAMES", "What the spot colours are called: cut=CutContour,kiss=KissCut,crease=Crease."
    ),
    Switch("low-ink", "Pale grounds and pictures, dark text."),
    Switch("grey", "Shades of grey, as a printer without colours shows them."),
    Switch("outline-text", "Text as outlines instead of fonts."),
)

Command = Callable[..., None]


def sheet_options(command: Command) -> Command:
    """Add all of these options; *command* gets those that are given as the dictionary `sheets`, as written."""

    @functools.wraps(command)
    def gathered(**arguments: Any) -> None:
        given = {option.name: arguments.pop(_key(option)) for option in (*SHEETS, *OUTPUT)}
        sheets = {name: _written(value) for name, value in given.items() if value is not None}
        command(sheets=sheets, **arguments)

    with_options: Command = gathered
    for option in reversed((*SHEETS, *OUTPUT)):
        with_options = _declared(option)(with_options)
    return with_options


def _declared(option: Value | Switch) -> Callable[[Command], Command]:
    match option:
        case Value(name, metavar, help):
            return click.option(f"--{name}", _key(option), metavar=metavar, help=help)
        case Switch(name, help):
            return click.option(f"--{name}/--no-{name}", _key(option), default=None, help=help)


def _key(option: Value | Switch) -> str:
    return "sheet_" + option.name.replace("-", "_")


def _written(value: str | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
