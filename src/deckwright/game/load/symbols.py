"""`symbols:` of game.yaml and the drawings in `assets/<game>/symbols/`: a symbol has name, meaning, drawing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from ...basics.problems import DeckwrightError, Place, did_you_mean
from ..kinds import DRAFT_HINT
from ..localized import Localized, read_localized
from ..model import Symbol
from ..source import Node, Scalar
from ..source.keys import Table, identifier, word
from ..source.report import Report
from .project import Project

_NAME: Final = re.compile(r"[\w-]+")


def read_groups(table: Table, languages: Sequence[str]) -> dict[str, Localized[str]]:
    found: dict[str, Localized[str]] = {}
    for key, node in table.items():
        if identifier(key, table.report, "a group of symbols"):
            title = read_localized(node, languages, table.report, f"the group {key.value!r}")
            found[key.value] = title or Localized({languages[0]: key.value})
    return found


def read_symbols(
    table: Table, groups: Mapping[str, Localized[str]], languages: Sequence[str], project: Project, game: str
) -> dict[str, Symbol]:
    """The symbols in the order of game.yaml. A drawing that game.yaml does not name is reported."""
    folder = f"assets/{game}/symbols"
    drawings = [name for name in project.files(folder) if name.endswith(".svg")]
    found: dict[str, Symbol] = {}
    for key, node in table.items():
        if _is_name(key, table.report):
            found[key.value] = _symbol(key.value, node, table.report, groups, languages, project, folder)
    named = {unicodedata.normalize("NFC", name) for name in found}
    for name in drawings if table.is_complete else ():
        if unicodedata.normalize("NFC", name.removesuffix(".svg")) not in named:
            message = f"the symbol {name.removesuffix('.svg')!r} has a drawing and no meaning"
            hint = did_you_mean(name.removesuffix(".svg"), found) or "name it under `symbols:` of game.yaml"
            table.report.add("symbol-meaning", message, Place(f"{folder}/{name}"), hint)
    return found


def _is_name(key: Scalar, report: Report) -> bool:
    """Whether *key* can be the name of a symbol, as a text has it in braces: letters of any script and case."""
    if _NAME.fullmatch(key.value):
        return True
    slug = "-".join(re.findall(r"\w+", key.value))
    message = f"{key.value!r} cannot be the name of a symbol: letters, digits, hyphens and _ are allowed"
    report.add("bad-id", message, key, f"write {slug!r}" if slug else None)
    return False


def _symbol(
    name: str,
    node: Node,
    report: Report,
    groups: Mapping[str, Localized[str]],
    languages: Sequence[str],
    project: Project,
    folder: str,
) -> Symbol:
    table = Table(node, report, f"the symbol {name!r}")
    table.require("group")
    table.require("name")
    group = table.read("group", word)
    if group is not None and group not in groups:
        hint = did_you_mean(group, groups) or f"groups are {', '.join(groups)}"
        report.add("unknown-name", f"{group!r} is no group of symbols", table.node("group"), hint)
    stand_in = Localized({languages[0]: name})
    title = table.read("name", lambda n, r, what: read_localized(n, languages, r, what))
    meaning = table.read("meaning", lambda n, r, what: read_localized(n, languages, r, what))
    hint = "write what it tells the players; the reference sheet prints it"
    written = table.node("meaning")
    if written is None and table.is_complete:
        report.add("symbol-meaning", f"the symbol {name!r} has no meaning", table.place, hint)
    empty = [lang for lang, said in meaning.by_lang.items() if not said.strip()] if meaning else []
    if empty:
        message = f"the symbol {name!r} has no meaning in {' and '.join(map(repr, empty))}: its text is empty"
        report.add("symbol-meaning", message, written, hint)
    table.finish()
    file = project.spelling(f"{folder}/{name}.svg")
    svg = _drawing(file, name, node, report, project)
    return Symbol(name, group or "", title or stand_in, meaning or title or stand_in, file, svg, node.place)


def _drawing(file: str, name: str, node: Node, report: Report, project: Project) -> str:
    if not project.exists(file):
        folder = file.rpartition("/")[0]
        others = [other for other in project.files(folder) if other != f"{name}.svg"]
        alike = [label.rpartition("/")[2] for label in project.alike(folder, f"{name}.svg")]
        near = f"the file is called {alike[0]!r}." if alike else did_you_mean(f"{name}.svg", others)
        hint = f"{near} Or {DRAFT_HINT}" if near else DRAFT_HINT
        report.add("missing-art", f"the symbol {name!r} has no drawing: {file} does not exist", node, hint)
        return ""
    try:
        drawing = project.read_text(file)
    except DeckwrightError as error:
        report.take_error(error)
        return ""
    if not drawing.strip():
        report.add("svg-xml", f"the drawing of the symbol {name!r} is empty", Place(file), DRAFT_HINT)
        return ""
    return drawing
