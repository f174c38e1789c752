"""Files: writing so that nothing is ever lost, every one beside its target first, then each renamed over it."""

from __future__ import annotations

import contextlib
import errno
import os
import platform
import re
import shutil
import stat
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from .problems import DeckwrightError, Place, Problem, problem

ANY_WRITER: Final = 0o222  # permission bits
NEW_FILE: Final = 0o666
MAX_READ: Final = 1_000_000_000  # bytes of a file that the user names: the largest are PDFs
FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EROFS)


def short_path(path: Path, root: Path) -> str:
    """A path for people: relative to *root* where it lies in there."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)


def plain_file(path: Path, most: int = MAX_READ) -> Path:
    """*path*, where a file of at most *most* bytes lies. Else raises OSError, whose `strerror` says what is there.

    To be called before a file that the user names is opened: a pipe would be waited for, a device read without end.
    """
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "it is a folder" if stat.S_ISDIR(found.st_mode) else "it is not a file")
    if found.st_size > most:
        raise OSError(errno.EFBIG, f"it has {found.st_size:,} bytes, and at most {most:,} are read")
    return path


def write_beside(target: Path, data: bytes, label: str | None = None) -> None:
    """Put *data* into *target*, as `write_all` does; *label* is what problems call it."""
    write_all([(target, data)], lambda path: label or str(path))


def write_all(files: Iterable[tuple[Path, bytes | Path]], label: Callable[[Path], str] = str) -> None:
    """Put each file's bytes into its place: a kill at any moment leaves each as it was or as it should be, whole.

    Of a path, the file that lies there is moved. All are written beside their targets before the first is renamed, so
    that a full disk or a folder that cannot be written is met while every old file still stands. Raises
    DeckwrightError (`write-failed`) that names the target.
    """
    parts: dict[Path, Path] = {}  # by target
    left: dict[Path, dict[str, list[Path]]] = {}  # by folder and target, what is no longer written
    try:
        for target, data in files:
            with _naming(label(target)):
                target.parent.mkdir(parents=True, exist_ok=True)
                real = target.resolve()  # what a link leads to is what is written
                _refuse_protected(real)
                if real.parent not in left:
                    left[real.parent] = _left(real.parent)
                for part in left[real.parent].get(real.name, ()):
                    _delete(part)
                parts[target] = _new_part(real)
                _fill(parts[target], data, _mode(real))
        for target, part in parts.items():
            with _naming(label(target)):
                part.replace(target.resolve())
    finally:
        for part in parts.values():
            _delete(part)


def _refuse_protected(target: Path) -> None:
    """Refuse what a rename would refuse too late, or not at all: POSIX renames over read-only files."""
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, "it is a folder")
    if target.exists() and not target.stat().st_mode & ANY_WRITER:
        raise PermissionError(errno.EACCES, "it is read-only")


def _mode(target: Path) -> int:
    return stat.S_IMODE(target.stat().st_mode) if target.exists() else NEW_FILE & ~_umask()


def _umask() -> int:
    current = os.umask(0o022)
    os.umask(current)
    return current


# Parts: files that are not yet whole, named for their target and the process that writes them.


def _new_part(target: Path) -> Path:
    handle, name = tempfile.mkstemp(
        prefix=f".{target.name}.{os.getpid()}-", suffix=".part", dir=target.parent
    )
    os.close(handle)
    return Path(name)


def _fill(part: Path, data: bytes | Path, mode: int) -> None:
    if isinstance(data, Path) and _try_to_move(data, part):
        data = b""  # what is moved is only to reach the disk
    with part.open("ab") as file:
        file.write(data.read_bytes() if isinstance(data, Path) else data)
        file.flush()
        os.fsync(file.fileno())
    part.chmod(mode)


def _try_to_move(source: Path, part: Path) -> bool:
    """Whether *source* could be made *part* by a rename; it cannot on another disk."""
    try:
        source.replace(part)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        return False
    return True


def _left(folder: Path) -> dict[str, list[Path]]:
    """What killed processes left in *folder*, by the name of its target."""
    left: dict[str, list[Path]] = {}
    for part in folder.glob(".*.part"):
        target, _, rest = part.name[1:].removesuffix(".part").rpartition(".")
        owner = rest.partition("-")[0]
        if owner.isdecimal() and not _is_running(int(owner)):
            left.setdefault(target, []).append(part)
    return left


def _is_running(process: int) -> bool:
    if os.name == "nt":  # signal 0 would end it there; but there, too, nobody deletes a file that is open
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def _delete(part: Path) -> None:
    with contextlib.suppress(OSError):
        part.unlink()


# Folders for what is needed for a while, named for this machine and the process that they belong to.


def no_temporary_folder() -> Problem | None:
    """What there is to say where no folder can be written for it; the libraries that draw need one."""
    try:
        tempfile.gettempdir()
    except OSError as error:
        hint = "make room in one of them, or set TMPDIR to a folder that you may write"
        return problem("write-failed", f"nothing can be kept for the time being: {error.strerror}", hint=hint)
    return None


@contextlib.contextmanager
def temporary_folder() -> Iterator[Path]:
    """A folder that goes with the block.

    Raises DeckwrightError (`write-failed`) where there is no room for it, or for what the block puts there.
    """
    try:
        root = tempfile.gettempdir()
    except OSError as error:
        tried = ", ".join(re.findall(r"'([^']*)'", error.strerror or "")) or "none"
        message = (
            "what is drawn cannot be kept for the time being: no folder for temporary files can be written; "
            f"tried were {tried}"
        )
        hint = "set TMPDIR to a folder that can be"
        raise DeckwrightError(problem("write-failed", message, hint=hint)) from error
    try:
        with tempfile.TemporaryDirectory(prefix=f"{_ours()}{os.getpid()}-", dir=root) as folder:
            yield Path(folder)
    except OSError as error:
        if not _is_full(error):
            raise
        raise DeckwrightError(_no_room(error)) from error


def sweep_temporary_folders() -> None:
    """Delete what killed processes of this user left of theirs."""
    if os.name == "nt":  # where nobody can tell whether a process is running
        return
    ours, user = _ours(), os.getuid()
    with contextlib.suppress(OSError), os.scandir(tempfile.gettempdir()) as entries:
        for entry in entries:
            owner = entry.name.removeprefix(ours).partition("-")[0] if entry.name.startswith(ours) else ""
            if owner.isdecimal() and not _is_running(int(owner)) and entry.is_dir(follow_symlinks=False):
                with contextlib.suppress(OSError):
                    if entry.stat(follow_symlinks=False).st_uid == user:
                        shutil.rmtree(entry.path, ignore_errors=True)


def _ours() -> str:
    """How their names begin: by machine, since machines may share a folder and have processes of the same number."""
    return f"deckwright-{zlib.crc32(platform.node().encode()):08x}-"


def _is_full(error: OSError) -> bool:
    return error.errno in FULL or "WRITE_ERROR" in str(error)  # as cairo says it


def _no_room(error: OSError) -> Problem:
    why = error.strerror if error.errno in FULL else "no space is left there"
    message = f"what is drawn cannot be kept for the time being: {why}"
    hint = "make room there, or set TMPDIR to another folder"
    return problem("write-failed", message, Place(tempfile.gettempdir()), hint=hint)


# Problems


@contextlib.contextmanager
def _naming(label: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise DeckwrightError(_unwritable(label, error)) from error


_REFUSED: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
_IN_THE_WAY: Final = "close the file where it is open, make room, or write elsewhere with --out DIR"
_NOT_YOURS: Final = (
    "close the file where it is open; in a folder that you may not write, copy the project to one of your own, or have "
    "sheets written elsewhere with --out DIR"
)


def _unwritable(label: str, error: OSError) -> Problem:
    return problem(
        "write-failed",
        f"cannot be written: {error.strerror or error}",
        Place(label),
        hint=_NOT_YOURS if error.errno in _REFUSED else _IN_THE_WAY,
    )
