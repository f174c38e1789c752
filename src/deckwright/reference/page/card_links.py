"""Where the names of cards lead: to the largest picture of the card in the book, else to its line in an index."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from .markdown import CARD, card_link
from .marks import Anchor, Link, Mark, Page, Picture

SHOWN: Final = 10.0  # mm that a picture is wide, at least, to show what card it is
Place = tuple[int, float]  # the page, from 0, and how far down, in mm


def link_cards(pages: Sequence[Page]) -> list[Page]:
    """The pages with their links to cards, but those to a card that is shown nowhere: cairo wants a place for each.

    Of anchors of one name, such as those of a group of symbols that two pages show, the first stays: a PDF wants each
    name once.
    """
    wanted = {
        mark.to for page in pages for mark in page.marks if isinstance(mark, Link) and is_of_card(mark.to)
    }
    places = {to: place for to, place in _places(pages).items() if to in wanted}
    named: set[str] = set()
    return [
        replace(page, marks=(*_marks_that_lead(page.marks, places, named), *_anchors(places, number)))
        for number, page in enumerate(pages)
    ]


def is_of_card(name: str) -> bool:
    return name.startswith(CARD)


def _places(pages: Sequence[Page]) -> dict[str, Place]:
    """Where each card is shown best, by the name of its links; of two that are alike, the first."""
    found: dict[str, tuple[float, Place]] = {}
    for number, page in enumerate(pages):
        for name, width, y in _cards_seen(page.marks):
            if width > found.get(name, (-1.0, (0, 0.0)))[0]:
                found[name] = width, (number, y)
    return {name: place for name, (_, place) in found.items()}


def _cards_seen(marks: Sequence[Mark]) -> Iterator[tuple[str, float, float]]:
    """By the name of their links, cards that are seen: how wide, 0 for a line of an index, and how far down."""
    for mark in marks:
        if isinstance(mark, Picture) and mark.face.card and mark.face.side == "front":
            if mark.rect.width >= SHOWN:
                yield card_link(mark.face.card), mark.rect.width, mark.rect.y
        elif isinstance(mark, Anchor) and is_of_card(mark.name):
            yield mark.name, 0.0, mark.y


def _marks_that_lead(marks: Sequence[Mark], places: dict[str, Place], named: set[str]) -> Iterator[Mark]:
    for mark in marks:
        if isinstance(mark, Anchor):
            if is_of_card(mark.name) or mark.name in named:
                continue
            named.add(mark.name)
        if isinstance(mark, Link) and is_of_card(mark.to) and mark.to not in places:
            continue
        yield mark


def _anchors(places: dict[str, Place], number: int) -> Iterator[Anchor]:
    """Of the cards that are shown best on the page *number*."""
    for name, (page, y) in places.items():
        if page == number:
            yield Anchor(name, "", 3, y)
