"""A project's folders → a game and everything that is wrong with it. Nothing else reads cards/, layouts/ or assets/."""

from ..source.report import Report
from .cards import CardFile, Database
from .foreign import foreign_in
from .game import Opening, load_game, open_game
from .infer import InferredField, InferredType
from .memory import Memory
from .project import Project, ProjectAssets

__all__ = [
    "CardFile",
    "Database",
    "InferredField",
    "InferredType",
    "Memory",
    "Opening",
    "Project",
    "ProjectAssets",
    "Report",
    "foreign_in",
    "load_game",
    "open_game",
]
