"""Virtual tables in the browser: what they are given, read back."""

from __future__ import annotations

import io
import json
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.kit.project import Project, make, names_in
from tests.outlets.tables import share

GREEN, CREAM, BLUE = (0, 0xAA, 0), (0xFF, 0xF6, 0xDD), (0x22, 0x33, 0x44)


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path / "jeu")


def export(project: Project, outlet: str, *options: str) -> Path:
    done = project.run("export", outlet, *options)
    assert done.code == 0, done.err
    return project.root / f"build/petit/petit-{outlet}"


def read_room(data: bytes) -> tuple[list[Any], dict[str, Image.Image]]:
    """The widgets of a `.pcio` and its pictures by address, as the open importer wants them."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        widgets = json.loads(archive.read("widgets.json"))
        assert archive.read("schemaVersion") == b"3"
        names = [name for name in archive.namelist() if name.startswith("userassets/")]
        assert all(archive.getinfo(name).file_size < 2 << 20 for name in names)
        pictures: dict[str, Image.Image] = {
            f"package://{name}": Image.open(io.BytesIO(archive.read(name))) for name in names
        }
    ids = [widget["id"] for widget in widgets]
    assert len(set(ids)) == len(ids)
    known = {widget["id"]: widget for widget in widgets}
    for widget in widgets:
        if "parent" in widget:
            parent = known[widget["parent"]]
            assert (widget["x"], widget["y"]) == (parent["x"] + 4, parent["y"] + 4), "places are absolute"
            assert widget["z"] > parent["z"]
        if widget["type"] == "card":
            assert widget["cardType"] in known[widget["deck"]]["cardTypes"]
    zs = [widget["z"] for widget in widgets]
    assert zs == sorted(set(zs))
    return widgets, pictures


def test_a_room_of_playingcards(petit: Project) -> None:
    folder = export(petit, "pcio")
    widgets, pictures = read_room((folder / "petit.pcio").read_bytes())
    kinds = Counter(widget["type"] for widget in widgets)
    assert kinds == {"hand": 1, "cardPile": 2, "cardDeck": 2, "card": 5}
    assert Counter(w["cardType"] for w in widgets if w["type"] == "card") == {
        "crabe": 3,
        "ours": 1,
        "eclair": 1,
    }
    assert [w["label"] for w in widgets if w["type"] == "cardPile"] == ["Bêtes", "Sorts"]
    (beasts, spells) = [w for w in widgets if w["type"] == "cardDeck"]
    assert (beasts["cardWidth"], beasts["cardHeight"]) == (65, 98)  # 103 units are 63 mm
    crab = beasts["cardTypes"]["crabe"]
    assert crab["label"] == "Crabe"
    front = pictures[crab["image"]]
    assert front.size == (254, 381)
    assert front.getpixel((127, 140)) == pytest.approx(GREEN, abs=6)
    assert pictures[crab["back"]].getpixel((20, 20)) == pytest.approx(BLUE, abs=6)
    assert spells["cardTypes"]["eclair"]["back"] == ""
    used = {
        address
        for deck in (beasts, spells)
        for t in deck["cardTypes"].values()
        for address in (t["image"], t["back"])
    }
    assert set(pictures) == used - {""}
    before = (folder / "petit.pcio").read_bytes()
    export(petit, "pcio")
    assert (folder / "petit.pcio").read_bytes() == before


def test_a_room_that_would_be_too_full(petit: Project) -> None:
    petit.change("cards/petit/betes.yaml", "copies: 3", "copies: 900")
    petit.change("cards/petit/betes.yaml", "vie: 5\n", "vie: 5\n  copies: 900\n")
    done = petit.run("export", "pcio", "--check")
    assert (done.code, "[outlet-limit]" in done.err) == (1, True)


def test_pictures_of_tabletopia(petit: Project) -> None:
    folder = export(petit, "tabletopia")
    assert names_in(folder) == ["betes-carte", "counts.txt", "how-to.txt", "sorts-carte"]
    assert names_in(folder / "betes-carte") == ["back.png", "crabe.png", "ours.png"]
    for name, colour in (("back", BLUE), ("crabe", CREAM)):
        picture = Image.open(folder / f"betes-carte/{name}.png")
        assert picture.size == (400, 600)  # ten pixels a millimetre
        assert share(picture, colour) > 0.5
    assert (folder / "counts.txt").read_text("utf-8").splitlines()[0] == "3 × betes-carte/crabe.png"


def test_sheets_of_screentop(petit: Project) -> None:
    folder = export(petit, "screentop", "--card-px", "80")
    listing = json.loads((folder / "sheets.json").read_text("utf-8"))
    told = {
        entry["card"]: (name, int(cell))
        for name, sheet in listing.items()
        for cell, entry in sheet["cells"].items()
    }
    assert {card: cell for card, (_, cell) in told.items()} == {"crabe": 0, "ours": 1, "eclair": 0}
    name, cell = told["crabe"]
    sheet = Image.open(folder / name)
    assert sheet.size == (listing[name]["columns"] * 80, listing[name]["rows"] * 120)
    assert share(sheet.crop((cell * 80, 0, cell * 80 + 80, 120)), GREEN) == pytest.approx(0.25, abs=0.02)
    assert all((folder / entry["back"]).is_file() for entry in listing.values())
    petit.change("cards/petit/betes.yaml", "crabe: {", "ane: {nom: Âne, vie: 1}\n_crabe: {")
    export(petit, "screentop", "--card-px", "80")
    cells = json.loads((folder / "sheets.json").read_text("utf-8"))[name]["cells"]
    assert {entry["card"]: cell for cell, entry in cells.items()} == {"ours": "1", "ane": "2"}
