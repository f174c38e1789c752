"""The subset of SVG that is drawn, as tables: elements with their attributes, properties with the values drawn.

`checker` walks a document against these tables; the properties themselves stand in `style.PROPERTIES`.
`tests/svg/test_subset.py` sees to it that whatever is listed here as drawn is read by some drawing module.
"""

from __future__ import annotations

from typing import Final

from . import style

_L = "length"
CORE: Final = style.names(
    """id class style transform lang role tabindex xml:space xml:lang href requiredFeatures requiredExtensions
    systemLanguage externalResourcesRequired version baseProfile xmlns title type target rel"""
)
_VIEW: Final = {"viewBox": "view-box", "preserveAspectRatio": "aspect-ratio"}
_BOX: Final = {"x": _L, "y": _L, "width": _L, "height": _L}
_FRAME: Final = {**_BOX, "width": "size", "height": "size"}
_UNITS: Final = "userSpaceOnUse objectBoundingBox"
_POSITIONS: Final = dict.fromkeys(("x", "y", "dx", "dy", "rotate"), "lengths")
_TEXT: Final = {**_POSITIONS, "textLength": _L, "lengthAdjust": "spacing spacingAndGlyphs"}
_GRADIENT: Final = {
    "gradientUnits": _UNITS,
    "gradientTransform": "transform",
    "spreadMethod": "pad reflect repeat",
}

_PRIMITIVE: Final = {**_BOX, "in": "any", "in2": "any", "result": "any"}
PRIMITIVES: Final[dict[str, dict[str, str]]] = {
    "feGaussianBlur": {"stdDeviation": "numbers"},
    "feOffset": {"dx": "number", "dy": "number"},
    "feFlood": {},
    "feDropShadow": {"dx": "number", "dy": "number", "stdDeviation": "numbers"},
    "feBlend": {"mode": "any"},
    "feComposite": {
        "operator": "over in out atop xor arithmetic",
        **dict.fromkeys(("k1", "k2", "k3", "k4"), "number"),
    },
    "feMerge": {},
    "feColorMatrix": {"type": "matrix saturate hueRotate luminanceToAlpha", "values": "numbers"},
    "feComponentTransfer": {},
    "feMorphology": {"operator": "erode dilate", "radius": "numbers"},
    "feTile": {},
    "feImage": {"preserveAspectRatio": "aspect-ratio"},
    "feTurbulence": {
        "baseFrequency": "numbers",
        "numOctaves": "number",
        "seed": "number",
        "stitchTiles": "noStitch",
        "type": "turbulence fractalNoise",
    },
    "feConvolveMatrix": {
        "order": "numbers",
        "kernelMatrix": "numbers",
        "divisor": "number",
        "bias": "number",
        "targetX": "number",
        "targetY": "number",
        "edgeMode": "duplicate wrap none",
        "preserveAlpha": "true false",
    },
    "feDisplacementMap": {"scale": "number", "xChannelSelector": "R G B A", "yChannelSelector": "R G B A"},
    "feDiffuseLighting": {"surfaceScale": "number", "diffuseConstant": "number"},
    "feSpecularLighting": {
        "surfaceScale": "number",
        "specularConstant": "number",
        "specularExponent": "number",
    },
}
_CURVE: Final = {
    "type": "identity table discrete linear gamma",
    "tableValues": "numbers",
    **dict.fromkeys(("slope", "intercept", "amplitude", "exponent", "offset"), "number"),
}

# Element → its own attributes and their language: a name known to `checker`, or the words that are allowed.
ELEMENTS: Final[dict[str, dict[str, str]]] = {
    "svg": {**_FRAME, **_VIEW, "zoomAndPan": "any"},
    "g": {},
    "defs": {},
    "symbol": _VIEW,
    "use": _FRAME,
    "switch": {},
    "a": {},
    "path": {"d": "path"},
    "rect": {**_BOX, "rx": "radius", "ry": "radius"},
    "circle": {"cx": _L, "cy": _L, "r": _L},
    "ellipse": {"cx": _L, "cy": _L, "rx": "radius", "ry": "radius"},
    "line": {"x1": _L, "y1": _L, "x2": _L, "y2": _L},
    "polyline": {"points": "points"},
    "polygon": {"points": "points"},
    "image": {**_FRAME, "preserveAspectRatio": "aspect-ratio"},
    "text": _TEXT,
    "tspan": _TEXT,
    "textPath": {
        "startOffset": _L,
        "method": "align",
        "side": "left",
        "spacing": "auto exact",
        "textLength": _L,
        "lengthAdjust": "spacing",
        "path": "path",
    },
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
    **{name: {**_PRIMITIVE, **own} for name, own in PRIMITIVES.items()},
    "feMergeNode": {"in": "any"},
    "feDistantLight": {"azimuth": "number", "elevation": "number"},
    "fePointLight": dict.fromkeys(("x", "y", "z"), "number"),
    "feSpotLight": dict.fromkeys(
        ("x", "y", "z", "pointsAtX", "pointsAtY", "pointsAtZ", "specularExponent", "limitingConeAngle"),
        "number",
    ),
    **dict.fromkeys(("feFuncR", "feFuncG", "feFuncB", "feFuncA"), _CURVE),
    "style": {"media": "any"},
    "title": {},
    "desc": {},
    "metadata": {},
}
OPAQUE: Final = style.names("style title desc metadata")  # their content is not drawn and not checked
# What the namespaces of editors have in their names, and those of what a drawing is about.
EDITORS: Final = (
    *("inkscape", "sodipodi", "adobe.com", "macromedia.com", "bohemiancoding", "serif.com", "figma.com"),
    *(
        "boxy-svg",
        "vectornator",
        "linearity",
        "corel.com",
        "diagrams.net",
        "draw.io",
        "jgraph",
        "krita",
        "calligra",
    ),
    *(
        "karbon",
        "microsoft.com",
        "sun.com",
        "openoffice",
        "libreoffice",
        "openclipart",
        "gravit",
        "vectr",
        "xara",
    ),
    *(
        "affinity",
        "svgjs",
        "penpot",
        "canva.com",
        "sketch",
        "launchpad.net/jessyink",
        "purl.org",
        "creativecommons",
    ),
    *(
        "web.resource.org/cc",
        "22-rdf-syntax-ns",
        "iptc.org",
        "ns.useplus.org",
        "prismstandard.org",
        "w3.org/XML",
    ),
)

_TO_PATH = "convert it to a path in the editor"
REMEDIES: Final = {
    "flowRoot": "give it one shape and one alignment, or save the file with Inkscape 1",
    "tref": "write the text itself in its place",
    "foreignObject": "use <text> with shape-inside; HTML is not drawn",
    "script": "scripts are never run; take it out",
    "animate": "paper does not move; take it out",
    "animateTransform": "paper does not move; take it out",
    "animateMotion": "paper does not move; take it out",
    "set": "paper does not move; take it out",
    "meshgradient": "use a linear or radial gradient, or place it as an image",
    "meshGradient": "use a linear or radial gradient, or place it as an image",
    "hatch": "use a pattern",
    "altGlyph": "use font-feature-settings",
    "video": "place a still image",
    "audio": "take it out",
    "iframe": "take it out",
    "canvas": "place an image",
    "solidcolor": "use a CSS variable for the colour",
    "solidColor": "use a CSS variable for the colour",
}

# Attributes that are SVG but that we do not draw, on an element or on all; and what to do.
_BY_USE: Final = "place and size the symbol by x, y, width and height of its use"
UNDRAWN_ATTRIBUTES: Final[dict[tuple[str, str], str]] = {
    ("*", "pathLength"): "take it out, and write dashes in user units",
    ("*", "edgeMode"): "take it out: beyond the edge it is transparent",
    ("*", "kernelUnitLength"): "take it out: filters look the same at every resolution",
    **{("symbol", name): _BY_USE for name in ("refX", "refY", "x", "y", "width", "height")},
    ("textPath", "x"): "use startOffset",
    ("textPath", "y"): "use dy on a <tspan> in it",
    ("textPath", "dx"): "use startOffset",
    ("textPath", "dy"): "put it on a <tspan> in it",
    ("textPath", "rotate"): "put it on a <tspan> in it",
}

# Words that are SVG but that we do not draw: element and attribute → the word; and what to do.
UNDRAWN_WORDS: Final[dict[tuple[str, str], tuple[str, str]]] = {
    ("textPath", "method"): ("stretch", "take it out: letters are turned, not bent"),
    ("textPath", "side"): ("right", "reverse the path"),
    ("textPath", "lengthAdjust"): ("spacingAndGlyphs", "write spacing: letters on a path keep their width"),
    ("feComposite", "operator"): ("lighter", "use arithmetic with k2=1 and k3=1"),
    ("feTurbulence", "stitchTiles"): ("stitch", "take it out: no two programs stitch alike"),
}

# Values that are SVG but that we do not draw: property → what is drawn; and what to do.
_BASELINES: Final = (
    "auto alphabetic ideographic hanging mathematical central middle text-before-edge text-after-edge"
)
_CAPS: Final = "normal small-caps none"
DRAWN_VALUES: Final[dict[str, tuple[frozenset[str], str]]] = {
    name: (style.names(drawn), remedy)
    for name, drawn, remedy in (
        ("alignment-baseline", f"{_BASELINES} baseline before-edge after-edge", "shift the text with dy"),
        ("clip", "auto", "use clip-path"),
        ("color-interpolation", "auto sRGB srgb", "gradients are mixed in sRGB"),
        ("dominant-baseline", _BASELINES, "shift the text with dy"),
        ("font-size-adjust", "none", "set the font-size"),
        ("font-variant", _CAPS, "use font-feature-settings"),
        ("font-variant-caps", _CAPS, "use font-feature-settings"),
        ("font-variant-east-asian", "normal", "use font-feature-settings"),
        ("font-variant-position", "normal", "use font-feature-settings"),
        ("glyph-orientation-vertical", "auto", "turn the text with a transform"),
        ("kerning", "auto 0", "use letter-spacing"),
        ("shape-margin", "0", "use shape-padding on the text"),
        ("shape-subtract", "none", "draw the box that the text may fill as a rect"),
        ("stroke-linejoin", "miter round bevel", "use miter, round or bevel"),
        ("text-indent", "0", "begin the paragraph with an em space (U+2003)"),
        ("text-overflow", "clip", "take it out: text that does not fit is a problem"),
        ("text-wrap", "auto wrap stable pretty", "use pretty, or break the lines with U+2028"),
        ("transform-box", "view-box fill-box content-box", "use fill-box, or units of the view box"),
        ("unicode-bidi", "normal embed isolate", "write the text in reading order"),
        ("vector-effect", "none", "give the stroke the width that it has on paper"),
        ("writing-mode", "horizontal-tb lr lr-tb rl rl-tb", "turn the text with a transform: rotate(90)"),
    )
}
# Properties of SVG 1.1 that SVG 2 took out: the values that nobody misses; and what to do.
REMOVED: Final = {
    "glyph-orientation-horizontal": (style.names("auto 0 0deg"), "turn the text with a transform")
}
# Elements on which a property that others have is not drawn; and what to do.
_IN_GRADIENT: Final = "write it as gradientTransform or patternTransform"
UNDRAWN_ON: Final[dict[str, tuple[frozenset[str], str]]] = {
    "symbol": (style.names("transform clip-path mask"), "put it on a <g> in the symbol"),
    "svg": (style.names("clip-path mask filter"), "put it on a <g> around or in the <svg>"),
    "mask": (frozenset({"clip-path"}), "clip a <g> in the mask"),
    "marker": (style.names("opacity clip-path mask filter transform"), "put it on a <g> in the marker"),
    **dict.fromkeys(
        ("linearGradient", "radialGradient", "pattern"), (frozenset({"transform"}), _IN_GRADIENT)
    ),
}
# Elements on which the standard gives a property no meaning; and what to do.
_IN_TEXT: Final = (
    style.names("opacity clip-path mask filter transform"),
    "use fill-opacity, or put it on the <text>",
)
WITHOUT_EFFECT_ON: Final[dict[str, tuple[frozenset[str], str]]] = {"tspan": _IN_TEXT, "textPath": _IN_TEXT}
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
BLEND_MODES: Final = style.names(
    """normal multiply screen darken lighten overlay hard-light soft-light color-dodge color-burn difference
    exclusion hue saturation color luminosity"""
)
FOREIGN_INPUTS: Final = style.names("BackgroundImage BackgroundAlpha FillPaint StrokePaint")
_SERVERS: Final = style.names("linearGradient radialGradient pattern")
REFERRING: Final = {
    "fill": _SERVERS,
    "stroke": _SERVERS,
    "clip-path": frozenset({"clipPath"}),
    "mask": frozenset({"mask"}),
    **dict.fromkeys(("marker-start", "marker-mid", "marker-end"), frozenset({"marker"})),
}
NOT_CSS: Final = style.names("x y width height cx cy r rx ry d points viewBox")
