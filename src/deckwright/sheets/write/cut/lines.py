"""What a cut file holds: the lines of a sheet by layer, inner contours before the outer ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ....basics.outlines import Contour, Outline
from ...impose import CutKind, Sheet

REGISTRATION: Final = "registration"


class Layer(NamedTuple):
    name: str  # "cut", "kiss", "crease", "registration"
    colour: str  # "#rrggbb", by which machines tell layers apart, too
    contours: Sequence[Contour]


COLOURS: Final = {CutKind.CREASE: "#00a651", CutKind.KISS: "#0072bc", CutKind.CUT: "#ed1c24"}


def layers(sheet: Sheet) -> list[Layer]:
    """Creases first and the cuts through the sheet last, so that it is whole for as long as it can be."""
    found = [
        Layer(kind.value, colour, _inside_out([cut.outline for cut in sheet.cuts if cut.kind is kind]))
        for kind, colour in COLOURS.items()
    ]
    marks = [contour for figure in sheet.registration for contour in figure.outline.contours]
    return [layer for layer in (*found, Layer(REGISTRATION, "#000000", marks)) if layer.contours]


def _inside_out(outlines: Sequence[Outline]) -> list[Contour]:
    """A piece's holes, then the piece itself; piece after piece, each line once."""
    ordered = [
        contour
        for outline in outlines
        for contour in sorted(outline.contours, key=lambda contour: _extent(contour))
    ]
    return list(dict.fromkeys(ordered))


def _extent(contour: Contour) -> float:
    bounds = Outline((contour,)).bounds
    return bounds.width * bounds.height
