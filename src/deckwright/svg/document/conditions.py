"""Conditional processing: what a switch chooses by, and what hides an element that does not hold."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

from .style import names
from .subset import ELEMENTS, OPAQUE
from .tree import Node

_CONDITIONS: Final = frozenset({"requiredFeatures", "requiredExtensions", "systemLanguage"})
_REFERRED_TO: Final = frozenset(
    {"marker", "symbol"}
)  # only ever drawn for another element, whose conditions count
_FEATURE: Final = "http://www.w3.org/TR/SVG11/feature#"
# the feature strings of SVG 1.1, appendix K, but for those of scripts, of animation and of fonts
_FEATURES: Final = names(
    "SVG SVGDOM SVG-static SVGDOM-static CoreAttribute Structure BasicStructure ContainerAttribute "
    "ConditionalProcessing Image Style ViewportAttribute Shape Text BasicText PaintAttribute "
    "BasicPaintAttribute OpacityAttribute GraphicsAttribute BasicGraphicsAttribute Marker Gradient Pattern "
    "Clip BasicClip Mask Filter BasicFilter XlinkAttribute Hyperlinking View Extensibility"
)


def hold(node: Node) -> bool:
    """True where the element's conditions hold (SVG 1.1, section 5.8).

    The reader's language is taken to be English: paper has no settings.
    """
    attributes = node.attributes
    if _CONDITIONS.isdisjoint(attributes) or node.tag in _REFERRED_TO:
        return True
    if "requiredExtensions" in attributes:
        return False
    features = attributes.get("requiredFeatures")
    if features is not None and not _are_known(features.split()):
        return False
    languages = attributes.get("systemLanguage")
    return languages is None or any(_is_english(word.strip()) for word in languages.split(","))


def choose(switch: Node) -> Sequence[Node]:
    """The first child of a switch that we draw and whose conditions hold, be it one that draws nothing.

    Where there is none, and some child would be chosen if it were drawn, it is that child.
    """
    drawn = (child for child in switch.children if child.tag in ELEMENTS and child.tag not in OPAQUE)
    chosen = [*itertools.islice(filter(hold, drawn), 1)]
    return chosen or [
        *itertools.islice(filter(hold, (c for c in switch.children if c.tag not in ELEMENTS)), 1)
    ]


def _are_known(features: list[str]) -> bool:
    return bool(features) and all(
        feature.startswith(_FEATURE) and feature.removeprefix(_FEATURE) in _FEATURES for feature in features
    )


def _is_english(language: str) -> bool:
    return language == "en" or language.startswith("en-")
