"""A game of flicked discs, small enough to be drawn in a blink: pawns of every form and size."""

from __future__ import annotations

from pathlib import Path

from .project import Project

GAME = """\
title: {fr: Pichenettes, en: Flicks}
languages: [fr, en]
fonts: [font-source-sans-pro]
components:
  pastille: {size: 30 mm, shape: circle, bleed: 2 mm, safe: 2 mm}
  carre: {size: 20 x 20 mm, radius: 1 mm, bleed: 1.5 mm, safe: 1 mm}
  bande: {size: 60 x 10 mm, bleed: 1 mm, safe: 1 mm}
  jeton: {size: 20 mm, shape: circle, bleed: 2 mm, safe: 2 mm}
types:
  pastille: {name: Pastille, component: pastille, front: pastille.svg, fields: {ton: {kind: text, default: "#8ab"}}}
  carre: {name: Carré, component: carre, front: carre.svg, fields: {points: {kind: integer, default: 1}}}
  bande: {name: Bande, component: bande, front: bande.svg}
  jeton: {name: Jeton, component: jeton, front: jeton.svg, back: jeton.svg}
decks:
  jetons: {title: Jetons, where: "type == 'jeton'"}
pawns:
  tolerance: 1 mm
  sizes:
    tres-grand: {name: {fr: Très grand, en: Very large}, face: 35 mm}
    grand: {name: {fr: Grand, en: Large}, face: 30 mm}
    moyen: {name: {fr: Moyen, en: Medium}, face: 25 mm, height: 12 mm}
    petit: {name: {fr: Petit, en: Small}, face: 20 mm}
    tres-petit: 15 mm
  colours: {vert: {name: {fr: Vert, en: Green}, colour: "#3E8E5A"}, violet: "#7A4E9C", orange: "#D9772B"}
  pieces:
    heros: {name: {fr: Héros, en: Hero}, size: tres-grand, colour: vert, stickers: heros}
    cristal: {name: {fr: Cristal, en: Crystal}, size: grand, colour: violet, copies: 3, stickers: cristal}
    vague: {name: {fr: Deux vagues, en: Waves}, size: moyen, colour: violet, stickers: [vague, grande-vague]}
    fleche: {name: Flèche, size: petit, colour: orange, copies: 2, stickers: fleche}
    grain: {name: Grain, size: tres-petit, colour: orange, stickers: grain}
    tonneau: {name: Tonneau, form: cylinder, size: moyen, colour: orange, stickers: [dessus, dessous], band: bande}
    cube: {name: Cube, form: cube, size: petit, colour: vert, stickers: [un, deux, trois, quatre, cinq, six]}
    de: {name: Dé, form: net, size: petit, colour: vert, stickers: [f1, f2, f3, f4, f5, f6]}
  guide:
    title: {fr: Guide des autocollants, en: Sticker guide}
    sizes: {fr: "Les tailles, grandeur nature", en: "The sizes, as they are"}
    steps:
      - {fr: "Triez les pions par taille et par couleur.", en: "Sort the pawns by size and colour."}
      - {fr: "Décollez, alignez, collez d'un bord à l'autre, pressez.", en: "Peel, align, stick from one end, press."}
      - {fr: "Recommencez avec tous les autres.", en: "Do so with all others."}
"""
CARDS = """\
heros: {type: pastille, ton: "#3E8E5A"}
cristal: {type: pastille}
vague: {type: pastille}
grande-vague: {type: pastille, ton: "#25a"}
fleche: {type: pastille}
grain: {type: pastille}
dessus: {type: pastille}
dessous: {type: pastille}
bande: {type: bande}
un: {type: carre}
deux: {type: carre, points: 2}
trois: {type: carre, points: 3}
quatre: {type: carre, points: 4}
cinq: {type: carre, points: 5}
six: {type: carre, points: 6}
f1: {type: carre}
f2: {type: carre, points: 2}
f3: {type: carre, points: 3}
f4: {type: carre, points: 4}
f5: {type: carre, points: 5}
f6: {type: carre, points: 6}
pile: {type: jeton, copies: 4}
"""
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}mm" height="{1}mm" viewBox="0 0 {0} {1}">\n'
LAYOUTS = {
    "pastille": HEAD.format(30, 30)
    + """  <rect x="-15" y="-15" width="60" height="60" fill="{{ card.ton }}"/>
  <circle cx="15" cy="15" r="9" fill="#fff"/><path d="M15 8l6 10h-12z" fill="#222"/>
</svg>
""",
    "carre": HEAD.format(20, 20)
    + """  <rect x="-10" y="-10" width="40" height="40" fill="#f4e6c8"/>
  <g data-for="i in range(card.points)"><circle cx="{{ 4 + 6 * (i % 3) }}" cy="{{ 7 + 6 * (i // 3) }}" r="2"/></g>
</svg>
""",
    "bande": HEAD.format(60, 10)
    + """  <rect x="-30" y="-30" width="120" height="70" fill="#a86"/><rect y="4" width="60" height="2" fill="#421"/>
</svg>
""",
    "jeton": HEAD.format(20, 20)
    + """  <rect x="-10" y="-10" width="40" height="40" fill="#caa"/>\n</svg>\n""",
}


def make(root: Path, **changes: str) -> Project:
    """The game below *root*; *changes*: what to put in place of what in game.yaml, by the old text."""
    files = {"cards/pichenettes/game.yaml": GAME, "cards/pichenettes/cartes.yaml": CARDS}
    files |= {f"layouts/pichenettes/{name}.svg": text for name, text in LAYOUTS.items()}
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (root / "assets").mkdir(exist_ok=True)
    return Project(root)
