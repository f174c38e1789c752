"""Makers that take a PDF with a page for every card: in which order, with which bleed, is in the maker's own table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ...basics.problems import Problem, problem
from ...basics.units import mm
from ...build import outputs
from ...build.built import Artifact
from ...build.cards import Resolved
from ...build.press import press_of
from ...faces.draw.types import DrawnGame, piece_of
from ...faces.layouts import CardFaces
from ...sheets.impose import Sheet, SheetFile
from ...sheets.impose.one_up import one_up
from ...sheets.impose.spec import SheetSpec
from ...sheets.write import pdf
from ..export import Exported, ExportRequest, Progress
from ..gathering import gathered, not_written, refused, write
from ..numbers import numbers

PRESS = "x-4"  # for makers that demand PDF/X


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    row = numbers(request.outlet)
    sheets = {"paper": "card", **({"outline-text": "yes"} if row["text"] == "outline" else {})}
    if row["standard"]:
        sheets |= {"press": PRESS, "profile": row["profile"]}
    request = replace(request, build=replace(request.build, sheets=sheets))
    with gathered(request, progress, lambda resolved: _objections(resolved, row)) as found:
        if found.drawn is None or refused(request, found.problems):
            return not_written(found.problems)
        meta = outputs.describe(found.drawn.game, found.lang, row["text"] == "outline")
        press = press_of(found.drawn.options, request.build)
        files = []
        for name, pages in _documents(found.drawn, row):
            data = pdf.write_pdf(SheetFile("", pages), found.drawn.file, meta, press=press)
            files.append(Artifact(request.folder / f"{request.build.game}-{name}.pdf", data, len(pages)))
        return write(request, tuple(files), found.problems, found.drawn)


def _objections(found: Resolved, row: dict[str, Any] | Any) -> Iterator[Problem]:
    """What the maker would send back."""
    title = row["title"]
    components = {card.type.component.id: card.type.component for _, _, card in found.cards}
    for component in components.values():
        if component.bleed + 0.005 < row["bleed"]:
            message = f"{component.id} has {mm(component.bleed)} of bleed; {title} wants {mm(row['bleed'])}"
            hint = f"write bleed: {mm(row['bleed'])} in game.yaml, and draw the ground as far"
            yield problem("outlet-limit", message, hint=hint, about=component.id)
    without = [
        card.id for deck, _, card in found.cards if not (card.back or (deck and deck.back) or card.type.back)
    ]
    if without and row["order"] == "back-front":
        message = f"{without[0]} has no back, one of {len(without)} such cards; {title} wants one for each"
        yield problem(
            "outlet-limit", message, hint="`back: FILE` under the deck in game.yaml gives its cards one"
        )
    if row["standard"] and row["standard"] != "PDF/X":  # of which ours is one
        message = (
            f"{title} demands {row['standard']}; what is written is PDF/X-4, in inks for {row['profile']}"
        )
        yield problem(
            "outlet-standard",
            message,
            hint="ask whether they take it, or convert the PDF with a program that makes the other",
        )


def _documents(drawn: DrawnGame, row: dict[str, Any] | Any) -> Iterator[tuple[str, tuple[Sheet, ...]]]:
    """Each file that is sent: its name, and its pages in the maker's order."""
    groups: dict[str, list[CardFaces]] = {}
    for shown in drawn.cards:
        by_deck = row["one_pdf_per"] == "deck"
        groups.setdefault(shown.deck.id if by_deck else "cards", []).append(shown)
    for name, cards in groups.items():
        pieces = [replace(piece_of(shown), bleed=float(row["bleed"])) for shown in cards]
        imposition = one_up(pieces, SheetSpec())
        for document in imposition.documents:
            whole = "-".join(filter(None, (name, document.part)))
            for part, pages in in_maker_order(document.sheets, row["order"]):
                yield "-".join(filter(None, (whole, part))), pages


def in_maker_order(pages: Sequence[Sheet], order: str) -> Iterator[tuple[str, tuple[Sheet, ...]]]:
    """The *pages*, which come front, back, front, back, in files by the name of the part."""
    fronts = [page for page in pages if page.side == "front"]
    backs = [page for page in pages if page.side == "back"]
    if not backs:
        yield "", tuple(fronts)
        return
    match order:
        case "back-front":
            yield "", tuple(page for pair in zip(backs, fronts, strict=True) for page in pair)
        case "separate":
            yield "front", tuple(fronts)
            yield "back", tuple(backs)
        case "fronts-then-back":
            by_back: dict[str, list[int]] = {}
            for number, page in enumerate(backs):
                by_back.setdefault(page.placements[0].face, []).append(number)
            if len(by_back) == len(backs) > 1:  # each its own: all of them behind all fronts
                yield "", (*fronts, *backs)
                return
            for index, numbers_of in enumerate(by_back.values(), 1):
                part = f"back-{index}" if len(by_back) > 1 else ""
                yield part, (*(fronts[number] for number in numbers_of), backs[numbers_of[0]])
        case _:
            yield "", tuple(pages)
