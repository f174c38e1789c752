"""The how-to pages: what they show is tried, and a project is moved from each tool as the page says."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest

from tests.kit.places import ROOT
from tests.kit.project import Project

DOCS = ROOT / "docs"
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
)
TITLED = re.compile(r'^```\w+ title="([\w.-]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


MOVES = {  # printed and different cards, counted by hand in the tables of the page
    "nanDECK": (5, 3),
    "Squib": (3, 2),
    "protograf": (6, 5),
    "DeckSmith": (2, 2),
    "Typst": (2, 2),
}


def moved(tool: str) -> dict[str, str]:
    """The files that the page shows for a tool."""
    section = re.split(r"^### From ", page("comparison"), flags=re.MULTILINE)
    (text,) = [each for each in section if each.startswith(f"{tool}\n")]
    return dict(TITLED.findall(text))


def test_every_tool_has_its_way_over() -> None:
    table = page("comparison").split("\n\n")[2].splitlines()[0]
    tools = re.findall(r"\[(\w+)\]", table)
    assert tools == list(MOVES) == re.findall(r"^### From (\w+)$", page("comparison"), re.MULTILINE)


@pytest.mark.parametrize("tool", MOVES)
def test_a_project_moves(tmp_path: Path, tool: str) -> None:
    there = Project(tmp_path)
    for name, text in moved(tool).items():
        there.write(f"cards/moved/{name}", text)
    for picture in ("alba", "brom") if tool == "Squib" else ():
        there.write(f"assets/moved/{picture}.png", PNG)
    printed, kinds = MOVES[tool]
    built = there.run("build")
    assert (built.code, built.err.splitlines()[-1]) == (0, f"{printed} cards of {kinds} kinds"), built.err
    assert there.run("types", "--write", "--layouts").code == 0
    again = there.run("build")
    assert again.code == 0 and "inferred of the type" not in again.err
    assert len(list((tmp_path / "layouts/moved").glob("*.svg"))) == 1


def test_a_symbol_of_ones_own(tmp_path: Path) -> None:
    drawing, declared = re.findall(r"^```(?:xml|yaml)\n(.*?)^```$", page("symbols"), re.MULTILINE | re.DOTALL)
    there = Project(tmp_path)
    there.write("cards/night/game.yaml", declared)
    there.write("cards/night/cards.csv", "name,text\nOwl,Pay 2 {moon}.\n")
    there.write("assets/night/symbols/moon.svg", drawing)
    checked = there.run("check", "--quick")
    assert (checked.code, checked.out.splitlines()[-1]) == (0, "1 card checked: 0 errors, 0 warnings")


def test_backs_are_looked_for_on_the_card_the_deck_the_type(tmp_path: Path) -> None:
    declared, of_pictures = re.findall(r"^```yaml\n(.*?)^```$", page("backs"), re.MULTILINE | re.DOTALL)
    there = Project(tmp_path)
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="63.5mm" height="88.9mm" viewBox="0 0 63.5 88.9"/>\n'
    for name in ("card", "back", "back-village", "back-hero"):
        there.write(f"layouts/g/{name}.svg", svg)
    there.write("cards/g/game.yaml", declared)
    there.write(
        "cards/g/village.yaml", "_defaults: {type: card}\na: {name: A}\nb: {name: B, back: back-hero.svg}\n"
    )
    there.write("cards/g/forest.yaml", "_defaults: {type: card}\nc: {name: C}\n")
    assert there.run("build").code == 0
    manifest = there.root / "build/g/g-cards-a4.manifest.json"
    found = set(re.findall(r'"back[\w-]*\.svg@[\w-]+:back"', manifest.read_text(encoding="utf-8")))
    assert {name.split("@")[0].strip('"') for name in found} == {
        "back.svg",
        "back-village.svg",
        "back-hero.svg",
    }
    there.write("cards/scans/game.yaml", of_pictures)
    there.write("cards/scans/scans.csv", "id,art,back_art\nfox,fox,fox-back\n")
    for name in ("fox", "fox-back"):
        there.write(f"assets/scans/{name}.svg", svg.replace("/>", '><rect width="64" height="89"/></svg>'))
    assert there.run("build", "scans").code == 0


def test_a_translation(tmp_path: Path) -> None:
    """The languages page's own overlay, on the game that `deckwright new` makes."""
    there = Project(tmp_path)
    assert there.run("new", "night-market", "--from", "yaml").code == 0
    made = Project(tmp_path / "night-market")
    _, overlay, *_ = re.findall(r"^```yaml\n(.*?)^```$", page("languages"), re.MULTILINE | re.DOTALL)
    made.change("cards/night-market/game.yaml", "languages: [en]", "languages: [en, fr]")
    made.write("cards/night-market/lang/fr.yaml", overlay)
    built = made.run("build", "--lang", "fr")
    assert built.out.splitlines()[0] == "build/night-market/night-market-fr-cards-a4.pdf  2 pages"
