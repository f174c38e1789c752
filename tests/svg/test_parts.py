"""A face cut into parts is the face that it was: what is drawn part by part, and what is found in it."""

from __future__ import annotations

import cairocffi
import numpy
import pytest

from deckwright.svg import Painted, Renderer, parse
from deckwright.svg.document.parts import Part, _seen, cut, read

from .helpers import Files
from .test_sharing import HEAD, PIECES, SYMBOL, faces

ZOOM = 6.0  # pixels to a millimetre


def picture(parts: list[Part] | str) -> tuple[list[Painted], numpy.ndarray, list[str]]:
    """The parts, or a whole face, over each other: what they show, their pixels, and all that is found."""
    renderer = Renderer(Files(symbols={"star": SYMBOL}))
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, 120, 180)
    documents = [parse(parts, "a.svg")] if isinstance(parts, str) else [read(part) for part in parts]
    found = [str(one) for document in documents for one in renderer.check(document)]
    shown = [renderer.draw(document, cairocffi.Context(surface), ZOOM) for document in documents]
    surface.flush()
    found += [str(one) for painted in shown for one in painted.problems]
    return shown, numpy.frombuffer(bytes(surface.get_data()), numpy.uint8), sorted(set(found))


@pytest.mark.parametrize("seed", range(60))
def test_parts_show_what_the_face_shows(seed: int) -> None:
    for text in faces(seed, 2):
        parts = cut(text, "a.svg")
        if parts is None:
            continue
        together, pixels, found = picture(list(parts))
        (alone,), expected, told = picture(text)
        assert (pixels == expected).all()
        assert found == told
        assert [box for painted in together for box in painted.symbols] == alone.symbols


WORDS = '<text x="1" y="9">{}</text>'
CUT = [
    ("beside each other", '<rect width="1" height="1"/><circle r="2"/>', ["rect", "circle"]),
    ("in a group with texts", f"<g fill='red'><path d='M0 0h1'/>{WORDS.format('a')}</g>", ["path", "text"]),
    ("in groups within groups", f"<g><g>{WORDS}</g><g><path/><path/></g></g>", ["text", "g"]),
    ("a drawing", "<g><path/><path/></g>", ["g"]),
    ("a group that joins", f'<g opacity=".5">{WORDS}<path/></g>', ["g"]),
    ("one that a sheet joins", f"<style>.a{{opacity:.5}}</style><g class='a'>{WORDS}<path/></g>", ["g"]),
    ("a thousand", WORDS * 1_000, ["text"] * 1_000),
    ("empty", "", []),
]  # fmt: skip
WHOLE = [
    ("what is mixed with all below", '<rect style="mix-blend-mode:multiply"/>'),
    ("the same id twice", '<rect id="a"/><path id="a"/>'),
    ("a sheet that looks at neighbours", "<style>rect + path{fill:red}</style><rect/><path/>"),
    ("what may hide elements", "<!-- <rect/> --><path/>"),
    ("many under a long sheet", f"<style>{'.a{fill:red}' * 2_000}</style>" + "<rect/>" * 900),
    ("many that refer to something long", f'<path id="a" d="{"1 " * 10_000}"/>' + '<use href="#a"/>' * 900),
    ("a thousand and one", WORDS * 1_001),
    ("what refers to a group around it", f'<g id="a">{WORDS}<use href="#a"/></g>'),
]


@pytest.mark.parametrize(("name", "inside", "tags"), CUT)
def test_a_face_is_cut_between(name: str, inside: str, tags: list[str]) -> None:
    parts = cut(f"{HEAD}>{inside}</svg>", "a.svg")
    assert parts is not None and [part.tag for part in parts] == tags


@pytest.mark.parametrize(("name", "inside"), WHOLE)
def test_a_face_stays_whole_with(name: str, inside: str) -> None:
    assert cut(f"{HEAD}>{inside}</svg>", "a.svg") is None


def test_a_part_knows_what_it_refers_to_and_nothing_else() -> None:
    defs = PIECES[1].replace("{ink}", "#0a0")
    shape, other = '<rect width="9" height="9" fill="url(#g)"/>', '<rect width="9" height="9"/>'
    _, first, second = cut(f"{HEAD}>{defs}{shape}{other}</svg>", "a.svg") or ()
    assert first.lent == ((0, defs),) and second.lent == ()


def test_an_id_of_a_part_of_a_layout_is_its_own() -> None:
    """Each part of a layout has its own clip by one name; what stands beside them has none."""
    inside = "".join(
        f'<g data-part="{n}.svg"><clipPath id="c"><rect width="{n}" height="9"/></clipPath>'
        f'<image href="a.png" clip-path="url(#c)" width="9" height="9"/></g>'
        for n in (1, 2)
    )
    parts = cut(f"{HEAD}>{inside}<image href='a.png' clip-path='url(#c)'/></svg>", "a.svg")
    assert parts is not None
    lent = [[text for _, text in part.lent] for part in parts if part.tag == "image"]
    assert [len(each) for each in lent] == [1, 1, 0]
    assert 'width="1"' in lent[0][0] and 'width="2"' in lent[1][0]


def test_what_was_seen_in_another_face_ends_where_it_does_here() -> None:
    """Elements that begin alike are as long as their own text is, in whatever order faces come."""
    insides = ["a</text><text>b", "a", "", "<tspan>a</tspan>", "<tspan>a</tspan> b", "a &gt; b"]
    bodies = [f"<g><text>{inside}</text><path/></g><text>{inside}</text>" for inside in insides]
    texts = [f"{HEAD}>{body}</svg>" for body in bodies]
    apart = []
    for text in texts:
        _seen.clear()
        apart.append(cut(text, "a.svg"))
    assert [cut(text, "a.svg") for text in texts] == apart
    assert [cut(text, "a.svg") for text in texts[::-1]] == apart[::-1]
    assert [part.tag for part in apart[0] or ()] == ["text", "text", "path", "text", "text"]
