"""What an SVG editor does to a layout, undone: its own data dropped, Jinja mended, its labels read.

Measured on Inkscape 1.2: it percent-encodes Jinja in links, cuts wrapped text into a tspan a line (through the middle
of expressions), and keeps `data-*` attributes and labels as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from ...basics.problems import Place, Problem, problem
from .jinja_text import NAME, WORD, closed_length, is_open, repaired
from .paths import PICTURES, from_project
from .tree import Element, Text

_EDITOR_ELEMENTS: Final = ("sodipodi:", "inkscape:")
_POSITION: Final = frozenset({"x", "y", "dx", "dy", "id"})
_ROOTS: Final = ("card", "words", "data", "boards", "deck", "game", "number", "lang", "loop")
_GIVEN_ID: Final = re.compile(r"\d+(?:-\d+)*")
# Strings, and names behind a dot or a bar or before a bracket, which are no variables; then those that may be.
_BARE_NAME: Final = re.compile(
    rf"""('[^']*'|"[^"]*"|[.|]\s*{WORD}+|\bis\s+(?:not\s+)?{WORD}+|\b(?:and|or|not|in|if|else|true|false|none|"""
    rf"""True|False|None|{"|".join(_ROOTS)})\b|\b\d{WORD}*|{WORD}+\s*\()|\b({NAME})"""
)
_REFERENCE: Final = re.compile(r"#([\w-]*)(\{?)")
_LABEL_PATH: Final = re.compile(rf"@\s*([^\W\d_](?:{WORD}|\.)*)\s*")
_LABEL_IF: Final = re.compile(r"if:\s*(.+)", re.DOTALL)


def repair(root: Element, file: str) -> list[Problem]:
    """Mend the tree in place."""
    problems: list[Problem] = []
    _prune(root)
    for element in root.elements():
        _mend_attributes(element)
        if element.name in PICTURES and "href" in element.attributes:
            element.attributes["href"] = from_project(element.attributes["href"], file)
        problems += _read_label(element, file)
        for name in [n for n in element.attributes if n.startswith(("inkscape:", "sodipodi:", "xlink:"))]:
            if name != "sodipodi:role":
                del element.attributes[name]
    for element in list(root.elements()):
        if element.name == "text":
            _mend_text(element)
    for element in root.elements():
        element.attributes.pop("sodipodi:role", None)
    _drop_given_ids(root)
    return problems


def _drop_given_ids(root: Element) -> None:
    """Take away the ids that an editor gave to all elements and nothing refers to: a loop would double them."""
    looped = {
        id(inner)
        for element in root.elements()
        if "data-for" in element.attributes
        for inner in element.elements()
    }
    given = {
        name: element
        for element in root.elements()
        if (name := element.attributes.get("id", ""))
        and (_is_given(element, name) or (id(element) in looped and _may_go(element, name)))
    }
    if given:
        for text in _texts(root):
            for name, goes_on in _REFERENCE.findall(text):
                given.pop(name, None)
                if goes_on:  # it is computed, and may come to any that begins like this
                    given = {other: e for other, e in given.items() if not other.startswith(name)}
    for element in given.values():
        del element.attributes["id"]


def _is_given(element: Element, name: str) -> bool:
    tag = _tag(element)
    return name.startswith(tag) and _GIVEN_ID.fullmatch(name, len(tag)) is not None


def _may_go(element: Element, name: str) -> bool:
    """Of what a loop draws several times; the ids of texts stand in the manifest."""
    return element.name != "text" and "{" not in name


def _tag(element: Element) -> str:
    return element.name.rpartition(":")[2]


def _texts(root: Element) -> Iterator[str]:
    """Every text and attribute but ids: where an id may be referred to."""
    for element in root.elements():
        yield from (value for name, value in element.attributes.items() if name != "id")
        yield from (child.text for child in element.children if isinstance(child, Text))


def _prune(element: Element) -> None:
    element.children = [
        child for child in element.children if isinstance(child, Text) or not _is_dropped(child)
    ]
    for child in element.children:
        if isinstance(child, Element):
            _prune(child)


def _is_dropped(element: Element) -> bool:
    names = (element.attributes.get("inkscape:label", ""), element.attributes.get("id", ""))
    return (
        element.name == "metadata"
        or element.name.startswith(_EDITOR_ELEMENTS)
        or any(name.strip().casefold() == "guides" for name in names)
    )


def _mend_attributes(element: Element) -> None:
    for name, value in element.attributes.items():
        if "%" in value:
            element.attributes[name] = repaired(value, link=name == "href")
    style = element.attributes.get("style")
    if style is not None and ("-inkscape-" in style or not style.strip()):
        kept = [part for part in declarations(style) if not part.strip().startswith("-inkscape-")]
        if cleaned := ";".join(kept).strip(" ;"):
            element.attributes["style"] = cleaned
        else:
            del element.attributes["style"]


def declarations(style: str) -> list[str]:
    """The declarations of a style attribute; semicolons in strings, brackets and Jinja do not part them."""
    return [part for part in re.findall(_DECLARATION, style) if part.strip()]


_DECLARATION: Final = re.compile(r"""(?:\{\{.*?\}\}|\{%.*?%\}|'[^']*'|"[^"]*"|\([^()]*\)|[^;])+""", re.DOTALL)


def _read_label(element: Element, file: str) -> list[Problem]:
    """`@nom` fills, `if: …` shows or hides; every other label is a name in the editor's list."""
    label = element.attributes.get("inkscape:label", "").strip()
    line = element.line_of("inkscape:label")
    if condition := _LABEL_IF.fullmatch(label):
        element.attributes.setdefault("data-if", with_fields(condition[1].strip()))
        element.lines.setdefault("data-if", line)
    elif label.startswith("@"):
        path = _LABEL_PATH.fullmatch(label)
        target = {"image": "data-href", "text": "data-text", "tspan": "data-text"}.get(element.name)
        if path is None or target is None:
            what = "names no field" if path is None else f"stands on <{element.name}>"
            hint = "a label @field fills a text or tspan, or swaps the picture of an image"
            return [problem("layout-attribute", f"the label {label!r} {what}", Place(file, line), hint=hint)]
        element.attributes.setdefault(target, with_fields(path[1]))
        element.lines.setdefault(target, line)
    return []


def with_fields(code: str) -> str:
    """An expression in which a name that nothing else has means the card's field: `weight` is `card.weight`."""
    return _BARE_NAME.sub(
        lambda match: f"({match[2]} if {match[2]} is defined else card.{match[2]})" if match[2] else match[0],
        code,
    )


def is_wrapped(element: Element) -> bool:
    """True for a text whose lines the drawing breaks, so that lines stored by an editor mean nothing."""
    style = element.attributes.get("style", "")
    return any(
        name in element.attributes or re.search(rf"(?:^|;)\s*{name}\s*:(?!\s*auto)", style)
        for name in ("shape-inside", "inline-size")
    )


def _mend_text(text: Element) -> None:
    if is_wrapped(text) and _dissolve_lines(text):
        # It was set with the lines; texts of the editor's own say white-space.
        text.attributes.pop("xml:space", None)
    leaves = list(text.texts())
    for index, leaf in enumerate(leaves):
        for following in leaves[index + 1 :]:
            if not is_open(leaf.text, following.text):
                break
            _rejoin(leaf, following)
    _drop_emptied(text)


def _dissolve_lines(element: Element) -> bool:
    """True where there are lines that an editor stored."""
    children: list[Element | Text] = []
    has_lines = False
    for child in element.children:
        if isinstance(child, Element) and child.name == "tspan":
            has_lines |= _dissolve_lines(child) or {"x", "y"} <= child.attributes.keys()
            for name in ("x", "y", "dx", "dy"):
                child.attributes.pop(name, None)
            if _only_places(child):
                children += child.children
                continue
        children.append(child)
    element.children = _merge(children)
    return has_lines


def _only_places(tspan: Element) -> bool:
    return set(tspan.attributes) <= {*_POSITION, "sodipodi:role"}


def _merge(children: list[Element | Text]) -> list[Element | Text]:
    merged: list[Element | Text] = []
    for is_text, group in groupby(children, lambda child: isinstance(child, Text)):
        members = list(group)
        first = members[0]
        if is_text and isinstance(first, Text):
            merged.append(Text("".join(m.text for m in members if isinstance(m, Text)), first.line))
        else:
            merged += members
    return merged


def _rejoin(leaf: Text, following: Text) -> None:
    """Move so much of *following* into *leaf* that its Jinja closes, or all of it."""
    joined = leaf.text + following.text
    start = _last_open(leaf.text)
    length = closed_length(joined[start:])
    cut = len(joined) if length is None else start + length
    leaf.text, following.text = joined[:cut], joined[cut:]


def _last_open(text: str) -> int:
    """Where the stretch of *text* begins that holds no closed Jinja, only one that is open at its end."""
    start = 0
    while (length := closed_length(text[start:])) is not None:
        start += length
    return start


def _drop_emptied(element: Element) -> None:
    """Take away the lines whose whole text was the rest of an expression."""
    kept: list[Element | Text] = []
    for child in element.children:
        if isinstance(child, Element):
            had_text = any(isinstance(c, Text) for c in child.children)
            _drop_emptied(child)
            if child.name == "tspan" and had_text and not child.children and _only_places(child):
                continue
        elif not child.text:
            continue
        kept.append(child)
    element.children = kept
