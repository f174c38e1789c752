"""The subjects of Caveloot's cards: plain SVG, inside their box, the same in both engines, drawn as committed."""

import io
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import cairosvg
import pytest
import resvg_py
from PIL import Image, ImageChops

from tests.kit.places import ROOT
from tests.kit.sweeps import thinned

ART = ROOT / "assets" / "caveloot" / "art"
sys.path.insert(0, str(ROOT / "scripts"))

from illustration.caveloot.subjects import MOTIFS  # noqa: E402

FILES = sorted(ART.glob("*.svg"))
BOXES = {"0 0 100 100", "0 0 160 88"}
ELEMENTS = {"svg", "title", "g", "path", "clipPath"}
MARGIN = 20
HANGING = {"araignee-verglas", "voleur-capuche"}


def tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def resvg(svg: str, width: int) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=svg.replace('mm"', '"'), width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def test_every_motif_has_its_file_and_every_file_its_motif() -> None:
    assert {f"art/{file.name}" for file in FILES} == MOTIFS.keys()


@pytest.mark.parametrize(
    "path", ["art/psoro.svg", "art/fee-givre.svg", "art/puits-lierre.svg", "art/skygard.svg"]
)
def test_drawing_again_gives_the_committed_bytes(path: str) -> None:
    draw = MOTIFS[path]
    assert draw() == draw() == (ART.parent / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_plain_and_small(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") in BOXES
    assert {tag(element) for element in root.iter()} <= ELEMENTS
    assert not re.search(r"opacity|<filter|<mask|Gradient|style=|href", text)
    assert not re.search(r"\d*\.\d{5,}", text)
    assert len(text) < 33_000


@pytest.mark.parametrize("file", thinned(FILES), ids=lambda file: file.stem)
def test_nothing_is_cut_off_above(file: Path) -> None:
    """A figure may run beyond its box at the foot or, as a bar does, at the sides; only what hangs, at the top.

    The broad strips fill their window from edge to edge.
    """
    text = file.read_text(encoding="utf-8")
    if file.stem in HANGING or 'viewBox="0 0 160' in text:
        return
    width, height = (int(value) for value in re.findall(r'viewBox="0 0 (\d+) (\d+)"', text)[0])
    wider = f'viewBox="0 {-MARGIN} {width} {height + MARGIN}" width="{width}" height="{height + MARGIN}"'
    image = resvg(re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', wider, text, count=1), width)
    above = image.crop((0, 0, width, MARGIN - 1)).getchannel("A")
    assert max(above.tobytes()) < 64


@pytest.mark.parametrize(
    "stem", ["crabe-coffre", "veuve-des-recifs", "livre-miroir", "cle-mille-dents", "fee-bocal", "mine-noyee"]
)
def test_both_engines_agree(stem: str) -> None:
    text = (ART / f"{stem}.svg").read_text(encoding="utf-8")
    ours = resvg(text, 400)
    png = cairosvg.svg2png(bytestring=text.encode(), output_width=400)
    theirs = Image.open(io.BytesIO(png)).convert("RGBA").resize(ours.size)
    sheets = []
    for image in (ours, theirs):
        sheet = Image.new("RGBA", image.size, "#F8D59A")
        sheet.alpha_composite(image)
        sheets.append(sheet.convert("L"))
    differing = sum(ImageChops.difference(*sheets).histogram()[49:])
    assert differing / (ours.width * ours.height) < 0.01
