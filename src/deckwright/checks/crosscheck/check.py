"""Every distinct face by both engines: what disagrees, and what could not be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import cairocffi
import numpy as np
from lxml import etree

from ...basics.geometry import Rect
from ...basics.naming import safe_names
from ...basics.phrases import quantity
from ...basics.problems import Place, Problem, problem
from ...basics.processes import cores, map_processes
from ...basics.records import dataclass
from ...basics.units import measured
from ...basics.written import number, percent
from ...faces.draw.draw import draw_face
from ...faces.draw.drawn_faces import Progress
from ...faces.draw.resources import Resources
from ...faces.layouts import Face
from ...svg import Renderer
from . import second
from .compare import DPMM, Compared, Mask, Pixels, compare
from .measures import UnprovenError
from .pictures import side_by_side
from .plain import Omitted, Plain, Writer

SLICE: Final = 8  # faces that a process is given at a time
WORTH_IT: Final = 24  # fewer faces are compared before a second process has started
_HIDDEN: Final = "display:none!important"


@dataclass(frozen=True, slots=True)
class Judged:
    """One face, compared."""

    face: str
    problems: tuple[Problem, ...]
    picture: bytes | None  # of both engines, where they disagree
    seen: float  # share of the area that was compared
    elements: int  # that were compared
    omitted: tuple[str, ...]  # the reasons for which elements were left out, one for each


@dataclass(slots=True)
class CrossCheck:
    """A game, compared."""

    faces: list[Judged] = field(default_factory=list)
    left_out: int = 0  # faces that have errors already

    @property
    def problems(self) -> list[Problem]:
        return [found for face in self.faces for found in face.problems]

    @property
    def seen(self) -> float:
        """The share of the area that was compared, over all faces."""
        return sum(face.seen for face in self.faces) / len(self.faces) if self.faces else 0.0

    @property
    def omitted(self) -> dict[str, int]:
        """How many elements were not compared, by the reason; the most frequent first."""
        return dict(Counter(reason for face in self.faces for reason in face.omitted).most_common())

    @property
    def numbers(self) -> dict[str, Any]:
        return {
            "faces": len(self.faces),
            "differ": sum(bool(face.problems) for face in self.faces),
            "left_out": self.left_out,
            "elements": sum(face.elements for face in self.faces),
            "area": round(self.seen, 4),
            "not_compared": self.omitted,
        }

    def lines(self) -> Iterator[str]:
        """What there is to tell a person beside the problems."""
        found = self.numbers
        yield (
            f"{quantity(found['faces'], 'face')} compared with CairoSVG, "
            f"{found['differ']} {'differs' if found['differ'] == 1 else 'differ'}: "
            f"{quantity(found['elements'], 'element')}, {percent(found['area'])} of the area"
        )
        if self.left_out:
            them = "it has" if self.left_out == 1 else "they have"
            yield f"{quantity(self.left_out, 'face')} not compared, for {them} errors"
        for reason, count in self.omitted.items():
            yield f"not compared: {count} × {reason}"


def cross_check(
    faces: Sequence[Face],
    resources: Resources,
    folder: Path,
    label: str,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> CrossCheck:
    """Compare *faces* by *jobs* processes (None: one for each core).

    Pictures of those that differ are written into *folder*, which *label* names for a person.
    """
    found: dict[str, Judged] = {}
    for part in _judge_all(faces, resources, jobs or cores()):
        found |= {judged.face: judged for judged in part}
        if progress:
            progress(len(found), len(faces))
    if folder.is_dir():
        for old in folder.glob("*.png"):
            old.unlink()
    names = safe_names(face.id for face in faces)
    return CrossCheck([_write_picture(found[face.id], folder, label, names[face.id]) for face in faces])


def _write_picture(judged: Judged, folder: Path, label: str, name: str) -> Judged:
    """The same with its picture written and named."""
    if judged.picture is None:
        return judged
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.png").write_bytes(judged.picture)
    hint = f"{label}/{name}.png shows both"
    return replace(judged, problems=tuple(replace(found, hint=hint) for found in judged.problems))


def _judge_all(faces: Sequence[Face], resources: Resources, jobs: int) -> Iterator[list[Judged]]:
    alike = sorted(faces, key=lambda face: face.layout)  # what shares pictures goes to one process
    slices = [alike[start : start + SLICE] for start in range(0, len(alike), SLICE)]
    return map_processes(slices, resources, Comparer, _judge_slice, 1 if len(faces) < WORTH_IT else jobs)


def _judge_slice(comparer: Comparer, faces: Sequence[Face]) -> list[Judged]:
    return [comparer.judge(face) for face in faces]


class Comparer:
    """Draws faces of one game by both engines."""

    def __init__(self, resources: Resources) -> None:
        self.resources = resources
        self.renderer = Renderer(resources)

    @cached_property
    def fonts(self) -> second.Fonts:
        return second.Fonts(self.resources.fonts.faces)

    def judge(self, face: Face) -> Judged:
        ours, laid = self._ours(face, face.svg)
        plain = self._plain(face, laid)
        masked: Mask | None = None
        try:
            theirs = second.draw(plain.svg)
        except UnprovenError as reason:
            return Judged(face.id, (), None, 0.0, 0, (str(reason),))
        if plain.omitted:
            without, _ = self._ours(face, _without(plain.omitted))
            masked = np.any(ours != without, axis=2)
        compared = compare(ours, theirs, masked)
        problems = tuple(self._problems(face, plain, compared))
        picture = side_by_side(ours, theirs, compared) if problems else None
        reasons = tuple(omitted.reason for omitted in plain.omitted)
        return Judged(face.id, problems, picture, compared.seen, plain.elements, reasons)

    def _ours(self, face: Face, svg: str) -> tuple[Pixels, list[Any]]:
        """Our picture of the face, with the texts that were painted on it."""
        page, bleed = _page(face), face.component.bleed
        surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, round(page.width), round(page.height))
        context = cairocffi.Context(surface)
        context.translate(bleed * DPMM, bleed * DPMM)
        laid: list[Any] = []
        self.renderer.witness = laid.append
        draw_face(replace(face, svg=svg), self.renderer, context, DPMM)
        return second.on_white(surface), laid

    def _plain(self, face: Face, laid: list[Any]) -> Plain:
        writer = Writer(self.resources, self.fonts.name, laid)
        return writer.face(face.svg, _page(face), face.component.bleed, DPMM)

    def _problems(self, face: Face, plain: Plain, compared: Compared) -> Iterator[Problem]:
        whose = f"the {face.side}" + ("" if face.card else f" {face.layout}")
        for message, element in plain.missing:
            yield problem("cross-check", f"{whose}: {message}", _place(face, element), card=face.card)
        if compared.cells:
            worst, bleed = compared.cells[0], face.component.bleed
            x, y, side = worst.rect.x - bleed, worst.rect.y - bleed, worst.rect.width
            more = f", and in {len(compared.cells) - 1} more" if len(compared.cells) > 1 else ""
            message = (
                f"{whose}: the two engines draw different pictures at {number(x)} to {measured(x + side)} from the "
                f"left, {number(y)} to {measured(y + side)} from the top (by {round(worst.difference)} of 255){more}"
            )
            yield problem("cross-check", message, Place(_place(face, plain.root).file), card=face.card)


def _page(face: Face) -> Rect:
    """The face with its bleed, in whole pixels."""
    size, bleed = face.component.size, face.component.bleed
    width, height = (max(1, round((side + 2 * bleed) * DPMM)) for side in size)
    return Rect(0, 0, width, height)


def _without(omitted: Sequence[Omitted]) -> str:
    """The face without the elements that are not compared; all others stand where they stood."""
    for entry in omitted:
        entry.element.set("style", f"{entry.element.get('style', '')};{_HIDDEN}")
    root = omitted[0].element.getroottree().getroot()
    return str(etree.tostring(root, encoding="unicode"))


def _place(face: Face, element: Any) -> Place:
    """Where the element stands in the layouts."""
    line, file, above = None, face.file, element
    while above is not None:
        if line is None and above.get("data-line"):
            line = int(above.get("data-line"))
        if above.get("data-file"):
            file = above.get("data-file")
            break
        above = above.getparent()
    return Place(file, line)
