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
    polygons,
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


@motif("fee-cage-brisee", CAVEPORT_FAIRY)
def freed_fairy(inks: Inks) -> Fragment:
    """A fairy bursting out of a small cage whose bars bend outwards."""
    near_up = "48 40! 40 26 26 14 6 10! 10 20 6 28! 16 34 18 42! 30 48 42 48"
    far_up = "56 40! 62 24 74 10 94 4! 94 16 98 24! 90 32 88 40! 76 46 62 48"
    near_low, far_low = "48 48! 36 50 26 58 22 70! 32 68 42 62", "58 48! 70 50 80 56 84 68! 74 66 62 60"
    trunk = curve("46 36! 52 39 58 36! 59 44 57 52 60 60! 45 60! 48 52 45 44")
    skirt = curve("45 52! 52 56 59 52! 62 62 70 74! 62 71 58 78! 52 72 47 78! 44 71 36 75! 42 62")
    hair = curve("55 10! 50 4 42 8 38 2! 38 8 30 6 30 12! 36 14 36 20 32 26! 40 30 44 26 45 20 49 14")
    cage = "".join(
        limb(line, 2.6, 1.6)
        for line in (
            "28 92 24 80 12 74 6 62",
            "38 92 34 84 22 78 18 70",
            "64 92 68 84 80 78 82 70",
            "74 92 78 80 90 74 96 62",
        )
    )
    base = curve("20 90! 82 90! 86 94 82 98! 20 98! 16 94")
    splinters = polygons("4 50 8 46 10 54", "92 52 97 48 96 56", "20 58 24 56 22 62")
    dome = limb("84 22 90 14 98 16", 2.4, 1.4) + limb("86 28 94 26 100 32", 2.4, 1.4)
    return (
        wing(far_up, (56, 40), [(92, 6), (95, 23), (86, 39)], veiled(inks), inks.light)
        + wing(far_low, (58, 48), [(81, 66), (74, 62)], veiled(inks), inks.light)
        + wing(near_up, (48, 40), [(8, 12), (9, 27), (20, 41)], gauze(inks), inks.t3)
        + wing(near_low, (48, 48), [(24, 68), (34, 64)], gauze(inks), inks.t3)
        + bare(inks, ("50 70 46 80 48 92", 7, 3), ("55 70 60 78 56 88", 7, 3))
        + lit(trunk, Flats("#FFFFFF", inks.light, inks.t3), RIGHT_LIT)
        + lit(skirt, leaf(inks), RIGHT_LIT)
        + bare(inks, ("47 39 36 32 34 16", 5, 2.6), ("57 39 68 30 74 14", 5, 2.6))
        + small_head(52, 22, 9.6, inks, angle=-14)
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), RIGHT_LIT)
        + lit(cage, Flats(inks.light, inks.t5, inks.t6), RIGHT_LIT)
        + lit(dome, Flats(inks.light, inks.t5, inks.t6), RIGHT_LIT)
        + fill(splinters, inks.t6)
        + lit(base, Flats(inks.light, inks.t5, inks.t6), Light((0.6, 1), (8, 3)))
        + fill(sparkles([(14, 52), (90, 46), (70, 6), (28, 82)], 3), "#FFFFFF")
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
