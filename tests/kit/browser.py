"""The system's Chromium, driven by playwright; where either is missing, tests that want them are skipped."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import resources
from typing import Any, Final

import pytest

from .waiting import PATIENCE

CHROMIUM: Final = (
    os.environ.get("DECKWRIGHT_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)
needs_chromium: Final = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium here: apt-get install chromium"
)

PHONE: Final = {"width": 390, "height": 844}
DESK: Final = {"width": 1440, "height": 900}
_QUIET: Final = 250  # ms in which nothing changes
_SETTLED: Final = """(quiet) => new Promise((done) => {
    const look = () => document.fonts.status === 'loaded'
        && [...document.images].every((one) => one.complete || one.loading === 'lazy') ? done() : again();
    const again = () => { clearTimeout(timer); timer = setTimeout(look, quiet); };
    let timer = setTimeout(look, quiet);
    new MutationObserver(again).observe(document, {subtree: true, childList: true, attributes: true});
})"""


def settle(page: Any) -> None:
    """Wait until nothing on a page changes any more."""
    page.evaluate(_SETTLED, _QUIET)


@contextmanager
def open_browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as driver:
        try:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        except playwright.Error as error:  # a stand-in that would fetch it first, say
            pytest.skip(f"{CHROMIUM} does not start: {str(error).splitlines()[0]}")
        yield browser
        browser.close()


@contextmanager
def open_page(browser: Any, url: str, **context: Any) -> Iterator[Any]:
    """A page whose grid is there, and which must not throw anything or load what it may not."""
    made = browser.new_context(**context)
    page = made.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if "Content Security" in said.text else None)
    page.goto(url)
    page.wait_for_selector("a.card img")
    yield page
    made.close()
    assert errors == []


def find_barriers(
    browser: Any, url: str, views: Iterable[str], size: str, theme: str, show: Callable[[Any, str], object]
) -> list[str]:
    """What axe-core finds on each view once *show* has waited for it, and what is wider than the window."""
    pytest.importorskip("axe_playwright_python", reason="axe-core is not installed")
    context = browser.new_context(
        viewport=DESK if size == "desk" else PHONE,
        color_scheme=theme,
        bypass_csp=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.add_init_script(
        (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
    )
    found: list[str] = []
    for view in views:
        page.goto(f"{url}#/{view}")
        show(page, view)
        settle(page)
        result = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        for one in result["violations"]:
            nodes = [node["html"][:160] for node in one["nodes"][:3]]
            found.append(f"{view}: {one['impact']} {one['id']}: {nodes}")
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            found.append(f"{view}: {wide} px wider than the window")
    context.close()
    return found
