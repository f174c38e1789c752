"""Problems as plain values, which JSON holds, and back."""

from __future__ import annotations

from typing import Any

from .problems import Edit, Place, Problem, Severity


def to_values(found: Problem) -> list[Any]:
    place, edit = found.place, found.edit
    return [
        found.code,
        found.message,
        place and [place.file, place.line, place.column, place.cell],
        *(found.hint, found.card, found.field, found.severity),
        edit and [edit.line, edit.column, edit.end_line, edit.end_column, edit.text],
        found.rule,
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
) -> Problem:
    where, mend = Place(*place) if place else None, Edit(*edit) if edit else None
    return Problem(code, message, where, hint, card, field, Severity(severity), mend, rule)
