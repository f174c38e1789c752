"""What goes to Tabletop Simulator, read back by a reader of our own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kit.project import Project, make, names_in
from tests.outlets.tables import cards_in, read_table, share

GREEN, CREAM, BLUE = (0, 0xAA, 0), (0xFF, 0xF6, 0xDD), (0x22, 0x33, 0x44)
LEDGER = "cards/petit/table-cells.txt"


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path / "jeu")


def exported(project: Project, *options: str, folder: str = "petit-tts") -> Any:
    done = project.run("export", "tts", "--card-px", "80", *options)
    assert done.code == 0, done.err
    name = folder.removesuffix("-tts")
    return read_table(project.root / "build/petit" / folder / f"{name}.json")


def places(project: Project) -> dict[str, str]:
    lines = (line.split("\t") for line in (project.root / LEDGER).read_text("utf-8").splitlines())
    return {parts[1]: parts[2] for parts in lines if len(parts) == 3}


def test_every_card_with_its_picture_its_back_and_its_number(petit: Project) -> None:
    table = exported(petit)
    cards = cards_in(table)
    told = [(card.memo, card.name, card.text, card.deck) for card in cards]
    beasts = "deckwright:petit:deck:betes"
    assert told == [
        *[("deckwright:petit:card:crabe", "Crabe", "Il pince.", beasts)] * 3,
        ("deckwright:petit:card:ours", "Ours brun", "Gagne Vie deux fois.", beasts),
        ("deckwright:petit:card:eclair", "Éclair", "Tombe du ciel.", None),  # a deck of one is a card
    ]
    for card in cards:
        assert card.front.size == card.back.size == (80, 120)
        assert share(card.front, CREAM) > 0.5
        # its picture is 30 × 20 of 40 × 60 mm
        assert share(card.front, GREEN) == pytest.approx(0.25 if card.name == "Crabe" else 0, abs=0.02)
        white = card.name == "Éclair"  # which has no back
        assert share(card.back, (255, 255, 255) if white else BLUE) > 0.8
    assert [each["Nickname"] for each in table["ObjectStates"]] == ["Bêtes", "Éclair"]


def test_the_language(petit: Project) -> None:
    table = exported(petit, "--lang", "en", folder="petit-en-tts")
    assert [each["Nickname"] for each in table["ObjectStates"]] == ["Beasts", "Lightning"]
    assert [card.name for card in cards_in(table)][3:] == ["Brown bear", "Lightning"]


def test_addresses_are_local_or_where_they_are_uploaded_to(petit: Project) -> None:
    done = petit.run("export", "tts", "--url", "https://example.org/petit")
    assert done.code == 0
    text = (petit.root / "build/petit/petit-tts/petit.json").read_text("utf-8")
    files = {name for name in names_in(petit.root / "build/petit/petit-tts") if name != "petit.png"}
    urls = {part.split('"')[0] for part in text.split("https://example.org/petit/")[1:]}
    assert urls == {name for name in files if name.endswith(".png")}
    assert "file:///" not in text
    assert petit.run("export", "tts", "--url", "ftp://example.org").code == 2


def test_a_card_keeps_its_cell_for_ever(petit: Project) -> None:
    exported(petit)
    first = places(petit)
    assert first == {"crabe": "0", "ours": "1", "eclair": "0"}
    petit.change(
        "cards/petit/betes.yaml", "crabe: {", "ane: {nom: Âne, vie: 1}\nbelette: {nom: B, vie: 1}\n_crabe: {"
    )
    cards = {card.memo.rpartition(":")[2]: card.card_id % 100 for card in cards_in(exported(petit))}
    assert cards == {"ane": 2, "belette": 3, "ours": 1, "eclair": 0}, (
        "new ones behind, the crab's stays empty"
    )
    assert places(petit) == {**first, "ane": "2", "belette": "3"}
    assert "stray-file" not in petit.run("check").text, "the ledger is no file of cards"


def test_cells_after_a_merge(petit: Project) -> None:
    exported(petit)
    text = (petit.root / LEDGER).read_text("utf-8")
    petit.write(LEDGER, text.replace("ours\t1", "ours\t0"))
    done = petit.run("export", "tts")
    assert "[outlet-cell]" in done.err
    assert "ours: has the place of crabe" in done.err
    assert places(petit) == {"crabe": "0", "ours": "1", "eclair": "0"}


def test_a_spoilt_ledger_is_told(petit: Project) -> None:
    petit.write(LEDGER, "# ours\n<<<<<<< HEAD\n")
    done = petit.run("export", "tts")
    assert done.code == 1
    assert f"{LEDGER}:2" in done.err
    assert "[outlet-ledger]" in done.err
    assert not (petit.root / "build/petit").exists()


def test_changed_sheets_alone_get_new_names(petit: Project) -> None:
    def names() -> set[str]:
        exported(petit)
        text = (petit.root / "build/petit/petit-tts/petit.json").read_text("utf-8")
        return {part.split('"')[0].rpartition("/")[2] for part in text.split('URL": "')[1:]}

    before = names()
    assert names() == before
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 6")
    after = names()
    assert len(before - after) == len(after - before) == 1
    assert "dos" in next(iter(before - after))


def test_what_is_larger_than_a_sheet_is_refused(petit: Project) -> None:
    exported(petit)
    done = petit.run("export", "tts", "--card-px", "1024")
    assert done.code == 1
    assert "8 × 5" in done.err
    assert "[outlet-limit]" in done.err


def test_a_check_writes_nothing(petit: Project) -> None:
    done = petit.run("export", "petit", "tts", "--check")
    assert done.code == 0
    assert names_in(petit.root / "build/petit") == []
    assert not (petit.root / LEDGER).exists()
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 50")
    assert petit.run("export", "tts", "--check").code == 1


def test_a_folder_that_the_program_may_not_find(tmp_path: Path) -> None:
    done = make(tmp_path / "un jeu à moi").run("export", "tts", "--check")
    assert done.code == 0
    assert "[outlet-address]" in done.err


def test_outlets_are_listed_and_unknown_ones_told(petit: Project) -> None:
    assert "tts " in petit.run("export").out
    done = petit.run("export", "tabletop")
    assert done.code == 2
    assert "[unknown-outlet]" in done.err
