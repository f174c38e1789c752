"""`deckwright stats`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..basics.phrases import quantity
from ..basics.problems import RequestError, did_you_mean, problem
from .project import deck_option, game_argument, game_of, lang_option, variant_option
from .show import answer, answer_json, table

if TYPE_CHECKING:
    from ..game.model import Game
    from ..rules.statistics.stats import Curve, Seen, Stats, Strength, Tally
    from ..rules.statistics.titles import Titles

EXAMPLES = """\b
Examples:
  deckwright stats caveloot
  deckwright stats caveloot --deck butina --draws 3 --by rarete
  deckwright stats caveloot --plot caveloot-stats.pdf       one page of charts
"""

FEW = 12  # rows of a table of symbols or keywords; JSON has all


@click.command("stats", epilog=EXAMPLES)
@game_argument
@deck_option
@click.option(
    "--draws", type=click.IntRange(1, 1000), default=5, show_default=True, help="What so many draws show."
)
@click.option("--by", default="type", metavar="FIELD", help="… of each type, or of each value of a field.")
@variant_option
@lang_option("Language of names and keywords. Default: the game's first.")
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the answer as CSV: section, of, name, figures.")
@click.option(
    "--plot", type=click.Path(path_type=Path, dir_okay=False), help="Draw a page: FILE.pdf, .png or .svg."
)
def command(
    game: str | None,
    decks: tuple[str, ...],
    draws: int,
    by: str,
    variants: tuple[str, ...],
    lang: str | None,
    as_json: bool,
    as_csv: bool,
    plot: Path | None,
) -> None:
    """Count GAME: its cards by deck, type and every choice, its numbers and powers, symbols, keywords, draws."""
    root, name = game_of(game)
    from ..rules.statistics.stats import stats_of
    from ..rules.statistics.titles import Titles
    from . import plotting

    form = plotting.plot_form(plot) if plot else ""
    loaded = plotting.load_for_numbers(root, name, variants)
    check_options(loaded, decks, by, lang)
    chosen = [deck for deck in loaded.decks.values() if not decks or deck.id in decks]
    stats = stats_of(loaded, chosen, draws, by, lang)
    titles = Titles.of(loaded, lang or loaded.languages[0])
    if as_json:
        answer_json(as_dict(stats))
    else:
        answer(csv_of(stats) if as_csv else text_of(stats, titles))
    if plot:
        from ..build.statistics.stats_page import stats_page

        plotting.plot(plot, form, lambda font: stats_page(stats, font, titles), stats.title, loaded, root)


def check_options(game: Game, decks: tuple[str, ...], by: str, lang: str | None) -> None:
    """Raises RequestError for a deck, field or language that the game does not have."""
    for deck in decks:
        if deck not in game.decks:
            hint = did_you_mean(deck, game.decks) or f"decks are {', '.join(game.decks)}"
            raise RequestError(problem("unknown-deck", f"there is no deck {deck!r}", hint=hint))
    fields = {name for type in game.types.values() for name in type.fields}
    if by != "type" and by not in fields:
        message = f"no type of card has a field {by!r}"
        raise RequestError(problem("unknown-field", message, hint=did_you_mean(by, fields)))
    if lang is not None and lang not in game.languages:
        message = f"{lang!r} is no language of this game; there are {', '.join(game.languages)}"
        raise RequestError(problem("unknown-language", message))


def as_dict(stats: Stats) -> dict[str, Any]:
    return {
        "game": stats.title,
        "kinds": stats.kinds,
        "cards": stats.cards,
        "decks": tally_values(stats.decks),
        "types": tally_values(stats.types),
        "choices": {field: tally_values(entries) for field, entries in stats.choices.items()},
        "numbers": {field: _curve(curve) for field, curve in stats.numbers.items()},
        "powers": {
            field: {type: _strength(one) for type, one in by_type.items()}
            for field, by_type in stats.powers.items()
        },
        "symbols": stats.symbols,
        "keywords": stats.keywords,
        "draws": stats.draws,
        "by": stats.by,
        "seen": {
            deck: {kind: _draw_values(seen) for kind, seen in kinds.items()}
            for deck, kinds in stats.seen.items()
        },
    }


def tally_values(entries: Mapping[str, Tally]) -> dict[str, Any]:
    return {name: {"kinds": tally.kinds, "cards": tally.cards} for name, tally in entries.items()}


def _curve(curve: Curve) -> dict[str, Any]:
    return {
        "cards": curve.cards,
        "min": float(min(curve.values)),
        "mean": float(curve.mean),
        "max": float(max(curve.values)),
        "values": {f"{float(value):g}": count for value, count in curve.values.items()},
    }


def _strength(one: Strength) -> dict[str, Any]:
    return {
        "cards": one.cards,
        "min": one.low,
        "mean": float(one.mean),
        "max": one.high,
        "means": {f"{float(value):g}": count for value, count in one.means.items()},
    }


def _draw_values(seen: Seen) -> dict[str, Any]:
    return {
        "cards": seen.cards,
        "expected": float(seen.expected),
        "at_least_one": float(seen.at_least_one),
        "exact": str(seen.at_least_one),
    }


def text_of(stats: Stats, titles: Titles) -> str:
    """The answer in the game's own words; JSON and CSV have the ids."""
    from ..rules.statistics.figures import percent, plain

    def tallies(title: str, field: str, entries: Mapping[str, Tally]) -> str:
        rows = [[titles.value(field, name), t.kinds, t.cards] for name, t in entries.items()]
        return table([title, "kinds", "cards"], rows)

    sections = [f"{stats.title}: {quantity(stats.cards, 'card')} of {quantity(stats.kinds, 'kind')}"]
    sections += [tallies("deck", "deck", stats.decks), tallies("type", "type", stats.types)]
    sections += [tallies(titles.field(field), field, entries) for field, entries in stats.choices.items()]
    numbers = [
        [titles.field(field), c.cards, plain(min(c.values)), plain(c.mean), plain(max(c.values))]
        for field, c in stats.numbers.items()
    ]
    powers = [
        [titles.field(field), titles.type(type), one.cards, plain(one.low), plain(one.mean), plain(one.high)]
        for field, by_type in stats.powers.items()
        for type, one in by_type.items()
    ]
    if numbers:
        sections.append(table(["number", "cards", "min", "mean", "max"], numbers))
    if powers:
        sections.append(table(["power", "type", "cards", "min", "mean", "max"], powers))
    for title, counts, name in (("symbol", stats.symbols, titles.symbol), ("keyword", stats.keywords, str)):
        if counts:
            rows: list[list[Any]] = [[name(id), count] for id, count in list(counts.items())[:FEW]]
            more = len(counts) - len(rows)
            sections.append(
                table([title, "times"], rows) + (f"\n… and {more} more: --json" if more > 0 else "")
            )
    seen = [
        [
            titles.deck(deck),
            titles.value(stats.by, kind),
            one.cards,
            plain(one.expected),
            percent(one.at_least_one),
        ]
        for deck, kinds in stats.seen.items()
        for kind, one in kinds.items()
        if len(kinds) > 1
    ]
    if seen:
        by = stats.by if stats.by == "type" else titles.field(stats.by)
        head = ["deck", by, "cards", f"in {quantity(stats.draws, 'draw')}", "at least one"]
        sections.append(table(head, seen))
    return "\n\n".join(sections)


def csv_of(stats: Stats) -> str:
    """Everything in one table, whose first columns say what a row is about."""
    from .odds_answers import as_csv

    rows: list[list[Any]] = [
        ["section", "of", "name", "kinds", "cards", "min", "mean", "max", "expected", "chance"]
    ]

    def tallies(section: str, of: str, entries: Mapping[str, Tally]) -> None:
        rows.extend([section, of, name, t.kinds, t.cards, "", "", "", "", ""] for name, t in entries.items())

    tallies("deck", "", stats.decks)
    tallies("type", "", stats.types)
    for field, entries in stats.choices.items():
        tallies("choice", field, entries)
    for field, c in stats.numbers.items():
        ends = [float(min(c.values)), float(c.mean), float(max(c.values))]
        rows.append(["number", field, "", "", c.cards, *ends, "", ""])
    for field, by_type in stats.powers.items():
        for type, one in by_type.items():
            rows.append(["power", field, type, "", one.cards, one.low, float(one.mean), one.high, "", ""])
    for section, counts in (("symbol", stats.symbols), ("keyword", stats.keywords)):
        rows.extend([section, "", name, "", count, "", "", "", "", ""] for name, count in counts.items())
    for deck, kinds in stats.seen.items():
        for kind, seen in kinds.items():
            chances = [float(seen.expected), float(seen.at_least_one)]
            rows.append([f"seen in {stats.draws}", deck, kind, "", seen.cards, "", "", "", *chances])
    return as_csv(rows)
