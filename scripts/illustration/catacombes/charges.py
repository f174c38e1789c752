"""The medal of every team card: which head, and what stands behind it."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, document, placed
from ..medals.arms import ARMS
from ..medals.beasts import BEASTS
from ..medals.dead import DEAD
from ..medals.folk import FOLK
from ..medals.heads import HEADS
from .inks import TEAMS
from .medal import struck

# (team, head, what stands behind)
CHARGES: dict[str, tuple[str, str, str]] = {
    "paladine-de-l-aube": ("epee", "great_helm", "glory"),
    "capitaine-des-murailles": ("epee", "barbute", "lances"),
    "reine-sans-trone": ("epee", "queen", "swords"),
    "roi-sous-la-colline": ("epee", "king", "hammers"),
    "ensorceleuse": ("epee", "warrior_woman", "moons"),
    "magicien-de-la-tour": ("epee", "mage", "torches"),
    "pyromancienne": ("epee", "elf", "flames"),
    "oracle-des-marees": ("epee", "turban", "fins"),
    "druidesse": ("epee", "veiled_woman", "antlers"),
    "mage-berserker": ("epee", "mage", "axes"),
    "chevalier-errant": ("epee", "bassinet", "lances"),
    "lame-de-cimathue": ("epee", "valkyrie", "swords"),
    "duelliste": ("epee", "musketeer", "swords"),
    "sentinelle": ("epee", "great_helm", "crystals"),
    "forgeronne": ("epee", "smith", "hammers"),
    "homme-du-nord": ("epee", "horned_helmet", "broad_axes"),
    "archer-royal": ("epee", "archer", "arrows"),
    "arbaletriere": ("epee", "iron_hat", "bows"),
    "fauconnier": ("epee", "archer", "wings"),
    "garde-chasse": ("epee", "bearded_man", "bows"),
    "traqueuse-de-chimeres": ("epee", "elf", "arrows"),
    "phenix": ("epee", "raptor", "flames"),
    "lion-d-airain": ("epee", "lion", "nothing"),
    "golem-de-grace": ("epee", "golem", "crystals"),
    "grand-duc": ("epee", "owl", "wings"),
    "cartographe": ("epee", "surveyor", "keys"),
    "speleologue": ("epee", "digger", "grapnels"),
    "eclaireur": ("epee", "hood", "torches"),
    "seigneur-liche": ("crane", "lich", "staffs"),
    "reine-des-os": ("crane", "skull", "plumes"),
    "comte-exsangue": ("crane", "vampire", "leather_wings"),
    "roi-rat": ("crane", "rat", "keys"),
    "sorciere": ("crane", "witch", "moons"),
    "necromancienne": ("crane", "veiled_woman", "staffs"),
    "occultiste": ("crane", "hood", "serpents"),
    "demon-des-braises": ("crane", "demon", "flames"),
    "medecin-de-peste": ("crane", "plague_doctor", "whips"),
    "chevalier-noir": ("crane", "bassinet", "scythes"),
    "bourreau": ("crane", "executioner", "broad_axes"),
    "gladiateur-maudit": ("crane", "gladiator", "trident"),
    "fossoyeur": ("crane", "gravedigger", "scythes"),
    "momie-gardienne": ("crane", "mummy", "bones"),
    "mercenaire-masque": ("crane", "jester", "swords"),
    "pillard-cornu": ("crane", "horned_helmet", "axes"),
    "chasseur-de-sorcieres": ("crane", "inquisitor", "bows"),
    "archer-spectral": ("crane", "spectre", "arrows"),
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


def charge(team: str, head: str, behind: str) -> Fragment:
    """A head before its arms; smaller the more there is to see behind it."""
    spot = TEAMS[team]
    scale = 0.98 if behind == "nothing" else 0.84
    return ARMS[behind](spot) + placed(SHOWN[head](spot), 50, 51, scale, origin=(50, 50))


def draw(card: str) -> str:
    team, head, behind = CHARGES[card]
    return document(0, 0, 100, 100, struck(team, TEAMS[team], charge(team, head, behind)))


def drawings() -> dict[str, Callable[[], str]]:
    return {f"art/{card}.svg": lambda card=card: draw(card) for card in CHARGES}  # type: ignore[misc]
