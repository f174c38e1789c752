"""What `scripts/demo` and `scripts/test` share: make the machine ready, in under two seconds where it is already.

Only the standard library is used, for this runs before anything is installed. Everything Python goes into
`.venv`; system libraries come by apt-get where that is possible, and otherwise the command that installs them is named.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "deckwright-setup.txt"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")

# What to look for, and the Debian package that brings it.
LIBRARIES = {
    "cairo": "libcairo2",
    "pango-1.0": "libpango-1.0-0",
    "pangocairo-1.0": "libpangocairo-1.0-0",
    "pangoft2-1.0": "libpangoft2-1.0-0",
    "fontconfig": "fontconfig",
}
BROWSERS = ("chromium", "chromium-browser")  # by the names that tests look for
BROWSER_PACKAGE = "chromium"
TEST_PROGRAMS = {"pdftoppm": "poppler-utils", "qpdf": "qpdf"}

ADVICE = """\
{what} missing: {names}.
Install them with the command for your system, then run this again:
  Debian, Ubuntu   sudo apt-get install libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 \
fontconfig python3-venv poppler-utils qpdf
  Fedora           sudo dnf install cairo pango fontconfig poppler-utils qpdf
  macOS            brew install cairo pango fontconfig poppler qpdf
  Windows          winget install MSYS2.MSYS2, then in its UCRT64 window: \
pacman -S mingw-w64-ucrt-x86_64-pango mingw-w64-ucrt-x86_64-poppler mingw-w64-ucrt-x86_64-qpdf
                   (libraries elsewhere: set DECKWRIGHT_LIBS to their folder)
"""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    say(text)
    raise SystemExit(1)


def prepare(*, for_tests: bool = False) -> None:
    """Make `.venv` hold the package and the system its libraries; say what is done, nothing when all is there."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is what an older Python runs first
        stop(f"Deckwright needs Python 3.11 or newer; this is {platform.python_version()}.")
    extras = "dev" if for_tests else "fast"
    if stamped(extras):
        return
    install_system_packages(for_tests)
    if for_tests:
        install_browser()
    if not PYTHON.exists():
        make_venv()
    install_package(extras)
    STAMP.write_text(wanted(extras), encoding="utf-8")


def wanted(extras: str) -> str:
    """What the stamp holds when the set-up is complete: a digest of everything it depends on."""
    facts = [
        (ROOT / "pyproject.toml").read_bytes(),
        Path(__file__).read_bytes(),
        sys.version.encode(),
        str(ROOT).encode(),
    ]
    return f"{extras} {hashlib.sha256(b'|'.join(facts)).hexdigest()}\n"


def stamped(extras: str) -> bool:
    if not (STAMP.exists() and PYTHON.exists()):
        return False
    enough = {wanted(extras), wanted("dev")}  # the tests' set-up holds the demo's
    return STAMP.read_text(encoding="utf-8") in enough and not missing(extras == "dev")


# --- system libraries


def missing(for_tests: bool) -> list[str]:
    """The Debian names of what is not there."""
    found = [package for name, package in LIBRARIES.items() if not library(name)]
    if for_tests:
        found += [package for program, package in TEST_PROGRAMS.items() if shutil.which(program) is None]
    return found


def library(name: str) -> bool:
    """Whether a library can be opened: by its usual file name at once, else through the system's own search."""
    versions = {"cairo": "2", "fontconfig": "1"}
    for file in (f"lib{name}.so.{versions.get(name, '0')}", f"lib{name}-{versions.get(name, '0')}.dll"):
        try:
            ctypes.CDLL(file)
        except OSError:
            continue
        return True
    if ctypes.util.find_library(name):
        return True
    folders = (
        os.environ.get("DECKWRIGHT_LIBS", ""),
        "/opt/homebrew/lib",
        "/usr/local/lib",
        "C:/msys64/ucrt64/bin",
        "C:/msys64/mingw64/bin",
        "C:/Program Files/GTK3-Runtime Win64/bin",
    )
    return any(list(Path(folder).glob(f"*{name}*")) for folder in folders if folder and Path(folder).is_dir())


def install_system_packages(for_tests: bool) -> None:
    packages = missing(for_tests)
    needs_venv = not PYTHON.exists() and not can_make_venv()
    if needs_venv:
        packages.append("python3-venv")
    if not packages:
        return
    prefix = privileged()
    if shutil.which("apt-get") is None or prefix is None:
        stop(ADVICE.format(what="System packages", names=", ".join(packages)))
    say(f"Installing {', '.join(packages)} with apt-get …")
    if not apt_get(prefix, packages):
        stop(ADVICE.format(what="apt-get could not install what is", names=", ".join(packages)))


def install_browser() -> None:
    """Chromium, which some tests use as a person would. Where it cannot be had they are skipped, and say why."""
    if os.environ.get("DECKWRIGHT_CHROMIUM") or any(map(shutil.which, BROWSERS)):
        return
    prefix = privileged()
    if shutil.which("apt-get") is not None and prefix is not None:
        say(f"Installing {BROWSER_PACKAGE} with apt-get; the tests in a browser need it …")
        if apt_get(prefix, [BROWSER_PACKAGE]):
            return
    say("There is no Chromium: the tests in a browser will be skipped.")


def apt_get(prefix: list[str], packages: list[str]) -> bool:
    """Install Debian packages; whether that could be done."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    update = [*prefix, "apt-get", "-qq", "update"]
    subprocess.run(update, check=False, env=environment, stdout=subprocess.DEVNULL)
    install = [*prefix, "apt-get", "-qq", "install", "-y", "--no-install-recommends", *packages]
    return subprocess.run(install, check=False, env=environment, stdout=subprocess.DEVNULL).returncode == 0


def privileged() -> list[str] | None:
    """What goes before apt-get: nothing for root, sudo where it asks no password or a person sits there, else None."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    silent = subprocess.run(["sudo", "-n", "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0
    return ["sudo"] if silent or sys.stdin.isatty() else None


# --- Python packages


def can_make_venv() -> bool:
    """Debian ships Python without ensurepip until python3-venv is installed."""
    return (
        subprocess.run(
            [sys.executable, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL, check=False
        ).returncode
        == 0
    )


def make_venv() -> None:
    say("Making .venv …")
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False)
    if done.returncode != 0:
        stop(
            "The virtual environment could not be made. On Debian and Ubuntu: sudo apt-get install python3-venv"
        )


def install_package(extras: str) -> None:
    say("Installing Deckwright and what it needs into .venv …")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable"]
    if subprocess.run([*pip, f"{ROOT}[{extras}]"], check=False).returncode == 0:
        return
    # The optional accelerator has no wheel for every Python; all else is needed.
    if extras == "fast" and subprocess.run([*pip, str(ROOT)], check=False).returncode == 0:
        return
    stop("pip could not install Deckwright into .venv; its message stands above.")


def run(*arguments: str) -> int:
    """Run a program of the environment; its exit code."""
    return subprocess.run([str(PYTHON), *arguments], cwd=ROOT, check=False).returncode
