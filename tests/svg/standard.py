"""Every property of SVG 2 and of the CSS modules that it draws on, with a value to try and something to try it on.

`test_standard` draws each; `python -m tests.svg.standard` writes what comes of it to docs/svg-names.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from deckwright.svg.document import leftovers, shorthands, style, subset
from tests.kit.places import ROOT

PAGE: Final = ROOT / "docs" / "svg-names.md"
BEGIN, END = "<!-- names from tests/svg/standard.py -->", "<!-- end of names -->"

# What properties are tried on: {} stands for the style.
DEFS: Final = (
    '<clipPath id="c"><circle cx="60" cy="60" r="40"/></clipPath>'
    '<mask id="m"><circle cx="60" cy="60" r="40" fill="#888"/></mask>'
    '<marker id="k" markerWidth="4" markerHeight="4"><rect width="4" height="4" fill="red"/></marker>'
    '<rect id="b" x="5" y="20" width="120" height="150" fill="none"/><filter id="f"><feOffset dx="9"/></filter>'
)
_SANS: Final = 'font-family="Source Sans Pro"'
ON: Final = {
    "shape": '<path d="M20 20H140V90L100 40H30V150H150" stroke="navy" stroke-width="8" fill="gold" style="{}"/>',
    "dashes": '<path d="M20 20H140V150" stroke="navy" stroke-width="8" fill="none" stroke-dasharray="12" style="{}"/>',
    "star": '<path d="M100 15l50 160-130-100H180L50 175z" stroke-width="3" style="{}"/>',
    "corner": '<path d="M20 150L80 20 100 150" stroke="navy" stroke-width="20" fill="none" style="{}"/>',
    "color": '<g style="{}"><rect width="90" height="90" fill="currentColor"/></g>',
    "clip": '<clipPath id="r"><path d="M100 15l50 160-130-100H180L50 175z" style="{}"/></clipPath>'
    '<rect width="200" height="200" clip-path="url(#r)"/>',
    "over": '<rect width="90" height="90" fill="gold"/>'
    '<rect x="40" y="40" width="90" height="90" fill="teal" style="{}"/>',
    "group": '<rect width="150" height="90" fill="gold"/><g style="{}"><rect x="40" y="40" width="90" height="90" '
    'fill="teal" style="mix-blend-mode:multiply"/></g>',
    "frame": '<svg width="50" height="50" style="{}"><rect width="90" height="90"/></svg>',
    "turned": '<rect x="40" y="40" width="60" height="30" transform="rotate(30)" style="{}"/>',
    "mask": '<mask id="t" style="{}"><rect width="90" height="90" fill="#000" fill-opacity=".5"/></mask>'
    '<rect width="90" height="90" mask="url(#t)"/>',
    "image": '<image width="90" height="90" href="data:image/png;base64,{PICTURE}" style="{}"/>',
    "stop": '<linearGradient id="g"><stop stop-color="red" style="{}"/><stop offset="1" stop-color="blue"/>'
    '</linearGradient><rect width="90" height="90" fill="url(#g)"/>',
    "gradient": '<linearGradient id="g" style="{}"><stop stop-color="red"/><stop offset="1" stop-color="blue"/>'
    '</linearGradient><rect width="90" height="90" fill="url(#g)"/>',
    "flood": '<filter id="h"><feFlood flood-color="red" style="{}"/></filter>'
    '<rect width="90" height="90" filter="url(#h)"/>',
    "mixed": '<filter id="h"><feGaussianBlur in="SourceGraphic" stdDeviation="9" style="{}"/></filter>'
    '<g filter="url(#h)"><rect width="60" height="90" fill="red"/>'
    '<rect x="60" width="60" height="90" fill="lime"/></g>',
    "lit": '<filter id="h"><feDiffuseLighting style="{}"><feDistantLight elevation="60"/></feDiffuseLighting></filter>'
    '<rect width="90" height="90" filter="url(#h)"/>',
    "text": f'<text x="100" y="80" {_SANS} font-size="12" style="{{}}">Wave office 12 A</text>',
    "lined": f'<text x="10" y="80" {_SANS} font-size="30" style="text-decoration-line:underline;{{}}">Wave</text>',
    "raised": f'<text x="10" y="80" {_SANS} font-size="30">a<tspan style="{{}}">b</tspan></text>',
    "block": f'<text {_SANS} font-size="14" style="shape-inside:url(#b);{{}}">Lines that are broken where they '
    "want to be, and no other way than that</text>",
    "spaces": f'<text x="9" y="80" {_SANS} font-size="20" style="{{}}">a    b</text>',
    "letters": '<text x="9" y="80" font-size="30" style="font-family:Source Sans Pro;{}">Wave</text>',
    "page": "",  # the root itself
    "plain": f'<text x="9" y="80" {_SANS} style="{{}}">Wave</text>',
}


class Row(NamedTuple):
    name: str
    source: str
    on: str
    value: str


def _rows(source: str, on: str, text: str) -> Iterator[Row]:
    for line in text.strip().splitlines():
        for declaration in line.split(" / "):
            name, _, value = declaration.partition(":")
            for each in name.split():
                yield Row(each, source, on, value.strip())


_SVG, _STROKE, _TEXT, _DECORATION = "SVG 2", "Fill and Stroke 3", "CSS Text 4", "CSS Text Decoration 4"
_MASKING, _FILTER, _FONTS, _BLEND = "CSS Masking 1", "Filter Effects 2", "CSS Fonts 4", "Compositing 2"
_TRANSFORMS, _OTHER = "CSS Transforms 2", "other modules of CSS"
PROPERTIES: Final = (
    *_rows(_SVG, "shape", """
        fill: red / fill-opacity: .3 / stroke: red / stroke-opacity: .3 / stroke-width: 2 / stroke-dasharray: 9 4
        paint-order: stroke / visibility: hidden / display: none / opacity: .4 / marker: url(#k)
        marker-start marker-mid marker-end: url(#k) / stroke-linecap: round / stroke-linejoin: round
        shape-rendering: crispEdges / vector-effect: non-scaling-stroke / d: path("M0 0h9v9") / pointer-events: none
        cursor: help / color-rendering: optimizeSpeed / text-rendering: optimizeSpeed / will-change: transform
        buffered-rendering: static"""),
    *_rows(_SVG, "star", "fill-rule: evenodd"),
    *_rows(_SVG, "corner", "stroke-miterlimit: 1"),
    *_rows(_SVG, "dashes", "stroke-dashoffset: 7"),
    *_rows(_SVG, "color", "color: red"),
    *_rows(_SVG, "frame", "overflow: visible"),
    *_rows(_MASKING, "frame", "clip: rect(0 9px 9px 0)"),
    *_rows(_SVG, "image", "image-rendering: pixelated / x y width height: 9px"),
    *_rows(_SVG, "turned", "transform-origin: 100px 100px / rx ry: 9px"),
    *_rows(_SVG, "turned", "transform-box: fill-box;transform-origin:50% 50%"),
    *_rows(_SVG, "stop", "stop-color: gold / stop-opacity: .2"),
    *_rows(_SVG, "gradient", "color-interpolation: linearRGB / cx cy r: 9px"),
    *_rows(_SVG, "text", """
        text-anchor: middle / direction: rtl / writing-mode: vertical-rl / glyph-orientation-vertical: 90
        glyph-orientation-horizontal: 90 / unicode-bidi: bidi-override / dominant-baseline: hanging
        text-overflow: ellipsis
        text-orientation: upright / inline-size: 60"""),
    *_rows(_SVG, "raised", "alignment-baseline: middle / baseline-shift: super / vertical-align: super"),
    *_rows(_SVG, "block", """
        shape-inside: none / shape-padding: 20 / shape-margin: 9px / shape-subtract: url(#b) / shape-image-threshold: .5
        line-height: 2"""),
    *_rows(_STROKE, "shape", """
        fill-break: clone / fill-color: red / fill-image: none / fill-origin: border-box / fill-position: 9px
        fill-repeat: space / fill-size: 9px / stroke-align: inset / stroke-break: clone / stroke-color: red
        stroke-dash-corner: 9px / stroke-dash-justify: compress / stroke-image: url(#g) / stroke-origin: border-box
        stroke-position: 9px / stroke-repeat: space / stroke-size: 9px"""),
    *_rows(_MASKING, "shape", """
        clip-path: url(#c) / mask: url(#m) / mask-image: url(#m) / mask-mode: alpha
        mask-repeat: space / mask-position: 9px / mask-clip: no-clip / mask-origin: fill-box / mask-size: 9px
        mask-composite: exclude / mask-border: url(a.png) / mask-border-source: url(a.png)
        mask-border-slice mask-border-width mask-border-outset: 9 / mask-border-repeat: round
        mask-border-mode: alpha"""),
    *_rows(_MASKING, "mask", "mask-type: alpha"),
    *_rows(_MASKING, "clip", "clip-rule: evenodd"),
    *_rows(_FILTER, "shape", "filter: blur(3px) / backdrop-filter: blur(3px)"),
    *_rows(_FILTER, "mixed", "color-interpolation-filters: sRGB"),
    *_rows(_FILTER, "flood", "flood-color: gold / flood-opacity: .3"),
    *_rows(_FILTER, "lit", "lighting-color: red"),
    *_rows(_BLEND, "over", "mix-blend-mode: multiply"),
    *_rows(_BLEND, "group", "isolation: isolate / background-blend-mode: multiply"),
    *_rows(_TRANSFORMS, "shape", """
        transform: scale(.5) / translate: 9px / rotate: 9deg / scale: .5 / perspective: 9px / perspective-origin: 9px
        transform-style: preserve-3d / backface-visibility: hidden / offset offset-path: path("M0 0h9")
        offset-distance: 9px / offset-rotate: 9deg / offset-anchor offset-position: 9px"""),
    *_rows(_FONTS, "text", """
        font-variant-caps: small-caps / font-variant-ligatures: none / font-kerning: none
        font-variant-numeric: oldstyle-nums / font-variant-position: super / font-variant-east-asian: ruby
        font-variant-alternates: historical-forms / font-variant-emoji: emoji / font-feature-settings: "smcp"
        font-size-adjust: .5 / font-palette: dark / font-language-override: "TRK" / font-synthesis: none
        font-synthesis-weight font-synthesis-style font-synthesis-small-caps font-synthesis-position: none
        kerning: 9px / font-variant: small-caps / font-optical-sizing: none / font-variation-settings: "wght" 500"""),
    *_rows(_FONTS, "letters", "font-family: Nimbus / font-style: italic / font-weight: bold"),
    *_rows(_FONTS, "plain", "font: 40px Source Sans Pro / font-size: 40px / font-stretch: condensed"),
    *_rows(_FONTS, "plain", "font-width: condensed"),
    *_rows(_TEXT, "text", """
        letter-spacing: 5px / word-spacing: 9px / text-transform: uppercase / hanging-punctuation: first
        text-autospace: no-autospace / text-spacing-trim: space-all / text-spacing: none
        word-space-transform: space"""),
    *_rows(_TEXT, "block", """
        text-align: end / text-indent: 9px / text-wrap: balance / hyphens: auto / line-break: anywhere
        overflow-wrap word-wrap: anywhere / word-break: break-all / text-justify: none / text-align-all: end
        text-align-last: end / hyphenate-character: "=" / text-wrap-mode: nowrap / text-wrap-style: balance
        hyphenate-limit-chars: 9 / hyphenate-limit-last: always / hyphenate-limit-lines: 1 / hyphenate-limit-zone: 9px
        line-padding: 9px / text-group-align: start / wrap-after wrap-before wrap-inside: avoid"""),
    *_rows(_TEXT, "spaces", "white-space: pre / tab-size: 9 / white-space-collapse: preserve"),
    *_rows(_TEXT, "spaces", "white-space-trim: discard-inner"),
    *_rows(_DECORATION, "lined", """
        text-decoration: line-through / text-decoration-line: overline / text-decoration-color: red
        text-decoration-style: dotted / text-decoration-thickness: 9px / text-underline-offset: 9px
        text-underline-position: under / text-decoration-skip: spaces / text-decoration-skip-ink: none
        text-decoration-skip-box text-decoration-skip-self text-decoration-skip-spaces: all
        text-decoration-inset: 9px / text-decoration-fill text-decoration-stroke: red"""),
    *_rows(_DECORATION, "text", """
        text-emphasis text-emphasis-style: dot / text-emphasis-color: red / text-emphasis-position: under
        text-emphasis-skip: symbols / text-shadow: 1px 1px red"""),
    *_rows(_OTHER, "shape", """
        border: 1px / outline: 1px / margin: 1px
        padding: 1px / box-shadow: 1px 1px / z-index: 2 / object-fit: cover / transition: all / animation: a 1s
        position: absolute / float: left / zoom: 2 / color-scheme: dark
        -webkit-mask: url(#m) / -webkit-filter: blur(3px) / -moz-transform: scale(.5) / -inkscape-stroke: hairline"""),
    *_rows(_OTHER, "page", "background-color: red / background: red / background-image: url(a.png)"),
    *_rows(_OTHER, "image", "image-orientation: 90deg"),
    *_rows(_OTHER, "text", "initial-letter: 2 / ruby-position: under / -webkit-text-stroke: 1px red / quotes: none"),
)  # fmt: skip

# Of these some values are drawn; of all others that `subset.DRAWN_VALUES` lists, none but what changes nothing.
_PARTLY: Final = style.names(
    "alignment-baseline dominant-baseline font-variant font-variant-caps stroke-linejoin transform-box"
)
# Drawn, but what is tried here shows nothing: why.
SAME: Final = {
    "font-optical-sizing": "the font has no optical sizes",
    "font-variation-settings": "the font has no axes",
    "font-family": "the project has one font, and another is told",
    "font-stretch": "the project has one width, and another is told",
}


def state(row: Row) -> tuple[str, str]:
    """drawn, refused or passed over; and how, or why."""
    name = row.name
    if name in shorthands.SHORTHANDS:
        return "drawn", "as " + ", ".join(f"`{each}`" for each in shorthands.parts(name))
    if name in subset.REMOVED:
        return "refused", f"told: SVG 2 has it no more; {subset.REMOVED[name][1]}"
    if name in style.PROPERTIES:
        values, remedy = subset.DRAWN_VALUES.get(name, (None, ""))
        if values is None:
            return "drawn", ""
        some = " ".join(f"`{value}`" for value in sorted(values))
        return ("drawn", f"of it {some}") if name in _PARTLY else ("refused", f"but for {some}: {remedy}")
    if leftovers.is_idle_property(name, row.value) and not leftovers.unprefixed(name):
        reasons = (idle.reason for idle in leftovers.PROPERTIES if name in idle.names)
        return "passed over", next(reasons, "an editor's own")
    if name in subset.NOT_CSS:
        return "refused", "write it as an attribute"
    return "refused", "told with its value, unless that is the initial one"


def names() -> str:
    """The table, as Markdown."""
    lines = ["| property | of | is | |", "|---|---|---|---|"]
    for row in PROPERTIES:
        found, how = state(row)
        lines.append(f"| `{row.name}` | {row.source} | {found} | {how} |")
    return "\n".join(lines)


def page(text: str) -> str:
    """*text* with the table in it as it should be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{names()}\n\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
