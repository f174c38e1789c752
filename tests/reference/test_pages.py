"""Pages of a small game: what is wrong in them is told with file and line, what flows flows on."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pikepdf
import pytest

from deckwright.basics.problems import RequestError
from deckwright.build.built import Built
from deckwright.build.request import Request
from deckwright.game.load import load_game
from deckwright.game.model import SourceFile
from deckwright.reference.build import ReferenceRequest, build_reference
from deckwright.reference.page.booklet import spreads
from deckwright.reference.page.flow import Columns, Strip, flow_strips
from deckwright.reference.page.markdown import Letters, Prose, read_page
from deckwright.reference.page.marks import Ink
from tests.kit.project import make

PAGE = "cards/petit/reference/10-page.md"


def built(
    tmp_path: Path, text: str, wanted: ReferenceRequest | None = None, more: Mapping[str, str] | None = None
) -> Built:
    project = make(
        tmp_path, {PAGE: text, **{f"cards/petit/reference/{k}": v for k, v in (more or {}).items()}}
    )
    return build_reference(Request(project.root, "petit"), wanted or ReferenceRequest())


def words_of(done: Built) -> str:
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed")
    data = done.artifacts[0].read()
    return subprocess.run(
        [tool, "-layout", "-", "-"], input=data, capture_output=True, check=True
    ).stdout.decode()


WRONG = [
    ("# Titre\n\nUn {coeurr}.\n", 3, "unknown-symbol", "no symbol 'coeurr'"),
    ("# Titre\n\nUne\nbête [[crabbe]].\n", 4, "unknown-card", "no card 'crabbe'"),
    ("# Titre\n\n| a | b |\n|---|---|\n| x | {rien} |\n", 5, "unknown-symbol", "no symbol 'rien'"),
    ("Sans titre.\n", 1, "reference-page", "no title"),
    ("# Titre\n\n```dessin\n```\n", 3, "reference-figure", "no figure 'dessin'"),
    ("# Titre\n\n```anatomy\ncard: crabbe\ncallouts: []\n```\n", 4, "unknown-card", "no card 'crabbe'"),
    (
        "# T\n\n```anatomy\ncard: crabe\ncallouts:\n  - {symbol: lune, name: x}\n```\n",
        6,
        "reference-callout",
        "lune",
    ),
    (
        "# T\n\n```anatomy\ncard: crabe\ncallouts:\n  - {field: poids, name: x}\n```\n",
        6,
        "reference-callout",
        "poids",
    ),
    (
        "# T\n\n```anatomy\ncard: crabe\ncallouts:\n  - {element: rien, name: x}\n```\n",
        6,
        "reference-callout",
        "rien",
    ),
    ("# T\n\n```anatomy\ncard: crabe\ncallouts:\n  - {name: x}\n```\n", 6, "reference-callout", "one thing"),
    ("# T\n\n```glossary\ngroups: [rien]\n```\n", 4, "unknown-name", "'rien'"),
    ("# T\n\n```glossary\nusedd: yes\n```\n", 4, "unknown-key", "usedd"),
    ("---\nlook: rien\n---\n# T\n", 2, "unknown-name", "'rien'"),
    ("---\ncolumns: 7\n---\n# T\n", 2, "wrong-kind", "1 to 3"),
]


@pytest.mark.parametrize(("text", "line", "code", "words"), WRONG, ids=[f"{w[2]}-{w[3]}" for w in WRONG])
def test_what_is_wrong_is_told_with_its_line(
    tmp_path: Path, text: str, line: int, code: str, words: str
) -> None:
    done = built(tmp_path, text)
    (found,) = [each for each in done.problems if each.place and each.place.file == PAGE]
    assert (found.code, found.place and found.place.line) == (code, line)
    assert words in found.message and not done.written


def test_a_font_that_the_game_lacks_is_told(tmp_path: Path) -> None:
    done = built(tmp_path, "# T\n", more={"style.yaml": "fonts: {display: Comic Sans}\n"})
    assert "font-missing" in [found.code for found in done.problems]


def test_a_page_or_game_without_pages_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RequestError, match="no page 'autre'; there is page"):
        built(tmp_path, "# T\n", ReferenceRequest(pages=("autre",)))
    (tmp_path / "leer").mkdir()
    with pytest.raises(RequestError, match="no pages in cards/petit/reference/"):
        build_reference(Request(make(tmp_path / "leer").root, "petit"), ReferenceRequest())


def test_names_symbols_lists_and_boxes_are_printed(tmp_path: Path) -> None:
    done = built(
        tmp_path, "# Les bêtes\n\n[[crabe]] mord, [[crabe|il]] pince.\n\n1. un\n2. deux\n\n- [ ] fait\n"
    )
    assert done.written
    text = words_of(done)
    assert "Crabe mord, il pince." in " ".join(text.split())
    assert re.search(r"1\s+un\n\s*2\s+deux\n\s*fait", text)


def test_links_lead_to_their_pages(tmp_path: Path) -> None:
    second = {"20-autre.md": "# Autre\n\nRetour à [la page](10-page.md).\n"}
    done = built(tmp_path, "# Page\n\nVers [l'autre](20-autre.md).\n\n```contents\n```\n", more=second)
    with pikepdf.open(io.BytesIO(done.artifacts[0].read())) as pdf:
        pages = [page.obj.objgen for page in pdf.pages]
        names = pdf.Root.Names.Dests if "/Names" in pdf.Root else None
        links = [
            [link for link in page.obj.get("/Annots", []) if link.Subtype == "/Link"] for page in pdf.pages
        ]
        assert [len(each) for each in links] == [2, 1]
        assert names is not None or all("/Dest" in link or "/A" in link for each in links for link in each)
        with pdf.open_outline() as outline:
            assert [item.title for item in outline.root] == ["Page", "Autre"]
        assert len(pages) == 2


def test_a_long_table_repeats_its_head_and_loses_no_row(tmp_path: Path) -> None:
    rows = "".join(f"| rang {n} | {n * n} |\n" for n in range(1, 90))
    done = built(tmp_path, f"# T\n\n| Rang | Carré |\n|---|--:|\n{rows}")
    text = words_of(done)
    pages = text.rstrip("\f").split("\f")
    assert len(pages) > 1 and all(page.count("Carré") == 1 for page in pages)
    assert [f"rang {n} " in text for n in range(1, 90)] == [True] * 89


def test_figures_come_by_themselves_as_pictures(tmp_path: Path) -> None:
    text = "# T\n\n```glossary\n```\n\n```cards\ncards: [crabe]\n```\n"
    done = built(tmp_path, text, ReferenceRequest(format="svg"))
    names = [artifact.path.name for artifact in done.artifacts if artifact.is_picture]
    assert names == [
        "petit-reference-a4-01-page.svg",
        "petit-reference-a4-figure-page-3-glossary.svg",
        "petit-reference-a4-figure-page-6-cards.svg",
    ]
    assert all(artifact.read().lstrip().startswith(b"<?xml") for artifact in done.artifacts[:3])


@pytest.mark.parametrize("paper", ["a4", "a5", "letter"])
def test_pages_are_as_large_as_their_paper(tmp_path: Path, paper: str) -> None:
    done = built(tmp_path, "# T\n\n```cards\ncards: [crabe]\nfan: true\n```\n", ReferenceRequest(paper=paper))
    sizes = {"a4": (595, 842), "a5": (420, 595), "letter": (612, 792)}  # points
    with pikepdf.open(io.BytesIO(done.artifacts[0].read())) as pdf:
        box = [round(float(side)) for side in pdf.pages[0].mediabox]
    assert tuple(box[2:]) == sizes[paper]


# Booklets


def test_a_booklet_of_eight_pages_reads_on_when_it_is_folded() -> None:
    sides = [tuple(None if n is None else n + 1 for n in pair) for pair in spreads(8)]
    assert sides == [(8, 1), (2, 7), (6, 3), (4, 5)]
    assert next(iter(spreads(5))) == (None, 0)
    backed = [number for pair in spreads(6, has_back=True) for number in pair]
    assert backed == [5, 0, 1, None, None, 2, 3, 4], "the last page is outside, what stays white before it"


@pytest.mark.parametrize("back", [True, False])
def test_the_back_cover_of_a_booklet_is_the_page_made_for_it(tmp_path: Path, back: bool) -> None:
    """Of six pages: the last outside on the left of the first sheet, or white there."""
    more = {f"{n}0-p.md": f"# Page {n}\n\n[[crabe]]\n" for n in range(2, 6)}
    more["90-back.md"] = f"---\nback: {str(back).lower()}\n---\n# The back\n"
    done = built(tmp_path, "# Page 1\n", ReferenceRequest(paper="a5", booklet=True), more=more)
    with pikepdf.open(io.BytesIO(done.artifacts[0].read())) as pdf:
        outside, last = (len(pdf.pages[n].Resources.get("/XObject", {})) for n in (0, 2))
    assert (outside, last) == ((2, 1) if back else (1, 2))


def test_a_booklet_has_half_as_many_sides_as_pages(tmp_path: Path) -> None:
    more = {f"{n}0-p.md": f"# Page {n}\n" for n in range(2, 6)}
    done = built(tmp_path, "# Page 1\n", ReferenceRequest(paper="a5", booklet=True), more=more)
    with pikepdf.open(io.BytesIO(done.artifacts[0].read())) as pdf:
        assert len(pdf.pages) == 4
        assert [round(float(side)) for side in pdf.pages[0].mediabox[2:]] == [839, 595]
    with pytest.raises(RequestError, match="--booklet"):
        built(tmp_path / "b", "# T\n", ReferenceRequest(booklet=True))


# Flow


def test_what_holds_the_next_never_ends_a_column() -> None:
    strips = [Strip(40), Strip(40), Strip(10, holds=True), Strip(30)]
    ((first, second),) = [
        [[s.strip for s in page if s.x == x] for x in (0, 60)]
        for page in flow_strips(strips, Columns(2, 50, 10, 100), 100, level=False)
    ]
    assert first == strips[:2] and second == strips[2:]


def test_level_columns_are_as_even_as_can_be() -> None:
    strips = [Strip(10) for _ in range(12)]
    (page,) = flow_strips(strips, Columns(3, 50, 5, 200), 200, level=True)
    assert [sum(s.x == x for s in page) for x in (0, 55, 110)] == [4, 4, 4]


def test_all_strips_are_placed_once_and_within_the_page() -> None:
    strips = [Strip(7 + n % 5, above=2, holds=n % 7 == 0) for n in range(60)]
    pages = flow_strips(strips, Columns(2, 50, 10, 90), 60, level=False)
    placed = [each for page in pages for each in page]
    assert [id(each.strip) for each in placed] == [id(strip) for strip in strips]
    assert all(
        each.y + each.strip.height <= (60 if not n else 90) for n, page in enumerate(pages) for each in page
    )


def grown(high: float) -> tuple[Ink, ...]:
    return (Ink(f"{high:g} high"),)


def test_a_picture_takes_what_its_page_has_left_and_no_more_than_it_may() -> None:
    for room, at, high in ((100, 65, 35), (140, 70, 70)):
        strips = [Strip(60), Strip(18, grown(18), above=5, is_wide=True, most=70, grown=grown)]
        ((_, last),) = flow_strips(strips, Columns(1, 50, 0, room), room, level=False)
        assert (last.y, last.strip.height, last.strip.marks) == (at, high, grown(high))


def test_what_a_page_has_left_goes_between_its_blocks_and_never_into_a_text() -> None:
    text = [Strip(10, above=2), Strip(10, above=2)]
    strips = [*text, Strip(10, above=8, holds=True), Strip(10, above=4), Strip(10, above=4)]
    (page,) = flow_strips(strips, Columns(1, 50, 0, 72), 72, level=False)
    assert [each.y for each in page] == [0, 12, 32, 46, 62], "above the heading, below its figure"
    (page,) = flow_strips(strips, Columns(1, 50, 0, 300), 300, level=False)
    assert page[-1].y + 10 == 78, "never by more than 5 mm each"


def test_a_picture_beside_a_text_stays_as_it_is() -> None:
    strips = [Strip(18, grown(18), most=70, grown=grown), Strip(10), Strip(20)]
    (page,) = flow_strips(strips, Columns(2, 50, 10, 40), 40, level=False)
    assert [(each.x, each.y, each.strip.height) for each in page] == [(0, 0, 18), (0, 18, 10), (60, 0, 20)]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_code_is_as_it_is_written(tmp_path: Path, lang: str) -> None:
    """Two hyphens of an option are no dash, quotes in it are straight; the signs round it are the language's."""
    root = make(tmp_path).root
    game, _ = load_game(root, "petit")
    assert game is not None
    text = "# T\n\nL'un -- `--variant x -- \"y\" 'z' a:b;c 63x88 1 000` ; l'autre `--set b`."
    (block,) = [
        each for each in read_page(SourceFile("p.md", text), game, lang).blocks if isinstance(each, Prose)
    ]
    letters = [piece for piece in block.text if isinstance(piece, Letters)]
    code = ["--variant x -- \"y\" 'z' a:b;c 63x88 1 000", "--set b"]
    assert [piece.text for piece in letters if piece.code] == code
    others = "".join(piece.text for piece in letters if not piece.code)
    assert "’" in others and "'" not in others and ("–" in others or "—" in others)
