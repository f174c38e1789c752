"""The odds of powers: exact, with rational numbers, drawn without putting back from a game's decks.

A single power or round is counted, however the cards fall. A whole fight, or a redraw, is counted or played out where
that can be done, and else simulated with a seed.
"""

from .distribution import Distribution
from .exact import Outcome, difference, distribution, versus
from .fights import SEED, TRIALS, FightOdds, Method, alone, fight
from .setting import OddsError, Setting, TooLargeError, Urn, setting_of
from .sides import ALONE_POLICY, DECKS, PAYING, POLICY, Redraw, Side

__all__ = [
    "ALONE_POLICY",
    "DECKS",
    "PAYING",
    "POLICY",
    "SEED",
    "TRIALS",
    "Distribution",
    "FightOdds",
    "Method",
    "OddsError",
    "Outcome",
    "Redraw",
    "Setting",
    "Side",
    "TooLargeError",
    "Urn",
    "alone",
    "difference",
    "distribution",
    "fight",
    "setting_of",
    "versus",
]
