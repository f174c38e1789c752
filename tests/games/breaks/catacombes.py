"""À la conquête des catacombes, broken: what `check` has to say of each fault."""

# ruff: noqa: E501 - a row of the table stands on few lines

from __future__ import annotations

from tests.kit.breaks import Break

FIRE = "  tirs: [{tir: boule-de-feu}, {tir: boule-de-feu, cible: true}]\n  ambiance: Elle promet"

BREAKS = (
    # Team cards
    Break("epee.yaml", "\nlion-d-airain:", "\n_lion-d-airain:", "team-decks", None, "epee: 27 printed cards; wanted is exactly 28"),
    Break("epee.yaml", "  nom: Pyromancienne\n", "  nom: Pyromancienne\n  equipe: crane\n", "team-decks-are-pure", "pyromancienne",
          "deck is epee, equipe is crane"),
    Break("epee.yaml", FIRE, "  tirs: []\n  ambiance: Elle promet", "sequences", "pyromancienne", "tirs is []; wanted is len(tirs) >= 1"),
    Break("epee.yaml", FIRE, "  tirs: [{tir: danse}]\n  ambiance: Elle promet", "wrong-choice", "pyromancienne", "the value is 'danse'"),
    Break("epee.yaml", FIRE, "  tirs: [{tir: combat, cible: true}]\n  ambiance: Elle promet", "aimed-shots", "pyromancienne",
          "tirs.cible is [true], tirs.tir is [combat]; wanted is all(tirs, not cible or tir in"),
    Break("epee.yaml", "  nom: Pyromancienne\n  classe: Danseuse de feu\n  role: lanceur-de-sorts", "  nom: Pyromancienne\n  classe: Danseuse de feu\n  role: lanceuse",
          "wrong-choice", "pyromancienne", "the value is 'lanceuse'; allowed are meneur, lanceur-de-sorts"),
    Break("epee.yaml", "  role: lanceur-de-sorts\n  signe: mite\n", "  role: lanceur-de-sorts\n  signe: mithe\n", "wrong-choice",
          "pyromancienne", "the value is 'mithe'"),
    Break("epee.yaml", "  nom: Pyromancienne\n", "  nom: Druidesse\n", "different-cards", "druidesse", "nom is Druidesse on 2 cards"),
    Break("epee.yaml", "  reinitialisation: true\n", "", "reset", None, "epee: 0 cards; wanted is 1 or more"),
    Break("epee.yaml", "  capacite: {nom: Réinitialisation, effet: \"Remélangez la défausse de votre équipe dans sa pioche.\"}\n", "",
          "reset-is-an-ability", "phenix", "capacite is none"),
    Break("game.yaml", "{map: capacite, where: \"capacite != none\"", "{map: capacite, where: \"capacite != none and id != 'phenix'\"",
          "no-abilities", "phenix", "capacite is {nom: Réinitialisation", variants=("sans-capacites",)),
    Break("game.yaml", "{map: armure, where: \"armure\"", "{map: armure, where: \"armure and id != 'behemoth'\"", "no-armour", "behemoth",
          "armure is true; wanted is not armure", variants=("sans-armure",)),
    Break("game.yaml", "back: dos-crane.svg}", "back: dos-epee.svg}", "team-backs", None,
          "all(back == 'dos-crane.svg', equipe == 'crane') is false; wanted"),
    # Tokens, walls, mat
    Break("materiel.yaml", "type: sante, copies: 24", "type: sante, copies: 20", "health-tokens", "sante",
          "copies(type == 'sante') is 20; wanted is copies(type == 'sante') == 24"),
    Break("materiel.yaml", "marqueur-crane: {", "_marqueur-crane: {", "turn-markers", None, "crane: 0 printed cards; wanted is exactly 1"),
    Break("materiel.yaml", "mur-coin: {type: mur, pli: 112, art: grilles, copies: 4}", "mur-coin: {type: mur, art: grilles, copies: 4}", "walls", None,
          "copies(type == 'mur' and pli != none) is 0"),
    Break("materiel.yaml", "mur-niches: {type: mur, art: niches, copies: 3}", "mur-niches: {type: mur, art: niches, copies: 2}", "walls", None,
          "copies(type == 'mur') is 9; wanted"),
    Break("materiel.yaml", "tapis: {type: tapis}", "tapis: {type: tapis, copies: 2}", "mat", None, "2 printed cards; wanted is exactly 1"),
    Break("materiel.yaml", "cartes: 4}]\n  copies: 4", "cartes: 4}]\n  copies: 3", "reference-cards", None, "3 printed cards; wanted is exactly 4"),
    Break("materiel.yaml", "seul: true, cartes: 8", "seul: true, cartes: 7", "hands", "aide", "mains.cartes is [4, 4, 7, 4]"),
    # Stickers
    Break("materiel.yaml", "art: cristal, copies: 5", "art: cristal, copies: 4", "sticker-counts", None, "copies(type == 'pion') is 14; wanted"),
    Break("materiel.yaml", "taille: moyen, art: cristal", "taille: mini, art: cristal", "wrong-choice", "pion-cristal", "the value is 'mini'"),
    Break("materiel.yaml", "taille: moyen, art: cristal", "taille: petit, art: cristal", "all-sizes", None, "moyen: 0 cards; wanted is 1 or more"),
    Break("materiel.yaml", "tir: vague, art: vague}", "tir: missile, art: vague}", "pawn-of-shot", None, "missile: 2 cards; wanted is exactly 1"),
    Break("materiel.yaml", "tir: arc-long, art: arc-long", "tir: arc-long, art: missile", "sticker-shows-its-shot", "pion-arc-long",
          "art is assets/catacombes/pions/missile.svg, tir is arc-long; wanted is tir in art"),
    Break("materiel.yaml", "tir: vague, art: vague}", "tir: vague, art: vague-puissante}", "sticker-pictures", "pion-vague-puissante",
          "art is assets/catacombes/pions/vague-puissante.svg on 2 cards"),
    # Pawns: what the printer counts
    Break("game.yaml", "size: moyen, colour: bois, copies: 5", "size: moyen, colour: bois, copies: 4", "pieces-of-each-kind", None,
          "pawn cristal: id cristal has 4 copies; wanted is exactly 5"),
    Break("game.yaml", "size: moyen, colour: bois, copies: 5", "size: petit, colour: bois, copies: 5", "stickers-fit-their-pawns", None,
          "pawn cristal: colour is bois, size is petit, stickers.taille is [moyen], stickers.ton is [bois]; wanted is all(stickers, taille == size"),
    Break("game.yaml", "size: moyen, colour: bois, copies: 5", "size: petit, colour: bois, copies: 4", "pieces", None, "13 pawns; wanted is exactly 14"),
    Break("game.yaml", "size: moyen, colour: bois, copies: 5", "size: moyen, colour: bois, copies: 6", "stickers-for-each-pawn", None,
          "pawn cristal: copies is 6, stickers.copies is [5]; wanted is sum(stickers.copies) == copies * len(stickers)"),
    Break("game.yaml", "colour: vert, stickers: pion-epee-1", "colour: bleu, stickers: pion-epee-1", "team-colours", None,
          "there is no pawn with id epee-1, colour vert, and there is one too many"),
    Break("game.yaml", "stickers: [pion-vague, pion-vague-puissante]", "stickers: pion-vague", "double-sided-wave", None, "pawn vague: id is vague"),
    Break("game.yaml", "size: moyen, colour: bois, copies: 5", "size: moyens, colour: bois, copies: 5", "unknown-name", None, "there is no size 'moyens'"),
    Break("game.yaml", "copies: 5, stickers: pion-cristal", "copies: 5, stickers: pion-crystal", "unknown-card", None, "there is no card 'pion-crystal'"),
    Break("game.yaml", "copies: 5, stickers: pion-cristal", "copies: 5, stickers: [pion-cristal, pion-cristal, pion-cristal]", "sticker-count", None,
          "the pawn 'cristal' has 3 stickers; a disc has 1 or 2"),
    # Symbols
    Break("equipe.svg", "symbole=card.equipe", "symbole='epee'", "team-symbol", "behemoth", "the front shows epee; wanted is crane", ("behemoth",)),
    Break("equipe.svg", "symbole=card.role", "symbole='meneur'", "role-symbol", "behemoth", "the front shows meneur; wanted is creature", ("behemoth",)),
    Break("equipe.svg", "symbole=card.signe", "symbole=card.role", "sign-symbol", "behemoth", "the front shows no lezard; wanted is lezard", ("behemoth",)),
    Break("equipe.svg", '<g data-if="card.armure"', '<g data-if="not card.armure"', "aim-and-armour", "behemoth",
          "the front shows no armure; wanted is armure", ("behemoth",)),
    Break("parts/sequence.svg", '<g data-if="t.cible"', '<g data-if="not t.cible"', "aim-and-armour", "behemoth",
          "the front shows armure, 2 × cible; wanted is armure", ("behemoth",)),
    Break("parts/sequence.svg", "symbole=t.tir", "symbole='combat'", "shot-symbols", "behemoth",
          "the front shows 2 × combat; wanted is combat-critique, deplacement", ("behemoth",)),
    Break("aide-tirs.svg", "symbole='cible'", "symbole='armure'", "reference-card-explains-every-shot", "aide", "the back shows", ("aide",)),
)  # fmt: skip
