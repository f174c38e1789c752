"""`deckwright export GAME pictures`: a fan, a spread, all cards in rows as PNG and WebP; a sell sheet."""

from __future__ import annotations

import io
from collections.abc import Iterator

from PIL import Image

from ...build.built import Artifact
from ...faces.draw.types import DrawnGame, distinct_faces
from ...sheets.write.png import png
from ..export import Exported, ExportRequest, Progress
from ..gathering import gathered, not_written, refused, write
from .covers import DPI, covers
from .scene import choose, ground_of, paint, rows, spread
from .sell_sheet import lacking, sell_sheet

WIDE = (1600, 900)
SPREAD = 7
QUALITY = 90


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    with gathered(request, progress) as found:
        if found.drawn is None:
            return not_written(found.problems)
        if refused(request, found.problems):
            return not_written(found.problems)
        files: list[Artifact] = []
        for name, data in pictures(found.drawn):
            stem = request.folder / f"{request.build.game}-{name}"
            files.append(Artifact(stem.with_name(f"{stem.name}.png"), data, is_picture=True))
            files.append(Artifact(stem.with_name(f"{stem.name}.webp"), webp(data), is_picture=True))
        sheet = request.folder / f"{request.build.game}-sell-sheet.pdf"
        files.append(Artifact(sheet, sell_sheet(found.drawn, found.lang), 1))
        asked = lacking(found.drawn)
        steps = (f"write {', '.join(asked)} in game.yaml, for the sell sheet",) if asked else ()
        return write(request, tuple(files), found.problems, found.drawn, steps)


def pictures(drawn: DrawnGame) -> Iterator[tuple[str, bytes]]:
    """Every picture of a game as a PNG, by its name."""
    for shape, data in covers(drawn):
        yield f"fan-{shape}", data
    ground, renderer = ground_of(drawn), drawn.tools.renderer
    faces = [one.front for one in choose(drawn, SPREAD)]
    yield "spread", png(paint(spread(faces, *WIDE), *WIDE, renderer, ground), DPI)
    fronts = [face for face in distinct_faces(drawn.cards).values() if face.side == "front"]
    lying, height = rows(fronts, WIDE[0])
    yield "cards", png(paint(lying, WIDE[0], height, renderer, ground), DPI)


def webp(data: bytes) -> bytes:
    buffer = io.BytesIO()
    Image.open(io.BytesIO(data)).save(buffer, "WEBP", quality=QUALITY, method=4)
    return buffer.getvalue()
