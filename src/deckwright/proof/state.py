"""What the page shows at one moment: frozen values, exchanged whole when a file has changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from ..basics.problems import SPOILS_NO_CARD, Problem, Severity
from ..basics.records import dataclass
from ..faces.layouts import CardFaces, Face
from ..game.model import Game
from ..sheets.options import Options


@dataclass(frozen=True, slots=True)
class Shown:
    """A card at its place in a deck. *key* names it on the page: its id, with the deck where it lies in several."""

    key: str
    card_faces: CardFaces
    since: float | None = None  # the time of the picture, where it is the last good one

    @property
    def faces(self) -> tuple[Face, ...]:
        return tuple(face for face in (self.card_faces.front, self.card_faces.back) if face is not None)


@dataclass(frozen=True, slots=True)
class Found:
    """A problem with every card that it is about."""

    problem: Problem
    cards: tuple[str, ...] = ()
    by_loading: bool = False

    @property
    def is_error(self) -> bool:
        return self.problem.severity is Severity.ERROR


@dataclass(frozen=True, slots=True)
class State:
    """A game as it was last read. *digests* name the picture of each face, by face id."""

    rev: int = 0
    at: float = 0  # seconds since the epoch
    game: Game | None = None
    options: Options | None = None
    lang: str = ""
    cards: Mapping[str, Shown] = field(default_factory=dict)  # by key, in the order of the decks
    digests: Mapping[str, str] = field(default_factory=dict)
    found: tuple[Found, ...] = ()  # by loading, by the rules, by making the faces
    files: tuple[str, ...] = ()  # whose change made this state
    seconds: float = 0  # that it took

    @property
    def faulty(self) -> set[str | None]:
        """The cards whose data are at fault: what drawing them finds would only say the same again."""
        told = (one.problem for one in self.found if one.by_loading)
        return {found.card for found in told if found.code not in SPOILS_NO_CARD} - {None}

    @property
    def stale(self) -> tuple[Shown, ...]:
        return tuple(shown for shown in self.cards.values() if shown.since is not None)

    @property
    def faces(self) -> dict[str, Face]:
        """Every face once, by the digest of its picture, in the order of the cards, fronts before backs."""
        fronts = [shown.card_faces.front for shown in self.cards.values()]
        backs = [shown.card_faces.back for shown in self.cards.values() if shown.card_faces.back]
        return {self.digests[face.id]: face for face in (*fronts, *backs)}
