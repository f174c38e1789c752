"""One size for the texts of a whole deck or type (`data-fit="deck 7pt"`), settled before anything is drawn.

Each text is set by itself first; the smallest scale that any of them needs is then written into all their faces
(data-fit-scale), so that it is part of what a face is drawn and kept by.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ...basics.cache import Cache
from ..layouts import CardFaces, Face
from .tools import DrawingTools

_ASKING: Final = re.compile(r' data-fit="\s*(deck|type)\b[^"]*"')
_KEY: Final = "sizes 1"
_MOST_KEPT: Final = 20_000  # faces, of which many may be those of other games, languages or times


class Text(NamedTuple):
    """One text on a face and the scale that it needs by itself; None where it is not shown."""

    scope: str
    file: str
    line: int
    id: str
    scale: float | None


Group = tuple[str, str, str, int, str]  # deck or type, its id; file, line and id of the text


def share_sizes(
    cards: Sequence[CardFaces], whole: Iterable[CardFaces], tools: DrawingTools, cache: Cache | None = None
) -> tuple[CardFaces, ...]:
    """*cards* with the sizes that their texts share in the *whole* game, looked at only where one is asked for."""
    if not any(_asks(face) for card in cards for face in _faces(card)):
        return tuple(cards)
    groups: dict[str, list[list[Group]]] = {}  # by face: of each of its texts
    scales: dict[Group, float] = {}
    measured = _Measured(tools, cache)
    for card in (*cards, *whole):
        for face in filter(_asks, _faces(card)):
            texts = measured.texts(face)
            own = groups.setdefault(face.id, [[] for _ in texts])
            for text, belongs in zip(texts, own, strict=True):
                group = _group(card, text)
                belongs.append(group)
                if text.scale is not None:
                    scales[group] = min(text.scale, scales.get(group, text.scale))
    measured.keep()
    faces: dict[str, Face] = {}

    def with_size(face: Face) -> Face:
        if face.id in groups and face.id not in faces:
            own = [
                min((scales[g] for g in belongs if g in scales), default=1.0) for belongs in groups[face.id]
            ]
            faces[face.id] = replace(face, svg=_write_scales(face.svg, own))
        return faces.get(face.id, face)

    return tuple(
        replace(card, front=with_size(card.front), back=with_size(card.back) if card.back else None)
        for card in cards
    )


def _faces(card: CardFaces) -> Iterator[Face]:
    yield card.front
    if card.back is not None:
        yield card.back


def _asks(face: Face) -> bool:
    return "data-fit=" in face.svg and _ASKING.search(face.svg) is not None


def _group(card: CardFaces, text: Text) -> Group:
    owner = card.deck.id if text.scope == "deck" else card.card.type.id
    return text.scope, owner, text.file, text.line, text.id


def _write_scales(svg: str, scales: Sequence[float]) -> str:
    remaining = iter(scales)
    return _ASKING.sub(lambda match: f'{match[0]} data-fit-scale="{next(remaining):.6g}"', svg)


class _Measured:
    """What the texts of faces need: measured, or known from the last time."""

    def __init__(self, tools: DrawingTools, cache: Cache | None) -> None:
        self._tools, self._cache = tools, cache
        self._key = f"{_KEY} {tools.signature}"
        self._known = self._read()
        self._used: dict[str, list[Text]] = {}

    def texts(self, face: Face) -> list[Text]:
        digest = hashlib.sha256(f"{face.file}\0{face.svg}".encode()).hexdigest()[:32]
        if digest not in self._used:
            self._used[digest] = self._known.get(digest) or self._measure(face)
        return self._used[digest]

    def keep(self) -> None:
        if self._cache is not None and not self._used.keys() <= self._known.keys():
            kept = self._known if len(self._known) < _MOST_KEPT else {}
            content = json.dumps({**kept, **self._used}, separators=(",", ":"))
            self._cache.put(self._key, content.encode())

    def _read(self) -> dict[str, list[Text]]:
        data = self._cache.get(self._key) if self._cache is not None else None
        try:
            kept = json.loads(data) if data else {}
            return {digest: [Text(*text) for text in texts] for digest, texts in kept.items()}
        except (ValueError, TypeError, AttributeError):
            return {}

    def _measure(self, face: Face) -> list[Text]:
        from ...svg import size_needs  # noqa: PLC0415 - with cairo and Pango
        from .draw import parse_face  # noqa: PLC0415 - with all that draws

        document = parse_face(face, self._tools.renderer)
        count = len(_ASKING.findall(face.svg))
        texts = [Text(*text) for text in size_needs(self._tools.renderer, document)] if document else []
        if len(texts) != count:  # it cannot be drawn either, which is told then
            return [Text("type", face.file, 0, "", None)] * count
        return texts
