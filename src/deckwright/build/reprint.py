"""Only the copies that an old deck lacks, on the fewest sheets, and what has to go from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import groupby
from typing import TYPE_CHECKING, Final

from ..basics.phrases import quantity
from ..basics.records import dataclass
from ..faces.draw.drawn_faces import page_of
from ..faces.draw.types import DrawnGame, GameFaces, piece_of
from ..faces.editions import Copies, Edition, Replacement, What, changes, replacement
from ..faces.layouts import Face, Side
from ..game.model import Component
from ..sheets.impose import Imposition, Piece, SheetSpec, impose
from ..sheets.impose import spec as sheet_spec

if TYPE_CHECKING:
    from collections.abc import Mapping

BLANK: Final = "_blank"  # an id that no card can have
MOST: Final = 400  # cards that are tried to fill the last sheets


class Fill(StrEnum):
    """What takes the free places of the last sheets."""

    NOTHING = "nothing"
    BLANKS = "blanks"  # cards without a front, to be written on
    SPARES = "spares"  # more of the cards that are printed


@dataclass(frozen=True, slots=True)
class Since:
    """The deck that somebody has."""

    label: str
    edition: Edition
    is_printed: bool  # else it is a state of the files, taken for printed as often as is asked for now
    fill: Fill = Fill.NOTHING


@dataclass(frozen=True, slots=True)
class Reprint:
    """Cards on sheets, and what one has with them."""

    imposition: Imposition
    edition: Edition
    cards: int
    kinds: int
    notes: str = ""  # what to put in and what to throw away
    blanks: tuple[Face, ...] = ()  # that fill the sheets, and are yet to be drawn


def reprint(drawn: GameFaces, full: Edition, since: Since) -> Reprint:
    """What makes the *full* new edition of the deck that somebody has."""
    new = full.within(since.edition)
    old = since.edition.within(new)
    old = old if since.is_printed else replace(old, sets=new.sets)
    found = replacement(old, new)
    if drawn.options.sheets.copies is sheet_spec.SheetCopies.ONE:
        found = found.keep_spares()  # one of each is asked for to look at: it is no smaller deck
    pieces = _pieces(drawn, found)
    spec = replace(drawn.options.sheets, sets=1, copies=sheet_spec.SheetCopies.ALL)
    blanks: list[Face] = []
    extras: list[Piece] = []
    if since.fill is Fill.BLANKS and pieces:
        blanks, extras = _blanks(drawn, pieces)
    elif since.fill is Fill.SPARES:
        extras = pieces
    imposition = _fewest(pieces, spec, drawn)
    filled = 0
    if extras and not spec.one_up:
        imposition, filled = _fill(pieces, extras, imposition, spec, drawn)
    notes = "\n".join([*_notes(drawn, since, found, old, new), *_filling(since.fill, filled)]) + "\n"
    cards = sum(each.count for each in found.printed)
    return Reprint(imposition, new, cards, len(found.printed), notes, tuple(blanks))


def _pieces(drawn: GameFaces, found: Replacement) -> list[Piece]:
    counts = {(each.card.deck, each.card.id): each.count for each in found.printed}
    return [
        replace(piece_of(card), copies=counts[card.deck.id, card.card.id])
        for card in drawn.cards
        if (card.deck.id, card.card.id) in counts
    ]


def _fewest(pieces: Sequence[Piece], spec: SheetSpec, drawn: GameFaces) -> Imposition:
    """Sizes on sheets of their own, unless all together need fewer."""
    arranged = impose(pieces, spec, drawn.options.own)
    sizes = {piece.size for piece in pieces}
    if len(sizes) < 2 or spec.arrange is not sheet_spec.Arrange.AUTO or drawn.options.own or spec.one_up:
        return arranged
    packed = impose(pieces, replace(spec, arrange=sheet_spec.Arrange.PACKED))
    return packed if not packed.problems and len(packed.sheets) < len(arranged.sheets) else arranged


# What fills the last sheets


def _fill(
    pieces: Sequence[Piece],
    extras: Sequence[Piece],
    imposition: Imposition,
    spec: SheetSpec,
    drawn: GameFaces,
) -> tuple[Imposition, int]:
    """*imposition* with as many of the *extras*, in turn, as its sheets have free places for; how many these are."""
    more = [0] * len(extras)
    waiting = list(range(len(extras)))
    for _ in range(MOST):
        if not waiting:
            break
        index = waiting.pop(0)
        more[index] += 1
        tried = _fewest(_together(pieces, extras, more), spec, drawn)
        if len(tried.sheets) > len(imposition.sheets) or tried.problems != imposition.problems:
            more[index] -= 1  # and not again: its places are full
        else:
            imposition = tried
            waiting.append(index)
    return imposition, sum(more)


def _together(pieces: Sequence[Piece], extras: Sequence[Piece], more: Sequence[int]) -> list[Piece]:
    """The pieces with so many more of each of the extras, which may be pieces themselves."""
    copies = {id(extra): count for extra, count in zip(extras, more, strict=True)}
    grown = [replace(piece, copies=piece.copies + copies.pop(id(piece), 0)) for piece in pieces]
    added = [replace(extra, copies=copies[id(extra)]) for extra in extras if id(extra) in copies]
    return grown + added


def _blanks(drawn: GameFaces, pieces: Sequence[Piece]) -> tuple[list[Face], list[Piece]]:
    """A blank card for each kind of back among *pieces*; its own back, where a card has one, is blank too."""
    components = {card.front.id: card.front.component for card in drawn.cards}
    blanks: dict[str, Face] = {}
    extras: dict[Piece, None] = {}
    for piece in pieces:
        face = _blank(components[piece.front])
        blanks[face.id] = face
        back = face.id if piece.own_back else piece.back
        extras[replace(piece, card=BLANK, front=face.id, back=back, copies=0, own_back=False)] = None
    return list(blanks.values()), list(extras)


def with_faces(drawn: DrawnGame, faces: Sequence[Face]) -> DrawnGame:
    """*drawn* with more faces, in a file of their own."""
    from ..faces.draw.draw import draw_pdf  # noqa: PLC0415 - with cairo

    made = draw_pdf(faces, drawn.tools.renderer)
    number = len(drawn.file.files)
    pages = {face.id: page_of(face, page, number) for page, face in enumerate(faces)}
    file = replace(drawn.file, files=(*drawn.file.files, made.pdf), pages={**drawn.file.pages, **pages})
    return replace(drawn, file=file, faces={**drawn.faces, **{each.face.id: each for each in made.faces}})


def _blank(component: Component) -> Face:
    width, height = component.size
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm"'
        f' viewBox="0 0 {width:g} {height:g}"/>'
    )
    return Face(f"{BLANK}@{component.id}:front", None, None, Side.FRONT, component, svg, BLANK, BLANK)


# What to do, in words


def _notes(drawn: GameFaces, since: Since, found: Replacement, old: Edition, new: Edition) -> Iterator[str]:
    titles = {deck.id: deck.title.in_lang(new.lang) for deck in drawn.game.decks.values()}
    yield f"{drawn.game.title.in_lang(new.lang)}: what changed since {since.label}"
    yield from _part("Throw away", found.discarded, titles, _reasons(found, new))
    yield from _part("Put in", found.printed, titles, {})
    moved = [change for change in changes(old, new) if change.what is What.MOVED]
    if moved:
        yield "\nPut into another deck"
    for change in moved:
        assert change.before is not None
        decks = " → ".join(titles.get(deck, deck) for deck in (change.before.deck, change.card.deck))
        yield f"  {change.card.name} ({change.card.id}): {decks}"
    kept = sum(each.count for each in found.kept)
    yield f"\n{quantity(kept, 'card')} {'stays as it is' if kept == 1 else 'stay as they are'}."


def _filling(fill: Fill, count: int) -> Iterator[str]:
    if count:
        room = quantity(count, fill.removesuffix("s"))
        yield f"The last sheets have room for {room} besides."


def _part(
    head: str, copies: Sequence[Copies], titles: Mapping[str, str], reasons: Mapping[str, str]
) -> Iterator[str]:
    yield f"\n{head}: {sum(each.count for each in copies)}"
    for deck, group in groupby(copies, key=lambda each: each.card.deck):
        yield f"  {titles.get(deck, deck)}"
        for each in group:
            card = each.card
            reason = f", {reasons[card.id]}" if card.id in reasons else ""
            yield f"    {each.count} × {card.name} ({card.id}){reason}"


def _reasons(found: Replacement, new: Edition) -> dict[str, str]:
    """Why copies of each card go."""
    there, printed = {card.id for card in new.cards}, {each.card.id for each in found.printed}
    ids = {each.card.id for each in found.discarded}
    gone, renewed = (
        dict.fromkeys(ids - there, "no longer in the game"),
        dict.fromkeys(ids & printed, "replaced"),
    )
    return {**dict.fromkeys(ids, "fewer than before"), **renewed, **gone}
