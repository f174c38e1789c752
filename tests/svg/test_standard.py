"""Nothing is dropped in silence: each property of the standards is drawn, told, or passed over and changes nothing."""

from __future__ import annotations

import base64
import io
from functools import lru_cache

import pytest
from PIL import Image

from deckwright.svg.document import style
from deckwright.svg.typeset import FontSet
from tests.kit.resources import sans_files

from . import standard
from .helpers import Files, Pixels, document, ours, problems

FILES = Files(fonts=FontSet(sans_files()))


def _picture() -> str:
    image = Image.new("RGB", (3, 3), "gold")
    image.putpixel((1, 1), (0, 0, 128))
    out = io.BytesIO()
    image.save(out, "PNG")
    return base64.b64encode(out.getvalue()).decode()


PICTURE = _picture()


def _text(on: str, declared: str) -> str:
    if on == "page":
        return document('<rect width="9" height="9"/>', f'style="{declared}"')
    body = standard.ON[on].replace("{PICTURE}", PICTURE).replace("{}", declared.replace('"', "'"))
    return document(standard.DEFS + body)


@lru_cache
def _without(on: str) -> Pixels:
    return ours(_text(on, ""), FILES)


IDS = [f"{row.name} on {row.on}" for row in standard.PROPERTIES]


@pytest.mark.parametrize("row", standard.PROPERTIES, ids=IDS)
def test_each_property_is_drawn_or_told_or_changes_nothing(row: standard.Row) -> None:
    text = _text(row.on, f"{row.name}:{row.value}")
    found = [
        each for each in problems(text, FILES) if row.name in each.message or each.code == "font-missing"
    ]
    is_same = bool((ours(text, FILES) == _without(row.on)).all())
    what, _ = standard.state(row)
    if what == "drawn":
        assert not is_same or row.name in standard.SAME
        assert not found or {each.code for each in found} == {"font-missing"}
    elif what == "refused":
        assert found
        assert found[0].hint
    else:
        assert is_same
        assert not found


def test_every_property_that_is_drawn_is_on_the_list() -> None:
    listed = {row.name for row in standard.PROPERTIES}
    assert (
        style.PROPERTIES.keys() - listed
        == {"xml:space", "enable-background", "color-profile"} & style.PROPERTIES.keys()
    )


def test_the_page_holds_the_list() -> None:
    text = standard.PAGE.read_text(encoding="utf-8")
    assert standard.page(text) == text, "run: python -m tests.svg.standard"
