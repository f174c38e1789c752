"""Colours made from others."""

from __future__ import annotations


def readable_ink(colour: str) -> str:
    """What can be read on a colour: white on dark ones, black on light ones, by their luma (ITU-R BT.601)."""
    value = int(colour.removeprefix("#"), 16)
    light = 0.299 * (value >> 16 & 255) + 0.587 * (value >> 8 & 255) + 0.114 * (value & 255)
    return "#FFFFFF" if light < 150 else "#22170F"


def mix_with_white(colour: str, share: float) -> str:
    """A *share* of a colour over white."""
    value = int(colour.removeprefix("#"), 16)
    parts = (round(255 + ((value >> shift & 255) - 255) * share) for shift in (16, 8, 0))
    return "#" + "".join(f"{part:02X}" for part in parts)
