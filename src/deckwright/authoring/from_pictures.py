"""`deckwright new NAME --pictures FOLDER`: a game whose cards are finished pictures, and a table that can say more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..basics.geometry import Size
from ..basics.naming import safe_names
from ..basics.problems import DeckwrightError, Problem, RequestError, has_errors, problem
from ..basics.units import size_mm
from ..build.folder.cards import Asked, MadeCards, make_cards
from ..build.folder.find import FolderCard, PdfPages, Source, find_cards
from ..build.folder.impose import renderers
from ..build.folder.pages import MakeBleed
from .beginning import NewGame
from .starters import Measures, files_of_template, named_size

TEMPLATE = "pictures"
RADIUS = 3.0  # mm


def game_of_pictures(id: str, title: str, folder: Path, size: str | None, form: str) -> NewGame:
    """The files of a game whose cards are the pictures in *folder*, by label.

    Raises RequestError where there are none, or several sizes; DeckwrightError for pictures that cannot be read.
    """
    found = find_cards(folder, PdfPages())
    asked = Asked(named_size(size) if size else None, None, MakeBleed.NONE)
    made = make_cards(found.cards, asked, renderers())
    problems = [*found.problems, *_pages(found.cards), *made.problems]
    if has_errors(problems):
        raise DeckwrightError(*problems)
    names = safe_names(label for card in found.cards for label in _labels(card))
    art = {source: f"{names[label]}{source.path.suffix.lower()}" for source, label in _sources(found.cards)}
    columns, rows = _rows(found.cards, art)
    files = files_of_template(id, title, TEMPLATE, _measures(made), form, columns, rows)
    files |= {f"assets/{id}/art/{name}": source.path.read_bytes() for source, name in art.items()}
    return NewGame(id, title, files, len(found.cards), problems)


def _pages(cards: Sequence[FolderCard]) -> list[Problem]:
    pages = {c.front.path.name for c in cards if c.front.path.suffix.lower() == ".pdf"}
    hint = "deckwright impose prints them as they are; or save each page as a picture"
    return [
        problem("image-unreadable", f"{name}: pages of a PDF are no pictures of a game", hint=hint)
        for name in sorted(pages)
    ]


def _measures(made: MadeCards) -> Measures:
    """The one size that all cards have."""
    sizes = Counter(piece.size for piece in made.pieces)
    if len(sizes) > 1:
        told = ", ".join(f"{count} of {size_mm(size)}" for size, count in sizes.most_common())
        hint = "--size says how large all are cut; or begin a game for each size"
        raise RequestError(
            problem("picture-size", f"the pictures are cards of several sizes: {told}", hint=hint)
        )
    size: Size = made.pieces[0].size
    bleed = max(face.size.bleed for face in made.faces.values())
    return Measures(size_mm(size).replace("×", "x"), size, RADIUS, is_round=False, drawn_bleed=bleed)


def _labels(card: FolderCard) -> tuple[str, str]:
    name = f"{card.deck} {card.name}".strip()
    return name, f"{name} back" if card.has_own_back else "back"


def _sources(cards: Sequence[FolderCard]) -> list[tuple[Source, str]]:
    """Each picture once, with what it is called."""
    named: dict[Source, str] = {}
    for card in cards:
        front, back = _labels(card)
        named.setdefault(card.front, front)
        if card.back is not None:
            named.setdefault(card.back, back)
    return list(named.items())


def _rows(cards: Sequence[FolderCard], art: Mapping[Source, str]) -> tuple[tuple[str, ...], list[list[str]]]:
    has_backs = any(card.back for card in cards)
    columns = ("name", "art", *(("back",) if has_backs else ()), "title", "copies")
    rows = []
    for card in cards:
        back = [f"art/{art[card.back]}" if card.back else ""] if has_backs else []
        rows.append([f"{card.deck} {card.name}".strip(), art[card.front], *back, "", str(card.copies)])
    return columns, rows
