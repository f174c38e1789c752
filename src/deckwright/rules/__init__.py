"""A game's own laws, written in its `rules.yaml`, held against its cards: Game → problems."""

from .check import check, check_drawn, single_card_rules
from .shown import Drawn

__all__ = ["Drawn", "check", "check_drawn", "single_card_rules"]
