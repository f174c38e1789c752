"""A project's folders → a game and everything that is wrong with it. Nothing else reads cards/, layouts/ or assets/."""

from .game import load_game
from .project import Project, ProjectAssets, find_project, games

__all__ = ["Project", "ProjectAssets", "find_project", "games", "load_game"]
