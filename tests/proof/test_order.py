"""The faces that somebody looks at are drawn first, then those round them."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.proof.bench import Workbench
from deckwright.proof.engine import Engine
from tests.kit.project import make

MANY = "_defaults: {type: bete, vie: 1}\n" + "".join(f"b{n:02}: {{nom: Bête {n}}}\n" for n in range(30))


def test_what_is_in_view_comes_first_then_outward(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = make(tmp_path, {"cards/petit/betes.yaml": MANY})
    bench = Workbench(project.root, "petit")
    drawn: list[str] = []
    picture = bench.picture

    def noting(face, digest, width, state):  # type: ignore[no-untyped-def]
        drawn.append(face.id)
        return picture(face, digest, width, state)

    monkeypatch.setattr(bench, "picture", noting)
    engine = Engine(bench, lambda name, data: None)
    cards = {shown.card_faces.card.id: shown.card_faces.front for shown in engine.state.cards.values()}
    seen = [cards[f"b{n:02}"] for n in (20, 21, 22)]
    for face in seen:
        engine.picture(engine.state.digests[face.id], 320)
    engine.start()
    engine.rest()
    engine.stop()
    assert drawn[:3] == [face.id for face in seen]
    around = [int(id.removeprefix("b")[:2]) for id in drawn[3:13]]
    assert max(abs(number - 22) for number in around) <= 7  # ten faces, on both sides
    assert len(set(drawn)) == len(engine.state.faces)
