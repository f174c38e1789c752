"""Deckwright: card databases, drawn through SVG layouts, into sheets that one prints, cuts and plays.

For scripts: `deckwright.load(folder)` opens a game, and docs/scripting.md tells what it can do.
"""

from typing import TYPE_CHECKING, Any

from .basics import native
from .basics.native import libraries

if TYPE_CHECKING:
    from .basics.problems import DeckwrightError, Place, Problem, RequestError, Severity
    from .cli.scripting import LoadedGame, Printed, load

__all__ = ["DeckwrightError", "LoadedGame", "Place", "Printed", "Problem", "RequestError", "Severity", "load"]
__version__ = "0.1.0"

libraries.prepare()
native.prepare()


def __getattr__(name: str) -> Any:
    """The door for scripts, on first use. No name of it is a room's: the import of a room would replace it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .basics import problems
    from .cli import scripting

    return getattr(scripting if hasattr(scripting, name) else problems, name)
