"""Caveloot's pages, read back by pdftotext and pikepdf: they hold what the rules name."""

from __future__ import annotations

import json
import math
import re
import shutil
import subprocess
from itertools import combinations
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from deckwright.build.request import Request
from deckwright.game.load import load_game
from deckwright.reference.build import ReferenceRequest, build_reference
from tests.kit.places import ROOT

GAME, _ = load_game(ROOT, "caveloot")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("reference")
    done = build_reference(Request(ROOT, "caveloot", out=out), ReferenceRequest())
    assert done.written and not [
        found for found in done.problems if found.place and "reference" in found.place.file
    ]
    return out / "caveloot"


@pytest.fixture(scope="module")
def text(built: Path) -> str:
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed")
    command = [tool, "-layout", str(built / "caveloot-reference-a4.pdf"), "-"]
    found = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    return " ".join(found.replace("’", "'").split())


@pytest.fixture(scope="module")
def figures(built: Path) -> list[dict[str, Any]]:
    manifest = json.loads((built / "caveloot-reference-a4.manifest.json").read_text(encoding="utf-8"))
    return [figure for page in manifest["pages"] for figure in page.get("figures", ())]


def test_the_glossary_holds_every_symbol_with_its_name(text: str, figures: list[dict[str, Any]]) -> None:
    assert GAME is not None
    (glossary,) = [
        figure for figure in figures if figure["figure"] == "glossary" and len(figure["symbols"]) > 20
    ]
    assert set(glossary["symbols"]) == set(GAME.symbols)
    assert len(glossary["symbols"]) >= 51  # that the rules name, and the boss
    for symbol in GAME.symbols.values():
        assert symbol.title.in_lang("fr").split()[0] in text


CALLOUTS = {
    "heros": 8,
    "artefact": 6,
    "grimoire": 4,
    "tresor": 3,
    "fee": 4,
    "quete": 5,
    "guilde": 3,
    "monstre": 7,
    "boss": 2,
}  # as many of each type as the rules explain


def test_anatomies_explain_what_the_rules_explain(figures: list[dict[str, Any]]) -> None:
    assert GAME is not None
    found = {
        GAME.cards[figure["card"]].type.id: len(figure["callouts"])
        for figure in figures
        if figure["figure"] == "anatomy"
    }
    assert {type: found.get(type, 0) for type in CALLOUTS} == CALLOUTS


def test_call_outs_lie_within_the_page_and_end_at_their_elements(figures: list[dict[str, Any]]) -> None:
    for figure in figures:
        for callout in figure.get("callouts", ()):
            x, y, width, height = callout["target"]
            end_x, end_y = callout["leader"][0]
            assert x - 1.01 <= end_x <= x + width + 1.01
            assert y - 0.81 <= end_y <= y + height + 0.81
            left, _, wide, _ = callout["label"]
            assert left >= -0.01 and left + wide <= 174.01


def test_every_symbol_is_named_on_the_cards_for_the_players(tmp_path: Path) -> None:
    assert GAME is not None
    done = build_reference(Request(ROOT, "caveloot", out=tmp_path), ReferenceRequest(paper="card"))
    file = tmp_path / "caveloot/caveloot-reference-card.pdf"
    with pikepdf.open(file) as pdf:
        assert 2 <= len(pdf.pages) <= 3
        assert [round(float(side) * 25.4 / 72) for side in pdf.pages[0].mediabox[2:]] == [63, 88]
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed")
    text = subprocess.run([tool, str(file), "-"], capture_output=True, check=True).stdout.decode()
    assert done.written
    for symbol in GAME.symbols.values():
        for word in symbol.title.in_lang("fr").replace("'", "’").split():
            assert word in text


@pytest.mark.parametrize("paper", ["a5", "letter"])
def test_other_papers_show_the_cards_as_text_and_dots_apart(tmp_path: Path, paper: str) -> None:
    build_reference(Request(ROOT, "caveloot", out=tmp_path), ReferenceRequest(("anatomie",), paper))
    manifest = json.loads(
        (tmp_path / f"caveloot/caveloot-reference-{paper}.manifest.json").read_text("utf-8")
    )
    figures = [f for page in manifest["pages"] for f in page.get("figures", ()) if f["figure"] == "anatomy"]
    assert len(figures) == len(CALLOUTS)
    for figure in figures:
        dots = [callout["dot"] for callout in figure["callouts"] if "dot" in callout]
        assert bool(dots) is (paper == "a5")
        assert all(math.dist(one, other) > 4.6 for one, other in combinations(dots, 2))
    with pikepdf.open(tmp_path / f"caveloot/caveloot-reference-{paper}.pdf") as pdf:
        assert not pdf.check_pdf_syntax()


@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_words_of_the_charts_lie_on_others(tmp_path: Path, paper: str, lang: str) -> None:
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed")
    page = {"fr": "tirages", "en": "draws"}[lang]
    done = build_reference(
        Request(ROOT, "caveloot", out=tmp_path, lang=lang), ReferenceRequest((page,), paper)
    )
    said = subprocess.run(
        [tool, "-bbox", "-", "-"], input=done.artifacts[0].read(), capture_output=True, check=True
    )
    for text in said.stdout.decode().split("<page ")[1:]:
        boxes = [tuple(map(float, each)) for each in WORD.findall(text)]
        assert len(boxes) > 40
        assert not [(a, b) for a, b in combinations(boxes, 2) if lies_on(a, b)]


WORD = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)"')


def lies_on(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    """Whether letters do; their boxes, from ascent to descent, may touch from line to line."""
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    return across > 0.5 and down > 4.0


def test_english_pages_are_as_many_as_french_ones(tmp_path: Path, built: Path) -> None:
    done = build_reference(Request(ROOT, "caveloot", out=tmp_path, lang="en"), ReferenceRequest())
    assert done.written
    names = ("caveloot-reference-a4", "caveloot-en-reference-a4")
    files = (built / f"{names[0]}.manifest.json", tmp_path / f"caveloot/{names[1]}.manifest.json")
    kinds = [
        [
            [figure["figure"] for figure in page.get("figures", ())]
            for page in json.loads(file.read_text("utf-8"))["pages"]
        ]
        for file in files
    ]
    assert kinds[0] == kinds[1]


def test_the_outline_names_every_page_and_leads_to_it(built: Path) -> None:
    with pikepdf.open(built / "caveloot-reference-a4.pdf") as pdf, pdf.open_outline() as outline:
        titles = [item.title for item in outline.root]
        assert "Les symboles" in titles and "Anatomie des cartes" in titles
        assert str(pdf.Root.Lang) == "fr"


# What the rules ask a rulebook for, and words that its pages cannot do without.
PAGES = {
    "what Caveloot is, HELP!": ("Ce que c'est", "Le plus serviable", "HELP!"),
    "set-up with goals and depth": ("Mise en place", "Cimetière", "cinq grands objectifs", "Épique"),
    "symbols of backs and fronts": ("Dos des cartes", "Types de carte"),
    "heroes": ("Les héros", "cartes-jetons", "Endurance", "La puissance de base", "Soutien", "Renégats"),
    "the four decks": ("Bravoure physique", "Bravoure arcanique", "Petite manigance", "Grande manigance"),
    "artefacts and grimoires": ("Artefacts et grimoires", "Un grimoire", "Monstres corrompus"),
    "fairies and treasures": ("Fées et trésors", "Lier une fée", "Les esprits", "Blessure et poison"),
    "quests, guilds, passages, dungeons": ("Les quêtes", "Guildes", "passage secret", "population"),
    "phases of a turn": ("Préparation", "Exploration", "Retour au campement"),
    "fight and corruption": ("Le combat", "Comparer", "Fuir", "Corrompre"),
    "power draws": ("Ce que donne un tirage", "moyenne"),
    "talents, x, endurance, weight": ("Les quatre talents", "Multiplication", "Endurance et poids"),
    "vitality to gold": ("Gain de vitalité", "Prix d'un renégat"),
    "rarity": ("Combien d'exemplaires", "Extrêmement rare"),
    "deck values and fairy power": ("Valeurs piochées", "Puissance féerique"),
    "an example of a game": ("Un tour raconté", "le crabe est capturé"),
    "trade, help and HEMUD": ("Entraide et échanges", "Hyper Extrême Menace Ultra Divine"),
}


@pytest.mark.parametrize("page", PAGES)
def test_the_rulebook_has_every_page_of_the_rules(text: str, page: str) -> None:
    plain = text.replace("\u202f", " ").replace("\xa0", " ")
    assert [words for words in PAGES[page] if words not in plain] == []


def test_the_example_of_a_turn_adds_up(text: str) -> None:
    """Its draws are within the decks, and its totals are their sums."""
    assert GAME is not None
    decks = {
        id: sorted(int(card.values["valeur"]) for card in GAME.decks[id].cards for _ in range(card.copies))
        for id in ("bravoure-physique", "petite-manigance")
    }
    rounds = [(7, 4, 5, 9, 14), (2, -1, 3, 5, 2), (10, 6, 4, 13, 18)]  # hero BP, PM; sabre BP; crab PM; total
    for physical, scheme, sabre, _, total in rounds:
        assert physical + scheme - 3 + 2 + sabre - 1 == total
    for id, drawn in (
        ("bravoure-physique", [value for a, _, b, *_ in rounds for value in (a, b)]),
        ("petite-manigance", [value for _, a, _, b, _ in rounds for value in (a, b)]),
    ):
        rest = list(decks[id])
        for value in drawn:
            rest.remove(value)  # there is one left of it
    assert "7 + (4 \u2212 3) + 2 + (5 \u2212 1) 14 9" in text.replace("\xa0", " ").replace("\u202f", " ")
