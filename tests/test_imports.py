"""The way of a card is one-way: every room of the package imports only from the rooms before it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.places import PACKAGE, ROOMS

BESIDE = {"__init__.py", "__main__.py", "data", "doctor.py", "py.typed"}
DOCTOR_USES = {"basics", "svg"}

# Finer than rooms: what must not know of the drawing, or of what is done with its outcome; and pages, whose engine
# knows the kinds of figure through the table in `blocks` alone.
CLOSED = {
    "sheets/impose": ("svg", "faces", "sheets.write", "sheets.pages"),
    "faces/layouts": ("svg", "sheets"),
    "reference/page": tuple(f"reference.{name}" for name in ("figures", "blocks", "book", "build", "check")),
    "reference/figures": tuple(f"reference.{name}" for name in ("blocks", "book", "build", "check")),
}
# Inside the drawing: a folder imports only from those before it, and what lies beside them from all.
DRAWING = ("typeset", "document", "canvas", "paint", "nested", "text", "effects")
FILES = sorted(PACKAGE.rglob("*.py"))
ARROWS = 81  # between rooms: 67 when the proof page got buttons, 9 of the outlets, 4 of the deals, the page's Export


def module_of(path: Path) -> str:
    """`svg.text.lines`; a package by its own name, the whole one by none."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path) for path in FILES}


def imported(path: Path, code: str | None = None) -> Iterator[str]:
    """The modules of the package that a file imports, at the top or inside functions."""
    folder = path.relative_to(PACKAGE).parts[:-1]
    for node in ast.walk(ast.parse(code or path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.removeprefix("deckwright.") for name in named(node) if "deckwright." in name)
        elif isinstance(node, ast.ImportFrom) and (node.level or "deckwright" in str(node.module)):
            up = folder[: len(folder) - node.level + 1] if node.level else ()
            base = [*up, *str(node.module or "").removeprefix("deckwright").strip(".").split(".")]
            for name in named(node):
                whole = ".".join(part for part in [*base, name] if part)
                yield whole if whole in MODULES else whole.rpartition(".")[0]


def named(node: ast.Import | ast.ImportFrom) -> list[str]:
    return [alias.name for alias in node.names]


def upward(path: Path, code: str | None = None) -> set[str]:
    """What a file imports from rooms that come after its own."""
    room = path.relative_to(PACKAGE).parts[0]
    later = set(ROOMS[ROOMS.index(room) + 1 :]) | ({"__main__"} if room == "cli" else {"doctor", "__main__"})
    return {module for module in imported(path, code) if module.split(".")[0] in later}


def upward_in_drawing(path: Path, code: str | None = None) -> set[str]:
    """What a file of the drawing imports from folders that come after its own, or from beside all folders."""
    folder = path.relative_to(PACKAGE / "svg").parts[0]
    earlier = DRAWING[: DRAWING.index(folder) + 1]
    found = {module for module in imported(path, code) if module.split(".")[0] == "svg"}
    return {module for module in found if module.partition(".")[2].split(".")[0] not in earlier}


def in_circles(arrows: dict[str, set[str]]) -> set[str]:
    """Modules that need each other: what stays when, over and over, all go that need or serve nothing of the rest."""
    left = {module: needed & arrows.keys() for module, needed in arrows.items()}
    while True:
        serving = {needed for all_needed in left.values() for needed in all_needed}
        loose = {module for module, needed in left.items() if not needed or module not in serving}
        if not loose:
            return set(left)
        left = {module: needed - loose for module, needed in left.items() if module not in loose}


def arrows_between_modules(planted: dict[str, str] | None = None) -> dict[str, set[str]]:
    """What each module imports, at the top or inside functions; some with other text than they have.

    Not so the package itself: it is the door to all of it, and opens on first use.
    """
    paths = {module_of(path): path for path in FILES}
    return {
        module: set(imported(path, (planted or {}).get(module))) - {module}
        for module, path in paths.items()
        if module
    }


def test_nothing_else_stands_at_the_top() -> None:
    top = {path.name for path in PACKAGE.iterdir() if path.name != "__pycache__"}
    assert top == set(ROOMS) | BESIDE


@pytest.mark.parametrize("room", ROOMS)
def test_imports_go_backwards_only(room: str) -> None:
    wrong = {str(path.relative_to(PACKAGE)): found for path in files_of(room) if (found := upward(path))}
    assert wrong == {}


@pytest.mark.parametrize("folder", CLOSED)
def test_what_must_not_know_the_drawing_does_not(folder: str) -> None:
    wrong = {str(path.relative_to(PACKAGE)): found for path in files_of(folder) if (found := closed(path))}
    assert wrong == {}


def test_one_table_knows_the_figures() -> None:
    knowing = {
        path.name
        for path in (PACKAGE / "reference").glob("*.py")
        if any(module.startswith("reference.figures") for module in imported(path))
    }
    assert knowing == {"blocks.py"}


def test_no_modules_need_each_other() -> None:
    assert in_circles(arrows_between_modules()) == set()


def test_the_drawing_has_no_other_folders() -> None:
    assert {path.parent.name for path in files_of("svg") if path.parent.parent == PACKAGE / "svg"} == set(
        DRAWING
    )


@pytest.mark.parametrize("folder", DRAWING)
def test_imports_of_the_drawing_go_backwards_only(folder: str) -> None:
    paths = files_of(f"svg/{folder}")
    assert {path.name: found for path in paths if (found := upward_in_drawing(path))} == {}


def test_the_doctor_needs_little() -> None:
    assert {module.split(".")[0] for module in imported(PACKAGE / "doctor.py")} - {""} == DOCTOR_USES


def test_no_more_arrows_than_planned() -> None:
    arrows = {
        (room, other)
        for room in ROOMS
        for path in files_of(room)
        for module in imported(path)
        if (other := module.split(".")[0]) != room and other in ROOMS
    }
    assert len(arrows) <= ARROWS


def files_of(folder: str) -> list[Path]:
    return sorted((PACKAGE / folder).rglob("*.py"))


def closed(path: Path, code: str | None = None) -> set[str]:
    """What a file imports of that its folder must not know."""
    folder = "/".join(path.relative_to(PACKAGE).parts[:2])
    found = set(imported(path, code))
    return {module for module in found for name in CLOSED[folder] if f"{module}.".startswith(f"{name}.")}


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("basics/units.py", "from ..build import cards"),
        ("basics/units.py", "from deckwright.build.again import build"),
        ("basics/units.py", "import deckwright.build.cards"),
        ("svg/text/lines.py", "def f():\n    from ...faces import draw"),
        ("proof/app.py", "from .. import doctor"),
    ],
)
def test_the_check_sees_an_import_that_runs_up(file: str, code: str) -> None:
    assert upward(PACKAGE / file, code)


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("sheets/impose/grid.py", "from ..write.pdf import write_pdf"),
        ("sheets/impose/grid.py", "from ...svg import Renderer"),
        ("faces/layouts/face.py", "from ...sheets.impose import Piece"),
        ("reference/page/flow.py", "from ..figures.steps import steps"),
        ("reference/figures/steps.py", "from ..blocks import FIGURES"),
    ],
)
def test_the_check_sees_what_a_closed_folder_must_not_know(file: str, code: str) -> None:
    assert closed(PACKAGE / file, code)


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("basics.geometry", "from . import outlines"),
        ("svg.document.values", "def f():\n    from . import checker"),
        ("svg.document.tree", "if TYPE_CHECKING:\n    from .carrier import Carrier"),
    ],
)
def test_the_check_sees_modules_that_need_each_other(module: str, code: str) -> None:
    assert module in in_circles(arrows_between_modules({module: code}))


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("svg/nested/closeup.py", "from ..text.characters import Characters"),
        ("svg/document/style.py", "def f():\n    from .. import renderer"),
        ("svg/typeset/blocks.py", "from ..document.values import Color"),
        ("svg/effects/primitives/blur.py", "from ...draw import Walker"),
    ],
)
def test_the_check_sees_what_runs_up_in_the_drawing(file: str, code: str) -> None:
    assert upward_in_drawing(PACKAGE / file, code)
