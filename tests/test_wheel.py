"""The wheel is whole: it brings its data along and works where the repository is not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.kit.places import ROOT
from tests.kit.project import make

PACKAGE = ROOT / "src/deckwright"
NAMED = re.compile(r"""(?:manual_page|read_page)\(['"]([\w.-]+)['"]\)""")
MANUAL = {  # of docs/: what the proof page shows, and what hints name
    page for path in PACKAGE.rglob("*.py") for page in NAMED.findall(path.read_text(encoding="utf-8"))
}

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(out)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (found,) = out.glob("*.whl")
    return found


def test_every_file_of_the_package_is_in_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    wanted = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {"problems.md", "odds.md"} <= MANUAL
    wanted |= {f"deckwright/data/manual/{page}" for page in MANUAL}
    assert {path for path in packed if not path.startswith("deckwright-")} == wanted
    assert "deckwright/py.typed" in packed and "deckwright/data/papers.yaml" in packed


def test_its_metadata(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        info = wheel.name.removesuffix("-py3-none-any.whl") + ".dist-info"
        metadata = archive.read(f"{info}/METADATA").decode()
        assert archive.read(f"{info}/entry_points.txt").decode() == (
            "[console_scripts]\ndeckwright = deckwright.__main__:main\n"
        )
        assert f"{info}/licenses/LICENSE" in archive.namelist()
    assert "\nLicense-Expression: MIT\n" in metadata and "\nRequires-Python: >=3.11\n" in metadata
    assert "\nRequires-Dist: pikepdf" in metadata


def test_it_works_outside_of_the_repository(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)
    project = make(tmp_path / "project")
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONSAFEPATH": "1"}
    where = "import deckwright; print(deckwright.__file__)"
    found = subprocess.run(
        [sys.executable, "-c", where],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(found.stdout.strip()).is_relative_to(place)
    command = [sys.executable, "-m", "deckwright", "build", "--paper", "letter"]
    done = subprocess.run(
        command, cwd=project.root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert (project.root / "build/petit/petit-cards-letter.pdf").is_file()
    command = [sys.executable, "-m", "deckwright", "reference"]
    told = subprocess.run(
        command, cwd=project.root, env=environment, capture_output=True, text=True, check=False
    )
    named = re.search(r"; (.*reference\.md) shows how", told.stderr)
    assert named and Path(named[1]).is_relative_to(place) and Path(named[1]).is_file(), told.stderr
