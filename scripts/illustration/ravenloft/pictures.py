"""The engraved pictures, by family, each with its row of traits: pose, moon, behind, edges, lines."""

from collections.abc import Callable
from functools import partial

from ..engraving.parts import PARTS
from ..engraving.words import Picture, engraved
from ..motif import joined
from . import emblems, encounters, heroes, monsters, powers, tokens, treasures, villains
from .inks import TINTS

KINDS: dict[str, dict[str, Picture]] = {
    "heroes": heroes.PICTURES,
    "monsters": monsters.PICTURES,
    "villains": villains.PICTURES,
    "encounters": encounters.PICTURES,
    "treasures": treasures.PICTURES,
    "powers": powers.PICTURES,
    "emblems": emblems.PICTURES,
}
"""A picture without traits is only part of others."""


def _drawn(kind: str, slug: str, *, front: bool = False) -> str:
    high = 48 if kind == "heroes" else 44
    return engraved(KINDS[kind][slug], (52, high), TINTS[kind], PARTS | KINDS[kind], front=front)


def _token(slug: str) -> str:
    return engraved(tokens.PICTURES[slug], (20, 20), TINTS["monsters"], PARTS, front=True)


def _images(kind: str) -> dict[str, Callable[[], str]]:
    shown = {slug: picture for slug, picture in KINDS[kind].items() if picture.traits}
    before = {f"{slug}-devant": partial(_drawn, kind, slug, front=True) for slug, picture in shown.items() if "\nfront\n" in picture.lines}
    every = {slug: partial(_drawn, kind, slug) for slug in shown} | before
    return {f"images/{slug}.svg": draw for slug, draw in every.items()}


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    skulls = {f"jetons/{slug}.svg": partial(_token, slug) for slug in tokens.PICTURES}
    return joined(skulls, *map(_images, KINDS))
