"""How every opponent fares against the champions that `balance:` of game.yaml names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import reduce
from statistics import median
from typing import Any, Final, NamedTuple

from ...basics.records import dataclass
from ...game.condition_names import values_of
from ...game.conditions import ConditionError
from ...game.expressions import Integer, Operation, Power, Redraw
from ...game.localized import Localized
from ...game.model import Balance, Card, Champion, Game
from ...game.rule_types import Range
from ..odds import FightOdds, OddsError, Outcome, Setting, Side, TooLargeError, fight, setting_of, versus
from .figures import percent

FEW: Final = 4  # a group of fewer has no outliers of its own
LEAST_SPREAD: Final = 0.15  # of chances in a group, below which nothing stands out

Progress = Callable[[int, int], None]


class Flag(NamedTuple):
    """How an opponent stands out."""

    easy: bool
    why: str


@dataclass(frozen=True, slots=True)
class Match:
    """One opponent against one champion."""

    card: Card
    name: str
    group: str
    champion: str
    round: Outcome | None = None  # the champion's
    fight: FightOdds | None = None
    unknown: str | None = None  # why there are no odds
    flag: Flag | None = None

    @property
    def beaten(self) -> Fraction:
        """The chance that the opponent is beaten."""
        return self.fight.win if self.fight else Fraction(0)


def matches(
    game: Game,
    balance: Balance,
    lang: str,
    trials: int,
    seed: int,
    progress: Progress | None = None,
) -> list[Match]:
    """Every opponent against its champion, in the order of the cards, flagged. Raises OddsError."""
    setting = setting_of(game, balance.variables)
    decks = {card.id: deck.id for deck in reversed(list(game.decks.values())) for card in deck.cards}
    sides = {name: champion_side(game, balance, champion) for name, champion in balance.champions.items()}
    pairs = [
        pair
        for card in game.cards.values()
        for pair in _pairs(card, decks.get(card.id), balance, game.every_card, sides, lang)
    ]
    found: list[Match] = []
    for match in pairs:
        found.append(_play(match, sides[match.champion], game, balance, setting, trials, seed))
        if progress:
            progress(len(found), len(pairs))
    return flag_matches(found, balance)


def _power_of(card: Card, balance: Balance) -> Power | None:
    """A card's power; a whole number is one that draws nothing: a difficulty, say."""
    value = card.values.get(balance.power)
    return Power(str(value), Integer(value), ()) if isinstance(value, int) else value


def champion_side(game: Game, balance: Balance, champion: Champion) -> Side:
    """The champion's powers, those of its equipment too, as one. Raises OddsError where it has none."""
    card = game.cards[champion.card] if champion.card else None
    cards = [*([card] if card else []), *(game.cards[id] for id in champion.equipment)]
    powers = [power for one in cards if (power := _power_of(one, balance)) is not None]
    powers += [champion.power] if champion.power else []
    if not powers:
        raise OddsError(f"the hero {champion.name!r} of `balance:` has no power")
    vitality = champion.vitality
    if vitality is None and card and balance.vitality:
        vitality = card.values.get(balance.vitality)
    redraws = [game.redraws[name] for name in champion.redraws]
    redraws += [redraw for one in cards for redraw in redraws_of(game, balance, one)]
    return Side(
        reduce(add_powers, powers),
        1 if vitality is None else vitality,
        tuple(dict.fromkeys(redraws)),
        champion.pays,
    )


def add_powers(one: Power, other: Power) -> Power:
    source = f"{one.source} + {other.source}"
    return Power(source, Operation("+", one.root, other.root), (*one.tokens, *other.tokens))


def redraws_of(game: Game, balance: Balance, card: Card) -> list[Redraw]:
    value = card.values.get(balance.redraws or "")
    names: Sequence[Any] = value if isinstance(value, tuple) else (value,)
    return [game.redraws[name] for name in names if name in game.redraws]


def _pairs(
    card: Card,
    deck: str | None,
    balance: Balance,
    cards: Mapping[str, Card],
    sides: Mapping[str, Side],
    lang: str,
) -> list[Match]:
    values = values_of(card, deck, cards)
    try:
        if not card.copies or not balance.opponents.holds(values):
            return []
        each = balance.each.value(values) if balance.each else None
        group = balance.groups.value(values) if balance.groups else None
    except ConditionError as error:
        raise OddsError(f"`balance:` of game.yaml: {error.message} ({card.id})", error.hint) from error
    shown = next((v.in_lang(lang) for v in card.values.values() if isinstance(v, Localized)), card.id)
    champions = [str(each)] if balance.each else list(sides)
    return [Match(card, str(shown), str(group or ""), one) for one in champions if one in sides]


def _play(
    match: Match, side: Side, game: Game, balance: Balance, setting: Setting, trials: int, seed: int
) -> Match:
    power = _power_of(match.card, balance)
    vitality = match.card.values.get(balance.vitality) if balance.vitality else 1
    if power is None or vitality is None:
        return replace(match, unknown=f"it has no {balance.power if power is None else balance.vitality}")
    other = Side(power, vitality, tuple(redraws_of(game, balance, match.card)))
    try:
        try:
            single = versus(side.power, power, setting)
        except TooLargeError:
            one_round = fight(replace(side, vitality=1), replace(other, vitality=1), setting, trials, seed)
            single = Outcome(one_round.win, one_round.tie, one_round.lose)
        return replace(
            match, round=single, fight=fight(side, other, setting, trials, seed, rule=balance.fight)
        )
    except OddsError as error:
        return replace(match, unknown=error.message)


def flag_matches(found: Sequence[Match], balance: Balance) -> list[Match]:
    """Those whose chance lies outside of what is wanted, or, where nothing is, far from that of their group."""
    by_group: dict[tuple[str, str], list[float]] = {}
    for match in found:
        if match.fight:
            by_group.setdefault((match.champion, match.group), []).append(float(match.beaten))
    return [
        replace(match, flag=_flag(match, balance, by_group[match.champion, match.group]))
        if match.fight
        else match
        for match in found
    ]


def _flag(match: Match, balance: Balance, chances: Sequence[float]) -> Flag | None:
    wanted = balance.wanted.all or balance.wanted.by_group.get(match.group)
    if wanted is not None:
        return _flag_of_range(match, wanted)
    if len(chances) < FEW:
        return None
    # Three median absolute deviations, as Hampel bounds outliers: one far chance does not widen it.
    middle = median(chances)
    spread = max(3 * median(abs(chance - middle) for chance in chances), LEAST_SPREAD)
    if abs(float(match.beaten) - middle) <= spread:
        return None
    easy = match.beaten > middle
    return Flag(
        easy, f"{'easier' if easy else 'harder'} than its group, whose median is {percent(middle, 0)}"
    )


def _flag_of_range(match: Match, wanted: Range) -> Flag | None:
    """Outside of the range by more than two standard errors."""
    assert match.fight is not None
    doubt = Fraction(2 * match.fight.method.error(match.beaten))
    if wanted.most is not None and match.beaten - doubt > wanted.most:
        return Flag(True, f"too easy: wanted is at most {percent(wanted.most, 0)}")
    if wanted.least is not None and match.beaten + doubt < wanted.least:
        return Flag(False, f"too hard: wanted is {percent(wanted.least, 0)} or more")
    return None
