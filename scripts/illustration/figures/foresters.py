"""People of the woods and mines: forester, nun, hunter of souls, elf, trapper, miner, inventor, sergeant."""

import random

from ..document import FROM_RIGHT, SOFT_FROM_RIGHT, Flats, Fragment, Light, clipped, fill, lit, placed, shifted, stroke
from ..document import SOFT_FROM_RIGHT as RIGHT_SOFT
from ..frost import fur
from ..inks import Inks, mix
from ..parts import (
    accented,
    chain,
    coin,
    copper,
    dark,
    fist,
    flame,
    hatch,
    iron,
    limb,
    middle,
    pallid,
    polygons,
    skin,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, gouges, polygon, rectangle, star, turned
from .bust import Look, face, shoulders


def lit_fur(inks: Inks) -> Flats:
    return Flats("#FFFFFF", mix(inks.t1, inks.light, 0.4), inks.t2)


def forester(inks: Inks) -> Fragment:
    """A woman of the forest in a fur collar, a broad axe on her shoulder."""
    coat = curve(shoulders(8, 94, 70))
    collar = curve(
        "38 62! 44 66 52 68 60 66 66 63! 68 66 73 66! 72 70 77 73! 73 76 76 81! 70 81 69 86! "
        "60 86 54 90! 46 87 38 88! 36 83 29 82! 31 77 26 73! 31 70 32 64!"
    )
    hair = curve("64 37! 63 26 54 20 43 23 36 30 34 42 28 50! 32 54 28 62 22 66! 28 72 38 72 44 66! 48 56 50 48 57 39!")
    band = curve("36 36! 46 31 56 31.6 64 35! 64 39 56 36 46 36 36 41!")
    haft = lit(limb("6 101 26 24", 4.6, 4), wood(inks), SOFT_FROM_RIGHT)
    blade = curve("20 30! 28 14 30 0 28 -8! 42 -4 54 6 58 20! 50 22 40 26 34 36!")
    return (
        haft
        + lit(blade, steel(inks), Light((-0.9, 1), (-6, 6)), inner=hatch(inks.t4, "26 10 28 20 30 28", 0, 9, 1.2, 5))
        + fill(polygon("19 28 34 32 32 40 17 36"), inks.t6)
        + lit(
            coat,
            Flats(inks.light, inks.t4, inks.t6),
            Light((-1.1, 1.2), (-12, 4)),
            inner=hatch(inks.t3, "90 86 84 80 72 76", 125, 12, 1.5, 8),
        )
        + face(inks, Look("strong", eye="narrow", brow=12))
        + lit(hair, dark(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t4, "58 24 48 24 40 32", 140, 14, 1.5, 8))
        + fill(curve("47 38! 55 38! 53 44 51 50 48 56! 44 50"), inks.t5)
        + fill(band, inks.accent)
        + lit(collar, lit_fur(inks), Light((-1, 1), (-8, 4)), inner=hatch(inks.t3, "36 72 48 78 66 74", 95, 8, 1.3, 9))
        + lit(
            curve("4 101! 4 86 10 74! 22 74 28 82 30 92 28 101!"), Flats(inks.light, inks.t4, inks.t6), SOFT_FROM_RIGHT
        )
        + fist(15, 71, 6.4, skin(inks), inks.t4, angle=14, light=FROM_RIGHT)
    )


def watching_sister(inks: Inks) -> Fragment:
    """A nun in a wide coif, a candle lantern held high."""
    habit = curve(shoulders(12, 92, 70))
    coif = curve(
        "64 36! 60 28 50 24! 34 26 16 22 0 10! 2 24 10 36 22 42! 12 48 8 54 10 62! 22 60 34 "
        "60 42 66! 46 58 48 48 56 39!"
    )
    under = curve("64 36! 56 33 48 36 45 44 44 54 42 66! 50 70 58 70 62 67! 54 62 50 54 51 46 56 40!")
    bib = curve("42 66! 52 71 62 67! 70 74 70 84 62 92! 50 94 40 88 36 76!")
    rays = wedges(
        (*turned((82, 28), a, 15, 0), 9 if i % 2 else 5, 1.7, a)
        for i, a in enumerate((-150, -120, -90, -60, -30, 0, 30, 150, 180))
    )
    lantern = (
        stroke("M76 12C76 4 88 4 88 12", inks.t6, 1.8)
        + fill(polygon("73 18 91 18 92 42 72 42"), mix(inks.accent, inks.light, 0.6))
        + fill(rectangle(79, 29, 6, 13), inks.light)
        + flame(82, 30, 6.4, inks.accent, "#FFFFFF")
        + stroke("M75 18V42M89 18V42M82 18V22", inks.t6, 1.4)
        + lit(polygons("70 18 82 9 94 18", "69 41 95 41 93 47 71 47"), dark(inks), SOFT_FROM_RIGHT)
    )
    return (
        lit(
            habit,
            Flats(inks.light, inks.t5, inks.t6),
            Light((-1.1, 1.2), (-12, 4)),
            inner=hatch(inks.t4, "88 86 82 80 72 75", 125, 12, 1.5, 8),
        )
        + lit(bib, lit_fur(inks), SOFT_FROM_RIGHT)
        + face(inks, Look("fine", brow=16, ear=False))
        + lit(under, lit_fur(inks), SOFT_FROM_RIGHT)
        + lit(
            coif, lit_fur(inks), Light((-1.2, 1.1), (-10, 6)), inner=hatch(inks.t3, "8 18 20 30 34 38", 20, 16, 1.6, 7)
        )
        + fill(rays, inks.accent)
        + lantern
        + lit(
            curve("62 101! 72 84 76 66! 78 58 88 58 90 66! 94 80 90 92 84 101!"),
            Flats(inks.light, inks.t5, inks.t6),
            SOFT_FROM_RIGHT,
        )
        + fist(82, 54, 5.6, skin(inks), inks.t4, angle=90, light=FROM_RIGHT)
        + flame(53, 90, 6, inks.t4, inks.accent)
    )


# ------------------------------------------------------------------------------------------ renegades


def soul_hunter(inks: Inks) -> Fragment:
    """A hunter of souls in a long coat, a ghost caught in his butterfly net."""
    coat = curve(shoulders(10, 90, 69))
    collar_far, collar_near = (
        curve("61 68! 68 60 74 54! 76 68 70 84 56 98! 59 80"),
        curve("45 67! 38 58 28 52! 28 68 38 84 54 98! 50 80"),
    )
    hat = curve("22 36! 32 33 36 28 35 14 42 8 56 7 64 12 66 28 76 32 86 30! 82 37 66 40 52 40 36 41!")
    goggles = (
        fill(circle(59.6, 44.6, 5.4), inks.t6)
        + fill(circle(59.6, 44.6, 3.8), inks.accent)
        + fill(polygon("44 42.6 55 43.6 55 46 44 46"), inks.t6)
    )
    pole = lit(limb("62 101 76 50", 3.4, 3), wood(inks), SOFT_FROM_RIGHT)
    ring = stroke(ellipse(80, 42, 17, 6), inks.t6, 2.4)
    net = curve("63 42! 70 30 74 16 84 2! 94 14 97 28 97 42! 90 47 72 47")
    mesh = stroke("".join(f"M{x} -6l{dx} 60" for x in range(50, 112, 6) for dx in (20, -20)), inks.t4, 0.7, sharp=True)
    ghost = curve("72 40! 70 28 76 18 82 17 89 20 92 30 90 41! 87 36 84 42! 80 37 77 42!")
    return (
        lit(coat, dark(inks), Light((-1.1, 1.2), (-12, 4)), inner=hatch(inks.t4, "86 84 80 78 70 73", 125, 12, 1.5, 8))
        + lit(collar_far, middle(inks), SOFT_FROM_RIGHT)
        + face(inks, Look("hooked", eye="none", mouth="smile", brow=20), pallid(inks))
        + goggles
        + fill(curve("45 38! 53 38! 51 46 51 52 47 60! 42 54"), inks.t6)
        + lit(collar_near, middle(inks), SOFT_FROM_RIGHT)
        + lit(hat, dark(inks), FROM_RIGHT, inner=hatch(inks.t4, "62 14 60 22 58 28", 190, 9, 1.3, 5))
        + fill(curve("35 26! 48 29 58 28 66 25! 66.4 29.6 58 32 48 33 35 30!"), inks.accent)
        + _net_with_ghost(inks, net, ghost)
        + _clipped_mesh(net, mesh)
        + ring
        + pole
        + fist(70, 74, 5.8, Flats(inks.light, inks.t4, inks.t5), inks.t6, angle=14, light=FROM_RIGHT)
        + lit(curve("54 101! 60 90 66 82! 74 82 78 88 76 101!"), dark(inks), SOFT_FROM_RIGHT)
    )


def _net_with_ghost(inks: Inks, net: str, ghost: str) -> Fragment:
    features = ellipse(78.6, 27, 2, 2.8) + ellipse(85.6, 27, 2, 2.8) + ellipse(82, 34, 2, 2.6)
    return (
        fill(net, inks.t2)
        + lit(ghost, Flats("#FFFFFF", inks.light, inks.t1), SOFT_FROM_RIGHT)
        + fill(features, inks.t5)
    )


def _clipped_mesh(net: str, mesh: Fragment) -> Fragment:
    return clipped(net, mesh) + stroke(net, "#FFFFFF", 0.8)


def banished_elf(inks: Inks) -> Fragment:
    """An outcast elf, one pointed ear notched, a dagger like a leaf in her hand."""
    cloak = curve(shoulders(12, 90, 69, 1.2))
    hair = curve(
        "63 36! 61 24 52 19 42 22 35 30 33 44 36 54 28 62 30 72 22 82! 34 84 44 76 46 64! 44 58 46 48 50 42 56 38!"
    )
    ear = polygon("51 50 38 36 26 32 30 37 26 38 34 43 42 52 48 56")
    leaves = "".join(
        placed(fill(curve("0 0! 4 -4 4 -10 0 -15! -4 -10 -4 -4"), tone), x, y, angle=a)
        for x, y, a, tone in ((40, 30, -40, inks.accent), (48, 24, -14, inks.t3), (57, 24, 16, inks.accent))
    )
    blade = curve("82 62! 76 50 76 34 84 14! 92 34 92 50 86 62!")
    clasp = curve("50 76! 56 72 62 76! 58 84 54 84")
    return (
        lit(
            cloak,
            middle(inks),
            Light((-1.1, 1.2), (-12, 4)),
            inner=hatch(inks.t3, "86 90 80 82 70 76", 125, 12, 1.5, 8),
        )
        + lit(
            curve("42 64! 36 62 30 66 30 76 40 84 54 86 66 80 70 72! 64 70 62 68 58 72 48 70"),
            dark(inks),
            SOFT_FROM_RIGHT,
        )
        + lit(
            hair,
            Flats("#FFFFFF", inks.t5, inks.t6),
            SOFT_FROM_RIGHT,
            inner=hatch(inks.t3, "54 22 44 26 38 38", 110, 18, 1.5, 8),
        )
        + face(inks, Look("fine", eye="narrow", brow=20, ear=False), pallid(inks))
        + fill(curve("48 35! 56 33 63 36! 58 40 54 48 48 52! 44 44"), inks.t5)
        + lit(ear, pallid(inks), SOFT_FROM_RIGHT)
        + fill(polygon("46 50 38 41 33 38 40 47"), inks.t4)
        + leaves
        + fill(clasp, inks.accent)
        + lit(blade, Flats("#FFFFFF", inks.accent, mix(inks.accent, inks.t5, 0.5)), Light((-0.7, 0.6), (-7, 0)))
        + fill(
            polygon("83.4 60 83.8 20 84.4 20 84.8 60")
            + wedges([(84, 48, 7, 0.9, -50), (84, 48, 7, 0.9, -130), (84, 38, 7, 0.9, -50), (84, 38, 7, 0.9, -130)]),
            inks.t5,
        )
        + fill(polygon("76 62 92 62 90 66 78 66"), inks.t6)
        + lit(rectangle(81.6, 66, 5, 14), wood(inks), SOFT_FROM_RIGHT)
        + lit(curve("64 101! 70 88 76 80! 86 80 90 88 88 101!"), middle(inks), SOFT_FROM_RIGHT)
        + fist(84, 74, 5.6, pallid(inks), inks.t4, light=FROM_RIGHT)
    )


def mute_trapper(inks: Inks) -> Fragment:
    """A trapper in a fur hat, his face wrapped in a scarf to the eyes, nooses hanging from his hand."""
    coat = curve(shoulders(10, 92, 70))
    scarf = curve("44 58! 52 56 60 55 69 53.6! 75 57 75 63 71 68! 74 74 66 82 54 83! 44 82 38 76 38 70! 40 64 41 58")
    tails = curve("42 70! 34 70 24 66 14 68! 8 70 4 68 1 65! 2 70 3 73 1 77! 8 78 10 80 12 84! 20 80 32 80 42 78!")
    folds = (
        brush("46 62 56 60 72 56", 0.8, 0.6, middle=2)
        + brush("44 70 56 70 71 64", 0.8, 0.6, middle=2.2)
        + brush("48 77 58 77 68 72", 0.6, 0.5, middle=1.8)
    )
    sleeve = curve("58 101! 62 88 70 78 76 70! 84 66 93 70 96 77! 98 86 96 95 92 101!")
    collar = curve(
        "34 78! 40 74 44 80 54 84! 62 84 70 80 74 74! 76 78 74 83 76 86! 70 86 68 91 64 93! 60 90 56 "
        "94 52 95! 48 91 43 92 38 92! 38 88 34 84 31 82!"
    )
    return (
        lit(tails, accented(inks), RIGHT_SOFT)
        + lit(coat, dark(inks), Light((-1.2, 1.2), (-14, 4)), inner=hatch(inks.t4, "18 84 16 92 14 100", 5, 13, 1.7, 6))
        + face(inks, Look("strong", eye="narrow", mouth="none", brow=18, brow_width=2.2, ear=False), pallid(inks))
        + lit(scarf, accented(inks), Light((-1.1, 1), (-10, 4)), inner=fill(folds, mix(inks.accent, inks.t5, 0.6)))
        + _fur_hat(inks)
        + lit(collar, fur(inks), RIGHT_SOFT)
        + _snares(inks)
        + lit(sleeve, dark(inks), FROM_RIGHT)
        + fist(84, 66, 7, skin(inks), inks.t5, angle=-90, light=FROM_RIGHT)
    )


def _fur_hat(inks: Inks) -> Fragment:
    """A hat with a turned-up brim and a flap over the ear."""
    hat = curve(
        "32 40 30 30 32 20! 35 19 36 15 36 12! 42 12 46 7 49 4! 53 8 59 7 64 8! 65 12 69 15 72 17! "
        "72 23 74 30 76 38! 60 34 46 36 36 42"
    )
    flap = curve(
        "32 38! 40 36 48 37 53 39! 54 44 52 49 53 53! 49 55 50 59 49 63! 45 61 42 64 39 67! 37 62 33 "
        "62 30 62! 32 57 30 53 27 51! 31 47 31 41"
    )
    band = curve(
        "31 32! 44 24 62 23 76 28! 79 31 76 33 79 37! 76 38 77 41 74 42! 71 39 68 40 66 38! 62 39 58 "
        "37 55 39! 50 37 46 39 42 41! 38 40 34 42 32 44! 30 40 29 36"
    )
    hat_cuts = gouges("70 14 60 10 46 10", 115, 10, 1.8, 7, random.Random(5)) + gouges(
        "32 42 32 50 34 60", 10, 9, 1.6, 6, random.Random(6)
    )
    return (
        lit(flap, Flats(inks.light, inks.t4, inks.t5), RIGHT_SOFT)
        + lit(hat, dark(inks), FROM_RIGHT, inner=fill(hat_cuts, inks.t4))
        + lit(
            band,
            Flats(inks.light, inks.t2, inks.t3),
            RIGHT_SOFT,
            inner=hatch(inks.light, "38 30 54 26 72 29", 80, 6, 1.4, 8),
        )
    )


def _snares(inks: Inks) -> Fragment:
    """A gin trap that hangs open from a chain, all teeth."""
    x, y = 84, 32
    ring = circle(x, y, 17)
    teeth = polygons(
        *(
            [turned((x, y), a - 9, 14.6, 0), turned((x, y), a, 6.6, 0), turned((x, y), a + 9, 14.6, 0)]
            for a in range(15, 375, 30)
        )
    )
    return (
        stroke(ring, inks.light, 6.4)
        + stroke(ring, inks.t6, 5)
        + fill(teeth, inks.t6)
        + fill(polygons(f"{x - 22} {y - 2.4} {x - 13} {y - 1.4} {x - 13} {y + 1.4} {x - 22} {y + 2.4}"), inks.t6)
        + fill(polygons(f"{x + 22} {y - 2.4} {x + 13} {y - 1.4} {x + 13} {y + 1.4} {x + 22} {y + 2.4}"), inks.t6)
        + fill(circle(x, y, 4.4), inks.t6)
        + fill(circle(x, y, 3), inks.accent)
        + chain("84 51 85 58 84 66", 3.4, inks.light, inks.t6)
    )


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
        lit(limb("36 4 8 101", 5, 5), wood(inks), SOFT_FROM_RIGHT)
        + lit(head, steel(inks), SOFT_FROM_RIGHT)
        + lit(head2, steel(inks), SOFT_FROM_RIGHT)
    )
    return (
        placed(pick, 22, 62, 0.84, origin=(20, 56), angle=-4)
        + lit(
            coat, wood(inks), Light((-1.1, 1.2), (-13, 4)), inner=hatch(inks.t6, "88 86 82 80 72 75", 125, 11, 1.5, 7)
        )
        + fill(polygons("56 76 62 76 62 101 56 101"), inks.t6)
        + face(inks, Look("strong", mouth="none", brow=16, brow_width=2.4))
        + fill(curve("46 40! 55 40! 53 50 53.6 56 50 62! 43 56"), inks.t6)
        + lit(
            moustache,
            Flats(inks.light, inks.t4, inks.t5),
            SOFT_FROM_RIGHT,
            inner=fill(wedges([(64, 57, 12, 1, 10), (60, 60, 9, 1, 160)]), inks.t4),
        )
        + lit(curve("42 64! 50 70 60 68 66 66! 68 73 60 79 48 79 39 73"), accented(inks), SOFT_FROM_RIGHT)
        + lit(helmet, iron(inks), FROM_RIGHT)
        + fill(brush("35 38 48 35.4 58 35 69 36.4", 1.2, 1.2), inks.t6)
        + fill(rays, inks.accent)
        + lit(candle, Flats(inks.light, inks.t1, inks.t3), SOFT_FROM_RIGHT)
        + fill(polygon("61 30 73 30 72 35 62 35"), inks.t6)
        + flame(67, 21, 5, inks.accent, inks.light)
        + lit(curve("4 101! 6 88 14 78! 24 76 32 82 34 92 30 101!"), wood(inks), SOFT_FROM_RIGHT)
        + fist(19, 76, 6.6, skin(inks), inks.t4, angle=14, light=FROM_RIGHT)
    )


def inventor(inks: Inks) -> Fragment:
    """An inventor with wild hair and goggles, his mechanical arm full of tools."""
    coat = curve(shoulders(12, 86, 70))
    hair = curve(
        "62 34! 66 24 60 22 66 12! 56 16 54 8! 48 14 42 8 40 2! 36 10 28 8 22 6! 26 14 20 18 "
        "12 18! 20 24 16 32 10 36! "
        "20 38 18 48 14 54! 24 54 30 60 36 62! 44 60 48 52 50 44 56 39!"
    )
    goggles = "".join(
        lit(circle(x, 44.6, r), copper(inks), SOFT_FROM_RIGHT)
        + fill(circle(x, 44.6, r * 0.66), inks.light)
        + fill(circle(x + 0.8, 45, r * 0.3), inks.t6)
        for x, r in ((58.6, 6.8), (68, 4.6))
    )
    moustache = curve("56 57! 61 54 66 55.6! 72 54 74 50! 75 58 68 61 62 60 58 62!")
    return (
        lit(coat, white(inks), Light((-1.1, 1.2), (-14, 4)), inner=hatch(inks.t3, "18 84 16 92 15 101", 5, 12, 1.5, 6))
        + fill(rectangle(30, 86, 14, 12), inks.t2)
        + fill(polygons("33 88 35 88 35 78 33 78", "38 88 40 88 41 76 39 76"), inks.t6)
        + lit(
            hair,
            warm(inks),
            SOFT_FROM_RIGHT,
            inner=hatch(inks.t2, "52 20 40 18 28 28", 60, 12, 1.4, 7)
            + hatch(inks.t4, "38 30 30 38 28 50", 150, 12, 1.4, 7, 4),
        )
        + face(inks, Look("hooked", eye="none", mouth="smile", brow=-16))
        + fill(polygon("42 42 53 43 53 46 42 45.6"), inks.t6)
        + goggles
        + lit(moustache, warm(inks), SOFT_FROM_RIGHT)
        + lit(curve("42 65! 50 70 58 68.6 65 66! 66 74 58 80 48 79 40 73"), accented(inks), SOFT_FROM_RIGHT)
        + shifted(-4, 7, _tool_arm(inks))
    )


def _tool_arm(inks: Inks) -> Fragment:
    segments = lit(limb("58 101 66 90 74 84", 11, 9), iron(inks), SOFT_FROM_RIGHT) + lit(
        limb("76 82 84 72 84 60", 8, 6.4), iron(inks), SOFT_FROM_RIGHT
    )
    joints = "".join(
        lit(circle(x, y, r), copper(inks), SOFT_FROM_RIGHT) + fill(circle(x, y, r * 0.4), inks.t6)
        for x, y, r in ((75, 83, 6.6), (84, 58, 6))
    )
    wrench = curve(
        "-3.4 -2! -2.4 -18! -6.4 -22 -6 -29 -2.6 -31! -2.6 -25! 2.6 -25! 2.6 -31! 6 -29 6.4 -22 2.4 -18! 3.4 -2!"
    )
    saw = circle(0, -22, 7)
    return (
        segments
        + placed(lit(wrench, steel(inks), SOFT_FROM_RIGHT), 84, 57, 1.15, angle=2)
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
        + lit(plate, steel(inks), Light((-1, 1), (-12, 2)), inner=fill(brush("58 80 62 90 61 101", 1, 1), inks.t5))
        + face(inks, Look("strong", eye="narrow", mouth="none", brow=20, brow_width=2))
        + fill(hair, inks.t6)
        + lit(gorget, steel(inks), SOFT_FROM_RIGHT)
        + lit(dome, steel(inks), Light((-1, 1), (-9, 3)), inner=hatch(inks.t5, "42 16 40 26 42 36", 0, 9, 1.3, 6))
        + lit(comb, accented(inks), SOFT_FROM_RIGHT)
        + lit(brim, steel(inks), SOFT_FROM_RIGHT)
        + lit(moustache, Flats(mix(inks.t5, inks.t4, 0.6), inks.t6), Light((-0.5, 0.7), (0, 0)))
        + lit(purse, wood(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t6, "92 68 90 74 84 80", 200, 8, 1.3, 6))
        + lit(neck, wood(inks), SOFT_FROM_RIGHT)
        + fill(rectangle(79.6, 61, 11.6, 3), inks.accent)
        + coin(80, 52, 4.2, 2.1, 1)
        + coin(90, 50, 4.2, 2.1, 1)
        + coin(86, 42, 4.2, 2.1, 1)
        + lit(palm, skin(inks), SOFT_FROM_RIGHT)
        + lit(arm, accented(inks), SOFT_FROM_RIGHT)
        + fill(polygons("70 88 96 86 96 90 70 92"), inks.t6)
    )
