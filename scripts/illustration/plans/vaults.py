"""Star vaults seen from below: webs, ribs and a boss, lit from its middle, so that half a turn changes nothing."""

from __future__ import annotations

import math

import numpy as np

from ..engraving.burin import Look, Plate, oval, tapered
from ..paths import Knot


def _around(x: float, y: float, reach: float, turn: float) -> tuple[float, float]:
    return x + reach * math.cos(turn), y + reach * math.sin(turn)


def vault(plate: Plate, ribs: int, boss: float, *, small: bool = False) -> None:
    """Webs in two flanks each, a hollow between every two ribs; then the ribs and the boss with its lobes."""
    x, y = plate.width / 2, plate.height / 2
    far, step = math.hypot(x, y) + 2, math.tau / ribs
    pitch = 0.5 if small else 0.72
    for k in range(ribs):
        start = k * step + step / 2
        for flank, tone in ((0, 0.3), (1, 0.52)):
            a, b = start + flank * step / 2, start + (flank + 1) * step / 2
            bow = [_around(x, y, far * 1.2, a + (b - a) * t) for t in (0, 0.5, 1)]
            turn = math.degrees((a + b) / 2) + (52 if flank else -52)
            plate.shape(np.array([(x, y), *bow]), Look(tone, turn, 1.6 if small else 3, 0.3, -1.2, 0, 0, pitch))
    for k in range(ribs):
        turn = k * step + step / 2
        wide = (0.5, 0.7) if small else (1.0, 2.0)
        rib = tapered([Knot(x, y), Knot(*_around(x, y, far, turn))], wide)
        plate.shape(rib, Look(-9, halo=0.25, edge=0.34, colour="w"))
    if small:
        plate.shape(oval(x, y, boss), Look(0.7, 0, 0.8, 0.4, 0, 0.4, 0.4, 0.45, (x, y, 0)))
        plate.shape(oval(x, y, boss * 0.55), Look(-9, halo=0.2, edge=0.4, colour="w"))
        return
    plate.shape(oval(x, y, boss), Look(0.66, 0, 1.4, 0.45, 0, 0.6, 0.55, 0.62, (x, y, 0)))
    lobes = max(16, ribs * 2)
    rim = [_around(x, y, boss - (1.6 if k % 2 else 3.1), math.tau * k / (2 * lobes)) for k in range(2 * lobes)]
    plate.shape(np.array(rim), Look(-9, halo=0.3, edge=0.42, colour="w"))
