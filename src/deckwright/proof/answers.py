"""The page's questions, answered from a state: JSON values in the words of the manifest, lengths in millimetres."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from lxml import etree

from ..basics.excerpts import excerpt_of
from ..basics.problems import CODES, DeckwrightError, Place
from ..faces.layouts import Face
from ..game.kinds import ChoiceField
from ..game.load import Project
from ..game.model import Card, Game
from . import papers
from .accepting import offer
from .cards import facet_fields
from .manual import explanations
from .records import Cache, Record
from .state import Found, Shown, State

MOST_LINES: Final = 40  # of a card's source
MOST_PROBLEMS: Final = 400


def game(state: State, found: Sequence[Found]) -> dict[str, Any]:
    """What the bars and facets need to know of the game."""
    known = state.game
    if known is None:
        return {"game": None, "title": "", "languages": [], "decks": [], "types": [], "facets": []}
    lang = state.lang
    words = {name: word.in_lang(lang) for name, word in known.words.items()}
    return {
        "game": known.id,
        "title": known.title.in_lang(lang),
        "languages": list(known.languages),
        "lang": lang,
        "decks": [
            {"id": deck.id, "title": deck.title.in_lang(lang), "copies": deck.copies}
            for deck in known.shown_decks
        ],
        "types": [
            {"id": kind.id, "title": kind.name.in_lang(lang), "symbol": _sign(known, kind.id)}
            for kind in known.types.values()
        ],
        "facets": [
            {
                "field": name,
                "title": words.get(name, name),
                "values": [
                    {
                        "value": value,
                        "title": words.get(f"{name}-{value}", value),
                        "symbol": _sign(known, f"{name}-{value}", value),
                    }
                    for value in _choices(known, name)
                ],
            }
            for name in facet_fields(known)
        ],
        "symbols": len(known.symbols),
        "sheets": papers.count(state),
    }


def _sign(known: Game, *names: str) -> str | None:
    """The game's own symbol of such a name, if it has one."""
    return next((name for name in names if name in known.symbols), None)


def _choices(known: Game, field: str) -> list[str]:
    values: dict[str, None] = {}
    for kind in known.types.values():
        if isinstance(declared := kind.fields.get(field), ChoiceField):
            values |= dict.fromkeys(declared.choices)
    return list(values)


# One card


def card(
    shown: Shown, state: State, found: Sequence[Found], cache: Cache, project: Project
) -> dict[str, Any]:
    card_faces = shown.card_faces
    back = card_faces.back
    shared = sum(
        1
        for other in state.cards.values()
        if back and other.card_faces.back and other.card_faces.back.id == back.id
    )
    return {
        "rev": state.rev,
        "key": shown.key,
        "faces": [_face(face, state, cache) for face in shown.faces],
        "safe": card_faces.front.component.safe,
        "shared": shared if back and back.card is None else 0,
        "excerpt": source_of(card_faces.card, project),
        "layout": _layout(card_faces.front, state),
        "problems": [problem(one, state, cache, project) for one in found if card_faces.card.id in one.cards],
    }


def _layout(face: Face, state: State) -> str | None:
    layouts = state.game.layouts if state.game else {}
    return layouts[face.layout].label if face.layout in layouts else None


def _face(face: Face, state: State, cache: Cache) -> dict[str, Any]:
    digest = state.digests[face.id]
    record = cache.record(digest) or Record()
    places = places_of(face.svg)
    return {
        "side": face.side,
        "digest": digest,
        "layout": _layout(face, state),
        "symbols": [
            {"name": one.name, "x": one.box.x, "y": one.box.y, "w": one.box.width, "h": one.box.height}
            for one in record.symbols
        ],
        "texts": [
            {
                "id": one.id,
                "text": one.text,
                "scale": round(one.scale, 4),
                "lines": one.lines,
                "overflow": one.overflow,
                "size_pt": round(one.size, 2),
                "x": one.box.x,
                "y": one.box.y,
                "w": one.box.width,
                "h": one.box.height,
                **dict(zip(("file", "line"), places.get(one.id, (None, None)), strict=True)),
            }
            for one in record.texts
        ],
    }


@lru_cache(256)
def places_of(svg: str) -> dict[str, tuple[str, int]]:
    """Where in the layouts the elements with an id stand, by the stamps of the face."""
    found: dict[str, tuple[str, int]] = {}
    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True)
    root = etree.fromstring(svg.encode(), parser)
    if root is None:
        return found
    for element in root.iter("{*}*"):
        identifier, line = element.get("id"), element.get("data-line")
        if identifier and line and line.isdecimal():
            files = element.xpath("ancestor-or-self::*[@data-file][1]/@data-file")
            if files:
                found.setdefault(identifier, (str(files[0]), int(line)))
    return found


# Sources


def lines_of(label: str, project: Project) -> list[str]:
    """The lines of a text file of the project; none where it cannot be read."""
    if not label.endswith((".yaml", ".yml", ".svg", ".csv", ".tsv", ".json")):
        return []
    try:
        return project.read_text(label).splitlines()
    except DeckwrightError:
        return []


def source_of(card: Card, project: Project) -> dict[str, Any] | None:
    """The lines of a card in its file: from its first to the next that is not indented."""
    place = card.place
    lines = lines_of(place.file, project)
    if place.line is None or not place.line <= len(lines):
        return None
    first = place.line
    end = first
    for text in lines[first : first + MOST_LINES]:
        if text[:1] not in (" ", "\t", "", "-", "}", "]"):
            break
        end += 1
    while end > first and not lines[end - 1].strip():
        end -= 1
    return {"file": place.file, "first": first, "lines": lines[first - 1 : end], "marks": []}


def excerpt(place: Place, project: Project, severity: str, note: str) -> dict[str, Any] | None:
    found = excerpt_of(place, lines_of(place.file, project))
    if found is None:
        return None
    where = {"line": found.line, "column": found.column, "length": found.length}
    marks = [{**where, "severity": severity, "note": note}]
    return {"file": place.file, "first": found.first, "lines": list(found.lines), "marks": marks}


# Problems


def problems(
    found: Sequence[Found],
    state: State,
    cache: Cache,
    project: Project,
    accepted: Sequence[Mapping[str, Any]] = (),
) -> dict[str, Any]:
    listed = [problem(one, state, cache, project) for one in found[:MOST_PROBLEMS]]
    more = max(0, len(found) - MOST_PROBLEMS)
    manual = explanations()
    said = {one["code"]: manual[one["code"]]._asdict() for one in listed if one["code"] in manual}
    return {
        "rev": state.rev,
        "problems": listed,
        "more": more,
        "accepted": list(accepted),
        "manual": said,
    }


def problem(one: Found, state: State, cache: Cache, project: Project) -> dict[str, Any]:
    p = one.problem
    key = next((key for key, shown in state.cards.items() if shown.card_faces.card.id == p.card), None)
    shown = state.cards.get(key) if key else None
    place = p.place
    own = f"cards/{state.game.id}/game.yaml" if state.game else None
    return {
        "id": problem_id(one),
        "code": p.code,
        "meaning": None if p.rule else CODES[p.code].meaning,
        "rule": p.rule,
        "severity": p.severity,
        "message": p.message,
        "hint": p.hint,
        "file": place.file if place else None,
        "line": place.line if place else None,
        "column": place.column if place else None,
        "cell": place.cell if place else None,
        "field": p.field,
        "card": key,
        "name": shown.card_faces.card.name_in(state.lang) if shown else None,
        "cards": len(one.cards),
        "side": _side(one, shown) if shown else None,
        "boxes": _boxes(one, shown, state, cache) if shown else [],
        "excerpt": excerpt(place, project, p.severity, p.message) if place else None,
        "game": own,
        "accept": offer(one, lines_of(own, project)) if own else None,
    }


def _side(one: Found, shown: Shown) -> str:
    """The side of the card that a problem is to be seen on."""
    back = shown.card_faces.back
    is_behind = back is not None and one.problem.spot is not None and one.problem.spot.face == back.id
    return "back" if is_behind else "front"


def _boxes(one: Found, shown: Shown, state: State, cache: Cache) -> list[dict[str, float]]:
    """Where on the card a problem is to be seen, as far as is known."""
    if spot := one.problem.spot:
        return [{"x": spot.x, "y": spot.y, "w": spot.width, "h": spot.height}]
    record = cache.record(state.digests[shown.card_faces.front.id]) or Record()
    if one.problem.code != "text-overflow":
        return []
    return [
        {"x": text.box.x, "y": text.box.y, "w": text.box.width, "h": text.box.height}
        for text in record.texts
        if text.overflow and (not one.problem.field or text.id == one.problem.field)
    ]


def problem_id(one: Found) -> str:
    """An id that stays the same when the lines of the file move."""
    p = one.problem
    facts = (p.code, p.rule, p.place.file if p.place else "", p.card, p.field, p.message)
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:12]


# Symbols


def symbols(state: State, cache: Cache) -> dict[str, Any]:
    """Every symbol with the cards whose front shows it."""
    known = state.game
    if known is None:
        return {"rev": state.rev, "symbols": []}
    carried: dict[str, dict[str, None]] = {}
    for key, shown in state.cards.items():
        for face in shown.faces:
            record = cache.record(state.digests[face.id])
            for one in record.symbols if record else ():
                carried.setdefault(one.name, {}).setdefault(key)
    groups = {name: title.in_lang(state.lang) for name, title in known.symbol_groups.items()}
    return {
        "rev": state.rev,
        "symbols": [
            {
                "name": symbol.name,
                "title": symbol.title.in_lang(state.lang),
                "group": groups.get(symbol.group, symbol.group),
                "meaning": symbol.meaning.in_lang(state.lang),
                "file": symbol.file,
                "line": symbol.place.line if symbol.place else None,
                "source": symbol.place.file if symbol.place else None,
                "version": hashlib.sha256(symbol.svg.encode()).hexdigest()[:12],
                "cards": list(carried.get(symbol.name, ())),
            }
            for symbol in known.symbols.values()
        ],
    }


def files_named(found: Iterable[Found], state: State) -> set[str]:
    """The files that the page may ask an editor to open: those that a card, layout, symbol or problem stands in."""
    known = state.game
    files = {one.problem.place.file for one in found if one.problem.place}
    files |= {shown.card_faces.card.place.file for shown in state.cards.values()}
    if known:
        files |= {layout.label for layout in known.layouts.values()}
        files |= {symbol.file for symbol in known.symbols.values()}
        files |= {symbol.place.file for symbol in known.symbols.values() if symbol.place}
        files |= {place.file for place in known.sheet_places.values()}
        files.add(f"cards/{known.id}/game.yaml")
    return files
