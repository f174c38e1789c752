from __future__ import annotations

import os
from typing import Any

import hypothesis
import pytest
from xdist.scheduler import LoadScopeScheduling

# No test asserts on time. A machine that lets changes land tries the same examples each time; at a desk every run looks
# for new ones.
hypothesis.settings.register_profile("desk", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "desk")

DRAWN_ONCE = "tests/games/caveloot"  # a folder whose tests share a costly fixture


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept", action="store_true", help="write the golden pictures anew, as they are drawn now"
    )


class ByFile(LoadScopeScheduling):  # type: ignore[misc]  # xdist tells no types
    """Hands out whole files, so that what their tests share is made once; of some folders all files to one process."""

    def _split_scope(self, nodeid: str) -> str:
        return DRAWN_ONCE if nodeid.startswith(DRAWN_ONCE) else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFile:
    return ByFile(config, log)
