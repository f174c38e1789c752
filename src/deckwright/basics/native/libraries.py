"""Finding the system libraries that cards are drawn with: cairo, Pango, HarfBuzz, fontconfig, GObject.

Nothing is imported here but the standard library and `problems`: this runs before anything else can.
"""

import ctypes
import importlib.util
import ntpath
import os
import platform
import posixpath
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from ..problems import DeckwrightError, problem

# (soname version on Linux and macOS, Windows file) per library.
_LIBRARIES: Final = {
    "cairo": ("libcairo", "2"),
    "gobject": ("libgobject-2.0", "0"),
    "pango": ("libpango-1.0", "0"),
    "pangocairo": ("libpangocairo-1.0", "0"),
    "pangoft2": ("libpangoft2-1.0", "0"),
    "fontconfig": ("libfontconfig", "1"),
    "harfbuzz": ("libharfbuzz", "0"),  # Pango's own, to ask what it does not tell
}
_MACOS_FOLDERS: Final = ("/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib")
_WINDOWS_FOLDERS: Final = (
    r"C:\msys64\ucrt64\bin",
    r"C:\msys64\mingw64\bin",
    r"C:\msys64\clang64\bin",
    r"C:\Program Files\GTK3-Runtime Win64\bin",
    r"C:\GTK\bin",
)
# Python packages that bring libraries along, and where in them these lie: our own, and one for Windows and macOS.
_PACKAGES: Final = {
    "deckwright_libs": {"linux": "lib"},
    "gstreamer_libs": {"win32": "bin", "darwin": "lib"},
}
# Loaders of libraries say it in these words, and in the last the interpreter that has no room for an error.
_NO_MEMORY: Final = re.compile(
    r"failed to map segment|[Cc]annot allocate memory|Errno 12\b|error return without exception set"
)
_COMMANDS: Final = {
    "debian": "sudo apt install libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libcairo2 fontconfig",
    "fedora": "sudo dnf install pango cairo fontconfig",
    "suse": "sudo zypper install libpango-1_0-0 libcairo2 fontconfig",
    "arch": "sudo pacman -S pango cairo fontconfig",
    "alpine": "sudo apk add pango cairo fontconfig",
    "darwin": "brew install pango",
    "windows": "install MSYS2 and run `pacman -S mingw-w64-ucrt-x86_64-pango` in its shell; "
    r"set DECKWRIGHT_LIBS to its ucrt64\bin folder where MSYS2 is not in C:\msys64",
}


def load(name: str, dlopen: Callable[[str], Any]) -> Any:
    """Open the library *name* (a key of the table above).

    DECKWRIGHT_LIBS, a list of folders, is looked into first; then the system, where a distribution mends faults, and
    on Windows and macOS before it what came by pip. Raises DeckwrightError (`library-missing`), with
    the command that installs it on this system.
    """
    tried = []
    for candidate in candidates(name):
        try:
            return dlopen(candidate)
        except OSError as error:
            if _is_of_memory(error):
                raise memory_short() from None
            tried.append(candidate)
    raise missing(name, tried)


def prepare(system: str = sys.platform) -> None:
    """Let cairocffi, which looks for cairo by itself, find it where we look: DECKWRIGHT_LIBS, packages, Homebrew, …"""
    if (
        system.startswith("linux")
        and not os.environ.get("DECKWRIGHT_LIBS")
        and not _is_packaged_alone(system)
    ):
        return  # the system's own search is all there is
    files = [path for path in map(Path, candidates("cairo", system)) if path.is_absolute() and path.is_file()]
    folders = list(dict.fromkeys(str(path.parent) for path in files))
    if not folders:
        return
    variable = {"darwin": "DYLD_FALLBACK_LIBRARY_PATH", "win32": "PATH"}.get(system)
    if variable:  # where Python's own search for a library looks, each time it is asked
        known = [os.environ[variable]] if os.environ.get(variable) else []
        os.environ[variable] = os.pathsep.join([*folders, *known])
        for folder in folders if system == "win32" else ():
            os.add_dll_directory(folder)  # type: ignore[attr-defined,unused-ignore]
    else:  # what is open already is found by its name
        for path in files[:1]:
            ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)


def packaged_folders(system: str = sys.platform) -> list[str]:
    """Where installed Python packages have libraries for this system; none of them is imported."""
    found = []
    for package, folders in _PACKAGES.items():
        folder = folders.get("linux" if system.startswith("linux") else system)
        spec = importlib.util.find_spec(package) if folder else None
        if spec is not None and folder:
            found += [os.path.join(place, folder) for place in spec.submodule_search_locations or ()]  # noqa: PTH118
    return found


def _is_packaged_alone(system: str) -> bool:
    """Whether cairo has come with a package, and the system has none."""
    if not packaged_folders(system):
        return False
    try:
        ctypes.CDLL(next(name for name in candidates("cairo", system) if not os.path.isabs(name)))  # noqa: PTH117
    except OSError:
        return True
    return False


def cause(error: BaseException) -> DeckwrightError | None:
    """What is not installed or does not fit into memory, if *error* is of an import that failed for it."""
    if _is_of_memory(error):
        return memory_short()
    if isinstance(error, ModuleNotFoundError) and error.name and not error.name.startswith("deckwright"):
        name = error.name.partition(".")[0]
        message = f"the Python package {name} is not installed"
        return DeckwrightError(problem("library-missing", message, hint=reinstall_command()))
    frames = traceback.extract_tb(error.__traceback__)
    if isinstance(error, OSError) and frames and re.search(r"cairo|cffi|ctypes", frames[-1].filename):
        name = next((name for name, (stem, _) in _LIBRARIES.items() if stem in str(error)), "cairo")
        return missing(name)
    return None


def _is_of_memory(error: BaseException | None) -> bool:
    """Whether memory is what lacked, here or in what this came from: loaders of libraries tell it in words only."""
    while error is not None:
        if isinstance(error, MemoryError) or _NO_MEMORY.search(str(error)):
            return True
        error = error.__cause__ or error.__context__
    return False


def memory_short() -> DeckwrightError:
    message = "there is not enough memory to work in"
    hint = "close other programs, or allow this one more: ulimit -v unlimited; 300 MB do for most games"
    return DeckwrightError(problem("memory-short", message, hint=hint))


def reinstall_command() -> str:
    """What to type so that all Python packages are there; a folder that needs no Python is unpacked once more."""
    if is_frozen():
        return f"unpack the download of Deckwright again; part of {Path(sys.executable).parent} is missing"
    python = sys.executable or "python"
    return (
        f'"{python}" -m pip install --upgrade deckwright'
        if " " in python
        else f"{python} -m pip install --upgrade deckwright"
    )


def is_frozen() -> bool:
    """Whether the program is an executable of its own, without a Python beside it."""
    return bool(getattr(sys, "frozen", False))


def missing(name: str, tried: list[str] | None = None) -> DeckwrightError:
    stem = _LIBRARIES[name][0] if name in _LIBRARIES else name
    looked = f" (looked for {', '.join(tried)})" if tried else ""
    return DeckwrightError(
        problem(
            "library-missing",
            f"the system library {stem} is not installed{looked}",
            hint=f"{install_command()}    (deckwright doctor shows all that is missing)",
        )
    )


def candidates(name: str, system: str = sys.platform) -> Iterator[str]:
    """Names and paths to try, in order."""
    stem, version = _LIBRARIES[name]
    files: tuple[str, ...]
    folders: tuple[str, ...] = ()
    match system:
        case "darwin":
            join, files = posixpath.join, (f"{stem}.{version}.dylib", f"{stem}.dylib")
            folders = _MACOS_FOLDERS
        case "win32":
            bare = stem.removeprefix("lib")
            join = ntpath.join
            files = (f"{stem}-{version}.dll", f"{bare}-{version}.dll", f"{bare}.dll")
            folders = _WINDOWS_FOLDERS
        case _:
            join, files = posixpath.join, (f"{stem}.so.{version}", f"{stem}.so")
    own = [folder for folder in os.environ.get("DECKWRIGHT_LIBS", "").split(os.pathsep) if folder]
    packaged = [join(folder, file) for folder in packaged_folders(system) for file in files]
    is_first = system in ("darwin", "win32")  # where the system has none of its own
    yield from (join(folder, file) for folder in own for file in files)
    yield from packaged if is_first else ()
    yield from files
    yield from packaged if not is_first else ()
    yield from (join(folder, file) for folder in folders for file in files)


def install_command(system: str = platform.system()) -> str:
    """What to type on this system so that the libraries are there."""
    if system != "Linux":
        return _COMMANDS.get(system.lower(), _COMMANDS["debian"])
    try:
        release = platform.freedesktop_os_release()
    except OSError:
        release = {}
    names = f"{release.get('ID', '')} {release.get('ID_LIKE', '')}".split()
    return next((_COMMANDS[name] for name in names if name in _COMMANDS), _COMMANDS["debian"])
