"""The shapes that the symbols are made of: containers, the figures in them, and those that stand free.

Every path is filled by the even-odd rule, so that a shape inside a shape is a hole and a shape inside that hole is
solid again. The smallest hole, gap or bar is 1.5 units, which is 0.25 mm where a symbol is printed at 4 mm.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import paths
from ..paths import circle as disc
from ..paths import number, star
from ..paths import rectangle as box

Paths = list[str]  # each the data of one even-odd path


def polygon(*points: tuple[float, float]) -> str:
    return paths.polygon(points)


def smooth(*points: tuple[float, ...]) -> str:
    """A closed curve through the points; one written (x, y, 1) is a corner."""
    return paths.curve([(point[0], point[1], len(point) > 2) for point in points])


def almond(x: float, y: float, width: float, height: float) -> str:
    """A pointed oval, as of an eye."""
    return paths.lens(x, y, width, height)


def cross(x: float, y: float, reach: float, half: float) -> str:
    r, w = reach, half
    corners = [
        (-w, -r),
        (w, -r),
        (w, -w),
        (r, -w),
        (r, w),
        (w, w),
        (w, r),
        (-w, r),
        (-w, w),
        (-r, w),
        (-r, -w),
        (-w, -w),
    ]
    return polygon(*((x + dx, y + dy) for dx, dy in corners))


def wedge(x: float, y: float, angle: float, long: float, wide: float) -> str:
    """A ray from a broad foot at (x, y), *angle* in degrees, to a point."""
    return paths.spike(x, y, long, wide, angle)


# The containers of the four power draws; the card of a drawn value carries them too.
SHIELD = "M12 .8L21.6 3.9V12C21.6 17.6 17.4 21.4 12 23.3C6.6 21.4 2.4 17.6 2.4 12V3.9Z"


LOZENGE = polygon((12, 0.5), (22.6, 12), (12, 23.5), (1.4, 12))


STAR_8 = star(12, 12, 11.7, 7.9, 8)


HEXAGON = polygon((0.4, 12), (6.2, 1.8), (17.8, 1.8), (23.6, 12), (17.8, 22.2), (6.2, 22.2))


HEART = (
    "M12 21.9C4.8 16.6 1.4 12.6 1.4 8.2C1.4 4.7 4.1 2.2 7.2 2.2C9.3 2.2 11 3.3 12 5.2"
    "C13 3.3 14.7 2.2 16.8 2.2C19.9 2.2 22.6 4.7 22.6 8.2C22.6 12.6 19.2 16.6 12 21.9Z"
)


ARCH = "M1.9 23V11.6C1.9 5.6 6.3 1 12 1S22.1 5.6 22.1 11.6V23Z"


SACK = "M5.2 8.2H18.8L20.4 20.2C20.6 21.8 19.7 22.8 18.1 22.8H5.9C4.3 22.8 3.4 21.8 3.6 20.2Z"


SACK_ROLL = [box(1.8, 2.2, 4.2, 4.4), box(7.6, 2.2, 8.8, 4.4), box(18, 2.2, 4.2, 4.4)]


FIST = polygon(
    (6.1, 10.6), (6.1, 8.2), (7.6, 7), (9.6, 7), (9.6, 5.9), (13.1, 5.9), (13.1, 6.6), (15.9, 6.9), (17.9, 8.1),
    (17.9, 14), (16.1, 16.4), (16.1, 18.6), (8.6, 18.6), (8.6, 16.2), (6.1, 13.6),
)  # fmt: skip


FINGERS = [
    polygon((9.1, 7.9), (10.6, 7.9), (10.6, 11.4), (9.1, 11.4)),
    polygon((12.1, 7.4), (13.6, 7.4), (13.6, 11.4), (12.1, 11.4)),
    polygon((15, 7.9), (16.5, 7.9), (16.5, 11.4), (15, 11.4)),
    polygon((7.8, 12.6), (13.4, 12.6), (13.4, 14.1), (11.2, 14.1), (10.2, 15.6), (8.7, 14.4)),
]


EYE = [almond(12, 12, 14.6, 8.2), disc(12, 12, 2.5)]


DOMINO = [
    smooth((4.2, 10.2, 1), (8.2, 8.9), (12, 10.5, 1), (15.8, 8.9), (19.8, 10.2, 1), (18.6, 15), (15, 16.4),
           (12, 14.2, 1), (9, 16.4), (5.4, 15)),
    almond(8.5, 12.5, 4.2, 2.2),
    almond(15.5, 12.5, 4.2, 2.2),
]  # fmt: skip


HORNED_MASK = [
    smooth((5.4, 4.4, 1), (6.6, 7.2), (8.8, 8.3, 1), (12, 6.6), (15.2, 8.3, 1), (17.4, 7.2), (18.6, 4.4, 1),
           (19.6, 8.2), (17.4, 11.8, 1), (16.2, 17), (12, 20.8, 1), (7.8, 17), (6.6, 11.8, 1), (4.4, 8.2)),
    polygon((8, 11.2), (11.3, 13.1), (10.9, 15.1), (8.5, 14.1)),
    polygon((16, 11.2), (12.7, 13.1), (13.1, 15.1), (15.5, 14.1)),
    polygon((10.2, 16.6), (13.8, 16.6), (12, 19)),
]  # fmt: skip


TORCH_FLAME = [
    smooth((12.6, 2.4, 1), (14.3, 5.5), (17, 8.3), (16.6, 11.5), (14, 13.3, 1), (10, 13.3, 1), (7.4, 11.3), (7.6, 7.9),
           (9.4, 8.9, 1), (10.4, 5.7)),
    smooth((12.3, 7.6, 1), (13.8, 10.3), (12.9, 11.9, 1), (11.1, 11.9, 1), (10.4, 10.3)),
]  # fmt: skip


TORCH_STAFF = polygon(
    (7.4, 14.8), (16.6, 14.8), (15, 17.7), (13.5, 17.7), (13, 22.2), (11, 22.2), (10.5, 17.7), (9, 17.7)
)


MEDAL = disc(12, 12, 11.4)


def path(*parts: str) -> str:
    return "".join(parts)


def heros() -> Paths:
    helmet = smooth(
        (2.6, 22.4, 1), (2.8, 12), (4.8, 5.8), (12, 1.6, 1), (19.2, 5.8), (21.2, 12), (21.4, 22.4, 1), (14.8, 22.4, 1),
        (14.4, 15.2, 1), (13, 13.8, 1), (13, 22.4, 1), (11, 22.4, 1), (11, 13.8, 1), (9.6, 15.2, 1), (9.2, 22.4, 1),
    )  # fmt: skip
    left = polygon((4.6, 10.2), (10.6, 11.8), (10.6, 13.5), (9.4, 14), (4.6, 12.7))
    right = polygon((19.4, 10.2), (13.4, 11.8), (13.4, 13.5), (14.6, 14), (19.4, 12.7))
    return [path(helmet, left, right, box(11.2, 4.6, 1.6, 5))]


def renegat() -> Paths:
    """The hero's helmet, split: one half has slipped."""
    left = smooth((1.8, 21.6, 1), (2, 11.6), (3.9, 5.4), (10.6, 1.6, 1), (8.2, 7.4, 1), (10.4, 10.4, 1), (8, 15.4, 1),
                  (8.2, 21.6, 1))  # fmt: skip
    slit = polygon((3.9, 9.8), (7.6, 10.8), (8.2, 12), (7.4, 13.2), (3.9, 12.3))
    right = smooth((15.4, 3.4, 1), (20.2, 7.2), (22.2, 13), (22.4, 22.8, 1), (15.8, 22.8, 1), (15.4, 16.4, 1),
                   (12.2, 14.4, 1), (14.4, 10.8, 1), (12.2, 8, 1))  # fmt: skip
    return [path(left, slit), path(right, polygon((20.4, 12), (16.2, 13.1), (15.7, 14.6), (16.2, 15.4), (20.4, 14.5)))]


def epee() -> Paths:
    blade = polygon(
        (21.9, 2.1), (21.5, 7), (12.9, 15.7), (16.3, 19.1), (14.2, 21.2), (9.9, 16.9), (7.1, 19.7), (7.2, 21.8),
        (5.2, 22.7), (1.3, 18.8), (2.2, 16.8), (4.3, 16.9), (7.1, 14.1), (2.8, 9.8), (4.9, 7.7), (8.3, 11.1), (17, 2.5),
    )  # fmt: skip
    return [path(blade, polygon((17.3, 5.6), (18.4, 6.7), (11.9, 13.2), (10.8, 12.1)))]


def grimoire() -> Paths:
    cover = polygon((2.8, 4), (6, 1.4), (20.8, 1.4), (20.8, 19.6), (17.8, 22.6), (2.8, 22.6))
    pages = polygon((6, 4.6), (7, 3.1), (19.1, 3.1), (19.1, 4.6))
    return [path(cover, pages, box(5.1, 6.4, 1.6, 14.2), star(12.9, 13.2, 5.4, 2.2, 4))]


def fee() -> Paths:
    body = smooth((12, 5.4), (13.7, 7.6), (13.4, 13), (12, 22.8, 1), (10.6, 13), (10.3, 7.6))
    upper = smooth((9.4, 11.2, 1), (6.6, 4.8), (0.8, 2.6, 1), (1, 8.6), (4.4, 12.4))
    lower = smooth((9.2, 13.2, 1), (5.2, 13.8), (2.2, 18.8, 1), (6.8, 19.6), (10, 16.4))
    mirror = {
        "upper": smooth((14.6, 11.2, 1), (17.4, 4.8), (23.2, 2.6, 1), (23, 8.6), (19.6, 12.4)),
        "lower": smooth((14.8, 13.2, 1), (18.8, 13.8), (21.8, 18.8, 1), (17.2, 19.6), (14, 16.4)),
    }
    return [body, disc(12, 3.2, 2.2), upper, lower, mirror["upper"], mirror["lower"]]


def tresor() -> Paths:
    lid = path(
        "M1.8 10.6C1.8 5.6 4.5 3 8 3H16C19.5 3 22.2 5.6 22.2 10.6Z", box(5.6, 4.7, 1.6, 5.9), box(16.8, 4.7, 1.6, 5.9)
    )
    base = path("M1.8 12.3H8.8V16.4H15.2V12.3H22.2V21.8H1.8Z", box(5.2, 14.4, 1.6, 5.4), box(17.2, 14.4, 1.6, 5.4))
    return [lid, base, box(10.5, 11.6, 3, 3.2)]


def quete() -> Paths:
    scroll = (
        "M5 1.6H19.3C21.5 1.6 22.8 3 22.8 5.2V7.2H18.6V19.2C18.6 21.3 17.2 22.6 15 22.6H4.6"
        "C2.5 22.6 1.2 21.3 1.2 19.2V17.2H5V5.2Z"
    )
    return [path(scroll, box(7.8, 5.8, 7.8, 1.7), box(7.8, 9.6, 7.8, 1.7), box(7.8, 13.4, 4, 1.7), disc(15, 17.6, 2))]


def crane() -> Paths:
    """The horned skull: a legendary monster, which is a boss."""
    skull = smooth(
        (1, 2.4, 1), (2, 8.2), (5.2, 10.2), (4.8, 12.6), (5.8, 16.6), (8, 18.2, 1), (8, 22.8, 1), (16, 22.8, 1),
        (16, 18.2, 1), (18.2, 16.6), (19.2, 12.6), (18.8, 10.2), (22, 8.2), (23, 2.4, 1), (20, 5.8), (16.4, 6),
        (12, 4.6), (7.6, 6), (4, 5.8),
    )  # fmt: skip
    eyes = [
        polygon((6.6, 10.9), (10.9, 12.5), (10.2, 15.6), (7.2, 15)),
        polygon((17.4, 10.9), (13.1, 12.5), (13.8, 15.6), (16.8, 15)),
    ]
    return [
        path(
            skull,
            *eyes,
            polygon((12, 15.6), (13.4, 18.2), (10.6, 18.2)),
            box(9.6, 19.9, 1.5, 2.9),
            box(12.9, 19.9, 1.5, 2.9),
        )
    ]


def weight(bars: int) -> Paths:
    body = "M9.2 7.4A3.8 3.8 0 1 1 14.8 7.4H19.2L22.8 22.4H1.2L4.8 7.4Z"
    left = 12 - (bars * 4.3 - 1.9) / 2
    return [path(body, disc(12, 4.8, 1.7), *(box(left + i * 4.3, 10.6, 2.4, 8.6) for i in range(bars)))]


def lozenges(count: int) -> Paths:
    if count == 1:
        return [polygon((12, 2.4), (18.2, 12), (12, 21.6), (5.8, 12))]
    half = 4.4 if count == 2 else 3.5
    pitch = 2 * half + 0.6
    centres = [12 + (i - (count - 1) / 2) * pitch for i in range(count)]
    return [polygon((x, 12 - half * 1.7), (x + half, 12), (x, 12 + half * 1.7), (x - half, 12)) for x in centres]


def crowned_lozenge() -> Paths:
    crown = polygon(
        (2, 1.4), (7.2, 4.9), (12, 0.4), (16.8, 4.9), (22, 1.4), (20, 9.4), (16.2, 9.4), (12, 5.4), (7.8, 9.4), (4, 9.4)
    )
    return [crown, polygon((12, 7.9), (18.8, 14.6), (12, 23.6), (5.2, 14.6))]


def claws(count: int) -> Paths:
    def claw(x: float) -> str:
        return smooth((x + 3, 1.4, 1), (x + 3.3, 8), (x + 1.3, 15), (x - 3.6, 22.8, 1), (x - 2.3, 16), (x - 1.5, 9))

    return [claw(12 + (i - (count - 1) / 2) * 6.9) for i in range(count)]


def wing(sign: str) -> Paths:
    feather = smooth(
        (1.4, 21.6, 1), (2.6, 12.4), (8, 4.6), (19.4, 1.2, 1), (18, 5), (20.6, 6.8, 1), (16.8, 9), (18.2, 11.6, 1),
        (13.4, 12.4), (12.6, 15, 1), (9, 15.6), (4.6, 18),
    )  # fmt: skip
    ribs = [
        smooth((3.4, 18, 1), (8.2, 10.6), (16.2, 4.6, 1), (9.4, 11.6)),
        smooth((5.6, 16, 1), (10, 11.4), (14.8, 9.6, 1), (11, 12.8)),
    ]
    mark = cross(18, 18.2, 5.2, 1.7) if sign == "+" else box(12.8, 16.5, 10.4, 3.4)
    return [path(feather, *ribs), mark]


def extreme_menace() -> Paths:
    def small(shape: Sequence[tuple[float, float]], x: float, y: float) -> str:
        return polygon(*((x + dx * 5.4, y + dy * 5.4) for dx, dy in shape))

    shield = "M6.2 .8L11.3 2.4V6.3C11.3 9 9.1 10.6 6.2 11.5C3.3 10.6 1.1 9 1.1 6.3V2.4Z"
    hexagon = [(-1, 0), (-0.5, -0.87), (0.5, -0.87), (1, 0), (0.5, 0.87), (-0.5, 0.87)]
    return [
        shield,
        star(17.9, 6.1, 5.7, 3.7, 8),
        polygon((6.2, 12.4), (11.4, 17.9), (6.2, 23.4), (1, 17.9)),
        small(hexagon, 17.9, 17.9),
    ]


def ten_times(y: float) -> list[str]:
    """The sign × and the figure 10 as outlines, strokes of 1.7."""
    times = polygon((3.4, y - 1.9), (4.6, y - 3.1), (6.5, y - 1.2), (8.4, y - 3.1), (9.6, y - 1.9), (7.7, y), (9.6, y + 1.9),
                    (8.4, y + 3.1), (6.5, y + 1.2), (4.6, y + 3.1), (3.4, y + 1.9), (5.3, y))  # fmt: skip
    one = polygon(
        (10.6, y - 3.2),
        (12.4, y - 4.4),
        (13.8, y - 4.4),
        (13.8, y + 4.4),
        (12, y + 4.4),
        (12, y - 2.2),
        (10.6, y - 1.4),
    )
    zero = "M15.3 {0}C15.3 {1} 21.3 {1} 21.3 {0}V{2}C21.3 {3} 15.3 {3} 15.3 {2}ZM17.1 {0}V{2}C17.1 {4} 19.5 {4} 19.5 {2}V{0}C19.5 {5} 17.1 {5} 17.1 {0}Z"
    values = (y - 2, y - 5.2, y + 2, y + 5.2, y + 3.4, y - 3.4)
    return [times, one, zero.format(*(number(v) for v in values))]


def variable() -> Paths:
    """SF, the sign of a value that the card describes, cut out of a six-pointed star."""
    s = polygon((6.2, 7.4), (11.3, 7.4), (11.3, 9.3), (8.1, 9.3), (8.1, 11), (11.3, 11), (11.3, 16.6), (6.2, 16.6), (6.2, 14.7),
                (9.4, 14.7), (9.4, 12.9), (6.2, 12.9))  # fmt: skip
    f = polygon(
        (12.9, 7.4),
        (18, 7.4),
        (18, 9.3),
        (14.8, 9.3),
        (14.8, 11),
        (17.2, 11),
        (17.2, 12.9),
        (14.8, 12.9),
        (14.8, 16.6),
        (12.9, 16.6),
    )
    return [path(star(12, 12, 12, 9.4, 6, 0), s, f)]


def coin(mark: str) -> Paths:
    """Gold, its shape says which: worth a full milled disc, a price a hollow tag, a renegade's full and pointed both ways."""
    match mark:
        case "worth":
            arch = "M7.2 18V11.4C7.2 8.2 9.2 5.8 12 5.8S16.8 8.2 16.8 11.4V18H14.1V11.8C14.1 9.8 13.3 8.6 12 8.6S9.9 9.8 9.9 11.8V18Z"
            return [path(star(12, 12, 11.8, 10.6, 30), arch)]
        case "price":
            tag, hollow = (
                ((1.4, 1), (22.6, 1), (22.6, 14.2), (12, 23.4), (1.4, 14.2)),
                ((3.6, 3.2), (20.4, 3.2), (20.4, 13.2), (12, 20.5), (3.6, 13.2)),
            )
            arrow = ((10.4, 5), (13.6, 5), (13.6, 9.4), (17, 9.4), (12, 15.6), (7, 9.4), (10.4, 9.4))
            return [path(polygon(*tag), polygon(*hollow), polygon(*arrow))]
        case _:
            both = (
                (12, 5),
                (16.4, 9.8),
                (13.6, 9.8),
                (13.6, 14.2),
                (16.4, 14.2),
                (12, 19),
                (7.6, 14.2),
                (10.4, 14.2),
                (10.4, 9.8),
                (7.6, 9.8),
            )
            return [path(polygon((12, 0.2), (22, 6.4), (22, 17.6), (12, 23.8), (2, 17.6), (2, 6.4)), polygon(*both))]


def value_card(draw: str) -> Paths:
    card = "M4.4 .4H19.6C20.8 .4 21.6 1.2 21.6 2.4V21.6C21.6 22.8 20.8 23.6 19.6 23.6H4.4C3.2 23.6 2.4 22.8 2.4 21.6V2.4C2.4 1.2 3.2 .4 4.4 .4Z"
    cut = {
        "bravoure-physique": "M12 3.6L18.4 5.7V12.4C18.4 16.4 15.6 18.9 12 20.4C8.4 18.9 5.6 16.4 5.6 12.4V5.7Z",
        "bravoure-arcanique": star(12, 12, 8.2, 5.4, 8),
        "petite-manigance": polygon((12, 3), (19, 12), (12, 21), (5, 12)),
        "grande-manigance": polygon((4.2, 12), (8.1, 5.2), (15.9, 5.2), (19.8, 12), (15.9, 18.8), (8.1, 18.8)),
    }[draw]
    core = {
        "bravoure-physique": box(10.4, 8, 3.2, 8),
        "bravoure-arcanique": disc(12, 12, 2.6),
        "petite-manigance": polygon((12, 9), (14.4, 12), (12, 15), (9.6, 12)),
        "grande-manigance": polygon((8.4, 9.4), (15.6, 9.4), (12, 15.6)),
    }[draw]
    return [path(card, cut, core)]


def back_butina() -> Paths:
    sun = "M12 3.8A5.3 5.3 0 0 1 17.3 9.1H6.7A5.3 5.3 0 0 1 12 3.8Z"

    def wave(y: float) -> str:
        return (
            f"M1.9 {number(y)}C3.6 {number(y)} 4.2 {number(y - 2)} 6.4 {number(y - 2)}S9.8 {number(y)} 12 {number(y)}"
            f"S15.4 {number(y - 2)} 17.6 {number(y - 2)}S20.4 {number(y)} 22.1 {number(y)}V{number(y + 1.9)}"
            f"C20.4 {number(y + 1.9)} 19.8 {number(y - 0.1)} 17.6 {number(y - 0.1)}S14.2 {number(y + 1.9)} 12 {number(y + 1.9)}"
            f"S8.6 {number(y - 0.1)} 6.4 {number(y - 0.1)}S3.6 {number(y + 1.9)} 1.9 {number(y + 1.9)}Z"
        )

    return [path(ARCH, sun, wave(12.6), wave(16.3), wave(20))]


def back_caveport() -> Paths:
    house = polygon((4.6, 11.2), (12, 3.6), (19.4, 11.2), (17.2, 11.2), (17.2, 15.8), (19.4, 15.8), (19.4, 17.8), (17.8, 17.8), (17.8, 23),
                    (15.9, 23), (15.9, 17.8), (13, 17.8), (13, 23), (11, 23), (11, 17.8), (8.1, 17.8), (8.1, 23), (6.2, 23), (6.2, 17.8),
                    (4.6, 17.8), (4.6, 15.8), (6.8, 15.8), (6.8, 11.2))  # fmt: skip
    return [path(ARCH, house, "M10.2 15V12.4A1.8 1.8 0 0 1 13.8 12.4V15Z")]


def back_soulstern() -> Paths:
    tree = polygon((12, 3), (15.6, 9), (14, 9), (17.2, 13.8), (15.3, 13.8), (18.9, 19), (13.3, 19), (13.3, 23), (10.7, 23), (10.7, 19), (5.1, 19),
                   (8.7, 13.8), (6.8, 13.8), (10, 9), (8.4, 9))  # fmt: skip
    return [path(ARCH, tree, smooth((12, 9.2, 1), (14.2, 13.4), (12, 17.2, 1), (9.8, 13.4)))]


def back_azkovlar() -> Paths:
    tower = polygon((3.2, 23), (8.2, 13.8), (8.2, 10.2), (9.4, 10.2), (9.4, 8.4), (12, 2.6), (14.6, 8.4), (14.6, 10.2), (15.8, 10.2), (15.8, 13.8),
                    (20.8, 23), (16.4, 23), (12.4, 14.4), (8, 23))  # fmt: skip
    return [path(ARCH, tower)]


def back_origines() -> Paths:
    rays = [wedge(12, 8.9, -90, 5, 2.2), wedge(7, 10.9, -135, 3.9, 2), wedge(17, 10.9, -45, 3.9, 2)]
    return [path(ARCH, "M4.9 16.9A7.1 6.9 0 0 1 19.1 16.9Z", *rays, box(4.4, 18.6, 15.2, 1.9))]


def back_legendaires() -> Paths:
    crown = polygon((4.8, 9), (8.8, 12), (12, 5.8), (15.2, 12), (19.2, 9), (17.6, 16.8), (6.4, 16.8))
    return [path(ARCH, crown, disc(12, 13.9, 1.5), box(6.4, 18.5, 11.2, 1.9))]


def charisme() -> Paths:
    """A smiling mouth with three rays: it talks a card out of the other's hand."""
    lips = [
        smooth((4.6, 13, 1), (8.5, 10.3), (12, 11.6), (15.5, 10.3), (19.4, 13, 1), (16.2, 17), (12, 18.4), (7.8, 17)),
        almond(12, 13.4, 10.4, 1.6),
    ]
    return [path(MEDAL, *lips, wedge(12, 9.2, -90, 5, 2.2), wedge(7.4, 9, -120, 4.2, 2), wedge(16.6, 9, -60, 4.2, 2))]


def sagesse() -> Paths:
    """An owl: brow, two eyes, beak."""
    brow = polygon((4, 5.2), (9.6, 7), (14.4, 7), (20, 5.2), (18.9, 8.4), (12, 11), (5.1, 8.4))
    eyes = [disc(7.9, 12.6, 3.7), disc(7.9, 12.6, 1.6), disc(16.1, 12.6, 3.7), disc(16.1, 12.6, 1.6)]
    return [path(MEDAL, brow, *eyes, polygon((12, 13.8), (14, 16.4), (12, 20.4), (10, 16.4)))]


def temerite() -> Paths:
    """An arrow that leaps on, with the step it leaves behind."""
    arrow = polygon(
        (4.9, 17.4), (4.9, 13.8), (11.5, 8.5), (8.8, 5.8), (19.2, 4.4), (17.8, 14.8), (15.1, 12.1), (8.5, 18.4)
    )
    return [path(MEDAL, arrow, polygon((6.4, 20), (9.3, 20.7), (13.4, 16.6), (12, 15.2)))]
