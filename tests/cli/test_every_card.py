"""A fault on many cards is one finding on a terminal; every card of it can be found, with its place."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.kit.project import BETES, CARTE, Project, make

LINE = '<path d="M5 5h9" stroke="#000" stroke-width="0.03"/></svg>'
DECKS = ("cards/petit/betes.yaml", "cards/petit/sorts.yaml")
CARDS = {"crabe": f"{DECKS[0]}:2", "ours": f"{DECKS[0]}:3", "eclair": f"{DECKS[1]}:1"}  # by counting lines


def thin(folder: Path) -> Project:
    return make(folder, {"layouts/petit/carte.svg": CARTE.replace("</svg>", LINE)})


def test_the_short_list_counts_and_all_names_each(tmp_path: Path) -> None:
    project = thin(tmp_path)
    (short,) = (line for line in project.run("check").out.splitlines() if "[hairline]" in line)
    assert "(and on 2 more cards)" in short
    told = [line for line in project.run("check", "--all").out.splitlines() if "[hairline]" in line]
    assert len(told) == 3 and "more card" not in " ".join(told)
    for card, place in CARDS.items():
        assert [line for line in told if f" {card}: " in line and f"it is written at {place}" in line]


def test_json_names_each_card_with_its_place(tmp_path: Path) -> None:
    (found,) = json.loads(thin(tmp_path).run("check", "--json").out)["problems"]
    assert "more card" not in found["message"]
    assert {one["card"]: f"{one['file']}:{one['line']}" for one in found["cards"]} == CARDS


def test_annotations_of_github_name_each_card_with_its_place(tmp_path: Path) -> None:
    (line,) = thin(tmp_path).run("check", "--format", "github").out.splitlines()
    assert "more card" not in line and "%0Aon:%0A" in line
    told = line.split("%0A")
    for card, place in CARDS.items():
        assert [each for each in told if each.startswith(f"{card} ({place}")]


def test_sarif_names_each_card_with_its_place(tmp_path: Path) -> None:
    log = json.loads(thin(tmp_path).run("check", "--format", "sarif").out)
    (found,) = log["runs"][0]["results"]
    assert "more card" not in found["message"]["text"]
    assert all(f"\n{card} ({place}" in found["message"]["text"] for card, place in CARDS.items())
    related = {}
    for each in found["relatedLocations"]:
        physical = each["physicalLocation"]
        where = f"{physical['artifactLocation']['uri']}:{physical['region']['startLine']}"
        related[each["message"]["text"].split(" (")[0]] = where
    assert related == CARDS


def test_the_report_names_each_card(tmp_path: Path) -> None:
    project = thin(tmp_path)
    project.run("check", "--report", str(tmp_path / "report.html"))
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Also on 2 more cards" in page
    assert sum(place in page for place in CARDS.values()) >= 2


def test_an_overflow_says_where_its_text_is_written_and_how_much_is_too_much(tmp_path: Path) -> None:
    """Lines are 3.5 mm × 1.2 high or so, the box has 14 mm: of 90 words about two thirds have to go."""
    project = make(tmp_path, {DECKS[0]: BETES.replace("Il pince.", "Il pince fort. " * 30)})
    (found,) = json.loads(project.run("check", "--json").out)["problems"]
    assert (found["code"], found["card"], found["field"]) == ("text-overflow", "crabe", "effet")
    column = BETES.splitlines()[1].index("effet:") + 1
    assert (found["written"]["file"], found["written"]["line"]) == (DECKS[0], 2)
    assert found["written"]["column"] in (column, column + len("effet: "))
    needed, had, excess = map(float, re.findall(r"([\d.]+) mm", found["message"]))
    assert abs(needed - had - excess) < 0.11 and had == 14
    assert "of its 90 words, too many" in found["message"]
    assert f"it is written at {DECKS[0]}:2" in project.run("check").out
