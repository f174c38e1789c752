"""The layouts of a game by the names that types, decks and cards call them by; a picture is one, too."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Final

from ...basics.pictures import SUFFIXES, is_picture, unread_format, without_suffix
from ...basics.problems import DeckwrightError, Place, did_you_mean
from ..kinds import Field, ImageField
from ..model import Component, SourceFile
from ..source import MapEntry, Node
from ..source.keys import is_nothing, word
from ..source.report import Report
from .plain import PICTURES, picture_layout
from .project import Project

CARD_PICTURE: Final = re.compile(
    r"\{\s*card\.([\w-]+)\s*\}"
)  # a field of the card, whose picture is the whole face
_DRAWINGS = (".svg", ".svgz")


class Layouts(dict[str, SourceFile]):
    """The layouts by key: relative to the folder of the game, and `common/…`.

    A picture (`back: back.png`) is a layout without text as soon as something names it.
    """

    def __init__(self, project: Project, game: str) -> None:
        super().__init__()
        self.project, self.game = project, game

    def named(self, entry: MapEntry | None, report: Report, *, or_picture: bool = False) -> str | None:
        """The layout that an entry such as `back: dos.svg` names, which must be there.

        *or_picture*: `{card.art}` comes back as it is; which layout it means tells `of_card_picture`.
        """
        if entry is None or is_nothing(entry.value):
            return None
        name = word(entry.value, report, f"`{entry.key.value}`")
        if name is not None and CARD_PICTURE.fullmatch(name):
            if or_picture:
                return name
            message = f"{name} is said of a whole type (front, back) or deck (back), not here"
            report.add("wrong-value", message, entry.value, "write it there, and here the name of a file")
            return None
        if name is None or name in self or self._take_picture(name):
            return name
        if ".." in name.split("/") or name.startswith("/"):
            message = f"{name} leads out of layouts/{self.game}/"
            hint = "layouts lie in layouts/<game>/ and layouts/common/"
            report.add("outside-project", message, entry.value, hint)
            return None
        if kind := unread_format(name):
            message = f"{name} is a picture of a kind that is not read ({kind})"
            report.add("image-unreadable", message, entry.value, "save it as PNG, JPEG or SVG")
            return None
        message = f"layouts/{self.game}/{name} does not exist"
        report.add("file-missing", message, entry.value, self._nearest(name))
        return None

    def of_card_picture(
        self,
        name: str,
        types: Mapping[str, Mapping[str, Field]],
        component: Component,
        node: Node,
        report: Report,
    ) -> str | None:
        """What `{card.art}` means for cards of these *types*, whose fields are given; all are of one *component*."""
        match = CARD_PICTURE.fullmatch(name)
        assert match
        field = match[1]
        for type, fields in types.items():
            if not isinstance(fields.get(field), ImageField):
                pictures = [each for each in fields if isinstance(fields[each], ImageField)]
                why = f"is of kind {fields[field].kind}" if field in fields else "is not there"
                message = f"{name} is no picture of the type {type!r}: the field {field!r} {why}"
                hint = (
                    did_you_mean(field, pictures) or f"declare it among its fields: {field}: {{kind: image}}"
                )
                report.add("unknown-name", message, node, hint)
                return None
        key = f"{PICTURES}/{field}@{component.id}.svg"
        self[key] = SourceFile(key, picture_layout(field, component))
        return key

    def take_pictures(self, names: Iterable[str | None]) -> None:
        """Take in the pictures among the *names*, which were found before."""
        for name in names:
            if name and name not in self:
                self._take_picture(name)

    def _take_picture(self, name: str) -> bool:
        if not name.lower().endswith(SUFFIXES) or name.lower().endswith(_DRAWINGS) or "\\" in name:
            return False
        for folder in (f"layouts/{self.game}", "layouts", f"assets/{self.game}"):
            label = self.project.spelling(f"{folder}/{name}")
            if self.project.exists(label):
                self[name] = SourceFile(label, "")
                return True
        return False

    def _nearest(self, name: str) -> str | None:
        """The layout or picture that is meant, as it would be written here."""
        for folder in (f"layouts/{self.game}", "layouts/common", f"assets/{self.game}"):
            for wanted in (name, name.replace("\\", "/").rpartition("/")[2]):
                ending = PurePosixPath(name).suffix.lower()
                near = self.project.alike(folder, wanted)
                for label in sorted(near, key=lambda label: not label.lower().endswith(ending)):
                    short = label.removeprefix("layouts/" if folder.endswith("common") else f"{folder}/")
                    if is_picture(label) and short != name:
                        return f"did you mean {short!r}?"
        return did_you_mean(name, self) or did_you_mean(f"{without_suffix(name)}.svg", self)


def read_layouts(project: Project, game: str, report: Report) -> Layouts:
    """The layouts of *game*."""
    found = Layouts(project, game)
    for folder, prefix in (("layouts/common", "common/"), (f"layouts/{game}", "")):
        for label in project.files_below(folder, ".svg"):
            key = prefix + label.removeprefix(f"{folder}/")
            if key in found:
                message = f"{label} is not read: {found[key].label} is called {key} too"
                report.add("stray-file", message, Place(label), "rename it")
                continue
            try:
                found[key] = SourceFile(label, project.read_text(label))
            except DeckwrightError as error:
                report.take_error(error)
    return found
