"""The landscapes: six of Butina, four of each other region, those of Soulstern by night as well."""

from collections.abc import Callable

from ..document import Fragment, document
from ..inks import SOULSTERN_NIGHT
from ..scenery import HEIGHT, WIDTH
from . import (
    azkovlar_depths,
    azkovlar_heights,
    butina_bays,
    butina_seas,
    caveport_city,
    caveport_wilds,
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
    "caveport-canaux": caveport_city.canaux,
    "caveport-marche": caveport_city.marche,
    "caveport-marais": caveport_wilds.marais,
    "caveport-mines": caveport_wilds.mines,
    "soulstern-clairiere": soulstern_woods.clairiere,
    "soulstern-lac": soulstern_wastes.lac,
    "soulstern-sentier": soulstern_woods.sentier,
    "soulstern-ruines": soulstern_wastes.ruines,
    "soulstern-clairiere-nuit": lambda: soulstern_woods.clairiere(SOULSTERN_NIGHT),
    "soulstern-lac-nuit": lambda: soulstern_wastes.lac(SOULSTERN_NIGHT),
    "soulstern-sentier-nuit": lambda: soulstern_woods.sentier(SOULSTERN_NIGHT),
    "soulstern-ruines-nuit": lambda: soulstern_wastes.ruines(SOULSTERN_NIGHT),
    "azkovlar-chateau": azkovlar_heights.chateau,
    "azkovlar-col": azkovlar_heights.col,
    "azkovlar-cimetiere": azkovlar_depths.cimetiere,
    "azkovlar-gouffre": azkovlar_depths.gouffre,
}


def drawings() -> dict[str, Callable[[], str]]:
    """Every landscape by its path below assets/caveloot/, drawn on demand."""

    def whole(draw: Callable[[], Fragment]) -> Callable[[], str]:
        return lambda: document(0, 0, WIDTH, HEIGHT, draw())

    return {f"decors/{name}.svg": whole(draw) for name, draw in LANDSCAPES.items()}
