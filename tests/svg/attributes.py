"""Every attribute of SVG 2, CSS Masking 1 and Filter Effects 1 that is no property, and what is made of it.

`python -m tests.svg.attributes` writes the manual's table.
"""

# ruff: noqa: E501 - a drawing a line

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from deckwright.svg.document import subset

PAGE: Final = Path(__file__).parents[2] / "docs" / "svg-names.md"
BEGIN, END = "<!-- attributes: tests/svg/attributes.py -->", "<!-- end of attributes -->"

_GRADED: Final = '<rect width="150" height="120" fill="url(#a)"/>'
_MARKED: Final = '<path d="M30 40L120 60L150 150" fill="none" stroke="#333" stroke-width="4" {}/>'
_LIGHT: Final = "<feDiffuseLighting lighting-color='gold' surfaceScale='6'>{}</feDiffuseLighting>"
_DOT: Final = '<circle cx="60" cy="60" r="40" fill="teal"/>'
_TRACK: Final = '<path id="track" d="M20 90C60 20 130 160 190 90" fill="none"/>'


def _gradient(tag: str) -> str:
    stops = '<stop offset="0.2" stop-color="gold"/><stop offset="0.7" stop-color="navy"/>'
    return f'<{tag} id="a" {{}}>{stops}</{tag}>{_GRADED}<linearGradient id="other" spreadMethod="repeat"/>'


def _filter(primitive: str, attributes: str = "") -> str:
    return f'<filter id="f" {attributes}>{primitive}</filter><g filter="url(#f)">{_DOT}<path d="M90 90h60v60z" fill="#a30"/></g>'


def _primitive(tag: str, own: str = "", inside: str = "") -> str:
    blurred = "<feGaussianBlur stdDeviation='3' result='soft'/>"
    return _filter(f"{blurred}<{tag} {own} {{}}>{inside}</{tag}>")


_BOTH: Final = "in2='SourceGraphic'"
SAMPLES: Final = {
    "svg": '<svg x="10" y="20" width="120" height="90" viewBox="0 0 60 60" {}><circle cx="40" cy="40" r="40" fill="teal"/></svg>',
    "symbol": '<symbol id="s" viewBox="0 0 60 60" {}><circle cx="40" cy="40" r="40" fill="teal"/></symbol>'
    '<use href="#s" width="120" height="90"/>',
    "use": '<defs><rect id="r" width="30" height="90"/><symbol id="s" viewBox="0 0 9 9">'
    '<rect width="9" height="9"/></symbol></defs><use href="#s" {}/>',
    "image": '<image href="data:image/png;base64,{PICTURE}" x="20" y="20" width="90" height="60" {}/>',
    "g": f"<g {{}}>{_DOT}</g>",
    "a": f"<a {{}}>{_DOT}</a>",
    "switch": f"<switch><g {{}}>{_DOT}</g><rect width='50' height='50'/></switch>",
    "rect": '<rect x="20" y="30" width="90" height="60" fill="teal" stroke="black" stroke-dasharray="9 5" {}/>',
    "circle": '<circle cx="60" cy="60" r="40" stroke="black" stroke-dasharray="9 5" {}/>',
    "ellipse": '<ellipse cx="60" cy="60" rx="40" ry="20" stroke="black" stroke-dasharray="9 5" {}/>',
    "line": '<line x1="20" y1="20" x2="120" y2="90" stroke="black" stroke-width="4" stroke-dasharray="9 5" {}/>',
    "polyline": '<polyline points="20,20 90,40 120,120" fill="none" stroke="black" stroke-dasharray="9 5" {}/>',
    "polygon": '<polygon points="20,20 90,40 120,120" stroke="black" stroke-dasharray="9 5" {}/>',
    "path": '<path d="M20 20L90 40L120 120z" stroke="black" stroke-dasharray="9 5" {}/>',
    "text": '<text x="20" y="80" font-family="Source Sans Pro" font-size="40" {}>Wave</text>',
    "tspan": '<text x="20" y="80" font-family="Source Sans Pro" font-size="40">W<tspan {}>ave</tspan></text>',
    "textPath": _TRACK + '<text font-family="Source Sans Pro" font-size="24"><textPath href="#track" {}>Wave of letters'
    "</textPath></text>",
    "linearGradient": _gradient("linearGradient").replace('id="a"', 'id="a" x2="0.5"'),
    "radialGradient": _gradient("radialGradient"),
    "stop": f'<linearGradient id="a"><stop {{}} stop-color="gold"/><stop offset="0.7" stop-color="navy"/></linearGradient>{_GRADED}',
    "pattern": f'<pattern id="a" width="0.2" height="0.2" {{}}><circle cx="9" cy="9" r="9"/></pattern>{_GRADED}'
    '<pattern id="other" patternTransform="rotate(30)"/>',
    "pattern, with a view box": f'<pattern id="a" width="0.2" height="0.4" viewBox="0 0 9 9" {{}}><circle cx="5" cy="5" r="4"/></pattern>{_GRADED}',
    "marker, with a view box": '<marker id="m" markerWidth="6" markerHeight="2" viewBox="0 0 9 9" {}><rect width="5" height="9"/></marker>'
    + _MARKED.format("marker-mid='url(#m)'"),
    "text, of a given length": '<text x="20" y="80" font-family="Source Sans Pro" font-size="40" textLength="150" {}>Wave</text>',
    "tspan, of a given length": '<text x="20" y="80" font-family="Source Sans Pro" font-size="40">W<tspan textLength="150" {}>ave</tspan></text>',
    "feFuncR, linear": _filter("<feComponentTransfer><feFuncR type='linear' {}/></feComponentTransfer>"),
    "feFuncR, gamma": _filter("<feComponentTransfer><feFuncR type='gamma' {}/></feComponentTransfer>"),
    "feComposite, arithmetic": _primitive("feComposite", f"{_BOTH} operator='arithmetic' k2='0.5'"),
    "marker": '<marker id="m" markerWidth="6" markerHeight="4" {}><rect width="5" height="9" fill="red"/></marker>'
    + _MARKED.format("marker-mid='url(#m)' marker-end='url(#m)'"),
    "clipPath": f'<clipPath id="c" {{}}><rect width="60" height="50"/></clipPath><g clip-path="url(#c)">{_DOT}</g>',
    "mask": f'<mask id="c" x="0.1" y="0.1" width="0.5" height="0.5" {{}}><rect width="60" height="50" fill="white"/></mask><g mask="url(#c)">{_DOT}</g>',
    "filter": f'<filter id="other" primitiveUnits="objectBoundingBox"/><filter id="f" x="0.1" y="0.1" width="0.5" height="0.5" {{}}><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)">{_DOT}</g>',
    "feBlend": _primitive("feBlend", _BOTH),
    "feColorMatrix": _primitive("feColorMatrix", "type='saturate' values='0.3'"),
    "feComponentTransfer": _primitive("feComponentTransfer", "", "<feFuncR type='linear' slope='0.3'/>"),
    "feFuncR": _filter("<feComponentTransfer><feFuncR type='table' tableValues='0.5 0.1' {}/></feComponentTransfer>"),
    "feComposite": _primitive("feComposite", _BOTH),
    "feConvolveMatrix": _primitive("feConvolveMatrix", "order='3' kernelMatrix='1 2 0 0 -1 0 0 3 -2'"),
    "feDiffuseLighting": _primitive("feDiffuseLighting", "", "<feDistantLight elevation='40'/>"),
    "feSpecularLighting": _primitive("feSpecularLighting", "lighting-color='gold'", "<feDistantLight elevation='60'/>"),
    "feDistantLight": _filter(_LIGHT.format("<feDistantLight {}/>")),
    "fePointLight": _filter(_LIGHT.format("<fePointLight z='30' {}/>")),
    "feSpotLight": _filter(_LIGHT.format("<feSpotLight x='60' y='60' z='90' pointsAtX='60' pointsAtY='90' {}/>")),
    "feDisplacementMap": _primitive("feDisplacementMap", f"{_BOTH} scale='20' xChannelSelector='R'"),
    "feDropShadow": _primitive("feDropShadow"),
    "feFlood": _primitive("feFlood", "flood-color='gold'"),
    "feGaussianBlur": _primitive("feGaussianBlur", "stdDeviation='4'"),
    "feImage": _primitive("feImage", "href='data:image/png;base64,{PICTURE}' width='90' height='30'"),
    "feMerge": _primitive("feMerge", "", "<feMergeNode/>"),
    "feMergeNode": _filter("<feOffset dx='9' result='soft'/><feFlood flood-color='gold'/><feMerge><feMergeNode {}/></feMerge>"),
    "feMorphology": _primitive("feMorphology", "radius='3'"),
    "feOffset": _primitive("feOffset", "dx='5'"),
    "feTile": _filter("<feFlood x='10' y='10' width='30' height='20' flood-color='gold'/><feTile {}/>"),
    "feTurbulence": _primitive("feTurbulence", "baseFrequency='0.05'"),
    "style": "<style {}>circle { fill: red }</style>" + _DOT,
}  # fmt: skip

_AREA: Final = "x=30 / y=40 / width=50 / height=40"
_PRIMITIVE: Final = f"{_AREA} / result=r"
_CORE: Final = "id=q / tabindex=1 / lang=fr / class=q / autofocus=true / onclick=x() / data-x=1 / role=img / aria-label=q"
_CONDITIONS: Final = "requiredExtensions=urn:x / systemLanguage=zz"
_LINK: Final = (
    "href=#other / hreflang=fr / target=_top / download=x / ping=y / rel=z / type=w / referrerpolicy=origin"
)
_MOVED: Final = "x=30 / y=120 / dx=9 / dy=9 / rotate=30 / textLength=150"
ATTRIBUTES: Final = {
    "svg": f"{_AREA} / viewBox=0 0 90 90 / preserveAspectRatio=xMinYMin slice / zoomAndPan=disable / playbackorder=all"
    f" / timelinebegin=loadend / version=1.1 / baseProfile=full / contentScriptType=x / contentStyleType=x",
    "symbol": f"{_AREA} / viewBox=0 0 90 90 / preserveAspectRatio=xMinYMin slice / refX=9 / refY=9",
    "use": f"{_AREA} / href=#r",
    "image": f"{_AREA} / href=data:image/png;base64, / preserveAspectRatio=none / crossorigin=anonymous",
    "g": f"{_CORE} / {_CONDITIONS}",
    "a": _LINK,
    "switch": _CONDITIONS,
    "rect": f"{_AREA} / rx=9 / ry=9 / pathLength=90",
    "circle": "cx=90 / cy=90 / r=20 / pathLength=90",
    "ellipse": "cx=90 / cy=90 / rx=20 / ry=50 / pathLength=90",
    "line": "x1=90 / y1=90 / x2=20 / y2=20 / pathLength=90",
    "polyline": "points=20,20 90,90 20,160 / pathLength=90",
    "polygon": "points=20,20 90,90 20,160 / pathLength=90",
    "path": "d=M20 20L90 90L20 160 / pathLength=90",
    "text": _MOVED,
    "tspan": _MOVED,
    "textPath": "href=#none / path=M20 60L190 60 / startOffset=30 / method=stretch / spacing=exact / side=right"
    " / textLength=150 / lengthAdjust=spacingAndGlyphs",
    "linearGradient": "x1=0.3 / y1=0.3 / x2=0.8 / y2=0.9 / gradientUnits=userSpaceOnUse / gradientTransform=rotate(30)"
    " / spreadMethod=reflect / href=#other",
    "radialGradient": "cx=0.3 / cy=0.3 / r=0.2 / fx=0.7 / fy=0.7 / fr=0.2 / gradientUnits=userSpaceOnUse"
    " / gradientTransform=scale(0.5) / spreadMethod=reflect / href=#other",
    "stop": "offset=0.5",
    "pattern": "x=0.1 / y=0.1 / width=0.4 / height=0.4 / viewBox=0 0 30 30"
    " / patternUnits=userSpaceOnUse / patternContentUnits=objectBoundingBox / patternTransform=rotate(30) / href=#other",
    "marker": "viewBox=0 0 9 9 / refX=3 / refY=3 / markerUnits=userSpaceOnUse / markerWidth=2"
    " / markerHeight=2 / orient=auto",
    "clipPath": "clipPathUnits=objectBoundingBox",
    "mask": "x=0.3 / y=0.3 / width=0.2 / height=0.2 / maskUnits=userSpaceOnUse / maskContentUnits=objectBoundingBox",
    "filter": "x=0.3 / y=0.3 / width=0.2 / height=0.2 / filterUnits=userSpaceOnUse / primitiveUnits=objectBoundingBox / filterRes=9 / href=#other",
    "feBlend": f"{_PRIMITIVE} / in=SourceAlpha / in2=soft / mode=multiply / no-composite=no-composite",
    "feColorMatrix": f"{_PRIMITIVE} / in=SourceAlpha / type=hueRotate / values=0.9",
    "feComponentTransfer": f"{_PRIMITIVE} / in=SourceAlpha",
    "feFuncR": "type=discrete / tableValues=0.2 0.9",
    "feFuncR, linear": "slope=0.5 / intercept=0.3",
    "feFuncR, gamma": "amplitude=0.5 / exponent=3 / offset=0.4",
    "feComposite, arithmetic": "k1=1 / k2=1 / k3=1 / k4=1",
    "pattern, with a view box": "preserveAspectRatio=none",
    "marker, with a view box": "preserveAspectRatio=none",
    "text, of a given length": "lengthAdjust=spacingAndGlyphs",
    "tspan, of a given length": "lengthAdjust=spacingAndGlyphs",
    "feComposite": f"{_PRIMITIVE} / in=SourceAlpha / in2=soft / operator=xor",
    "feConvolveMatrix": f"{_PRIMITIVE} / in=SourceAlpha / order=1 / kernelMatrix=0 1 0 0 0 0 0 0 0 / divisor=9 / bias=0.5"
    " / targetX=0 / targetY=0 / kernelUnitLength=4 / preserveAlpha=true",
    "feDiffuseLighting": f"{_PRIMITIVE} / in=SourceAlpha / surfaceScale=9 / diffuseConstant=0.4 / kernelUnitLength=4",
    "feSpecularLighting": f"{_PRIMITIVE} / in=SourceAlpha / surfaceScale=9 / specularConstant=0.4 / specularExponent=20"
    " / kernelUnitLength=4",
    "feDistantLight": "azimuth=90 / elevation=50",
    "fePointLight": "x=90 / y=90 / z=60",
    "feSpotLight": "x=90 / y=90 / z=60 / pointsAtX=90 / pointsAtY=30 / pointsAtZ=30 / specularExponent=9 / limitingConeAngle=20",
    "feDisplacementMap": f"{_PRIMITIVE} / in=SourceAlpha / in2=soft / scale=40 / xChannelSelector=B / yChannelSelector=G",
    "feDropShadow": f"{_PRIMITIVE} / in=SourceAlpha / stdDeviation=9 / dx=9 / dy=9",
    "feFlood": _PRIMITIVE,
    "feGaussianBlur": f"{_PRIMITIVE} / in=SourceAlpha / stdDeviation=9 / edgeMode=wrap",
    "feImage": f"{_PRIMITIVE} / href=#none / preserveAspectRatio=none / crossorigin=anonymous",
    "feMerge": _PRIMITIVE,
    "feMergeNode": "in=soft",
    "feMorphology": f"{_PRIMITIVE} / in=SourceAlpha / operator=dilate / radius=9",
    "feOffset": f"{_PRIMITIVE} / in=SourceAlpha / dx=9 / dy=9",
    "feTile": f"{_PRIMITIVE} / in=SourceAlpha",
    "feTurbulence": f"{_PRIMITIVE} / baseFrequency=0.1 / numOctaves=4 / seed=5 / stitchTiles=stitch / type=fractalNoise",
    "style": "type=text/x / title=q / media=speech",
}  # fmt: skip


class Row(NamedTuple):
    element: str
    name: str
    value: str


# Told in every case by what draws the element.
TOLD: Final = {
    "svg": "playbackorder timelinebegin",
    "feBlend": "no-composite",
    "feConvolveMatrix": "bias kernelUnitLength",
    "feDiffuseLighting": "kernelUnitLength",
    "feSpecularLighting": "kernelUnitLength",
    "feGaussianBlur": "edgeMode",
    "symbol": "x y width height refX refY",
}
# Why an attribute changes nothing on paper.
IDLE: Final = {
    "it names the element for others, or says what it is": "id class lang role aria-label data-x title",
    "it is for what reacts or is fetched": "tabindex autofocus onclick zoomAndPan crossorigin contentScriptType",
    "a link does nothing on paper": "href hreflang target download ping rel type referrerpolicy",
    "it names the outcome for others": "result",
    "SVG 2 has it no more": "version baseProfile contentStyleType filterRes",
    "letters keep their distances either way": "spacing",
}  # fmt: skip


def reason(row: Row) -> str:
    """Why an attribute changes nothing; empty for one that does."""
    if row.name in ("href", "type") and row.element != "a":
        return ""
    return next((why for why, names in IDLE.items() if row.name in names.split()), "")


def state(row: Row) -> tuple[str, str]:
    """drawn, refused or passed over; and how, or why."""
    element = row.element.partition(",")[0]
    if why := reason(row):
        return "passed over", why
    keys = [(element, row.name), ("*", row.name)]
    words = subset.UNDRAWN_WORDS.get(keys[0], ("", ""))
    remedy = next((subset.UNDRAWN_ATTRIBUTES[key] for key in keys if key in subset.UNDRAWN_ATTRIBUTES), "")
    if row.value in words[0].split():
        return "refused", f"`{row.value}`: {words[1]}"
    if remedy or row.name in TOLD.get(element, "").split():
        return "refused", remedy or "told"
    return "drawn", ""


def names() -> str:
    """The table, as Markdown."""
    lines = ["| element | attribute | is | |", "|---|---|---|---|"]
    for row in ROWS:
        found, how = state(row)
        lines.append(f"| `{row.element.partition(',')[0]}` | `{row.name}` | {found} | {how} |")
    return "\n".join(dict.fromkeys(lines))


def page(text: str) -> str:
    """*text* with the table in it as it should be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{names()}\n\n{END}{after}"


def drawing(row: Row, *, with_it: bool) -> str:
    """The element's sample with the attribute, in place of its own, or without."""
    sample = SAMPLES[row.element]
    hole = sample.index("{}")
    start = sample.rindex("<", 0, hole)
    head, written = sample[start:hole], ""
    if with_it:
        head = re.sub(rf"\s{re.escape(row.name)}=(\"[^\"]*\"|'[^']*')", "", head)
        written = f'{row.name}="{row.value}"'
    return sample[:start] + head + written + sample[hole + 2 :]


def _rows() -> Iterator[Row]:
    for element, text in ATTRIBUTES.items():
        for each in text.split(" / "):
            name, _, value = each.partition("=")
            yield Row(element, name, value)


ROWS: Final = tuple(_rows())

if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
