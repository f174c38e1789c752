"""The manual as a site: whole, asking nobody else for anything, and searched where it lies as files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.browser import needs_chromium, open_browser
from tests.kit.places import ROOT
from tests.kit.waiting import PATIENCE

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as strictly as can be: every page in its place, every link and anchor leading somewhere."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    built = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    return folder


def test_every_page_is_there(site: Path) -> None:
    wanted = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    pages = {path.relative_to(site) for path in site.rglob("*.html")} - {Path("404.html")}
    assert {Path(str(page).replace("README", "index")) for page in wanted} == pages


def test_no_page_asks_others_for_anything(site: Path) -> None:
    loaded = r'<(?:script|img|iframe|source)[^>]* src="(?:https?:)?//|<link[^>]* href="(?:https?:)?//'
    for page in site.rglob("*.html"):
        assert not re.search(loaded, page.read_text(encoding="utf-8")), page.name
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?https?:", sheet.read_text(encoding="utf-8")), sheet.name


def test_fonts_lie_beside_the_pages(site: Path) -> None:
    style = (site / "assets/site.css").read_text(encoding="utf-8")
    named = re.findall(r'url\("(fonts/[^"]+)"\)', style)
    assert len(named) == 4
    assert all((site / "assets" / name).read_bytes()[:4] == b"\0\1\0\0" for name in named)


@needs_chromium
@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark")])
def test_the_site_is_searched_where_it_lies(site: Path, width: int, scheme: str) -> None:
    asked: list[str] = []
    with open_browser() as browser:
        context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto((site / "comparison.html").as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == width  # nothing sticks out
        page.locator("label[for=__search]:visible").first.click() if width < 1000 else page.keyboard.press(
            "s"
        )
        page.locator(".md-search__input").press_sequentially("bleed", delay=50)
        page.wait_for_function(
            "document.querySelectorAll('.md-search-result__item').length", timeout=PATIENCE * 1000
        )
        dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark == {"light": "rgb(253, 250, 243)", "dark": "rgb(25, 29, 40)"}[scheme]
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
