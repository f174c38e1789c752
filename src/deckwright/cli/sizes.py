"""`deckwright list --sizes`: the tables of papers, cards, tokens, tiles and sleeves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..basics.sizes import KINDS, NamedSize, all_sizes
from ..basics.units import mm, size_mm
from ..sheets.impose.papers import known_papers
from .show import answer, answer_json, table


def show_sizes(as_json: bool) -> None:
    """Every size that has a name, with its source."""
    if as_json:
        answer_json({"papers": _papers(), **{kind: _sizes(kind) for kind in KINDS}})
        return
    for kind, head, rows in _tables():
        show_table([kind, *head, "source"], rows)
    for size in all_sizes().values():
        if size.beware:
            answer(f"{size.beware}.")


def show_table(head: list[str], rows: list[list[str]]) -> None:
    """*rows* whose last column is the source: one line below the table where all have the same."""
    sources = {row[-1] for row in rows}
    if len(sources) == 1:
        rows, head = [row[:-1] for row in rows], head[:-1]
    answer(table(head, rows))
    answer(f"from {sources.pop()}\n" if len(sources) == 1 else "")


def _tables() -> Iterator[tuple[str, list[str], list[list[str]]]]:
    found = known_papers().values()
    yield "papers", ["size", "margin"], [[p.id, size_mm(p.size), mm(p.margin), p.source] for p in found]
    for kind in ("cards", "tokens", "tiles"):
        sizes = all_sizes(kind).values()
        rows = [[s.id, size_mm(s.size), _form(s), ", ".join(s.names), s.source] for s in sizes]
        yield kind, ["size", "form", "also"], rows
    rows = [
        [s.id, size_mm(s.fits or s.size), size_mm(s.outer) if s.outer else "", s.products, s.source]
        for s in all_sizes("sleeves").values()
    ]
    yield "sleeves", ["for cards of", "outside", "products"], rows


def _form(size: NamedSize) -> str:
    if size.shape != "rectangle":
        return size.shape
    return f"radius {mm(size.radius)}" if size.radius else ""


def _papers() -> list[dict[str, Any]]:
    return [
        {
            "name": paper.id,
            "width_mm": _number(paper.size.width),
            "height_mm": _number(paper.size.height),
            "margin_mm": paper.margin,
            "source": paper.source,
        }
        for paper in known_papers().values()
    ]


def _sizes(kind: str) -> list[dict[str, Any]]:
    return [
        {
            "name": size.id,
            "also": list(size.names),
            "width_mm": _number(size.size.width),
            "height_mm": _number(size.size.height),
            "shape": size.shape,
            "radius_mm": size.radius,
            "beware": size.beware,
            "products": size.products,
            "source": size.source,
        }
        for size in all_sizes(kind).values()
    ]


def _number(value: float) -> float:
    return round(value, 3)
