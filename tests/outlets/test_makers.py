"""What makers are sent, read back: pixels, dots, names, slots, the order of pages."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from PIL import Image

from deckwright.outlets import gathering
from deckwright.outlets.makers.mpc import bracket
from deckwright.outlets.makers.products import products
from tests.kit.project import CARTE, DOS, GAME, Project, make, names_in
from tests.outlets.reading import text_of

OWN, THEIRS = (63, 88), (816, 1110)


def sized(root: Path, width: float, height: float, bleed: float = 3) -> Project:
    """The small game with cards of another size, the ground drawn as far as the bleed."""
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    ground = f'x="-{bleed}" y="-{bleed}" width="{width + 2 * bleed}" height="{height + 2 * bleed}"'

    def layout(text: str) -> str:
        text = text.replace('width="40mm" height="60mm" viewBox="0 0 40 60"', size)
        return text.replace('x="-2" y="-2" width="44" height="64"', ground)

    game = GAME.replace("size: 40 x 60 mm", f"size: {width} x {height} mm").replace(
        "bleed: 2", f"bleed: {bleed}"
    )
    files = {"cards/petit/game.yaml": game, "layouts/petit/carte.svg": layout(CARTE)}
    return make(root / "jeu", {**files, "layouts/petit/dos.svg": layout(DOS)})


def export(project: Project, outlet: str, *options: str) -> Path:
    done = project.run("export", outlet, *options)
    assert done.code == 0, done.err
    return project.root / f"build/petit/petit-{outlet}"


def read_order(path: Path) -> dict[int, tuple[str, str]]:
    """The order as the autofill tool reads it: files by slot. Every slot once, every file there."""
    root = ET.fromstring(path.read_bytes())
    quantity = int(root.findtext("details/quantity", ""))
    assert root.findtext("details/stock") == "(S30) Standard Smooth"
    sides: list[dict[int, str]] = []
    for side in ("fronts", "backs"):
        found: dict[int, str] = {}
        for card in root.findall(f"{side}/card"):
            assert card.findtext("sourceType") == "Local File"
            for slot in (card.findtext("slots") or "").split(","):
                assert int(slot) not in found
                found[int(slot)] = card.findtext("id") or ""
        sides.append(found)
    fronts, backs = sides
    common = root.findtext("cardback") or ""
    assert set(fronts) == set(range(quantity)), "no slot is empty"
    for name in (*fronts.values(), *backs.values(), common):
        assert (path.parent / name).is_file()
    return {slot: (fronts[slot], backs.get(slot, common)) for slot in range(quantity)}


def test_an_order_of_makeplayingcards(tmp_path: Path) -> None:
    folder = export(sized(tmp_path, *OWN), "mpc")
    assert names_in(folder) == ["63x88"]
    order = read_order(folder / "63x88/order.xml")
    crab, bear, flash = (f"fronts/00{n}-{name}.png" for n, name in ((1, "crabe"), (2, "ours"), (3, "eclair")))
    beasts, blank = "backs/dos-carte-back.png", "backs/blank.png"
    assert order == {
        0: (crab, beasts),
        1: (crab, beasts),
        2: (crab, beasts),
        3: (bear, beasts),
        4: (flash, blank),
    }
    for name in (crab, bear, flash, beasts, blank):
        picture = Image.open(folder / "63x88" / name)
        assert (picture.size, picture.mode) == (THEIRS, "RGB")
        assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.01)
    pixels = np.asarray(Image.open(folder / "63x88" / crab)).astype(int)
    rim = np.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])
    assert (rim == (0xFF, 0xF6, 0xDD)).all(), "no pale rim where the bleed lacks half a pixel"
    green = (abs(pixels - (0, 0xAA, 0)) <= 2).all(axis=2)
    ys, xs = np.nonzero(green)
    per_mm = 300 / 25.4
    left, top = (816 - 63 * per_mm) / 2, (1110 - 88 * per_mm) / 2  # the card in the middle, true to size
    assert (xs.min(), xs.max()) == pytest.approx((left + 5 * per_mm, left + 35 * per_mm), abs=1.5)
    assert (ys.min(), ys.max()) == pytest.approx((top + 12 * per_mm, top + 32 * per_mm), abs=1.5)


def test_other_sizes_are_numbered_pictures(tmp_path: Path) -> None:
    folder = export(sized(tmp_path, 63.5, 88.9), "mpc")
    assert names_in(folder / "poker") == ["backs", "fronts"]
    assert names_in(folder / "poker/fronts")[0] == "001-crabe.x3.front.png"
    assert Image.open(folder / "poker/fronts/001-crabe.x3.front.png").size == (822, 1122)


def test_cards_that_lie_are_turned(tmp_path: Path) -> None:
    folder = export(sized(tmp_path, 88, 63), "mpc", "--deck", "betes")
    pixels = np.asarray(Image.open(folder / "63x88/fronts/001-crabe.png")).astype(int)
    assert pixels.shape == (1110, 816, 3)
    rim = np.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])
    assert (rim == (0xFF, 0xF6, 0xDD)).all()
    ys, xs = np.nonzero((abs(pixels - (0, 0xAA, 0)) <= 2).all(axis=2))
    assert xs.mean() > 816 / 2, "its top is at the right"
    assert ys.mean() < 1110 / 2


def test_brackets() -> None:
    assert [bracket(n) for n in (1, 18, 19, 235, 612)] == [18, 18, 36, 396, 612]


@pytest.mark.parametrize("maker", ["mpc", "tgc"])
def test_pixels_show_the_trim_with_about_an_eighth_of_an_inch(maker: str) -> None:
    for product in products(maker):
        for pixels, trim in zip(product.px, product.trim, strict=True):
            bleed = (pixels / 300 * 25.4 - trim) / 2
            assert 2.95 < bleed < 4.2, product


def test_folders_of_the_game_crafter(tmp_path: Path) -> None:
    folder = export(sized(tmp_path, *OWN), "tgc")
    assert names_in(folder / "EuroPokerDeck/betes") == [
        "crabe[face,3].png",
        "deck-dos-carte-back.png",
        "ours[face,1].png",
    ]
    assert Image.open(folder / "EuroPokerDeck/betes/crabe[face,3].png").size == (825, 1125)
    lines = (folder / "upload.csv").read_text("utf-8").splitlines()
    back = "EuroPokerDeck/betes/deck-dos-carte-back.png"
    assert lines[1] == f'betes,EuroPokerDeck,crabe,"EuroPokerDeck/betes/crabe[face,3].png",{back},3'
    for line in lines[1:]:
        for name in re.findall(r"EuroPokerDeck/[^\s\"]*?\.png", line):
            assert (folder / name).is_file()


def test_what_a_maker_does_not_have_or_forbids(tmp_path: Path) -> None:
    odd = sized(tmp_path / "a", 47, 99).run("export", "mpc")
    assert (odd.code, "[outlet-size]" in odd.err) == (0, True)
    tight = sized(tmp_path / "b", *OWN, bleed=1).run("export", "tgc")
    assert (tight.code, "[outlet-limit]" in tight.err) == (1, True)
    many = sized(tmp_path / "c", *OWN)
    many.change("cards/petit/betes.yaml", "copies: 3", "copies: 100")
    done = many.run("export", "tgc", "--check")
    assert (done.code, "at most 99" in done.err) == (1, True)


def pages(path: Path) -> list[str]:
    """What is on each page: a name, or the word of the back."""
    found: list[str] = []
    with pikepdf.open(path) as pdf:
        for page in pdf.pages:
            alone = pikepdf.new()
            alone.pages.append(page)
            buffer = io.BytesIO()
            alone.save(buffer)
            text = text_of(buffer.getvalue())
            found.append(next(name for name in ("Crabe", "Ours", "Éclair", "Bêtes") if name in text))
    return found


@pytest.mark.parametrize(
    ("maker", "bleed", "files"),
    [
        (
            "longpack",
            3,
            {"petit-betes.pdf": ["Crabe", "Crabe", "Crabe", "Ours", "Bêtes"], "petit-sorts.pdf": ["Éclair"]},
        ),
        (
            "printplaygames",
            2,
            {
                "petit-betes-front.pdf": ["Crabe"] * 3 + ["Ours"],
                "petit-betes-back.pdf": ["Bêtes"] * 4,
                "petit-sorts.pdf": ["Éclair"],
            },
        ),
    ],
)
def test_the_order_of_pages(tmp_path: Path, maker: str, bleed: float, files: dict[str, list[str]]) -> None:
    folder = export(sized(tmp_path, *OWN), maker)
    with pikepdf.open(folder / next(iter(files))) as pdf:
        assert ("/OutputIntents" in pdf.Root) == (maker == "longpack")
    assert {name: pages(folder / name) for name in names_in(folder)} == files
    with pikepdf.open(folder / next(iter(files))) as pdf:
        box = [float(side) for side in pdf.pages[0].mediabox]
        trim = [float(side) for side in pdf.pages[0].trimbox]
    wanted = [(side + 2 * bleed) * 72 / 25.4 for side in OWN]
    assert box[2:] == pytest.approx(wanted, abs=0.02)
    assert trim[0] == pytest.approx(bleed * 72 / 25.4, abs=0.02)


def test_backs_first_text_outlined_and_what_is_demanded(tmp_path: Path) -> None:
    project = sized(tmp_path, *OWN, bleed=3.2)
    done = project.run("export", "drivethrucards")
    assert (done.code, "wants one for each" in done.err) == (1, True)
    done = project.run("export", "drivethrucards", "--deck", "betes")
    assert (done.code, "[outlet-standard]" in done.err) == (0, True)
    path = project.root / "build/petit/petit-drivethrucards/petit-betes.pdf"
    assert pages(path) == ["Bêtes", "Crabe", "Bêtes", "Crabe", "Bêtes", "Crabe", "Bêtes", "Ours"]
    with pikepdf.open(path) as pdf:
        assert str(pdf.Root.OutputIntents[0].S) == "/GTS_PDFX"
    folder = export(project, "mbprint")
    (name, _) = names_in(folder)
    assert text_of((folder / name).read_bytes()).strip() == "", "letters are shapes"
    assert sized(tmp_path / "b", *OWN).run("export", "drivethrucards", "--deck", "betes", "--check").code == 1


def test_pictures_of_cards_that_are_gone_are_not_uploaded(tmp_path: Path) -> None:
    project = sized(tmp_path, *OWN)
    folder = export(project, "mpc")
    (folder / "63x88/mine.txt").write_text("mine", "utf-8")
    project.change("cards/petit/betes.yaml", "crabe:", "tourteau:")
    export(project, "mpc")
    assert names_in(folder / "63x88/fronts") == ["001-tourteau.png", "002-ours.png", "003-eclair.png"]
    assert (folder / "63x88/mine.txt").is_file()


@pytest.mark.parametrize(
    ("maker", "change"),
    [("tgc", ("copies: 3", "copies: 100")), ("drivethrucards", None), ("mbprint", None)],
)
def test_limits_are_told_before_anything_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, maker: str, change: tuple[str, str] | None
) -> None:
    project = sized(tmp_path, *OWN, bleed=3 if change else 1)
    if change:
        project.change("cards/petit/betes.yaml", *change)

    def drawn(*_: object) -> None:
        raise AssertionError("drawn")

    monkeypatch.setattr(gathering, "draw", drawn)
    monkeypatch.setattr(gathering, "draw_game", drawn)
    monkeypatch.setattr(gathering, "draw_sheets", drawn)
    done = project.run("export", maker)
    assert (done.code, "[outlet-limit]" in done.err) == (1, True)
