"""Cards within the running text: their names lead to where they are shown, their pictures stand in the line."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from deckwright.build.built import Built
from deckwright.build.request import Request
from deckwright.reference.build import ReferenceRequest, build_reference
from tests.kit.project import make

FOLDER = "cards/petit/reference"
MM = 25.4 / 72  # of a point
LARGE = "```cards\ncards: [crabe]\nwidth: 30\n```\n"
SMALL = "```cards\ncards: [crabe]\nwidth: 20\n```\n"
INDEX = "```index\n```\n"


def built(tmp_path: Path, *pages: str, wanted: ReferenceRequest | None = None) -> Built:
    files = {f"{FOLDER}/{n}0-p{n}.md": text for n, text in enumerate(pages, 1)}
    return build_reference(Request(make(tmp_path, files).root, "petit"), wanted or ReferenceRequest())


def opened(done: Built) -> pikepdf.Pdf:
    assert done.written, done.problems
    return pikepdf.open(io.BytesIO(done.artifacts[0].read()))


def links(pdf: pikepdf.Pdf) -> list[tuple[int, int, float]]:
    """Of each link its page, the page that it leads to, and how far down there, in mm."""
    number = {page.obj.objgen: n for n, page in enumerate(pdf.pages, 1)}
    names: Any = pikepdf.NameTree(pdf.Root.Names.Dests) if "/Names" in pdf.Root else {}
    found = []
    for page in pdf.pages:
        for link in page.obj.get("/Annots", []):
            to = link.Dest if isinstance(link.Dest, pikepdf.Array) else names[str(link.Dest)]
            down = (float(page.mediabox[3]) - float(to[3])) * MM
            found.append((number[page.obj.objgen], number[to[0].objgen], down))
    return found


@pytest.mark.parametrize(
    ("pages", "page"),
    [
        ((SMALL, LARGE, INDEX), 3),  # the largest picture
        ((LARGE, SMALL, INDEX), 2),
        ((INDEX, "Rien.\n"), 2),  # no picture: its line of the index
        ((INDEX, SMALL), 3),  # any picture rather than a line
    ],
)
def test_a_name_leads_to_where_the_card_is_shown_best(
    tmp_path: Path, pages: tuple[str, ...], page: int
) -> None:
    done = built(tmp_path, "# Texte\n\nLe [[crabe]] pince.\n", *(f"# P\n\n{text}" for text in pages))
    with opened(done) as pdf:
        assert [(at, to) for at, to, _ in links(pdf)] == [(1, page)]


def test_it_leads_to_the_height_of_the_picture(tmp_path: Path) -> None:
    """The first card, 40 × 60 mm, is 30 mm wide, so the second begins its 45 mm lower; between them is the line above
    figures, and the 5 mm that an open page sets its blocks apart.
    """
    second_row = SMALL.replace("crabe", "ours")
    with opened(built(tmp_path, f"# T\n\n[[crabe]], [[ours]]\n\n{LARGE}{second_row}")) as pdf:
        (_, _, first), (_, _, second) = links(pdf)
    assert second - first == pytest.approx(45 + 4.5 + 5, abs=0.01)


def test_a_card_that_is_shown_nowhere_leads_nowhere(tmp_path: Path) -> None:
    done = built(tmp_path, "# T\n\nL'[[ours]] et le [[crabe]], ![[crabe]].\n\n```cards\ncards: [ours]\n```\n")
    with opened(done) as pdf:
        assert len(links(pdf)) == 1


def test_a_booklet_keeps_them(tmp_path: Path) -> None:
    pages = ["# T\n\n[[crabe]]\n", "# B\n", f"# C\n\n{LARGE}", "# D\n"]
    with opened(built(tmp_path, *pages, wanted=ReferenceRequest(paper="a5", booklet=True))) as pdf:
        assert [(at, to) for at, to, _ in links(pdf)] == [(1, 2)]  # sides: 4|1, 2|3


def test_every_name_stands_once_in_a_file(tmp_path: Path) -> None:
    """Two pages that show one group of symbols, and one deck's index."""
    twice = "```glossary\n```\n\n" + INDEX
    with opened(built(tmp_path, f"# A\n\n{twice}", f"# B\n\n{twice}")) as pdf:
        names = [bytes(name) for name in list(pdf.Root.Names.Dests.Names)[::2]]
        assert len(names) > 2 and names == sorted(set(names))


# In the line


def heights(svg: bytes) -> list[float]:
    """Of the faces that are shown in a page as SVG, whose units are millimetres; a face is 60 mm high."""
    scales = re.findall(rb'<use xlink:href="#f\d+" transform="matrix\(([\d.]+) ', svg)
    return [float(scale) * 60 / MM for scale in scales]


@pytest.mark.parametrize(
    ("option", "paper", "high"),
    [
        ("", "a4", 0.93 * 4.5),  # the line of body
        ("", "a5", 0.93 * 4.2),
        ("|3", "a4", 3.0),
        ("|2.5 mm", "a4", 2.5),
        ("|4.5", "a5", 0.93 * 4.2),  # never higher than the line
    ],
)
def test_a_card_is_as_high_as_its_line_or_as_is_said(
    tmp_path: Path, option: str, paper: str, high: float
) -> None:
    done = built(
        tmp_path, f"# T\n\nVoici ![[crabe{option}]].\n", wanted=ReferenceRequest(paper=paper, format="svg")
    )
    assert heights(done.artifacts[0].read()) == [pytest.approx(high, abs=0.01)]


def tops(done: Built) -> dict[str, float]:
    """Of the words of the text, how far down they begin, in points."""
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed")
    data = done.artifacts[0].read()
    said = subprocess.run([tool, "-bbox", "-", "-"], input=data, capture_output=True, check=True).stdout
    found = re.findall(r'yMin="([\d.]+)"[^>]*>(\w+)</word>', said.decode())
    return {word: float(top) for top, word in found if word in ("un", "deux", "trois", "quatre")}


def test_a_card_in_the_line_opens_no_gap(tmp_path: Path) -> None:
    plain = built(tmp_path / "a", "# T\n\nun\\\ndeux\\\ntrois\n\nquatre\n")
    small = built(tmp_path / "b", "# T\n\nun\\\n![[crabe]] deux ![[crabe|4.5]]\\\ntrois\n\nquatre\n")
    assert tops(small) == pytest.approx(tops(plain), abs=0.01) and len(tops(plain)) == 4


def test_a_card_in_the_line_leads_to_where_it_is_shown(tmp_path: Path) -> None:
    done = built(tmp_path, "# T\n\nVoici ![[crabe]] [[crabe]].\n", f"# P\n\n{LARGE}")
    with opened(done) as pdf:
        assert [(at, to) for at, to, _ in links(pdf)] == [(1, 2), (1, 2)]


@pytest.mark.parametrize("option", ["grand", "12", "1.9", "4.6", "-3", "3 cm"])
def test_a_height_that_is_none_is_told_with_its_line(tmp_path: Path, option: str) -> None:
    done = built(tmp_path, f"# T\n\nIci\nle ![[crabe|{option}]].\n")
    (found,) = [each for each in done.problems if each.place and each.place.file.startswith(FOLDER)]
    assert (found.code, found.place and found.place.line) == ("reference-page", 4)
    assert f"![[crabe|{option}]]" in found.message and "2 to 4.5 mm" in found.message


def test_a_small_card_that_does_not_exist_is_told_with_its_line(tmp_path: Path) -> None:
    done = built(tmp_path, "# T\n\nIci\nle ![[crabbe]].\n")
    (found,) = [each for each in done.problems if each.place and each.place.file.startswith(FOLDER)]
    assert (found.code, found.place and found.place.line) == ("unknown-card", 4)
