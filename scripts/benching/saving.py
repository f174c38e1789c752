"""A save on the proof page, without the browser: from the file as it was to the first picture that has changed."""

from __future__ import annotations

import re
import resource
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from deckwright.proof.bench import Workbench
from deckwright.proof.state import State

from . import workload

Change = Callable[[str, int], str]
TIMES: Final = 9  # saves of each kind, of which the median counts
WIDTH: Final = 320  # pixels, as in the grid


@dataclass(frozen=True, slots=True)
class Save:
    what: str
    cpu: float  # seconds
    wall: float
    faces: int  # that have become others
    peak: int  # bytes


def saves(root: Path) -> Iterator[Save]:
    """Save each kind of file of the workload in *root* some times."""
    bench = Workbench(root, workload.GAME)
    state = bench.read(State())
    for what, (label, change) in _changes(root).items():
        found = []
        for number in range(TIMES):
            path = root / label
            path.write_text(change(path.read_text(encoding="utf-8"), number), encoding="utf-8", newline="\n")
            begun = time.process_time(), time.perf_counter()
            after = bench.read(state, [label])
            new = [(digest, face) for digest, face in after.faces.items() if digest not in state.faces]
            bench.picture(new[0][1], new[0][0], WIDTH, after)
            found.append((time.process_time() - begun[0], time.perf_counter() - begun[1], len(new)))
            state = after
        cpu, wall, faces = (median(column) for column in zip(*found, strict=True))
        yield Save(what, cpu, wall, int(faces), _peak())


def _peak() -> int:
    """Bytes that this process had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _card(text: str, number: int) -> str:
    return text.replace("  nom: ", f"  nom: {number}", 1)


def _drawing(text: str, number: int) -> str:
    """One shape more at the end of an SVG."""
    return (
        text.rstrip().removesuffix("</svg>") + f'<rect x="3" y="3" width="1" height="{number + 1}"/></svg>\n'
    )


def _changes(root: Path) -> dict[str, tuple[str, Change]]:
    """What is saved: a label, and what becomes of the text at each time."""
    game, cards = workload.GAME, f"cards/{workload.GAME}/cartes.yaml"
    shown = re.search(r"icones: \[(\w+)", (root / cards).read_text(encoding="utf-8"))
    assert shown is not None
    return {
        "card": (cards, _card),
        "layout": (f"layouts/{game}/carte.svg", _drawing),
        "symbol": (f"assets/{game}/symbols/{shown[1]}.svg", _drawing),
    }
