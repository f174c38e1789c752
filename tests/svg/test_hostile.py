"""Drawings made to break the program: numbers beyond numbers wherever one is read, circles, bombs, boxes of no size.

Each comes to problems or to a picture, or is given up in a way that the stage above makes a problem of. That nothing
takes long is held by limits on what is drawn, never by a clock.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from contextlib import suppress
from importlib import resources

import cairocffi
import pytest

from deckwright.faces.draw.draw import TOO_MUCH
from deckwright.svg import Renderer, parse
from deckwright.svg.canvas import canvas
from deckwright.svg.document import css, matching
from deckwright.svg.document.style import PROPERTIES
from deckwright.svg.document.subset import ELEMENTS
from deckwright.svg.document.tree import Node
from deckwright.svg.typeset import FontSet
from deckwright.svg.typeset.breaker import Break, Paragraph
from tests.kit.sweeps import share, some

from .helpers import Files, codes, document, problems

NUMBERS = ("NaN", "inf", "1e309", "1e38", "1e9", "-1", "0", "1e-300")
NUMERIC = {
    "length",
    "lengths",
    "size",
    "radius",
    "number",
    "numbers",
    "fraction",
    "path",
    "points",
    "view-box",
}
NUMERIC |= {"transform", "aspect-ratio", "orient"}
ATTRIBUTES = [
    *(
        (tag, name, kind)
        for tag in ELEMENTS
        for name, kind in ELEMENTS[tag].items()
        if kind.split(" ")[0] in NUMERIC
    ),
    ("g", "transform", "transform"),
]
GRADIENT = '<stop/><stop offset="1" stop-color="red"/>'
FILLED, USED = '<rect width="50" height="50" fill="url(#a)"/>', '<rect width="50" height="50" {}="url(#a)"/>'
WITHIN = {  # a drawing in which the element is met, with room for its attributes
    "linearGradient": f'<linearGradient id="a" {{}}>{GRADIENT}</linearGradient>{FILLED}',
    "radialGradient": f'<radialGradient id="a" {{}}>{GRADIENT}</radialGradient>{FILLED}',
    "stop": f'<linearGradient id="a"><stop {{}}/>{GRADIENT}</linearGradient>{FILLED}',
    "pattern": f'<pattern id="a" width="20" height="20" {{}}><circle r="9"/></pattern>{FILLED}',
    "clipPath": f'<clipPath id="a" {{}}><circle r="9"/></clipPath>{USED.format("clip-path")}',
    "mask": f'<mask id="a" {{}}><circle r="9" fill="#fff"/></mask>{USED.format("mask")}',
    "marker": '<marker id="a" {}><path d="M0 0h9v9z"/></marker><path d="M0 0L9 9L5 2" marker-mid="url(#a)"/>',
    "symbol": '<symbol id="a" viewBox="0 0 9 9" {}><circle r="9"/></symbol><use href="#a" width="9" height="9"/>',
    "filter": f'<filter id="a" {{}}><feFlood/></filter>{USED.format("filter")}',
    "use": '<symbol id="a" viewBox="0 0 9 9"><circle r="9"/></symbol><use href="#a" width="9" height="9" {}/>',
    "svg": '<svg width="9" height="9" {}><circle r="9"/></svg>',
    "g": '<g {}><circle r="9" stroke="red"/></g>',
    "image": '<image href="a.svg" width="9" height="9" {}/>',
    "text": '<text x="9" y="9" font-family="Fjalla One" {}>a text</text>',
    "tspan": '<text x="9" y="9" font-family="Fjalla One">a <tspan {}>text</tspan></text>',
    "textPath": '<path id="a" d="M0 9h90"/><text font-family="Fjalla One"><textPath href="#a" {}>on</textPath></text>',
}  # fmt: skip
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'


@pytest.fixture(scope="module")
def files() -> Files:
    folder = resources.files("font_fjallaone")
    fonts = [str(path) for path in (folder / "files").iterdir() if path.name.endswith((".ttf", ".otf"))]
    return Files({"a.svg": SVG}, {}, FontSet(fonts[:1]))


def endured(text: str, files: Files) -> None:
    with suppress(*TOO_MUCH):
        problems(text, files)


def with_attribute(tag: str, attribute: str) -> str:
    """A drawing that holds the element with the attribute, and with none that it has twice."""
    if tag in WITHIN:
        name = attribute.partition("=")[0]
        return document(re.sub(rf' {name}="[^"]*"(?=[^<>]* {name}=")', "", WITHIN[tag].format(attribute)))
    if tag.startswith("feFunc"):
        inside = f"<feComponentTransfer><{tag} {attribute}/></feComponentTransfer>"
    elif tag in ("feDistantLight", "fePointLight", "feSpotLight"):
        inside = f"<feDiffuseLighting><{tag} {attribute}/></feDiffuseLighting>"
    elif tag.startswith("fe"):
        inside = f"<{tag} {attribute}/>"
    else:
        return document(f'<g stroke="red"><{tag} {attribute}/></g>')
    return document(f'<filter id="a">{inside}</filter>' + USED.format("filter"))


def written(number: str, kind: str) -> str:
    """The number as an attribute of its kind may have it."""
    match kind.split(" ")[0]:
        case "transform":
            return f"translate({number}) scale({number})"
        case "path":
            return f"M{number} 0L9 {number}A{number} 9 0 0 0 {number} 3"
        case "view-box":
            return f"0 {number} {number} 9"
        case "numbers" | "lengths" | "points":
            return f"{number} {number}"
    return number


@pytest.mark.parametrize(("turn", "tag", "name", "kind"), [(at, *row) for at, row in enumerate(ATTRIBUTES)])
def test_any_number_may_stand_in_any_attribute(
    turn: int, tag: str, name: str, kind: str, files: Files
) -> None:
    for number in some(NUMBERS, turn, 3):
        endured(with_attribute(tag, f'{name}="{written(number, kind)}"'), files)


@pytest.mark.parametrize(("turn", "name"), list(enumerate(sorted(PROPERTIES))))
def test_any_number_may_stand_in_any_property(turn: int, name: str, files: Files) -> None:
    tag = "text" if name.startswith(("font", "text", "letter", "word", "line", "inline", "shape")) else "g"
    for number in some(NUMBERS, turn, 3):
        for value in (number, f"rotate({number}deg)" if name == "transform" else f"{number}px"):
            endured(with_attribute(tag, f'style="{name}: {value}"'), files)


def chain(count: int, link: str) -> str:
    """*count* links, each of which refers to the one before it, ten times."""
    return "".join(link.replace("THIS", f"l{n}").replace("LAST", f"l{n - 1}") for n in range(1, count))


RECT = '<rect width="90" height="90" {}/>'
CIRCLES = [
    '<pattern id="a" width="9" height="9"><rect width="9" height="9" fill="url(#a)"/></pattern>'
    + RECT.format('fill="url(#a)"'),
    '<mask id="a"><rect width="9" height="9" mask="url(#a)"/></mask>' + RECT.format('mask="url(#a)"'),
    '<mask id="a" mask="url(#b)"/><mask id="b" mask="url(#a)"/>' + RECT.format('mask="url(#a)"'),
    '<clipPath id="a" clip-path="url(#a)"><rect width="9" height="9"/></clipPath>' + RECT.format('clip-path="url(#a)"'),
    '<marker id="a" markerWidth="9" markerHeight="9"><path d="M0 0L9 9" marker-start="url(#a)"/></marker>'
    '<path d="M0 0L9 9" marker-start="url(#a)"/>',
    '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>' + RECT.format('fill="url(#a)"'),
    '<pattern id="a" href="#b"/><pattern id="b" href="#a"/>' + RECT.format('fill="url(#a)"'),
    '<filter id="a"><feImage href="#r"/></filter>' + RECT.format('id="r" filter="url(#a)"'),
    '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
    '<symbol id="a"><use href="#a"/></symbol><use href="#a" width="9" height="9"/>',
    '<text id="a" style="shape-inside:url(#a)">in itself</text>',
    '<text><textPath href="#a" id="a">along itself</textPath></text>',
    "<style>rect { --a: var(--b); --b: var(--a); fill: var(--a) }</style>" + RECT.format(""),
]  # fmt: skip
BOMBS = [
    '<rect id="l0" width="1" height="1"/>' + chain(12, '<g id="THIS">' + '<use href="#LAST"/>' * 10 + "</g>"),
    '<pattern id="l0"/>'
    + chain(12, '<pattern id="THIS" width=".01" height=".01"><rect width="1" height="1" fill="url(#LAST)"/></pattern>')
    + RECT.format('fill="url(#l11)"'),
    '<mask id="l0"/>'
    + chain(12, '<mask id="THIS">' + '<rect width="9" height="9" mask="url(#LAST)"/>' * 10 + "</mask>")
    + RECT.format('mask="url(#l11)"'),
    '<clipPath id="l0"><path d="M0 0h9v9z"/></clipPath>'
    + chain(12, '<clipPath id="THIS">' + '<rect width="9" height="9" clip-path="url(#LAST)"/>' * 10 + "</clipPath>")
    + RECT.format('clip-path="url(#l11)"'),
    '<marker id="l0"/>'
    + chain(9, '<marker id="THIS"><path d="M0 0' + "l1 1" * 10 + '" marker-mid="url(#LAST)"/></marker>')
    + '<path d="M0 0' + "l1 1" * 10 + '" marker-mid="url(#l8)"/>',
    "<g>" * 90 + '<rect width="9" height="9"/>' + "</g>" * 90,
    '<g opacity=".9">' * 200 + '<rect width="9" height="9"/>' + "</g>" * 200,
    '<g filter="url(#f)">' * 60 + '<rect width="9" height="9"/>' + "</g>" * 60
    + '<filter id="f"><feGaussianBlur stdDeviation="50"/></filter>',
    '<path d="M0 0' + "l9 9" * 20_000 + '" stroke="red" stroke-dasharray=".0001"/>',
    '<filter id="f"><feTurbulence baseFrequency="9" numOctaves="100000"/></filter>' + RECT.format('filter="url(#f)"'),
    '<filter id="f"><feMorphology radius="100000"/></filter>' + RECT.format('filter="url(#f)"'),
    '<filter id="f"><feConvolveMatrix order="999" kernelMatrix="1"/></filter>' + RECT.format('filter="url(#f)"'),
    '<filter id="f" x="-1e6" y="-1e6" width="1e7" height="1e7"><feFlood/></filter>' + RECT.format('filter="url(#f)"'),
    '<g transform="scale(1e8)">' * 40 + RECT.format('mask="url(#m)"') + "</g>" * 40
    + '<mask id="m"><rect width="9" height="9" fill="#fff"/></mask>',
    '<svg width="9" height="9" viewBox="0 0 1e-30 1e30"><rect width="1" height="1" fill="url(#m)"/></svg>',
]  # fmt: skip


@pytest.mark.parametrize("body", CIRCLES)
def test_what_leads_back_to_itself_ends(body: str, files: Files) -> None:
    endured(document(body), files)


@pytest.mark.parametrize("body", BOMBS)
def test_what_multiplies_is_cut_off(body: str, files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(canvas, "MAX_DRAWN", 2_000)
    monkeypatch.setattr(canvas, "MAX_WORK", share(60_000_000, 15_000_000))
    endured(document(body), files)


def test_what_multiplies_is_followed_once_a_run(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces and faces of one layout show it again and again; once it is mended, all of it is drawn."""
    spent: list[Node] = []
    spend = canvas.Canvas.spend

    def counted(self: canvas.Canvas, node: Node) -> bool:
        spent.append(node)
        return spend(self, node)

    monkeypatch.setattr(canvas.Canvas, "spend", counted)
    monkeypatch.setattr(canvas, "MAX_DRAWN", 6_000)
    renderer = Renderer(files)
    context = cairocffi.Context(cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, 9, 9))

    def drawn(rectangles: int) -> tuple[bool, int]:
        """Whether all is drawn, and how many elements were looked at."""
        spent.clear()
        renderer.begin_file([])
        text = document(
            '<g id="a">' + RECT.format("") * 100 + "</g>" + '<use href="#a"/>' * (rectangles // 100 - 1)
        )
        found = renderer.draw(parse(text, "a.svg"), context, 1).problems
        return all(each.code != "svg-limit" for each in found), len(spent)

    assert drawn(3_000)[0]
    first, second = drawn(9_000), drawn(9_000)
    assert not first[0] and not second[0] and first[1] > 6_000 > 2_100 > second[1]
    renderer.rest()
    assert drawn(3_000)[0]


RANDOM = random.Random(1)
CROSSING = "".join(f"L{RANDOM.random() * 90:.1f} {RANDOM.random() * 90:.1f}" for _ in range(600))
HEAVY = {  # each takes a long time by itself, and longer the more there is of it
    "blurs in a row": '<filter id="f">' + '<feGaussianBlur stdDeviation="1"/>' * 9 + "</filter>"
    + RECT.format('filter="url(#f)"'),
    "functions in a row": RECT.format('style="filter:' + "blur(1px) " * 9 + '"'),
    "octaves": '<filter id="f"><feTurbulence baseFrequency="1" numOctaves="99"/></filter>'
    + RECT.format('filter="url(#f)"'),
    "a large kernel": f'<filter id="f"><feConvolveMatrix order="15" kernelMatrix="{"1 " * 225}"/></filter>'
    + RECT.format('filter="url(#f)"'),
    "merges": '<filter id="f"><feMerge>' + '<feMergeNode in="SourceGraphic"/>' * 99 + "</feMerge></filter>"
    + RECT.format('filter="url(#f)"'),
    "filters": '<filter id="f"><feOffset/></filter>' + RECT.format('filter="url(#f)"') * 9,
    "filters in filters": '<filter id="f"><feOffset/></filter>'
    + '<g filter="url(#f)">' * 9 + RECT.format("") + "</g>" * 9,
    "masks": '<mask id="m"><circle r="90" fill="#fff"/></mask>' + RECT.format('mask="url(#m)"') * 40,
    "groups": ('<g opacity=".5">' + RECT.format("") * 2 + "</g>") * 300,
    "hues": RECT.format('style="mix-blend-mode:hue"') * 30,
    "patterns": '<pattern id="p" width=".2" height=".2"><circle r="1"/></pattern>'
    + RECT.format('fill="url(#p)"') * 200,
    "gradients": '<linearGradient id="g"><stop/><stop offset="1" stop-color="red"/></linearGradient>'
    + RECT.format('fill="url(#g)"') * 200,
    "rectangles by use": f'<g id="a">{RECT.format("") * 50}</g>' + '<use href="#a"/>' * 50,
    "small things": '<rect width=".01" height=".01"/>' * 90,
    "symbols in symbols": '<symbol id="s0"><rect/></symbol>'
    + "".join(f'<symbol id="s{n}"><use href="#s{n - 1}"/></symbol>' for n in range(1, 20)) + '<use href="#s19"/>' * 3,
    "markers": '<marker id="m"><circle r="1"/></marker><path marker-mid="url(#m)" fill="none" d="M0 0'
    + "l1 1" * 90 + '"/>',
    "stops": '<radialGradient id="g" spreadMethod="reflect" r=".001"><stop/><stop offset="1"/></radialGradient>'
    + RECT.format('fill="url(#g)"') * 90,
    "see-through circles": '<circle cx="45" cy="45" r="45" fill-opacity=".3"/>' * 60,
    "crossing lines": f'<path d="M0 0{CROSSING * 2}"/>',
    "crossing strokes": f'<path d="M0 0{CROSSING}" fill="none" stroke="red"/>',
    "crossing clips": f'<clipPath id="c"><path d="M0 0{CROSSING}"/></clipPath>'
    + RECT.format('clip-path="url(#c)"') * 2,
    "children of clips": '<clipPath id="c"><path d="M0 0h9v9z"/>' + '<circle r="9" visibility="hidden"/>' * 100
    + "</clipPath>" + RECT.format('clip-path="url(#c)"') * 6,
    "dots": '<path d="M0 0L90 90" stroke="red" stroke-width="40" stroke-linecap="round" stroke-dasharray="0 .1"/>',
}  # fmt: skip


def test_what_is_small_is_counted_too(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mask of one pixel takes as long as one of a hundred."""
    monkeypatch.setattr(canvas, "MAX_WORK", 6e7)
    small = '<rect width="1" height="1" {}/>' * 300
    for body in (
        '<mask id="a"><rect width="1" height="1" fill="#fff"/></mask>'
        + small.format(*['mask="url(#a)"'] * 300),
        '<filter id="a"><feOffset/></filter>' + small.format(*['filter="url(#a)"'] * 300),
        '<pattern id="a" width="1" height="1"><circle r="1"/></pattern>'
        + small.format(*['fill="url(#a)"'] * 300),
    ):
        assert "svg-limit" in codes(document(body), files)


@pytest.mark.parametrize("what", HEAVY)
def test_what_takes_long_is_told_by_its_element(
    what: str, files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "svg-limit" not in codes(document(HEAVY[what]), files)
    monkeypatch.setattr(canvas, "MAX_WORK", 8e6)
    (found,) = [each for each in problems(document(HEAVY[what]), files) if each.code == "svg-limit"]
    assert "takes more than" in found.message and found.message.startswith("<") and found.place


def test_groups_within_groups_are_told_where_they_take_much_memory(
    files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(canvas, "MAX_HELD", 300_000)
    deep = '<g opacity=".9">' * 9 + RECT.format("") + "</g>" * 9
    kept = "".join(f'<feOffset dx="{n}" result="r{n}"/>' for n in range(9))
    read = "".join(f'<feMergeNode in="r{n}"/>' for n in range(9))
    filter_ = f'<filter id="f">{kept}<feMerge>{read}</feMerge></filter>'
    for body in (deep, filter_ + RECT.format('filter="url(#f)"')):
        assert "too much memory" in "".join(each.message for each in problems(document(body), files))
    forgotten = f'<filter id="f">{kept}</filter>' + RECT.format('filter="url(#f)"')
    assert "svg-limit" not in codes(document(forgotten), files)


STYLED = '<tspan fill="red">a</tspan>'
ONE = "1 " * 2_000
PLACED = {
    "styles": f'<text y="9">{STYLED * 1_501}</text>',
    "styles in lines": f'<text y="9" style="inline-size:90px">{STYLED * 1_501}</text>',
    "places": f'<text x="{ONE}">{"a" * 1_501}</text>',
    "turns": f'<text rotate="{ONE}">{"a" * 1_501}</text>',
    "a track": '<path id="p" d="M0 0h90"/><text><textPath href="#p">' + "a" * 1_501 + "</textPath></text>",
}  # fmt: skip


@pytest.mark.parametrize("what", PLACED)
def test_a_text_has_so_many_styles_and_places(what: str, files: Files) -> None:
    (found,) = [each for each in problems(document(PLACED[what]), files) if each.code == "svg-limit"]
    assert found.message.startswith("<text> has") and "1501" in found.message and found.place


@pytest.mark.parametrize(
    "body",
    [
        '<text y="9">words</text>' * 20,
        '<rect width=".01" height=".01"/>' * 60,
        f'<text y="9">{STYLED * 20}</text>',
        f'<text rotate="1 2 3">{"a" * 20}</text>',
        f'<text y="9" data-fit="shrink 1pt" data-max-width="9">{"a" * 400}</text>',
        '<linearGradient id="g">' + "<stop/>" * 300 + "</linearGradient>" + RECT.format('fill="url(#g)"') * 5,
        '<clipPath id="c">'
        + '<circle r="9"/>' * 90
        + "</clipPath>"
        + RECT.format('clip-path="url(#c)"') * 20,
    ],
)
def test_what_takes_long_as_vectors_is_told_too(
    body: str, files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> list[str]:
        surface = cairocffi.PDFSurface(None, 200, 200)
        painted = Renderer(files).draw(parse(document(body), "x.svg"), cairocffi.Context(surface), 1)
        return [each.message for each in painted.problems if each.code == "svg-limit"]

    assert told() == []
    monkeypatch.setattr(canvas, "MAX_WORK", 4e6)
    (message,) = told()
    assert message.startswith("<") and "takes more than" in message


def test_words_too_wide_for_any_line_are_broken_all_at_once(
    files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not each by itself among all the others, which takes ever longer the more there are."""
    broken: list[int] = []
    with_more = Paragraph.with_more

    def counted(self: Paragraph, more: Iterable[Break]) -> Paragraph:
        places = list(more)
        broken.append(len(places))
        return with_more(self, places)

    monkeypatch.setattr(Paragraph, "with_more", counted)
    found = problems(document(f'<text y="9" style="inline-size:9px">{"abcdefgh " * 200}</text>'), files)
    assert "text-overflow" in {each.code for each in found}
    assert sum(broken) >= 200 and len(broken) < 5


def test_uses_of_uses_are_cut_off_with_a_word(files: Files) -> None:
    assert "svg-limit" in codes(document(BOMBS[0] + '<use href="#l11"/>'), files)


def test_a_space_that_grows_without_end_is_told(files: Files) -> None:
    assert "svg-limit" in codes(document(BOMBS[-2]), files)


def styled(rules: str, elements: str) -> str:
    return document(f"<style>{rules}</style>{elements}")


MANY = "".join(f'<rect class="c{n}" x="{n}"/>' for n in range(1_000))
COSTLY = {
    "any element": ("".join(f"[x='{n}']{{fill:red}}" for n in range(300)), MANY),
    "places": ("".join(f":nth-child({n}n+2){{fill:red}}" for n in range(1, 300)), MANY),
    "places of a kind": ("rect:nth-of-type(3n+1){fill:red}", MANY),
    "neighbours": ("a ~ rect{fill:red}", "<rect/>" * 800),
    "neighbours of neighbours": ("a ~ rect ~ rect ~ rect{fill:red}", "<rect/>" * 200),
    "groups around groups": ("a " + "g " * 12 + "rect{fill:red}", "<g>" * 60 + "<rect/>" + "</g>" * 60),
    "what is inside": ("svg:has(a), g:has(a){fill:red}" * 200, "<g>" + MANY + "</g>"),
    "long selectors": (f"rect:not({','.join(f'.d{n}' for n in range(4_000))}){{fill:red}}", MANY),
    "many declarations": (f"rect{{{'fill:red;' * 300}}}", MANY),
    "long attributes": ("".join(f"[d*='{n}x']{{fill:red}}" for n in range(300)), f'<path d="{"1" * 900_000}"/>'),
    "styles": ("", f'<rect style="{"fill:red;" * 12_000}"/>'),
}  # fmt: skip


@pytest.mark.parametrize("what", COSTLY)
def test_styles_that_ask_too_much_are_told_where_they_stand(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deckwright.svg.document.matching.MAX_STEPS", 200_000)
    found = parse(styled(*COSTLY[what]), "x.svg")
    assert found.root is None
    (told,) = [each.problem for each in found.findings if each.problem.code == "svg-limit"]
    assert "style" in told.message and told.place and told.place.line == 1


def test_rules_are_looked_up_by_what_they_name() -> None:
    """Of 1,000 rules by class, an element is tried with its own: 1,000 elements are no million steps."""
    found = parse(styled("".join(f".c{n}{{fill:red}}" for n in range(1_000)), MANY), "x.svg")
    assert found.root is not None and not found.findings
    assert {node.style["fill"] for node in found.root.children[1:]} == {"red"}


def test_neighbours_may_be_many() -> None:
    found = parse(
        styled("g ~ rect{fill:red} rect + g{fill:blue}", "<g/>" + "<rect/>" * 1_200 + "<g/>"), "x.svg"
    )
    assert found.root is not None and not found.findings
    first, *middle, last = found.root.children[1:]
    assert {node.style["fill"] for node in middle} == {"red"}
    assert (first.style["fill"], last.style["fill"]) == ("black", "blue")


@pytest.mark.parametrize(
    ("text", "is_read"),
    [
        ("rect{fill:red}" * 20_000, True),
        ("rect{fill:red}" * 30_000, False),
        (f"@font-face{{src:url(data:font/woff;base64,{'A' * 900_000})}}", True),
        (f"/*{' ' * 900_000}*/rect{{fill:red}}", True),
        (f"/*{' ' * 8_000_000}*/rect{{fill:red}}", False),
    ],
)
def test_a_sheet_longer_than_a_book_is_not_read(
    text: str, is_read: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "deckwright.svg.document.css.sheet", lambda text: css.StyleSheet(text, matching.Matcher(), (), False)
    )
    found = parse(styled(text, "<rect/>"), "x.svg")
    assert (found.root is not None) == is_read
    assert [each.problem.code for each in found.findings] == ([] if is_read else ["svg-limit"])


BOXES = [
    '<rect id="b" width="{0}" height="{0}"/><text style="shape-inside:url(#b)" font-size="9" {1}>In no room</text>',
    '<text style="inline-size:{0}px" y="9" font-size="9" {1}>Words in no room</text>',
    '<text data-max-width="{0}" data-fit="shrink 5pt" y="9" font-size="9" {1}>Words in no room</text>',
    '<text data-max-width="{0}" data-fit="steps 9 8 7" y="9" font-size="9" {1}>Words in no room</text>',
    '<text y="9" font-size="{0}" {1}>Words of no size</text>',
    '<text y="9" font-size="9" letter-spacing="{0}" word-spacing="{0}" {1}>Words far apart</text>',
    '<text y="9" font-size="9" style="line-height:{0}" {1}>Words<tspan>\u2028on lines</tspan></text>',
    '<text y="9" font-size="9" textLength="{0}" {1}>Words</text>',
]  # fmt: skip


@pytest.mark.parametrize("body", BOXES)
@pytest.mark.parametrize("size", ["0", "-1", "1e-9", "1e6", "NaN"])
@pytest.mark.parametrize("more", ["", 'data-hyphenate="en" data-valign="middle" data-paragraph-gap="1e9"'])
def test_texts_in_boxes_of_no_or_any_size(body: str, size: str, more: str, files: Files) -> None:
    endured(document(body.format(size, f'font-family="Fjalla One" {more}')), files)


def test_letters_as_high_as_a_house_are_refused(files: Files) -> None:
    text = '<text y="9" font-size="9e5" font-family="Fjalla One">A</text>'
    (found,) = problems(document(text), files)
    assert found.code == "svg-limit" and "letters of" in found.message


WORDS = [
    "W" * share(10_000, 5_000),
    "\u0301" * 3_000,
    "👩\u200d👧" * 500,
    "\u202e" * 500 + "א" * 500,
    "a\u00ad" * share(3_000, 1_500),
]


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("style", ["", "shape-inside:url(#b)", "inline-size:50px"])
def test_words_without_end(word: str, style: str, files: Files) -> None:
    box = '<rect id="b" width="90" height="90"/>'
    text = f'<text style="{style}" y="9" font-size="4" font-family="Fjalla One" data-fit="shrink 2pt">{word}</text>'
    endured(document(box + text), files)


@pytest.mark.parametrize(
    "body",
    [
        '<mask id="a"><rect width="200" height="200" mask="url(#b)"/></mask>'
        '<mask id="b"><rect width="200" height="200" fill="#888"/></mask>'
        '<rect width="200" height="200" mask="url(#a)"/>',
        '<mask id="b"><circle r="9" fill="#888"/></mask><pattern id="p" width=".1" height=".1">'
        '<rect width="20" height="20" mask="url(#b)"/></pattern><rect width="200" height="200" fill="url(#p)"/>',
        '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><mask id="a"><g filter="url(#f)">'
        '<rect width="150" height="150" fill="#fff"/></g></mask><rect width="200" height="200" mask="url(#a)"/>',
    ],
)
def test_what_is_raster_within_a_raster_is_no_finer_than_paper(
    body: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 600 dpi, 200 points are 1667 pixels: a picture of the page takes 2.8 million, two of them 5.6."""
    monkeypatch.setattr("deckwright.svg.canvas.canvas.MAX_WORK", 2e9)
    surface = cairocffi.PDFSurface(None, 200, 200)
    face = parse(document(body, 'width="200pt" height="200pt"'), "x.svg")
    painted = Renderer(Files()).draw(face, cairocffi.Context(surface), 72 / 25.4)
    assert "svg-limit" not in {found.code for found in painted.problems}
