"""The digests of a face: where it comes from does not count, and what is volatile counts apart."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from lxml import etree

from ..layouts import Face
from .edition import Look

VOLATILE: Final = "data-volatile"
_TEXTS: Final = ("text", "tspan", "textPath", "a")  # where a space is a letter
_DIGITS: Final = 16
_STAMPS: Final = re.compile(r' data-(?:line|file|part)="[^"]*"')  # where in a layout it stands
_MARKED: Final = re.compile(rf' {VOLATILE}="[^"]*"')  # to mark it changes nothing that is seen
_SCALE: Final = "data-fit-scale"
_SCALES: Final = re.compile(rf' {_SCALE}="[^"]*"')
# A line as lxml would write it: start tags with their namespaces first, none of an element that is empty but `<a/>`.
_VALUE: Final = r'(?:[^<>&"\t]++|&(?:amp|lt|gt|quot);)*+"'
_WRITTEN: Final = re.compile(
    rf'(?:[^<>&\r]++|&(?:amp|lt|gt);|</[\w:.-]++>|<[\w:.-]++(?: xmlns(?::[\w.-]++)?="{_VALUE})*+'
    rf'(?: (?!xmlns)[\w:.-]++="{_VALUE})*+(?:/>|>(?!</)))*+'
)


def look(face: Face, read: Mapping[str, str], made_of: tuple[str, ...]) -> Look:
    """The digests of *face*, whose drawing has *read* files and symbols in these states."""
    lines = [_line(line) for line in face.svg.split("\n")]
    svg = "\n".join([line.bare for line in lines])
    frame = repr((face.component.size, face.component.bleed, face.component.form, sorted(read.items())))
    exact = _digest(_MARKED.sub("", svg), frame)
    if VOLATILE not in svg and all(line.is_as_written for line in lines):
        steady, settled = svg, exact  # to read it and write it again would change nothing
    else:
        steady = without_volatile(svg)
        settled = _digest(steady, frame)
    core = _digest(_SCALES.sub("", steady), frame) if _SCALE in steady else settled
    return Look(exact, settled, core, made_of)


class _Line(NamedTuple):
    bare: str  # without its stamps
    is_as_written: bool


@lru_cache(2048)
def _line(text: str) -> _Line:
    """A line of a face; most are those of others, too."""
    bare = _STAMPS.sub("", text)
    return _Line(bare, _WRITTEN.fullmatch(bare) is not None)


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
