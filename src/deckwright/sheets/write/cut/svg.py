"""A sheet's cut lines as SVG: millimetres, one closed path for each line, circles as arcs."""

from __future__ import annotations

import html

from ....basics.geometry import Point
from ....basics.outlines import ArcTo, Contour, CurveTo, LineTo, Segment, arc_center
from ...impose import Sheet
from .lines import layers

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
    'width="{0}mm" height="{1}mm" viewBox="0 0 {0} {1}">\n'
)


def cut_svg(sheet: Sheet, title: str) -> bytes:
    """The lines of *sheet* on a page as large as its paper, in layers, hairlines without fill."""
    parts = [HEAD.format(number(sheet.paper.width), number(sheet.paper.height))]
    parts.append(f"  <title>{html.escape(title)}</title>\n")
    for layer in layers(sheet):
        parts.append(
            f'  <g id="{layer.name}" inkscape:groupmode="layer" inkscape:label="{layer.name}" fill="none" '
            f'stroke="{layer.colour}" stroke-width="0.1">\n'
        )
        parts += [f'    <path d="{path_data(contour)}"/>\n' for contour in layer.contours]
        parts.append("  </g>\n")
    return "".join([*parts, "</svg>\n"]).encode()


def path_data(contour: Contour) -> str:
    found = [f"M{_point(contour.start)}"]
    found += [_command(start, segment) for start, segment in contour.legs()]
    return " ".join([*found, "Z"] if contour.closed else found)


def _command(start: Point, segment: Segment) -> str:
    match segment:
        case LineTo(end):
            return f"L{_point(end)}"
        case CurveTo(first, second, end):
            return f"C{_point(first)} {_point(second)} {_point(end)}"
        case ArcTo(end, bulge):
            _, radius = arc_center(start, segment)
            r, large, sweep = number(radius), int(abs(bulge) > 1), int(bulge > 0)
            return f"A{r} {r} 0 {large} {sweep} {_point(end)}"


def _point(point: Point) -> str:
    return f"{number(point.x)},{number(point.y)}"


def number(value: float) -> str:
    """To a tenth of a micrometre."""
    return f"{value:.4f}".rstrip("0").rstrip(".")
