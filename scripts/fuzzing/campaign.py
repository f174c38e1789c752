"""Many trials beside each other, and what came of them."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from . import trial as trials
from .trial import MEGABYTES, OUTCOME, SECONDS, STACK, STAGES, Trial

PROGRAM: Final = 120.0  # MB, with all that draws imported
CAN_FORK: Final = hasattr(os, "fork") and hasattr(os, "wait4")
PATIENCE: Final = (
    30  # times SECONDS of the clock: where other programs take the processors, only its own time counts
)


@dataclass(frozen=True, slots=True)
class Result:
    trial: Trial
    stage: str
    drew: bool
    fault: str  # empty: problems or output, as it should be
    seconds: float  # of the processor
    megabytes: float  # at the most; 0 where the system does not tell


@dataclass(slots=True)
class Report:
    results: list[Result] = field(default_factory=list)

    @property
    def faults(self) -> list[Result]:
        return [result for result in self.results if result.fault]

    @property
    def share_drawn(self) -> float:
        return sum(result.drew for result in self.results) / max(1, len(self.results))

    def lines(self) -> Iterator[str]:
        ended = Counter(result.stage for result in self.results)
        total = max(1, len(self.results))
        yield f"{len(self.results)} trials; {self.share_drawn:.0%} reached the drawing; ended at"
        for stage in (*STAGES, *sorted(set(ended) - set(STAGES))):
            yield f"  {stage:8} {ended[stage]:5}  {ended[stage] / total:4.0%}"
        slowest = max(self.results, key=lambda result: result.seconds, default=None)
        largest = max(self.results, key=lambda result: result.megabytes, default=None)
        if slowest and largest:
            yield (
                f"slowest {slowest.seconds:.1f} s (number {slowest.trial.number}), "
                f"largest {largest.megabytes:.0f} MB (number {largest.trial.number})"
            )
        yield f"{len(self.faults)} faults"


@dataclass(slots=True)
class _Running:
    trial: Trial
    folder: Path
    began: float
    inherited: float = 0.0  # MB


def campaign(
    todo: list[Trial], folder: Path, jobs: int, told: Callable[[Result], None] | None = None
) -> Report:
    """Run the trials. Games that fail stay in *folder*, with what was done to them and why."""
    report = Report()
    trials.warm()
    pool = _forked if CAN_FORK else _spawned
    for result in pool(todo, folder, jobs):
        report.results.append(result)
        if told:
            told(result)
    return report


def _forked(todo: list[Trial], folder: Path, jobs: int) -> Iterator[Result]:
    """By copies of this process, which has everything imported."""
    running: dict[int, _Running] = {}
    waiting = list(reversed(todo))
    while waiting or running:
        while waiting and len(running) < jobs:
            trial = waiting.pop()
            place = _place(folder, trial)
            child = os.fork()
            if child == 0:
                _end(partial(trials.run, trial, place))
            running[child] = _Running(trial, place, time.monotonic(), _inherited())
        yield from _ended(running)


def _inherited() -> float:
    """What a copy of this process has from it beyond the program itself, in MB: a run of tests may be large already."""
    try:
        _, resident, of_files, *_ = map(int, Path("/proc/self/statm").read_text().split())
    except (OSError, ValueError, IndexError):
        return 0.0
    pages = resident - of_files  # a copy maps files anew, when it reads them
    return max(0.0, pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20) - PROGRAM)


def _end(work: Callable[[], None]) -> None:
    """Work, then leave without what Python would still do in this copy."""
    try:
        work()
    finally:
        os._exit(0)


def _ended(running: dict[int, _Running]) -> Iterator[Result]:
    for child in list(running):
        done, status, used = os.wait4(child, os.WNOHANG)
        if not done:
            if time.monotonic() - running[child].began > PATIENCE * SECONDS:
                os.kill(child, signal.SIGKILL)
            continue
        entry = running.pop(child)
        unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
        code, seconds = os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime
        yield _judged(entry, code, seconds, used.ru_maxrss / unit - entry.inherited)
    time.sleep(0.005)


def _spawned(todo: list[Trial], folder: Path, jobs: int) -> Iterator[Result]:
    """By processes of their own, one after the other."""
    for trial in todo:
        place, began = _place(folder, trial), time.monotonic()
        command = [sys.executable, "-m", "fuzzing.trial", str(trial.seed), str(trial.number), str(place)]
        try:
            code = subprocess.run(
                command, cwd=Path(__file__).parent.parent, timeout=PATIENCE * SECONDS
            ).returncode
        except subprocess.TimeoutExpired:
            code = -9
        yield _judged(_Running(trial, place, began), code, 0.0, 0.0)


def _place(folder: Path, trial: Trial) -> Path:
    place = folder / trial.name
    shutil.rmtree(place, ignore_errors=True)
    return place


def _judged(entry: _Running, code: int, seconds: float, megabytes: float) -> Result:
    path = entry.folder / OUTCOME
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    fault = found.get("fault", "")
    if not found:
        stack = (entry.folder / STACK).read_text(errors="replace") if (entry.folder / STACK).exists() else ""
        fault = f"ended by {_named(code)} after {seconds:.1f} s, {megabytes:.0f} MB\n{stack}"
    elif seconds > SECONDS:
        fault = f"took {seconds:.1f} s\n{(entry.folder / STACK).read_text(errors='replace')}"
    elif megabytes > MEGABYTES:
        fault = f"took {megabytes:.0f} MB"
    result = Result(
        entry.trial, found.get("stage", STAGES[0]), found.get("drew", False), fault, seconds, megabytes
    )
    if fault:
        how = "\n".join(trials.prepared(entry.trial).how)
        (entry.folder / "fault.txt").write_text(f"{how}\n\n{fault}", encoding="utf-8")
    else:
        shutil.rmtree(entry.folder, ignore_errors=True)
    return result


def _named(code: int) -> str:
    return signal.Signals(-code).name if code < 0 and -code in set(signal.Signals) else f"code {code}"
