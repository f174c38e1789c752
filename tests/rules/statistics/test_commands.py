"""The commands odds, stats and balance, as a person or a script calls them."""

from __future__ import annotations

import csv
import io
import json
import operator
from fractions import Fraction
from pathlib import Path
from typing import Any

import cairocffi  # noqa: F401 - loads what the drawing needs, so that a missing library is told here
import pikepdf
import pytest
from click.testing import CliRunner, Result
from PIL import Image

from deckwright.basics.problems import DeckwrightError
from deckwright.cli import cli
from deckwright.cli.bars import bar
from deckwright.game.load import load_game

from .games import BALANCE, project

DECK = [0, 1, 2, 3, 4, 6, 9, 9]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.chdir(project(tmp_path))

    def call(*arguments: str) -> Result:
        return CliRunner().invoke(cli, arguments)

    return call


def answer(result: Result) -> Any:
    assert result.exception is None, result.output
    return json.loads(result.stdout)


def refusal(result: Result) -> str:
    """The words of an error, however it is told."""
    if isinstance(result.exception, DeckwrightError):
        return " ".join(f"{p.message} {p.hint}" for p in result.exception.problems)
    return result.output


# odds ---------------------------------------------------------------------------------------------------------------


def test_odds_as_json(run: Any) -> None:
    found = answer(run("odds", "essai", "F + 1", "--json"))
    assert (found["min"], found["max"], found["mean"]) == (1, 10, sum(DECK) / 8 + 1)
    assert found["exact"]["10"] == "1/4" and found["distribution"]["10"] == 0.25
    assert sum(Fraction(share) for share in found["exact"].values()) == 1
    assert found["method"] == "exact"


def test_the_game_may_be_left_out(run: Any) -> None:
    assert answer(run("odds", "F + 1", "--json")) == answer(run("odds", "essai", "F + 1", "--json"))


def test_odds_as_csv_and_text(run: Any) -> None:
    rows = list(csv.DictReader(io.StringIO(run("odds", "2 F", "--csv").stdout)))
    assert [int(row["value"]) for row in rows] == sorted({a + b for a in DECK for b in DECK if a != b} | {18})
    assert float(rows[0]["or_more"]) == 1
    text = run("odds", "2 F").stdout
    assert "min 1" in text and "█" in text and "exact" in text


def test_versus_as_json(run: Any) -> None:
    found = answer(run("odds", "F", "--versus", "F + 3", "--json"))
    pairs = [(a, b + 3) for i, a in enumerate(DECK) for j, b in enumerate(DECK) if i != j]
    for name, wins in (("win", operator.gt), ("tie", operator.eq), ("lose", operator.lt)):
        share = Fraction(sum(wins(a, b) for a, b in pairs), len(pairs))
        assert found["exact"][name] == str(share) and found[name] == pytest.approx(float(share))


def test_a_whole_fight(run: Any) -> None:
    exact = answer(run("odds", "F", "--versus", "D", "--vitality", "2", "1", "--json"))
    assert exact["method"] == "exact" and exact["rounds"] > 1
    played = answer(
        run("odds", "F", "--versus", "D", "--vitality", "2", "1", "--simulate", "--trials", "20000", "--json")
    )
    assert played["method"] == "simulated" and played["seed"] == 1
    for name in ("win", "tie", "lose"):
        assert abs(played[name] - exact[name]) < 4 * played["standard_error"][name]
    text = run("odds", "F", "--versus", "D", "--vitality", "2", "1", "--simulate", "--trials", "1000").stdout
    assert "± error" in text and "1,000 trials, seed 1" in text and "rounds on average" in text


def test_redraws_state_their_policy(run: Any) -> None:
    plain = answer(run("odds", "F", "--versus", "D", "--json"))
    helped = answer(
        run("odds", "F", "--versus", "D", "--redraw", "sagesse", "--redraw", "charisme", "--json")
    )
    harmed = answer(run("odds", "F", "--versus", "D", "--versus-redraw", "charisme", "--json"))
    assert harmed["win"] < plain["win"] < helped["win"]
    assert "policy" in helped and "policy" not in plain
    alone = answer(run("odds", "F", "--redraw", "sagesse", "--json"))
    assert alone["mean"] > sum(DECK) / 8 and "promises most" in alone["policy"]


def test_variables_are_set(run: Any) -> None:
    assert answer(run("odds", "V + 1", "--set", "v=4", "--json"))["max"] == 5
    assert "--set V=3" in refusal(run("odds", "V + 1"))


@pytest.mark.parametrize("form", ["svg", "png", "pdf"])
@pytest.mark.parametrize(
    "more",
    [(), ("--versus", "D"), ("--versus", "D", "--vitality", "2", "1")],
    ids=["alone", "versus", "fight"],
)
def test_a_chart_is_drawn(run: Any, tmp_path: Path, form: str, more: tuple[str, ...]) -> None:
    file = tmp_path / f"chart.{form}"
    result = run("odds", "2 F", *more, "--plot", str(file))
    assert result.exception is None, refusal(result)
    data = file.read_bytes()
    if form == "svg":
        assert b"<svg" in data and b"mm" in data
    elif form == "png":
        picture = Image.open(io.BytesIO(data))
        assert picture.info["dpi"][0] == pytest.approx(200, abs=1)
        assert picture.getpixel((0, 0)) == (255, 255, 255) and len(picture.getcolors(1 << 24) or []) > 3
    else:
        with pikepdf.open(io.BytesIO(data)) as pdf:
            assert len(pdf.pages) == 1
    run("odds", "2 F", *more, "--plot", str(file))
    assert file.read_bytes() == data  # the same bytes, whenever it is drawn


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("G",), "no pool"),
        (("essai", "2", "F"), "quote it"),
        (("9 F",), "9 cards of F are drawn together, and the deck holds 8"),
        (("F", "--vitality", "1", "2"), "--versus"),
        (("F", "--versus-redraw", "sagesse"), "--versus"),
        (("F", "--redraw", "sagese"), "did you mean 'sagesse'"),
        (("F", "--set", "W=3"), "variables are V"),
        (("F", "--set", "V=x"), "write V=3"),
        (("F", "--plot", "x.gif"), ".svg"),
        (("F", "--versus", "D", "--vitality", "0", "1"), "1 to 99"),
        (("F", "--simulate", "--trials", "0"), "trials"),
        (("esai", "F"), "did you mean 'essai'"),
    ],
)
def test_what_cannot_be_told_is_refused(run: Any, arguments: tuple[str, ...], words: str) -> None:
    result = run("odds", *arguments)
    assert result.exception is not None and words in refusal(result)


def test_bars_are_as_long_as_their_share() -> None:
    assert bar(0.5, 8) == "████" and bar(0, 8) == "" and bar(1e-9, 8) == "▏" and bar(1, 2) == "██"


# stats --------------------------------------------------------------------------------------------------------------


def test_stats_as_json_text_and_csv(run: Any) -> None:
    found = answer(run("stats", "--json"))
    assert found["types"]["monstre"] == {"kinds": 4, "cards": 10}
    assert found["numbers"]["or"]["values"] == {"2": 5, "3": 1, "5": 3, "9": 1}
    assert found["symbols"]["force"] == 12
    text = run("stats").stdout
    assert "20 cards of 13 kinds" in text and "Meute" in text
    rows = list(csv.DictReader(io.StringIO(run("stats", "--csv").stdout)))
    assert any(row["section"] == "type" and row["name"] == "monstre" and row["cards"] == "10" for row in rows)


def test_stats_of_one_deck_by_a_field(run: Any) -> None:
    found = answer(run("stats", "--deck", "monstres", "--by", "rarete", "--draws", "2", "--json"))
    assert list(found["decks"]) == ["monstres"]
    assert found["seen"]["monstres"]["unique"]["exact"] == "1/6"


@pytest.mark.parametrize("form", ["svg", "png", "pdf"])
def test_the_page_of_stats_is_one_page(run: Any, tmp_path: Path, form: str) -> None:
    file = tmp_path / f"stats.{form}"
    result = run("stats", "--plot", str(file))
    assert result.exception is None, refusal(result)
    if form == "pdf":
        with pikepdf.open(file) as pdf:
            assert len(pdf.pages) == 1
            assert [round(float(side)) for side in pdf.pages[0].mediabox[2:]] == [595, 842]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--deck", "monstre"), "did you mean 'monstres'"),
        (("--by", "rarte"), "did you mean 'rarete'"),
        (("--lang", "de"), "fr, en"),
        (("--draws", "0"), "0 is not in the range"),
    ],
)
def test_stats_refuse_what_is_not_there(run: Any, arguments: tuple[str, ...], words: str) -> None:
    assert words in refusal(run("stats", *arguments))


# balance ------------------------------------------------------------------------------------------------------------


def test_balance_as_json(run: Any) -> None:
    found = answer(run("balance", "--json"))
    assert found["heroes"]["elle"] == {"power": "F + 2 + 1", "vitality": 2, "redraws": ["charisme"]}
    assert found["heroes"]["lui"] == {"power": "D", "vitality": 1, "redraws": ["sagesse"]}
    by_pair = {(m["card"], m["hero"]): m for m in found["matches"]}
    assert set(by_pair) == {
        (card, hero) for card in ("rat", "loup", "ours", "brume") for hero in ("elle", "lui")
    }
    assert by_pair["brume", "elle"]["unknown"] == "it has no puissance"
    same = answer(
        run("odds", "F + 3", "--versus", "F", "--vitality", "2", "1", "--redraw", "charisme", "--json")
    )
    assert by_pair["rat", "elle"]["beaten"] == pytest.approx(same["win"])
    assert by_pair["rat", "elle"]["flag"] is None
    assert by_pair["rat", "lui"]["flag"] == "too hard: wanted is 60 % or more"
    assert by_pair["loup", "elle"]["group"] == "rare"


def test_the_talents_of_an_opponent_count(run: Any) -> None:
    found = answer(run("balance", "--json"))
    bear = next(m for m in found["matches"] if m["card"] == "ours" and m["hero"] == "elle")
    arguments = ("--vitality", "2", "1", "--redraw", "charisme", "--versus-redraw", "sagesse", "--set", "V=2")
    same = answer(run("odds", "F + 3", "--versus", "D × V", *arguments, "--json"))
    assert bear["beaten"] == pytest.approx(same["win"])


def test_balance_as_text_csv_and_page(run: Any, tmp_path: Path) -> None:
    text = run("balance").stdout
    assert "too hard" in text and "8 opponents" in text and "it has no puissance" in text
    rows = list(csv.DictReader(io.StringIO(run("balance", "--csv").stdout)))
    assert len(rows) == 8 and {row["hero"] for row in rows} == {"elle", "lui"}
    assert run("balance", "--plot", str(tmp_path / "b.pdf")).exception is None
    assert run("balance", "--strict").exit_code == 1


def test_without_the_section_the_command_says_so(run: Any, tmp_path: Path) -> None:
    project(tmp_path, balance="")
    result = run("balance")
    assert result.exit_code == 0 and "has no section `balance:`" in result.stdout
    assert answer(run("balance", "--json")) == {"balance": None, "matches": []}


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("power: puissance", "power: pusance", "did you mean 'puissance'"),
        ("card: heroine", "card: heroin", "did you mean 'heroine'"),
        ("equipment: [epee]", "equipment: [epe]", "did you mean 'epee'"),
        ("redraws: [sagesse]", "redraws: [sagese]", "did you mean 'sagesse'"),
        ("set: {V: 2}", "set: {W: 2}", "no variable"),
        ("power: D,", "power: DD,", "no pool"),
        ("groups: rarete", "groups: raret", "did you mean 'rarete'"),
        ("card: heroine, equipment: [epee], power: 1", "equipment: [epee]", "neither a card nor a power"),
        ("opponents: \"type == 'monstre'\"", "oponents: x", "needs the key 'opponents'"),
    ],
)
def test_a_fault_of_the_section_is_told_with_its_place(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    assert old in BALANCE
    game, problems = load_game(project(tmp_path, BALANCE.replace(old, new)), "essai")
    assert game is not None and game.balance is None
    assert any(words in f"{p.message} {p.hint}" for p in problems)
    assert {p.place.file for p in problems if p.place} == {"cards/essai/game.yaml"}
    assert [p for p in problems if p.place is None or (p.place.line or 0) < 35] == []
