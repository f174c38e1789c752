"""`image`: a picture below `assets/`, by a short name or by its path."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import ClassVar, Final

from ...basics.problems import DeckwrightError, did_you_mean
from ..source import Node
from ..source.keys import Table, word
from ..source.report import Report
from .field import VALUE, Declarations, Field, Spot
from .json_schema import SCALAR, Schema, matching, suggestions
from .lookup import DRAFT_HINT, Explained, Lookup, Overlays
from .seen import Options, Seen

IMAGE_SUFFIXES: Final = (".svg", ".png", ".jpg", ".jpeg", ".webp", ".tif", ".tiff")
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
            message = f"the value is {value!r}, which leads out of {base}/"
            report.add("outside-project", message, node, f"write the path below {base}/")
            return None
        folder = f"{base}/{self.folder}" if self.folder and "/" not in value else base
        has_suffix = PurePosixPath(value).suffix.lower() in IMAGE_SUFFIXES
        names = [f"{folder}/{value}{suffix}" for suffix in (("",) if has_suffix else IMAGE_SUFFIXES)]
        for label in names:
            if _is_there(label, node, report, lookup):
                return label
        parent = str(PurePosixPath(names[0]).parent)
        known = [name if has_suffix else PurePosixPath(name).stem for name in lookup.project.files(parent)]
        near = did_you_mean(PurePosixPath(value).name, known)
        kinds = "" if has_suffix else f" ({', '.join(IMAGE_SUFFIXES)})"
        wanted = names[0] if has_suffix else names[0].removesuffix(".svg")
        hint = f"{near} Or {DRAFT_HINT}" if near else DRAFT_HINT
        report.add("missing-art", f"there is no {wanted}{kinds}", node, hint)
        return names[0]

    def pictures(self, value: str) -> Iterator[str]:
        yield value

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        """What is called a picture, or named like its file, where one of them lies in a folder of the game."""
        texts, sight = seen.texts, seen.sight
        if not seen.are_words or not (
            seen.name in IMAGE_NAMES or all(text.lower().endswith(IMAGE_SUFFIXES) for text in texts)
        ):
            return None
        suffixes = ("", *IMAGE_SUFFIXES)
        for folder in (seen.name, f"{seen.name}s", "art", "images", ""):
            base = f"assets/{sight.game}/{folder}".rstrip("/")
            if any(sight.project.exists(f"{base}/{text}{suffix}") for text in texts for suffix in suffixes):
                return {"folder": folder} if folder else {}
        return None

    def _schema(self, names: Explained) -> Schema:
        base = f"assets/{names.game_id}/"
        where = f"{base}{self.folder}/" if self.folder else base
        told = f"A picture: its short name in {where}, or a path below {base}"
        safe = r"(?!/)(?!(?:.*/)?\.\.(?:/|$))[^\\:]*"
        more = suggestions(names.pictures(self.folder))
        return matching(safe, f"a path below {base} is allowed", SCALAR, description=told, **more)


def _leads_out(path: str) -> bool:
    return path.startswith("/") or "\\" in path or ":" in path or ".." in path.split("/")


def _is_there(label: str, node: Node, report: Report, lookup: Lookup) -> bool:
    try:
        return lookup.project.find(label, node.place)
    except DeckwrightError as error:  # a link that leads out
        report.take_error(error)
        return True
