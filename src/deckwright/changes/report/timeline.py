"""One card over the history of its project: every state in which it showed something else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ...basics.phrases import quantity
from ...basics.problems import DeckwrightError, Problem, RequestError, problem
from ...basics.records import dataclass
from ...faces.draw.drawn_faces import Progress
from ...faces.editions import Change, Edition, What, changes
from ..states import NOW, Repository, Revision, Snapshot, SnapshotOpener, SnapshotRequest, paths_of
from .pictures import Shot, shot

SHORT: Final = 10  # digits of a commit
ABSENT: Final = ("no-card-chosen", "revision-layout", "unknown-deck")  # the card was not there then
LESSER: Final = (What.VOLATILE, What.SCALED)


@dataclass(frozen=True, slots=True)
class Version:
    """The card since a revision; None: as the files are now, and not yet committed."""

    revision: Revision | None
    changes: tuple[Change, ...]  # one for each deck that it lies in
    front: Shot | None
    back: Shot | None
    shows_back: bool = True  # it is the card's own, or another than before; else it is its deck's


@dataclass(frozen=True, slots=True)
class Timeline:
    card: str
    versions: tuple[Version, ...]  # the oldest first
    unread: tuple[tuple[Revision | None, tuple[Problem, ...]], ...]  # revisions that cannot be drawn, and why
    is_cut: bool  # there are older revisions


def timeline(asked: SnapshotRequest, card: str, limit: int, progress: Progress | None = None) -> Timeline:
    """The versions of *card* in the last *limit* revisions that changed the game's files, and now.

    Raises RequestError where there is no history, or no such card in it.
    """
    repository = Repository(asked.root)
    found = repository.touching(paths_of(asked.game), limit + 1)
    revisions: list[Revision | None] = [*reversed(found[:limit]), None]
    walk = _Walk(replace(asked, cards=(card,)))
    for number, revision in enumerate(revisions, 1):
        walk.step(revision)
        if progress:
            progress(number, len(revisions))
    if not walk.versions and not walk.unread:
        message = f"no card has the id {card!r}, now or in {quantity(len(found[:limit]), 'revision')}"
        raise RequestError(problem("no-card-chosen", message, hint="deckwright list --json shows the ids"))
    is_cut = len(found) > limit or repository.is_shallow
    return Timeline(card, tuple(walk.versions), tuple(walk.unread), is_cut)


class _Walk:
    """Goes through the revisions, from the oldest on."""

    def __init__(self, asked: SnapshotRequest) -> None:
        self._asked = asked
        self._last = Edition(asked.game, "", (), ())
        self.versions: list[Version] = []
        self.unread: list[tuple[Revision | None, tuple[Problem, ...]]] = []

    def step(self, revision: Revision | None) -> None:
        try:
            with SnapshotOpener(self._asked) as opener:
                state = opener.open(revision.commit[:SHORT] if revision else NOW)
                self._take(revision, state.edition, state)
        except DeckwrightError as error:
            if all(found.code in ABSENT for found in error.problems):
                self._take(revision, replace(self._last, cards=()), None)
            else:
                self.unread.append((revision, error.problems))

    def _take(self, revision: Revision | None, edition: Edition, state: Snapshot | None) -> None:
        found = tuple(change for change in changes(self._last, edition) if change.what not in LESSER)
        if found:
            shots = dict(_shots(state)) if state else {}
            shows_back = _has_own_back(state) or any(map(_is_on_the_back, found))
            version = Version(revision, found, shots.get("front"), shots.get("back"), shows_back)
            self.versions.append(version)
            self._last = edition


def _shots(state: Snapshot) -> Iterator[tuple[str, Shot]]:
    drawn = state.drawn
    if drawn is None or not drawn.cards:
        return
    shown = drawn.cards[0]
    yield "front", shot(shown.front, drawn.tools.renderer)
    if shown.back is not None:
        yield "back", shot(shown.back, drawn.tools.renderer)


def _has_own_back(state: Snapshot | None) -> bool:
    faces = state.drawn.cards if state and state.drawn else ()
    return any(shown.back is not None and shown.back.card is not None for shown in faces)


def _is_on_the_back(change: Change) -> bool:
    before, after = change.before, change.after
    return before is not None and after is not None and before.back != after.back
