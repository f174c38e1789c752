"""Work shared out: the same results by any number of processes, and none that outlives the one that began them."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from deckwright.basics import processes
from deckwright.basics.processes import map_processes
from tests.kit.waiting import PATIENCE, wait_for

PROGRAM = """
import os, sys, time
from pathlib import Path
from deckwright.basics.processes import can_fork, map_processes
{thread}

def begin(setup):
    return setup

def work(tool, part):
    if part:
        os.write(1, b"%d\\n" % os.getpid())  # at once: two may write
        {then}
    return tool, part, os.getpid()

if __name__ == "__main__":
    print("fork" if can_fork() else "spawn", flush=True)
    done = sorted(map_processes(list(range(5)), "x", begin, work, {jobs}))
    print([(tool, part) for tool, part, _ in done], len({{process for *_, process in done}}))
"""
MEET = """
        Path(str(os.getpid())).touch()
        while len(list(Path().glob("[0-9]*"))) < {jobs}:  # until each process has begun a part
            time.sleep(0.01)
"""
THREAD = "import threading; threading.Thread(target=time.sleep, args=(60,), daemon=True).start()"


def program(folder: Path, then: str, jobs: int = 2, thread: bool = False) -> list[str]:
    path = folder / "shares.py"
    path.write_text(PROGRAM.format(jobs=jobs, thread=THREAD if thread else "", then=then))
    return [sys.executable, str(path)]


@pytest.mark.parametrize("thread", [False, True])
@pytest.mark.parametrize("jobs", [1, 2])
def test_the_same_results_however_it_is_shared(tmp_path: Path, jobs: int, thread: bool) -> None:
    command = program(tmp_path, MEET.format(jobs=jobs), jobs, thread)
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True, timeout=PATIENCE)
    first, *_, last = done.stdout.splitlines()
    assert first == ("spawn" if thread or sys.platform != "linux" else "fork")
    results, _, processes = last.rpartition(" ")
    assert results == str([("x", part) for part in range(5)])
    assert int(processes) == (1 if jobs == 1 else 2 + (first == "fork"))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux what runs")
@pytest.mark.parametrize("thread", [False, True])
def test_no_process_outlives_a_killed_parent(tmp_path: Path, thread: bool) -> None:
    command = program(tmp_path, "time.sleep(3600)", thread=thread)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        parent.stdout.readline()  # how processes begin
        children = {int(parent.stdout.readline()) for _ in range(2)}
        parent.kill()
    assert parent.returncode == -signal.SIGKILL
    wait_for(lambda: not any(map(_is_running, children)))


def _is_running(process: int) -> bool:
    """Whether a process is there and has not ended: one that nobody waits for stays listed."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state not in "ZX"


def test_nothing_to_do() -> None:
    assert list(map_processes([], None, print, print, 2)) == []


@pytest.mark.skipif(sys.platform != "linux", reason="nowhere else are processes copied")
def test_no_process_is_copied_beside_the_threads_of_a_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy has no thread that would open the lock again: on Debian 13 a build beside Pango's stood still."""
    monkeypatch.setattr(threading, "active_count", lambda: 1)
    monkeypatch.setattr(processes, "TASKS", tmp_path)
    for number, name in enumerate(("python", "python", "[pango] fontcon")):
        (tmp_path / str(number)).mkdir()
        (tmp_path / str(number) / "comm").write_text(f"{name}\n")
        assert processes.can_fork() == (number < 2)
