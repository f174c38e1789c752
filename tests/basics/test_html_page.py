"""Pages as a browser prints them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from deckwright.basics.html_page import html_page

CHROMIUM = (
    os.environ.get("DECKWRIGHT_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here: apt-get install chromium")
def test_on_paper_nothing_is_folded_and_no_article_is_cut(tmp_path: Path) -> None:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    articles = "".join(
        f"<article><p>begin-{number}</p><p class=tall></p><p>end-{number}</p></article>"
        for number in range(6)
    )
    folded = "<details><summary>more</summary><p>folded-words</p></details>"
    page = tmp_path / "page.html"
    page.write_bytes(html_page("Title", articles + folded, "", ".tall { height: 80mm; }"))
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        tab = browser.new_page(color_scheme="dark")
        tab.goto(page.as_uri())
        tab.pdf(path=tmp_path / "page.pdf", format="A4")
        browser.close()
    command = ["pdftotext", str(tmp_path / "page.pdf"), "-"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "folded-words" in text
    for sheet in text.split("\f"):
        assert [word[6:] for word in sheet.split() if word.startswith("begin-")] == [
            word[4:] for word in sheet.split() if word.startswith("end-")
        ]
