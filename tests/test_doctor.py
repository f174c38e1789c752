"""What is missing on a machine is a message with the command that mends it, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from deckwright import doctor
from deckwright.basics.native.libraries import candidates, install_command, prepare
from deckwright.doctor import Diagnosis, Finding, fits
from tests.kit.project import Project, make

HIDING = Path(__file__).parent / "hiding"


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path / "petit")


def run(*arguments: str, hide: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program as on a machine where these are not installed."""
    return subprocess.run(
        [sys.executable, "-m", "deckwright", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(HIDING), "HIDE": hide, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_all_is_there(tmp_path: Path) -> None:
    done = run("doctor", hide="", folder=tmp_path)
    assert done.returncode == 0 and "All that is needed is there." in done.stderr
    for word in ("cairo", "pango", "fontconfig", "lxml", "font-source-sans-pro", "a card with a word"):
        assert word in done.stdout


HIDDEN = [
    ("cairo", "libraries", "cairo"),
    ("pango-1.0", "libraries", "pango"),
    ("fontconfig", "libraries", "fontconfig"),
    ("gobject", "libraries", "gobject"),
    ("python:lxml", "packages", "lxml"),
    ("python:font-fjallaone", "fonts", "font-fjallaone"),
]


@pytest.mark.parametrize(("hide", "group", "name"), HIDDEN)
def test_what_is_hidden_is_missed_with_the_command_that_mends_it(
    tmp_path: Path, hide: str, group: str, name: str
) -> None:
    done = run("doctor", "--json", hide=hide, folder=tmp_path)
    answer = json.loads(done.stdout)
    assert (done.returncode, answer["well"]) == (1, False)
    missed = [(f["group"], f["name"]) for f in answer["findings"] if f["needed"] and f["found"] is None]
    assert (group, name) in missed and {g for g, _ in missed} == {group}
    wanted = install_command() if group == "libraries" else "-m pip install --upgrade deckwright"
    assert wanted in answer["mend"] and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "hide", ["cairo", "pango-1.0", "pangocairo", "fontconfig", "gobject", "python:lxml", "python:jinja2"]
)
def test_a_missing_library_is_a_message(petit: Project, hide: str) -> None:
    done = run("build", hide=hide, folder=petit.root)
    assert done.returncode == 1 and "[library-missing]" in done.stderr and "hint: " in done.stderr
    assert "Traceback" not in done.stderr and "should not" not in done.stderr
    assert petit.built() == []


def test_help_and_new_need_no_library(tmp_path: Path) -> None:
    assert run("--help", hide="cairo,pango,fontconfig,gobject", folder=tmp_path).returncode == 0
    done = run("new", "mygame", hide="cairo,pango,fontconfig,gobject", folder=tmp_path)
    assert done.returncode == 0 and (tmp_path / "mygame/cards/mygame/cards.xlsx").exists()


def test_a_folder_of_libraries_can_be_named(tmp_path: Path, petit: Project) -> None:
    """DECKWRIGHT_LIBS: where the system's own search finds nothing."""
    done = run("doctor", "--json", hide="", folder=tmp_path, DECKWRIGHT_LIBS="/usr/lib/x86_64-linux-gnu")
    found = {f["name"]: f["found"] for f in json.loads(done.stdout)["findings"] if f["group"] == "libraries"}
    if not Path("/usr/lib/x86_64-linux-gnu/libcairo.so.2").exists():
        pytest.skip("the libraries of this machine lie elsewhere")
    assert all("/usr/lib/x86_64-linux-gnu/" in str(place) for place in found.values())
    assert (
        run("check", hide="", folder=petit.root, DECKWRIGHT_LIBS="/usr/lib/x86_64-linux-gnu").returncode == 0
    )


def test_homebrew_msys2_and_gtk_are_looked_into(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "/opt/homebrew/lib/libcairo.2.dylib" in candidates("cairo", "darwin")
    windows = list(candidates("cairo", "win32"))
    assert r"C:\msys64\ucrt64\bin\libcairo-2.dll" in windows
    assert r"C:\Program Files\GTK3-Runtime Win64\bin\libcairo-2.dll" in windows
    (tmp_path / "libcairo.2.dylib").write_bytes(b"")
    monkeypatch.setenv("DECKWRIGHT_LIBS", str(tmp_path))
    monkeypatch.setenv("DYLD_FALLBACK_LIBRARY_PATH", "/there")
    prepare("darwin")
    assert os.environ["DYLD_FALLBACK_LIBRARY_PATH"].split(os.pathsep) == [str(tmp_path), "/there"]


@pytest.mark.parametrize(
    ("version", "wanted", "expected"),
    [
        ("1.2.3", ">=1.2,<2", True),
        ("2.0", ">=1.2,<2", False),
        ("1.1.9", ">=1.2,<2", False),
        ("1.2", ">=1.2.0", True),
        ("8.10", ">=8.9", True),
        ("1.0rc1", ">=1", True),
        ("3.1", "~=3.0", True),
        ("4.0", "~=3.0", False),
        ("5", "", True),
    ],
)
def test_versions(version: str, wanted: str, expected: bool) -> None:
    assert fits(version, wanted) is expected


def test_the_command_is_one_line_for_all_that_is_missing() -> None:
    findings = (
        Finding("libraries", "cairo", None),
        Finding("packages", "lxml", None),
        Finding("fonts", "x", None),
    )
    mend = Diagnosis(findings).mend
    assert mend is not None and mend.count("&&") == 1 and mend.startswith(install_command())
    assert Diagnosis((Finding("programs", "inkscape", None, needed=False),)).mend is None
    assert doctor.diagnose().is_well
