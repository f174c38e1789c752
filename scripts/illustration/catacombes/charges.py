"""The medal of every team card: which head, and what stands behind it."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, document, placed
from .arms import ARMS
from .beasts import BEASTS
from .dead import DEAD
from .folk import FOLK
from .heads import HEADS
from .inks import TEAMS
from .medal import struck

# (team, head, what stands behind)
CHARGES: dict[str, tuple[str, str, str]] = {
    "paladine-de-l-aube": ("epee", "heaume", "rayons"),
    "capitaine-des-murailles": ("epee", "barbute", "lances"),
    "reine-sans-trone": ("epee", "reine", "epees"),
    "roi-sous-la-colline": ("epee", "roi", "marteaux"),
    "ensorceleuse": ("epee", "guerriere", "lunes"),
    "magicien-de-la-tour": ("epee", "mage", "torches"),
    "pyromancienne": ("epee", "elfe", "flammes"),
    "oracle-des-marees": ("epee", "turban", "nageoires"),
    "druidesse": ("epee", "voilee", "ramure"),
    "mage-berserker": ("epee", "mage", "haches"),
    "chevalier-errant": ("epee", "bassinet", "lances"),
    "lame-de-cimathue": ("epee", "valkyrie", "epees"),
    "duelliste": ("epee", "mousquetaire", "epees"),
    "sentinelle": ("epee", "heaume", "cristaux"),
    "forgeronne": ("epee", "forgeronne", "marteaux"),
    "homme-du-nord": ("epee", "casque_a_cornes", "hache"),
    "archer-royal": ("epee", "archer", "fleches"),
    "arbaletriere": ("epee", "chapel", "arcs"),
    "fauconnier": ("epee", "archer", "ailes"),
    "garde-chasse": ("epee", "barbu", "arcs"),
    "traqueuse-de-chimeres": ("epee", "elfe", "fleches"),
    "phenix": ("epee", "rapace", "flammes"),
    "lion-d-airain": ("epee", "lion", "rien"),
    "golem-de-grace": ("epee", "golem", "cristaux"),
    "grand-duc": ("epee", "hibou", "ailes"),
    "cartographe": ("epee", "exploratrice", "clefs"),
    "speleologue": ("epee", "mineur", "grappins"),
    "eclaireur": ("epee", "capuche", "torches"),
    "seigneur-liche": ("crane", "liche", "batons"),
    "reine-des-os": ("crane", "crane", "plumes"),
    "comte-exsangue": ("crane", "vampire", "ailes_de_cuir"),
    "roi-rat": ("crane", "rat", "clefs"),
    "sorciere": ("crane", "sorciere", "lunes"),
    "necromancienne": ("crane", "voilee", "batons"),
    "occultiste": ("crane", "capuche", "serpents"),
    "demon-des-braises": ("crane", "demon", "flammes"),
    "medecin-de-peste": ("crane", "peste", "fouets"),
    "chevalier-noir": ("crane", "bassinet", "faux"),
    "bourreau": ("crane", "bourreau", "hache"),
    "gladiateur-maudit": ("crane", "gladiateur", "trident"),
    "fossoyeur": ("crane", "fossoyeur", "faux"),
    "momie-gardienne": ("crane", "momie", "os"),
    "mercenaire-masque": ("crane", "bouffon", "epees"),
    "pillard-cornu": ("crane", "casque_a_cornes", "haches"),
    "chasseur-de-sorcieres": ("crane", "inquisiteur", "arcs"),
    "archer-spectral": ("crane", "spectre", "fleches"),
    "pendu-de-la-potence": ("crane", "pendu", "rien"),
    "loup-garou": ("crane", "loup", "lunes"),
    "veuve-des-cryptes": ("crane", "araignee", "pattes"),
    "behemoth": ("crane", "taureau", "cornes_de_belier"),
    "dragon-d-os": ("crane", "dragon_d_os", "ailes_de_cuir"),
    "hydre-des-puits": ("crane", "poulpe", "tentacules"),
    "zombie-d-outre-tombe": ("crane", "zombie", "os"),
    "maraudeur": ("crane", "brigand", "grappins"),
    "oeil-du-gouffre": ("crane", "oeil", "tentacules"),
    "passeur": ("crane", "faucheuse", "lances"),
}
SHOWN = {**HEADS, **FOLK, **DEAD, **BEASTS}


def charge(team: str, head: str, behind: str) -> Fragment:
    """A head before its arms; smaller the more there is to see behind it."""
    spot = TEAMS[team]
    scale = 0.98 if behind == "rien" else 0.84
    return ARMS[behind](spot) + placed(SHOWN[head](spot), 50, 51, scale, origin=(50, 50))


def draw(card: str) -> str:
    team, head, behind = CHARGES[card]
    return document(0, 0, 100, 100, struck(team, TEAMS[team], charge(team, head, behind)))


def drawings() -> dict[str, Callable[[], str]]:
    return {f"art/{card}.svg": lambda card=card: draw(card) for card in CHARGES}  # type: ignore[misc]
