"""The changes in a real browser: a card is edited, its field is read, the slider is moved; and nobody is shut out."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from tests.kit.browser import DESK, find_barriers, needs_chromium, open_page, settle
from tests.kit.history import History, begun

from .server import Server

pytestmark = [pytest.mark.slow, needs_chromium]

BEASTS = "cards/petit/betes.yaml"
SEEN = "() => [...document.querySelectorAll('.split img')].every((one) => one.naturalWidth)"


@pytest.fixture
def petit(tmp_path: Path) -> History:
    return begun(tmp_path)


@pytest.fixture
def page(browser: Any, server: Server) -> Iterator[Any]:
    with open_page(browser, server.url, viewport=DESK, has_touch=True) as page:
        yield page


def split(page: Any) -> int:
    return int(page.get_attribute("[role=slider]", "aria-valuenow"))


def hearts(page: Any) -> int:
    """How many of the six places of hearts are red in the picture as it is seen on the screen."""
    image = Image.open(io.BytesIO(page.locator(".split").screenshot())).convert("RGB")
    scale = image.width / 40
    pixels = np.asarray(image)
    seen = [pixels[int(36.5 * scale), int((6.5 + 6 * n) * scale)] for n in range(6)]
    return sum(bool(red > 150 and green < 90) for red, green, _ in seen)


def test_a_card_is_edited_and_seen_before_and_after(page: Any, petit: History) -> None:
    page.keyboard.press("4")
    page.wait_for_selector("h2:has-text('Nothing has changed since the last commit')")
    petit.change(BEASTS, "vie: 5", "vie: 6")
    page.click(".change-row:has-text('Ours brun')")
    page.wait_for_selector(".field-table tr:has-text('vie'):has-text('5'):has-text('6')")
    page.wait_for_selector(".differences path")
    assert "card=ours" in page.url and "from=HEAD" in page.url
    assert page.inner_text("#bar a[aria-current] .tab-count") == "1"
    page.click("text=Marks")
    page.wait_for_selector(".differences", state="detached")

    # By keys: all of the picture is of then, five hearts; then all of it is of now.
    page.wait_for_function(
        "() => [...document.querySelectorAll('.split img')].every((one) => one.naturalWidth)"
    )
    page.focus("[role=slider]")
    page.keyboard.press("End")
    assert split(page) == 100 and hearts(page) == 5
    page.keyboard.press("Home")
    assert split(page) == 0 and hearts(page) == 6
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert split(page) == 11

    # By the mouse, and by a finger.
    box = page.locator(".split").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.11, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.8, box["y"] + 120, steps=4)
    page.mouse.up()
    assert split(page) == 80
    page.touchscreen.tap(box["x"] + box["width"] * 0.3, box["y"] + 200)
    page.wait_for_selector("[role=slider][aria-valuenow='30']")

    # A save while the view is open: the slider stays, the field and the picture are new.
    petit.change(BEASTS, "vie: 6", "vie: 4")
    page.wait_for_selector(".field-table tr:has-text('vie'):has-text('4')")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.split img')].every((one) => one.naturalWidth)"
    )
    assert split(page) == 30
    page.focus("[role=slider]")
    page.keyboard.press("Home")
    assert hearts(page) == 4
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click(".inspector >> text=Copy command")
    page.wait_for_selector(".inspector .command:has-text('Copied.')")
    assert page.evaluate("navigator.clipboard.readText()") == "deckwright build petit --changed-since HEAD"


def test_a_state_is_chosen_and_one_that_is_not_there_is_told(
    page: Any, petit: History, server: Server
) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    page.goto(f"{server.url}#/changes?from=v1&mode=side&card=ours")
    page.wait_for_selector(".before-after figure + figure")
    assert page.locator(".before-after figcaption").all_inner_texts() == ["v1", "Now"]
    page.click(".state-button")
    page.fill("#states input", "v2")
    page.keyboard.press("Enter")
    page.wait_for_selector(".refused:has-text('unknown-revision'):has-text('v1')")
    page.click("text=Choose another state")
    page.click("#states .state:has-text('v1')")
    page.wait_for_selector(".change-row:has-text('Ours brun')")
    page.keyboard.press("Escape")
    page.wait_for_selector(".cards-view")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_bar_holds_its_tabs(page: Any, lang: str) -> None:
    """At every width no tab lies under another part of the bar, and each is whole."""
    page.goto(f"{page.url.partition('?')[0].partition('#')[0]}?lang={lang}")
    page.wait_for_selector("#bar nav a")
    overlapping = """() => {
        const parts = [...document.querySelectorAll("#bar nav a, #bar .bar-end, #bar select")];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
        const apart = (a, b) => beside(a, b) || a.bottom <= b.top || b.bottom <= a.top;
        const under = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b)));
        return under.length + boxes.filter((one) => one.right > innerWidth + 1 || one.left < 0).length;
    }"""
    for width in (320, 360, 390, 640, 700, 767, 768, 899, 900, 1000, 1080, 1280, 1359, 1360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(overlapping) == 0, width


VIEWS = (
    "changes?from=v1&card=ours",
    "changes?from=v1&card=crabe&mode=side",
    "changes?from=v1&card=ours&mode=difference",
    "changes?from=v1",
    "changes?from=v2",
)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nobody_is_shut_out(browser: Any, server: Server, petit: History, theme: str, size: str) -> None:
    """axe-core finds nothing, and nothing is wider than the window."""
    petit.change(BEASTS, "vie: 5", "vie: 6")
    petit.change(BEASTS, "Il pince.", "Il pince, et ne lâche plus ce qu'il a pris à la marée.")

    def show(page: Any, view: str) -> None:
        page.wait_for_selector(".change-row, .refused", state="attached")
        if view == "changes?from=v1":
            settle(page)
            page.click(".state-button")
            page.wait_for_selector("#states .state")

    assert find_barriers(browser, server.url, VIEWS, size, theme, show) == []
