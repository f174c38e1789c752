"""The glass of Delve: lead, paper, the flame, eight glasses in four depths, and the four storeys of the well."""

from ..inks import Colour

LEAD: Colour = "#191521"
PAPER: Colour = "#FFFFFF"
FLAME: Colour = "#FFC83D"
WEB: Colour = "#E9DFF2"  # light lines and rings on lead

# light, mid, deep, dark
GLASS: dict[str, tuple[Colour, Colour, Colour, Colour]] = {
    "ruby": ("#F4B3AC", "#E0605A", "#BC2A3C", "#7A1730"),
    "emerald": ("#C3E6B8", "#6CBC80", "#2F8F60", "#14573F"),
    "sapphire": ("#B8D8F2", "#5E9AD8", "#2A5FA8", "#173A73"),
    "amethyst": ("#DCC3EA", "#A97BC6", "#75479B", "#472866"),
    "amber": ("#FFEBB0", "#FBC65A", "#E28F26", "#A65A17"),
    "opal": ("#FFFFFF", "#F6EFE1", "#DDD3C6", "#A99FA3"),
    "smoke": ("#B4ACBC", "#756C80", "#4A4257", "#2C2538"),
    "skin": ("#E3A877", "#B87448", "#8A4F33", "#5C3225"),
}

# From the mouth of the well outwards; the deeper, the darker and bluer.
STOREYS: dict[int, tuple[Colour, ...]] = {
    1: ("#FFF6D2", "#FDE7A4", "#F6D58C", "#CFDDB0", "#93C5B4", "#5FA5A6", "#3C8391"),
    2: ("#FFF3C8", "#FBDD96", "#DCD9A6", "#9CC7BA", "#629FB4", "#3F7BA0", "#2B5B86"),
    3: ("#FFF0BC", "#E8D9AE", "#AECBC6", "#7399C2", "#4C6FAE", "#384F90", "#2A3670"),
    4: ("#FFEDB4", "#D9BFC0", "#A391C4", "#6F68AE", "#4C4590", "#37306F", "#251F4E"),
}


def mixed(a: Colour, b: Colour, part: float) -> Colour:
    """`part` of the way from *a* to *b*."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(x + (y - x) * part):02X}" for x, y in pairs)


def toned(ramp: tuple[Colour, ...], at: float) -> Colour:
    """The tone at *at* steps along a ramp, between two of its tones where it falls there."""
    at = min(max(at, 0.0), len(ramp) - 1.0)
    low = min(int(at), len(ramp) - 2)
    return mixed(ramp[low], ramp[low + 1], at - low)
