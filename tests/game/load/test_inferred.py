"""What game.yaml leaves open: types, fields and kinds from the cards, and what stands for a size and a front."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.basics.problems import Problem, Severity
from deckwright.game.kinds import ChoiceField, IntegerField, ListField, MapField
from deckwright.game.load import load_game
from deckwright.game.model import Game
from tests.kit.tiny import SVG


def made(folder: Path, files: dict[str, str]) -> tuple[Game, list[Problem]]:
    for label, text in {
        "cards/g/game.yaml": "",
        "assets/g/a.svg": SVG,
        "assets/g/b.svg": SVG,
        **files,
    }.items():
        (folder / label).parent.mkdir(parents=True, exist_ok=True)
        (folder / label).write_text(text, encoding="utf-8")
    game, problems = load_game(folder, "g")
    assert game is not None
    assert [str(p) for p in problems if p.severity is not Severity.NOTE] == []
    return game, problems


def kinds(game: Game) -> dict[str, dict[str, str]]:
    return {id: {name: field.kind for name, field in type.fields.items()} for id, type in game.types.items()}


CARDS = """\
Name,Cost,Weight,Quick,Suit,Text,Icon,Motto,_idea,Qty
Fox,2,1.5,x,red,Draw a card.,a.svg,Quick and sly,,2
Owl,0,2,,blue,"Look at **two** cards, then sleep.",b.svg,No,nice,
Elk,9,0.25,,red,Win.,a.svg,007,,1
Bat,1,1,x,blue,Fly.,,3/10,,
"""


def test_kinds_are_told_from_the_cells(tmp_path: Path) -> None:
    game, problems = made(
        tmp_path, {"cards/g/beasts.csv": CARDS, "assets/g/a.svg": SVG, "assets/g/b.svg": SVG}
    )
    assert kinds(game) == {
        "beasts": {
            "name": "text",
            "cost": "integer",
            "weight": "number",
            "quick": "boolean",
            "suit": "choice",
            "text": "rich",
            "icon": "image",
            "motto": "text",
        }
    }
    fields = game.types["beasts"].fields
    assert fields["cost"] == IntegerField("cost", minimum=0, maximum=20)  # with room
    assert fields["suit"] == ChoiceField("suit", choices=("red", "blue"))
    assert [card.copies for card in game.cards.values()] == [2, 1, 1, 1]
    notes = [p for p in problems if p.code == "inferred" and "cost integer 0–9" in p.message]
    assert [str(p.place) for p in notes] == ["cards/g/beasts.csv"]
    assert "deckwright types --write" in (notes[0].hint or "")


KINDS = [
    ("whole numbers", ["1", "-3", "+2", "12"], "integer"),
    ("whole numbers of a program that writes 2.0", ["1.0", "2.0"], "integer"),
    ("numbers", ["1", "2.5"], "number"),
    ("numbers with commas", ["1,5", "2"], "number"),
    ("codes are no numbers", ["007", "12"], "text"),
    ("times are no numbers", ["12:30", "9"], "text"),
    ("fractions are no numbers", ["3/10", "1-2"], "text"),
    ("yes and no", ["yes", "no", "YES"], "boolean"),
    ("French and German truth", ["VRAI", "FAUX"], "boolean"),
    ("zeros and ones are numbers", ["0", "1"], "integer"),
    ("words that come again", ["red", "blue", "red", "blue"], "choice"),
    ("words that do not", ["red", "blue", "green"], "text"),
    ("one word for all", ["red", "red", "red"], "text"),
    ("bold", ["a **b**", "c"], "rich"),
    ("symbols", ["gain {coin}", "c"], "rich"),
    ("long", ["x " * 40, "c"], "rich"),
    ("nothing", ["", ""], None),
]


@pytest.mark.parametrize(("values", "kind"), [k[1:] for k in KINDS], ids=[k[0] for k in KINDS])
def test_kind_of_values(tmp_path: Path, values: list[str], kind: str | None) -> None:
    rows = "".join(f'N{n},"{value}"\n' for n, value in enumerate(values))
    symbols = "symbol_groups: {v: V}\nsymbols: {coin: {group: v, name: Coin, meaning: Gold.}}\n"
    files = {
        "cards/g/game.yaml": symbols,
        "assets/g/symbols/coin.svg": SVG,
        "cards/g/t.csv": f"name,it\n{rows}",
    }
    game, _ = made(tmp_path, files)
    field = game.types["t"].fields.get("it")
    assert (field.kind if field else None) == kind


def test_types_by_tab_by_column_and_by_file_of_yaml(tmp_path: Path) -> None:
    files = {
        "cards/g/a.csv": "type,name,cost\nHero,A,1\nMonster,B,\n",
        "cards/g/spells.yaml": "fire: {name: Fire, levels: [{cost: 1, gain: x}], tags: [hot, red]}\n",
    }
    game, _ = made(tmp_path, files)
    assert kinds(game) == {
        "hero": {"name": "text", "cost": "integer"},
        "monster": {"name": "text"},
        "spells": {"name": "text", "levels": "list", "tags": "list"},
    }
    levels = game.types["spells"].fields["levels"]
    assert isinstance(levels, ListField) and isinstance(levels.of, MapField)
    assert [card.type.id for card in game.cards.values()] == ["hero", "monster", "spells"]


def test_a_declared_type_without_fields_gets_them(tmp_path: Path) -> None:
    files = {
        "cards/g/game.yaml": "title: G\nlanguages: [en]\ntypes: {beast: {component: tarot-70, front: b.svg}}\n",
        "cards/g/anything.csv": "name,cost\nFox,2\n",
        "layouts/g/b.svg": SVG,
    }
    game, problems = made(tmp_path, files)
    assert kinds(game) == {"beast": {"name": "text", "cost": "integer"}}
    assert (game.types["beast"].component.size, game.types["beast"].front) == ((70, 120), "b.svg")
    assert [p.code for p in problems] == ["inferred"]


def test_declared_fields_are_all_there_are(tmp_path: Path) -> None:
    files = {
        "cards/g/game.yaml": "types: {beast: {fields: {name: {kind: text}}}}\n",
        "cards/g/beast.csv": "name,cost\nFox,2\n",
    }
    for label, text in files.items():
        (tmp_path / label).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / label).write_text(text)
    _, problems = load_game(tmp_path, "g")
    assert [(p.code, str(p.place)) for p in problems if p.severity is Severity.ERROR] == [
        ("unknown-field", "cards/g/beast.csv!B1")
    ]


# What stands for a size and a front


def test_an_empty_game_yaml_is_enough(tmp_path: Path) -> None:
    game, problems = made(tmp_path, {"cards/g/beasts.csv": CARDS})
    assert (game.title.in_lang("en"), game.languages) == ("g", ("en",))
    type = game.types["beasts"]
    assert type.component.id == "poker" and type.front == "built-in/beasts.svg"
    assert {p.code for p in problems} == {"inferred"} and {p.severity for p in problems} == {Severity.NOTE}
    assert [deck.id for deck in game.decks.values()] == ["g"]


def test_columns_of_the_back_stand_on_it(tmp_path: Path) -> None:
    game, problems = made(
        tmp_path, {"cards/g/words.csv": "Name,Kind,Back name,Back hint\nHund,n,dog,barks\n"}
    )
    type = game.types["words"]
    assert (type.front, type.back) == ("built-in/words.svg", "built-in/words-back.svg")
    front, back = (game.layouts[key or ""].text for key in (type.front, type.back))
    assert "card.kind" in front and "card.name" in front and "back_" not in front
    assert 'data-text="card.back_name"' in back and "card.back_hint" in back and "card.name" not in back
    assert "Hint:" in back  # without what only says where it stands
    assert any("back_name, back_hint on their backs" in p.message for p in problems)


@pytest.mark.parametrize(
    ("more", "back"),
    [
        ("types: {words: {back: null}}\n", None),
        ("types: {words: {back: own.svg}}\n", "own.svg"),
        ("types: {words: {front: own.svg}}\n", None),  # who draws the front draws the back
        ("decks: {all: {from: words.csv, back: own.svg}}\n", "built-in/words-back.svg"),
    ],
)
def test_a_back_that_is_said_is_kept(tmp_path: Path, more: str, back: str | None) -> None:
    files = {
        "cards/g/words.csv": "Name,Back text\nHund,dog\n",
        "cards/g/game.yaml": more,
        "layouts/g/own.svg": SVG,
    }
    game, _ = made(tmp_path, files)
    assert game.types["words"].back == back
    assert all(deck.backs == ("own.svg",) for deck in game.decks.values() if "decks" in more)


def test_a_layout_of_the_name_of_the_type_is_its_front(tmp_path: Path) -> None:
    game, problems = made(tmp_path, {"cards/g/beasts.csv": CARDS, "layouts/g/beasts.svg": SVG})
    assert game.types["beasts"].front == "beasts.svg"
    assert not any("built-in" in p.message for p in problems)


def test_the_only_component_is_meant(tmp_path: Path) -> None:
    files = {"cards/g/game.yaml": "components: {card: {size: 50 x 70 mm}}\n", "cards/g/beasts.csv": CARDS}
    game, _ = made(tmp_path, files)
    assert game.types["beasts"].component.id == "card"


def test_which_of_two_components_is_a_question(tmp_path: Path) -> None:
    (tmp_path / "cards/g").mkdir(parents=True)
    text = "components: {card: {size: poker}, tile: {size: 50 x 50 mm}}\n"
    (tmp_path / "cards/g/game.yaml").write_text(text)
    (tmp_path / "cards/g/beasts.csv").write_text(CARDS.replace(".svg", ""))
    _, problems = load_game(tmp_path, "g")
    (found,) = [p for p in problems if p.severity is Severity.ERROR]
    assert found.code == "missing-key" and "add component: card or tile" in (found.hint or "")
