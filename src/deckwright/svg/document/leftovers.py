"""What editors leave behind and nothing shows, as tables: each row with the reason why it is passed over in silence.

`showing` asks these tables about what the check has found; `docs/svg.md` prints them.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from .shorthands import SHORTHANDS
from .style import PROPERTIES as PROPERTIES_DRAWN
from .style import names

ANY: Final[frozenset[str] | None] = None  # of a row's values: it is passed over whatever it says

SHAPES: Final = names("path rect circle ellipse line polyline polygon")
_LETTERS: Final = names("text tspan textPath")
_PAINTED: Final = SHAPES | _LETTERS
_LIGHTS: Final = names("feDiffuseLighting feSpecularLighting")
_CHILDLESS: Final = SHAPES | names("image stop")
_CONTENT: Final = _PAINTED | names("svg g a switch use symbol image clipPath mask marker pattern")


class Idle(NamedTuple):
    """Properties or attributes that change nothing: with these values, or with any."""

    names: frozenset[str]
    values: frozenset[str] | None
    reason: str


class Actor(NamedTuple):
    """Where properties act: on these elements, if they have what *needs* says (`showing` reads it)."""

    names: frozenset[str]
    elements: frozenset[str]
    needs: str
    reason: str  # why they change nothing elsewhere


def _idle(words: str, values: str | None, reason: str) -> Idle:
    return Idle(names(words), ANY if values is None else names(values), reason)


# Properties that are not of the subset and are passed over.
PROPERTIES: Final = (
    _idle(
        """animation animation-delay animation-direction animation-duration animation-fill-mode
        animation-iteration-count animation-name animation-play-state animation-timing-function transition
        transition-delay transition-duration transition-property transition-timing-function will-change""",
        None,
        "paper does not move",
    ),
    _idle(
        """user-select touch-action resize caret-color accent-color appearance scroll-behavior nav-up nav-down
        nav-left nav-right focusable view-transition-name interpolate-size""",
        None,
        "of the pointer, the keyboard and the window",
    ),
    _idle(
        """border border-bottom border-collapse border-color border-left border-radius border-right border-spacing
        border-style border-top border-width bottom box-shadow box-sizing clear columns flex flex-direction
        flex-grow flex-shrink flex-wrap float gap grid inset justify-content align-content align-items align-self
        justify-items justify-self left list-style list-style-type margin margin-bottom margin-left margin-right
        margin-top max-height max-width min-height min-width object-fit object-position order outline
        outline-color outline-offset outline-style outline-width padding padding-bottom padding-left
        padding-right padding-top place-content place-items position right shape-outside table-layout top
        z-index""",
        None,
        "of the boxes of HTML, which no element of a drawing is",
    ),
    _idle(
        """backface-visibility buffered-rendering color-adjust color-rendering color-scheme contain
        content-visibility cursor forced-color-adjust perspective-origin pointer-events print-color-adjust
        text-rendering transform-style""",
        None,
        "of the screen, or of a program's haste",
    ),
    _idle(
        "enable-background",
        None,
        "for BackgroundImage in a filter, which is told where it is used",
    ),
    _idle("color-profile", None, "a picture brings its own profile"),
    _idle(
        """break-after break-before break-inside orphans page page-break-after page-break-before page-break-inside
        widows""",
        None,
        "of the pages of a long text",
    ),
    _idle(
        """speak speak-as speak-header speak-numeral speak-punctuation speech-rate voice-family volume cue pause
        pitch azimuth elevation audio-level stress richness""",
        None,
        "for the ear",
    ),
    _idle("content counter-increment counter-reset quotes", None, "nothing is generated"),
    _idle("src font-display unicode-range", None, "it describes a font, and fonts are the project's own"),
    _idle("font-synthesis font-optical-sizing-adjust", None, "no style of a font is made up"),
    _idle(
        """hyphens overflow-wrap word-break word-wrap line-break tab-size text-align-all text-align-last
        text-justify text-size-adjust text-wrap-mode text-wrap-style white-space-collapse hyphenate-character""",
        None,
        "lines are broken as the manual says (data-hyphenate)",
    ),
    _idle(
        "solid-color solid-opacity", None, "of <solidcolor>, which is told where something is painted with it"
    ),
    _idle("text-orientation", None, "it turns letters in vertical lines, and those are told"),
    _idle("viewport-fill viewport-fill-opacity line-increment display-align", None, "of phones (SVG Tiny)"),
    _idle(
        "font-specification inkscape-font-specification text-decoration-skip-ink", None, "a note of an editor"
    ),
    _idle("block-progression", "tb", "its initial value: lines follow each other downwards"),
    _idle(
        "font-variant-alternates font-variant-emoji font-palette font-language-override", "normal", "initial"
    ),
    _idle(
        "text-shadow text-emphasis text-combine-upright hanging-punctuation text-decoration-skip",
        "none",
        "initial",
    ),
    _idle("initial-letter text-spacing text-autospace text-spacing-trim text-box", "normal", "initial"),
    _idle("text-underline-offset text-underline-position text-edge", "auto", "initial"),
    _idle("text-decoration-fill text-decoration-stroke", "none currentcolor", "initial"),
    _idle("vertical-align", "baseline", "initial"),
    _idle("mask-image mask-border mask-border-source", "none", "initial"),
    _idle(
        "mask-mode mask-repeat mask-position mask-clip mask-origin mask-size mask-composite",
        None,
        "of mask-image",
    ),
    _idle("backdrop-filter offset-path perspective rotate scale translate", "none", "initial"),
    _idle("background-image", "none", "initial"),
    _idle(
        """background-attachment background-blend-mode background-clip background-origin background-position
        background-repeat background-size""",
        None,
        "of background-image",
    ),
    _idle("image-orientation", "from-image none", "initial"),
    _idle("zoom", "1 100% normal", "initial"),
    _idle("stroke-alignment stroke-align stroke-location", "center", "initial"),
    _idle("stroke-dash-corner stroke-dashcorner stroke-dash-justify stroke-dashadjust", "none", "initial"),
)

# Where properties act at all; elsewhere neither their value nor a fault in it is told.
ACTORS: Final = tuple(
    Actor(names(words), elements, needs, reason)
    for words, elements, needs, reason in (
        (
            """font font-family font-style font-weight font-stretch font-variant font-variant-caps
            font-variant-numeric font-variant-ligatures font-variant-position font-variant-east-asian
            font-variant-alternates font-variant-emoji font-palette font-language-override
            font-feature-settings font-variation-settings font-optical-sizing font-kerning kerning
            font-size-adjust letter-spacing word-spacing text-anchor text-align text-indent text-wrap
            text-transform direction writing-mode glyph-orientation-vertical glyph-orientation-horizontal
            white-space xml:space dominant-baseline text-overflow unicode-bidi alignment-baseline
            baseline-shift shape-inside shape-subtract shape-padding shape-margin inline-size line-height
            block-progression text-shadow text-emphasis text-combine-upright hanging-punctuation
            initial-letter text-spacing text-autospace text-spacing-trim text-box text-edge vertical-align
            text-decoration text-decoration-line""",
            _LETTERS,
            "letters",
            "there are no letters",
        ),
        (
            """text-decoration-style text-decoration-color text-decoration-thickness text-decoration-fill
            text-decoration-stroke text-decoration-skip text-underline-offset text-underline-position""",
            _LETTERS,
            "a line",
            "no line is drawn under, over or through letters",
        ),
        ("fill stroke paint-order shape-rendering", _PAINTED, "", "nothing can be filled or stroked"),
        ("fill-opacity fill-rule", _PAINTED, "a fill", "nothing is filled"),
        (
            """stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-dasharray
            stroke-dashoffset vector-effect stroke-alignment stroke-align stroke-location stroke-dash-corner
            stroke-dashcorner stroke-dash-justify stroke-dashadjust""",
            _PAINTED,
            "a stroke",
            "nothing is stroked",
        ),
        ("stroke-miterlimit", _PAINTED, "a miter", "no corner of a stroke is pointed"),
        (
            "marker marker-start marker-mid marker-end",
            names("path line polyline polygon"),
            "",
            "it has no vertices for markers",
        ),
        ("clip-rule", _PAINTED, "", "it is no shape of a clipPath"),
        ("image-rendering", names("image"), "", "it is no picture"),
        ("stop-color stop-opacity", names("stop"), "", "it is no stop of a gradient"),
        ("flood-color flood-opacity", names("feFlood feDropShadow"), "", "nothing is flooded"),
        ("lighting-color", _LIGHTS, "", "nothing is lit"),
        (
            "color-interpolation",
            names("linearGradient radialGradient mask"),
            "",
            "nothing is mixed there: no gradient, no mask",
        ),
        ("clip", names("svg symbol image marker pattern"), "", "it has no frame to clip to"),
        ("transform-box", _CONTENT, "a transform", "nothing is transformed"),
        (
            """transform transform-origin opacity clip-path mask filter mix-blend-mode isolation display
            mask-image mask-border mask-border-source backdrop-filter offset-path perspective rotate scale
            translate zoom""",
            _CONTENT | names("linearGradient radialGradient"),
            "",
            "it shows nothing itself",
        ),
        (
            "background background-color background-image",
            names("svg"),
            "the page",
            "only the page has a ground",
        ),
        ("image-orientation", names("image"), "", "it is no picture"),
        ("pathLength", _PAINTED, "dashes", "nothing is dashed, and no text follows the path"),
        ("geometry", SHAPES, "paint", "nothing of it is painted"),
    )
)
ACTOR_OF: Final = {name: actor for actor in ACTORS for name in actor.names}
NEEDS: Final = (
    "letters", "a line", "a fill", "a stroke", "a miter", "a transform", "the page", "dashes", "paint"
)  # fmt: skip

# Attributes that are passed over, on any element.
ATTRIBUTES: Final = (
    _idle(
        "content host agent etag modified",
        None,
        "the drawing once more, as draw.io reads it back",
    ),
    _idle(
        "contentScriptType contentStyleType", None, "the language of scripts and sheets, of which one is left"
    ),
    _idle(
        """snapshotTime playbackOrder timelineBegin focusable focusHighlight initialVisibility syncBehavior
        syncBehaviorDefault syncTolerance syncToleranceDefault begin end dur repeatCount""",
        None,
        "paper does not move",
    ),
    _idle(
        """accesskey alt autofocus crossorigin decoding download fetchpriority hreflang is loading nonce part ping
        referrerpolicy slot dir hidden""",
        None,
        "of web pages",
    ),
    _idle(
        "about datatype inlist prefix property rel resource rev typeof vocab",
        None,
        "what the drawing is about",
    ),
    _idle("filterRes", None, "filters are computed for each printed pixel, as SVG 2 says"),
    _idle("kernelUnitLength", "1", "a step of one unit, the size of a pixel of the drawing"),
    _idle("edgeMode", "none", "its initial value"),
    _idle("rx ry x y", "0", "no place and no corners, on what has none"),
    _idle("name layerName editable locked", None, "a note of an editor"),
)

# Elements that never show themselves.
ELEMENTS: Final = {
    name: reason
    for words, reason in (
        ("color-profile", "a colour that asks for it has a plain colour beside"),
        (
            """font font-face font-face-src font-face-uri font-face-format font-face-name missing-glyph glyph hkern
            vkern altGlyphDef glyphRef altGlyphItem definition-src""",
            "fonts are the project's own, and a text in another is told",
        ),
        ("hatch hatchpath meshgradient meshGradient meshrow meshpatch solidcolor solidColor",
         "a paint, told where something is painted with it"),
        ("view cursor", "of the window"),
        ("flowRegion flowRegionExclude", "the frame of a text"),
    )
    for name in words.split()
}  # fmt: skip

# Rules of style sheets that are passed over.
RULES: Final = {
    name: reason
    for words, reason in (
        ("charset namespace", "the sheet is read already"),
        (
            "font-face font-feature-values font-palette-values",
            "fonts are the project's own, and a text in another is told",
        ),
        ("keyframes -webkit-keyframes -moz-keyframes", "paper does not move"),
        ("page viewport -ms-viewport", "of pages and windows"),
        ("counter-style property", "nothing is generated"),
    )
    for name in words.split()
}  # fmt: skip
FONT_HOSTS: Final = re.compile(
    r"""(?:url\(\s*)?["']?(?:https?:)?//(?:fonts\.googleapis\.com|fonts\.bunny\.net|use\.typekit\.net
    |fonts\.cdnfonts\.com|rsms\.me|cdn\.jsdelivr\.net/(?:npm/@fontsource|gh/fontsource)|p\.typekit\.net)\b""",
    re.VERBOSE,
)  # what is imported from there are fonts
OFF_PAPER: Final = re.compile(
    r"\s*\((?:prefers-[a-z-]+\s*:\s*(?!light\b|no-preference\b)[a-z-]+|(?:any-)?(?:hover|pointer)\s*:[^)]*)\)\s*"
)  # conditions of @media that never hold on paper
_LIGHT_DARK: Final = re.compile(r"light-dark\(", re.IGNORECASE)


def _by_name(rows: tuple[Idle, ...]) -> dict[str, frozenset[str] | None]:
    return {name: row.values for row in rows for name in row.names}


_PROPERTIES: Final = _by_name(PROPERTIES)
_ATTRIBUTES: Final = _by_name(ATTRIBUTES)
_WIDE: Final = names("initial unset revert inherit")


def may_act(tag: str, name: str) -> bool:
    """False for a property that does nothing on an element of this name, and that nothing in it inherits."""
    actor = ACTOR_OF.get(name)
    return actor is None or tag in actor.elements or tag not in _CHILDLESS


def is_idle_property(name: str, value: str) -> bool:
    """True for a declaration outside the subset that is passed over: an editor's own, or one that changes nothing."""
    return name.startswith("-") or (name in _PROPERTIES and _is_idle(_PROPERTIES[name], value))


_PREFIXED: Final = re.compile(r"-(?:webkit|moz|ms|o|khtml|epub)-(.+)")
_AS: Final = {
    "text-fill-color": "fill",
    "text-stroke": "stroke",
    "text-stroke-color": "stroke",
    "text-stroke-width": "stroke-width",
    "mask-box-image": "mask",
}  # what only browsers have, and only with a prefix


def unprefixed(name: str) -> str | None:
    """The property that browsers take `-webkit-mask` and the like for, if it may show; None for any other name."""
    match = _PREFIXED.fullmatch(name)
    plain = _AS.get(match[1], match[1]) if match else ""
    may_show = plain in PROPERTIES_DRAWN or plain in SHORTHANDS or _PROPERTIES.get(plain, ANY) is not ANY
    return plain if may_show else None


def is_idle_attribute(name: str, value: str) -> bool:
    """The same for an attribute."""
    return name in _ATTRIBUTES and _is_idle(_ATTRIBUTES[name], " ".join(set(value.replace(",", " ").split())))


def is_idle_rule(keyword: str, prelude: str) -> bool:
    """The same for an at-rule of a sheet."""
    if keyword == "import":
        return FONT_HOSTS.match(prelude.strip()) is not None
    return keyword in RULES or (keyword == "media" and OFF_PAPER.fullmatch(prelude) is not None)


def _is_idle(allowed: frozenset[str] | None, value: str) -> bool:
    return allowed is None or value.lower() in allowed or value.lower() in _WIDE


def on_paper(value: str) -> str:
    """*value* with each `light-dark(light, dark)` replaced by what it is on paper, which is light."""
    while "light-" in value and (match := _LIGHT_DARK.search(value)):
        first, end, depth = None, match.end(), 1
        while end < len(value) and depth:
            depth += {"(": 1, ")": -1}.get(value[end], 0)
            if value[end] == "," and depth == 1 and first is None:
                first = value[match.end() : end]
            end += 1
        if first is None or depth:
            return value
        value = value[: match.start()] + first.strip() + value[end:]
    return value
