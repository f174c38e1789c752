"""Sheet options from the command line and game.yaml to the finished files."""

from __future__ import annotations

import io
import json
import re
import subprocess
from typing import Any

import pikepdf
import pytest
from PIL import Image

from tests.kit.project import Project

LABELS = """\
paper: a4
card: 40 x 60 mm
places: [[20, 30], [100, 30, 180]]
"""


def manifest(project: Project, name: str) -> Any:
    return json.loads((project.root / f"build/petit/{name}.manifest.json").read_text("utf-8"))


def fronts(content: Any) -> list[str]:
    return [p["card"] for sheet in content["sheets"] for p in sheet["placements"] if p["side"] == "front"]


def with_sheets(project: Project, sheets: str) -> None:
    project.write(
        "cards/petit/game.yaml", (project.root / "cards/petit/game.yaml").read_text("utf-8") + sheets
    )


@pytest.mark.parametrize(
    ("options", "files"),
    [
        ((), ["petit-cards-a4"]),
        (("--paper", "letter"), ["petit-cards-letter"]),
        (("--paper", "210 x 330 mm"), ["petit-cards-210x330mm"]),
        (("--deck", "betes"), ["petit-cards-betes-a4"]),
        (("--deck", "betes", "--deck", "sorts"), ["petit-cards-a4"]),
        (("--lang", "en"), ["petit-cards-a4", "petit-en-cards-a4"][1:]),
        (("--lang", "en", "--deck", "sorts", "--paper", "a3"), ["petit-en-cards-sorts-a3"]),
        (("--backs", "separate"), ["petit-cards-backs-a4", "petit-cards-fronts-a4"]),
        (("--paper", "card"), ["petit-cards-card", "petit-cards-fronts-card"]),
        (("--cards", "crabe", "--copies", "one"), ["petit-cards-a4"]),
    ],
)
def test_names_of_files(petit: Project, options: tuple[str, ...], files: list[str]) -> None:
    done = petit.run("build", *options)
    assert done.code == 0, done.err
    assert petit.built() == sorted(f"{name}{end}" for name in files for end in (".manifest.json", ".pdf"))


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ((), ["crabe"] * 3 + ["ours", "eclair"]),
        (("--copies", "one"), ["crabe", "ours", "eclair"]),
        (("--copies", "one", "--sets", "2"), ["crabe", "ours", "eclair"] * 2),
        (("--cards", "*r*", "--deck", "betes"), ["crabe"] * 3 + ["ours"]),
        (("--where", "vie == 1"), ["eclair"]),
    ],
)
def test_which_cards_are_printed(petit: Project, options: tuple[str, ...], cards: list[str]) -> None:
    assert petit.run("build", *options).code == 0
    (name,) = [name.removesuffix(".pdf") for name in petit.built() if name.endswith(".pdf")]
    assert fronts(manifest(petit, name)) == cards


def test_defaults_stand_in_the_game_and_the_command_line_goes_first(petit: Project) -> None:
    with_sheets(petit, "sheets: {paper: letter, copies: one, backs: none, sleeve: no}\n")
    assert petit.run("build").code == 0
    content = manifest(petit, "petit-cards-letter")
    assert fronts(content) == ["crabe", "ours", "eclair"]
    assert [sheet["side"] for sheet in content["sheets"]] == ["front"]
    assert petit.run("build", "--paper", "a4", "--backs", "short-edge").code == 0
    content = manifest(petit, "petit-cards-a4")
    assert [sheet["side"] for sheet in content["sheets"]] == ["front", "back"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--paper", "a44"), ["unknown paper 'a44'; known are a4, a3, a5, a6, sra3, letter"]),
        (("--orientation", "up"), ["orientation: 'up' is not one of auto, portrait, landscape"]),
        (("--margin", "-3"), ["margin: '-3' is out of range; allowed are 0 to 200 mm"]),
        (("--gutter", "some"), ["or the word bleed"]),
        (
            ("--marks", "x", "--backs", "y"),
            ["not one of full, corner, none", "not one of long-edge, short-edge"],
        ),
        (("--order", "x"), ["not one of deck, stack"]),
        (("--sets", "many"), ["not a whole number from 1 to 1000"]),
        (("--format", "tiff"), ["not one of pdf, png, svg"]),
        (("--dpi", "many"), ["from 20 to 2400"]),
        (("--format", "png", "--px", "9"), ["width x height in pixels, such as 825x1125"]),
        (("--format", "png", "--px", "99x99", "--dpi", "300"), ["give one of both"]),
        (("--sleeve", "--backs", "fold"), ["--sleeve prints fronts only"]),
        (("--jobs", "0"), ["1<=x<=256"]),
        (("--cards", "zzz"), ["no card has an id like 'zzz'"]),
        (("--where", "vie >"), ["cannot be read"]),
        (("--where", "vie > 100"), ["no card is left"]),
        (("--marks",), ["requires an argument"]),
        (("--lowink",), ["No such option", "--low-ink"]),
    ],
)
def test_usage(petit: Project, arguments: tuple[str, ...], words: list[str]) -> None:
    """Exit code 2, what is allowed, nothing drawn and nothing written."""
    done = petit.run("build", *arguments)
    assert done.code == 2, done.err
    assert all(word in done.err for word in words), done.err
    assert not (petit.root / "build").exists()


@pytest.mark.parametrize(
    ("sheets", "column", "words"),
    [
        ("sheets: {papr: a4}", 10, ["unknown sheet option 'papr'", "did you mean 'paper'?"]),
        ("sheets: {paper: a44}", 17, ["unknown paper 'a44'"]),
        ("sheets: {low-ink: perhaps}", 19, ["'perhaps' is not one of yes, no"]),
        ("sheets: {px: 10}", 14, ["such as 825x1125"]),
        ("sheets: [a4]", 9, ["a mapping"]),
        ("sheets: {margin: [1, 2]}", 18, ["one word is allowed"]),
    ],
)
def test_bad_defaults_have_a_place(petit: Project, sheets: str, column: int, words: list[str]) -> None:
    line = len((petit.root / "cards/petit/game.yaml").read_text("utf-8").splitlines()) + 1
    with_sheets(petit, f"{sheets}\n")
    for command in ("build", "check"):
        done = petit.run(command)
        assert done.code == 1
        assert f"cards/petit/game.yaml:{line}:" in done.text
        assert all(word in done.text for word in words), done.text


def test_a_sheet_of_ones_own(petit: Project) -> None:
    petit.write("layouts/petit/sheets/labels.yaml", LABELS)
    done = petit.run("build", "--paper", "labels")
    assert done.code == 0, done.err
    content = manifest(petit, "petit-cards-labels")
    first = content["sheets"][0]["placements"]
    assert [(p["x"], p["y"], p["rotation"]) for p in first] == [(20, 30, 0), (100, 30, 180)]
    assert len([sheet for sheet in content["sheets"] if sheet["side"] == "front"]) == 3


def test_a_common_sheet_and_one_of_the_game(petit: Project) -> None:
    petit.write("layouts/common/sheets/labels.yaml", LABELS.replace("[20, 30]", "[10, 10]"))
    assert petit.run("build", "--paper", "labels").code == 0
    assert manifest(petit, "petit-cards-labels")["sheets"][0]["placements"][0]["x"] == 10
    petit.write("layouts/petit/sheets/labels.yaml", LABELS)
    assert petit.run("build", "--paper", "labels").code == 0
    assert manifest(petit, "petit-cards-labels")["sheets"][0]["placements"][0]["x"] == 20


def test_a_faulty_sheet_of_ones_own(petit: Project) -> None:
    petit.write("layouts/petit/sheets/labels.yaml", LABELS.replace("[20, 30]", "[200, 30]"))
    done = petit.run("build", "--paper", "labels")
    assert done.code == 2
    assert "layouts/petit/sheets/labels.yaml:3:9: error: place 1 lies off the paper" in done.err


def test_what_a_print_shop_asks_for(petit: Project) -> None:
    assert petit.run("build", "--paper", "card", "--outline-text").code == 0
    for name, pages in (("petit-cards-card", 8), ("petit-cards-fronts-card", 1)):
        path = petit.root / f"build/petit/{name}.pdf"
        with pikepdf.open(path) as pdf:
            assert len(pdf.pages) == pages
            for page in pdf.pages:
                boxes = (page.mediabox, page.bleedbox, page.trimbox)
                mm = [[round(float(value) * 25.4 / 72, 3) for value in box] for box in boxes]
                assert mm == [[0, 0, 44, 64], [0, 0, 44, 64], [2, 2, 42, 62]]
        fonts = subprocess.run(["pdffonts", path], check=True, capture_output=True, text=True).stdout
        assert len(fonts.splitlines()) == 2, "no font at all"
    sides = [sheet["side"] for sheet in manifest(petit, "petit-cards-card")["sheets"]]
    assert sides == ["front", "back"] * 4


def test_pictures_in_cards_are_brought_down(petit: Project) -> None:
    """A picture of 900 × 600 pixels on 30 × 20 mm, at 100 dpi, has some 118 × 79."""
    buffer = io.BytesIO()
    Image.effect_noise((900, 600), 80).convert("RGB").save(buffer, "PNG")
    petit.write("assets/petit/art/crabe.png", buffer.getvalue())
    (petit.root / "assets/petit/art/crabe.svg").unlink()
    sizes = {}
    for dpi in ("2400", "100"):
        assert petit.run("build", "--image-dpi", dpi).code in (0, 3)
        with pikepdf.open(petit.pdf) as pdf:
            images = [
                o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"
            ]
            sizes[dpi] = [(int(image.Width), int(image.Height)) for image in images]
    assert sizes["2400"] == [(900, 600)]
    assert sizes["100"] == [pytest.approx((119, 79), abs=1)]


def test_neighbours_of_another_colour_are_told(petit: Project) -> None:
    with_sheets(petit, "sheets: {sets: 4}\n")  # so that cards lie below others
    assert "edges-differ" not in petit.run("build").text, "the ground is the same all round"
    stripe = '<rect x="-2" y="-2" width="44" height="8" fill="#204"/>'
    petit.change("layouts/petit/carte.svg", '<text id="nom"', f'{stripe}<text id="nom"')
    done = petit.run("build")
    assert done.code == 0
    assert (
        "cards share a cut with neighbours of another colour, such as the bottom of the front of" in done.err
    )
    assert "hint: --gutter bleed parts the cards" in done.err
    assert "edges-differ" not in petit.run("build", "--gutter", "bleed").text
    assert "edges-differ" not in petit.run("build", "--paper", "card").text
    assert petit.run("build", "--strict").code == 1


def test_unused_options_are_told(petit: Project) -> None:
    done = petit.run("build", "--dpi", "300")
    assert done.code == 0
    assert "warning: --dpi: means nothing for --format pdf [option-unused]" in done.err


def test_backs_that_no_card_has(petit: Project) -> None:
    petit.change("cards/petit/game.yaml", ", back: dos.svg", "")
    for how, is_told in (("fold", True), ("none", False)):
        done = petit.run("build", "--backs", how)
        assert ("--backs: means nothing where no card has a back" in done.err) is is_told, done.err
        assert done.code == 0


@pytest.mark.parametrize(("options", "printed"), [((), 5), (("--sets", "2"), 10), (("--copies", "one"), 3)])
def test_a_build_counts_what_it_printed(petit: Project, options: tuple[str, ...], printed: int) -> None:
    assert petit.run("build", *options).err.splitlines()[-1] == f"{printed} cards of 3 kinds"


def test_what_sheets_have_no_room_for_is_told_at_the_game(petit: Project) -> None:
    """No card is at fault: sizes and bleeds stand in game.yaml. A card that is too large is told at the card."""
    game = (petit.root / "cards/petit/game.yaml").read_text(encoding="utf-8")
    petit.write("cards/petit/game.yaml", game.replace("bleed: 2 mm", "bleed: 9 mm"))
    said = petit.run("build").err
    assert re.search(
        r"^cards/petit/game\.yaml: warning: crop marks .*\[no-room-for-marks\]$", said, re.MULTILINE
    )
    petit.write("cards/petit/game.yaml", game.replace("size: 40 x 60 mm", "size: 400 x 600 mm"))
    assert re.search(
        r"^cards/petit/\w+\.yaml:\d+:.*\[card-too-large\]$", petit.run("build").err, re.MULTILINE
    )
