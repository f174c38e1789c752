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
from ...basics.processes import cores, map_processes
from ...faces.draw.drawn_faces import DrawnFace, Progress
from ...faces.draw.resources import Resources
from ...faces.draw.tools import DrawingTools
from ...faces.layouts import Face
from .finding import Finding

if TYPE_CHECKING:
    from ...svg import Renderer

SLICE: Final = 8  # faces that a process is given at a time
WORTH_IT: Final = 40  # fewer faces are looked at before a second process has started
CHECKS: Final = ("checks/preflight",)  # what decides what is found, beside what draws

Found = dict[str, list[Finding]]  # by face id


def look_over_faces(
    faces: Mapping[str, DrawnFace],
    tools: DrawingTools,
    store: Cache | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> list[Finding]:
    """What a close look finds on the *faces*, in their order."""
    keys = {id: key(face, tools.signature) for id, face in faces.items()}
    found: Found = {}
    for id, text in keys.items():
        kept = unpack(store.get(text)) if store is not None else None
        if kept is not None:
            found[id] = kept
    left = [drawn.face for id, drawn in faces.items() if id not in found]
    for part in _look_at_all(left, tools.resources, jobs or cores()):
        found |= part
        if progress:
            progress(len(found), len(faces))
        if store is not None:
            for id, findings in part.items():
                store.put(keys[id], pack(findings))
    if store is not None:
        store.trim()
    return [finding for id in faces for finding in found[id]]


def _look_at_all(faces: Sequence[Face], resources: Resources, jobs: int) -> Any:
    if not faces:
        return ()
    alike = sorted(faces, key=lambda face: face.layout)  # what shares pictures goes to one process
    slices = [alike[start : start + SLICE] for start in range(0, len(alike), SLICE)]
    return map_processes(slices, resources, begin, look_at, 1 if len(faces) < WORTH_IT else jobs)


def begin(resources: Resources) -> Renderer:
    from ...svg import Renderer  # noqa: PLC0415 - with cairo and Pango

    return Renderer(resources, closely=True)


def look_at(renderer: Renderer, faces: Sequence[Face]) -> Found:
    from .faces import findings  # noqa: PLC0415 - with numpy

    return {face.id: list(findings(face, renderer)) for face in faces}


def key(drawn: DrawnFace, signature: str) -> str:
    """What tells the findings on a face from all others: all that it shows, and what looks at it."""
    face = drawn.face
    whole = (face.id, face.card, face.component, drawn.digest, signature, checks_state())
    return f"preflight {hashlib.sha256(repr(whole).encode()).hexdigest()}"


@once
def checks_state() -> str:
    """A digest of the checks themselves."""
    return code_state(CHECKS)


def pack(findings: Sequence[Finding]) -> bytes:
    values = [[finding.problem.to_values(), finding.badness] for finding in findings]
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()


def unpack(data: bytes | None) -> list[Finding] | None:
    """The findings that were packed; None where the bytes are none."""
    if data is None:
        return None
    try:
        return [Finding(Problem.from_values(entry), float(badness)) for entry, badness in json.loads(data)]
    except (ValueError, TypeError):
        return None
