"""Inkscape, run without a window and with the fonts of the tests alone."""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Final

FONT_PACKAGES: Final = ("font_fjallaone", "font_source_sans_pro", "font_source_serif_pro")


def font_files() -> list[Path]:
    """One file a style."""
    found = [
        path for package in FONT_PACKAGES for path in sorted(Path(str(files(package) / "files")).iterdir())
    ]
    return [path for path in found if path.suffix == ".otf" or path.name == "FjallaOne-Regular.ttf"]


def command() -> str | None:
    return shutil.which("inkscape")


def version() -> str:
    """Such as "Inkscape 1.2.2"."""
    said = subprocess.run([command() or "inkscape", "--version"], check=True, capture_output=True, text=True)
    return " ".join(said.stdout.split()[:2])


def saved(drawings: dict[str, str], folder: Path) -> dict[str, str]:
    """Each drawing, opened and saved as an Inkscape SVG; *folder* is used for the files."""
    for name, text in drawings.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    actions = [
        f"file-open:{folder / name}.svg; export-filename:{folder / name}-saved.svg; export-do; file-close"
        for name in drawings
    ]
    _run(["--actions", "; ".join(actions)], folder)
    return {name: (folder / f"{name}-saved.svg").read_text(encoding="utf-8") for name in drawings}


def _run(options: list[str], folder: Path) -> None:
    directories = "".join(f"<dir>{files(package) / 'files'}</dir>" for package in FONT_PACKAGES)
    (folder / "fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"{directories}<cachedir>{folder / 'cache'}</cachedir></fontconfig>",
        encoding="utf-8",
    )
    environment = os.environ | {
        "FONTCONFIG_FILE": str(folder / "fonts.conf"),
        "INKSCAPE_PROFILE_DIR": str(folder / "profile"),
        "LC_ALL": "C.UTF-8",
    }
    subprocess.run(
        [command() or "inkscape", *options], check=True, capture_output=True, env=environment, timeout=300
    )
