"""The tables against the code: what is listed as drawn is read by some drawing module."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from deckwright.svg.document import leftovers, style, subset

_TABLES = {"style.py", "subset.py", "checker.py", "leftovers.py", "showing.py"}
_SOURCE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in Path(str(files("deckwright.svg"))).rglob("*.py")
    if path.name not in _TABLES
)


@pytest.mark.parametrize("name", style.PROPERTIES)
def test_every_property_is_drawn_or_refused_or_without_effect(name: str) -> None:
    # fill and stroke have an opacity each, whose name is put together
    written = {name, re.sub("^(fill|stroke)-opacity$", "{name}-opacity", name)}
    read = any(f'"{each}"' in _SOURCE for each in written)
    assert read or name in subset.DRAWN_VALUES or name in subset.REMOVED


@pytest.mark.parametrize("name", subset.ELEMENTS)
def test_every_element_is_read(name: str) -> None:
    assert (
        f'"{name}"' in _SOURCE or name in {"defs", "metadata", "title", "desc"} or name.startswith("feFunc")
    )


def test_every_attribute_is_read() -> None:
    written = {name for attributes in subset.ELEMENTS.values() for name in attributes}
    # of these only one value is allowed, and it is what is drawn
    passed_over = {"zoomAndPan", "media", "method", "side", "spacing", "stitchTiles"}
    assert {name for name in written - passed_over if f'"{name}"' not in _SOURCE} == set()


def test_tables_name_known_properties() -> None:
    assert subset.DRAWN_VALUES.keys() <= style.PROPERTIES.keys()
    assert subset.VALUE_HINTS.keys() <= style.PROPERTIES.keys()
    assert style.PROPERTIES.keys() >= style.CSS_ONLY
    assert not subset.REMEDIES.keys() & subset.ELEMENTS.keys()


@pytest.mark.parametrize("name", style.PROPERTIES)
def test_initial_values_are_valid_and_drawn(name: str) -> None:
    initial = style.PROPERTIES[name].initial
    assert style.is_valid(name, initial) or initial == ""
    if name in subset.DRAWN_VALUES:
        assert initial in subset.DRAWN_VALUES[name][0]


def test_editors_properties_are_passed_over() -> None:
    assert leftovers.is_idle_property("-inkscape-font-specification", "x")
    assert not leftovers.is_idle_property("fill", "red")
