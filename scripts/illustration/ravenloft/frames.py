"""Outlines of furniture: the windows whose shape tells a card's kind, and frames with three kinds of corner.

What `data.fenetres` and `data.cadres` of the game hold is written by `outlines()`; a test compares them.
"""

import math

from ..paths import number


def foils(count: int, x: float, y: float, radius: float, overlap: float, turn: float = -90) -> str:
    """A ring of lobes that reach `radius` from the middle; `overlap` > 1 makes the cusps between them shallower."""
    half = math.pi / count
    far = radius / (1 + overlap * math.sin(half))
    lobe = radius - far
    cusp = far * math.cos(half) + math.sqrt(lobe**2 - (far * math.sin(half)) ** 2)
    ends = [math.radians(turn) + half * (2 * i - 1) for i in range(count + 1)]
    points = [f"{number(x + cusp * math.cos(a))} {number(y + cusp * math.sin(a))}" for a in ends]
    large = int(cusp * math.cos(half) < far)
    arcs = [f"A{number(lobe)} {number(lobe)} 0 {large} 1 {point}" for point in points[1:]]
    return f"M{points[0]}{''.join(arcs)}z"


def polygon(*points: tuple[float, float]) -> str:
    return f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in points)}z"


def lobed_square(left: float, top: float, side: float, half: float, rise: float) -> str:
    """A square with a lobe on the middle of each side."""
    bow = (half**2 + rise**2) / (2 * rise)
    arc, middle, right, foot = f"A{number(bow)} {number(bow)} 0 0 1", side / 2, left + side, top + side
    a, b, c, d = (number(left + middle - half), number(left + middle + half), number(top + middle - half), number(top + middle + half))
    return (
        f"M{number(left)} {number(top)}H{a}{arc} {b} {number(top)}H{number(right)}V{c}{arc} {number(right)} {d}"
        f"V{number(foot)}H{b}{arc} {a} {number(foot)}H{number(left)}V{d}{arc} {number(left)} {c}z"
    )


def frame(corner: str, inset: float, cut: float, width: float = 63, height: float = 88) -> str:
    """A rectangle `inset` from the trim, its corners cut off, scooped out or stepped."""
    x, y, right, foot = inset, inset, width - inset, height - inset
    n = number
    if corner == "chamfer":
        return polygon(
            (x + cut, y), (right - cut, y), (right, y + cut), (right, foot - cut),
            (right - cut, foot), (x + cut, foot), (x, foot - cut), (x, y + cut),
        )  # fmt: skip
    if corner == "scoop":
        arc = f"A{n(cut)} {n(cut)} 0 0 0"
        return (
            f"M{n(x + cut)} {n(y)}H{n(right - cut)}{arc} {n(right)} {n(y + cut)}V{n(foot - cut)}"
            f"{arc} {n(right - cut)} {n(foot)}H{n(x + cut)}{arc} {n(x)} {n(foot - cut)}V{n(y + cut)}{arc} {n(x + cut)} {n(y)}z"
        )
    half = cut / 2
    return (
        f"M{n(x + cut)} {n(y)}H{n(right - cut)}v{n(half)}h{n(half)}v{n(half)}h{n(half)}V{n(foot - cut)}h-{n(half)}v{n(half)}h-{n(half)}v{n(half)}"
        f"H{n(x + cut)}v-{n(half)}h-{n(half)}v-{n(half)}h-{n(half)}V{n(y + cut)}h{n(half)}v-{n(half)}h{n(half)}z"
    )


def lancet(left: float, right: float, foot: float, springing: float, apex: float) -> str:
    """A pointed arch over a wide opening."""
    middle, rise = (left + right) / 2, springing - apex
    n = number
    return (
        f"M{n(left)} {n(foot)}V{n(springing)}C{n(left)} {n(springing - rise * 0.6)} {n(left + 9)} {n(apex + 4.6)} {n(middle)} {n(apex)}"
        f"C{n(right - 9)} {n(apex + 4.6)} {n(right)} {n(springing - rise * 0.6)} {n(right)} {n(springing)}V{n(foot)}z"
    )


OGEE = (((6.2, 36), (6.2, 29.4), (12.4, 26), (20.4, 24.6)), ((20.4, 24.6), (26.4, 23.6), (30.4, 21.4), (31.5, 16.2)))


def ogee() -> str:
    """The window of villains, its right half the mirrored left one."""
    left = "".join(f"C{' '.join(f'{number(x)} {number(y)}' for x, y in piece[1:])}" for piece in OGEE)
    back = [[(63 - x, y) for x, y in reversed(piece)] for piece in reversed(OGEE)]
    right = "".join(f"C{' '.join(f'{number(x)} {number(y)}' for x, y in piece[1:])}" for piece in back)
    return f"M6.2 56.4V36{left}{right}V56.4z"


def leaves() -> list[str]:
    """Six leaves a side, growing out of the ogee's moulding towards its finial: one transform each."""
    found = []
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in OGEE:
        for t in (0.22, 0.55, 0.88):
            u = 1 - t
            x = u**3 * ax + 3 * u * u * t * bx + 3 * u * t * t * cx + t**3 * dx
            y = u**3 * ay + 3 * u * u * t * by + 3 * u * t * t * cy + t**3 * dy
            right = u * u * (bx - ax) + 2 * u * t * (cx - bx) + t * t * (dx - cx)
            down = u * u * (by - ay) + 2 * u * t * (cy - by) + t * t * (dy - cy)
            far = math.hypot(right, down)
            x, y, turn = x + 1.2 * down / far, y - 1.2 * right / far, math.degrees(math.atan2(down, right))
            found.append(f"translate({number(x)} {number(y)}) rotate({number(turn)})")
            found.append(f"translate({number(63 - x)} {number(y)}) rotate({number(-turn)}) scale(-1 1)")
    return found


def outlines() -> dict[str, dict[str, str]]:
    """What the game's data holds: name of the table → name → path data."""
    windows = {
        "monstre": lancet(6.2, 56.8, 56.4, 37, 16.2),
        "vilain": ogee(),
        "heros": "M6.2 48.4V34.2C6.2 28.2 10.4 24.4 16.8 24.2C17.2 19.6 22.4 16.8 31.5 14.8C40.6 16.8 45.8 19.6 46.2 24.2C52.6 24.4 56.8 28.2 56.8 34.2V48.4z",
        "danger": foils(3, 31.5, 39, 22.4, 1.06),
        "piege": foils(4, 31.5, 37.2, 20.8, 1.12, -45),
        "malediction": foils(5, 31.5, 37.4, 20.8, 1.14),
        "evenement": foils(6, 31.5, 37.2, 20.8, 1.14),
        "environnement": foils(8, 31.5, 37.2, 20.8, 1.18),
        "tresor": lobed_square(15.7, 20.4, 31.6, 9, 4.2),
        "volonte": foils(12, 31.5, 37.2, 20.4, 1.3),
        "utilitaire": standing(8, 31.5, 37.2, 20.6),
        "quotidien": polygon((31.5, 16.6), (52.5, 37.1), (31.5, 57.6), (10.5, 37.1)),
        "bonus": pointed(8, 31.5, 37.4, 21, 16.4),
        "salle": "M8 56.4V28.2C8.6 23.6 11.6 20.4 15.6 18.2C19.4 20.2 22.4 22.8 23.5 26.2C24.4 21.6 27.4 18.6 31.5 16.2"
        "C35.6 18.6 38.6 21.6 39.5 26.2C40.6 22.8 43.6 20.2 47.4 18.2C51.4 20.4 54.4 23.6 55 28.2V56.4z",
        "utilise": foils(12, 31.5, 42, 23.4, 1.3),
    }
    frames = {corner: {"trait": frame(corner, 3.3, 3.2), "filet": frame(corner, 4.25, 3.2 - 0.4)} for corner in ("chamfer", "scoop", "step")}
    return {"fenetres": windows, "cadres": {f"{corner}-{line}": path for corner, lines in frames.items() for line, path in lines.items()}}


def standing(sides: int, x: float, y: float, radius: float) -> str:
    """A regular polygon that stands on a side."""
    turns = [math.pi / sides + 2 * math.pi * i / sides - math.pi / 2 for i in range(sides)]
    return polygon(*((x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns))


def pointed(points: int, x: float, y: float, outer: float, inner: float) -> str:
    """A star, the first of its points up."""
    turns = [(math.pi * i / points - math.pi / 2, inner if i % 2 else outer) for i in range(2 * points)]
    return polygon(*((x + r * math.cos(a), y + r * math.sin(a)) for a, r in turns))
