"""Which picture stands on which card."""

from collections.abc import Callable
from functools import partial

from ..document import document
from ..facets import beasts, brutes, champions, wonders
from ..facets.words import drawn

SUBJECTS = {**beasts.PICTURES, **brutes.PICTURES, **wonders.PICTURES, **champions.PICTURES}
_CARDS = """
tisse-grenat spider, rieuse-des-voutes bat, gobe-cailloux worm, salamandre-de-braise salamander,
cloporte-de-basalte woodlouse, taupe-aux-griffes-d-ambre mole, vouivre-borgne wyvern, guetteur-de-quartz eye-stalk,
mille-pas centipede, crapaud-geode toad, nuee-d-eclats shard-bird, ours-des-concretions bear, pince-lueur crab,
chouette-de-mica owl, scorpion-de-sel scorpion, anguille-noire eel, gardienne-moussue moss-woman,
lezard-miroir two-headed-lizard, rat-chandelier candle-rat, hydre-naine hydra, poulpe-de-source octopus,
corbeau-d-obsidienne raven, mante-d-emeraude mantis, dormeur-de-la-paroi wall-face, boule-piques urchin,
chevre-des-a-pics goat, phalene-de-suie moth, serpent-a-collier cobra, colosse-de-gres colossus,
feu-qui-boite limping-fire, gobelin-ferrailleur goblin, larve-royale grub, echo echo, l-alpha guardian,
sankaa plumed-captain, arminius swarm-queen, oriandre hooded-lady, molesor faceless-lights, barbouaille leafy-giant
"""
CARDS = dict(pair.split() for pair in _CARDS.replace("\n", " ").split(",") if pair.strip())
"""Card → subject, in a box of 100 × 100 with a margin, for whatever ground the card has."""


def _subject(name: str) -> str:
    return document(-6, -2, 112, 108, drawn(SUBJECTS[name], SUBJECTS), title=name.replace("-", " "))


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    return {f"images/{card}.svg": partial(_subject, name) for card, name in CARDS.items()}
