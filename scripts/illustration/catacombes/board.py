"""What is no card: pawns, tokens, turn markers, the backs of the decks."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, clipped, document, fill, outlined, placed
from ..inks import BLACK, BONE, Colour
from ..medals.dead import DEAD
from ..medals.struck import cast
from ..paths import PathData, circle, curve, polygon, rectangle, spike, star, turned
from . import symbols
from .charges import charge
from .inks import PAWNS, TEAMS
from .medal import MIDDLE, notches, struck, toothed

# Who stands on the characters' pawns and turn markers: colour of the pawn, head, what stands behind it, its number.
CHARACTERS: dict[str, tuple[str, str, str, int]] = {
    "epee-1": ("vert", "dawn_paladin", "nothing", 1),
    "epee-2": ("violet", "star_enchantress", "nothing", 2),
    "crane-1": ("bleu", "skull", "ram_horns", 1),
    "crane-2": ("gris", "reaper", "nothing", 2),
}
PROJECTILES = ("vague", "vague-puissante", "arc-long", "boule-de-feu", "missile")


def around(count: int, radius: float) -> list[tuple[float, float, float]]:
    """(x, y, angle) of so many places on a circle."""
    step = 360 / count
    return [(*turned(MIDDLE, i * step - 90, radius, 0), i * step - 90) for i in range(count)]


def _rings(ton: str) -> PathData:
    """The rim pattern of a colour, so that pawns are told apart without it."""
    patterns: dict[str, Callable[[], str]] = {
        "vert": lambda: "".join(star(x, y, 4.4, 1.7, 4, a) for x, y, a in around(12, 43.4)),
        "violet": lambda: "".join(_bar(a, 39.6, 47, 2.4) for _, _, a in around(32, 43)),
        "bleu": lambda: "".join(spike(x, y, 7.4, 6.6, a) for x, y, a in around(28, 39.6)),
        "gris": lambda: "".join(circle(x, y, 2.6) for x, y, _ in around(24, 43.4)),
        "orange": lambda: "".join(_chevron(a) for _, _, a in around(16, 43)),
        "bois": lambda: "".join(_bar(a, 39.6, 47, 7.4) for _, _, a in around(12, 43)),
    }
    return patterns[ton]()


def _bar(angle: float, inner: float, outer: float, wide: float) -> PathData:
    return polygon(
        [turned(MIDDLE, angle, u, v * wide / 2) for u, v in ((inner, -1), (outer, -1), (outer, 1), (inner, 1))]
    )


def _chevron(angle: float) -> PathData:
    points = ((40, -6), (43.4, 1.4), (46.8, -6), (46.8, -1.6), (43.4, 5.8), (40, -1.6))
    return polygon([turned(MIDDLE, angle, u, v) for u, v in points])


def pips(number: int) -> Fragment:
    """One or two points below: which character of the team."""
    at = [50 + (i - (number - 1) / 2) * 9 for i in range(number)]
    return "".join(cast(circle(x, 88.5, 3.6), BONE, 2.2) for x in at)


def pawn(ton: str, shown: Fragment, number: int = 0) -> str:
    """A sticker: its ground reaches far out, since the bleed of a small pawn is wide in proportion."""
    colour = PAWNS[ton]
    ground = fill(rectangle(-25, -25, 150, 150), colour) + fill(_rings(ton), BLACK)
    middle = fill(circle(50, 50, 38.4), BLACK) + fill(circle(50, 50, 36.8), BONE) + fill(circle(50, 50, 35.2), BLACK)
    return document(-25, -25, 150, 150, ground, middle, shown, pips(number))


def character(name: str) -> str:
    ton, head, behind, number = CHARACTERS[name]
    shown = charge(name.split("-")[0], PAWNS[ton], head, behind)
    return pawn(ton, placed(shown, 50, 50, 0.81, origin=(50, 50)), number)


def icon(name: str, colour: Colour, size: float, x: float = 50, y: float = 50) -> Fragment:
    """One of the symbols as a picture, in the middle of a medal."""
    drawn = "".join(fill(path, colour, even_odd=True) for path in symbols.SYMBOLS[name]())
    return placed(drawn, x, y, size / 24, origin=(12, 12))


def crystal() -> str:
    """A cluster of three shards."""
    shards = ""
    for x, y, angle, long, wide in ((36, 76, -22, 44, 15), (64, 76, 22, 44, 15), (50, 80, 0, 62, 19)):
        at = [
            turned((x, y), angle - 90, u, v)
            for u, v in ((0, -wide / 3), (long - 14, -wide / 2), (long, 0), (long - 14, wide / 2), (0, wide / 3))
        ]
        ridge = turned((x, y), angle - 90, long - 14, wide * 0.08)
        foot = turned((x, y), angle - 90, 0, wide * 0.04)
        shards += cast(polygon(at)) + fill(polygon([foot, ridge, at[2], at[3], at[4]]), PAWNS["bois"])
    return pawn("bois", placed(shards, 50, 49, 0.86, origin=(50, 50)))


# ------------------------------------------------------------------------------------------------- tokens


def heart(size: float) -> PathData:
    half = [(0, 0.92, True), (0.62, 0.34), (0.98, -0.14), (0.92, -0.66), (0.5, -0.9), (0.16, -0.76), (0, -0.46, True)]
    right = [(50 + p[0] * size, 51 + p[1] * size, *p[2:]) for p in half]
    left = [(100 - p[0], *p[1:]) for p in reversed(right[1:-1])]
    return curve([*right, *left])


def health(team: str) -> str:
    """A heart with the emblem of the team that it belongs to; the rim is the team's."""
    spot = TEAMS[team]
    edge = toothed(42.4, 38.6) if team == "crane" else circle(50, 50, 41)
    notch = fill(notches(41.6, 34, 10), spot) if team == "epee" else ""
    ground = fill(rectangle(-20, -20, 140, 140), spot) + fill(edge, BLACK) + notch
    size = 29 if team == "epee" else 24
    return document(-20, -20, 140, 140, ground, fill(heart(31.5), BONE), icon(team, BLACK, size, 50, 48))


def marker(name: str) -> str:
    """A turn marker: the character, on the colour of its pawn, within the rim of its team."""
    ton, head, behind, number = CHARACTERS[name]
    team = name.split("-")[0]
    medal = placed(struck(team, PAWNS[ton], charge(team, PAWNS[ton], head, behind)), 50, 50, 0.9, origin=(50, 50))
    return document(-20, -20, 140, 140, fill(rectangle(-20, -20, 140, 140), PAWNS[ton]), medal, pips(number))


# -------------------------------------------------------------------------------------------------- backs


def _swords(spot: Colour) -> Fragment:
    """Two swords side by side, one up, one down."""
    blade = polygon([(40, 7), (46.6, 16), (46, 68), (34, 68), (33.4, 16)])
    guard = polygon([(27, 68), (53, 68), (54.6, 72), (53, 75), (27, 75), (25.4, 72)])
    hilt = rectangle(36.6, 74, 6.8, 13)
    sword = (
        cast(hilt)
        + cast(blade)
        + fill(rectangle(39, 17, 2, 45), BLACK)
        + cast(guard, spot)
        + cast(circle(40, 89, 4.8), spot)
    )
    return sword + placed(sword, 50, 50, origin=(50, 50), angle=180)


def _skulls(spot: Colour) -> Fragment:
    """Two skulls, jaw to jaw."""
    skull = placed(DEAD["skull"](spot), 50, 28, 0.57, origin=(50, 48))
    return skull + placed(skull, 50, 50, origin=(50, 50), angle=180)


def back(team: str) -> str:
    """Two-headed, so that no card is known by the way it lies."""
    spot = TEAMS[team]
    centre = (31.5, 44.0)
    rays = "".join(spike(*turned(centre, i * 5, 64, 0), 40, 3.2, i * 5 + 180) for i in range(72))
    rays = clipped(rectangle(5, 5, 53, 78), fill(rays, spot))
    frame = outlined(rectangle(4.6, 4.6, 53.8, 78.8), "none", BONE, 0.7)
    field = fill(rectangle(-3, -3, 69, 94), BLACK)
    medal = placed(
        struck(team, spot, (_swords if team == "epee" else _skulls)(spot), ground=33), *centre, 0.47, origin=(50, 50)
    )
    small = "".join(
        placed(
            fill(circle(50, 50, 50), BLACK)
            + fill(circle(50, 50, 44), BONE)
            + fill(circle(50, 50, 38), spot)
            + icon(team, BONE, 50),
            x,
            y,
            0.112,
            origin=(50, 50),
            angle=turn,
        )
        for x, y, turn in ((10.2, 10.2, 0), (52.8, 10.2, 0), (10.2, 77.8, 180), (52.8, 77.8, 180))
    )
    return document(
        -3,
        -3,
        69,
        94,
        field,
        rays,
        frame,
        small,
        fill(circle(*centre, 26.4), BLACK),
        fill(circle(*centre, 25.2), spot),
        medal,
    )


def drawings() -> dict[str, Callable[[], str]]:
    found: dict[str, Callable[[], str]] = {"pions/cristal.svg": crystal}
    for name in CHARACTERS:
        found[f"pions/{name}.svg"] = lambda name=name: character(name)  # type: ignore[misc]
        found[f"marqueurs/{name}.svg"] = lambda name=name: marker(name)  # type: ignore[misc]
    for name in PROJECTILES:
        found[f"pions/{name}.svg"] = lambda name=name: pawn("orange", icon(name, BONE, 52))  # type: ignore[misc]
    for team in TEAMS:
        found[f"jetons/sante-{team}.svg"] = lambda team=team: health(team)  # type: ignore[misc]
        found[f"dos/{team}.svg"] = lambda team=team: back(team)  # type: ignore[misc]
    return found
