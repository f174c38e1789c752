"""The contact sheet of a game, written: only what has changed is drawn again, and a fault leaves the last picture."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from ...basics.files import write_all
from ...basics.problems import Problem, Severity, in_order
from ...faces.layouts import Face
from ..bench import Workbench
from ..state import State
from .page import BACK, Tile, html

WIDTH: Final = 320  # pixels of a picture, bleed included


@dataclass(frozen=True, slots=True)
class Written:
    page: Path
    cards: int
    errors: int
    warnings: int
    seconds: float
    problems: tuple[Problem, ...]


class ContactSheet:
    def __init__(self, root: Path, game: str, lang: str | None = None, out: Path | None = None) -> None:
        self.game = game
        self.page = (out or root / "build") / game / "contact.html"
        self.folder = self.page.with_name("contact")
        self._bench = Workbench(root, game, lang)
        self._state = State()

    def update(self, files: tuple[str, ...] = ()) -> Written:
        """Read the game again and write its page. *files* are the labels of what has changed.

        Raises RequestError for a language that the game does not have, DeckwrightError where nothing can be written.
        """
        start = time.perf_counter()
        state = self._state = self._bench.read(self._state, files)
        pictures = {
            f"{digest}.png": self._bench.picture(face, digest, WIDTH, state)
            for digest, face in state.faces.items()
        }
        found = [*state.found, *self._bench.rules(state), *self._bench.drawn_problems(state)]
        problems = in_order(one.problem for one in found)
        faulty = {card for one in found if one.is_error for card in one.cards}
        stamp = f"{time.time():.3f}"
        faulty = {card for one in found if one.is_error for card in one.cards}
        page = html(
            self._title(state),
            self._decks(state, faulty),
            problems,
            stamp,
            self.folder.name,
            state.lang or "en",
        )
        new = [
            (self.folder / name, data) for name, data in pictures.items() if not (self.folder / name).exists()
        ]
        # The stamp comes last: a page that sees it finds all the rest.
        write_all(
            [
                *new,
                (self.page, page.encode()),
                (self.folder / "stamp.js", f'deckwright("{stamp}")\n'.encode()),
            ]
        )
        self._sweep(set(pictures))
        errors, warnings = (
            sum(p.severity is severity for p in problems) for severity in (Severity.ERROR, Severity.WARNING)
        )
        seconds = time.perf_counter() - start
        return Written(self.page, len(state.cards), errors, warnings, seconds, problems)

    def _title(self, state: State) -> str:
        return state.game.title.in_lang(state.lang) if state.game else self.game

    def _decks(self, state: State, faulty: set[str]) -> dict[str, list[Tile]]:
        """The cards of each deck, and behind them each back once."""
        decks: dict[str, list[Tile]] = {}
        backs: dict[str, dict[str, Tile]] = {}
        for shown in state.cards.values():
            title = shown.dealt.deck.title.in_lang(state.lang)
            card, back = shown.dealt.card, shown.dealt.back
            name, kind = card.name_in(state.lang), card.type.name.in_lang(state.lang)
            tile = _tile(shown.dealt.front, state, name, kind, card.copies)
            tile = replace(tile, id=card.id, since=shown.since, is_faulty=card.id in faulty)
            decks.setdefault(title, []).append(tile)
            if back is not None:
                backs.setdefault(title, {}).setdefault(back.id, _tile(back, state, BACK, back.layout, 1))
        return {title: [*tiles, *backs.get(title, {}).values()] for title, tiles in decks.items()}

    def _sweep(self, names: set[str]) -> None:
        """Delete the pictures that the page does not show any more."""
        for path in self.folder.glob("*.png"):
            if path.name not in names:
                path.unlink(missing_ok=True)


def _tile(face: Face, state: State, name: str, type: str, copies: int) -> Tile:
    size, bleed = face.component.size, face.component.bleed
    height = WIDTH * (size.height + 2 * bleed) / (size.width + 2 * bleed)
    picture = f"{state.digests[face.id]}.png"
    return Tile(face.id, name, type, copies, picture, WIDTH, height, None, is_faulty=False)
