"""Small decks of four other games, each with the rules that its rulebook asks for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sample:
    game: str
    cards: dict[str, str]
    rules: str


CATACOMBES = Sample(
    game="""
types:
  carte:
    component: carte
    front: carte.svg
    fields:
      classe: {kind: text}
      role: {kind: choice, choices: [meneur, lanceur-de-sorts, combattant, creature, chasseur, explorateur, roi]}
      signe: {kind: choice, choices: [mite, araignee, rat, corail, lezard, meduse, dragon]}
      tirs:
        kind: list
        of: {kind: map, fields: {tir: {kind: text}, cible: {kind: boolean}}}
      reset: {kind: boolean, default: false}
  pion:
    component: carte
    front: carte.svg
    fields:
      taille: {kind: choice, choices: [tres-grand, grand, moyen, petit, tres-petit]}
      tir: {kind: list, of: {kind: text}}
      faces: {kind: integer, min: 1, max: 2}
  autocollant:
    component: carte
    front: carte.svg
    fields:
      pion: {kind: text}
      taille: {kind: text}
  sante: {component: carte, front: carte.svg}
  main: {component: carte, front: carte.svg, fields: {joueurs: {kind: integer}, cartes: {kind: integer}}}
decks:
  epee: {from: epee.yaml}
  crane: {from: crane.yaml}
  pions: {from: pions.yaml}
  aide: {from: aide.yaml}
""",
    cards={
        "epee": """
_defaults: {type: carte, role: combattant, signe: mite}
mage-berserker: {tirs: [{tir: combat}, {tir: deplacement}, {tir: combat}]}
archer-royal: {tirs: [{tir: deplacement}, {tir: arc-long, cible: true}], copies: 26}
phenix: {tirs: [{tir: deplacement}], reset: true}
""",
        "crane": """
_defaults: {type: carte, role: creature, signe: rat}
zombie: {tirs: [{tir: deplacement}, {tir: deplacement}], copies: 27}
chasseur-de-sorcieres: {tirs: [{tir: missile}], reset: true}
""",
        "pions": """
vague: {type: pion, taille: grand, tir: [vague, vague-puissante], faces: 2}
arc: {type: pion, taille: petit, tir: [arc-long], faces: 1}
feu: {type: pion, taille: moyen, tir: [boule-de-feu], faces: 1}
missile: {type: pion, taille: tres-petit, tir: [missile], faces: 1, copies: 2}
heros: {type: pion, taille: tres-grand, faces: 1}
colle-vague: {type: autocollant, pion: vague, taille: grand, copies: 2}
colle-arc: {type: autocollant, pion: arc, taille: petit}
colle-feu: {type: autocollant, pion: feu, taille: moyen}
colle-missile: {type: autocollant, pion: missile, taille: tres-petit, copies: 2}
colle-heros: {type: autocollant, pion: heros, taille: tres-grand}
sante: {type: sante, copies: 24}
""",
        "aide": """
_defaults: {type: main}
deux: {joueurs: 2, cartes: 4}
trois: {joueurs: 3, cartes: 4}
trois-seul: {joueurs: 3, cartes: 8}
quatre: {joueurs: 4, cartes: 4}
""",
    },
    rules="""
team-decks: {where: "type == 'carte'", each: {deck: [epee, crane]}, copies: 28}
sequences: {where: "type == 'carte'", require: "len(tirs) >= 1"}
known-shots:
  where: "type == 'carte'"
  require: >-
    all(tirs, tir in ['deplacement', 'combat', 'combat-critique', 'missile', 'boule-de-feu', 'arc-long', 'vague',
    'vague-puissante'])
aimed-shots:
  where: "type == 'carte'"
  require: "all(tirs, not cible or tir in ['missile', 'boule-de-feu', 'arc-long', 'vague', 'vague-puissante'])"
six-roles: {allowed: {role: [meneur, lanceur-de-sorts, combattant, creature, chasseur, explorateur]}}
six-signs: {allowed: {signe: [mite, araignee, rat, corail, lezard, meduse]}}
reset: {where: "reset", each: {deck: [epee, crane]}, count: 1..}
health: {expect: "copies(type == 'sante') == 24 and copies(type == 'sante') >= 2 * 8"}
sticker-sizes: {where: "type == 'autocollant'", refers: {of: taille, to: taille, among: "type == 'pion'"}}
sticker-counts: {expect: "copies(type == 'autocollant') == sum(copies * faces, type == 'pion')"}
all-sizes: {where: "type == 'pion'", expect: "distinct(taille) == 5"}
projectiles:
  where: "type == 'carte' and any(tirs, tir not in ['deplacement', 'combat', 'combat-critique'])"
  require: "any(tirs, tir in ['missile', 'boule-de-feu', 'arc-long', 'vague', 'vague-puissante'])"
pawn-of-shot:
  where: "type == 'pion' and len(tir) > 0"
  each: {tir: [missile, boule-de-feu, arc-long, vague, vague-puissante]}
  count: 1..
hands:
  where: "type == 'main'"
  exactly:
    - {joueurs: 2, cartes: 4}
    - {joueurs: 3, cartes: 4}
    - {joueurs: 3, cartes: 8}
    - {joueurs: 4, cartes: 4}
""",
)

RAVENLOFT = Sample(
    game="""
types:
  heros:
    component: carte
    front: carte.svg
    fields:
      race: {kind: text}
      de: {kind: text}
      ca: {kind: integer}
      pv: {kind: integer}
      vitesse: {kind: integer}
      sursaut: {kind: integer}
      pouvoirs: {kind: list, of: {kind: reference, to: [pouvoir]}}
      a_volonte: {kind: integer}
      utilitaire: {kind: integer}
      quotidien: {kind: integer}
      niveaux: {kind: list, of: {kind: map, fields: {niveau: {kind: integer}, gain: {kind: rich}}}}
  pouvoir:
    component: carte
    front: carte.svg
    fields:
      genre: {kind: choice, choices: [a-volonte, utilitaire, quotidien]}
      race: {kind: text}
      de: {kind: text}
  rencontre:
    component: carte
    front: carte.svg
    fields:
      genre: {kind: choice, choices: [malediction, environnement, evenement, evenement-attaque, danger, piege]}
      pioche: {kind: choice, choices: [temps, classique]}
      desarmer: {kind: integer}
      jeton: {kind: text}
  jeton: {component: carte, front: carte.svg, fields: {nom: {kind: text}}}
  monstre: {component: carte, front: carte.svg, fields: {px: {kind: integer}}}
  vilain: {component: carte, front: carte.svg, fields: {niveau: {kind: integer}}}
  table:
    component: carte
    front: carte.svg
    fields:
      bandes:
        kind: list
        of: {kind: map, fields: {de: {kind: integer}, a: {kind: integer}, monstres: {kind: integer}}}
data:
  retraits: {barkam: {overrun: 2, green-slime: 1}}
decks:
  heros: {from: heros.yaml}
  pouvoirs: {from: pouvoirs.yaml}
  rencontres: {from: rencontres.yaml}
  monstres: {from: monstres.yaml}
  pioche-temps: {where: "type == 'rencontre' and genre in ['environnement', 'evenement-attaque']"}
  pioche-classique: {where: "type == 'rencontre' and genre not in ['environnement', 'evenement-attaque']"}
  tables: {from: tables.yaml}
""",
    cards={
        "heros": """
clerc:
  {type: heros, race: nain, de: clerc, ca: 17, pv: 8, vitesse: 5, sursaut: 4, a_volonte: 2, utilitaire: 1,
   quotidien: 1, niveaux: [{niveau: 2, gain: x}, {niveau: 3, gain: y}]}
guerrier:
  {type: heros, race: dragonborn, de: guerrier, ca: 18, pv: 10, vitesse: 5, sursaut: 5, a_volonte: 1,
   utilitaire: 1, quotidien: 1, niveaux: [{niveau: 2, gain: x}, {niveau: 3, gain: y}]}
""",
        "pouvoirs": """
_defaults: {type: pouvoir}
frappe-de-guerison: {genre: a-volonte, de: clerc}
parole-de-guerison: {genre: utilitaire, de: clerc}
flamme: {genre: a-volonte, de: clerc}
priere: {genre: quotidien, de: clerc}
fendre: {genre: a-volonte, de: guerrier}
souffle-du-dragon: {genre: quotidien, de: guerrier, race: dragonborn}
cri: {genre: utilitaire, de: guerrier}
""",
        "rencontres": """
_defaults: {type: rencontre}
overrun: {genre: evenement, copies: 2, pioche: classique}
green-slime: {genre: danger, jeton: slime, pioche: classique}
fosse: {genre: piege, jeton: fosse, desarmer: 12, pioche: classique}
brouillard: {genre: environnement, pioche: temps}
fleches: {genre: evenement-attaque, pioche: temps}
jeton-slime: {type: jeton, nom: slime}
jeton-fosse: {type: jeton, nom: fosse}
""",
        "monstres": """
squelette: {type: monstre, px: 1}
loup: {type: monstre, px: 3}
strahd: {type: vilain, niveau: 5}
""",
        "tables": """
_defaults: {type: table}
deux-heros: {bandes: [{de: 1, a: 8, monstres: 2}, {de: 9, a: 19, monstres: 1}, {de: 20, a: 20, monstres: 0}]}
""",
    },
    rules="""
positive-values: {where: "type == 'heros'", require: "ca > 0 and pv > 0 and vitesse > 0 and sursaut > 0"}
powers-at-will: {each: de, expect: "count(genre == 'a-volonte') == max(a_volonte)"}
powers-utility: {each: de, expect: "count(genre == 'utilitaire') == max(utilitaire)"}
powers-daily: {each: de, expect: "count(genre == 'quotidien') == max(quotidien)"}
race-bound: {where: "type == 'pouvoir' and race != none", require: "race == 'dragonborn' and de == 'guerrier'"}
removed-by-barkam: {where: "type == 'rencontre'", contains: data.retraits.barkam}
split:
  among: "type == 'rencontre'"
  partition:
    temps: "pioche == 'temps' and 'pioche-temps' in decks"
    classique: "pioche == 'classique' and 'pioche-classique' in decks"
level-tables: {where: "type == 'heros'", sequence: {of: niveaux.niveau, start: 2, end: 3}}
band-tables: {where: "type == 'table'", cover: {low: bandes.de, high: bandes.a, is: 1..20}}
tokens: {where: "genre in ['piege', 'danger']", refers: {of: jeton, to: nom, among: "type == 'jeton'"}}
disarm: {where: "genre == 'piege'", require: "desarmer >= 1"}
villain-level: {where: "type == 'vilain'", require: "niveau >= 1"}
monster-xp: {where: "type == 'monstre'", require: "1 <= px and px <= 3"}
""",
)

URTO = Sample(
    game="""
types:
  evenement: {component: carte, front: carte.svg}
  monstre:
    component: carte
    front: carte.svg
    fields:
      attaque: {kind: integer}
      vie: {kind: integer}
      pr: {kind: integer}
      alpha: {kind: boolean, default: false}
  artefact:
    component: carte
    front: carte.svg
    fields:
      nom: {kind: text}
      genre: {kind: choice, choices: [arme, limite, permanent, vivant]}
      couleur: {kind: choice, choices: [vert, rose, jaune]}
      divin: {kind: boolean, default: false}
  jeton: {component: carte, front: carte.svg, fields: {jeton: {kind: text}, sac: {kind: integer, default: 0}}}
  de: {component: carte, front: carte.svg, fields: {de: {kind: text}, face: {kind: integer}}}
  heros: {component: carte, front: carte.svg, fields: {nation: {kind: text}, couleur: {kind: text}}}
  exploit: {component: carte, front: carte.svg, fields: {numero: {kind: integer}}}
decks:
  tout: {from: [cartes.yaml, jetons.yaml, des.yaml]}
""",
    cards={
        "cartes": """
evenement: {type: evenement, copies: 36}
troll: {type: monstre, attaque: 5, vie: 2, pr: 3, copies: 28}
alpha: {type: monstre, attaque: 10, vie: 6, pr: 9, alpha: true, copies: 5}
hache: {type: artefact, nom: Hache, genre: arme, couleur: vert, copies: 20}
potion: {type: artefact, nom: Potion, genre: limite, couleur: rose, copies: 15}
marteau: {type: artefact, nom: Marteau de Tellur, genre: arme, couleur: vert, divin: true}
trompettes: {type: artefact, nom: Trompettes de Renommée, genre: arme, couleur: vert, divin: true}
faux: {type: artefact, nom: Faux d'Ankou, genre: arme, couleur: vert, divin: true}
sank-aa: {type: heros, nation: Azura, couleur: bleu}
arminius: {type: heros, nation: Morganite, couleur: rose}
oriandre: {type: heros, nation: Emerald, couleur: vert}
molesor: {type: heros, nation: Opale, couleur: blanc}
barbouaille: {type: heros, nation: Onyx, couleur: noir}
exploit-1: {type: exploit, numero: 1}
exploit-2: {type: exploit, numero: 2}
exploit-3: {type: exploit, numero: 3}
""",
        "jetons": """
_defaults: {type: jeton}
torche: {jeton: torche, copies: 17, sac: 17}
champignon: {jeton: champignon, copies: 5, sac: 5}
renommee: {jeton: renommee, copies: 17, sac: 7}
monstre: {jeton: monstre, copies: 11, sac: 11}
reste: {jeton: reste, copies: 54, sac: 18}
""",
        "des": """
_defaults: {type: de}
fouille-1: {de: fouille, face: 1}
fouille-2: {de: fouille, face: 2}
fouille-3: {de: fouille, face: 3, copies: 10}
de-marteau: {de: Marteau de Tellur, face: 1}
de-trompettes: {de: Trompettes de Renommée, face: 1}
de-faux: {de: Faux d'Ankou, face: 1}
""",
    },
    rules="""
decks: {each: type, copies: {evenement: 36, monstre: 33, artefact: 38, heros: 5, jeton: 104, de: 15, exploit: 3}}
tokens:
  where: "type == 'jeton'"
  each: jeton
  copies: {torche: 17, champignon: 5, renommee: 17, monstre: 11, reste: 54}
bag: {where: "type == 'jeton'", total: {of: sac, is: 58}}
bag-fits: {where: "type == 'jeton'", require: "sac <= copies"}
divine:
  where: "divin"
  exactly: [{nom: Marteau de Tellur}, {nom: Trompettes de Renommée}, {nom: Faux d'Ankou}]
divine-dice: {where: "divin", refers: {of: nom, to: de, among: "type == 'de'"}}
exploration-die: {where: "de == 'fouille'", copies: 12}
monsters: {where: "type == 'monstre'", require: "1 <= attaque and attaque <= 10 and vie >= 1 and pr >= 1"}
artefact-kinds: {allowed: {genre: [arme, limite, permanent]}}
weapons-are-green: {where: "genre == 'arme'", require: "couleur == 'vert'"}
alphas: {where: "alpha", copies: 5}
alphas-alike: {where: "alpha", count: 1}
hero-colours: {where: "type == 'heros'", unique: couleur}
hero-nations: {where: "type == 'heros'", unique: nation}
achievements: {where: "type == 'exploit'", sequence: {of: numero, start: 1, end: 3}}
""",
)

DELVE = Sample(
    game="""
types:
  defi:
    component: carte
    front: carte.svg
    fields:
      nom: {kind: text}
      genre: {kind: choice, choices: [combat, obstacle, enigme, piege]}
      difficulte: {kind: integer}
      couleur: {kind: choice, choices: [rouge, vert, bleu, blanc, noir]}
  maitre: {component: carte, front: carte.svg, fields: {couleur: {kind: text}, difficulte: {kind: integer}}}
  epreuve: {component: carte, front: carte.svg, fields: {vulnerable: {kind: text}}}
  competence:
    component: carte
    front: carte.svg
    fields:
      eclaireur: {kind: choice, choices: [asha, autre]}
      couleurs: {kind: list, of: {kind: choice, choices: [rouge, vert, bleu, blanc]}}
      soutien: {kind: map, fields: {couleur: {kind: text}, valeur: {kind: integer}}}
  jeton: {component: carte, front: carte.svg, fields: {valeur: {kind: integer}}}
  main: {component: carte, front: carte.svg, fields: {joueurs: {kind: integer}, cartes: {kind: integer}}}
  exploit: {component: carte, front: carte.svg, fields: {rang: {kind: text}}}
decks:
  puits: {from: puits.yaml}
  competences: {from: competences.yaml}
  divers: {from: divers.yaml}
""",
    cards={
        "puits": """
fontaines: {type: defi, nom: Les 3 fontaines, genre: enigme, difficulte: 9, couleur: bleu, copies: 3}
labyrinthe: {type: defi, nom: Le labyrinthe, genre: obstacle, difficulte: 8, couleur: vert, copies: 4}
cerf: {type: defi, nom: Le grand cerf, genre: combat, difficulte: 12, couleur: rouge}
mer: {type: maitre, couleur: noir, difficulte: 20}
tisseuse: {type: maitre, couleur: noir, difficulte: 30}
danse: {type: maitre, couleur: noir, difficulte: 25}
epreuve-1: {type: epreuve, back: dos.svg, vulnerable: vert}
epreuve-2: {type: epreuve, back: dos.svg}
epreuve-3: {type: epreuve, back: dos.svg}
epreuve-4: {type: epreuve, back: dos.svg}
""",
        "competences": """
_defaults: {type: competence, soutien: {couleur: rouge, valeur: 1}}
dejouer: {eclaireur: asha, couleurs: [rouge, vert], copies: 18}
courir: {eclaireur: autre, couleurs: [blanc], copies: 18}
""",
        "divers": """
un: {type: jeton, valeur: 1, copies: 28}
trois: {type: jeton, valeur: 3, copies: 10}
solo: {type: main, joueurs: 1, cartes: 8}
duo: {type: main, joueurs: 2, cartes: 7}
trio: {type: main, joueurs: 3, cartes: 6}
quatuor: {type: main, joueurs: 4, cartes: 5}
facile: {type: exploit, rang: facile, copies: 3}
perilleux: {type: exploit, rang: perilleux, copies: 3}
complexe: {type: exploit, rang: complexe, copies: 3}
improbable: {type: exploit, rang: improbable, copies: 3}
""",
    },
    rules="""
counts: {each: type, copies: {defi: 8, maitre: 3, epreuve: 4, competence: 36, jeton: 38, main: 4, exploit: 12}}
skills: {where: "type == 'competence'", each: eclaireur, copies: 18}
challenges: {where: "type == 'defi'", require: "genre != none and difficulte >= 1 and couleur != none"}
masters-are-black: {where: "type == 'maitre'", require: "couleur == 'noir'"}
gauntlet: {where: "type == 'epreuve'", expect: "any(vulnerable != none)"}
gauntlet-faces: {where: "type == 'epreuve'", require: "back != none"}
skill-colours:
  where: "type == 'competence'"
  require: >-
    couleurs == ['blanc'] or (1 <= len(couleurs) and len(couleurs) <= 2 and 'blanc' not in couleurs)
skill-support: {where: "type == 'competence'", require: "soutien.couleur != none and soutien.valeur >= 1"}
hands:
  where: "type == 'main'"
  exactly: [{joueurs: 1, cartes: 8}, {joueurs: 2, cartes: 7}, {joueurs: 3, cartes: 6}, {joueurs: 4, cartes: 5}]
named-copies:
  where: "nom in ['Les 3 fontaines', 'Le labyrinthe']"
  each: nom
  copies: {Les 3 fontaines: 3, Le labyrinthe: 4}
difficulty:
  expect: "max(difficulte) <= sum(valeur * copies, type == 'jeton')"
tiers: {where: "type == 'exploit'", each: {rang: [facile, perilleux, complexe, improbable]}, copies: 3}
""",
)
