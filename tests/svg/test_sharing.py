"""Faces that share what they have in common are the faces that they would be alone."""

from __future__ import annotations

import io
import random
import subprocess
from collections.abc import Sequence
from pathlib import Path

import cairocffi
import numpy
import pytest
from PIL import Image

from deckwright.svg import Document, Painted, Renderer, parse
from deckwright.svg.document.tree import Node
from tests.kit.sweeps import share

from .helpers import Files, Pixels, apart

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20mm" height="30mm"'
    ' viewBox="0 0 20 30" data-file="layouts/a.svg" data-line="1"'
)
SYMBOL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2H20V20Z"/></svg>'

# What a layout may hold; {n} and {ink} differ from card to card.
PIECES = (
    '<rect width="20" height="30" fill="#eed"/>',
    '<defs><linearGradient id="g"><stop stop-color="#f00"/>'
    '<stop offset="1" stop-color="{ink}"/></linearGradient></defs>',
    '<g data-line="5" fill="url(#g)"><circle cx="5" cy="5" r="3"/><path d="M1 1h8v{n}z" stroke="#222"/></g>',
    '<g data-part="p.svg" data-file="layouts/p.svg"><clipPath id="c"><rect width="{n}" height="9"/></clipPath>'
    '<rect width="20" height="12" clip-path="url(#c)" fill="{ink}"/></g>',
    '<g data-part="q.svg" data-file="layouts/q.svg"><clipPath id="c"><circle r="4"/></clipPath>'
    '<rect width="9" height="9" clip-path="url(#c)"/></g>',
    '<g transform="translate(2 3)"><use href="symbol:star" width="4" height="4" fill="{ink}"/></g>',
    '<use href="#mark" x="{n}"/>',
    '<rect id="mark" class="a" y="20" width="2" height="2"/>',
    '<path class="a" d="M2 25h3l{n} 2z"/>',
    '<g opacity=".5"><ellipse cx="9" cy="20" rx="3" ry="2" fill="{ink}"/><g><path d="M3 3L9 9" stroke="red"/></g></g>',
    '<rect x="4" y="4" width="3" height="3" style="mix-blend-mode:multiply" fill="{ink}"/>',
    '<g stroke="#111" stroke-width=".3" fill="none"><path d="M1 9h9"/><path d="M1 11q4 4 9 0"/><circle r="2"/></g>',
    '<rect x="1" y="1" width="1" height="1" fill="nonsense"/>',
    '<unknown data-line="9"/>',
    '<rect fill="url(#nowhere)" width="1" height="1"/>',
)  # fmt: skip
SHEETS = (
    "",
    "<style>.a{fill:url(#g);stroke:#000}</style>",
    "<style>g > path + path, .a:first-child{fill:blue}</style>",
)


def faces(seed: int, count: int = 7) -> list[str]:
    """Faces of one layout, alike but for a few numbers and colours."""
    rnd = random.Random(seed)
    layout = [SHEETS[seed % len(SHEETS)], *rnd.sample(PIECES, rnd.randint(4, len(PIECES)))]

    def filled(piece: str) -> str:
        return piece.replace("{n}", str(rnd.randint(1, 3))).replace("{ink}", rnd.choice(("#0a0", "#a0a")))

    return [f"{HEAD}>{''.join(map(filled, layout))}</svg>" for _ in range(count)]


def described(node: Node | None) -> object:
    """All that a node says, and what its references lead to."""
    if node is None:
        return None
    target = node.target()
    server = node.find_reference(node.style["fill"].removeprefix("url(").removesuffix(")"))
    return (
        *(
            node.tag,
            node.attributes,
            node.file,
            node.line,
            node.text,
            node.tail,
            node.declared,
            node.style.inherited,
        ),
        *(
            thing and (thing.describe(), thing.line, thing.file, len(thing.children))
            for thing in (target, server)
        ),
        [above.attributes for above in node.ancestors()],
        [described(child) for child in node.children],
    )


def pdf(documents: Sequence[Document], renderer: Renderer) -> tuple[bytes, list[Painted]]:
    buffer = io.BytesIO()
    surface = cairocffi.PDFSurface(buffer, 57, 86)
    surface.set_metadata(
        cairocffi.PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00"
    )  # no clock: bytes are compared
    painted = []
    for document in documents:
        painted.append(renderer.draw(document, cairocffi.Context(surface), 72 / 25.4))
        surface.show_page()
    surface.finish()
    return buffer.getvalue(), painted


@pytest.mark.parametrize("seed", range(60))
def test_shared_parts_are_what_they_would_be_alone(seed: int) -> None:
    texts = faces(seed)
    renderer = Renderer(Files(symbols={"star": SYMBOL}))
    for text in texts:
        alone, shared = parse(text, "a.svg"), renderer.parse(text, "a.svg")
        assert described(shared.root) == described(alone.root)
        assert shared.count == alone.count
        assert renderer.check(shared) == Renderer(Files()).check(alone)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_drawn_once_is_recorded_with_every_face(seed: int) -> None:
    texts = faces(seed)
    renderer = Renderer(Files(symbols={"star": SYMBOL}))
    documents = [renderer.parse(text, "a.svg") for text in texts]
    renderer.begin_file(documents)
    _, together = pdf(documents, renderer)
    _, alone = pdf([parse(text, "a.svg") for text in texts], Renderer(Files(symbols={"star": SYMBOL})))
    for one, other in zip(together, alone, strict=True):
        assert one.symbols == other.symbols
        assert sorted(map(str, one.problems)) == sorted(map(str, other.problems))


def test_what_is_drawn_once_looks_as_if_drawn_for_each_face(tmp_path: Path) -> None:
    texts = [text for seed in range(share(12, 4)) for text in faces(seed)]
    renderer = Renderer(Files(symbols={"star": SYMBOL}))
    documents = [renderer.parse(text, "a.svg") for text in texts]
    alone = pictures(pdf(documents, renderer)[0], tmp_path / "alone")
    renderer.begin_file(documents)
    assert renderer.common
    together = pictures(pdf(documents, renderer)[0], tmp_path / "together")
    assert max(apart(*pair) for pair in zip(alone, together, strict=True)) == 0


def test_effects_that_all_faces_have_look_as_if_drawn_for_each(tmp_path: Path) -> None:
    """What is recorded once has no edge that could say how far a gradient or a mask is seen."""
    frame = (
        '<linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#06c"/></linearGradient>'
        '<mask id="m"><rect width="20" height="30" fill="url(#g)"/></mask>'
        '<mask id="far"><rect x="100" y="60" width="20" height="30" fill="#999"/></mask>'
        '<filter id="f"><feGaussianBlur stdDeviation=".5"/></filter>'
        '<rect width="20" height="30" fill="url(#g)"/><circle cx="10" cy="10" r="6" mask="url(#m)"/>'
        '<rect x="2" y="18" width="8" height="4" fill="red" filter="url(#f)"/>'
        '<g transform="translate(-100 -50)"><circle cx="110" cy="76" r="3" mask="url(#far)"/></g>'
    ) + "".join(f'<path d="M{n} 1q3 4 5 {n}t2 3z" fill="#33{n}"/>' for n in range(10))
    renderer = Renderer(Files())
    documents = [
        renderer.parse(f'{HEAD}>{frame}<rect width="{n}" height="1"/></svg>', "a.svg") for n in (1, 2, 3)
    ]
    alone = pictures(pdf(documents, renderer)[0], tmp_path / "alone")
    renderer.begin_file(documents)
    assert renderer.common
    together = pictures(pdf(documents, renderer)[0], tmp_path / "together")
    assert max(apart(*pair) for pair in zip(alone, together, strict=True)) < 0.001


def pictures(content: bytes, folder: Path) -> list[Pixels]:
    folder.mkdir()
    (folder / "a.pdf").write_bytes(content)
    command = ["pdftocairo", "-r", "150", "-png", str(folder / "a.pdf"), str(folder / "page")]
    subprocess.run(command, check=True, capture_output=True)
    return [numpy.asarray(Image.open(path).convert("RGB")) for path in sorted(folder.glob("page*.png"))]


def test_a_file_does_not_depend_on_what_was_drawn_before() -> None:
    first, second = faces(4, 12), faces(5, 12)

    def drawn(before: list[list[str]]) -> bytes:
        renderer = Renderer(Files(symbols={"star": SYMBOL}))
        for texts in before:
            documents = [renderer.parse(text, "a.svg") for text in texts]
            renderer.begin_file(documents)
            content, _ = pdf(documents, renderer)
        return content

    assert drawn([second]) == drawn([first, second]) == drawn([second, first, second])


def test_a_frame_that_all_faces_have_stands_in_the_file_once() -> None:
    frame = "".join(f'<path d="M{n} 1q3 4 5 {n}t2 3z" fill="#33{n}"/>' for n in range(10))
    texts = [f'{HEAD}>{frame}<rect width="{n}" height="1"/></svg>' for n in range(1, 9)]
    renderer = Renderer(Files())
    documents = [renderer.parse(text, "a.svg") for text in texts]
    plain, _ = pdf(documents, renderer)
    renderer.begin_file(documents)
    shared, _ = pdf(documents, renderer)
    assert shared.count(b"/Subtype /Form") == plain.count(b"/Subtype /Form") + 1
    assert len(shared) < 0.8 * len(plain)


def test_lines_of_what_a_layout_puts_out_whole_are_those_of_the_layout() -> None:
    text = f'{HEAD}><text data-line="12">a\n\n<tspan fill="nonsense">b</tspan></text></svg>'
    (found,) = parse(text, "a.svg").findings
    place = found.problem.place
    assert place is not None and (place.file, place.line) == ("layouts/a.svg", 12)
