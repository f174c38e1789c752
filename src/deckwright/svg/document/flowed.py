"""The flowed text of old Inkscape (`flowRoot`, of a draft of SVG 1.2), rewritten as SVG 2 writes wrapped text.

The shape of its region becomes a definition that `shape-inside` names; paragraphs end in line breaks. What has no such
region, more than one, or paragraphs aligned each its own way stays as it is, and is told.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from . import css

SVG: Final = "{http://www.w3.org/2000/svg}"
_SPACE: Final = "{http://www.w3.org/XML/1998/namespace}space"
_SHAPES: Final = frozenset(SVG + name for name in ("rect", "circle", "ellipse", "polygon", "path"))
_LINE: Final = "\u2028"
_EMPTY: Final = "\u00a0"  # holds the line of a paragraph without words
_OF_ALL_LINES: Final = ("text-align", "line-height", "font-size", "font-family")
_RELATIVE: Final = re.compile(r".*(?:%|em|ex|er)\s*", re.DOTALL)  # to the font size around
_JUSTIFIED: Final = re.compile(r"justification\s*:\s*true")


def rewrite(root: Any) -> None:
    """Make wrapped texts of the flowed texts below *root*; one without words becomes a group of nothing."""
    taken = {element.get("id") for element in root.iter()}
    free = (name for n in itertools.count(1) if (name := f"flowed-{n}") not in taken)
    for flowed in [*root.iter(SVG + "flowRoot")]:
        paragraphs = _paragraphs(flowed)
        if not any(map(_has_words, paragraphs)):
            flowed.tag = SVG + "g"
            for child in [*flowed]:
                flowed.remove(child)
        elif (region := _region(flowed)) is not None and (style := _style(flowed, paragraphs)) is not None:
            name = region.get("id") or next(free)
            region.set("id", name)
            flowed.set("style", f"{style};shape-inside:url(#{name})")
            _define(flowed, region)
            _break_lines(flowed, paragraphs)
            flowed.tag = SVG + "text"


def _paragraphs(flowed: Any) -> list[Any]:
    """What begins a line of its own: a flowDiv that holds paragraphs is none itself."""
    found = flowed.iter(SVG + "flowPara", SVG + "flowDiv")
    return [each for each in found if each.tag == SVG + "flowPara" or each.find(SVG + "flowPara") is None]


def _has_words(paragraph: Any) -> bool:
    return bool("".join(paragraph.itertext()).strip())


def _region(flowed: Any) -> Any | None:
    """The shape that the text runs in, where there is exactly one."""
    if flowed.find(SVG + "flowRegionExclude") is not None:
        return None
    regions = flowed.iter(SVG + "flowRegion")
    inside = [child for region in regions for child in region if isinstance(child.tag, str)]
    return inside[0] if len(inside) == 1 and inside[0].tag in _SHAPES else None


def _style(flowed: Any, paragraphs: Sequence[Any]) -> str | None:
    """The declarations of the whole text, with those that hold for all its lines if all paragraphs make them.

    None where paragraphs are aligned each its own way.
    """
    own = [_declarations(each) for each in paragraphs if _has_words(each)]
    if len({each.get("text-align") for each in own}) > 1:
        return None
    style = _declarations(flowed)
    if "text-align" not in style and any(_JUSTIFIED.search(value) for value in flowed.attrib.values()):
        style["text-align"] = "justify"
    for name in _OF_ALL_LINES:
        said = {each.get(name) for each in own}
        if (
            len(said) == 1
            and (value := said.pop())
            and not (name == "font-size" and _RELATIVE.fullmatch(value))
        ):
            style[name] = value
    return ";".join(f"{name}:{value}" for name, value in style.items())


def _declarations(element: Any) -> dict[str, str]:
    written = {name: element.get(name) for name in _OF_ALL_LINES if element.get(name)}
    return written | {each.name: each.value for each in css.block(element.get("style", "")).declarations}


def _define(flowed: Any, region: Any) -> None:
    """Put the region into definitions before the text, which is in the same space."""
    definitions = flowed.makeelement(SVG + "defs")
    definitions.append(region)
    region.tail = None
    flowed.addprevious(definitions)
    for child in [*flowed]:
        if isinstance(child.tag, str) and child.tag.startswith(SVG + "flowRegion"):
            flowed.remove(child)


def _break_lines(flowed: Any, paragraphs: Sequence[Any]) -> None:
    above = (each.get(_SPACE) for each in _with_ancestors(flowed))
    is_preserving = next(filter(None, above), "") == "preserve"
    flowed.text = ""
    for each in flowed.iter(SVG + "flowSpan", SVG + "flowLine", SVG + "flowDiv", SVG + "flowPara"):
        if each.tag == SVG + "flowLine":
            each.text = _LINE
        elif each.tag == SVG + "flowDiv" and each not in paragraphs:
            each.text = each.tail = ""
        each.tag = SVG + "tspan"
    for paragraph in paragraphs:
        if not is_preserving and not _has_words(paragraph):
            paragraph.text = _EMPTY
        paragraph.tail = "" if paragraph is paragraphs[-1] else _LINE


def _with_ancestors(element: Any) -> Iterator[Any]:
    yield element
    yield from element.iterancestors()
