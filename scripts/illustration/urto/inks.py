"""The stones of Urto, each in six tones from dark to light, paper and ink."""

from typing import TypeAlias

from ..inks import Colour, mix

__all__ = ["CEILINGS", "DIVINE", "INK", "NATIONS", "NUMBER", "PAPER", "STONE", "Ramp", "mix", "paler", "tone"]

Ramp: TypeAlias = tuple[Colour, ...]

PAPER: Colour = "#FFFDF8"
INK: Colour = "#262038"
NUMBER: Colour = "#5B5470"

STONE: dict[str, Ramp] = {
    "grenat": ("#3E0B1E", "#7A1634", "#B3283F", "#DD5A5C", "#F49C8C", "#FFDACB"),
    "amethyste": ("#231542", "#46307A", "#6B4FA0", "#957ACB", "#C3AFE8", "#ECE3FB"),
    "azurite": ("#0B2148", "#174585", "#2B78C2", "#5FA6E3", "#A1CFF5", "#DFF0FF"),
    "emeraude": ("#04302B", "#0A5A4C", "#12947A", "#45BC9A", "#93DFC4", "#DCF7EC"),
    "topaze": ("#4E2703", "#94560A", "#DB8B12", "#F5B83A", "#FCD984", "#FFF3CF"),
    "rose": ("#4A1038", "#93275F", "#CF4E8C", "#EC86B1", "#F8B9D2", "#FFE6EF"),
    "onyx": ("#0D1018", "#1E2633", "#384454", "#5F6E80", "#97A5B5", "#D5DEE6"),
    "opale": ("#33495A", "#5F7C90", "#8FA7B8", "#B6CBD6", "#D8E8EC", "#F5FBFA"),
    "turquoise": ("#03303D", "#0A5A70", "#128AA3", "#4DB8C8", "#9BDCE2", "#DDF6F6"),
    "fume": ("#2A1A12", "#553826", "#84604A", "#B08F74", "#D6BFA6", "#F3E8DA"),
    "braise": ("#5A1E05", "#A8420B", "#E5731A", "#F79B35", "#FFC97A", "#FFEBCB"),  # of torches alone
}
DIVINE: Ramp = ("#140F24", "#262038", "#3A3157", "#574A80", "#957ACB", "#ECE3FB")
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


def tone(ramp: Ramp, light: float) -> Colour:
    """A tone of a stone, from 0 dark to 1 light, in thirteen steps, so that facets share colours."""
    place = max(0.0, min(1.0, round(light * 12) / 12)) * (len(ramp) - 1)
    lower = min(int(place), len(ramp) - 2)
    return mix(ramp[lower], ramp[lower + 1], place - lower)


def paler(ramp: Ramp, part: float) -> Ramp:
    """The stone as seen through so much paper."""
    return tuple(mix(colour, PAPER, part) for colour in ramp)
