"""The landscapes of Caveloot's regions, some of them by night as well, for fairies and spirits."""

from collections.abc import Callable

from ..document import Fragment, document
from ..inks import Inks
from ..landscapes import (
    bays,
    chasms,
    halls,
    heights,
    marshes,
    roofs,
    seas,
    shelters,
    shores,
    soul_woods,
    stilt_city,
    wastes,
)
from ..scenery.window import HEIGHT, WIDTH
from .inks import NIGHTS, REGIONS

Landscape = Callable[[Inks], Fragment]

LANDSCAPES: dict[str, Landscape] = {
    "butina-crique": bays.cove,
    "butina-port": seas.harbour,
    "butina-large": seas.open_sea,
    "butina-epave": seas.shipwreck,
    "butina-lagune": bays.lagoon,
    "butina-falaise": bays.cliffs,
    "butina-dunes": shores.dunes,
    "butina-cabine": shores.cabin,
    "caveport-canaux": stilt_city.canals,
    "caveport-marche": stilt_city.market,
    "caveport-marais": marshes.marsh,
    "caveport-mines": marshes.mines,
    "caveport-toits": roofs.rooftops,
    "caveport-egouts": roofs.sewers,
    "soulstern-clairiere": soul_woods.clearing,
    "soulstern-lac": wastes.lake,
    "soulstern-sentier": soul_woods.path,
    "soulstern-ruines": wastes.ruins,
    "soulstern-cabane": shelters.hut,
    "soulstern-cascade": shelters.cascade,
    "azkovlar-chateau": heights.castle_rock,
    "azkovlar-col": heights.mountain_pass,
    "azkovlar-cimetiere": chasms.graveyard,
    "azkovlar-gouffre": chasms.chasm,
    "azkovlar-salle": halls.great_hall,
    "azkovlar-village": halls.village,
}
BY_NIGHT = (
    "butina-crique",
    "butina-lagune",
    "butina-falaise",
    "caveport-canaux",
    "caveport-marche",
    "caveport-marais",
    "soulstern-clairiere",
    "soulstern-lac",
    "soulstern-sentier",
    "soulstern-ruines",
    "azkovlar-chateau",
    "azkovlar-cimetiere",
    "azkovlar-gouffre",
)


def drawings() -> dict[str, Callable[[], str]]:
    """Every landscape by its path below assets/caveloot/, drawn on demand."""

    def whole(name: str, prints: dict[str, Inks]) -> Callable[[], str]:
        inks = prints[name.partition("-")[0]]
        return lambda: document(0, 0, WIDTH, HEIGHT, LANDSCAPES[name](inks))

    found = {f"decors/{name}.svg": whole(name, REGIONS) for name in LANDSCAPES}
    return found | {f"decors/{name}-nuit.svg": whole(name, NIGHTS) for name in BY_NIGHT}
