"""Work divided among processes."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

from .problems import DeckwrightError, problem

TASKS = Path("/proc/self/task")  # the threads of this process
Setup = TypeVar("Setup")
Tool = TypeVar("Tool")
Part = TypeVar("Part")
Result = TypeVar("Result")


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def can_fork() -> bool:
    """Whether processes begin as copies of this one, with all that it has loaded: at once, and not in half a second.

    Only on Linux, where the libraries that we draw with stand it, and never beside other threads, Pango's own too:
    locks that these hold would stay locked in the copy.
    """
    return sys.platform == "linux" and threading.active_count() == 1 and not _has_threads_of_pango()


def _has_threads_of_pango() -> bool:
    """Whether fonts are looked for beside us: newer Pango (seen in 1.56) keeps a thread for each set of fonts."""
    try:
        return any("pango" in name.read_text() for name in TASKS.glob("*/comm"))
    except OSError:  # one has just ended
        return True


def worth_sharing() -> float:
    """Seconds of work from which on it pays to start other processes: about as long as these take to start."""
    return 0.3 if can_fork() else 0.6


def map_processes(
    parts: Sequence[Part],
    setup: Setup,
    begin: Callable[[Setup], Tool],
    work: Callable[[Tool, Part], Result],
    jobs: int,
    tool: Tool | None = None,
) -> Iterator[Result]:
    """What *work* makes of each part, as it comes; with one job here, else in as many processes.

    Each process begins with what *begin* makes of *setup*, which is sent to it once; both are functions of a module.
    Where processes begin as copies of this one, they have the *tool* that did the first part here, with all it knows.
    """
    if jobs == 1 or len(parts) < 2 or can_fork():
        tool = begin(setup) if tool is None else tool
        alone = parts if jobs == 1 else parts[:1]
        yield from (work(tool, part) for part in alone)
        parts = parts[len(alone) :]
    if parts:
        yield from _by_others(parts, (begin, setup), work, jobs, tool)


def _by_others(
    parts: Sequence[Part],
    how: tuple[Callable[[Setup], Tool], Setup],
    work: Callable[[Tool, Part], Result],
    jobs: int,
    tool: Tool | None,
) -> Iterator[Result]:
    forked = tool is not None and can_fork()
    start = multiprocessing.get_context("fork" if forked else "spawn")
    arguments = (_same, tool) if forked else how
    try:
        pool = ProcessPoolExecutor(min(jobs, len(parts)), start, _begin, (*arguments, gc.get_threshold()))
    except (OSError, ImportError, NotImplementedError):  # without /dev/shm processes cannot share a lock
        begin, setup = how
        tool = begin(setup) if tool is None else tool
        yield from (work(tool, part) for part in parts)
        return
    finished = False
    try:
        for done in as_completed([pool.submit(_work, work, part) for part in parts]):
            yield done.result()
        finished = True
    except BrokenProcessPool as error:
        message = "a process that draws was ended by the system, mostly because memory ran short"
        raise DeckwrightError(problem("drawing-failed", message, hint="--jobs 1 needs the least")) from error
    finally:
        # Left to end by itself it may close its pipe just when Python, at its own end, writes into it (before 3.12).
        pool.shutdown(wait=finished, cancel_futures=True)


def _same(tool: Tool) -> Tool:
    return tool


_tool: Any = None


def _begin(begin: Callable[[Any], Any], setup: Any, patience: tuple[int, int, int]) -> None:
    global _tool
    gc.set_threshold(*patience)  # as rarely as the parent does
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent stops its children
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _tool = begin(setup)


def _end_with_parent() -> None:
    """End when the parent is killed: nothing else would end this process then."""
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)


def _work(work: Callable[[Any, Any], Any], part: Any) -> Any:
    return work(_tool, part)
