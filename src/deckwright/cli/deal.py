"""`deckwright deal`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from ..basics.phrases import quantity
from ..basics.problems import DeckwrightError, RequestError, has_errors
from .project import game_of, lang_option
from .show import answer, answer_json, say, table

if TYPE_CHECKING:
    from ..deals.dealing import DealtDeck, Pool
    from ..game.model import Game

EXAMPLES = """\b
Examples:
  deckwright deal caveloot booster --count 24 --seed 7            24 boosters, written down a line each
  deckwright deal caveloot booster --count 24 --seed 7 --only 17..20 --list
  deckwright deal caveloot booster --count 1000 --seed 7 --stats
"""
MOST: Final = 10_000_000
_PART: Final = re.compile(r"\s*(\d{1,8})\s*(?:\.\.\s*(\d{1,8})\s*)?")


@click.command("deal", epilog=EXAMPLES)
@click.argument("names", nargs=-1, metavar="[GAME] DEAL")
@click.option("--count", type=click.IntRange(1, MOST), default=1, show_default=True, help="How many decks.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Same seed, same decks.")
@click.option("--only", metavar="NUMBERS", help="Only these of them: 17..20, or 3,17..20.")
@click.option("--list", "is_list", is_flag=True, help="Show the decks; write nothing.")
@click.option("--stats", "is_stats", is_flag=True, help="Show how often each card comes; write nothing.")
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
@lang_option("Language of the names that are shown. Default: the game's first.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write below DIR in place of build/.",
)
def command(
    names: tuple[str, ...],
    count: int,
    seed: int,
    only: str | None,
    is_list: bool,
    is_stats: bool,
    as_json: bool,
    lang: str | None,
    out: Path | None,
) -> None:
    """Make decks of GAME by chance, as the DEAL of `deals.yaml` says it, and write them down.

    Each deck keeps the laws of the deal and the rules of the game. It follows from the seed and its number alone.
    """
    root, game_id, name = _split(names)
    from ..deals.dealing import deal_decks, find_deal, pool_of
    from ..deals.manifest import as_values

    game = _load(root, game_id, lang)
    deal = find_deal(game, name)
    numbers = read_numbers(only, count)
    pool = pool_of(game, deal)
    decks = deal_decks(game, pool, seed, numbers)
    if is_stats:
        _show_stats(pool, decks, as_json=as_json)
    elif is_list and as_json:
        answer_json([as_values(deck, name, seed) for deck in decks])
    elif is_list:
        for deck in decks:
            answer(_told(deck, lang or game.languages[0]))
    else:
        file = _write(root, game, name, seed, numbers, decks, out)
        if as_json:
            answer_json({"file": str(file), "decks": len(numbers)})
        else:
            answer(str(file))
            say(f"{quantity(len(numbers), 'deck')} of {quantity(deal.size, 'card')}")


def _split(names: tuple[str, ...]) -> tuple[Path, str, str]:
    """Project, game and deal. The game may be left out where there is only one."""
    from ..game.projects import find_project

    find_project(Path.cwd())
    if len(names) not in (1, 2):
        raise click.UsageError(
            "which deal? They stand in deals.yaml of the game: deckwright deal [GAME] DEAL"
        )
    root, game = game_of(names[0] if len(names) == 2 else None)
    return root, game, names[-1]


def _load(root: Path, game_id: str, lang: str | None) -> Game:
    """Raises DeckwrightError where the game has errors, RequestError for a language that it has not."""
    from ..build.resolving import unknown
    from ..game.load import load_game

    game, problems = load_game(root, game_id)
    if game is None or has_errors(problems):
        raise DeckwrightError(*problems)
    if lang is not None and lang not in game.languages:
        raise RequestError(unknown("language", lang, game.languages))
    return game


def read_numbers(only: str | None, count: int) -> list[int] | range:
    """The numbers of the decks that are made, from 1 to *count* or some of these. Raises click.UsageError."""
    if only is None:
        return range(1, count + 1)
    found = set[int]()
    for part in only.split(","):
        match = _PART.fullmatch(part)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
        if not 1 <= first <= last <= MOST:
            raise click.UsageError(f"--only {only}: write numbers from 1 on: 17..20, or 3,17..20")
        if last > count > 1:
            raise click.UsageError(f"--only {only}: there are {count} decks, by --count")
        found.update(range(first, last + 1))
    return sorted(found)


def _told(deck: DealtDeck, lang: str) -> str:
    head = f"{deck.number}  {deck.name.in_lang(lang)}"
    values = [f"   {key}: {text.in_lang(lang)}" for key, text in deck.values.items()]
    return "\n".join([head, *values, f"   {', '.join(deck.cards)}"])


def _show_stats(pool: Pool, decks: Iterator[DealtDeck], *, as_json: bool) -> None:
    from ..deals.manifest import shares_of

    found = shares_of(pool, decks)
    if as_json:
        answer_json(
            [
                {
                    "card": one.card,
                    "weight": one.weight,
                    "copies": one.copies,
                    "part": one.part,
                    "decks": one.decks,
                }
                for one in found
            ]
        )
        return
    rows = [[one.card, f"{one.weight:.2%}", f"{one.part:.2%}", one.copies, one.decks] for one in found]
    answer(table(["card", "of the weights", "of the cards dealt", "copies", "decks"], rows))


def _write(
    root: Path,
    game: Game,
    name: str,
    seed: int,
    numbers: list[int] | range,
    decks: Iterator[DealtDeck],
    out: Path | None,
) -> Path:
    """The record of the decks; a part of them goes to a file of its own."""
    from ..basics.files import write_all
    from ..deals.manifest import as_line

    part = "" if isinstance(numbers, range) else f"-{numbers[0]}-{numbers[-1]}"
    file = (out or root / "build") / game.id / f"{game.id}-deal-{name}-{seed}{part}.jsonl"
    lines = [as_line(deck, name, seed).encode() for deck in decks]
    write_all([(file, b"".join(lines))])
    return file
