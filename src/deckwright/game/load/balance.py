"""`redraws:` and `balance:` of game.yaml: talents to draw again, and who stands for the players."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from ...basics.problems import did_you_mean
from ..expressions import Pool, Redraw, Variable
from ..fights import PLAIN, Exchange, FightRule, Tie
from ..model import Balance, Card, Champion
from ..rule_types import Wanted
from ..source import Node, Scalar
from ..source.keys import Table, identifier, integer, word, words
from ..source.report import Report
from .rule_kinds import Reading, read_range

SIDES: Final = ("own", "opponent")
DIFFERENCE: Final = "difference"
MOST: Final = 99  # that a round costs, or that is paid


def read_redraws(table: Table, symbols: Collection[str]) -> dict[str, Redraw]:
    """`redraws:`, by id: `sagesse: {of: own}`, `charisme: {of: opponent}`."""
    found: dict[str, Redraw] = {}
    for key, node in table.items():
        if not identifier(key, table.report, "a redraw"):
            continue
        inner = Table(node, table.report, f"the redraw {key.value!r}")
        inner.require("of", "write of: own, or of: opponent")
        of, symbol = inner.read("of", word), inner.read("symbol", word)
        if of is not None and of not in SIDES:
            message = f"`of` is {of!r}; a redraw is of own draws or of the opponent's"
            table.report.add("wrong-value", message, inner.node("of"), f"allowed are {', '.join(SIDES)}")
        if symbol is not None and symbol not in symbols:
            hint = did_you_mean(symbol, symbols) or "name it under `symbols:`"
            table.report.add("unknown-symbol", f"there is no symbol {symbol!r}", inner.node("symbol"), hint)
        inner.finish()
        found[key.value] = Redraw(key.value, of == "opponent", symbol)
    return found


def read_fights(table: Table, reading: Reading) -> dict[str, FightRule]:
    """`fights:`, by id: `monster: {loses: difference, tie: nobody, reroll: 1}`."""
    report = reading.report
    return {
        key.value: _fight(key, node, reading)
        for key, node in table.items()
        if identifier(key, report, "a fight")
    }


def _fight(key: Scalar, node: Node, reading: Reading) -> FightRule:
    table = Table(node, reading.report, f"the fight {key.value!r}")
    loses = table.read("loses", _loss)
    tie = table.read("tie", _tie) or Tie.BOTH
    rounds = table.read("rounds", _positive)
    pay, reroll = table.read("pay", word) or "", table.read("reroll", _positive)
    hide, bonus = table.table("hide"), table.table("bonus")
    away, worth = hide.read("costs", _positive), hide.read("worth", _share) or Fraction(0)
    price, most = bonus.read("costs", _positive), bonus.read("most", _positive) or 0
    exchanges = dict(filter(None, (_exchange(k, n, reading) for k, n in table.table("dice").items())))
    for inner, keys in ((hide, ("costs",)), (bonus, ("costs", "most"))):
        for name in keys if inner.entries else ():
            inner.require(name)
        inner.finish()
    table.finish()
    return FightRule(
        key.value,
        1 if loses is None else (None if loses == 0 else loses),
        tie,
        rounds,
        pay,
        reroll,
        away,
        worth,
        price,
        most,
        MappingProxyType(exchanges),
        key.place,
    )


def _loss(node: Node, report: Report, what: str) -> int | None:
    """A number, or 0 for `difference`."""
    if isinstance(node, Scalar) and node.value == DIFFERENCE:
        return 0
    return _positive(node, report, what)


def _positive(node: Node, report: Report, what: str) -> int | None:
    value = integer(node, report, what)
    if value is None or 1 <= value <= MOST:
        return value
    report.add("wrong-value", f"{what} is {value}; allowed are 1 to {MOST}", node)
    return None


def _tie(node: Node, report: Report, what: str) -> Tie | None:
    name = word(node, report, what)
    if name is None or name in list(Tie):
        return Tie(name) if name else None
    hint = did_you_mean(name, list(Tie))
    report.add("wrong-value", f"{what} is {name!r}; allowed are {', '.join(Tie)}", node, hint)
    return None


def _share(node: Node, report: Report, what: str) -> Fraction | None:
    found = read_range(node, report, what)
    if found is None:
        return None
    if found.least is not None and found.least == found.most and 0 <= found.least <= 1:
        return Fraction(found.least)
    report.add("wrong-value", f"{what} is a share from 0 to 1", node, "write worth: 1/2, or worth: 50 %")
    return None


def _exchange(key: Scalar, node: Node, reading: Reading) -> tuple[str, Exchange] | None:
    """`D6: {costs: 5, becomes: D8}`, dice by their alias or id."""
    table = Table(node, reading.report, f"the exchange of {key.value!r}")
    table.require("costs")
    table.require("becomes", "name another die of `pools:`")
    costs, other = table.read("costs", _positive), table.read("becomes", word)
    table.finish()
    dice = {
        name.casefold(): entry
        for name, entry in reading.lookup.names.items()
        if isinstance(entry, Pool) and entry.deck is None
    }
    for name, at in ((key.value, key), (other, table.node("becomes"))):
        if name is not None and name.casefold() not in dice:
            hint = (
                did_you_mean(name, [entry.alias for entry in dice.values()])
                or "dice are `pools:` with `faces`"
            )
            reading.report.add("unknown-name", f"there is no die {name!r}", at, hint)
            return None
    if costs is None or other is None:
        return None
    return dice[key.value.casefold()].id, Exchange(costs, dice[other.casefold()].id)


def read_balance(
    node: Node | None,
    reading: Reading,
    cards: Mapping[str, Card],
    redraws: Mapping[str, Redraw],
    fights: Mapping[str, FightRule],
) -> Balance | None:
    """None where the game has no such section, or one with a fault."""
    if node is None:
        return None
    before = len(reading.report.problems)
    table = Table(node, reading.report, "`balance`")
    for key, hint in (
        ("opponents", "write opponents: \"type == 'monster'\""),
        ("power", "name the field that is the power"),
        ("heroes", "say who stands for the players"),
    ):
        table.require(key, hint)
    opponents, each, groups = (reading.in_table(table, key) for key in ("opponents", "each", "groups"))
    fields = {key: _field(table, key, reading) for key in ("power", "vitality", "redraws")}
    wanted = reading.read_wanted(table.node("wanted"), "the chance wanted") or Wanted()
    fight = table.read("fight", word)
    if fight is not None:
        _check_known(fight, fights, "fight", table.node("fight"), reading.report, "unknown-name")
    variables = _variables(table.table("set"), reading)
    champions = {
        key.value: _champion(key, inner, reading, cards, redraws)
        for key, inner in table.table("heroes").items()
    }
    table.finish()
    if opponents is None or fields["power"] is None or len(reading.report.problems) > before:
        return None
    return Balance(
        opponents,
        fields["power"],
        fields["vitality"],
        fields["redraws"],
        each,
        groups,
        wanted,
        MappingProxyType(champions),
        variables,
        node.place,
        fights.get(fight or "", PLAIN),
    )


def _field(table: Table, key: str, reading: Reading) -> str | None:
    node = table.node(key)
    if not isinstance(node, Scalar):
        return None
    return node.value if reading.field(node) else None


def _variables(table: Table, reading: Reading) -> Mapping[str, int]:
    """`set: {SF: 5}`, by the variable's id."""
    found: dict[str, int] = {}
    by_word = {
        name.casefold(): entry for name, entry in reading.lookup.names.items() if isinstance(entry, Variable)
    }
    for key, node in table.items():
        entry = by_word.get(key.value.casefold())
        value = integer(node, table.report, f"`{key.value}`")
        if entry is None:
            hint = did_you_mean(key.value, [e.alias for e in by_word.values()])
            table.report.add("unknown-name", f"{key.value!r} is no variable of this game", key, hint)
        elif value is not None:
            found[entry.id] = value
    return MappingProxyType(found)


def _champion(
    key: Scalar, node: Node, reading: Reading, cards: Mapping[str, Card], redraws: Mapping[str, Redraw]
) -> Champion:
    table = Table(node, reading.report, f"the hero {key.value!r}")
    card = table.read("card", word)
    equipment = table.read("equipment", words) or ()
    held = table.read("redraws", words) or ()
    power = table.node("power")
    vitality, pays = table.read("vitality", integer), table.read("pays", integer)
    if card is None and power is None and table.is_complete:
        hint = "write card: an-id, or power: 2 BP + 3 and vitality: 3"
        reading.report.add("missing-key", f"{table.what} has neither a card nor a power", key, hint)
    for name, field in [(card, "card"), *((one, "equipment") for one in equipment)]:
        if name is not None:
            _check_known(name, cards, "card", table.node(field), reading.report, "unknown-card")
    for name in held:
        _check_known(name, redraws, "redraw", table.node("redraws"), reading.report, "unknown-name")
    table.finish()
    read = reading.power(power) if power is not None else None
    return Champion(key.value, key.place, card, equipment, read, vitality, held, pays or 0)


def _check_known(
    name: str, known: Collection[str], what: str, node: Node | None, report: Report, code: str
) -> None:
    if name not in known:
        report.add(code, f"there is no {what} {name!r}", node, did_you_mean(name, known))
