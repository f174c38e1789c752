"""A game in numbers: what there is, what it costs, how strong it is, what a player sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from fractions import Fraction
from math import comb
from typing import Any

from ...basics.records import dataclass
from ...game.condition_names import value_of
from ...game.conditions import Written
from ...game.expressions import Power
from ...game.kinds import ChoiceField, NumericField, SymbolField
from ...game.localized import Localized
from ...game.markup import RichText, TextRun
from ...game.model import Card, Deck, Game
from ..odds import OddsError, distribution, setting_of


@dataclass(slots=True)
class Tally:
    """Different cards and printed cards."""

    kinds: int = 0
    cards: int = 0

    def add(self, copies: int) -> None:
        self.kinds += 1
        self.cards += copies


@dataclass(frozen=True, slots=True)
class Curve:
    """How many printed cards have each value of a field."""

    values: Mapping[Fraction, int]  # rising

    @property
    def cards(self) -> int:
        return sum(self.values.values())

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(value * count for value, count in self.values.items())) / self.cards


@dataclass(frozen=True, slots=True)
class Strength:
    """The powers of the cards of a type: the lowest and highest result, and the mean of the means."""

    cards: int
    low: int
    mean: Fraction
    high: int
    means: Mapping[Fraction, int] = field(repr=False)  # printed cards by their power's mean, rising


@dataclass(frozen=True, slots=True)
class Seen:
    """What so many draws from a deck show of one kind of card."""

    cards: int  # in the deck
    expected: Fraction
    at_least_one: Fraction


@dataclass(frozen=True, slots=True)
class Stats:
    """`choices` are by field and value, `powers` by field and type, `seen` by deck and kind of card."""

    title: str
    kinds: int
    cards: int
    decks: Mapping[str, Tally]
    types: Mapping[str, Tally]
    choices: Mapping[str, Mapping[str, Tally]]
    numbers: Mapping[str, Curve]
    powers: Mapping[str, Mapping[str, Strength]]
    symbols: Mapping[str, int]
    keywords: Mapping[str, int]
    draws: int
    by: str
    seen: Mapping[str, Mapping[str, Seen]]


def stats_of(
    game: Game, decks: Sequence[Deck], draws: int = 5, by: str = "type", lang: str | None = None
) -> Stats:
    """The numbers of the cards in *decks*, each card counted once in every deck that it lies in."""
    dealt = [(deck, card) for deck in decks for card in deck.cards if card.copies]
    cards = [card for _, card in dealt]
    by_deck = {deck.id: Tally() for deck in decks}
    for deck, card in dealt:
        by_deck[deck.id].add(card.copies)
    return Stats(
        title=game.title.in_lang(lang or game.languages[0]),
        kinds=len({card.id for card in cards}),
        cards=sum(card.copies for card in cards),
        decks=by_deck,
        types=_tallies((card.type.id, card.copies) for card in cards),
        choices=_choices(cards),
        numbers=_numbers(cards),
        powers=_powers(game, cards),
        symbols=_most(_symbols(cards)),
        keywords=_most(_keywords(cards, lang or game.languages[0])),
        draws=draws,
        by=by,
        seen={deck.id: _chances_to_see(deck, draws, by) for deck in decks},
    )


def _tallies(entries: Iterable[tuple[str, int]]) -> dict[str, Tally]:
    found: dict[str, Tally] = {}
    for name, copies in entries:
        found.setdefault(name, Tally()).add(copies)
    return found


def _choices(cards: Sequence[Card]) -> dict[str, dict[str, Tally]]:
    """The values of every field that is a choice, in the order in which its type declares them."""
    found: dict[str, dict[str, Tally]] = {}
    for card in cards:
        for name, declared in card.type.fields.items():
            value = card.values.get(name)
            if isinstance(declared, ChoiceField) and value is not None:
                tallies = found.setdefault(name, {})
                for choice in declared.choices:
                    tallies.setdefault(choice, Tally())
                tallies[value].add(card.copies)
    return found


def _numbers(cards: Sequence[Card]) -> dict[str, Curve]:
    found: dict[str, Counter[Fraction]] = {}
    for card in cards:
        for name, declared in card.type.fields.items():
            value = card.values.get(name)
            if isinstance(declared, NumericField) and value is not None:
                found.setdefault(name, Counter())[Fraction(value)] += card.copies
    return {name: Curve(dict(sorted(counts.items()))) for name, counts in found.items()}


def _powers(game: Game, cards: Sequence[Card]) -> dict[str, dict[str, Strength]]:
    """By field and type; a power whose odds are not known, as with a variable, is left out."""
    try:
        setting = setting_of(game)
    except OddsError:
        return {}
    found: dict[str, dict[str, list[tuple[int, int, Fraction, int]]]] = {}
    known: dict[str, tuple[int, Fraction, int] | None] = {}
    for card in cards:
        for name, power in card.values.items():
            if not isinstance(power, Power):
                continue
            if power.source not in known:
                try:
                    odds = distribution(power, setting)
                    known[power.source] = (odds.min, odds.mean, odds.max)
                except OddsError:
                    known[power.source] = None
            odds_of = known[power.source]
            if odds_of is not None:
                low, mean, high = odds_of
                found.setdefault(name, {}).setdefault(card.type.id, []).append((low, high, mean, card.copies))
    return {
        name: {type: _strength(entries) for type, entries in by_type.items()}
        for name, by_type in found.items()
    }


def _strength(entries: Sequence[tuple[int, int, Fraction, int]]) -> Strength:
    means: Counter[Fraction] = Counter()
    for _, _, mean, copies in entries:
        means[mean] += copies
    cards = sum(means.values())
    low, high = min(entry[0] for entry in entries), max(entry[1] for entry in entries)
    total = sum(mean * count for mean, count in means.items())
    return Strength(cards, low, Fraction(total) / cards, high, dict(sorted(means.items())))


def _symbols(cards: Sequence[Card]) -> Counter[str]:
    """The symbols that the cards' powers, texts and symbol fields name, as often as they are printed."""
    found: Counter[str] = Counter()
    for card in cards:
        for name, value in card.values.items():
            declared = card.type.fields[name]
            if isinstance(declared, SymbolField):
                found[value] += card.copies
            for symbol in _within(declared.for_conditions(value)):
                found[symbol] += card.copies
    return found


def _within(value: Any) -> Iterator[str]:
    match value:
        case Written():
            yield from value.symbols
        case tuple():
            for item in value:
                yield from _within(item)
        case Mapping():
            for item in value.values():
                yield from _within(item)


def _keywords(cards: Sequence[Card], lang: str) -> Counter[str]:
    """The bold words of the texts: each once a text, without the colon or stop that closes them."""
    found: Counter[str] = Counter()
    for card in cards:
        for text in _rich_texts(card.values.values(), lang):
            bold = {
                run.text.strip(" \u00a0\u202f.:;,!?")
                for run in text.runs
                if isinstance(run, TextRun) and run.bold
            }
            for word in bold - {""}:
                found[word] += card.copies
    return found


def _rich_texts(values: Iterable[Any], lang: str) -> Iterator[RichText]:
    for value in values:
        match value:
            case Localized() if isinstance(text := value.in_lang(lang), RichText):
                yield text
            case tuple():
                yield from _rich_texts(value, lang)
            case Mapping():
                yield from _rich_texts(value.values(), lang)


def _most(counts: Counter[str]) -> dict[str, int]:
    """The most frequent first, those alike by name."""
    return dict(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))


def _chances_to_see(deck: Deck, draws: int, by: str) -> dict[str, Seen]:
    """By kind of card: the number of them among the draws has the hypergeometric distribution."""
    counts: Counter[str] = Counter()
    for card in deck.cards:
        declared = card.type.fields.get(by)
        value = card.type.id if by == "type" else value_of(card, declared) if declared else None
        for name in value if isinstance(value, tuple) else (value,):
            if name is not None:
                counts[str(name)] += card.copies
    whole = deck.copies
    drawn = min(draws, whole)
    return {
        name: Seen(
            count,
            Fraction(drawn * count, whole),
            1 - Fraction(comb(whole - count, drawn), comb(whole, drawn)),
        )
        for name, count in counts.items()
        if count
    }
