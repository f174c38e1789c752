"""The smallest project that a test needs, written where the test can see it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from deckwright.basics.problems import Problem
from deckwright.game.load import load_game
from deckwright.game.model import Game

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>'

GAME = """\
title: {fr: Jeu, en: Game}
languages: [fr, en]
fonts: [font-fjallaone]
components:
  card: {size: 63 x 88 mm, radius: 3 mm}
copies_by:
  rarity: {common: 5, rare: 2}
pools:
  bp: {alias: BP, symbol: coeur, faces: [1, 2, 3]}
types:
  base:
    abstract: true
    component: card
    name: {fr: Base, en: Base}
    fields:
      name: {kind: text, required: true}
      text: {kind: rich}
  hero:
    extends: base
    front: hero.svg
    copies_by: rarity
    fields:
      rarity: {kind: choice, choices: [common, rare], required: true}
      life: {kind: integer, min: 1, max: 12}
      weight: {kind: number}
      start: {kind: boolean, default: false}
      power: {kind: power}
      skills: {kind: list, of: {kind: choice, choices: [wise, bold]}}
      levels: {kind: list, of: {kind: map, fields: {cost: {kind: integer, required: true}, gain: {kind: rich}}}}
      icon: {kind: symbol}
      art: {kind: image, folder: art}
      friend: {kind: reference, to: [hero]}
      other: {kind: reference}
  token:
    extends: base
    front: hero.svg
    copies: 4
decks:
  all: {title: {fr: Tout, en: All}, from: cards.yaml, back: back.svg}
symbol_groups:
  values: {fr: Valeurs, en: Values}
symbols:
  coeur: {group: values, name: {fr: Cœur, en: Heart}, meaning: {fr: La vie., en: Life.}}
  or: {group: values, name: {fr: Or, en: Gold}, meaning: {fr: De l'or., en: Gold.}}
"""

CARDS = "alba: {type: hero, name: Alba, rarity: common}\n"


def project(folder: Path, files: Mapping[str, str | bytes] | None = None) -> Path:
    """A sound project in *folder* with one game `g` and one card, with *files* added or replaced (paths below)."""
    content: dict[str, str | bytes] = {
        "cards/g/game.yaml": GAME,
        "cards/g/cards.yaml": CARDS,
        "layouts/g/hero.svg": SVG,
        "layouts/g/back.svg": SVG,
        "layouts/common/frame.svg": SVG,
        "assets/g/symbols/coeur.svg": SVG,
        "assets/g/symbols/or.svg": SVG,
        "assets/g/art/alba.svg": SVG,
    }
    for label, data in {**content, **(files or {})}.items():
        path = folder / label
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data.encode() if isinstance(data, str) else data)
    return folder


def load(folder: Path, files: Mapping[str, str | bytes] | None = None) -> tuple[Game, list[Problem]]:
    game, problems = load_game(project(folder, files), "g")
    assert game is not None
    return game, problems


def sound(folder: Path, files: Mapping[str, str | bytes] | None = None) -> Game:
    """The game, which must be without fault."""
    game, problems = load(folder, files)
    assert [str(p) for p in problems] == []
    return game


def hero(lines: str) -> str:
    """A card file with one hero, whose fields in *lines* begin in line 5."""
    body = "".join(f"  {line}\n" for line in lines.splitlines())
    return f"brom:\n  type: hero\n  name: Brom\n  rarity: common\n{body}"


def standing_at(problem: Problem, text: str) -> str:
    """What the line of *text* says from the place of *problem* on."""
    assert problem.place and problem.place.line and problem.place.column
    return text.split("\n")[problem.place.line - 1][problem.place.column - 1 :]
