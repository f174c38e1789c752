"""`scripts/bundle`: what PyInstaller is told, what the program finds where it starts, and how bare the trial's root is.

The folder itself takes minutes to make: `scripts/bundle --try` is its test, and the recipe for forges calls that.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
from pathlib import Path

import pytest
import yaml

from deckwright.basics.native import libraries
from deckwright.doctor import LIBRARIES
from tests.kit.places import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from packing.folder import options
from packing.start import prepare
from packing.trial import Place
from packing.wheel import OPENED, closure, tool

needs_ldd = pytest.mark.skipif(not all(map(tool, ("ldd", "unshare"))), reason="there is no ldd or no unshare")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({}, {"DECKWRIGHT_LIBS": "/there/lib"}),
        ({"LD_LIBRARY_PATH": "/there/lib"}, {"DECKWRIGHT_LIBS": "/there/lib"}),
        (
            {"LD_LIBRARY_PATH": "/there/lib:/mine", "LD_LIBRARY_PATH_ORIG": "/mine"},
            {"DECKWRIGHT_LIBS": "/there/lib", "LD_LIBRARY_PATH": "/mine"},
        ),
        ({"DECKWRIGHT_LIBS": "/mine"}, {"DECKWRIGHT_LIBS": f"/mine{os.pathsep}/there/lib"}),
        # of a program that was started by itself: once is enough
        ({"DECKWRIGHT_LIBS": f"/a{os.pathsep}/there/lib"}, {"DECKWRIGHT_LIBS": f"/a{os.pathsep}/there/lib"}),
    ],
)
def test_our_libraries_are_found_by_us_and_by_nobody_that_we_start(
    before: dict[str, str], after: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("packing.start.CERTIFICATES", ())
    monkeypatch.setattr("packing.start.FONTS", os.devnull)
    environment = dict(before)
    prepare(Path("/there/lib"), environment)
    assert environment == after


def test_a_machine_without_settings_for_fonts_gets_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("packing.start.FONTS", "/nowhere/fonts.conf")
    folder = ROOT / "scripts/packing"
    environment: dict[str, str] = {}
    prepare(folder, environment)
    assert Path(environment["FONTCONFIG_FILE"]).is_file()
    told = {"FONTCONFIG_PATH": "/mine"}
    prepare(folder, told)
    assert "FONTCONFIG_FILE" not in told


def test_all_that_is_opened_by_name_is_packed() -> None:
    for name, soname in zip(LIBRARIES, sorted(OPENED, key=lambda each: order(each)), strict=True):
        assert soname in libraries.candidates(name, "linux")


def order(soname: str) -> int:
    stem = re.split(r"-\d|\.so", soname.removeprefix("lib"))[0]
    return LIBRARIES.index(stem)


def test_packages_are_packed_with_their_fonts_and_their_names() -> None:
    told = options(Path("/out"), [Path("/libs/libxcb.so.1")])
    fonts = re.findall(r'"(font-[\w-]+)', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert len(fonts) == 6
    assert {f"--collect-data={name.replace('-', '_')}" for name in fonts} <= set(told)
    assert "--recursive-copy-metadata=deckwright" in told
    assert f"--add-binary=/libs/libxcb.so.1{os.pathsep}." in told
    collected = [name.partition("=")[2] for name in told if name.startswith("--collect-")]
    assert all(importlib.util.find_spec(name) for name in collected)


@needs_ldd
def test_what_the_libraries_need_in_turn_is_packed_and_the_system_s_own_is_not() -> None:
    found = closure(OPENED)
    assert {*OPENED, "libpixman-1.so.0", "libglib-2.0.so.0", "libfreetype.so.6"} <= set(found)
    assert not [name for name in found if re.match(r"libc\.|libm\.|ld-", name)]


@needs_ldd
def test_the_root_of_the_trial_has_nothing_but_glibc(tmp_path: Path) -> None:
    folder = tmp_path / "deckwright"
    folder.mkdir()
    started = {}
    for program in ("true", "ls"):  # the second needs a library more
        shutil.copy(str(shutil.which(program)), folder / "deckwright")
        process = Place(tmp_path / program, folder).start(())
        started[program] = (process.communicate()[0], process.returncode)
    told, code = started["true"]
    if "unshare failed" in told or "cannot change root" in told:  # as within a root that is no mount
        pytest.skip("this user may not have roots of their own")
    assert code == 0, told
    told, code = started["ls"]
    assert code and "libselinux" in told


def test_the_recipe_makes_and_tries_it_on_the_systems_of_the_checks() -> None:
    recipes = {
        name: yaml.load((ROOT / f".github/workflows/{name}.yml").read_text("utf-8"), yaml.BaseLoader)["jobs"][
            name
        ]
        for name in ("checks", "bundle")
    }
    assert recipes["bundle"]["strategy"]["matrix"]["os"] == recipes["checks"]["strategy"]["matrix"]["os"]
    (step,) = (step for step in recipes["bundle"]["steps"] if "bundle" in step.get("run", ""))
    assert step["run"] == "python scripts/bundle --archive --try"
