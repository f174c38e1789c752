"""What CairoSVG is not trusted with is left out on both sides, said so, and hides nothing else."""

from __future__ import annotations

import base64

import pytest

from deckwright.basics.problems import DeckwrightError, problem
from deckwright.checks.crosscheck.cascade import INITIAL, Cascade, parse
from deckwright.checks.crosscheck.check import Comparer

from .faces import BODY, STYLE, Project, face, judge, photo
from .test_planted import moved_symbol

FILTER = '<filter id="f"><feGaussianBlur stdDeviation=".4"/></filter>'
MASK = '<mask id="m"><rect width="40" height="60" fill="#888"/></mask>'
PATTERN = '<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><circle cx="1" cy="1" r=".5"/></pattern>'
OMITTED = [
    (FILTER + '<rect x="4" y="27" width="6" height="6" filter="url(#f)"/>', "filter"),
    (MASK + '<rect x="4" y="27" width="6" height="6" mask="url(#m)"/>', "mask"),
    (PATTERN + '<rect x="4" y="27" width="6" height="6" fill="url(#p)"/>', "<pattern>"),
    ('<g style="mix-blend-mode:multiply"><rect x="4" y="27" width="6" height="6"/></g>', "mix-blend-mode"),
    ('<rect x="4" y="27" width="6" height="6" stroke="red" paint-order="stroke"/>', "paint-order"),
    ('<rect x="10%" y="27" width="6" height="6"/>', "relative lengths"),
    (
        '<text x="4" y="30" font-size="3" text-decoration="underline">under</text>',
        "text with text-decoration",
    ),
    ('<text x="4" y="30" font-size="3" rotate="10">turned</text>', "turned or stretched letters"),
    (
        '<text x="9" y="30" font-size="3" font-weight="300">light</text>',
        "text in a font of another weight or style",
    ),
    ('<switch><rect x="4" y="27" width="6" height="6"/></switch>', "<switch>"),
]


@pytest.mark.parametrize(("extra", "reason"), OMITTED)
def test_what_is_not_compared_is_told_and_masked(extra: str, reason: str) -> None:
    judged = judge(BODY + extra)
    assert judged.omitted == (reason,)
    assert judged.problems == ()
    assert 0.9 < judged.seen < 1


def test_beside_what_is_masked_faults_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    moved_symbol()(monkeypatch)
    judged = judge(BODY + OMITTED[0][0])
    assert len(judged.problems) == 1 and judged.omitted == ("filter",)


class Shelf(Project):
    """A picture in a folder, with another beside it."""

    def read(self, path: str) -> bytes:
        if path == "assets/a b/frame.svg":
            inner = '<image href="photo.png" width="8" height="8"/>'
            return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{inner}</svg>'.encode()
        if path == "assets/a b/wide.svg":
            ring = '<circle cx="4" cy="4" r="4" fill="none" stroke="#000" stroke-width="2"/>'
            return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{ring}</svg>'.encode()
        if path == "assets/a b/photo.png":
            return photo()
        raise DeckwrightError(problem("file-missing", f"{path} does not exist"))


SHOWN = '<image href="assets/a%20b/frame.svg" x="2" y="2" width="30" height="30"/>'
WRITTEN = f'<image href="data:image/png;base64,{base64.b64encode(photo()).decode()}" width="9" height="9"/>'
PICTURES = [
    (SHOWN, ()),
    ('<image href="assets/a%20b/wide.svg" x="2" y="2" width="36" height="20"/>', ()),
    (SHOWN.replace("frame", "none"), ("pictures that cannot be read",)),
    (WRITTEN, ("pictures that are written into a file",)),
]


@pytest.mark.parametrize(("body", "omitted"), PICTURES)
def test_pictures_are_found_as_they_are_drawn(body: str, omitted: tuple[str, ...]) -> None:
    judged = Comparer(Shelf()).judge(face(body))  # type: ignore[arg-type]
    assert judged.omitted == omitted
    assert judged.problems == ()


def test_a_drawing_with_something_unproven_inside_is_left_out_whole() -> None:
    body = '<g id="w"><rect width="40" height="20" fill="#eee"/>%s</g>'
    inside = '<symbol id="s" viewBox="0 0 4 4"><path d="M0 0h4v4z" stroke="url(#g)"/></symbol>'
    gradient = '<linearGradient id="g"><stop/><stop offset="1" stop-color="red"/></linearGradient>'
    use = '<use href="#s" x="2" y="2" width="9" height="9"/>'
    judged = judge(body % (gradient + inside + use))
    assert judged.omitted == ("gradients in the box of a path or stroke",)
    assert judged.problems == ()
    assert judged.elements == 2 + 1  # the group, its ground, the card


CASCADE = [
    ("", "fill='#123'", "#123"),
    ("rect { fill: red }", "fill='#123'", "red"),
    ("rect { fill: red }", "style='fill: blue'", "blue"),
    ("rect { fill: red !important }", "style='fill: blue'", "red"),
    (".a { fill: red } rect { fill: blue }", "class='a'", "red"),
    ("rect { fill: red } rect { fill: blue }", "", "blue"),
    ("g > rect { fill: red } g rect { fill: blue }", "", "blue"),
    ("#r { fill: red } g .a { fill: blue }", "class='a'", "red"),
    ("g { --ink: red } rect { fill: var(--ink) }", "", "red"),
    ("rect { fill: var(--none, green) }", "", "green"),
    ("g { --a: var(--b); --b: teal } rect { fill: var(--a) }", "", "teal"),
    ("g { fill: olive }", "", "olive"),
    ("g { fill: olive } rect { fill: initial }", "", "black"),
    ("g { fill: olive } rect { fill: inherit }", "fill='red'", "olive"),
]


@pytest.mark.parametrize(("sheet", "attributes", "fill"), CASCADE)
def test_the_second_reading_of_style_sheets(sheet: str, attributes: str, fill: str) -> None:
    root = parse(
        f"<svg xmlns='http://www.w3.org/2000/svg'><style>{sheet}</style><g><rect id='r' {attributes}/></g></svg>"
    )
    cascade, style = Cascade(root), INITIAL
    for element in (root, root[1], root[1][0]):
        style = cascade.style(element, style)
    assert style["fill"] == fill


def test_a_sheet_with_at_rules_is_not_guessed_at() -> None:
    judged = judge(BODY, STYLE + "@media print { text { fill: red } }")
    assert set(judged.omitted) == {"style sheets with at-rules"}
