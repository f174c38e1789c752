"""`deckwright new`: whatever is asked for builds at once, without a warning, and is easy to change."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import ezdxf
import openpyxl
import pytest
from PIL import Image

from deckwright.basics.phrases import quantity
from tests.kit.project import Project, run

TEMPLATES = ["plain", "illustrated", "tokens"]


def begun(folder: Path, *arguments: str) -> Project:
    done = run("new", *arguments, folder=folder)
    assert done.code == 0, done.err
    (made,) = [entry for entry in folder.iterdir() if (entry / "cards").is_dir()]
    return Project(made)


@pytest.mark.parametrize(
    ("template", "form"),
    [("plain", "xlsx"), ("plain", "csv"), ("plain", "yaml"), ("illustrated", "yaml"), ("tokens", "csv")],
)
def test_a_new_game_builds_at_once(tmp_path: Path, template: str, form: str) -> None:
    made = begun(tmp_path, "mygame", "--template", template, "--from", form)
    assert made.root.name == "mygame"
    assert {p.name for p in made.root.iterdir()} == {"cards", "layouts", "assets", "build", "README.md"}
    assert (made.root / f"cards/mygame/cards.{form}").is_file()
    checked = made.run("check", "--strict", "--json")
    answer = json.loads(checked.out)
    assert (checked.code, answer["problems"], answer["cards"]) == (0, [], 9)
    built = made.run("build")
    copies = 54 if template == "tokens" else 9
    assert (built.code, built.err) == (0, f"{copies} cards of 9 kinds\n")
    assert built.out.startswith("build/mygame/mygame-cards-a4.pdf  2 pages\n")  # a sheet and its back


SIZES = [
    ("plain", ["tarot-us", "mini-us", "domino", "90x60mm"]),
    ("illustrated", ["tarot-70", "mini-euro", "70x70mm"]),
    ("tokens", ["disc-15", "tile-medium-hex", "poker"]),
]


@pytest.mark.parametrize(
    ("template", "size"), [(template, size) for template, sizes in SIZES for size in sizes]
)
def test_every_size_fits(tmp_path: Path, template: str, size: str) -> None:
    done = begun(tmp_path, "g", "--template", template, "--size", size).run("check", "--strict")
    assert (done.code, done.out) == (0, "9 cards checked: 0 errors, 0 warnings\n")


@pytest.mark.parametrize("name", ["A Very Long Name of a Game that goes on", "Ö", 'L\'Été: "oui" & <non>'])
def test_names_of_all_kinds(tmp_path: Path, name: str) -> None:
    for template in ("plain", "illustrated"):
        folder = tmp_path / template
        folder.mkdir()
        assert begun(folder, name, "--template", template).run("check", "--strict").code == 0


def test_a_path_makes_the_folder_that_it_names(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    done = run("new", "games/of mine/High Tide", folder=tmp_path)
    made = tmp_path / "games/of mine/high-tide"
    assert done.code == 0 and [path.name for path in tmp_path.iterdir()] == ["games"], done.text
    assert 'title: "High Tide"' in (made / "cards/high-tide/game.yaml").read_text("utf-8")
    assert 'cd "games/of mine/high-tide"' in done.text and "games/of mine/high-tide/README.md" in done.out
    other = run("new", str(tmp_path / "games/ebb"), folder=made)
    assert other.code == 0 and (tmp_path / "games/ebb/cards/ebb/game.yaml").is_file(), (
        "a path leads out of the project"
    )


def test_layouts_have_guides_for_inkscape(tmp_path: Path) -> None:
    for template in TEMPLATES:
        folder = tmp_path / template
        folder.mkdir()
        made = begun(folder, "g", "--template", template)
        for name in ("card.svg", "back.svg"):
            text = (made.root / f"layouts/g/{name}").read_text(encoding="utf-8")
            assert 'inkscape:groupmode="layer" inkscape:label="guides"' in text and "inkscape:page" in text
            assert (
                "[[" not in text
                and "[%" not in text
                and not re.search(r"\d\.\d{3,}\D", text.split("beads")[0])
            )


def test_a_change_in_the_spreadsheet_is_on_the_card(tmp_path: Path) -> None:
    made = begun(tmp_path, "g")
    book = openpyxl.load_workbook(made.root / "cards/g/cards.xlsx")
    sheet = book["Cards"]
    assert [cell.value for cell in sheet[1]] == ["Name", "Kind", "Cost", "Points", "Text", "Copies"]
    assert [sheet["C2"].value, sheet["F2"].value] == [2, 1]  # numbers, which a spreadsheet program can add up
    sheet["C2"] = 9
    sheet["F3"] = 3
    sheet.append(["Harbour Bell", "weather", 1, 2, "Wake **everybody**.", None])
    book.save(made.root / "cards/g/cards.xlsx")
    assert made.run("build").err == "12 cards of 10 kinds\n"
    sheet["B4"] = "shop"
    book.save(made.root / "cards/g/cards.xlsx")
    done = made.run("check")
    assert done.code == 1 and "cards/g/cards.xlsx!Cards!B4: error: tea-house: kind" in done.out


def test_the_rule_is_held(tmp_path: Path) -> None:
    made = begun(tmp_path, "g", "--from", "csv")
    text = (made.root / "cards/g/cards.csv").read_text(encoding="utf-8-sig")
    made.write("cards/g/cards.csv", re.sub(",[01],", ",5,", text))
    done = made.run("check")
    assert done.code == 1 and "[rule: cheap-cards]" in done.out


def test_a_second_game_joins_the_project(tmp_path: Path) -> None:
    made = begun(tmp_path, "first")
    before = (made.root / "README.md").read_bytes()
    done = made.run("new", "Second Game", "--template", "tokens")
    assert done.code == 0 and "deckwright build second-game" in done.err
    assert made.run("build", "second-game").code == 0 and made.run("build", "first").code == 0
    assert (made.root / "README.md").read_bytes() == before
    again = made.run("new", "first")
    assert again.code == 2 and "already" in again.err


def test_nothing_that_is_there_is_changed(tmp_path: Path) -> None:
    (tmp_path / "mygame").mkdir()
    (tmp_path / "mygame/notes.txt").write_text("mine")
    done = run("new", "mygame", folder=tmp_path)
    assert done.code == 2 and "already-there" in done.err
    assert [p.name for p in (tmp_path / "mygame").iterdir()] == ["notes.txt"]


BAD = [
    (("new",), "Missing argument"),
    (("new", "???"), "makes no name of a folder"),
    (("new", "g", "--size", "pokr"), "did you mean"),
    (("new", "g", "--size", "tarot"), "several sizes"),
    (("new", "g", "--size", "disc-25"), "round"),
    (("new", "g", "--size", "10x10mm"), "40 mm or more"),
    (("new", "g", "--size", "12"), "not a size"),
    (("new", "g", "--template", "fancy"), "fancy"),
    (("new", "g", "--from", "ods"), "ods"),
]


@pytest.mark.parametrize(("arguments", "words"), BAD)
def test_usage(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    done = run(*arguments, folder=tmp_path)
    assert done.code == 2 and words in done.err
    assert list(tmp_path.iterdir()) == []


def test_the_readme_is_one_page_and_its_commands_work(tmp_path: Path) -> None:
    made = begun(tmp_path, "mygame")
    text = (made.root / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60 and "[[" not in text
    for command in re.findall(r"^deckwright (build)\b", text, re.MULTILINE):
        assert made.run(command).code == 0
    for file in re.findall(r"`((?:cards|layouts)/[\w./]+)`", text):
        assert (made.root / file).exists(), file


def save(path: Path, colour: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", (815, 1110), colour).save(path)  # 63 × 88 mm and 3 mm around, at 300 dpi


@pytest.mark.parametrize("form", ["csv", "xlsx", "yaml"])
def test_finished_pictures_begin_a_game(tmp_path: Path, form: str) -> None:
    save(tmp_path / "scans/3x fox.png", "red")
    save(tmp_path / "scans/backs/fox.png", "blue")
    save(tmp_path / "scans/owl.jpg", "red")
    save(tmp_path / "scans/back.png", "green")
    done = run("new", "forest", "--pictures", "scans", "--from", form, folder=tmp_path)
    assert done.code == 0 and "2 cards. Print them:" in done.err
    made = Project(tmp_path / "forest")
    assert made.run("check", "--strict").out == "2 cards checked: 0 errors, 0 warnings\n"
    built = made.run("build")
    assert built.code == 0 and built.err.endswith(
        "4 cards of 2 kinds\n"
    )  # and that the backs differ at their cuts
    content = json.loads((made.root / "build/forest/forest-cards-a4.manifest.json").read_bytes())
    assert {(face["card"], face["side"], face["bleed_mm"]) for face in content["faces"]} == {
        ("fox", "front", 3),
        ("owl", "front", 3),
        (None, "back", 3),  # a back is its picture's
    }
    assert [face["side"] for face in content["faces"]].count("back") == 2


def test_a_title_of_the_table_stands_over_the_picture(tmp_path: Path) -> None:
    save(tmp_path / "scans/fox.png", "red")
    run("new", "forest", "--pictures", "scans", "--from", "yaml", folder=tmp_path)
    made = Project(tmp_path / "forest")
    table = made.root / "cards/forest/cards.yaml"
    table.write_text(table.read_text(encoding="utf-8") + "  title: The Red Fox\n", encoding="utf-8")
    assert made.run("check", "--strict").code == 0
    assert made.run("build", "--format", "png").code == 0
    with Image.open(made.root / "build/forest/forest-cards-png/fox-front.png") as drawn:
        pixels = drawn.convert("RGB")
        scale = pixels.width / 69  # with 3 mm around 63 mm
        assert pixels.getpixel((round(9 * scale), round(10 * scale))) == (
            255,
            253,
            248,
        )  # the band of the title
        assert pixels.getpixel((round(35 * scale), round(60 * scale))) == (255, 0, 0)


def test_pictures_that_make_no_game_are_told(tmp_path: Path) -> None:
    save(tmp_path / "scans/fox.png", "red")
    Image.new("RGB", (825, 1425), "red").save(tmp_path / "scans/tower.png")
    done = run("new", "forest", "--pictures", "scans", folder=tmp_path)
    assert done.code == 2 and not (tmp_path / "forest").exists()
    assert "cards of several sizes: 1 of 63 × 88 mm, 1 of 69.85 × 120.65 mm" in done.err
    assert run("new", "f", "--pictures", "scans", "--template", "plain", folder=tmp_path).code == 2
    assert run("new", "f", "--pictures", "nowhere", folder=tmp_path).code == 2


OTHERS = [("flashcards", 9, 9, 2), ("standees", 6, 8, 1), ("microgame", 20, 20, 8)]


@pytest.mark.parametrize(("template", "cards", "copies", "pages"), OTHERS, ids=[row[0] for row in OTHERS])
def test_templates_of_other_things(
    tmp_path: Path, template: str, cards: int, copies: int, pages: int
) -> None:
    made = begun(tmp_path, "mygame", "--template", template, "--from", "csv")
    checked = made.run("check", "--strict")
    assert (checked.code, checked.out) == (0, f"{cards} cards checked: 0 errors, 0 warnings\n")
    built = made.run("build")
    assert (built.code, built.err) == (0, f"{copies} cards of {cards} kinds\n")
    assert built.out.startswith(f"build/mygame/mygame-cards-a4.pdf  {quantity(pages, 'page')}\n")


def test_flashcards_have_two_faces_of_their_own(tmp_path: Path) -> None:
    made = begun(tmp_path, "verbs", "--template", "flashcards", "--size", "74x105mm", "--from", "xlsx")
    assert made.run("check", "--strict").code == 0 and made.run("build").code == 0
    content = json.loads((made.root / "build/verbs/verbs-cards-a4.manifest.json").read_bytes())
    backs = [face for face in content["faces"] if face["side"] == "back"]
    assert len({face["digest"] for face in backs}) == 9 and all(face["card"] for face in backs)
    assert {(face["width_mm"], face["height_mm"]) for face in backs} == {(74, 105)}  # A7


def test_standees_have_their_sizes_and_are_folded_at_the_head(tmp_path: Path) -> None:
    made = begun(tmp_path, "figures", "--template", "standees")
    refused = run("new", "other", "--template", "standees", "--size", "poker", folder=made.root)
    assert refused.code == 2 and "sizes of its own" in refused.err
    assert made.run("build", "--cards", "guard", "--cut", "dxf").code == 0
    drawing = ezdxf.readfile(made.root / "build/figures/figures-cards-a4-cut.dxf")
    layers = Counter(entity.dxf.layer for entity in drawing.modelspace())
    assert layers == {"CUT": 2, "CREASE": 6}  # two copies: the head and two tabs each


def test_a_box_is_told_to_grow_with_its_cards(tmp_path: Path) -> None:
    made = begun(tmp_path, "tide", "--template", "microgame", "--from", "csv")
    made.change("cards/tide/game.yaml", "cards: 19, thickness: 0.3 mm", "cards: 54, thickness: 0.3 mm")
    done = made.run("check")
    assert "as deep as 54 cards; of 'card' the game has 19" in done.out and "[tuckbox-cards]" in done.out
    net = 2 * (63.5 + 1) + 2 * (54 * 0.3 + 1) + 12
    (root,) = re.findall(r'write (width="[^"]+" height="[^"]+" viewBox="[^"]+")', done.out)
    assert f'width="{round(net, 2):g}mm"' in root and f'viewBox="0 0 {round(net, 2):g} ' in root
    layout = (made.root / "layouts/tide/box.svg").read_text(encoding="utf-8")
    made.write(
        "layouts/tide/box.svg", re.sub(r'width="[^"]+" height="[^"]+" viewBox="[^"]+"', root, layout, count=1)
    )
    done = made.run("check")
    assert "[tuckbox-cards]" in done.out and "1 warning" in done.out


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("tuckbox: crad, cards: 19", "no component 'crad'"),
        ("tuckbox: card, cards: 0", "a box holds 1 to 500"),
        ("tuckbox: card", "cards: 18"),
        ("tuckbox: card, cards: 19, tiled: yes", "tiled"),
    ],
)
def test_boxes_that_cannot_be_made_are_told(tmp_path: Path, change: str, words: str) -> None:
    made = begun(tmp_path, "tide", "--template", "microgame", "--from", "csv")
    made.change("cards/tide/game.yaml", "tuckbox: card, cards: 19", change)
    done = made.run("check", "--quick")
    assert done.code == 1 and words in done.out
