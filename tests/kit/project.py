"""A whole game in view, small enough to be drawn in a blink: two animals, a spell, two decks, two languages."""

from __future__ import annotations

import io
from collections.abc import Mapping
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from deckwright.cli import main

GAME = """\
title: {fr: Petit jeu, en: Small game}
languages: [fr, en]
author: Personne
fonts: [font-source-sans-pro]
components:
  carte: {size: 40 x 60 mm, radius: 2 mm, bleed: 2 mm, safe: 2 mm}
types:
  bete:
    name: {fr: Bête, en: Beast}
    component: carte
    front: carte.svg
    fields:
      nom: {kind: text, required: true}
      vie: {kind: integer, min: 1, max: 9, required: true}
      effet: {kind: rich}
      art: {kind: image, folder: art}
  sort:
    name: {fr: Sort, en: Spell}
    component: carte
    front: carte.svg
    fields:
      nom: {kind: text, required: true}
      vie: {kind: integer, default: 1}
      effet: {kind: rich}
      art: {kind: image, folder: art}
decks:
  betes: {title: {fr: Bêtes, en: Beasts}, from: betes.yaml, back: dos.svg}
  sorts: {title: {fr: Sorts, en: Spells}, from: sorts.yaml}
symbol_groups:
  valeurs: {fr: Valeurs, en: Values}
symbols:
  coeur: {group: valeurs, name: {fr: Vie, en: Life}, meaning: {fr: Points de vie, en: Life points}}
words:
  dos: {fr: Bêtes, en: Beasts}
"""

BETES = """\
_defaults: {type: bete}
crabe: {nom: Crabe, vie: 2, effet: "Il pince.", art: crabe, copies: 3}
ours:
  nom: {fr: Ours brun, en: Brown bear}
  vie: 5
  effet: "Gagne {coeur} **deux** fois."
"""

SORTS = """\
eclair: {type: sort, nom: {fr: Éclair, en: Lightning}, effet: "Tombe du ciel."}
"""

CARTE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="60mm" viewBox="0 0 40 60">
  <style>text { font-family: 'Source Sans Pro' }</style>
  <rect x="-2" y="-2" width="44" height="64" fill="#fff6dd"/>
  <text id="nom" x="20" y="8" text-anchor="middle" font-size="5" data-text="card.nom">x</text>
  <image data-if="card.art" data-href="card.art" x="5" y="12" width="30" height="20"/>
  <g data-for="i in range(card.vie)" fill="#c00">
    <rect data-symbol="coeur" x="{{ 4 + i * 6 }}" y="34" width="5" height="5"/>
  </g>
  <rect id="boite" x="4" y="42" width="32" height="14" fill="none"/>
  <text id="effet" style="shape-inside:url(#boite)" font-size="3.5" data-text="card.effet">x</text>
</svg>
"""

DOS = """\
<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="60mm" viewBox="0 0 40 60">
  <style>text { font-family: 'Source Sans Pro' }</style>
  <rect x="-2" y="-2" width="44" height="64" fill="#234"/>
  <text x="20" y="32" text-anchor="middle" font-size="6" fill="#fff">{{ words.dos }}</text>
</svg>
"""

COEUR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/></svg>\n'
CRABE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">'
    '<rect width="30" height="20" fill="#0a0"/></svg>\n'
)

FILES: Mapping[str, str | bytes] = {
    "cards/petit/game.yaml": GAME,
    "cards/petit/betes.yaml": BETES,
    "cards/petit/sorts.yaml": SORTS,
    "layouts/petit/carte.svg": CARTE,
    "layouts/petit/dos.svg": DOS,
    "assets/petit/symbols/coeur.svg": COEUR,
    "assets/petit/art/crabe.svg": CRABE,
}
CARDS_PRINTED = 5  # three crabs, a bear, a flash


@dataclass(frozen=True)
class Outcome:
    """What a command left: its exit code, what it printed, what it said."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        return self.out + self.err


@dataclass(frozen=True)
class Project:
    root: Path

    def write(self, label: str, content: str | bytes) -> Path:
        path = self.root / label
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    def change(self, label: str, old: str, new: str) -> None:
        """Write a file of the project with *old*, which it must hold, as *new*."""
        text = (self.root / label).read_text(encoding="utf-8")
        assert old in text
        self.write(label, text.replace(old, new))

    def run(self, *arguments: str, within: str = ".") -> Outcome:
        """Run the command line in a folder of the project, in this process."""
        return run(*arguments, folder=self.root / within)

    @property
    def pdf(self) -> Path:
        return self.root / "build/petit/petit-cards-a4.pdf"

    def built(self) -> list[str]:
        """The names of all that lies in build/petit."""
        return names_in(self.root / "build/petit")


def names_in(folder: Path) -> list[str]:
    """The names of all that lies in a folder, hidden files too; none where there is no folder."""
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def make(root: Path, changes: Mapping[str, str | bytes | None] | None = None) -> Project:
    """The small game at *root*, with files changed, or left out where a change is None."""
    project = Project(root)
    for label, content in {**FILES, **(changes or {})}.items():
        if content is not None:
            project.write(label, content)
    return project


def run(*arguments: str, folder: Path) -> Outcome:
    out, err = io.StringIO(), io.StringIO()
    with chdir(folder), redirect_stdout(out), redirect_stderr(err):
        try:
            main(list(arguments))
        except SystemExit as leave:
            code = leave.code
    assert isinstance(code, int)
    return Outcome(code, out.getvalue(), err.getvalue())
