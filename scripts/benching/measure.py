"""A command as a whole: its CPU seconds and peak memory as the system counts them, its wall time from outside."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Usage:
    cpu: float  # seconds, user and system, with the children that it waited for
    wall: float
    peak: int  # bytes, of the largest process
    said: str = ""  # on standard error


def measured(command: Sequence[str], folder: Path) -> Usage:
    """Run *command* in *folder*. Raises RuntimeError, with what it said, where it fails."""
    with tempfile.TemporaryFile() as said:
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=said)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        told = said.read().decode(errors="replace")
        if process.returncode != 0:
            raise RuntimeError(f"{' '.join(command)} failed:\n{told}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Usage(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss * unit, told)
