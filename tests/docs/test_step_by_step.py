"""The steps of docs/begin.md, taken as they stand: what they press is on the page, and what they promise happens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image
from starlette.testclient import TestClient

from tests.kit.places import ROOT
from tests.proof.desk.conftest import home, page  # noqa: F401 - fixtures
from tests.proof.desk.test_drafts import drop, picture
from tests.proof.test_words import FRENCH

TEXT = (ROOT / "docs/begin.md").read_text(encoding="utf-8")
WAYS = ("I have a spreadsheet", "I have cards as pictures", "I design")


def steps(way: str) -> str:
    return TEXT.partition(f"## Step by step: {way}\n")[2].partition("\n## ")[0]


def made(page: TestClient, asked: dict[str, object]) -> dict[str, object]:  # noqa: F811
    """What *Create*, *Print…* and *Write the PDF* lead to."""
    opened = page.post("/api/create", json=asked).json()["open"]
    written: dict[str, object] = page.post(f"{opened}api/write", json={"what": "pdf"}).json()
    return written


@pytest.mark.parametrize("way", WAYS)
def test_what_is_pressed_is_on_the_page(way: str) -> None:
    pressed = [
        re.sub(r"\d+ cards", "{1}", one) for one in re.findall(r"(?<!\*)\*([^*`]+)\*(?!\*)", steps(way))
    ]
    assert len(pressed) >= 4 and [one for one in pressed if one not in FRENCH] == []


@pytest.mark.parametrize("way", WAYS)
def test_its_picture_is_small(way: str) -> None:
    (name,) = re.findall(r"\(images/([\w.-]+)\)", steps(way))
    file = ROOT / "docs/images" / name
    with Image.open(file) as image:
        assert file.stat().st_size < 80_000 and image.width == 1200


def test_a_spreadsheet(page: TestClient, home: Path) -> None:  # noqa: F811
    block = re.search(r"```csv\n(.*?)```", steps("I have a spreadsheet"), re.DOTALL)
    assert block
    table = re.sub(r"^ {3}", "", block[1], flags=re.MULTILINE)
    drop(page, "owls.csv", table.encode(), "b1")
    draft = page.post("/api/read", json={"batch": "b1", "name": "owls"}).json()
    assert (len(draft["cards"]), draft["copies"]) == (3, 6)
    assert [one["cell"] for one in draft["problems"] if one["severity"] == "error"] == ["D3"]
    forbidden = made(page, {"draft": draft["draft"], "kind": "table", "name": "Owls"})
    assert (forbidden["written"], forbidden["errors"]) == ([], 1)
    drop(page, "owls.csv", table.replace("{moon}", "moon").encode(), "b2")
    again = page.post("/api/read", json={"batch": "b2", "name": "owls"}).json()
    written = made(page, {"draft": again["draft"], "kind": "table", "name": "Owls 2"})
    assert written["written"] == ["build/owls-2/owls-2-cards-a4.pdf"]


def test_pictures(page: TestClient, home: Path) -> None:  # noqa: F811
    for name, colour in (("2x lamp maker", "red"), ("harbour bell", "blue"), ("back", "grey")):
        drop(page, f"{name}.png", picture(colour), "b3")
    draft = page.post("/api/read", json={"batch": "b3", "name": "scans"}).json()
    assert (len(draft["cards"]), draft["copies"]) == (2, 3) and all(card["back"] for card in draft["cards"])
    written = made(page, {"draft": draft["draft"], "kind": "pictures", "name": "Scans", "form": "csv"})
    assert written["written"] == ["build/scans/scans-cards-a4.pdf"]


def test_a_design(page: TestClient, home: Path) -> None:  # noqa: F811
    written = made(page, {"template": "plain", "name": "Night Market", "size": "", "form": "xlsx"})
    assert written["written"] == ["build/night-market/night-market-cards-a4.pdf"]
    assert (home / "Documents/Deckwright/night-market/cards/night-market/cards.xlsx").is_file()
