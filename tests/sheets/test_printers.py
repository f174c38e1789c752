"""Printer profiles: where they lie, what stands in them, and what they do to sheets, measured on rendered pages."""

from __future__ import annotations

import math
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from deckwright.basics.geometry import Point, Size
from deckwright.basics.problems import DeckwrightError, RequestError
from deckwright.sheets import printers
from deckwright.sheets.calibration import PrinterError
from deckwright.sheets.impose import Imposition, impose, sheet_spec
from deckwright.sheets.impose.spec import SheetSpec
from deckwright.sheets.printers import Key, MeasuredPage, Printer, corrected, printer_named, save
from deckwright.sheets.write.pdf import PdfMeta, write_pdf
from tests.sheets.write.blank import META, colour, draw, pieces

FRONT = PrinterError(0.6, -0.4, 0.25, 0.996, 1.003)
BACK = PrinterError(-1.1, 0.7, -0.4, 0.996, 1.003)
OFFICE = Printer(
    "office",
    {
        Key("default", "portrait", "front"): MeasuredPage(FRONT),
        Key("default", "portrait", "back"): MeasuredPage(BACK, "long-edge"),
        Key("manual", "landscape", "front"): MeasuredPage(PrinterError(1, 2)),
    },
)


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DECKWRIGHT_CONFIG", str(tmp_path / "settings"))
    return tmp_path / "settings"


# Where, and what


def test_what_was_saved_is_read_again(config: Path) -> None:
    assert save(OFFICE) == config / "printers" / "office.yaml"
    read = printer_named("office")
    assert set(read.pages) == set(OFFICE.pages)
    for key, measured in OFFICE.pages.items():
        found = read.pages[key]
        assert found.flip == measured.flip
        for name in ("x", "y", "skew", "across", "down"):
            assert getattr(found.error, name) == pytest.approx(getattr(measured.error, name), abs=1e-5)
    assert printers.known_printers() == ["office"]


@pytest.mark.parametrize(
    ("system", "variables", "folder"),
    [
        ("linux", {"XDG_CONFIG_HOME": "/x"}, Path("/x/deckwright")),
        ("linux", {"HOME": "/home/me"}, Path("/home/me/.config/deckwright")),
        ("darwin", {"HOME": "/Users/me"}, Path("/Users/me/Library/Application Support/deckwright")),
        ("win32", {"APPDATA": "/me/AppData/Roaming"}, Path("/me/AppData/Roaming/deckwright")),
        ("linux", {"DECKWRIGHT_CONFIG": "/mine"}, Path("/mine")),
    ],
)
def test_where_each_system_has_settings(
    system: str, variables: dict[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DECKWRIGHT_CONFIG", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", system)
    assert printers.config_folder() == folder


def test_unknown_printers() -> None:
    with pytest.raises(RequestError, match="none has been calibrated yet"):
        printer_named("office")
    save(OFFICE)
    with pytest.raises(RequestError, match="no printer 'ofice'; known are office") as caught:
        printer_named("ofice")
    assert caught.value.problems[0].hint == "did you mean 'office'?"


@pytest.mark.parametrize("name", ["My Printer", "../x", "", "con", "a/b"])
def test_names_that_no_file_can_have(name: str) -> None:
    with pytest.raises(RequestError, match="cannot be the name of a printer"):
        save(replace(OFFICE, name=name))


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("default: {portrait: {front: {x: a}}}", 1, "a number such as 3 or 1.5 is allowed"),
        ("default:\n  portrait:\n    front: {x: 1, z: 2}", 3, "no key 'z'"),
        ("default:\n  sideways: {}", 2, "no key 'sideways'"),
        ("default: {portrait: {middle: {x: 1}}}", 1, "no key 'middle'"),
        ("default: {portrait: {back: {flip: up}}}", 1, "allowed are long-edge, short-edge"),
        ("default: [1]", 1, "a mapping"),
        ("a: {", 1, ""),
    ],
)
def test_a_profile_changed_by_hand_and_wrong(text: str, line: int, words: str, config: Path) -> None:
    path = config / "printers" / "mine.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DeckwrightError) as caught:
        printer_named("mine")
    assert any(
        words in found.message and found.place and found.place.line == line for found in caught.value.problems
    )


# On sheets


def spec_of(**options: str) -> SheetSpec:
    spec, problems = sheet_spec({"marks": "none"} | {n.replace("_", "-"): v for n, v in options.items()})
    assert not problems
    return spec


def imposed(count: int, **options: str) -> Imposition:
    return impose(pieces(count), spec_of(**options))


def test_every_page_is_corrected_for_its_side() -> None:
    made = corrected(imposed(12), spec_of(), OFFICE, "default")
    assert made.problems == ()
    for sheet in made.sheets:
        expected = (BACK if sheet.side == "back" else FRONT).correction(Size(210, 297))
        assert sheet.correction == expected
    plain = imposed(12)
    assert [s.placements for s in made.sheets] == [s.placements for s in plain.sheets], (
        "the plan stays as it is"
    )


def test_a_back_that_is_flipped_on_the_other_edge() -> None:
    made = corrected(imposed(1, backs="short-edge"), spec_of(backs="short-edge"), OFFICE, "default")
    assert made.sheets[1].correction == BACK.turned().correction(Size(210, 297))
    assert made.sheets[0].correction == FRONT.correction(Size(210, 297))


@pytest.mark.parametrize(
    ("options", "tray", "words"),
    [
        (
            {"orientation": "landscape"},
            "default",
            ["the front of landscape pages", "the back of landscape pages"],
        ),
        ({"orientation": "landscape"}, "manual", ["the back of landscape pages, tray 'manual'"]),
        ({}, "manual", ["the front of portrait pages, tray 'manual'", "the back of portrait pages, tray"]),
    ],
)
def test_what_was_never_measured_is_told_once(options: dict[str, str], tray: str, words: list[str]) -> None:
    made = corrected(imposed(30, **options), spec_of(**options), OFFICE, tray)
    assert [found.code for found in made.problems] == ["printer-unmeasured"] * len(words)
    for found, expected in zip(made.problems, words, strict=True):
        assert expected in found.message
        assert found.hint is not None and "deckwright calibrate --printer office" in found.hint


DPMM = 10


def rendered(data: bytes, folder: Path) -> list[np.ndarray]:
    (folder / "in.pdf").write_bytes(data)
    command = ["pdftoppm", "-r", str(DPMM * 25.4), "-aa", "no", "-aaVector", "no", "-png"]
    subprocess.run([*command, folder / "in.pdf", folder / "page"], check=True)
    return [np.asarray(Image.open(path).convert("RGB")) for path in sorted(folder.glob("page*.png"))]


def middle_of(page: np.ndarray, face: str) -> Point:
    """The middle of the colour of *face* on a rendered page, in millimetres."""
    wanted = np.array([round(channel * 255) for channel in colour(face)])
    ys, xs = np.nonzero((abs(page.astype(int) - wanted) <= 1).all(axis=2))
    return Point((xs.mean() + 0.5) / DPMM, (ys.mean() + 0.5) / DPMM)


def out_of_the_printer(error: PrinterError, point: Point) -> Point:
    """Where a printer with that error puts what stands at *point* of an A4 page."""
    x, y = (point.x - 105) * error.across, (point.y - 148.5) * error.down
    s, c = math.sin(math.radians(error.skew)), math.cos(math.radians(error.skew))
    return Point(105 + x * c - y * s + error.x, 148.5 + x * s + y * c + error.y)


def test_what_the_printer_makes_of_corrected_pages_is_right(tmp_path: Path) -> None:
    """Fronts and backs come out where a faultless printer would put them, to a pixel, a tenth of a millimetre."""
    cards = pieces(9)
    plain = imposed(9)
    made = corrected(plain, spec_of(), OFFICE, "default")
    faces = draw(cards)
    folders = [tmp_path / "plain", tmp_path / "made"]
    for folder in folders:
        folder.mkdir()
    true = rendered(write_pdf(plain.documents[0], faces, META), folders[0])
    sent = rendered(write_pdf(made.documents[0], faces, META), folders[1])
    uncorrected: list[float] = []
    for true_page, sent_page, error, kind in zip(true, sent, (FRONT, BACK), "ck", strict=True):
        for number in (0, 2, 4, 6, 8):
            face = f"{kind}{number}"
            right, sent_to = middle_of(true_page, face), middle_of(sent_page, face)
            assert math.dist(out_of_the_printer(error, sent_to), right) < 0.1
            uncorrected.append(math.dist(out_of_the_printer(error, right), right))
    assert max(uncorrected) > 1, "without correction it is off"


@pytest.mark.parametrize("paper", ["kiosk-4x6in", "kiosk-5x7in"])
def test_what_a_kiosk_enlarges_comes_out_as_planned(paper: str) -> None:
    plain = imposed(4, paper=paper)
    made = corrected(plain, spec_of(paper=paper), None, "default")
    enlarged = Printer("kiosk")
    for sheet in made.sheets:
        assert sheet.correction is not None
        told = [PdfMeta("x", "x", lang).footer(sheet) for lang in ("en", "fr")]
        assert "100" not in str(told) and "print borderless" in told[0] and "sans bordure" in str(told[1])
        for point in (Point(0, 0), Point(20, 90), Point(sheet.paper.width / 2, sheet.paper.height / 2)):
            sent = sheet.correction.apply(*point)
            middle = Point(sheet.paper.width / 2, sheet.paper.height / 2)
            come_out = [m + 1.03 * (s - m) for m, s in zip(middle, sent, strict=True)]
            assert come_out == pytest.approx(list(point), abs=1e-9)
    assert corrected(plain, spec_of(paper="4x6in"), None, "default") is plain
    measured = corrected(plain, spec_of(paper=paper), enlarged, "default")
    assert {found.code for found in measured.problems} >= {"printer-unmeasured"}, "a profile comes first"
