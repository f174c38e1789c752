"""The cover of a book: its name, a picture in a frame of the game's or by itself, a few lines. It prints at home."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from lxml import etree

from ...basics.geometry import Rect
from ...basics.problems import Place, did_you_mean
from ...basics.records import dataclass
from ...game.source.keys import Table, text, word, words
from ...svg import parse
from ...svg.document.checker import what_shows
from ..page.markdown import Figure
from ..page.marks import Ink, Mark
from ..page.style import CAPITALS
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts.pictures import SIDES, image, is_there
from .parts.reading import to_line

NAME: Final = 66.0  # points of the name on A5, where it is short enough
SUBTITLE: Final = 18.0
NO_FRAME: Final = "none"
PLACE: Final = "picture"  # the id of the image in a frame that the picture takes the place of
SVG: Final = "http://www.w3.org/2000/svg"
XLINK_HREF: Final = "{http://www.w3.org/1999/xlink}href"
OVERLAP: Final = 0.3  # of two pictures by themselves


@dataclass(frozen=True, slots=True)
class Cover:
    title: str
    lines: tuple[str, ...]
    pictures: tuple[str, ...]
    frame: etree._Element | None  # an SVG; None: pictures by themselves
    keep: str  # the side of the picture that is kept where it is wider than its place in the frame


def cover(figure: Figure, tools: PageTools) -> list[Mark]:
    """What stands on the whole page."""
    read = _read(figure, tools)
    grid, setter = tools.grid, tools.setter
    scale = grid.size.width / 148.0
    middle = grid.size.width / 2
    title = setter.title
    size = min(NAME * scale, NAME * scale * grid.width * 0.98 / _wide(read.title, NAME * scale, tools))
    name = replace(title, size=size * (CAPITALS if title.capitals else 1.0), line=size * 0.42, align="center")
    top = grid.size.height * 0.155
    marks = list(setter.marks(setter.set(read.title, name), middle, top, name))
    uses = [_use(number, tools, scale) for number in range(len(read.lines))]
    said = zip(read.lines, uses, strict=True)
    lines = [setter.set(to_line(line, tools.lang), use, grid.width) for line, use in said]
    y = grid.size.height - grid.margins.bottom - sum(line.logical.height + 2 * scale for line in lines)
    room = Rect(grid.margins.left, top + 8 * scale, grid.width, y - top - 16 * scale)
    for line, use in zip(lines, uses, strict=True):
        marks += setter.marks(line, grid.margins.left, y, use)
        y += line.logical.height + 2 * scale
    if read.pictures:
        marks += _plain(read, room) if read.frame is None else [_in_frame(read, read.frame, room)]
    tools.facts.append({"figure": "cover", "line": figure.line, "pictures": list(read.pictures)})
    return marks


def _read(figure: Figure, tools: PageTools) -> Cover:
    table = Table(figure.content, tools.report, "the cover")
    title = table.read("title", text) or tools.game.title.in_lang(tools.lang)
    listed = table.node("lines")
    lines = tuple(
        said
        for node in getattr(listed, "items", ())
        if (said := text(node, tools.report, "the line")) is not None
    )
    at = table.node("pictures")
    pictures = tuple(path for path in table.read("pictures", words) or () if is_there(path, at, tools))
    frame, keep = _read_frame(table, tools), table.read("keep", word) or "middle"
    if keep not in SIDES:
        message = f"`keep` is {keep!r}; {', '.join(SIDES)} are allowed"
        tools.report.add("wrong-kind", message, table.node("keep"), did_you_mean(keep, SIDES))
    table.finish()
    return Cover(title, lines, pictures, frame, keep)


def _read_frame(table: Table, tools: PageTools) -> etree._Element | None:
    """The SVG that is named, if it can be read and has a place for the picture."""
    path, at = table.read("frame", word) or NO_FRAME, table.node("frame")
    if path == NO_FRAME:
        return None
    if not path.endswith(".svg"):
        message = f"`frame` is {path!r}; `{NO_FRAME}` or an SVG file below assets/ is allowed"
        tools.report.add("wrong-kind", message, at)
        return None
    root = _parse_frame(path, tools) if is_there(path, at, tools) else None
    if root is None:
        return None
    if root.get("viewBox") is None or _place_in(root) is None:
        hint = f'give it a viewBox, and <image id="{PLACE}" x=… y=… width=… height=…/> where the picture is to be'
        tools.report.add("reference-figure", f"{path} has no place for a picture", at, hint)
        return None
    return root


def _parse_frame(path: str, tools: PageTools) -> etree._Element | None:
    text = tools.game.assets.read(path).decode("utf-8", "replace")
    document = parse(text, path)
    for found in what_shows(document, document.findings):
        tools.report.take(found)
    if document.root is None:
        return None
    body = text.removeprefix("\ufeff")
    if body.startswith("<?xml"):  # what it says of the file's bytes is out of date
        body = body.partition("?>")[2]
    try:
        return etree.fromstring(
            body.strip().encode(), etree.XMLParser(resolve_entities=False, no_network=True)
        )
    except etree.XMLSyntaxError as error:
        tools.report.add("svg-xml", f"not well-formed XML: {error.msg}", Place(path, error.position[0]))
        return None


def _place_in(frame: etree._Element) -> etree._Element | None:
    return next((node for node in frame.iter(f"{{{SVG}}}image") if node.get("id") == PLACE), None)


def _wide(words: str, size: float, tools: PageTools) -> float:
    title = tools.setter.title
    return tools.setter.width(words, replace(title, size=size * (CAPITALS if title.capitals else 1.0)))


def _use(number: int, tools: PageTools, scale: float) -> Use:
    if number == 0:
        title = tools.setter.title
        size = SUBTITLE * scale * (CAPITALS if title.capitals else 1.0)
        return replace(title, size=size, line=size * 0.42, align="center")
    return Use(tools.grid.body, tools.grid.line, colour=tools.setter.style.soft, align="center")


# Pictures


def _plain(read: Cover, room: Rect) -> Iterator[Mark]:
    """One picture in the middle; two, the first higher and behind."""
    count = len(read.pictures)
    share = 1 / (count - OVERLAP * (count - 1))
    side = min(room.width, room.height) * share * (1.0 if count == 1 else 1.05)
    step = Rect(*room.center, 0, 0)
    for number, path in enumerate(read.pictures):
        off = (number - (count - 1) / 2) * side * (1 - OVERLAP)
        rect = Rect(step.x + off - side / 2, step.y + off * 0.8 - side / 2, side, side)
        yield image(path, rect, "xMidYMid meet")


def _in_frame(read: Cover, frame: etree._Element, room: Rect) -> Ink:
    """The picture at its place in the frame, as large as there is room for."""
    place = _place_in(frame)
    assert place is not None
    place.attrib.pop(XLINK_HREF, None)
    place.set("href", read.pictures[0])
    place.set("preserveAspectRatio", f"{SIDES.get(read.keep, SIDES['middle'])} slice")
    for key, side in zip(("x", "y", "width", "height"), room, strict=True):
        frame.set(key, f"{side:.3f}")
    return Ink(etree.tostring(frame, encoding="unicode"))
