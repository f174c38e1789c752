"""What a print of a game is, card by card, and what tells one print from another. Plain values, drawn nowhere."""

from .compare import Change, FieldChange, What, changes
from .edition import Card, Edition, Look
from .looks import core_of
from .making import edition
from .replace import Copies, Replacement, replacement
from .values import NotAnEditionError, from_json, to_json

__all__ = [
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
    "core_of",
    "edition",
    "from_json",
    "replacement",
    "to_json",
]
