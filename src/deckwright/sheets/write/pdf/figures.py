"""Outlines as operators of a PDF page; figures, and the lines that are cut, drawn with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ....basics.outlines import LineTo, Outline
from ....basics.units import PT_PER_MM
from ...impose import CutKind, Sheet, SheetFigure

RING: Final = 0.1  # mm: a hairline that a knife takes away
RING_COLOUR: Final = "#808080"
SPOT_PT: Final = 0.25
OVERPRINT: Final = "/Over"  # the name of the state in which a line spares nothing out below it
# What a spot colour looks like on a screen or an ordinary printer: cyan, magenta, yellow, black.
INKS: Final = {CutKind.CUT: (0, 1, 0, 0), CutKind.KISS: (1, 0, 0, 0), CutKind.CREASE: (0, 0, 1, 0)}


def path_operators(outline: Outline, height: float) -> str:
    """*outline* of a page *height* mm high, in points, y upwards. Each contour begins with `m`."""
    found: list[str] = []

    def put(operator: str, *points: tuple[float, float]) -> None:
        numbers = " ".join(f"{x * PT_PER_MM:.4f} {(height - y) * PT_PER_MM:.4f}" for x, y in points)
        found.append(f"{numbers} {operator}".strip())

    for contour in outline.contours:
        put("m", contour.start)
        for _, segment in contour.legs_without_arcs():
            if isinstance(segment, LineTo):
                put("l", segment.end)
            else:
                put("c", segment.first, segment.second, segment.end)
        if contour.closed:
            put("h")
    return " ".join(found)


def figures(sheet: Sheet, rings: bool = True) -> Iterator[str]:
    """The sheet's figures and, with *rings*, hairlines along its cuts where it is cut by hand."""
    for figure in (*sheet.registration, *sheet.figures):
        yield _figure(figure, sheet.paper.height)
    if sheet.rings and rings:
        for cut in (cut for cut in sheet.cuts if cut.kind is not CutKind.CREASE):
            yield _figure(SheetFigure(cut.outline, stroke=RING_COLOUR, width=RING), sheet.paper.height)


def _figure(figure: SheetFigure, height: float) -> str:
    paint = {(True, True): "B*", (True, False): "f*", (False, True): "S", (False, False): "n"}
    colours = [
        f"{rgb(colour)} {operator}"
        for colour, operator in ((figure.fill, "rg"), (figure.stroke, "RG"))
        if colour
    ]
    dash = " ".join(f"{length * PT_PER_MM:.3f}" for length in figure.dash)
    pen = f"{figure.width * PT_PER_MM:.4f} w [{dash}] 0 d"
    operator = paint[figure.fill is not None, figure.stroke is not None]
    return f"q {' '.join(colours)} {pen} {path_operators(figure.outline, height)} {operator} Q"


def rgb(colour: str) -> str:
    """`#rrggbb` as three numbers from 0 to 1."""
    return " ".join(f"{int(colour[at : at + 2], 16) / 255:.4g}" for at in (1, 3, 5))


def spot_space(kind: CutKind) -> str:
    """The name in operators of the colour space of what is cut so."""
    return f"/Spot-{kind.value}"


def cuts(sheet: Sheet, kinds: Mapping[CutKind, str]) -> Iterator[str]:
    """The sheet's cut lines, each kind in its spot colour, printed over what lies there."""
    for kind in kinds:
        paths = [path_operators(cut.outline, sheet.paper.height) for cut in sheet.cuts if cut.kind is kind]
        if paths:
            yield f"q {spot_space(kind)} CS 1 SCN {OVERPRINT} gs {SPOT_PT} w {' '.join(paths)} S Q"
