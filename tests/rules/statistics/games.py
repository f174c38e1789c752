"""One small game for the reports: a hand of monsters, a deck of numbers, a die."""

from __future__ import annotations

from pathlib import Path

GAME = """
title: {fr: Essai, en: Trial}
languages: [fr, en]
components: {carte: {size: 63 x 88 mm}}
pools:
  force: {alias: F, symbol: force, deck: force, value: valeur}
  de: {alias: D, symbol: de, faces: [1, 2, 3, 4, 5, 6]}
variables: {libre: {alias: V, symbol: de}}
redraws: {sagesse: {of: own, symbol: de}, charisme: {of: opponent}}
symbol_groups: {tout: {fr: Tout, en: All}}
symbols:
  force: {group: tout, name: {fr: Force, en: Strength}, meaning: {fr: f, en: f}}
  de: {group: tout, name: {fr: Dé, en: Die}, meaning: {fr: d, en: d}}
words: {rarete-rare: {fr: Rare, en: Rare}}
types:
  carte: {component: carte, front: carte.svg, fields: {valeur: {kind: integer}}}
  monstre:
    component: carte
    front: carte.svg
    name: {fr: Monstre, en: Monster}
    fields:
      nom: {kind: text}
      rarete: {kind: choice, choices: [commune, rare, unique]}
      or: {kind: integer}
      vie: {kind: integer}
      puissance: {kind: power}
      talents: {kind: list, of: {kind: choice, choices: [sagesse, charisme, autre]}}
      effet: {kind: rich}
  heros: {extends: monstre}
decks:
  monstres: {title: {fr: Monstres, en: Monsters}, from: monstres.yaml}
  force: {title: Force, from: force.yaml}
"""

BALANCE = """
balance:
  opponents: "type == 'monstre'"
  power: puissance
  vitality: vie
  redraws: talents
  groups: rarete
  wanted: {commune: 60 %.., rare: ..40 %}
  set: {V: 2}
  heroes:
    elle: {card: heroine, equipment: [epee], power: 1}
    lui: {power: D, vitality: 1, redraws: [sagesse]}
"""

MONSTERS = """
rat: {type: monstre, nom: Rat, rarete: commune, or: 2, vie: 1, puissance: F, copies: 5}
loup:
  {type: monstre, nom: Loup, rarete: rare, or: 5, vie: 1, puissance: 2 F + 1, copies: 3,
   effet: "**Meute :** {force} de plus."}
ours: {type: monstre, nom: Ours, rarete: rare, or: 9, vie: 1, puissance: D × V, talents: [sagesse, autre]}
brume: {type: monstre, nom: Brume, rarete: unique, effet: "**Meute.** Et **Nuit !** {de}{de}"}
heroine: {type: heros, nom: Héroïne, or: 3, vie: 2, puissance: F, talents: [charisme]}
epee: {type: heros, nom: Épée, puissance: "2"}
"""

FORCE = (
    "\n".join(f"f{n}: {{type: carte, valeur: {n}}}" for n in (0, 1, 2, 3, 4, 6))
    + "\nf9: {type: carte, valeur: 9, copies: 2}\n"
)


def project(folder: Path, balance: str = BALANCE) -> Path:
    """The project with this game, `essai`."""
    files = {
        "cards/essai/game.yaml": GAME + balance,
        "cards/essai/monstres.yaml": MONSTERS,
        "cards/essai/force.yaml": FORCE,
        "layouts/essai/carte.svg": "<svg/>",
        "assets/essai/symbols/force.svg": "<svg/>",
        "assets/essai/symbols/de.svg": "<svg/>",
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder
