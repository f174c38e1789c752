"""Faults and hostile files: each ends in a problem with the right words, soon, and nothing is raised."""

from __future__ import annotations

import io
import struct
import time
import zlib

import pytest
from PIL import Image

from deckwright.basics.problems import CODES
from deckwright.svg import parse

from .helpers import Files, codes, document, ours, problems

FAULTS = [
    ("<flowRoot><flowPara>x</flowPara></flowRoot>", "svg-unsupported", "<flowRoot>", "Inkscape"),
    ("<foreignObject><p>x</p></foreignObject>", "svg-unsupported", "<foreignObject>", "shape-inside"),
    ("<script>alert(1)</script>", "svg-unsupported", "<script>", "never run"),
    ('<rect><animate attributeName="x"/></rect>', "svg-unsupported", "<animate>", "take it out"),
    ('<circel r="5"/>', "svg-unsupported", "<circel>", "circle"),
    ('<rect id="r" fil="red"/>', "svg-attribute", "fil='red'", "fill"),
    ('<rect fill="#12345"/>', "svg-value", "'#12345' is not a value of fill", None),
    ('<rect stroke="red" style="stroke-linecap: rond"/>', "svg-value", "'rond'", "round"),
    ('<rect style="width: 5px"/>', "svg-unsupported", "width: 5px", 'width="5px"'),
    ('<rect style="colour: red"/>', "svg-unsupported", "colour: red", "color"),
    ('<rect style="fill red"/>', "svg-value", "'fill red' is not a declaration", None),
    ('<text style="writing-mode: vertical-rl">x</text>', "svg-unsupported", "writing-mode", "rotate(90)"),
    (
        '<path d="M0 0" stroke="red" style="vector-effect: non-scaling-stroke"/>',
        "svg-unsupported",
        "vector-effect",
        "stroke",
    ),
    ('<rect width="12 mm"/>', "svg-value", "width='12 mm' is not a length", None),
    ('<rect width="5vmin"/>', "svg-unsupported", "the unit vmin", "mm"),
    ('<rect stroke="red" style="stroke-width: 1rem"/>', "svg-unsupported", "the unit rem", "mm"),
    ('<svg width="-5"/>', "svg-value", "width='-5' is not a size", None),
    ('<g transform="translate(5px)"/>', "svg-value", "'translate(5px)' is not a value of transform", None),
    ('<g style="transform: translate(5px) rotate(1rad)"/>', None, "", None),
    ('<g transform="rotate(5)" transform-origin="middle"/>', "svg-value", "'middle'", None),
    ('<rect paint-order="fill fill"/>', "svg-value", "'fill fill'", None),
    ('<rect stroke="red" stroke-dasharray="5,,3"/>', "svg-value", "'5,,3'", None),
    ('<rect fill="url()"/>', "svg-value", "'url()'", None),
    ('<rect fill="url(x.svg#a)"/>', "svg-unsupported", "another file, 'x.svg#a'", "#id"),
    (
        '<filter id="f"><feConvolveMatrix bias="-.5"/></filter><g filter="url(#f)"/>',
        "svg-unsupported",
        "bias='-.5'",
        "feComponentTransfer",
    ),
    (
        '<filter id="f"><feColorMatrix type="saturate" values="3"/></filter><g filter="url(#f)"/>',
        "svg-unsupported",
        "more than 1",
        "saturate(",
    ),
    (
        '<filter id="f" primitiveUnits="objectBoundingBox"><feDiffuseLighting><fePointLight/></feDiffuseLighting>'
        '</filter><g filter="url(#f)"/>',
        "svg-unsupported",
        "a light in units of the bounding box",
        "userSpaceOnUse",
    ),
    ('<symbol id="s" width="9"/><use href="#s"/>', "svg-unsupported", "width='9'", "its use"),
    (
        '<mask id="m" clip-path="url(#c)"/><g mask="url(#m)"/>',
        "svg-unsupported",
        "clip-path on a mask",
        "<g>",
    ),
    (
        '<marker id="m" opacity=".5"/><path marker-end="url(#m)"/>',
        "svg-unsupported",
        "opacity on a marker",
        "<g>",
    ),
    ('<mask id="m"/><svg mask="url(#m)"/>', "svg-unsupported", "mask on a svg", "<g>"),
    ('<svg mask="none"/>', None, "", None),
    (
        '<pattern id="p" style="transform:scale(2)"/><rect fill="url(#p)"/>',
        "svg-unsupported",
        "transform on a pattern",
        "patternTransform",
    ),
    ('<image width="9" height="9" href="https://x.org/a.png"/>', "svg-unsupported", "network", None),
    ('<rect width="wide"/>', "svg-value", "width='wide'", None),
    ('<g transform="turn(5)"/>', "svg-value", "'turn(5)'", None),
    ('<path d="M0 0L5"/>', "svg-path", "character", "drawn up to there"),
    ('<polygon points="1 2 3"/>', "svg-path", "pairs", None),
    (
        '<linearGradient id="gold"/><rect fill="url(#glod)"/>',
        "svg-reference",
        "'#glod', which does not exist",
        "gold",
    ),
    (
        '<rect id="r"/><rect clip-path="url(#r)"/>',
        "svg-reference",
        'clip-path refers to <rect id="r">',
        "refer to a clipPath",
    ),
    (
        '<linearGradient id="a" href="#b"/><radialGradient id="b" href="#a"/><rect fill="url(#a)"/>',
        "svg-cycle",
        'id="a"',
        None,
    ),
    (
        '<pattern id="a" href="#b"/><pattern id="b" href="#a"/><rect fill="url(#a)"/>',
        "svg-cycle",
        'id="b"',
        None,
    ),
    ('<filter id="a" href="#a"/><g filter="url(#a)"/>', "svg-cycle", 'id="a"', None),
    (
        '<mask id="a" mask="url(#b)"/><mask id="b" mask="url(#a)"/><g mask="url(#a)"/>',
        "svg-cycle",
        'id="a"',
        None,
    ),
    (
        '<rect id="r"/><rect fill="url(#r)"/>',
        "svg-reference",
        'fill refers to <rect id="r">, which does not count there',
        "linearGradient",
    ),
    (
        '<text glyph-orientation-horizontal="90">A</text>',
        "svg-attribute",
        "glyph-orientation-horizontal: 90 changes nothing",
        "transform",
    ),
    ('<rect fill="#cd853f icc-color(acme, 0.1, 0.2)"/>', "svg-value", "is not a value of fill", None),
    ('<use href="#nowhere"/>', "svg-reference", "'#nowhere', which does not exist", None),
    ('<rect id="a"/><rect id="a"/>', "svg-duplicate-id", "'a'", None),
    ('<style>@import "x.css";</style>', "svg-unsupported", "@import", None),
    ("<style>rect:has( { fill: red }</style>", "svg-value", "cannot be read", None),
    ('<x:y xmlns:x="urn:x"/>', "svg-foreign", "<y>", None),
    ('<image href="no.png" width="9" height="9"/>', "file-missing", "no.png", None),
    ('<image href="data:image/png;base64,AAAA"/>', "image-unreadable", "data:image/png", None),
    ('<image href="data:,8BPS%00%01"/>', "image-unreadable", "not read (Photoshop)", None),
    ('<image href="file:///home/a/b.png"/>', "svg-unsupported", "a single computer", None),
    ('<use href="symbol:dragon" width="9" height="9"/>', "symbol-unknown", "'dragon'", None),
    ('<filter id="f"><feTurbulence seed="x"/></filter><g filter="url(#f)"/>', "svg-value", "seed='x'", None),
    (
        '<filter id="f"><feOffset in="BackgroundImage"/></filter><g filter="url(#f)"/>',
        "svg-unsupported",
        "BackgroundImage",
        None,
    ),
    (
        '<symbol id="s" transform="scale(2)"/><use href="#s"/>',
        "svg-unsupported",
        "transform on a symbol",
        "<g>",
    ),
    ('<rect mix-blend-mode="multiply"/>', "svg-attribute", "mix-blend-mode", "style="),
]

# What paints nothing: the definition, how a line without height refers to it.
_LINE = '<path d="M5 50H90" stroke-width="9" {0}/>'
UNSEEN = {
    '<linearGradient id="a"><stop/></linearGradient>': ('stroke="url(#a)"', "no width or no height"),
    '<radialGradient id="a"/>': ('stroke="url(#a)"', "it has no stops"),
    '<pattern id="a" width="1" height="1"><rect width="9" height="9"/></pattern>': (
        'stroke="url(#a)"',
        "no width or no height",
    ),
    '<pattern id="a" width="9" height="9" patternUnits="userSpaceOnUse" patternContentUnits="objectBoundingBox">'
    '<rect width="9" height="9"/></pattern>': ('stroke="url(#a)"', "no width or no height"),
    '<mask id="a"><rect width="99" height="99" fill="#fff"/></mask>': (
        'stroke="red" mask="url(#a)"',
        "no width or no height",
    ),
    '<clipPath id="a" clipPathUnits="objectBoundingBox"><rect width="1" height="1"/></clipPath>': (
        'stroke="red" clip-path="url(#a)"',
        "no width or no height",
    ),
    '<filter id="a"><feOffset/></filter>': ('stroke="red" filter="url(#a)"', "no width or no height"),
}


@pytest.mark.parametrize("definition", UNSEEN)
def test_what_lets_nothing_be_seen_is_told(definition: str) -> None:
    reference, why = UNSEEN[definition]
    text = document(f"\n{definition}{_LINE.format(reference)}")
    found = problems(text)
    assert [each.code for each in found] == ["svg-attribute"]
    assert why in found[0].message
    assert 'id="a"' in found[0].message
    assert str(found[0].place) == "face.svg:2"
    assert (ours(text) == 255).all()


def test_a_pattern_without_content_is_told_where_it_paints() -> None:
    found = problems(
        document('<pattern id="a" width="9" height="9"/><rect width="50" height="50" fill="url(#a)"/>')
    )
    assert "it has no content" in found[0].message
    assert problems(document('<pattern id="a" width="9" height="9"/><rect fill="url(#a)"/>')) == []
    area = '<linearGradient id="a"><stop/></linearGradient><path d="M5 50H90Z" fill="url(#a)"/>'
    assert problems(document(area)) == []  # a line has no area in any colour


@pytest.mark.parametrize(("body", "code", "words", "hint"), FAULTS)
def test_faults_are_named(body: str, code: str | None, words: str, hint: str | None) -> None:
    found = problems(document(f"\n{body}"))
    if code is None:
        assert found == []
        return
    matching = [each for each in found if each.code == code and words in each.message]
    assert matching, found
    assert matching[0].severity is CODES[code].severity
    if hint:
        assert hint in (matching[0].hint or "")
    if code != "file-missing":
        assert matching[0].place is not None
        assert (matching[0].place.file, matching[0].place.line) == ("face.svg", 2)


def test_problems_name_the_layouts_own_lines() -> None:
    body = '<g data-file="layouts/part.svg" data-line="7"><rect fil="red" data-line="12"/></g>'
    found = problems(document(body, 'data-file="layouts/monster.svg"'))
    assert [str(each.place) for each in found] == ["layouts/part.svg:12"]


def test_editor_data_is_passed_over() -> None:
    body = (
        '<metadata><rdf xmlns="urn:r"/></metadata><title>t</title><desc>d</desc>'
        '<i:namedview xmlns:i="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>'
        '<rect i:label="x" xmlns:i="http://www.inkscape.org/namespaces/inkscape" data-x="1" '
        'style="-inkscape-stroke:hairline;solid-color:#000"/>'
    )
    assert problems(document(body)) == []


def test_ids_are_looked_up_in_the_part_first() -> None:
    part = (
        '<g data-part="{0}"><linearGradient id="a"><stop stop-color="{0}"/></linearGradient>'
        '<rect width="9" height="9" fill="url(#a)"/></g>'
    )
    assert problems(document(part.format("red") + part.format("blue"))) == []


# Files that mean harm


BOMB = (
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">'
    + "".join(f'<!ENTITY {chr(98 + i)} "{("&" + chr(97 + i) + ";") * 10}">' for i in range(9))
    + ']><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&j;</text></svg>'
)


def _nested(count: int) -> str:
    return document("<g>" * count + '<rect width="9" height="9"/>' + "</g>" * count)


def _doubling(count: int, attributes: str = "") -> str:
    """Each group uses the one before it twice: 2 to the count rectangles."""
    steps = "".join(
        f'<g id="g{i}" {attributes}><use href="#g{i - 1}"/><use href="#g{i - 1}"/></g>'
        for i in range(1, count)
    )
    return document(
        f'<defs><g id="g0"><rect width="1" height="1"/></g>{steps}</defs><use href="#g{count - 1}"/>'
    )


def _huge_png() -> bytes:
    """A PNG of 100,000 × 100,000 pixels in some hundred bytes."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", 100_000, 100_000, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", b"x") + chunk(b"IEND", b"")


def test_plain_entities_are_read_as_old_editors_write_them() -> None:
    text = (
        '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY red "#f00">]>'
        '<svg xmlns="&ns;" viewBox="0 0 200 200"><rect width="200" height="200" fill="&red;"/></svg>'
    )
    assert codes(text) == []
    assert (ours(text) == (255, 0, 0)).all()


HOSTILE = {
    "an entity that swells": (
        '<!DOCTYPE svg [<!ENTITY x "'
        + "a" * 50_000
        + '">]><svg xmlns="http://www.w3.org/2000/svg">'
        + "<title>&x;</title>" * 50
        + "</svg>",
        "svg-entity",
    ),
    "an XML bomb": (BOMB, "svg-entity"),
    "a file from outside": (
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
        "svg-entity",
    ),
    "nested 5000 deep": (_nested(5000), "svg-xml"),
    "nested 120 deep": (_nested(120), "svg-limit"),
    "effects nested 90 deep": (
        document(
            '<g opacity=".9" style="filter:blur(1px)">' * 90 + '<rect width="9" height="9"/>' + "</g>" * 90
        ),
        None,
    ),
    "2 to the 40 rectangles": (_doubling(40), "svg-limit"),
    "2 to the 40 clipped rectangles": (
        _doubling(40, 'clip-path="url(#c)"').replace(
            "<defs>", '<defs><clipPath id="c"><circle r="9"/></clipPath>'
        ),
        "svg-limit",
    ),
    "2 to the 40 masked rectangles": (
        _doubling(40, 'mask="url(#m)"').replace(
            "<defs>",
            '<defs><mask id="m" maskUnits="userSpaceOnUse" width="200" height="200"><circle r="9"/></mask>',
        ),
        "svg-limit",
    ),
    "dashes finer than dust": (
        document('<path d="M0 0H900000V900000" stroke="red" stroke-dasharray=".1"/>'),
        "svg-limit",
    ),
    "a book on a card": (document(f'<text style="inline-size:60px">{"mot " * 10_000}</text>'), "svg-limit"),
    "a use of itself": (document('<g id="a"><use href="#a"/></g>'), "svg-cycle"),
    "two uses in a ring": (
        document('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
        "svg-cycle",
    ),
    "a pattern in itself": (
        document(
            '<pattern id="p" width="1" height="1"><rect width="9" height="9" fill="url(#p)"/></pattern>'
            '<rect width="99" height="99" fill="url(#p)"/>'
        ),
        "svg-cycle",
    ),
    "a mask of itself": (
        document(
            '<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask><rect width="9" height="9" mask="url(#m)"/>'
        ),
        "svg-cycle",
    ),
    "not a number": (document('<rect width="nan" height="9"/>'), "svg-value"),
    "a huge number": (document('<circle r="1e300"/>'), "svg-limit"),
    "not XML": ("<svg", "svg-xml"),
    "nothing": ("", "svg-xml"),
    "a null character": ("<svg\0/>", "svg-xml"),
    "HTML": ("<html/>", "svg-xml"),
    "no namespace": ("<svg/>", "svg-xml"),
    "no size": ('<svg xmlns="http://www.w3.org/2000/svg"/>', "svg-size"),
    "an image bomb": (document('<image href="bomb.png" width="9" height="9"/>'), "image-too-large"),
    "an image of itself": (document('<image href="self.svg" width="9" height="9"/>'), "svg-cycle"),
}
FILES = Files(
    {"bomb.png": _huge_png(), "self.svg": document('<image href="self.svg" width="9" height="9"/>').encode()}
)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_end_in_a_problem_soon(name: str) -> None:
    text, code = HOSTILE[name]
    start = time.process_time()
    assert code is None or code in codes(text, FILES)
    assert time.process_time() - start < 10


def test_a_harmless_doctype_is_fine() -> None:
    text = (
        '<?xml version="1.0" encoding="latin1"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">'
        + document("")
    )
    assert parse(text, "a.svg").findings == []


def test_a_low_resolution_is_told() -> None:
    data = io.BytesIO()
    Image.new("RGB", (20, 20)).save(data, "PNG")
    body = '<image href="a.png" width="100" height="100"/>'
    text = document(body, 'width="63mm"')
    found = problems(text, Files({"a.png": data.getvalue()}))
    assert [each.code for each in found] == ["image-low-resolution"]
    assert "16 dpi" in found[0].message  # 20 pixels on half of 63 mm, which is 1.24 inch
