"""Bytes → text. Files are UTF-8, with or without a byte order mark, and nothing else is guessed."""

from __future__ import annotations

import codecs

from ...basics.problems import DeckwrightError, Place, problem

_HINT = "save it as UTF-8 in your editor"


def decode(data: bytes, label: str) -> str:
    """The text of the file *label*. Raises DeckwrightError (`file-unreadable`) with the place of the first bad byte."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        message = "the file is written in UTF-16; files of a game are UTF-8"
        raise DeckwrightError(problem("file-unreadable", message, Place(label), hint=_HINT))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        message = f"the byte 0x{data[error.start]:02X} is not UTF-8; files of a game are UTF-8"
        raise DeckwrightError(
            problem("file-unreadable", message, Place(label, line, column), hint=_HINT)
        ) from error
