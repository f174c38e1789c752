"""Work shared out to processes."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from .problems import DeckwrightError, problem

Setup = TypeVar("Setup")
Tool = TypeVar("Tool")
Part = TypeVar("Part")
Result = TypeVar("Result")


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def shared_out(
    parts: Sequence[Part],
    setup: Setup,
    begin: Callable[[Setup], Tool],
    work: Callable[[Tool, Part], Result],
    jobs: int,
) -> Iterator[Result]:
    """What *work* makes of each part, as it comes; with one job here, else in as many processes.

    Each process begins with what *begin* makes of *setup*, which is sent to it once. Both are functions of a module.
    """
    if jobs == 1:
        tool = begin(setup)
        for part in parts:
            yield work(tool, part)
        return
    start = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(parts)), start, _begin, (begin, setup, gc.get_threshold()))
    try:
        for done in as_completed([pool.submit(_work, work, part) for part in parts]):
            yield done.result()
    except BrokenProcessPool as error:
        message = "a process that draws was ended by the system, mostly because memory ran short"
        raise DeckwrightError(problem("drawing-failed", message, hint="--jobs 1 needs the least")) from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


_tool: Any = None


def _begin(begin: Callable[[Any], Any], setup: Any, patience: tuple[int, int, int]) -> None:
    global _tool
    gc.set_threshold(*patience)  # as rarely as the parent does
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent stops its children
    _tool = begin(setup)


def _work(work: Callable[[Any, Any], Any], part: Any) -> Any:
    return work(_tool, part)
