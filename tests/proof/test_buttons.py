"""Every button that makes a file or starts a program, pressed in a real browser; what comes of it is opened."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pikepdf import Pdf
from PIL import Image

from tests.kit.browser import DESK, needs_chromium
from tests.kit.project import Project
from tests.kit.waiting import wait_for

from .server import Server

pytestmark = [pytest.mark.slow, needs_chromium]

DECK = "cards/petit/betes.yaml"
EDITOR = (
    "import sys, pathlib; pathlib.Path(sys.argv[1]).write_text('\\n'.join(sys.argv[2:]), encoding='utf-8')"
)


@pytest.fixture
def told(petit: Project) -> Path:
    """What the editor writes down that it was asked to open."""
    return petit.root / "told.txt"


@pytest.fixture
def server(petit: Project, told: Path) -> Iterator[Server]:
    program = petit.root / "code"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{EDITOR}" "{told}" "$@"\n')
    program.chmod(0o755)
    server = Server(petit.root, [str(program)])
    yield server
    server.stop()


def opened(told: Path) -> list[str]:
    written = wait_for(
        lambda: told.exists() and told.read_text(encoding="utf-8"), told=lambda: "the editor was not started"
    )
    words = str(written).splitlines()
    told.unlink()
    return words


def write(page: Any, what: str) -> str:
    """Press a button of the menu; what it tells at the end."""
    if not page.is_visible("#write"):
        page.click("text=Write…")
    page.click(f"#write button:has-text('{what}')")
    page.wait_for_selector("#write .outcome:not(:has-text('Writing…')):not(:empty)")
    return str(page.inner_text("#write .outcome"))


def test_png_is_a_picture_of_every_face(page: Any, petit: Project) -> None:
    """40 × 60 mm with 2 mm of bleed are 44 × 64 mm: 520 × 756 pixels at 300 to the inch."""
    assert write(page, "Write PNG") == "Wrote 4 pictures in build/petit/petit-cards-png/"
    pictures = sorted((petit.root / "build/petit/petit-cards-png").glob("*.png"))
    assert len(pictures) == 4  # three fronts, one back
    for path in pictures:
        with Image.open(path) as picture:
            assert abs(picture.width - 44 / 25.4 * 300) < 1 and abs(picture.height - 64 / 25.4 * 300) < 1
            assert picture.info["dpi"][0] == pytest.approx(300, abs=0.1)
            middle = picture.convert("RGB").getpixel((5, 5))
        assert middle in {(0xFF, 0xF6, 0xDD), (0x22, 0x33, 0x44)}  # of the layouts


def test_pdf_holds_every_copy(page: Any, petit: Project) -> None:
    said = write(page, "Write PDF")
    assert said.startswith("Wrote build/petit/petit-cards-a4.pdf")
    with Pdf.open(petit.pdf) as pdf:
        width, height = (float(edge) / 72 * 25.4 for edge in pdf.pages[0].mediabox[2:])
        count = len(pdf.pages)
    assert (round(width), round(height)) in {(210, 297), (297, 210)}
    assert f"{count} page" in said
    assert said in page.inner_text("#status")


def test_errors_forbid_to_write_unless_it_is_a_draft(page: Any, petit: Project) -> None:
    petit.change(DECK, "vie: 2", "vie: beaucoup")
    page.wait_for_selector("aside.fault")
    assert write(page, "Write PDF").startswith("Not written: 1 error")
    assert not petit.pdf.exists()
    page.check("#write >> text=Draft")
    assert write(page, "Write PDF").startswith("Wrote ")
    assert petit.pdf.read_bytes().startswith(b"%PDF")


def test_the_page_as_one_file_opens_without_the_server(browser: Any, page: Any, petit: Project) -> None:
    said = write(page, "Write proof.html")
    assert said.startswith("Wrote build/petit/petit-proof.html, ") and said.endswith(" MB")
    context = browser.new_context(viewport=DESK, offline=True)
    copy = context.new_page()
    copy.goto((petit.root / "build/petit/petit-proof.html").as_uri())
    copy.wait_for_selector("a.card img")
    copy.wait_for_function(
        "() => [...document.querySelectorAll('a.card img')].every((one) => one.naturalWidth)"
    )
    assert copy.locator("a.card").count() == 3
    context.close()


def test_the_editor_opens_the_line(page: Any, petit: Project, told: Path) -> None:
    page.click('a.card[data-key="ours"]')
    page.wait_for_selector(".inspector .excerpt")
    page.keyboard.press("e")
    assert opened(told) == ["--goto", f"{petit.root / DECK}:3:1"]
    page.click(".inspector button:has-text('Open')")
    assert opened(told) == ["--goto", f"{petit.root / DECK}:3:1"]
    petit.change(DECK, "vie: 5", "vie: 55")
    page.click("aside.fault button:has-text('Open')")
    assert opened(told)[1].startswith(f"{petit.root / DECK}:5:")


def test_a_game_is_exported_and_kept(page: Any, petit: Project, tmp_path: Path) -> None:
    """By keyboard: 8, down to the outlet, the button; the file comes as a download."""
    page.keyboard.press("8")
    page.wait_for_selector(".export-view input:checked")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.wait_for_selector(".command-line code:has-text('deckwright export petit pcio')")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".panel.done")
    assert page.evaluate("document.activeElement.id") == "write-export"
    with page.expect_download() as coming:
        page.click(".files a >> nth=0")
    target = tmp_path / "kept"
    coming.value.save_as(target)
    (written,) = (petit.root / "build/petit").rglob(coming.value.suggested_filename)
    assert target.read_bytes() == written.read_bytes()
    petit.change(DECK, "vie: 2", "vie: beaucoup")
    page.wait_for_selector("aside.fault")
    page.click("#write-export")
    page.wait_for_selector(".panel.refused")
    assert "beaucoup" in page.inner_text(".problem-line")
