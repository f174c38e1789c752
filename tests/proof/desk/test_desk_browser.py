"""The beginning in a real browser, by keyboard alone: from nothing to a file to print."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deckwright.proof.desk.desk import Desk
from deckwright.proof.desk.pages import make_desk_app
from deckwright.proof.serve import bind, hosts, server_of
from tests.kit.browser import find_barriers, needs_chromium, open_browser
from tests.kit.project import make
from tests.kit.waiting import PATIENCE, wait_for

pytestmark = [pytest.mark.slow, needs_chromium]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with open_browser() as browser:
        yield browser


@pytest.fixture
def url(home: Path, tmp_path: Path) -> Iterator[str]:
    with bind("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        desk = Desk(home, tmp_path / "workshop", lambda root, game: lambda state, summary: None)
        server = server_of(make_desk_app(desk, hosts(port)))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        wait_for(lambda: server.started)
        yield f"http://127.0.0.1:{port}/"
        server.should_exit = True
        thread.join(PATIENCE)


def press(page: Any, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_from_nothing_to_a_pdf_by_keyboard(browser: Any, url: str, home: Path) -> None:
    page = browser.new_context(viewport={"width": 1400, "height": 860}).new_page()
    page.set_default_timeout(PATIENCE * 1000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.goto(url)
    page.wait_for_selector("#name:focus")  # no game yet: what is asked for first
    page.wait_for_selector("[data-id=plain] .face img")
    page.keyboard.type("Night Market")
    page.wait_for_selector("#create:not(:disabled)")
    press(page, "Control+Enter")
    page.wait_for_selector("a.card img")
    press(page, "7")
    page.wait_for_selector(".print-view input:focus")
    press(page, "Tab", "ArrowRight")
    page.wait_for_selector(".job:has-text('--paper letter')")
    assert "paper=letter" in page.url
    assert page.evaluate("() => document.activeElement.value") == "letter"  # the focus stays where it was
    page.go_back()
    page.wait_for_selector(".job:not(:has-text('--paper'))")
    page.wait_for_selector(".print-view input:focus")
    press(page, "Control+Enter")
    page.wait_for_selector("#open-pdf:focus")
    built = home / "Documents/Deckwright/night-market/build/night-market/night-market-cards-a4.pdf"
    assert built.read_bytes().startswith(b"%PDF")
    page.click("a.brand")  # home again: the game is the first of the list, and has its first card
    page.wait_for_selector("button.game-row:focus:has-text('Night Market')")
    page.wait_for_function("() => document.querySelector('.cover img').naturalWidth > 0")
    page.context.close()
    assert errors == []


def test_a_table_is_seen_before_it_is_written(browser: Any, url: str, home: Path, tmp_path: Path) -> None:
    table = tmp_path / "owls.csv"
    table.write_text("Name,Qty,Text\nBarn Owl,3,Look at {moon}.\n", encoding="utf-8")
    page = browser.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(url)
    page.set_input_files("#choose-file", str(table))
    page.wait_for_selector(".read-row:has-text('cards.csv!C2')")
    page.wait_for_selector("#status:has-text('Nothing has been written yet')")
    page.click(".read-row button:has-text('Show in the table')")
    page.wait_for_selector("td.error:focus:has-text('{moon}')")
    assert list((home / "Documents").iterdir()) == []
    page.wait_for_selector("#create:not(:disabled)")
    press(page, "Control+Enter")
    page.wait_for_selector("a.card[data-key=barn-owl]")
    assert (home / "Documents/Deckwright/owls/cards/owls/cards.csv").read_bytes() == table.read_bytes()
    page.close()


def test_a_folder_is_opened_by_keyboard(browser: Any, url: str, home: Path) -> None:
    make(home / "elsewhere/petit")
    page = browser.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(url)
    page.wait_for_selector("#name:focus")
    press(page, "Escape", "o")
    page.wait_for_selector("#folder:focus")
    page.keyboard.type("~/elsewhere")
    press(page, "Enter")
    page.wait_for_selector(
        "#in-folder button:focus:has-text('petit')"
    )  # the folders in it, to go on from there
    press(page, "Enter")
    page.wait_for_selector("#in-folder button:focus:has-text('Petit jeu')")
    press(page, "Enter")
    page.wait_for_selector("a.card[data-key=crabe]")
    page.close()


def test_nobody_is_shut_out(browser: Any, url: str) -> None:
    """axe-core finds nothing, and nothing is wider than the window."""
    page = browser.new_page()
    page.goto(url)
    page.evaluate(
        """() => fetch("api/create", {method: "POST", headers: {"Content-Type": "application/json"},
            body: JSON.stringify({template: "tokens", name: "Harbour", form: "csv"})})"""
    )
    page.close()

    def show(page: Any, view: str) -> None:
        page.wait_for_selector("[data-id=tokens] .face img" if not view else ".print-view .paper")

    for size, theme in (("desk", "light"), ("phone", "dark")):
        assert find_barriers(browser, url, [""], size, theme, show) == []
        assert find_barriers(browser, f"{url}game/harbour/", ["print?backs=fold"], size, theme, show) == []
