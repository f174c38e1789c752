"""The illustrator of À la conquête des catacombes: struck medals, two inks and one spot colour a team.

- `inks`     black, bone, the teams' colours and those of the pawns
- `symbols`  the 24 emblems and icons on a grid of 24
- `medal`    rings, notches and the ring of 72 cuts that every medal has
- `heads`, `folk`, `dead`, `beasts`, `arms`   what the medals show: frontal heads, and what stands behind them
- `charges`  the medal of every card, put together from these
- `board`    tokens, pawns, backs, walls and the play mat

`drawings()` is every drawing by its path below assets/catacombes/.
"""

from collections.abc import Callable

from . import board, charges, symbols


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    return {**symbols.drawings(), **charges.drawings(), **board.drawings()}
