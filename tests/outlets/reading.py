"""The words of a PDF, as another program reads them."""

from __future__ import annotations

import subprocess


def text_of(pdf: bytes) -> str:
    done = subprocess.run(["pdftotext", "-", "-"], input=pdf, capture_output=True, check=True)
    return done.stdout.decode().replace("\u202f", " ").replace("\u00a0", " ")
