"""The layout files of a game, each read and repaired once."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from html import unescape
from typing import Final

from ...basics.problems import Place, Problem, did_you_mean, problem
from ...basics.records import dataclass
from ...basics.units import length
from ...game.model import SourceFile
from .fragile import fragile
from .jinja_text import UnclosedError, pieces
from .repair import repair
from .tree import Element, read

MAX_CANDIDATES: Final = 32  # parts that one computed data-include may choose from
_INCLUDE: Final = re.compile(r"""data-include\s*=\s*["']([^"']*)""")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A layout or part: its tree must not be changed any more."""

    key: str
    file: str
    root: Element

    @property
    def size(self) -> tuple[float, float] | None:
        """Width and height in mm, as the root says; None where it does not, or not in plain lengths."""
        try:
            width, height = (length(self.root.attributes[name], "px") for name in ("width", "height"))
        except (KeyError, ValueError):
            return None
        return width, height

    @property
    def view_box(self) -> tuple[float, float, float, float] | None:
        numbers = re.split(r"[\s,]+", self.root.attributes.get("viewBox", "").strip())
        try:
            x, y, width, height = map(float, numbers)
        except ValueError:
            return None
        return (x, y, width, height) if width > 0 and height > 0 else None

    @property
    def unit(self) -> float | None:
        """Millimetres of one user unit, where size and viewBox tell."""
        size, box = self.size, self.view_box
        return size[0] / box[2] if size and box else None


class Library:
    def __init__(self, layouts: Mapping[str, SourceFile]) -> None:
        self.layouts = layouts
        self._sheets: dict[str, Sheet | None] = {}
        self._problems: list[Problem] = []

    def get(self, key: str) -> Sheet | None:
        """The layout of this key; None where it is not well-formed, which `take_problems` tells.

        Raises KeyError for a key that the game does not have.
        """
        if key not in self._sheets:
            source = self.layouts[key]
            root = read(source.text, source.label)
            if isinstance(root, Problem):
                self._problems.append(root)
                self._sheets[key] = None
            elif root.name != "svg":
                self._problems.append(_not_svg(root, source.label))
                self._sheets[key] = None
            else:
                self._problems += fragile(root, source.label)
                self._problems += repair(root, source.label)
                self._sheets[key] = Sheet(key, source.label, root)
        return self._sheets[key]

    def take_problems(self) -> list[Problem]:
        """The problems of the files that were read since this was last asked."""
        taken, self._problems = self._problems, []
        return taken

    def within(self, key: str) -> frozenset[str]:
        """This layout and every part that it may include, however deep: what its drawing depends on."""
        found: set[str] = set()
        waiting = [key]
        while waiting:
            one = waiting.pop()
            if one in found or one not in self.layouts:
                continue
            found.add(one)
            for name in _INCLUDE.findall(self.layouts[one].text):
                try:
                    waiting += self.keys_for(unescape(name))
                except UnclosedError:  # which compiling it tells
                    continue
        return frozenset(found)

    def keys_for(self, name: str) -> list[str]:
        """The keys that a data-include may mean; a computed name stands for every part of its form in its folder.

        Raises UnclosedError.
        """
        pattern = "".join(
            re.escape(piece.text) if piece.kind == "text" else "[^/]+" for piece in pieces(name)
        )
        normal = posixpath.normpath(name)
        if normal in self.layouts:
            return [normal]
        return sorted(key for key in self.layouts if re.fullmatch(pattern, key))

    def nearest(self, name: str) -> str:
        hint = did_you_mean(name, self.layouts)
        return (
            hint
            or "parts lie in layouts/<game>/ or layouts/common/; write parts/frame.svg or common/frame.svg"
        )


def _not_svg(root: Element, file: str) -> Problem:
    return problem(
        "layout-syntax",
        f"the root is <{root.name.rpartition('}')[2]}>, not <svg> of the SVG namespace",
        Place(file, root.line),
        hint='begin the file with <svg xmlns="http://www.w3.org/2000/svg" …>',
    )
