"""Which cards a rule is about: rows of values, in groups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..basics.problems import Place
from ..basics.records import dataclass
from ..basics.written import as_written
from ..game.condition_names import values_of, values_of_pawn
from ..game.conditions import Condition, Values
from ..game.model import Card, Game, Pawn, Rule
from ..game.rule_types import DataRow, Shows


@dataclass(frozen=True, slots=True, eq=False)
class CardRow:
    """A card, a pawn or a row of data, as rules see it."""

    card: Card | Pawn | DataRow
    values: Values

    def place(self, field: str | None = None) -> Place:
        return self.card.places.get(field or "", self.card.place)

    def field_of(self, names: Iterable[str]) -> str | None:
        """The one of *names* that the card writes itself, if it writes just one."""
        written = [name for name in names if name in self.card.places]
        return written[0] if len(written) == 1 else None


@dataclass(frozen=True, slots=True)
class CardGroup:
    name: str | None  # None where a rule has no groups
    rows: tuple[CardRow, ...]
    noun: str = "card"  # what a row is

    @property
    def copies(self) -> int:
        return sum(row.card.copies for row in self.rows)


@dataclass(frozen=True, slots=True)
class CardTable:
    """All cards of a game that are printed."""

    game: Game
    cards: tuple[CardRow, ...]  # each once, `deck` being the first that it lies in
    dealt: tuple[CardRow, ...]  # each once in every deck that it lies in

    @classmethod
    def of(cls, game: Game) -> CardTable:
        decks: dict[str, list[str]] = {}
        for deck in game.decks.values():
            for card in deck.cards:
                decks.setdefault(card.id, []).append(deck.id)
        cards = [card for card in game.cards.values() if card.copies]
        dealt = [(card, deck) for card in cards for deck in decks.get(card.id) or (None,)]
        once = [(card, next(iter(decks.get(card.id, ())), None)) for card in cards]

        def row(card: Card, deck: str | None) -> CardRow:
            back = card.back or (game.decks[deck].back if deck else None) or card.type.back
            return CardRow(
                card,
                values_of(card, deck, game.every_card)
                | {"decks": tuple(decks.get(card.id, ())), "back": back},
            )

        return cls(game, tuple(row(*entry) for entry in once), tuple(row(*entry) for entry in dealt))

    @property
    def pawns(self) -> tuple[CardRow, ...]:
        pieces = self.game.pawns.pieces if self.game.pawns else {}
        return tuple(CardRow(pawn, values_of_pawn(pawn, self.game.every_card)) for pawn in pieces.values())

    def rows(self, rule: Rule) -> tuple[CardRow, ...]:
        """The rows that a rule looks at: where it asks for `deck`, a card counts in every deck that it lies in."""
        scope = rule.scope
        if scope.over_pawns or scope.rows is not None:
            every = self.pawns if scope.rows is None else [CardRow(row, row.values) for row in scope.rows]
            return tuple(row for row in every if scope.among is None or scope.among.holds(row.values))
        conditions = [found for found in (scope.among, scope.each, scope.where) if found]
        names = {name for found in conditions for name in found.names}
        if isinstance(rule.test, Shows):
            names |= rule.test.names | ({"deck"} if rule.test.on_back else set())
        rows = self.dealt if "deck" in names else self.cards
        return tuple(row for row in rows if scope.among is None or scope.among.holds(row.values))

    def groups(self, rule: Rule, names: Iterable[str] = ()) -> Iterator[CardGroup]:
        """The cards of a rule by group, also the groups among *names* that have none. Raises ConditionError."""
        scope, rows = rule.scope, self.rows(rule)
        noun = "row" if scope.rows is not None else "pawn" if scope.over_pawns else "card"

        def narrow(rows: Iterable[CardRow]) -> tuple[CardRow, ...]:
            return tuple(row for row in rows if scope.where is None or scope.where.holds(row.values))

        if scope.each is None:
            yield CardGroup(None, narrow(rows), noun)
            return
        members: dict[str, list[CardRow]] = {name: [] for name in (*(scope.groups or ()), *names)}
        for row in rows:
            for name in group_names(scope.each, row):
                if scope.groups is None or name in scope.groups:
                    members.setdefault(name, []).append(row)
        for name, found in members.items():
            yield CardGroup(name, narrow(found), noun)


def group_names(each: Condition, row: CardRow) -> list[str]:
    """The groups that a card belongs to: none where it has no value, several where the value is a list."""
    value = each.value(row.values)
    if each.is_list:
        return [] if None in value else [" / ".join(map(as_written, value))]
    found = value if isinstance(value, tuple) else (value,)
    return list(dict.fromkeys(as_written(item) for item in found if item is not None))
