"""What a figure asks of the odds of the game."""

from __future__ import annotations

from ....game.expressions import Power
from ....game.source import Node
from ....rules.odds import OddsError, setting_of
from ...page.tools import PageTools


def read_power(source: str, at: Node, tools: PageTools) -> Power | None:
    try:
        return setting_of(tools.game).parse(source)
    except OddsError as error:
        tools.report.add("reference-figure", f"the power {source!r}: {error}", at)
        return None
