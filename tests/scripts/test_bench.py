"""`scripts/bench`: the workload has what it says, and every part measures something, on a handful of cards."""

from __future__ import annotations

import io
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.kit.places import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from benching import against, stages, workload
from benching.command import main
from benching.measure import Usage


def test_the_workload_follows_from_its_seed() -> None:
    assert workload.cards(20, 1) == workload.cards(20, 1) != workload.cards(20, 2)
    assert workload.cards(5, 1) == workload.cards(20, 1)[:5]


def test_the_workload_has_what_it_says() -> None:
    cards = workload.cards(300, 1)
    words = [len(re.sub(r"\{\w+\}", "", card.rules).split()) for card in cards]
    assert min(words) >= 20 and max(words) <= 67
    assert {len(card.icons) for card in cards} == {4, 5, 6, 7, 8} and len(workload.ICONS) == 12
    assert {card.copies for card in cards} == {1, 3, 5} and {card.scheme for card in cards} == set(
        workload.COLOURS
    )
    assert len({card.art for card in cards}) == 20 and len({card.title for card in cards}) == 300
    assert all("**" in card.rules and 1 <= len(re.findall(r"\{\w+\}", card.rules)) <= 3 for card in cards)
    frame = workload.LAYOUT.read_text(encoding="utf-8").partition("</defs>")[2]
    assert len(re.findall(r"<(?:rect|path|circle)(?! data-symbol)", frame)) == 16


def test_pictures_are_as_heavy_as_those_that_people_use() -> None:
    buffer = io.BytesIO()
    picture = workload.picture(workload.PICTURE_SIZE, random.Random(1))
    picture.save(buffer, "JPEG", quality=88)
    assert picture.size == (750, 600) and 70_000 < len(buffer.getvalue()) < 120_000


def test_a_cut_out_picture_has_soft_edges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workload, "LARGE", (200, 300))
    alpha = workload.figure(random.Random(1)).getchannel("A")
    assert (
        isinstance(alpha, Image.Image)
        and alpha.getextrema() == (0, 255)
        and len(alpha.getcolors() or ()) > 20
    )


def measured(tmp_path: Path, *parts: str) -> list[dict[str, Any]]:
    """What `scripts/bench` writes of these parts, with two cards."""
    command = [str(ROOT / "scripts/benching"), "-n", "2", "--naive-cards", "1", "--parts", *parts]
    done = subprocess.run(
        [sys.executable, *command, "--json", str(tmp_path / "out.json")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    rows: list[dict[str, Any]] = json.loads((tmp_path / "out.json").read_text())["rows"]
    assert len(done.stdout.splitlines()) == 1 + len(rows)
    assert all(row["cpu"] > 0 and row["wall"] > 0 and row["peak"] > 1 for row in rows)
    return rows


def test_files_are_measured(tmp_path: Path) -> None:
    rows = measured(tmp_path, "version", "pdf", "naive")
    assert [row["cards"] for row in rows] == [0, 2, 2, 2, 1]
    sheets, unchanged, changed, naive = rows[1:]
    printed = sum(card.copies for card in workload.cards(2, 1))
    assert sheets["pages"] == unchanged["pages"] == changed["pages"] == -(-printed // 9)
    assert naive["pages"] == 1


@pytest.mark.exhaustive
def test_pictures_and_the_proof_page_are_measured(tmp_path: Path) -> None:
    rows = measured(tmp_path, "png", "proof")
    assert [row["cards"] for row in rows] == [2, 2, 2, 2]
    assert rows[0]["pages"] is None and 0.2 < rows[0]["size"] < 5
    assert [row["what"].split()[3] for row in rows[1:]] == ["card", "layout", "symbol"]


def test_the_same_cards_are_written_for_typst(tmp_path: Path) -> None:
    cards = workload.cards(3, 1)
    workload.write_typst(tmp_path, cards)
    written = json.loads((tmp_path / "cartes.json").read_text(encoding="utf-8"))
    for card, entry in zip(cards, written, strict=True):
        assert (entry["title"], entry["copies"]) == (card.title, card.copies)
        marks = {"bold": "**{}**", "italic": "*{}*", "icon": "{{{}}}", "plain": "{}"}
        assert "".join(marks[run["look"]].format(run["text"]) for run in entry["runs"]) == card.rules
    frames = [path.read_text(encoding="utf-8") for path in sorted((tmp_path / "frames").iterdir())]
    assert len(frames) == len(workload.COLOURS)
    assert all(
        len(re.findall(r"<(?:rect|path|circle) ", frame)) == 16 and "{{" not in frame for frame in frames
    )


def test_two_programs_run_in_turn(tmp_path: Path) -> None:
    cards = workload.cards(4, 1)
    workload.write_project(tmp_path, cards)
    said = list[str]()

    def run(name: str, seconds: Iterator[float]) -> Usage:
        said.append(name)
        return Usage(next(seconds), 0.0, 0)

    ours, theirs = iter([6.0, 1.0, 3.0, 4.0, 1.0, 3.0]), iter([2.0, 4.0])
    found = against.compare(
        tmp_path, cards, lambda: run("ours", ours), lambda: run("theirs", theirs), turns=2
    )
    assert said == [*["ours"] * 3, "theirs"] * 2
    assert [round(each.ratio, 3) for each in found] == [round(5 / 3, 3), round(1 / 3, 3), 1.0]
    assert [each.least for each in found] == [2.0, 0.5, 1.5]
    changed = (tmp_path / "cards" / workload.GAME / "cartes.yaml").read_text(encoding="utf-8")
    assert changed.count(" bis\n") == 1 and " bis bis\n" in changed


def test_a_profile_tells_each_stage_and_how_texts_went(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--profile", "--cards", "2"]) == 0
    head, titles, *rows, ways = capsys.readouterr().out.strip().splitlines()
    assert re.fullmatch(r"charge: 2 faces, [\d.]+ s", head) and titles.split() == ["ms", "a", "card", "share"]
    told = {row[:44].strip(): float(row.split()[-2]) for row in rows}
    assert stages.START in told and told.keys() <= {stages.START, stages.OTHER, *stages.STAGES.values()}
    assert sum(told.values()) == pytest.approx(100, abs=1)
    assert re.fullmatch(r"texts and symbols: \d+ from words, \d+ written", ways)


@pytest.mark.parametrize("begin", stages.STAGES)
def test_every_stage_is_a_place_in_the_code(begin: str) -> None:
    folder, _, name = begin.rpartition("/")
    assert list((ROOT / "src" / "deckwright" / folder).glob(f"{name}*"))


def test_lists_and_checks_are_measured(tmp_path: Path) -> None:
    rows = measured(tmp_path, "list", "check")
    assert [row["what"] for row in rows] == ["list", "check --quick", "check --quick, nothing changed"]
    assert all(row["cpu"] > 0 for row in rows)
