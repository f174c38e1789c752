"""The kit to give away, unpacked as a stranger does."""

from __future__ import annotations

import hashlib
import io
import zipfile
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from deckwright.outlets.kit import export
from tests.kit.project import Project, make
from tests.outlets.reading import text_of

DAY = "2026-03-04"


def kit_of(project: Project, *options: str) -> dict[str, bytes]:
    done = project.run("export", "kit", "--date", DAY, *options)
    assert done.code == 0, done.err
    (path,) = (project.root / "build/petit/petit-kit").iterdir()
    assert path.name == f"petit_v1_{DAY}_kit.zip"
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        assert {entry.date_time for entry in archive.infolist()} == {(2026, 3, 4, 0, 0, 0)}
        assert {entry.filename.partition("/")[0] for entry in archive.infolist()} == {path.stem}
        return {entry.filename.partition("/")[2]: archive.read(entry) for entry in archive.infolist()}


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    project = make(tmp_path_factory.mktemp("kit") / "jeu")
    project.write("cards/petit/reference/10-regles.md", "# Règles\n\nOn joue.\n")
    return kit_of(project)


def pages(data: bytes) -> list[tuple[float, float]]:
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [(float(page.mediabox[2]), float(page.mediabox[3])) for page in pdf.pages]


def test_every_file_is_there_and_whole(kit: dict[str, bytes]) -> None:
    head = f"petit_v1_{DAY}"
    cards = {
        f"cards/{head}_cards_{paper}_{way}_{ink}.pdf"
        for paper in ("A4", "Letter")
        for way in ("duplex-long", "fold", "fronts")
        for ink in ("color", "lowink")
    }
    cut = {f"cut/{head}_cut_{paper}_sheet-1.{kind}" for paper in ("A4", "Letter") for kind in ("svg", "dxf")}
    rest = {
        *(f"READ-ME-{lang}.pdf" for lang in ("fr", "en")),
        *(f"rules/{head}_rules_fr_{paper}.pdf" for paper in ("A4", "Letter")),
        *(f"{head}_calibration_{paper}.pdf" for paper in ("A4", "Letter")),
        *(f"pictures/{head}_cover_{shape}.png" for shape in ("1x1", "16x9", "3x2")),
        "SHA256SUMS.txt",
    }
    assert set(kit) == cards | cut | rest
    lines = kit["SHA256SUMS.txt"].decode().splitlines()
    sums = {line.split("  ")[1]: line.split("  ")[0] for line in lines}
    assert sums == {n: hashlib.sha256(data).hexdigest() for n, data in kit.items() if n != "SHA256SUMS.txt"}


@pytest.mark.parametrize(("paper", "size"), [("A4", (210, 297)), ("Letter", (215.9, 279.4))])
def test_sheets_lie_on_their_paper(kit: dict[str, bytes], paper: str, size: tuple[float, float]) -> None:
    points = sorted(length * 72 / 25.4 for length in size)
    for way, count in (("duplex-long", 2), ("fronts", 1)):
        found = pages(kit[f"cards/petit_v1_{DAY}_cards_{paper}_{way}_color.pdf"])
        assert len(found) == count
        assert all(sorted(page) == pytest.approx(points, abs=0.1) for page in found)


def test_version_and_day_stand_on_each_sheet(kit: dict[str, bytes]) -> None:
    for name, data in kit.items():
        if (
            name.startswith("cards/") and "_fold_" not in name
        ):  # of three cards, they leave no room for a foot
            assert f"1 · {DAY}" in text_of(data)


def test_one_page_says_how_to_print(kit: dict[str, bytes]) -> None:
    for lang, word in (("fr", "imprimez"), ("en", "Print at 100")):
        data = kit[f"READ-ME-{lang}.pdf"]
        assert len(pages(data)) == 1
        assert word in text_of(data)
        assert "40 × 60 mm" in text_of(data)


def test_covers_have_the_shapes_of_shops(kit: dict[str, bytes]) -> None:
    for shape, size in (("1x1", (1200, 1200)), ("16x9", (1600, 900)), ("3x2", (1500, 1000))):
        picture = Image.open(io.BytesIO(kit[f"pictures/petit_v1_{DAY}_cover_{shape}.png"]))
        assert picture.size == size
        colours = picture.convert("RGB").getcolors(picture.width * picture.height) or []
        assert any(colour == (0xFF, 0xF6, 0xDD) for _, colour in colours), "cards are seen"


def test_the_same_bytes_elsewhere(tmp_path: Path, kit: dict[str, bytes]) -> None:
    project = make(tmp_path / "autre")
    project.write("cards/petit/reference/10-regles.md", "# Règles\n\nOn joue.\n")
    assert kit_of(project, "--max-mb", "50") == kit


def test_a_limit_that_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "STEPS", export.STEPS[1:2])
    project = make(tmp_path / "jeu")
    done = project.run("export", "kit", "--deck", "sorts", "--max-mb", "0.1")
    assert done.code == 1
    assert "[outlet-limit]" in done.err
    assert project.run("export", "kit", "--date", "gestern").code == 2
