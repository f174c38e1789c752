from __future__ import annotations

import os
from typing import Any

import hypothesis
import pytest
from xdist.scheduler import LoadScopeScheduling

from tests.kit import sweeps

DRAWN_ONCE = "tests/games/caveloot"  # a folder whose tests share a costly fixture


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept", action="store_true", help="write the golden pictures anew, as they are drawn now"
    )
    parser.addoption(
        "--all", action="store_true", help="every case of every sweep, where else a share of them is tried"
    )


def pytest_configure(config: pytest.Config) -> None:
    """No test asserts on time. A machine that lets changes land tries the same examples each time; at a desk every run
    looks for new ones.
    """
    everything = bool(config.getoption("--all"))
    sweeps.set_everything(everything)
    hypothesis.settings.register_profile(
        "ours", deadline=None, derandomize=bool(os.environ.get("CI")), max_examples=sweeps.share(200, 50)
    )
    hypothesis.settings.load_profile("ours")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--all"):
        return
    left_out = [item for item in items if item.get_closest_marker("exhaustive")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


class ByFile(LoadScopeScheduling):  # type: ignore[misc]  # xdist tells no types
    """Hands out whole files, so that what their tests share is made once; of some folders all files to one process."""

    def _split_scope(self, nodeid: str) -> str:
        return DRAWN_ONCE if nodeid.startswith(DRAWN_ONCE) else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFile:
    return ByFile(config, log)
