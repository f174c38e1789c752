"""The trays that the paper of a printer lies in."""

from __future__ import annotations

from typing import Final

DEFAULT_TRAY: Final = "default"
