"""The catacombs' pages, read back by pdftotext and from the manifest: they hold what the rules name."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from deckwright.build.request import Request
from deckwright.game.load import load_game
from deckwright.reference.build import ReferenceRequest, build_reference
from tests.kit.places import ROOT

PT = 25.4 / 72


def text_of(pdf: Path) -> str:
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed")
    found = subprocess.run([tool, "-layout", str(pdf), "-"], capture_output=True, check=True).stdout.decode()
    return " ".join(found.replace("’", "'").replace("\u202f", " ").replace("\xa0", " ").split()).casefold()


def build(folder: Path, lang: str, *pages: str, form: str = "pdf") -> Path:
    done = build_reference(
        Request(ROOT, "catacombes", lang=lang, out=folder), ReferenceRequest(tuple(pages), format=form)
    )
    assert done.written and not done.problems
    return folder / "catacombes"


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("fr"), "fr")


@pytest.fixture(scope="module")
def english(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("en"), "en")


def figures(folder: Path, lang: str = "") -> list[dict[str, Any]]:
    name = f"catacombes{lang and f'-{lang}'}-reference-a4.manifest.json"
    manifest = json.loads((folder / name).read_text(encoding="utf-8"))
    return [figure for page in manifest["pages"] for figure in page.get("figures", ())]


# What the rules ask a rulebook for, and words that its pages cannot do without.
PAGES = {
    "contents of the box": ("le matériel", "équipe de l'épée", "murs", "tapis de jeu"),
    "sticker guide, sizes at 1:1": ("les autocollants", "cinq tailles", "très petit", "100 mm", "triez"),
    "overview with emblems": ("deux équipes", "ce que l'on lit partout"),
    "wall, obstacle and team set-up": ("les murs", "socle", "obstacles. les cinq", "l'épée dans les coins"),
    "piles and hands": ("pioches", "main de départ", "réinitialisation"),
    "turn, order of turns": (
        "un tour de jeu",
        "retourner le marqueur",
        "l'épée commence",
        "le crâne commence",
    ),
    "card anatomy": ("anatomie d'une carte", "séquence de tir", "signe astrologique"),
    "roles and signs": ("rôles", "explorateur", "signes astrologiques", "méduse"),
    "kinds of shot, abilities, armour": ("trois sortes", "à distance", "capacités", "armures"),
    "moving obstacles": ("déplacer un obstacle", "reste où il s'arrête"),
    "three and four players": ("à trois, à quatre", "huit cartes"),
    "end of game": ("la fin", "banque est vide"),
    "advanced rules": ("piocher à la fin", "à bout de forces"),
    "walls and mat": ("un mur", "sans murs"),
    "variants": ("sans les capacités", "sans l'armure"),
    "tutorial": ("une partie commence", "mage berserker", "assommée"),
    "back cover": ("aide de jeu", "départ du tir", "un tour, une main"),
}


@pytest.mark.parametrize("page", PAGES)
def test_the_rulebook_has_every_page_of_the_rules(french: Path, page: str) -> None:
    text = text_of(french / "catacombes-reference-a4.pdf")
    assert [words for words in PAGES[page] if words not in text] == []


def test_all_emblems_are_in_the_glossary(french: Path) -> None:
    glossaries = [figure for figure in figures(french) if figure["figure"] == "glossary"]
    assert (
        len({symbol for each in glossaries for symbol in each["symbols"]}) == 2 + 8 + 1 + 1 + 6 + 6
    )  # teams, shots, aimed, armour, roles, signs


def test_a_team_card_is_explained_by_eight_call_outs(french: Path) -> None:
    (anatomy,) = [figure for figure in figures(french) if figure["figure"] == "anatomy"]
    assert len(anatomy["callouts"]) == 8


def test_components_are_as_many_as_the_rules_say(french: Path) -> None:
    (components,) = [figure for figure in figures(french) if figure["figure"] == "components"]
    assert components["counts"] == {
        "epee": 28,
        "crane": 28,
        "aide": 4,
        "planche": 24 + 2,
        "murs": 10,
        "tapis": 1,
    }
    (pawns,) = [figure for figure in figures(french) if figure["figure"] == "pawns"]
    assert pawns["pieces"] == 14


def test_english_pages_are_those_in_french(french: Path, english: Path) -> None:
    kinds = [
        [
            figure["figure"] for figure in figures(folder, lang) if figure["figure"] != "picture"
        ]  # by the room left
        for folder, lang in ((french, ""), (english, "en"))
    ]
    assert kinds[0] == kinds[1]
    text = text_of(english / "catacombes-en-reference-a4.pdf")
    for words in (
        "signs to know",
        "three or four players",
        "exhaustion",
        "star signs",
    ):
        assert words in text
    french_words = re.findall(r"\b(?:équipe|pichenette|défausse|joueurs|jetons)\b", text)
    assert french_words == []


def test_the_sizes_of_pawns_are_drawn_as_large_as_they_are(tmp_path: Path) -> None:
    """Circles of the guide, measured in its SVG."""
    folder = build(tmp_path, "fr", "autocollants", form="svg")
    (file,) = folder.glob("*figure-autocollants-*-pawn-sizes.svg")
    widths = []
    for attributes in re.findall(r"<path ([^>]*)/>", file.read_text(encoding="utf-8")):
        data = re.search(r'\bd="([^"]*)"', attributes)
        if data and data[1].count("C") == 4:
            xs = [float(number) for number in re.findall(r"(-?[\d.]+) -?[\d.]+", data[1])]
            scale = re.search(
                r'transform="matrix\(([\d.]+)', attributes
            )  # to points, which the page has in mm
            widths.append((max(xs) - min(xs)) * (float(scale[1]) if scale else 1.0) * PT)
    game, _ = load_game(ROOT, "catacombes")
    assert game is not None and game.pawns is not None
    faces = sorted(size.face for size in game.pawns.sizes.values())
    assert sorted(widths)[-5:] == pytest.approx(
        [face - 0.3 for face in faces], abs=0.02
    )  # to the line's middle
