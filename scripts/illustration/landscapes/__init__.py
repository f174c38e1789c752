"""The landscapes of each region, some of them by night as well, for fairies and spirits."""

from collections.abc import Callable

from ..document import Fragment, document
from ..inks import NIGHTS, Inks
from ..scenery import HEIGHT, WIDTH
from . import (
    azkovlar_depths,
    azkovlar_halls,
    azkovlar_heights,
    butina_bays,
    butina_seas,
    butina_shores,
    caveport_city,
    caveport_depths,
    caveport_wilds,
    soulstern_shelters,
    soulstern_wastes,
    soulstern_woods,
)

LANDSCAPES: dict[str, Callable[[], Fragment]] = {
    "butina-crique": butina_bays.crique,
    "butina-port": butina_seas.port,
    "butina-large": butina_seas.large,
    "butina-epave": butina_seas.epave,
    "butina-lagune": butina_bays.lagune,
    "butina-falaise": butina_bays.falaise,
    "butina-dunes": butina_shores.dunes,
    "butina-cabine": butina_shores.cabine,
    "caveport-canaux": caveport_city.canaux,
    "caveport-marche": caveport_city.marche,
    "caveport-marais": caveport_wilds.marais,
    "caveport-mines": caveport_wilds.mines,
    "caveport-toits": caveport_depths.toits,
    "caveport-egouts": caveport_depths.egouts,
    "soulstern-clairiere": soulstern_woods.clairiere,
    "soulstern-lac": soulstern_wastes.lac,
    "soulstern-sentier": soulstern_woods.sentier,
    "soulstern-ruines": soulstern_wastes.ruines,
    "soulstern-cabane": soulstern_shelters.cabane,
    "soulstern-cascade": soulstern_shelters.cascade,
    "azkovlar-chateau": azkovlar_heights.chateau,
    "azkovlar-col": azkovlar_heights.col,
    "azkovlar-cimetiere": azkovlar_depths.cimetiere,
    "azkovlar-gouffre": azkovlar_depths.gouffre,
    "azkovlar-salle": azkovlar_halls.salle,
    "azkovlar-village": azkovlar_halls.village,
}
BY_NIGHT: dict[str, Callable[[Inks], Fragment]] = {
    "butina-crique": butina_bays.crique,
    "butina-lagune": butina_bays.lagune,
    "butina-falaise": butina_bays.falaise,
    "caveport-canaux": caveport_city.canaux,
    "caveport-marche": caveport_city.marche,
    "caveport-marais": caveport_wilds.marais,
    "soulstern-clairiere": soulstern_woods.clairiere,
    "soulstern-lac": soulstern_wastes.lac,
    "soulstern-sentier": soulstern_woods.sentier,
    "soulstern-ruines": soulstern_wastes.ruines,
    "azkovlar-chateau": azkovlar_heights.chateau,
    "azkovlar-cimetiere": azkovlar_depths.cimetiere,
    "azkovlar-gouffre": azkovlar_depths.gouffre,
}


def drawings() -> dict[str, Callable[[], str]]:
    """Every landscape by its path below assets/caveloot/, drawn on demand."""

    def whole(draw: Callable[[], Fragment]) -> Callable[[], str]:
        return lambda: document(0, 0, WIDTH, HEIGHT, draw())

    def nightly(name: str, draw: Callable[[Inks], Fragment]) -> Callable[[], str]:
        night = NIGHTS[name.partition("-")[0]]
        return lambda: document(0, 0, WIDTH, HEIGHT, draw(night))

    found = {f"decors/{name}.svg": whole(draw) for name, draw in LANDSCAPES.items()}
    return found | {f"decors/{name}-nuit.svg": nightly(name, draw) for name, draw in BY_NIGHT.items()}
