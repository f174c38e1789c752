"""Special cards, the living ones: the parrot admiral, the freed fairy, the wolf cub."""

from ..document import FROM_LEFT, FROM_RIGHT, Flats, Fragment, Light, fill, lit
from ..inks import BUTINA, CAVEPORT_FAIRY, SOULSTERN, Inks
from ..paths import brush, circle, curve, ellipse, polygon
from .bust import SOFT
from .fairies import RIGHT_LIT, bare, gauze, leaf, small_head, sparkles, veiled, wing
from .parts import (
    accented,
    copper,
    curves,
    dark,
    hatch,
    limb,
    middle,
    shadow,
    warm,
    wedges,
    white,
)
from .registry import motif


@motif("perroquet-amiral", BUTINA)
def parrot_admiral(inks: Inks) -> Fragment:
    """A very stern parrot, bust, in an admiral's bicorne and epaulettes."""
    coat = curve("40 64! 24 70 12 82 8 101! 92 101! 90 88 82 76 64 66!")
    plumage = curve("38 34! 32 46 32 60 36 72! 44 80 56 82 66 76! 70 64 68 48 62 36!")
    mask = curve("54 38! 64 35 70 40 71 48! 68 58 60 62 52 56 50 46")
    upper = curve("66 40! 80 38 90 46 92 58 87 70! 84 60 78 56 68 58!")
    lower = curve("66 59! 76 58 80 64 77 71 70 71 64 67")
    hat = curve("12 42! 18 26 30 14 46 8 62 8 78 18 90 36! 84 44 72 40 60 37 48 36 34 38 20 46!")
    trim = brush("12 42 20 26 31 15 46 9 62 9 77 18 90 36", 2, 2, middle=4)
    plume = curve("46 10! 36 2 24 2 12 10! 18 12 14 18! 24 16 26 22! 34 14 42 16 50 16!")
    epaulettes = "".join(
        lit(curve(line), copper(inks), SOFT)
        for line in (
            "10 82! 16 74 28 72 36 76! 32 84 22 88 12 90!",
            "74 76! 84 76 92 82 94 92! 84 90 78 86 74 82!",
        )
    )
    fringe = wedges(
        (x, y, 8, 2, 95)
        for x, y in ((13, 88), (18, 87.6), (23, 86.6), (28, 84.6), (80, 87), (85, 89.4), (90, 91.4))
    )
    collar = curve("34 68! 44 74 56 76 68 70! 72 76 66 84 52 86 40 82 32 76")
    jabot = curve("50 80! 58 80 64 78! 66 88 62 101! 46 101! 48 90")
    return (
        lit(plume, accented(inks), SOFT)
        + lit(coat, dark(inks), Light((-1.1, 1.2), (-12, 4)))
        + fill(fringe, inks.t2)
        + epaulettes
        + lit(jabot, white(inks), SOFT, inner=fill(wedges((x, 82, 16, 1, 95) for x in (52, 56, 60)), inks.t2))
        + lit(
            plumage,
            warm(inks),
            Light((-1, 0.9), (-9, 3)),
            inner=hatch(inks.t2, "38 44 36 58 40 72", 20, 10, 1.5, 9),
        )
        + lit(collar, middle(inks), SOFT)
        + fill(mask, inks.light)
        + fill(wedges([(56, 52, 8, 0.9, 30), (57, 55.4, 7, 0.9, 24), (59, 58.4, 6, 0.9, 20)]), inks.t3)
        + lit(lower, dark(inks), SOFT)
        + lit(upper, Flats(inks.light, inks.t5, inks.t6), SOFT)
        + fill(circle(62, 45.6, 4), inks.t6)
        + fill(circle(63, 46, 1.7), inks.accent)
        + fill(polygon("52 38.4 70 43.4 70 46.4 53 42.6"), inks.t6)
        + lit(hat, dark(inks), FROM_RIGHT, inner=hatch(inks.t4, "72 18 60 20 46 22", 160, 12, 1.5, 7))
        + fill(trim, inks.t1)
        + fill(circle(52, 25, 5.4), inks.accent)
        + fill(circle(52, 25, 2.6), inks.light)
    )


@motif("fee-cage-brisee", CAVEPORT_FAIRY, shrink=0.97)
def freed_fairy(inks: Inks) -> Fragment:
    """A fairy who leaves her cage through the roof: its lid hangs open, its bars are bent apart."""
    near_up = "48 34! 40 20 26 8 6 2! 10 12 5 20! 14 26 16 34! 29 40 42 42"
    far_up = "56 34! 62 18 76 4 96 0! 95 10 100 18! 91 25 88 34! 76 40 62 42"
    near_low, far_low = "48 42! 34 44 22 52 18 64! 30 63 41 56", "58 42! 70 44 82 50 88 62! 76 61 63 54"
    trunk = curve("46 30! 52 33 58 30! 59 38 57 46 60 54! 45 54! 48 46 45 38")
    skirt = curve("45 46! 52 50 59 46! 63 54 70 64! 62 62 58 69! 52 64 47 69! 44 62 35 66! 42 55")
    hair = curve("55 4! 50 -2 42 2 38 -4! 38 2 30 0 30 6! 36 8 36 14 32 20! 40 24 44 20 45 13 49 8")
    return (
        wing(far_up, (56, 34), [(94, 2), (97, 17), (86, 33)], veiled(inks), inks.light)
        + wing(far_low, (58, 42), [(85, 60), (76, 58)], veiled(inks), inks.light)
        + wing(near_up, (48, 34), [(8, 4), (8, 19), (18, 33)], gauze(inks), inks.t3)
        + wing(near_low, (48, 42), [(20, 62), (32, 60)], gauze(inks), inks.t3)
        + _open_cage_behind(inks)
        + bare(inks, ("50 64 46 74 48 87", 7, 3), ("55 64 60 73 56 84", 7, 3))
        + lit(trunk, Flats("#FFFFFF", inks.light, inks.t3), RIGHT_LIT)
        + lit(skirt, leaf(inks), RIGHT_LIT)
        + bare(inks, ("47 33 36 26 33 10", 5, 2.6), ("57 33 68 24 74 8", 5, 2.6))
        + small_head(52, 16, 9.6, inks, angle=-14)
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), RIGHT_LIT)
        + _open_cage(inks)
        + fill(sparkles([(12, 50), (92, 42), (70, 0), (26, 74)], 3), "#FFFFFF")
    )


def _open_cage_behind(inks: Inks) -> Fragment:
    """The far half of the cage: two bars, the ring they once met in, and the lid on its hinge."""
    bars = "".join(limb(line, 2.6, 2) for line in ("36 86 36 74 30 66", "66 86 67 74 74 67"))
    lid = curve("78 74! 84 66 92 64 99 68 102 76 100 84!") + limb("76 74 88 80 101 86", 2.6, 2.2)
    ribs = "".join(limb(line, 2, 1.6) for line in ("86 66 88 72 88 79", "94 65 96 74 96 83"))
    knob = circle(95, 62, 3)
    return (
        fill(bars, inks.t5)
        + lit(lid + knob, Flats(inks.light, inks.t4, inks.t5), RIGHT_LIT)
        + fill(ribs, inks.t6)
    )


def _open_cage(inks: Inks) -> Fragment:
    """The near half: a round base with its ring, bars that bend outwards and end broken."""
    bars = "".join(
        limb(line, 3.6, 2.6)
        for line in (
            "23 90 19 80 10 74 4 76",
            "33 92 31 82 22 78 17 70",
            "50 94 50 86 51 80 50 74",
            "68 92 71 82 79 78 82 71",
        )
    )
    base = curve("18 88! 30 84 70 84 82 88! 84 94 80 100! 20 100! 16 94")
    rim = curve("16 89! 30 85 70 85 84 89! 84 93 70 95 30 95 16 93!")
    tray = brush("18 97 50 99 82 97", 1.6, 1.6)
    return (
        lit(base, Flats(inks.light, inks.t5, inks.t6), Light((0.8, 1), (12, 3)))
        + lit(bars, Flats(inks.light, inks.t4, inks.t5), RIGHT_LIT)
        + lit(rim, Flats(inks.light, inks.t4, inks.t5), Light((0.8, 1.1), (14, 3)))
        + fill(tray, inks.t4)
    )


@motif("louveteau", SOULSTERN)
def wolf_cub(inks: Inks) -> Fragment:
    """A wolf cub sitting in the snow, one ear down, its paws too big for it."""
    tail = curve("66 82! 78 78 90 66 96 66! 92 72 98 76! 92 80 94 88! 84 94 72 94 64 92!")
    body = curve("36 46! 30 56 30 66 26 76 24 92! 76 92! 76 80 72 68 68 56 64 46!")
    bib = curve("38 52! 34 58 38 62! 36 66 41 70! 42 76 50 84! 58 76 59 70! 64 66 62 62! 66 58 62 52!")
    head = curve(
        "30 30! 22 36 16 40! 22 44 20 50! 28 50 30 56! 40 60 50 62 60 60 70 56! 72 50 80 50! "
        "78 44 84 40! 78 36 70 30! 62 22 50 20 38 22"
    )
    up_ear = curve("32 32! 28 18 30 6 34 2! 42 8 48 16 50 24!")
    down_ear = curve("56 24! 64 14 76 12 86 20 88 30! 80 30 74 36 66 34!")
    muzzle = curve("50 38! 58 42 60 50 56 56 50 58 44 56 40 50 42 42")
    paws = "".join(
        lit(curve(line), white(inks), SOFT)
        for line in ("30 98! 26 90 32 84 40 84 46 90 46 98!", "54 98! 54 90 60 84 68 84 74 90 70 98!")
    )
    toes = wedges((x, 98, 6, 1.2, -90) for x in (35, 40.6, 59.4, 65))
    legs = curves("36 62! 46 64! 46 90! 32 90! 32 74", "64 62! 54 64! 54 90! 68 90! 68 74")
    return (
        shadow(50, 97.6, 94, inks.t4)
        + lit(tail, middle(inks), FROM_LEFT)
        + lit(
            body,
            Flats(inks.light, inks.t4, inks.t5),
            Light((1.1, 1), (9, 4)),
            inner=hatch(inks.t3, "30 62 28 74 26 88", 0, 8, 1.4, 8),
        )
        + lit(legs, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + lit(bib, white(inks), SOFT)
        + paws
        + fill(toes, inks.t4)
        + lit(up_ear, middle(inks), SOFT)
        + fill(curve("34 26! 32 16 34 8! 40 14 43 20!"), inks.t2)
        + lit(
            head,
            Flats(inks.light, inks.t4, inks.t5),
            Light((1.1, 1.1), (10, 4)),
            inner=hatch(inks.t3, "24 44 30 54 38 58", -40, 8, 1.3, 6),
        )
        + lit(down_ear, Flats(inks.light, inks.t5, inks.t6), SOFT)
        + lit(curve("36 36! 42 30 50 34! 58 30 64 36! 66 44 58 48 50 44 42 48 34 44"), white(inks), SOFT)
        + lit(muzzle, white(inks), Light((0, 0), (8, 2)))
        + fill(curve("50 44! 55 44 56 47 50 51.4! 44 47 45 44"), inks.t6)
        + fill(
            brush("50 51 50 54", 1, 1)
            + brush("50 54 46 56.4 43.4 54.6", 0.9, 0.6)
            + brush("50 54 54 56.4 56.6 54.6", 0.9, 0.6),
            inks.t6,
        )
        + fill(ellipse(40, 39.6, 3.4, 3.8) + ellipse(60, 39.6, 3.4, 3.8), inks.t6)
        + fill(circle(39, 38.4, 1.2) + circle(59, 38.4, 1.2), inks.accent)
    )
