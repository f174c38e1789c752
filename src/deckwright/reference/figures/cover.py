"""The cover of a book: its name, a picture in the mouth of a cave or by itself, a few lines. It prints at home."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from ...basics.geometry import Rect
from ...basics.problems import did_you_mean
from ...game.source.keys import Table, text, word, words
from ..cavern import mouth, rock
from ..page.markdown import Figure
from ..page.marks import Ink, Mark
from ..page.style import CAPITALS
from ..page.tools import Bench
from ..page.typesetting import Use
from .parts.reading import meaning

NAME: Final = 66.0  # points of the name on A5, where it is short enough
SUBTITLE: Final = 18.0
FRAMES: Final = ("arch", "none")
SIDES: Final = {"left": "xMinYMid", "middle": "xMidYMid", "right": "xMaxYMid"}
RIM: Final = 0.112  # of its width that the rock round an arch is thick
OVERLAP: Final = 0.3  # of two pictures by themselves


@dataclass(frozen=True, slots=True)
class Cover:
    title: str
    lines: tuple[str, ...]
    pictures: tuple[str, ...]
    frame: str
    keep: str  # the side of the picture that is kept where it is wider than the arch


def cover(figure: Figure, bench: Bench) -> list[Mark]:
    """What stands on the whole page."""
    read = _read(figure, bench)
    grid, setter = bench.grid, bench.setter
    scale = grid.size.width / 148.0
    middle = grid.size.width / 2
    title = setter.title
    size = min(NAME * scale, NAME * scale * grid.width * 0.98 / _wide(read.title, NAME * scale, bench))
    name = replace(title, size=size * (CAPITALS if title.capitals else 1.0), line=size * 0.42, align="center")
    top = grid.size.height * 0.155
    marks = list(setter.marks(setter.set(read.title, name), middle, top, name))
    uses = [_use(number, bench, scale) for number in range(len(read.lines))]
    said = zip(read.lines, uses, strict=True)
    lines = [setter.set(meaning(line, bench.lang), use, grid.width) for line, use in said]
    y = grid.size.height - grid.margins.bottom - sum(line.logical.height + 2 * scale for line in lines)
    room = Rect(grid.margins.left, top + 8 * scale, grid.width, y - top - 16 * scale)
    for line, use in zip(lines, uses, strict=True):
        marks += setter.marks(line, grid.margins.left, y, use)
        y += line.logical.height + 2 * scale
    if read.pictures:
        draw = _arch if read.frame == "arch" else _plain
        marks += draw(read, room, bench)
    bench.facts.append({"figure": "cover", "line": figure.line, "pictures": list(read.pictures)})
    return marks


def _read(figure: Figure, bench: Bench) -> Cover:
    table = Table(figure.content, bench.report, "the cover")
    title = table.read("title", text) or bench.game.title.in_lang(bench.lang)
    listed = table.node("lines")
    lines = tuple(
        said
        for node in getattr(listed, "items", ())
        if (said := text(node, bench.report, "the line")) is not None
    )
    at = table.node("pictures")
    pictures = tuple(path for path in table.read("pictures", words) or () if _is_there(path, at, bench))
    frame, keep = table.read("frame", word) or "arch", table.read("keep", word) or "middle"
    for key, value, known in (("frame", frame, FRAMES), ("keep", keep, tuple(SIDES))):
        if value not in known:
            hint, message = (
                did_you_mean(value, known),
                f"`{key}` is {value!r}; {', '.join(known)} are allowed",
            )
            bench.report.add("wrong-kind", message, table.node(key), hint)
    table.finish()
    return Cover(title, lines, pictures, frame, keep)


def _is_there(path: str, at: object, bench: Bench) -> bool:
    if bench.game.assets.exists(path):
        return True
    hint = "write its path from the project's root: assets/…"
    bench.report.add("missing-art", f"there is no picture {path!r}", at, hint)  # type: ignore[arg-type]
    return False


def _wide(words: str, size: float, bench: Bench) -> float:
    title = bench.setter.title
    return bench.setter.width(words, replace(title, size=size * (CAPITALS if title.capitals else 1.0)))


def _use(number: int, bench: Bench, scale: float) -> Use:
    if number == 0:
        title = bench.setter.title
        size = SUBTITLE * scale * (CAPITALS if title.capitals else 1.0)
        return replace(title, size=size, line=size * 0.42, align="center")
    return Use(bench.grid.body, bench.grid.line, colour=bench.setter.style.soft, align="center")


# Pictures


def _plain(read: Cover, room: Rect, bench: Bench) -> Iterator[Mark]:
    """One picture in the middle; two, the first higher and behind."""
    count = len(read.pictures)
    share = 1 / (count - OVERLAP * (count - 1))
    side = min(room.width, room.height) * share * (1.0 if count == 1 else 1.05)
    step = Rect(*room.center, 0, 0)
    for number, path in enumerate(read.pictures):
        off = (number - (count - 1) / 2) * side * (1 - OVERLAP)
        rect = Rect(step.x + off - side / 2, step.y + off * 0.8 - side / 2, side, side)
        yield Ink(_image(path, rect, "xMidYMid meet"))


def _arch(read: Cover, room: Rect, bench: Bench) -> Iterator[Mark]:
    """A tall opening in the rock; its outer edge is uneven and stands on white."""
    width = min(room.width, room.height * 0.92)
    whole = Rect(room.center.x - width / 2, room.y, width, room.height)
    rim = width * RIM
    opening = whole.outset(-rim)
    seen = opening.outset(rim * 0.35)
    picture = _image(read.pictures[0], seen, f"{SIDES.get(read.keep, SIDES['middle'])} slice")
    yield Ink(
        f'<defs><clipPath id="mouth"><path d="{mouth(seen)}"/></clipPath></defs>'
        f'<g clip-path="url(#mouth)">{picture}</g>'
    )
    yield from rock(opening, rim, bench.look, random.Random(f"{bench.game.id}-cover"))


def _image(path: str, rect: Rect, fit: str) -> str:
    x, y, width, height = (f"{side:.3f}" for side in rect)
    return f'<image href="{path}" x="{x}" y="{y}" width="{width}" height="{height}" preserveAspectRatio="{fit}"/>'
