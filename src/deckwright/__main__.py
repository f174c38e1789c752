"""`python -m deckwright`, and what the command `deckwright` calls."""

from __future__ import annotations

from .cli import main

__all__ = ["main"]

if __name__ == "__main__":
    main()
