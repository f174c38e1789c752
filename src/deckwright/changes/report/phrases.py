"""What the report says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...basics.phrases import quantity
from ...faces.editions import Change, What
from .entries import Entry, Report

HEADS: Final = {
    What.ADDED: ("Added", "new cards"),
    What.REMOVED: ("Removed", "no longer in the game"),
    What.CHANGED: ("Changed", "they show something else"),
    What.MOVED: ("In another deck", "they look the same"),
    What.COPIES: ("Copies", "more or fewer of the same"),
    What.VOLATILE: ("Only what is marked data-volatile", "nobody prints them anew for that"),
    What.SCALED: ("Only the size that texts share", "nobody prints them anew for that"),
}


def title(report: Report) -> str:
    return f"{report.title}: what changed"


def from_to(report: Report) -> str:
    return f"from {report.old} to {report.new}"


def totals(report: Report) -> tuple[tuple[int, str], ...]:
    return (report.printed, "to print"), (report.discarded, "to throw away"), (report.kept, "stay")


def notes(report: Report) -> Iterator[str]:
    if not report.groups:
        yield "Nothing has changed."
    if report.other_fonts:
        yield "The font files are not the same: letters may differ on every card."
    if report.unseen:
        faces, them = _faces(report.unseen)
        yield f"{faces} of the print cannot be shown: neither a revision of git nor a PDF in build/ still has {them}."
    if report.unscanned:
        faces, _ = _faces(report.unscanned)
        yield f"{faces} of the print cannot be shown here: install poppler's pdftocairo."


def _faces(count: int) -> tuple[str, str]:
    return quantity(count, "face"), "it" if count == 1 else "them"


def where(change: Change) -> str:
    """Deck and copies, with what they were."""
    decks = dict.fromkeys(card.deck for card in (change.before, change.after) if card)
    had, has = change.copies
    one_only = change.before is None or change.after is None or had == has
    copies = f"× {had or has}" if one_only else f"× {had} → {has}"
    return f"{' → '.join(decks)} {copies}"


def notes_on_sides(entry: Entry) -> Iterator[str]:
    for pair in entry.pairs:
        if pair.shown_above:
            yield f"The {pair.side} changed, too, as shown above."


def bare(count: int) -> str:
    """The words above a list of cards of which only an already shown back has changed."""
    return f"Of {count} more card{'' if count == 1 else 's'} only the back changed, as shown above:"


def in_place_of_picture(change: Change, *, before: bool) -> str:
    """The words in place of a missing picture."""
    return "not known any more" if before and change.before else "not there"
