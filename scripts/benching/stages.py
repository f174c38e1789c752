"""Where the CPU seconds of a build go: `stages.py ARGUMENTS` runs the command and says it, as JSON, on standard error.

The stack is looked at every two milliseconds of CPU time, which slows nothing that is called often. A sample counts for
the innermost module that a stage has; what is imported counts for the start.
"""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from collections.abc import Mapping
from types import FrameType
from typing import Any, Final
from unittest import mock

EVERY: Final = 0.002  # s of CPU time
START: Final = "start and imports"
# By the beginning of a module's path in the package; the longest that fits counts. What has none is its caller's.
STAGES: Final = {
    "game/": "reading the game",
    "rules/": "rules and checks",
    "checks/": "rules and checks",
    "faces/layouts/": "filling layouts",
    "faces/draw/": "parts: found, kept, put together",
    "faces/edition": "editions",
    "svg/document/": "cutting and reading SVG",
    "svg/text/": "texts: gathered, placed, recorded",
    "svg/typeset/": "texts: measured, broken, fitted, placed",
    "svg/typeset/shaping": "texts: shaped",
    "svg/typeset/words": "texts: shaped",
    "svg/typeset/runs": "texts: shaped",
    "svg/script": "texts: written as operators",
    "svg/": "shapes, pictures, symbols",
    "sheets/impose/": "imposition",
    "sheets/write/": "manifests",
    "sheets/write/pdf/": "PDF: pages, forms, fonts",
    "build/": "the build itself, files, receipts",
    "cli/": "the build itself, files, receipts",
}
OTHER: Final = "other"
_PACKAGE: Final = "/deckwright/"


class Clock:
    """Counts samples by stage, and how many texts went which way."""

    def __init__(self) -> None:
        self.samples: Counter[str] = Counter()
        self.texts: Counter[str] = Counter()
        self._known: dict[str, str] = {}

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def stop(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def watch_texts(self) -> None:
        """Count the texts that are put together from words or set by Pango, and those that are written or drawn."""
        from deckwright.faces.draw.piecework import make_or_keep  # noqa: PLC0415 - once the clock is running
        from deckwright.svg.typeset.measuring import Measured  # noqa: PLC0415 - as above

        measure, texts = Measured.__init__, self.texts

        def counted_measure(text: Measured, *arguments: Any) -> None:
            measure(text, *arguments)
            texts["from words" if text.shaped.layout is None else "by Pango"] += 1

        def counted_make(*arguments: Any) -> Any:
            found = make_or_keep(*arguments)
            texts.update(
                "drawn" if made.pdf else "written" for piece, made in found.items() if piece.is_written
            )
            return found

        mock.patch.object(Measured, "__init__", counted_measure).start()
        mock.patch("deckwright.faces.draw.kept.make_or_keep", counted_make).start()

    def _look(self, _: int, frame: FrameType | None) -> None:
        stage = None
        while frame is not None:
            name = frame.f_code.co_filename
            if name.startswith("<frozen importlib"):
                stage = START
                break
            if stage is None:
                stage = self._stage(name) or None
            frame = frame.f_back
        self.samples[stage or OTHER] += 1

    def _stage(self, file: str) -> str:
        if file not in self._known:
            path = file.replace("\\", "/").rpartition(_PACKAGE)[2] if _PACKAGE in file else ""
            fitting = [begin for begin in STAGES if path.startswith(begin)]
            self._known[file] = STAGES[max(fitting, key=len)] if fitting else ""
        return self._known[file]


def table(samples: Mapping[str, int], texts: Mapping[str, int], cpu: float, cards: int) -> str:
    """A line for each stage: ms a card, and its share; and one that tells which way texts went."""
    whole = sum(samples.values())
    rows = [
        f"{stage:<44}{cpu * 1000 / cards * count / whole:>10.2f}{100 * count / whole:>8.1f} %"
        for stage, count in sorted(samples.items(), key=lambda pair: -pair[1])
    ]
    ways = ", ".join(f"{count} {way}" for way, count in sorted(texts.items()))
    return "\n".join([f"{'':<44}{'ms a card':>10}{'share':>10}", *rows, f"texts and symbols: {ways}"])


def main(arguments: list[str]) -> int:
    clock = Clock()
    clock.start()
    from deckwright.cli import main as run  # noqa: PLC0415 - once the clock is running

    clock.watch_texts()
    code = 0
    try:
        run(arguments)
    except SystemExit as ended:
        code = int(ended.code or 0)
    clock.stop()
    print(json.dumps({"samples": clock.samples, "texts": clock.texts}), file=sys.stderr)
    return code


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
