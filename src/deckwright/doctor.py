"""What Deckwright needs on this machine: what is there, what is not, and the one command that mends it."""

from __future__ import annotations

import importlib.metadata
import platform
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from . import __version__
from .basics.native.libraries import candidates, cause, install_command, reinstall_command
from .basics.phrases import quantity
from .basics.problems import DeckwrightError
from .basics.records import dataclass

LIBRARIES: Final = ("cairo", "gobject", "pango", "pangocairo", "pangoft2", "harfbuzz", "fontconfig")
OPTIONAL: Final = {"isal": "PNG pictures are made faster: pip install 'deckwright[fast]'"}
PROGRAMS: Final = {
    "inkscape": (
        "layouts are drawn in it: https://inkscape.org",
        ("/Applications/Inkscape.app/Contents/MacOS/inkscape", r"C:\Program Files\Inkscape\bin\inkscape.exe"),
    ),
    "git": ("diff, history and --changed-since read revisions by it: https://git-scm.com", ()),
    "pdftocairo": (
        "diff --report shows the cards of a printed PDF by it, impose finds empty cells, and --cut png; of poppler",
        (),
    ),
}
LEAST_PYTHON: Final = (3, 11)

_REQUIREMENT: Final = re.compile(r"([\w.-]+)\s*(?:\[[^\]]*\])?\s*([^;]*)(?:;(.*))?")
_BOUND: Final = re.compile(r"(>=|<=|==|<|>|!=|~=)\s*([\d.]+)")
_SAMPLE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 63 88">'
    "<text x='5' y='20' font-family='Source Sans Pro' font-size='6'>Deckwright</text></svg>"
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked for."""

    group: str
    name: str
    found: str | None  # a version or a place; None: it is not there
    needed: bool = True
    remark: str | None = None

    @property
    def is_fault(self) -> bool:
        return self.needed and self.found is None


@dataclass(frozen=True, slots=True)
class Diagnosis:
    findings: tuple[Finding, ...]

    @property
    def is_well(self) -> bool:
        return not any(finding.is_fault for finding in self.findings)

    @property
    def mend(self) -> str | None:
        """What to type on this system, the system's part before Python's; None where nothing is missing."""
        faults = {finding.group for finding in self.findings if finding.is_fault}
        parts = [install_command()] if "libraries" in faults else []
        parts += [reinstall_command()] if faults & {"packages", "fonts"} else []
        if not parts and faults:
            return "https://www.python.org/downloads/" if "python" in faults else reinstall_command()
        return " && ".join(parts) or None


def diagnose() -> Diagnosis:
    """Look for everything. Never raises."""
    found = [*_python(), *_packages(), *_libraries(), *_fonts(), *_programs()]
    if not any(finding.is_fault for finding in found):
        found.append(_drawing())
    return Diagnosis(tuple(found))


def _python() -> Iterator[Finding]:
    is_new = sys.version_info >= LEAST_PYTHON
    wanted = ".".join(map(str, LEAST_PYTHON))
    yield Finding(
        "python", "Python", platform.python_version() if is_new else None, remark=f"{wanted} or newer"
    )
    yield Finding("python", "Deckwright", f"{__version__} in {Path(__file__).parent}")
    yield Finding("python", "system", f"{platform.system()} {platform.release()} {platform.machine()}")


def _requirements() -> Iterator[tuple[str, str]]:
    """What the installed package asks for, with the bounds of versions; extras left out."""
    for requirement in importlib.metadata.requires("deckwright") or []:
        match = _REQUIREMENT.fullmatch(requirement)
        if match and not (match[3] and "extra" in match[3]):
            yield match[1], match[2].strip()


def _packages() -> Iterator[Finding]:
    try:
        for name, wanted in _requirements():
            if not name.startswith("font-"):
                yield _package(name, wanted)
    except importlib.metadata.PackageNotFoundError:
        yield Finding("packages", "deckwright", None, remark="it runs from a folder and is not installed")
    for name, remark in OPTIONAL.items():
        yield Finding("packages", name, _version(name), needed=False, remark=remark)


def _package(name: str, wanted: str) -> Finding:
    version = _version(name)
    if version is None:
        return Finding("packages", name, None, remark=f"{wanted or 'any version'} is needed")
    if not fits(version, wanted):
        return Finding("packages", name, None, remark=f"{version} is installed; {wanted} is needed")
    return Finding("packages", name, version)


def fits(version: str, wanted: str) -> bool:
    """Whether *version* is within the bounds *wanted* (`>=1.2,<2`); parts that are no numbers do not count."""
    have = _numbers(version)
    tests: dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
        ">=": lambda a, b: a >= b,
        "<=": lambda a, b: a <= b,
        ">": lambda a, b: a > b,
        "<": lambda a, b: a < b,
        "==": lambda a, b: a == b,
        "!=": lambda a, b: a != b,
        "~=": lambda a, b: a >= b and a[: len(b) - 1] == b[:-1],
    }
    bounds = [(sign, _numbers(bound)) for sign, bound in _BOUND.findall(wanted)]
    width = max([len(have), *(len(bound) for _, bound in bounds)])
    have = _filled(have, width)
    return all(tests[sign](have, bound if sign == "~=" else _filled(bound, width)) for sign, bound in bounds)


def _numbers(version: str) -> tuple[int, ...]:
    match = re.match(r"\d+(?:\.\d+)*", version)
    return tuple(map(int, match[0].split("."))) if match else ()


def _filled(numbers: tuple[int, ...], width: int) -> tuple[int, ...]:
    return numbers + (0,) * (width - len(numbers))


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def _libraries() -> Iterator[Finding]:
    try:
        import cffi
    except ImportError:
        return  # told as a package
    for name in LIBRARIES:
        yield Finding("libraries", name, _opened(name, cffi.FFI()))


def _opened(name: str, ffi: Any) -> str | None:
    """The version of a library, or the name that it was found by; None where none of its names opens."""
    library = path = None
    for path in candidates(name):
        try:
            library = ffi.dlopen(path)
            break
        except OSError:
            continue
    if library is None:
        return None
    declared = {
        "cairo": ("const char *cairo_version_string(void);", "cairo_version_string"),
        "pango": ("const char *pango_version_string(void);", "pango_version_string"),
        "fontconfig": ("int FcGetVersion(void);", "FcGetVersion"),
    }
    if name not in declared:
        return path
    declaration, function = declared[name]
    ffi.cdef(declaration)
    answer = getattr(library, function)()
    if isinstance(answer, int):
        version = f"{answer // 10000}.{answer // 100 % 100}.{answer % 100}"
    else:
        version = ffi.string(answer).decode()
    return f"{version} ({path})"


def _fonts() -> Iterator[Finding]:
    try:
        names = [name for name, _ in _requirements() if name.startswith("font-")]
    except importlib.metadata.PackageNotFoundError:
        return
    for name in names:
        count = len(_font_files(name))
        yield Finding("fonts", name, f"{_version(name)}, {quantity(count, 'file')}" if count else None)


def _font_files(package: str) -> list[str]:
    try:
        found = importlib.metadata.distribution(package)
    except importlib.metadata.PackageNotFoundError:
        return []
    paths = (Path(str(found.locate_file(file))) for file in found.files or [])
    return [str(path) for path in paths if path.suffix.lower() == ".ttf" and path.is_file()]


class _Plain:
    """What a card asks for that has neither pictures nor symbols."""

    def read(self, path: str) -> bytes:
        raise FileNotFoundError(path)

    def symbol(self, name: str) -> str | None:
        return None

    def symbol_file(self, name: str) -> str:
        return f"symbol:{name}"

    @cached_property
    def fonts(self) -> Any:
        from .svg.typeset import FontSet

        return FontSet(_font_files("font-source-sans-pro"))


def _programs() -> Iterator[Finding]:
    for name, (remark, places) in PROGRAMS.items():
        found = shutil.which(name) or next((place for place in places if Path(place).exists()), None)
        yield Finding("programs", name, found, needed=False, remark=remark)


def _drawing() -> Finding:
    """Whether a card with a word on it can be drawn."""
    try:
        import cairocffi

        from .svg import Renderer, parse

        surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, 63, 88)
        painted = Renderer(_Plain()).draw(parse(_SAMPLE, "sample.svg"), cairocffi.Context(surface), 1)
    except DeckwrightError as error:
        return Finding("drawing", "a card with a word", None, remark=error.problems[0].message)
    except Exception as error:  # whatever it is, the person wants to know
        known = cause(error)
        why = known.problems[0].message if known else f"{type(error).__name__}: {error}"
        return Finding("drawing", "a card with a word", None, remark=why)
    faults = [found.message for found in painted.problems]
    return Finding(
        "drawing", "a card with a word", None if faults else "drawn", remark=faults[0] if faults else None
    )
