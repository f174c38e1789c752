"""Problems as plain values, which JSON holds, and back."""

from __future__ import annotations

from typing import Any

from .problems import Edit, Place, Problem, Severity, Spot


def to_values(found: Problem) -> list[Any]:
    place, edit, spot = found.place, found.edit, found.spot
    return [
        found.code,
        found.message,
        place and [place.file, place.line, place.column, place.cell],
        *(found.hint, found.card, found.field, found.severity),
        edit and [edit.line, edit.column, edit.end_line, edit.end_column, edit.text],
        *(found.rule, found.about),
        spot and [spot.face, spot.x, spot.y, spot.width, spot.height],
    ]


def from_values(
    code: str,
    message: str,
    place: list[Any] | None,
    hint: str | None,
    card: str | None,
    field: str | None,
    severity: str,
    edit: list[Any] | None,
    rule: str | None,
    about: str,
    spot: list[Any] | None,
) -> Problem:
    where, mend = Place(*place) if place else None, Edit(*edit) if edit else None
    seen = Spot(*spot) if spot else None
    return Problem(code, message, where, hint, card, field, Severity(severity), mend, rule, about, seen)
