"""Sizes by name: the tables against numbers known elsewhere, ambiguous names, the sleeve that fits."""

import pytest

from deckwright.basics.geometry import Size
from deckwright.basics.sizes import KINDS, all_sizes, size_by_name, sleeve_for


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("poker", (63.5, 88.9)),
        ("mtg", (63, 88)),
        ("Euro Poker", (63, 88)),
        ("euro", (59, 92)),
        ("standard_european", (59, 92)),
        ("bridge", (57.15, 88.9)),
        ("mini euro", (44, 68)),
        ("tarot-us", (69.85, 120.65)),
        ("jumbo-tgc", (88.9, 139.7)),
        ("micro", (31.75, 44.45)),
        ("hex-95", (95.25, 82.55)),
        ("disc-15", (15, 15)),
        ("tile-large-hex", (95.25, 82.55)),
        ("sleeve-tarot", (70, 120)),
    ],
)
def test_names(name: str, size: tuple[float, float]) -> None:
    assert tuple(size_by_name(name).size) == pytest.approx(size)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "mini",
            "write one of mini-american (41 × 63 mm), mini-us (44.45 × 63.5 mm), mini-euro (44 × 68 mm)",
        ),
        ("Jumbo", "jumbo-tgc (88.9 × 139.7 mm), jumbo-mpc (88.9 × 127 mm), large-mpc (88.9 × 146.05 mm)"),
        ("tarot", "tarot-70 (70 × 120 mm), tarot-us (69.85 × 120.65 mm), french-tarot (61 × 112 mm)"),
        ("standard", "poker (63.5 × 88.9 mm), mtg (63 × 88 mm)"),
        ("pokr", "unknown size 'pokr'; did you mean 'poker'?"),
        ("a4", "unknown size 'a4'; deckwright list --sizes"),
    ],
)
def test_names_that_do_not_say_one_size(name: str, words: str) -> None:
    with pytest.raises(ValueError) as caught:
        size_by_name(name)
    assert words in str(caught.value)


def test_poker_is_told_apart_from_mtg() -> None:
    assert size_by_name("poker").beware == "poker (63.5 × 88.9 mm) is not mtg (63 × 88 mm)"
    assert "poker (63.5 × 88.9 mm) and euro (59 × 92 mm)" in str(size_by_name("mtg").beware)
    assert size_by_name("bridge").beware is None


@pytest.mark.parametrize(
    ("size", "sleeve"),
    [
        ((63, 88), "sleeve-standard-card-game"),
        ((88, 63), "sleeve-standard-card-game"),
        ((63.5, 88.9), "sleeve-standard-card-game"),
        ((59, 92), "sleeve-standard-european"),
        ((44, 68), "sleeve-mini-european"),
        ((44.45, 63.5), "sleeve-mini-european"),
        ((70, 120), "sleeve-tarot"),
        ((69.85, 120.65), None),
        ((56, 87), "sleeve-standard-american"),
        ((20, 20), None),
        ((200, 200), None),
    ],
)
def test_the_sleeve_that_fits(size: tuple[float, float], sleeve: str | None) -> None:
    found = sleeve_for(Size(*size))
    assert (found.id if found else None) == sleeve


def test_every_entry_is_whole() -> None:
    names: set[str] = set()
    for size in all_sizes().values():
        assert size.kind in KINDS and size.source
        assert size.shape in ("rectangle", "circle", "hexagon")
        assert min(size.size) > 5 and max(size.size) < 200
        assert size.shape != "circle" or size.size.width == size.size.height
        assert not names & {size.id, *size.names}, "a name stands for one size"
        names |= {size.id, *size.names}
        if size.kind == "sleeves":
            assert size.outer is not None
            assert size.outer.width > size.size.width and size.outer.height > size.size.height
