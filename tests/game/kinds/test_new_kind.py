"""A kind of field is one class: with a class of a few lines, and nothing else, `colour` is read, checked, explained."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from deckwright.authoring.schemas import schemas_of
from deckwright.basics.records import dataclass
from deckwright.faces.layouts import views
from deckwright.game.condition_names import values_of
from deckwright.game.kinds import INFERRED, KINDS, Field
from deckwright.game.kinds.field import VALUE
from deckwright.game.kinds.json_schema import Schema, matching
from deckwright.game.kinds.lookup import Explained, Lookup, Overlays
from deckwright.game.load import fields, load_game
from deckwright.game.source import Node
from deckwright.game.source.keys import word
from deckwright.game.source.report import Report
from tests.kit.tiny import GAME, hero, project, sound

WITH_COLOUR = GAME.replace(
    "life: {kind: integer, min: 1", "ink: {kind: colour}\n      life: {kind: integer, min: 1"
)


@dataclass(frozen=True, slots=True)
class ColourField(Field):
    """Its values are three numbers from 0 to 255."""

    kind: ClassVar[str] = "colour"
    meaning: ClassVar[str] = "A colour: #rrggbb."

    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> Any:
        value = word(node, report, VALUE)
        if value is None or re.fullmatch("#[0-9a-f]{6}", value):
            return value and tuple(bytes.fromhex(value[1:]))
        report.add("wrong-value", f"the value is {value!r}; a colour such as #cc0000 is allowed", node)
        return None

    def for_conditions(self, value: Any) -> str:
        return f"#{bytes(value).hex()}"

    def _schema(self, names: Explained) -> Schema:
        return matching("#[0-9a-f]{6}", "a colour such as #cc0000 is allowed")


@pytest.fixture(autouse=True)
def colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fields, "KINDS", {**KINDS, ColourField.kind: ColourField})
    shown: dict[type[Field], Callable[[Any, Any, Any], Any]] = {ColourField: lambda *given: f"rgb{given[2]}"}
    monkeypatch.setattr(views, "VIEWS", {**views.VIEWS, **shown})


def test_it_is_read_and_seen_by_conditions_and_layouts(tmp_path: Path) -> None:
    game = sound(tmp_path, {"cards/g/game.yaml": WITH_COLOUR, "cards/g/cards.yaml": hero("ink: '#cc0010'")})
    card = game.cards["brom"]
    assert card.values["ink"] == (204, 0, 16)
    assert values_of(card, None, {})["ink"] == "#cc0010"
    assert views.Lens(game, "fr").card(card).find("ink") == "rgb(204, 0, 16)"


def test_it_is_read_from_a_table(tmp_path: Path) -> None:
    table = "id,type,name,rarity,ink\nalba,hero,Alba,common,#00ff00\nbert,hero,Bert,rare,green\n"
    declared = WITH_COLOUR.replace("cards.yaml", "cards.csv")
    root = project(tmp_path, {"cards/g/game.yaml": declared, "cards/g/cards.csv": table})
    (root / "cards/g/cards.yaml").unlink()
    game, problems = load_game(root, "g")
    assert game is not None and game.cards["alba"].values["ink"] == (0, 255, 0)
    assert [(one.card, one.field, one.message) for one in problems] == [
        ("bert", "ink", "the value is 'green'; a colour such as #cc0000 is allowed")
    ]


def test_editors_know_it(tmp_path: Path) -> None:
    schemas = schemas_of(project(tmp_path, {"cards/g/game.yaml": WITH_COLOUR}), "g")
    told = schemas["cards.json"]["definitions"]["field-ink"]
    assert (told["pattern"], told["title"]) == ("^(?:#[0-9a-f]{6})$", "ink")


def test_every_kind_has_its_name_and_whatever_stands_on_cards_is_of_some_kind() -> None:
    assert all(name == field.kind for name, field in KINDS.items())
    assert INFERRED[-1].kind == "text" and set(INFERRED) <= set(KINDS.values())
