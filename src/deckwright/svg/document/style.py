"""The properties that we know, and computed style: the cascade's second half, own and inherited values kept apart.

A declared value reaches a `ComputedStyle` only if its property's reader accepts it (`css.declare` drops the others and
says so), hence the drawing code never meets an invalid one. Values stay strings; `values` reads them, cached by string.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from . import clip_shapes, filter_values, shorthands, values


def names(text: str) -> frozenset[str]:
    """The words of a table's row."""
    return frozenset(text.split())


class Property(NamedTuple):
    inherited: bool
    initial: str
    accepts: Callable[[str], Any]  # returns None or False for a value that is invalid


def _words(*allowed: str) -> Callable[[str], bool]:
    known = frozenset(allowed)
    return lambda text: text.lower() in known


def _length(text: str) -> bool:
    return values.length(text) is not None


def _not_negative(text: str) -> bool:
    value = values.length(text)
    return value is not None and value.value >= 0


def _or(word: str, reader: Callable[[str], Any]) -> Callable[[str], Any]:
    return lambda text: text == word or reader(text)


def _dashes(text: str) -> bool:
    found = values.lengths(text)
    return bool(found) and all(length.value >= 0 for length in found or ())


def _miter_limit(text: str) -> bool:
    value = values.number(text)
    return value is not None and value >= 1


def _paint_order(text: str) -> bool:
    words = text.split()
    return len(words) == len(set(words)) > 0 and _LAYERS.issuperset(words)


def _any(text: str) -> bool:
    return bool(text)


def _color(text: str) -> bool:
    return text.lower() == "currentcolor" or values.color(text) is not None


def _clip(text: str) -> bool:
    return text == "none" or values.url(text) is not None or clip_shapes.parse(text) is not None


_LAYERS: Final = frozenset({"fill", "stroke", "markers"})
_STRETCH: Final = r"normal|(ultra-|extra-|semi-)?(condensed|expanded)|narrower|wider|[\d.]+%"
_WEIGHT = re.compile(r"normal|bold|bolder|lighter|[1-9]\d{0,2}|1000")
_SIZES: Final = {
    "xx-small": 9.0,
    "x-small": 10.0,
    "small": 13.0,
    "medium": 16.0,
    "large": 18.0,
    "x-large": 24.0,
    "xx-large": 32.0,
    "xxx-large": 48.0,
}
_BLEND: Final = [
    "normal",
    "multiply",
    "screen",
    "overlay",
    "darken",
    "lighten",
    "color-dodge",
    "color-burn",
    "hard-light",
    "soft-light",
    "difference",
    "exclusion",
    "hue",
    "saturation",
    "color",
    "luminosity",
]


_MODES: Final = "horizontal-tb vertical-rl vertical-lr sideways-rl sideways-lr lr lr-tb rl rl-tb tb tb-rl"
_DOMINANT: Final = (
    "auto alphabetic ideographic hanging mathematical central middle text-top text-bottom "
    "text-before-edge text-after-edge"
)
_SIDES: Final = frozenset({"left", "right", "top", "bottom", "center"})


def _origin(text: str) -> bool:
    words = text.lower().split()
    return 1 <= len(words) <= 3 and all(word in _SIDES or values.length(word) for word in words)


def _variations(text: str) -> bool:
    return re.fullmatch(r"normal|([\"'][ -~]{4}[\"']\s+[-+.\deE]+\s*(,\s*|$))+", text) is not None


def _font_size(text: str) -> bool:
    return text in _SIZES or text in ("larger", "smaller") or _not_negative(text)


def _line_height(text: str) -> bool:
    return text == "normal" or _not_negative(text)


# Inherited properties come first, then those of the element alone; each group by theme.
PROPERTIES: Final[dict[str, Property]] = {
    "color": Property(True, "black", _color),
    "fill": Property(True, "black", values.paint),
    "fill-opacity": Property(True, "1", lambda text: values.fraction(text) is not None),
    "fill-rule": Property(True, "nonzero", _words("nonzero", "evenodd")),
    "clip-rule": Property(True, "nonzero", _words("nonzero", "evenodd")),
    "stroke": Property(True, "none", values.paint),
    "stroke-opacity": Property(True, "1", lambda text: values.fraction(text) is not None),
    "stroke-width": Property(True, "1", _length),  # a negative one is none
    "stroke-linecap": Property(True, "butt", _words("butt", "round", "square")),
    "stroke-linejoin": Property(True, "miter", _words("miter", "round", "bevel", "miter-clip", "arcs")),
    "stroke-miterlimit": Property(True, "4", _miter_limit),
    "stroke-dasharray": Property(True, "none", _or("none", _dashes)),
    "stroke-dashoffset": Property(True, "0", _length),
    "paint-order": Property(True, "normal", _or("normal", _paint_order)),
    "visibility": Property(True, "visible", _words("visible", "hidden", "collapse")),
    "marker-start": Property(True, "none", _or("none", values.url)),
    "marker-mid": Property(True, "none", _or("none", values.url)),
    "marker-end": Property(True, "none", _or("none", values.url)),
    "shape-rendering": Property(
        True, "auto", _words("auto", "optimizespeed", "crispedges", "geometricprecision")
    ),
    "image-rendering": Property(
        True,
        "auto",
        _words(
            "auto", "optimizequality", "optimizespeed", "smooth", "high-quality", "crisp-edges", "pixelated"
        ),
    ),
    "color-interpolation": Property(True, "sRGB", _words("auto", "srgb", "linearrgb")),
    "color-interpolation-filters": Property(True, "linearRGB", _words("auto", "srgb", "linearrgb")),
    "font-family": Property(True, "", _any),
    "font-size": Property(True, "medium", _font_size),
    "font-style": Property(True, "normal", re.compile(r"normal|italic|oblique(\s+-?[\d.]+deg)?").fullmatch),
    "font-weight": Property(True, "normal", _WEIGHT.fullmatch),
    "font-stretch": Property(True, "normal", re.compile(_STRETCH).fullmatch),
    "font-variant": Property(True, "normal", _any),
    "font-variant-caps": Property(True, "normal", _any),
    "font-variant-numeric": Property(True, "normal", _any),
    "font-variant-ligatures": Property(True, "normal", _any),
    "font-variant-position": Property(True, "normal", _any),
    "font-variant-east-asian": Property(True, "normal", _any),
    "font-feature-settings": Property(True, "normal", _any),
    "font-variation-settings": Property(True, "normal", _variations),
    "font-optical-sizing": Property(True, "auto", _words("auto", "none")),
    "font-kerning": Property(True, "auto", _words("auto", "normal", "none")),
    "kerning": Property(True, "auto", _or("auto", _length)),
    "font-size-adjust": Property(True, "none", _any),
    "line-height": Property(True, "normal", _line_height),
    "letter-spacing": Property(True, "normal", _or("normal", _length)),
    "word-spacing": Property(True, "normal", _or("normal", _length)),
    "text-anchor": Property(True, "start", _words("start", "middle", "end")),
    "text-align": Property(True, "start", _words("start", "center", "end", "justify", "left", "right")),
    "text-indent": Property(True, "0", _length),
    "text-wrap": Property(True, "wrap", _words("auto", "wrap", "stable", "pretty", "balance", "nowrap")),
    "text-transform": Property(True, "none", _words("none", "uppercase", "lowercase", "capitalize")),
    "direction": Property(True, "ltr", _words("ltr", "rtl")),
    "writing-mode": Property(True, "horizontal-tb", _words(*_MODES.split())),
    "glyph-orientation-vertical": Property(True, "auto", _any),
    "glyph-orientation-horizontal": Property(True, "auto", _any),
    "white-space": Property(
        True, "normal", _words("normal", "pre", "nowrap", "pre-wrap", "pre-line", "break-spaces")
    ),
    "xml:space": Property(True, "default", _words("default", "preserve")),
    "dominant-baseline": Property(True, "auto", _words(*_DOMINANT.split())),
    "display": Property(False, "inline", _any),
    "opacity": Property(False, "1", lambda text: values.fraction(text) is not None),
    "overflow": Property(False, "visible", _words("visible", "hidden", "scroll", "auto")),
    "clip-path": Property(False, "none", _clip),
    "mask": Property(False, "none", _or("none", values.url)),
    "mask-type": Property(False, "luminance", _words("luminance", "alpha")),
    "filter": Property(False, "none", lambda text: filter_values.steps(text) is not None),
    "transform": Property(False, "none", lambda text: values.transform(text) is not None),
    "transform-origin": Property(False, "", _origin),
    "transform-box": Property(
        False, "view-box", _words("view-box", "fill-box", "stroke-box", "border-box", "content-box")
    ),
    "mix-blend-mode": Property(False, "normal", _words(*_BLEND)),
    "isolation": Property(False, "auto", _words("auto", "isolate")),
    "vector-effect": Property(False, "none", _any),
    "background-color": Property(False, "transparent", _color),
    "clip": Property(False, "auto", _any),
    "stop-color": Property(False, "black", _color),
    "stop-opacity": Property(False, "1", lambda text: values.fraction(text) is not None),
    "flood-color": Property(False, "black", _color),
    "flood-opacity": Property(False, "1", lambda text: values.fraction(text) is not None),
    "lighting-color": Property(False, "white", _color),
    "text-decoration": Property(False, "none", _any),  # of which nothing is left but what it stands for
    "text-decoration-line": Property(False, "none", shorthands.is_decoration_line),
    "text-decoration-style": Property(False, "solid", _words(*shorthands.STYLES)),
    "text-decoration-color": Property(False, "currentcolor", _color),
    "text-decoration-thickness": Property(False, "auto", shorthands.is_thickness),
    "text-overflow": Property(False, "clip", _any),
    "unicode-bidi": Property(False, "normal", _any),
    "alignment-baseline": Property(False, "auto", _any),
    "baseline-shift": Property(False, "baseline", _any),
    "shape-inside": Property(False, "none", _any),
    "shape-subtract": Property(False, "none", _any),
    "shape-padding": Property(False, "0", _length),
    "shape-margin": Property(False, "0", _length),
    "inline-size": Property(False, "0", _or("auto", _not_negative)),
}

# Properties that have no presentation attribute.
CSS_ONLY: Final = frozenset(
    {"mix-blend-mode", "isolation", "background-color", "transform-box", "font-kerning", "text-wrap"}
)

PRESENTATION: Final = PROPERTIES.keys() - CSS_ONLY  # those that may be written as attributes

_INITIAL: Final = {name: entry.initial for name, entry in PROPERTIES.items()}
_INHERITED_INITIAL: Final = {name: entry.initial for name, entry in PROPERTIES.items() if entry.inherited}
_KEYWORDS: Final = frozenset({"inherit", "initial", "unset", "revert"})
_FONT_RELATIVE = re.compile(r"\s*[\d.+-]+(?:[eE][+-]?\d+)?\s*(?:em|ex)\s*", re.IGNORECASE)
_FONT_DEPENDENT: Final = (
    "stroke-width",
    "stroke-dashoffset",
    "letter-spacing",
    "word-spacing",
    "text-indent",
)
DEFAULT_FONT_SIZE: Final = 16.0  # CSS: medium


class Declared(NamedTuple):
    """One element's own declarations, after the cascade. *plain*: none needs the parent's style to be computed."""

    inherited: dict[str, str]
    own: dict[str, str]
    plain: bool


NOTHING_DECLARED: Final = Declared({}, {}, True)


@lru_cache(16384)
def is_valid(name: str, value: str) -> bool:
    """True where *value* is one of the property's; CSS-wide keywords always are. *name* must be in `PROPERTIES`."""
    return value in _KEYWORDS or "var(" in value or PROPERTIES[name].accepts(value) not in (None, False)


def is_valid_attribute(name: str, value: str) -> bool:
    """The same for a presentation attribute, of which transform has a grammar of its own."""
    if name == "transform" and values.transform_attribute(value) is None and value not in _KEYWORDS:
        return False
    return is_valid(name, value)


def sort_declarations(pairs: dict[str, str]) -> Declared:
    """Sort valid declarations into inherited and own ones. Equal ones share the result: it is not to be changed."""
    return _sort_declarations(tuple(pairs.items())) if pairs else NOTHING_DECLARED


@lru_cache(8192)
def _sort_declarations(pairs: tuple[tuple[str, str], ...]) -> Declared:
    inherited: dict[str, str] = {}
    own: dict[str, str] = {}
    plain = True
    for name, value in pairs:
        entry = PROPERTIES.get(name)
        if entry is None or entry.inherited:  # custom properties inherit
            inherited[name] = value
        else:
            own[name] = value
        if plain and (
            name in _COMPUTED or value in _KEYWORDS or "var(" in value or value.endswith(("em", "ex"))
        ):
            plain = False
    return Declared(inherited, own, plain)


_COMPUTED: Final = frozenset({"font-size", "font-weight", "line-height"})
_MOST_CHILDREN: Final = 256


class ComputedStyle:
    """The computed style of one element where it stands (a `use` gives its target another parent).

    `inherited` holds every inherited property and the custom ones, `own` only what was declared.
    `font_size` is in user units. Equal declarations below one style share their style: it is not to be changed.
    """

    __slots__ = ("_children", "font_size", "inherited", "own")

    def __init__(self, inherited: dict[str, str], own: dict[str, str], font_size: float) -> None:
        self.inherited: Final = inherited
        self.own: Final = own
        self.font_size: Final = font_size
        self._children: dict[int, tuple[Declared, ComputedStyle]] = {}  # by the identity of what they declare

    def __getitem__(self, name: str) -> str:
        value = self.inherited.get(name)
        if value is None:
            value = self.own.get(name)
        return _INITIAL[name] if value is None else value

    def child(self, declared: Declared) -> ComputedStyle:
        """The style of an element that declares *declared* and stands in an element with this style."""
        known = self._children.get(id(declared))
        if known is not None:
            return known[1]
        if not declared.plain:
            style = self._compute(declared)
        elif declared.inherited:
            style = ComputedStyle({**self.inherited, **declared.inherited}, declared.own, self.font_size)
        else:
            style = ComputedStyle(self.inherited, declared.own, self.font_size)
        if len(self._children) >= _MOST_CHILDREN:
            self._children.clear()
        self._children[id(declared)] = (
            declared,
            style,
        )  # holding what is declared, so that its identity stays its own
        return style

    def _compute(self, declared: Declared) -> ComputedStyle:
        inherited = dict(self.inherited)
        inherited.update(
            (name, value)
            for name, value in declared.inherited.items()
            if name.startswith("--") and "var(" not in value
        )
        own: dict[str, str] = {}
        for name, value in (*declared.inherited.items(), *declared.own.items()):
            resolved = self._resolve(name, value, inherited)
            if resolved is None:
                continue
            (inherited if name in _INHERITED_INITIAL or name.startswith("--") else own)[name] = resolved
        size = self.font_size
        if "font-size" in declared.inherited:
            size = self._font_size(inherited["font-size"])
            inherited["font-size"] = repr(size)
        if "font-weight" in declared.inherited:
            inherited["font-weight"] = _weight(inherited["font-weight"], self.inherited["font-weight"])
        for name in _FONT_DEPENDENT:
            if name in declared.inherited and _FONT_RELATIVE.fullmatch(inherited[name]):
                inherited[name] = repr(_em(inherited[name], size))
        if "line-height" in declared.inherited:
            inherited["line-height"] = _compute_line_height(inherited["line-height"], size)
        return ComputedStyle(inherited, own, size)

    def _resolve(self, name: str, value: str, custom: dict[str, str]) -> str | None:
        """*value* with var() and the CSS-wide keywords replaced; None: as if not declared."""
        if "var(" in value:
            replaced = substitute(value, custom)
            value = "unset" if replaced is None or not _fits(name, replaced) else replaced
        if value not in _KEYWORDS:
            return value
        is_inherited = name in _INHERITED_INITIAL or name.startswith("--")
        if value == "inherit" or (value in ("unset", "revert") and is_inherited):
            return self.inherited.get(name) if is_inherited else self.own.get(name, _INITIAL[name])
        return _INITIAL.get(name)

    def _font_size(self, text: str) -> float:
        if text in _SIZES:
            return _SIZES[text]
        if text in ("larger", "smaller"):
            return self.font_size * (1.2 if text == "larger" else 1 / 1.2)
        return _em(text, self.font_size, percent=self.font_size)


ROOT: Final = ComputedStyle(_INHERITED_INITIAL, {}, DEFAULT_FONT_SIZE)


def root(font_size: float) -> ComputedStyle:
    """What a document inherits where the reader's own font size is *font_size*."""
    return ComputedStyle(_INHERITED_INITIAL, {}, font_size)


_VAR = re.compile(r"var\(\s*(--[^\s,)]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)")


def substitute(value: str, custom: dict[str, str]) -> str | None:
    """*value* with every var() replaced; None where a variable is unknown and has no fallback, or refers to itself."""
    for _ in range(16):
        match = _VAR.search(value)
        if match is None:
            return value.strip()
        known = custom.get(match[1], match[2])
        if known is None or len(value) > 4096:
            return None
        value = value[: match.start()] + known.strip() + value[match.end() :]
    return None


def _fits(name: str, value: str) -> bool:
    return name.startswith("--") or is_valid(name, value)


def _em(text: str, size: float, percent: float = 0.0) -> float:
    length = values.length(text)
    if length is None:
        return size
    factor = {"": 1.0, "%": percent, "em": size, "ex": size / 2}
    return length.value * factor.get(length.unit, 0.0)


def _weight(text: str, parent: str) -> str:
    """A numeric weight; bolder and lighter step as CSS Fonts 4 (section 2.2.1) says."""
    if text in ("bolder", "lighter"):
        base = int(_weight(parent, "400"))
        if text == "bolder":
            return "400" if base < 350 else "700" if base < 550 else "900" if base < 900 else str(base)
        return str(base) if base < 100 else "100" if base < 550 else "400" if base < 750 else "700"
    return {"normal": "400", "bold": "700"}.get(text, text)


def _compute_line_height(text: str, size: float) -> str:
    """A factor stays a factor; a length or a percentage becomes a length, written with px."""
    length = values.length(text)
    if text == "normal" or length is None or (length.unit == "" and values.number(text) is not None):
        return text
    return f"{_em(text, size, percent=size)!r}px"
