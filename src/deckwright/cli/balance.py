"""`deckwright balance`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..basics.manual import manual_page
from ..basics.phrases import quantity
from ..basics.problems import ExitCode, RequestError, problem
from .project import game_argument, game_of, lang_option, variant_option
from .show import answer, answer_json, progress

if TYPE_CHECKING:
    from ..rules.odds import FightOdds, Side
    from ..rules.statistics.balance import Match

EXAMPLES = """\b
Examples:
  deckwright balance caveloot
  deckwright balance caveloot --trials 200000 --json
  deckwright balance caveloot --strict          exit code 1 where an opponent stands out
"""


@click.command("balance", epilog=EXAMPLES)
@game_argument
@click.option(
    "--trials", type=int, default=20_000, show_default=True, help="Trials where a fight is simulated."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of a simulation.")
@variant_option
@lang_option("Language of the names. Default: the game's first.")
@click.option("--strict", is_flag=True, help="Exit code 1 where an opponent stands out or has no odds.")
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the answer as CSV.")
@click.option(
    "--plot", type=click.Path(path_type=Path, dir_okay=False), help="Draw a page: FILE.pdf, .png or .svg."
)
def command(
    game: str | None,
    trials: int,
    seed: int,
    variants: tuple[str, ...],
    lang: str | None,
    strict: bool,
    as_json: bool,
    as_csv: bool,
    plot: Path | None,
) -> None:
    """Show the chance of each opponent of GAME to be beaten by the heroes that `balance:` of game.yaml names."""
    root, name = game_of(game)
    from ..rules.odds import OddsError
    from ..rules.statistics.balance import champion_side, matches
    from . import plotting

    form = plotting.plot_form(plot) if plot else ""
    loaded = plotting.load_for_numbers(root, name, variants)
    if loaded.balance is None:
        say_none(name, as_json)
        return
    shown = lang or loaded.languages[0]
    try:
        with progress("Fighting") as step:
            found = matches(loaded, loaded.balance, shown, trials, seed, step)
        sides = {
            name: champion_side(loaded, loaded.balance, one) for name, one in loaded.balance.champions.items()
        }
    except OddsError as error:
        raise RequestError(problem("odds", error.message, loaded.balance.place, hint=error.hint)) from error
    if as_json:
        answer_json(as_dict(found, sides, trials, seed))
    else:
        answer(csv_of(found) if as_csv else text_of(found, sides))
    if plot:
        from ..build.statistics.balance_page import balance_page

        title = f"{loaded.title.in_lang(shown)}: balance"
        plotting.plot(plot, form, lambda font: balance_page(found, sides, title, font), title, loaded, root)
    if strict and any(match.flag or match.unknown for match in found):
        raise SystemExit(ExitCode.PROBLEMS)


def say_none(name: str, as_json: bool) -> None:
    """A game without the section is not at fault."""
    if as_json:
        answer_json({"balance": None, "matches": []})
        return
    answer(
        f"cards/{name}/game.yaml has no section `balance:`, so that nobody stands for the heroes.\n"
        f"Write, for example (more in {manual_page('odds.md')}):\n\n"
        "balance:\n"
        "  opponents: \"type == 'monster'\"\n"
        "  power: power\n"
        "  vitality: hearts\n"
        "  heroes: {everyone: {power: 2 A + 3, vitality: 4}}"
    )


def text_of(found: Sequence[Match], sides: dict[str, Side]) -> str:
    from ..rules.statistics.figures import percent, plain
    from .bars import bar
    from .odds_answers import align_columns

    parts: list[str] = []
    for champion, side in sides.items():
        own = [match for match in found if match.champion == champion]
        redraws = f", {', '.join(one.id for one in side.redraws)}" if side.redraws else ""
        ruled = any(match.fight and match.fight.harm is not None for match in own)
        more = ["lost", "paid", "left"] if ruled else []
        paying = f", {side.pays} to spend" if side.pays else ""
        rows = [["", "group", "round", "beaten", "± error", "rounds", *more, "", ""]]
        for match in own:
            if match.fight is None or match.round is None:
                rows.append(
                    [match.card.id, match.group, "–", "–", "", "", *[""] * len(more), "", match.unknown or ""]
                )
                continue
            error = match.fight.method.error(match.beaten)
            rows.append(
                [
                    match.card.id,
                    match.group,
                    percent(match.round.win, 0),
                    percent(match.beaten),
                    "exact" if match.fight.method.exact else percent(error, 2),
                    plain(match.fight.rounds, 1),
                    *(_costs(match.fight) if ruled else []),
                    bar(float(match.beaten), 20).ljust(20),
                    match.flag.why if match.flag else "",
                ]
            )
        parts.append(
            f"{champion}: {side.power.source}, vitality {side.vitality}{paying}{redraws}\n{align_columns(rows)}"
        )
    flags = sum(match.flag is not None for match in found)
    unknown = sum(match.unknown is not None for match in found)
    parts.append(
        f"{quantity(len(found), 'opponent')}: {flags} {'stands' if flags == 1 else 'stand'} out, {unknown} without odds"
    )
    return "\n\n".join(parts)


def _costs(fight: FightOdds) -> list[str]:
    """What a fight costs the hero: vitality, what it pays, the chance that it leaves."""
    from ..rules.statistics.figures import percent, plain

    return [plain(fight.harm or 0, 1), plain(fight.paid, 1), percent(fight.hide, 0)]


def as_dict(found: Sequence[Match], sides: dict[str, Side], trials: int, seed: int) -> dict[str, Any]:
    return {
        "heroes": {
            name: {
                "power": side.power.source,
                "vitality": side.vitality,
                "redraws": [redraw.id for redraw in side.redraws],
            }
            for name, side in sides.items()
        },
        "trials": trials,
        "seed": seed,
        "matches": [_match(match) for match in found],
    }


def _match(match: Match) -> dict[str, Any]:
    base: dict[str, Any] = {
        "card": match.card.id,
        "name": match.name,
        "group": match.group,
        "hero": match.champion,
        "flag": match.flag.why if match.flag else None,
        "unknown": match.unknown,
    }
    if match.fight and match.round:
        method = match.fight.method
        base |= {
            "round": {
                "win": float(match.round.win),
                "tie": float(match.round.tie),
                "lose": float(match.round.lose),
            },
            "beaten": float(match.beaten),
            "both_fall": float(match.fight.tie),
            "rounds": float(match.fight.rounds),
            **(
                {
                    "lost": float(match.fight.harm),
                    "paid": float(match.fight.paid),
                    "left": float(match.fight.hide),
                }
                if match.fight.harm is not None
                else {}
            ),
            "method": "exact" if method.exact else "simulated",
            "standard_error": method.error(match.beaten),
        }
    return base


def csv_of(found: Sequence[Match]) -> str:
    from .odds_answers import as_csv

    rows: list[list[Any]] = [
        ["card", "group", "hero", "round_win", "beaten", "standard_error", "rounds", "note"]
    ]
    for match in found:
        figures: list[Any] = ["", "", "", ""]
        if match.fight and match.round:
            error = match.fight.method.error(match.beaten)
            figures = [float(match.round.win), float(match.beaten), error, float(match.fight.rounds)]
        note = match.flag.why if match.flag else match.unknown or ""
        rows.append([match.card.id, match.group, match.champion, *figures, note])
    return as_csv(rows)
