"""What a print of a game is, card by card, and what tells one print from another. Plain values, drawn nowhere."""

from .compare import Change, FieldChange, What, changes
from .edition import CARDS, STICKERS, Card, Edition, Look
from .looks import look
from .replace import Copies, Replacement, replacement
from .values import NotAnEditionError, from_json, to_json

__all__ = [
    "CARDS",
    "STICKERS",
    "Card",
    "Change",
    "Copies",
    "Edition",
    "FieldChange",
    "Look",
    "NotAnEditionError",
    "Replacement",
    "What",
    "changes",
    "from_json",
    "look",
    "replacement",
    "to_json",
]
