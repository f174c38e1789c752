"""Another way to print a game: a variant's operations, one after the other, game → game.

What an operation cannot do, it reports at its own place and leaves; the next goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import combinations
from types import MappingProxyType
from typing import Any, Final

from ..basics.phrases import quantity
from ..basics.problems import Place, Problem, RequestError, did_you_mean, problem
from ..basics.records import dataclass
from ..basics.written import as_written
from .condition_names import value_of, values_of
from .conditions import Condition, ConditionError
from .kinds import Field
from .model import (
    Card,
    Deck,
    DeckPart,
    Game,
    Keep,
    Operation,
    Recount,
    Remove,
    Revalue,
    SetBack,
    Split,
    Variant,
)

NOTHING: Final = object()  # what a field has that keeps its value


def apply_variants(game: Game, names: Iterable[str]) -> tuple[Game, list[Problem]]:
    """The game as the named variants make it, in this order, and what they could not do.

    Raises RequestError for a variant that the game does not have, and for variants that exclude each other.
    """
    chosen = [_find_variant(game, name) for name in dict.fromkeys(names)]
    if conflicts := _conflicts(chosen):
        raise RequestError(*conflicts)
    work = Work(game)
    for variant in chosen:
        work.take(variant)
    return _with_its_champions(work.game), work.problems


def faults(game: Game) -> list[Problem]:
    """What each variant by itself could not do."""
    return [found for variant in game.variants for found in apply_variants(game, (variant,))[1]]


def _conflicts(chosen: Sequence[Variant]) -> list[Problem]:
    """Of the variants asked for, each two of which one excludes the other, whichever of them says so."""
    return [
        problem(
            "variant-excluded",
            f"the variants {one.id!r} and {other.id!r} are asked for; they exclude each other",
            (one if other.id in one.excludes else other).place,
            hint="ask for one of the two",
        )
        for one, other in combinations(chosen, 2)
        if other.id in one.excludes or one.id in other.excludes
    ]


def _with_its_champions(game: Game) -> Game:
    """Who stands for the players in `deckwright balance` needs his cards."""
    balance = game.balance
    if balance is None:
        return game
    champions = {
        name: one
        for name, one in balance.champions.items()
        if all(id in game.cards for id in (one.card, *one.equipment) if id is not None)
    }
    return replace(game, balance=replace(balance, champions=MappingProxyType(champions)))


def _find_variant(game: Game, name: str) -> Variant:
    if name not in game.variants:
        there = ", ".join(game.variants) or "none: declare them under `variants:` of game.yaml"
        hint = did_you_mean(name, game.variants)
        raise RequestError(problem("unknown-variant", f"no variant {name!r}; there is {there}", hint=hint))
    return game.variants[name]


@dataclass(slots=True)
class Work:
    """A game while operations are made on it."""

    game: Game
    problems: list[Problem] = field(default_factory=list)

    def take(self, variant: Variant) -> None:
        for operation in variant.operations:
            try:
                OPERATIONS[type(operation)](self, operation)
            except ConditionError as error:
                message = f"the variant {variant.id!r} cannot be made: {error.message}"
                self.problems.append(problem("condition", message, operation.place, hint=error.hint))
        self.game = replace(self.game, in_force=(*self.game.in_force, variant.id))

    def report(self, code: str, message: str, place: Place, hint: str | None = None, **of: str) -> None:
        self.problems.append(
            problem(code, message, place, hint=hint, card=of.get("card"), field=of.get("field"))
        )

    def idle(self, message: str, place: Place) -> None:
        hint = (
            "correct the operation or delete it; operations are made in order, each on what the last one left"
        )
        self.report("variant-idle", message, place, hint)

    def cards_in_decks(self, where: Condition | None = None) -> Iterator[tuple[Card, str | None]]:
        """Each card of which it is true (None: each), with each deck where it is, or none where it lies in none."""
        decks: dict[str, list[str]] = {}
        for deck in self.game.decks.values():
            for card in deck.cards:
                decks.setdefault(card.id, []).append(deck.id)
        for card in self.game.cards.values():
            for home in decks.get(card.id) or (None,):
                if where is None or where.holds(values_of(card, home, self.game.every_card)):
                    yield card, home

    def exchange(self, cards: Mapping[str, Card | None]) -> None:
        """Put other cards in place of those with the same ids, everywhere; None: it goes."""
        now = {id: cards.get(id, card) for id, card in self.game.cards.items()}
        kept = {id: card for id, card in now.items() if card is not None}
        decks = {
            deck.id: tuple(kept[card.id] for card in deck.cards if card.id in kept)
            for deck in self.game.decks.values()
        }
        self._set(kept, decks)

    def deal(self, decks: Mapping[str, set[str]], homeless: set[str]) -> None:
        """Leave in each deck the cards with these ids; a card that lies in no deck any more goes."""
        left = {
            deck.id: tuple(card for card in deck.cards if card.id in decks.get(deck.id, ()))
            for deck in self.game.decks.values()
        }
        there = {card.id for cards in left.values() for card in cards} | homeless
        self._set({id: card for id, card in self.game.cards.items() if id in there}, left)

    def _set(self, cards: dict[str, Card], decks: Mapping[str, tuple[Card, ...]]) -> None:
        """A deck that has lost all its cards goes."""
        remaining = {
            id: replace(deck, cards=decks[id])
            for id, deck in self.game.decks.items()
            if decks[id] or not deck.cards
        }
        gone = {id: card for id, card in self.game.cards.items() if id not in cards}
        self.game = replace(
            self.game,
            cards=MappingProxyType(cards),
            decks=MappingProxyType(remaining),
            gone=MappingProxyType({**self.game.gone, **gone}),
        )


def _keep(work: Work, operation: Keep) -> None:
    found = list(work.cards_in_decks(operation.where))
    if not found:
        work.idle(
            f"{operation.where.source!r} is true of no card; the variant would keep none", operation.place
        )
        return
    _leave(work, found)


def _remove(work: Work, operation: Remove) -> None:
    found = list(work.cards_in_decks(operation.where))
    if not found:
        work.idle(
            f"{operation.where.source!r} is true of no card; there is nothing to remove", operation.place
        )
    elif operation.copies is None:
        gone = {(card.id, home) for card, home in found}
        everything = list(work.cards_in_decks())
        _leave(work, [(card, home) for card, home in everything if (card.id, home) not in gone])
    else:
        _recount(work, Recount({card.id: -operation.copies for card, _ in found}, operation.place))


def _leave(work: Work, found: Iterable[tuple[Card, str | None]]) -> None:
    decks: dict[str | None, set[str]] = {}
    for card, home in found:
        decks.setdefault(home, set()).add(card.id)
    homeless = decks.pop(None, set())
    work.deal({home: ids for home, ids in decks.items() if home is not None}, homeless)


def _too_many(id: str, going: int, there: int) -> str:
    gone = f"{quantity(going, 'copy', 'copies')} of {id!r} {'is' if going == 1 else 'are'} to go"
    return f"{gone}; there {'is' if there == 1 else 'are'} {there}"


def _recount(work: Work, operation: Recount) -> None:
    changed: dict[str, Card | None] = {}
    for id, more in operation.by_card.items():
        card = work.game.cards.get(id)
        there = card.copies if card else 0
        if card is None or there + more < 0:
            message = _too_many(id, -more, there) if more < 0 else f"{id!r} has gone before"
            hint = "remove fewer, or look at what the operations before have left"
            work.report("variant-excess", message, operation.place, hint, card=id)
        else:
            changed[id] = replace(card, copies=there + more) if there + more else None
    work.exchange(changed)


def _split(work: Work, operation: Split) -> None:
    deck = work.game.decks.get(operation.deck)
    if deck is None:
        work.idle(f"there is no deck {operation.deck!r} any more", operation.place)
        return
    members: dict[str, list[Card]] = {part.id: [] for part in operation.parts}
    for card in deck.cards:
        homes = _parts_of(card, deck, operation, work.game.every_card)
        if len(homes) != 1:
            found = f"in {' and in '.join(part.id for part in homes)}" if homes else "in none of the parts"
            message = f"the card would lie {found}; {deck.id!r} is split so that each lies in one"
            hint = "mend the conditions under `into`; a part without `where` takes what is left"
            work.report("variant-split", message, operation.place, hint, card=card.id)
            return
        members[homes[0].id].append(card)
    for part in operation.parts:
        if not members[part.id]:
            work.idle(f"the part {part.id!r} has no card", part.place)
    parts = {
        p.id: Deck(p.id, p.title, tuple(members[p.id]), p.back or deck.back, p.place) for p in operation.parts
    }
    decks: dict[str, Deck] = {}
    for id, other in work.game.decks.items():
        decks |= parts if id == deck.id else {id: other}
    work.game = replace(work.game, decks=MappingProxyType({id: d for id, d in decks.items() if d.cards}))


def _parts_of(card: Card, deck: Deck, operation: Split, cards: Mapping[str, Card]) -> list[DeckPart]:
    values = values_of(card, deck.id, cards)
    found = [part for part in operation.parts if part.where is not None and part.where.holds(values)]
    return found or [part for part in operation.parts if part.where is None]


def _set_back(work: Work, operation: SetBack) -> None:
    if operation.where is not None:
        found = {
            card.id: replace(card, back=operation.back) for card, _ in work.cards_in_decks(operation.where)
        }
        if not found:
            work.idle(f"{operation.where.source!r} is true of no card; no back is set", operation.place)
        work.exchange(found)
        return
    deck = work.game.decks.get(operation.deck or "")
    if deck is None:
        work.idle(f"there is no deck {operation.deck!r} any more", operation.place)
        return
    decks = {**work.game.decks, deck.id: replace(deck, back=operation.back)}
    work.game = replace(work.game, decks=MappingProxyType(decks))


def _revalue(work: Work, operation: Revalue) -> None:
    changed: dict[str, Card | None] = {}
    met = False
    for card, home in work.cards_in_decks(operation.where):
        declared = card.type.fields.get(operation.name)
        if declared is None:
            continue
        value = _new_value(work, card, home, declared, operation)
        met = met or value is not NOTHING
        if value is not NOTHING:
            values = {name: old for name, old in card.values.items() if name != declared.name}
            values |= {} if value is None else {declared.name: value}
            changed[card.id] = replace(card, values=MappingProxyType(values))
    if not met:
        work.idle(f"no card has a value of {operation.name!r} that the operation is about", operation.place)
    work.exchange(changed)


def _new_value(work: Work, card: Card, home: str | None, declared: Field, operation: Revalue) -> Any:
    """The new value, None where it is to have none, NOTHING where it keeps the old one."""
    if operation.to is None:
        written = operation.written[card.type.id]
        old = as_written(value_of(card, declared))
        return written[None] if None in written else written.get(old, NOTHING)
    value = operation.to.value(values_of(card, home, work.game.every_card))
    if value is None:
        fault = "the field is required" if declared.required else None
    else:
        fault = declared.fault_in(value)
    if fault is None:
        return None if value is None else declared.computed(value)
    message = f"{operation.to.source!r} comes to {as_written(value)}; {fault}"
    work.report("variant-value", message, operation.place, card=card.id, field=declared.name)
    return card.values.get(declared.name)


OPERATIONS: Final[Mapping[type[Operation], Callable[[Work, Any], None]]] = {
    Keep: _keep,
    Remove: _remove,
    Recount: _recount,
    Split: _split,
    SetBack: _set_back,
    Revalue: _revalue,
}
