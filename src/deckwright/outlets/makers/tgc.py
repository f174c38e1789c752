"""`deckwright export GAME tgc`: The Game Crafter, a folder a component, files named as its upload reads them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from ...basics.naming import safe_name
from ...basics.problems import Problem, in_order, problem
from ...build.built import Artifact
from ...faces.layouts import CardFaces, Face
from ..export import Exported, ExportRequest, Progress
from ..gathering import forbid, not_written, pictures, refused, rulebook, shown_game, write
from ..numbers import numbers
from .products import Product, cells_for, sort_cards

HEAD = ("component", "identity", "name", "face", "back", "quantity")


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    with shown_game(request) as found:
        if found.drawn is None:
            return not_written(found.problems)
        dpi = numbers("tgc")["dpi"]
        game = found.drawn
        by_product, unfit = sort_cards("tgc", game.cards, dpi)
        many = [told for cards in by_product.values() for told in _too_many(cards)]
        if (ended := forbid(found, [*unfit, *many])) is not None:
            return ended
        wanted = {
            f"{product.id}/{name}": cells_for(face, product, dpi)
            for product, cards in by_product.items()
            for name, face in _pictures(cards)
        }
        found, files = pictures(found, wanted, progress)
        book, of_book = rulebook(found, "letter")
        problems = in_order([*found.problems, *unfit, *many, *of_book])
        if refused(request, problems):
            return not_written(problems)
        files.append(Artifact(request.folder / "upload.csv", _listing(by_product)))
        if book is not None:
            files.append(Artifact(request.folder / "Document/rules.pdf", book))
        steps = ("make each component there under its folder's name, and drop its pictures into bulk upload",)
        return write(request, tuple(files), problems, game, steps)


def _too_many(cards: Sequence[CardFaces]) -> Iterator[Problem]:
    most = numbers("tgc")["copies"]
    for shown in cards:
        if shown.card.copies > most:
            message = f"{shown.card.copies} copies; The Game Crafter takes at most {most} of one card"
            yield problem(
                "outlet-limit", message, shown.card.place, hint="make it two cards", card=shown.card.id
            )


def _stem(shown: CardFaces) -> str:
    return f"{safe_name(shown.deck.id)}/{safe_name(shown.card.id)}"


def _back(shown: CardFaces) -> str | None:
    """The file of a card's own back, or of that of its deck."""
    if shown.back is None:
        return None
    if shown.back.card is not None:
        return f"{_stem(shown)}[back]"
    return f"{safe_name(shown.deck.id)}/deck-{safe_name(shown.back.id.replace('.svg', ''))}"


def _face(shown: CardFaces) -> str:
    return f"{_stem(shown)}[face,{shown.card.copies}]"


def _pictures(cards: Sequence[CardFaces]) -> Iterator[tuple[str, Face]]:
    for shown in cards:
        yield _face(shown), shown.front
        if shown.back is not None and (name := _back(shown)) is not None:
            yield name, shown.back


def _listing(by_product: dict[Product, list[CardFaces]]) -> bytes:
    """The same as a table, for people and for programs of one's own."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEAD)
    for product, cards in by_product.items():
        for shown in cards:
            back = _back(shown)
            row = (shown.deck.id, product.id, shown.card.id, f"{product.id}/{_face(shown)}.png")
            writer.writerow((*row, f"{product.id}/{back}.png" if back else "", shown.card.copies))
    return text.getvalue().encode()
