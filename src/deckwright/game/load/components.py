"""`components:` of game.yaml: what is cut out of the paper, measured or by the name of its size."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from ...basics import units
from ...basics.geometry import Size
from ...basics.outlines import ShapeKind, line_faults, path_faults
from ...basics.problems import did_you_mean
from ...basics.sizes import NamedSize, size_by_name
from ..model import Component, Shape
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source.keys import Table, boolean, identifier, text, word, words
from ..source.report import Report
from .tuckboxes import read_tuckbox

T = TypeVar("T")

MAX_SIDE: Final = 2000.0  # mm
DEFAULT: Final = Component("", Size(63, 88))  # what is checked against where a component could not be read

_NAME: Final = re.compile(r"\s*[a-zA-Z](?!.*(?:\sx\s|×|\sby\s))")  # a name, no measure
_SIMPLE: Final = [kind.value for kind in ShapeKind if kind is not ShapeKind.PATH]


def read_components(table: Table) -> dict[str, Component]:
    found: dict[str, Component] = {}
    named = [(key, node) for key, node in table.items() if identifier(key, table.report, "a component")]
    boxes = [(key, node) for key, node in named if isinstance(node, MappingNode) and node.get("tuckbox")]
    for key, node in named:
        if (key, node) not in boxes:
            found[key.value] = _component(key.value, node, table.report)
    for key, node in boxes:  # measured by what they hold
        inner = Table(node, table.report, f"the component {key.value!r}")
        made = read_tuckbox(inner, found, key.value, read_length)
        found[key.value] = made or replace(DEFAULT, id=key.value)
    return found


def _component(id: str, node: Node, report: Report) -> Component:
    table = Table(node, report, f"the component {id!r}")
    table.require("size", "write: size: 63 x 88 mm, or a name: size: poker")
    named = _size_by_name(table)
    kind, path = _shape(table, ShapeKind(named.shape) if named else ShapeKind.RECTANGLE)
    if named is not None:
        size = named.size
    else:
        size = table.read("size", _SIZES.get(kind, _size)) or DEFAULT.size
    radius = table.read("radius", read_length)
    if radius is None and named is not None and kind is ShapeKind.RECTANGLE:
        radius = named.radius
    bleed = table.read("bleed", read_length)
    safe = table.read("safe", read_length)
    tiled = table.read("tiled", boolean) or False
    folds = _folds(table, size)
    table.finish()
    bleed, safe = (3.0 if bleed is None else bleed), (3.0 if safe is None else safe)
    _check(table, kind, size, radius or 0, safe)
    if path and (fault := path_faults(path, size)):
        hint = "draw one closed line (end it with Z) in millimetres from the upper left corner of the trim"
        table.report.add(
            "cut-path", f"the component {id!r} cannot be cut: {fault}", table.node("shape"), hint
        )
        kind, path = ShapeKind.RECTANGLE, None
    return Component(id, size, Shape(kind, radius or 0, path), bleed, safe, tiled, folds)


def _folds(table: Table, size: Size) -> tuple[str, ...]:
    """What `folds:` says: lines to crease, as path data."""
    node = table.node("folds")
    found = []
    for line in table.read("folds", words) or ():
        if fault := line_faults(line, size):
            hint = "write path data in millimetres from the upper left corner of the trim: folds: [M0 38 H25]"
            table.report.add("cut-path", f"{line!r} cannot be creased: {fault}", node, hint)
        else:
            found.append(line)
    return tuple(found)


def _size_by_name(table: Table) -> NamedSize | None:
    """The size of the tables that `size:` names; None where it is measured, or names none that is known."""
    node = table.node("size")
    if not isinstance(node, Scalar) or not _NAME.match(node.value):
        return None
    try:
        return size_by_name(node.value)
    except ValueError:
        return None  # told when it is read as a measure


def _shape(table: Table, default: ShapeKind) -> tuple[ShapeKind, str | None]:
    """What `shape:` says; without it, *default*."""
    node = table.node("shape")
    if isinstance(node, MappingNode):
        inner = Table(node, table.report, "`shape`")
        inner.require(
            "path", 'write: shape: {path: "M0 0 H63 V88 H0 Z"}, in millimetres from the trim corner'
        )
        path = inner.read("path", text)
        inner.finish()
        return ShapeKind.PATH, path
    name = table.read("shape", word) or default.value
    if name in _SIMPLE:
        return ShapeKind(name), None
    hint = did_you_mean(name, _SIMPLE)
    message = f"`shape` is {name!r}; allowed are {', '.join(_SIMPLE)}, or {{path: …}}"
    table.report.add("wrong-value", message, node, hint)
    return ShapeKind.RECTANGLE, None


def _check(table: Table, kind: ShapeKind, size: Size, radius: float, safe: float) -> None:
    half = min(size) / 2
    if kind is ShapeKind.CIRCLE and size.width != size.height:
        message = f"a circle of {units.mm(size.width)} × {units.mm(size.height)} is an ellipse"
        table.report.add("wrong-value", message, table.node("size"), "write one diameter, or shape: ellipse")
    if radius and kind is not ShapeKind.RECTANGLE:
        table.report.add("wrong-value", f"a {kind.value} has no corner radius", table.node("radius"))
    elif radius > half:
        message = f"the radius {units.mm(radius)} is more than half of the shorter side ({units.mm(half)})"
        table.report.add("wrong-value", message, table.node("radius"))
    if safe >= half and table.node("safe"):
        message = (
            f"the safe zone of {units.mm(safe)} leaves nothing of the shorter side ({units.mm(2 * half)})"
        )
        table.report.add("wrong-value", message, table.node("safe"))


def _size(node: Node, report: Report, what: str) -> Size | None:
    size = _read_measure(node, report, what, _pair)
    return None if size is None else _within(Size(*size), node, report, what)


def _round_size(node: Node, report: Report, what: str) -> Size | None:
    """A size, or one diameter."""
    written = word(node, report, what)
    if written is None:
        return None
    reader = _pair if _is_pair(written) or _NAME.match(written) else _diameter
    size = _read_measure(node, report, what, reader)
    return None if size is None else _within(Size(*size), node, report, what)


def _pentagon_size(node: Node, report: Report, what: str) -> Size | None:
    """The width of a regular pentagon, or both measures of one that is drawn out."""
    written = word(node, report, what)
    if written is None:
        return None
    reader = _pair if _is_pair(written) or _NAME.match(written) else _pentagon
    size = _read_measure(node, report, what, reader)
    return None if size is None else _within(Size(*size), node, report, what)


def _within(size: Size, node: Node, report: Report, what: str) -> Size | None:
    if all(0 < side <= MAX_SIDE for side in size):
        return size
    found = f"{units.mm(size.width)} × {units.mm(size.height)}"
    report.add(
        "wrong-value", f"{what} is {found}; allowed is more than 0 and up to {units.mm(MAX_SIDE)}", node
    )
    return None


def read_length(node: Node, report: Report, what: str) -> float | None:
    value = _read_measure(node, report, what, units.length)
    if value is None or 0 <= value <= MAX_SIDE:
        return value
    report.add("wrong-value", f"{what} is {units.mm(value)}; allowed is 0 to {units.mm(MAX_SIDE)}", node)
    return None


def _read_measure(node: Node, report: Report, what: str, reader: Callable[[str], T]) -> T | None:
    written = word(node, report, what)
    if written is None:
        return None
    try:
        return reader(written)
    except ValueError as error:
        report.add("wrong-value", f"{what}: {error}", node)
        return None


def _pair(written: str) -> tuple[float, float]:
    """A measured size, or one of the tables by its name. Raises ValueError, with the choices."""
    return size_by_name(written).size if _NAME.match(written) else units.pair(written)


def _diameter(written: str) -> tuple[float, float]:
    diameter = units.length(written)
    return diameter, diameter


def _pentagon(written: str) -> tuple[float, float]:
    width = units.length(written)
    return width, width * math.sin(math.radians(72))


def _is_pair(written: str) -> bool:
    try:
        units.pair(written)
    except ValueError:
        return False
    return True


_SIZES: Final = {ShapeKind.CIRCLE: _round_size, ShapeKind.PENTAGON: _pentagon_size}


def component_of(id: str | None, components: Mapping[str, Component]) -> Component:
    """The component *id*, or one to go on with where it is missing and was reported."""
    return components.get(id or "", DEFAULT)


def component_by_name(name: str) -> Component | None:
    """The component of a size by name (`poker`), None where no size or several go by it."""
    try:
        size = size_by_name(name)
    except ValueError:
        return None
    margin = min(3.0, min(size.size) / 8)  # of a token as small as a fingernail less than of a card
    return Component(name, size.size, Shape(ShapeKind(size.shape), size.radius), 3.0, margin)
