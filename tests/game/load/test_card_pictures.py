"""`front: "{card.art}"`: a picture that each card names is its whole face."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from PIL import Image

from tests.kit.project import BETES, GAME, make

CARDS = BETES.replace("  vie: 5", "  vie: 5\n  art: crabe")
PLACE = "cards/petit/game.yaml"
WHOLE = GAME.replace("front: carte.svg", 'front: "{card.art}"', 1)


def png(colour: str) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (528, 768), colour).save(file, "PNG")  # 44 × 64 mm at 305 to an inch
    return file.getvalue()


def test_front_of_the_type_and_back_of_the_deck_reach_to_the_end_of_the_bleed(tmp_path: Path) -> None:
    game = WHOLE.replace("      art: {kind", "      dos: {kind: image, folder: art}\n      art: {kind", 1)
    made = make(
        tmp_path,
        {
            PLACE: game.replace("back: dos.svg", 'back: "{ card.dos }"'),
            "cards/petit/betes.yaml": (
                "_defaults: {type: bete, vie: 2}\ncrabe: {nom: Crabe, art: rouge, dos: bleu}\n"
                "ours: {nom: {fr: Ours, en: Bear}, art: bleu, dos: rouge}\n"
            ),
            "assets/petit/art/rouge.png": png("#f00"),
            "assets/petit/art/bleu.png": png("#00f"),
        },
    )
    done = made.run("build", "--deck", "betes", "--format", "png", "--dpi", "25.4")
    assert done.code == 0, done.text
    seen = {}
    for path in sorted((tmp_path / "build/petit").rglob("*.png")):
        with Image.open(path) as picture:
            corner, middle = ((0, 0), (picture.width // 2, picture.height // 2))
            assert picture.convert("RGB").getpixel(corner) == picture.convert("RGB").getpixel(middle)
            seen[path.stem] = picture.convert("RGB").getpixel(middle)
    assert sorted(map(str, seen.values())) == ["(0, 0, 255)"] * 2 + ["(255, 0, 0)"] * 2, seen


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({PLACE: GAME.replace("front: carte.svg", 'front: "{card.arts}"', 1)}, ("unknown-name", "mean 'art'")),
        ({PLACE: GAME.replace("front: carte.svg", 'front: "{card.vie}"', 1)}, ("unknown-name", "kind: image")),
        ({PLACE: GAME.replace("back: dos.svg", 'back: "{card.nom}"')}, ("unknown-name", "kind: image")),
        ({"cards/petit/betes.yaml": f'{CARDS}  back: "{{card.art}}"\n'}, ("wrong-value", "the name of a file")),
        ({PLACE: WHOLE}, ("layout-value", "give the card one")),  # the bear has none
        (
            {
                PLACE: GAME.replace("types:", "  grand: {size: 50 x 70 mm}\ntypes:").replace(
                    "sorts: {title: {fr: Sorts, en: Spells}, from: sorts.yaml}",
                    'sorts: {title: {fr: Sorts, en: Spells}, from: [sorts.yaml, betes.yaml], back: "{card.art}"}',
                ).replace("front: carte.svg", "front: grand.svg", 1).replace("component: carte", "component: grand", 1),
                "layouts/petit/grand.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="50mm" height="70mm"/>',
            },
            ("wrong-value", "write it as `back` of their types"),
        ),
    ],
)  # fmt: skip
def test_what_is_no_picture_of_the_cards_is_told(
    tmp_path: Path, files: dict[str, str | bytes | None], told: tuple[str, str]
) -> None:
    found = json.loads(make(tmp_path, files).run("check", "--json").out)["problems"]
    meant = [one for one in found if one["code"] == told[0]]
    assert all(one["line"] for one in meant)
    assert told[1] in " ".join(f"{one['message']} {one['hint']}" for one in meant), found
    assert not any(one["message"].startswith("there is no layout") for one in found)
