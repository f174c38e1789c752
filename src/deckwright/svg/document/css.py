"""The cascade's first half: style sheets, `style` attributes and presentation attributes → one set of declarations.

Parsing is tinycss2's, selectors are cssselect2's; both results are cached by text, since the same sheet stands in every
card of a game. Invalid declarations are dropped, as CSS says, and reported, as CSS does not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

import cssselect2
import tinycss2

from . import leftovers, matching, shorthands, style


class Declaration(NamedTuple):
    name: str  # lower case, except custom properties
    value: str
    important: bool


class Fault(NamedTuple):
    """Something in a sheet that cannot be used: a sentence and the line within the sheet (from 1)."""

    message: str
    line: int
    unsupported: bool  # valid CSS that we do not read, rather than a mistake


class StyleSheet(NamedTuple):
    text: str
    matcher: matching.Matcher  # with a tuple of declarations as payload
    faults: tuple[Fault, ...]
    by_order: (
        bool  # some selector asks for more than an element and what it stands in: its neighbours, its place
    )


class DeclarationBlock(NamedTuple):
    declarations: tuple[Declaration, ...]
    faults: tuple[str, ...]


MAX_SHEET: Final = 400_000  # characters of the rules of a face
MAX_EMBEDDED: Final = 8_000_000  # with comments, and with what stands there as data

_SIMPLE = re.compile(r"[^\"'\\/*!{}@\[\]]*")
_EMBEDDED: Final = re.compile(r"/\*.*?\*/|data:[\w+/=;,.%-]*", re.DOTALL)


@lru_cache(8192)
def block(text: str) -> DeclarationBlock:
    """The declarations of a `style` attribute."""
    if not _SIMPLE.fullmatch(text):
        return _block(tinycss2.parse_blocks_contents(text, skip_comments=True, skip_whitespace=True))
    declarations: list[Declaration] = []
    faults: list[str] = []
    for part in text.split(";"):
        name, colon, value = part.partition(":")
        name, value = name.strip(), value.strip()
        if colon and name and value:
            declarations.extend(_expand(Declaration(_canonical(name), value, False)))
        elif part.strip():
            faults.append(f"{part.strip()!r} is not a declaration")
    return DeclarationBlock(tuple(declarations), tuple(faults))


_BY_ORDER: Final = re.compile(r"[+~]|:(?!not\(|is\(|where\(|root\b|lang\()")


def length(text: str) -> int:
    """How much there is to read in a sheet: characters besides comments and data."""
    return len(text) if "/*" not in text and "data:" not in text else len(_EMBEDDED.sub("", text))


def steps(text: str) -> int:
    """What it takes to read a `style` attribute, as steps of a `matching.Meter`."""
    return len(text) * (3 if _SIMPLE.fullmatch(text) else 30)


@lru_cache(64)
def sheet(text: str) -> StyleSheet:
    """A compiled style sheet."""
    matcher = matching.Matcher()
    faults: list[Fault] = []
    by_order = False
    for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
        line = rule.source_line
        if rule.type == "error":
            faults.append(Fault(f"CSS that cannot be read: {rule.message}", line, False))
        elif rule.type == "at-rule":
            if not leftovers.is_idle_rule(rule.lower_at_keyword, tinycss2.serialize(rule.prelude)):
                faults.append(Fault(f"@{rule.at_keyword} is not supported", line, True))
        else:
            try:
                faults.extend(_add_rule(matcher, rule))
                by_order = by_order or _BY_ORDER.search(tinycss2.serialize(rule.prelude)) is not None
            except RecursionError:
                faults.append(Fault("a rule is nested too deep", line, False))
    return StyleSheet(text, matcher, tuple(faults), by_order)


def _add_rule(matcher: matching.Matcher, rule: Any) -> Iterable[Fault]:
    contents = _block(tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True))
    yield from (Fault(message, rule.source_line, False) for message in contents.faults)
    try:
        selectors = cssselect2.compile_selector_list(rule.prelude)
    except cssselect2.SelectorError as error:
        written = tinycss2.serialize(rule.prelude).strip()
        yield Fault(f"the selector {written!r} cannot be read: {error}", rule.source_line, False)
        return
    written = tinycss2.serialize(rule.prelude)
    for selector in selectors:
        matcher.add(selector, contents.declarations, written, len(selectors))


def _block(contents: Iterable[Any]) -> DeclarationBlock:
    declarations: list[Declaration] = []
    faults: list[str] = []
    for item in contents:
        if item.type == "declaration":
            value = tinycss2.serialize(item.value).strip()
            declarations.extend(_expand(Declaration(_canonical(item.name), value, item.important)))
        elif item.type == "error":
            faults.append(f"CSS that cannot be read: {item.message}")
        else:
            faults.append("nested rules are not supported")
    return DeclarationBlock(tuple(declarations), tuple(faults))


def _canonical(name: str) -> str:
    return name if name.startswith("--") else name.lower()


def _expand(declaration: Declaration) -> list[Declaration]:
    """The longhands of a shorthand; any other declaration as it is."""
    pairs = shorthands.expand(declaration.name, declaration.value)
    if pairs is None:
        return [declaration]
    return [Declaration(name, value, declaration.important) for name, value in pairs.items()]


Report = Callable[[str, str, str], None]  # (property, value, where it stands)


def declare(
    attributes: dict[str, str], matched: Iterable[tuple[Declaration, ...]], report: Report
) -> style.Declared:
    """An element's declarations: presentation attributes, then *matched* sheet rules in cascade order, then `style`.

    *report* is called for each declaration that is dropped: an unknown property or an invalid value.
    """
    result: dict[str, str] = {}
    for name, text in attributes.items():
        if name not in style.PRESENTATION:
            continue
        value = leftovers.on_paper(text.strip())
        if name in shorthands.SHORTHANDS:
            for each in _expand(Declaration(name, value, False)):
                _put(result, each.name, each.value, report)
        elif style.is_valid_attribute(name, value):
            result[name] = value
        else:
            report(name, value, "value")
    own = attributes.get("style")
    layers = [*matched, block(own).declarations] if own else list(matched)
    if not layers:
        return style.sort_declarations(result)
    important: list[Declaration] = []
    for declarations in layers:
        for declaration in declarations:
            if declaration.important:
                important.append(declaration)
            else:
                _put(result, declaration.name, declaration.value, report)
    for declaration in important:
        _put(result, declaration.name, declaration.value, report)
    _report_prefixed((each for layer in layers for each in layer if each.name[0] == "-"), result, report)
    return style.sort_declarations(result)


def _report_prefixed(declarations: Iterable[Declaration], result: dict[str, str], report: Report) -> None:
    """Report what shows in browsers alone: the rest have `mask` beside `-webkit-mask`, as we do."""
    for name, value, _ in declarations:
        plain = leftovers.unprefixed(name)
        if plain is None or value.lower() == "none" or leftovers.is_idle_property(plain, value):
            continue
        if result.keys().isdisjoint((plain, *shorthands.parts(plain))):
            report(name, value, "property")


def _put(result: dict[str, str], name: str, value: str, report: Report) -> None:
    if name.startswith("--"):
        result[name] = value
        return
    if name in shorthands.SHORTHANDS:  # which a sound one is no longer
        report(name, value, "value")
        return
    if name not in style.PROPERTIES:
        if not leftovers.is_idle_property(name, value):
            report(name, value, "property")
        return
    value = leftovers.on_paper(value)
    if style.is_valid(name, value):
        result[name] = value
    else:
        report(name, value, "value")
