"""Quests of the coast, as low broad strips of 160 × 88: what one is asked to find, feed, hunt or join."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..inks import BUTINA, PAPER, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, mirrored, polygon, rectangle, star
from .parts import (
    accented,
    copper,
    fangs,
    feather,
    flame,
    hatch,
    iron,
    limb,
    middle,
    paper,
    polygons,
    shadow,
    skull,
    steel,
    warm,
    white,
    wood,
)
from .registry import STRIP, motif
from .signs import hanging_sign

SOFT = FROM_LEFT.scaled(0.6)


@motif("bouteille-mer", BUTINA, STRIP, shrink=0.96)
def bottle_post(inks: Inks) -> Fragment:
    """A bottle with a rolled letter in it, half buried in the sand."""
    dune = curve("0 88! 0 70 20 62 46 66 74 74 104 70 134 60 160 64! 160 88!")
    bottle = curve(
        "26 56! 24 40 34 30 48 26 84 12 94 14 98 12! 124 3! 132 2 136 12 130 16! 106 26! 102 "
        "28 100 34 92 38 74 62 62 70! 40 74 30 68"
    )
    letter = curve("38 54! 36 48 40 44 44 43! 78 28! 84 28 86 34 82 38! 50 58! 44 60 40 58")
    roll = ellipse(41.6, 51, 3.4, 7)
    shine = brush("34 46 40 36 56 29 82 19", 1, 0.6, middle=3)
    cork = polygon("124 2 136 -3 141 9 130 14")
    front = curve("0 88! 0 78 24 72 50 74 84 78 116 74 146 72 160 76! 160 88!")
    seal = fill(circle(62, 44, 4.6), inks.accent) + fill(circle(62, 44, 2), inks.t6)
    return (
        lit(dune, Flats(inks.light, inks.t1, inks.t2), Light((0.3, 1.2), (6, 9)))
        + lit(cork, wood(inks), SOFT)
        + lit(bottle, Flats(inks.light, inks.t4, inks.t5), Light((1, 1), (6, 10)))
        + lit(letter, paper(inks), Light((0.8, 0.9), (2, 7)))
        + fill(roll, mix(PAPER, inks.t3, 0.3))
        + stroke(roll, inks.t3, 0.8)
        + fill(polygon("57 35.6 62 33.4 70 48 65 50.6"), inks.accent)
        + seal
        + fill(shine, inks.light)
        + lit(
            front,
            Flats(inks.light, inks.t2, inks.t3),
            Light((0.2, 1.2), (8, 8)),
            inner=hatch(inks.t1, "10 80 80 82 150 79", 0, 10, 1.2, 12),
        )
        + lit(star(130, 72, 11, 4.6, 5, angle=-60), accented(inks), SOFT)
        + lit(
            curve("14 76! 10 66 18 58 27 62! 34 66 32 75 25 77!"),
            white(inks),
            SOFT,
            inner=hatch(inks.t3, "16 66 20 62 27 64", 80, 9, 1.1, 5),
        )
    )


@motif("cage-perroquet", BUTINA, STRIP)
def empty_cage(inks: Inks) -> Fragment:
    """An empty bird cage, its door open, one feather falling."""
    bars = "".join(
        stroke(f"M{x} 78V40Q{x} {40 - (18 - abs(x - 74) * 0.28):.1f} 74 12", inks.t6, 2)
        for x in (48, 60, 74, 88, 100)
    )
    back = fill(curve("38 78! 38 40 46 20 74 10 102 20 110 40 110 78!"), mix(inks.light, inks.t1, 0.4))
    door = polygon("112 38 132 30 134 70 112 76")
    door_bars = "".join(f"M{112 + i * 5.2:.1f} {38 - i * 2}V{75 - i * 1.2:.1f}" for i in range(1, 4))
    perch = brush("44 50 104 48", 2.6, 2.6)
    swing = stroke("M64 14V50M84 14V50", inks.t5, 1.2, sharp=True)
    plume = feather("146 12 152 26 146 40 150 56", 17, 2)
    lost = feather("6 66 16 74 32 77", 10, 1)
    base = curve("32 76! 116 76! 120 84! 116 87! 32 87! 28 84!")
    return (
        shadow(76, 86, 116, inks.t6, 3)
        + stroke(circle(74, 6, 4.4), inks.t6, 2.4)
        + back
        + fill(lens(74, 73, 66, 6), inks.t2)
        + fill(perch, inks.t3)
        + swing
        + bars
        + stroke("M38 78V40C38 22 54 12 74 10", inks.t6, 3)
        + stroke("M37.4 78V40C37.4 22 54 11 74 9", inks.light, 0.9)
        + stroke("M74 10C94 12 110 22 110 40V78", inks.t6, 3)
        + stroke("M38 48H110M36 62H112", inks.t6, 2)
        + stroke(door, inks.t6, 3)
        + stroke(door_bars, inks.t6, 1.8)
        + fill(circle(131, 52, 2), inks.t1)
        + lit(base, copper(inks), Light((0.8, 1), (10, 4)))
        + lit(plume, accented(inks), SOFT)
        + fill(brush("146 14 152 26 146 40 150 61", 1.1, 0.8), inks.t6)
        + lit(lost, warm(inks), SOFT)
    )


@motif("avis-recherche", BUTINA, STRIP, shrink=0.97)
def wanted_poster(inks: Inks) -> Fragment:
    """A wanted poster nailed to a fence: a captain's outline under a bicorne, a dagger through it."""
    planks = "".join(
        lit(
            polygon(f"{x} {6 + dy} {x + 25} {4 + dy} {x + 25} 88 {x} 88"),
            wood(inks),
            Light((0.8, 0.6), (16, 2)),
        )
        for x, dy in ((2, 6), (29, 0), (107, 3), (134, 8))
    ) + lit(polygon("56 -2 106 -2 106 88 56 88"), wood(inks), Light((0.8, 0), (30, 0)))
    grain = hatch(inks.t6, "10 20 12 50 8 80", 90, 12, 1.1, 5) + hatch(
        inks.t6, "118 20 120 50 145 78", 90, 12, 1.1, 6, 2
    )
    sheet = curve("46 10! 82 6! 118 12! 116 40 118 66! 112 80! 106 78 104 82! 82 78 50 82! 48 50")
    bust = curve("62 66! 64 56 72 53 76 52! 73 48 72 42! 84 42! 92 42! 91 48 88 52! 92 53 100 56 102 66!")
    bicorne = curve(mirrored("82 20! 90 21 97 27 112 33! 106 39 96 42 82 42", axis=82))
    text = polygons(
        "60 70 104 70 104 72.6 60 72.6", "68 74.6 96 74.6 96 76.4 68 76.4", "58 12.4 106 12.4 106 17 58 17"
    )
    curl = curve("112 80! 118 66! 112 69 106 70 104 82!")
    dagger = (
        fill(polygon("0 -2 30 -1.4 36 0 30 1.4 0 2"), steel(inks).body)
        + fill(polygon("0 0 36 0 30 1.4 0 2"), steel(inks).shade or "")
        + fill(rectangle(-3, -7, 4, 14), inks.t6)
        + lit(rectangle(-19, -2.6, 16, 5.2), accented(inks), SOFT)
        + fill(circle(-21, 0, 3.6), inks.t6)
    )
    return (
        planks
        + grain
        + shifted(2, 2.4, fill(sheet, inks.t6))
        + lit(sheet, paper(inks), Light((0.9, 0.9), (0, 0)))
        + fill(text, inks.t3)
        + fill(bust + bicorne, inks.t6)
        + skull(82, 31, 5.4, white(inks), inks.t6)
        + fill(curl, mix(PAPER, inks.t3, 0.4))
        + fill("".join(circle(x, y, 1.8) for x, y in ((52, 13), (112, 15), (54, 78))), inks.t6)
        + placed(dagger, 117, 24, angle=142)
        + fill(curve("88 47! 91 46 92 49! 90 60 89 64 87 58"), inks.accent)
    )


@motif("marmite-port", BUTINA, STRIP, shrink=0.92)
def harbour_kettle(inks: Inks) -> Fragment:
    """A huge soup kettle on a quay, a claw and a tentacle sticking out, a ladle leaning in it."""
    pot = curve("40 34! 120 34! 128 46 126 66 110 80 80 84 50 80 34 66 32 46")
    rim = curve("34 28! 126 28! 129 32 126 37! 34 37! 31 32")
    ears = stroke("M34 42C22 42 22 56 33 56M126 42C138 42 138 56 127 56", inks.t6, 3.6)
    soup = lens(80, 29, 88, 6)
    tentacle = limb("62 30 58 18 66 8 60 0 50 0 48 7 54 9", 11, 2, 8)
    suckers = "".join(circle(x, y, 1.5) for x, y in ((61, 25), (61.6, 18), (64, 12), (62, 6)))
    claw = curve(
        "92 30! 91 18 86 10 88 -2! 95 1 99 6 101 12! 104 6 108 3 114 3! 116 12 112 20 106 23 104 31!"
    )
    ladle = limb("132 -6 112 30", 3.4, 3.4)
    stones = "".join(f"M{x} 80V88" for x in (18, 46, 112, 140)) + "M0 80H160"
    fire = (
        flame(58, 88, 6, inks.accent, inks.t2)
        + flame(80, 89, 7.4, inks.accent, inks.t2, inks.light)
        + flame(102, 88, 6, inks.accent, inks.t2)
    )
    steam = curve("24 24! 18 16 26 10 20 2! 32 6 34 14 28 20!") + curve(
        "140 26! 134 20 140 12 136 6! 147 10 148 18 143 23!"
    )
    return (
        fill(steam, inks.light)
        + lit(
            polygon("0 80 160 80 160 88 0 88"), Flats(inks.light, inks.t5, inks.t6), Light((0, 0.9), (0, 4))
        )
        + stroke(stones, inks.t6, 1)
        + fire
        + lit(ladle, wood(inks), SOFT)
        + lit(tentacle, Flats(inks.light, inks.t3, inks.shadow), Light((0.8, 0.8), (3, 2)))
        + fill(suckers, inks.t1)
        + lit(claw, accented(inks), Light((0.9, 0.8), (6, 3)))
        + fill(soup, inks.t2)
        + ears
        + lit(
            pot,
            iron(inks),
            Light((1.3, 0.6), (16, 3)),
            inner=hatch(inks.t4, "42 44 42 58 52 72", 0, 14, 1.7, 9),
        )
        + lit(rim, iron(inks), Light((0.8, 1), (20, 4)))
        + fill(fangs("50 37 70 37", 3, 9, width=0.5) + fangs("96 37 112 37", 2, 12, width=0.6), inks.t2)
    )


@motif("enseigne-ecumeurs", BUTINA, STRIP, shrink=0.97)
def sign_of_the_skimmers(inks: Inks) -> Fragment:
    """The skimmers' guild sign: a skimming ladle crossed with a sabre over a wave."""
    ladle = fill(limb("58 78 100 41", 4, 4), inks.t6) + lit(ellipse(107, 35, 11, 10), copper(inks), SOFT)
    ladle += fill(
        "".join(
            circle(107 + dx, 35 + dy, 1.5)
            for dx, dy in ((0, 0), (5, 1), (-5, -1), (1, -5), (-1, 5), (5, -4), (-5, 4))
        ),
        inks.t1,
    )
    sabre = fill(curve("106 76! 94 66 80 54 62 28! 80 40 92 52 110 70!"), inks.t6) + lit(
        curve("105 74! 94 65 80 52 64 31! 81 42 92 53 108 69!"), steel(inks), SOFT
    )
    sabre += fill(limb("100 76 111 65", 3, 3), inks.t2) + fill(limb("107 71 114 78", 4, 4), inks.t6)
    wave = curve(
        "48 68! 56 62 62 66 66 70! 72 64 80 64 86 70! 92 64 100 64 104 70! 110 64 116 63 121 "
        "66! 112 78 98 83 84 83 70 83 56 78"
    )
    crest = lit(wave, middle(inks), Light((0, 1.2), (4, 6))) + hatch(
        inks.light, "64 74 84 77 104 74", 0, 8, 1.2, 6
    )
    return hanging_sign(inks, "oval", Flats(inks.t2, inks.t1), wood(inks), ladle + sabre + crest)
