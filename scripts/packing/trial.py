"""The folder, started where nothing else is: does it do what the installed program does, to the byte?"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from packing.wheel import LEFT_OUT, installed_libraries, output_of

PORT: Final = 8497
PATIENCE: Final = 30.0  # seconds until the proof page has to answer
GAME: Final = "quest"
PDF: Final = f"build/{GAME}/{GAME}-cards-a4.pdf"
FIRST: Final = (("--version",), ("doctor",), ("new", "Quest"))
IN_THE_GAME: Final = (
    ("build", "--jobs", "2"),
    ("check", "--cross-check"),
    ("proof", "--export", "proof.html"),
)
COMMON: Final = re.compile(rf"{LEFT_OUT.pattern}|libz\.so")
SERVED: Final = ("proof", "--port", str(PORT))


class Place:
    """Where the folder is tried: on Linux a root of its own, elsewhere an empty folder and no PATH."""

    def __init__(self, work: Path, folder: Path) -> None:
        shutil.rmtree(work, ignore_errors=True)
        self.work = work
        self.games = work / "games"
        self.games.mkdir(parents=True)
        self.is_root = sys.platform.startswith("linux")
        if self.is_root:
            fill_root(work, folder)
        self.program = "/deckwright/deckwright" if self.is_root else str(folder / "deckwright")

    def start(self, arguments: Sequence[str], within: str = "") -> subprocess.Popen[str]:
        environment = {"HOME": "/home" if self.is_root else str(self.work), "PATH": ""}
        if os.name == "nt":
            environment |= {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
        command = [self.program, *arguments]
        if self.is_root:
            own = [] if os.geteuid() == 0 else ["--map-root-user"]
            options = ("--mount", "--pid", "--fork", "--kill-child", "--mount-proc=/proc")
            place = (f"--root={self.work}", f"--wd=/games/{within}")
            command = [str(shutil.which("unshare")), *own, *options, *place, *command]
        return subprocess.Popen(
            command,
            cwd=self.games / within,
            env=environment,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )


def fill_root(root: Path, folder: Path) -> None:
    """A root with the folder, glibc and the libz of PyInstaller's starter: no shell, no Python, no fonts."""
    for name in ("proc", "dev/shm", "tmp", "home"):
        (root / name).mkdir(parents=True)
    (root / "dev" / "null").touch()
    shutil.copytree(folder, root / "deckwright", symlinks=True)
    loader = re.search(r"^\s*(/\S*/ld-\S+)", output_of("ldd", str(folder / "deckwright")), re.MULTILINE)
    common = {name: path for name, path in installed_libraries().items() if COMMON.match(name)}
    files = {f"/lib/{name}": path for name, path in common.items()}
    for target, path in {**files, **({loader[1]: Path(loader[1])} if loader else {})}.items():
        copy = root / target.lstrip("/")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path.resolve(), copy)
        copy.chmod(0o755)


def try_out(folder: Path, installed: Path, work: Path) -> None:
    """Start it as people without Python do. Ends the program where it does not do what the *installed* one does."""
    place = Place(work, folder)
    for arguments, within in [*((line, "") for line in FIRST), *((line, GAME) for line in IN_THE_GAME)]:
        begun = time.perf_counter()
        process = place.start(arguments, within)
        told = process.communicate()[0]
        print(f"  {time.perf_counter() - begun:6.2f} s  deckwright {' '.join(arguments)}")
        if process.returncode:
            sys.exit(f"deckwright {' '.join(arguments)} ended with {process.returncode}:\n{told}")
    serve(place)
    game = place.games / GAME
    theirs = (game / PDF).read_bytes()
    (game / PDF).unlink()
    subprocess.run([str(installed), "build"], cwd=game, check=True, capture_output=True)
    if (game / PDF).read_bytes() != theirs:
        sys.exit(f"{PDF} has other bytes than the installed program writes")
    print(f"  {PDF} has the bytes of the installed program")


def serve(place: Place) -> None:
    """Whether the proof page is served."""
    process = place.start(SERVED, GAME)
    begun = time.perf_counter()
    try:
        while process.poll() is None and time.perf_counter() - begun < PATIENCE:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=5) as answer:
                    page = answer.read()
            except OSError:
                time.sleep(0.1)
                continue
            print(
                f"  {time.perf_counter() - begun:6.2f} s  deckwright {' '.join(SERVED)}: served, {len(page)} bytes"
            )
            return
    finally:
        process.kill()  # unshare ignores what is milder, and its child ends with it
        told = process.communicate()[0]
    sys.exit(f"deckwright {' '.join(SERVED)} did not answer:\n{told}")
