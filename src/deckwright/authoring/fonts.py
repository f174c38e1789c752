"""The fonts of a game: which it has and uses, and copies of installed ones for the project."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Final

from ..basics.files import short_path
from ..basics.problems import Problem, RequestError, problem
from ..basics.records import dataclass
from ..faces.draw.draw import parse_face
from ..faces.draw.resources import Resources
from ..faces.layouts import FaceRenderer, distinct
from ..game.model import Game
from ..svg import Renderer, set_texts
from ..svg.typeset import Face
from ..svg.typeset.fontfile import Terms, terms
from ..svg.typeset.installed import choices, family

FOLDER: Final = "assets/fonts"
_MOST_SHOWN: Final = 12


@dataclass(frozen=True, slots=True)
class Had:
    """A style that a game has: where it comes from, and whether any of its faces is set in it."""

    face: Face
    file: str  # its name, or its label where it lies in the project
    source: str  # the package, or assets/fonts
    used: bool


@dataclass(frozen=True, slots=True)
class Copy:
    """A font file to be put into the project."""

    label: str
    data: bytes
    faces: tuple[Face, ...]
    terms: Terms


def fonts_of(game: Game, root: Path) -> list[Had]:
    """The styles of a game's fonts, by family and weight."""
    resources = Resources(game, root)
    used = _faces_in_use(game, resources)
    packages = metadata.packages_distributions()
    found = [
        Had(face, *_source(Path(face.file), root, packages), face in used) for face in resources.fonts.faces
    ]
    return sorted(found, key=lambda had: (had.face.family, had.face.weight, had.face.italic))


def _faces_in_use(game: Game, resources: Resources) -> frozenset[Face]:
    """What the texts of all faces are set in."""
    renderer = Renderer(resources)
    for face in distinct(FaceRenderer(game).faces_for(game.decks.values())):
        document = parse_face(face, renderer)
        if document is not None:
            set_texts(renderer, document)
    return renderer.typesetter.faces


def _source(path: Path, root: Path, packages: Mapping[str, Sequence[str]]) -> tuple[str, str]:
    assets = root.resolve() / "assets"
    if path.is_relative_to(assets):
        label = short_path(path, assets.parent)
        return label, label.rpartition("/")[0]
    package = next((packages[parent.name][0] for parent in path.parents if parent.name in packages), "")
    return path.name, package


def copies(root: Path, name: str) -> list[Copy]:
    """The files of the installed family *name*, to be copied into the project.

    Raises RequestError where no family has the name, or several may be meant.
    """
    found = family(name)
    if not found:
        near = choices(name)
        if len(near) != 1 or name.casefold() not in near[0].casefold():
            raise RequestError(_unknown(name, near))
        found = family(near[0])
    files: dict[str, list[Face]] = {}
    for face in found:
        files.setdefault(face.file, []).append(face)
    return [_copy(Path(file), faces) for file, faces in files.items()]


def _copy(path: Path, faces: Sequence[Face]) -> Copy:
    return Copy(f"{FOLDER}/{path.name}", path.read_bytes(), tuple(faces), terms(path))


def _unknown(name: str, near: list[str]) -> Problem:
    if not near:
        hint = "install the font first, or put its files into assets/fonts"
        return problem("unknown-font", f"no font {name!r} is installed on this machine", hint=hint)
    listed = ", ".join(near[:_MOST_SHOWN]) + (" …" if len(near) > _MOST_SHOWN else "")
    return problem("unknown-font", f"no installed font is named {name!r}", hint=f"which of these? {listed}")
