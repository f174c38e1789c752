"""Nodes as plain Python, for expectations that one reads at a glance."""

from __future__ import annotations

from typing import Any

from deckwright.basics.problems import Problem
from deckwright.game.source import Mapping, Node, Scalar, Sequence, read_yaml


def plain(node: Node | None) -> Any:
    match node:
        case Scalar():
            return node.value
        case Sequence():
            return [plain(item) for item in node.items]
        case Mapping():
            return {key: plain(entry.value) for key, entry in node.entries.items()}
    return None


def node_at(root: Node | None, *path: str | int) -> Any:
    """The node that stands there: by the keys of mappings, by the numbers of items."""
    for step in path:
        if isinstance(step, int):
            assert isinstance(root, Sequence)
            root = root.items[step]
        else:
            assert isinstance(root, Mapping)
            root = root.get(step)
    return root


def read(text: str) -> Any:
    """The file's content, which must be without fault."""
    root, problems = read_yaml(text, "f.yaml")
    assert problems == []
    return plain(root)


def faults(text: str) -> list[Problem]:
    return read_yaml(text, "f.yaml")[1]


def told(problems: list[Problem]) -> list[tuple[str, str]]:
    """Code and place of each, such as ("yaml-syntax", "3:1")."""
    return [(p.code, f"{p.place.line}:{p.place.column}" if p.place else "") for p in problems]
