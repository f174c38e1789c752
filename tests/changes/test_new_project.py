"""A project that has just been begun, as its designer goes on with it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.kit.history import History


@pytest.mark.parametrize("template", ["plain", "illustrated", "tokens"])
def test_a_card_put_in_front_of_the_others_changes_none_of_them(tmp_path: Path, template: str) -> None:
    assert History(tmp_path).run("new", "mine", "--template", template, "--from", "yaml").code == 0
    project = History(tmp_path / "mine")
    project.git("init", "-q")
    project.commit("v1")
    cards = project.root / "cards/mine/cards.yaml"
    text = cards.read_text(encoding="utf-8")
    first = re.search(r"^([a-z-]+):\n(?:  .*\n)+", text, re.MULTILINE)
    assert first is not None
    cards.write_text(
        text.replace(first[0], f"new-one:{first[0].partition(':')[2]}\n{first[0]}"), encoding="utf-8"
    )
    found = json.loads(project.run("diff", "--json", "v1").out)["counts"]
    assert (found["added"], found["changed"], found["removed"]) == (1, 0, 0)
