"""The rules of four other games on small decks: fine as they stand; with one line changed, just one rule is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.rule_games import broken, loaded, project

from . import decks

SAMPLES = {
    "catacombes": decks.CATACOMBES,
    "ravenloft": decks.RAVENLOFT,
    "urto": decks.URTO,
    "delve": decks.DELVE,
}

# (game, file, what is written, what is written instead, the rule that is broken, the card to blame)
BREAKS = [
    ("catacombes", "epee", "copies: 26", "copies: 25", "team-decks", None),
    ("catacombes", "epee", "phenix: {tirs: [{tir: deplacement}], ", "phenix: {", "sequences", "phenix"),
    ("catacombes", "crane", "[{tir: deplacement}, ", "[{tir: danse}, {tir: missile}, ", "known-shots", "zombie"),
    ("catacombes", "epee", "{tir: combat}]", "{tir: combat, cible: true}]", "aimed-shots", "mage-berserker"),
    ("catacombes", "epee", "copies: 26}", "copies: 26, role: roi}", "six-roles", "archer-royal"),
    ("catacombes", "epee", "copies: 26}", "copies: 26, signe: dragon}", "six-signs", "archer-royal"),
    ("catacombes", "crane", "reset: true", "reset: false", "reset", None),
    ("catacombes", "pions", "sante, copies: 24", "sante, copies: 20", "health", "sante"),
    ("catacombes", "pions", "pion: arc, taille: petit", "pion: arc, taille: mini", "sticker-sizes", "colle-arc"),
    ("catacombes", "pions", "colle-arc: {type: autocollant", "_note: {type: autocollant", "sticker-counts", None),
    ("catacombes", "pions", "taille: tres-petit, tir", "taille: petit, tir", "all-sizes", None),
    ("catacombes", "pions", "tir: [boule-de-feu]", "tir: [arc-long]", "pawn-of-shot", None),
    ("catacombes", "aide", "cartes: 8", "cartes: 7", "hands", "trois-seul"),
    ("ravenloft", "heros", "vitesse: 5, sursaut: 4", "vitesse: 0, sursaut: 4", "positive-values", "clerc"),
    ("ravenloft", "pouvoirs", "flamme: {genre: a-volonte, de: clerc}", "", "powers-at-will", None),
    ("ravenloft", "pouvoirs", "cri: {genre: utilitaire, de: guerrier}", "", "powers-utility", "guerrier"),
    ("ravenloft", "pouvoirs", "priere: {genre: quotidien", "priere: {genre: utilitaire", "powers-daily", "clerc"),
    ("ravenloft", "pouvoirs", "priere: {genre", "priere: {race: elfe, genre", "race-bound", "priere"),
    ("ravenloft", "rencontres", "evenement, copies: 2", "evenement, copies: 1", "removed-by-barkam", "overrun"),
    ("ravenloft", "rencontres", "environnement, pioche: temps",
     "environnement, pioche: classique", "split", "brouillard"),
    ("ravenloft", "heros", "{niveau: 3, gain: y}]}\nguerrier",
     "{niveau: 4, gain: y}]}\nguerrier", "level-tables", "clerc"),
    ("ravenloft", "tables", "de: 9, a: 19", "de: 9, a: 18", "band-tables", "deux-heros"),
    ("ravenloft", "tables", "de: 9, a: 19", "de: 8, a: 19", "band-tables", "deux-heros"),
    ("ravenloft", "rencontres", "nom: fosse", "nom: puits", "tokens", "fosse"),
    ("ravenloft", "rencontres", "jeton: slime, ", "", "tokens", "green-slime"),
    ("ravenloft", "rencontres", "desarmer: 12, ", "", "disarm", "fosse"),
    ("ravenloft", "monstres", ", niveau: 5", "", "villain-level", "strahd"),
    ("ravenloft", "monstres", "px: 3", "px: 4", "monster-xp", "loup"),
    ("urto", "cartes", "evenement, copies: 36", "evenement, copies: 35", "decks", None),
    ("urto", "jetons", "monstre, copies: 11, sac: 11", "monstre, copies: 11, sac: 10", "bag", None),
    ("urto", "jetons", "champignon, copies: 5, sac: 5}", "champignon, copies: 5, sac: 6}\n", "bag-fits", "champignon"),
    ("urto", "cartes", "copies: 20}\n",
     "copies: 19}\nepee: {type: artefact, nom: Lame, divin: true}\n", "divine", "epee"),
    ("urto", "des", "de: Faux d'Ankou", "de: Faux d'Anku", "divine-dice", "faux"),
    ("urto", "des", "fouille, face: 3, copies: 10", "fouilla, face: 3, copies: 10", "exploration-die", None),
    ("urto", "cartes", "attaque: 10", "attaque: 11", "monsters", "alpha"),
    ("urto", "cartes", "genre: limite", "genre: vivant", "artefact-kinds", "potion"),
    ("urto", "cartes", "Hache, genre: arme, couleur: vert",
     "Hache, genre: arme, couleur: rose", "weapons-are-green", "hache"),
    ("urto", "cartes", "vie: 6, pr: 9, alpha: true", "vie: 6, pr: 9", "alphas", None),
    ("urto", "cartes", "couleur: noir", "couleur: bleu", "hero-colours", "barbouaille"),
    ("urto", "cartes", "nation: Onyx", "nation: Azura", "hero-nations", "barbouaille"),
    ("urto", "cartes", "numero: 2", "numero: 4", "achievements", None),
    ("delve", "divers", "rang: facile, copies: 3", "rang: facile, copies: 4", "tiers", None),
    ("delve", "competences", "asha, couleurs", "autre, couleurs", "skills", None),
    ("delve", "puits", "difficulte: 12, ", "", "challenges", "cerf"),
    ("delve", "puits", "maitre, couleur: noir, difficulte: 20",
     "maitre, couleur: rouge, difficulte: 20", "masters-are-black", "mer"),
    ("delve", "puits", ", vulnerable: vert", "", "gauntlet", None),
    ("delve", "puits", "epreuve-4: {type: epreuve, back: dos.svg}",
     "epreuve-4: {type: epreuve}", "gauntlet-faces", "epreuve-4"),
    ("delve", "competences", "[rouge, vert]", "[rouge, vert, bleu]", "skill-colours", "dejouer"),
    ("delve", "competences", "[rouge, vert]", "[rouge, blanc]", "skill-colours", "dejouer"),
    ("delve", "competences", "[blanc], ", "[blanc], soutien: {valeur: 1}, ", "skill-support", "courir"),
    ("delve", "divers", "cartes: 6", "cartes: 5", "hands", "trio"),
    ("delve", "puits", "bleu, copies: 3}\nlabyrinthe", "bleu, copies: 2}\nlabyrinthe", "named-copies", None),
    ("delve", "puits", "difficulte: 30", "difficulte: 59", "difficulty", None),
]  # fmt: skip

# Rules that one change breaks along with the one that it is about.
ALSO = {
    "alphas": {"alphas-alike"},
    "all-sizes": {"sticker-sizes"},
    "bag-fits": {"bag"},
    "divine": {"divine-dice"},
    "powers-daily": {"powers-utility"},
    "named-copies": {"counts"},
    "tiers": {"counts"},
}


@pytest.mark.parametrize("name", SAMPLES)
def test_the_deck_is_fine(tmp_path: Path, name: str) -> None:
    sample = SAMPLES[name]
    game, problems = loaded(project(tmp_path, sample.game, sample.cards, sample.rules))
    assert [str(found) for found in problems] == []
    assert broken(game) == []


@pytest.mark.parametrize(("name", "file", "old", "new", "rule", "card"), BREAKS)
def test_one_change_breaks_one_rule(
    tmp_path: Path, name: str, file: str, old: str, new: str, rule: str, card: str | None
) -> None:
    sample = SAMPLES[name]
    assert sample.cards[file].count(old) == 1
    cards = sample.cards | {file: sample.cards[file].replace(old, new)}
    game, problems = loaded(project(tmp_path, sample.game, cards, sample.rules))
    assert [str(found) for found in problems] == []
    found = broken(game)
    assert (rule, card) in found
    assert {name for name, _ in found} - {rule} == ALSO.get(rule, set())


def test_every_rule_is_broken_once() -> None:
    for name, sample in SAMPLES.items():
        rules = {line.split(":")[0] for line in sample.rules.splitlines() if line and line[0] not in " _"}
        assert rules - {rule for game, _, _, _, rule, _ in BREAKS if game == name} == LEFT[name]


# Broken along with another rule in the table, or by a test of its own.
LEFT = {
    "catacombes": {"projectiles"},
    "ravenloft": set(),
    "urto": {"tokens", "alphas-alike"},
    "delve": {"counts"},
}
