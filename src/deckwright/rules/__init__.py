"""A game's own laws, written in its `rules.yaml`, held against its cards: Game → problems."""

from .check import check, check_drawn

__all__ = ["check", "check_drawn"]
