"""Shapes with their paints, and clips, in the plain form that is handed to CairoSVG."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from .cascade import INITIAL, SVG, Style
from .documents import Document, children, href, name_of
from .measures import UnprovenError, color, fraction, length

Namer = Callable[[], str]  # a new id each time

URL: Final = re.compile(r"url\(\s*['\"]?#([^'\")]+)['\"]?\s*\)\s*(.*)")
GEOMETRY: Final[Mapping[str, tuple[str, ...]]] = {
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "line": ("x1", "y1", "x2", "y2"),
    "path": ("d",),
    "polygon": ("points",),
    "polyline": ("points",),
}
_DATA: Final = frozenset({"d", "points"})
_SIZES: Final = frozenset({"width", "height", "rx", "ry", "r"})
_MARKED: Final = frozenset({"path", "line", "polygon", "polyline"})
_MARKERS: Final = ("marker-start", "marker-mid", "marker-end")
_GRADIENTS: Final = frozenset({"linearGradient", "radialGradient"})
_VECTORS: Final = ("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy")
_KEPT: Final = (*_VECTORS, "gradientUnits", "gradientTransform", "spreadMethod")


def shape(document: Document, element: Any, style: Style, name: Namer) -> str:
    """The element, behind the gradients that it needs."""
    if name_of(element) in _MARKED and any(style[marker] != "none" for marker in _MARKERS):
        raise UnprovenError("markers")
    if style["stroke"] != "none" and style["paint-order"].split()[0] not in ("normal", "fill"):
        raise UnprovenError("paint-order")
    before, fill = _paint(document, element, style, "fill", name)
    also, stroke = _paint(document, element, style, "stroke", name)
    rule = ' fill-rule="evenodd"' if style["fill-rule"] == "evenodd" else ""
    pen = _pen(style) if style["stroke"] != "none" else ""
    return f"{before}{also}<{geometry(element)}{fill}{rule}{stroke}{pen}/>"


def geometry(element: Any) -> str:
    """The element's name and geometry, in user units."""
    tag = name_of(element)
    if tag not in GEOMETRY:
        raise UnprovenError("clips of another kind than a shape's")
    found = tag
    for name in GEOMETRY[tag]:
        text = element.get(name)
        if name in _DATA:
            found += f' {name}="{quote(text or "")}"'
        elif text is not None and text != "auto":
            side = length(text)
            if side < 0 and name in _SIZES:
                raise UnprovenError("negative sizes")
            found += f' {name}="{side:.9g}"'
    return found


def clip(document: Document, element: Any, style: Style, name: Namer) -> tuple[str, str]:
    """The id of the element's clip, and its definition."""
    match = URL.fullmatch(style["clip-path"])
    target = document.find(element, match[1]) if match else None
    if (
        target is None
        or name_of(target) != "clipPath"
        or target.get("clipPathUnits", "") == "objectBoundingBox"
    ):
        raise UnprovenError("clips of another kind than a shape's")
    around = document.cascade.style(target, INITIAL)
    shapes = [child for child in children(target) if name_of(child) not in ("title", "desc")]
    if len(shapes) != 1 or around["clip-path"] != "none" or around["transform"] != "none":
        raise UnprovenError("clips of several shapes")
    inside = document.cascade.style(shapes[0], around)
    if inside["clip-rule"] != "nonzero" or inside["clip-path"] != "none":
        raise UnprovenError("clip-rule")
    found, transform = name(), inside["transform"]
    turned = f' transform="{transform}"' if transform != "none" else ""
    return found, f'<clipPath id="{found}"><{geometry(shapes[0])}{turned}/></clipPath>'


def _pen(style: Style) -> str:
    found = (
        f' stroke-width="{length(style["stroke-width"]):g}" stroke-miterlimit="{style["stroke-miterlimit"]}"'
    )
    found += f' stroke-linecap="{style["stroke-linecap"]}" stroke-linejoin="{style["stroke-linejoin"]}"'
    if style["stroke-dasharray"] != "none":
        dashes = [length(part) for part in style["stroke-dasharray"].replace(",", " ").split()]
        dashes *= 1 + len(dashes) % 2
        found += f' stroke-dasharray="{" ".join(f"{dash:g}" for dash in dashes)}"'
        found += f' stroke-dashoffset="{length(style["stroke-dashoffset"]):g}"'
    return found


def _paint(document: Document, element: Any, style: Style, kind: str, name: Namer) -> tuple[str, str]:
    """Definitions and attributes of a fill or stroke."""
    value, alpha = style[kind], fraction(style[f"{kind}-opacity"])
    if value == "none":
        return "", f' {kind}="none"'
    match = URL.fullmatch(value)
    if match is None:
        found = color(value, style["color"])
        return "", f' {kind}="{found.rgb}" {kind}-opacity="{alpha * found.alpha:g}"'
    identifier, definition = _gradient(document, element, match[1], kind, name)
    return definition, f' {kind}="url(#{identifier})" {kind}-opacity="{alpha:g}"'


def _gradient(document: Document, element: Any, identifier: str, kind: str, name: Namer) -> tuple[str, str]:
    target = document.find(element, identifier)
    tag = name_of(target)
    if tag not in _GRADIENTS:
        raise UnprovenError(f"<{tag}>")
    attributes, stops = _inherit(document, target)
    is_boxed = attributes.get("gradientUnits", "objectBoundingBox") == "objectBoundingBox"
    if is_boxed and (kind == "stroke" or name_of(element) == "path"):
        raise UnprovenError("gradients in the box of a path or stroke")
    if len(stops) < 2 or "fr" in attributes:
        raise UnprovenError("gradients out of the ordinary")
    kept = "".join(f' {each}="{quote(attributes[each])}"' for each in _KEPT if each in attributes)
    body = "".join(_stop(document, stop) for stop in stops)
    found = name()
    return found, f'<{tag} id="{found}"{kept}>{body}</{tag}>'


def _inherit(document: Document, target: Any) -> tuple[dict[str, str], list[Any]]:
    """Attributes and stops of a gradient with those of the gradients that it refers to."""
    attributes: dict[str, str] = {}
    stops: list[Any] = []
    seen: list[Any] = []
    while target is not None:
        if target in seen:
            raise UnprovenError("references in a circle")
        seen.append(target)
        attributes = dict(target.attrib) | attributes
        stops = stops or list(target.iterchildren(f"{SVG}stop"))
        address = href(target)
        target = document.find(target, address[1:]) if address.startswith("#") else None
    return attributes, stops


def _stop(document: Document, stop: Any) -> str:
    style = document.cascade.style(stop, document.cascade.style(stop.getparent(), INITIAL))
    found = color(style["stop-color"], style["color"])
    alpha = fraction(style["stop-opacity"]) * found.alpha
    offset = fraction(stop.get("offset", "0"))
    return f'<stop offset="{offset:g}" stop-color="{found.rgb}" stop-opacity="{alpha:g}"/>'


def quote(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
