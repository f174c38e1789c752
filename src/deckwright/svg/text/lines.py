"""Unwrapped text: chunks at absolute positions, each anchored as a whole, with steps and turns inside it."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import Final

from ...basics.geometry import Matrix
from ...basics.records import dataclass
from ..canvas.canvas import Canvas
from ..document import values
from ..document.carrier import Carrier
from ..document.tree import Node
from ..typeset import JOINED, Align, Block, Inline, Item, SetText, Span
from . import boxes, characters, fonts, tracks
from .characters import OBJECT, Characters, Passage, Place

_ALIGN: Final[dict[str, Align]] = {"start": "start", "middle": "center", "end": "end"}
_TURNED: Final = {"start": "end", "middle": "middle", "end": "start"}
_BACK: Final[dict[str, float]] = {
    "start": 0.0,
    "middle": 0.5,
    "end": 1.0,
}  # how much of a chunk stands before its x


MAX_PLACED: Final = 1_500  # pieces of one text element
_MOST_MEASURED: Final = 128  # pieces that are set together to measure one
_VIRAMA: Final = 9
_JOINER: Final = "\u200d"
_FLAG_LETTERS: Final = ("\U0001f1e6", "\U0001f1ff")
_ALL_FLAG_LETTERS: Final = "".join(chr(code) for code in range(0x1F1E6, 0x1F200))
_SKINS: Final = ("\U0001f3fb", "\U0001f3ff")
_REGION: Final = ("\U000e0020", "\U000e007f")
_MOST_BEFORE: Final = 64  # characters that are looked back at
_LEFTWARDS: Final = frozenset({"R", "AL"})  # the bidirectional classes of letters that run to the left


@dataclass(slots=True)
class PlacedText:
    """A set text and where its origin stands, in the user space of the text element."""

    set: SetText
    matrix: Matrix
    keys: tuple[int, ...]  # of the carriers whose characters it has


@dataclass(slots=True)
class _Segment:
    """Characters that are set together, and the place of the first."""

    passages: list[Passage]
    place: Place
    track: Node | None = None  # the textPath that it runs along
    stretch: float = 1.0  # of its letters, along the line


class _Lines:
    def __init__(self, canvas: Canvas, node: Node, found: Characters) -> None:
        self.canvas = canvas
        self.node = node
        self.found = found
        self.placed: list[PlacedText] = []
        self.kerns: list[float] = []  # of the last stepped chunk: what stands before each segment

    def place_chunk(self, chunk: list[_Segment], x: float, y: float) -> tuple[float, float]:
        """Place a chunk that begins at (x, y); return the place behind it."""
        carrier = self.found.carriers[chunk[0].passages[0].key]
        if len(chunk) > 1 and _runs_left(chunk):
            message = (
                f"{self.node.describe()}: letters that run to the left, placed one by one, are not supported"
            )
            hint = "take out dx, dy, rotate, word-spacing or the textPath"
            self.canvas.report("svg-unsupported", message, self.node, hint=hint)
        if chunk[0].track is not None:
            return self._place_along(chunk, chunk[0].track, carrier, x, y)
        if len(chunk) == 1:
            return self._place_plain(chunk[0], carrier, x, y)
        return self._place_steps(chunk, carrier, x, y)

    def _place_plain(self, segment: _Segment, carrier: Carrier, x: float, y: float) -> tuple[float, float]:
        """A chunk without steps inside: the engine anchors it."""
        x, y = x + segment.place.dx, y + segment.place.dy
        anchor = carrier.style["text-anchor"]
        found = items(self.canvas, self.found, segment.passages)
        block = boxes.line(self.canvas, self.node, carrier, found, _align(anchor, carrier))
        laid = self.canvas.run.typesetter.set(block)
        stretch = segment.stretch
        wanted = 0.0 if self.found.lengths else self._text_length()
        if wanted and _advance(laid) > 0:
            if self.node.get("lengthAdjust") == "spacingAndGlyphs":
                stretch = wanted / _advance(laid)
            else:
                laid = self.canvas.run.typesetter.set(_spaced(block, wanted - _advance(laid)))
        matrix = self._at(segment, x, y) @ Matrix.scale(stretch, 1)
        self.placed.append(PlacedText(laid, matrix, keys(found)))
        return x + _advance(laid) * stretch * (1 - _BACK[anchor]), y

    def _at(self, segment: _Segment, x: float, y: float) -> Matrix:
        """The space of a segment: a letter turns about its own baseline, where that stands once it is raised."""
        if not segment.place.rotate:
            return Matrix.translate(x, y)
        carrier = self.found.carriers[segment.passages[0].key]
        raised = fonts.text_style(self.canvas, carrier).baseline_shift
        turn = Matrix.rotate(segment.place.rotate)
        return Matrix.translate(x, y - raised) @ turn @ Matrix.translate(0, raised)

    def _text_length(self) -> float:
        return max(0.0, self.canvas.measure(self.node, "textLength", "x"))

    def _place_steps(
        self, chunk: list[_Segment], carrier: Carrier, x: float, y: float
    ) -> tuple[float, float]:
        """A chunk with steps or turns inside: anchored by the sum of its advances and steps.

        An advance is measured within what stands before, so that kerning holds across a turned letter.
        """
        first, x0 = len(self.placed), x + chunk[0].place.dx
        self.kerns = list[float]()
        before: list[list[Passage]] = []
        reached = 0.0
        for segment in chunk:
            found = items(self.canvas, self.found, segment.passages)
            laid = self._set(found, carrier)
            if len(before) >= _MOST_MEASURED:
                before = before[-_MOST_MEASURED // 2 :]
                reached = self._width(before, carrier)
            before.append(segment.passages)
            so_far = self._width(before, carrier)
            kern = so_far - reached - _advance(laid)
            x, y = x + segment.place.dx + kern, y + segment.place.dy
            matrix = self._at(segment, x, y) @ Matrix.scale(segment.stretch, 1)
            self.placed.append(PlacedText(laid, matrix, keys(found)))
            self.kerns.append(kern)
            x, reached = x + _advance(laid) * segment.stretch, so_far
        back = (x - x0) * _BACK[carrier.style["text-anchor"]]
        for part in self.placed[first:]:
            part.matrix = Matrix.translate(-back, 0) @ part.matrix
        return x - back, y

    def _place_along(
        self, chunk: list[_Segment], track: Node, carrier: Carrier, x: float, y: float
    ) -> tuple[float, float]:
        """A chunk along a path: each letter's middle stands on it; letters beyond its ends are left out."""
        line = tracks.of(self.canvas, track)
        if line is None:
            return x, y
        first = len(self.placed)
        _, aside = self._place_steps(chunk, carrier, chunk[0].place.x or 0.0, 0.0)
        letters, self.placed[first:] = self.placed[first:], []
        start = tracks.start(self.canvas, track, line)
        for letter, kern in zip(letters, [*self.kerns[1:], 0.0], strict=True):
            half = (_advance(letter.set) + kern) / 2
            at = line.at(start + letter.matrix.e + half)
            if at is not None:
                turned = Matrix.rotate(chunk[0].place.rotate) if chunk[0].place.rotate else Matrix()
                letter.matrix = at @ Matrix.translate(-half, letter.matrix.f) @ turned
                self.placed.append(letter)
        end = line.at(line.length)
        return (end.e, end.f + aside) if end else (x, y)

    def _width(self, segments: list[list[Passage]], carrier: Carrier) -> float:
        passages = [passage for segment in segments for passage in segment]
        return _advance(self._set(items(self.canvas, self.found, passages), carrier))

    def _set(self, found: tuple[Item, ...], carrier: Carrier) -> SetText:
        block = Block(found, wrap=False, direction=fonts.direction(carrier), align=_align("start", carrier))
        laid: SetText = self.canvas.run.typesetter.set(block)
        return laid


def _align(anchor: str, carrier: Carrier) -> Align:
    """How a line stands at its anchor: left and right stay what they are where only its language turns a text."""
    return _ALIGN[_TURNED[anchor] if fonts.runs_by_language(carrier) else anchor]


def lay_out(canvas: Canvas, node: Node, found: Characters) -> list[PlacedText]:
    places = characters.places(canvas, found, node)
    _space_words(canvas, found, places)
    _space_changes(canvas, found, places)
    stretches = _set_lengths(canvas, found, places)
    laying = _Lines(canvas, node, found)
    x = y = 0.0
    segments = _segments(canvas, found, places, stretches)
    if not _is_affordable(canvas, node, len(segments)):
        return []
    for chunk in _chunks(segments):
        first = chunk[0].place
        x, y = laying.place_chunk(chunk, x if first.x is None else first.x, y if first.y is None else first.y)
    return laying.placed


def _is_affordable(canvas: Canvas, node: Node, count: int) -> bool:
    """Whether so many pieces are placed."""
    if count <= MAX_PLACED:
        return True
    message = f"{node.describe()} has {count} places for its letters; at most {MAX_PLACED} are set"
    canvas.report("svg-limit", message, node, hint="write fewer of x, y, dx, dy and rotate, or several texts")
    return False


def items(canvas: Canvas, found: Characters, passages: list[Passage]) -> tuple[Item, ...]:
    """Passages as the text engine takes them; neighbours of one carrier become one."""
    result: list[Item] = []
    for passage in passages:
        carrier = found.carriers[passage.key]
        style = fonts.text_style(canvas, carrier)
        if carrier.symbol and passage.text == OBJECT:
            result.append(Inline(carrier.symbol, carrier.symbol_size * style.size, style, passage.key))
        elif result and isinstance(result[-1], Span) and result[-1].key == passage.key:
            result[-1] = replace(result[-1], text=result[-1].text + passage.text)
        else:
            result.append(Span(passage.text, style, passage.key))
    return tuple(result)


def keys(found: tuple[Item, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(item.key for item in found))


def _runs_left(chunk: list[_Segment]) -> bool:
    letters = (letter for segment in chunk for passage in segment.passages for letter in passage.text)
    return any(unicodedata.bidirectional(letter) in _LEFTWARDS for letter in letters)


def _advance(laid: SetText) -> float:
    return laid.lines[0].width if laid.lines else 0.0


def _spaced(block: Block, room: float) -> Block:
    """The same line with *room* more, spread between its letters, but for those that are joined."""
    letters = "".join(item.text for item in block.items if isinstance(item, Span))
    gaps = len(JOINED.sub("", letters)) - (JOINED.search(letters) is None)
    if gaps <= 0:
        return block
    spread = tuple(
        replace(item, style=replace(item.style, letter_spacing=item.style.letter_spacing + room / gaps))
        for item in block.items
    )
    return replace(block, items=spread)


def _space_words(canvas: Canvas, found: Characters, places: dict[int, Place]) -> None:
    """word-spacing as a step behind each space."""
    index = 0
    for passage in found.passages:
        extra = values.length(found.carriers[passage.key].style["word-spacing"])
        width = canvas.resolve(extra, "x", found.carriers[passage.key].style.font_size) if extra else 0.0
        for letter in passage.text if width else "":
            index += 1
            if letter in " \u00a0":
                places.setdefault(index, Place()).dx += width
        index += 0 if width else len(passage.text)


def _space_changes(canvas: Canvas, found: Characters, places: dict[int, Place]) -> None:
    """All letter-spacing behind its letter where it changes: the text engine gives half of it to either side."""
    spacing: float | None = None
    index = 0
    for passage in found.passages:
        before = spacing
        spacing = fonts.text_style(canvas, found.carriers[passage.key]).letter_spacing
        if before is not None and before != spacing:
            places.setdefault(index, Place()).dx += (before - spacing) / 2
        index += len(passage.text)


def _set_lengths(canvas: Canvas, found: Characters, places: dict[int, Place]) -> dict[int, float]:
    """textLength within a text: steps between the letters, or by character how much wider the letters are.

    A step goes between two letters, not behind the last (SVG 2, section 11.5).
    """
    stretches: dict[int, float] = {}
    for node, start, end in found.lengths:
        wanted = canvas.measure(node, "textLength", "x")
        passages = _between(found.passages, start, end)
        laid = (
            canvas.run.typesetter.set(Block(items(canvas, found, passages), wrap=False)) if passages else None
        )
        if laid is None or wanted <= 0:
            continue
        own = _advance(laid) + sum(places[at].dx for at in range(start + 1, end) if at in places)
        if node.get("lengthAdjust") == "spacingAndGlyphs" and own > 0:
            stretches.update(dict.fromkeys(range(start, end), wanted / own))
            places.setdefault(start, Place())
            places.setdefault(end, Place())
            continue
        text = "".join(passage.text for passage in passages)
        gaps = [
            start + at
            for at in range(1, len(text))
            if not _joins(text[max(0, at - _MOST_BEFORE) : at], text[at])
        ]
        for at in gaps:
            places.setdefault(at, Place()).dx += (wanted - own) / len(gaps)
    return stretches


def _between(passages: list[Passage], start: int, end: int) -> list[Passage]:
    """What of the passages stands from one character to before another."""
    found, at = [], 0
    for passage in passages:
        first, last = max(start - at, 0), min(end - at, len(passage.text))
        if first < last:
            found.append(Passage(passage.text[first:last], passage.key))
        at += len(passage.text)
    return found


def _segments(
    canvas: Canvas, found: Characters, places: dict[int, Place], stretches: dict[int, float]
) -> list[_Segment]:
    """Cut where a character has a place of its own; a combining mark goes with its letter."""
    if not found.along and places.keys() <= {0} and not (0 in places and places[0].rotate):
        passages = [Passage(passage.text, passage.key) for passage in found.passages]
        return [_Segment(passages, places.get(0) or Place(), None, stretches.get(0, 1.0))]
    segments: list[_Segment] = []
    tracks_at, ends, lost = _tracks(canvas, found)
    index, turned, before = -1, False, " "
    for passage in found.passages:
        begun = False  # whether the segment has characters of this passage
        for letter in passage.text:
            index += 1
            if index in lost:
                continue
            place, track = places.get(index), tracks_at.get(index)
            cut = place is not None or turned or track is not None or index in ends
            if not segments or (cut and not _joins(before, letter)):
                place = place or Place()
                turned, begun = place.rotate != 0, False
                segments.append(_Segment([], place, track, stretches.get(index, 1.0)))
            if begun:
                segments[-1].passages[-1].text += letter
            else:
                segments[-1].passages.append(Passage(letter, passage.key))
                begun = True
            before = (before + letter)[-_MOST_BEFORE:]
    return segments


def _joins(before: str, letter: str) -> bool:
    """Whether a character is set with what stands before it: a mark, what a virama (class 9) or a joiner binds to it,
    the skin of an emoji, the second letter of a flag and what its region is spelt with (UAX #29, UTS #51).
    """
    last = before[-1:] or " "
    if _FLAG_LETTERS[0] <= letter <= _FLAG_LETTERS[1]:
        return (len(before) - len(before.rstrip(_ALL_FLAG_LETTERS))) % 2 == 1
    return (
        unicodedata.category(letter)[0] == "M"
        or unicodedata.combining(last) == _VIRAMA
        or _JOINER in (letter, last)
        or _SKINS[0] <= letter <= _SKINS[1]
        or _REGION[0] <= letter <= _REGION[1]
    )


def _tracks(canvas: Canvas, found: Characters) -> tuple[dict[int, Node], set[int], set[int]]:
    """By character the textPath that it runs along, where text leaves one, and what is lost with a missing path."""
    at: dict[int, Node] = {}
    ends: set[int] = set()
    lost: set[int] = set()
    for node, start, end in found.along:
        if tracks.of(canvas, node) is None:
            lost.update(range(start, end))
        else:
            at.update(dict.fromkeys(range(start, end), node))
            ends.add(end)
    return at, ends, lost


def _chunks(segments: list[_Segment]) -> list[list[_Segment]]:
    """A new chunk begins at each absolute position, and where a textPath begins or ends."""
    chunks: list[list[_Segment]] = []
    for segment in segments:
        absolute = segment.place.x is not None or (segment.place.y is not None and segment.track is None)
        if not chunks or absolute or segment.track is not chunks[-1][-1].track:
            chunks.append([])
        chunks[-1].append(segment)
    return chunks
