"""`deckwright calibrate` and `build --printer`, from the test page to the sheets."""

from __future__ import annotations

import io
import subprocess
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from PIL import Image

from tests.kit.cut_files import operations
from tests.kit.project import Project, names_in, run

DPMM = 10
LANDSCAPE = ("--paper", "letter", "--orientation", "landscape")
PORTRAIT = "sheets: {orientation: portrait}\n"
READ = ("--front", "0.5,0.5,0,0,149.4,200", "--back", "0,0,-1,-1,149.4,200")


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DECKWRIGHT_CONFIG", str(tmp_path / "settings"))
    return tmp_path / "settings"


def pages(path: Path) -> list[np.ndarray]:
    """The pages as light and dark, at 10 pixels to a millimetre."""
    command = ["pdftoppm", "-r", str(DPMM * 25.4), "-gray", str(path), str(path.with_suffix(""))]
    subprocess.run(command, check=True)
    return [np.asarray(Image.open(page)) < 128 for page in sorted(path.parent.glob(f"{path.stem}-*.pgm"))]


def run_of(line: np.ndarray) -> tuple[float, float]:
    """The longest dark run of a row or column: where it begins, and its length, in millimetres."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], line.astype(int), [0]))))
    starts, ends = edges[::2], edges[1::2]
    if not len(starts):
        return 0.0, 0.0
    longest = int(np.argmax(ends - starts))
    return float(starts[longest]) / DPMM, float(ends[longest] - starts[longest]) / DPMM


def bar(page: np.ndarray, across: bool) -> tuple[float, float, float]:
    """The long bar across or down: where it lies, where it begins, how long it is."""
    rows = page if across else page.T
    best = max(range(rows.shape[0]), key=lambda index: run_of(rows[index])[1])
    return (best / DPMM, *run_of(rows[best]))


def test_the_test_page_is_as_long_as_it_says(tmp_path: Path) -> None:
    done = run("calibrate", "--out", str(tmp_path), folder=tmp_path)
    assert done.code == 0 and "print it at 100 %" in done.err
    front, back = pages(tmp_path / "calibrate-a4.pdf")
    for page in (front, back):
        y, x, length = bar(page, across=True)
        assert (y, x, length) == pytest.approx((148.5 + 30, 30, 150), abs=0.25)
        x, y, length = bar(page, across=False)
        assert (x, y, length) == pytest.approx((105 + 30, 48.5, 200), abs=0.25)


def test_the_pages_of_a_test(tmp_path: Path) -> None:
    upright, letter = (210, 297), (279.4, 215.9)
    for options, name, size, duplex, count in (
        ((), "calibrate-a4", upright, "/DuplexFlipLongEdge", 2),
        (("--backs", "short-edge"), "calibrate-a4", upright, "/DuplexFlipShortEdge", 2),
        (("--backs", "none"), "calibrate-a4", upright, "/Simplex", 1),
        (LANDSCAPE, "calibrate-letter-landscape", letter, "/DuplexFlipLongEdge", 2),
    ):
        assert run("calibrate", "--out", str(tmp_path), *options, folder=tmp_path).code == 0
        with pikepdf.open(tmp_path / f"{name}.pdf") as pdf:
            assert len(pdf.pages) == count
            assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
            assert pdf.Root.ViewerPreferences.Duplex == duplex
            box = [float(value) * 25.4 / 72 for value in pdf.pages[0].mediabox]
            assert box == pytest.approx([0, 0, *size], abs=0.01)


def test_it_lies_in_build_of_a_project_and_needs_none(petit: Project, tmp_path: Path) -> None:
    assert petit.run("calibrate", within="cards").code == 0
    assert names_in(petit.root / "build") == ["calibrate-a4.pdf"]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert run("calibrate", folder=elsewhere).code == 0
    assert names_in(elsewhere) == ["calibrate-a4.pdf"]


def test_what_was_read_is_kept_and_proved(tmp_path: Path, config: Path) -> None:
    """The front lies 0.5 mm to the left, the back 1 mm too low; both are 0.4 % too narrow."""
    done = run("calibrate", "--printer", "office", *READ, "--out", str(tmp_path), folder=tmp_path)
    assert done.code == 0
    profile = (config / "printers" / "office.yaml").read_text("utf-8")
    assert "front: {x: -0.498, y: 0, skew: 0, across: 99.6, down: 100}" in profile
    assert "back: {x: 0, y: 1, skew: 0, across: 99.6, down: 100, flip: long-edge}" in profile
    front, back = pages(tmp_path / "calibrate-a4-office.pdf")
    y, x, length = bar(front, across=True)
    # printed 0.4 % narrower and 0.5 mm to the left of here, the bar is 150 mm long and in the middle
    assert length * 0.996 == pytest.approx(150, abs=0.25)
    assert 105 + (x - 105) * 0.996 - 0.498 == pytest.approx(30, abs=0.15)
    assert y == pytest.approx(178.5, abs=0.15)
    y, x, length = bar(back, across=True)
    assert y + 1 == pytest.approx(178.5, abs=0.15)
    assert 105 + (x - 105) * 0.996 == pytest.approx(30, abs=0.15)


def test_sides_trays_and_orientations_are_kept_side_by_side(tmp_path: Path, config: Path) -> None:
    for options in (
        ("--front", "0,0,0,0"),
        ("--back", "1,1,0,0"),
        ("--front", "0,0,2,2", "--tray", "manual"),
        ("--front", "0,0,-1,-1", "--orientation", "landscape"),
        ("--back", "−1;-1;0;0"),
    ):
        done = run("calibrate", "--printer", "p", *options, "--out", str(tmp_path), folder=tmp_path)
        assert done.code == 0, done.err
    lines = (config / "printers" / "p.yaml").read_text("utf-8").splitlines()
    assert [line.split(" skew")[0].strip() for line in lines if not line.startswith("#")] == [
        "default:",
        "portrait:",
        "front: {x: 0, y: 0,",
        "back: {x: 1, y: 0,",
        "landscape:",
        "front: {x: 0, y: 1,",
        "manual:",
        "portrait:",
        "front: {x: 0, y: -2,",
    ]


def test_build_makes_up_for_the_printer(petit: Project) -> None:
    assert petit.run("calibrate", "--printer", "office", *READ).code == 0
    petit.write("cards/petit/game.yaml", (petit.root / "cards/petit/game.yaml").read_text("utf-8") + PORTRAIT)
    assert petit.run("build").code == 0
    plain = petit.pdf.read_bytes()
    done = petit.run("build", "--printer", "office")
    assert done.code == 0, done.err
    with pikepdf.open(io.BytesIO(plain)) as before, pikepdf.open(petit.pdf) as after:
        for first, second in zip(before.pages, after.pages, strict=True):
            assert first.mediabox == second.mediabox and first.trimbox == second.trimbox
            moved = [list(map(float, o)) for o, op in operations(second) if op == "cm"]
            assert any(move[0] == pytest.approx(1 / 0.996, abs=1e-4) for move in moved)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ("calibrate", "--printer", "x", "--front", "1,2"),
            "is not four readings and, if measured, two bars",
        ),
        (("calibrate", "--printer", "x", "--front", "a,b,c,d"), "is not four readings"),
        (("calibrate", "--printer", "x", "--front", "0,0,0,9"), "D = 9 is off the scale"),
        (("calibrate", "--printer", "x", "--front", "0,0,0,0,90,200"), "should be 150 mm long"),
        (("calibrate", "--printer", "A B", "--front", "0,0,0,0"), "'A B' cannot be the name of a printer"),
        (("calibrate", "--front", "0,0,0,0"), "give --printer NAME, too"),
        (("calibrate", "--paper", "a9"), "unknown paper 'a9'"),
        (("calibrate", "--paper", "100x100mm"), "too small for a test page"),
        (("calibrate", "--paper", "card"), "too small for a test page"),
        (("calibrate", "--orientation", "auto"), "'auto' is not one of"),
        (("build", "--printer", "nobody"), "no printer 'nobody'; none has been calibrated yet"),
    ],
)
def test_usage(petit: Project, arguments: tuple[str, ...], words: str) -> None:
    done = petit.run(*arguments)
    assert done.code == 2
    assert words in done.err
    assert not (petit.root / "build").exists()


def test_a_side_that_was_never_measured(petit: Project) -> None:
    assert petit.run("calibrate", "--printer", "office", "--front", "0,0,0,0").code == 0
    petit.write("cards/petit/game.yaml", (petit.root / "cards/petit/game.yaml").read_text("utf-8") + PORTRAIT)
    done = petit.run("build", "--printer", "office")
    assert done.code == 1
    assert "printer 'office' has not been measured for the back of portrait pages" in done.err
    assert "hint: deckwright calibrate --printer office --orientation portrait" in done.err
    assert petit.run("build", "--printer", "office", "--backs", "none").code == 0
