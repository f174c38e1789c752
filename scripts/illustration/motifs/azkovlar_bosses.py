"""The lords of Azkovlar: the count, the countess, the dragon. Frontal, widest at the top, with a little gold."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import AZKOVLAR, GOLD, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, spike, turned
from .parts import GOLDEN, both, curves, dark, gem, hatch, limb, pallid, polygons, twin, warm, wedges, white
from .registry import motif

SMALL = FROM_LEFT.scaled(0.6)
RUBY = ("#E2414E", "#B8223E", "#7A1130")


# ------------------------------------------------------------------------------------------ Comte Draner


@motif("comte-draner", AZKOVLAR)
def count_draner(inks: Inks) -> Fragment:
    """Count Draner: a collar like wings, a jewel at the throat, his fingertips laid together."""
    cape = curve(mirrored("50 60! 62 60 76 66 86 78 91 90 93 101! 50 101"))
    collar = "54 70! 60 54 70 36 82 18 98 1! 96 12 99 22! 95 30 97 40! 92 48 93 58! 86 66 82 76 70 82!"
    lining = "55 70! 62 55 72 38 94 10! 92 26 88 42 80 58 62 80!"
    ribs = [
        brush(line, 0.4, 1.8) for side in ("60 70 74 48 91 19", "62 74 76 58 88 40") for line in both(side)
    ]
    vest = curve(mirrored("50 64! 58 66 66 76! 64 88 66 101! 50 101!"))
    frill = curve(
        "50 70! 56 72 60 78! 57 80 60 86! 56 87 57 94! 50 101 43 94! 44 87 40 86! 43 80 40 78! 44 72"
    )
    jewel = fill(polygon("50 60 57 67 50 77 43 67"), GOLD) + gem(50, 68, 5, inks.light, RUBY)
    return (
        lit(
            cape,
            dark(inks),
            Light((1.1, 1.2), (9, 4)),
            inner=hatch(inks.t4, "20 76 17 86 16 97", -4, 12, 1.6, 7),
        )
        + "".join(lit(curve(side), dark(inks), SMALL) for side in both(collar))
        + "".join(
            lit(curve(side), Flats(inks.t1, tone, shade), Light((0.8, 0.6), (10, 8)))
            for side, tone, shade in zip(both(lining), (inks.t3, inks.t2), (inks.t4, inks.t3), strict=True)
        )
        + fill("".join(ribs), inks.t5)
        + fill(vest, inks.t6)
        + lit(
            frill,
            white(inks),
            Light((0, 0), (9, 2)),
            inner=fill(wedges([(50, 76, 18, 1, 90), (46, 78, 12, 1, 100), (54, 78, 12, 1, 80)]), inks.t2),
        )
        + _count_head(inks)
        + jewel
        + _steepled_hands(inks)
    )


def _count_head(inks: Inks) -> Fragment:
    ears = curves(*both("64 40! 67 34 71 28! 72 38 70 46 65 50!"))
    face = curve(mirrored("50 18! 58 18 64 24 66.4 34 65.6 44 62.6 52 57 60 52.6 65 50 65.6"))
    hair = curve(mirrored("50 31! 53 25 58 22.6 63 25 66 38! 69 30 69.6 20 65 11 58 6.4 50 5.4"))
    gleam = hatch(inks.t4, "35 20 40 12 50 8.4", 72, 8, 1.3, 7)
    brows = curves(*both("51.6 39.4! 56 35.6 61 32 66.4 31.6! 63 35.4 58 38.4 53.4 42.4!"))
    sockets = curves(*both("53 41.6! 57 38 62.6 36.6! 64 41 61 45.4 56 45.6"))
    nose = curve("48.2 38! 45.8 49 47.6 51.6 50 52.8 52.6 51.4 54 49 51.6 38!")
    cheeks = wedges([(63.6, 46, 13, 2, 117), (36.4, 46, 13, 2, 63)])
    lips = curve("43.6 57! 47 55.4 50 56.4 53 55.4 56.4 57! 53 58.2 50 59.4 47 58.2")
    fangs = polygons("45.4 57 48 57 46.8 61.4", "52 57 54.6 57 53.2 61.4")
    return (
        fill(ears, mix(inks.light, inks.t1, 0.45))
        + lit(face, pallid(inks), Light((0, 0), (15.6, 1)))
        + fill(sockets, mix(inks.t1, inks.t2, 0.55))
        + fill(lens(58.4, 41.8, 7.6, 2.6, -16) + lens(41.6, 41.8, 7.6, 2.6, 16), inks.accent)
        + fill(ellipse(58, 41.8, 0.9, 1.5) + ellipse(42, 41.8, 0.9, 1.5), inks.t6)
        + fill(nose, mix(inks.light, inks.t1, 0.28))
        + fill(curve("50.4 38! 50.8 50 50 52.8 52.6 51.4 54 49 51.6 38!"), mix(inks.t1, inks.t2, 0.3))
        + fill(cheeks, mix(inks.t1, inks.t2, 0.5))
        + fill(lips, inks.t2)
        + fill(fangs, "#FFFFFF")
        + fill(brows, inks.t6)
        + lit(hair, Flats(inks.t2, inks.t6), Light((0.9, 0.9), (0, 0)), inner=gleam)
    )


def _steepled_hands(inks: Inks) -> Fragment:
    """Two pale hands whose long fingers meet before the chest."""
    fingers = (
        "56 98 52 90 50.4 80",
        "60 98 55.6 91 51.4 84.6",
        "64 99 59 94 52.4 89.6",
        "66 101 61 97 53 94.4",
    )
    right = "".join(fill(limb(line, 4.6, 1.3), inks.light) for line in fingers)
    left = "".join(
        lit(limb(side, 4.6, 1.3), Flats(inks.light, inks.light), SMALL)
        for line in fingers
        for side in both(line)[1:]
    )
    palms = curves(*both("55 97! 62 92 70 96 74 101! 54 101!"))
    cuffs = polygons("72 92 82 96 80 103 66 103", "28 92 18 96 20 103 34 103")
    shades = wedges(
        [(54, 91, 8, 0.9, 55), (55, 95, 8, 0.9, 40), (46, 91, 8, 0.9, 125), (45, 95, 8, 0.9, 140)]
    )
    return fill(palms, inks.light) + left + right + fill(shades, inks.t1) + lit(cuffs, warm(inks), SMALL)


# --------------------------------------------------------------------------------------------- Mordrakar


@motif("mordrakar", AZKOVLAR, shrink=0.93)
def mordrakar(inks: Inks) -> Fragment:
    """The dragon Mordrakar head-on, his wings as wide as the world, a crown of horns, smoking nostrils."""
    wing = (
        "54 78! 60 60 66 34 71 12! 78 10 90 8 101 3! 97 12 98 24 104 36! 96 38 94 50 99 63! "
        "90 62 86 70 87 83! 78 76 70 82 64 96!"
    )
    bones = "".join(
        limb(line, start, 0.8)
        for line, start in (
            ("56 74 64 46 72 9", 7),
            ("72 12 86 11 101 3", 3.4),
            ("72 12 90 20 104 36", 3),
            ("72 12 88 34 99 62", 3),
            ("71 12 82 44 87 82", 3),
        )
    )
    cuts = wedges(
        [(76, 20, 26, 2.2, 58), (75, 15, 22, 1.8, 32), (73, 26, 30, 2.2, 78), (80, 12, 14, 1.4, 10)]
    )
    membrane = lit(curve(wing), Flats(inks.light, inks.t3, inks.t4), Light((-1, 1.1), (-9, 12)))
    claw = lit(polygon("67 14 68 -1 76 10"), dark(inks), SMALL)
    chest = curve(mirrored("50 56! 62 58 70 72 78 84 84 101! 50 101"))
    plates = "".join(
        lit(
            curve(mirrored(f"50 {y} {50 + w} {y - 1}! {50 + w + 1} {y + 5}! 50 {y + 8}!")),
            Flats(inks.t1, inks.t2, inks.t3),
            Light((0.4, 0.9), (14, 0)),
        )
        for y, w in ((84, 15), (92, 18))
    )
    head = _dragon_horns(inks) + _dragon_head(inks)
    return (
        twin(membrane + fill(cuts, inks.t2) + fill(bones, inks.t6) + claw)
        + lit(chest, dark(inks), Light((1.1, 1.1), (9, 3)))
        + plates
        + placed(head, 50, 88, 0.9, origin=(50, 98))
    )


def _dragon_horns(inks: Inks) -> Fragment:
    spines = "66 58! 76 57 86 62! 77 64 70 67 64 66!", "67 50! 80 47 90 52! 82 55 74 58 66 57!"
    crown = (
        "66 46! 76 42 83 34 84 22! 90 34 86 48 70 53!",
        "60 37! 68 28 71 18 69 4! 78 14 78 30 69 43!",
        "53 33! 58 24 58 14 55 4! 63 12 65 26 61 36!",
    )
    rings = (
        "79 37 86.6 42.6 84 46.6 76 40.6",
        "69 24.6 77.4 28 75.8 32.4 67 29",
        "57.2 22 64 24 63.6 28.2 56 26.4",
    )
    horn = Flats(inks.light, inks.t5, inks.t6)
    return (
        "".join(lit(curve(side), dark(inks), SMALL) for line in spines for side in both(line))
        + "".join(lit(curve(side), horn, Light((0.9, 0.7), (4, 1))) for line in crown for side in both(line))
        + fill("".join(polygon(side) for line in rings for side in both(line)), GOLD)
    )


def _dragon_head(inks: Inks) -> Fragment:
    head = curve(
        mirrored(
            "50 30! 57 31 63 34 70 41! 71 47 68 52! 70 57 66 60! 63 66 61 70 64 75! 65 82 60 87! 56 85 50 86!"
        )
    )
    jaw = curve(mirrored("50 84! 57 84 63 83! 64 90 58 97 50 99"))
    teeth = polygons("61 84 64.6 82 63 92", "55.4 85 58.6 85.6 56.4 91", "51 85.4 53.6 85.2 52.2 89.4")
    teeth += "".join(
        polygon(side)
        for line in ("61 84 64.6 82 63 92", "55.4 85 58.6 85.6 56.4 91", "51 85.4 53.6 85.2 52.2 89.4")
        for side in both(line)[1:]
    )
    ridge = curve(mirrored("50 38! 53 42 54.6 52 54 62 57 70 50 74!"))
    brow = curves(*both("53 50! 58 44 64 41 70 41.6! 67 46 61 49 55 54!"))
    cheek = curves(*both("66 55! 62 59 58 62 58 69! 61 67 65 62 67 58!"))
    smoke = [
        "58 76 68 72 74 76 80 72 78 64 72 66 74 70",
        "60 79 72 82 82 82 90 76 94 66 88 60 84 66",
    ]
    curls = "".join(brush(side, 1.6, 0.8, middle=5) for line in smoke for side in both(line))
    return (
        fill(jaw, inks.t6)
        + fill(curve(mirrored("50 86! 56 86 60 85! 59 91 54 95 50 95")), inks.t2)
        + lit(
            head,
            Flats(inks.light, inks.t1, inks.t2),
            Light((1, 1.1), (22, 3)),
            inner=hatch(inks.t3, "34 44 36 56 38 66", 12, 8, 1.3, 6),
        )
        + fill(ridge, inks.t3)
        + fill(
            "".join(lens(50, y, w, 1.3, 0) for y, w in ((46, 6), (51, 7), (56, 7), (61, 7.6), (66, 9))),
            inks.t5,
        )
        + fill(cheek, inks.t3)
        + fill(curves(*both("54 53! 59 48 67 46.4! 66 52 60 56 55 55.6")), inks.accent)
        + fill(lens(60.4, 51, 6, 1.5, 80) + lens(39.6, 51, 6, 1.5, 100), inks.t6)
        + fill(brow, inks.t6)
        + fill(teeth, inks.light)
        + fill(lens(56.6, 77, 6, 2.4, -40) + lens(43.4, 77, 6, 2.4, 40), inks.accent)
        + fill(curls, inks.light)
    )


# -------------------------------------------------------------------------------------- Comtesse Draner


@motif("comtesse-draner", AZKOVLAR)
def countess_draner(inks: Inks) -> Fragment:
    """Countess Draner: towering hair with a bat for a comb, a fan of black feathers."""
    collar = "56 66! 66 58 74 46 82 30 91 22! 92 30 97 36! 94 42 97 50! 92 54 93 62! 84 72 70 78!"
    stays = [
        brush(line, 0.4, 1.4) for side in ("62 66 76 50 90 27", "64 70 80 60 94 45") for line in both(side)
    ]
    bust = curve(mirrored("50 56! 54.6 57 56 66 66 70 78 72 86 80 89 101! 50 101"))
    gown = curve(mirrored("50 94! 60 86 74 80 84 77! 90 84 92 101! 50 101!"))
    return (
        "".join(
            lit(curve(side), Flats(inks.light, inks.t2, inks.t3), Light((0.9, 0.9), (9, 8)))
            for side in both(collar)
        )
        + fill("".join(stays), inks.t5)
        + _tower_of_hair(inks)
        + lit(bust, pallid(inks), Light((0.8, 0.8), (26, 2)))
        + fill(curve(mirrored("50 60! 55 62 56 66! 54 70 50 72")), inks.t1)
        + lit(gown, dark(inks), SMALL)
        + _countess_face(inks)
        + stroke("M43.6 64.4Q50 69 56.4 64.4", inks.t6, 2.4, sharp=True)
        + lit(polygon("50 66 54 70.6 50 77 46 70.6"), GOLDEN, SMALL)
        + _feather_fan(inks)
    )


def _tower_of_hair(inks: Inks) -> Fragment:
    tower = curve(mirrored("50 1! 58 0 70 3 76 11 73 20 77 26 71 33 72 41 66 46 67 56! 60 58 50 58"))
    streaks = curves(*both("61 44! 66 34 63 22 71 8! 70 22 69 34 65 50!"))
    bat = curve(mirrored("50 13! 51.6 9.4! 53 12! 60 8 67 9 72 12! 67 14 66 19! 62 17 58 21! 55 20 50 26"))
    return (
        lit(
            tower,
            Flats(inks.light, inks.t5, inks.t6),
            Light((1.1, 1.1), (8, 3)),
            inner=hatch(inks.t4, "30 10 31 26 36 44", -18, 10, 1.5, 8)
            + hatch(inks.t4, "40 4 50 3 60 4", 88, 6, 1.2, 7),
        )
        + fill(streaks, inks.light)
        + lit(bat, GOLDEN, SMALL)
        + fill(circle(47.8, 15, 0.9) + circle(52.2, 15, 0.9), inks.t6)
    )


def _countess_face(inks: Inks) -> Fragment:
    face = curve(mirrored("50 30! 56 31 61 35 62.4 43 60.6 51 55 59 50 62"))
    fringe = curve(mirrored("50 36! 54 31 59 32 63 44! 65 36 62 28 56 26 50 26"))
    lids = curves(*both("52 46! 55 42 61 40.6! 60.4 44.6 56.4 47.4"))
    brows = curves(*both("52 42.4! 55.6 37.6 59.6 36.4 63 38! 59.4 38.4 56 40"))
    lips = curve("45.6 55! 48 53.2 50 54.2 52 53.2 54.4 55! 52 57.8 48 57.8")
    fangs = polygons("46.6 55.2 48.4 55.4 47.4 59.4", "51.6 55.4 53.4 55.2 52.6 59.4")
    return (
        lit(face, pallid(inks), Light((0, 0), (14, 1)))
        + fill(lids, inks.t3)
        + fill(lens(56.8, 45, 6, 1.9, -12) + lens(43.2, 45, 6, 1.9, 12), inks.accent)
        + fill(circle(56.4, 45, 1) + circle(43.6, 45, 1), inks.t6)
        + fill(wedges([(51, 44, 7, 1.5, 92), (60, 49, 9, 1.4, 118)]), mix(inks.t1, inks.t2, 0.3))
        + fill(lips, inks.t2)
        + fill(fangs, "#FFFFFF")
        + fill(circle(57.4, 52.6, 0.8), inks.t6)
        + fill(brows, inks.t6)
        + fill(fringe, inks.t6)
        + fill(circle(63.6, 54, 1.8) + circle(36.4, 54, 1.8), GOLD)
    )


def _feather_fan(inks: Inks) -> Fragment:
    """A half round of black feathers that spread from a pale hand."""
    vane = "6 -3! 20 -8 33 -7! 31 -4 38 0! 31 4 33 7! 20 8 6 3!"
    hub, plumes = (50, 101), ""
    for i, angle in enumerate((-175, -5, -158, -22, -141, -39, -124, -56, -107, -73, -90)):
        shape = curve(moved(vane, *hub, angle=angle, scale=1 if i % 4 < 2 else 0.92))
        quill = spike(*turned(hub, angle, 33, 0), 24, 1.5, angle + 180)
        barbs = spike(*turned(hub, angle, 29, 4.6), 6, 1, angle + 150) + spike(
            *turned(hub, angle, 25, -5), 6, 1, angle + 214
        )
        plumes += lit(shape, Flats(inks.light, inks.t5, inks.t6), Light((0.8, 0.9), (1.8, 2))) + fill(
            quill + barbs, inks.t3
        )
    sticks = "".join(spike(*turned(hub, angle, 18, 0), 14, 2, angle + 180) for angle in range(-158, -20, 17))
    hand = curve("43 101! 41 92 45 89 48 91 50 88 53 90 56 89 59 93 57 101!")
    return (
        plumes
        + fill(sticks, inks.t1)
        + lit(hand, pallid(inks), Light((0, 0), (7, 1)))
        + fill(wedges([(48, 90.4, 7, 0.9, 95), (53, 90.4, 7, 0.9, 92)]), inks.t1)
        + fill(ellipse(46.4, 94, 1.9, 1.5), GOLD)
    )
