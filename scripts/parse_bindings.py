"""Write `_cairo.py` and `_pango.py`: what cffi makes of the declarations (`scripts/bindings`)."""

from __future__ import annotations

import argparse
from pathlib import Path

import cairocffi.constants
from cffi import FFI

from deckwright.basics.native import CAIROCFFI
from deckwright.basics.native.declarations import PANGO

FOLDER = Path(__file__).resolve().parents[1] / "src" / "deckwright" / "basics" / "native"
PACKAGE = "deckwright.basics.native"


def write(folder: Path) -> None:
    if cairocffi.VERSION != CAIROCFFI:
        raise SystemExit(
            f"cairocffi {cairocffi.VERSION} is installed: write that into native/__init__.py first"
        )
    cairo, pango = FFI(), FFI()
    cairo.cdef(cairocffi.constants._CAIRO_HEADERS)  # noqa: SLF001 - the very declarations that cairocffi reads
    cairo.set_source(f"{PACKAGE}._cairo", None)
    pango.include(cairo)
    pango.cdef(PANGO)
    pango.set_source(f"{PACKAGE}._pango", None)
    for name, ffi in (("_cairo", cairo), ("_pango", pango)):
        ffi.emit_python_code(str(folder / f"{name}.py"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="scripts/bindings", description=__doc__)
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER", help="write here instead")
    write(parser.parse_args().to)
