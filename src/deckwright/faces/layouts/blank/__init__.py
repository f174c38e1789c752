"""Layouts as they are drawn for a card without values: what a field prints says which field it is."""

from __future__ import annotations

from .environment import BlankEnvironment
from .marked import marked_path, without_mark
from .views import BlankLens

__all__ = ["BlankEnvironment", "BlankLens", "marked_path", "without_mark"]
