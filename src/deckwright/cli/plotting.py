"""Charts of the command line: which form, drawn with the game's fonts, written whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..basics.phrases import quantity
from ..basics.problems import SPOILS_NO_CARD, DeckwrightError, Severity
from .show import say

if TYPE_CHECKING:
    from ..game.model import Game

FORMATS = ("svg", "png", "pdf")


def load_for_numbers(root: Path, name: str, variants: Sequence[str] = ()) -> Game:
    """The game, as variants make it. Raises DeckwrightError where it cannot be read well enough to count with, and
    RequestError for a variant that it does not have."""
    from ..game.load import load_game
    from ..game.variants import apply_variants

    game, problems = load_game(root, name)
    if game is None:
        raise DeckwrightError(*problems)
    game, told = apply_variants(game, variants)
    problems = [*problems, *told]
    faults = [
        p
        for p in problems
        if p.severity is Severity.ERROR and p.code not in SPOILS_NO_CARD | {"font-missing"}
    ]
    if faults:
        count = quantity(len(faults), "error")
        say(f"the game has {count}, which may change the numbers; deckwright check {name} tells more")
    return game


def plot_form(file: Path) -> str:
    """The form that a file's name asks for. Raises click.UsageError."""
    form = file.suffix.lower().removeprefix(".")
    if form not in FORMATS:
        raise click.UsageError(f"{file.name} ends neither in .svg nor in .png nor in .pdf")
    return form


def plot(file: Path, form: str, chart: Callable[[str], str], title: str, game: Game, root: Path) -> None:
    """Draw the chart that *chart* makes for a font, and write it."""
    from ..basics.files import write_beside
    from ..faces.draw.resources import Resources
    from ..sheets.pages.draw import draw_report, family_of
    from ..svg import Renderer

    renderer = Renderer(Resources(game, root))
    write_beside(file, draw_report(chart(family_of(renderer)), form, renderer, title), label=str(file))
    say(f"drawn: {file}")
