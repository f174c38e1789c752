"""A second reading of style sheets: which declarations an element has, and what it inherits. Variables are resolved."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import cssselect2
import tinycss2
from lxml import etree

SVG: Final = "{http://www.w3.org/2000/svg}"
XML_SPACE: Final = "{http://www.w3.org/XML/1998/namespace}space"
INHERITED: Final = {
    "color": "black",
    "fill": "black",
    "fill-opacity": "1",
    "fill-rule": "nonzero",
    "clip-rule": "nonzero",
    "stroke": "none",
    "stroke-opacity": "1",
    "stroke-width": "1",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "stroke-miterlimit": "4",
    "stroke-dasharray": "none",
    "stroke-dashoffset": "0",
    "paint-order": "normal",
    "visibility": "visible",
    "marker-start": "none",
    "marker-mid": "none",
    "marker-end": "none",
    "font-family": "",
    "font-size": "16px",
    "font-style": "normal",
    "font-weight": "400",
    "font-stretch": "normal",
    "font-variant": "normal",
    "font-variant-caps": "normal",
    "font-variant-numeric": "normal",
    "font-variant-ligatures": "normal",
    "font-feature-settings": "normal",
    "font-kerning": "auto",
    "kerning": "auto",
    "letter-spacing": "normal",
    "word-spacing": "normal",
    "text-anchor": "start",
    "text-transform": "none",
    "white-space": "normal",
    "direction": "ltr",
    "writing-mode": "horizontal-tb",
}
OWN: Final = {
    "display": "inline",
    "opacity": "1",
    "clip-path": "none",
    "mask": "none",
    "filter": "none",
    "mix-blend-mode": "normal",
    "transform": "none",
    "transform-origin": "",
    "overflow": "visible",
    "text-decoration": "none",
    "text-decoration-line": "none",
    "baseline-shift": "baseline",
    "stop-color": "black",
    "stop-opacity": "1",
    "shape-inside": "none",
    "shape-padding": "0",
    "inline-size": "0",
    "vector-effect": "none",
    "background-color": "transparent",
}
_VARIABLE: Final = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)")
_DEEPEST: Final = 20  # of variables in variables
_WEIGHTS: Final = {"normal": "400", "bold": "700"}

Declared = Mapping[str, str]


class Style(dict[str, str]):
    """Computed values of all properties of the tables above, and the custom properties in reach."""


INITIAL: Final = Style(INHERITED | OWN)


class Cascade:
    """The style sheets of one document and what they say of its elements."""

    def __init__(self, root: Any) -> None:
        sheets = tuple(element.text or "" for element in root.iter(f"{SVG}style"))
        matcher, self.unread = _matcher(sheets)
        self._declared: dict[Any, Declared] = {}
        wrapper = cssselect2.ElementWrapper.from_xml_root(root)
        for wrapped in wrapper.iter_subtree():
            element = wrapped.etree_element
            self._declared[element] = _declare(element, matcher.match(wrapped))

    def style(self, element: Any, parent: Style) -> Style:
        """The computed style of an element inside something with the style *parent*."""
        declared = self._declared.get(element, {})
        style = Style({name: value for name, value in parent.items() if name not in OWN})
        style.update(OWN)
        custom = {name: value for name, value in declared.items() if name.startswith("--")}
        style.update(custom)
        for name, value in declared.items():
            if name in custom or (name not in INHERITED and name not in OWN):
                continue
            value = resolve(value, style)
            if value == "inherit" or (value == "unset" and name in INHERITED):
                value = parent[name]
            elif value in ("initial", "unset"):
                value = INITIAL[name]
            style[name] = _settle(name, value, parent)
        return style

    def declares(self, element: Any, name: str) -> bool:
        return name in self._declared.get(element, {})


def resolve(value: str, style: Mapping[str, str]) -> str:
    """The value with its variables put in."""
    for _ in range(_DEEPEST):
        if "var(" not in value:
            break
        value = _VARIABLE.sub(lambda match: style.get(match[1], (match[2] or "").strip()), value)
    return value.strip()


def _settle(name: str, value: str, parent: Style) -> str:
    if name == "font-size":
        return _font_size(value, parent)
    if name == "font-weight":
        return _WEIGHTS.get(value, value)
    if name == "color" and value.lower() == "currentcolor":
        return parent["color"]
    return value


def _font_size(value: str, parent: Style) -> str:
    match = re.fullmatch(r"([\d.]+)(em|%)", value)
    if match is None:
        return value
    share = float(match[1]) / (100 if match[2] == "%" else 1)
    return f"{share * float(parent['font-size'].removesuffix('px')):g}px"


def _declare(element: Any, matches: list[Any]) -> Declared:
    """What the attributes, the sheets and the style attribute say, the stronger over the weaker."""
    if not isinstance(element.tag, str):
        return {}
    found = {
        name: value.strip() for name, value in element.attrib.items() if name in INHERITED or name in OWN
    }
    if XML_SPACE in element.attrib:
        found["white-space"] = "pre" if element.get(XML_SPACE) == "preserve" else "normal"
    inline = _declarations(element.get("style", ""))
    rules = [
        declarations for _, _, _, declarations in matches
    ]  # cssselect2 gives them in the order of their weight
    for important in (False, True):
        for declarations in (*rules, inline):
            found |= {name: value for name, value, strong in declarations if strong is important}
    return found


@lru_cache(4096)
def _declarations(text: str) -> tuple[tuple[str, str, bool], ...]:
    parsed = tinycss2.parse_declaration_list(text, skip_comments=True, skip_whitespace=True)
    return tuple(
        (
            entry.name if entry.name.startswith("--") else entry.lower_name,
            tinycss2.serialize(entry.value).strip(),
            entry.important,
        )
        for entry in parsed
        if entry.type == "declaration"
    )


@lru_cache(64)
def _matcher(sheets: tuple[str, ...]) -> tuple[Any, bool]:
    """A matcher for the sheets, and whether they hold what is not read here (at-rules)."""
    matcher, unread = cssselect2.Matcher(), False
    for sheet in sheets:
        for rule in tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True):
            if rule.type != "qualified-rule":
                unread = True
                continue
            try:
                selectors = cssselect2.compile_selector_list(rule.prelude)
            except cssselect2.SelectorError:
                unread = True
                continue
            declarations = _declarations(tinycss2.serialize(rule.content))
            for selector in selectors:
                if selector.pseudo_element is None:
                    matcher.add_selector(selector, declarations)
    return matcher, unread


def parse(text: str) -> Any:
    """The root element of an SVG text. Raises etree.XMLSyntaxError."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, remove_comments=True, remove_pis=True)
    return etree.fromstring(text.encode(), parser)
