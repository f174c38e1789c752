"""Heads in profile that look to the right, and the shoulders below them: the ground stock of the heroes.

A head lives in the frame of the box: forehead at y 34, nose tip about (68, 50), chin about (61, 66), nape at
x 46. Hats, hair and props are each hero's own.
"""

from dataclasses import dataclass
from typing import Literal

from ..document import Flats, Fragment, Light, fill, lit
from ..inks import Inks, mix
from ..parts import skin
from ..paths import Knot, circle, curve, knots, lens, polygon, wedge

PROFILES = {
    "fine": (
        "48 34! 61 34 63 39 62.6 43.4 66.8 48.6! 66 50.6 63.4 51.2! "
        "64.8 53.2! 63.2 54.8! 64.2 56.6! 62.8 58.4 "
        "63.2 61.6 60 65 55 64.6 49.5 60.5! 46 52"
    ),
    "strong": (
        "48 34! 62.5 34! 64.4 39.6! 62.6 42.8 69.2 50! 68.2 52.2 "
        "64 52.6! 65.2 54.8! 63.6 56.2! 65 58! 63.8 60 "
        "65.6 63.6 63.6 68 56 68.4 48.5 63! 45.5 52"
    ),
    "hooked": (
        "48 34! 61.6 34 63.4 39! 62.4 42 67 44.8 71 50.6 70 53.6! "
        "66.6 52.4 64.2 53! 64.8 55! 62.6 56.4! 64.4 58.4! "
        "63.2 60 67 63.6 66 67.4! 58 66.6 49.5 61! 46 52"
    ),
    "round": (
        "47 34! 61 35 63.6 40 64.2 44! 69 46.4 70.4 50 68 52.6 "
        "64.6 52.4! 66.4 55! 64.6 56.6! 66 58.6! 64.6 60 "
        "66 63 63.6 67 62 70.6 55 73 47 68! 43 54"
    ),
    "pointed": (
        "49 33! 60.4 33 62 39 61.2 43 72.4 51.4! 71 53 62.8 53.4! 63.8 55.4! 62.2 56.8! 63.2 58.6! 62 60.4 "
        "62.6 64.6 58.6 67.6 54 66 49.5 60.5! 46.6 52"
    ),
    "child": (
        "46 32! 60 32 63.4 38 63 43 66.2 47.6! 65 49.6 63 50! "
        "64 52! 62.6 53.4! 63.4 55! 61.6 57 61 60.6 56 63 "
        "49 59! 44 50"
    ),
}
_SHADE = "38 28! 55 28! 57 41 54.4 46.5 56.6 52 53.6 57 56 62 54 76! 38 76!"
Eye = Literal["open", "narrow", "closed", "wide", "none"]
Mouth = Literal["calm", "smile", "grim", "open", "none"]


@dataclass(frozen=True, slots=True)
class Look:
    """A face: its profile, eye and mouth, and how steep the brow is (the larger, the sterner)."""

    profile: str = "fine"
    eye: Eye = "open"
    mouth: Mouth = "calm"
    brow: float = 12
    brow_width: float = 1.6
    ear: bool = True


def face(inks: Inks, look: Look, complexion: Flats | None = None, hair: str | None = None) -> Fragment:
    """Neck, face and features; `hair` is the colour of the brow."""
    tone = complexion or skin(inks)
    shade = tone.shade or tone.body
    shape = curve(PROFILES[look.profile])
    neck = polygon("46 54 60 60 62 78 44 78")
    features = _eye(inks, look) + _mouth(inks, look, shade)
    features += fill(wedge(64.4, 40.6, 8, look.brow_width * 1.3, 180 + look.brow), hair or inks.t6)
    ear = curve("50.6 46! 48.4 43 45.4 44.4 46 49 48 53 50.6 52!") if look.ear else ""
    return (
        fill(neck, shade)
        + lit(shape, Flats(tone.rim, tone.body), Light((-0.7, 0.5), (0, 0)), inner=fill(curve(_SHADE), shade))
        + features
        + fill(ear, tone.body)
        + (fill(curve("49.8 47! 47.6 45.6 47.4 49.4 49.6 51!"), shade) if ear else "")
    )


def _eye(inks: Inks, look: Look) -> Fragment:
    if look.eye == "none":
        return ""
    if look.eye == "closed":
        return fill(curve("57 44.6! 59.6 46.4 62.4 45! 59.8 47.6"), inks.t6)
    if look.eye == "wide":
        return fill(circle(60, 44.6, 2.9), inks.light) + fill(circle(60.9, 44.8, 1.3), inks.t6)
    height = 1.7 if look.eye == "open" else 1.0
    white = fill(lens(60, 44.6, 5.4, height, 8), inks.light)
    return white + fill(circle(61, 44.7, height * 0.62), inks.t6) + fill(lens(59.8, 43.8, 6, 0.8, 12), inks.t6)


def _mouth(inks: Inks, look: Look, shade: str) -> Fragment:
    if look.mouth == "none":
        return ""
    if look.mouth == "smile":
        return fill(curve("64.6 55.2! 61.4 56.2 57.8 53.4! 60.2 57.6"), inks.t6)
    if look.mouth == "open":
        return fill(curve("64.6 54.6! 60.6 54 58.6 57! 60.4 60 64.4 58.6!"), inks.t6)
    if look.mouth == "grim":
        return fill(wedge(64, 55.4, 6.4, 1.3, 166), shade)
    return fill(wedge(63.6, 55.2, 5.4, 1.1, 184), shade)


def shoulders(left: float = 10, right: float = 94, top: float = 68, slope: float = 1.0) -> list[Knot]:
    """The outline of a coat from the neck to the lower edge; a larger slope lets the shoulders hang."""
    lift = 9 * slope
    return knots(
        f"45 {top}! 37 {top + 3} {left + 15} {top + lift} {left + 5} {top + 2 * lift} {left} 101! "
        f"{right} 101! {right - 5} {top + 2 * lift} {right - 14} {top + lift} 70 {top + 3} 61 {top + 1}!"
    )


def fair(inks: Inks) -> Flats:
    """Skin that stands out from the houses and the water behind it."""
    return Flats(inks.light, mix(inks.light, inks.t1, 0.55), inks.t2)
