"""The Jinja source of a layout as it grows, with the place in the designer's files of each of its lines."""

from __future__ import annotations

from typing import NamedTuple

_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


class SourceLine(NamedTuple):
    file: str
    line: int


class Output:
    def __init__(self) -> None:
        self._parts: list[str] = []
        self._places: list[SourceLine | None] = [None]
        self.size = 0

    @property
    def text(self) -> str:
        return "".join(self._parts)

    @property
    def places(self) -> tuple[SourceLine | None, ...]:
        """Of every line of the text, the first at index 0."""
        return tuple(self._places)

    def at(self, file: str, line: int) -> None:
        """What follows comes from this place. A comment, which prints nothing, begins a new line of Jinja source."""
        place = SourceLine(file, line)
        if self._places[-1] != place:
            if self._places[-1] is not None:
                self._parts.append("{#\n#}")
                self._places.append(place)
            self._places[-1] = place

    def write(self, text: str) -> None:
        """Put *text* as it is; its own line breaks count as line breaks of the designer's file."""
        self._parts.append(text)
        self.size += len(text)
        for _ in range(text.count("\n")):
            last = self._places[-1]
            self._places.append(SourceLine(last.file, last.line + 1) if last else None)

    def literal(self, text: str) -> None:
        """Put *text* so that both XML and Jinja read it as these characters."""
        escaped = text.translate(_ENTITIES)
        if escaped.endswith("{"):
            escaped = escaped[:-1] + "&#123;"
        self.write(escaped)
