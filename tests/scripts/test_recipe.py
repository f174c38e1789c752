"""The recipe for forges: what it asks of a machine is what the set-up itself tells people to install."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
RECIPE = ROOT / ".github/workflows/checks.yml"
PACKAGES = r"mingw-w64-ucrt-x86_64-\S+|(?<=\s)(?:cairo|pango|fontconfig|poppler|qpdf)(?=\s|$)"


def job() -> dict[str, Any]:
    recipe = yaml.load(RECIPE.read_text(encoding="utf-8"), yaml.BaseLoader)
    assert set(recipe) == {
        "name",
        "on",
        "permissions",
        "jobs",
    }  # `on` is a key, no truth value, to who reads texts
    (found,) = recipe["jobs"].values()
    return dict(found)


def test_three_systems_run_the_one_command_of_the_project() -> None:
    found = job()
    matrix = found["strategy"]["matrix"]
    assert [re.match("[a-z]+", system)[0] for system in matrix["os"]] == ["ubuntu", "macos", "windows"]  # type: ignore[index]
    assert found["runs-on"] == "${{ matrix.os }}" and found["steps"][-1] == {"run": "python scripts/test"}
    oldest = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text())
    assert oldest and matrix["python"][0] == oldest[1]


def test_a_system_is_set_up_in_three_lines_at_most_that_are_those_of_the_set_up() -> None:
    steps = [step for step in job()["steps"] if "if" in step]
    assert [step["if"] for step in steps] == ["runner.os == 'macOS'", "runner.os == 'Windows'"]
    told = (ROOT / "scripts/setup_env.py").read_text(encoding="utf-8")
    for step in steps:
        assert len(step["run"].splitlines()) <= 3
        packages = set(re.findall(PACKAGES, step["run"]))
        assert len(packages) >= 3 and packages <= set(re.findall(PACKAGES, told))
