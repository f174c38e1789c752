"""All faces looked at: what was found before is taken from the cache, the rest is drawn by all cores."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache as once
from typing import TYPE_CHECKING, Any, Final

from ...basics.cache import Cache
from ...basics.fingerprint import code_state
from ...basics.problems import Problem
from ...basics.processes import cores, shared_out
from ...faces.draw.plates import Plate, Progress
from ...faces.draw.resources import Resources
from ...faces.draw.tools import Press
from ...faces.layouts import Face
from .finding import Finding

if TYPE_CHECKING:
    from ...svg import Renderer

SLICE: Final = 8  # faces that a process is given at a time
WORTH_IT: Final = 40  # fewer faces are looked at before a second process has started
CHECKS: Final = ("checks/preflight",)  # what decides what is found, beside what draws

Found = dict[str, list[Finding]]  # by face id


def looked_over(
    plates: Mapping[str, Plate],
    press: Press,
    store: Cache | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> list[Finding]:
    """What a close look finds on the faces of *plates*, in their order."""
    keys = {id: key(plate, press.signature) for id, plate in plates.items()}
    found: Found = {}
    for id, text in keys.items():
        kept = unpacked(store.get(text)) if store is not None else None
        if kept is not None:
            found[id] = kept
    left = [plate.face for id, plate in plates.items() if id not in found]
    for part in _looked_at(left, press.resources, jobs or cores()):
        found |= part
        if progress:
            progress(len(found), len(plates))
        if store is not None:
            for id, findings in part.items():
                store.put(keys[id], packed(findings))
    if store is not None:
        store.trim()
    return [finding for id in plates for finding in found[id]]


def _looked_at(faces: Sequence[Face], resources: Resources, jobs: int) -> Any:
    if not faces:
        return ()
    alike = sorted(faces, key=lambda face: face.layout)  # what shares pictures goes to one process
    slices = [alike[start : start + SLICE] for start in range(0, len(alike), SLICE)]
    return shared_out(slices, resources, begin, look_at, 1 if len(faces) < WORTH_IT else jobs)


def begin(resources: Resources) -> Renderer:
    from ...svg import Renderer  # with cairo and Pango

    return Renderer(resources, closely=True)


def look_at(renderer: Renderer, faces: Sequence[Face]) -> Found:
    from .faces import findings  # with numpy

    return {face.id: list(findings(face, renderer)) for face in faces}


def key(plate: Plate, signature: str) -> str:
    """What tells the findings on a face from all others: all that it shows, and what looks at it."""
    face = plate.face
    whole = (face.id, face.card, face.component, plate.digest, signature, checks_state())
    return f"preflight {hashlib.sha256(repr(whole).encode()).hexdigest()}"


@once
def checks_state() -> str:
    """A digest of the checks themselves."""
    return code_state(CHECKS)


def packed(findings: Sequence[Finding]) -> bytes:
    values = [[finding.problem.to_values(), finding.badness] for finding in findings]
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()


def unpacked(data: bytes | None) -> list[Finding] | None:
    """The findings that were packed; None where the bytes are none."""
    if data is None:
        return None
    try:
        return [Finding(Problem.from_values(entry), float(badness)) for entry, badness in json.loads(data)]
    except (ValueError, TypeError):
        return None
