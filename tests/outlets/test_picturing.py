"""Sheets of pictures are drawn once, without pages of PDF beside them, and nothing that is wrong is missed by that."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.faces.draw import kept, pictures
from tests.kit.project import COEUR, Project, make

HERE = "build/petit/petit-tts"
LONG = "Il pince, il pince encore, et il pince toujours, sans jamais se lasser. " * 4


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path / "jeu")


def drawn_by(project: Project, monkeypatch: pytest.MonkeyPatch, *options: str) -> list[str]:
    """The faces that an export draws on pictures; none may be drawn as pages."""
    seen: list[str] = []
    whole = pictures.draw_in_frame

    def draw(face, *rest):  # type: ignore[no-untyped-def]
        seen.append(face.id)
        return whole(face, *rest)

    def refuse(pieces, *rest):  # type: ignore[no-untyped-def]
        assert not pieces, "drawn as pages, too"
        return {}

    with monkeypatch.context() as patch:
        patch.setattr("deckwright.outlets.picturing.draw_in_frame", draw)
        patch.setattr("deckwright.outlets.tabletop.export._thumbnail", lambda _: b"")
        patch.setattr(kept, "make_or_keep", refuse)
        done = project.run("export", *options, "--card-px", "80")
    assert done.code == 0, done.err
    return sorted(seen)


@pytest.mark.parametrize("outlet", ["tts", "screentop"])
def test_each_sheet_is_drawn_once(petit: Project, monkeypatch: pytest.MonkeyPatch, outlet: str) -> None:
    every = ["crabe:front", "dos.svg@carte:back", "eclair:front", "ours:front"]
    assert drawn_by(petit, monkeypatch, outlet) == every


def test_only_sheets_that_show_something_new_are_drawn_again(
    petit: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_by(petit, monkeypatch, "tts")
    assert drawn_by(petit, monkeypatch, "tts") == []
    assert drawn_by(petit, monkeypatch, "tts", "--check") == []
    petit.change("cards/petit/sorts.yaml", "ciel", "toit")
    assert drawn_by(petit, monkeypatch, "tts") == ["eclair:front"]
    petit.change("assets/petit/art/crabe.svg", "#0a0", "#00a")  # which the sheet reads, and no card tells
    assert drawn_by(petit, monkeypatch, "tts") == ["crabe:front", "ours:front"]
    petit.write("assets/petit/symbols/coeur.svg", COEUR.replace('r="10"', 'r="8"'))
    assert drawn_by(petit, monkeypatch, "tts") == ["crabe:front", "eclair:front", "ours:front"]
    for path in (petit.root / HERE).glob("petit-carte-none-1-*"):  # those before, too
        path.unlink()
    assert drawn_by(petit, monkeypatch, "tts") == ["eclair:front"]


def problems_of(project: Project, *command: str) -> list[str]:
    return sorted(line for line in project.run(*command).err.splitlines() if "carte.svg:" in line)


@pytest.mark.parametrize("outlet", ["tts", "tabletopia", "screentop", "pcio", "mpc", "tgc"])
def test_what_is_wrong_with_a_face_is_told_as_a_build_tells_it(petit: Project, outlet: str) -> None:
    petit.change("cards/petit/betes.yaml", "Il pince.", LONG)
    petit.change("cards/petit/betes.yaml", "nom: Crabe", "nom: Crabe 鮫")
    expected = problems_of(petit, "build", "petit", "--out", "pages")
    assert any("[text-overflow]" in line for line in expected)
    assert len(expected) > 1
    for _ in range(2):  # as it is drawn, and as it is remembered
        assert problems_of(petit, "export", outlet, "--check") == expected
