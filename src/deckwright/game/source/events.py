"""The parser events of a stretch of lines: libyaml's where PyYAML has it, else the same from PyYAML's own parser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import yaml
from yaml.parser import Parser
from yaml.reader import Reader, ReaderError
from yaml.scanner import Scanner

from .faults import from_reader, from_yaml

_PIECE: Final = 1 << 13


class _PureParser(Reader, Scanner, Parser):
    """PyYAML without libyaml: ten times slower, the same events."""

    def __init__(self, stream: Any) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)


def _fast_parser() -> Any:
    return yaml.cyaml.CParser if yaml.__with_libyaml__ else _PureParser  # type: ignore[attr-defined]


class _Feed:
    """Lines as a stream that is read in pieces, so that a fault near the start costs nothing for the rest."""

    def __init__(self, lines: Sequence[str], start: int, end: int) -> None:
        self._lines, self._next, self._end = lines, start, end

    def read(self, size: int) -> str:
        piece: list[str] = []
        length = 0
        while self._next < self._end and length < _PIECE:
            piece.append(self._lines[self._next])
            length += len(piece[-1]) + 1
            self._next += 1
        is_last = self._next == len(
            self._lines
        )  # of the file: what was split there is joined, and no line added
        return "\n".join(piece) + ("" if is_last else "\n") if piece else ""


class Events:
    """The events of lines[start:end] one after another. Raises Fault at the first line that is not YAML."""

    def __init__(self, lines: Sequence[str], start: int, end: int, parser: Any = None) -> None:
        self.start, self._last = start, max(end - 1, start)
        try:
            self._parser = (parser or _fast_parser())(_Feed(lines, start, end))
        except ReaderError as error:
            raise from_reader(error) from error

    def take(self) -> Any:
        """The next event, whose marks count from `start`; None at the end."""
        try:
            return self._parser.get_event()
        except yaml.MarkedYAMLError as error:
            raise from_yaml(error, self.start, self._last) from error
        except ReaderError as error:
            raise from_reader(error) from error
