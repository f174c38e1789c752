"""Sizes by name: cards, tokens, tiles and sleeves, from `data/sizes.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from .geometry import Size
from .problems import did_you_mean
from .records import dataclass
from .tables import table
from .units import pair, size_mm

KINDS: Final = ("cards", "tokens", "tiles", "sleeves")
SLACK: Final = 6.0  # mm: a card that is smaller than a sleeve's by more does not fit it, it falls out


@dataclass(frozen=True, slots=True)
class NamedSize:
    id: str
    kind: str  # one of KINDS
    size: Size  # the trim; of a sleeve, the card that it is made for
    source: str
    shape: str = "rectangle"
    radius: float = 0
    names: tuple[str, ...] = ()
    unlike: tuple[str, ...] = ()  # sizes that are taken for this one
    outer: Size | None = None  # of a sleeve
    fits: Size | None = None  # the largest card that goes into a sleeve
    products: str = ""

    def __str__(self) -> str:
        return f"{self.id} ({size_mm(self.size)})"

    @property
    def beware(self) -> str | None:
        """What this size is mistaken for, in a sentence; None where nothing is."""
        if not self.unlike:
            return None
        others = " and ".join(str(all_sizes()[other]) for other in self.unlike)
        return f"{self} is not {others}"


def all_sizes(kind: str | None = None) -> Mapping[str, NamedSize]:
    """All sizes by id, or those of one *kind*, in the order of the tables."""
    return {id: size for id, size in _tables().items() if kind is None or size.kind == kind}


def size_by_name(text: str) -> NamedSize:
    """The size that *text* names ("poker", "Mini Euro").

    Raises ValueError: for a name of several sizes with the choices, for an unknown one with what is near.
    """
    name = "-".join(text.strip().lower().replace("_", " ").split())
    if name in _ambiguous():
        choices = ", ".join(str(all_sizes()[choice]) for choice in _ambiguous()[name])
        raise ValueError(f"{text!r} is the name of several sizes; write one of {choices}")
    by_name = {other: size for size in all_sizes().values() for other in (size.id, *size.names)}
    if name not in by_name:
        hint = did_you_mean(name, by_name)
        raise ValueError(f"unknown size {text!r}; {hint or 'deckwright list --sizes shows all names'}")
    return by_name[name]


def sleeve_for(size: Size) -> NamedSize | None:
    """The smallest sleeve that a card of *size* fits, and does not fall out of; None where there is none."""
    upright = Size(min(size), max(size))
    fitting = []
    for sleeve in all_sizes("sleeves").values():
        limit = sleeve.fits or sleeve.size
        spare = (limit.width - upright.width, limit.height - upright.height)
        if all(-0.01 <= side <= SLACK for side in spare):
            fitting.append((limit.width * limit.height, sleeve))
    return min(fitting, key=lambda entry: entry[0])[1] if fitting else None


@cache
def _data() -> Mapping[str, Any]:
    return table("sizes")


@cache
def _tables() -> Mapping[str, NamedSize]:
    return {id: _size(id, kind, entry) for kind in KINDS for id, entry in _data()[kind].items()}


@cache
def _ambiguous() -> Mapping[str, list[str]]:
    return dict(_data()["ambiguous"])


def _size(id: str, kind: str, entry: Mapping[str, Any]) -> NamedSize:
    return NamedSize(
        id=id,
        kind=kind,
        size=Size(*pair(entry["size"])),
        source=_data()["sources"][entry.get("source", kind)],
        shape=entry.get("shape", "rectangle"),
        radius=float(entry.get("radius", 3 if kind == "cards" else 0)),
        names=tuple(entry.get("names", ())),
        unlike=tuple(entry.get("not", ())),
        outer=Size(*pair(entry["outer"])) if "outer" in entry else None,
        fits=Size(*pair(entry["fits"])) if "fits" in entry else None,
        products=entry.get("products", ""),
    )
