"""A table that is set up already, brought up to date: what is ours changes, nothing moves, all else stays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.kit.project import Project, make
from tests.outlets.tables import cards_in, objects_in, read_table

STRANGE = '"Odd": {"tiny": 1.0E-05, "long": 0.713235259, "é": "\\u00e9", "null": null}'


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path / "jeu")


def export(project: Project, *options: str) -> str:
    done = project.run("export", "tts", "--card-px", "80", *options)
    assert done.code == 0, done.err
    return done.err


def set_up(project: Project) -> Path:
    """A table on which somebody has moved the deck, drawn a crab, put a stranger's deck and odd things."""
    export(project)
    table: Any = json.loads((project.root / "build/petit/petit-tts/petit.json").read_text("utf-8"))
    deck, flash = table["ObjectStates"]
    deck["Transform"] |= {"posX": 12.25, "rotZ": 0}
    crab = deck["ContainedObjects"].pop(1)
    deck["DeckIDs"].pop(1)
    crab["Transform"]["posZ"] = -17.5
    crab["GUID"] = deck["GUID"]  # as happens in real files
    key = next(iter(deck["CustomDeck"]))
    entry = {**deck["CustomDeck"][key], "FaceURL": "https://example.org/a.png"}
    stranger = {
        "GUID": "ffffff",
        "Name": "Card",
        "Nickname": "Joker",
        "CardID": int(key) * 100 + 3,
        "CustomDeck": {key: entry},
    }
    table["ObjectStates"] = [flash, {"GUID": "b", "Name": "Bag", "ContainedObjects": [crab, stranger]}, deck]
    text = json.dumps(table, ensure_ascii=False, indent=2).replace(
        '"SaveName": ""', f'"SaveName": "Mardi", {STRANGE}'
    )
    return project.write("TS_Save_1.json", text)


def find(table: Any, name: str) -> list[Any]:
    return [each for each in objects_in(table["ObjectStates"]) if each.get("Nickname") == name]


def test_pictures_names_and_texts_change_and_nothing_moves(petit: Project) -> None:
    save = set_up(petit)
    before = json.loads(save.read_text("utf-8"))
    petit.change("cards/petit/betes.yaml", "nom: Crabe", "nom: Crabe rouge")
    told = export(petit, "--into", str(save))
    assert "6 objects are up to date" in told  # five cards and their deck
    after = json.loads(save.read_text("utf-8"))
    crabs = find(after, "Crabe rouge")
    assert len(crabs) == 3
    assert find(after, "Crabe") == []
    assert find(after, "Joker") == find(before, "Joker"), "a stranger's stays"
    transforms = [[each.get("Transform") for each in objects_in(t["ObjectStates"])] for t in (before, after)]
    assert transforms[0] == transforms[1]
    assert {each["CardID"] for each in crabs} == {crabs[0]["CardID"]}
    key = next(iter(crabs[0]["CustomDeck"]))
    assert key not in find(after, "Joker")[0]["CustomDeck"], "its sheet gave way to the stranger's"
    (deck,) = find(after, "Bêtes")
    assert deck["DeckIDs"] == [card["CardID"] for card in deck["ContainedObjects"]]
    assert set(deck["CustomDeck"]) == {key}
    fresh = read_table(petit.root / "build/petit/petit-tts/petit.json")
    assert cards_in(fresh)[0].name == "Crabe rouge"
    assert (
        crabs[0]["CustomDeck"][key]
        == find(fresh, "Crabe rouge")[0]["CustomDeck"][str(fresh["ObjectStates"][0]["DeckIDs"][0] // 100)]
    )


def test_what_is_not_ours_stays_letter_by_letter(petit: Project) -> None:
    save = set_up(petit)
    before = save.read_bytes()
    export(petit, "--into", str(save))
    assert STRANGE.replace("\\u00e9", "é") in save.read_text("utf-8").replace("\n    ", " ").replace(
        "{ ", "{"
    ).replace("\n  }", "}")
    assert (petit.root / "build/petit/petit-tts/TS_Save_1-before.json").read_bytes() == before


def test_numbers_of_cards(petit: Project) -> None:
    save = set_up(petit)
    petit.change("cards/petit/betes.yaml", "copies: 3", "copies: 5")
    petit.change("cards/petit/betes.yaml", "_defaults", "ane: {nom: Âne, vie: 1}\n_defaults")
    told = export(petit, "--into", str(save))
    assert "2 × Crabe added to Bêtes" in told
    assert "1 × Âne added to Bêtes" in told
    after = json.loads(save.read_text("utf-8"))
    assert [len(find(after, name)) for name in ("Crabe", "Âne", "Ours brun")] == [5, 1, 1]
    petit.change("cards/petit/betes.yaml", "copies: 5", "copies: 1")
    petit.change("cards/petit/betes.yaml", "ane: {", "_ane: {")
    petit.change("cards/petit/sorts.yaml", "}\n", "}\neau: {type: sort, nom: Eau}\n")
    told = export(petit, "--into", str(save))
    assert "4 × Crabe too many: take them away by hand" in told
    assert "1 × Âne is not in what was exported, and left as it is" in told
    assert "1 × Eau is not on the table, and there is no Sorts to add it to" in told
    assert len(find(json.loads(save.read_text("utf-8")), "Crabe")) == 5, "nothing is taken away"


def test_the_rulebook_lies_there_and_stays(petit: Project) -> None:
    petit.write("cards/petit/reference/10-regles.md", "# Règles\n\nOn joue.\n")
    export(petit)
    path = petit.root / "build/petit/petit-tts/petit.json"
    book = read_table(path)["ObjectStates"][-1]
    assert (book["Name"], book["Nickname"]) == ("Custom_PDF", "Petit jeu")
    file = Path("/" + book["CustomPDF"]["PDFUrl"].removeprefix("file:///"))
    assert file.read_bytes().startswith(b"%PDF")
    save = petit.write("TS_Save_1.json", path.read_bytes())
    assert "left as it is" not in export(petit, "--into", str(save))
    assert json.loads(save.read_text("utf-8"))["ObjectStates"][-1] == book


def test_what_is_no_table_is_told(petit: Project) -> None:
    for text in ("{", "[]", '{"ObjectStates": 3}'):
        petit.write("no.json", text)
        done = petit.run("export", "tts", "--into", "no.json")
        assert done.code == 1
        assert "[outlet-file]" in done.err


PIECES = """
  rond: {size: 20 mm, shape: circle, bleed: 2 mm, safe: 1 mm}
  hexa: {size: 28.87 x 25 mm, shape: hexagon, bleed: 2 mm, safe: 1 mm}
  fiche: {size: 210 x 148 mm, bleed: 2 mm, safe: 2 mm}
  tapis: {size: 600 x 400 mm, bleed: 0 mm, safe: 2 mm, tiled: yes}
types:
"""


@pytest.mark.parametrize(
    ("component", "kind", "size"),
    [
        ("rond", "Custom_Tile", (200, 200)),
        ("hexa", "Custom_Token", (289, 250)),
        ("fiche", "Custom_Tile", (2100, 1480)),
        ("tapis", "Custom_Board", (4096, 2731)),
    ],
)
def test_pieces_that_are_no_cards(petit: Project, component: str, kind: str, size: tuple[int, int]) -> None:
    petit.change("cards/petit/game.yaml", "types:\n", PIECES.lstrip("\n"))
    petit.change(
        "cards/petit/game.yaml",
        "    component: carte\n    front: carte.svg",
        f"    component: {component}\n    front: p.svg",
    )
    petit.change("cards/petit/game.yaml", "from: betes.yaml, back: dos.svg", "from: betes.yaml")
    fill = '<rect x="-20" y="-20" width="900" height="900" fill="#0a0"/>'
    box = {"rond": "20 20", "hexa": "28.87 25", "fiche": "210 148", "tapis": "600 400"}[component].split()
    size_told = f'width="{box[0]}mm" height="{box[1]}mm" viewBox="0 0 {" ".join(box)}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size_told}>'
    petit.write("layouts/petit/p.svg", f"{svg}{fill}</svg>")
    export(petit)
    table = read_table(petit.root / "build/petit/petit-tts/petit.json")
    bag, bear, *_ = [each for each in table["ObjectStates"] if each["Name"] not in ("Deck", "Card")]
    assert (bag["Name"], bag["Nickname"], len(bag["ContainedObjects"])) == ("Bag", "Crabe × 3", 3)
    assert {each["Name"] for each in (bear, *bag["ContainedObjects"])} == {kind}
    url = bear["CustomImage"]["ImageURL"]
    picture = Image.open(Path("/" + url.removeprefix("file:///")))
    assert picture.size == size
    corner = picture.convert("RGBA").getpixel((0, 0))
    assert corner == ((0, 0, 0, 0) if kind == "Custom_Token" else (0, 0xAA, 0, 255))
    assert bear["Locked"] is (kind == "Custom_Board")


def test_pictures_that_nothing_shows_any_more_are_deleted_but_what_is_not_ours_stays(petit: Project) -> None:
    export(petit)
    folder = petit.root / "build/petit/petit-tts"
    theirs = folder / "petit-mine-0123456789ab.png"
    theirs.write_bytes(b"mine")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    petit.change("cards/petit/betes.yaml", "Crabe", "Crobe")
    assert "1 file of the export before deleted" in export(petit)
    after = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert theirs.name in after
    (gone,), (now,) = set(before) - set(after), set(after) - set(before)
    assert gone[:-17] == now[:-17], "one picture has taken the place of another"
    (folder / now).write_bytes(b"retouched")
    petit.change("cards/petit/betes.yaml", "Crobe", "Crabe")
    export(petit)
    assert (folder / now).read_bytes() == b"retouched"
