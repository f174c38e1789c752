"""The heroes and renegades of Caveport: boatwoman, miner, inventor, pickpocket, sold sergeant."""

from ..document import FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..inks import CAVEPORT, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, polygon, rectangle, star, turned
from .bust import SOFT, Look, face, shoulders
from .parts import (
    GOLDEN,
    accented,
    coin,
    copper,
    dark,
    fist,
    flame,
    hatch,
    iron,
    limb,
    polygons,
    skin,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from .registry import motif


def _fair(inks: Inks) -> Flats:
    """Skin that stands out from the houses and the water behind it."""
    return Flats(inks.light, mix(inks.light, inks.t1, 0.55), inks.t2)


@motif("bateliere-perche", CAVEPORT, shrink=0.96)
def boatwoman(inks: Inks) -> Fragment:
    """A boatwoman in a straw hat, her punt pole on the diagonal."""
    blouse = curve(shoulders(12, 92, 69))
    sleeves = Flats(inks.light, inks.t3, inks.t4)
    vest = curve("44 70! 36 72 26 78 22 101! 52 101! 54 86 52 76!")
    hat = curve("6 42! 24 36 34 31 42 20 54 16 64 20 70 32 84 38 98 42! 82 46 62 45 44 46 22 48")
    weave = "".join(
        brush(line, 0.8, 0.8)
        for line in (
            "14 42 36 36 60 35 88 41",
            "20 45 40 40.6 62 39.6 90 43",
            "38 30 54 26 68 31",
            "41 24 54 20 66 25",
        )
    )
    plait = "".join(
        lit(ellipse(x, y, 4.4, 4), dark(inks), SOFT)
        for x, y in ((41, 52), (38, 59), (36, 66), (35, 73), (36, 80))
    )
    pole = lit(limb("50 101 100 14", 3.8, 3.4), wood(inks), SOFT)
    ribbon = curve("36 34! 48 31 60 30 69 33! 70 37.6 58 35 46 36 33 39!")
    return (
        lit(blouse, sleeves, Light((-1.1, 1.2), (-16, 4)))
        + lit(vest, dark(inks), SOFT)
        + plait
        + fill(polygon("33 84 39 84 38.6 87 33.4 87"), inks.accent)
        + face(inks, Look("fine", mouth="smile", brow=18), _fair(inks))
        + fill(curve("46 42! 56 42! 52 47 52 52 49 58! 44 54"), inks.t6)
        + lit(curve("43 64! 52 69 62 66! 65 72 58 78 48 77 40 71"), accented(inks), SOFT)
        + lit(hat, dark(inks), FROM_RIGHT, inner=fill(weave, inks.t4))
        + fill(ribbon, inks.accent)
        + pole
        + lit(curve("26 101! 32 90 42 84 54 86! 60 90 60 96 54 101!"), sleeves, SOFT)
        + fist(59, 88, 5.8, _fair(inks), inks.t4, angle=30, light=FROM_RIGHT)
        + lit(curve("66 101! 70 84 76 66! 84 64 90 68! 92 82 90 92 84 101!"), sleeves, SOFT)
        + fist(81, 58, 5.8, _fair(inks), inks.t4, angle=30, light=FROM_RIGHT)
    )


@motif("mineur-pioche", CAVEPORT)
def miner(inks: Inks) -> Fragment:
    """A miner with a great moustache, a candle on his helmet, his pickaxe on the shoulder."""
    coat = curve(shoulders(10, 94, 70))
    helmet = curve("34 40! 34 26 42 17 54 16 64 22 68 34! 76 36 80 40! 70 42 54 40 42 41 30 46!")
    moustache = curve("56 56! 60 52.6 66 54! 73 54 80 58 84 52! 84 62 76 66 68 62 62 64 56 66 50 62!")
    rays = wedges((*turned((74, 20), a, 8, 0), 8, 1.6, a) for a in (-90, -50, -10, 30))
    candle = rectangle(64, 20, 6, 12)
    head = curve("4 26! 16 8 34 -2! 38 2 42 6! 28 14 20 20 10 36!")
    head2 = curve("34 -2! 52 2 66 14! 56 12 46 10 36 10!")
    pick = (
        lit(limb("36 4 8 101", 5, 5), wood(inks), SOFT)
        + lit(head, steel(inks), SOFT)
        + lit(head2, steel(inks), SOFT)
    )
    return (
        placed(pick, 22, 62, 0.84, origin=(20, 56), angle=-4)
        + lit(
            coat,
            wood(inks),
            Light((-1.1, 1.2), (-13, 4)),
            inner=hatch(inks.t6, "88 86 82 80 72 75", 125, 11, 1.5, 7),
        )
        + fill(polygons("56 76 62 76 62 101 56 101"), inks.t6)
        + face(inks, Look("strong", mouth="none", brow=16, brow_width=2.4))
        + fill(curve("46 40! 55 40! 53 50 53.6 56 50 62! 43 56"), inks.t6)
        + lit(
            moustache,
            Flats(inks.light, inks.t4, inks.t5),
            SOFT,
            inner=fill(wedges([(64, 57, 12, 1, 10), (60, 60, 9, 1, 160)]), inks.t4),
        )
        + lit(curve("42 64! 50 70 60 68 66 66! 68 73 60 79 48 79 39 73"), accented(inks), SOFT)
        + lit(helmet, iron(inks), FROM_RIGHT)
        + fill(brush("35 38 48 35.4 58 35 69 36.4", 1.2, 1.2), inks.t6)
        + fill(rays, inks.accent)
        + lit(candle, Flats(inks.light, inks.t1, inks.t3), SOFT)
        + fill(polygon("61 30 73 30 72 35 62 35"), inks.t6)
        + flame(67, 21, 5, inks.accent, inks.light)
        + lit(curve("4 101! 6 88 14 78! 24 76 32 82 34 92 30 101!"), wood(inks), SOFT)
        + fist(19, 76, 6.6, skin(inks), inks.t4, angle=14, light=FROM_RIGHT)
    )


@motif("inventeur", CAVEPORT, shrink=0.94)
def inventor(inks: Inks) -> Fragment:
    """An inventor with wild hair and goggles, his mechanical arm full of tools."""
    coat = curve(shoulders(12, 86, 70))
    hair = curve(
        "62 34! 66 24 60 22 66 12! 56 16 54 8! 48 14 42 8 40 2! 36 10 28 8 22 6! 26 14 20 18 "
        "12 18! 20 24 16 32 10 36! "
        "20 38 18 48 14 54! 24 54 30 60 36 62! 44 60 48 52 50 44 56 39!"
    )
    goggles = "".join(
        lit(circle(x, 44.6, r), copper(inks), SOFT)
        + fill(circle(x, 44.6, r * 0.66), inks.light)
        + fill(circle(x + 0.8, 45, r * 0.3), inks.t6)
        for x, r in ((58.6, 6.8), (68, 4.6))
    )
    moustache = curve("56 57! 61 54 66 55.6! 72 54 74 50! 75 58 68 61 62 60 58 62!")
    return (
        lit(
            coat,
            white(inks),
            Light((-1.1, 1.2), (-14, 4)),
            inner=hatch(inks.t3, "18 84 16 92 15 101", 5, 12, 1.5, 6),
        )
        + fill(rectangle(30, 86, 14, 12), inks.t2)
        + fill(polygons("33 88 35 88 35 78 33 78", "38 88 40 88 41 76 39 76"), inks.t6)
        + lit(
            hair,
            warm(inks),
            SOFT,
            inner=hatch(inks.t2, "52 20 40 18 28 28", 60, 12, 1.4, 7)
            + hatch(inks.t4, "38 30 30 38 28 50", 150, 12, 1.4, 7, 4),
        )
        + face(inks, Look("hooked", eye="none", mouth="smile", brow=-16))
        + fill(polygon("42 42 53 43 53 46 42 45.6"), inks.t6)
        + goggles
        + lit(moustache, warm(inks), SOFT)
        + lit(curve("42 65! 50 70 58 68.6 65 66! 66 74 58 80 48 79 40 73"), accented(inks), SOFT)
        + shifted(-4, 7, _tool_arm(inks))
    )


def _tool_arm(inks: Inks) -> Fragment:
    segments = lit(limb("58 101 66 90 74 84", 11, 9), iron(inks), SOFT) + lit(
        limb("76 82 84 72 84 60", 8, 6.4), iron(inks), SOFT
    )
    joints = "".join(
        lit(circle(x, y, r), copper(inks), SOFT) + fill(circle(x, y, r * 0.4), inks.t6)
        for x, y, r in ((75, 83, 6.6), (84, 58, 6))
    )
    wrench = curve(
        "-3.4 -2! -2.4 -18! -6.4 -22 -6 -29 -2.6 -31! -2.6 -25! 2.6 -25! 2.6 -31! 6 -29 6.4 "
        "-22 2.4 -18! 3.4 -2!"
    )
    saw = circle(0, -22, 7)
    return (
        segments
        + placed(lit(wrench, steel(inks), SOFT), 84, 57, 1.15, angle=2)
        + placed(
            fill(star(0, -22, 9, 7, 14), steel(inks).body)
            + fill(saw, steel(inks).shade or "")
            + fill(circle(0, -22, 2), inks.t6)
            + fill(rectangle(-1.4, -20, 2.8, 18), inks.t6),
            86,
            60,
            0.9,
            angle=74,
        )
        + joints
        + stroke("M62 97Q78 98 80 80", inks.accent, 1.6)
    )


# ------------------------------------------------------------------------------------------ renegades


@motif("pickpocket", CAVEPORT)
def pickpocket(inks: Inks) -> Fragment:
    """A child-sized thief in a flat cap and a black mask, a stolen purse dangling from a string."""
    jacket = curve("44 72! 34 76 22 84 16 101! 78 101! 78 90 72 80 64 73!")
    cap = curve("67 44! 71 30 62 18 47 16 33 20 24 32 25 46 33 53! 42 50 54 47 67 44!")
    peak = curve("48 46! 60 40 74 40 86 47! 76 50 62 50 50 51!")
    seams = brush("47 17 42 30 43 48", 1, 0.5) + brush("48 17 58 27 62 45", 1, 0.5)
    hair = curve(
        "34 50! 44 48 50 50 50 56! 47 58 48 63 44 67! 41 63 38 66 36 69! 34 64 31 62 28 64! 29 58 31 54"
    )
    mask = curve("67 47! 58 45 49 46 42 48! 40 52 34 54 29 53! 36 58 44 57 48 55! 53 59 60 58 62 54.6 66 55!")
    scarf = curve("40 68! 50 75 60 74 67 70! 69 78 63 84 52 85 41 82 34 75")
    tail = curve("36 75! 28 74 20 78 10 76! 14 80 10 84 12 88! 22 90 32 86 40 82!")
    purse = curve("-4 0! 4 0! 12 9 13 20 6 27 -6 27 -13 20 -12 9!")
    return (
        lit(tail, accented(inks), SOFT)
        + lit(
            jacket,
            wood(inks),
            Light((-1.1, 1.2), (-12, 4)),
            inner=hatch(inks.t6, "74 90 70 84 64 79", 125, 10, 1.5, 6),
        )
        + placed(
            face(inks, Look("child", eye="none", mouth="smile"), _fair(inks)), 54, 62, 1.2, origin=(54, 54)
        )
        + fill(hair, inks.t6)
        + fill(mask, inks.t6)
        + fill(lens(59.4, 51, 7, 3.6, 6), "#FFFFFF")
        + fill(circle(61, 51.2, 1.5), inks.t6)
        + lit(scarf, accented(inks), SOFT)
        + lit(cap, dark(inks), FROM_RIGHT, inner=fill(seams, inks.t3))
        + lit(peak, dark(inks), SOFT)
        + fill(circle(48, 16, 2.6), inks.t3)
        + lit(curve("50 101! 56 88 68 74 82 54! 90 55 94 60! 90 76 82 90 72 101!"), wood(inks), FROM_RIGHT)
        + stroke("M88 52C90 58 89 62 89 66", inks.t6, 1.8)
        + placed(
            lit(purse, GOLDEN, SOFT)
            + fill(rectangle(-6, 1, 12, 3), inks.t6)
            + fill(star(0, 16, 5, 2, 5), inks.t6),
            89,
            65,
            0.92,
        )
        + fist(87, 50, 6.8, _fair(inks), inks.t4, light=FROM_RIGHT, angle=-40)
    )


@motif("sergent-vendu", CAVEPORT, shrink=0.98)
def sold_sergeant(inks: Inks) -> Fragment:
    """A guard sergeant with a great moustache, his helmet pushed back, a purse weighed in his hand."""
    coat = curve(shoulders(8, 92, 67))
    gorget = curve("42 66! 50 74 60 74 67 67! 72 74 66 82 54 84 42 80 36 74")
    plate = curve("30 84! 40 78 52 82 62 80 74 82! 80 90 80 101! 28 101! 26 92")
    dome = curve("36 40! 32 24 38 12 50 7 62 12 68 24 69 34! 58 37 46 40!")
    brim = curve("22 50! 30 42 44 38 60 35 70 32 80 24! 80 34 72 40 58 42 42 46 32 50")
    comb = curve("33 22! 36 6 48 -3 60 0 69 10! 60 7 50 8 43 14 40 24!")
    hair = curve("46 40! 40 44 38 52 40 60! 45 61 49 58! 48 52 50 46 52 42!")
    moustache = curve(
        "60.6 54! 64 52.4 68 53.4! 73 56 78 54 80 48! 82 57 77 62.6 70 61 65 58.6! 60 62 55 62.6 52 58! 56 58.6 58 56"
    )
    arm = curve("66 101! 66 92 74 84 82 80! 90 82 94 88 94 101!")
    purse = curve("82 62! 74 64 70 70 71 77 77 82 86 83 94 80 97 73 95 66 89 62!")
    neck = curve("81 63! 82 58 79 54! 84 55 86 52! 88 55 93 53! 90 58 90 63!")
    palm = curve("72 82! 76 78 84 79 92 77 98 79! 98 84 94 89 86 91 78 90")
    return (
        lit(coat, dark(inks), Light((-1.1, 1.2), (-13, 3)))
        + lit(
            plate,
            steel(inks),
            Light((-1, 1), (-12, 2)),
            inner=fill(brush("58 80 62 90 61 101", 1, 1), inks.t5),
        )
        + face(inks, Look("strong", eye="narrow", mouth="none", brow=20, brow_width=2))
        + fill(hair, inks.t6)
        + lit(gorget, steel(inks), SOFT)
        + lit(
            dome,
            steel(inks),
            Light((-1, 1), (-9, 3)),
            inner=hatch(inks.t5, "42 16 40 26 42 36", 0, 9, 1.3, 6),
        )
        + lit(comb, accented(inks), SOFT)
        + lit(brim, steel(inks), SOFT)
        + lit(moustache, Flats(mix(inks.t5, inks.t4, 0.6), inks.t6), Light((-0.5, 0.7), (0, 0)))
        + lit(purse, wood(inks), SOFT, inner=hatch(inks.t6, "92 68 90 74 84 80", 200, 8, 1.3, 6))
        + lit(neck, wood(inks), SOFT)
        + fill(rectangle(79.6, 61, 11.6, 3), inks.accent)
        + coin(80, 52, 4.2, 2.1, 1)
        + coin(90, 50, 4.2, 2.1, 1)
        + coin(86, 42, 4.2, 2.1, 1)
        + lit(palm, skin(inks), SOFT)
        + lit(arm, accented(inks), SOFT)
        + fill(polygons("70 88 96 86 96 90 70 92"), inks.t6)
    )
