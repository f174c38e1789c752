"""What stands for a component or a front that no type names: the only one there is, or the built-in."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from typing import Final

from ...basics.units import size_mm
from ..kinds import Field
from ..model import Component, SourceFile
from .components import component_by_name
from .plain import FOLDER, plain_layout
from .types import TypeContext, TypeSpec

DEFAULT_SIZE: Final = "poker"


def fill(specs: Mapping[str, TypeSpec], given: TypeContext, components: MutableMapping[str, Component],
         layouts: MutableMapping[str, SourceFile]) -> None:  # fmt: skip
    """Give each concrete type what it lacks, and put what stands for it into *components* and *layouts*.

    A type without `component` is of the only one, without `front` drawn by the layout of its name. Where there is
    none either, the built-in stands for it, with a note; which of several components is meant, nobody can tell.
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
                spec.front = _add_plain(spec.id, spec.fields, components[spec.component or ""], layouts)
                told.append(f"{'they' if told else 'its cards'} are drawn by the built-in layout")
        if told:
            hint = (
                f"write component: and draw layouts/{given.game}/{spec.id}.svg; "
                "deckwright types --write --layouts begins both"
            )
            message = f"inferred of the type {spec.id!r}: {', '.join(told)}"
            spec.table.report.add("inferred", message, spec.key, hint)


def _report_missing(spec: TypeSpec, components: Mapping[str, Component]) -> None:
    message = f"the type {spec.id!r} has no component, nor has a type that it extends"
    hint = f"add component: {' or '.join(components)}; or mark the type: abstract: true"
    spec.table.report.add("missing-key", message, spec.key, hint)


def _add_plain(
    id: str, fields: Mapping[str, Field], component: Component, layouts: MutableMapping[str, SourceFile]
) -> str:
    key = f"{FOLDER}/{id}.svg"
    layouts[key] = SourceFile(key, plain_layout(id, fields, component))
    return key
