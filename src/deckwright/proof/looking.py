"""The preflight of the page: each face is looked at once nothing else is to be done, and what is found is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from ..basics.problems import DeckwrightError, Problem
from ..checks.preflight import Finding, Judge, findings_on, group_findings, whole_game
from ..checks.preflight.running import checks_state
from ..faces.layouts import Face, is_crossed_out
from ..game.model import Acceptance
from ..svg import SYMBOL_SCHEME, Renderer
from .beside import Beside
from .records import Cache
from .state import Found, State


class Looker:
    def __init__(self, cache: Cache) -> None:
        self._cache = cache
        self._renderer: Renderer | None = None
        self._like: Renderer | None = None  # whose resources it has

    def faces_to_look_at(self, state: State) -> dict[str, Face]:
        """The faces that have not been looked at, by the digest of their picture."""
        return {d: face for d, face in state.faces.items() if self._cache.findings(key(face, d)) is None}

    def look(self, face: Face, digest: str, renderer: Renderer) -> None:
        """Look at a face with what *renderer* draws with."""
        try:
            found = [] if is_crossed_out(face) else list(findings_on(face, self._close(renderer)))
        except DeckwrightError:  # no fonts, say, which is told by who draws
            found = []
        self._cache.keep_findings(key(face, digest), found)

    def _close(self, like: Renderer) -> Renderer:
        if self._renderer is None or self._like is not like:
            self._like, self._renderer = like, Renderer(like.resources, closely=True)
            self._renderer.store, self._renderer.symbols = like.store, like.symbols
            self._renderer.typesetter = like.typesetter
        return self._renderer

    def face_problems(self, state: State, judge: Judge, stickers: Iterable[Finding]) -> list[Found]:
        """What was found on the faces of *state* and on the *stickers*, of each cause the worst with all its cards."""
        found = (*self._findings(state), *(one for one in stickers if one.problem.card not in state.faulty))
        return [Found(problem, cards) for problem, cards in group_findings(judge.judge_findings(found))]

    def _findings(self, state: State) -> Iterator[Finding]:
        """Those of every card's faces: of a back that cards share, once for each of them."""
        for shown in state.cards.values():
            if shown.since is not None:  # an old picture says nothing of the files as they are
                continue
            for face in shown.faces:
                if face.card in state.faulty:
                    continue
                card = face.card or shown.card_faces.card.id
                for finding in self._cache.findings(key(face, state.digests[face.id])) or ():
                    yield replace(finding, problem=replace(finding.problem, card=card))

    def game_problems(
        self, state: State, pictures: Iterable[str], on_pages: Iterable[str], beside: Beside
    ) -> list[Problem]:
        """What is to be said of the game as a whole, where every face has been drawn.

        *pictures* are those shown, *on_pages* the symbols that the reference pages name.
        """
        assert state.game is not None
        records = [self._cache.record(digest) for digest in state.faces]
        faces = (*state.faces.values(), *beside.faces)
        is_spoilt = state.stale or any(map(is_crossed_out, faces))
        if is_spoilt or any(record is None for record in records):
            return []
        symbols = {one.name for record in records if record for one in record.symbols} | set(on_pages)
        read = {*pictures, *(f"{SYMBOL_SCHEME}{name}" for name in symbols), *beside.read}
        hidden = any(found.is_error for found in state.found)
        return whole_game(state.game, state.lang, faces, read, hidden=hidden)


def key(face: Face, digest: str) -> str:
    """What tells the findings on a face apart: its picture, its safe zone and shape, and what looks at it."""
    more = hashlib.sha256(f"{face.id} {face.component} {checks_state()}".encode()).hexdigest()
    return f"{digest}-{more[:12]}"


def judge_problems(found: Iterable[Found], judge: Judge) -> Iterator[Found]:
    """The problems as severe as the game says; a card whose case is accepted is not among their cards."""
    for one in found:
        if not one.cards:
            yield from (replace(one, problem=kept) for kept in judge.judge([one.problem]))
            continue
        kept = [(card, p) for card in one.cards for p in judge.judge([replace(one.problem, card=card)])]
        if kept:
            yield Found(kept[0][1], tuple(card for card, _ in kept), one.by_loading)


def acceptances(judge: Judge) -> list[dict[str, Any]]:
    """What the game lets pass, for the page."""
    return [_acceptance(acceptance, found) for acceptance, found in judge.accepted]


def _acceptance(acceptance: Acceptance, found: Iterable[Problem]) -> dict[str, Any]:
    first, *others = found
    return {
        "code": acceptance.code,
        "reason": acceptance.reason,
        "message": first.message,
        "count": len(others) + 1,
        "file": acceptance.place.file,
        "line": acceptance.place.line,
    }
