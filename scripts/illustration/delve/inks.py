"""The glass of Delve: lead, paper, the flame, eight glasses in four depths, and the four storeys of the well."""

from ..glass.panes import FLAME, LEAD, RAMPS, tone
from ..glass.panes import WHITE as PAPER
from ..inks import Colour, mix

__all__ = ["FLAME", "GLASS", "LEAD", "PAPER", "STOREYS", "WEB", "mixed", "toned"]

WEB: Colour = "#E9DFF2"  # light lines and rings on lead

# light, mid, deep, dark
GLASS: dict[str, tuple[Colour, ...]] = {
    name: RAMPS[{"amber": "ambr", "sapphire": "saph"}.get(name, name[:4])]
    for name in ("ruby", "emerald", "sapphire", "amethyst", "amber", "opal", "smoke", "skin")
}

# From the mouth of the well outwards; the deeper, the darker and bluer.
STOREYS: dict[int, tuple[Colour, ...]] = {
    1: ("#FFF6D2", "#FDE7A4", "#F6D58C", "#CFDDB0", "#93C5B4", "#5FA5A6", "#3C8391"),
    2: ("#FFF3C8", "#FBDD96", "#DCD9A6", "#9CC7BA", "#629FB4", "#3F7BA0", "#2B5B86"),
    3: ("#FFF0BC", "#E8D9AE", "#AECBC6", "#7399C2", "#4C6FAE", "#384F90", "#2A3670"),
    4: ("#FFEDB4", "#D9BFC0", "#A391C4", "#6F68AE", "#4C4590", "#37306F", "#251F4E"),
}

mixed, toned = mix, tone
