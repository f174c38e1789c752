"""`deckwright watch`: the page follows the files, tells what is wrong on top, and keeps the last good pictures."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from pathlib import Path

import pytest

from deckwright.proof.watching.loop import follow
from deckwright.proof.watching.sheet import ContactSheet, Written
from tests.kit.project import BETES, Project, make

CHROMIUM = (
    os.environ.get("DECKWRIGHT_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path / "un projet & moi")


def figures(page: Path) -> dict[str, tuple[str, str]]:
    """Class and picture of each figure, by the name in its caption."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(r'<figure class="([^"]*)".*?<img src="contact/([^"]*)".*?<figcaption>([^<]*)', text)
    return {caption.strip(): (classes, picture) for classes, picture, caption in found}


def test_every_card_and_back_is_shown(petit: Project) -> None:
    done = petit.run("watch", "--once")
    assert (done.code, done.out) == (0, "build/petit/contact.html\n") and "3 cards, all is well" in done.err
    page = petit.root / "build/petit/contact.html"
    shown = figures(page)
    assert list(shown) == ["Crabe × 3", "Ours brun", "back", "Éclair"]
    assert all(
        (page.parent / "contact" / picture).read_bytes()[:4] == b"\x89PNG" for _, picture in shown.values()
    )
    assert "http://" not in page.read_text() and "https://" not in page.read_text()  # it needs no network


def test_a_fault_is_told_on_top_and_the_last_good_picture_stays(petit: Project) -> None:
    sheet = ContactSheet(petit.root, "petit")
    good = figures(sheet.update().page)
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 50")
    broken = sheet.update()
    assert (broken.errors, broken.cards) == (1, 3)
    text = broken.page.read_text(encoding="utf-8")
    assert text.index("cards/petit/betes.yaml:5:8") < text.index("<figure")
    assert "allowed is 1 to 9" in text and "last good picture" in text
    shown = figures(broken.page)
    assert (
        shown["Ours brun"] == ("faulty old", good["Ours brun"][1]) and shown["Crabe × 3"] == good["Crabe × 3"]
    )
    petit.write("cards/petit/betes.yaml", BETES)
    assert figures(sheet.update().page) == good


@pytest.mark.parametrize("text", ["- a list\n", "\0", "title: [\n"])
def test_a_game_that_cannot_be_read_leaves_all_pictures(petit: Project, text: str) -> None:
    sheet = ContactSheet(petit.root, "petit")
    good = figures(sheet.update().page)
    petit.write("cards/petit/game.yaml", text)
    broken = sheet.update()
    assert broken.errors
    kept = {name: picture for name, (_, picture) in figures(broken.page).items()}
    assert {name: picture for name, (_, picture) in good.items() if name != "back"}.items() <= kept.items()


def test_only_what_has_changed_is_drawn_again_and_old_pictures_go(petit: Project) -> None:
    sheet = ContactSheet(petit.root, "petit")
    before = figures(sheet.update().page)
    times = {p.name: p.stat().st_mtime_ns for p in sheet.folder.glob("*.png")}
    petit.change("cards/petit/betes.yaml", "Il pince.", "Il mord.")
    after = figures(sheet.update().page)
    assert after["Crabe × 3"] != before["Crabe × 3"] and after["Ours brun"] == before["Ours brun"]
    now = {p.name: p.stat().st_mtime_ns for p in sheet.folder.glob("*.png")}
    assert len(now) == len(times) and sum(times.get(name) == at for name, at in now.items()) == len(times) - 1


def test_names_are_escaped(petit: Project) -> None:
    petit.change("cards/petit/betes.yaml", "nom: Crabe", "nom: '<script>alert(1)</script> & \"co\"'")
    text = ContactSheet(petit.root, "petit").update().page.read_text(encoding="utf-8")
    assert "<script>alert" not in text and "&lt;script&gt;alert(1)&lt;/script&gt; &amp;" in text


def test_options(petit: Project, tmp_path: Path) -> None:
    done = petit.run("watch", "--once", "--sheets", "--lang", "en", "--out", str(tmp_path / "out"))
    assert done.code == 0
    names = sorted(p.name for p in (tmp_path / "out/petit").iterdir())
    assert names == ["contact", "contact.html", "petit-en-cards-a4.manifest.json", "petit-en-cards-a4.pdf"]
    assert 'lang="en"' in (tmp_path / "out/petit/contact.html").read_text(encoding="utf-8")
    assert petit.run("watch", "--once", "--lang", "xx").code == 2
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 50")
    failed = petit.run("watch", "--once")
    assert failed.code == 1 and "out-of-range" in failed.err


def test_the_page_follows_the_files(petit: Project) -> None:
    sheet = ContactSheet(petit.root, "petit")
    sheet.update()
    seen: list[tuple[Written, frozenset[str]]] = []

    async def edit() -> None:
        stop = asyncio.Event()

        def told(written: Written, labels: frozenset[str]) -> None:
            seen.append((written, labels))
            stop.set()

        following = asyncio.create_task(follow(petit.root, sheet, told, stop))
        for _ in range(100):
            await asyncio.sleep(0.1)
            if seen:
                break
            petit.write("cards/petit/betes.yaml", BETES.replace("Crabe", "Homard"))
        await asyncio.wait_for(following, 10)

    asyncio.run(edit())
    assert seen[0][1] == {"cards/petit/betes.yaml"}
    assert "Homard × 3" in figures(sheet.page)


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here: apt-get install chromium")
def test_the_page_reloads_itself_from_a_file(petit: Project) -> None:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    sheet = ContactSheet(petit.root, "petit")
    sheet.update()
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(sheet.page.resolve().as_uri())
        page.wait_for_selector("figure")
        assert page.locator("figure").count() == 4 and page.locator(".problems").count() == 0
        assert page.evaluate("document.querySelector('img').naturalWidth") == 320
        petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 50")
        sheet.update()
        page.wait_for_selector(".problems li.error", timeout=10_000)
        assert page.locator("figure").count() == 4
        page.fill("input", "crabe")
        assert page.locator("figure:visible").count() == 1
        browser.close()
