"""Whole fights: rounds until one side, or both at once, have no vitality left."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from math import prod, sqrt
from typing import Final

from ...basics.records import dataclass
from ...game.expressions import Power
from ...game.fights import PLAIN, FightRule
from . import exact, layers, markov, walk
from . import tree as t
from .distribution import Distribution
from .setting import OddsError, Setting, TooLargeError
from .sides import Contest, Redraw, Side, in_order

TRIALS: Final = 200_000
SEED: Final = 1
MAX_VITALITY: Final = 99
MAX_TRIALS: Final = 50_000_000

_State = tuple[walk.Decks, tuple[tuple[Redraw, ...], ...], int, int]
Chances = dict[tuple[int, int], Fraction]  # by what is left of the vitalities


@dataclass(frozen=True, slots=True)
class Method:
    """How odds were found: exactly (`trials` 0), or by playing."""

    trials: int = 0
    seed: int = 0

    @property
    def exact(self) -> bool:
        return not self.trials

    def error(self, chance: Fraction) -> float:
        """The standard error of a chance.

        One more of each end is counted, for of 100 in 100 trials nobody is sure: Laplace's rule of succession.
        """
        if self.exact:
            return 0.0
        share = (chance * self.trials + 1) / (self.trials + 2)
        return sqrt(share * (1 - share) / self.trials)


@dataclass(frozen=True, slots=True)
class FightOdds:
    win: Fraction  # the first side is left
    tie: Fraction  # nobody is
    lose: Fraction
    rounds: Fraction  # on average
    method: Method
    hide: Fraction = Fraction(0)  # the first side has left
    harm: Fraction | None = None  # what it loses on average, where the rule is not the plain one
    paid: Fraction = Fraction(0)  # on average


def fight(
    one: Side,
    other: Side,
    setting: Setting,
    trials: int = TRIALS,
    seed: int = SEED,
    *,
    force: bool = False,
    rule: FightRule = PLAIN,
) -> FightOdds:
    """The odds of a whole fight by *rule*: by the plain one each round the lower result loses a point of vitality, and
    both do at a tie.

    Exact where that can be done, else simulated; always simulated with *force*. Raises OddsError.
    """
    for side in (one, other):
        if not 1 <= side.vitality <= MAX_VITALITY:
            raise OddsError(f"a vitality is {side.vitality}; 1 to {MAX_VITALITY} is allowed")
    _check_trials(trials)
    sides = [replace(side, redraws=in_order(side.redraws)) for side in (one, other)]
    contest = Contest.of([side.power for side in sides], setting)
    is_counted = rule.is_plain or _is_of_dice(contest, sides)
    if not is_counted and rule.is_paid:
        hint = "leave `reroll`, `hide`, `bonus` and `dice` out for powers that draw cards or have redraws"
        raise OddsError(f"the fight {rule.id!r} is paid for, which is counted for dice alone", hint)
    if is_counted and (not force or rule.is_paid):
        try:
            return _exactly(contest, sides) if rule.is_plain else _by_rule(rule, sides, setting)
        except TooLargeError:
            if rule.is_paid:
                raise
    from . import simulate  # noqa: PLC0415 - numpy takes 130 ms to import, and a check of cards has no use for it

    counts = simulate.fights(contest, sides, trials, seed, rule)
    win, tie, lose, rounds, harm = (Fraction(count, trials) for count in counts)
    method = Method(trials, seed)
    return FightOdds(win, tie, lose, rounds, method, harm=None if rule.is_plain else harm)


def _is_of_dice(contest: Contest, sides: Sequence[Side]) -> bool:
    return not contest.decks and not any(side.redraws for side in sides)


def _by_rule(rule: FightRule, sides: Sequence[Side], setting: Setting) -> FightOdds:
    found = markov.solve(rule, sides[0], sides[1], setting)
    lose = 1 - found.win - found.tie - found.hide
    harm = sides[0].vitality - found.left
    return FightOdds(found.win, found.tie, lose, found.rounds, Method(), found.hide, harm, found.paid)


def alone(
    power: Power,
    redraws: Sequence[Redraw],
    setting: Setting,
    trials: int = TRIALS,
    seed: int = SEED,
    *,
    force: bool = False,
) -> tuple[Distribution, Method]:
    """The distribution of a power with redraws, exact where that can be done. Raises OddsError."""
    _check_trials(trials)
    held = in_order(redraws)
    if not force:
        try:
            contest = Contest.of([power], setting)
            found = walk.alone(contest, held) if held else exact.distribution(power, setting)
            return found, Method()
        except TooLargeError:
            pass
    from . import simulate  # noqa: PLC0415 - as above

    contest = Contest.of([power], setting)
    return simulate.alone(contest, held, trials, seed), Method(trials, seed)


def _check_trials(trials: int) -> None:
    if not 1 <= trials <= MAX_TRIALS:
        raise OddsError(f"{trials} trials; 1 to {MAX_TRIALS:,} are allowed")


def _exactly(contest: Contest, sides: Sequence[Side]) -> FightOdds:
    """By the first of the ways of counting that can serve. Raises TooLargeError."""
    rounds = sides[0].vitality + sides[1].vitality - 1
    if any(side.redraws for side in sides):
        return _walk(contest, sides)
    if rounds == 1 or not contest.decks:
        return _alike(contest, sides)
    if not isinstance(t.minus(*contest.trees), t.Linear):
        return _walk(contest, sides)
    if rounds == 2:
        with suppress(TooLargeError):
            return _two_rounds(contest, sides)
    return _odds(*layers.play(contest, sides))


def _alike(contest: Contest, sides: Sequence[Side]) -> FightOdds:
    """One round, or dice alone: every round has the same odds."""
    found = exact.of_tree(t.minus(*contest.trees), contest.setting)
    win, tie = found.above(0), found.probability(0)
    odds = ((win, (0, 1)), (tie, (1, 1)), (1 - win - tie, (1, 0)))
    chances: Chances = {(sides[0].vitality, sides[1].vitality): Fraction(1)}
    rounds = Fraction(0)
    ended: Chances = {}
    while chances:
        following: Chances = {}
        for (first, second), chance in chances.items():
            rounds += chance
            for share, (loss, harm) in odds:
                left = (first - loss, second - harm)
                into = following if min(left) > 0 else ended
                into[left] = into.get(left, Fraction(0)) + chance * share
        chances = following
    return _odds(ended, rounds)


def _two_rounds(contest: Contest, sides: Sequence[Side]) -> FightOdds:
    """Two rounds as one sum, the second in a higher digit: where the decks last for both."""
    urns = contest.setting.urns
    if any(2 * contest.needed[pool] > len(urns[pool].values) for pool in contest.decks):
        raise TooLargeError("the decks do not last for two rounds")
    planter = t.Planter(contest.setting)
    first, second = (t.minus(*(planter.tree(side.power) for side in sides)) for _ in range(2))
    base = 2 * t.largest(first, contest.setting) + 1
    both = exact.of_tree(t.plus(first, t.times(t.Linear(base, {}), second)), contest.setting)
    ended: dict[tuple[int, int], int] = {}
    fought = 0
    for value, ways in both.ways.items():
        later = (value + base // 2) // base
        left, rounds = _play((value - later * base, later), sides)
        ended[left] = ended.get(left, 0) + ways
        fought += rounds * ways
    chances = {left: Fraction(ways, both.total) for left, ways in ended.items()}
    return _odds(chances, Fraction(fought, both.total))


def _play(results: Sequence[int], sides: Sequence[Side]) -> tuple[tuple[int, int], int]:
    """What is left of the vitalities, and after how many rounds, when the rounds have these differences."""
    first, second = sides[0].vitality, sides[1].vitality
    for number, result in enumerate(results, 1):
        first -= result <= 0
        second -= result >= 0
        if first <= 0 or second <= 0:
            return (first, second), number
    raise AssertionError("there are rounds enough for every fight")


def _walk(contest: Contest, sides: Sequence[Side]) -> FightOdds:
    """Round by round over every state of the decks. Raises TooLargeError, at once where that can be foreseen."""
    urns = contest.setting.urns
    deals = prod(len(urns[card.pool].counts) for side in contest.cards for card in side)
    if deals > walk.MAX_STEPS or (
        sides[0].vitality + sides[1].vitality > 2 and deals**2 > 10 * walk.MAX_STEPS
    ):
        raise TooLargeError("there are more ways than are played out")
    game = walk.Walk(contest, fight=True)
    start = (game.full, tuple(side.redraws for side in sides), sides[0].vitality, sides[1].vitality)
    states: dict[_State, Fraction] = {start: Fraction(1)}
    ended: Chances = {}
    rounds = Fraction(0)
    while states:
        following: dict[_State, Fraction] = {}
        for (decks, redraws, first, second), chance in states.items():
            rounds += chance
            for share, (one, other), position in game.rounds(decks, redraws):
                left = (first - (one <= other), second - (other <= one))
                if min(left) > 0:
                    key = (position.decks, position.redraws, *left)
                    following[key] = following.get(key, Fraction(0)) + chance * share
                else:
                    ended[left] = ended.get(left, Fraction(0)) + chance * share
        states = following
    return _odds(ended, rounds)


def _odds(ended: Chances, rounds: Fraction) -> FightOdds:
    win = sum((chance for (first, _), chance in ended.items() if first > 0), Fraction(0))
    lose = sum((chance for (_, second), chance in ended.items() if second > 0), Fraction(0))
    return FightOdds(win, 1 - win - lose, lose, rounds, Method())
