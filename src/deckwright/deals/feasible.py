"""Whether some deck keeps a set of laws, and which few laws leave none.

Cards that no law tells apart are one kind. How many of each kind a deck may still have is narrowed by every law in
turn; where that leaves a choice, both halves of it are tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from ..basics.records import dataclass
from ..game.deal_types import AlikeLaw, ExcludeLaw, Law, NumberLaw, SizeLaw, WithLaw

STEPS: Final = 20_000  # halvings before the search is given up
SUBSETS: Final = 20_000  # sets of laws that are tried in search of the smallest

Bounds = tuple[list[int], list[int]]  # the least and the most of each kind


class UndecidedError(Exception):
    """The search took too long."""


@dataclass(frozen=True, slots=True)
class _Sum:
    """From *least* to *most* cards of these kinds together."""

    kinds: tuple[int, ...]
    least: int
    most: int


class Feasible:
    """The decks of *cards* that keep *laws*; *members* are the cards that each `numbers` law counts."""

    def __init__(
        self, cards: Sequence[str], laws: Sequence[Law], members: Mapping[str, frozenset[str]]
    ) -> None:
        numbers = [law for law in laws if isinstance(law, NumberLaw)]
        tied = set[str]()
        for law in laws:
            match law:
                case ExcludeLaw(cards=these):
                    tied.update(these)
                case WithLaw(card=card, brings=brings):
                    tied.update((card, *brings))
        signs: dict[object, int] = {}
        self.kind: dict[str, int] = {}  # of each card
        for card in cards:
            counted = tuple(card in members[law.name] for law in numbers)
            self.kind[card] = signs.setdefault((card if card in tied else None, counted), len(signs))
        self.kinds = len(signs)
        self.alike = 0  # the most of one card
        self._most = self._limits(cards, laws)
        self._sums = list(self._read_sums(laws, members))
        self._excludes = [self._of(law.cards) for law in laws if isinstance(law, ExcludeLaw)]
        self._withs = [law for law in laws if isinstance(law, WithLaw) and law.card in self.kind]
        self._tied = set(self._of(tuple(tied)))
        self._known: dict[tuple[int, ...], bool] = {}

    def _of(self, cards: Sequence[str]) -> tuple[int, ...]:
        return tuple(dict.fromkeys(self.kind[card] for card in cards if card in self.kind))

    def _limits(self, cards: Sequence[str], laws: Sequence[Law]) -> list[int]:
        """The most of each kind. Without a law, so many that a deck that keeps all others never needs more."""
        plenty = 1 + sum(law.cards for law in laws if isinstance(law, SizeLaw))
        plenty += sum(law.least for law in laws if isinstance(law, NumberLaw))
        plenty += sum(len(law.brings) for law in laws if isinstance(law, WithLaw))
        self.alike = min((law.most for law in laws if isinstance(law, AlikeLaw)), default=plenty)
        most = [0] * self.kinds
        for card in cards:
            most[self.kind[card]] += self.alike
        return [min(each, plenty) for each in most]

    def _read_sums(self, laws: Sequence[Law], members: Mapping[str, frozenset[str]]) -> Iterator[_Sum]:
        every = tuple(range(self.kinds))
        for law in laws:
            if isinstance(law, SizeLaw):
                yield _Sum(every, law.cards, law.cards)
            elif isinstance(law, NumberLaw):
                kinds = self._of(sorted(members[law.name] & self.kind.keys()))
                yield _Sum(kinds, law.least, sum(self._most) if law.most is None else law.most)

    def can_become(self, counts: Sequence[int]) -> bool:
        """Whether a deck with at least *counts* of each kind keeps the laws. Raises UndecidedError."""
        key = tuple(counts)
        if key not in self._known:
            self._known[key] = self._search(key)
        return self._known[key]

    @property
    def is_any(self) -> bool:
        return self.can_become([0] * self.kinds)

    def _search(self, counts: tuple[int, ...]) -> bool:
        open_bounds: list[Bounds] = [(list(counts), list(self._most))]
        for _ in range(STEPS):
            if not open_bounds:
                return False
            least, most = open_bounds.pop()
            if not self._narrow(least, most):
                continue
            free = [kind for kind in range(self.kinds) if least[kind] < most[kind]]
            if not free:
                return True
            kind = next((kind for kind in free if kind in self._tied), free[0])
            middle = 0 if kind in self._tied and not least[kind] else (least[kind] + most[kind]) // 2
            upper, lower = (list(least), most), (least, list(most))
            upper[0][kind], lower[1][kind] = middle + 1, middle
            open_bounds += [upper, lower]
        raise UndecidedError

    def _narrow(self, least: list[int], most: list[int]) -> bool:
        """Narrow bounds by each law until none does; False where one of them cannot be kept."""
        before: Bounds | None = None
        while before != (least, most):
            before = (list(least), list(most))
            if any(low > high for low, high in zip(least, most, strict=True)):
                return False
            if not all(_narrow_sum(each, least, most) for each in self._sums):
                return False
            for kinds in self._excludes:
                if taken := [kind for kind in kinds if least[kind]]:
                    for kind in kinds:
                        if kind != taken[0]:
                            most[kind] = 0
            for law in self._withs:
                self._narrow_with(law, least, most)
        return True

    def _narrow_with(self, law: WithLaw, least: list[int], most: list[int]) -> None:
        card, brings = self.kind[law.card], self._of(law.brings)
        if len(brings) < len(set(law.brings)) or any(not most[kind] for kind in brings):
            most[card] = 0
        if least[card]:
            for kind in brings:
                least[kind] = max(least[kind], 1)


def _narrow_sum(law: _Sum, least: list[int], most: list[int]) -> bool:
    low, high = sum(least[kind] for kind in law.kinds), sum(most[kind] for kind in law.kinds)
    if low > law.most or high < law.least:
        return False
    for kind in law.kinds:
        others_low, others_high = low - least[kind], high - most[kind]
        narrowed = max(least[kind], law.least - others_high), min(most[kind], law.most - others_low)
        low, high = others_low + narrowed[0], others_high + narrowed[1]
        least[kind], most[kind] = narrowed
    return True


def find_contradiction(
    cards: Sequence[str], laws: Sequence[Law], members: Mapping[str, frozenset[str]]
) -> tuple[Law, ...]:
    """The smallest set of *laws* that no deck keeps; none where some deck keeps all. Raises UndecidedError."""

    def is_kept(some: Sequence[Law]) -> bool:
        return Feasible(cards, some, members).is_any

    if is_kept(laws):
        return ()
    needed = list(laws)
    for law in laws:
        if not is_kept(rest := [each for each in needed if each is not law]):
            needed = rest
    tried = 0
    for size in range(1, len(needed)):
        for some in combinations(laws, size):
            tried += 1
            if tried > SUBSETS:
                return tuple(needed)
            if not is_kept(some):
                return some
    return tuple(needed)
