"""A value that names a picture is a name: no URL, and what is mistyped names the file that is meant."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from deckwright.basics.problems import Severity
from deckwright.faces.layouts import FaceRenderer
from deckwright.game.kinds import ImageField
from deckwright.game.load import load_game
from tests.kit.tiny import GAME, SVG, hero, load, sound

COMPOSED, DECOMPOSED = "épée", "e\u0301pe\u0301e"


def png(colour: str = "red") -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (8, 8), colour).save(file, "png")
    return file.getvalue()


@pytest.mark.parametrize(
    ("value", "file"),
    [
        (COMPOSED, f"art/{DECOMPOSED}.png"),
        (DECOMPOSED, f"art/{COMPOSED}.png"),
        (f"art/{COMPOSED}.png", f"art/{DECOMPOSED}.png"),
        (f"{COMPOSED}/fox", f"art/{DECOMPOSED}/fox.png"),
        ("bolt%20one", "art/bolt%20one.png"),
        ("bolt one", "art/bolt one.png"),
        ("100%", "art/100%.png"),
        ("a&b", "art/a&b.png"),
        ("'#1'", "art/#1.png"),
        ("sub/fox", "sub/fox.png"),
        ("sub/fox", "art/sub/fox.png"),
        ("big.PNG", "art/big.PNG"),
        ("wave.gif", "art/wave.gif"),
        ("wave", "art/wave.bmp"),
        ("狐", "art/狐.png"),
    ],
)
def test_a_name_finds_its_file(tmp_path: Path, value: str, file: str) -> None:
    game = sound(tmp_path, {"cards/g/cards.yaml": hero(f"art: {value}"), f"assets/g/{file}": png()})
    assert game.cards["brom"].values["art"] == f"assets/g/{file}"
    assert game.assets.read(f"assets/g/{file}") == png()


@pytest.mark.parametrize(
    ("value", "file", "message", "hint"),
    [
        ("big", "art/big.PNG", "the picture is called 'big.PNG', not 'big'", "write big.PNG, or rename"),
        ("Fox", "art/fox.png", "is called 'fox', not 'Fox'", "write fox, or rename"),
        ("FOX.PNG", "art/fox.png", "is called 'fox.png', not 'FOX.PNG'", "write fox.png"),
        ("fox.png", "art/fox.jpg", "is called 'fox.jpg', not 'fox.png'", "write fox.jpg"),
        ("sub\\fox", "art/sub/fox.png", "is called 'sub/fox', not 'sub\\\\fox'", "write sub/fox"),
        ("art\\fox", "art/fox.png", "is called 'fox', not", "write fox"),
        ("bolt one", "art/bolt_one.png", "is called 'bolt_one', not 'bolt one'", "write bolt_one"),
        ("bolt  one", "art/bolt one.png", "is called 'bolt one', not", "write bolt one"),
        ("bolt%20one", "art/bolt one.png", "is called 'bolt one', not 'bolt%20one'", "write bolt one"),
        ("fox", "fox.png", "there is no assets/g/art/fox", "assets/g/fox.png is there: write fox.png, or move"),
        ("fox.png", "../../cards/g/fox.png", "there is no", "cards/g/fox.png is there: move it to assets/g/art/"),
        ("fox.png", "../../layouts/g/Fox.PNG", "there is no", "layouts/g/Fox.PNG is there: move it"),
        ("fox", "art/fox.xcf", "assets/g/art/fox.xcf is a picture of a kind that is not read (GIMP)", "as PNG"),
        ("fox.psd", "art/fox.psd", "'fox.psd' is a picture of a kind that is not read (Photoshop)", "as PNG"),
        ("fox.heic", "art/other.png", "not read (HEIC)", "save it as PNG in assets/g/art/"),
        ("fox.avif", "art/fox.avif", "not read (AVIF)", "PNG"),
    ],
)  # fmt: skip
def test_what_is_mistyped_names_the_file(
    tmp_path: Path, value: str, file: str, message: str, hint: str
) -> None:
    _, problems = load(tmp_path, {"cards/g/cards.yaml": hero(f"art: '{value}'"), f"assets/g/{file}": png()})
    assert [p.code for p in problems] == ["missing-art"]
    assert message in problems[0].message
    assert hint in str(problems[0].hint)
    assert f"did you mean '{value}'" not in str(problems[0].hint)


def test_a_column_of_pictures_stays_one_where_none_is_there(tmp_path: Path) -> None:
    for folder in ("cards/g", "layouts/g", "assets/g"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "cards/g/game.yaml").write_text("")
    (tmp_path / "cards/g/cards.csv").write_text("Name,Picture,Shown\nFox,fox.png,a.psd\nOwl,owl.png,b.psd\n")
    game, problems = load_game(tmp_path, "g")
    assert game is not None
    fields = game.types["cards"].fields
    assert isinstance(fields["picture"], ImageField)
    assert isinstance(fields["shown"], ImageField)
    errors = [p for p in problems if p.severity is Severity.ERROR]
    assert [(p.code, p.place and p.place.cell) for p in errors] == [
        ("missing-art", cell) for cell in ("B2", "C2", "B3", "C3")
    ]


@pytest.mark.parametrize("label", ["layouts/g/back.png", "assets/g/back.png", "layouts/common/back.png"])
@pytest.mark.parametrize("who", ["card", "deck", "type"])
def test_a_picture_is_a_back(tmp_path: Path, label: str, who: str) -> None:
    name = "common/back.png" if "common" in label else "back.png"
    game_yaml = GAME.replace(", back: back.svg", f", back: {name}" if who == "deck" else "")
    if who == "type":
        game_yaml = game_yaml.replace("    front: hero.svg", f"    front: hero.svg\n    back: {name}")
    card = hero(f"back: {name}" if who == "card" else "")
    layout = SVG.replace("viewBox", 'width="63mm" height="88mm" viewBox').replace("24 24", "63 88")
    game = sound(
        tmp_path,
        {
            "cards/g/game.yaml": game_yaml,
            "cards/g/cards.yaml": card,
            label: png(),
            "layouts/g/hero.svg": layout,
        },
    )
    faces = FaceRenderer(game)
    face = faces.back(game.cards["brom"], game.decks["all"])
    assert face is not None
    assert not faces.problems
    assert (face.card, face.file) == (None, label)
    assert f'href="{label}"' in face.svg
    assert 'x="-3" y="-3" width="69" height="94"' in face.svg  # 63 × 88 mm and 3 mm of bleed


@pytest.mark.parametrize(
    ("name", "label", "code", "told"),
    [
        ("back.png", "layouts/g/Back.PNG", "file-missing", "did you mean 'Back.PNG'?"),
        ("back", "layouts/g/back.jpg", "file-missing", "did you mean 'back.jpg'?"),
        ("dos.png", "assets/g/art/dos.png", "file-missing", "did you mean 'art/dos.png'?"),
        ("art\\dos.png", "assets/g/art/dos.png", "file-missing", "did you mean 'art/dos.png'?"),
        ("back.psd", "layouts/g/back.psd", "image-unreadable", "save it as PNG"),
        ("bak.svg", "layouts/g/other.svg", "file-missing", "did you mean 'back.svg'?"),
    ],
)
def test_a_back_that_is_not_called_so(tmp_path: Path, name: str, label: str, code: str, told: str) -> None:
    _, problems = load(
        tmp_path, {"cards/g/cards.yaml": hero(f"back: '{name}'"), label: png() if name != "bak.svg" else SVG}
    )
    assert [p.code for p in problems] == [code]
    assert told in str(problems[0].hint)
