"""What is kept of a drawing is thrown away when the code that drew it changes, whichever module of it that is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from deckwright.basics import fingerprint

SOURCE = Path(fingerprint.__file__).parents[1]
ENTRY = SOURCE / "faces/draw/draw.py"


def file_of(*parts: str) -> Path | None:
    """The file of a module of the package."""
    path = SOURCE.joinpath(*parts)
    return next((f for f in (path.with_suffix(".py"), path / "__init__.py") if f.is_file()), None)


def at_run_time(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that is not there for the type checker alone."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            yield node
            yield from at_run_time(node)


def imports(path: Path, wanted: str | None = None) -> Iterator[tuple[Path, str]]:
    """The files that a file imports from, and the names; of a package that lends a name, what that name needs."""
    folders = path.relative_to(SOURCE).parts[:-1]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in at_run_time(tree) if wanted is None else ast.walk(tree):  # names are lent lazily, too
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        base = [*folders[: len(folders) - node.level + 1], *(node.module or "").split(".")]
        base = [part for part in base if part]
        for alias in node.names:
            if wanted is None or wanted in (alias.name, alias.asname):
                module = file_of(*base, alias.name) or file_of(*base)
                assert module is not None, f"{path}: {ast.unparse(node)}"
                yield module, alias.name


def reached(entry: Path) -> set[Path]:
    """All that takes part when the *entry* runs. A package lends its names: only their own modules count."""
    seen: set[tuple[Path, str | None]] = set()
    left: list[tuple[Path, str | None]] = [(entry, None)]
    while left:
        path, name = left.pop()
        if (path, name) in seen or path == SOURCE / "__init__.py":
            continue
        seen.add((path, name))
        for module, other in imports(path, name):
            lends = module.name == "__init__.py" and any(imports(module, other))
            left.append((module, other if lends else None))
    return {path for path, name in seen if name is None}


def test_whatever_draws_is_in_the_fingerprint() -> None:
    drawing = reached(ENTRY)
    assert {path.stem for path in drawing} >= {"pathdata", "geometry", "units", "canvas", "drawn_faces"}
    assert drawing - set(fingerprint.drawing_code()) == set()


def test_the_fingerprint_names_files_that_are_there() -> None:
    assert all(path.is_file() for path in fingerprint.drawing_code())
    assert all((SOURCE / name).exists() for name in fingerprint.DRAWING)


@pytest.mark.parametrize("left_out", ["basics", "svg", "sheets/write/pdf/faces.py"])
def test_the_check_sees_what_is_left_out(monkeypatch: pytest.MonkeyPatch, left_out: str) -> None:
    monkeypatch.setattr(
        fingerprint, "DRAWING", tuple(name for name in fingerprint.DRAWING if name != left_out)
    )
    assert reached(ENTRY) - set(fingerprint.drawing_code())


def test_a_module_within_a_folder_within_counts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    deep = tmp_path / "svg" / "effects" / "blur.py"
    deep.parent.mkdir(parents=True)
    deep.write_text("", encoding="utf-8")
    monkeypatch.setattr(fingerprint, "_PACKAGE", tmp_path)
    monkeypatch.setattr(fingerprint, "DRAWING", ("svg",))
    assert fingerprint.drawing_code() == [deep]
