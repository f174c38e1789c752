"""Pawns and dice on a virtual table: as wide as the wood, in its colour, with their stickers; dice with named faces."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.kit import flicks
from tests.kit.project import Project
from tests.outlets.tables import objects_in, read_table

D6 = [
    (-90, 0, 0),
    (0, 0, 0),
    (0, 0, -90),
    (0, 0, 90),
    (0, 0, -180),
    (90, 0, 0),
]  # faces 1 to 6, as saved by the game


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return flicks.make(tmp_path_factory.mktemp("jeu"))


@pytest.fixture(scope="module")
def table(project: Project) -> Any:
    done = project.run("export", "tts")
    assert done.code == 0, done.err
    assert "dice" in done.err, "that they are untried is said"
    return read_table(project.root / "build/pichenettes/pichenettes-tts/pichenettes.json")


def picture(url: str) -> Image.Image:
    return Image.open(url.removeprefix("file://")).convert("RGB")


def test_each_pawn_is_there_as_often_as_the_game_has_it(table: Any) -> None:
    told = [(each["Name"], each["Nickname"]) for each in table["ObjectStates"]]
    assert told == [
        ("Bag", "pile × 4"),
        ("Custom_Tile", "Héros"),
        ("Bag", "Cristal × 3"),
        ("Custom_Tile", "Deux vagues"),
        ("Bag", "Flèche × 2"),
        ("Custom_Tile", "Grain"),
        ("Custom_Tile", "Tonneau"),
        ("Die_6", "Cube"),
        ("Die_6", "Dé"),
    ]


def test_discs_are_round_as_wide_as_the_wood_and_show_both_stickers(table: Any) -> None:
    by_memo = {each["Memo"]: each for each in objects_in(table["ObjectStates"])}
    hero = by_memo["deckwright:pichenettes:pawn:heros"]
    wave = by_memo["deckwright:pichenettes:pawn:vague"]
    assert hero["CustomImage"]["CustomTile"]["Type"] == 2  # a circle
    assert hero["Transform"]["scaleX"] / wave["Transform"]["scaleX"] == pytest.approx(35 / 25, abs=0.01)
    assert hero["ColorDiffuse"] == pytest.approx(
        {"r": 0x3E / 255, "g": 0x8E / 255, "b": 0x5A / 255}, abs=0.001
    )
    assert hero["CustomImage"]["ImageSecondaryURL"] == ""
    front, back = (picture(wave["CustomImage"][key]) for key in ("ImageURL", "ImageSecondaryURL"))
    assert front.size == back.size == (300, 300)
    assert (front.getpixel((150, 10)), back.getpixel((150, 10))) == ((0x88, 0xAA, 0xBB), (0x22, 0x55, 0xAA))


def test_dice_have_the_names_of_their_faces(table: Any) -> None:
    (die,) = (each for each in table["ObjectStates"] if each["Nickname"] == "Cube")
    values = [(each["Value"], tuple(each["Rotation"].values())) for each in die["RotationValues"]]
    assert values == list(zip(["un", "deux", "trois", "quatre", "cinq", "six"], D6, strict=True))
    assert die["Description"].splitlines()[2] == "3: trois"


def test_dice_of_paper_and_of_wood_with_the_same_faces_are_one(tmp_path: Path) -> None:
    project = flicks.make(tmp_path)
    project.change(
        "cards/pichenettes/game.yaml", "[f1, f2, f3, f4, f5, f6]", "[un, deux, trois, quatre, cinq, six]"
    )
    assert project.run("export", "tts").code == 0
    made = json.loads(
        (project.root / "build/pichenettes/pichenettes-tts/pichenettes.json").read_text("utf-8")
    )
    assert [each["Nickname"] for each in made["ObjectStates"] if each["Name"] == "Die_6"] == ["Cube"]
    assert project.run("export", "tts", "--deck", "jetons").code == 0
    made = json.loads(
        (project.root / "build/pichenettes/pichenettes-tts/pichenettes.json").read_text("utf-8")
    )
    assert [each["Nickname"] for each in made["ObjectStates"]] == ["pile × 4"]


def test_a_table_that_is_set_up_gets_new_stickers(project: Project, table: Any, tmp_path: Path) -> None:
    for each in table["ObjectStates"]:
        each["Transform"]["posX"] = 7.5
    save = tmp_path / "save.json"
    save.write_text(json.dumps(table), "utf-8")
    project.change("cards/pichenettes/cartes.yaml", 'ton: "#3E8E5A"', 'ton: "#f00"')
    assert project.run("export", "tts", "--into", str(save)).code == 0
    (hero,) = (each for each in read_table(save)["ObjectStates"] if each["Nickname"] == "Héros")
    assert picture(hero["CustomImage"]["ImageURL"]).getpixel((150, 10)) == (255, 0, 0)
    assert hero["Transform"]["posX"] == 7.5
