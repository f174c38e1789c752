"""What is painted on several pages of one file is in the file on each of them."""

from __future__ import annotations

import io
import subprocess
from pathlib import Path

import numpy as np
from PIL import Image

from deckwright.basics.geometry import Size
from deckwright.reference.page.files import pdf_of
from deckwright.reference.page.marks import Ink, Page
from deckwright.reference.page.painting import Painter
from deckwright.svg import Renderer
from tests.kit.resources import Files

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20h-20z"/></svg>'
SIDE = 48  # mm of a page; one pixel each


def test_a_symbol_is_on_every_page_that_shows_it(tmp_path: Path) -> None:
    """cairo writes forms when the file is finished: a recording that is dropped before leaves an empty one."""
    painter = Painter(Renderer(Files(symbols={"square": SQUARE})), stands_in=True)
    size = Size(SIDE, SIDE)
    ink = Ink('<use href="symbol:square" width="24" height="24" fill="#000"/>')
    pages = [Page(size, (ink.moved(12 * number, 12),), title=str(number)) for number in range(3)]
    (tmp_path / "a.pdf").write_bytes(pdf_of(pages, painter, "Pages", "en"))
    command = ["pdftocairo", "-r", "25.4", "-png", str(tmp_path / "a.pdf"), str(tmp_path / "page")]
    subprocess.run(command, check=True, capture_output=True)
    assert painter.problems == []
    for number, file in enumerate(sorted(tmp_path.glob("page-*.png"))):
        dark = np.asarray(Image.open(io.BytesIO(file.read_bytes())).convert("L")) < 128
        rows, columns = np.nonzero(dark)
        assert dark.sum() == 20 * 20  # of the 24 units of a symbol 2 are left free on each side
        assert (columns.min(), rows.min()) == (12 * number + 2, 14)
    assert number == 2
