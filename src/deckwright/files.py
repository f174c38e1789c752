"""Writing so that nothing is ever lost: beside the target, then renamed over it."""

import contextlib
import os
import tempfile
from pathlib import Path

from .problems import DeckwrightError, Place, Problem, problem


def write_beside(target: Path, data: bytes, label: str | None = None) -> None:
    """Put *data* into *target* so that a kill at any moment leaves the old file or the new one, whole.

    Raises DeckwrightError (`write-failed`), naming *label* or the target, where the folder or file cannot be written.
    """
    temporary: str | None = None
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, target)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise DeckwrightError(_unwritable(label or str(target), error)) from error


def _umask() -> int:
    current = os.umask(0o022)
    os.umask(current)
    return current


def _unwritable(label: str, error: OSError) -> Problem:
    return problem(
        "write-failed",
        f"cannot be written: {error.strerror or error}",
        Place(label),
        hint="close the file where it is open, or write elsewhere with --out DIR",
    )
