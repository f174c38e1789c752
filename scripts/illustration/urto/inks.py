"""The stones of Urto, each in six tones from dark to light, paper and ink."""

from ..facets.stones import INK, PAPER, STONES, Ramp, tone
from ..inks import Colour, mix

__all__ = ["CEILINGS", "DIVINE", "INK", "NATIONS", "NUMBER", "PAPER", "STONE", "Ramp", "mix", "paler", "tone"]

NUMBER: Colour = "#5B5470"

STONE: dict[str, Ramp] = {
    "grenat": STONES["garnet"],
    "amethyste": STONES["amethyst"],
    "azurite": STONES["azurite"],
    "emeraude": STONES["emerald"],
    "topaze": STONES["topaz"],
    "rose": STONES["rose"],
    "onyx": STONES["onyx"],
    "opale": STONES["opal"],
    "turquoise": STONES["turquoise"],
    "fume": STONES["smoky"],
    "braise": STONES["ember"],  # of torches alone
}
DIVINE: Ramp = STONES["night"]
NATIONS = {"azura": "azurite", "morganite": "rose", "emerald": "emeraude", "opale": "opale", "onyx": "onyx"}
# What the ceiling of a kind of card is of; white must be read on it.
CEILINGS: dict[str, Ramp] = {
    "monstre": STONE["grenat"],
    "alpha": STONE["onyx"],
    "evenement": STONE["amethyste"],
    "arme": STONE["emeraude"],
    "unique": STONE["rose"],
    "permanent": (STONE["topaze"][0], "#7A4703", *STONE["topaze"][2:]),
    "divin": DIVINE,
    "aide": STONE["azurite"],
}


def paler(ramp: Ramp, part: float) -> Ramp:
    """The stone as seen through so much paper."""
    return tuple(mix(colour, PAPER, part) for colour in ramp)
