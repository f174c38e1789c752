"""One deck after the other, each from a chance of its own, so that any part of them can be made alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any, Final

from ..basics.phrases import quantity
from ..basics.problems import DeckwrightError, RequestError, Severity, did_you_mean, problem
from ..basics.records import dataclass
from ..game.condition_names import values_of
from ..game.conditions import ConditionError, Values
from ..game.deal_types import HOLE, Deal, NumberLaw
from ..game.localized import Localized
from ..game.model import Card, Game, Rule
from ..rules.check import check
from .feasible import Feasible, UndecidedError, find_contradiction

TRIES: Final = 100  # decks that the rules may refuse before the deal is given up


@dataclass(frozen=True, slots=True)
class DealtDeck:
    """One deck: its cards in the order in which they were dealt."""

    number: int
    name: Localized[str]
    values: Mapping[str, Localized[str]]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pool:
    """The cards that a deal takes, each with its weight."""

    deal: Deal
    weights: Mapping[str, float]
    members: Mapping[str, frozenset[str]]  # of each `numbers` law
    decks: Feasible


def find_deal(game: Game, name: str) -> Deal:
    """Raises RequestError."""
    if name in game.deals:
        return game.deals[name]
    there = ", ".join(game.deals) or "none: write one in deals.yaml"
    hint = did_you_mean(name, game.deals) or f"deals are {there}"
    raise RequestError(problem("unknown-deal", f"there is no deal {name!r}", hint=hint))


def pool_of(game: Game, deal: Deal) -> Pool:
    """The cards of a deal. Raises DeckwrightError where its laws contradict each other, or a weight is no number."""
    lying = {card.id: deck.id for deck in reversed([*game.decks.values()]) for card in deck.cards}
    rows = {card.id: values_of(card, lying.get(card.id), game.every_card) for card in game.cards.values()}
    try:
        weights = {
            id: _weight(deal, id, row)
            for id, row in rows.items()
            if game.cards[id].copies and deal.pool.holds(row)
        }
        members = {
            law.name: frozenset(id for id in weights if law.where.holds(rows[id]))
            for law in deal.laws
            if isinstance(law, NumberLaw)
        }
    except ConditionError as error:
        raise DeckwrightError(problem("deal-unfit", error.message, deal.place, hint=error.hint)) from error
    weights = {id: weight for id, weight in weights.items() if weight}
    if not weights:
        raise DeckwrightError(problem("deal-unfit", f"`from` of {deal.id!r} takes no card", deal.place))
    cards = list(weights)
    _refuse_contradiction(deal, cards, members)
    return Pool(deal, weights, members, Feasible(cards, deal.laws, members))


def _weight(deal: Deal, id: str, row: Values) -> float:
    found: Any = 1 if deal.weight is None else deal.weight.value(row)
    try:
        weight = Fraction(found)
        if weight < 0:
            raise ValueError
    except (TypeError, ValueError, ArithmeticError):
        message = f"the `weight` of {id} is {found!r}; a number from 0 on is allowed"
        raise DeckwrightError(problem("deal-unfit", message, deal.place)) from None
    return float(weight)


def _refuse_contradiction(deal: Deal, cards: Sequence[str], members: Mapping[str, frozenset[str]]) -> None:
    try:
        found = find_contradiction(cards, deal.laws, members)
    except UndecidedError:
        message = f"the laws of {deal.id!r} are too many to tell whether a deck can keep them all"
        raise DeckwrightError(
            problem("deal-unfit", message, deal.place, hint="write fewer `exclude` and `with`")
        ) from None
    if not found:
        return
    laws = "; ".join(f"{law} (line {law.place.line})" for law in found)
    what = "this law" if len(found) == 1 else f"these {quantity(len(found), 'law')} together"
    message = f"no deck of {quantity(len(cards), 'card')} keeps {what}: {laws}"
    hint = (
        "loosen it" if len(found) == 1 else "loosen one of them: any one less of these, and there is a deck"
    )
    raise DeckwrightError(problem("deal-contradiction", message, found[0].place, hint=hint))


def deal_decks(game: Game, pool: Pool, seed: int, numbers: Iterable[int]) -> Iterator[DealtDeck]:
    """The decks of these numbers. Raises DeckwrightError where the rules refuse every one that is tried."""
    for number in numbers:
        yield _deal_allowed(game, pool, seed, number)


def _deal_allowed(game: Game, pool: Pool, seed: int, number: int) -> DealtDeck:
    broken = Counter[str]()
    for attempt in range(TRIES):
        chance = Random(f"{seed}/{pool.deal.id}/{number}/{attempt}")
        cards = draw(pool, chance)
        found = broken_rules(game, pool.deal, cards)
        if not found:
            return _named(pool.deal, seed, number, cards, chance)
        broken.update(found)
    told = ", ".join(f"{rule!r} ({count} of {TRIES})" for rule, count in broken.most_common())
    message = (
        f"each of {TRIES} decks that were tried as number {number} of {pool.deal.id!r} breaks rules: {told}"
    )
    hint = "give the deal `numbers` that keep them, or name those that are to judge it: rules: [name]"
    raise DeckwrightError(problem("deal-refused", message, pool.deal.place, hint=hint))


def draw(pool: Pool, chance: Random) -> tuple[str, ...]:
    """Cards one by one, each by its weight among those with which the deck can still keep all laws."""
    counts, drawn = [0] * pool.decks.kinds, list[str]()
    while len(drawn) < pool.deal.size:
        left = pool.weights
        while True:
            card = _pick(left, chance)
            kind = pool.decks.kind[card]
            counts[kind] += 1
            if drawn.count(card) < pool.decks.alike and pool.decks.can_become(counts):
                drawn.append(card)
                break
            counts[kind] -= 1
            left = {id: weight for id, weight in left.items() if id != card}
    return tuple(drawn)


def _pick(weights: Mapping[str, float], chance: Random) -> str:
    """One of them, by weight."""
    point = chance.random() * sum(weights.values())
    for card, weight in weights.items():
        point -= weight
        if point < 0:
            return card
    return [*weights][-1]


def broken_rules(game: Game, deal: Deal, cards: Collection[str]) -> list[str]:
    """The rules that a deck breaks, judged as a game of these cards alone, each in the deck that it lies in."""
    kept = [rule for rule in game.rules if deal.rules is None or rule.id in deal.rules]
    if not kept:
        return []
    copies = Counter(cards)
    dealt = {id: replace(game.cards[id], copies=count) for id, count in copies.items()}
    decks = {id: replace(deck, cards=_of(deck.cards, dealt)) for id, deck in game.decks.items()}
    alone = replace(game, cards=dealt, decks=decks, gone=game.every_card, boards={}, pawns=None)
    return [rule.id for rule in kept if _is_broken(rule, alone)]


def _is_broken(rule: Rule, game: Game) -> bool:
    return any(found.severity is Severity.ERROR for found in check(replace(game, rules=(rule,))))


def _of(cards: Iterable[Card], dealt: Mapping[str, Card]) -> tuple[Card, ...]:
    return tuple(dealt[card.id] for card in cards if card.id in dealt)


def _named(deal: Deal, seed: int, number: int, cards: tuple[str, ...], chance: Random) -> DealtDeck:
    words = {key: items[int(chance.random() * len(items))] for key, items in deal.words.items() if items}
    numbers = {key: Localized({"": str(value)}) for key, value in (("number", number), ("seed", seed))}
    name = _filled(deal.name, {**words, **numbers})
    known = {**words, **numbers, "name": name}
    return DealtDeck(number, name, {key: _filled(text, known) for key, text in deal.values.items()}, cards)


def _filled(text: Localized[str], words: Mapping[str, Localized[str]]) -> Localized[str]:
    """A text in each language that it or one of its words has."""
    holes = [hole for written in text.by_lang.values() for hole in HOLE.findall(written) if hole in words]
    langs = dict.fromkeys([*text.by_lang, *(lang for hole in holes for lang in words[hole].by_lang if lang)])
    return Localized(
        {
            lang: HOLE.sub(lambda hole: words[hole[1]].in_lang(lang), text.in_lang(lang))  # noqa: B023
            for lang in langs
        }
    )
