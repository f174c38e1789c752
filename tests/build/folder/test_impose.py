"""A folder of finished pictures comes to sheets: seen by poppler, counted by the manifest."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pikepdf
import pytest
from PIL import Image

from tests.kit.project import Outcome, run

RED, GREEN, BLUE, WHITE = (200, 30, 30), (30, 160, 60), (30, 60, 200), (255, 255, 255)
CARD = (149, 208)  # 63 × 88 mm at 60 dpi
BLED = (163, 222)  # with 3 mm around it
DPI = 60


def save(path: Path, colour: tuple[int, int, int], size: tuple[int, int] = CARD, **more: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, colour).save(path, dpi=(DPI, DPI), **more)


def imposed(folder: Path, *options: str) -> Outcome:
    return run("impose", "cards", "--size", "mtg", *options, folder=folder)


def placements(folder: Path, name: str = "cards") -> list[dict[str, Any]]:
    content = json.loads((folder / f"build/{name}/{name}-cards-a4.manifest.json").read_bytes())
    return [placement for sheet in content["sheets"] for placement in sheet["placements"]]


def copies(folder: Path) -> Counter[str]:
    return Counter(each["card"] for each in placements(folder) if each["side"] == "front")


def page(folder: Path, number: int = 1, name: str = "cards") -> np.ndarray[Any, Any]:
    """A page as poppler shows it, ten pixels to the millimetre."""
    target = folder / f"page-{number}"
    pdf = folder / f"build/{name}/{name}-cards-a4.pdf"
    subprocess.run(
        ["pdftoppm", "-r", "254", "-f", str(number), "-l", str(number), "-singlefile", "-png", pdf, target],
        check=True,
    )
    return np.asarray(Image.open(target.with_suffix(".png")).convert("RGB"))


def colour_at(pixels: np.ndarray[Any, Any], x: float, y: float) -> tuple[int, ...]:
    return tuple(int(part) for part in pixels[round(y * 10), round(x * 10)])


def near(found: tuple[int, ...], colour: tuple[int, int, int]) -> bool:
    return max(abs(a - b) for a, b in zip(found, colour, strict=True)) <= 6


def test_names_give_fronts_backs_and_copies(tmp_path: Path) -> None:
    cards = tmp_path / "cards"
    save(cards / "3x fox.png", RED)
    save(cards / "owl.jpg", GREEN)
    save(cards / "backs/fox.png", BLUE)
    save(cards / "back.webp", WHITE, lossless=True)
    save(cards / "goblins/hare [c-2].png", GREEN)
    (cards / "notes.docx").write_bytes(b"no picture")
    done = imposed(tmp_path)
    assert done.code == 0
    assert "6 cards of 3 kinds, 63 × 88 mm, bleed made (mirror); 1 back of its own, 1 back shared" in done.err
    assert "notes.docx [picture-unread]" in done.err
    assert copies(tmp_path) == {"fox": 3, "owl": 1, "goblins-hare": 2}
    backs = Counter(each["card"] for each in placements(tmp_path) if each["side"] == "back")
    assert backs == {"fox": 3, None: 3}


def test_a_picture_stands_where_the_manifest_says_and_its_back_behind_it(tmp_path: Path) -> None:
    save(tmp_path / "cards/fox.png", RED, BLED)
    save(tmp_path / "cards/fox-back.png", BLUE, BLED)
    assert imposed(tmp_path).code == 0
    front, back = placements(tmp_path)
    for number, placed, colour in ((1, front, RED), (2, back, BLUE)):
        pixels = page(tmp_path, number)
        x, y = placed["x"], placed["y"]
        for dx, dy in ((-2.8, 44), (65.8, 44), (31, -2.8), (31, 90.8), (-2.8, -2.8), (31, 44)):
            assert near(colour_at(pixels, x + dx, y + dy), colour), (number, dx, dy)
        for dx, dy in ((-3.3, 44), (66.3, 44), (31, 91.3)):
            assert colour_at(pixels, x + dx, y + dy) == WHITE, (number, dx, dy)
    assert front["x"] + back["x"] + 63 == pytest.approx(210)  # mirrored about the long edge


def halves(path: Path) -> None:
    """Red, with 2 mm of green along the left edge."""
    picture = Image.new("RGB", (1240, 1732), RED)
    picture.paste(GREEN, (0, 0, 40, 1732))  # 20 pixels a millimetre
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, dpi=(508, 508))


@pytest.mark.parametrize(
    ("how", "at_1", "at_2_5"), [("mirror", GREEN, RED), ("stretch", GREEN, GREEN), ("none", WHITE, WHITE)]
)
def test_bleed_is_made_from_the_edge(
    tmp_path: Path, how: str, at_1: tuple[int, int, int], at_2_5: tuple[int, int, int]
) -> None:
    halves(tmp_path / "cards/fox.png")
    done = run("impose", "cards", "--size", "62x86.6mm", "--make-bleed", how, folder=tmp_path)
    assert done.code == 0, done.err
    (placed,) = placements(tmp_path)
    pixels = page(tmp_path)
    x, y = placed["x"], placed["y"] + 40
    assert near(colour_at(pixels, x + 1, y), GREEN) and near(colour_at(pixels, x + 3, y), RED)
    assert near(colour_at(pixels, x - 1, y), at_1)
    assert near(colour_at(pixels, x - 2.5, y), at_2_5)
    assert near(colour_at(pixels, x + 62 + 1, y), WHITE if how == "none" else RED)
    corner = colour_at(pixels, x - 1, placed["y"] - 1)
    assert near(corner, at_1)


def test_the_colour_of_most_of_the_edge_makes_bleed(tmp_path: Path) -> None:
    halves(tmp_path / "cards/fox.png")
    assert run("impose", "cards", "--size", "62x86.6mm", "--make-bleed", "colour", folder=tmp_path).code == 0
    (placed,) = placements(tmp_path)
    assert near(colour_at(page(tmp_path), placed["x"] - 2, placed["y"] + 40), RED)


def test_pictures_lie_in_the_sheets_as_in_their_files(tmp_path: Path) -> None:
    save(tmp_path / "cards/fox.png", RED)
    save(tmp_path / "cards/owl.jpg", GREEN, quality=70)
    assert imposed(tmp_path).code == 0
    with pikepdf.open(tmp_path / "build/cards/cards-cards-a4.pdf") as pdf:
        stored = {
            bytes(thing.read_raw_bytes())
            for thing in pdf.objects
            if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image"
        }
    png = (tmp_path / "cards/fox.png").read_bytes()
    at = png.index(b"IDAT")
    assert png[at + 4 : at + 4 + int.from_bytes(png[at - 4 : at])] in stored
    assert (tmp_path / "cards/owl.jpg").read_bytes() in stored


@pytest.mark.parametrize("mode", ["P", "L", "1", "LA", "RGBA", "I;16"])
def test_every_kind_of_png_shows_its_colours(tmp_path: Path, mode: str) -> None:
    picture = Image.new("L", CARD, 90)
    if mode == "I;16":
        made = Image.fromarray(np.full((CARD[1], CARD[0]), 90 * 257, np.uint16))
    elif mode == "P":
        made = picture.convert("RGB").quantize(4)
    else:
        made = picture.convert(mode, dither=Image.Dither.NONE) if mode == "1" else picture.convert(mode)
    (tmp_path / "cards").mkdir()
    made.save(tmp_path / "cards/a.png")
    assert imposed(tmp_path, "--make-bleed", "none").code == 0
    (placed,) = placements(tmp_path)
    shown = colour_at(page(tmp_path), placed["x"] + 30, placed["y"] + 40)
    assert near(shown, (0, 0, 0) if mode == "1" else (90, 90, 90))


def test_a_list_says_which_and_how_many(tmp_path: Path) -> None:
    for name in ("The Fox", "owl", "hare"):
        save(tmp_path / f"cards/{name}.png", RED)
    (tmp_path / "deck.txt").write_text("# mine\n2 the fox\nOwl x3  # night\n\n", encoding="utf-8")
    done = imposed(tmp_path, "--list", "deck.txt")
    assert copies(tmp_path) == {"the-fox": 2, "owl": 3}
    assert "deck.txt: note: 1 picture of the folder is not listed, and not printed" in done.err
    (tmp_path / "deck.csv").write_text("Quantity;File\n4;hare.png\n1;owl\n", encoding="utf-8")
    assert imposed(tmp_path, "--list", "deck.csv").code == 0
    assert copies(tmp_path) == {"hare": 4, "owl": 1}


def test_a_listed_name_that_is_not_there_writes_nothing(tmp_path: Path) -> None:
    save(tmp_path / "cards/falcon.png", RED)
    (tmp_path / "deck.txt").write_text("1 falcon\n2 Falcom\n", encoding="utf-8")
    done = imposed(tmp_path, "--list", "deck.txt")
    assert done.code == 1 and not (tmp_path / "build").exists()
    assert re.search(
        r"deck\.txt:2: error: no picture is called 'Falcom' \[picture-listed\]\n  hint: .*'falcon'", done.err
    )


def sheet_of_nine(path: Path) -> None:
    """A PDF of 3 × 3 cards of 60 × 80 mm about the middle of an A4, the sixth of them blue; its second page green."""
    path.parent.mkdir(parents=True, exist_ok=True)
    k = 72 / 25.4
    with pikepdf.new() as pdf:
        for number in range(2):
            added = pdf.add_blank_page(page_size=(210 * k, 297 * k))
            lines = []
            for cell in range(9):
                x, y = 15 + cell % 3 * 60, 28.5 + (2 - cell // 3) * 80
                red, green, blue = (0, 0, 1) if cell == 5 and number == 0 else (cell / 9, number, 0)
                lines.append(
                    f"{red:.3f} {green} {blue} rg {x * k:.3f} {y * k:.3f} {60 * k:.3f} {80 * k:.3f} re f"
                )
            added.Contents = pdf.make_stream("\n".join(lines).encode())
        pdf.save(path)


def test_sheets_of_others_are_taken_apart(tmp_path: Path) -> None:
    sheet_of_nine(tmp_path / "cards.pdf")
    done = run(
        *(
            "impose",
            "cards.pdf",
            "--grid",
            "3x3",
            "--size",
            "60x80mm",
            "--page-pairs",
            "--make-bleed",
            "none",
        ),
        folder=tmp_path,
    )
    assert done.code == 0, done.err
    assert len(copies(tmp_path)) == 9
    fronts = {each["card"]: each for each in placements(tmp_path) if each["side"] == "front"}
    backs = {each["card"]: each for each in placements(tmp_path) if each["side"] == "back"}
    sixth = fronts["cards-1-6"]
    pixels = page(tmp_path)
    assert colour_at(pixels, sixth["x"] + 30, sixth["y"] + 40) == (0, 0, 255)
    assert colour_at(pixels, sixth["x"] + 1, sixth["y"] + 1) == (0, 0, 255)
    # Behind the third of a row is the first, turned about the long edge: red 3/9 of the fourth cell.
    behind = colour_at(page(tmp_path, 2), backs["cards-1-6"]["x"] + 30, backs["cards-1-6"]["y"] + 40)
    assert near(behind, (round(255 * 3 / 9), 255, 0))


@pytest.mark.parametrize("turned", [0, 90, 180, 270])
def test_pages_are_shown_as_they_are_turned_and_trimmed(tmp_path: Path, turned: int) -> None:
    """A page with a box of 63 × 88 mm and bleed, green along what one sees as its upper edge."""
    k = 72 / 25.4
    (tmp_path / "cards").mkdir()
    with pikepdf.new() as pdf:
        wide, high = (69, 94) if turned % 180 == 0 else (94, 69)
        added = pdf.add_blank_page(page_size=(wide * k, high * k))
        added.trimbox = pikepdf.Rectangle(3 * k, 3 * k, (wide - 3) * k, (high - 3) * k).as_array()
        added.Rotate = turned
        edge = {0: (0, 84, 69, 10), 90: (0, 0, 10, 69), 180: (0, 0, 69, 10), 270: (84, 0, 10, 69)}[turned]
        x, y, width, height = (value * k for value in edge)
        content = f"0.8 0.1 0.1 rg 0 0 {wide * k} {high * k} re f 0 1 0 rg {x} {y} {width} {height} re f"
        added.Contents = pdf.make_stream(content.encode())
        pdf.save(tmp_path / "cards/fox.pdf")
    done = run("impose", "cards", folder=tmp_path)
    assert "63 × 88 mm (mtg), 3 mm of bleed in the pictures" in done.err
    (placed,) = placements(tmp_path)
    pixels = page(tmp_path)
    for dx, dy, colour in (
        (31, 3, (0, 255, 0)),
        (31, -2, (0, 255, 0)),
        (31, 10, (204, 26, 26)),
        (-2, 50, (204, 26, 26)),
    ):
        assert near(colour_at(pixels, placed["x"] + dx, placed["y"] + dy), colour), (dx, dy)


def test_a_drawing_is_a_card_of_its_own_size(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="69mm" height="94mm" viewBox="0 0 69 94">'
        '<path fill="#c81e1e" d="M0 0h69v94H0z"/></svg>'
    )
    (tmp_path / "cards/fox.svg").write_text(svg, encoding="utf-8")
    assert "63 × 88 mm (mtg), 3 mm of bleed" in run("impose", "cards", folder=tmp_path).err
    (placed,) = placements(tmp_path)
    assert near(colour_at(page(tmp_path), placed["x"] - 2.5, placed["y"] + 40), RED)


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("nowhere",), 2, "nowhere does not exist [no-picture]"),
        (("empty",), 2, "empty holds no picture of a card [no-picture]"),
        (("cards", "--size", "pokr"), 2, "did you mean 'poker'"),
        (("cards", "--grid", "3"), 2, "--grid: '3' is not columns x rows"),
        (("cards", "--back", "none.png"), 2, "--back: none.png does not exist"),
        (("cards", "--list", "none.txt"), 1, "none.txt: error: it cannot be read"),
        (("cards", "--paper", "a17"), 2, "unknown paper 'a17'"),
        (("broken",), 1, "fox.png: error: the picture cannot be read"),
        (("folder.png",), 1, "folder.png: error: the picture cannot be read"),
    ],
)
def test_what_cannot_be_is_told(tmp_path: Path, arguments: tuple[str, ...], code: int, told: str) -> None:
    save(tmp_path / "cards/fox.png", RED)
    (tmp_path / "empty").mkdir()
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken/fox.png").write_bytes(b"\x89PNG\r\n\x1a\nrubbish")
    (tmp_path / "folder.png").write_bytes(b"")
    done = run("impose", *arguments, folder=tmp_path)
    assert told in done.err
    assert done.code == code and not (tmp_path / "build").exists()


@pytest.mark.parametrize("fault", ["cut off", "one byte changed", "its end missing"])
def test_a_damaged_png_is_told_and_nothing_is_written(tmp_path: Path, fault: str) -> None:
    """Its header is whole, and no PDF unpacks what it holds."""
    file = tmp_path / "cards/fox.png"
    file.parent.mkdir()
    noise = np.random.default_rng(1).integers(0, 255, (CARD[1], CARD[0], 3), np.uint8)
    Image.fromarray(noise).save(file, dpi=(DPI, DPI))
    whole = file.read_bytes()
    middle = len(whole) // 2
    changed = whole[:middle] + bytes([whole[middle] ^ 0x55]) + whole[middle + 1 :]
    parts = {"cut off": whole[:middle], "one byte changed": changed, "its end missing": whole[:-30]}
    file.write_bytes(parts[fault])
    outcome = imposed(tmp_path)
    assert outcome.code == 1
    assert "fox.png" in outcome.err
    assert not list(tmp_path.glob("build/**/*.pdf"))


def test_a_back_without_its_front_is_told(tmp_path: Path) -> None:
    save(tmp_path / "cards/fox.png", RED)
    save(tmp_path / "cards/fxo-back.png", RED)
    done = imposed(tmp_path)
    assert "fxo-back.png: warning: no front is called 'fxo', whose back this would be" in done.err
    assert "did you mean 'fox'?" in done.err
    assert imposed(tmp_path, "--strict").code == 1


def test_one_back_alone_is_that_of_every_deck(tmp_path: Path) -> None:
    save(tmp_path / "cards/backs/dragon.png", BLUE)
    save(tmp_path / "cards/goblins/hare.png", GREEN)
    done = imposed(tmp_path)
    assert done.code == 0 and "1 back shared" in done.err
    assert [each["side"] for each in placements(tmp_path)] == ["front", "back"]


# 0.3 · 200 + 0.59 · 30 + 0.11 · 30 = 81; of ink 22 % are left: 255 - 0.22 · 55 = 243, 255 - 0.22 · 225 = 205.5
INKS = {"--grey": (81, 81, 81), "--low-ink": (243, 206, 206)}


@pytest.mark.parametrize("option", INKS)
@pytest.mark.parametrize("make", ["mirror", "stretch", "colour"])
def test_ink_is_saved_in_the_picture_and_in_the_bleed_that_is_made(
    tmp_path: Path, option: str, make: str
) -> None:
    save(tmp_path / "cards/fox.png", RED)
    assert imposed(tmp_path, option, "--make-bleed", make, "--gutter", "8mm").code == 0
    pixels, (placed,) = page(tmp_path), placements(tmp_path)
    for x, y in ((30, 40), (-2, 40), (30, 90), (65, -1)):
        assert near(colour_at(pixels, placed["x"] + x, placed["y"] + y), INKS[option]), (x, y)


def test_pictures_are_brought_down_to_the_resolution_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "cards/fox.png"
    path.parent.mkdir()
    noise = np.random.default_rng(1).integers(0, 255, (1039, 744, 3), dtype="uint8")
    Image.fromarray(noise).save(path, dpi=(300, 300))  # 63 × 88 mm
    sizes = {}
    for options in ((), ("--image-dpi", "100")):
        assert imposed(tmp_path, *options).code == 0
        with pikepdf.open(tmp_path / "build/cards/cards-cards-a4.pdf") as pdf:
            streams = [each for each in pdf.objects if isinstance(each, pikepdf.Stream)]
            (picture,) = [each for each in streams if each.get("/Subtype") == "/Image"]
            sizes[options] = int(picture.Width)
    assert sizes[()] == 744 and abs(sizes["--image-dpi", "100"] - 248) <= 2


def test_pages_of_a_pdf_keep_their_colours_and_it_is_told(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(178.58, 249.45))  # 63 × 88 mm
        pdf.save(tmp_path / "cards/fox.pdf")
    done = imposed(tmp_path, "--grey")
    assert done.code == 0 and "--grey: means nothing for pages of a PDF" in done.err


def taken_apart(folder: Path, *options: str) -> Outcome:
    return run(
        *("impose", "cards.pdf", "--grid", "3x3", "--size", "60x80mm", "--make-bleed", "none", *options),
        folder=folder,
    )


def seven_of_nine(path: Path, turned: int = 0) -> None:
    """An A4 of 3 × 3 cells with lines to cut by around each; one letter is on the first, nothing on 3 and 8.

    As one sees it, however the page is *turned*; the ninth has what is nearly as pale as paper.
    """
    k = 72 / 25.4
    wide, high = (210, 297) if turned % 180 == 0 else (297, 210)
    matrix = {0: "1 0 0 1 0 0", 90: f"0 1 -1 0 {wide * k} 0"}[turned]
    lines = [f"q {matrix} cm 0.2 w"]
    for cell in range(9):
        x, y = (15 + cell % 3 * 60) * k, (28.5 + (2 - cell // 3) * 80) * k
        lines.append(f"0 G {x} {y} {60 * k} {80 * k} re S")
        if cell == 0:
            lines.append(f"0 g {x + 80} {y + 90} 1 4 re f")
        elif cell == 8:
            lines.append(f"0.95 g {x + 20} {y + 20} 50 50 re f")
        elif cell not in (2, 7):
            lines.append(f"0.8 0 0 rg {x + 20} {y + 20} 50 50 re f")
    with pikepdf.new() as pdf:
        added = pdf.add_blank_page(page_size=(wide * k, high * k))
        added.Contents = pdf.make_stream("\n".join([*lines, "Q"]).encode())
        added.Rotate = turned
        pdf.save(path)


@pytest.mark.parametrize("turned", [0, 90])
def test_empty_cells_are_left_out_and_told(tmp_path: Path, turned: int) -> None:
    seven_of_nine(tmp_path / "cards.pdf", turned)
    done = taken_apart(tmp_path)
    assert done.code == 0, done.err
    assert "cards.pdf: note: these cells are empty and left out: page 1, 3 and 8 [picture-empty]" in done.err
    assert set(copies(tmp_path)) == {f"cards-1-{number}" for number in (1, 2, 4, 5, 6, 7, 9)}


def test_empty_cells_are_kept_where_nothing_shows_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deckwright.basics.poppler.PROGRAM", "no-such-program")
    seven_of_nine(tmp_path / "cards.pdf")
    done = taken_apart(tmp_path)
    assert done.code == 0 and len(copies(tmp_path)) == 9
    assert "whether cells of its pages are empty cannot be seen" in done.err


def test_a_page_of_empty_cells_has_no_card(tmp_path: Path) -> None:
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(595, 842))
        pdf.save(tmp_path / "cards.pdf")
    done = taken_apart(tmp_path)
    assert done.code == 2 and "every cell of the grid is empty [no-picture]" in done.err


def three_kinds(folder: Path) -> None:
    """A picture, a drawing and a page of a PDF, of 63 × 88 mm and 3 mm of bleed: red left, green right, blue around."""
    picture = Image.new("RGB", (69 * 4, 94 * 4), BLUE)
    picture.paste(RED, (12, 12, 36 * 4, 91 * 4))
    picture.paste(GREEN, (36 * 4, 12, 66 * 4, 91 * 4))
    folder.mkdir()
    picture.save(folder / "a.png", dpi=(101.6, 101.6))
    parts = ((BLUE, (0, 0, 69, 94)), (RED, (3, 3, 33, 88)), (GREEN, (36, 3, 30, 88)))
    shapes = "".join(
        f'<rect fill="rgb{colour}" x="{x}" y="{y}" width="{width}" height="{height}"/>'
        for colour, (x, y, width, height) in parts
    )
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="69mm" height="94mm" viewBox="0 0 69 94">'
    (folder / "b.svg").write_text(f"{head}{shapes}</svg>", encoding="utf-8")
    k = 72 / 25.4
    with pikepdf.new() as pdf:
        added = pdf.add_blank_page(page_size=(69 * k, 94 * k))
        added.trimbox = pikepdf.Rectangle(3 * k, 3 * k, 66 * k, 91 * k).as_array()
        lines = [
            " ".join(f"{value:.4f}" for value in (*(part / 255 for part in colour),))
            + " rg "
            + " ".join(f"{value * k:.4f}" for value in box)
            + " re f"
            for colour, box in parts
        ]
        added.Contents = pdf.make_stream("\n".join(lines).encode())
        pdf.save(folder / "c.pdf")


@pytest.mark.parametrize("ink", [(), ("--grey",)])
def test_a_picture_for_machines_that_print_then_cut(tmp_path: Path, ink: tuple[str, ...]) -> None:
    """Each piece to its cut line as it stands on the page, transparent between; no bleed shows."""
    three_kinds(tmp_path / "cards")
    done = run("impose", "cards", "--cut", "png", "--gutter", "8mm", *ink, folder=tmp_path)
    assert done.code == 0, done.err
    picture = np.asarray(Image.open(tmp_path / "build/cards/cards-cards-a4-cut.png").convert("RGBA"))
    placed = {each["card"]: each for each in placements(tmp_path)}
    left, top = min(p["x"] for p in placed.values()), min(p["y"] for p in placed.values())
    opaque = (picture[:, :, 3] == 255).sum() / (300 / 25.4) ** 2
    assert opaque == pytest.approx(3 * 63 * 88, rel=3e-3)
    for card, p in placed.items():
        assert p["rotation"] == 0
        for dx, dy, colour in ((0.4, 0.4, RED), (31, 44, RED), (35, 44, GREEN), (62.6, 87.6, GREEN)):
            x, y = ((at * 300 / 25.4) for at in (p["x"] + dx - left, p["y"] + dy - top))
            red, green, blue = colour
            light = round(0.3 * red + 0.59 * green + 0.11 * blue)
            wanted = (light,) * 3 if ink and card != "c" else colour
            assert near(tuple(int(part) for part in picture[int(y), int(x), :3]), wanted), (card, dx, dy)


def test_pages_of_a_pdf_are_no_pixels_without_poppler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deckwright.basics.poppler.PROGRAM", "no-such-program")
    three_kinds(tmp_path / "cards")
    done = run("impose", "cards", "--cut", "png,dxf", folder=tmp_path)
    assert done.code == 0 and "--cut png: pages of a PDF become pixels by poppler's" in done.err
    assert {path.suffix for path in (tmp_path / "build/cards").iterdir()} == {".pdf", ".dxf", ".json"}


def test_equal_pictures_lie_in_the_sheets_once(tmp_path: Path) -> None:
    for name in ("a", "b"):
        save(tmp_path / f"cards/{name}.png", RED)
    save(tmp_path / "cards/c.png", GREEN)
    assert imposed(tmp_path).code == 0
    with pikepdf.open(tmp_path / "build/cards/cards-cards-a4.pdf") as pdf:
        streams = [each for each in pdf.objects if isinstance(each, pikepdf.Stream)]
        assert sum(each.get("/Subtype") == "/Image" for each in streams) == 2
        assert pdf.check_pdf_syntax() == []


PEAK = Path("/proc/self/clear_refs")


@pytest.mark.skipif(not PEAK.exists(), reason="only Linux tells how much memory was taken")
def test_pictures_are_not_held_in_memory(tmp_path: Path) -> None:
    """16 of 6 MB: a few of them may be there at once."""
    for number in range(16):
        save(tmp_path / f"cards/{number}.png", (number, 0, 0), (1240, 1732), compress_level=0)
    imposed(tmp_path, "--list", "none.txt")  # so that all is loaded
    PEAK.write_text("5", encoding="ascii")
    before = memory("VmRSS")
    assert imposed(tmp_path, "--make-bleed", "none").code == 0
    assert memory("VmHWM") - before < 50


def memory(kind: str) -> float:
    (line,) = re.findall(rf"{kind}:\s+(\d+) kB", Path("/proc/self/status").read_text("ascii"))
    return int(line) / 1024


@pytest.mark.skipif(os.name == "nt", reason="programs have other names there")
def test_a_page_that_poppler_cannot_show_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "bin/pdftocairo"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent))
    (tmp_path / "cards").mkdir()
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(178.58, 249.45))  # 63 × 88 mm
        pdf.save(tmp_path / "cards/fox.pdf")
    done = run("impose", "cards", "--cut", "png", folder=tmp_path)
    assert done.code == 1 and "fox.pdf: error: page 1 lies on a sheet" in done.err, done.err
    assert "[image-unreadable]" in done.err and not (tmp_path / "build").exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in the file system")
@pytest.mark.parametrize(
    ("label", "arguments"),
    [
        ("cards/b.png", ("impose", "cards")),
        ("cards/backs/b.pdf", ("impose", "cards")),
        ("b.png", ("impose", "b.png")),
        ("b.svg", ("impose", "b.svg")),
        ("b.pdf", ("impose", "b.pdf", "--grid", "3x3")),
        ("b.png", ("impose", "cards", "--back", "b.png")),
        ("b.txt", ("impose", "cards", "--list", "b.txt")),
        ("b.csv", ("impose", "cards", "--list", "b.csv")),
        ("cards/b.png", ("new", "jeu", "--pictures", "cards")),
    ],
)
@pytest.mark.parametrize("what", ["a pipe", "a device", "four gigabytes"])
def test_what_is_no_picture_to_be_read_is_told_and_not_waited_for(
    tmp_path: Path, label: str, arguments: tuple[str, ...], what: str
) -> None:
    (tmp_path / "cards").mkdir()
    save(tmp_path / "cards/fox.png", RED)
    path = tmp_path / label
    path.parent.mkdir(exist_ok=True)
    if what == "a pipe":
        os.mkfifo(path)
    elif what == "a device":
        path.symlink_to("/dev/zero")
    else:
        with path.open("wb") as file:
            file.truncate(4 << 30)  # no room is taken where nothing is written
    done = run(*arguments, folder=tmp_path)
    reason = "it has 4,294,967,296 bytes" if what == "four gigabytes" else "it is not a file"
    assert done.code in (1, 2) and f"{path.name}: error: " in done.err and reason in done.err, done.err
    assert not (tmp_path / "build").exists() and not (tmp_path / "jeu").exists()


@pytest.mark.parametrize("command", [("impose", "cards"), ("new", "jeu", "--pictures", "cards")])
def test_postscript_that_is_called_a_picture_is_not_run(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards/fox.png").write_bytes(b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 63 88\nshowpage\n")
    done = run(*command, folder=tmp_path)
    assert done.code == 1 and "fox.png: error: the picture cannot be read" in done.err, done.err
