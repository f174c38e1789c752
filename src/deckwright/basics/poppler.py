"""Pages of PDFs as pixels, by poppler, where that is there: nothing of ours reads what others have drawn."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path
from typing import Final

from PIL import Image

from .files import temporary_folder

PROGRAM: Final = "pdftocairo"
PLATES: Final = "pdftoppm"  # the one of them that mixes inks as a press does
LONGEST: Final = 60.0  # seconds a page


def has_poppler() -> bool:
    return shutil.which(PROGRAM) is not None


def page_picture(path: Path, page: int, dpi: float) -> Image.Image | None:
    """All of a page (from 0), as it is turned, on white; None where no program makes it, or it cannot."""
    program = shutil.which(PROGRAM)
    if program is None:
        return None
    try:
        made = _run([program, "-png", "-singlefile"], path, page, dpi, "-")
        return Image.open(io.BytesIO(made)).convert("RGB")
    except (OSError, subprocess.SubprocessError):
        return None


def page_inks(path: Path, page: int, dpi: float) -> Image.Image | None:
    """The inks of a page (from 0) whose colours are all in ink, mixed and printed over each other as on a press: a
    picture in CMYK. None where no program makes it, or it cannot."""
    program = shutil.which(PLATES)
    if program is None:
        return None
    with temporary_folder() as folder:  # it writes inks into files alone
        try:
            _run([program, "-jpegcmyk", "-overprint", "-singlefile"], path, page, dpi, str(folder / "inks"))
            (made,) = folder.iterdir()
            seen = Image.open(io.BytesIO(made.read_bytes()))
            return seen if seen.mode == "CMYK" else None
        except (OSError, ValueError, subprocess.SubprocessError):
            return None


def _run(command: list[str], path: Path, page: int, dpi: float, target: str) -> bytes:
    number = str(page + 1)
    whole = [*command, "-f", number, "-l", number, "-r", f"{dpi:.2f}", str(path), target]
    return subprocess.run(whole, capture_output=True, check=False, timeout=LONGEST).stdout
