"""How pages are laid out: paragraphs over columns, boxes, what fills, tables by place; read back with other tools."""

from __future__ import annotations

import io
import json
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
from deckwright.reference.page.printing import stretches
from tests.kit.project import GAME, make

WORDS = "Le crabe pince ce qui passe, et rien ne passe deux fois devant lui sans y laisser quelque chose. "


def built(tmp_path: Path, text: str, wanted: ReferenceRequest | None = None, **more: str) -> Built:
    pages = {"cards/petit/reference/10-page.md": text}
    project = make(tmp_path, pages | {f"cards/petit/reference/{name}": given for name, given in more.items()})
    done = build_reference(Request(project.root, "petit"), wanted or ReferenceRequest())
    assert not done.problems
    return done


def figures(done: Built) -> list[dict[str, Any]]:
    manifest = json.loads(done.artifacts[-1].read())
    return [figure for page in manifest["pages"] for figure in page.get("figures", ())]


def lines_by_column(done: Built) -> list[list[list[str]]]:
    """The lines of each page's two columns, as Poppler finds them."""
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed")
    pages = []
    for number in range(1, done.artifacts[0].pages + 1):
        columns = []
        for x in (40, 297):  # points: the halves of A4
            box = ["-x", str(x), "-y", "40", "-W", "257", "-H", "750"]
            command = [tool, "-layout", "-f", str(number), "-l", str(number), *box, "-", "-"]
            out = subprocess.run(command, input=done.artifacts[0].read(), capture_output=True, check=True)
            lines = (line.strip() for line in out.stdout.decode().splitlines())
            columns.append([line for line in lines if line not in ("", "T", "\f")])
        pages.append(columns)
    return pages


def test_paragraphs_go_on_in_the_next_column_with_two_lines_on_both_sides(tmp_path: Path) -> None:
    paragraphs = [f"P{n} " + WORDS * 6 + f"fin{n}." for n in range(24)]
    done = built(tmp_path, "---\ncolumns: 2\n---\n# T\n\n" + "\n\n".join(paragraphs) + "\n")
    columns = [column for page in lines_by_column(done) for column in page if column]
    assert len(columns) >= 3
    whole = [line for column in columns for line in column]
    starts = [n for n, line in enumerate(whole) if re.match(r"P\d+ ", line)]
    assert len(starts) == 24  # nothing is lost
    breaks = 0
    at = 0
    for column in columns[:-1]:
        at += len(column)
        before = max(start for start in starts if start < at)
        after = min((start for start in starts if start >= at), default=len(whole))
        if after != at:  # a paragraph runs over this break
            breaks += 1
            assert at - before >= 2 and after - at >= 2
    assert breaks


def test_ends_of_ordinals_stand_high_and_small(tmp_path: Path) -> None:
    done = built(tmp_path, "# Titre\n\nLa 2e carte et la 1re, dans la salle 12.\n")
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed")
    out = subprocess.run(
        [tool, "-bbox", "-", "-"], input=done.artifacts[0].read(), capture_output=True, check=True
    )
    words = {
        word: (float(top), float(bottom))
        for top, bottom, word in re.findall(
            r'yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]+)<', out.stdout.decode()
        )
    }
    (_, foot), (_, lifted) = words["carte"], words["e"]
    assert lifted < foot - 1.5  # points
    assert words["12."][1] == pytest.approx(foot, abs=0.2)


BOX = "---\ncolumns: 2\n---\n# T\n\n::: box 2 wide\n## Boîte\n\nGauche.\n\nDroite.\n\n:::\n"


def test_a_box_holds_its_blocks_in_columns_of_its_own(tmp_path: Path) -> None:
    done = built(tmp_path, BOX)
    ((left, right),) = lines_by_column(done)
    assert left == ["Boîte", "Gauche."] and right == ["Droite."]


WRONG = [
    ("# T\n\n::: box\n\ntexte\n", 3, "not closed"),
    ("# T\n\n::: boite\n\n:::\n", 3, "begins no box"),
    ("# T\n\n[là](20-rien.md)\n", 3, "no page 'rien'"),
    ("---\nmedal: lune\n---\n# T\n", 2, "no symbol 'lune'"),
    (
        "# T\n\n```setup\ntable: {width: 100, height: 50}\nthings:\n  - {card: crabe}\n```\n",
        6,
        "`at`, `middle` or the `space`",
    ),
    ("# T\n\n```setup\ntable: {card: rien}\n```\n", 4, "no card 'rien'"),
    ("# T\n\n```cover\npictures: [assets/petit/rien.svg]\n```\n", 4, "no picture"),
    ("# T\n\n```cover\nframe: arch\n```\n", 4, "an SVG file below assets/"),
    ("# T\n\n```cover\nframe: assets/petit/rien.svg\n```\n", 4, "no picture"),
    ("# T\n\n```cover\nframe: assets/petit/symbols/coeur.svg\n```\n", 4, "no place for a picture"),
    (
        "# T\n\n```steps\nsteps:\n  - {title: Un, choices: [{symbols: [lune], text: x}]}\n```\n",
        5,
        "no symbol 'lune'",
    ),
    ("# T\n\n```pawn-sizes\n```\n", 3, "no pawns"),
    ("# T\n\n```components\ngroups:\n  - {title: A, decks: [{deck: rien}]}\n```\n", 5, "no deck"),
]


@pytest.mark.parametrize(("text", "line", "words"), WRONG, ids=[words for *_, words in WRONG])
def test_check_tells_what_is_wrong_on_pages_with_their_line(
    tmp_path: Path, text: str, line: int, words: str
) -> None:
    """Without `reference` being run."""
    project = make(tmp_path, {"cards/petit/reference/10-page.md": text})
    done = project.run("check", "--json")
    found = [p for p in json.loads(done.out)["problems"] if p["file"] == "cards/petit/reference/10-page.md"]
    assert [(p["line"], words in p["message"]) for p in found] == [(line, True)], found
    assert done.code == 1


def test_check_reads_the_pages_of_every_language_and_is_quiet_where_all_is_well(tmp_path: Path) -> None:
    good = make(tmp_path / "a", {"cards/petit/reference/10-p.md": "# T\n\n[[crabe]] {coeur}\n"})
    assert good.run("check").code == 0
    wrong = make(
        tmp_path / "b",
        {"cards/petit/reference/10-p.md": "# T\n", "cards/petit/reference/en/10-p.md": "# T\n\n[[crabbe]]\n"},
    )
    done = wrong.run("check", "--quick")
    assert done.code == 1 and "cards/petit/reference/en/10-p.md:3" in done.out


def test_a_figure_that_fills_is_left_out_where_it_would_begin_a_page(tmp_path: Path) -> None:
    figure = "\n\n## Cartes\n\n```cards\ncards: [crabe]\nwidth: 90\nfill: true\n```\n"
    with_room = built(tmp_path / "a", f"# T\n\n{WORDS}{figure}")
    assert [figure["figure"] for figure in figures(with_room)] == ["cards"]
    full = built(tmp_path / "b", "# T\n\n" + "\n\n".join([WORDS * 6] * 6) + figure)
    assert figures(full) == [] and full.artifacts[0].pages == 1


def test_things_lie_where_the_page_says(tmp_path: Path) -> None:
    """In mm of the table, which is as wide as the text of A4: 174 mm."""
    text = "# T\n\n```setup\ntable: {width: 87, height: 50}\nthings:\n  - {card: crabe, at: [10, 5], width: 12}\n```\n"
    done = built(tmp_path, text, ReferenceRequest(format="svg"))
    page = done.artifacts[0].read().decode()
    (numbers,) = re.findall(r'<use xlink:href="#f0" transform="matrix\(([^)]*)\)"', page)
    a, _, _, d, x, _ = (float(part) for part in numbers.split())
    scale = 174 / 87
    assert x == pytest.approx(18 + 10 * scale, abs=0.01)
    assert a == d == pytest.approx(12 * scale / (40 / 25.4 * 72), rel=1e-4)  # the card is 40 mm wide
    (figure,) = re.findall(r"figure-page-3-setup", " ".join(a.path.name for a in done.artifacts)) or [None]
    assert figure


def test_the_index_names_the_pages_that_cards_are_printed_on(tmp_path: Path) -> None:
    text = "# T\n\n```index\nhead: {copies: ex., sheet: page}\n```\n"
    project = make(tmp_path, {"cards/petit/reference/10-page.md": text})
    done = build_reference(Request(project.root, "petit"), ReferenceRequest())
    (index,) = figures(done)
    assert project.run("build").code == 0
    manifest = json.loads((project.root / "build/petit/petit-cards-a4.manifest.json").read_text("utf-8"))
    printed: dict[str, set[int]] = {}
    for sheet in manifest["sheets"]:
        for placement in sheet["placements"]:
            if placement["side"] == "front":
                printed.setdefault(placement["card"], set()).add(sheet["page"])
    assert index["sheets"] == {card: sorted(pages) for card, pages in printed.items()}


@pytest.mark.parametrize(
    ("pages", "said"), [((3,), "3"), ((1, 3, 5), "1–5"), ((1, 3, 9), "1–3, 9"), ((), "")]
)
def test_pages_are_told_in_stretches(pages: tuple[int, ...], said: str) -> None:
    assert stretches(pages) == said


def test_components_count_cards_and_sheets(tmp_path: Path) -> None:
    text = '# T\n\n```components\nunit: cartes\ntotal: "{cards} cartes, {sheets} feuille."\n```\n'
    done = built(tmp_path, text)
    ((left, right),) = lines_by_column(done)
    assert "5 cartes, 1 feuille." in " ".join((*left, *right))  # three crabs, a bear, a flash of lightning


VARIANT = """\
variants:
  sans-sorts:
    title: {fr: Sans sorts, en: No spells}
    operations:
      - remove: "type == 'sort'"
"""


def test_pages_of_a_variant_count_what_it_has_and_speak_of_the_rest(tmp_path: Path) -> None:
    text = (
        "# T\n\n[[eclair]] tombe.\n\n```components\ngroups:\n  - {title: Tout, decks: [betes, sorts]}\n```\n\n"
        "```cards\ncards: [eclair]\n```\n\n```index\n```\n"
    )
    project = make(
        tmp_path, {"cards/petit/reference/10-page.md": text, "cards/petit/game.yaml": GAME + VARIANT}
    )
    done = build_reference(Request(project.root, "petit", variants=("sans-sorts",)), ReferenceRequest())
    assert not done.problems
    components, cards, _ = figures(done)
    assert components["counts"] == {"betes": 4} and cards["cards"] == ["eclair"]


def test_a_callout_of_what_a_variant_takes_off_the_card_is_left_out(tmp_path: Path) -> None:
    callouts = "  - {field: nom, name: Nom}\n  - {field: effet, name: Effet}\n"
    text = f"# T\n\n```anatomy\ncard: crabe\ncallouts:\n{callouts}```\n"
    removed, mapped = "remove: \"type == 'sort'\"", "{map: effet, where: \"id == 'crabe'\", value: null}"
    assert removed in VARIANT
    game = GAME + VARIANT.replace(removed, mapped)
    project = make(tmp_path, {"cards/petit/reference/10-page.md": text, "cards/petit/game.yaml": game})
    for variants, expected in (((), ["Nom", "Effet"]), (("sans-sorts",), ["Nom"])):
        done = build_reference(Request(project.root, "petit", variants=variants), ReferenceRequest())
        assert not done.problems
        (found,) = figures(done)
        assert [each["name"] for each in found["callouts"]] == expected


def test_check_reads_the_pages_of_a_variant(tmp_path: Path) -> None:
    text = "# T\n\n[[eclair]].\n\n```cards\ncards: [eclair]\n```\n\nUn {coeurr}.\n\n```index\ndecks: [rien]\n```\n"
    page = "cards/petit/reference/10-page.md"
    project = make(tmp_path, {page: text, "cards/petit/game.yaml": GAME + VARIANT})
    told = json.loads(project.run("check", "--json", "--variant", "sans-sorts").out)["problems"]
    found = [(each["code"], each["line"]) for each in told if each["file"] == page]
    assert found == [("unknown-symbol", 9), ("unknown-name", 12)]


# Booklets


def test_links_and_outline_lead_to_the_halves_of_a_booklet(tmp_path: Path) -> None:
    more = {f"{n}0-p{n}.md": f"# Page {n}\n\n## Titre {n}\n" for n in range(2, 6)}
    text = "# Page 1\n\nVers [quatre](40-p4.md), ou [dehors](https://example.org/a).\n"
    done = built(tmp_path, text, ReferenceRequest(paper="a5", booklet=True), **more)
    with pikepdf.open(io.BytesIO(done.artifacts[0].read())) as pdf:
        sides = {page.obj.objgen: number for number, page in enumerate(pdf.pages)}
        inner, outer = sorted(pdf.pages[0].obj.Annots, key=lambda link: "/A" in link)
        # five pages on two sheets: (8, 1), (2, 7), (6, 3), (4, 5)
        assert sides[inner.Dest[0].objgen] == 3 and float(inner.Dest[2]) == 0.0
        assert float(inner.Rect[0]) > 419  # on the right half, where page 1 is
        assert str(outer.A.URI) == "https://example.org/a"
        with pdf.open_outline() as outline:
            places = [
                (item.title, sides[at[0].objgen], float(at[2]) > 400)
                for item in outline.root
                if isinstance(at := item.destination, pikepdf.Array)
            ]
            assert [child.title for child in outline.root[1].children] == ["Titre 2"]
    assert places == [
        ("Page 1", 0, True),
        ("Page 2", 1, False),
        ("Page 3", 2, True),
        ("Page 4", 3, False),
        ("Page 5", 3, True),
    ]


# Looks


@pytest.mark.parametrize("edge", ["lobes", "steps", "icicles", "shards", "rule"])
@pytest.mark.parametrize("numbers", ["arch", "disc", "ring", "hexagon"])
def test_boxes_of_every_look_lie_within_the_text(tmp_path: Path, edge: str, numbers: str) -> None:
    style = f'numbers: {numbers}\nlooks:\n  ici: {{line: "#123456", edge: {edge}}}\n'
    done = built(tmp_path, BOX, ReferenceRequest(format="svg"), **{"style.yaml": style})
    page = done.artifacts[0].read().decode()
    (box,) = re.findall(r"<path [^>]*stroke(?::|=\")rgb\(7\.0[^>]*/>", page)
    data = re.search(r' d="([^"]*)"', box)
    scale = re.search(r'transform="matrix\(([\d.]+), ?0, ?0, ?[\d.]+, ?([-\d.]+),', box)
    assert data and scale
    xs = [float(x) * float(scale[1]) + float(scale[2]) for x in re.findall(r"(-?[\d.]+) -?[\d.]+", data[1])]
    assert min(xs) / 72 * 25.4 == pytest.approx(18 + 0.175, abs=0.02)  # half the line within the text's edge
    assert max(xs) / 72 * 25.4 == pytest.approx(210 - 18 - 0.175, abs=0.02)


def test_a_wrong_shape_of_numbers_is_told(tmp_path: Path) -> None:
    pages = {"cards/petit/reference/10-p.md": "# T\n", "cards/petit/reference/style.yaml": "numbers: dics\n"}
    done = make(tmp_path, pages).run("check")
    assert done.code == 1 and "'dics'" in done.out and "disc" in done.out
