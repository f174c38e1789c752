"""JSON Schemas of a game's YAML files, for editors with a YAML server: completion, hover, and faults while one types.

A file where names are used (cards, their translations) must use those that there are; a file where names are made
(game.yaml, rules.yaml) must have the right form, and is offered the names that there are.
"""

from .files import Plan, plan, schemas_of, with_line

__all__ = ["Plan", "plan", "schemas_of", "with_line"]
