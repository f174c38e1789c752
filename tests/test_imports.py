"""The way of a card is one-way: every part of the package imports only from the parts before it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "deckwright"

# The pipeline, in order. Parts on one line do not know each other.
ORDER = [
    {"units", "geometry", "problems"},
    {"bindings", "libraries", "packaged", "pathdata", "processes"},
    {"engine"},
    {"cache", "files", "sizes", "naming", "calibration", "outlines"},
    {"source"},
    {"expressions", "conditions"},
    {"markup", "composition"},
    {"model"},
    {"vocabulary"},
    {"load"},
    {"variants"},
    {"odds"},
    {"rules"},
    {"typeset"},
    {"svg", "faces", "impose", "resources"},
    {"paper"},
    {"writers"},
    {"options", "selection", "reports", "printers"},
    {"calibrating"},
    {"plates", "rendering"},
    {"engraving", "plate_files"},
    {"platemaking", "pictures", "edges", "cutouts", "crosscheck"},
    {"drawing", "preflight"},
    {"editions"},
    {"contact", "outputs", "preflight_report", "prints", "receipts", "reprinting", "sizing"},
    {"revisions", "sticking"},
    {"request"},
    {"presswork"},
    {"inspection"},
    {"pipeline"},
    {"stickers", "reference"},
    {"states"},
    {"change_report"},
    {"proof", "authoring", "doctor"},
    {"watching"},
    {"cli"},
    {"__main__"},
]
LEVEL = {part: level for level, parts in enumerate(ORDER) for part in parts}
PARTS = sorted(
    path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
)


def files_of(part: str) -> list[Path]:
    folder = SOURCE / part
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [SOURCE / f"{part}.py"]


def imported_parts(path: Path) -> set[str]:
    """The parts of the package that a file imports, at the top or inside functions."""
    depth = len(path.relative_to(SOURCE).parts)  # so many dots lead to the package itself
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == depth:
            found |= {node.module.split(".")[0]} if node.module else {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("deckwright."):
            found.add(str(node.module).split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {
                alias.name.split(".")[1] for alias in node.names if alias.name.startswith("deckwright.")
            }
    return found - {"__version__"}


def test_every_part_has_its_place_in_the_order() -> None:
    assert set(PARTS) - {"__init__"} <= set(LEVEL)


@pytest.mark.parametrize("part", [part for part in PARTS if part != "__init__"])
def test_imports_go_backwards_only(part: str) -> None:
    wrong = {
        f"{path.relative_to(SOURCE)} imports {other}"
        for path in files_of(part)
        for other in imported_parts(path)
        if other != part and LEVEL.get(other, -1) >= LEVEL[part]
    }
    assert wrong == set()


def test_the_check_sees_a_wrong_import(tmp_path: Path) -> None:
    sample = SOURCE / "units.py"
    tree = "from .pipeline import build\n"
    found = {node.module for node in ast.walk(ast.parse(tree)) if isinstance(node, ast.ImportFrom)}
    assert found == {"pipeline"} and LEVEL["pipeline"] > LEVEL[sample.stem]
