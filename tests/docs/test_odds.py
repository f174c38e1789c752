"""The page on odds: its game is loaded, its commands are run, and they say what the page shows."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from deckwright.cli import cli
from tests.kit.places import ROOT

PAGE = (ROOT / "docs" / "odds.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```yaml (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
(BALANCE,) = re.findall(r"^```yaml\n(balance:.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES = re.findall(
    r"^```\n(deckwright [^\n]*)\n```\n\n```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL
)


@pytest.fixture
def dungeon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    texts = {f"cards/dungeon/{name}": text for name, text in FILES.items()}
    texts["cards/dungeon/game.yaml"] += BALANCE
    drawings = [
        "layouts/dungeon/card.svg",
        *(f"assets/dungeon/symbols/{s}.svg" for s in ("sword", "magic", "die")),
    ]
    for name, text in {
        **dict.fromkeys(drawings, '<svg xmlns="http://www.w3.org/2000/svg"/>'),
        **texts,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == PAGE.count("```text") >= 5


@pytest.mark.usefixtures("dungeon")
@pytest.mark.parametrize(("command", "shown"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_the_command_says_what_the_page_shows(command: str, shown: str) -> None:
    result = CliRunner().invoke(cli, shlex.split(command)[1:])
    assert result.exception is None, result.output
    # Simulated chances may differ by a last figure between versions of numpy; what is told beside them may not.
    blurred = [
        re.sub(r"\d+\.\d+ %", "x %", text) if "balance" in command else text
        for text in (result.stdout, shown)
    ]
    assert blurred[0] == blurred[1]


@pytest.mark.usefixtures("dungeon")
@pytest.mark.parametrize("power", ["S", "2 S", "2 × S", "S + D - 1", "(S + D) × (S - 1)", "M", "2 M"])
def test_what_the_page_writes_can_be_read(power: str) -> None:
    assert CliRunner().invoke(cli, ["odds", power]).exception is None
    assert CliRunner().invoke(cli, ["odds", "N", "--set", "N=3"]).exception is None
