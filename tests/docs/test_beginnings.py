"""The three beginnings of the README, each run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from tests.kit.places import ROOT
from tests.kit.project import run


def command_under(words: str) -> list[str]:
    """The call in the block of code that follows these words."""
    text = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Three beginnings")[2]
    line = re.search(r"```\ndeckwright (.*)\n", text.partition(f"**{words}.**")[2])
    assert line is not None
    return re.split(r" {3,}", line[1])[0].replace('"', "").split(" ", 1)


def bring(folder: Path) -> None:
    (folder / "scans").mkdir()
    for name in ("2x fox", "owl", "back"):
        Image.new("RGB", (815, 1110), "teal").save(folder / f"scans/{name}.png", dpi=(300, 300))
    (folder / "cards/owls").mkdir(parents=True)
    (folder / "cards/owls/owls.csv").write_text("Name,Qty,Text\nBarn Owl,3,Draw.\n", encoding="utf-8")
    (folder / "cards/owls/game.yaml").write_text("", encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said", "made"),
    [
        ("I have cards as pictures", "3 cards of 2 kinds", "build/scans/scans-cards-a4.pdf"),
        ("I have a spreadsheet", "3 cards of 1 kind", "build/owls/owls-cards-a4.pdf"),
        ("I design", "Nine cards. Print them", "cards/night-market/cards.xlsx"),
    ],
)
def test_a_beginning_of_the_readme(tmp_path: Path, words: str, said: str, made: str) -> None:
    bring(tmp_path)
    done = run(*command_under(words), folder=tmp_path)
    assert (done.code, said in done.err) == (0, True)
    assert (tmp_path / made).is_file()
