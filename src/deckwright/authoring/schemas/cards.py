"""The schemas of a game's card files and of their translations."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import field as dataclass_field

from ...basics.records import dataclass
from ...game.kinds import KINDS, Field
from ...game.kinds.json_schema import (
    ANYTHING,
    DRAFT,
    ID,
    NOTES,
    NOTHING,
    SCALAR,
    Schema,
    matching,
    optional,
    ref,
    suggestions,
    table,
    words,
)
from ...game.kinds.numeric import INTEGER
from ...game.load.types import MAX_COPIES
from ...game.model import CardType
from .glossary import Glossary

DEFAULTS = "_defaults"


def cards_schema(glossary: Glossary, inferred: Collection[str], *, by_file: bool, open: bool) -> Schema:
    """The schema of every card file. Of *inferred* types nothing is demanded: what the cards hold is what they are.

    *by_file*: the name of a file may be the type of its cards. *open*: game.yaml has no types, any may come.
    """
    types = glossary.game.types
    fields = _Fields(glossary)
    named = {_card(id): _of_type(type, fields, id in inferred) for id, type in types.items()}
    defaults = _defaults(types, fields, is_open=bool(inferred))
    ways = [ref(name) for name in named]
    card: Schema = {"if": {"required": ["type"]}, "then": {"oneOf": ways}, "else": {"type": "object"}}
    if open or not ways:
        card = {"anyOf": [*ways, {"type": "object"}]}
    without = next(iter(types)) if len(types) == 1 else None
    needs_type = not by_file and without is None
    rest: Schema = (
        {}
        if open or not ways
        else {"allOf": [*_rules_of_types(types, without, needs_type), *_rules_of_required(types)]}
    )
    return {
        "$schema": DRAFT,
        "title": f"Cards of {glossary.game.title.in_lang(glossary.first)}",
        "type": ["object", "null"],
        "properties": {DEFAULTS: defaults},
        "patternProperties": {NOTES: ANYTHING},
        "additionalProperties": ref("card"),
        "propertyNames": _ids("a card"),
        **rest,
        "definitions": {**_definitions(glossary), **fields.shared, "card": card, **named},
    }


def translations_schema(glossary: Glossary, lang: str) -> Schema:
    """The schema of the overlay `lang/<lang>.yaml`: for each card the texts that it has."""
    game = glossary.game
    texts = {f"texts-of-{id}": optional(_texts(type, glossary)) for id, type in game.types.items()}
    cards = {id: ref(f"texts-of-{card.type.id}") for id, card in game.cards.items()}
    return {
        "$schema": DRAFT,
        "title": f"Texts of {game.title.in_lang(lang)} in {lang}",
        **table(cards),
        "type": ["object", "null"],
        "definitions": {**_definitions_of_translations(glossary), **texts},
    }


def _definitions(glossary: Glossary) -> dict[str, Schema]:
    """What the schemas of fields refer to."""
    kinds = (kind.definitions(glossary) for kind in KINDS.values())
    return {name: schema for found in kinds for name, schema in found.items()}


def _definitions_of_translations(glossary: Glossary) -> dict[str, Schema]:
    kinds = (kind.translation_definitions(glossary) for kind in KINDS.values())
    return {name: schema for found in kinds for name, schema in found.items()}


def _texts(type: CardType, glossary: Glossary) -> Schema:
    found = {name: field.translation_schema(glossary) for name, field in type.fields.items()}
    untold = {**NOTHING, "doNotSuggest": True}  # the same in every language
    return table({name: schema or untold for name, schema in found.items()})


def _card(type: str) -> str:
    return f"card-{type}"


def _ids(what: str) -> Schema:
    """The form of the ids of *what*; notes may be called anything."""
    return matching(f"_.*|{ID}", f"the id of {what} is made of letters a to z, digits and hyphens")


def _own(glossary: Glossary) -> dict[str, Schema]:
    """What every card may write besides its fields."""
    copies = matching(INTEGER, "a whole number is allowed", ["integer", "string", "null"])
    backs = [name for name in glossary.game.layouts if not name.startswith("built-in/")]
    return {
        "copies": {
            **copies,
            "minimum": 0,
            "maximum": MAX_COPIES,
            "description": "How often the card is printed; 0: not at all.",
        },
        "back": {
            "type": [*SCALAR, "null"],
            **suggestions(backs),
            "description": f"A back of its own, in layouts/{glossary.game.id}/.",
        },
    }


@dataclass(frozen=True, slots=True)
class _Fields:
    """The schemas of fields, each written once however many types have it."""

    glossary: Glossary
    shared: dict[str, Schema] = dataclass_field(default_factory=dict)  # definitions

    def of(self, declared: Field) -> Schema:
        schema = declared.optional_schema(self.glossary)
        name, number = f"field-{declared.name}", 1
        while self.shared.setdefault(name, schema) != schema:
            number += 1
            name = f"field-{declared.name}-{number}"
        return ref(name)


def _of_type(type: CardType, fields: _Fields, is_inferred: bool) -> Schema:
    title = type.name.in_lang(fields.glossary.first)
    told = f"types are {', '.join(fields.glossary.game.types)}"
    of_type = words([type.id], description=f"A card of type {type.id}: {title}.", errorMessage=told)
    reader = _describe if is_inferred else fields.of
    properties = {name: reader(field) for name, field in type.fields.items()}
    found = table({"type": of_type, **properties, **_own(fields.glossary)}, title=title)
    return {**found, "additionalProperties": True} if is_inferred else found


def _describe(field: Field) -> Schema:
    """A field that was inferred: explained, and whatever it holds is right."""
    told = f"Inferred: {field.kind}. Written down with: deckwright types --write"
    return {"title": field.name, "description": told}


def _defaults(types: Mapping[str, CardType], fields: _Fields, *, is_open: bool) -> Schema:
    """What stands in for every card of a file that does not write it: any field of any type."""
    ways: dict[str, list[Schema]] = {}
    for type in types.values():
        for name, field in type.fields.items():
            schema = fields.of(field)
            if schema not in ways.setdefault(name, [NOTHING]):
                ways[name].append(schema)
    each = {} if is_open else {name: {"anyOf": found} for name, found in ways.items()}
    found = table({"type": optional(words(types)), **each, **_own(fields.glossary)})
    told = "Stands in for every card of this file that does not write it."
    return {**found, "type": ["object", "null"], "additionalProperties": is_open, "description": told}


def _rules_of_types(types: Mapping[str, CardType], only: str | None, needs_type: bool) -> Iterable[Schema]:
    """A card that writes no type is of the one of `_defaults`, or the only one; else it must write one."""
    is_typed: Schema = {"required": ["type"]}
    if needs_type:
        yield {"if": {"not": _default("type")}, "then": _every_card(is_typed)}
    if only is not None:
        yield _every_card({"if": {"not": is_typed}, "then": ref(_card(only))})
    for id in () if only is not None else types:
        of_type = {"if": {"not": is_typed}, "then": ref(_card(id))}
        yield {"if": _default("type", words([id])), "then": _every_card(of_type)}


def _rules_of_required(types: Mapping[str, CardType]) -> Iterable[Schema]:
    """A field that a type requires stands on each card of it, or in `_defaults`."""
    by_field: dict[str, list[str]] = {}
    for id, type in types.items():
        for name, field in type.fields.items():
            if field.required and field.default is None:
                by_field.setdefault(name, []).append(id)
    for name, ids in by_field.items():
        stands_there = {"required": [name]}
        by_type = {"if": _has("type", words(ids)), "then": stands_there}
        yield {"if": {"not": _default(name)}, "then": _every_card(by_type)}
        by_default = {"if": {"not": {"required": ["type"]}}, "then": stands_there}
        is_of = _default("type", words(ids)) if len(types) > 1 else {}
        is_missing = {"allOf": [{"not": _default(name)}, is_of]}
        yield {"if": is_missing, "then": _every_card(by_default)}


def _every_card(schema: Schema) -> Schema:
    return {"patternProperties": {NOTES: ANYTHING}, "additionalProperties": schema}


def _has(key: str, schema: Schema) -> Schema:
    return {"required": [key], "properties": {key: schema}}


def _default(key: str, schema: Schema | None = None) -> Schema:
    """Whether `_defaults` has *key*, with a value of *schema*, or with any."""
    return _has(DEFAULTS, {"type": "object", **_has(key, schema or {"not": NOTHING})})
