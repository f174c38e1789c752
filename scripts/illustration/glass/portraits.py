"""Those who go down, and what they carry: portraits from the front and in profile, lanterns lit and unlit."""

from ..document import Fragment
from ..inks import Colour
from .panes import LEAD, at, drawn, flame, pane, ring
from .parts import FAIR, book, feather, fist, gaze, open_hand
from .wells import Ramp, rays, well


def storm_lantern(*, lit: bool) -> Fragment:
    """A round storm lamp; the same leads in amber or in smoke."""
    cap, shade_of, rim = ("ambr.2", "ambr.3", "ambr.1") if lit else ("smok.1", "smok.2", "smok.0")
    pane_of = (
        ("ambr.0", "#FFF6D6", "white", "#FFF6D6", "ambr.0")
        if lit
        else ("smok.2", "smok.1", "smok.0", "smok.1", "smok.2")
    )
    out = drawn(
        f"V {LEAD}/2.3 0 3 3.4 4.4 4.2 7.4 2.6 10.4; V {rim}/1.2 0 3 3.4 4.4 4.2 7.4 2.6 10.4; P {cap} 12.2 20! 16.6 24 16.8 33 11.4 42! 14.4 33 14.6 25.6"
    )
    top, foot = (-11.6, -7.4, -2.8, 2.8, 7.4, 11.6), (-9.4, -6, -2.3, 2.3, 6, 9.4)
    for i, glass in enumerate(pane_of):
        a, b, c, d = top[i], top[i + 1], foot[i + 1], foot[i]
        out += pane(
            [(a, 21.4, True), (b, 21.4, True), (b * 1.12, 29), (c, 40, True), (d, 40, True), (a * 1.12, 29)], glass, 0.6
        )
    out += (
        flame(0, 32.6, 2.5)
        if lit
        else drawn("t smok.3/.4 2.6>1.6 0 40 0 35.6; v smok.3/.6 0 35.6 .5 33.4 -.5 31.4 .6 28.8 -.2 26.4 .6 24")
    )
    out += drawn(f"""p {shade_of}/.55 -3 11.4! -2.4 9.6 0 8.8 2.4 9.6 3 11.4!; p {cap}/.65 -12 19! -9.6 15.4 -4.4 13.2 -3.4 11.2! 3.4 11.2! 4.4 13.2 9.6 15.4 12 19!; P {shade_of} 4.2 13! 9.6 15.4 12 19! 5.6 19!; V lead/.4 8 19 6.6 16 3.4 13; V lead/.4 3 19 2.6 15.4 1.4 12.6
        f {rim}/.6 -13 19 13 19 12.4 21.4 -12.4 21.4; f {rim}/.6 -10.6 40 10.6 40 11.8 42.6 -11.8 42.6; p {cap}/.6 -11 42.6! 11 42.6! 8.4 46.4 9.6 48.4! -9.6 48.4! -8.4 46.4; P {shade_of} 4 42.6! 11 42.6! 8.4 46.4 9.6 48.4! 4.4 48.4!; o {rim}/.45 0 44.6 1.1""")
    return out


def lens_lantern(*, lit: bool) -> Fragment:
    """A tall lamp of six sides with a lens."""
    cap, shade_of, rim = ("ambr.2", "ambr.3", "ambr.1") if lit else ("smok.1", "smok.2", "smok.0")
    light, mid, edge = ("white", "#FFF6D6", "ambr.0") if lit else ("smok.0", "smok.1", "smok.2")
    out = drawn(f"v {LEAD}/2.2 -1.6 5 -3 2.4 0 .6 3 2.4 1.6 5; v {rim}/1.1 -1.6 5 -3 2.4 0 .6 3 2.4 1.6 5")
    out += drawn(f"""f {cap}/.65 -9.6 15.4 -2 5 2 5 9.6 15.4; f {shade_of} 3.4 15.4 .6 5 2 5 9.6 15.4; f {rim}/.45 -3.4 15.4 -.7 5 .6 5 3.4 15.4; f {rim}/.6 -11 15 11 15 11 17.6 -11 17.6; o {shade_of} 0 4.6 1.7
        f {edge}/.6 -9.6 17.6 -4.6 17.6 -4.6 40.4 -9.6 40.4; f {light}/.6 -4.6 17.6 4.6 17.6 4.6 40.4 -4.6 40.4; f {edge}/.6 4.6 17.6 9.6 17.6 9.6 40.4 4.6 40.4; R lead/.5 4.6 22.4 9.6 22.4; R lead/.5 4.6 35.6 9.6 35.6; f {mid} -4.6 17.6 4.6 17.6 4.6 21.4 -4.6 21.4
        o {rim}/.65 0 29.4 7.8; o {mid}/.55 0 29.4 6.2; o {light}/.4 0 29.4 4.6""")
    out += "".join(at(0, 29.4, drawn(f"o {shade_of}/.35 0 -7 .55"), 1, a) for a in range(0, 360, 45))
    out += (
        flame(0, 30, 1.35)
        if lit
        else drawn(
            "v smok.3/.7 0 33 .6 31 -.5 29.4 .5 27.6 -.3 25.6; t smok.3/.3 1.6>1.2 0 34.4 0 32.8; v white/.5 -3.4 27.4 -2 25.6"
        )
    )
    return out + drawn(
        f"f {rim}/.6 -11 40.4 11 40.4 11 43 -11 43; f {cap}/.6 -9 43 9 43 12 48.6 -12 48.6; f {shade_of} 3.4 43 9 43 12 48.6 4.4 48.6; f {rim}/.45 -3.4 43 3.4 43 4.4 48.6 -4.4 48.6; O {rim}/.45 9.8 16.3 .7; O {rim}/.45 9.8 41.7 .7"
    )


LIT: dict[str, tuple[Colour, ...]] = {
    "storm": ("#FFF6D6", "#FFE49A", "#FBC665", "#EE9A43", "#C4603C"),
    "lens": ("#FFFDF2", "#E4EEF6", "#B8D8F2", "#6FA3D8", "#2F62A6"),
}
DARK: tuple[Colour, ...] = ("#8E93A8", "#71778F", "#575C76", "#41445C", "#2E3047")


def lantern(kind: str, *, lit: bool) -> Fragment:
    """A lantern before its own light, or before what is left of it."""
    ramp = LIT[kind] if lit else DARK
    if kind == "storm":
        return rays(0, 29, 32, (0, 13.5, 19, 26, 46), ramp, 3, 1.6) + storm_lantern(lit=lit)
    return well(ramp, 12, 6, y=29, courses=4, growth=1.24, bricks=15, height=52) + lens_lantern(lit=lit)


def small_lamp(glass: str = "ambr") -> Fragment:
    """A lamp to hang from a crook, its ring the origin."""
    return drawn(
        f"""v lead/.9 0 -.4 2 1 0 2.6 -2 1 0 -.4; p {glass}.2 -4.4 5.4! -2.4 3.4 0 2.4 2.4 3.4 4.4 5.4!; f ambr.0 -4 5.4 4 5.4 5 15 -5 15; f white/.45 -1.8 5.4 1.8 5.4 2.2 15 -2.2 15; f {glass}.2 -5.6 15 5.6 15 4.2 18 -4.2 18"""
    ) + flame(0, 11.4, 0.95)


def halo(
    x: float, y: float, inner: tuple[str, str], outer: tuple[str, str], ground: tuple[Colour, ...], count: int = 28
) -> Fragment:
    """Two rings about a head, and rays beyond them."""
    return (
        ring(x, y, 18.2, 27, count, ground[:2], 4)
        + ring(x, y, 27, 62, count, ground[2:], 4)
        + ring(x, y, 0, 15.6, count, inner, 4)
        + ring(x, y, 15.6, 18.2, count, outer, 4)
    )


def hooded_woman() -> Fragment:
    """A dark woman in a ruby hood, her lamp on a crook; she looks aside."""
    out = halo(0, 20, ("ambr.0", "halo"), ("ambr.2", "ambr.1"), ("#93C5B4", "#B9D8C4", "#5FA5A6", "#4B96A0"))
    out += drawn("""p ruby.3/.65 -27 54! -23 43 -13 37 0 38 13 37 23 43 27 54!; P ruby.2/.55 4 39! 12.6 37! 16 43 15.4 54! 6 54!; V ruby.1/.4 18.4 43 20.6 48 21 53
        p ruby.3/.65 -11.6 39.6 -12.4 28 -11 16 -6.6 8.4 0 5.4! 6.6 8.4 11 16 12.4 28 11.6 39.6 0 42""")
    head = drawn("""p smok.3/.55 -8 21 -7.4 13 -3 9 3 9 7.4 13 8 21 6 30 -6 30; p skin.2.4/.5 -3.4 30! 3.6 30! 4.8 38 .4 42.6 -4.6 38; p skin.3/.35 -3.4 31 3.6 31.6! 4 35 0 36 -3.2 33.6
        p skin.1/.6 0 11 4.4 12.2 6.9 17 6.7 23.4 4.6 29 1.4 33.4 -.8 33.6 -4.2 29.4 -6.5 23.6 -6.9 17 -4.4 12.2; p skin.2/.35 6.8 20.4! 6.6 23.6 4.6 29 1.4 33.4 -.4 33.7! 3 30.4 5.2 26.4
        p skin.0.6/0 -3.6 23.6 -5 25.2 -4.4 27 -2.8 25.6; p skin.0.7/0 -.6 20.4 .2 20.4 .5 24.4 -.2 25.6 -.9 24.4; v lead/.4 .8 21.6 1 23.6 1.7 25.2 .9 26.3 -.4 26.5; v lead/.35 -1.3 26.2 -1.7 25.5
        p ruby.2/.35 -2.8 29.2! -1 28.3 -.1 28.7 .9 28.3 2.6 29! .8 29.6 -1.4 29.6; p ruby.1/.3 -2.6 29.4! -.2 29.6 2.4 29.2! 1 30.9 -1.2 30.9; v lead/.4 -3.1 29 -.2 29.4 2.9 28.8; v lead -.9 32.1 0 32.4 .9 32.1""")
    head += at(-0.2, 20.9, gaze("smok.3", 3.3), 0.92) + drawn(
        """p smok.3/.5 -7.4 22! -7.8 14.6 -4.4 10.4 0 9.4 4.4 10.4 7.8 14.6 7.4 22! 6.4 17.4 3.6 13.6! -1.6 15.4 -5.6 17.6!; v smok.1/.4 -5.4 14 -2 12.2 2.4 12.2; v smok.1/.4 -6.4 16.4 -4.6 14.8"""
    )
    braid = "".join(
        drawn(
            f"p smok.{2 + i % 2}/.45 {-7.6 - i * 0.35:.2f} {22 + i * 3.4:.1f} {-5.6 - i * 0.35:.2f} {23.6 + i * 3.4:.1f} {-6.4 - i * 0.35:.2f} {26 + i * 3.4:.1f} {-8.6 - i * 0.35:.2f} {24.4 + i * 3.4:.1f}"
        )
        for i in range(4)
    ) + drawn("o ambr.1/.4 -9 36.8 1.1")
    out += at(0, 0, head, 1, 0) + braid
    out += drawn("""p ruby.2/.6 0 5.4! -6.6 8.4 -11 16 -12.4 28 -11.6 40! -8.4 38 -9 28 -8.4 18 -5 11.6 0 9!; p ruby.1/.6 0 5.4! 6.6 8.4 11 16 12.4 28 11.6 40! 8.4 38 9 28 8.4 18 5 11.6 0 9!; v ruby.3/.4 -9.4 16 -10.6 24 -10.4 34; v ruby.3/.4 9.6 16 10.8 24 10.6 34
        p opal.1/.55 -7.4 37! 0 41.6! 7.4 37! 10 39.6 4 45.6! 0 54! -4 45.6! -10 39.6; v opal.3/.4 -6 40 -1.6 45; v opal.3/.4 6 40 1.6 45; o ambr.1/.5 0 44 1.8; o ruby.2/.35 0 44 .8""")
    crook = drawn(
        "t ambr.3/.55 2.2>1.3 21.4 56 20.8 40 20.6 26 20 19 17 15.4 13.6 17.4 13.8 20.6; v ambr.1/.35 20.8 50 20.2 36 20 26"
    )
    sleeve = drawn(
        "p ruby.2/.6 28 44! 24 42.6! 22.4 50! 25 54! 28 54!; p ambr.1/.5 24.4 42.4! 22 43.4! 21.8 49.6! 23.6 50.4!"
    )
    return (
        out
        + crook
        + at(20.9, 45.6, fist(("skin.1", "skin.1.4", "skin.2")), 0.82, 6)
        + sleeve
        + at(13.8, 20.4, small_lamp(), 0.84)
    )


def scholar() -> Fragment:
    """A fair scholar with spectacles, a quill in her white hair, a lens in her hand."""
    out = halo(0, 20, ("opal.0", "#E4EEF6"), ("saph.1", "opal.1"), ("#B8D8F2", "#DCE8F0", "#5E9AD8", "#7CB0E0"))
    out += at(5.6, 10.4, feather(17, 5, ("saph.1", "saph.2")), 1, 46) + drawn(
        "o opal.1/.55 1.4 5.6 4.6; v opal.3/.35 -1.8 5.4 1.2 3 4.2 4.6; v opal.3/.35 -.6 8 1.6 5.6 4 7"
    )
    out += drawn("""p opal.2/.6 -8.6 24 -8.6 14 -4.4 8.4 1 7.4 6 9 9 15 8.6 24 6 30 -6 30; p saph.3/.65 -26 54! -22.6 43 -13 37.4 -4 36.4 4 36.4 13 37.4 22.6 43 26 54!; P saph.2/.55 4.6 37! 12.6 37.4! 15.6 43 15 54! 6 54!; V saph.1/.4 18 43 20.4 48 20.8 53
        p fair.1/.5 -3.2 29! 3.2 29! 3.8 36.4 0 39 -3.8 36.4; p fair.2/.35 -3.2 30.6 3.2 30.6! 3 33.4 0 34.6 -3 33.4
        p fair.0/.6 0 10.4 4.6 11.8 6.8 16.6 6.6 23 4.4 28.6 1.6 32 0 32.4 -1.6 32 -4.4 28.6 -6.6 23 -6.8 16.6 -4.6 11.8; p fair.1/.35 6.7 20! 6.5 23.4 4.4 28.6 1.6 32 0 32.4! 3.2 29.4 5.2 25.6
        P #F2B7A6/0 2.8 24.6 4.6 23.8 5.2 25.4 3.8 26.6; v lead/.4 -.5 19.6 -.8 23 -1.5 24.6 -.4 25.5 .9 25.2; p ruby.2/.35 -2.6 28.1! -.8 27.4 0 27.7 .8 27.4 2.6 28.1! .8 28.6 -.8 28.6; p ruby.1/.3 -2.2 28.4! 0 28.6 2.2 28.4! .8 29.7 -.8 29.7; v lead/.4 -3 27.8 -1.4 28.3 1.4 28.3 3 27.6; v lead/.3 -.8 31 0 31.2 .8 31
        V fair.2/.3 5 22.8 5.6 23.6""")
    out += at(0, 20.2, gaze("saph.2", 3.1, brow="opal.3"), 0.86)
    out += drawn(
        """p opal.0/.55 -7.4 21! -8.4 14.4 -5.4 9.4 0 7.6 5.6 9 8.6 14.4 7.4 21! 6.6 16.4 4 12.6 0 11.4! -4 13 -6.4 16.6; v opal.3/.4 -6.6 15.4 -4.6 11 -.6 8.6; v opal.3/.4 6.8 15.4 4.8 11 .8 8.6; v opal.3/.4 -7.6 17.4 -6.4 12.4 -4.4 10; v opal.3/.4 7.8 17.4 6.6 12.4 4.6 10; r lead/.35 0 7.6 0 11.2; p opal.1/.45 -7.4 20! -9.4 25 -8.4 30 -9.6 34! -7 31 -6.6 25; p opal.1/.45 7.4 20! 9.4 25 8.4 30 9.6 34! 7 31 6.6 25"""
    )
    glasses = "V {ink}/{w} 3.1 17.2 5.6 18.2 6.2 20.4 5 22.8 2.8 23.2 .9 21.8 .8 19 3.1 17.2; v {ink}/{w} -.9 19.6 0 19 .9 19.6; V {ink}/{w} 6.2 19.8 7.4 19"
    out += (
        drawn(glasses.format(ink="lead", w=1.1))
        + drawn(glasses.format(ink="ambr.1", w=0.5))
        + drawn("r white/.4 4.4 18.6 5.2 19.4; r white/.4 -1.8 18.6 -1 19.4")
    )
    out += drawn(
        """P opal.0/.55 0 40! 4.4 35.6! 8.6 36.8 6.6 42 1.4 46!; p saph.1/.5 -1.4 42! 1.4 42! 2.4 54! -2.4 54!; o ambr.1/.5 0 41.4 1.9; o saph.2/.35 0 41.4 .9; V opal.3/.35 2.6 40 5.6 38"""
    )
    lens_of = drawn(
        "t ambr.3/.55 2.2>1.8 0 16 0 6.4; o ambr.2/.6 0 0 6.8; o #E4F2FA/.5 0 0 5.2; v white/.6 -3.4 -.4 -2.4 -2.6 -.2 -3.6"
    ) + flame(0, 0.8, 0.9)
    hand = at(16.8, 37.4, fist(FAIR), 0.84, 14) + drawn(
        "p saph.2/.6 28 38! 24 38! 22.6 44.4! 26 54! 28 54!; p opal.0/.5 24.6 37! 22.2 38.4! 22 44.6! 24 45.6!"
    )
    return out + at(18.4, 25.6, lens_of, 1, 8) + hand


def profile_head(skin: str, lips: str) -> Fragment:
    """A large head in profile, looking left: 28 mm tall, the crown at y -15, the neck down to y 22."""
    return drawn(f"""p {skin}.1/.65 3 -14 -4 -12.4 -7.6 -8 -8.4 -4.4 -7.7 -2.4! -9.4 1 -11.4 3.6! -10.8 4.8 -9.1 5 -9.3 6.4 -9.9 7.6! -9.1 8.4! -9.6 9.6 -9 10.9 -9.5 12.6 -8.8 14.8 -6.4 15.8 -2.4 14.4! -1.6 18 -2.4 26! 10 26! 8.6 18 9.6 6 9.4 -8
        p {skin}.2/.4 -6.4 15.8! -2.4 14.4! 2.4 10 4.4 5.4! 6.4 10 7 18 10 26! -2.4 26! -1.6 18 -2.6 15; p {skin}.0.5/0 -5.4 3.8 -3.8 3 -2.4 4.2 -3.4 5.6 -5 5.6
        p white/.4 -7.2 -.7! -5.4 -1.9 -3.2 -1! -5 .4; o lead/0 -6 -.8 .95; o white/0 -6.3 -1.1 .3; v lead/.75 -7.6 -.5 -5.4 -2.1 -2.6 -.9; v lead/.8 -8 -4.4 -5.6 -5.2 -2.6 -4.2; p {lips}.2/.35 -9.9 7.6! -9.1 6.5 -7.2 8! -8.6 8.4; p {lips}.1/.35 -9.1 8.4! -7.2 8! -8.2 9.9 -9.4 9.8; v lead/.4 -9.4 8.4 -6.8 7.9; v lead/.35 -9.3 3.2 -8.5 2.6 -8.4 4; v lead/.35 -6.6 13.6 -5.4 14""")


def hooded_woman_aside(ramp: Ramp) -> Fragment:
    """The same in profile, hood thrown back, her braids bound with amber; the whole card high."""
    out = well(ramp, 12, 211, x=-9, y=18, courses=8, growth=1.24, height=80)
    out += at(2.4, 36, profile_head("skin", "ruby"), 1.16)
    out += drawn(
        """p ruby.3/.7 -14 81! -13 68 -9 58 -1 54.4 9 50 18 54 25 64 28 74! 28 81!; p ruby.2/.55 12 46! 20 50 25.4 60 28 70! 28 81! 20 81! 21 68 17 58; p ruby.2/.55 -14 81! -12.4 70 -6.4 60 1 55! 3 64 0 81!; v ruby.1/.45 -9 72 -6.4 65 -2 60; v ruby.1/.45 8 60 9.6 69 8.6 79; v ruby.1/.45 15 62 17 71 16 79"""
    )
    out += drawn(
        """p smok.3/.6 -6.4 29! -6.6 22 0 17.4 8 18 14.4 24 16.4 33 13.6 41! 10.4 46 9 39 6.6 33 3 30! -2 29.4; v smok.1/.45 -3.6 26 1.6 22 8 22; v smok.1/.45 0 27.6 5 25.4 10.4 27.4; v smok.1/.45 7 31 10.6 33 12 38; o ambr.1/.45 5.4 41.4 1.3; o ruby.1/.35 5.4 43.8 .8"""
    )
    for k, (x, y) in enumerate(((13.4, 40), (15.4, 36))):
        out += "".join(
            drawn(
                f"p smok.{2 + (i + k) % 2}/.5 {x - 1.8 + i * 0.7:.1f} {y + i * 4.6:.1f} {x + 1.6 + i * 0.7:.1f} {y + 1 + i * 4.6:.1f} {x + 2.2 + i * 0.7:.1f} {y + 4.6 + i * 4.6:.1f} {x - 1.2 + i * 0.7:.1f} {y + 5 + i * 4.6:.1f}"
            )
            for i in range(4)
        ) + drawn(
            f"p ambr.1/.5 {x + 1.2} {y + 18.6}! {x + 4.8} {y + 19}! {x + 5} {y + 21.4}! {x + 1.4} {y + 21}!; p smok.3/.5 {x + 1.6} {y + 21.2}! {x + 5} {y + 21.4}! {x + 4} {y + 26}!"
        )
    out += drawn(
        "p ruby.1/.6 3.6 52! 10 50 17 46 20.4 44! 24.4 50 22.6 58 14 61 5 58!; p ruby.2/.45 10 56 17 54 22 49! 24.4 52 22.6 58 14 61; p opal.1/.55 -3.4 56! 3.4 53! 8 60 3 66! -1.6 81! -7.4 81! -5 66; v opal.3/.4 0 58 -1.6 64 -4 74; o ambr.1/.5 -.4 60.6 1.9; o ruby.2/.35 -.4 60.6 .8"
    )
    crook = drawn(
        "t ambr.3/.6 2.6>1.5 -13 84 -15.6 66 -17.4 50 -17.6 41 -20.4 37 -24 39.4 -23.6 43; v ambr.1/.4 -13.6 76 -15.6 62 -17 48"
    )
    hand = at(-15.4, 64.6, fist(("skin.1", "skin.1.4", "skin.2")), 1.15, -6) + drawn(
        "p ruby.2/.6 -4 60.6! -6.2 67.6! 0 78! 6 74! 4 66!; p ambr.1/.5 -5.4 60.4! -3.6 61.2! -5.4 68.4! -7.4 67.4!"
    )
    return out + crook + hand + at(-21, 42.8, small_lamp(), 0.86)


def scholar_aside() -> Fragment:
    """The scholar in profile over an open book, her lamp behind it; the whole card high."""
    out = rays(
        4, 24, 26, (0, 12, 20, 29, 40, 64), ("#FFFDF2", "#E4EEF6", "#B8D8F2", "#6FA3D8", "#2F62A6", "#1F4A86"), 8, 1.5
    )
    out += at(2.4, 36, profile_head("fair", "ruby"), 1.16)
    out += drawn(
        """p saph.3/.7 -16 81! -15 68 -10 58 -2 54.4 9 50.4 18 56 24.6 66 27 81!; p saph.2/.55 7 54! 17 57.6 22 68 23 81! 11 81! 12 68; p saph.2/.55 -16 81! -14 70 -8 61 0 56.4! 1.6 66 -2 81!; v saph.0/.45 14.6 62 17.4 70 17.6 78; v saph.0/.45 -10 72 -7.4 65.6 -3 61"""
    )
    out += at(12, 16, feather(24, 7, ("saph.1", "saph.2")), 1, 62)
    out += drawn(
        """p opal.0/.6 -6.6 29! -6.4 22 0 17.4 8 18 14 23 16 31 14.4 39 10 44.4! 9 39 6.6 33.4 3.4 30! -2 29.4; v opal.3/.45 -3.6 25.4 2 21.6 9 22; v opal.3/.45 -.4 27.6 5 25 11 28; v opal.3/.45 7 32 10.4 32.6 11.6 38; o opal.1/.6 16 22 6; v opal.3/.45 12.4 21.4 15.6 18.6 19.4 20.4; v opal.3/.45 13.4 25 16 22 19.4 24; o ambr.1/.4 6 42.6 1.2; p opal.1/.45 8.4 42! 11.4 46 10 51 12 55! 8 52 7.4 47"""
    )
    out += drawn("o none/1.1 -4.6 35.6 3.1") + drawn(
        "v ambr.1/.5 -1.6 35.2 -2.6 33 -4.8 32.5 -7 33.8 -7.7 36 -6.6 38 -4.4 38.7 -2.2 37.6 -1.6 35.2; r lead/1 -1.5 35.2 6.6 33.6; r ambr.1/.5 -1.5 35.2 6.6 33.6; r white/.45 -6.4 34.4 -5.6 33.6"
    )
    out += drawn(
        "p opal.0/.6 -5.4 54.6! 2 51! 10 52.4! 7 58 0 61! -4.6 60; v opal.3/.4 -2.6 57 4 55; o ambr.1/.5 -2 60.6 1.8; o saph.2/.35 -2 60.6 .8"
    )
    tome = at(-11.4, 66, book("ruby", 24), 1.0, -6)
    hand = at(-0.6, 71.6, open_hand(FAIR, spread=6, thumb=-64), 0.92, -58) + drawn(
        "p saph.2/.6 -.4 68! 1.4 75.4! 10 80 15 76! 9 69; p opal.0/.5 -1.4 68.6! .8 67.6! 2.8 75.2! .6 76.2!"
    )
    lamp_of = drawn(
        "v lead/1 -20.6 40 -22.4 38 -20.6 36.2 -18.8 38 -20.6 40; f ambr.2/.55 -24.6 45 -20.6 39.6 -16.6 45; f ambr.1/.5 -25.2 45 -16 45 -16 46.6 -25.2 46.6; f opal.0/.5 -24.4 46.6 -16.8 46.6 -16.8 58 -24.4 58; o ambr.1/.5 -20.6 52 3.6; o white/.4 -20.6 52 2.7; f ambr.1/.5 -25.2 58 -16 58 -16 59.8 -25.2 59.8"
    ) + flame(-20.6, 52.2, 0.62)
    return out + lamp_of + tome + hand
