"""Every rule of a game against its cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from ..basics.phrases import quantity
from ..basics.problems import SPOILS_NO_CARD, Problem, Severity, problem
from ..game import rule_types as c
from ..game.conditions import ConditionError
from ..game.model import BASE, Game, Rule
from . import cards, counting, order, shown
from .boards import check_boards
from .findings import Breach, problem_of
from .scope import CardGroup, CardTable
from .shown import Drawn

_WHOLE = (
    c.Count,
    c.Copies,
    c.Total,
    c.Share,
    c.Extremes,
    c.Unique,
    c.Exists,
    c.Contains,
    c.Refers,
    c.Expect,
    c.Odds,
)


def check(game: Game, lang: str | None = None, known: Iterable[Problem] = ()) -> list[Problem]:
    """What breaks the rules that need no drawing, in the order of the rules; before them what boards lack.

    *known* are the problems of loading: a card with an error is not held against a rule over single cards, and rules
    over whole decks wait while cards are missing or read in part.
    """
    faults = [
        found for found in known if found.severity is Severity.ERROR and found.code not in SPOILS_NO_CARD
    ]
    spoilt = {card for found in faults for card in found.cards}
    problems = check_boards(game, is_whole=not faults)
    if not (in_force := _in_force(game)):
        return problems
    table = CardTable.of(game)
    waiting: list[Rule] = []
    for rule in in_force:
        if isinstance(rule.test, c.Shows):
            continue
        if faults and _needs_all_cards(rule):
            waiting.append(rule)
        else:
            problems += [p for p in _problems(rule, table, lang) if p.card not in spoilt]
    if waiting:
        rules = f"{quantity(len(waiting), 'rule')} over whole decks {'is' if len(waiting) == 1 else 'are'}"
        message = f"{rules} not checked until the errors before are mended"
        problems.append(problem("rule-waits", message, waiting[0].place))
    return problems


def check_drawn(
    game: Game,
    fronts: Mapping[str, Drawn],
    lang: str | None = None,
    backs: Mapping[tuple[str, str], Drawn] = MappingProxyType({}),
) -> list[Problem]:
    """What breaks the rules over drawn faces; *fronts* are what each card's front shows, by its id,
    *backs* what its backs show, by its id and that of the deck."""
    tests = [(rule, rule.test) for rule in _in_force(game) if isinstance(rule.test, c.Shows)]
    if not tests:
        return []
    table = CardTable.of(game)
    found: list[Problem] = []
    for rule, test in tests:
        found += _problems_of(
            rule, lang or game.languages[0], _find_on_faces(test, rule, table, fronts, backs)
        )
    return found


def _needs_all_cards(rule: Rule) -> bool:
    """Whether a rule says something wrong while cards are missing; rows of data are there without them."""
    if rule.scope.rows is not None:
        return isinstance(rule.test, c.Refers)
    return rule.scope.over_pawns or isinstance(rule.test, _WHOLE)


def single_card_rules(game: Game) -> tuple[Rule, ...]:
    """The rules that a card keeps or breaks by itself, whatever deck it lies in."""
    return tuple(rule for rule in game.rules if rule.scope.rows is None and not _needs_all_cards(rule))


def _in_force(game: Game) -> list[Rule]:
    """The rules that hold for the game as its variants have made it."""
    names = set(game.in_force) or {BASE}
    return [rule for rule in game.rules if not rule.variants or names & set(rule.variants)]


def _problems(rule: Rule, table: CardTable, lang: str | None) -> list[Problem]:
    return _problems_of(rule, lang or table.game.languages[0], _findings(rule, table))


def _problems_of(rule: Rule, lang: str, findings: Iterator[tuple[CardGroup, Breach]]) -> list[Problem]:
    problems: list[Problem] = []
    try:
        for group, finding in findings:
            problems.append(problem_of(finding, rule, group.name, lang))
    except ConditionError as error:
        message = f"the rule {rule.id!r} cannot be checked: {error.message}"
        problems.append(problem("rule-unfit", message, rule.place, hint=error.hint))
    return problems


def _findings(rule: Rule, table: CardTable) -> Iterator[tuple[CardGroup, Breach]]:
    for group in table.groups(rule, _names(rule.test)):
        for finding in _of_group(rule.test, group, table):
            yield group, finding


def _names(test: c.Test) -> Iterable[str]:
    """The groups that a rule gives a number to."""
    match test:
        case c.Count(wanted) | c.Copies(wanted) | c.Total(wanted=wanted) | c.Extremes(wanted=wanted):
            return wanted.by_group
    return ()


# A line for each kind of test, and types that are held: no table could say that.
def _of_group(  # noqa: C901, PLR0911, PLR0912
    test: c.Test, group: CardGroup, table: CardTable
) -> Iterator[Breach]:
    match test:
        case c.Count():
            return counting.count(test, group)
        case c.Copies():
            return counting.copies(test, group)
        case c.Total():
            return counting.total(test, group)
        case c.Share():
            return counting.share(test, group)
        case c.Extremes():
            return counting.extremes(test, group)
        case c.CopiesBy():
            return counting.copies_by(test, group)
        case c.Allowed():
            return cards.allowed(test, group)
        case c.Unique():
            return cards.unique(test, group)
        case c.Exists():
            return cards.exists(test, group)
        case c.Contains():
            return cards.contains(test, group)
        case c.Refers():
            return cards.refers(test, group, table)
        case c.Partition():
            return cards.partition(test, group)
        case c.Sequence():
            return order.sequence(test, group)
        case c.Cover():
            return order.cover(test, group)
        case c.Require():
            return cards.require(test, group)
        case c.Expect():
            return cards.expect(test, group)
        case c.Odds():
            return counting.odds(test, table)
    return iter(())


def _find_on_faces(
    test: c.Shows,
    rule: Rule,
    table: CardTable,
    fronts: Mapping[str, Drawn],
    backs: Mapping[tuple[str, str], Drawn],
) -> Iterator[tuple[CardGroup, Breach]]:
    for group in table.groups(rule):
        if test.on_back:
            found = shown.on_backs(
                test, group, lambda row: backs.get((row.card.id, row.values.get("deck") or "")), table
            )
        else:
            found = shown.shows(test, group, lambda row: fronts.get(row.card.id))
        for finding in found:
            yield group, finding
