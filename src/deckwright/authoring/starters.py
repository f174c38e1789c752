"""Starters: what `deckwright new` writes. Their files lie in `data/starters`, with `[[ ]]` where the game's own go in.

The texts of a layout are drawn for any size: measures are written by `w`, `h` (mm of the trim), `k` (the scale beside
a poker card) and printed by `n`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import jinja2
import yaml

from ..basics.geometry import Size
from ..basics.naming import id_of
from ..basics.problems import RequestError, did_you_mean, problem
from ..basics.records import dataclass
from ..basics.sizes import NamedSize, size_by_name
from ..basics.tuckbox import Tuckbox
from ..basics.units import mm, pair, size_mm
from ..game.kinds import Field
from ..game.load import Report
from ..game.load.fields import read_fields
from ..game.source import Mapping as MappingNode
from ..game.source import quoted, read_yaml
from .beginning import NewGame
from .writing import COPIES, CardSheet, csv_bytes, xlsx_bytes, yaml_scalar

TEMPLATES: Final = ("plain", "illustrated", "tokens", "flashcards", "standees", "microgame")
FORMATS: Final = ("xlsx", "csv", "yaml")
POKER: Final = Size(63.5, 88.9)


@dataclass(frozen=True, slots=True)
class Measures:
    """The component that a starter is drawn for, in millimetres."""

    written: str  # as game.yaml has it: poker, 63 x 88 mm
    size: Size
    radius: float
    is_round: bool
    drawn_bleed: float | None = None  # what finished pictures have; None: as is usual

    @property
    def bleed(self) -> float:
        if self.drawn_bleed is not None:
            return self.drawn_bleed
        return 3.0 if min(self.size) >= 40 else 2.0

    @property
    def safe(self) -> float:
        return 3.0 if min(self.size) >= 40 else max(1.0, round(min(self.size) / 12, 1))


def files_of(id: str, title: str, template: str, size: str | None, form: str) -> dict[str, bytes]:
    """The files of a new game by label. Raises RequestError for a size that the template is not drawn for."""
    starter = _starter(template)
    if size is not None and starter.get("fixed"):
        message = f"the template {template} has sizes of its own, which game.yaml names"
        raise RequestError(
            problem("option-conflict", message, hint="leave --size out, and change them there")
        )
    rows = [["" if value is None else str(value) for value in row] for row in starter["cards"]]
    measures = _measures(size or starter["size"], template, starter)
    return files_of_template(id, title, template, measures, form, starter["columns"], rows)


def new_game(id: str, title: str, template: str, size: str | None, form: str) -> NewGame:
    """A new game from a template. Raises RequestError for one that there is not, or is not drawn for this size."""
    files = files_of(id, title, template_named(template), size, form)
    starter = _starter(template)
    return NewGame(id, title, files, len(starter["cards"]) + starter.get("more", 0))


def files_of_template(
    id: str,
    title: str,
    template: str,
    measures: Measures,
    form: str,
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
) -> dict[str, bytes]:
    """The files of a new game with these cards by label."""
    folder = _folder() / template
    starter = _starter(template)
    cards = f"cards.{form}"
    context = _context(id, title, measures, template, cards)
    environment = _environment()

    def filled(file: Traversable) -> bytes:
        return environment.from_string(file.read_text(encoding="utf-8")).render(context).encode()

    game = filled(folder / "game.yaml")
    type = starter.get("type", "card")
    found = {
        f"cards/{id}/game.yaml": game,
        f"cards/{id}/{cards}": _cards(type, columns, rows, form, _fields(game, type)),
    }
    for file in _files_in(folder / "cards") if (folder / "cards").is_dir() else ():
        found[f"cards/{id}/{file.name}"] = filled(file)
    if (folder / "rules.yaml").is_file():
        found[f"cards/{id}/rules.yaml"] = filled(folder / "rules.yaml")
    for file in _files_in(folder / "layouts"):
        found[f"layouts/{id}/{file.name}"] = filled(file)
    for kind in ("symbols", "art"):
        if (folder / kind).is_dir():
            found |= {
                f"assets/{id}/{kind}/{file.name}": file.read_bytes() for file in _files_in(folder / kind)
            }
    found["README.md"] = filled(_folder() / "common/README.md")
    found["build/.gitignore"] = b"*\n"
    return found


def named_size(text: str) -> NamedSize:
    """A size by its name or its measures. Raises RequestError."""
    try:
        if text[:1].isdigit():
            return NamedSize("", "cards", Size(*pair(text)), "")
        return size_by_name(text)
    except ValueError as error:
        raise RequestError(problem("unknown-size", str(error))) from error


def _measures(size: str, template: str, starter: Mapping[str, Any]) -> Measures:
    named = named_size(size)
    written = named.id or size_mm(named.size).replace("×", "x")
    found = Measures(written, named.size, named.radius if named.id else 3.0, named.shape == "circle")
    least = float(starter["least"])
    if found.is_round and not starter.get("round"):
        message = f"the template {template} is drawn for cards with corners; {size} is round"
        raise RequestError(
            problem("unknown-size", message, hint="--template tokens is drawn for round pieces")
        )
    if min(found.size) < least:
        free = [name for name in TEMPLATES if not _starter(name).get("fixed")]
        others = [name for name in free if float(_starter(name)["least"]) <= min(found.size)]
        hint = f"for so small a piece there is --template {' or '.join(others)}" if others else None
        wanted = f"is drawn for pieces of {mm(least)} or more"
        message = f"the template {template} {wanted}; {size} is {size_mm(found.size)}"
        raise RequestError(problem("unknown-size", message, hint=hint))
    return found


def _context(id: str, title: str, measures: Measures, template: str, cards: str) -> dict[str, Any]:
    starter = _starter(template)
    width, height = measures.size
    scale = min(width / POKER.width, height / POKER.height)
    bleed = measures.bleed
    step = 9.5 * scale
    return {
        "id": id,
        "title": title,
        "about": starter["about"],
        "symbol": starter.get("symbol", ""),
        "rules": (_folder() / template / "rules.yaml").is_file(),
        "back": (_folder() / template / "layouts/back.svg").is_file(),
        "cards": cards,
        "size": measures.written,
        "w": width,
        "h": height,
        "b": bleed,
        "s": measures.safe,
        "r": measures.radius,
        "k": scale,
        "d": min(width, height),
        "round": measures.is_round,
        "box": Tuckbox(measures.size, len(starter.get("cards", ())) + 1, 0.3),
        "step": step,
        "columns": math.ceil((width + 2 * bleed) / step) + 1,
        "rows": math.ceil((height + 2 * bleed) / (step * 0.9)) + 1,
        "n": _n,
        "max": max,
        "min": min,
        "quoted": quoted,
    }


def _n(value: float) -> str:
    """A measure without the dust of floating point."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _fields(game: bytes, type: str) -> dict[str, Field]:
    """The fields that a game.yaml declares for a type."""
    node, _ = read_yaml(game.decode(), "game.yaml")
    for key in ("types", type, "fields"):
        node = node.get(key) if isinstance(node, MappingNode) else None
    return read_fields(node, Report(), "`fields`", ())


def _cards(
    type: str, columns: Sequence[str], rows: Sequence[Sequence[str]], form: str, declared: Mapping[str, Field]
) -> bytes:
    """Cards as a file of the kind asked for."""
    if form == "yaml":
        return _yaml(type, columns, rows).encode()
    headers = tuple(column.replace("_", " ").capitalize() for column in columns)
    known = {COPIES.name: COPIES, **declared}
    fields = {header: known[name] for header, name in zip(headers, columns, strict=True) if name in known}
    sheet = CardSheet("Cards", headers, tuple(tuple(row) for row in rows), fields)
    return xlsx_bytes([sheet]) if form == "xlsx" else csv_bytes(sheet)


def _yaml(type: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [f"_defaults: {{type: {type}}}"]
    for row in rows:
        values = dict(zip(columns, row, strict=True))
        lines += ["", f"{id_of(values['name'])}:"]
        lines += [
            f"  {name}: {yaml_scalar(value, 2)}"
            for name, value in values.items()
            if value and (name, value) != ("copies", "1")
        ]
    return "\n".join(lines) + "\n"


def facts(template: str) -> Mapping[str, Any]:
    """What a template says of itself: about, size, columns."""
    return _starter(template)


def template_named(name: str) -> str:
    """The template *name*. Raises RequestError."""
    if name in TEMPLATES:
        return name
    message = f"no template {name!r}; there is {', '.join(TEMPLATES)}"
    raise RequestError(problem("option-conflict", message, hint=did_you_mean(name, TEMPLATES)))


@cache
def _starter(template: str) -> Mapping[str, Any]:
    text = (_folder() / template / "starter.yaml").read_text(encoding="utf-8")
    found: Mapping[str, Any] = yaml.safe_load(text)
    return found


def _folder() -> Traversable:
    return resources.files("deckwright") / "data/starters"


def _files_in(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.is_file()), key=lambda file: file.name)


def _environment() -> jinja2.Environment:
    parts = {
        file.name.split(".")[0]: file.read_text(encoding="utf-8")
        for file in _files_in(_folder() / "common")
        if file.name.endswith(".part")
    }
    return jinja2.Environment(
        loader=jinja2.DictLoader(parts),
        variable_start_string="[[",
        variable_end_string="]]",
        block_start_string="[%",
        block_end_string="%]",
        comment_start_string="[#",
        comment_end_string="#]",
        trim_blocks=True,
        undefined=jinja2.StrictUndefined,
        autoescape=False,  # what goes in are measures and the designer's own title
    )
