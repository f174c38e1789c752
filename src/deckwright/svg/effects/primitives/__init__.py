"""The filter primitives (Filter Effects Module Level 1, section 9), one file each: its attributes and its pixels.

A file here is found by itself: its `PRIMITIVES` name the elements that it draws. What an element may have stands in
`document/subset.py`.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from ..primitive import Primitive


def collect_primitives() -> dict[str, Primitive]:
    """Every primitive by the name of its element."""
    modules = [import_module(f".{each.name}", __name__) for each in pkgutil.iter_modules(__path__)]
    return {tag: primitive for module in modules for tag, primitive in module.PRIMITIVES.items()}
