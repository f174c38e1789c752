"""The medal of every team card: a person who does one thing, or a head and what stands behind it."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, document, placed
from ..inks import Colour
from ..medals.arms import ARMS
from ..medals.beasts import BEASTS
from ..medals.casters import CASTERS
from ..medals.dead import DEAD
from ..medals.fighters import FIGHTERS
from ..medals.folk import FOLK
from ..medals.hauntings import HAUNTINGS
from ..medals.heads import HEADS
from ..medals.hunters import HUNTERS
from .inks import TEAMS
from .medal import coined, struck

# (team, head, what stands behind)
CHARGES: dict[str, tuple[str, str, str]] = {
    "paladine-de-l-aube": ("epee", "dawn_paladin", "nothing"),
    "capitaine-des-murailles": ("epee", "barbute", "lances"),
    "reine-sans-trone": ("epee", "exiled_queen", "nothing"),
    "roi-sous-la-colline": ("epee", "sleeping_king", "nothing"),
    "ensorceleuse": ("epee", "star_enchantress", "nothing"),
    "magicien-de-la-tour": ("epee", "wind_magician", "nothing"),
    "pyromancienne": ("epee", "fire_dancer", "nothing"),
    "oracle-des-marees": ("epee", "turban", "fins"),
    "druidesse": ("epee", "leafy_druid", "nothing"),
    "mage-berserker": ("epee", "berserk_mage", "nothing"),
    "chevalier-errant": ("epee", "errant_knight", "nothing"),
    "lame-de-cimathue": ("epee", "valkyrie", "swords"),
    "duelliste": ("epee", "musketeer", "swords"),
    "sentinelle": ("epee", "gate_guard", "nothing"),
    "forgeronne": ("epee", "smith", "hammers"),
    "homme-du-nord": ("epee", "shield_biter", "nothing"),
    "archer-royal": ("epee", "drawing_archer", "nothing"),
    "arbaletriere": ("epee", "iron_hat", "bows"),
    "fauconnier": ("epee", "hooded_falconer", "nothing"),
    "garde-chasse": ("epee", "horn_keeper", "nothing"),
    "traqueuse-de-chimeres": ("epee", "pelt_stalker", "nothing"),
    "phenix": ("epee", "raptor", "flames"),
    "lion-d-airain": ("epee", "lion", "nothing"),
    "golem-de-grace": ("epee", "golem", "crystals"),
    "grand-duc": ("epee", "owl", "wings"),
    "cartographe": ("epee", "surveyor", "keys"),
    "speleologue": ("epee", "roped_caver", "nothing"),
    "eclaireur": ("epee", "corner_scout", "nothing"),
    "seigneur-liche": ("crane", "soul_lich", "nothing"),
    "reine-des-os": ("crane", "bone_queen", "nothing"),
    "comte-exsangue": ("crane", "vampire", "leather_wings"),
    "roi-rat": ("crane", "rat", "keys"),
    "sorciere": ("crane", "witch", "moons"),
    "necromancienne": ("crane", "skull_puppeteer", "nothing"),
    "occultiste": ("crane", "hood", "serpents"),
    "demon-des-braises": ("crane", "brazier_imp", "nothing"),
    "medecin-de-peste": ("crane", "beaked_doctor", "nothing"),
    "chevalier-noir": ("crane", "black_knight", "nothing"),
    "bourreau": ("crane", "executioner", "broad_axes"),
    "gladiateur-maudit": ("crane", "gladiator", "trident"),
    "fossoyeur": ("crane", "gravedigger", "scythes"),
    "momie-gardienne": ("crane", "waking_mummy", "nothing"),
    "mercenaire-masque": ("crane", "jester", "swords"),
    "pillard-cornu": ("crane", "horned_giant", "nothing"),
    "chasseur-de-sorcieres": ("crane", "inquisitor", "bows"),
    "archer-spectral": ("crane", "rampart_ghost", "nothing"),
    "pendu-de-la-potence": ("crane", "hanged_man", "nothing"),
    "loup-garou": ("crane", "wolf", "moons"),
    "veuve-des-cryptes": ("crane", "spider", "spider_legs"),
    "behemoth": ("crane", "bull", "ram_horns"),
    "dragon-d-os": ("crane", "bone_dragon", "leather_wings"),
    "hydre-des-puits": ("crane", "octopus", "tentacles"),
    "zombie-d-outre-tombe": ("crane", "zombie", "bones"),
    "maraudeur": ("crane", "brigand", "grapnels"),
    "oeil-du-gouffre": ("crane", "eye", "tentacles"),
    "passeur": ("crane", "reaper", "lances"),
}
SHOWN = {**HEADS, **FOLK, **DEAD, **BEASTS}
PERSONS = {**FIGHTERS, **CASTERS, **HUNTERS, **HAUNTINGS}


def charge(team: str, spot: Colour, head: str, behind: str) -> Fragment:
    """A person who does one thing, or a head before its arms; smaller the more there is to see behind it."""
    if head in PERSONS:
        return coined(team, PERSONS[head](spot))
    scale = 0.98 if behind == "nothing" else 0.84
    return ARMS[behind](spot) + placed(SHOWN[head](spot), 50, 51, scale, origin=(50, 50))


def draw(card: str) -> str:
    team, head, behind = CHARGES[card]
    return document(0, 0, 100, 100, struck(team, TEAMS[team], charge(team, TEAMS[team], head, behind)))


def drawings() -> dict[str, Callable[[], str]]:
    return {f"art/{card}.svg": lambda card=card: draw(card) for card in CHARGES}  # type: ignore[misc]
