"""Another program beside ours: the same cards, in turn, and what the one takes of the other's CPU seconds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from statistics import median

from . import workload
from .measure import Usage, measured

ROOT = Path(__file__).resolve().parents[2]
TYPST = "typst==0.15.*"
FONTS = ("font_source_sans_pro", "font_source_serif_pro")
_COMPILE = (
    "import sys, typst; typst.compile('carte.typ', output='typst.pdf', root='.', font_paths=sys.argv[1:], "
    "ignore_system_fonts=True)"
)
OTHERS = ("typst",)


@dataclass(frozen=True, slots=True)
class Compared:
    """One way of ours, run in turn with the other program."""

    what: str
    cards: int
    ours: Sequence[float]  # CPU seconds
    theirs: Sequence[float]  # of the same program from nothing, in the same turns

    @property
    def ratio(self) -> float:
        return median(self.ours) / median(self.theirs)

    @property
    def least(self) -> float:
        """The ratio of the quickest runs: what else the machine does slows the others."""
        return min(self.ours) / min(self.theirs)

    def line(self) -> str:
        ours, theirs = (f"{median(found):.2f}" for found in (self.ours, self.theirs))
        return f"{self.what:<28}{self.cards:>8}{ours:>10}{theirs:>10}{self.ratio:>10.2f}{self.least:>10.2f}"


HEAD = f"{'':<28}{'cards':>8}{'CPU s':>10}{'theirs':>10}{'ratio':>10}{'of least':>10}"


def install(folder: Path = ROOT / "build" / "typst") -> Path:
    """Typst's Python package in a folder of its own. Raises RuntimeError, with what pip said, where it fails."""
    if not (folder / "typst").is_dir():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder), TYPST]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"Typst was not installed:\n{done.stderr}")
    return folder


def typst(root: Path, package: Path) -> Usage:
    """Draw the cards beside the project in *root*."""
    fonts = [str(files(name) / "files") for name in FONTS]
    path = os.pathsep.join((str(package), os.environ.get("PYTHONPATH", "")))
    return measured(["env", f"PYTHONPATH={path}", sys.executable, "-c", _COMPILE, *fonts], root)


def compare(
    root: Path, cards: list[workload.Card], ours: Callable[[], Usage], theirs: Callable[[], Usage], turns: int
) -> list[Compared]:
    """Three builds of ours (from nothing, with nothing changed, with one card changed) and one of theirs, *turns* times
    in turn."""
    found: dict[str, list[float]] = {"from nothing": [], "nothing changed": [], "one card changed": []}
    other: list[float] = []
    for _ in range(turns):
        shutil.rmtree(root / "build", ignore_errors=True)
        for what, taken in found.items():
            if what == "one card changed":
                workload.change_one(root)
            taken.append(ours().cpu)
        other.append(theirs().cpu)
    return [Compared(f"PDF, {what}", len(cards), taken, other) for what, taken in found.items()]
