"""Card files from one kind to the next: every card stays what it is, or nothing is written."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import openpyxl
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deckwright.authoring.convert import convert
from deckwright.basics.files import write_all
from deckwright.basics.problems import DeckwrightError, Severity
from deckwright.game.load import load_game
from deckwright.game.model import Game
from tests.kit.books import xlsx
from tests.kit.places import ROOT
from tests.kit.project import Project, run
from tests.kit.tiny import project

FORMS = ["csv", "xlsx", "yaml"]


def cards_of(game: Game) -> list[tuple[object, ...]]:
    """All that a card says, in the order of the decks."""
    return [
        (deck.id, card.id, card.type.id, {n: card.values[n] for n in sorted(card.values)}, card.copies, card.back)
        for deck in game.decks.values()
        for card in deck.cards
    ]  # fmt: skip


def load(root: Path) -> Game:
    game, problems = load_game(root, "g")
    assert game is not None
    assert [str(p) for p in problems if p.severity is Severity.ERROR] == []
    return game


def converted(root: Path, form: str) -> None:
    made = convert(root, "g", form)
    write_all((root / label, data) for label, data in made.files.items())
    for label in made.gone:
        (root / label).unlink()


# Values as a designer may write them; the edges of a text are no spaces, for a table has none there

letters = st.characters(
    codec="utf-8", exclude_categories=["Cs", "Cc", "Zs", "Zl", "Zp"], exclude_characters="\ufeff\ufffc"
)
words = st.text(st.one_of(letters, st.sampled_from(",;:#'\"-|=[]&!%@`~?>x0")), min_size=1, max_size=6)
texts = st.lists(words, min_size=1, max_size=4).map(" ".join)
lines = st.lists(texts, min_size=1, max_size=3).map("\n".join)
plain_rich = lines.map(lambda text: text.translate({ord(c): None for c in "*{}\\"})).filter(
    lambda t: t.strip() == t and t
)
rich = st.one_of(
    plain_rich, st.sampled_from(["Gain **two** {coeur}", "*a*\n\n- b\n- c", "{or}", "1 {coeur} ; 2 {or}"])
)
both = st.one_of(texts, st.fixed_dictionaries({"fr": texts, "en": texts}))
hero = st.fixed_dictionaries(
    {"type": st.just("hero"), "name": both, "rarity": st.sampled_from(["common", "rare"])},
    optional={
        "text": st.one_of(rich, st.fixed_dictionaries({"fr": rich, "en": rich})),
        "life": st.integers(1, 12),
        "weight": st.decimals(-999, 999, places=2).map(str),
        "start": st.booleans(),
        "power": st.sampled_from(["BP", "BP + 1", "2 BP - 3", "2 × BP"]),
        "skills": st.lists(st.sampled_from(["wise", "bold"]), max_size=3),
        "levels": st.lists(
            st.fixed_dictionaries({"cost": st.integers(-9, 9)}, optional={"gain": rich}), max_size=2
        ),
        "icon": st.sampled_from(["coeur", "{or}"]),
        "art": st.just("alba"),
        "friend": st.just("c0"),
        "copies": st.integers(0, 9),
        "back": st.just("back.svg"),
        "_note": texts,
    },
)
token = st.fixed_dictionaries({"type": st.just("token"), "name": both}, optional={"text": rich})
databases = st.lists(st.one_of(hero, token), min_size=1, max_size=12)


@pytest.mark.parametrize("way", [("csv", "yaml"), ("xlsx", "yaml"), ("csv", "xlsx", "yaml"), ("xlsx", "csv")])
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cards=databases)
def test_no_card_changes_on_any_way(
    tmp_path_factory: Any, way: tuple[str, ...], cards: list[dict[str, Any]]
) -> None:
    root = tmp_path_factory.mktemp("way")
    first = {"type": "hero", "name": "First", "rarity": "rare"}
    # Every text in quotes, by another writer than ours.
    database = {f"c{n}": card for n, card in enumerate([first, *cards])}
    text = yaml.dump(database, default_style='"', allow_unicode=True, sort_keys=False, width=10**6)
    text = text.replace("!!int ", "").replace("!!bool ", "")
    project(root, {"cards/g/cards.yaml": text})
    before = cards_of(load(root))
    for form in way:
        converted(root, form)
        assert cards_of(load(root)) == before


def test_what_a_table_cannot_hold_is_refused_with_its_place(tmp_path: Path) -> None:
    text = 'a:\n  type: hero\n  rarity: rare\n  name: " A "\nb: {type: token, name: B}\n'
    project(tmp_path, {"cards/g/cards.yaml": text})
    before = sorted(p.name for p in (tmp_path / "cards/g").iterdir())
    with pytest.raises(DeckwrightError) as caught:
        convert(tmp_path, "g", "csv")
    (found,) = caught.value.problems
    assert (found.code, str(found.place), found.card, found.field) == (
        "convert-loss",
        "cards/g/cards.yaml:4:9",
        "a",
        "name",
    )
    assert sorted(p.name for p in (tmp_path / "cards/g").iterdir()) == before


# The command


def tiny(tmp_path: Path) -> Project:
    return Project(project(tmp_path))


def test_the_old_file_stays_as_a_note_and_decks_follow(tmp_path: Path) -> None:
    made = tiny(tmp_path)
    old = (tmp_path / "cards/g/cards.yaml").read_bytes()
    done = made.run("convert", "--to", "csv")
    assert (done.code, done.out) == (0, "cards/g/cards.csv\ncards/g/game.yaml\n")
    assert "cards.yaml is kept as _cards.yaml" in done.err
    assert (tmp_path / "cards/g/_cards.yaml").read_bytes() == old and not (
        tmp_path / "cards/g/cards.yaml"
    ).exists()
    assert "from: cards.csv, back" in (tmp_path / "cards/g/game.yaml").read_text(encoding="utf-8")
    assert (tmp_path / "cards/g/cards.csv").read_text(
        encoding="utf-8-sig"
    ) == "id,type,name,rarity\nalba,hero,Alba,common\n"
    assert made.run("check", "--strict").code in (0, 1) and load(tmp_path).cards["alba"].copies == 5


def test_a_workbook_helps_to_fill_it_in(tmp_path: Path) -> None:
    made = tiny(tmp_path)
    made.write("cards/g/cards.yaml", "alba: {type: hero, name: 3/10, rarity: common, life: 3, start: true}\n")
    assert made.run("convert", "--to", "xlsx").code == 0
    sheet = openpyxl.load_workbook(tmp_path / "cards/g/cards.xlsx")["hero"]
    row = {head.value: cell for head, cell in zip(sheet[1], sheet[2], strict=True)}
    assert (row["name"].value, row["name"].number_format) == ("3/10", "@")
    assert (row["life"].value, row["start"].value) == (3, True)
    lists = {v.formula1 for v in sheet.data_validations.dataValidation if v.type == "list"}
    assert lists == {'"common,rare"'} and sheet.freeze_panes == "B2"


def test_tabs_become_files_in_their_order(tmp_path: Path) -> None:
    made = tiny(tmp_path)
    made.write("cards/g/cards.yaml", "")
    book = xlsx({"Token": [["name", "_why"], ["Z", "a note"]], "Hero": [["name", "rarity"], ["A", "rare"]]})
    made.write("cards/g/all.xlsx", book)
    made.change("cards/g/game.yaml", "from: cards.yaml", "from: all.xlsx")
    before = cards_of(load(tmp_path))
    done = made.run("convert", "--to", "yaml", "--file", "all.xlsx")
    assert done.out == "cards/g/all-1-token.yaml\ncards/g/all-2-hero.yaml\ncards/g/game.yaml\n"
    assert "from: [all-1-token.yaml, all-2-hero.yaml], back" in (tmp_path / "cards/g/game.yaml").read_text()
    assert "_why: a note" in (tmp_path / "cards/g/all-1-token.yaml").read_text()
    assert cards_of(load(tmp_path)) == before


def test_one_file_of_several(tmp_path: Path) -> None:
    made = tiny(tmp_path)
    made.write("cards/g/more.yaml", "brom: {type: hero, name: Brom, rarity: rare}\n")
    assert made.run("convert", "--to", "csv", "--file", "more.yaml").code == 0
    assert (tmp_path / "cards/g/more.csv").exists() and (tmp_path / "cards/g/cards.yaml").exists()
    assert made.run("convert", "--to", "csv", "--file", "more.csv").err == "all card files are csv already\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("convert",), "--to"),
        (("convert", "--to", "ods"), "ods"),
        (("convert", "--to", "csv", "--file", "card.yaml"), "did you mean 'cards.yaml'?"),
    ],
)
def test_usage(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    done = tiny(tmp_path).run(*arguments)
    assert done.code == 2 and words in done.err


def test_a_game_with_errors_is_left_alone(tmp_path: Path) -> None:
    made = tiny(tmp_path)
    made.write("cards/g/cards.yaml", "alba: {type: hero, name: Alba, rarity: no}\n")
    done = made.run("convert", "--to", "csv")
    assert done.code == 1 and "wrong-choice" in done.err and not (tmp_path / "cards/g/cards.csv").exists()


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    made = tiny(tmp_path)
    made.write("cards/g/cards.csv", "type,name,rarity\nhero,Brom,rare\n")
    done = made.run("convert", "--to", "csv")
    assert done.code == 2 and "cards.csv exists already" in done.err


def test_the_whole_of_caveloot(tmp_path: Path) -> None:
    source = ROOT
    for folder in ("cards", "layouts", "assets"):
        shutil.copytree(source / folder / "caveloot", tmp_path / folder / "caveloot")
    shutil.copytree(source / "layouts", tmp_path / "layouts", dirs_exist_ok=True)
    game_yaml = (tmp_path / "cards/caveloot/game.yaml").read_bytes()
    for form in ("xlsx", "csv", "yaml"):
        done = run("convert", "caveloot", "--to", form, folder=tmp_path)
        assert done.code == 0, done.err
        for kept in (tmp_path / "cards/caveloot").glob("_*"):
            kept.unlink()
    assert (tmp_path / "cards/caveloot/game.yaml").read_bytes() == game_yaml
