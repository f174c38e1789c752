"""The subset of SVG that is drawn, as a table; and the check that walks a document against it before drawing.

Whatever stands outside the table is a problem that names element, property, value, line and remedy. Nothing is left
out in silence and nothing is guessed at. `tests/svg/test_subset.py` holds the manual's page against these tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..problems import Problem, did_you_mean, problem
from . import paths, shapes, style, values
from .tree import Document, Node

_L = "length"
_CORE: Final = frozenset(
    [
        "id",
        "class",
        "style",
        "transform",
        "lang",
        "role",
        "tabindex",
        "xml:space",
        "xml:lang",
        "href",
        "requiredFeatures",
        "requiredExtensions",
        "systemLanguage",
        "externalResourcesRequired",
        "version",
        "baseProfile",
        "xmlns",
        "title",
        "type",
        "target",
        "rel",
    ]
)
_VIEW: Final = {"viewBox": "view-box", "preserveAspectRatio": "aspect-ratio"}
_BOX: Final = {"x": _L, "y": _L, "width": _L, "height": _L}
_UNITS: Final = "userSpaceOnUse objectBoundingBox"
_TEXT: Final = dict.fromkeys(("x", "y", "dx", "dy", "rotate"), "lengths") | {
    "textLength": _L,
    "lengthAdjust": "any",
}
_GRADIENT: Final = {
    "gradientUnits": _UNITS,
    "gradientTransform": "transform",
    "spreadMethod": "pad reflect repeat",
}

_PRIMITIVE: Final = {**_BOX, "in": "any", "in2": "any", "result": "any"}
_PRIMITIVES: Final[dict[str, dict[str, str]]] = {
    "feGaussianBlur": {"stdDeviation": "numbers", "edgeMode": "none"},
    "feOffset": {"dx": "number", "dy": "number"},
    "feFlood": {},
    "feDropShadow": {"dx": "number", "dy": "number", "stdDeviation": "numbers"},
    "feBlend": {"mode": "any"},
    "feComposite": {"operator": "over in out atop xor arithmetic", **dict.fromkeys(("k1", "k2", "k3", "k4"), "number")},
    "feMerge": {},
    "feColorMatrix": {"type": "matrix saturate hueRotate luminanceToAlpha", "values": "numbers"},
    "feComponentTransfer": {},
    "feMorphology": {"operator": "erode dilate", "radius": "numbers"},
    "feTile": {},
}
_CURVE: Final = {
    "type": "identity table discrete linear gamma",
    "tableValues": "numbers",
    **dict.fromkeys(("slope", "intercept", "amplitude", "exponent", "offset"), "number"),
}

# Element → its own attributes and their language: a name known to `_READERS`, or the words that are allowed.
ELEMENTS: Final[dict[str, dict[str, str]]] = {
    "svg": {**_BOX, **_VIEW, "zoomAndPan": "any"},
    "g": {},
    "defs": {},
    "symbol": {**_BOX, **_VIEW, "refX": "any", "refY": "any"},
    "use": _BOX,
    "switch": {},
    "a": {},
    "path": {"d": "path", "pathLength": "number"},
    "rect": {**_BOX, "rx": "radius", "ry": "radius"},
    "circle": {"cx": _L, "cy": _L, "r": _L},
    "ellipse": {"cx": _L, "cy": _L, "rx": "radius", "ry": "radius"},
    "line": {"x1": _L, "y1": _L, "x2": _L, "y2": _L},
    "polyline": {"points": "points"},
    "polygon": {"points": "points"},
    "image": {**_BOX, "preserveAspectRatio": "aspect-ratio"},
    "text": _TEXT,
    "tspan": _TEXT,
    "linearGradient": {**_GRADIENT, "x1": _L, "y1": _L, "x2": _L, "y2": _L},
    "radialGradient": {**_GRADIENT, "cx": _L, "cy": _L, "r": _L, "fx": _L, "fy": _L, "fr": _L},
    "stop": {"offset": "fraction"},
    "pattern": {
        **_BOX,
        **_VIEW,
        "patternUnits": _UNITS,
        "patternContentUnits": _UNITS,
        "patternTransform": "transform",
    },
    "clipPath": {"clipPathUnits": _UNITS},
    "mask": {**_BOX, "maskUnits": _UNITS, "maskContentUnits": _UNITS},
    "marker": {
        **_VIEW,
        "refX": _L,
        "refY": _L,
        "markerWidth": _L,
        "markerHeight": _L,
        "markerUnits": "strokeWidth userSpaceOnUse",
        "orient": "orient",
    },
    "filter": {**_BOX, "filterUnits": _UNITS, "primitiveUnits": _UNITS},
    **{name: {**_PRIMITIVE, **own} for name, own in _PRIMITIVES.items()},
    "feMergeNode": {"in": "any"},
    **dict.fromkeys(("feFuncR", "feFuncG", "feFuncB", "feFuncA"), _CURVE),
    "style": {"media": "any"},
    "title": {},
    "desc": {},
    "metadata": {},
}
OPAQUE: Final = frozenset(
    {"style", "title", "desc", "metadata"}
)  # their content is not drawn and not checked
EDITORS: Final = ("inkscape.org", "sodipodi", "adobe.com", "bohemiancoding", "serif.com", "figma.com")

_TO_PATH = "convert it to a path in the editor"
REMEDIES: Final = {
    "flowRoot": "open the file in Inkscape 1 and save it, which turns flowed text into SVG 2 text",
    "textPath": f"set the text straight, or {_TO_PATH} (Inkscape: Path > Object to Path)",
    "tref": "write the text itself in its place",
    **dict.fromkeys(
        """feImage feTurbulence feDisplacementMap feConvolveMatrix feDiffuseLighting feSpecularLighting feDistantLight
        fePointLight feSpotLight""".split(),
        "place the finished effect as an image with a transparent ground",
    ),
    "foreignObject": "use <text> with shape-inside; HTML is not drawn",
    "script": "scripts are never run; take it out",
    "animate": "paper does not move; take it out",
    "animateTransform": "paper does not move; take it out",
    "animateMotion": "paper does not move; take it out",
    "set": "paper does not move; take it out",
    "meshgradient": "use a linear or radial gradient, or place it as an image",
    "hatch": "use a pattern",
    "cursor": "take it out",
    "view": "take it out",
    "font": "put the font's file into assets/fonts",
    "font-face": "put the font's file into assets/fonts",
    "glyph": "put the font's file into assets/fonts",
    "altGlyph": "use font-feature-settings",
    "video": "place a still image",
    "audio": "take it out",
    "iframe": "take it out",
    "canvas": "place an image",
    "solidcolor": "use a CSS variable for the colour",
}

# Values that are SVG but that we do not draw: property → what is drawn; and what to do.
_ALWAYS: Final = frozenset({"", "inherit", "initial", "unset"})
DRAWN_VALUES: Final[dict[str, tuple[frozenset[str], str]]] = {
    "writing-mode": (
        frozenset({"horizontal-tb", "lr", "lr-tb", "rl", "rl-tb"}),
        "turn the text with a transform: rotate(90)",
    ),
    "vector-effect": (frozenset({"none"}), "give the stroke the width that it has on paper"),
    "stroke-linejoin": (frozenset({"miter", "round", "bevel"}), "use miter, round or bevel"),
    "font-variation-settings": (frozenset({"normal"}), "use a font file that has the wanted style"),
    "font-stretch": (frozenset({"normal", "100%"}), "name the narrow or wide family in font-family"),
    "font-size-adjust": (frozenset({"none"}), "set the font-size"),
    "dominant-baseline": (
        style.names(
            """auto alphabetic ideographic hanging mathematical central middle text-before-edge before-edge
            text-after-edge after-edge"""
        ),
        "shift the text with dy",
    ),
    "alignment-baseline": (
        style.names(
            """auto baseline alphabetic ideographic hanging mathematical central middle text-before-edge before-edge
            text-after-edge after-edge"""
        ),
        "shift the text with dy",
    ),
    "kerning": (frozenset({"auto", "0"}), "use letter-spacing"),
    "enable-background": (frozenset({"accumulate", "new"}), "take it out"),
    "clip": (frozenset({"auto"}), "use clip-path"),
    "shape-subtract": (frozenset({"none"}), "draw the box that the text may fill as a path"),
    "color-interpolation": (frozenset({"auto", "sRGB", "srgb"}), "gradients and masks are computed in sRGB"),
    "transform-box": (frozenset({"view-box"}), "give transform-origin in units of the view box"),
}
VALUE_HINTS: Final = {
    "stroke-linecap": "butt round square",
    "stroke-linejoin": "miter round bevel",
    "fill-rule": "nonzero evenodd",
    "clip-rule": "nonzero evenodd",
    "text-anchor": "start middle end",
    "text-align": "start center end justify",
    "visibility": "visible hidden",
    "mix-blend-mode": "normal multiply screen overlay darken lighten",
}
_NOT_CSS: Final = frozenset(
    ["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d", "points", "viewBox"]
)


def unknown_property(node: Node, name: str, value: str) -> Problem:
    """The problem of a CSS property outside `style.PROPERTIES`."""
    if name in _NOT_CSS:
        hint: str | None = f'write it as an attribute: {name}="{value}"'
    else:
        hint = did_you_mean(name, style.PROPERTIES) or "take it out"
    message = f"{node.describe()}: the property {name}: {value} is not supported"
    return problem("svg-unsupported", message, node.place, hint=hint)


def check(document: Document) -> Iterator[Problem]:
    """Every breach of the subset in the document, in document order, after what parsing found."""
    yield from document.problems
    if document.root is None:
        return
    yield from _check_size(document, document.root)
    stack = [document.root]
    while stack:
        node = stack.pop()
        if node.tag in OPAQUE:
            continue
        yield from _check_element(node)
        if node.tag in ELEMENTS:
            stack.extend(reversed(node.children))


def _check_size(document: Document, root: Node) -> Iterator[Problem]:
    size = document.size
    if (
        size.width <= 0
        or size.height <= 0
        or (document.view_box is None and not root.get("width") + root.get("height"))
    ):
        message = "the drawing has no size"
        yield problem(
            "svg-size", message, root.place, hint='write width="63mm" height="88mm" viewBox="0 0 63 88"'
        )


def _check_element(node: Node) -> Iterator[Problem]:
    known = ELEMENTS.get(node.tag)
    if known is None:
        yield from _unknown_element(node)
        return
    for name, value in node.attributes.items():
        if name in known:
            kind = known[name]
            if kind != "any":
                yield from _check_attribute(node, name, value, kind)
        elif (
            (name not in style.PROPERTIES or name in style.CSS_ONLY)
            and name not in _CORE
            and not name.startswith(("data-", "aria-", "on", "-"))
        ):
            css_only = name in style.CSS_ONLY
            hint = (
                f'write style="{name}: {value}"'
                if css_only
                else did_you_mean(name, [*known, *style.PROPERTIES])
            )
            message = f"{node.describe()}: the attribute {name}={value!r} is not supported"
            yield problem("svg-attribute", message, node.place, hint=hint)
    if node.tag in _PRIMITIVES or node.tag == "feMergeNode":
        yield from _check_inputs(node)
    if "textLength" in node.attributes and (node.tag != "text" or values.number(node.get("textLength")) == 0):
        message = f"{node.describe()}: textLength={node.get('textLength')!r} is not supported"
        yield problem(
            "svg-unsupported", message, node.place, hint="use letter-spacing, or textLength on the <text>"
        )
    if node.tag == "symbol" and "transform" in node.declared.own:
        message = f"{node.describe()}: transform on a symbol is not supported"
        yield problem("svg-unsupported", message, node.place, hint="put a <g transform> into the symbol")
    if node.declared is not style.NOTHING_DECLARED:
        yield from _check_values(node)
        yield from _check_references(node)


_FOREIGN_INPUTS: Final = frozenset({"BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"})


def _check_inputs(node: Node) -> Iterator[Problem]:
    for name in ("in", "in2"):
        if node.get(name) in _FOREIGN_INPUTS:
            message = f"{node.describe()}: {name}={node.get(name)!r} is not supported"
            yield problem("svg-unsupported", message, node.place, hint="use SourceGraphic, or feFlood for a colour")
    if node.get("mode", "normal") not in _BLENDS:
        message = f"{node.describe()}: mode={node.get('mode')!r} is not supported"
        yield problem("svg-unsupported", message, node.place, hint="use multiply, screen, darken or lighten")


def _unknown_element(node: Node) -> Iterator[Problem]:
    namespace, _, name = node.tag.rpartition("}")
    if namespace:
        if any(editor in namespace for editor in EDITORS):
            return
        message = f"<{name}> is not in the SVG namespace and is not drawn"
        yield problem("svg-foreign", message, node.place, hint="take it out, or draw it in SVG")
        return
    hint = REMEDIES.get(name) or did_you_mean(name, ELEMENTS) or "take it out"
    yield problem("svg-unsupported", f"{node.describe()} is not supported", node.place, hint=hint)


def _check_attribute(node: Node, name: str, value: str, kind: str) -> Iterator[Problem]:
    reader = _READERS.get(kind)
    if kind in ("path", "points"):
        closed = node.tag == "polygon"
        outline = paths.parse(value) if kind == "path" else shapes.polygon(value, closed=closed)
        if outline.fault:
            yield problem(
                "svg-path", f"{node.describe()}: {outline.fault}", node.place, hint="drawn up to there"
            )
    elif reader is not None:
        if reader(value) is None and value != "auto":
            message = f"{node.describe()}: {name}={value!r} is not a {kind.replace('-', ' ')}"
            yield problem("svg-value", message, node.place)
    elif value not in kind.split():
        message = f"{node.describe()}: {name}={value!r} is not known; allowed are {', '.join(kind.split())}"
        yield problem("svg-value", message, node.place, hint=did_you_mean(value, kind.split()))


def _check_values(node: Node) -> Iterator[Problem]:
    for declarations in (node.declared.own, node.declared.inherited):
        for name, value in declarations.items():
            drawn = DRAWN_VALUES.get(name)
            if drawn and value not in drawn[0] and value not in _ALWAYS:
                message = f"{node.describe()}: {name}: {value} is not supported"
                yield problem("svg-unsupported", message, node.place, hint=drawn[1])


_BLENDS: Final = style.names(
    """normal multiply screen darken lighten overlay hard-light soft-light color-dodge color-burn difference exclusion"""
)
_REFERRING: Final = {
    "fill": frozenset({"linearGradient", "radialGradient", "pattern"}),
    "stroke": frozenset({"linearGradient", "radialGradient", "pattern"}),
    "clip-path": frozenset({"clipPath"}),
    "mask": frozenset({"mask"}),
    "marker-start": frozenset({"marker"}),
    "marker-mid": frozenset({"marker"}),
    "marker-end": frozenset({"marker"}),
}


def _check_references(node: Node) -> Iterator[Problem]:
    for declarations in (node.declared.own, node.declared.inherited):
        for name, value in declarations.items():
            allowed = _REFERRING.get(name)
            if allowed is None or "url(" not in value:
                continue
            paint = values.paint(value)
            address = paint.ref if paint else ""
            target = node.referenced(address)
            if target is None:
                hint = did_you_mean(address[1:], node.scope.names())
                message = f"{node.describe()}: {name} refers to {address!r}, which does not exist"
                yield problem("svg-reference", message, node.place, hint=hint)
            elif target.tag not in allowed:
                message = f"{node.describe()}: {name} refers to {target.describe()}, not to a {' or '.join(sorted(allowed))}"
                yield problem("svg-reference", message, node.place)


def _orient(text: str) -> object:
    return text if text in ("auto", "auto-start-reverse") else values.angle(text)


_READERS: Final = {
    _L: values.length,
    "radius": values.length,
    "lengths": values.lengths,
    "number": values.number,
    "numbers": values.numbers,
    "fraction": values.fraction,
    "transform": values.transform,
    "view-box": values.view_box,
    "aspect-ratio": values.aspect_ratio,
    "orient": _orient,
}
