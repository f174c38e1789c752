"""What the language is made of, and where in a text a part of it stands."""

from __future__ import annotations

import ast
from typing import Final

CONSTANTS: Final = {"true": True, "false": False, "none": None}
EQUALITY: Final = (ast.Eq, ast.NotEq)
MEMBERSHIP: Final = (ast.In, ast.NotIn)
ITEM: Final = "item"  # each value of a list that is no mapping, in `all(talents, item != 'charisme')`

# The functions of one card, with how many arguments they take. PER_ITEM look at each item, LISTS come to lists.
OF_CARD: Final = {
    "all": (2, 2),
    "any": (2, 2),
    "count": (2, 2),
    "distinct": (1, 1),
    "filter": (2, 2),
    "first": (2, 2),
    "len": (1, 1),
    "lower": (1, 1),
    "max": (1, 9),
    "merge": (1, 9),
    "min": (1, 9),
    "number": (1, 1),
    "sum": (1, 1),
    "symbols": (1, 9),
}
# The functions of several cards: what stands in the brackets is read of each; a second part narrows the cards.
OF_CARDS: Final = {
    "all": (1, 2),
    "any": (1, 2),
    "copies": (0, 1),
    "count": (0, 1),
    "distinct": (1, 2),
    "max": (1, 2),
    "min": (1, 2),
    "sum": (1, 2),
}
PER_ITEM: Final = ("all", "any", "count", "filter")
LISTS: Final = ("filter", "first", "merge")


class ConditionError(Exception):
    """What is wrong with a condition: the character where it stands, from 0, and what to do."""

    def __init__(self, message: str, offset: int = 0, hint: str | None = None) -> None:
        super().__init__(message)
        self.message, self.offset, self.hint = message, offset, hint


def name_in(node: ast.expr) -> str | None:
    """The name that *node* asks for: `region`, `field('or')`, `card['or']`, `card.region`; None for anything else."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Subscript(value=ast.Name(id="card"), slice=ast.Constant(value=str() as name)):
            return name
        case ast.Attribute(value=ast.Name(id="card"), attr=name):
            return name
        case ast.Call(func=ast.Name(id="field"), args=[ast.Constant(value=str() as name)], keywords=[]):
            return name
    return None


def path_in(node: ast.expr) -> str | None:
    """The name that *node* asks for, or what it asks of it: `powers`, `hero.powers`, `hero.powers.daily`."""
    if (name := name_in(node)) is not None or not isinstance(node, ast.Attribute):
        return name
    outer = path_in(node.value)
    return None if outer is None else f"{outer}.{node.attr}"


def origin_of(node: ast.expr) -> str | None:
    """The path to the list, map or card that an expression comes to, or whose items it holds."""
    match node:
        case ast.Call(args=[first, *_]) if function_in(node) in LISTS:
            return origin_of(first)
        case ast.BinOp(left=left, op=ast.Add()):
            return origin_of(left)
        case ast.IfExp(body=body):
            return origin_of(body)
    return path_in(node)


def function_in(node: ast.Call) -> str | None:
    return node.func.id if isinstance(node.func, ast.Name) and not node.keywords else None


def wrapped(text: str) -> str:
    """*text* as Python reads it: in brackets, so that it may run over several lines."""
    return f"({text}\n)"


def offset_of(node: ast.expr, text: str) -> int:
    """The character of *text* where *node*, parsed from `wrapped(text)`, begins, from 0."""
    lines = wrapped(text).splitlines(keepends=True)
    before = lines[node.lineno - 1].encode()[: node.col_offset].decode(errors="replace")
    return min(max(sum(map(len, lines[: node.lineno - 1])) + len(before) - 1, 0), len(text))


def segment(node: ast.expr, text: str) -> str | None:
    """The part of *text* that *node* was parsed from."""
    return ast.get_source_segment(wrapped(text), node)
