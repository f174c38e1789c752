"""A print job before it is one: the sheets as they would come with other options, and the command that prints them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ..basics.problems import DeckwrightError, RequestError, problem
from ..basics.written import number
from ..sheets.impose import Piece, SheetSpec, impose, known_papers
from ..sheets.impose.cutters import known_cutters
from ..sheets.impose.spec import Orientation
from ..sheets.options import OPTIONS, Options, override_options
from ..sheets.printers import known_printers
from . import papers
from .state import State

# What the page may choose. Other options are those of game.yaml.
CHOICES: Final = (
    *("paper", "orientation", "backs", "gutter", "marks", "copies", "order", "sets", "sleeve"),
    *("mark-backs", "reverse-backs", "cutter", "low-ink", "grey"),
)
PRINTER: Final = "printer"  # no option of sheets, but chosen with them
Asked = Mapping[str, str]


def choices_in(values: Mapping[str, Any]) -> dict[str, str]:
    """What is chosen in an address or a body; anything else there means something else."""
    return {name: str(values[name]) for name in (*CHOICES, PRINTER) if values.get(name)}


def job(state: State, asked: Asked, variants: Sequence[str]) -> dict[str, Any]:
    """Raises RequestError for what cannot be chosen."""
    if state.game is None or state.options is None:
        raise RequestError(problem("unknown-game", "the game cannot be read"))
    options = read_choices(state, asked)
    return {
        **papers.sheets(state, options),
        "options": {**values_of(options), PRINTER: asked.get(PRINTER, "")},
        "usual": {**values_of(state.options), PRINTER: ""},
        "held": _held(state, options),
        "papers": [[paper.id, paper.size.width, paper.size.height] for paper in known_papers().values()],
        "cutters": ["none", *known_cutters()],
        "printers": _printers(),
        "command": command(state, asked, variants),
    }


def read_choices(state: State, asked: Asked) -> Options:
    """Raises RequestError for a value that an option does not have."""
    assert state.game is not None and state.options is not None
    named = {name: text for name, text in asked.items() if name in CHOICES}
    options, faults = override_options(named, state.options, state.game.own_sheets)
    refused = [one for one in faults if one.code == "sheet-option"]
    if refused:
        raise RequestError(*refused)
    return options


def values_of(options: Options) -> dict[str, str]:
    """The choices as they stand, each as it is written."""
    return {name: _written(options, name) for name in CHOICES}


def _written(options: Options, name: str) -> str:
    spec = options.sheets
    if name == "gutter":
        return "bleed" if spec.gutter is None else number(spec.gutter)
    field = OPTIONS[name].field
    value = getattr(spec, field) if hasattr(spec, field) else getattr(options.output, field)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(getattr(value, "id", value)) if value is not None else "none"


def command(state: State, asked: Asked, variants: Sequence[str]) -> str:
    """`deckwright build` with what differs from game.yaml."""
    assert state.game is not None and state.options is not None
    usual, chosen = values_of(state.options), values_of(read_choices(state, asked))
    words = ["deckwright build", state.game.id, *edition_words(state, variants)]
    for name in CHOICES:
        if chosen[name] != usual[name]:
            words.append(_option(name, chosen[name]))
    return " ".join([*words, *([f"--printer {asked[PRINTER]}"] if asked.get(PRINTER) else [])])


def edition_words(state: State, variants: Sequence[str]) -> list[str]:
    """The options that say which edition the page shows, as every command takes them."""
    assert state.game is not None
    words = [f"--variant {name}" for name in variants]
    return words + ([f"--lang {state.lang}"] if state.lang != state.game.languages[0] else [])


def _option(name: str, value: str) -> str:
    if OPTIONS[name].metavar is None:  # a switch
        return f"--{name}" if value == "yes" else f"--no-{name}"
    unit = "mm" if name == "gutter" and value not in ("bleed", "0") else ""
    return f"--{name} {value}{unit}"


def _held(state: State, options: Options) -> dict[str, int]:
    """How many cards a sheet holds upright and across."""
    if options.own is not None or options.sheets.one_up:
        return {}
    pieces = papers.pieces(state)
    return {
        str(way): _most(pieces, replace(options.sheets, orientation=way))
        for way in (Orientation.PORTRAIT, Orientation.LANDSCAPE)
    }


def _most(pieces: Sequence[Piece], spec: SheetSpec) -> int:
    sheets = (sheet for document in impose(pieces, spec).documents for sheet in document.sheets)
    fronts = (sum(placement.side == "front" for placement in sheet.placements) for sheet in sheets)
    return max(fronts, default=0)


def _printers() -> list[str]:
    try:
        return known_printers()
    except DeckwrightError:  # a user without a home
        return []
