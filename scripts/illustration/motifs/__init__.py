"""The subjects of the cards, one module for each family.

Each drawing signs in with its art id, so importing the modules of this package fills `MOTIFS`.
"""

from importlib import import_module
from pkgutil import iter_modules

from .registry import MOTIFS

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

__all__ = ["MOTIFS"]
