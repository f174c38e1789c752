"""Call-outs: which side of a card each label stands on and at what height, so that no leader crosses another.

Plain geometry in millimetres of the page, y downwards; nothing is typed but the boxes of what is pointed at and the
heights of the labels. Every outcome can be proved (`faults`), and is, before it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import cache
from itertools import combinations, pairwise
from typing import Final

from ....basics.geometry import Point, Rect
from ....basics.records import dataclass
from ....basics.units import measured

MOST: Final = 12  # labels that leaders are tried for
PICTURE: Final = 24.0  # a picture is larger than this both ways
GROWN: Final = (1.0, 0.8)  # that a text is grown by before a mark comes near it
LANE, LANES_APART = 3.2, 2.6  # from the card to the first lane above or below it, and to the next
OUTSIDE: Final = 1.5  # that a leader runs level beyond the card's edge
INTO: Final = 2.0  # that it runs level before its label
GAP: Final = 3.2  # between labels
FARTHEST: Final = 30.0  # that a label may stand from its anchor
SLIDES: Final = 4  # that anchors move towards their labels, and labels to them
NEAR: Final = 1.5  # between runs
CUT, AROUND, ASIDE = 14.0, 3.5, 0.1  # what a box that is cut, a way over top or foot, a mm to the side costs
OVER, ACROSS = 8.0, 2.0  # what a text that nobody points at costs, and a picture, which lies behind all else
BEND, TILT, LOPSIDED, CLOSE, CROSSING = 0.03, 0.25, 1.2, 25.0, 60.0


class TargetKind(StrEnum):
    TEXT = "text"  # gets a bracket along its edge
    SHAPE = "shape"  # a dot on its edge
    PICTURE = "picture"  # a dot inside


class Way(StrEnum):
    SIDE = "side"
    TOP = "top"
    FOOT = "foot"


@dataclass(frozen=True, slots=True)
class Target:
    """What is pointed at, and how high its label is."""

    box: Rect
    kind: TargetKind
    height: float


@dataclass(frozen=True, slots=True)
class LabelRoom:
    """The card on the page and the columns of the labels beside it."""

    card: Rect
    left: Rect  # also how far up and down labels may go
    right: Rect
    texts: tuple[Rect, ...] = ()  # all that is written on the card

    def column(self, is_left: bool) -> Rect:
        return self.left if is_left else self.right

    def edge(self, is_left: bool) -> float:
        return self.card.x if is_left else self.card.right


@dataclass(frozen=True, slots=True)
class Exit:
    """A way from an element out of the card: from its anchor straight to the card's edge."""

    way: Way
    is_left: bool
    anchor: Point
    low: float  # the heights that the anchor may slide between
    high: float
    cost: float

    def run(self, figure: LabelRoom) -> tuple[Point, Point]:
        """The stretch within the card."""
        x, y = self.anchor
        if self.way is Way.SIDE:
            return self.anchor, Point(figure.edge(self.is_left), y)
        return self.anchor, Point(x, figure.card.y if self.way is Way.TOP else figure.card.bottom)


@dataclass(frozen=True, slots=True)
class PlacedCallout:
    """A call-out as it is drawn: its leader from the element to the label, whose top the leader's last point is on."""

    target: Target
    exit: Exit
    leader: tuple[Point, ...]
    label: Rect

    @property
    def anchor(self) -> Point:
        return self.leader[0]


def box_with_margin(target: Target) -> Rect:
    """The box with the room that a mark keeps from letters."""
    if target.kind is not TargetKind.TEXT:
        return target.box
    x, y, width, height = target.box
    dx, dy = GROWN
    return Rect(x - dx, y - dy, width + 2 * dx, height + 2 * dy)


def place_labels(targets: Sequence[Target], figure: LabelRoom) -> list[PlacedCallout] | None:
    """All call-outs, in the order of *targets*; None where no arrangement keeps what is promised."""
    if not targets or len(targets) > MOST:
        return None
    options = [
        (_best(i, targets, figure, True), _best(i, targets, figure, False)) for i in range(len(targets))
    ]
    for sides in _arrangements(options, targets, figure):
        chosen = [options[i][0 if is_left else 1] for i, is_left in enumerate(sides)]
        found = _draw_leaders(_slide_anchors(chosen, targets, figure), targets, figure)
        if found is not None and not faults(found, figure):
            return found
    return None


# Ways out of the card


def _best(index: int, targets: Sequence[Target], figure: LabelRoom, is_left: bool) -> Exit:
    target = targets[index]
    obstacles = _obstacles(index, targets, figure)
    ways = (*_side_exits(target, is_left), *_top_and_foot(target, figure, is_left))
    return min((replace(way, cost=_cost(way, obstacles, figure)) for way in ways), key=lambda way: way.cost)


def _obstacles(index: int, targets: Sequence[Target], figure: LabelRoom) -> list[tuple[Rect, float]]:
    """What the leader of a target should not run over, and what each costs."""
    own = box_with_margin(targets[index])
    others = [other for i, other in enumerate(targets) if i != index]
    named = [
        (box_with_margin(other), ACROSS if other.kind is TargetKind.PICTURE else CUT) for other in others
    ]
    boxes = [other.box for other in others if other.kind is not TargetKind.PICTURE]
    free = [text for text in figure.texts if not any(text.overlaps(box) for box in (own, *boxes))]
    return named + [(text, OVER) for text in free]


def _side_exits(target: Target, is_left: bool) -> Iterator[Exit]:
    box, (low, high) = box_with_margin(target), _range(target)
    x = box.x if is_left else box.right
    if target.kind is TargetKind.PICTURE:
        inside = min(8.0, box.width / 4)
        x += inside if is_left else -inside
    for step in range(9):
        y = low + (high - low) * step / 8
        yield Exit(Way.SIDE, is_left, Point(x, y), low, high, 0.0)


def _range(target: Target) -> tuple[float, float]:
    """The heights between which a leader may leave an element at its side."""
    box = box_with_margin(target)
    of_text = max(0.0, 1 - 1.2 / box.height)
    share = {TargetKind.SHAPE: 0.24, TargetKind.PICTURE: 0.6, TargetKind.TEXT: of_text}[target.kind]
    middle = box.center.y
    return middle - box.height * share / 2, middle + box.height * share / 2


def _top_and_foot(target: Target, figure: LabelRoom, is_left: bool) -> Iterator[Exit]:
    box = box_with_margin(target)
    if target.kind is TargetKind.PICTURE:
        return
    near = box.x if is_left else box.right
    places = (box.center.x,) if target.kind is TargetKind.SHAPE else (box.center.x, (box.center.x + near) / 2)
    for x in places:
        yield Exit(Way.TOP, is_left, Point(x, box.y), box.y, box.y, 0.0)
        yield Exit(Way.FOOT, is_left, Point(x, box.bottom), box.bottom, box.bottom, 0.0)


def _cost(way: Exit, obstacles: Iterable[tuple[Rect, float]], figure: LabelRoom) -> float:
    start, end = way.run(figure)
    cost = abs(end.x - start.x) + abs(end.y - start.y)
    cost += sum(price for box, price in obstacles if _cuts(start, end, box))
    if way.way is not Way.SIDE:
        cost += AROUND + ASIDE * abs(start.x - figure.edge(way.is_left))
    return cost


def _cuts(start: Point, end: Point, box: Rect) -> bool:
    """Whether a level or upright stretch runs through a box."""
    return (
        min(start.x, end.x) < box.right - 1e-6
        and max(start.x, end.x) > box.x + 1e-6
        and min(start.y, end.y) < box.bottom - 1e-6
        and max(start.y, end.y) > box.y + 1e-6
    )


# Which side


def _arrangements(
    options: Sequence[tuple[Exit, Exit]], targets: Sequence[Target], figure: LabelRoom
) -> Iterator[tuple[bool, ...]]:
    """Ways to share the elements out between both columns (True: left), the cheapest first, at most 24."""
    count = len(options)
    runs = [[each.run(figure) for each in pair] for pair in options]
    apart = [
        [[[_clash(runs[i][a], runs[j][b]) for b in (0, 1)] for a in (0, 1)] for j in range(count)]
        for i in range(count)
    ]

    @cache
    def column(members: tuple[int, ...], is_left: bool) -> float:
        exits = [options[i][0 if is_left else 1] for i in members]
        return _column_cost(exits, [targets[i].height for i in members], figure, is_left)

    def cost(mask: int) -> float:
        side = [mask >> i & 1 for i in range(count)]  # 1: right
        left = tuple(i for i in range(count) if not side[i])
        right = tuple(i for i in range(count) if side[i])
        total = sum(options[i][side[i]].cost for i in range(count)) + LOPSIDED * abs(len(left) - len(right))
        total += sum(apart[i][j][side[i]][side[j]] for i, j in combinations(range(count), 2))
        return total + column(left, True) + column(right, False)

    ranked = sorted((cost(mask), mask) for mask in range(1 << count))
    for total, mask in ranked[:24]:
        if total < float("inf"):
            yield tuple(not mask >> i & 1 for i in range(count))


def _clash(one: tuple[Point, Point], other: tuple[Point, Point]) -> float:
    if crosses(*one, *other):
        return CROSSING
    return CLOSE if _distance(one, other) < NEAR else 0.0


def _column_cost(exits: Sequence[Exit], heights: Sequence[float], figure: LabelRoom, is_left: bool) -> float:
    order = _order_in_column(exits)
    tops = _pack_labels(
        _wanted_tops([exits[i] for i in order], figure), [heights[i] for i in order], figure.column(is_left)
    )
    if tops is None:
        return float("inf")
    wanted = _wanted_tops([exits[i] for i in order], figure)
    steps = [top - want for top, want in zip(tops, wanted, strict=True)]
    return sum(BEND * step * step + TILT * abs(step) for step in steps)


# Heights


def _order_in_column(exits: Sequence[Exit]) -> list[int]:
    """From top to bottom of a column: over the top, from the side, under the foot; lanes do not cross each other."""

    def rank(index: int) -> tuple[int, float]:
        exit = exits[index]
        near = exit.anchor.x if exit.is_left else -exit.anchor.x  # the nearer the column, the smaller
        match exit.way:
            case Way.TOP:
                return 0, -near
            case Way.SIDE:
                return 1, exit.anchor.y
            case _:
                return 2, near

    return sorted(range(len(exits)), key=rank)


def _wanted_tops(exits: Sequence[Exit], figure: LabelRoom) -> list[float]:
    """Where each label of a column would begin if it were alone, in their order."""
    over = [exit for exit in exits if exit.way is Way.TOP]
    under = 0
    wanted = []
    for index, exit in enumerate(exits):
        if exit.way is Way.TOP:
            wanted.append(figure.card.y - LANE - LANES_APART * (len(over) - 1 - index))
        elif exit.way is Way.SIDE:
            wanted.append(exit.anchor.y)
        else:
            wanted.append(figure.card.bottom + LANE + LANES_APART * under)
            under += 1
    return wanted


def _pack_labels(wanted: Sequence[float], heights: Sequence[float], room: Rect) -> list[float] | None:
    """The tops nearest to the wanted ones (least squares), in order and apart; None where there is no room.

    Measured without the heights above them, tops have to rise: isotonic regression, by pooling adjacent violators
    (Ayer, Brunk, Ewing, Reid and Silverman, "An empirical distribution function for sampling with incomplete
    information", Annals of Mathematical Statistics 26, 1955). Cut off at both ends of the room, the solution stays the
    nearest one.
    """
    if not wanted:
        return []
    offsets = [0.0]
    for height in heights[:-1]:
        offsets.append(offsets[-1] + height + GAP)
    last = room.bottom - offsets[-1] - heights[-1]
    if last < room.y:
        return None
    blocks: list[tuple[float, int]] = []  # the mean of a block that moves as one, and how many it holds
    for want, offset in zip(wanted, offsets, strict=True):
        blocks.append((want - offset, 1))
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            (mean, count), (more, others) = blocks[-2:]
            blocks[-2:] = [((mean * count + more * others) / (count + others), count + others)]
    free = [mean for mean, count in blocks for _ in range(count)]
    return [min(max(each, room.y), last) + offset for each, offset in zip(free, offsets, strict=True)]


def _slide_anchors(exits: list[Exit], targets: Sequence[Target], figure: LabelRoom) -> list[Exit]:
    """Anchors at the side moved within their range to their labels' heights, unless that cuts more boxes."""
    found = list(exits)
    for is_left in (True, False) * SLIDES:
        members = [i for i, exit in enumerate(found) if exit.is_left is is_left]
        order = [members[i] for i in _order_in_column([found[i] for i in members])]
        wanted = _wanted_tops([found[i] for i in order], figure)
        heights = [targets[i].height for i in order]
        for index, top in zip(
            order, _pack_labels(wanted, heights, figure.column(is_left)) or wanted, strict=True
        ):
            found[index] = _slide_anchor(index, top, found, targets, figure)
    return found


def _slide_anchor(
    index: int, to: float, exits: Sequence[Exit], targets: Sequence[Target], figure: LabelRoom
) -> Exit:
    exit = exits[index]
    if exit.way is not Way.SIDE:
        return exit
    moved = replace(exit, anchor=Point(exit.anchor.x, min(max(to, exit.low), exit.high)))
    obstacles = _obstacles(index, targets, figure)
    if _cost(moved, obstacles, figure) > _cost(exit, obstacles, figure) + ACROSS:
        return exit
    runs = [other.run(figure) for i, other in enumerate(exits) if i != index]
    return exit if any(_distance(moved.run(figure), run) < NEAR for run in runs) else moved


# Drawing


def _draw_leaders(
    exits: Sequence[Exit], targets: Sequence[Target], figure: LabelRoom
) -> list[PlacedCallout] | None:
    found: dict[int, PlacedCallout] = {}
    for is_left in (True, False):
        members = [i for i, exit in enumerate(exits) if exit.is_left is is_left]
        order = [members[i] for i in _order_in_column([exits[i] for i in members])]
        wanted = _wanted_tops([exits[i] for i in order], figure)
        column = figure.column(is_left)
        tops = _pack_labels(wanted, [targets[i].height for i in order], column)
        if tops is None:
            return None
        for index, lane, top in zip(order, wanted, tops, strict=True):
            label = Rect(column.x, top, column.width, targets[index].height)
            leader = _leader(exits[index], lane, label, figure)
            found[index] = PlacedCallout(targets[index], exits[index], leader, label)
    return [found[i] for i in range(len(exits))]


def _leader(exit: Exit, lane: float, label: Rect, figure: LabelRoom) -> tuple[Point, ...]:
    """From the anchor out of the card, a slant across the gutter, level into the rule over the label."""
    sign = -1 if exit.is_left else 1
    out = figure.edge(exit.is_left) + sign * OUTSIDE
    near = label.right if exit.is_left else label.x
    points = [exit.anchor]
    if exit.way is not Way.SIDE:
        points.append(Point(exit.anchor.x, lane))
    points += [Point(out, lane), Point(near - sign * INTO, label.y), Point(near, label.y)]
    return tuple(points)


# Proof


def faults(found: Sequence[PlacedCallout], figure: LabelRoom) -> list[str]:
    """The promises that are broken, in words; none where all are kept."""
    told = []
    for one, other in combinations(found, 2):
        if any(crosses(*a, *b) for a in pairwise(one.leader) for b in pairwise(other.leader)):
            told.append(f"leaders cross at {one.anchor} and {other.anchor}")
        if one.label.overlaps(other.label):
            told.append(f"labels overlap at {one.label} and {other.label}")
    for each in found:
        if not _on(each.anchor, each.target):
            told.append(f"a leader ends at {each.anchor}, off its element at {each.target.box}")
        if each.exit.way is Way.SIDE and abs(each.label.y - each.anchor.y) > FARTHEST:
            told.append(f"a label stands {measured(abs(each.label.y - each.anchor.y))} from its element")
        if figure.card.overlaps(each.label):
            told.append(f"a label lies on the card at {each.label}")
        if not figure.column(each.exit.is_left).contains(each.label):
            told.append(f"a label leaves its column at {each.label}")
    return told


def _on(point: Point, target: Target) -> bool:
    """Whether a leader ends on the edge of its element (with what a text is grown by), or inside a picture."""
    box = box_with_margin(target)
    inside = box.outset(1e-6).contains(Rect(point.x, point.y, 0, 0))
    if target.kind is TargetKind.PICTURE:
        return inside
    near = min(
        abs(point.x - box.x), abs(point.x - box.right), abs(point.y - box.y), abs(point.y - box.bottom)
    )
    return inside and near < 1e-6


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two stretches meet: the ends of each lie on both sides of the other (Cormen et al., *Introduction to
    Algorithms*, "Computational geometry").
    """
    return (
        _turn(a, b, c) * _turn(a, b, d) <= 0
        and _turn(c, d, a) * _turn(c, d, b) <= 0
        and min(a.x, b.x) <= max(c.x, d.x)
        and min(c.x, d.x) <= max(a.x, b.x)
        and min(a.y, b.y) <= max(c.y, d.y)
        and min(c.y, d.y) <= max(a.y, b.y)
    )


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def _distance(one: tuple[Point, Point], other: tuple[Point, Point]) -> float:
    """Between two level or upright stretches; 0 where they meet."""
    (a, b), (c, d) = one, other
    dx = max(min(c.x, d.x) - max(a.x, b.x), min(a.x, b.x) - max(c.x, d.x), 0.0)
    dy = max(min(c.y, d.y) - max(a.y, b.y), min(a.y, b.y) - max(c.y, d.y), 0.0)
    return max(dx, dy) if min(dx, dy) == 0 else float((dx * dx + dy * dy) ** 0.5)
