"""Which picture stands on which card."""

from collections.abc import Callable
from functools import partial

from ..document import document
from ..facets import beasts, brutes, champions, episodes, scenes, treasures, wanderers, weapons, wonders
from ..facets.geode import geode
from ..facets.words import drawn, fitted

SUBJECTS = beasts.PICTURES | brutes.PICTURES | wonders.PICTURES | champions.PICTURES
THINGS = weapons.PICTURES | treasures.PICTURES
SCENES = scenes.SCENES | episodes.SCENES


def _pairs(text: str) -> dict[str, str]:
    """Card → picture, of `card picture, …`."""
    return dict(pair.split() for pair in text.replace("\n", " ").split(",") if pair.strip())


MONSTERS_AND_HEROES = _pairs("""
tisse-grenat spider, rieuse-des-voutes bat, gobe-cailloux worm, salamandre-de-braise salamander,
cloporte-de-basalte woodlouse, taupe-aux-griffes-d-ambre mole, vouivre-borgne wyvern, guetteur-de-quartz eye-stalk,
mille-pas centipede, crapaud-geode toad, nuee-d-eclats shard-bird, ours-des-concretions bear, pince-lueur crab,
chouette-de-mica owl, scorpion-de-sel scorpion, anguille-noire eel, gardienne-moussue moss-woman,
lezard-miroir two-headed-lizard, rat-chandelier candle-rat, hydre-naine hydra, poulpe-de-source octopus,
corbeau-d-obsidienne raven, mante-d-emeraude mantis, dormeur-de-la-paroi wall-face, boule-piques urchin,
chevre-des-a-pics goat, phalene-de-suie moth, serpent-a-collier cobra, colosse-de-gres colossus,
feu-qui-boite limping-fire, gobelin-ferrailleur goblin, larve-royale grub, echo echo, l-alpha guardian,
sankaa plumed-captain, arminius swarm-queen, oriandre hooded-lady, molesor faceless-lights, barbouaille leafy-giant
""")
ARTEFACTS = _pairs("""
hache-de-quartz quartz-axe, epee-des-marees tide-sword, lance-stalactite stalactite-lance, fronde-d-ambre amber-sling,
dague-jumelle twin-dagger, arc-de-racine root-bow, masse-herissee urchin-mace, griffes-de-taupe mole-glove,
fouet-de-liane vine-whip, trident-du-lac lake-trident, marteau-de-mineur miner-hammer, sarbacane blowpipe,
baton-d-orage storm-staff, fiole-de-lune moon-vial, bombe-de-spores spore-bomb, parchemin-de-fuite flight-scroll,
oeuf-de-phenix phoenix-egg, appat-a-monstres ham-bait, cle-de-glace ice-key, poudre-d-oubli dust-purse,
sifflet-d-os bone-whistle, corde-d-araignee spider-rope, racine-de-mana mana-root, plume-de-secours rescue-feather,
grelot-du-piege trap-bell, lanterne-a-lucioles firefly-lantern, bottes-de-saut jump-boots, cape-de-brume mist-cape,
amulette-du-borgne one-eyed-amulet, bouclier-de-mica mica-shield, carte-vivante living-map,
anneau-a-deux-pierres two-stone-ring, gants-d-escalade climbing-gloves, sac-sans-fond bottomless-bag,
de-pipe loaded-die, marteau-de-tellur raw-rock-hammer, trompettes-de-renommee renown-trumpets,
faux-d-ankou reaper-scythe
""")
EVENTS = _pairs("""
la-voute-s-egrene falling-splinters, le-passeur-muet silent-ferryman, pont-de-corde rope-bridge,
marche-des-gnomes gnome-market, inondation-soudaine sudden-flood, le-puits-aux-voeux wishing-well,
feu-de-camp-oublie forgotten-camp, fresque-des-anciens ancient-fresco, trou-d-air gust, camp-de-mineurs miners-camp,
nid-d-oeufs egg-nest, l-ombre-a-deux-tetes two-headed-shadow, eboulis rockslide, courant-d-or gold-stream,
porte-sans-serrure keyless-door, champ-de-champignons mushroom-field, le-vieux-cartographe old-mapmaker,
chute-dans-le-noir fall-in-the-dark, sommeil-de-cristal crystal-sleep, rencontre-a-mi-chemin meeting-half-way,
le-troll-joueur gambling-troll, vent-de-spores spore-wind, source-chaude hot-spring, la-dime-d-urto tithe,
lac-gele frozen-lake, vol-de-lucioles fireflies, escalier-qui-tourne winding-stair, cage-suspendue hanging-cage,
musique-lointaine far-music, bagarre-a-la-taverne tavern-brawl, le-pari wager, meteorite meteorite,
piege-a-blook blook-trap, tunnel-de-raccourci short-cut, offrande-aux-dieux offering, le-coeur-bat heart-beats
""")


def _subject(name: str) -> str:
    """A being: it stands on the card's ground, its margin about it."""
    return document(-6, -2, 112, 108, drawn(SUBJECTS[name]), title=name.replace("-", " "))


def _thing(name: str) -> str:
    """A thing: as large as its box allows, clear of title and plaque."""
    return document(-6, -2, 112, 108, fitted(THINGS[name], -2, 4, 102, 97), title=name.replace("-", " "))


def _scene(name: str) -> str:
    return document(0, 0, 61.2, 46.8, geode(SCENES[name], wanderers.PICTURES), title=name.replace("-", " "))


_COVER = """
= topaz topaz rose amethyst azurite turquoise topaz 1
d topaz.5 14: 58 -8 46
d paper 12: 58 -8 34
s ember 19 13: 28 9, 23 -4, 25 -19, 32 -31, 44 -40, 58 -43, 72 -40, 84 -31, 91 -19, 93 -4, 88 10
s topaz 14 8: 28 9, 23 -4, 25 -19, 32 -31, 44 -40, 58 -43, 72 -40, 84 -31, 91 -19, 93 -4, 88 10
u flame: 58 -8 .68
c rose-1 L14 h9: -12 110, -4 24, 10 36, 20 62, 30 110
c rose-1 L14 h9: 128 110, 120 20, 106 34, 96 60, 86 110
s rose 4 22 ~: -6 40, 24 50
s rose 4 22 ~: 92 50, 122 34
c amethyst-1 L14 h9: -12 140, -10 80, 6 66, 18 80, 30 96, 40 140
c amethyst-1 L14 h9: 128 140, 126 76, 110 64, 98 80, 86 94, 76 140
c azurite-1 L14 h8: 26 140, 30 70, 42 60, 58 56, 74 60, 86 70, 90 140
u guardian: 58 45 .64
c turquoise-2 L14 h6: -12 140, -10 112, 20 110, 58 114, 96 110, 128 112, 128 140
u leafy: 17 92 .42
u swarm: 99 92 .42
u lady: 36 97 .46
u faceless: 80 97 .46
u captain-up: 58 98 .54
"""


def _cover() -> str:
    """Five champions before the guardian, and above it the flame that they race for."""
    flame = {"flame": wonders.PICTURES["soul-flame"], "guardian": wonders.PICTURES["guardian"]}
    return document(0, 0, 148, 210, geode(_COVER, wanderers.PICTURES | flame, 148, 210), title="Urto")


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    kinds = ((MONSTERS_AND_HEROES, _subject), (ARTEFACTS, _thing), (EVENTS, _scene))
    found = {f"images/{card}.svg": partial(draw, name) for cards, draw in kinds for card, name in cards.items()}
    return {**found, "images/couverture.svg": _cover}
