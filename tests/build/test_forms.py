"""Cards to fill in: where the boxes lie follows from the layout, whatever it does to its fields; and forms of them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import pikepdf
import pytest
from PIL import Image, ImageDraw, ImageFont

from deckwright.authoring.from_form import cards_of_form
from deckwright.basics.problems import DeckwrightError, RequestError, has_errors
from deckwright.build.again import build
from deckwright.build.built import Built
from deckwright.build.request import Request
from deckwright.game.load import load_game
from deckwright.sheets.write.pdf.meta import FONT as FORM_FONT
from tests.kit.project import run
from tests.kit.tiny import project

FONT = "font-family:Fjalla One"
LAYOUT = f"""<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 126 176" style="{FONT}">
  <image data-href="card.art" x="10" y="30" width="106" height="60"/>
  <text x="63" y="20" font-size="8" text-anchor="middle" data-max-width="100" data-text="card.name">Dummy</text>
  <rect id="box" x="12" y="100" width="102" height="40" fill="none"/>
  <text style="shape-inside:url(#box)" font-size="7" data-fit="steps 9 8">{{{{ card.text }}}}</text>
  <g transform="translate(8 150) rotate(-90)">
    <text font-size="6" data-max-width="40">{{{{ card.rarity|upper }}}}</text>
  </g>
  <text x="60" y="150" font-size="6" data-max-width="12">{{{{ card.life + 0 }}}}</text>
  <text x="20" y="150" font-size="6" data-max-width="12">{{{{ card.life|signed }}}}</text>
  <g data-if="card.weight"><text x="90" y="150" font-size="6">kg {{{{ card.weight }}}} net</text></g>
  <g data-for="i in range(card.life)"><rect x="0" y="0" width="126" height="176" fill="red"/></g>
  <rect data-symbol="{{{{ card.icon }}}}" x="100" y="4" width="12" height="12"/>
  <rect data-if="blank" data-field="start" x="30" y="160" width="8" height="8" fill="none" stroke="black"/>
  <g data-for="skill in card.skills"><text x="70" data-attr-y="160 + 7 * loop.index0" font-size="5"
    data-max-width="20">{{{{ skill }}}}</text></g>
  <text x="40" y="168" font-size="5" data-max-width="26">{{{{ card.friend.name if card.friend }}}}</text>
  <text x="120" y="172" font-size="4" text-anchor="end">{{{{ number }}}}/{{{{ deck.size }}}}</text>
</svg>"""
BACK = '<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 63 88"/>'
CARDS = "alba: {type: hero, name: Alba, rarity: common, skills: [wise, bold]}\n"
MM = 72 / 25.4


def made(folder: Path, files: Mapping[str, str] = MappingProxyType({}), **asked: Any) -> Built:
    own = {"layouts/g/hero.svg": LAYOUT, "layouts/g/back.svg": BACK, "cards/g/cards.yaml": CARDS}
    project(folder, {**own, **files})
    return build(Request(folder, "g", blank="hero", **asked))


def fields(pdf: pikepdf.Pdf) -> dict[str, Any]:
    """The fields of the first card, by name, in their order."""
    (first, *_) = pdf.Root.AcroForm.Fields
    return {str(field.T): field for field in first.Kids}


@pytest.fixture(scope="module")
def form(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("form")
    found = made(folder, form=True, sheets={"backs": "none"})
    assert found.written, found.problems
    return found.artifacts[0].path


def on_card(form: Path, widget: Any) -> list[float]:
    """The box of a field of the first card in mm from its trim corner: x, y, width, height."""
    manifest = json.loads(form.with_name(f"{form.stem}.manifest.json").read_text(encoding="utf-8"))
    sheet = manifest["sheets"][0]
    placed = sheet["placements"][0]
    left, low, right, top = (float(value) / MM for value in widget.Rect)
    x, y = left - placed["x"], sheet["height_mm"] - top - placed["y"]
    return [round(value, 2) for value in (x, y, right - left, top - low)]


ABOVE, BELOW = 0.86, 0.3  # ems above and below a baseline, as the manual says
INSET = 0.4


def near(box: list[float]) -> Any:
    return pytest.approx(box, abs=0.02)  # a PDF's thousandths of a point, and two digits of a millimetre


def line(x: float, baseline: float, width: float, size: float) -> list[float]:
    """The box of a line in mm, from units of half a millimetre."""
    x, baseline, width, size = (value / 2 for value in (x, baseline, width, size))
    height = (ABOVE + BELOW) * size
    inset = min(INSET, height / 8)
    box = (x + inset, baseline - ABOVE * size + inset, width - 2 * inset, height - 2 * inset)
    return [round(value, 2) for value in box]


def test_boxes_lie_where_the_layout_has_its_texts(form: Path) -> None:
    with pikepdf.open(form) as pdf:
        found = fields(pdf)
        assert on_card(form, found["name"]) == near(line(13, 20, 100, 8))
        assert on_card(form, found["text"]) == near([6.4, 50.4, 50.2, 19.2])
        assert on_card(form, found["life"]) == near(line(20, 150, 12, 6))
        assert on_card(form, found["start"]) == near([15, 80, 4, 4])
        assert on_card(form, found["icon"]) == near([50.4, 2.4, 5.2, 5.2])
        assert on_card(form, found["skills/1"]) == near(line(70, 167, 20, 5))
        x, y, width, height = on_card(form, found["rarity"])  # turned to the left about (4, 75)
        assert (x, round(y + height, 2)) == (round(4 - ABOVE * 3 + INSET, 2), 75 - INSET)
        assert (width, height) == (round((ABOVE + BELOW) * 3 - 2 * INSET, 2), 20 - 2 * INSET)
        assert int(found["rarity"].MK.R) == 90


def test_fields_are_of_the_kinds_that_the_game_declares(form: Path) -> None:
    with pikepdf.open(form) as pdf:
        found = fields(pdf)
        kinds = {name: (str(field.FT), int(field.get("/Ff", 0))) for name, field in found.items()}
        several, required, combo = 1 << 12, 1 << 1, 1 << 17
        assert kinds["name"] == ("/Tx", required)
        assert kinds["text"] == ("/Tx", several)
        assert kinds["life"] == ("/Tx", 0) and int(found["life"].MaxLen) == 2  # 1 to 12
        assert kinds["rarity"] == ("/Ch", combo | required)
        assert [str(option[0]) for option in found["rarity"].Opt] == ["common", "rare"]
        assert kinds["start"][0] == "/Btn" and "/Yes" in found["start"].AP.N
        assert kinds["friend"] == ("/Ch", combo) and [str(o[1]) for o in found["friend"].Opt] == ["Alba"]
        assert [str(option[0]) for option in found["icon"].Opt] == ["coeur", "or"]
        assert "weight" in found


def test_a_number_stands_in_the_middle_of_its_box(tmp_path: Path) -> None:
    box = '<rect data-if="blank" data-field="life" x="20" y="140" width="16" height="14" fill="none" stroke="black"/>'
    done = made(tmp_path, {"layouts/g/hero.svg": LAYOUT.replace("</svg>", f"{box}</svg>")}, form=True)
    with pikepdf.open(done.artifacts[0].path) as pdf:
        found = fields(pdf)
        assert on_card(done.artifacts[0].path, found["life"])[2] == pytest.approx(8 - 2 * INSET, abs=0.02)
        assert int(found["life"].get("/Q", 0)) == 1 and int(found["start"].get("/Q", 0)) == 0


def test_what_has_no_place_is_told(tmp_path: Path) -> None:
    found = made(tmp_path, form=True)
    (told,) = [each for each in found.problems if each.code == "form-unplaced"]
    assert told.message == "the form of type 'hero' has no place for power, levels, other"
    assert told.place is not None and told.place.file == "cards/g/game.yaml"


def test_fields_come_in_the_order_in_which_one_reads(form: Path) -> None:
    with pikepdf.open(form) as pdf:
        names = [str(widget.T) for widget in pdf.pages[0].Annots][:11]
        assert names[:3] == ["icon", "name", "rarity"]  # which stands beside the text
        assert names.index("life") < names.index("weight") < names.index("skills/0") < names.index("skills/1")
        assert str(pdf.pages[0].Tabs) == "/W"


def test_each_card_of_a_sheet_has_fields_of_its_own(form: Path) -> None:
    with pikepdf.open(form) as pdf:
        cards = pdf.Root.AcroForm.Fields
        assert [str(card.T) for card in cards] == [f"hero-{number}" for number in range(1, 10)]
        assert len({len(card.Kids) for card in cards}) == 1


def test_what_is_typed_shows_with_its_accents(form: Path, tmp_path: Path) -> None:
    """As poppler draws a form that another program has filled in."""
    with pikepdf.open(form) as pdf:
        found = fields(pdf)
        found["name"].V = pikepdf.String("Œuf à Noël")
        found["text"].V = pikepdf.String("Le cœur bat, là-bas.")
        pdf.save(tmp_path / "filled.pdf")
    told = subprocess.run(["pdftotext", tmp_path / "filled.pdf", "-"], capture_output=True, check=True)
    text = " ".join(told.stdout.decode().split())
    assert "Œuf à Noël" in text and "Le cœur bat, là-bas." in text


FAR_LETTERS = "Żółw őščř œ’ Ελφως Жук €"  # most of them outside the code pages of the west of Europe
DPI, FINER = 200, 8


@pytest.fixture(scope="module")
def far(form: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A form that another program has filled in with letters from all over Europe."""
    path = tmp_path_factory.mktemp("far") / "far.pdf"
    with pikepdf.open(form) as pdf:
        found = fields(pdf)
        found["name"].V = pikepdf.String("Łódź Őr Ψυχή")
        found["text"].V, found["rarity"].V = pikepdf.String(FAR_LETTERS), pikepdf.String("rare")
        pdf.save(path)
    return path


def test_letters_of_all_europe_show_in_the_font_of_the_form(far: Path, tmp_path: Path) -> None:
    """Poppler draws them from the font in the file; FreeType, from that font as it is installed."""
    with pikepdf.open(far) as pdf:
        widget = fields(pdf)["text"]
        size = float(str(widget.DA).split()[1])
        left, low, right, top = (float(value) * DPI / 72 for value in widget.Rect)
        height = float(pdf.pages[0].mediabox[3]) * DPI / 72
    place = ["-x", left, "-y", height - top, "-W", right - left, "-H", top - low]
    command = ["pdftoppm", "-r", DPI, "-l", 1, "-gray", "-singlefile", *place, far, tmp_path / "drawn"]
    subprocess.run(
        [str(round(part)) if isinstance(part, float) else str(part) for part in command],
        capture_output=True,
        check=True,
    )
    drawn = _ink(Image.open(tmp_path / "drawn.pgm"))
    font = ImageFont.truetype(str(FORM_FONT), size * DPI / 72 * FINER, layout_engine=ImageFont.Layout.BASIC)
    _, _, wide, high = font.getbbox(FAR_LETTERS)
    canvas = Image.new("L", (round(wide) + 2 * FINER, round(high) + 2 * FINER), 255)
    ImageDraw.Draw(canvas).text((FINER, FINER), FAR_LETTERS, 0, font)
    canvas = canvas.resize((canvas.width // FINER, canvas.height // FINER), Image.Resampling.BOX)
    wanted = _ink(canvas)
    assert drawn.shape == pytest.approx(wanted.shape, abs=3)
    rows, columns = (min(pair) for pair in zip(drawn.shape, wanted.shape, strict=True))
    parts = (np.array_split(ink[:rows, :columns], 12, axis=1) for ink in (drawn, wanted))  # about two letters
    for ours, theirs in zip(*parts, strict=True):
        assert ours.sum() == pytest.approx(theirs.sum(), rel=0.25)


def _ink(picture: Image.Image) -> Any:
    """How dark each pixel is, from the first that is on."""
    dark = 1 - np.asarray(picture.convert("L")) / 255
    rows, columns = np.nonzero(dark > 0.3)
    return dark[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]


def test_letters_of_all_europe_come_back(form: Path, far: Path) -> None:
    made = cards_of_form(root_of(form), far)
    game, problems = load_game(root_of(form), "g", {made.label: made.data})
    assert game is not None and not has_errors(problems)
    (card,) = (game.cards[id] for id in made.cards)
    assert card.values["name"].in_lang("fr") == "Łódź Őr Ψυχή"
    assert card.values["text"].in_lang("fr").plain == FAR_LETTERS


def test_paper_has_the_frame_alone(tmp_path: Path) -> None:
    found = made(tmp_path, sheets={"paper": "card", "backs": "none"})
    assert found.written and found.artifacts[0].path.name == "g-blank-hero-card.pdf"
    told = subprocess.run(["pdftotext", found.artifacts[0].path, "-"], capture_output=True, check=True)
    assert told.stdout.decode().split() == ["kg", "net"]
    with pikepdf.open(found.artifacts[0].path) as pdf:
        assert "/AcroForm" not in pdf.Root


def test_a_form_has_the_same_bytes_each_time(form: Path, tmp_path: Path) -> None:
    again = made(tmp_path, form=True, sheets={"backs": "none"})
    assert again.artifacts[0].path.read_bytes() == form.read_bytes()


def test_a_type_that_is_none_is_told(tmp_path: Path) -> None:
    project(tmp_path)
    with pytest.raises(RequestError, match="no type 'heros'; there is hero, token") as told:
        build(Request(tmp_path, "g", blank="heros"))
    assert told.value.problems[0].code == "unknown-type"


LEFTWARDS = f"""<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 63 88" xml:lang="he"
  style="{FONT}">
  <text x="55" y="20" font-size="4" direction="rtl" data-max-width="30">{{{{ card.name }}}}</text>
  <text x="5" y="20" font-size="4" data-max-width="10">{{{{ card.life }}}}</text>
  <rect id="box" x="6" y="50" width="51" height="20" fill="none"/>
  <text style="shape-inside:url(#box)" font-size="4">{{{{ card.text }}}}</text>
</svg>"""
OWN_BACK = BACK.replace(
    "/>",
    f"""><text x="31.5" y="40" text-anchor="middle" data-max-width="40" font-size="4"
  style="{FONT}">{{{{ card.name }}}}</text></svg>""",
)


def test_right_to_left_and_backs_of_their_own(tmp_path: Path) -> None:
    """Lines begin at the right, the right one of a row comes first; a field of both sides is one field."""
    files = {"layouts/g/hero.svg": LEFTWARDS, "layouts/g/back.svg": OWN_BACK}
    found = made(tmp_path, files, form=True, sheets={"paper": "card"})
    with pikepdf.open(found.artifacts[0].path) as pdf:
        named = fields(pdf)
        assert list(named) == ["name", "life", "text"]
        front, back = named["name"].Kids
        assert [float(value) / MM for value in front.Rect][::2] == near(
            [3 + 25 + INSET, 3 + 55 - INSET]
        )  # with bleed
        assert (int(front.Q), int(back.Q), int(named["life"].Q), int(named["text"].Q)) == (2, 1, 0, 2)
        assert [len(page.Annots) for page in pdf.pages] == [3, 1]
        assert str(named["name"].FT) == "/Tx" and "/FT" not in front
        named["name"].V = pikepdf.String("Deux côtés")
        pdf.save(tmp_path / "both.pdf")
    told = subprocess.run(["pdftotext", tmp_path / "both.pdf", "-"], capture_output=True, check=True)
    assert told.stdout.decode().count("Deux côtés") == 2


@pytest.mark.parametrize(("anchor", "ends"), [("start", (3, 44)), ("middle", (14, 74)), ("end", (44, 85))])
def test_a_turned_line_is_as_long_as_the_page_lets_it_be(
    anchor: str, ends: tuple[float, float], tmp_path: Path
) -> None:
    """Written upwards at 44 mm below the top, between 3 mm from the edges, and at most 60 mm long."""
    turned = f"""<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 63 88" style="{FONT}">
      <g transform="translate(10 44) rotate(-90)">
        <text font-size="4" text-anchor="{anchor}">{{{{ card.name }}}}</text></g></svg>"""
    found = made(tmp_path, {"layouts/g/hero.svg": turned}, form=True, sheets={"backs": "none"})
    form = found.artifacts[0].path
    with pikepdf.open(form) as pdf:
        _, y, _, height = on_card(form, fields(pdf)["name"])
    assert (y - INSET, y + height + INSET) == near(list(ends))


# And back again


@pytest.fixture
def filled(form: Path, tmp_path: Path) -> Path:
    """A copy of the form with two cards in it; each value as readers write it."""
    with pikepdf.open(form) as pdf:
        first, _, third, *_ = pdf.Root.AcroForm.Fields
        typed = {
            "name": "  Œil d'été ",
            "text": "Une ligne\rdeux **cœurs**",
            "rarity": "rare",
            "life": "12",
            "skills/1": "bold",
            "friend": "Alba",  # what one sees in place of what is written
        }
        for field in first.Kids:
            if str(field.T) in typed:
                field.V = pikepdf.String(typed[str(field.T)])
            elif str(field.T) == "start":
                field.V = pikepdf.Name.Yes
        for field in third.Kids:
            if str(field.T) in ("name", "rarity"):
                field.V = pikepdf.String({"name": "Alba", "rarity": "common"}[str(field.T)])
        pdf.save(tmp_path / "Mes héros.pdf")
    return tmp_path / "Mes héros.pdf"


def root_of(form: Path) -> Path:
    return form.parents[2]


@pytest.mark.parametrize("kind", ["yaml", "csv", "xlsx"])
def test_a_form_becomes_cards_of_its_game(form: Path, filled: Path, kind: str) -> None:
    root = root_of(form)
    made = cards_of_form(root, filled, kind)
    assert (made.label, made.cards) == (f"cards/g/mes-heros.{kind}", ("oeil-d-ete", "alba-2"))
    game, problems = load_game(root, "g", {made.label: made.data})
    assert game is not None and not has_errors(problems)
    card = game.cards["oeil-d-ete"]
    assert card.values["name"].in_lang("fr") == "Œil d'été"
    assert card.values["text"].in_lang("fr").plain.split() == ["Une", "ligne", "deux", "cœurs"]
    assert (card.values["rarity"], card.values["life"], card.values["start"]) == ("rare", 12, True)
    assert (card.values["skills"], card.values["friend"]) == (("bold",), "alba")
    assert game.cards["alba-2"].values["rarity"] == "common" and "life" not in game.cards["alba-2"].values


def test_cards_of_a_form_are_checked_like_any(form: Path, filled: Path) -> None:
    with pikepdf.open(filled, allow_overwriting_input=True) as pdf:
        fields(pdf)["life"].V = pikepdf.String("13")
        pdf.save(filled)
    with pytest.raises(DeckwrightError) as told:
        cards_of_form(root_of(form), filled)
    (found,) = [each for each in told.value.problems if each.code == "out-of-range"]
    assert (found.card, found.field) == ("oeil-d-ete", "life")
    assert found.place is not None and found.place.file == "Mes héros.pdf"
    assert "13" in found.message and "1 to 12" in found.message


def test_what_is_no_filled_form_is_told(form: Path, tmp_path: Path) -> None:
    with pytest.raises(RequestError, match="nothing stands in") as told:
        cards_of_form(root_of(form), form)
    assert told.value.problems[0].code == "form-empty"
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        pdf.save(tmp_path / "other.pdf")
    (tmp_path / "torn.pdf").write_bytes(form.read_bytes()[:100])
    for name, words in {
        "other.pdf": "is no form",
        "torn.pdf": "cannot be read",
        "none.pdf": "cannot be read",
    }.items():
        with pytest.raises(RequestError, match=words) as told:
            cards_of_form(root_of(form), tmp_path / name)
        assert told.value.problems[0].code == "form-none"


def test_what_is_not_in_the_form_is_given(form: Path, filled: Path) -> None:
    made = cards_of_form(root_of(form), filled, given={"power": "2 BP", "life": "3"})
    game, problems = load_game(root_of(form), "g", {made.label: made.data})
    assert game is not None and not has_errors(problems)
    lives = [game.cards[id].values["life"] for id in made.cards]
    assert lives == [12, 3] and "power" in game.cards["alba-2"].values
    with pytest.raises(RequestError, match="no field 'powr'") as told:
        cards_of_form(root_of(form), filled, given={"powr": "2"})
    assert told.value.problems[0].code == "unknown-field"


def test_convert_writes_the_file(form: Path, filled: Path) -> None:
    root = root_of(form)
    try:
        result = run("convert", str(filled), "--file", "amis.csv", folder=root)
        assert (result.code, result.out.strip()) == (0, "cards/g/amis.csv")
        assert (root / "cards/g/amis.csv").read_text(encoding="utf-8-sig").startswith("id,type,name,")
        assert "amis.csv exists already" in run("convert", str(filled), "--file", "amis.csv", folder=root).err
    finally:
        (root / "cards/g/amis.csv").unlink(missing_ok=True)
