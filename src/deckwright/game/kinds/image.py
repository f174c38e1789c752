"""`image`: a picture below `assets/`, by a short name or by its path."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from ...basics.pictures import SUFFIXES, is_picture, unread_format, without_suffix
from ...basics.problems import DeckwrightError, did_you_mean
from ...basics.records import dataclass
from ...basics.written import in_quotes
from ..source import Node
from ..source.keys import Table, word
from ..source.report import Report
from .field import VALUE, Declarations, Field, Spot
from .json_schema import SCALAR, Schema, matching, suggestions
from .lookup import DRAFT_HINT, Explained, Lookup, Overlays
from .seen import BACK, Options, Seen

IMAGE_NAMES: Final = (
    "art", "image", "picture", "illustration", "portrait", "icon", "photo", "bild", "imagen", "immagine",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ImageField(Field):
    """Its values are str: paths relative to the project root."""

    kind: ClassVar[str] = "image"
    meaning: ClassVar[str] = "A picture: a short name in folder, or a path."
    options: ClassVar[tuple[str, ...]] = ("folder",)
    spot: ClassVar[Spot] = Spot.PICTURE

    folder: str | None = None  # where a short name is looked for, below assets/<game>/

    @classmethod
    def declare(cls, name: str, required: bool, table: Table, known: Declarations) -> ImageField:
        return cls(name, required, folder=table.read("folder", word))

    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> str | None:
        """The path: of `crabe`, looked for in the field's folder, or as it is written."""
        value = word(node, report, VALUE)
        if value is None:
            return None
        base = f"assets/{lookup.game}"
        if _leads_out(value):
            message = f"the value is {in_quotes(value)}, which leads out of {base}/"
            report.add("outside-project", message, node, _Absent(self, value, lookup).move())
            return None
        absent = _Absent(self, value, lookup)
        for name in absent.names:
            label = lookup.project.spelling(name)
            if _is_there(label, node, report, lookup):
                return label
        report.add("missing-art", absent.message(), node, absent.hint())
        return absent.names[0]

    def pictures(self, value: str) -> Iterator[str]:
        yield value

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        """What is called a picture, or named like its file, where one of them lies in a folder of the game."""
        texts, sight = seen.texts, seen.sight
        if not seen.are_words or not (
            seen.name.removeprefix(BACK) in IMAGE_NAMES or all(map(is_picture, texts))
        ):
            return None
        folders = [seen.name, f"{seen.name}s", "art", "images", ""]
        for folder in folders:
            base = f"assets/{sight.game}/{folder}".rstrip("/")
            labels = (f"{base}/{text}{suffix}" for text in texts for suffix in ("", *SUFFIXES))
            if any(sight.project.exists(sight.project.spelling(label)) for label in labels):
                return {"folder": folder} if folder else {}
        alike = (sight.project.alike(f"assets/{sight.game}", text) for text in texts)
        if not all(map(is_picture, texts)) and not any(alike):
            return None
        folder = next((name for name in folders if sight.project.files(f"assets/{sight.game}/{name}")), "")
        return {"folder": folder} if folder else {}

    def _schema(self, names: Explained) -> Schema:
        base = f"assets/{names.game_id}/"
        where = f"{base}{self.folder}/" if self.folder else base
        told = f"A picture: its short name in {where}, or a path below {base}"
        safe = r"(?!/)(?!(?:.*/)?\.\.(?:/|$))[^\\:]*"
        more = suggestions(names.pictures(self.folder))
        return matching(safe, f"a path below {base} is allowed", SCALAR, description=told, **more)


@dataclass(frozen=True, slots=True)
class _Absent:
    """A picture that is not where its name says: what lies there in its stead."""

    field: ImageField
    value: str
    lookup: Lookup

    @property
    def base(self) -> str:
        return f"assets/{self.lookup.game}"

    @property
    def folder(self) -> str:
        """Where a short name is looked for."""
        return f"{self.base}/{self.field.folder}" if self.field.folder else self.base

    @property
    def folders(self) -> list[str]:
        """Where the value is looked for: a path below the field's folder, too."""
        return [self.base, self.folder] if "/" in self.value else [self.folder]

    @property
    def has_suffix(self) -> bool:
        return self.value.lower().endswith(SUFFIXES)

    @property
    def names(self) -> list[str]:
        """The files that the value may mean."""
        suffixes = ("",) if self.has_suffix else SUFFIXES
        return [f"{folder}/{self.value}{suffix}" for folder in self.folders for suffix in suffixes]

    def alike(self) -> str | None:
        """The file that is meant: its path differs in no more than what is mistyped."""
        path = self.value.replace("\\", "/")
        for folder in [self.folder] if "/" not in path else [self.base, self.folder]:
            wanted = f"{folder}/{path}"
            for label in self.lookup.project.alike(self.base, wanted.removeprefix(f"{self.base}/")):
                if label.count("/") == wanted.count("/"):
                    return label
        return None

    def message(self) -> str:
        if kind := unread_format(self.value):
            return f"{self.value!r} is a picture of a kind that is not read ({kind})"
        found = self.alike()
        if found and (kind := unread_format(found)):
            return f"{found} is a picture of a kind that is not read ({kind})"
        if found:
            return f"the picture is called {self._short(found)!r}, not {self.value!r}"
        kinds = "" if self.has_suffix else f" ({', '.join(SUFFIXES)})"
        wanted = self.names[0] if self.has_suffix else self.names[0].removesuffix(SUFFIXES[0])
        return f"there is no {wanted}{kinds}"

    def hint(self) -> str:
        found = self.alike()
        if unread_format(found or self.value):
            kinds = [ending[1:].upper() for ending in SUFFIXES if ending not in (".jpeg", ".tiff", ".svgz")]
            return f"save it as PNG in {self.folder}/; {', '.join(kinds)} are read"
        if found:
            written = self._short(found)
            return f"write {written}" + ("" if "\\" in self.value else ", or rename the file")
        if stray := self.stray():
            is_read = stray.startswith(f"{self.base}/") and not unread_format(stray)
            written = f"write {stray.removeprefix(f'{self.base}/')}, or " if is_read else ""
            return f"{stray} is there: {written}move it to {self.folder}/"
        names = [name for name in self.lookup.project.files(self.folder) if is_picture(name)]
        known = names if self.has_suffix else list(map(without_suffix, names))
        near = did_you_mean(self.value.rpartition("/")[2], known)
        return f"{near} Or {DRAFT_HINT}" if near else DRAFT_HINT

    def move(self) -> str:
        """What to do about a path that leads out of the game."""
        found = next(iter(self.lookup.project.alike(self.base, self._name)), None)
        if found:
            return f"write {self._short(found)}"
        return f"copy the file into {self.base}/, and write its path below that"

    def stray(self) -> str | None:
        """A file of this name where pictures of cards are not looked for."""
        game = self.lookup.game
        for folder in (self.base, f"layouts/{game}", f"cards/{game}", "assets"):
            if found := self.lookup.project.alike(folder, self._name):
                return found[0]
        return None

    @property
    def _name(self) -> str:
        return self.value.replace("\\", "/").rpartition("/")[2]

    def _short(self, label: str) -> str:
        """A file as the value would be written."""
        short = label.removeprefix(f"{self.folder}/").removeprefix(f"{self.base}/")
        stem = without_suffix(short)
        is_short = not self.has_suffix and short.endswith(SUFFIXES) and stem != self.value
        return stem if is_short else short


def _leads_out(path: str) -> bool:
    return path.startswith(("/", "\\")) or ":" in path or ".." in path.replace("\\", "/").split("/")


def _is_there(label: str, node: Node, report: Report, lookup: Lookup) -> bool:
    if "\\" in label:
        return False
    try:
        return lookup.project.find(label, node.place)
    except DeckwrightError as error:  # a link that leads out
        report.take_error(error)
        return True
