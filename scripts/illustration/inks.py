"""The inks of a print: six tones from sky to rock, the light, the accent, the glow; and a few that all prints share.

Gold stands apart: it is kept for what has value.
"""

from dataclasses import dataclass, replace
from typing import TypeAlias

Colour: TypeAlias = str

PAPER: Colour = "#F7EFDD"
INK: Colour = "#22170F"
GOLD: Colour = "#F0B429"
LIGHT_GOLD: Colour = "#FBE08A"
DARK_GOLD: Colour = "#A66A0C"
# Of medals: the ground and what is struck on it.
BLACK: Colour = "#17130F"
BONE: Colour = "#EFE6D0"


@dataclass(frozen=True, slots=True)
class Inks:
    """One print: `t1` sky … `t6` rock, `light` for disc and rims, `accent` for at most a twentieth of it.

    `shadow` is the dark side of whatever has the warm tone `t3`: mixing across the colour wheel makes mud.
    """

    name: str
    t1: Colour
    t2: Colour
    t3: Colour
    t4: Colour
    t5: Colour
    t6: Colour
    light: Colour
    accent: Colour
    glow: Colour
    shadow: Colour
    # The mark round the disc, one of `scenery.window.HALOS`; what the print's wood is of, where not brown; whether
    # bare skin is drawn from the light, because it would sink into the sky.
    halo: str = "rays"
    timber: tuple[Colour, Colour] | None = None
    skin_from_light: bool = False
    # The tone of the disc, where it is not the light: by night nothing outshines the fairy.
    disc: Colour = ""

    @property
    def moon(self) -> Colour:
        """The tone of the disc and of the widest bright areas."""
        return self.disc or self.light

    @property
    def night(self) -> bool:
        """Whether this is a print of the night."""
        return bool(self.disc)

    @property
    def tones(self) -> tuple[Colour, ...]:
        return self.t1, self.t2, self.t3, self.t4, self.t5, self.t6


def mix(a: Colour, b: Colour, part: float) -> Colour:
    """`part` of `b` in `a`, for neighbours of a ramp, or a tone with light or glow."""
    channels = (round(int(a[i : i + 2], 16) * (1 - part) + int(b[i : i + 2], 16) * part) for i in (1, 3, 5))
    return "#" + "".join(f"{channel:02X}" for channel in channels)


def from_ramp(name: str, ramp: str, light: Colour, accent: Colour, glow: Colour, shadow: Colour) -> Inks:
    t1, t2, t3, t4, t5, t6 = ramp.split()
    return Inks(name, t1, t2, t3, t4, t5, t6, light, accent, glow, shadow)


def by_night(day: Inks, ramp: str, light: Colour, accent: Colour, glow: Colour, disc: Colour) -> Inks:
    """The night print of a place: its sky as dark as the day's fourth tone, its rock the same.

    Five even steps lie between, each 1.1 to 1.3 : 1; the disc stays well below the light.
    """
    night = from_ramp(f"{day.name}-nuit", ramp, light, accent, glow, ramp.split()[3])
    return replace(night, disc=disc, halo=day.halo)
