"""The cover of a rulebook: its picture stands where a frame of the game's has a place for it."""

from __future__ import annotations

import io
from itertools import groupby
from pathlib import Path

import cairocffi
import pytest

from deckwright.build.request import Request
from deckwright.reference.build import ReferenceRequest, build_reference
from tests.kit.project import make

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100mm" height="100mm">'
FRAME = f"""{HEAD}
<rect width="100" height="100" fill="#f00"/>
<image id="picture" href="what-an-editor-shows.png" x="20" y="30" width="60" height="40"/>
<circle cx="50" cy="50" r="10" fill="#0f0"/>
</svg>
"""
PICTURE = f'{HEAD}<rect width="50" height="100" fill="#0ff"/><rect x="50" width="50" height="100" fill="#00f"/></svg>'
COVER = "# T\n\n```cover\npictures: [assets/petit/picture.svg]\n{}```\n"
NAMES = {0xFFFFFF: "white", 0xFF0000: "red", 0x00FF00: "green", 0x0000FF: "blue", 0x00FFFF: "cyan"}


def line_across(tmp_path: Path, keys: str, frame: str = FRAME) -> list[tuple[str, float]]:
    """The colours through the middle of the frame, from left to right, and how wide they are in millimetres."""
    project = make(
        tmp_path,
        {
            "cards/petit/reference/10-page.md": COVER.format(keys),
            "assets/petit/frame.svg": frame,
            "assets/petit/picture.svg": PICTURE,
        },
    )
    done = build_reference(Request(project.root, "petit"), ReferenceRequest(format="png"))
    assert not done.problems
    page = cairocffi.ImageSurface.create_from_png(io.BytesIO(done.artifacts[0].read()))
    scale, data = page.get_width() / 210, bytes(page.get_data())
    rows = []
    for y in range(60, 280, 2):
        start = int(y * scale) * page.get_stride()
        row = [data[start + 4 * x : start + 4 * x + 3][::-1] for x in range(page.get_width())]
        named = (NAMES.get(int.from_bytes(pixel), "") for pixel in row)
        runs = [(name, len([*group]) / scale) for name, group in groupby(named)]
        rows.append([(name, round(width)) for name, width in runs if name and width > 1])
    return max(rows, key=lambda row: (len(row), dict(row).get("green", 0)))


def test_a_picture_fills_its_place_in_a_frame_and_what_comes_after_lies_over_it(tmp_path: Path) -> None:
    """174 mm of the page are 100 of the frame."""
    found = line_across(tmp_path, "frame: assets/petit/frame.svg\n")
    assert [name for name, _ in found] == ["white", "red", "cyan", "green", "blue", "red", "white"]
    assert [width for _, width in found] == [18, 35, 35, 35, 35, 35, 18]


@pytest.mark.parametrize(("side", "seen"), [("left", "cyan"), ("right", "blue")])
def test_of_a_wide_picture_one_side_is_kept(tmp_path: Path, side: str, seen: str) -> None:
    """The picture is square, its place three times as high as wide: a third of it is seen."""
    tall = FRAME.replace('x="20" y="30" width="60" height="40"', 'x="40" y="20" width="20" height="60"')
    found = line_across(tmp_path, f"frame: assets/petit/frame.svg\nkeep: {side}\n", tall)
    assert {name for name, _ in found} == {"white", "red", seen, "green"}


def test_without_a_frame_a_picture_stands_by_itself(tmp_path: Path) -> None:
    assert {name for name, _ in line_across(tmp_path, "")} == {"white", "cyan", "blue"}
