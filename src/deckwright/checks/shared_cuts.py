"""Whether cards that share a cut look alike along it: a cut that is a little off shows the neighbour's edge.

Their faces are drawn once more, very small. That takes a fifth of drawing them for print; so of many cards only some
are looked at, of every pair of layouts and edges at least one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ..basics.problems import Place, Problem, problem
from ..faces.draw.draw import draw_face
from ..faces.layouts import Face
from ..sheets.impose import Sheet
from ..sheets.impose.edge_pairs import EdgePair, find_edge_pairs
from ..svg import Renderer
from ..svg.white_page import white_paper

DPMM: Final = 2.0  # pixels to a millimetre
LOOKED_AT: Final = 20  # faces
APART: Final = 28.0  # of 255, between the mean colours of two edges, in one channel at least

Colour = tuple[float, float, float]  # blue, green, red, 0 to 255


def differing_edges(sheets: Iterable[Sheet], faces: Mapping[str, Face], renderer: Renderer) -> list[Problem]:
    """At most one problem, which names a pair of neighbours without gutter whose edges differ in colour.

    What is not among the *faces*, such as a blank card, is not judged.
    """
    edges: dict[str, dict[str, Colour]] = {}
    for pair in _in_rounds(find_edge_pairs(sheets), faces):
        new = {pair.face, pair.other} - edges.keys()
        if len(edges) + len(new) > LOOKED_AT:
            continue
        for face in sorted(new):
            edges[face] = edge_colours(faces[face], renderer)
        one, other = edges[pair.face][pair.edge], edges[pair.other][pair.other_edge]
        if max(abs(a - b) for a, b in zip(one, other, strict=True)) > APART:
            return [_problem(pair, faces)]
    return []


def _in_rounds(pairs: Iterable[EdgePair], faces: Mapping[str, Face]) -> list[EdgePair]:
    """The pairs in rounds: one of each two layouts and edges, then a second of each, and so on."""
    rounds: dict[tuple[str, ...], int] = {}
    numbered = []
    for pair in pairs:
        if not faces.keys() >= {pair.face, pair.other}:
            continue
        kind = (faces[pair.face].layout, pair.edge, faces[pair.other].layout, pair.other_edge)
        rounds[kind] = rounds.get(kind, 0) + 1
        numbered.append((rounds[kind], pair))
    return [pair for _, pair in sorted(numbered, key=lambda entry: entry[0])]


def edge_colours(face: Face, renderer: Renderer) -> dict[str, Colour]:
    """The mean colour along each edge of the trim, just inside it."""
    width, height = (max(3, round(side * DPMM)) for side in face.component.size)
    surface, context = white_paper(width, height)
    draw_face(face, renderer, context, DPMM)
    surface.flush()
    data, stride = bytes(surface.get_data()), surface.get_stride()
    corner = min(width, height) // 6  # a round corner belongs to neither edge
    across, down = range(corner, width - corner), range(corner, height - corner)
    strips = {
        "top": [(x, 0) for x in across],
        "bottom": [(x, height - 1) for x in across],
        "left": [(0, y) for y in down],
        "right": [(width - 1, y) for y in down],
    }
    return {edge: _mean(data, [y * stride + x * 4 for x, y in strip]) for edge, strip in strips.items()}


def _mean(data: bytes, pixels: list[int]) -> Colour:
    blue, green, red = (sum(data[at + channel] for at in pixels) / len(pixels) for channel in range(3))
    return blue, green, red


def _problem(pair: EdgePair, faces: Mapping[str, Face]) -> Problem:
    def name_of(face: str, edge: str) -> str:
        of = faces[face]
        return f"the {edge} of {f'the {of.side} of {of.card}' if of.card else f'the back {of.layout}'}"

    message = (
        f"cards share a cut with neighbours of another colour, such as {name_of(pair.face, pair.edge)} with "
        f"{name_of(pair.other, pair.other_edge)}: a cut that is a little off shows it"
    )
    return problem(
        "edges-differ", message, Place(faces[pair.face].file), hint="--gutter bleed parts the cards"
    )
