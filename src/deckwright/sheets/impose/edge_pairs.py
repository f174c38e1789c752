"""Faces that butt: neighbours without gutter, of which a cut that is a little off shows the other's edge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from .layout import CardSlot, neighbours
from .plan import Placement, Sheet

Edge = Literal["top", "right", "bottom", "left"]  # as one reads the face
EDGES: Final[tuple[Edge, ...]] = ("top", "right", "bottom", "left")


class EdgePair(NamedTuple):
    """Two edges that lie on one cut."""

    face: str
    edge: Edge
    other: str
    other_edge: Edge


def find_edge_pairs(sheets: Iterable[Sheet]) -> dict[EdgePair, Sheet]:
    """Every pair of different edges that share a cut, with the first sheet on which they do.

    The edges of one face against themselves turned round are left out: a back that meets itself, say, top to top.
    """
    found: dict[EdgePair, Sheet] = {}
    for sheet in sheets:
        slots = [CardSlot(placement.rect) for placement in sheet.placements]
        for one, near in zip(sheet.placements, neighbours(slots, 0.01), strict=True):
            for n in near:
                other = sheet.placements[n.other]
                if n.across is not None and n.down is None and n.right_of:
                    pair = _pair(one, "right", other, "left")
                elif n.down is not None and n.across is None and n.below:
                    pair = _pair(one, "bottom", other, "top")
                else:
                    continue
                if (pair.face, pair.edge) != (pair.other, pair.other_edge):
                    found.setdefault(pair, sheet)
    return found


def _pair(one: Placement, side: Edge, other: Placement, other_side: Edge) -> EdgePair:
    ends = sorted(
        [(one.face, _edge_at(side, one.rotation)), (other.face, _edge_at(other_side, other.rotation))]
    )
    return EdgePair(*ends[0], *ends[1])


def _edge_at(side: Edge, rotation: int) -> Edge:
    """The edge of a face turned by *rotation* that lies at *side* of its place on the page."""
    return EDGES[(EDGES.index(side) - rotation // 90) % 4]
