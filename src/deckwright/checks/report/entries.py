"""The findings with what shows them: the face as a whole, the place in question enlarged, the lines of the file."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PIL import Image

from ...basics.excerpts import Excerpt, excerpt_of
from ...basics.geometry import Rect
from ...basics.problems import DeckwrightError, Problem, Severity, Spot
from ...basics.records import dataclass
from ...faces.draw.draw import draw_face
from ...faces.draw.types import DrawnGame, distinct_faces
from ...faces.layouts import Face
from ...game.load import Project
from ...game.model import Acceptance
from ...svg.white_page import white_paper

DPI: Final = 300
AROUND: Final = 4.0  # mm that are shown round the place in question
LEAST: Final = (34.0, 20.0)  # mm: a smaller place is shown with more around it
SMALL: Final = 240  # pixels across the picture of a whole face
LARGE: Final = 760
QUALITY: Final = 85  # of JPEG


@dataclass(frozen=True, slots=True)
class Picture:
    """Part of a face. Rectangles are millimetres from the trim corner."""

    jpeg: bytes
    window: Rect
    mark: Rect | None
    face: Face
    width: int  # pixels
    height: int


@dataclass(frozen=True, slots=True)
class Entry:
    problem: Problem
    name: str | None = None  # of the card
    whole: Picture | None = None
    detail: Picture | None = None
    excerpt: Excerpt | None = None
    others: tuple[
        tuple[str, str], ...
    ] = ()  # the names of the other cards where it was met, and their places


@dataclass(frozen=True, slots=True)
class Report:
    title: str
    lang: str
    at: float  # seconds since the epoch
    cards: int
    copies: int
    groups: tuple[tuple[Severity, tuple[Entry, ...]], ...]
    accepted: tuple[tuple[Acceptance, Sequence[Problem]], ...]

    def count(self, severity: Severity) -> int:
        return sum(len(entries) for of, entries in self.groups if of is severity)


def make_report(drawn: DrawnGame, problems: Sequence[Problem], root: Path, lang: str, at: float) -> Report:
    maker = _Maker(drawn, root, lang)
    groups = tuple(
        (severity, tuple(maker.entry(found) for found in problems if found.severity is severity))
        for severity in Severity
    )
    return Report(
        drawn.game.title.in_lang(lang),
        lang,
        at,
        len({shown.card.id for shown in drawn.cards}),
        sum(shown.card.copies for shown in drawn.cards),
        tuple((severity, entries) for severity, entries in groups if entries),
        tuple(drawn.accepted),
    )


class _Maker:
    """Makes entries; each face is drawn once."""

    def __init__(self, drawn: DrawnGame, root: Path, lang: str) -> None:
        self._drawn, self._lang = drawn, lang
        self._project = Project.at(root)
        self._faces = distinct_faces(drawn.cards)
        self._fronts = {shown.card.id: shown.front for shown in reversed(drawn.cards)}
        self._behind: dict[str, list[str]] = {}  # the names of the cards that share a back, by its id
        for shown in drawn.cards:
            if shown.back and shown.back.card is None:
                self._behind.setdefault(shown.back.id, []).append(shown.card.name_in(lang))
        self._images: dict[str, Image.Image] = {}

    def entry(self, found: Problem) -> Entry:
        card = self._drawn.game.cards.get(found.card or "")
        face = self._faces.get(found.spot.face) if found.spot else self._fronts.get(found.card or "")
        mark = _rect(found.spot) if found.spot else None
        return Entry(
            found,
            card.name_in(self._lang) if card else self._backs(face),
            self._picture(face, _page(face), mark, SMALL) if face else None,
            self._picture(face, _window(mark, face), mark, LARGE) if face and mark else None,
            self._excerpt(found),
            tuple(self._other(id, found) for id in found.others),
        )

    def _other(self, id: str, found: Problem) -> tuple[str, str]:
        game = self._drawn.game
        name = game.cards[id].name_in(self._lang) if id in game.cards else id
        return name, str(game.place_of(id, found.field) or "")

    def _backs(self, face: Face | None) -> str | None:
        """What a back that cards share is called."""
        names = list(dict.fromkeys(self._behind.get(face.id, ()))) if face else []
        if not names:
            return None
        return f"Back of {names[0]}" + (f" and {len(names) - 1} more" if len(names) > 1 else "")

    def _picture(self, face: Face, window: Rect, mark: Rect | None, across: int) -> Picture:
        whole, page = self._image(face), _page(face)
        scale = whole.width / page.width
        left, top = (window.x - page.x) * scale, (window.y - page.y) * scale
        right, bottom = left + window.width * scale, top + window.height * scale
        box = (max(0, left), max(0, top), min(whole.width, right), min(whole.height, bottom))
        width = min(across, round(window.width * scale))
        height = max(1, round(width * window.height / window.width))
        part = whole.resize((width, height), Image.Resampling.LANCZOS, box=box)
        file = io.BytesIO()
        part.save(file, "JPEG", quality=QUALITY, subsampling=0)
        return Picture(file.getvalue(), window, mark, face, width, height)

    def _image(self, face: Face) -> Image.Image:
        if face.id not in self._images:
            self._images[face.id] = self._draw(face)
        return self._images[face.id]

    def _draw(self, face: Face) -> Image.Image:
        scale, page = DPI / 25.4, _page(face)
        width, height = max(1, round(page.width * scale)), max(1, round(page.height * scale))
        surface, context = white_paper(width, height)
        context.translate(-page.x * scale, -page.y * scale)
        draw_face(face, self._drawn.tools.renderer, context, scale)
        surface.flush()
        data = bytes(surface.get_data())
        return Image.frombuffer("RGB", (width, height), data, "raw", "BGRX", surface.get_stride(), 1)

    def _excerpt(self, found: Problem) -> Excerpt | None:
        place = found.place
        if place is None or place.line is None:
            return None
        try:
            lines = self._project.read_text(place.file).splitlines()
        except DeckwrightError:
            return None
        return excerpt_of(place, lines)


def _page(face: Face) -> Rect:
    return Rect(0, 0, *face.component.size).outset(face.component.bleed)


def _rect(spot: Spot) -> Rect:
    return Rect(spot.x, spot.y, spot.width, spot.height)


def _window(mark: Rect, face: Face) -> Rect:
    """The part of the face that shows *mark* with its surroundings."""
    page, wanted = _page(face), mark.outset(AROUND)
    width, height = (
        min(max(side, least), of) for side, least, of in zip(wanted[2:], LEAST, page[2:], strict=True)
    )
    center = mark.center
    x = min(max(center.x - width / 2, page.x), page.right - width)
    y = min(max(center.y - height / 2, page.y), page.bottom - height)
    return Rect(x, y, width, height)
