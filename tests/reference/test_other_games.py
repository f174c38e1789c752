"""Pages that three more games need, each built from a small game of its kind: a dungeon of tiles with variants and
levels, a race with dice and a board, a well with masters and trials. What they must show follows from the rules of such
games and from counting by hand.
"""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from deckwright.basics.problems import DeckwrightError
from deckwright.build.built import Built
from deckwright.build.request import Request
from deckwright.reference.build import ReferenceRequest, build_reference

GAMES = Path(__file__).resolve().parent / "games"
D6, D8 = range(1, 7), range(1, 9)
Figures = dict[str, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(shutil.copytree(GAMES, tmp_path_factory.mktemp("games") / "games"))


def build(root: Path, game: str, wanted: ReferenceRequest | None = None, lang: str | None = None) -> Built:
    done = build_reference(Request(root, game, lang=lang), wanted or ReferenceRequest())
    assert not done.problems and done.written
    return done


def figures_of(done: Built) -> Figures:
    """The facts of all figures, by kind, in the order of the pages."""
    found: Figures = {}
    for page in json.loads(done.artifacts[-1].read())["pages"]:
        for figure in page.get("figures", ()):
            found.setdefault(figure["figure"], []).append(figure)
    return found


def text_of(done: Built) -> str:
    """All words, spaces evened out."""
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed")
    data = done.artifacts[0].read()
    out = subprocess.run([tool, "-layout", "-", "-"], input=data, capture_output=True, check=True)
    return re.sub(r"\s+", " ", out.stdout.decode())


# A dungeon: a page for each variant, tiles, two kinds of blank cards


@pytest.fixture(scope="module")
def dungeon(root: Path) -> Built:
    return build(root, "crypte")


def band(heroes: int, high: int) -> dict[str, Fraction]:
    """How many monsters a black tile brings, by the number of heroes and of those on level 2, out of twenty."""
    rolls = ["3"] * high + ["2"] * (7 + heroes - high) + ["1"] * (19 - 7 - heroes) + ["0"]
    assert len(rolls) == 20
    return {text: Fraction(rolls.count(text), 20) for text in dict.fromkeys(rolls)}


def test_bands_of_a_die_cover_it_by_the_rule_of_the_variant(dungeon: Built) -> None:
    (found,) = [figure for figure in figures_of(dungeon)["die"] if "bands" in figure]
    told = [{r["text"]: Fraction(r["chance"]) for r in each["results"]} for each in found["bands"]]
    assert told == [band(2, 0), band(3, 0), band(4, 3)]
    assert found["bands"][2]["results"][1]["on"] == list(range(4, 12))


def test_the_words_of_every_kind_of_page_are_there(dungeon: Built) -> None:
    text = text_of(dungeon)
    for words in (
        *("Ce qui change", "Préparation", "Le tour", "Deux héros", "4–11"),
        *("tout pouvoir retourné redevient visible", "valeur de sursaut +1"),
        *("Immobilisé", "Aucun déplacement, mais on peut attaquer", "Une porte", "elle résiste"),
        *("est vaincu par un piège", "Tous : la réserve est commune"),
        *("À découvrir", "Une tuile se pose triangle", "À remplir"),
    ):
        assert words in text, words


def test_chances_of_an_initiative_are_those_of_twenty_faces(dungeon: Built) -> None:
    (found,) = figures_of(dungeon)["targets"]
    assert found["targets"] == [14, 12, 10]
    assert [Fraction(each) for each in found["chances"][0]] == [Fraction(21 - n, 20) for n in (14, 12, 10)]
    assert re.search(r"Dé à vingt faces\s+35 %\s+45 %\s+55 %", text_of(dungeon).replace("\u202f", " "))


def test_tables_count_cards_and_add_up(dungeon: Built) -> None:
    levels, kinds, _ = figures_of(dungeon)["table"]
    assert (levels["rows"], kinds["rows"]) == (5, 5)
    text = text_of(dungeon).replace("\u202f", " ")
    for row in ("Malédiction 1 2 20 %", "Événement 1 3 30 %", "Danger 1 1 10 %", "En tout 5 10"):
        assert row in text, row
    assert "Spectre 16 3 4" in text  # its threat is its experience and one more


def test_tiles_lie_at_their_true_size_to_the_scale_of_the_table(dungeon: Built) -> None:
    (found,) = figures_of(dungeon)["setup"]
    scale = 174 / 300  # mm of paper to one of the table
    tiles = {each["what"]: each for each in found["things"] if each["kind"] == "card"}
    assert tiles["salle"]["rect"][2:] == pytest.approx([80 * scale, 80 * scale])
    assert tiles["escalier"]["rect"][:2] == pytest.approx([12 * scale, 98 * scale])
    assert tiles["ralenti"]["rect"][2:] == pytest.approx([20 * scale, 20 * scale])
    assert tiles["salle"]["turned"] == 90


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_a_blank_card_to_be_filled_in_is_as_large_as_it_is_printed(root: Path, paper: str) -> None:
    done = build(root, "crypte", ReferenceRequest(pages=("hybride",), paper=paper, format="svg"))
    pages = [a.read().decode() for a in done.artifacts if re.search(r"-\d\d-hybride", a.path.name)]
    scales = {
        float(a)
        for page in pages
        for a in re.findall(r'<use xlink:href="#f\d+" transform="matrix\(([^ ,]+)', page)
    }
    assert scales and max(scales) == pytest.approx(
        25.4 / 72, rel=1e-4
    )  # a point of the card is a point of paper


def test_half_the_sum_of_two_heroes(dungeon: Built) -> None:
    (found,) = figures_of(dungeon)["sum"]
    assert (found["values"], found["total"]) == ([8, 9], 17)


# A race: dice, tokens, a board, a player aid, achievements


@pytest.fixture(scope="module")
def race(root: Path) -> Built:
    return build(root, "course")


def test_the_exploration_die_has_one_result_for_each_of_its_faces(race: Built) -> None:
    search, scythe = figures_of(race)["die"]
    chances = {re.sub(r"\s", " ", r["text"]): Fraction(r["chance"]) for r in search["results"]}
    assert sum(chances.values()) == 1 and chances["+1 {vie}"] == Fraction(1, 12)
    assert chances["un artéfact"] == Fraction(3, 12) and chances["un évènement"] == Fraction(4, 12)
    assert sorted(face for r in search["results"] for face in r["on"]) == list(range(1, 13))
    assert [Fraction(r["chance"]) for r in scythe["results"]] == [Fraction(1, 3)] * 3  # each value twice
    assert "25 %" in text_of(race).replace("\u202f", " ")


def test_chances_to_reach_a_number_are_those_counted_by_hand(race: Built) -> None:
    least, exact = figures_of(race)["targets"]
    rolls = [list(D6), list(D8), [n + 3 for n in D6], [a + b for a, b in product(D6, D6)]]
    for row, values in zip(least["chances"], rolls, strict=True):
        counted = [Fraction(sum(value >= n for value in values), len(values)) for n in range(5, 10)]
        assert [Fraction(each) for each in row] == counted
    assert least["chances"][3] == ["5/6", "13/18", "7/12", "5/12", "5/18"]
    assert exact["chances"] == [["1/36", "1/6", "1/36"]]
    text = text_of(race).replace("\u202f", " ")
    assert "d8 50 % 38 % 25 % 13 % –" in text  # 3 of 8 and 1 of 8: halves up; nine cannot be rolled


def test_a_round_of_a_die_against_a_fixed_value(race: Built) -> None:
    (found,) = figures_of(race)["rounds"]
    assert found["chances"] == [pytest.approx([1 / 6, 1 / 6, 4 / 6])]


def test_magic_adds_to_the_die(race: Built) -> None:
    assert [each["total"] for each in figures_of(race)["sum"]] == [7]


def test_tokens_stand_with_their_numbers(race: Built) -> None:
    icons, tokens, nations = figures_of(race)["legend"]
    assert tokens["cards"] == ["torche", "raccourci", "champignon", "rencontre"]
    assert (icons["entries"], nations["entries"]) == (3, 3)
    text = text_of(race)
    assert [number for number in (17, 5, 11) if not re.search(rf"×\s?{number}\b", text)] == []
    assert "Azura" in text and "Emerald" in text and "Usage limité" in text


def test_terms_stand_in_the_order_of_the_alphabet(race: Built) -> None:
    (found,) = figures_of(race)["terms"]
    assert found["terms"] == ["L\u2019Alpha", "PM", "PR", "PvM", "PvP"]


def test_spaces_of_the_board_are_where_the_page_says(race: Built) -> None:
    (found,) = figures_of(race)["setup"]
    start = next(each for each in found["things"] if each["kind"] == "place")
    x, y, width, height = start["rect"]
    assert (x + width / 2, y + height / 2, width, height) == pytest.approx((56, 74, 12, 12))
    text = text_of(race)
    assert "START" in text and "Case noircie" in text and "L’Alpha attend ici" in text


def test_a_sheet_is_drawn_large_and_its_dots_are_at_their_elements(race: Built) -> None:
    sheet, monster = figures_of(race)["anatomy"]
    assert sheet["rect"][2] > 120 and "dot" in sheet["callouts"][0]
    for each in sheet["callouts"]:
        x, y, width, height = each["target"]
        dx, dy = each["dot"][0], each["dot"][1]
        assert x - 4 <= dx <= x + width + 4 and y - 4 <= dy <= y + height + 4, each["name"]
    assert "leader" in monster["callouts"][0] and len(monster["callouts"]) == 4


def test_achievements_have_boxes_and_lines_to_write_on(race: Built) -> None:
    (found,) = figures_of(race)["checks"]
    assert found["boxes"] == 5
    text = text_of(race)
    assert "Date" in text and "Signature" in text and "Survivant" in text


def test_a_score_is_kept_on_a_track(race: Built) -> None:
    (found,) = figures_of(race)["track"]
    assert found["cells"] == list(range(30)) and found["marks"] == {"10": "dix"}


def test_the_player_aid_is_a_card(root: Path) -> None:
    done = build(root, "course", ReferenceRequest(paper="card"))
    (page,) = json.loads(done.artifacts[-1].read())["pages"]
    assert (page["id"], page["width_mm"], page["height_mm"]) == ("aide", 63, 88)
    text = text_of(done)
    for words in (
        "A. Le chemin",
        "B. Le jeton",
        "C. Le sprint",
        "D. L’arme divine",
        "Repos",
        "une par combat",
    ):
        assert words in text, words


# A well: anatomies with numbers, colours, a track of life, trials round a master, achievements by tier


@pytest.fixture(scope="module")
def well(root: Path) -> Built:
    return build(root, "puits")


def test_anatomies_are_numbered_as_they_are_listed(well: Built) -> None:
    challenge, skill = figures_of(well)["anatomy"]
    assert (len(challenge["callouts"]), len(skill["callouts"])) == (8, 7)
    text = text_of(well)
    assert re.search(r"01 Nom\..*02 Sorte\..*03 Difficulté\..*08 Effet\.", text)


def test_four_cards_lie_round_the_master_and_four_trials_at_its_sides(well: Built) -> None:
    start, end = figures_of(well)["setup"]
    for found, turns in ((start, None), (end, [180, 90, 0, 270])):
        cards = [each for each in found["things"] if each["kind"] == "card"]
        master, *others = cards
        (mx, my) = middle(master)
        sides = [(middle(each)[0] - mx, middle(each)[1] - my) for each in others]
        assert [(round(x / max(abs(x), 1)), round(y / max(abs(y), 1))) for x, y in sides] == [
            (0, -1),
            (1, 0),
            (0, 1),
            (-1, 0),
        ]
        if turns:
            assert [each["turned"] for each in others] == turns
        boxes = [seen(each) for each in cards]
        assert not [(a, b) for i, a in enumerate(boxes) for b in boxes[:i] if overlap(a, b)]


def middle(thing: dict[str, Any]) -> tuple[float, float]:
    x, y, width, height = thing["rect"]
    return x + width / 2, y + height / 2


def seen(thing: dict[str, Any]) -> tuple[float, float, float, float]:
    (x, y), (width, height) = middle(thing), thing["rect"][2:]
    if thing["turned"] % 180:
        width, height = height, width
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def overlap(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def test_colours_are_told_by_signs_too(well: Built) -> None:
    (found,) = figures_of(well)["legend"]
    assert found["entries"] == 5
    text = text_of(well)
    assert all(name in text for name in ("Puissance", "Habileté", "Sagesse", "Blanc", "Noir"))


def test_life_goes_down_a_track_with_two_starts(well: Built) -> None:
    (found,) = figures_of(well)["track"]
    assert found["cells"] == list(range(10, -1, -1))
    assert found["marks"] == {"10": "départ", "8": "difficile", "0": "perdu"}


def test_the_worked_example_comes_to_seven(well: Built) -> None:
    (found,) = figures_of(well)["sum"]
    assert (found["values"], found["total"]) == ([2, 1, 2, 1, 1], 7)


def test_twelve_achievements_stand_in_four_tiers(well: Built) -> None:
    (found,) = figures_of(well)["checks"]
    assert (found["boxes"], found["groups"]) == (12, [3, 3, 3, 3])


def test_tables_show_symbols_and_names_of_cards(well: Built) -> None:
    kinds, skills = figures_of(well)["table"]
    assert (kinds["rows"], skills["rows"]) == (4, 2)
    text = text_of(well)
    assert "Énigme 4 Trois sources, Troisième épreuve" in text and "Piège 5 Le dédale" in text


@pytest.mark.parametrize(
    ("lang", "order"),
    [
        (None, ["Le cerf blanc", "Le dédale", "Les grottes de sel", "Trois sources"]),
        ("en", ["A Maze", "The Salt Caves", "Three Springs", "The White Stag"]),
    ],
)
def test_the_index_is_filed_without_articles(root: Path, lang: str | None, order: list[str]) -> None:
    text = text_of(build(root, "puits", ReferenceRequest(pages=("index",)), lang=lang))
    places = [text.index(name) for name in order]
    assert places == sorted(places)


# Spoiled pages

WORDS = (
    "-1",
    "0",
    "999999",
    "[]",
    "{}",
    "null",
    "1e9",
    "..",
    "3..1",
    "é",
    "",
    "*",
    '"{x}"',
    "[[x]]",
    "[[1, 2], [3]]",
)
TOKEN = re.compile(r'[\w.#-]+|"[^"\n]*"|\[[^\]\n]*\]|\{[^}\n]*\}')


@pytest.mark.parametrize("seed", range(40))
def test_spoiled_pages_come_to_problems_or_to_pages(root: Path, seed: int) -> None:
    """Words of a page are lost, doubled or swapped for others; nothing falls over."""
    rng = random.Random(seed)
    page = rng.choice(sorted(root.glob("cards/*/reference/*.md")))
    whole = page.read_text("utf-8")
    spoilt = whole
    for _ in range(3):
        one, other = rng.choices(list(TOKEN.finditer(spoilt)), k=2)
        spoilt = spoilt[: one.start()] + rng.choice((*WORDS, other[0])) + spoilt[one.end() :]
    page.write_text(spoilt, "utf-8")
    try:
        wanted = ReferenceRequest(pages=(re.sub(r"^\d+-", "", page.stem),), paper=rng.choice(("a4", "a5")))
        done = build_reference(Request(root, page.relative_to(root).parts[1], draft=True), wanted)
        assert done.problems or done.written
    except DeckwrightError as error:
        assert error.problems
    finally:
        page.write_text(whole, "utf-8")
