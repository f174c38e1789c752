"""Pages of PDFs as pixels, by poppler, where that is there: nothing of ours reads what others have drawn."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path
from typing import Final

from PIL import Image

PROGRAM: Final = "pdftocairo"
LONGEST: Final = 60.0  # seconds a page


def has_poppler() -> bool:
    return shutil.which(PROGRAM) is not None


def page_picture(path: Path, page: int, dpi: float) -> Image.Image | None:
    """All of a page (from 0), as it is turned, on white; None where no program makes it, or it cannot."""
    program = shutil.which(PROGRAM)
    if program is None:
        return None
    number = str(page + 1)
    command = [program, "-png", "-singlefile", "-f", number, "-l", number, "-r", f"{dpi:.2f}", str(path), "-"]
    try:
        ran = subprocess.run(command, capture_output=True, check=False, timeout=LONGEST)
        return Image.open(io.BytesIO(ran.stdout)).convert("RGB")
    except (OSError, subprocess.SubprocessError):
        return None
