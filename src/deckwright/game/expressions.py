"""Power expressions over pools: one parser for the symbols on a card, the rules and the odds.

    sum     = ["+"] term { ("+" | "−") term }
    term    = factor { "×" factor }
    factor  = "−" factor | number | [number] name | "(" sum ")"

A name is the id or the alias (in any case) of a pool, a named expression or a variable. `2 BA` draws two
different cards and adds them; `2 × BA` doubles one. `-` and `–` stand for −, `*` and a lone `x` for ×.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from ..basics.problems import did_you_mean
from ..basics.records import dataclass

MAX_LENGTH: Final = 240  # characters of one expression
MAX_DEPTH: Final = 16  # brackets and signs within one another; named expressions within one another
MAX_INTEGER: Final = 999_999
MAX_TIMES: Final = 99
MAX_DRAWS: Final = 999  # of one expression, with all that its names stand for


@dataclass(frozen=True, slots=True)
class Pool:
    """A deck (or die) that values are drawn from."""

    id: str
    alias: str  # BP
    symbol: str  # name of the symbol that stands for one draw
    deck: str | None = None
    field: str | None = None  # the field of its cards that is the value
    faces: tuple[int, ...] = ()  # of a die


@dataclass(frozen=True, slots=True)
class Named:
    """An expression with a name and a symbol of its own (extrême menace)."""

    id: str
    alias: str  # EM
    symbol: str
    power: Power


@dataclass(frozen=True, slots=True)
class Variable:
    """A number that the card's text describes."""

    id: str
    alias: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Redraw:
    """A talent to have one draw again, once a fight: one's own, or one of the opponent's."""

    id: str
    of_opponent: bool = False
    symbol: str | None = None


@dataclass(frozen=True, slots=True)
class Integer:
    value: int


@dataclass(frozen=True, slots=True)
class Draw:
    """`times` different cards of one pool (or so many evaluations of a named expression), added: `2 BA`."""

    name: str  # id of a pool, a named expression or a variable
    times: int = 1


@dataclass(frozen=True, slots=True)
class Operation:
    operator: str  # "+", "-", "×"
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Negative:
    operand: Node


Node = Integer | Draw | Operation | Negative


@dataclass(frozen=True, slots=True)
class Token:
    """One thing in the row that a card shows: a symbol, a figure or a sign."""

    kind: str  # "symbol", "number", "sign"
    text: str  # the symbol's name, the figure, or one of + − × ( )
    symbol: str | None = None  # what a game draws in place of a sign


@dataclass(frozen=True, slots=True)
class Power:
    source: str
    root: Node
    tokens: tuple[Token, ...]  # as written, for the row of symbols


Names = Mapping[str, Pool | Named | Variable]  # by id and by alias


class ExpressionError(ValueError):
    """A text that is no power: what was found, at which character (from 0), and what to do."""

    def __init__(self, message: str, offset: int = 0, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Definition:
    """A named expression as `game.yaml` writes it, its power still a text."""

    id: str
    alias: str
    symbol: str
    power: str


def names_for(
    pools: Mapping[str, Pool],
    named: Mapping[str, Named] | None = None,
    variables: Mapping[str, Variable] | None = None,
) -> Names:
    """Every id and alias. Where two share a word the first keeps it; `name_clashes` tells."""
    result: dict[str, Pool | Named | Variable] = {}
    for entry in _entries(pools, named, variables):
        for word in (entry.id, entry.alias):
            result.setdefault(word, entry)
    return result


def name_clashes(
    pools: Mapping[str, Pool],
    named: Mapping[str, Named] | None = None,
    variables: Mapping[str, Variable] | None = None,
) -> list[tuple[str, str]]:
    """(id, sentence) for each word that an expression could not tell apart or could not read."""
    owners: dict[str, str] = {}
    clashes: list[tuple[str, str]] = []
    for entry in _entries(pools, named, variables):
        for word in dict.fromkeys((entry.id, entry.alias)):
            if not _NAME.fullmatch(word) or word.casefold() == "x":
                clashes.append((entry.id, f"{word!r} cannot be read in a power; {_NAMES_ARE}"))
            owner = owners.setdefault(word.casefold(), entry.id)
            if owner != entry.id:
                clashes.append((entry.id, f"{word!r} already stands for {owner!r}"))
    return clashes


def resolve_named(
    definitions: Iterable[Definition],
    pools: Mapping[str, Pool],
    variables: Mapping[str, Variable] | None = None,
) -> tuple[dict[str, Named], dict[str, ExpressionError]]:
    """The named expressions, which may use one another in any order, and the faults of the others, by id."""
    pending = {d.id: d for d in definitions}
    placeholder = Power("", Integer(0), ())
    known = {d.id: Named(d.id, d.alias, d.symbol, placeholder) for d in pending.values()}
    names = names_for(pools, known, variables)
    faults: dict[str, ExpressionError] = {}
    for definition in pending.values():
        try:
            power = parse(definition.power, names)
            known[definition.id] = Named(definition.id, definition.alias, definition.symbol, power)
        except ExpressionError as error:
            faults[definition.id] = error
    sound = names_for(pools, {id: entry for id, entry in known.items() if id not in faults}, variables)
    for id in [id for id in pending if id not in faults]:
        try:
            pools_of(known[id].power, sound)
        except ExpressionError as error:
            faults[id] = error
    return {id: entry for id, entry in known.items() if id not in faults}, faults


def draws(node: Node) -> Iterator[Draw]:
    """Every draw in an expression, from left to right."""
    if isinstance(node, Draw):
        yield node
    elif isinstance(node, Operation):
        yield from draws(node.left)
        yield from draws(node.right)
    elif isinstance(node, Negative):
        yield from draws(node.operand)


def pools_of(power: Power, names: Names) -> dict[str, int]:
    """How many cards of each pool an expression draws, named expressions opened; variables are left out.

    Raises ExpressionError where a name is not in *names*, where named expressions run in a circle or too
    deep, and for more than MAX_DRAWS draws.
    """
    return dict(_count(power.root, names, (), {}))


def _count(node: Node, names: Names, path: tuple[str, ...], memo: dict[str, Counter[str]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for draw in draws(node):
        entry = names.get(draw.name)
        if isinstance(entry, Pool):
            total[entry.id] += draw.times
        elif isinstance(entry, Named):
            if entry.id not in memo:
                memo[entry.id] = _count(entry.power.root, names, _deeper(path, entry.id), memo)
            for pool, count in memo[entry.id].items():
                total[pool] += count * draw.times
        elif entry is None:
            raise ExpressionError(f"uses {draw.name!r}, which is not understood")
        if max(total.values(), default=0) > MAX_DRAWS:
            raise ExpressionError(f"draws more than {MAX_DRAWS} cards of one pool")
    return total


def _deeper(path: tuple[str, ...], id: str) -> tuple[str, ...]:
    if id in path:
        raise ExpressionError(f"runs in a circle: {' → '.join((*path, id))}", hint="break the circle")
    if len(path) >= MAX_DEPTH:
        raise ExpressionError(f"named expressions lie more than {MAX_DEPTH} deep in one another")
    return (*path, id)


def parse(text: str, names: Names, signs: Mapping[str, str] = MappingProxyType({})) -> Power:
    """Read an expression; *signs* are the symbols that a game draws for + − × ( or ).

    Raises ExpressionError, with the place and the nearest name, for anything else.
    """
    if len(text) > MAX_LENGTH:
        raise ExpressionError(f"is {len(text)} characters long; at most {MAX_LENGTH} are allowed", MAX_LENGTH)
    parser = _Parser(text, {word.casefold(): entry for word, entry in names.items()}, signs)
    root = parser.whole()
    return Power(text, root, tuple(parser.shown))


def _entries(
    pools: Mapping[str, Pool], named: Mapping[str, Named] | None, variables: Mapping[str, Variable] | None
) -> Iterator[Pool | Named | Variable]:
    yield from pools.values()
    yield from (named or {}).values()
    yield from (variables or {}).values()


_NAME: Final = re.compile(r"[^\W\d_]\w*(?:-\w+)*")
_NAMES_ARE: Final = "a name is letters, digits and hyphens, begins with a letter, and is not x, the sign ×"
_NUMBER: Final = re.compile(r"[0-9]+")
_SPACE: Final = re.compile(r"\s*")
_SIGNS: Final = {"+": "+", "-": "−", "–": "−", "−": "−", "×": "×", "*": "×", "(": "(", ")": ")"}
SIGNS: Final = tuple(dict.fromkeys(_SIGNS.values()))  # as a card shows them
_OPERATORS: Final = {"+": "+", "−": "-", "×": "×"}
_START: Final = "a number, a name, − or ("


@dataclass(frozen=True, slots=True)
class _Lexeme:
    kind: str  # "number", "name", "sign", "end"
    text: str
    offset: int


class _Parser:
    """Recursive descent, one lexeme ahead; what is read is shown."""

    def __init__(self, text: str, names: Names, signs: Mapping[str, str]) -> None:
        self.text = text
        self.names = names
        self.signs = signs
        self.shown: list[Token] = []
        self.depth = 0
        self.after_operand = False
        self.next = self._lex(0)

    def whole(self) -> Node:
        if self.next.kind == "end":
            raise ExpressionError("is empty; expected " + _START, 0)
        root = self._sum()
        if self.next.kind != "end":
            raise self._fault_here("+, − or ×")
        return root

    def _sum(self) -> Node:
        if self.next.text == "+":
            self._take()
        node = self._term()
        while self.next.text in ("+", "−"):
            operator = _OPERATORS[self._take().text]
            node = Operation(operator, node, self._term())
        return node

    def _term(self) -> Node:
        node = self._factor()
        while self.next.text == "×":
            self._take()
            node = Operation("×", node, self._factor())
        return node

    def _factor(self) -> Node:
        match self.next.kind, self.next.text:
            case "sign", "−":
                self._enter()
                self._take()
                operand = self._factor()
                self.depth -= 1
                return Negative(operand)
            case "sign", "(":
                return self._group()
            case "number", _:
                return self._number()
            case "name", _:
                return Draw(self._name(self._take()).id)
        raise self._fault_here(_START)

    def _group(self) -> Node:
        self._enter()
        opening = self._take()
        node = self._sum()
        if self.next.kind == "end":
            raise ExpressionError("this ( is never closed", opening.offset, "add the ) that belongs to it")
        if self.next.text != ")":
            raise self._fault_here("+, −, × or )")
        self._take()
        self.depth -= 1
        return node

    def _number(self) -> Node:
        lexeme = self._take()
        value = int(lexeme.text) if len(lexeme.text) <= len(str(MAX_INTEGER)) else MAX_INTEGER + 1
        if value > MAX_INTEGER:
            raise ExpressionError(f"the number is too large; at most {MAX_INTEGER} is allowed", lexeme.offset)
        if self.next.kind == "name":
            name = self._name(self._take())
            if not 1 <= value <= MAX_TIMES:
                message = f"{value} {name.alias} cannot be drawn; 1 to {MAX_TIMES} draws are allowed"
                raise ExpressionError(
                    message, lexeme.offset, f"write {value} × {name.alias} to multiply one draw"
                )
            return Draw(name.id, value)
        if self.next.text == "(":
            raise ExpressionError(
                "a number stands before a (", self.next.offset, f"write {value} × ( to multiply"
            )
        return Integer(value)

    def _name(self, lexeme: _Lexeme) -> Pool | Named | Variable:
        return self.names[lexeme.text.casefold()]

    def _enter(self) -> None:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise ExpressionError(f"is nested more than {MAX_DEPTH} deep", self.next.offset)

    def _take(self) -> _Lexeme:
        lexeme = self.next
        kind, text = (
            ("symbol", self._name(lexeme).symbol) if lexeme.kind == "name" else (lexeme.kind, lexeme.text)
        )
        self.shown.append(Token(kind, text, self.signs.get(text) if kind == "sign" else None))
        self.after_operand = lexeme.kind in ("number", "name") or lexeme.text == ")"
        self.next = self._lex(lexeme.offset + len(lexeme.text))
        return lexeme

    def _lex(self, offset: int) -> _Lexeme:
        start = _end(_SPACE.match(self.text, offset))
        if start == len(self.text):
            return _Lexeme("end", "", start)
        if number := _NUMBER.match(self.text, start):
            return _Lexeme("number", number.group(), start)
        if word := _NAME.match(self.text, start):
            return self._word(word.group(), start)
        if sign := _SIGNS.get(self.text[start]):
            return _Lexeme("sign", sign, start)
        message = f"{self.text[start]!r} is not allowed in a power; allowed are numbers, names, + − × ( )"
        raise ExpressionError(message, start)

    def _word(self, word: str, start: int) -> _Lexeme:
        """The longest known name that *word* begins with: in `BP-3` and `BP-PM` the hyphen is a minus."""
        parts = word.split("-")
        for count in range(len(parts), 0, -1):
            head = "-".join(parts[:count])
            if head.casefold() in self.names:
                return _Lexeme("name", head, start)
        if word[0] in "xX" and (self.after_operand or len(word) == 1):
            return _Lexeme("sign", "×", start)
        aliases = dict.fromkeys(entry.alias for entry in self.names.values())
        hint = did_you_mean(word.casefold(), self.names) or (
            f"known are {', '.join(aliases)}" if aliases else "game.yaml declares no pools"
        )
        raise ExpressionError(f"{word!r} is no pool, named expression or variable", start, hint)

    def _fault_here(self, expected: str) -> ExpressionError:
        found = repr(self.next.text) if self.next.kind != "end" else "the end"
        return ExpressionError(f"found {found}, expected {expected}", self.next.offset)


def _end(match: re.Match[str] | None) -> int:
    assert match is not None, "a pattern that matches the empty text always matches"
    return match.end()
