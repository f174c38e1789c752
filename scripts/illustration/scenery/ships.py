"""Ships, drawn in a box 100 long with the waterline at y = 0 and amidships at x = 0."""

from ..document import Flats, Fragment, Light, fill, lit
from ..inks import Inks, mix
from ..paths import Outline, PathData, curve, polygon, rectangle, table


def _sail(x: float, top: float, foot: float, head: float, hem: float, belly: float) -> PathData:
    """A square sail on its yard, blown to the right by `belly`."""
    return curve(
        [
            (x - head, top, True),
            (x + head, top - 1, True),
            (x + head + belly * 0.8, (top + foot) / 2),
            (x + hem, foot, True),
            (x + belly * 0.35, foot - 4.5),
            (x - hem, foot + 1, True),
            (x - head + belly * 0.45, (top + foot) / 2),
        ]
    )


_HULL: Outline = "-46 -26! -27 -22! -25 -13.5! 5 -11.5 27 -15! 29 -18.5! 50 -20! 46 -8 36 5! -36 5! -44 -10"


_SAILS = table(
    "-17 -72 -52 8.5 11.5 6, -17 -50 -24 12 15.5 7, 11.5 -84 -66 9 12 6, 11.5 -63.5 -42 12.5 "
    "15 7, 11.5 -40 -20 15.5 17 7, 35 -57 -40 7 9 4.5, 35 -38 -20 9.5 11.5 5"
)


_MASTS = (
    "-19 -10 -17.5 -78 -16.5 -78 -16 -10",
    "10 -10 11 -90 12.2 -90 13.5 -10",
    "34 -10 34.5 -62 35.5 -62 37 -10",
    "42 -13 70 -30 70.5 -28.5 44 -9",
)


_PENNANT: Outline = "11 -90! 3 -93 -4 -89 -10 -92! -9 -87.5! -3 -85.5 4 -88.5 11 -85.5!"


def galleon(inks: Inks, *, sunward: int = 1) -> Fragment:
    """A galleon under full sail, three masts, seven sails of two tones, one red pennant, bow to the right."""
    light = Light((0, 0), (-sunward * 5, 2))
    masts = fill("".join(polygon(mast) for mast in _MASTS), inks.t6)
    sails = "".join(lit(_sail(*sail), Flats(inks.t1, inks.t1, inks.t2), light) for sail in _SAILS)
    jib = fill(polygon("69 -28.5 40 -52 47 -20"), inks.t2)
    hull = lit(curve(_HULL), Flats(inks.t2, inks.t6), Light((0, 1.4)))
    ports = "".join(rectangle(-30 + i * 12, -7.5, 3.4, 3) for i in range(5))
    windows = rectangle(-42, -19, 3.5, 3.5) + rectangle(-35.5, -18, 3.5, 3.5)
    return (
        masts
        + sails
        + jib
        + fill(curve(_PENNANT), inks.accent)
        + hull
        + fill(ports, inks.t2)
        + fill(windows, inks.accent)
    )


def moored(inks: Inks, *, tone: str, far: str) -> Fragment:
    """The same ship in harbour: sails furled on their yards, shrouds, no colour."""
    masts = "".join(polygon(mast) for mast in _MASTS)
    yards = furled = ""
    for x, top, _, head, _, _ in _SAILS:
        yards += polygon(
            [(x - head - 3, top - 0.6), (x + head + 3, top - 1.2), (x + head + 3, top + 0.6), (x - head - 3, top + 1)]
        )
        furled += curve(
            [
                (x - head, top, True),
                (x, top + 1),
                (x + head, top, True),
                (x + head * 0.5, top + 4),
                (x, top + 3),
                (x - head * 0.5, top + 4.4),
            ]
        )
    shrouds = "".join(
        polygon([(x, top), (x + 0.5, top), (x + reach + 0.8, -12), (x + reach, -12)])
        for x, top in ((-17, -70), (12, -80), (35, -58))
        for reach in (-11, -6.5, 6.5, 11)
    )
    return (
        fill(shrouds + masts + yards, tone) + fill(furled, far) + lit(curve(_HULL), Flats(far, tone), Light((0, 1.4)))
    )


def rowing_boat(inks: Inks) -> Fragment:
    """An open boat drawn up, seen from the side and a little from above, its oars over the gunwale."""
    hull = curve("-50 -16! -30 -10 0 -8 32 -11 52 -22! 47 -3 34 7! -34 7! -45 -4")
    inside = curve("-50 -16! -30 -10 0 -8 32 -11 52 -22! 30 -19 0 -16 -30 -16")
    oars = polygon("-22 -11 -62 -30 -61 -32 -20 -13") + curve("-61 -28! -70 -36 -76 -36 -74 -31 -66 -27!")
    planks = polygon("-44 -7 44 -9 43.4 -7.4 -43 -5.4") + polygon("-41 -1 41 -2 40.4 -.4 -40 .6")
    return (
        fill(inside, inks.shadow)
        + fill(polygon("-26 -15 -20 -15 -18 -10 -24 -10") + polygon("8 -16 14 -16 16 -9 10 -9"), inks.t2)
        + lit(hull, Flats(inks.light, inks.t5, inks.t6), Light((-1, 2), (-7, 9)), inner=fill(planks, inks.t4))
        + fill(oars, inks.t6)
    )


def wreck(inks: Inks) -> Fragment:
    """A galleon broken on a reef, bow up and to the right: bare ribs, a leaning mast, one torn sail."""
    keel = curve("-62 4! -52 -1 -44 0 -20 -6 12 -14 36 -30 52 -52! 57 -50! 50 -22 40 4! 30 14! -56 14!")
    stem = curve("47 -46! 53 -62 62 -74! 65 -72! 58 -56 55 -44!")
    ribs = "".join(
        curve(
            [
                (x, base, True),
                (x - 5, base - tall * 0.45),
                (x - 3.5, base - tall, True),
                (x - 1.2, base - tall + 1.5, True),
                (x - 1, base - tall * 0.45),
                (x + 3.6, base, True),
            ]
        )
        for x, base, tall in table(
            "-55 2 12, -46 1 22, -37 -1 29, -28 -3 25, -19 -5 35, -10 -8 30, -1 -11 17, 8 -14 29"
        )
    )
    wale = polygon("-50 -8 -10 -16 14 -22 14 -24.6 -10 -18.6 -50 -10.4")
    deck = polygon("12 -14 16 -31 34 -43 50 -55 54 -50 38 -26")
    mast = polygon("8 -10 -16 -92 -13.4 -93 13 -12") + polygon("-30 -60 8 -72 8.6 -70.4 -29.4 -58.2")
    top = polygon("-18 -70 -6 -74 -5 -70 -16 -66")
    ropes = polygon("-15 -91 46 -55 46.6 -56 -14.6 -92.4") + polygon("-14 -88 -44 -6 -43.2 -6 -13.4 -87.6")
    sail = curve(
        "-28 -60! 6 -71! 9 -60 5 -50! 2 -54! -1 -44! -5 -50! -9 -36! -13 -46! -16 -42! -19 -49! -25 -45! -29 -52"
    )
    breach = polygon("20 -17 24 -20 25 -17 30 -22 33 -18 36 -19 35 -10 32 -8 30 -4 26 -7 22 -5 22 -11")
    seams = (
        polygon("-50 5 34 -8 44 -22 44.8 -20 36 -5 -50 7.4")
        + polygon("-30 12 30 4 31 5.6 -30 14")
        + polygon("-30 0 12 -8 12.4 -6.6 -30 1.6")
        + polygon("38 -14 48 -34 49.4 -33 40 -12")
    )
    flats = Flats(mix(inks.t2, inks.light, 0.35), inks.t6)
    return (
        fill(ropes, inks.t6)
        + lit(sail, Flats(inks.light, inks.t2, inks.t3), Light((0.9, 0.9), (9, 4)))
        + fill(mast + top, inks.t6)
        + fill(ribs + wale, inks.t6)
        + fill(deck, inks.t5)
        + lit(
            keel,
            flats,
            Light((1.1, 1.2)),
            inner=fill(seams, inks.t5)
            + fill(breach, inks.shadow)
            + fill(polygon("23 -16 24.4 -16 25 -8 23.6 -8") + polygon("28.6 -19 30 -19 30.6 -7 29.2 -6"), inks.t6),
        )
        + lit(stem, flats, Light((1.1, 1)))
    )
