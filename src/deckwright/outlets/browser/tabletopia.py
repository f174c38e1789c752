"""`deckwright export GAME tabletopia`: every picture a file, front and back of the same pixels, and what to press."""

from __future__ import annotations

from collections.abc import Iterator

from ...basics.naming import safe_name
from ...basics.outlines import ShapeKind
from ...build.built import Artifact
from ...faces.draw.types import ShownGame
from ...faces.layouts import Face
from ..export import Exported, ExportRequest, Progress
from ..gathering import not_written, pictures, refused, shown_game, write
from ..numbers import numbers
from ..picturing import Cells

HOW = """\
How to put these pictures into Tabletopia (https://tabletopia.com, Game Designer's Workshop)

1. Open your game, then Objects, then Add object. For a deck choose Card deck, for a token Token, for a mat Board.
2. Upload all pictures of one folder here: each is a front; back.png, or the file that ends in -back.png, is the back.
   All pictures of a folder have the same pixels, 10 for a millimetre, as Tabletopia asks for.
3. counts.txt says how often each is in the game: set that number in the object.

Not tried by an upload. Only content that is yours may be put there.
"""


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    with shown_game(request) as found:
        if found.drawn is None:
            return not_written(found.problems)
        game = found.drawn
        found, made = pictures(found, {name: _cells(face) for name, face in _faces(game)}, progress)
        if refused(request, found.problems):
            return not_written(found.problems)
        counts = "".join(
            f"{each.card.copies} × {_stem(each.deck.id, each.front)}.png\n" for each in game.cards
        )
        files = [
            *made,
            Artifact(request.folder / "counts.txt", counts.encode()),
            Artifact(request.folder / "how-to.txt", HOW.encode()),
        ]
        return write(request, tuple(files), found.problems, game, ("how-to.txt says what to press",))


def _stem(deck: str, face: Face) -> str:
    """The folder of a deck's cards of one size, and in it the card's name."""
    name = safe_name(face.id.replace(".svg", "")).removesuffix("-front")
    return f"{safe_name(f'{deck}-{face.component.id}')}/{name}"


def _faces(drawn: ShownGame) -> Iterator[tuple[str, Face]]:
    for shown in drawn.cards:
        yield _stem(shown.deck.id, shown.front), shown.front
        if shown.back is not None:
            folder = _stem(shown.deck.id, shown.front).partition("/")[0]
            own = shown.back.card is not None
            yield (_stem(shown.deck.id, shown.back) if own else f"{folder}/back"), shown.back


def _cells(face: Face) -> Cells:
    size = face.component.size
    scale = min(numbers("tabletopia")["per_mm"], numbers("tabletopia")["side"] / max(size))
    width, height = (max(1, round(side * scale)) for side in size)
    return Cells((face,), 1, 1, width, height, cut=face.component.shape.kind is not ShapeKind.RECTANGLE)
