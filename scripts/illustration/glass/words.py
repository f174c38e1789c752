"""Windows in words: what stands in one, back to front, each part closed by `;`.

| part | draws |
|---|---|
| `p ruby.2/.6 x y! x y … \\| x y …` | panes, as `panes.drawn` tells them |
| `@ x y scale angle flip \\| …: PART` | a part in each of these places; scale, angle and flip may be left out |
| `both: PART` | a part and its reflection about the middle |
| `fan N first last x y: PART \\| PART` | N parts that point up, in turn, spread from one angle to the other |
| `wheel N x y start: PART \\| PART` | N parts that point up, in turn, all round |
| `jaw = PART` | nothing yet: from here on `jaw` is that part |
| `well 12 151 x=4` | a tool with what it is given: numbers, glasses, `a,b` for several |

PART is one part, or several in braces. `$` is the ramp of the ground, `$:6` and `$2:6` some of its tones, `$5` one of them.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

from ..document import Fragment
from . import panes, parts, wells
from .wells import Ramp

Tool: TypeAlias = Callable[..., Fragment]
Picture: TypeAlias = Callable[..., Fragment]
"""Of the ramp of its ground, where it does not choose its own."""

_TOOLS: dict[str, Any] = vars(panes) | vars(parts) | vars(wells)
_NUMBER = re.compile(r"-?(\d+\.?\d*|\.\d+)")
_WORD = re.compile(r'(?:"[^"]*"|[^\s"])+')
_PANES = frozenset("pfvrtloePFVRTLOE")


def pictures(text: str, *tools: Tool) -> dict[str, Picture]:
    """Pictures by name from one text: `# name: what one sees` begins each; `tools` are the text's own."""
    found = re.split(r"^# *(\w+).*\n", text, flags=re.MULTILINE)[1:]
    own = {tool.__name__: tool for tool in tools}
    return {name: partial(_drawn, words, own) for name, words in zip(found[::2], found[1::2], strict=True)}


def _drawn(words: str, tools: Mapping[str, Tool], ramp: Ramp = ()) -> Fragment:
    return _Window(ramp, tools).draw(words)


def parted(text: str, mark: str) -> list[str]:
    """A text cut at each mark outside all braces; what is empty is left out."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter == "{") - (letter == "}")
        if letter == mark and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found if part.strip()]


@dataclass(slots=True)
class _Window:
    ramp: Ramp
    tools: Mapping[str, Tool]
    pieces: dict[str, Fragment] = field(default_factory=dict)

    def draw(self, words: str) -> Fragment:
        return "".join(self.part(part) for part in parted(" ".join(words.split()), ";"))

    def part(self, text: str) -> Fragment:
        """One part. Raises ValueError with the part that cannot be drawn."""
        head, _, rest = text.partition(" ")
        try:
            if text.startswith("{"):
                return self.draw(text[1:-1])
            if head in _PANES:
                return panes.drawn(re.sub(r"\$(\d)", lambda match: self.ramp[int(match[1])], text))
            if head in ("@", "both:", "fan", "wheel"):
                return self.places(head.rstrip(":"), *text[len(head.rstrip(":")) :].split(":", 1))
            if rest.startswith("= "):
                self.pieces[head] = self.part(rest[2:].strip())
                return ""
            return self.pieces[text] if text in self.pieces else self.tool(*_WORD.findall(text))
        except (KeyError, TypeError, IndexError, ValueError) as fault:
            raise ValueError(f"no part of a window: {text!r}") from fault

    def places(self, head: str, where: str, what: str) -> Fragment:
        """A part at its places, mirrored, or in turn round a point."""
        if head == "@":
            piece, out = self.part(what.strip()), ""
            for row in where.split("|"):
                x, y, *turn = map(float, row.replace("flip", "").split())
                out += panes.at(x, y, piece, *turn, flip="flip" in row)
            return out
        if head == "both":
            return panes.both(self.part(what.strip()))
        count, *numbers = map(float, where.split())
        turns = [self.part(part) for part in parted(what, "|")]
        ring = [turns[i % len(turns)] for i in range(int(count))]
        return panes.fan(ring, *numbers) if head == "fan" else panes.wheel(len(ring), ring.__getitem__, *numbers)

    def tool(self, name: str, *words: str) -> Fragment:
        """What a tool draws, one of the text's own or of this package."""
        pairs = [word.rpartition("=") for word in words]
        given = [self.value(value) for key, _, value in pairs if not key]
        named = {key: self.value(value) for key, _, value in pairs if key}
        drawn: Fragment = (self.tools.get(name) or _TOOLS[name])(*given, **named)
        return drawn

    def value(self, word: str) -> Any:
        if word.startswith('"'):
            return word[1:-1]
        if "," in word:
            return tuple(self.value(part) for part in word.split(",") if part)
        if word.startswith("$"):
            first, colon, last = word[1:].partition(":")
            several = colon or not first
            return self.ramp[int(first or 0) : int(last or len(self.ramp))] if several else self.ramp[int(first)]
        if _NUMBER.fullmatch(word):
            return float(word) if "." in word else int(word)
        return {"yes": True, "no": False}.get(word, _TOOLS.get(word, word) if word.isupper() else word)
