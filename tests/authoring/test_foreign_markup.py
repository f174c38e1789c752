"""`convert --markup`: what has a counterpart here is turned, what has none stays and is told."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from deckwright.authoring.foreign_markup import Counts, turn
from deckwright.game.markup import parse
from tests.kit.books import xlsx
from tests.kit.project import make, names_in, run
from tests.kit.tiny import load

SYMBOLS = ["heart", "action", "tap-it"]

TURNED = [  # form, as it comes, as it is here
    ("html", "Pay <b>2</b> &amp; <i>draw</i>.", "Pay **2** & *draw*."),
    ("html", "<strong>a</strong><EM>b</EM>", "**a***b*"),
    ("html", "<b>a</b><b>b</b>", "**ab**"),
    ("html", "<i>a <b>b</b></i>", "*a* ***b***"),
    ("html", "x<b> y </b>z", "x **y** z"),
    ("html", "<b>a<br/>b</b>", "**a**\n**b**"),
    ("html", "<p>One</p><p>Two<br>three</p>", "One\n\nTwo\nthree"),
    ("html", "Take:<ul><li>a</li><li>b</li></ul>then", "Take:\n- a\n- b\n\nthen"),
    ("html", "<ol><li>a<li>b</ol>", "1. a\n2. b"),
    ("html", 'Gain <img alt="" src="icons/Heart.png"> [Action] [tap it]', "Gain {heart} {action} {tap-it}"),
    ("html", "&#42;&#123;&lt;3 &nbsp;x", r"\*\{<3" + " \u00a0x"),
    ("html", "<b>x", "**x**"),
    ("html", "**ours** {heart} <b>x</b>", "**ours** {heart} **x**"),
    ("bbcode", "[b]x[/b] [I]y[/I] [img]a/heart.png[/img] [action]", "**x** *y* {heart} {action}"),
    ("bbcode", "[list][*]a[*]b[/list]c", "- a\n- b\n\nc"),
    ("bbcode", "[list=1][*]a[*]b[/list]", "1. a\n2. b"),
    ("bbcode", "[url=https://x.org]word[/url]", "word"),
    ("wiki", "'''b''' ''i'' '''''both''''' l'x", "**b** *i* ***both*** l'x"),
    ("wiki", "[[Page|shown]] [[Link]] [https://x.org word] {{Heart}}", "shown Link word {heart}"),
    ("wiki", "* a\n* b\n# c\n# d", "- a\n- b\n1. c\n2. d"),
]  # fmt: skip

LEFT = [  # form, text, what is told of it
    ("html", "<u>x</u>", ["<u>", "</u>"]),
    ("html", "[[Ally]] [no]", ["[[Ally]]", "[no]"]),
    ("html", "a < b and c > d", []),
    ("html", "</b> x", ["</b>"]),
    ("html", "2<i>3</i>4", ["<i>", "</i>"]),  # 2*3*4 is a product here
    ("bbcode", "[color=red]x[/color]", ["[color=red]", "[/color]"]),
    ("bbcode", "<b>x</b>", ["<b>", "</b>"]),
    ("wiki", "No markup of *theirs* {heart}", []),
]


@pytest.mark.parametrize(("form", "text", "ours"), TURNED)
def test_what_has_a_counterpart_is_turned(form: str, text: str, ours: str) -> None:
    counts = Counts()
    assert turn(text, form, SYMBOLS, counts) == ours
    assert counts.turned
    assert not counts.left
    assert parse(ours, "en").problems == ()
    assert turn(ours, form, SYMBOLS, Counts()) == ours  # once is enough


@pytest.mark.parametrize(("form", "text", "told"), LEFT)
def test_what_has_none_stays_and_is_told(form: str, text: str, told: list[str]) -> None:
    counts = Counts()
    assert turn(text, form, SYMBOLS, counts) == text
    assert sorted(counts.left.elements()) == sorted(told)
    assert not counts.turned


def test_a_text_without_bold_letters_has_its_characters_and_lines_alone() -> None:
    counts = Counts()
    text = "Tom &amp; <b>Jerry</b><br>[heart] &#42;"
    assert turn(text, "html", SYMBOLS, counts, is_rich=False) == "Tom & <b>Jerry</b>\n[heart] *"
    assert sorted(counts.left) == ["</b>", "<b>", "[heart]"]


def test_texts_in_lists_maps_and_languages_are_turned_and_the_file_is_kept(tmp_path: Path) -> None:
    cards = (
        "a:\n  type: hero\n  name: A &amp; B\n  rarity: common\n"
        '  text: {fr: "<b>Un</b> [or]", en: <i>One</i> <u>x</u>}\n'
        "  levels: [{cost: 1, gain: <b>plus</b>}]\n"
        "b: {type: hero, name: B, rarity: rare}\n"
    )
    load(tmp_path, {"cards/g/cards.yaml": cards})
    done = run("convert", "--markup", "html", folder=tmp_path)
    assert done.code == 0, done.text
    assert "<b> 2×" in done.text
    assert "left as it stands: <u> 1×, </u> 1×" in done.text
    assert (tmp_path / "cards/g/_cards.yaml").read_text(encoding="utf-8") == cards
    game, problems = load(tmp_path, {"cards/g/cards.yaml": (tmp_path / "cards/g/cards.yaml").read_bytes()})
    card = game.cards["a"]
    assert card.values["name"].in_lang("fr") == "A & B"
    assert card.values["text"].in_lang("fr") == parse("**Un** {or}", "fr")
    assert card.values["text"].in_lang("en") == parse("*One* <u>x</u>", "en")
    assert card.values["levels"][0]["gain"].in_lang("fr") == parse("**plus**", "fr")
    assert {p.code for p in problems if p.code.startswith("markup")} == {"markup-foreign"}
    again = run("convert", "--markup", "html", folder=tmp_path)
    assert (again.code, names_in(tmp_path / "cards/g")) == (0, ["_cards.yaml", "cards.yaml", "game.yaml"])


def test_a_workbook_stays_a_workbook_with_its_tabs(tmp_path: Path) -> None:
    rows = [["id", "name", "rarity", "text"], ["a", "A", "common", "<b>x</b> [coeur]"]]
    others = [["id", "name", "text"], ["t", "T", "<i>y</i>"]]
    files = {
        "cards/g/cards.yaml": None,
        "cards/g/cards.xlsx": xlsx({"hero": rows, "token": others}),
    }
    load(tmp_path, {name: data for name, data in files.items() if data is not None})
    (tmp_path / "cards/g/cards.yaml").unlink()
    yaml = tmp_path / "cards/g/game.yaml"
    yaml.write_text(
        yaml.read_text(encoding="utf-8").replace("from: cards.yaml", "from: cards.xlsx"), encoding="utf-8"
    )
    done = run("convert", "--markup", "html", folder=tmp_path)
    assert done.code == 0, done.text
    book = openpyxl.load_workbook(tmp_path / "cards/g/cards.xlsx")
    assert book.sheetnames == ["hero", "token"]
    assert [c.value for c in book["hero"][2]] == ["a", "hero", "A", "**x** {coeur}", "common"]
    assert run("convert", "--to", "yaml", "--markup", "wiki", folder=tmp_path).code == 0


def test_braces_of_a_wiki_are_no_reason_to_stop(tmp_path: Path) -> None:
    small = make(tmp_path)
    small.change("cards/petit/betes.yaml", '"Il pince."', "\"{{Coeur}} '''fort'''\"")
    assert small.run("check").code == 1
    assert small.run("convert", "--markup", "wiki").code == 0
    assert small.run("check").code == 0
    assert '"{coeur} **fort**"' in (tmp_path / "cards/petit/betes.yaml").read_text(encoding="utf-8")


def test_the_hint_names_the_way(tmp_path: Path) -> None:
    small = make(tmp_path)
    small.change("cards/petit/betes.yaml", "Il pince.", "Il <b>pince</b>.")
    assert "deckwright convert --markup html" in small.run("check").text
    assert small.run("convert").code == 2
