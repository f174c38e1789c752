"""How much ink lies on the cards of sheets that go to press, and pictures of where it is too much."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from PIL import Image

from ..basics.files import temporary_folder
from ..basics.poppler import PLATES
from ..basics.problems import Problem, Spot, problem
from ..basics.written import number
from ..faces.layouts import Face
from ..sheets.impose import Placement, SheetFile
from .built import Artifact

if TYPE_CHECKING:
    from ..sheets.write.pdf.press import Press

_SLACK: Final = 4.0  # percent: plates are read as JPEG, which is that much off beside an edge
_PALE: Final = 0.6  # of the way to white: what is no fault, in the pictures
_OVER: Final = (215, 0, 110)

_SHRUNK: Final = 2  # times, for a picture to look at

_Cover = np.ndarray[Any, np.dtype[np.float64]]  # percent on each square millimetre
_Over = np.ndarray[Any, np.dtype[np.bool_]]


def judge_ink(
    artifacts: Sequence[Artifact], documents: Sequence[SheetFile], faces: Mapping[str, Face], press: Press
) -> tuple[list[Problem], list[Artifact]]:
    """A problem for each of the *faces* with more ink than the paper takes, and a picture of each page that has one.

    *artifacts*: the PDFs of the *documents*, in their order, among other files.
    """
    from ..sheets.write.pdf.press import may_exceed  # noqa: PLC0415 - with littleCMS

    files = [artifact for artifact in artifacts if artifact.path.suffix == ".pdf"]
    problems: list[Problem] = []
    pictures: list[Artifact] = []
    for artifact, document in zip(files, documents, strict=True):
        data = artifact.read()
        if not may_exceed(data, press):
            continue
        for page, found, picture in _look(data, document, faces, press):
            problems += found
            if picture is not None:
                path = artifact.path.with_name(f"{artifact.path.stem}-ink-{page + 1}.png")
                pictures.append(Artifact(path, picture))
    return list(dict.fromkeys(problems)), pictures


def _look(
    data: bytes, document: SheetFile, faces: Mapping[str, Face], press: Press
) -> Iterator[tuple[int, list[Problem], bytes | None]]:
    """What there is to say of each page (from 0) that shows a face for the first time, and its picture."""
    from ..sheets.write.pdf.press import coverage, plates  # noqa: PLC0415 - with littleCMS

    seen: set[str] = set()
    with temporary_folder() as folder:
        path = folder / "sheets.pdf"
        path.write_bytes(data)
        for page, sheet in enumerate(document.sheets):
            new = {p.face: p for p in sheet.placements if p.face in faces and p.face not in seen}
            if not new:
                continue
            seen |= new.keys()
            inks = plates(path, page)
            if inks is None:
                yield page, [_unseen()], None
                return
            cover = coverage(inks)
            found = [
                _told(faces[each.face], over, press.limit)
                for each in new.values()
                if (over := _of(cover, each)).size and over.max() > press.limit + _SLACK
            ]
            yield page, found, _picture(inks, cover > press.limit + _SLACK) if found else None


def _of(cover: _Cover, placement: Placement) -> _Cover:
    """The part of a page that shows a face, upright as the face is."""
    room = placement.rect
    rows = slice(max(0, round(room.y)), round(room.bottom))
    columns = slice(max(0, round(room.x)), round(room.right))
    return np.rot90(cover[rows, columns], placement.rotation // 90)


def _told(face: Face, cover: _Cover, limit: int) -> Problem:
    rows, columns = np.nonzero(cover > limit + _SLACK)
    left, top = int(columns.min()), int(rows.min())
    width, height = int(np.ptp(columns)) + 1, int(np.ptp(rows)) + 1
    name = f"the {face.side}" if face.card else f"the back {face.layout}"
    message = (
        f"{name} has up to {cover.max():.0f} % of ink, and the paper takes {limit} %: on {len(rows)} mm² within "
        f"{number(width)} × {number(height)} mm, {number(left)} mm from the left and {number(top)} mm from the top"
    )
    spot = Spot(face.id, *map(float, (left, top, width, height)))
    hint = (
        "pale the colours there, or take black text off so dark a ground; the picture beside the sheets shows where, "
        f"and --limit-ink names a paper that takes other than {number(limit)} %"
    )
    return problem("ink-over", message, hint=hint, card=face.card, spot=spot)


def _picture(inks: Image.Image, over: _Over) -> bytes:
    """A page in pale greys, with what has too much ink in a colour."""
    from ..sheets.write.pdf.press import PER_MM  # noqa: PLC0415 - with littleCMS

    grey = np.asarray(inks.convert("L").reduce(_SHRUNK), dtype=float)
    shown = np.repeat((grey + (255 - grey) * _PALE)[..., None], 3, axis=2).astype(np.uint8)
    where = np.kron(over, np.ones((PER_MM // _SHRUNK,) * 2, bool))
    shown[where[: len(grey), : grey.shape[1]]] = _OVER
    buffer = io.BytesIO()
    Image.fromarray(shown, "RGB").save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _unseen() -> Problem:
    message = f"how much ink lies on the cards was not looked at: poppler's {PLATES} is not installed"
    return problem("ink-unseen", message, hint="install poppler, or ask the print shop to look")
