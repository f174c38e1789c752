"""Cutting machines, from `data/cutters.yaml`: the marks they look for, and what of a paper they reach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from ...basics.geometry import Point, Rect, Size
from ...basics.outlines import Outline, polygon
from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ...basics.tables import table
from ...basics.units import length, pair

BLACK: Final = "#000000"


@dataclass(frozen=True, slots=True)
class Registration:
    """The marks of a Silhouette: a square upper left, an L upper right, another lower left. Millimetres."""

    square: float
    arm: float  # of an L, outer edge
    line: float  # its thickness
    inset: float  # of the marks from the edges of the paper
    keep: float  # how much from a mark's outer corner inwards stays free, across and down

    def marks(self, paper: Size) -> tuple[Outline, ...]:
        """The marks as areas. An L's corner is its outer point, both arms run inwards."""
        i, s, a, t = self.inset, self.square, self.arm, self.line
        right, bottom = paper.width - i, paper.height - i
        square = polygon([Point(i, i), Point(i + s, i), Point(i + s, i + s), Point(i, i + s)])
        upper = [(right, i), (right, i + a), (right - t, i + a), (right - t, i + t), (right - a, i + t)]
        lower = [(i, bottom), (i, bottom - a), (i + t, bottom - a), (i + t, bottom - t), (i + a, bottom - t)]
        ells = ([*upper, (right - a, i)], [*lower, (i + a, bottom)])
        return (square, *(polygon([Point(*corner) for corner in ell]) for ell in ells))

    def clear_areas(self, paper: Size) -> tuple[Rect, ...]:
        """Where nothing may be printed, upper left, upper right, lower left."""
        i, k = self.inset, self.keep
        corners = ((i, i), (paper.width - i - k, i), (i, paper.height - i - k))
        return tuple(Rect(x, y, k, k) for x, y in corners)


@dataclass(frozen=True, slots=True)
class Cutter:
    id: str
    source: str
    width: float | None = None  # of the paper at most; None: whatever there is
    registration: Registration | None = None  # None: the machine's program prints marks of its own
    area: Size | None = None  # that it prints and cuts

    def within(self, printable: Rect, paper: Size) -> Rect:
        """What of the *printable* part of *paper* it cuts: inside the marks, or its area in the middle."""
        if self.registration is not None:
            return _common(printable, Rect(0, 0, *paper).inset(self.registration.inset))
        if self.area is None:
            return printable
        area = self.area if paper.height >= paper.width else self.area.turned()
        middle = printable.center
        return _common(printable, Rect(middle.x - area.width / 2, middle.y - area.height / 2, *area))

    def clear_areas(self, paper: Size) -> tuple[Rect, ...]:
        return self.registration.clear_areas(paper) if self.registration else ()


def _common(a: Rect, b: Rect) -> Rect:
    x, y = max(a.x, b.x), max(a.y, b.y)
    return Rect(x, y, min(a.right, b.right) - x, min(a.bottom, b.bottom) - y)


@cache
def _data() -> Mapping[str, Any]:
    return table("cutters")


@cache
def known_cutters() -> Mapping[str, Cutter]:
    """Every machine that has a name."""
    data = _data()
    marks = Registration(**data["registration"])
    return {
        name: Cutter(
            name,
            data["sources"][entry["source"]],
            entry.get("width"),
            None if entry.get("own") else marks,
            Size(*pair(entry["area"])) if "area" in entry else None,
        )
        for name, entry in data["cutters"].items()
    }


def usual_registration() -> str:
    """The measures of the marks where no others are given, as one writes them."""
    return ",".join(f"{name}={value}" for name, value in _data()["registration"].items())


def read_cutter(text: str) -> Cutter | None:
    """The machine that *text* names; None for `none`. Raises ValueError, with the names that are known."""
    name = text.strip().lower()
    if name == "none":
        return None
    if name not in known_cutters():
        near = did_you_mean(name, known_cutters())
        raise ValueError(
            f"{text!r} is not one of none, {', '.join(known_cutters())}{f'; {near}' if near else ''}"
        )
    return known_cutters()[name]


def read_registration(text: str, machine: Cutter | None) -> Cutter:
    """*machine* with the measures of marks that *text* gives: `arm=20,line=0.3`. Raises ValueError."""
    if machine is None or machine.registration is None:
        raise ValueError("no marks are printed; give --cutter silhouette, too")
    known = Registration.__slots__
    found: dict[str, float] = {}
    for part in text.split(","):
        name, _, value = (piece.strip() for piece in part.partition("="))
        if name not in known:
            raise ValueError(f"{name!r} is not one of {', '.join(known)}; write arm=20,line=0.5")
        found[name] = length(value)
    marks = replace(machine.registration, **found)
    if not (0 < marks.line < marks.arm <= 60 and 0 < marks.square <= 30 and 5 <= marks.inset <= 60):
        raise ValueError(
            f"marks of {text!r} cannot be: the line is thinner than the arm is long, arms are up to 60 mm, the "
            "square up to 30 mm, the inset 5 to 60 mm"
        )
    return replace(machine, registration=marks)
