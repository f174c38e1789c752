"""`deckwright odds`."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..basics.problems import RequestError, did_you_mean, problem
from ..basics.records import dataclass
from .project import game_of, variant_option
from .show import answer, answer_json

if TYPE_CHECKING:
    from ..game.expressions import Redraw
    from ..game.fights import FightRule
    from ..game.model import Game
    from ..rules.odds import Setting

EXAMPLES = """\b
Examples:
  deckwright odds caveloot "2 BA + 3"
  deckwright odds caveloot HEMUD --plot hemud.svg
  deckwright odds caveloot "BP + PM" --versus "PM + 1"
  deckwright odds caveloot "BP + PM" --versus "PM + 1" --vitality 3 2 --redraw sagesse
  deckwright odds urto D6 --versus 5 --vitality 7 2 --fight monstre --pays 2
  deckwright odds caveloot --json -- "-BA"          a power that begins with a minus stands behind --
"""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, its words as written."""

    power: str
    versus: str | None
    vitality: tuple[int, int] | None
    redraws: tuple[str, ...]
    versus_redraws: tuple[str, ...]
    trials: int
    seed: int
    simulate: bool
    fight: str | None = None
    pays: int = 0


@click.command("odds", epilog=EXAMPLES)
@click.argument("words", nargs=-1, required=True, metavar="[GAME] POWER")
@click.option(
    "--versus", metavar="POWER", help="The chances against this power, both sides drawing from one deck."
)
@click.option(
    "--vitality", nargs=2, type=int, metavar="A B", help="Fight until one side has none of its A or B left."
)
@click.option("--fight", "by", metavar="NAME", help="Fight as this entry of `fights:` of game.yaml says.")
@click.option(
    "--pays", type=int, default=0, metavar="N", help="What the power's side may spend in that fight."
)
@click.option(
    "--redraw", "redraws", multiple=True, metavar="NAME", help="A redraw of the power's side; repeatable."
)
@click.option(
    "--versus-redraw", "versus_redraws", multiple=True, metavar="NAME", help="A redraw of the other side."
)
@click.option(
    "--set", "variables", multiple=True, metavar="NAME=N", help="The number of a variable; repeatable."
)
@click.option(
    "--trials", type=int, default=200_000, show_default=True, help="Trials where odds are simulated."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of a simulation.")
@click.option("--simulate", is_flag=True, help="Simulate although the odds can be told exactly.")
@variant_option
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the answer as CSV.")
@click.option(
    "--plot", type=click.Path(path_type=Path, dir_okay=False), help="Draw a chart: FILE.svg, .png or .pdf."
)
def command(
    words: tuple[str, ...],
    versus: str | None,
    vitality: tuple[int, int] | None,
    by: str | None,
    pays: int,
    redraws: tuple[str, ...],
    versus_redraws: tuple[str, ...],
    variables: tuple[str, ...],
    trials: int,
    seed: int,
    simulate: bool,
    variants: tuple[str, ...],
    as_json: bool,
    as_csv: bool,
    plot: Path | None,
) -> None:
    """Tell the odds of POWER, drawn from the decks of GAME: exact wherever that can be done."""
    if len(words) > 2:
        raise click.UsageError(f'one power is asked for; quote it: "{" ".join(words[1:])}"')
    if vitality and versus is None:
        raise click.UsageError("--vitality wants the other side: --versus POWER")
    if (by or pays) and not vitality:
        raise click.UsageError("--fight and --pays want a whole fight: --vitality A B")
    if versus_redraws and versus is None:
        raise click.UsageError("--versus-redraw wants the other side: --versus POWER")
    root, name = game_of(words[0] if len(words) == 2 else None)
    question = Question(
        words[-1], versus, vitality, redraws, versus_redraws, trials, seed, simulate, by, pays
    )
    from ..rules.odds import OddsError
    from . import plotting

    form = plotting.plot_form(plot) if plot else ""
    game = plotting.load_for_numbers(root, name, variants)
    try:
        found = answer_question(game, question, variables)
    except OddsError as error:
        raise RequestError(problem("odds", error.message, hint=error.hint)) from error
    if as_json:
        answer_json(found.json)
    else:
        answer(found.csv if as_csv else found.text)
    if plot:
        plotting.plot(plot, form, found.chart, found.title, game, root)


@dataclass(frozen=True, slots=True)
class Answer:
    text: str
    json: dict[str, object]
    csv: str
    title: str
    chart: Callable[[str], str]  # font → SVG


def answer_question(game: Game, question: Question, variables: tuple[str, ...]) -> Answer:
    """Raises OddsError."""
    from ..rules.odds import setting_of

    setting = setting_of(game, numbers(game, variables))
    if question.versus is None:
        return _alone(game, setting, question)
    return _against(game, setting, question, question.versus)


def _alone(game: Game, setting: Setting, question: Question) -> Answer:
    from ..build.statistics.odds_chart import distribution_chart
    from ..rules.odds import alone
    from . import odds_answers as say

    redraws = redraws_of(game, question.redraws)
    power = setting.parse(question.power)
    found, method = alone(power, redraws, setting, question.trials, question.seed, force=question.simulate)
    title = title_of(question.power, redraws)
    note = "" if method.exact else f"simulated: {say.trials_text(method)}"
    return Answer(
        say.distribution_text(title, found, method, redrawn=bool(redraws)),
        say.distribution_json(question.power, found, method, redrawn=bool(redraws)),
        say.distribution_csv(found, method),
        title,
        lambda font: distribution_chart(title, found, font, note),
    )


def _against(game: Game, setting: Setting, question: Question, versus: str) -> Answer:
    from ..build.statistics.odds_chart import fight_chart, versus_chart
    from ..rules.odds import Side, fight
    from . import odds_answers as say

    own, other = redraws_of(game, question.redraws), redraws_of(game, question.versus_redraws)
    vitality = question.vitality or (1, 1)
    rule = rule_of(game, question.fight)
    one = Side(setting.parse(question.power), vitality[0], own, question.pays)
    two = Side(setting.parse(versus), vitality[1], other)
    title = f"{title_of(question.power, own)} against {title_of(versus, other)}"
    if question.vitality:
        title += f", vitality {vitality[0]} and {vitality[1]}"
    if question.pays:
        title += f", {question.pays} {rule.pay or 'points'} to spend"
    found = fight(one, two, setting, question.trials, question.seed, force=question.simulate, rule=rule)
    rounds: Fraction | None = found.rounds if question.vitality else None
    redrawn, ends, method = bool(own or other), say.ends_of(found), found.method
    note = "" if method.exact else f"simulated: {say.trials_text(method)}"

    def chart(font: str) -> str:
        if rounds is None and not redrawn and method.exact:
            from ..rules.odds import difference

            return versus_chart(title, difference(one.power, two.power, setting), font, note)
        named = " · ties with who has left" if found.hide else ""
        return fight_chart(title, (ends[0], ends[1] + found.hide, ends[2]), font, note + named)

    return Answer(
        say.ends_text(title, ends, method, rounds, say.Told(redrawn, rule, found)),
        say.ends_json((question.power, versus), ends, method, rounds, say.Told(redrawn, rule, found)),
        say.ends_csv(ends, method, say.Told(redrawn, rule, found)),
        title,
        chart,
    )


def rule_of(game: Game, name: str | None) -> FightRule:
    """Raises OddsError for a name that `fights:` of game.yaml does not have."""
    from ..game.fights import PLAIN
    from ..rules.odds import OddsError

    if name is None:
        return PLAIN
    if name not in game.fights:
        known = ", ".join(game.fights) or "none: describe them under `fights:` of game.yaml"
        hint = did_you_mean(name, game.fights) or f"fights are {known}"
        raise OddsError(f"there is no fight {name!r}", hint)
    return game.fights[name]


def title_of(power: str, redraws: tuple[Redraw, ...]) -> str:
    return f"{power} ({', '.join(one.id for one in redraws)})" if redraws else power


def redraws_of(game: Game, names: tuple[str, ...]) -> tuple[Redraw, ...]:
    """Raises OddsError for a name that `redraws:` of game.yaml does not have."""
    from ..rules.odds import OddsError

    for name in names:
        if name not in game.redraws:
            known = ", ".join(game.redraws) or "none: declare them under `redraws:` of game.yaml"
            hint = did_you_mean(name, game.redraws) or f"redraws are {known}"
            raise OddsError(f"there is no redraw {name!r}", hint)
    return tuple(game.redraws[name] for name in names)


def numbers(game: Game, variables: tuple[str, ...]) -> dict[str, int]:
    """`SF=3` → the number of the variable with that alias or id. Raises OddsError."""
    from ..rules.odds import OddsError

    found: dict[str, int] = {}
    by_word = {word.casefold(): v.id for v in game.variables.values() for word in (v.id, v.alias)}
    for written in variables:
        name, _, number = written.partition("=")
        id = by_word.get(name.strip().casefold())
        if id is None:
            aliases = ", ".join(v.alias for v in game.variables.values()) or "none"
            raise OddsError(f"there is no variable {name!r}", f"variables are {aliases}")
        try:
            found[id] = int(number.replace("\N{MINUS SIGN}", "-"))
        except ValueError as error:
            raise OddsError(f"{written!r} gives {name} no whole number", f"write {name}=3") from error
        if abs(found[id]) > 999_999:
            raise OddsError(f"{written!r} is too large; at most 999999 is allowed")
    return found
