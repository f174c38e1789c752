"""The fuzzer itself, and a few of its games: problems or output, never a traceback; the long run is `scripts/fuzz`."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import time
from pathlib import Path
from random import Random

import pytest

from deckwright.basics.problems import DeckwrightError, problem
from deckwright.build import again as pipeline
from tests.kit.places import ROOT
from tests.kit.sweeps import share

sys.path.insert(0, str(ROOT / "scripts"))

from fuzzing import campaign as campaigns
from fuzzing import trial as trials
from fuzzing.campaign import campaign
from fuzzing.seeds import seeds
from fuzzing.spoil import kind, spoil
from fuzzing.trial import Trial, prepared

forked = pytest.mark.skipif(not campaigns.CAN_FORK, reason="the system cannot copy a process")
FEW = share(6, 3)


@forked
def test_a_few_games_come_to_problems_or_output(tmp_path: Path) -> None:
    seed = share(7, 1)
    games, drawings = ([Trial(seed, number, drawn) for number in range(FEW)] for drawn in (False, True))
    report = campaign([*games, *drawings], tmp_path, jobs=1)
    assert [result.fault for result in report.faults] == []
    assert len(report.results) == 2 * FEW and report.share_drawn >= 0.3
    assert list(tmp_path.iterdir()) == []  # only what fails stays
    assert next(report.lines()).startswith(f"{2 * FEW} trials; ")


def test_the_same_seed_spoils_in_the_same_way() -> None:
    assert prepared(Trial(3, 5)) == prepared(Trial(3, 5))
    assert prepared(Trial(3, 5)) != prepared(Trial(3, 6))
    assert prepared(Trial(3, 5)) != prepared(Trial(4, 5))
    assert prepared(Trial(3, 5, is_drawing=True)) == prepared(Trial(3, 5, is_drawing=True))
    assert prepared(Trial(3, 5, is_drawing=True)) != prepared(Trial(3, 6, is_drawing=True))


def test_every_kind_of_file_is_spoilt() -> None:
    files = {path: data for seed in seeds().values() for path, data in seed.items()}
    done = {
        how for number in range(share(150, 120)) for how in spoil(files, Random(number), 3).how if ": " in how
    }
    assert {kind(how.split(": ")[0]) for how in done} >= {
        "yaml",
        "csv",
        "svg",
        "image",
        "package",
        "font",
        "md",
    }
    assert {how.split(": ")[1] for how in done} >= {
        "flip",
        "yaml_value",
        "svg_attribute",
        "jinja",
        "package_part",
        "bomb",
    }


def spoiler(monkeypatch: pytest.MonkeyPatch, fault: object) -> None:
    """Let every trial do *fault* in place of building."""
    monkeypatch.setattr(trials, "attempt", lambda trial, folder, outcome: fault())  # type: ignore[operator]


@forked
@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (lambda: os.abort(), "SIGABRT"),
        (lambda: os._exit(3), "code 3"),
        (lambda: bytearray(300 << 20), "MB"),
    ],
)
def test_what_ends_or_takes_too_much_is_a_fault(
    fault: object, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(campaigns, "MEGABYTES", 200)
    spoiler(monkeypatch, fault)
    (found,) = campaign([Trial(1, 4)], tmp_path, jobs=1).faults
    assert told in found.fault
    assert told in (tmp_path / "1-4/fault.txt").read_text()


@forked
def test_what_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "SECONDS", 0.01)
    spoiler(monkeypatch, lambda: time.sleep(60))
    (found,) = campaign([Trial(1, 4)], tmp_path, jobs=1).faults
    assert "SIGKILL" in found.fault


@forked
def test_a_traceback_is_a_fault_and_the_game_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipeline, "build", lambda request: 1 / 0)
    (found,) = campaign([Trial(1, 4)], tmp_path, jobs=1).faults
    assert "ZeroDivisionError" in found.fault
    assert (tmp_path / "1-4/project/cards").is_dir()
    assert json.loads((tmp_path / "1-4/outcome.json").read_text())["fault"]


@forked
def test_a_problem_without_a_place_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(request: object) -> None:
        raise DeckwrightError(problem("file-missing", "something is lost"))

    monkeypatch.setattr(pipeline, "build", fail)
    (found,) = campaign([Trial(1, number) for number in range(4)], tmp_path, jobs=1).faults[:1]
    assert "without a place" in found.fault


def test_the_script_is_there() -> None:
    loader = importlib.machinery.SourceFileLoader("fuzz", str(ROOT / "scripts/fuzz"))
    spec = importlib.util.spec_from_loader("fuzz", loader)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.LEAST_DRAWN == 0.4
