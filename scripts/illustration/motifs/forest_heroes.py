"""The heroes and renegades of Soulstern."""

from ..document import FROM_RIGHT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import SOULSTERN, Inks, mix
from ..paths import circle, curve, ellipse, polygon, rectangle, turned
from .bust import SOFT, Look, face, shoulders
from .parts import (
    dark,
    fist,
    flame,
    hatch,
    limb,
    middle,
    pallid,
    polygons,
    skin,
    steel,
    wedges,
    wood,
)
from .registry import motif


def fur(inks: Inks) -> Flats:
    return Flats("#FFFFFF", mix(inks.t1, inks.light, 0.4), inks.t2)


@motif("forestiere-hache", SOULSTERN, shrink=0.92)
def forester(inks: Inks) -> Fragment:
    """A woman of the forest in a fur collar, a broad axe on her shoulder."""
    coat = curve(shoulders(8, 94, 70))
    collar = curve(
        "38 62! 44 66 52 68 60 66 66 63! 68 66 73 66! 72 70 77 73! 73 76 76 81! 70 81 69 86! "
        "60 86 54 90! 46 87 38 88! 36 83 29 82! 31 77 26 73! 31 70 32 64!"
    )
    hair = curve(
        "64 37! 63 26 54 20 43 23 36 30 34 42 28 50! 32 54 28 62 22 66! 28 72 38 72 44 66! 48 56 50 48 57 39!"
    )
    band = curve("36 36! 46 31 56 31.6 64 35! 64 39 56 36 46 36 36 41!")
    haft = lit(limb("6 101 26 24", 4.6, 4), wood(inks), SOFT)
    blade = curve("20 30! 28 14 30 0 28 -8! 42 -4 54 6 58 20! 50 22 40 26 34 36!")
    return (
        haft
        + lit(
            blade,
            steel(inks),
            Light((-0.9, 1), (-6, 6)),
            inner=hatch(inks.t4, "26 10 28 20 30 28", 0, 9, 1.2, 5),
        )
        + fill(polygon("19 28 34 32 32 40 17 36"), inks.t6)
        + lit(
            coat,
            Flats(inks.light, inks.t4, inks.t6),
            Light((-1.1, 1.2), (-12, 4)),
            inner=hatch(inks.t3, "90 86 84 80 72 76", 125, 12, 1.5, 8),
        )
        + face(inks, Look("strong", eye="narrow", brow=12))
        + lit(hair, dark(inks), SOFT, inner=hatch(inks.t4, "58 24 48 24 40 32", 140, 14, 1.5, 8))
        + fill(curve("47 38! 55 38! 53 44 51 50 48 56! 44 50"), inks.t5)
        + fill(band, inks.accent)
        + lit(
            collar,
            fur(inks),
            Light((-1, 1), (-8, 4)),
            inner=hatch(inks.t3, "36 72 48 78 66 74", 95, 8, 1.3, 9),
        )
        + lit(
            curve("4 101! 4 86 10 74! 22 74 28 82 30 92 28 101!"), Flats(inks.light, inks.t4, inks.t6), SOFT
        )
        + fist(15, 71, 6.4, skin(inks), inks.t4, angle=14, light=FROM_RIGHT)
    )


@motif("soeur-veilleuse", SOULSTERN, shrink=0.89)
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
        + lit(polygons("70 18 82 9 94 18", "69 41 95 41 93 47 71 47"), dark(inks), SOFT)
    )
    return (
        lit(
            habit,
            Flats(inks.light, inks.t5, inks.t6),
            Light((-1.1, 1.2), (-12, 4)),
            inner=hatch(inks.t4, "88 86 82 80 72 75", 125, 12, 1.5, 8),
        )
        + lit(bib, fur(inks), SOFT)
        + face(inks, Look("fine", brow=16, ear=False))
        + lit(under, fur(inks), SOFT)
        + lit(
            coif,
            fur(inks),
            Light((-1.2, 1.1), (-10, 6)),
            inner=hatch(inks.t3, "8 18 20 30 34 38", 20, 16, 1.6, 7),
        )
        + fill(rays, inks.accent)
        + lantern
        + lit(
            curve("62 101! 72 84 76 66! 78 58 88 58 90 66! 94 80 90 92 84 101!"),
            Flats(inks.light, inks.t5, inks.t6),
            SOFT,
        )
        + fist(82, 54, 5.6, skin(inks), inks.t4, angle=90, light=FROM_RIGHT)
        + flame(53, 90, 6, inks.t4, inks.accent)
    )


# ------------------------------------------------------------------------------------------ renegades


@motif("chasseur-ames", SOULSTERN)
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
    pole = lit(limb("62 101 76 50", 3.4, 3), wood(inks), SOFT)
    ring = stroke(ellipse(80, 42, 17, 6), inks.t6, 2.4)
    net = curve("63 42! 70 30 74 16 84 2! 94 14 97 28 97 42! 90 47 72 47")
    mesh = stroke(
        "".join(f"M{x} -6l{dx} 60" for x in range(50, 112, 6) for dx in (20, -20)), inks.t4, 0.7, sharp=True
    )
    ghost = curve("72 40! 70 28 76 18 82 17 89 20 92 30 90 41! 87 36 84 42! 80 37 77 42!")
    return (
        lit(
            coat,
            dark(inks),
            Light((-1.1, 1.2), (-12, 4)),
            inner=hatch(inks.t4, "86 84 80 78 70 73", 125, 12, 1.5, 8),
        )
        + lit(collar_far, middle(inks), SOFT)
        + face(inks, Look("hooked", eye="none", mouth="smile", brow=20), pallid(inks))
        + goggles
        + fill(curve("45 38! 53 38! 51 46 51 52 47 60! 42 54"), inks.t6)
        + lit(collar_near, middle(inks), SOFT)
        + lit(hat, dark(inks), FROM_RIGHT, inner=hatch(inks.t4, "62 14 60 22 58 28", 190, 9, 1.3, 5))
        + fill(curve("35 26! 48 29 58 28 66 25! 66.4 29.6 58 32 48 33 35 30!"), inks.accent)
        + _net_with_ghost(inks, net, ghost)
        + _clipped_mesh(net, mesh)
        + ring
        + pole
        + fist(70, 74, 5.8, Flats(inks.light, inks.t4, inks.t5), inks.t6, angle=14, light=FROM_RIGHT)
        + lit(curve("54 101! 60 90 66 82! 74 82 78 88 76 101!"), dark(inks), SOFT)
    )


def _net_with_ghost(inks: Inks, net: str, ghost: str) -> Fragment:
    features = ellipse(78.6, 27, 2, 2.8) + ellipse(85.6, 27, 2, 2.8) + ellipse(82, 34, 2, 2.6)
    return (
        fill(net, inks.t2) + lit(ghost, Flats("#FFFFFF", inks.light, inks.t1), SOFT) + fill(features, inks.t5)
    )


def _clipped_mesh(net: str, mesh: Fragment) -> Fragment:
    return clipped(net, mesh) + stroke(net, "#FFFFFF", 0.8)


@motif("sylvaine-dague", SOULSTERN)
def banished_elf(inks: Inks) -> Fragment:
    """An outcast elf, one pointed ear notched, a dagger like a leaf in her hand."""
    cloak = curve(shoulders(12, 90, 69, 1.2))
    hair = curve(
        "63 36! 61 24 52 19 42 22 35 30 33 44 36 54 28 62 30 72 22 82! 34 84 44 76 46 64! 44 "
        "58 46 48 50 42 56 38!"
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
            SOFT,
        )
        + lit(
            hair,
            Flats("#FFFFFF", inks.t5, inks.t6),
            SOFT,
            inner=hatch(inks.t3, "54 22 44 26 38 38", 110, 18, 1.5, 8),
        )
        + face(inks, Look("fine", eye="narrow", brow=20, ear=False), pallid(inks))
        + fill(curve("48 35! 56 33 63 36! 58 40 54 48 48 52! 44 44"), inks.t5)
        + lit(ear, pallid(inks), SOFT)
        + fill(polygon("46 50 38 41 33 38 40 47"), inks.t4)
        + leaves
        + fill(clasp, inks.accent)
        + lit(
            blade, Flats("#FFFFFF", inks.accent, mix(inks.accent, inks.t5, 0.5)), Light((-0.7, 0.6), (-7, 0))
        )
        + fill(
            polygon("83.4 60 83.8 20 84.4 20 84.8 60")
            + wedges(
                [(84, 48, 7, 0.9, -50), (84, 48, 7, 0.9, -130), (84, 38, 7, 0.9, -50), (84, 38, 7, 0.9, -130)]
            ),
            inks.t5,
        )
        + fill(polygon("76 62 92 62 90 66 78 66"), inks.t6)
        + lit(rectangle(81.6, 66, 5, 14), wood(inks), SOFT)
        + lit(curve("64 101! 70 88 76 80! 86 80 90 88 88 101!"), middle(inks), SOFT)
        + fist(84, 74, 5.6, pallid(inks), inks.t4, light=FROM_RIGHT)
    )
