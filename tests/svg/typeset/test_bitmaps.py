"""Letters that are pixels in their font (CBDT, sbix) stand where their font says; too few of them are told."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pytest
from PIL import Image

from deckwright.svg.typeset import FontSet

from ..helpers import Files, document, ours, problems
from . import colored
from .test_paints import SHAPES, outlines

GLYPH = 1 + len(SHAPES)  # the letter A of `outlines`
SMALL = bytes((10, 20, 2, 15, 20))  # 20 × 10 pixels, 2 right of the origin, their upper side 15 above it
LARGE = SMALL + bytes(3)
RED, LIME, WHITE = (255, 0, 0), (0, 255, 0), (255, 255, 255)


def png(color: tuple[int, int, int], times: int = 1, kind: str = "PNG") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (20 * times, 10 * times), color).save(out, kind, quality=95)
    return out.getvalue()


def pixels_of(
    data: bytes, layout: int, kind: int, *, pixels: int = 20, metrics: bytes = SMALL
) -> colored.Tables:
    """CBDT and CBLC of one size with one picture, its place told by a subtable of *kind*."""
    own = {17: metrics, 18: metrics + bytes(3), 19: b""}[layout]
    picture = own + struct.pack(">I", len(data)) + data
    end = len(picture)
    place = {
        1: struct.pack(">II", 0, end),
        2: struct.pack(">I", end) + LARGE,
        3: struct.pack(">HH", 0, end),
        4: struct.pack(">IHHHH", 1, GLYPH, 0, 0, end),
        5: struct.pack(">I", end) + LARGE + struct.pack(">IH", 1, GLYPH),
    }[kind]
    subtable = struct.pack(">HHI", GLYPH, GLYPH, 8) + struct.pack(">HHI", kind, layout, 4) + place
    size = (
        struct.pack(">IIII", 56, len(subtable), 1, 0)
        + bytes(24)
        + struct.pack(">HH4B", GLYPH, GLYPH, pixels, pixels, 32, 1)
    )
    return {
        b"CBLC": struct.pack(">HHI", 3, 0, 1) + size + subtable,
        b"CBDT": struct.pack(">HH", 3, 0) + picture,
    }


def listed(strikes: list[tuple[int, bytes]], kind: bytes = b"png ") -> colored.Tables:
    """sbix; the letter is the picture of the glyph before it."""
    head, body = struct.pack(">HHI", 1, 1, len(strikes)), b""
    for pixels, data in strikes:
        head += struct.pack(">I", 8 + 4 * len(strikes) + len(body))
        pictures = struct.pack(">hh4s", 2 * pixels // 20, 5 * pixels // 20, kind) + data
        same = struct.pack(">hh4sH", 0, 0, b"dupe", GLYPH - 1)
        start = 4 + 4 * (GLYPH + 3)
        starts = [start] * GLYPH + [start + len(pictures)] + [start + len(pictures) + len(same)] * 2
        body += struct.pack(">HH", pixels, 72) + struct.pack(f">{len(starts)}I", *starts)[:-4]
        body += struct.pack(">I", starts[-1]) + pictures + same
    return {b"sbix": head + body}


def files(tmp_path: Path, more: colored.Tables, *, has_outlines: bool = True) -> Files:
    plain = tmp_path / "plain.ttf"
    outlines().save(plain)
    tables = colored.tables_of(plain.read_bytes())
    for name in () if has_outlines else (b"glyf", b"loca"):
        del tables[name]
    (tmp_path / "pixels.ttf").write_bytes(colored.font_of({**tables, **more}, b"\0\1\0\0"))
    return Files(fonts=FontSet([str(tmp_path / "pixels.ttf")]))


def drawing(letters: str = "A", size: int = 100) -> str:
    return document(f'<text x="20" y="120" font-family="Squares" font-size="{size}">{letters}</text>')


def box(tmp_path: Path, more: colored.Tables, color: tuple[int, int, int] = RED) -> list[int]:
    """What a letter of 100 pixels covers: left and right, upper and lower."""
    seen = abs(ours(drawing(), files(tmp_path, more)).astype(int) - color).max(axis=2) < 40
    rows, columns = seen.any(axis=1).nonzero()[0], seen.any(axis=0).nonzero()[0]
    return [int(columns[0]), int(columns[-1]) + 1, int(rows[0]), int(rows[-1]) + 1]


WANTED = [20 + 10, 20 + 110, 120 - 75, 120 - 25]  # five times the pixels


@pytest.mark.parametrize(("layout", "kind"), [(17, 1), (17, 3), (17, 4), (18, 1), (19, 2), (19, 5)])
def test_pixels_stand_where_their_metrics_say(tmp_path: Path, layout: int, kind: int) -> None:
    assert box(tmp_path, pixels_of(png(RED), layout, kind)) == WANTED


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_the_sharpest_of_several_sizes_is_taken(tmp_path: Path, kind: str) -> None:
    """By way of a glyph that is another's picture; the outline that it stands for begins 20 right and 10 above."""
    strikes = [(20, png(RED, kind=kind)), (40, png(LIME, 2, kind))]
    found = box(tmp_path, listed(strikes, kind[:3].lower().encode() + b" "), LIME)
    assert found == [20 + 20 + 10, 20 + 20 + 110, 120 - 10 - 75, 120 - 10 - 25]


def test_letters_without_outlines_are_as_wide_as_others(tmp_path: Path) -> None:
    """A letter of 40 pixels is 40 wide: the second one begins there, and none is missing."""
    fonts = files(tmp_path, pixels_of(png(RED), 17, 1), has_outlines=False)
    seen = ours(drawing("AA", 40), fonts)[100]
    assert [bool(seen[x].tolist() == [255, 0, 0]) for x in (22, 26, 62, 66, 105)] == [
        False,
        True,
        True,
        True,
        False,
    ]
    assert {each.code for each in problems(drawing("A", 40), fonts)} == {"image-low-resolution"}


def test_few_pixels_are_told_with_how_many(tmp_path: Path) -> None:
    """120 of them on an em of 100 pixels of CSS are 115 to the inch, 240 are 230."""
    for pixels, times, told in ((120, 6, ["115 dpi"]), (240, 12, [])):
        metrics = bytes((10 * times, 20 * times % 256, 2, 15, 20))
        found = problems(
            drawing(),
            files(tmp_path, pixels_of(png(RED, times), 17, 1, pixels=pixels, metrics=metrics)),
        )
        assert [each.code for each in found] == ["image-low-resolution"] * len(told)
        assert all(words in each.message for words, each in zip(told, found, strict=True))


@pytest.mark.parametrize(
    ("more", "has_outlines", "told"),
    [
        (pixels_of(b"no picture", 17, 1), False, ["glyph-colored"]),
        (pixels_of(b"\x89PNG\r\n\x1a\n" + b"no picture", 17, 1), False, ["glyph-colored"]),
        (pixels_of(b"no picture", 17, 1), True, ["glyph-colored"]),
        (listed([(20, png(RED))], b"tiff"), True, ["image-low-resolution"]),  # as what it is, not as what it says
        ({b"CBLC": b"\0\3\0\0\0\0\xff\xff", b"CBDT": b"\0\3\0\0"}, True, []),
        ({b"sbix": b"\0\1\0\1\0\0\xff\xff"}, True, []),
    ],
    ids=["no PNG", "a damaged PNG", "an outline", "another name", "cut off", "cut off too"],
)  # fmt: skip
def test_what_cannot_be_read_is_told(
    tmp_path: Path, more: colored.Tables, has_outlines: bool, told: list[str]
) -> None:
    found = problems(drawing(), files(tmp_path, more, has_outlines=has_outlines))
    assert [each.code for each in found] == told
