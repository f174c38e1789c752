"""The numbers of a game for the page: counts, curves, draws, odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..game.expressions import Power
from ..game.kinds import ChoiceField
from ..game.model import Deck, Game
from ..rules.odds import Distribution, OddsError, alone, setting_of, versus
from ..rules.statistics.bins import bins_of
from ..rules.statistics.stats import Tally, stats_of
from ..rules.statistics.titles import Titles
from .state import State

MOST_BARS: Final = 48
TRIALS: Final = 50_000
LONGEST: Final = 200  # letters of a power


def stats(state: State, decks: Sequence[str], draws: int) -> dict[str, Any]:
    known = state.game
    if known is None:
        return {"rev": state.rev, "cards": 0, "kinds": 0}
    chosen = [deck for deck in known.decks.values() if not decks or deck.id in decks]
    found = stats_of(known, chosen, draws, "type", state.lang)
    titles = Titles.of(known, state.lang)
    return {
        "rev": state.rev,
        "cards": found.cards,
        "kinds": found.kinds,
        "table": crosstab(known, chosen),
        "decks": _tallies(found.decks),
        "types": _tallies(found.types),
        "choices": {name: _tallies(values) for name, values in found.choices.items()},
        "numbers": {
            name: [[float(value), count] for value, count in curve.values.items()]
            for name, curve in found.numbers.items()
        },
        "powers": {
            name: {
                kind: {"cards": one.cards, "low": one.low, "mean": float(one.mean), "high": one.high}
                for kind, one in kinds.items()
            }
            for name, kinds in found.powers.items()
        },
        "symbols": found.symbols,
        "draws": draws,
        "seen": {
            deck: {
                kind: [one.cards, float(one.expected), float(one.at_least_one)] for kind, one in kinds.items()
            }
            for deck, kinds in found.seen.items()
        },
        "pools": [pool.alias for pool in known.pools.values()],
        "titles": {name: titles.field(name) for name in (*found.numbers, *found.choices, *found.powers)},
        "signs": {name: titles.symbol(name) for name in found.symbols},
    }


def _tallies(tallies: Mapping[str, Tally]) -> dict[str, list[int]]:
    return {name: [tally.kinds, tally.cards] for name, tally in tallies.items()}


def crosstab(known: Game, decks: Sequence[Deck]) -> dict[str, Any] | None:
    """Types against the field of choices that most cards have: how many kinds and copies of each."""
    cards = {card.id: card for deck in decks for card in deck.cards}.values()
    fields = Counter(
        name
        for card in cards
        for name, field in card.type.fields.items()
        if isinstance(field, ChoiceField) and field.choices and name in card.values
    )
    spread = {name: len({card.values.get(name) for card in cards} - {None}) for name in fields}
    best = next((name for name, _ in fields.most_common() if 1 < spread[name] <= 6), None)
    if best is None:
        return None
    rows: dict[str, dict[str, list[int]]] = {}
    for card in cards:
        cell = rows.setdefault(card.type.id, {}).setdefault(str(card.values.get(best) or ""), [0, 0])
        cell[0] += 1
        cell[1] += card.copies
    values = {
        str(v): None
        for kind in known.types.values()
        if isinstance(field := kind.fields.get(best), ChoiceField)
        for v in field.choices
    }
    return {"field": best, "values": list(values), "rows": rows}


def odds(state: State, power: str, other: str) -> dict[str, Any]:
    """The distribution of a power and, with *other*, the chances against it; a fault as one problem."""
    known = state.game
    if known is None:
        return {"fault": {"message": "The game cannot be read.", "hint": None}}
    if max(len(power), len(other)) > LONGEST:
        return {"fault": {"message": f"A power has at most {LONGEST} letters here.", "hint": None}}
    try:
        setting = setting_of(known)
        parsed = setting.parse(power)
        found, method = alone(parsed, (), setting, TRIALS, 1)
        answer: dict[str, Any] = {
            **_distribution(found),
            "exact": method.exact,
            "row": _row(parsed),
        }
        if other.strip():
            against = setting.parse(other)
            outcome = versus(parsed, against, setting)
            answer["versus"] = {
                "row": _row(against),
                **{name: float(getattr(outcome, name)) for name in ("win", "tie", "lose")},
            }
    except OddsError as error:
        return {"fault": {"message": error.message, "hint": error.hint}}
    return answer


def _distribution(found: Distribution) -> dict[str, Any]:
    return {
        "min": found.min,
        "max": found.max,
        "mean": float(found.mean),
        "sd": found.sd,
        "bars": [[one.low, one.high, float(one.chance)] for one in bins_of(found, MOST_BARS)],
    }


def _row(power: Power) -> list[list[str | None]]:
    """What a card shows of a power: its texts, and the symbols that stand for some."""
    return [[token.text, token.text if token.kind == "symbol" else token.symbol] for token in power.tokens]
