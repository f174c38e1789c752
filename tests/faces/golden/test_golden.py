"""A few faces as pictures, and proof that the comparison sees what a person would."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
import pytest

from tests.kit import compare

from .faces import FRONT, GOLDENS, PAINTING, Golden, drawn

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", GOLDENS)
def test_golden(name: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    golden, path = GOLDENS[name], HERE / f"{name}.png"
    got = drawn(golden, tmp_path / "project")
    if request.config.getoption("--accept"):
        compare.write(path, got)
        return
    wanted = compare.read(path) if path.exists() else None
    cells = compare.differing(got, wanted) if wanted is not None else []
    if wanted is None or cells:
        page = tmp_path / f"{name}.html"
        page.write_text(compare.report(name, golden.reason, got, wanted, cells), encoding="utf-8")
        what = f"{len(cells)} cells of 2 mm differ" if wanted is not None else "there is no golden picture"
        pytest.fail(f"{name}: {what}; see {page}. If it is right now: pytest tests/faces/golden --accept")


def test_goldens_are_few_and_small() -> None:
    pictures = sorted(HERE.glob("*.png"))
    assert [path.stem for path in pictures] == sorted(GOLDENS)
    assert len(pictures) <= 5 and all(path.stat().st_size < 20_000 for path in pictures)


# The comparer is tested, too: a fault that a person would see must be found, and where it is.

PLANTED: Mapping[str, tuple[Callable[[str], str], tuple[float, float, float, float]]] = {
    "a symbol moved by 1 mm": (
        lambda svg: svg.replace('x="26" y="48"', 'x="27" y="48"'),
        (24, 46, 38, 60),
    ),
    "a line missing": (
        lambda svg: svg.replace('stroke="#c00" stroke-width=".6"', 'stroke="none"'),
        (4, 30, 38, 50),
    ),
    "a colour swapped": (
        lambda svg: svg.replace('fill="#083"', 'fill="#830"'),
        (4, 20, 36, 46),
    ),
    "a thin outline gone": (
        lambda svg: svg.replace('stroke="#024"', 'stroke="none"'),
        (18, 0, 40, 22),
    ),
    "a shade a little darker": (
        lambda svg: svg.replace('height="60" fill="#fbf7ef"', 'height="60" fill="#e6e2da"'),
        (0, 0, 40, 60),
    ),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    spoil, (left, top, right, bottom) = PLANTED[fault]
    spoiled = spoil(PAINTING)
    assert spoiled != PAINTING
    golden = GOLDENS["painting"]
    got = drawn(Golden(golden.card, fault, {**golden.changes, FRONT: spoiled}), tmp_path)
    cells = compare.differing(got, compare.read(HERE / "painting.png"))
    assert cells
    assert all(left <= cell.x < right and top <= cell.y < bottom for cell in cells)


def test_smoothing_is_no_fault() -> None:
    """Every edge a tenth of a pixel elsewhere, and some noise: more than another version of cairo changes."""
    wanted = compare.read(HERE / "text.png")
    moved = wanted.astype(float)
    moved[:, 1:] = 0.9 * moved[:, 1:] + 0.1 * moved[:, :-1]
    noise = np.random.default_rng(1).normal(0, 2, wanted.shape)
    assert compare.differing(np.clip(moved + noise, 0, 255).astype(np.uint8), wanted) == []


def test_another_size_is_a_fault() -> None:
    picture = compare.read(HERE / "card.png")
    assert compare.differing(picture[:-1], picture)


def test_the_report_shows_both_pictures_and_says_where() -> None:
    picture = compare.read(HERE / "card.png")
    spoiled = picture.copy()
    spoiled[40:60, 40:60] = 0
    cells = compare.differing(spoiled, picture)
    page = compare.report("card", "Why & how", spoiled, picture, cells)
    assert page.count("data:image/png;base64,") == 3
    assert "Why &amp; how" in page and "--accept" in page and f"{cells[0].x:g} mm, {cells[0].y:g} mm" in page
