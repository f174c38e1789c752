"""Castle Ravenloft, broken: what `check` has to say of each fault."""

from __future__ import annotations

from tests.kit.breaks import Break

BREAKS = (
    Break(
        "monstres.yaml",
        "nom: Strige,",
        "nom: Mandragore,",
        "names-differ",
        "mandragore",
        "nom is Mandragore on 2 cards",
    ),
    Break(
        "monstres.yaml",
        "numero: M 02",
        "numero: M 01",
        "numbers-differ",
        "loup-des-brumes",
        "numero is M 01 on 2 cards",
    ),
    Break(
        "monstres.yaml",
        "genre: bete, xp: 1, ca: 14",
        "genre: bete, ca: 14",
        "monster-experience",
        "rat-d-eglise",
        "xp",
    ),
    Break("monstres.yaml", "ca: 16, pv: 1", "ca: 16, pv: 0", "monster-values", "feu-follet", "pv is 0"),
)
