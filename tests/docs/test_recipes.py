"""The page on recipes: its game is made, and its recipe brews what the page shows."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from deckwright.authoring.schemas.files import schemas_of
from tests.authoring.test_schemas import marked
from tests.kit.places import ROOT
from tests.kit.project import Outcome, run

PAGE = (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```yaml (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
SHOWN = re.search(r"^```yaml\n(sage-mint-2:.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
CARD = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 63 88">'
    '<rect x="-3" y="-3" width="69" height="94" fill="#fff"/><text x="9" y="20" font-size="4" '
    "style=\"font-family:'Source Sans Pro'\">{{ card.name }}</text></svg>"
)
BACK = CARD.replace("{{ card.name }}", "Dos")


@pytest.fixture
def apothecary(tmp_path: Path) -> Path:
    files = {f"cards/apothecary/{name}": text for name, text in FILES.items()}
    files |= {"layouts/apothecary/card.svg": CARD, "layouts/apothecary/back.svg": BACK}
    files["cards/apothecary/game.yaml"] += "fonts: [font-source-sans-pro]\n"
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def compute(folder: Path, *words: str) -> Outcome:
    return run("compute", "apothecary", "potion", *words, folder=folder)


def test_the_command_makes_the_card_that_the_page_shows(apothecary: Path) -> None:
    (words,) = re.findall(r"^deckwright compute apothecary potion (sage .*)$", PAGE, re.MULTILINE)
    assert SHOWN is not None
    assert compute(apothecary, *words.split()).out == SHOWN[1]


# (what is asked for, the field, what it is by the page's own words)
SUMS = [
    ("sage mint", "strength", "5"),  # (6 + 3) // 2 + 1
    ("mint sage", "name", {"en": "Mint brew with Sage", "fr": "Menthe et Sauge"}),  # the first is the base
    ("sage mint", "name", {"en": "Sage brew with Mint", "fr": "Sauge et Menthe"}),
    ("mint sage --set base=sage", "element", "earth"),
    ("mint sage --set base=b", "element", "earth"),
    ("sage mint --set heat=1", "virtues", ["calm"]),  # of level 1
    ("sage mint --set heat=2", "virtues", ["calm", "clarity"]),
    ("sage mint --set heat=3", "virtues", ["calm", "dreams"]),  # calm once, the first two
    ("nettle mint --set heat=3", "virtues", ["clarity", "calm"]),  # in the order of the files: mint comes first
    ("nettle mint --set heat=3", "strength", "9"),
    ("moss mint", "dose", {"drops": "1", "best": ["calm"]}),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "field", "value"), SUMS)
def test_the_recipe_keeps_its_words(apothecary: Path, asked: str, field: str, value: object) -> None:
    (made,) = json.loads(compute(apothecary, *asked.split(), "--json").out)["made"]
    assert made["card"][field] == value


def test_all_ways_are_made_or_refused_with_their_reasons(apothecary: Path) -> None:
    """Six pairs of four herbs, two bases, three heats: 36 ways. Sage and moss are both of earth: 6. Nothing mild is in
    nettle and moss below heat 3: 4."""
    answer = json.loads(compute(apothecary, "--all", "--json").out)
    assert (len(answer["made"]), len(answer["refused"])) == (26, 10)
    reasons = {(*each["cards"].values(),): each["reasons"] for each in answer["refused"]}
    assert reasons[("sage", "moss")] == ["two herbs of earth only make soup"]
    assert reasons[("nettle", "moss")] == ["nothing is left of Nettle and Moss at heat 2"]
    told = compute(apothecary, "--all", "--lang", "fr").err
    assert told.count("refused: sage + moss: deux herbes de même élément donnent une soupe\n") == 1
    assert "26 cards made, 10 refused" in told


def test_a_pair_that_is_refused_makes_nothing(apothecary: Path) -> None:
    outcome = compute(apothecary, "moss", "sage", "--out", "potions.yaml", "--print")
    assert outcome.code == 1 and outcome.out == ""
    assert (
        "error: sage + moss, base moss, heat 1: two herbs of earth only make soup [recipe-refused]"
        in outcome.err
    )
    assert not (apothecary / "potions.yaml").exists() and not (apothecary / "build").exists()


def test_the_card_is_printed_with_the_back_of_its_type(apothecary: Path) -> None:
    before = set((apothecary / "cards/apothecary").iterdir())
    outcome = compute(apothecary, "sage", "mint", "--print", "--lang", "fr")
    assert outcome.code == 0, outcome.text
    pdf = apothecary / "build/apothecary/apothecary-fr-potion-a4.pdf"
    said = subprocess.run(["pdftotext", pdf, "-"], check=True, capture_output=True, text=True).stdout
    assert "Sauge et Menthe" in said and "Dos" in said and "Mousse" not in said
    assert before == set((apothecary / "cards/apothecary").iterdir())


def test_a_file_is_not_written_over(apothecary: Path) -> None:
    file = apothecary / "cards/apothecary/potions.yaml"
    words = ("sage", "mint", "--out", str(file))
    assert compute(apothecary, *words).code == 0
    first = file.read_text(encoding="utf-8")
    again = compute(apothecary, *words, "--set", "base=mint")
    assert again.code == 2 and "[already-there]" in again.err and file.read_text(encoding="utf-8") == first
    assert compute(apothecary, *words, "--set", "base=mint", "--force").code == 0
    assert "Mint brew with Sage" in file.read_text(encoding="utf-8")
    elsewhere = compute(apothecary, "sage", "mint")  # the same id as the card of that file
    assert elsewhere.code == 2 and "the card 'sage-mint-1' is there already" in elsewhere.err
    assert run("check", folder=apothecary).out.count("card-in-no-deck") == 1  # a card like any other


def test_what_is_made_is_held_to_what_any_card_is_held_to(apothecary: Path) -> None:
    """Its fields, and the rules that a card keeps by itself; not those that count whole decks."""
    game = apothecary / "cards/apothecary/game.yaml"
    rules = apothecary / "cards/apothecary/rules.yaml"
    rules.write_text(
        "mild: {require: \"type != 'potion' or strength < 9\"}\nfour: {where: strength > 0, count: 4}\n"
    )
    outcome = compute(apothecary, "nettle", "mint", "--set", "heat=3", "--print")
    assert outcome.code == 1 and outcome.err.count("[rule: mild]") == 1 and "four" not in outcome.err
    assert compute(apothecary, "nettle", "mint", "--set", "heat=2", "--print").code == 0
    game.write_text(game.read_text(encoding="utf-8").replace("max: 12", "max: 9"), encoding="utf-8")
    outcome = compute(apothecary, "nettle", "sage", "--set", "heat=3")
    assert (
        outcome.code == 1
        and "recipes.yaml:18:15: error: sage-nettle-3: strength: the value is 10;" in outcome.err
    )


ASKED_WRONG = [
    (("sage",), 2, "potion takes 2 cards, not 1: a (herb), b (herb) [recipe-input]"),
    (("sage", "salt"), 2, "'salt' cannot be b: it takes herb"),
    (("sage", "calm"), 2, "'calm' cannot be b"),
    (("sage", "sage"), 2, "the same card is named twice"),
    (("sage", "mint", "--set", "bass=a"), 2, "did you mean 'base'"),
    (("sage", "mint", "--set", "base=moss"), 2, "base is 'moss'; allowed is sage or mint"),
    (("sage", "mint", "--set", "heat=4"), 2, "heat is '4'; allowed is 1 or 2 or 3"),
    (("sage", "mint", "--set", "heat"), 2, "write --set NAME=VALUE"),
    (("--all", "sage"), 2, "--all takes every card"),
    (("sage", "mint", "--lang", "de"), 2, "[unknown-language]"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "code", "told"), ASKED_WRONG)
def test_what_a_recipe_does_not_take_is_told(
    apothecary: Path, words: tuple[str, ...], code: int, told: str
) -> None:
    outcome = compute(apothecary, *words)
    assert (outcome.code, told in outcome.text) == (code, True), outcome.text


def test_an_unknown_recipe_is_told(apothecary: Path) -> None:
    outcome = run("compute", "apothecary", "poison", folder=apothecary)
    assert outcome.code == 2 and "did you mean 'potion'" in outcome.err and "[unknown-recipe]" in outcome.err
    assert run("compute", "apothecary", folder=apothecary).code == 2


# (what stands in the recipe, what in its place, code and words of the problem, told by `check` too)
FAULTS = [
    ("makes: potion", "makes: potions", "unknown-name", "'potions' is no type"),
    ("{a: herb, b: herb}", "{a: herb, b: hreb}", "unknown-name", "'hreb' is no type"),
    ("{a: herb, b: herb}", "{a: herb, b: strenght > 1}", "condition", "'strenght' is no field"),
    ("{a: herb, b: herb}", "{a: herb, a-b: herb}", "bad-id", "'a-b' cannot be a name"),
    ("{a: herb, b: herb}", "{a: herb, b: strength > 1}", "wrong-value", "inputs that are all alike"),
    ("heat: [1, 2, 3]}", "a: [1, 2, 3]}", "bad-id", "'a' cannot be a name"),
    ("merge(a.virtues", "merge(a.virtue", "condition", "'a' holds no 'virtue'"),
    ("item.level <=", "item.levle <=", "condition", "'item' holds no 'levle'"),
    ('because: {en: "two', 'becuase: {en: "two', "missing-key", "a refusal needs the key 'because'"),
    ("{{ a.element }}", "{{ a.elemnt }}", "condition", "'a' holds no 'elemnt'"),
    ("== b.element", "== 'air'", "condition", "is never 'air'"),
    ("element: base.element", "elemnt: base.element", "unknown-field", "has no field 'elemnt'"),
    ("    strength: (a.strength", "    element: (a.strength", "missing-field", "needs the field 'strength'"),
    ("// 2 + heat", "/ 2 + heat", "condition", "is not part of a condition"),
    ("{drops:", "{dropps:", "unknown-key", "has no key 'dropps'"),
    ('"{{ a.id }}-{{ b.id }}-{{ heat }}"', "a.id", "wrong-value", "the plain text 'a.id'"),
    ("  any_order: true", "  any_oder: true", "unknown-key", "has no key 'any_oder'"),
    ('because: {en: "two', 'because: {de: "zwei", en: "two', "unknown-language", "'de' is no language"),
]


@pytest.mark.parametrize(("there", "instead", "code", "words"), FAULTS)
def test_a_fault_of_a_recipe_is_told_with_its_place(
    apothecary: Path, there: str, instead: str, code: str, words: str
) -> None:
    file = apothecary / "cards/apothecary/recipes.yaml"
    text = file.read_text(encoding="utf-8")
    assert there in text
    file.write_text(text.replace(there, instead, 1), encoding="utf-8")
    told = run("check", "--json", folder=apothecary).out
    found = [p for p in json.loads(told)["problems"] if p["severity"] == "error"]
    assert any(p["code"] == code and words in p["message"] for p in found), found
    assert all(p["file"].endswith("recipes.yaml") and p["line"] for p in found)


def test_what_cannot_be_computed_is_told(apothecary: Path) -> None:
    file = apothecary / "cards/apothecary/recipes.yaml"
    text = file.read_text(encoding="utf-8").replace(
        "element: base.element", "element: base.strength // (heat - 1)"
    )
    file.write_text(text, encoding="utf-8")
    outcome = compute(apothecary, "sage", "mint")
    assert outcome.code == 2
    assert (
        "potion cannot be computed of sage + mint, base sage, heat 1: 6 and 0 cannot be combined [recipe-unfit]"
        in outcome.err
    )


@pytest.mark.parametrize(
    ("there", "instead", "is_marked"),
    [
        ("", "", False),
        ("makes: potion", "made: potion", True),
        ("any_order: true", "any_order: perhaps", True),
        ('because: {en: "two', 'becuase: {en: "two', True),
        ("    element: base.element", "    elemnt: base.element", True),
        ("  id:", "  idd:", True),
        ("heat: [1, 2, 3]", "heat: {x: 1}", True),
    ],
)
def test_an_editor_marks_what_a_recipe_cannot_hold(
    apothecary: Path, there: str, instead: str, is_marked: bool
) -> None:
    schema = schemas_of(apothecary, "apothecary")["recipes.json"]
    text = FILES["recipes.yaml"]
    assert there in text
    assert bool(marked(schema, text.replace(there, instead, 1))) is is_marked


def test_the_file_names_its_schema(apothecary: Path) -> None:
    assert run("schema", "apothecary", folder=apothecary).code == 0
    first = (apothecary / "cards/apothecary/recipes.yaml").read_text(encoding="utf-8").partition("\n")[0]
    assert first == "# yaml-language-server: $schema=../../build/apothecary/schema/recipes.json"
    assert (apothecary / "build/apothecary/schema/recipes.json").is_file()


def test_every_key_of_a_recipe_is_explained(apothecary: Path) -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    file = apothecary / "cards/apothecary/recipes.yaml"
    file.write_text(file.read_text(encoding="utf-8") + "  qqqq: 1\n", encoding="utf-8")
    (found,) = [
        p
        for p in json.loads(run("check", "--json", folder=apothecary).out)["problems"]
        if p["code"] == "unknown-key"
    ]
    assert set(found["hint"].removeprefix("known are ").split(", ")) == told
