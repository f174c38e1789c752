"""A file for a press, as other programs read it: what PDF/X-4 (ISO 15930-7) asks for, rule by rule, and the inks."""

import io
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cairocffi as cairo
import numpy as np
import pikepdf
import pytest
from PIL import Image, ImageCms

from deckwright.basics.problems import DeckwrightError
from deckwright.sheets.options import Standard
from deckwright.sheets.write.pdf import write_pdf
from deckwright.sheets.write.pdf.press import CONDITIONS, Press, ProfileError, read_profile
from deckwright.sheets.write.pdf.press.coverage import coverage, most_ink, plates
from deckwright.sheets.write.pdf.press.document import prepare
from deckwright.sheets.write.pdf.press.inks import Inks
from deckwright.sheets.write.pdf.press.operators import Rewriter
from deckwright.sheets.write.pdf.press.pictures import convert_picture

from .blank import META, draw, pieces
from .test_pdf import imposed, only

GHOSTSCRIPT = os.environ.get("DECKWRIGHT_GHOSTSCRIPT") or shutil.which("gs")
needs_ghostscript = pytest.mark.skipif(
    GHOSTSCRIPT is None, reason="no Ghostscript to read the inks back with"
)

# Where on the card, in millimetres: squares of 8 mm.
PATCHES = {
    (4, 4): (200, 30, 40),
    (16, 4): (20, 90, 200),
    (28, 4): (240, 200, 60),
    (40, 4): (30, 120, 50),
    (4, 16): (255, 255, 255),
    (16, 16): (128, 128, 128),
    (28, 16): (0, 0, 0),
}
PICTURE, PICTURED = (40, 16), (90, 160, 170)
GRADIENT = (4, 28, 40), ((220, 40, 40), (40, 60, 220))  # x, y, width; from left to right


def paint(context: cairo.Context, face: str) -> None:
    """Each way in which a drawing of ours has a colour."""
    context.set_source_rgb(0.9, 0.85, 0.7)
    context.paint()
    for (x, y), colour in PATCHES.items():
        context.set_source_rgb(*(value / 255 for value in colour))
        context.rectangle(x, y, 8, 8)
        context.fill()
    red, green, blue = PICTURED
    data = bytearray(bytes((blue, green, red, 255)) * 64)
    picture = cairo.ImageSurface(cairo.FORMAT_RGB24, 8, 8, data, 32)
    context.save()
    context.translate(*PICTURE)
    context.set_source_surface(picture)
    context.get_source().set_filter(cairo.FILTER_NEAREST)
    context.paint()
    context.restore()
    (x, y, width), ends = GRADIENT
    ramp = cairo.LinearGradient(x, 0, x + width, 0)
    for at, end in enumerate(ends):
        ramp.add_color_stop_rgb(at, *(value / 255 for value in end))
    context.set_source(ramp)
    context.rectangle(x, y, width, 8)
    context.fill()
    fade = cairo.LinearGradient(4, 0, 44, 0)  # becomes a mask by light
    fade.add_color_stop_rgba(0, 0.2, 0.6, 0.3, 1)
    fade.add_color_stop_rgba(1, 0.2, 0.6, 0.3, 0)
    context.set_source(fade)
    context.rectangle(4, 40, 40, 8)
    context.fill()
    context.select_font_face("DejaVu Sans")
    context.set_font_size(6)
    for y, shade in ((60, 0), (70, 1)):
        context.set_source_rgb(shade, shade, shade)
        context.move_to(8, y)
        context.show_text(f"Face {face}")
    context.set_source_rgb(0, 0, 0)
    context.set_line_width(0.3)
    context.move_to(4, 80)
    context.line_to(50, 80)
    context.stroke()


def make(name: str = "fogra39") -> bytes:
    cards = pieces(1)
    press = Press(Standard.X4, read_profile(name), 300)
    return write_pdf(only(imposed(cards, paper="card")), draw(cards, paint), META, press=press)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("press") / "card.pdf"
    path.write_bytes(make())
    return path


@pytest.fixture(scope="module")
def pdf(file: Path) -> Iterator[pikepdf.Pdf]:
    with pikepdf.open(file) as opened:
        yield opened


def dictionaries(pdf: pikepdf.Pdf) -> list[Any]:
    """All dictionaries and streams, also those within others."""
    found, waiting = [], list(pdf.objects)
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, pikepdf.Dictionary | pikepdf.Stream):
            found.append(thing)
            parts = [value for _, value in thing.items()]
        elif isinstance(thing, pikepdf.Array):
            parts = list(thing)
        else:
            continue
        waiting += [p for p in parts if isinstance(p, pikepdf.Object) and not p.is_indirect]
    return found


def xmp(pdf: pikepdf.Pdf) -> str:
    return bytes(pdf.Root.Metadata.read_bytes()).decode()


def told(pdf: pikepdf.Pdf, name: str) -> str:
    match = re.search(f"<{name}>(?:<[^>]+>)*([^<]*)<", xmp(pdf))
    return match[1] if match else ""


# What the standard asks for


def test_it_says_what_it_is_in_its_metadata(pdf: pikepdf.Pdf) -> None:
    """The version of the standard stands in XMP alone; dates, identity and title are there."""
    assert told(pdf, "pdfxid:GTS_PDFXVersion") == "PDF/X-4"
    assert "/GTS_PDFXVersion" not in pdf.trailer.Info
    assert pdf.Root.Metadata.get("/Filter") is None, "XMP is found by programs that read no PDF"
    for name in (
        "xmp:CreateDate",
        "xmp:ModifyDate",
        "xmp:MetadataDate",
        "xmpMM:DocumentID",
        "xmpMM:VersionID",
    ):
        assert told(pdf, name), name
    assert told(pdf, "xmpMM:RenditionClass") == "default"


def test_metadata_and_information_agree(pdf: pikepdf.Pdf) -> None:
    info = {str(key): str(value) for key, value in pdf.trailer.Info.items()}
    same = {"Title": "dc:title", "Creator": "xmp:CreatorTool", "Producer": "pdf:Producer"}
    assert {key: told(pdf, name) for key, name in same.items()} == {key: info[f"/{key}"] for key in same}
    assert info["/Trapped"] == "/False" and told(pdf, "pdf:Trapped") == "False"
    assert info["/CreationDate"] == info["/ModDate"] == "D:19700101000000Z"
    assert told(pdf, "xmp:CreateDate") == told(pdf, "xmp:ModifyDate") == "1970-01-01T00:00:00Z"


def test_version_and_identifier(file: Path, pdf: pikepdf.Pdf) -> None:
    assert file.read_bytes().startswith(b"%PDF-1.6")
    assert len(pdf.trailer.ID) == 2 and not pdf.is_encrypted


def test_exactly_one_output_intent_with_its_profile(pdf: pikepdf.Pdf) -> None:
    (intent,) = pdf.Root.OutputIntents
    assert intent.S == "/GTS_PDFX" and str(intent.OutputConditionIdentifier) == "FOGRA39"
    assert str(intent.RegistryName) == "http://www.color.org" and str(intent.Info)
    data = bytes(intent.DestOutputProfile.read_bytes())
    assert intent.DestOutputProfile.N == 4
    assert (data[12:16], data[16:20], data[36:40]) == (b"prtr", b"CMYK", b"acsp")


def test_boxes_lie_in_each_other(pdf: pikepdf.Pdf) -> None:
    for page in pdf.pages:
        media, bleed, trim = (
            [float(v) for v in page.obj[name]] for name in ("/MediaBox", "/BleedBox", "/TrimBox")
        )
        for outer, inner in ((media, bleed), (bleed, trim)):
            assert outer[0] <= inner[0] < inner[2] <= outer[2] and outer[1] <= inner[1] < inner[3] <= outer[3]
        assert "/ArtBox" not in page.obj
        assert [round((trim[at + 2] - trim[at]) * 25.4 / 72, 3) for at in (0, 1)] == [63, 88]


FORBIDDEN = {
    "actions and scripts": ("/AA", "/OpenAction", "/JS", "/JavaScript", "/A"),
    "fields": ("/AcroForm", "/XFA"),
    "files in the file": ("/EmbeddedFiles", "/EF"),
    "transfer curves and halftones": ("/TR", "/TR2", "/HT", "/HTP"),
    "alternates and proxies": ("/Alternates", "/OPI"),
    "links to other files": ("/Ref", "/F"),
}


@pytest.mark.parametrize("kind", FORBIDDEN)
def test_nothing_that_a_press_refuses(pdf: pikepdf.Pdf, kind: str) -> None:
    found = {key for thing in dictionaries(pdf) for key in FORBIDDEN[kind] if key in thing}
    assert not found
    assert not any(thing.get("/Subtype") == "/PS" for thing in dictionaries(pdf))
    assert not any("LZW" in str(thing.get("/Filter")) for thing in dictionaries(pdf))


def test_every_font_is_embedded(file: Path) -> None:
    fonts = subprocess.run(["pdffonts", file], check=True, capture_output=True, text=True).stdout
    lines = fonts.splitlines()[2:]
    assert lines and all(re.search(r"\byes +yes +(yes|no)\b", line) for line in lines)


def test_text_stays_text(file: Path) -> None:
    assert (
        "Face c0"
        in subprocess.run(["pdftotext", file, "-"], check=True, capture_output=True, text=True).stdout
    )


def test_no_colour_of_a_screen_is_left(pdf: pikepdf.Pdf) -> None:
    for thing in dictionaries(pdf):
        for key in ("/ColorSpace", "/CS"):
            assert "RGB" not in str(thing.get(key)), thing.get("/Subtype")
        is_content = isinstance(thing, pikepdf.Stream) and (
            thing.get("/Subtype") == "/Form" or "/PatternType" in thing
        )
        if is_content:
            used = {str(each.operator) for each in pikepdf.parse_content_stream(thing)}
            assert used.isdisjoint({"rg", "RG"})
    assert sum("/ShadingType" in thing for thing in dictionaries(pdf)) >= 3, (
        "ramp, fade and its mask were looked at"
    )


def test_the_same_cards_are_the_same_bytes(file: Path) -> None:
    assert make() == file.read_bytes()


# Colours


def lab(profile: Any, mode: str, colours: bytes) -> np.ndarray:
    """Colours as CIELAB, by littleCMS."""
    to = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB"))
    image = Image.frombytes(mode, (len(colours) // len(mode), 1), colours)
    seen = ImageCms.applyTransform(
        image, ImageCms.buildTransform(profile, to, mode, "LAB", ImageCms.Intent.RELATIVE_COLORIMETRIC)
    )
    assert seen is not None
    values = np.frombuffer(seen.tobytes(), np.uint8).reshape(-1, 3).astype(float)
    return np.stack(
        [values[:, 0] / 2.55, *((values[:, at].astype(np.uint8).view(np.int8)) for at in (1, 2))], 1
    )


def test_greys_are_black_ink_as_light_as_they_were() -> None:
    """From paper to full black in even steps of lightness."""
    profile = read_profile("fogra39")
    inks, press = Inks(profile), ImageCms.ImageCmsProfile(io.BytesIO(profile.data))
    assert inks.ink(0, 0, 0) == (0, 0, 0, 255) and inks.ink(255, 255, 255) == (0, 0, 0, 0)
    shades = (32, 64, 128, 192, 224)
    assert all(inks.ink(v, v, v)[:3] == (0, 0, 0) for v in shades)
    ends = lab(press, "CMYK", bytes((0, 0, 0, 255, 0, 0, 0, 0)))[:, 0]
    made = lab(press, "CMYK", bytes(v for shade in shades for v in inks.ink(shade, shade, shade)))[:, 0]
    screen = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
    wanted = lab(screen, "RGB", bytes(v for shade in shades for v in (shade,) * 3))[:, 0] / 100
    assert np.abs((made - ends[0]) / (ends[1] - ends[0]) - wanted).max() < 0.02


@pytest.mark.parametrize("name", CONDITIONS)
def test_colours_that_can_be_printed_look_as_on_the_screen(name: str) -> None:
    profile = read_profile(name)
    inks, press = Inks(profile), ImageCms.ImageCmsProfile(io.BytesIO(profile.data))
    colours = [(200, 120, 90), (90, 130, 170), (230, 210, 150), (120, 140, 90)]
    seen = lab(press, "CMYK", bytes(v for colour in colours for v in inks.ink(*colour)))
    screen = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
    wanted = lab(screen, "RGB", bytes(v for colour in colours for v in colour))
    black_is_lighter = (
        10 if name == "fogra29" else 5
    )  # on uncoated paper it is a dark grey, and so are the darkest
    assert np.linalg.norm(seen - wanted, axis=1).max() < black_is_lighter
    darkest = max(
        sum(inks.picture(Image.new("RGB", (1, 1), c)).tobytes()) for c in ((0, 0, 0), (20, 0, 0), (0, 0, 30))
    )
    assert darkest / 2.55 < 301, "percent of ink, as the profile was made for"


@pytest.mark.parametrize(
    ("name", "limit"), [("fogra39", 300), ("fogra39", 240), ("fogra29", 300), ("gracol", 240)]
)
def test_profiles_mix_no_more_ink_than_the_paper_takes(name: str, limit: int) -> None:
    press = Press(Standard.X4, read_profile(name, limit=limit), limit)
    total, below_black = most_ink(press)
    assert 0.9 * limit - 20 < total <= limit
    assert total >= below_black


def test_ink_is_counted_on_square_millimetres() -> None:
    """Fields of 0 and of 100 + 50 %, a spot that counts by its share of its millimetre, and a millimetre cut off."""
    plate = np.zeros((22, 32, 4), np.uint8)
    plate[:, 16:] = (255, 0, 127.5, 0)
    plate[10:12, 2:6, 3] = 255
    found = coverage(Image.frombytes("CMYK", (32, 22), plate.tobytes()))
    assert found == pytest.approx(
        np.array([[0, 0, 150, 150], [100 / 8, 0, 150, 150], [0, 0, 150, 150]]), abs=0.5
    )


def rewritten(content: str) -> str:
    return Rewriter(Inks(read_profile("fogra39"))).rewrite(content.encode()).decode()


def test_a_mask_by_light_lets_through_what_it_did() -> None:
    """A grey of half is half the light, not the ink that looks like it; a colour counts as PDF says."""
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        pdf.trailer.Info = pikepdf.Dictionary()
        group = pikepdf.Dictionary(S=pikepdf.Name.Transparency, CS=pikepdf.Name.DeviceRGB)
        mask = pdf.make_stream(b"0.5 g 0 0 9 9 re f 1 0 0 rg 9 0 9 9 re f")
        mask.Subtype, mask.Group = pikepdf.Name.Form, group
        soft = pikepdf.Dictionary(SMask=pikepdf.Dictionary(S=pikepdf.Name.Luminosity, G=mask))
        pdf.pages[0].Resources = pikepdf.Dictionary(ExtGState=pikepdf.Dictionary(S=soft))
        prepare(pdf, Press(Standard.X4, read_profile("fogra39"), 300))
        assert mask.read_bytes() == b"0.5 g 0 0 9 9 re f 0.3 g 9 0 9 9 re f"
        assert pikepdf.Name.DeviceGray == mask.Group.CS


def test_jpegs_stay_jpegs_in_ink() -> None:
    """Their inks are kept the other way round, and the file says so."""
    inks, data = Inks(read_profile("fogra39")), io.BytesIO()
    Image.new("RGB", (16, 16), PICTURED).save(data, "JPEG", quality=95)
    with pikepdf.new() as pdf:
        kind = {"Subtype": pikepdf.Name.Image, "Width": 16, "Height": 16, "BitsPerComponent": 8}
        picture = pikepdf.Stream(
            pdf, data.getvalue(), **kind, ColorSpace=pikepdf.Name.DeviceRGB, Filter=pikepdf.Name.DCTDecode
        )
        convert_picture(picture, inks)
        assert [str(picture.ColorSpace), str(picture.Filter)] == ["/DeviceCMYK", "/DCTDecode"]
        assert list(picture.Decode) == [1, 0] * 4
        with Image.open(io.BytesIO(picture.read_raw_bytes())) as made:  # which turns them by itself
            found = made.convert("CMYK").getpixel((8, 8))
    assert found == pytest.approx(tuple(inks.picture(Image.new("RGB", (1, 1), PICTURED)).tobytes()), abs=3)


BLACK = "0 0 0 1"


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("0 0 0 rg BT (a) Tj ET", f"{BLACK} k /BlackText gs BT (a) Tj ET /NoBlack gs"),
        ("0 g BT <00> Tj ET", f"{BLACK} k /BlackText gs BT <00> Tj ET /NoBlack gs"),
        ("1 1 1 rg BT (a) Tj ET", "0 0 0 0 k BT (a) Tj ET"),  # white always spares out
        ("0 g 0 0 9 9 re f", f"{BLACK} k 0 0 9 9 re f"),  # so does an area
        ("0 G 0 0 m 9 9 l S", f"{BLACK} K 0 0 m 9 9 l /BlackLine gs S /NoBlack gs"),
        ("1 G 0 0 m 9 9 l S", "0 0 0 0 K 0 0 m 9 9 l S"),
        ("BT 0 g (a) Tj 1 g (b) Tj ET", f"BT /BlackText gs {BLACK} k (a) Tj /NoBlack gs 0 0 0 0 k (b) Tj ET"),
        ("q 0 g Q BT (a) Tj ET", f"q {BLACK} k Q BT (a) Tj ET"),
        ("0 g q 1 g Q BT (a) Tj ET", f"{BLACK} k q 0 0 0 0 k Q /BlackText gs BT (a) Tj ET /NoBlack gs"),
        ("0 g /P cs /p scn BT (a) Tj ET", f"{BLACK} k /P cs /p scn BT (a) Tj ET"),
        ("BT (1 g \\) 0 0 0 rg) Tj ET", "BT (1 g \\) 0 0 0 rg) Tj ET"),  # letters are no operators
        ("/g gs /rg Do", "/g gs /rg Do"),
    ],
)
def test_black_letters_and_lines_are_printed_over(content: str, expected: str) -> None:
    assert rewritten(content) == expected


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("fogra93", "no profile 'fogra93'"),
        ("screen.icc", "of RGB colours and class mntr; a press needs one of CMYK and class prtr"),
        ("torn.icc", "no colour profile can be read there"),
    ],
)
def test_profiles_that_no_press_prints_by(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "torn.icc").write_bytes(read_profile("fogra39").data[:100])
    (tmp_path / "screen.icc").write_bytes(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    with pytest.raises(ProfileError, match=re.escape(words)):
        read_profile(name, tmp_path)


MESH = {"/ShadingType": 7, "/ColorSpace": pikepdf.Name.DeviceRGB}
BY_CALCULATOR = {"/ShadingType": 2, "/ColorSpace": pikepdf.Name.DeviceRGB}


@pytest.mark.parametrize(
    ("shading", "function", "words"),
    [
        (MESH, None, "sheet 2 shows a mesh of colours, a gradient of type 7"),
        (
            BY_CALCULATOR,
            {"/FunctionType": 4},
            "sheet 2 shows a gradient whose colours follow a function of type 4",
        ),
    ],
)
def test_colours_of_other_kinds_are_told_with_their_sheet(
    shading: dict[str, Any], function: dict[str, Any] | None, words: str
) -> None:
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        page = pdf.add_blank_page()
        made = pikepdf.Dictionary(shading) if function else pdf.make_stream(b"", shading)
        if function:
            made.Function = pdf.make_stream(b"{}", function)
        form = pdf.make_stream(b"/s sh", {"/Type": pikepdf.Name.XObject, "/Subtype": pikepdf.Name.Form})
        form.Resources = pikepdf.Dictionary(Shading=pikepdf.Dictionary(s=pdf.make_indirect(made)))
        page.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(f=form))
        with pytest.raises(DeckwrightError) as told:
            prepare(pdf, Press(Standard.X4, read_profile("fogra39"), 300))
    assert [found.code for found in told.value.problems] == ["press-colour"]
    assert words in told.value.problems[0].message


# Read back by Ghostscript, which knows nothing of us


@pytest.fixture(scope="module")
def inked(file: Path, tmp_path_factory: pytest.TempPathFactory) -> np.ndarray:
    """The front's inks as Ghostscript separates them, of 255; 4 pixels a millimetre, from the trim corner."""
    path = tmp_path_factory.mktemp("inks") / "inks.tif"
    options = ("-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=tiff32nc", "-r101.6", "-dLastPage=1")
    subprocess.run([str(GHOSTSCRIPT), *options, f"-sOutputFile={path}", str(file)], check=True, timeout=60)
    with Image.open(path) as image:
        return np.asarray(image)[12:, 12:].astype(int)


def ink_at(inked: np.ndarray, x: float, y: float) -> np.ndarray:
    """In the middle of 2 mm."""
    patch = inked[round(4 * y) - 4 : round(4 * y) + 4, round(4 * x) - 4 : round(4 * x) + 4]
    return np.array([patch[..., ink].mean() for ink in range(4)])


@needs_ghostscript
def test_patches_are_printed_in_the_inks_that_littlecms_says(inked: np.ndarray) -> None:
    inks = Inks(read_profile("fogra39"))
    for (x, y), colour in PATCHES.items():
        assert ink_at(inked, x + 4, y + 4) == pytest.approx(inks.ink(*colour), abs=1.5), colour
    pictured = tuple(inks.picture(Image.new("RGB", (1, 1), PICTURED)).tobytes())
    assert ink_at(inked, PICTURE[0] + 4, PICTURE[1] + 4) == pytest.approx(pictured, abs=1.5)


@needs_ghostscript
def test_gradients_pass_through_the_inks_of_the_colours_between(inked: np.ndarray) -> None:
    inks, ((x, y, width), (first, last)) = Inks(read_profile("fogra39")), GRADIENT
    for at in (0.1, 0.25, 0.5, 0.75, 0.9):
        colour = tuple(round(a + (b - a) * at) for a, b in zip(first, last, strict=True))
        assert ink_at(inked, x + width * at, y + 4) == pytest.approx(inks.ink(*colour), abs=6), at


@needs_ghostscript
def test_what_fades_away_leaves_the_ground(inked: np.ndarray) -> None:
    ground, fading = ink_at(inked, 50, 44), [ink_at(inked, x, 44) for x in (6, 24, 42)]
    inks = Inks(read_profile("fogra39"))
    full = np.array(inks.ink(51, 153, 76))
    for at, found in zip((0.05, 0.5, 0.95), fading, strict=True):
        assert found == pytest.approx(full + (ground - full) * at, abs=6)


@needs_ghostscript
def test_black_letters_leave_the_ground_below_them(inked: np.ndarray) -> None:
    ground = ink_at(inked, 55, 60)
    letters = inked[4 * 55 : 4 * 61, 4 * 8 : 4 * 30].reshape(-1, 4)
    black = letters[letters[:, 3] > 250]
    assert len(black) > 5 and black[:, :3] == pytest.approx(np.tile(ground[:3], (len(black), 1)), abs=2)
    white = inked[4 * 65 : 4 * 71, 4 * 8 : 4 * 30].reshape(-1, 4)
    assert (white.sum(1) == 0).sum() > 5, "white spares out the ground"


@needs_ghostscript
def test_ink_in_all_is_what_ghostscript_separates(file: Path, inked: np.ndarray) -> None:
    found = plates(file, 0)
    assert found is not None
    mine = coverage(found)[3:, 3:]
    for x, y in (*PATCHES, PICTURE, (10, 28), (50, 40), (10, 40)):
        theirs = inked[4 * y + 12 : 4 * y + 20, 4 * x + 12 : 4 * x + 20].sum(axis=2).mean() / 2.55
        assert mine[y + 3 : y + 5, x + 3 : x + 5].mean() == pytest.approx(theirs, abs=2), (x, y)
