"""Outlines as operators of a PDF page; figures, and the lines that are cut, drawn with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from reportlab.lib.colors import CMYKColorSep
from reportlab.pdfgen.canvas import Canvas

from ....basics.outlines import LineTo, Outline
from ....basics.units import PT_PER_MM
from ...impose import CutKind, Sheet, SheetFigure

RING: Final = 0.1  # mm: a hairline that a knife takes away
RING_COLOUR: Final = "#808080"
SPOT_PT: Final = 0.25
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


def draw_figures(canvas: Canvas, sheet: Sheet, rings: bool = True) -> None:
    """The sheet's figures and, with *rings*, hairlines along its cuts where it is cut by hand."""
    for figure in (*sheet.registration, *sheet.figures):
        _draw(canvas, figure, sheet.paper.height)
    if sheet.rings and rings:
        for cut in (cut for cut in sheet.cuts if cut.kind is not CutKind.CREASE):
            _draw(canvas, SheetFigure(cut.outline, stroke=RING_COLOUR, width=RING), sheet.paper.height)


def _draw(canvas: Canvas, figure: SheetFigure, height: float) -> None:
    paint = {(True, True): "B*", (True, False): "f*", (False, True): "S", (False, False): "n"}
    colours = [
        f"{rgb(colour)} {operator}"
        for colour, operator in ((figure.fill, "rg"), (figure.stroke, "RG"))
        if colour
    ]
    dash = " ".join(f"{length * PT_PER_MM:.3f}" for length in figure.dash)
    pen = f"{figure.width * PT_PER_MM:.4f} w [{dash}] 0 d"
    operator = paint[figure.fill is not None, figure.stroke is not None]
    canvas.addLiteral(f"q {' '.join(colours)} {pen} {path_operators(figure.outline, height)} {operator} Q")


def rgb(colour: str) -> str:
    """`#rrggbb` as three numbers from 0 to 1."""
    return " ".join(f"{int(colour[at : at + 2], 16) / 255:.4g}" for at in (1, 3, 5))


def draw_cuts(canvas: Canvas, sheet: Sheet, names: Mapping[CutKind, str]) -> None:
    """The sheet's cut lines, each kind in the spot colour of its name, printed over what lies there."""
    for kind, name in names.items():
        paths = [path_operators(cut.outline, sheet.paper.height) for cut in sheet.cuts if cut.kind is kind]
        if paths:
            canvas.saveState()
            canvas.setStrokeColor(CMYKColorSep(*INKS[kind], spotName=name))
            canvas.setStrokeOverprint(True)
            canvas.setOverprintMask(1)
            canvas.setLineWidth(SPOT_PT)
            canvas.addLiteral(f"{' '.join(paths)} S")
            canvas.restoreState()
