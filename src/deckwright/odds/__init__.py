"""The odds of powers: exact, with rational numbers, drawn without putting back from a game's decks."""

from .distribution import Distribution
from .exact import Outcome, difference, distribution, versus
from .setting import OddsError, Setting, TooLargeError, Urn, setting_of

__all__ = [
    "Distribution",
    "OddsError",
    "Outcome",
    "Setting",
    "TooLargeError",
    "Urn",
    "difference",
    "distribution",
    "setting_of",
    "versus",
]
