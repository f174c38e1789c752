"""Whether one can play on a game's boards: what is reached and how far it is, how it lies, whether tokens suffice."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Final

from ..basics.geometry import Point
from ..basics.phrases import quantity
from ..basics.problems import Problem, problem
from ..basics.units import mm, size_mm
from ..game.boards import Board, BoardSetup, TokenNeed, Way
from ..game.conditions import ConditionError
from ..game.model import Game
from .scope import CardTable

EXACT: Final = 1e-6  # mm
NAMED: Final = 8  # spaces in one message


def check_boards(game: Game, *, is_whole: bool = True) -> list[Problem]:
    """What is wrong with the boards of *game*; tokens are counted where all its cards are known."""
    found: list[Problem] = []
    for board in game.boards.values():
        for setup in board.setups:
            found += _played(board, setup)
        found += [*_overlapping(board), *_off_card(board, game), *_crossing(board)]
        if is_whole:
            table = CardTable.of(game)
            found += [wrong for need in board.tokens if (wrong := _short(need, board, table))]
    return found


# How it is played


def steps_from(starts: Sequence[str], neighbours: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """By each space that can be reached, how many steps away it is from the nearest of *starts*."""
    found = {start: 0 for start in starts if start in neighbours}
    waiting = deque(found)
    while waiting:
        here = waiting.popleft()
        for there in neighbours[here]:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


def _played(board: Board, setup: BoardSetup) -> Iterator[Problem]:
    neighbours = board.neighbours_in(setup)
    said = f" in {setup.id!r}" if setup.id else ""
    ends = [name for name in (*board.start, *board.goal) if name not in neighbours]
    for name in ends:
        text = f"the space {name!r} is left out{said}, and is one to start or arrive at"
        yield problem("board-unreached", text, board.spaces[name].place)
    steps = steps_from(board.start, neighbours)
    if ends or not board.start:
        return  # told by loading, or above
    yield from _unreached(board, steps, neighbours, f"from the start{said}")
    if board.goal:
        back: dict[str, list[str]] = {id: [] for id in neighbours}
        for here, others in neighbours.items():
            for there in others:
                back[there].append(here)
        homeward = steps_from(board.goal, back)
        stuck = {id: 0 for id in neighbours if id in homeward or id not in steps}
        yield from _unreached(
            board, stuck, neighbours, f"on the way to the goal{said}", "the goal cannot be reached"
        )
        yield from _length(board, setup, steps, said)
    yield from _blind(board, neighbours, said)


def _unreached(
    board: Board, reached: Mapping[str, int], there: Mapping[str, object], how: str, what: str = ""
) -> Iterator[Problem]:
    missing = [id for id in there if id not in reached]
    if not missing:
        return
    spaces = _listed(missing)
    text = f"{what} from {spaces} {how}" if what else f"{spaces} cannot be reached {how}"
    place = board.spaces[missing[0]].place
    yield problem(
        "board-unreached", text, place, hint="join it under `ways:`, or leave it out under `not_in:`"
    )


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return f"{', '.join(map(repr, names[:NAMED]))}{more}"


def _length(board: Board, setup: BoardSetup, steps: Mapping[str, int], said: str) -> Iterator[Problem]:
    found = min((steps[name] for name in board.goal if name in steps), default=None)
    if setup.shortest is None or found is None or found == setup.shortest:
        return
    way = f"the shortest way from the start to the goal{said} takes {quantity(found, 'step')}"
    text = f"{way}; `shortest` says {setup.shortest}"
    place = board.places.get("shortest", board.place) if setup.id is None else setup.place
    yield problem("board-length", text, place, hint=f"write shortest: {found}, or move the ways")


def _blind(board: Board, neighbours: Mapping[str, Sequence[str]], said: str) -> Iterator[Problem]:
    ends = {*board.start, *board.goal}
    joined: dict[str, set[str]] = {id: set(others) for id, others in neighbours.items()}
    for here, others in neighbours.items():
        for there in others:
            joined[there].add(here)
    for id, others_of in joined.items():
        if len(others_of) == 1 and id not in ends:
            text = f"the space {id!r} is a blind end{said}: one way alone leads there"
            hint = (
                f"a second way under `ways:`, or make it a start or goal; it is joined to {min(others_of)!r}"
            )
            yield problem("board-blind-end", text, board.spaces[id].place, hint=hint)


# How it lies


def _overlapping(board: Board) -> Iterator[Problem]:
    for one, other in combinations(board.spaces.values(), 2):
        apart = math.dist(one.at, other.at) - one.radius - other.radius
        if apart < board.gap - EXACT:
            text = f"the spaces {one.id!r} and {other.id!r} {_too_near(apart, board.gap)}"
            yield problem("board-overlap", text, other.place, hint="move one of them")


def _too_near(apart: float, gap: float) -> str:
    return f"overlap by {mm(-apart)}" if apart < 0 else f"are {mm(apart)} apart; `gap` wants {mm(gap)}"


def _off_card(board: Board, game: Game) -> Iterator[Problem]:
    card = game.cards.get(board.card or "")
    if card is None:
        return
    width, height = card.type.component.size
    for space in board.spaces.values():
        over = max(
            space.radius - space.at.x,
            space.radius - space.at.y,
            space.at.x + space.radius - width,
            space.at.y + space.radius - height,
        )
        if over > EXACT:
            size = size_mm(card.type.component.size)
            text = f"the space {space.id!r} reaches {mm(over)} beyond the card {card.id!r} of {size}"
            yield problem("board-overlap", text, space.place, hint="x and y are its middle")


def _crossing(board: Board) -> Iterator[Problem]:
    """Ways that lie on each other, and ways through spaces that they do not join."""
    shown = [(way, _shown(way, board), _box(way, board)) for way in board.ways]
    for way, points, _ in shown:
        for space in board.spaces.values():
            if space.id in way.ends:
                continue
            apart = min(_distance(space.at, a, b) for a, b in pairwise(points)) - space.radius - board.way / 2
            if apart < board.gap - EXACT:
                text = f"the way {_name(way)} and the space {space.id!r} {_too_near(apart, board.gap)}"
                yield problem("board-crossing", text, way.place, hint="lead it round: via: [[x, y]]")
    for (way, points, box), (other, others, other_box) in combinations(shown, 2):
        if _are_apart(box, other_box):
            continue
        if way.ends & other.ends:
            crosses = any(_cross(a, b, c, d) for a, b in pairwise(points) for c, d in pairwise(others))
            apart, wanted = (-1.0 if crosses else math.inf), 0.0
        else:
            apart = (
                min(_between(a, b, c, d) for a, b in pairwise(points) for c, d in pairwise(others))
                - board.way
            )
            wanted = board.gap
        if apart < wanted - EXACT:
            said = "cross or lie on each other" if apart < 0 else _too_near(apart, wanted)
            text = f"the ways {_name(way)} and {_name(other)} {said}"
            yield problem(
                "board-crossing", text, other.place, hint="move a space, or lead one round: via: [[x, y]]"
            )


def _shown(way: Way, board: Board) -> tuple[Point, ...]:
    """What of a way lies outside its spaces."""
    return way.without(board.spaces[way.start].radius, board.spaces[way.end].radius)


def _name(way: Way) -> str:
    return f"{way.start} – {way.end}"


def _box(way: Way, board: Board) -> tuple[float, float, float, float]:
    reach = board.way / 2 + board.gap / 2
    xs, ys = [p.x for p in way.points], [p.y for p in way.points]
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


def _are_apart(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]


def _distance(point: Point, a: Point, b: Point) -> float:
    """From *point* to the stretch from *a* to *b*."""
    dx, dy = b.x - a.x, b.y - a.y
    length = dx * dx + dy * dy
    along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / length if length else 0.0
    along = min(1.0, max(0.0, along))
    return math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy)


def _between(a: Point, b: Point, c: Point, d: Point) -> float:
    if _cross(a, b, c, d):
        return 0.0
    return min(_distance(a, c, d), _distance(b, c, d), _distance(c, a, b), _distance(d, a, b))


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


# What lies on it


def _short(need: TokenNeed, board: Board, table: CardTable) -> Problem | None:
    try:
        rows = [row for row in table.cards if need.of.holds(row.values)]
        counts = [need.by.value(row.values) if need.by else row.card.copies for row in rows]
        there = sum(count for count in counts if isinstance(count, int))
    except ConditionError as error:
        return problem(
            "board-tokens", f"tokens cannot be counted: {error.message}", need.place, hint=error.hint
        )
    spaces = [space for space in board.spaces.values() if not need.kinds or space.kind in need.kinds]
    wanted = len(spaces) if need.least is None else need.least
    if there >= wanted:
        return None
    what = f"{quantity(len(spaces), 'space')}" if need.least is None else f"`least: {wanted}`"
    text = f"the cards {need.of.source!r} are {there} in all, fewer than {what}"
    return problem("board-tokens", text, need.place, hint="more copies, or fewer spaces of that kind")
