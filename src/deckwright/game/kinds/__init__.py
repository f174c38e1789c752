"""The kinds of field: all that is particular to one of them stands in its class, and all of them stand in `KINDS`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .boolean import BooleanField
from .choice import ChoiceField
from .field import CellType, Field, Spot
from .image import ImageField
from .lookup import DRAFT_HINT, Lookup
from .nested import ListField, MapField
from .numeric import IntegerField, NumberField, NumericField
from .power import PowerField
from .reference import ReferenceField
from .seen import BACK
from .symbol import SymbolField
from .text import NAMES, RichField, TextField, TextualField

KINDS: Final[Mapping[str, type[Field]]] = {
    kind.kind: kind
    for kind in (
        TextField,
        RichField,
        IntegerField,
        NumberField,
        BooleanField,
        ChoiceField,
        ListField,
        SymbolField,
        ImageField,
        PowerField,
        ReferenceField,
        MapField,
    )
}
INFERRED: Final[tuple[type[Field], ...]] = (  # the first that takes the values of a field is its kind
    ListField,
    MapField,
    BooleanField,
    IntegerField,
    NumberField,
    SymbolField,
    ImageField,
    ChoiceField,
    RichField,
    TextField,
)

__all__ = [
    "BACK",
    "DRAFT_HINT",
    "INFERRED",
    "KINDS",
    "NAMES",
    "BooleanField",
    "CellType",
    "ChoiceField",
    "Field",
    "ImageField",
    "IntegerField",
    "ListField",
    "Lookup",
    "MapField",
    "NumberField",
    "NumericField",
    "PowerField",
    "ReferenceField",
    "RichField",
    "Spot",
    "SymbolField",
    "TextField",
    "TextualField",
]
