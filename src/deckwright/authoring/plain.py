"""The values of a card as plain texts, lists and mappings, whatever kind of file they stand in; and as text again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ..game.kinds import Field, ListField, MapField
from ..game.load import Report
from ..game.source import Mapping as MappingNode
from ..game.source import Node, Scalar, is_lone_symbol, text_of
from ..game.source import Sequence as SequenceNode
from ..game.source.keys import is_nothing
from ..game.source.tables import is_blank
from .writing import yaml_item, yaml_scalar

Plain = str | list["Plain"] | dict[str, "Plain"]

WIDE: Final = 88  # characters of a line of YAML, beyond which a mapping is written in lines


def plain(node: Node, declared: Field | None) -> Plain | None:
    """What *node* says for its field; None where it says nothing."""
    if declared is not None:
        read = declared.as_yaml(node, Report())
        node = node if read is None else read
    if is_blank(node) or is_nothing(node):
        return None
    if isinstance(node, Scalar):
        return node.value if declared is None else declared.spell(node.value)
    if is_lone_symbol(node):
        found = text_of(node)
        return found[0] if found else None
    if isinstance(node, SequenceNode):
        of = declared.of if isinstance(declared, ListField) else None
        items = (plain(item, of) for item in node.items)
        return [item for item in items if item is not None]
    fields = declared.fields if isinstance(declared, MapField) else {}
    return _mapping(node, fields)


def _mapping(node: MappingNode, fields: Mapping[str, Field]) -> dict[str, Plain]:
    values = {name: plain(value, fields.get(name)) for name, (_, value) in node.entries.items()}
    return {name: value for name, value in values.items() if value is not None}


# As cells


def cell(value: Plain, declared: Field | None) -> str:
    """*value* in one cell of a table, so that it is read back as it is."""
    if isinstance(value, str):
        return value
    written = declared.in_cell(value) if declared else None
    return in_brackets(value) if written is None else written


def in_brackets(value: Plain) -> str:
    """*value* on one line, as YAML within brackets and braces has it."""
    match value:
        case str():
            return yaml_item(value)
        case list():
            return f"[{', '.join(map(in_brackets, value))}]"
        case dict():
            return f"{{{', '.join(f'{_key(name)}: {in_brackets(inner)}' for name, inner in value.items())}}}"


# As YAML


def yaml_lines(name: str, value: Plain, indent: int) -> list[str]:
    """A key of a block mapping with its value."""
    margin = " " * indent
    if isinstance(value, str):
        return f"{margin}{_key(name)}: {yaml_scalar(value, indent)}".split("\n")
    line = f"{margin}{_key(name)}: {in_brackets(value)}"
    if len(line) <= WIDE or not value:
        return [line]
    if isinstance(value, dict):
        inner = (yaml_lines(key, part, indent + 2) for key, part in value.items())
        return [f"{margin}{_key(name)}:", *(line for part in inner for line in part)]
    return [f"{margin}{_key(name)}:", *(f"{margin}  - {in_brackets(item)}" for item in value)]


def yaml_cards(cards: Mapping[str, Mapping[str, Plain]], defaults: Mapping[str, str]) -> str:
    """A card file: each card below its id, after what holds for all."""
    lines = [f"_defaults: {in_brackets(dict(defaults))}"] if defaults else []
    for id, values in cards.items():
        lines += ["", f"{_key(id)}:"] if lines else [f"{_key(id)}:"]
        for name, value in values.items():
            lines += yaml_lines(name, value, 2)
        if not values:
            lines[-1] += " {}"
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name) and not name.startswith("-") else yaml_item(name)
