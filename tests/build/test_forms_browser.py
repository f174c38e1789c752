"""Chromium opens a form, and one types in it: what is typed stands in the fields, in the order of reading."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pikepdf
import pytest
from PIL import Image

from tests.kit.browser import CHROMIUM, needs_chromium
from tests.kit.waiting import PATIENCE

from .test_forms import fields, made

EDGE = 3  # pixels of a field's frame
INK = 90  # of 765: by how much the letters differ from the field


@needs_chromium
def test_one_types_in_chromium(tmp_path: Path) -> None:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    form = made(tmp_path, form=True, sheets={"paper": "card", "backs": "none"}).artifacts[0].path
    with pikepdf.open(form) as pdf:
        boxes = {name: [float(value) for value in field.Rect] for name, field in fields(pdf).items()}
        height = float(pdf.pages[0].mediabox[3])
    with playwright.sync_playwright() as driver:
        new = {
            "args": ["--no-sandbox", "--headless=new"],
            "ignore_default_args": ["--headless=old", "--headless"],
        }
        browser = driver.chromium.launch(executable_path=CHROMIUM, **new)
        page = browser.new_page(viewport={"width": 700, "height": 900})
        page.goto(f"{form.as_uri()}#toolbar=0&view=Fit")
        before, (left, top, scale) = _shown(page, height)

        def place(name: str) -> tuple[slice, slice]:
            x0, y0, x1, y1 = boxes[name]
            rows = slice(int(top + scale * (height - y1)) - EDGE, int(top + scale * (height - y0)) + EDGE)
            return rows, slice(int(left + scale * x0) - EDGE, int(left + scale * x1) + EDGE)

        rows, columns = place("name")
        page.mouse.click((columns.start + columns.stop) / 2, (rows.start + rows.stop) / 2)
        for typed in ("Ελφ Żółw", "", "Le cœur", "123"):  # name, rarity, text, life
            page.keyboard.type(typed)
            page.keyboard.press("Tab")
        page.mouse.click(4, 4)
        page.wait_for_timeout(400)
        after = _picture(page)
        browser.close()
    changed = np.abs(after - before).sum(axis=2) > INK
    for name in ("name", "text", "life"):
        assert changed[place(name)].any(), name
    for name in ("icon", "start", "friend"):
        assert not changed[place(name)].any(), name


def _picture(page: Any) -> Any:
    return np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB")).astype(int)


def _shown(page: Any, height: float) -> tuple[Any, tuple[int, int, float]]:
    """The page as the reader shows it, once it does: a picture, and where its corner is and how large a point."""
    for _ in range(int(PATIENCE * 4)):
        page.wait_for_timeout(250)
        picture = _picture(page)
        rows, columns = np.nonzero(picture.sum(axis=2) > 700)  # white on the dark ground of the reader
        if len(rows) > picture[:, :, 0].size / 4 and (_picture(page) == picture).all():
            return picture, (columns.min(), rows.min(), (rows.max() + 1 - rows.min()) / height)
    pytest.skip("Chromium shows no PDF files here")
