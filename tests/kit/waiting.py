"""Waiting for what happens in other threads, processes and browsers: as long as that takes, never a set time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

PATIENCE: Final = (
    60.0  # seconds after which nothing comes any more; most of what is waited for takes a tenth of one
)
STEP: Final = 0.02

Answer = TypeVar("Answer")


def wait_for(wanted: Callable[[], Answer], told: Callable[[], object] = str) -> Answer:
    """What *wanted* answers as soon as that is true; where it never is, a failure with what *told* says."""
    until = time.monotonic() + PATIENCE
    while not (answer := wanted()):
        assert time.monotonic() < until, told()
        time.sleep(STEP)
    return answer


async def until(wanted: Callable[[], object], again: Callable[[], object] = str) -> None:
    """Let other tasks run until *wanted* is true, with *again* done before each look."""
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            again()
            await asyncio.sleep(STEP)
