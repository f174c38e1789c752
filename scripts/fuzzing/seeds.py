"""Sound games to begin with: every starter in every form, and a fair that uses a bit of everything."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from xml.sax.saxutils import escape

import xlsxwriter
from PIL import Image, ImageCms

from deckwright.authoring.starters import FORMATS, TEMPLATES, files_of

Files = dict[str, bytes]  # of a project, by path

GAME = "game"  # the id of each
DRAWING = "layouts/drawing.svg"
_FAIR = Path(__file__).parent / "fair"
_PLACES = {
    "game.yaml": f"cards/{GAME}/game.yaml",
    "stalls.yaml": f"cards/{GAME}/stalls.yaml",
    "rules.yaml": f"cards/{GAME}/rules.yaml",
    "lang-fr.yaml": f"cards/{GAME}/lang/fr.yaml",
    "stall.svg": f"layouts/{GAME}/stall.svg",
    "coin.svg": f"layouts/{GAME}/coin.svg",
    "back.svg": f"layouts/{GAME}/back.svg",
    "ground.svg": f"layouts/{GAME}/parts/ground.svg",
    "star.svg": f"assets/{GAME}/symbols/star.svg",
    "eye.svg": f"assets/{GAME}/symbols/eye.svg",
    "10-rules.md": f"cards/{GAME}/reference/10-rules.md",
    "crest.svg": f"assets/{GAME}/art/crest.svg",
}


@cache
def seeds() -> Mapping[str, Files]:
    """All seeds by name."""
    found = {
        f"{template}-{form}": files_of(GAME, "Game", template, None, form)
        for template in TEMPLATES
        for form in FORMATS
    }
    return found | {f"fair-{kind}": fair(kind) for kind in ("csv", "xlsx", "ods")}


def fair(kind: str) -> Files:
    """The fair, its coins in a table of *kind*."""
    files = {place: (_FAIR / name).read_bytes() for name, place in _PLACES.items()}
    table = (_FAIR / "coins.csv").read_bytes()
    written: dict[str, Callable[[bytes], bytes]] = {"csv": bytes, "xlsx": _xlsx, "ods": _ods}
    files[f"cards/{GAME}/coins.{kind}"] = written[kind](table)
    files[f"assets/{GAME}/art/round.png"] = _picture("RGBA", "PNG")
    files[f"assets/{GAME}/art/photo.jpg"] = _picture("RGB", "JPEG")
    files[f"assets/{GAME}/art/vivid.png"] = _picture("RGB", "PNG", _profile())
    files[f"assets/{GAME}/art/ink.jpg"] = _picture("CMYK", "JPEG", _profile())
    files["assets/fonts/FjallaOne.ttf"] = _font()
    return files


def drawings() -> Mapping[str, Files]:
    """Drawings without a project, by name: each a file, with what it may show."""
    made = {place: data for place, data in fair("csv").items() if place.startswith("assets/")}
    plain = (_FAIR / "plain.svg").read_bytes()
    return {"plain": {DRAWING: plain, **made}, "crest": {DRAWING: (_FAIR / "crest.svg").read_bytes()}}


def _profile() -> bytes:
    """Of a screen, with which a picture says what its colours mean."""
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()


def _font() -> bytes:
    """One of the installed fonts, as a project has it in a file."""
    return (resources.files("font_fjallaone") / "files" / "FjallaOne-Regular.ttf").read_bytes()


def _picture(mode: str, form: str, profile: bytes = b"") -> bytes:
    image = Image.radial_gradient("L").resize((64, 48))
    bands = [image, image.rotate(180), image.transpose(Image.Transpose.FLIP_LEFT_RIGHT), image]
    out = io.BytesIO()
    Image.merge(mode, bands[: len(mode)]).save(out, form, icc_profile=profile or None)
    return out.getvalue()


def _rows(table: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(table.decode())))


def _xlsx(table: bytes) -> bytes:
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    sheet = book.add_worksheet("Coins")
    for number, row in enumerate(_rows(table)):
        sheet.write_row(number, 0, row)
    book.close()
    return out.getvalue()


_NAMES = " ".join(
    f'xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
    for short, name in (("office", "office"), ("table", "table"), ("text", "text"))
)


def _ods(table: bytes) -> bytes:
    rows = "".join(
        "<table:table-row>"
        + "".join(
            f'<table:table-cell office:value-type="string"><text:p>{escape(cell)}</text:p></table:table-cell>'
            for cell in row
        )
        + "</table:table-row>"
        for row in _rows(table)
    )
    content = (
        f'<office:document-content {_NAMES} office:version="1.3"><office:body><office:spreadsheet>'
        f'<table:table table:name="Coins">{rows}</table:table>'
        "</office:spreadsheet></office:body></office:document-content>"
    )
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as package:
        package.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        package.writestr("content.xml", content)
    return out.getvalue()
