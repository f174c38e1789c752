"""What stands for a component, a front or a back that no type names: the only one there is, or the built-in."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from typing import Final

from ...basics.units import size_mm
from ..model import Component, SourceFile
from .components import component_by_name
from .layouts import CARD_PICTURE, Layouts
from .plain import FOLDER, of_back, plain_back, plain_layout
from .types import TypeContext, TypeSpec

DEFAULT_SIZE: Final = "poker"


def fill(specs: Mapping[str, TypeSpec], given: TypeContext, components: MutableMapping[str, Component],
         layouts: Layouts) -> None:  # fmt: skip
    """Give each concrete type what it lacks, and put what stands for it into *components* and *layouts*.

    A type without `component` is of the only one, without `front` drawn by the layout of its name. Where there is
    none either, the built-in stands for it, with a note; which of several components is meant, nobody can tell.
    Of such a type without `back`, what is called `back_…` stands on the back.
    """
    for spec in specs.values():
        if spec.abstract or not spec.is_complete:
            continue
        told = []
        if spec.component is None and spec.table.node("component") is None:
            if len(components) > 1:
                _report_missing(spec, components)
                continue
            if not components:
                found = component_by_name(DEFAULT_SIZE)
                assert found is not None
                components[DEFAULT_SIZE] = found
                told.append(f"its cards are {DEFAULT_SIZE}, {size_mm(found.size)}")
            spec.component = next(iter(components))
        if spec.front is None and spec.table.node("front") is None:
            names = [f"{id}.svg" for id in (spec.id, *spec.ancestors)]
            spec.front = next((name for name in names if name in layouts), None)
            if spec.front is None:
                text = plain_layout(spec.id, spec.fields, components[spec.component or ""])
                spec.front = _add(f"{spec.id}.svg", text, layouts)
                told.append(f"{'they' if told else 'its cards'} are drawn by the built-in layout")
            if spec.back is None and "back" not in spec.table.entries and of_back(spec.fields):
                spec.back = _back(spec, components[spec.component or ""], layouts)
                is_built_in = spec.back.startswith(f"{FOLDER}/")
                told += [f"{', '.join(of_back(spec.fields))} on their backs"] if is_built_in else []
        for side in ("front", "back"):
            _take_picture(spec, side, components[spec.component or ""], layouts)
        if told:
            hint = (
                f"write component: and draw layouts/{given.game}/{spec.id}.svg; "
                "deckwright types --write --layouts begins both"
            )
            message = f"inferred of the type {spec.id!r}: {', '.join(told)}"
            spec.table.report.add("inferred", message, spec.key, hint)
    for spec in specs.values():  # of what is not whole nobody knows which picture is meant
        spec.front, spec.back = (
            None if key and CARD_PICTURE.fullmatch(key) else key for key in (spec.front, spec.back)
        )


def _back(spec: TypeSpec, component: Component, layouts: Layouts) -> str:
    names = [f"{id}-back.svg" for id in (spec.id, *spec.ancestors)]
    own = next((name for name in names if name in layouts), None)
    return own or _add(f"{spec.id}-back.svg", plain_back(spec.id, spec.fields, component), layouts)


def _take_picture(spec: TypeSpec, side: str, component: Component, layouts: Layouts) -> None:
    """Of `front: "{card.art}"` the layout that is meant."""
    key = spec.front if side == "front" else spec.back
    if key is None or not CARD_PICTURE.fullmatch(key):
        return
    node = spec.table.node(side) or spec.key
    layout = layouts.of_card_picture(key, {spec.id: spec.fields}, component, node, spec.table.report)
    if side == "front":
        spec.front, spec.is_complete = layout, spec.is_complete and layout is not None
    else:
        spec.back = layout


def _report_missing(spec: TypeSpec, components: Mapping[str, Component]) -> None:
    message = f"the type {spec.id!r} has no component, nor has a type that it extends"
    hint = f"add component: {' or '.join(components)}; or mark the type: abstract: true"
    spec.table.report.add("missing-key", message, spec.key, hint)


def _add(name: str, text: str, layouts: MutableMapping[str, SourceFile]) -> str:
    key = f"{FOLDER}/{name}"
    layouts[key] = SourceFile(key, text)
    return key
