"""Have Inkscape break and save again what the tests compare with: `python -m tests.inkscape.record`.

Writes `breaks.json`, the lines of `wrapped.CASES`, and `saved/`, the layouts of `drawn/` as Inkscape leaves them.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Final

from lxml import etree

from . import editor
from .wrapped import CASES, drawing

HERE: Final = Path(__file__).parent
BREAKS: Final = HERE / "breaks.json"
DRAWN, SAVED = HERE / "drawn", HERE / "saved"
_SVG: Final = "{http://www.w3.org/2000/svg}"


def lines_of(saved: str) -> list[str]:
    """The lines of the only text in a drawing that Inkscape saved: each begins at a tspan that has its own place."""
    (text,) = etree.fromstring(saved.encode()).iter(f"{_SVG}text")
    lines: list[str] = []
    for element in text.iter(f"{_SVG}tspan", f"{_SVG}text"):
        if element.tag == f"{_SVG}tspan" and "y" in element.attrib:
            lines.append("".join(element.itertext()))
    return [line.strip() for line in lines]


def breaks(folder: Path) -> dict[str, list[str]]:
    saved = editor.saved({case.name: drawing(case) for case in CASES}, folder)
    return {name: lines_of(text) for name, text in saved.items()}


def layouts(folder: Path) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.svg"))}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = {"by": editor.version(), "lines": breaks(Path(folder))}
        for name, text in editor.saved(layouts(DRAWN), Path(folder)).items():
            (SAVED / f"{name}.svg").write_text(text, encoding="utf-8")
    BREAKS.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
