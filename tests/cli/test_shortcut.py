"""`deckwright shortcut`: a file for a double click, whatever the folder of the program is called."""

from __future__ import annotations

import configparser
import os
import shlex
from pathlib import Path, PurePosixPath

import pytest

from deckwright.basics.native.libraries import reinstall_command
from deckwright.basics.problems import RequestError
from deckwright.cli.shortcut import content
from tests.kit.project import run

HOME = PurePosixPath("/home/été et fils/.venv/bin/python")


def test_it_is_written_and_can_be_started(tmp_path: Path) -> None:
    done = run("shortcut", "--out", str(tmp_path / "new"), folder=tmp_path)
    written = Path(done.out.strip())
    assert (done.code, written.parent) == (0, tmp_path / "new") and written.is_file()
    assert os.name == "nt" or os.access(written, os.X_OK)


def test_what_a_desktop_reads() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(content(Path(HOME), "linux"))
    entry = parser["Desktop Entry"]
    assert shlex.split(entry["Exec"]) == [str(HOME), "-m", "deckwright", "--begin"]
    assert (entry["Type"], entry["Terminal"]) == ("Application", "true")


def test_what_other_systems_run() -> None:
    mac = content(Path(HOME), "darwin").splitlines()
    assert mac[0] == "#!/bin/sh" and shlex.split(mac[-1]) == [
        "exec",
        str(HOME),
        "-m",
        "deckwright",
        "--begin",
    ]
    windows = content(Path("C:\\Program Files\\Python\\python.exe"), "win32")
    assert '"C:\\Program Files\\Python\\python.exe" -m deckwright --begin\r\n' in windows
    assert windows.count("\n") == windows.count("\r\n")


@pytest.mark.parametrize("sign", ['"', "$", "`", "%", "\n"])
def test_a_path_that_would_mean_something_else(sign: str) -> None:
    for platform in ("linux", "darwin", "win32"):
        with pytest.raises(RequestError):
            content(Path(f"/opt/a{sign}b/python"), platform)


def test_begin_stands_alone(tmp_path: Path) -> None:
    done = run("--begin", "list", folder=tmp_path)
    assert done.code == 2 and "--begin stands alone" in done.err


def test_a_folder_without_python_names_itself_and_is_mended_by_unpacking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert 'Exec="/opt/deckwright" --begin\n' in content(PurePosixPath("/opt/deckwright"), "linux")  # type: ignore[arg-type]
    assert reinstall_command().startswith("unpack the download of Deckwright again")
