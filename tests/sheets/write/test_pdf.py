"""The PDF as other programs read it: qpdf, poppler's tools and pikepdf."""

import io
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import cairocffi as cairo
import numpy as np
import pikepdf
import pytest

from deckwright.basics.geometry import Rect, Size
from deckwright.sheets.impose import Imposition, Piece, SheetFile, impose, sheet_spec
from deckwright.sheets.write.pdf import write_pdf
from deckwright.sheets.write.pdf.layout import page_box
from deckwright.sheets.write.pdf.meta import FONT
from tests.kit.cut_files import operations
from tests.kit.places import ROOT

from .blank import META, colour, draw, join_files, pieces, plain


def imposed(cards: list[Piece], **options: str) -> Imposition:
    spec, problems = sheet_spec({name.replace("_", "-"): value for name, value in options.items()})
    assert not problems
    return impose(cards, spec)


def only(imposition: Imposition) -> SheetFile:
    (document,) = imposition.documents
    return document


def run(*command: str | Path) -> str:
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout


def streams(pdf: pikepdf.Pdf, subtype: str) -> list[pikepdf.Object]:
    return [
        thing
        for thing in pdf.objects
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == subtype
    ]


@pytest.fixture(scope="module")
def eleven(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Eleven cards of two decks on A4: two sheets, four pages."""
    cards = [*pieces(6), *pieces(11, deck="second")[6:]]
    path = tmp_path_factory.mktemp("pdf") / "eleven.pdf"
    path.write_bytes(write_pdf(only(imposed(cards)), draw(cards), META))
    return path


def test_qpdf_finds_nothing(eleven: Path) -> None:
    assert "No syntax or stream encoding errors found" in run("qpdf", "--check", eleven)


def test_every_font_is_embedded_and_a_subset(eleven: Path) -> None:
    fonts = run("pdffonts", eleven).splitlines()[2:]
    assert len(fonts) == 2, "the footer's and the cards'"
    assert all(re.search(r"\byes +yes +yes\b", line) for line in fonts)
    assert not any("Helvetica" in line for line in fonts)


def test_footers_have_a_font_even_where_the_games_cannot_be_embedded(tmp_path: Path) -> None:
    """OpenType with PostScript outlines, and letters that the font lacks."""
    cards = pieces(1)
    meta = replace(META, font=FONT.with_suffix(".otf"), game="遊戯 Зелёный")
    (tmp_path / "out.pdf").write_bytes(write_pdf(only(imposed(cards)), draw(cards), meta))
    assert "SourceSansPro-Regular" in run("pdffonts", tmp_path / "out.pdf")
    assert "Зелёный" in run("pdftotext", tmp_path / "out.pdf", "-")


def test_text_can_be_selected_and_stands_on_its_page(eleven: Path) -> None:
    pages = run("pdftotext", "-layout", eleven, "-").split("\f")[:-1]
    assert [re.findall(r"Face\w+", page) for page in pages] == [
        [f"Facec{i}" for i in range(9)],
        [f"Facek{i}" for i in (2, 1, 0, 5, 4, 3, 8, 7, 6)],
        ["Facec9", "Facec10"],
        ["Facek10", "Facek9"],
    ]
    assert "Blanks · The First, Région · feuille 1 sur 2 · imprimez à 100 %" in pages[0]
    assert "Blanks · Région · feuille 2 sur 2, verso · imprimez à 100 %" in pages[3]
    assert all("100 mm" in page for page in pages)


def test_the_foot_of_a_sheet_speaks_the_language_of_its_deck() -> None:
    cards = pieces(11)
    sheet = only(imposed(cards)).sheets[0]
    told = {lang: replace(META, lang=lang).footer(sheet)[2:4] for lang in ("en-GB", "fr", "fr-CA", "cs")}
    english, french = ("sheet 1 of 2", "print at 100 %"), ("feuille 1 sur 2", "imprimez à 100\u00a0%")
    assert told == {"en-GB": english, "fr": french, "fr-CA": french, "cs": english}


def test_catalogue(eleven: Path) -> None:
    with pikepdf.open(eleven) as pdf:
        assert pdf.Root.Lang == "fr"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        assert pdf.docinfo["/Title"] == "Blanks: cards"
        assert "/CreationDate" not in pdf.docinfo
        assert all("/F1" not in page.Resources.Font for page in pdf.pages)
        with pdf.open_outline() as outline:
            places = [item.destination for item in outline.root]
            pages = [pdf.pages.index(pikepdf.Page(at[0])) for at in places if isinstance(at, pikepdf.Array)]
            titles = [item.title for item in outline.root]
    assert (titles, pages) == (["The First", "Région"], [0, 0])


@pytest.mark.parametrize(
    ("paper", "orientation", "points"),
    [
        ("a4", "portrait", (595.2756, 841.8898)),
        ("a4", "landscape", (841.8898, 595.2756)),
        ("letter", "portrait", (612, 792)),
        ("letter", "landscape", (792, 612)),
    ],
)
def test_the_page_is_the_paper_that_was_asked_for(
    paper: str, orientation: str, points: tuple[float, float]
) -> None:
    cards = pieces(2)
    data = write_pdf(only(imposed(cards, paper=paper, orientation=orientation)), draw(cards), META)
    with pikepdf.open(io.BytesIO(data)) as pdf:
        for page in pdf.pages:
            for box in (page.mediabox, page.trimbox, page.cropbox):
                assert [float(value) for value in box] == pytest.approx([0, 0, *points], abs=1e-3)


def test_a_page_for_every_card_has_its_true_boxes() -> None:
    """63 × 88 mm with 3 mm of bleed: the page is 69 × 94 mm, the trim 3 mm inside."""
    cards = pieces(2)
    data = write_pdf(only(imposed(cards, paper="card")), draw(cards), META)
    k = 72 / 25.4
    with pikepdf.open(io.BytesIO(data)) as pdf:
        assert len(pdf.pages) == 4
        for page in pdf.pages:
            whole = pytest.approx([0, 0, 69 * k, 94 * k], abs=1e-3)
            assert [float(value) for value in page.mediabox] == whole
            assert [float(value) for value in page.bleedbox] == whole
            assert [float(v) for v in page.trimbox] == pytest.approx([3 * k, 3 * k, 66 * k, 91 * k], abs=1e-3)
        assert "/Font" not in pdf.pages[0].Resources or "/F1" not in pdf.pages[0].Resources.Font


def test_a_page_for_every_card_has_no_white_edge(tmp_path: Path) -> None:
    cards = pieces(1)
    front, _ = rendered(write_pdf(only(imposed(cards, paper="card")), draw(cards), META), tmp_path)
    height, width = 94 * DPMM, 69 * DPMM
    assert front.shape[:2] == pytest.approx((height, width), abs=1)  # poppler rounds up
    assert not (front[:height, :width] == 255).all(axis=2).any()


def test_each_face_is_stored_once(eleven: Path) -> None:
    cards = [pieces(1, shared=True)[0]] * 30
    data = write_pdf(only(imposed(cards)), draw(cards[:1]), META)
    with pikepdf.open(io.BytesIO(data)) as pdf:
        assert len(pdf.pages) == 8
        assert len(streams(pdf, "/Form")) == 2
    assert len(data) < 40_000


def test_the_same_input_gives_the_same_bytes(tmp_path: Path) -> None:
    """In another process too, with another order of hashes."""
    program = (
        "import hashlib, sys\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        "from tests.sheets.write.blank import *\n"
        "from deckwright.sheets.impose import impose, sheet_spec\n"
        "from deckwright.sheets.write.pdf import write_pdf\n"
        "cards = pieces(4)\n"
        "document = impose(cards, sheet_spec({})[0]).documents[0]\n"
        "print(hashlib.sha256(write_pdf(document, draw(cards), META)).hexdigest())\n"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


# Positions, measured on rendered pages.

DPMM = 5


def rendered(data: bytes, folder: Path) -> list[np.ndarray]:
    """The pages as arrays of RGB at 5 pixels a millimetre, without antialiasing."""
    (folder / "in.pdf").write_bytes(data)
    run(
        "pdftoppm",
        "-r",
        str(DPMM * 25.4),
        "-aa",
        "no",
        "-aaVector",
        "no",
        "-png",
        folder / "in.pdf",
        folder / "page",
    )
    surfaces = [cairo.ImageSurface.create_from_png(str(path)) for path in sorted(folder.glob("page*.png"))]
    return [
        np.frombuffer(bytes(s.get_data()), np.uint8).reshape(s.get_height(), s.get_width(), 4)[:, :, 2::-1]
        for s in surfaces
    ]


def box_of(page: np.ndarray, face: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the colour of *face*, in millimetres."""
    wanted = np.array([round(channel * 255) for channel in colour(face)])
    ys, xs = np.nonzero((abs(page.astype(int) - wanted) <= 1).all(axis=2))
    return xs.min() / DPMM, ys.min() / DPMM, (xs.max() + 1) / DPMM, (ys.max() + 1) / DPMM


def test_positions_and_bleed_on_a_full_sheet(tmp_path: Path) -> None:
    """A4, 3 × 3: from x = (210 - 189) / 2 = 10.5 and y = (297 - 264) / 2 = 16.5; bleed only outwards."""
    cards = pieces(9)
    front, back = rendered(write_pdf(only(imposed(cards, marks="none")), draw(cards), META), tmp_path)
    for index in range(9):
        row, column = divmod(index, 3)
        left, top = 10.5 + 63 * column, 16.5 + 88 * row
        expected = (
            left - (3 if column == 0 else 0),
            top - (3 if row == 0 else 0),
            left + 63 + (3 if column == 2 else 0),
            top + 88 + (3 if row == 2 else 0),
        )
        assert box_of(front, f"c{index}") == pytest.approx(expected, abs=0.21)
        mirrored = (210 - expected[2], expected[1], 210 - expected[0], expected[3])
        assert box_of(back, f"k{index}") == pytest.approx(mirrored, abs=0.21)


@pytest.mark.parametrize(
    ("orientation", "backs", "dot"),
    [
        # the middle of the black dot (4 to 8 mm from the trim corner of the upright face), on the back of c0
        ("portrait", "long-edge", (136.5 + 6, 16.5 + 6)),
        ("portrait", "short-edge", (10.5 + 63 - 6, 192.5 + 88 - 6)),
        ("landscape", "long-edge", (22.5 + 63 - 6, 105 + 88 - 6)),
        ("landscape", "short-edge", (211.5 + 6, 17 + 6)),
    ],
)
def test_backs_are_turned_for_the_flip(
    orientation: str, backs: str, dot: tuple[float, float], tmp_path: Path
) -> None:
    cards = pieces(1)
    document = only(imposed(cards, orientation=orientation, backs=backs, marks="none"))
    _, back = rendered(write_pdf(document, draw(cards), META), tmp_path)
    x, y = (round(value * DPMM) for value in dot)
    assert tuple(back[y, x]) == (0, 0, 0)
    assert tuple(back[y, x - 15]) != (0, 0, 0), "the dot is small"


def test_a_card_that_lies_turned_is_drawn_so(tmp_path: Path) -> None:
    """A card of 88 × 63 mm beside one of 63 × 88: its upper left corner lies at the upper right of its place."""
    cards = [pieces(1)[0], *pieces(2, size=Size(88, 63))[1:]]
    front, back = rendered(write_pdf(only(imposed(cards, marks="none")), draw(cards), META), tmp_path)
    for page, (x, y) in ((front, (136.5 - 6, 16.5 + 6)), (back, (73.5 + 6, 104.5 - 6))):
        assert tuple(page[round(y * DPMM), round(x * DPMM)]) == (0, 0, 0)
        assert tuple(page[round(y * DPMM), round(x * DPMM) + 15]) != (0, 0, 0)


def test_the_scale_bar_is_100_mm_long(tmp_path: Path) -> None:
    cards = pieces(9)
    front, _ = rendered(write_pdf(only(imposed(cards)), draw(cards), META), tmp_path)
    dark = np.all(front[: 8 * DPMM, : 111 * DPMM] < 100, axis=2)  # above the cards, left of the label
    row = max(range(dark.shape[0]), key=lambda y: dark[y].sum())
    xs = np.nonzero(dark[row])[0]
    assert (xs.max() - xs.min() + 1) / DPMM == pytest.approx(100.2, abs=0.21), (
        "from the first stroke to the last"
    )


def test_marks_keep_off_the_bleed(tmp_path: Path) -> None:
    cards = pieces(9)
    plain_page, _ = rendered(write_pdf(only(imposed(cards, marks="none")), draw(cards), META), tmp_path)
    marked_page, _ = rendered(write_pdf(only(imposed(cards, marks="full")), draw(cards), META), tmp_path)
    ys, xs = np.nonzero((plain_page != marked_page).any(axis=2))
    assert len(ys) > 0
    x, y = xs / DPMM, ys / DPMM
    on_bleed = (x >= 7.5) & (x < 202.5) & (y >= 13.5) & (y < 283.5)
    assert not on_bleed.any()


def test_the_numbers_in_the_file_are_exact(eleven: Path) -> None:
    """The third form on the first page is moved so that its trim begins at (136.5, 16.5): to a micrometre."""
    with pikepdf.open(eleven) as pdf:
        page = pdf.pages[0]
        moves = [operands for operands, operator in operations(page) if operator == "cm"]
        form = page.Resources.XObject["/Face2"]
        box = [float(value) for value in form.BBox]
    x, y = (float(value) / 72 * 25.4 for value in moves[2][4:])
    assert (x, y) == pytest.approx((136.5 - 3, 297 - 16.5 - 88 - 3), abs=0.001)
    assert (box[2] - box[0], box[3] - box[1]) == pytest.approx((69 / 25.4 * 72, 94 / 25.4 * 72), abs=0.001)


# Pictures.


def picture(seed: int, alpha: bool) -> cairo.ImageSurface:
    """A smooth picture of 200 × 200 pixels, as deflate likes it better behind a row filter."""
    x, y = np.meshgrid(np.arange(200), np.arange(200))
    pixels = np.empty((200, 200, 4), np.uint8)
    for channel, period in enumerate((190, 170, 150)):
        wave = 127 + 120 * np.sin((x + y * 0.7 + seed * 40) / period * 6.28)
        pixels[:, :, channel] = wave
    pixels[:, :, 3] = 255
    if alpha:
        pixels[:50] = 0
    kind = cairo.FORMAT_ARGB32 if alpha else cairo.FORMAT_RGB24
    return cairo.ImageSurface(kind, 200, 200, bytearray(pixels.tobytes()), 800)


def with_picture(alpha: bool):  # type: ignore[no-untyped-def]
    def paint(context: cairo.Context, face: str) -> None:
        plain(context, face)
        context.translate(10, 30)
        context.scale(0.2, 0.2)
        context.set_source_surface(picture(1, alpha))
        context.paint()

    return paint


@pytest.mark.parametrize("alpha", [False, True])
def test_equal_pictures_of_several_files_are_stored_once_and_smaller(alpha: bool, tmp_path: Path) -> None:
    cards = pieces(4)
    chunks = [draw(cards[:2], with_picture(alpha)), draw(cards[2:], with_picture(alpha))]
    data = write_pdf(only(imposed(cards)), join_files(*chunks), META)
    (tmp_path / "out.pdf").write_bytes(data)
    assert "No syntax" in run("qpdf", "--check", tmp_path / "out.pdf")
    with pikepdf.open(io.BytesIO(data)) as pdf:
        stored = streams(pdf, "/Image")
        assert len(stored) == (2 if alpha else 1)  # the mask is a picture too
        colours = next(image for image in stored if image.ColorSpace == "/DeviceRGB")
        assert isinstance(colours, pikepdf.Stream) and colours.DecodeParms.Predictor == 15
        shown = pikepdf.PdfImage(colours).as_pil_image().convert("RGB")
        stored_bytes = len(colours.read_raw_bytes())
    expected = np.frombuffer(bytes(picture(1, False).get_data()), np.uint8).reshape(200, 200, 4)[:, :, 2::-1]
    assert np.array_equal(np.asarray(shown)[50:], expected[50:])
    file = chunks[0].files[0]
    assert isinstance(file, bytes)
    with pikepdf.open(io.BytesIO(file)) as before:
        raw = [
            len(t.read_raw_bytes()) for t in before.objects if isinstance(t, pikepdf.Stream) and "/Width" in t
        ]
    assert stored_bytes < max(raw)


def test_a_place_is_written_alike_whichever_sign_its_zero_has() -> None:
    assert str(page_box(Rect(-0.0, 10.0, 5, 0.0), 10)) == str(page_box(Rect(0.0, 10.0, 5, 0.0), 10))
