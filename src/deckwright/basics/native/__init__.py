"""The libraries' declarations, parsed beforehand.

cairocffi declares cairo to cffi as C text, which is parsed at each start and again for most types that are used: a
quarter of a second. What cffi makes of the text is kept here instead, in `_cairo.py` and `_pango.py`; `scripts/bindings`
writes them. Where they do not belong to the cairocffi that is installed, the text is parsed as ever.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

CAIROCFFI: Final = "1.7.1"  # whose declarations these are
_NAME: Final = "cairocffi.ffi"


def prepare() -> None:
    """Let cairocffi, once it is imported, take its declarations from here."""
    if _NAME not in sys.modules and _is_meant():
        from . import cairo

        sys.modules[_NAME] = cairo


def pango() -> Any:
    """The declarations of Pango, which build on those of cairo."""
    import cairocffi

    if sys.modules[_NAME].__name__ != _NAME:
        from ._pango import ffi

        return ffi
    import cffi

    from .declarations import PANGO

    parsed = cffi.FFI()
    parsed.include(cairocffi.ffi)
    parsed.cdef(PANGO)
    return parsed


def _is_meant() -> bool:
    """Whether the installed cairocffi is the one, without what it declares for xcffib."""
    found = find_spec("cairocffi")
    if found is None or not found.origin or find_spec("xcffib"):
        return False
    return Path(found.origin).parents[1].joinpath(f"cairocffi-{CAIROCFFI}.dist-info").is_dir()
