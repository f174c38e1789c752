"""The digests of a face: where it comes from does not count, and what is volatile counts apart."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Final

from lxml import etree

from ..layouts import Face
from .edition import Look

VOLATILE: Final = "data-volatile"
_TEXTS: Final = ("text", "tspan", "textPath", "a")  # where a space is a letter
_DIGITS: Final = 16
_STAMPS: Final = re.compile(r' data-(?:line|file|part)="[^"]*"')  # where in a layout it stands
_MARKED: Final = re.compile(rf' {VOLATILE}="[^"]*"')  # to mark it changes nothing that is seen
_SCALES: Final = re.compile(r' data-fit-scale="[^"]*"')


def look(face: Face, read: Mapping[str, str], made_of: tuple[str, ...]) -> Look:
    """The digests of *face*, whose drawing has *read* files and symbols in these states."""
    svg = _STAMPS.sub("", face.svg)
    steady = without_volatile(svg)
    frame = repr((face.component.size, face.component.bleed, face.component.form, sorted(read.items())))
    exact, settled, core = (
        _digest(text, frame) for text in (_MARKED.sub("", svg), steady, _SCALES.sub("", steady))
    )
    return Look(exact, settled, core, made_of)


def without_volatile(svg: str) -> str:
    """A drawing without its elements that are marked as volatile; what stands behind them stays. It is written as
    one is that never had any."""
    root = etree.fromstring(svg.encode())
    for element in list(root.iter(etree.Element)):
        if element.get(VOLATILE) is not None and (parent := element.getparent()) is not None:
            _keep_tail(element, parent)
            parent.remove(element)
    return str(etree.tostring(root, encoding="unicode"))


def _keep_tail(element: etree._Element, parent: etree._Element) -> None:
    tail = element.tail or ""
    element.tail = None
    if not tail.strip() and etree.QName(parent).localname not in _TEXTS:
        return  # the end of its line
    before = element.getprevious()
    if before is not None:
        before.tail = (before.tail or "") + tail
    else:
        parent.text = (parent.text or "") + tail


def _digest(svg: str, frame: str) -> str:
    return hashlib.sha256(f"{frame}\0{svg}".encode()).hexdigest()[:_DIGITS]
