"""The check before drawing: every breach of the subset, with element, property, value, line and remedy.

Nothing is left out in silence and nothing is guessed at; what shows nowhere is no fault (`leftovers`, `showing`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ...basics.geometry import Matrix
from ...basics.problems import Problem, did_you_mean, problem
from . import clip_shapes, filter_values, leftovers, paths, shapes, shorthands, style, values
from .showing import Showing
from .subset import (
    BLEND_MODES,
    CORE,
    DRAWN_VALUES,
    EDITORS,
    ELEMENTS,
    FOREIGN_INPUTS,
    NOT_CSS,
    OPAQUE,
    PRIMITIVES,
    REFERRING,
    REMEDIES,
    REMOVED,
    UNDRAWN_ATTRIBUTES,
    UNDRAWN_ON,
    UNDRAWN_WORDS,
    VALUE_HINTS,
    WITHOUT_EFFECT_ON,
)
from .tree import Document, Finding, Node

_HUGE: Final = f"numbers beyond {values.HUGE:,.0f} are not read"
_REFERENCE: Final = re.compile(r"url\(\s*[\"']?[^)\s]")
_IN_BOX: Final = frozenset({"feFlood", "feImage"})
_GRADIENTS: Final = frozenset({"linearGradient", "radialGradient"})
_TAKING: Final = {
    **dict.fromkeys(_GRADIENTS, _GRADIENTS),
    **{name: frozenset({name}) for name in ("pattern", "filter", "mask")},
}
_NO_CLIP_SHAPE: Final = frozenset({"clipPath"})
_SIDES: Final = frozenset({"x", "y", "width", "height"})
_CSS_WIDE: Final = frozenset({"", "inherit", "initial", "unset", "revert"})
UNITS_HINT: Final = "write it in user units, mm, cm, in, pt, pc, px, %, em or ex"
_ANY_PREFIX: Final = ("data-", "aria-", "on", "-")  # attributes of ours, of readers, of scripts, of editors


def value_problem(node: Node, name: str, value: str, what: str) -> Problem:
    """The problem of a declaration that the cascade dropped; *what* is `property` or `value`."""
    if what == "property":
        written = f'write it as an attribute: {name}="{value}"' if name in NOT_CSS else None
        plain = leftovers.unprefixed(name)
        written = f"write {plain}: {value}, or take it out" if plain else written
        hint = written or did_you_mean(name, style.PROPERTIES) or "take it out"
        return _unsupported(node, f"the property {name}: {value} is not supported", hint)
    unit = values.foreign_unit(value)
    if unit:
        return _unsupported(node, f"{name}: {value}: the unit {unit} is not supported", UNITS_HINT)
    foreign = values.foreign_value(value) or (
        _REFERENCE.search(value) and name in ("mask", "clip-path") and value
    )
    if foreign:
        return _unsupported(node, f"{name}: {foreign} is not supported", f"write a plain value of {name}")
    if values.is_huge(value):
        return problem("svg-limit", f"{node.describe()}: {name}: {value}: {_HUGE}", node.place)
    if "var(" in value:
        hint = "write its parts, such as " + ", ".join(shorthands.parts(name)[:3])
        what = f"{name}: {value}: a variable in what stands for several is not supported"
        return _unsupported(node, what, hint)
    allowed = VALUE_HINTS.get(name)
    hint = (did_you_mean(value, allowed.split()) or f"write {allowed}") if allowed else ""
    message = f"{node.describe()}: {value!r} is not a value of {name}"
    return problem("svg-value", message, node.place, hint=hint or None)


def check(document: Document) -> Iterator[Problem]:
    """What parsing found, then every breach of the subset in document order, as far as it shows."""
    found = list(document.findings)
    if document.root is not None:
        found += _check_size(document, document.root)
        found += _check_tree(document.root)
    yield from what_shows(document, found)


def what_shows(document: Document, found: Sequence[Finding]) -> Iterator[Problem]:
    """The problems of those findings that may be seen."""
    if found:
        showing = Showing(document)
        yield from (finding.problem for finding in found if showing.shows(finding))


def _check_tree(root: Node) -> Iterator[Finding]:
    """The breaches below *root*; those of a shared element are found once."""
    stack = [root]
    while stack:
        node = stack.pop()
        fragment = node.fragment
        if fragment is not None and node is not root:
            found = fragment.memo.get("findings")
            if found is None:
                found = fragment.memo["findings"] = tuple(_check_tree(node))
            yield from found
            continue
        known = ELEMENTS.get(node.tag)
        if known is None:
            yield from _unknown_element(node)
        elif node.tag not in OPAQUE:
            yield from _check_element(node, known)
            stack.extend(reversed(node.children))


def _unsupported(node: Node, what: str, hint: str) -> Problem:
    return problem("svg-unsupported", f"{node.describe()}: {what}", node.place, hint=hint)


def _not_supported(node: Node, what: str, hint: str, name: str = "") -> Finding:
    return Finding(_unsupported(node, what, hint), node, name)


def _found(code: str, node: Node, message: str, hint: str | None = None, name: str = "") -> Finding:
    return Finding(problem(code, message, node.place, hint=hint), node, name)


def _check_size(document: Document, root: Node) -> Iterator[Finding]:
    size = document.size
    sides = [values.length(root.get(name, "none")) for name in ("width", "height")]
    given = document.view_box is not None or all(side is not None and side.unit != "%" for side in sides)
    if size.width <= 0 or size.height <= 0 or not given:
        hint = 'write width="63mm" height="88mm" viewBox="0 0 63 88"'
        yield _found("svg-size", root, "the drawing has no size", hint)


def _unknown_element(node: Node) -> Iterator[Finding]:
    namespace, _, name = node.tag.rpartition("}")
    if not namespace:
        if name in leftovers.ELEMENTS or (name == "foreignObject" and not node.children):
            return
        hint = REMEDIES.get(name) or did_you_mean(name, ELEMENTS) or "take it out"
        yield _found("svg-unsupported", node, f"{node.describe()} is not supported", hint)
    elif not any(editor in namespace for editor in EDITORS):
        message = f"<{name}> is not in the SVG namespace and is not drawn"
        yield _found("svg-foreign", node, message, "take it out, or draw it in SVG")


def _check_element(node: Node, known: dict[str, str]) -> Iterator[Finding]:
    for name, value in node.attributes.items():
        kind = known.get(name)
        if kind is None:
            if name not in CORE and (name not in style.PROPERTIES or name in style.CSS_ONLY):
                yield from _unknown_attribute(node, name, value, known)
        elif kind != "any":
            yield from _check_attribute(node, name, value, kind)
    if node.tag in PRIMITIVES or node.tag == "feMergeNode":
        yield from _check_primitive(node)
    if _refers_to_itself(node):
        yield _found("svg-cycle", node, f"{node.describe()} refers to itself")
    if node.tag == "textPath" and node.parent is not None and node.parent.tag != "text":
        yield _not_supported(
            node, f"in {node.parent.describe()} is not supported", "put it into the <text> itself"
        )
    if node.tag in ("text", "tspan", "textPath") and values.number(node.get("textLength")) == 0:
        yield _not_supported(node, "textLength=0 is not supported", "take it out")
    if node.declared is not style.NOTHING_DECLARED:
        yield from _check_declarations(node)


def _refers_to_itself(node: Node) -> bool:
    """Whether what an element takes from others by href, or a mask's own masks, leads back to it."""
    kinds = _TAKING.get(node.tag)
    if kinds is None:
        return False
    seen: set[Node] = set()
    link = _taken_from(node)
    while link is not None and link.tag in kinds and link not in seen:
        if link is node:
            return True
        seen.add(link)
        link = _taken_from(link)
    return False


def _taken_from(node: Node) -> Node | None:
    if node.tag != "mask":
        return node.target()
    address = values.url(node.style.own.get("mask", "none"))
    return node.find_reference(address) if address else None


def _unknown_attribute(node: Node, name: str, value: str, known: dict[str, str]) -> Iterator[Finding]:
    if leftovers.is_idle_attribute(name, value) or leftovers.is_idle_property(name, value):
        return
    hint = UNDRAWN_ATTRIBUTES.get((node.tag, name)) or UNDRAWN_ATTRIBUTES.get(("*", name))
    if hint:
        yield _not_supported(node, f"the attribute {name}={value!r} is not supported", hint, name)
    elif not name.startswith(_ANY_PREFIX):
        is_css = name in style.CSS_ONLY
        hint = f'write style="{name}: {value}"' if is_css else did_you_mean(name, [*known, *style.PROPERTIES])
        message = f"{node.describe()}: the attribute {name}={value!r} is not known there"
        yield _found("svg-attribute", node, message, hint)


def _check_attribute(node: Node, name: str, value: str, kind: str) -> Iterator[Finding]:
    reader = _READERS.get(kind)
    about = "geometry" if node.tag in leftovers.SHAPES else ""
    if kind in ("path", "points"):
        closed = node.tag == "polygon"
        outline = paths.parse(value) if kind == "path" else shapes.polygon(value, closed=closed)
        if outline.fault:
            message = f"{node.describe()}: {outline.fault}"
            yield _found("svg-path", node, message, "it is drawn up to there", about)
    elif reader is not None:
        unit = values.foreign_unit(value)
        foreign = values.foreign_value(value)
        if unit:
            yield _not_supported(
                node, f"{name}={value!r}: the unit {unit} is not supported", UNITS_HINT, about
            )
        elif foreign:
            what = f"{name}={value!r}: {foreign} is not supported"
            yield _not_supported(node, what, "write a plain number", about)
        elif reader(value) is None and values.is_huge(value):
            yield _found("svg-limit", node, f"{node.describe()}: {name}={value!r}: {_HUGE}", None, about)
        elif reader(value) is None:
            message = f"{node.describe()}: {name}={value!r} is not a {kind.replace('-', ' ')}"
            yield _found("svg-value", node, message, None, about)
    elif value not in kind.split():
        allowed = kind.split()
        undrawn = UNDRAWN_WORDS.get((node.tag, name))
        if undrawn and value == undrawn[0]:
            yield _not_supported(node, f"{name}={value!r} is not supported", undrawn[1])
            return
        message = f"{node.describe()}: {name}={value!r} is not known; allowed are {', '.join(allowed)}"
        yield _found("svg-value", node, message, did_you_mean(value, allowed))


def _check_primitive(node: Node) -> Iterator[Finding]:
    for name in ("in", "in2"):
        if node.get(name) in FOREIGN_INPUTS:
            hint = "use SourceGraphic, or feFlood for a colour"
            yield _not_supported(node, f"{name}={node.get(name)!r} is not supported", hint)
    if node.tag == "feConvolveMatrix" and values.number(node.get("bias", "0")):
        yield _not_supported(
            node, f"bias={node.get('bias')!r} is not supported", "take it out; use feComponentTransfer"
        )
    if node.get("type") == "saturate" and max(values.numbers(node.get("values")) or (0.0,)) > 1:
        hint = 'write style="filter: saturate(…)" on the element'
        yield _not_supported(node, f"saturate by more than 1, {node.get('values')!r}, is not supported", hint)
    if node.parent is not None and node.parent.get("primitiveUnits") == "objectBoundingBox":
        if node.tag not in _IN_BOX and not _SIDES.isdisjoint(node.attributes):
            what = "a subregion in units of the bounding box is not supported"
            yield _not_supported(node, what, "write primitiveUnits=userSpaceOnUse")
        for light in node.children:
            if light.tag in ("fePointLight", "feSpotLight"):
                hint = "write primitiveUnits=userSpaceOnUse"
                yield _not_supported(light, "a light in units of the bounding box is not supported", hint)
    if node.get("mode", "normal") not in BLEND_MODES:
        hint = "use multiply, screen, darken or lighten"
        yield _not_supported(node, f"mode={node.get('mode')!r} is not supported", hint)


def _check_declarations(node: Node) -> Iterator[Finding]:
    for declarations in (node.declared.own, node.declared.inherited):
        for name, value in declarations.items():
            if not leftovers.may_act(node.tag, name):
                continue
            if name == "color-interpolation" and node.tag == "mask" and not _has_gradient(node):
                continue
            drawn = DRAWN_VALUES.get(name)
            if drawn and not _is_among(value, drawn[0]):
                yield _not_supported(node, f"{name}: {value} is not supported", drawn[1], name)
            yield from _check_outdated(node, name, value)
            if (
                name == "clip-path"
                and clip_shapes.parse(value)
                and node.tag in _NO_CLIP_SHAPE | _clip_children(node)
            ):
                hint = "refer to a clipPath"
                yield _not_supported(node, f"{name}: {value} in a clipPath is not supported", hint, name)
            if name in REFERRING:
                if "url(" in value:
                    yield from _check_reference(node, name, value, REFERRING[name])
            elif name == "filter":
                yield from _check_filter(node, value)
            elif name == "stroke-width" and value.startswith("-"):
                message = f"{node.describe()}: {value!r} is not a value of stroke-width"
                yield _found(
                    "svg-value", node, message, "write 0 or more; it is drawn without a stroke", name
                )
    yield from _check_without_effect(node)


def _check_outdated(node: Node, name: str, value: str) -> Iterator[Finding]:
    """What SVG 1.1 had and SVG 2 gives no effect."""
    if name in REMOVED and not _is_among(value, REMOVED[name][0]):
        message = f"{node.describe()}: {name}: {value} changes nothing: SVG 2 has that property no more"
        yield _found("svg-attribute", node, message, REMOVED[name][1], name)


def _check_without_effect(node: Node) -> Iterator[Finding]:
    """What is declared where it changes nothing, or is not drawn."""
    idle = WITHOUT_EFFECT_ON.get(node.tag)
    if idle:
        for name in idle[0].intersection(node.declared.own):
            if not _is_initial(name, node.declared.own[name]):
                message = f"{node.describe()}: {name} changes nothing there"
                yield _found("svg-attribute", node, message, idle[1])
    special = UNDRAWN_ON.get(node.tag) if node.parent is not None else None
    if special:
        for name in special[0].intersection(node.declared.own):
            if not _is_initial(name, node.declared.own[name]):
                yield _not_supported(node, f"{name} on a {node.tag} is not supported", special[1])


def _clip_children(node: Node) -> frozenset[str]:
    return frozenset({node.tag}) if node.parent is not None and node.parent.tag == "clipPath" else frozenset()


def _has_gradient(mask: Node) -> bool:
    """Whether a gradient stands in a mask, whose colours would be mixed as the mask says."""
    return any(node.tag in _GRADIENTS for node in mask.walk())


def _is_among(value: str, drawn: frozenset[str]) -> bool:
    """Whether a value is one of those that are drawn; a length of nothing is 0, whatever its unit."""
    if value in drawn or value in _CSS_WIDE or value.lower() in drawn:
        return True
    length = values.length(value)
    return length is not None and length.value == 0 and "0" in drawn


def _is_initial(name: str, value: str) -> bool:
    initial = style.PROPERTIES[name].initial
    if name == "transform":
        return values.transform(value) == Matrix()
    return value == initial or (
        values.fraction(value) is not None and values.fraction(value) == values.fraction(initial)
    )


def _check_reference(node: Node, name: str, value: str, allowed: frozenset[str]) -> Iterator[Finding]:
    paint = values.paint(value)
    if paint is not None:
        yield from _check_address(node, name, paint.ref, allowed)


def _check_filter(node: Node, value: str) -> Iterator[Finding]:
    for step in filter_values.steps(value) or ():
        if step.name == "url":
            yield from _check_address(node, "filter", step.address, frozenset({"filter"}))


def _check_address(node: Node, name: str, address: str, allowed: frozenset[str]) -> Iterator[Finding]:
    target = node.find_reference(address)
    if not address.startswith("#"):
        what = f"{name} refers to another file, {address!r}, which is not supported"
        yield _not_supported(node, what, "put the element into this file and refer to it by #id", name)
    elif target is None:
        hint = did_you_mean(address[1:], node.scope.names())
        message = f"{node.describe()}: {name} refers to {address!r}, which does not exist"
        yield _found("svg-reference", node, message, hint, name)
    elif target.tag not in allowed:
        hint = REMEDIES.get(target.tag) or f"refer to a {' or '.join(sorted(allowed))}"
        if target.tag in ELEMENTS:
            message = f"{node.describe()}: {name} refers to {target.describe()}, which does not count there"
            yield _found("svg-reference", node, message, hint, name)
        else:
            what = f"{name} refers to {target.describe()}, which is not supported there"
            yield _not_supported(node, what, hint, name)


def _orient(text: str) -> object:
    return text if text in ("auto", "auto-start-reverse") else values.angle(text)


def _size(text: str) -> object:
    """A length that is not negative, or `auto`."""
    length = values.length(text)
    return text == "auto" or (None if length is None or length.value < 0 else length)


def _radius(text: str) -> object:
    return text == "auto" or values.length(text)


_READERS: Final[dict[str, Callable[[str], object]]] = {
    "length": values.length,
    "size": _size,
    "radius": _radius,
    "lengths": values.lengths,
    "number": values.number,
    "numbers": values.numbers,
    "fraction": values.fraction,
    "transform": values.transform_attribute,
    "view-box": values.view_box,
    "aspect-ratio": values.aspect_ratio,
    "orient": _orient,
}
