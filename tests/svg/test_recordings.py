"""What is recorded once and painted many times looks as if it were drawn, and no place stops the program.

cairo 1.16 aborts where a recording is painted so small that a clip in it vanishes, and the clip's edge then lies within
1/256 point of a whole one: about one place in a hundred. It takes the whole process, so it is looked for in another.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import cairocffi
import numpy
import pytest
from PIL import Image

from deckwright.svg import Renderer, parse
from tests.kit.places import ROOT

from .helpers import SIDE, Files, apart, document, ours

_NS = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"'
_SHAPE = '<path d="M14 1L4 14h7l-2 9 11-14h-7z"/>'
SYMBOLS = {
    "plain": f"<svg {_NS}>{_SHAPE}</svg>",
    "overflowing": f'<svg {_NS}><circle cx="12" cy="12" r="16" fill="red"/>{_SHAPE}</svg>',
    "overflow shown": f'<svg {_NS} overflow="visible"><circle cx="12" cy="12" r="16" fill="red"/>{_SHAPE}</svg>',
    "clipped": f'<svg {_NS}><clipPath id="c"><path d="M2.3 2.3h15v15h-15z"/></clipPath>'
    f'<g clip-path="url(#c)"><circle cx="12" cy="12" r="11"/></g>{_SHAPE}</svg>',
    "see-through": f'<svg {_NS}><g opacity=".5"><circle cx="9" cy="9" r="8" fill="red"/>{_SHAPE}</g></svg>',
    "masked": f'<svg {_NS}><mask id="m" mask-type="alpha"><rect width="12" height="24"/></mask>'
    '<circle cx="12" cy="12" r="10" mask="url(#m)"/></svg>',
    "hatched": f'<svg {_NS}><pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse">'
    '<path d="M-1-1l4 4" stroke="#000" stroke-width=".5"/></pattern>'
    '<circle cx="12" cy="12" r="10" fill="url(#p)"/></svg>',
    "shaded": f'<svg {_NS}><radialGradient id="r"><stop stop-color="#fff"/><stop offset="1" stop-color="#06c"/>'
    '</radialGradient><linearGradient id="g" x2=".1" spreadMethod="reflect"><stop stop-color="#f80"/>'
    '<stop offset="1" stop-color="#06c" stop-opacity=".2"/></linearGradient>'
    '<circle cx="12" cy="12" r="11" fill="url(#r)"/><path d="M3 12h18" stroke="url(#g)" stroke-width="4"/></svg>',
    "faded": f'<svg {_NS}><linearGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></linearGradient>'
    '<mask id="m"><rect width="24" height="24" fill="url(#g)"/></mask>'
    '<circle cx="12" cy="12" r="10" mask="url(#m)"/></svg>',
    "faded outside": f'<svg {_NS} overflow="visible"><mask id="m"><circle cx="18" cy="12" r="10" fill="#999"/></mask>'
    '<rect x="6" width="36" height="24" mask="url(#m)"/></svg>',
    "shadowed": f'<svg {_NS}><filter id="f" height="2"><feDropShadow dx="2" dy="6" stdDeviation="1"/></filter>'
    f'<g filter="url(#f)" fill="#f80">{_SHAPE}</g></svg>',
    "united": f'<svg {_NS}><clipPath id="c"><circle cx="8" cy="12" r="6"/><circle cx="15" cy="12" r="6"'
    ' clip-path="url(#d)"/></clipPath><clipPath id="d"><path d="M0 0h24v12H0z"/></clipPath>'
    '<rect width="24" height="24" clip-path="url(#c)"/></svg>',
}
_HEAVY = "".join(f'<path d="M{n % 7} {n % 5}h2v2h-2z" fill="#{n:02x}4080"/>' for n in range(60))
ART = f"<svg {_NS}>{_HEAVY}<svg x='3' y='3' width='9' height='9'><circle r='12' fill='red'/></svg></svg>"
FILES = Files({"art.svg": ART.encode()}, SYMBOLS)


def _use(name: str, x: float, y: float, side: float) -> str:
    if name == "art":
        return f'<image href="art.svg" x="{x}" y="{y}" width="{side}" height="{side}"/>'
    return f'<use href="symbol:{name}" x="{x}" y="{y}" width="{side}" height="{side}" fill="#246"/>'


NAMES = (*SYMBOLS, "art")
DRAW_ALL = """
import cairocffi
from deckwright.svg import Renderer, parse
from tests.svg.test_recordings import FILES, NAMES, _use
from tests.svg.helpers import document

renderer = Renderer(FILES)
for name in NAMES:
    for step in range(48):
        # points: on a whole one and near it, to either side
        x, y = 40 + (step % 8 - 4) / 900, 30.3 if step % 3 else 60 + (step % 5 - 2) / 700
        face = parse(document(_use(name, x, y, 7 + step % 4), 'width="200pt" height="200pt"'), "face.svg")
        surface = cairocffi.PDFSurface(None, 200, 200)
        renderer.begin_file([face])
        renderer.draw(face, cairocffi.Context(surface), 72 / 25.4)
        surface.show_page()
        surface.finish()
"""


def test_no_place_of_a_recording_stops_the_program() -> None:
    done = subprocess.run([sys.executable, "-c", DRAW_ALL], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


LARGE = """
import resource
from importlib.resources import files
import cairocffi
from deckwright.svg import Renderer, parse
from tests.svg.helpers import Files, document

resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
art = (files("deckwright") / "data/starters/illustrated/art/autumn-bridge.svg").read_text(encoding="utf-8")
before, gradient, after = art.partition("</radialGradient>")
assert gradient
art = before + gradient + f"<path d='M0 0{'l1 1' * 20000}' stroke='red'/>" + after
renderer = Renderer(Files({"art.svg": art.encode()}, {"s": art}))
for body in ('<image href="art.svg" width="90" height="90"/>', '<use href="symbol:s" width="90" height="90"/>'):
    face = parse(document(body, 'width="200pt" height="200pt"'), "face.svg")
    surface = cairocffi.PDFSurface(None, 200, 200)
    renderer.begin_file([face])
    renderer.draw(face, cairocffi.Context(surface), 72 / 25.4)
    surface.show_page()
    surface.finish()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited as Linux does it")
def test_something_very_large_among_many_takes_no_memory() -> None:
    done = subprocess.run([sys.executable, "-c", LARGE], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Each symbol, and the art, in two sizes and turned, on a page of its own; 144 pixels to an inch."""
    folder = tmp_path_factory.mktemp("recordings")
    surface = cairocffi.PDFSurface(str(folder / "a.pdf"), SIDE / 2, SIDE / 2)
    renderer = Renderer(FILES)
    for name in NAMES:
        renderer.draw(parse(_sample(name), "face.svg"), cairocffi.Context(surface), 72 / 25.4)
        surface.show_page()
    surface.finish()
    command = ["pdftocairo", "-r", "144", "-png", str(folder / "a.pdf"), str(folder / "page")]
    subprocess.run(command, check=True, capture_output=True)
    return sorted(folder.glob("page-*.png"))


def _sample(name: str) -> str:
    turned = f'<g transform="rotate(30 60 150)">{_use(name, 30, 120, 60)}</g>'
    body = _use(name, 10, 10, 70) + _use(name, 110, 20.003, 40) + turned
    return document(body, f'width="{SIDE / 2}pt" height="{SIDE / 2}pt"')


@pytest.mark.parametrize("name", NAMES)
def test_a_recording_looks_as_what_was_recorded(name: str, pages: list[Path]) -> None:
    printed = numpy.asarray(Image.open(pages[NAMES.index(name)]).convert("RGB"))
    picture = ours(_sample(name), FILES)
    assert apart(printed, picture) < 0.02
    assert (picture < 200).any(axis=2).mean() > 0.03, "something is to be seen"
