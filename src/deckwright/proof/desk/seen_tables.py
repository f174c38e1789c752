"""A table as it was read, cell by cell: for who has brought it, and looks whether it was understood."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ...basics.naming import field_name
from ...basics.problems import DeckwrightError
from ...game.load.fields import RESERVED
from ...game.load.tables import COPIES
from ...game.model import Game
from ...game.source import Scalar
from ...game.source.tables import SUFFIXES, TableSheet, cell_of, column_letters, read_table

MOST_ROWS: Final = 200
MOST_COLUMNS: Final = 40


def seen_tables(files: Mapping[str, bytes], game: Game | None) -> list[dict[str, Any]]:
    """Each tab with its columns, what they are taken for, and its first rows."""
    kinds = _kinds(game)
    return [
        {
            "name": sheet.name or "",
            "columns": [
                {"letter": column_letters(at), "name": head.value, "taken": _taken(head.value, kinds)}
                for at, head in enumerate(sheet.header[:MOST_COLUMNS])
            ],
            "rows": [
                {"number": row.number, "cells": [_cell(cell) for cell in row.cells[:MOST_COLUMNS]]}
                for row in sheet.rows[:MOST_ROWS]
            ],
            "more": max(0, len(sheet.rows) - MOST_ROWS),
        }
        for sheet in _sheets(files)
    ]


def _kinds(game: Game | None) -> dict[str, list[str]]:
    """What the fields of a game hold, by name, in one type or another; those of every card, by their own names."""
    declared = [field for type in game.types.values() for field in type.fields.values()] if game else []
    kinds = {
        name: list(dict.fromkeys(f.kind for f in declared if f.name == name))
        for name in {f.name for f in declared}
    }
    counted = {field_name(name): ["copies"] for name in COPIES}
    return counted | kinds | {name: [name] for name in RESERVED}


def _taken(header: str, kinds: Mapping[str, list[str]]) -> list[str]:
    return ["note"] if header.strip().startswith("_") else kinds.get(field_name(header), [])


def _sheets(files: Mapping[str, bytes]) -> Iterator[TableSheet]:
    for label, data in files.items():
        if label.startswith("cards/") and label.lower().endswith(SUFFIXES):
            try:
                yield from read_table(data, label)[0]
            except DeckwrightError:  # told among the problems
                continue


def _cell(node: Scalar) -> dict[str, str]:
    """Its text as the sheet shows it, and its name as problems call it."""
    origin = cell_of(node)
    shown = origin.shown if origin and origin.shown is not None else node.value
    return {"text": shown, "cell": origin.cell if origin else ""}
