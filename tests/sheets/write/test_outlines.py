"""Files without fonts: footers and labels as outlines, just where the text would stand."""

import io
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pikepdf
from PIL import Image

from deckwright.basics.problems import problem
from deckwright.sheets.impose import impose, sheet_spec
from deckwright.sheets.write.pdf import write_pdf

from .blank import META, draw, pieces


def blank(context: object, face: str) -> None:
    """Cards without text of their own."""


def written(folder: Path, *, outlines: bool, draft: bool = False) -> Path:
    cards = pieces(2)
    (document,) = impose(cards, sheet_spec({})[0]).documents
    proof = [problem("rule", "Zu viele Äpfel, a fi ligature")] if draft else None
    path = folder / f"{outlines}.pdf"
    path.write_bytes(write_pdf(document, draw(cards, blank), replace(META, outlines=outlines), proof))
    return path


def rendered(path: Path) -> np.ndarray:
    command = [
        "pdftoppm",
        "-r",
        "200",
        "-gray",
        "-f",
        "1",
        "-l",
        "1",
        "-singlefile",
        str(path),
        str(path.with_suffix("")),
    ]
    subprocess.run(command, check=True)
    return np.asarray(Image.open(path.with_suffix(".pgm"))).astype(int)


def test_no_fonts_no_text(tmp_path: Path) -> None:
    path = written(tmp_path, outlines=True, draft=True)
    fonts = subprocess.run(["pdffonts", path], check=True, capture_output=True, text=True).stdout
    assert len(fonts.splitlines()) == 2, "the head of the table alone"
    text = subprocess.run(["pdftotext", path, "-"], check=True, capture_output=True, text=True).stdout
    assert text.strip() == ""
    subprocess.run(["qpdf", "--check", path], check=True, capture_output=True)


def test_it_looks_the_same(tmp_path: Path) -> None:
    text, outlines = (rendered(written(tmp_path, outlines=flag, draft=True)) for flag in (False, True))
    assert (text < 128).sum() > 2000
    assert abs(text - outlines).mean() < 0.15
    for one, other in ((text, outlines), (outlines, text)):
        near = np.min([np.roll(other, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1)], axis=0)
        assert (near[one < 60] < 200).all(), "what is dark in one is dark in the other, within a pixel"


def test_the_same_bytes_every_time(tmp_path: Path) -> None:
    assert written(tmp_path, outlines=True).read_bytes() == written(tmp_path, outlines=True).read_bytes()
    with pikepdf.open(io.BytesIO(written(tmp_path, outlines=True).read_bytes())) as pdf:
        assert all("/Font" not in page.Resources or not page.Resources.Font for page in pdf.pages)
