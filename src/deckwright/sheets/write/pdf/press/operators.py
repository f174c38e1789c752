"""Colours in the operators of a page or form, rewritten; black text and lines are printed over what lies below.

What is above spares out what lies below, so that white stays white: only while black letters are shown, or a black
line is drawn, nothing is spared out. That state never outlasts them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from .inks import Inks

BLACK_TEXT: Final = b"/BlackText"  # states of graphics, as operators name them
BLACK_LINE: Final = b"/BlackLine"
NO_BLACK: Final = b"/NoBlack"

_TOKEN: Final = re.compile(
    rb"""
    \( (?: [^()\\] | \\. | \( (?: [^()\\] | \\. )* \) )* \)         # texts are passed over
    | < [0-9A-Fa-f\s]* >
    | (?<!\S) BI \s .*? \s EI (?!\S)
    | (?<!\S) (?: (?P<r>[-+.\d]+) \s+ (?P<g>[-+.\d]+) \s+ (?P<b>[-+.\d]+) \s+ (?P<rgb>rg|RG)
        | (?P<shade>[-+.\d]+) \s+ (?P<grey>g|G)
        | (?P<other>q|Q|BT|ET|S|s|cs|CS|scn?|SCN?|k|K) ) (?!\S)
    """,
    re.VERBOSE | re.DOTALL,
)


@dataclass
class _State:
    fill: bool = False  # black
    line: bool = False


@dataclass
class Rewriter:
    """One stream of operators. `over` tells afterwards whether it names the states of graphics above."""

    inks: Inks
    may_overprint: bool = True
    over: bool = False
    _state: _State = field(default_factory=_State)
    _saved: list[_State] = field(default_factory=list)
    _in_text: bool = False
    _is_over: bool = False  # in force for text

    def rewrite(self, content: bytes) -> bytes:
        return _TOKEN.sub(self._replace, content)

    def _replace(self, token: re.Match[bytes]) -> bytes:
        if token["rgb"]:
            return self._colour(*(level(token[name]) for name in "rgb"), is_line=token["rgb"] == b"RG")
        if token["grey"]:
            shade = level(token["shade"])
            return self._colour(shade, shade, shade, is_line=token["grey"] == b"G")
        return self._other(token[0]) if token["other"] else token[0]

    def _colour(self, red: int, green: int, blue: int, *, is_line: bool) -> bytes:
        ink = self.inks.ink(red, green, blue)
        is_black = ink == (0, 0, 0, 255)
        operator = b"K" if is_line else b"k"
        shown = b" ".join(b"%.4g" % (value / 255) for value in ink) + b" " + operator
        if is_line:
            self._state.line = is_black
            return shown
        self._state.fill = is_black
        return self._text_state() + shown if self._in_text else shown

    def _other(self, operator: bytes) -> bytes:
        state = self._state
        if operator == b"q":
            self._saved.append(_State(state.fill, state.line))
        elif operator == b"Q":
            self._state = self._saved.pop() if self._saved else _State()
        elif operator in (b"S", b"s"):
            if state.line and self.may_overprint:
                self.over = True
                return b"%s gs %s %s gs" % (BLACK_LINE, operator, NO_BLACK)
        elif operator == b"BT":
            self._in_text = True
            return self._text_state() + operator
        elif operator == b"ET":
            self._in_text = False
            return operator + self._text_state(b" ", b"")
        elif operator.isupper():  # a colour of another kind
            state.line = False
        else:
            state.fill = False
            return self._text_state() + operator if self._in_text else operator
        return operator

    def _text_state(self, before: bytes = b"", after: bytes = b" ") -> bytes:
        """What has to be said before letters of the present colour."""
        is_over = self.may_overprint and self._in_text and self._state.fill
        if is_over == self._is_over:
            return b""
        self._is_over, self.over = is_over, True
        return before + (BLACK_TEXT if is_over else NO_BLACK) + b" gs" + after


def rewrite_as_light(content: bytes) -> bytes:
    """The colours of what is a mask by its light, as shades: what they let through stays the same."""

    def shade(token: re.Match[bytes]) -> bytes:
        if not token["rgb"]:
            return token[0]
        value = light(*(float(token[name]) for name in "rgb"))
        return b"%.4g %s" % (value, b"G" if token["rgb"] == b"RG" else b"g")

    return _TOKEN.sub(shade, content)


def light(red: float, green: float, blue: float) -> float:
    """How light a colour is to a mask, as PDF defines it."""
    return 0.3 * red + 0.59 * green + 0.11 * blue


def level(number: bytes | float) -> int:
    """A number from 0 to 1 in steps of 255."""
    return max(0, min(255, round(float(number) * 255)))
