"""The declarations that are parsed beforehand: they are those that would be parsed, and nothing depends on them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.places import ROOT

FOLDER = ROOT / "src" / "deckwright" / "basics" / "native"
SETTING = """
from deckwright.svg.typeset import pango
fonts = pango.own(pango.pangocairo.pango_cairo_font_map_new_for_font_type(pango.FONT_TYPE_FT))
layout = pango.own(pango.pango.pango_layout_new(pango.own(pango.pango.pango_font_map_create_context(fonts))))
pango.pango.pango_layout_set_text(layout, b"Trois lignes\\net\\nplus", -1)
print(len(list(pango.each(pango.pango.pango_layout_get_lines(layout), "PangoLayoutLine *"))))
import cairocffi
context = cairocffi.Context(cairocffi.ImageSurface(cairocffi.FORMAT_A8, 8, 8))
pango.cairo.cairo_move_to(context._pointer, 3, 4)
print(context.get_current_point(), type(pango.ffi).__module__)
"""


def said(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize("name", ["_cairo.py", "_pango.py"])
def test_what_is_kept_is_what_cffi_makes_of_the_declarations(name: str, tmp_path: Path) -> None:
    script = ROOT / "scripts" / "parse_bindings.py"
    subprocess.run([sys.executable, script, "--to", tmp_path], check=True, stdout=subprocess.DEVNULL)
    assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), "run scripts/bindings"


def test_cairocffi_takes_them_and_nothing_is_parsed() -> None:
    assert said("import sys" + SETTING + "print('pycparser' in sys.modules)").splitlines() == [
        "3",
        "(3.0, 4.0) _cffi_backend",
        "False",
    ]


def test_another_cairocffi_is_drawn_with_as_well() -> None:
    assert said("import cairocffi" + SETTING).splitlines() == ["3", "(3.0, 4.0) cffi.api"]
