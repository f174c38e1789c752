"""A folder that needs no Python: PyInstaller's, told what it cannot see by itself."""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from packing.trial import try_out
from packing.wheel import OPENED, closure, facts, installed_libraries, package_of, tool

ROOT: Final = Path(__file__).resolve().parents[2]
WORK: Final = ROOT / "build" / ".bundle"
PYINSTALLER: Final = "pyinstaller>=6.11,<7"
INSIDE: Final = "lib"  # where all but the program itself lies
WITH_DATA: Final = ("pyphen", "cairosvg", "cairocffi")
# What nothing here asks for at run time; setuptools would cost every start 0.12 s.
UNUSED: Final = (
    *("tkinter", "setuptools", "pkg_resources", "pip", "wheel", "_distutils_hack", "readline", "sqlite3"),
    *("xcffib", "PyInstaller"),
)
NOTE: Final = """\
Deckwright {version}

Start it in a terminal:            {program}
With the page where games begin:   {program} --begin
By a double click afterwards:      {program} shortcut

Nothing is installed, and nothing else is needed. Keep the folder together. The manual and the sources: see the page
that this came from. licences/ has the licences of the libraries, and SOURCES.txt what they were made from; each of them
may be exchanged for another file of its name, here or in a folder that DECKWRIGHT_LIBS names.
"""


def main(arguments: Sequence[str], about: str) -> None:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("dist"))
    parser.add_argument("--archive", action="store_true", help="also pack it: .tar.gz, on Windows .zip")
    parser.add_argument("--try", dest="is_tried", action="store_true", help="start it where nothing else is")
    asked = parser.parse_args(arguments)
    python = make_environment(WORK / "environment")
    folder = make_folder(python, asked.out.resolve())
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"{folder}  {size / 1e6:.0f} MB")
    if asked.is_tried:
        try_out(folder, installed=python.with_name("deckwright"), work=WORK / "trial")
    if asked.archive:
        kind = "zip" if os.name == "nt" else "gztar"
        name = f"deckwright-{version()}-{platform.system().lower()}-{platform.machine().lower()}"
        print(shutil.make_archive(str(folder.parent / name), kind, folder.parent, folder.name))


def version() -> str:
    text = (ROOT / "src/deckwright/__init__.py").read_text(encoding="utf-8")
    return str(re.findall(r'__version__ = "([^"]+)"', text)[0])


def make_environment(place: Path) -> Path:
    """A Python with the program installed as a user has it, and with PyInstaller."""
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        run(sys.executable, "-m", "venv", str(place))
    pip = (str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    extras = "fast" if sys.platform.startswith("linux") else "fast,libs"
    run(*pip, f"{ROOT}[{extras}]", PYINSTALLER)
    run(*pip, "--force-reinstall", "--no-deps", str(ROOT))  # the code of now, under the version of before
    return python


def run(*command: str) -> None:
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        sys.exit(f"failed: {' '.join(command)}")


def make_folder(python: Path, out: Path) -> Path:
    """The folder, in *out*; what lay there is replaced."""
    on_linux = sys.platform.startswith("linux")
    libraries = linux_libraries() if on_linux else []
    folder = out / "deckwright"
    if not on_linux:
        libraries = packaged_libraries(python)
    run(str(python), "-m", "PyInstaller", *options(out, libraries))
    if on_linux:
        strip(folder)
        tell_sources(folder)
    program = ".\\deckwright.exe" if os.name == "nt" else "./deckwright"
    (folder / "READ ME.txt").write_text(NOTE.format(version=version(), program=program), encoding="utf-8")
    return folder


def options(out: Path, libraries: Iterable[Path]) -> list[str]:
    """What PyInstaller is told: it sees neither what is opened by name, nor data, nor what is asked of packages."""
    here = Path(__file__).parent
    fonts = [name.replace("-", "_") for name in requirements() if name.startswith("font-")]
    told = ["--noconfirm", "--clean", "--log-level=WARN", "--onedir", "--console", "--name=deckwright"]
    told += [f"--contents-directory={INSIDE}", f"--distpath={out}", f"--workpath={WORK / 'work'}"]
    told += [f"--specpath={WORK}", f"--add-data={here / 'fonts.conf'}{os.pathsep}."]
    told += ["--collect-all=deckwright"]  # with its .py files: their digest is what kept drawings depend on
    told += ["--recursive-copy-metadata=deckwright"]  # doctor and fonts ask for it
    told += [f"--collect-data={name}" for name in (*fonts, *WITH_DATA)]
    told += ["--collect-submodules=uvicorn", "--hidden-import=cairocffi", "--hidden-import=isal.isal_zlib"]
    told += [f"--add-binary={path}{os.pathsep}." for path in libraries]
    told += [f"--exclude-module={name}" for name in UNUSED]
    return [*told, str(here / "start.py")]


def requirements() -> list[str]:
    """The names of the packages that the program asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [re.split(r"[^\w.-]", text)[0] for text in project["dependencies"]]


def linux_libraries() -> list[Path]:
    """What we open, with all that it needs: PyInstaller takes some of it for a part of every Linux (libxcb)."""
    work = WORK / "libraries"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    for soname, path in closure(OPENED).items():
        shutil.copyfile(path.resolve(), work / soname)
    return sorted(work.iterdir())


def packaged_libraries(python: Path) -> list[Path]:
    """What we open, from the Python package that brings it; what it needs in turn PyInstaller finds beside it."""
    code = (
        "import os; from deckwright.doctor import LIBRARIES, candidates\n"
        "for name in LIBRARIES: print(next(filter(os.path.isfile, candidates(name)), ''))"
    )
    told = subprocess.run([str(python), "-c", code], check=True, capture_output=True, text=True).stdout
    if not all(lines := told.split("\n")[:-1]):
        sys.exit("gstreamer-libs does not have all that is opened")
    return [Path(line) for line in lines]


def strip(folder: Path) -> None:
    """Take the debugger's names out of Python's own files: 28 MB. Others are left: stripped, numpy's do not load."""
    inside = folder / INSIDE
    own = [*inside.glob("libpython*"), *inside.glob("python3*/lib-dynload/*.so")]
    program = tool("strip")
    if program and own:
        run(program, "-s", *map(str, own))


def tell_sources(folder: Path) -> None:
    """Licences, and which source each of the distribution's libraries was made from."""
    (folder / "licences").mkdir(exist_ok=True)
    rows = ["file\tpackage\tsource\tversion"]
    known = installed_libraries()
    for file in sorted((folder / INSIDE).glob("*.so*")):
        if file.name not in known:
            continue
        package = package_of(known[file.name])
        rows.append(f"{file.name}\t{package}\t{facts(package)}")
        name = package.partition(":")[0]
        shutil.copyfile(f"/usr/share/doc/{name}/copyright", folder / "licences" / f"{name}.txt")
    (folder / "SOURCES.txt").write_text("\n".join(rows) + "\n", encoding="utf-8")
    shutil.copyfile(ROOT / "LICENSE", folder / "licences" / "deckwright.txt")
