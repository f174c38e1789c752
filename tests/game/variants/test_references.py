"""A layout gets the card that another names, also where a variant has taken it out of the box."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.kit.project import CARTE, GAME, SORTS, make

VARIANTS = "variants: {sans: {title: Sans, operations: [{remove: \"id == 'crabe'\"}]}}\n"


@pytest.mark.parametrize("variant", [(), ("--variant", "sans")])
def test_a_layout_prints_the_card_that_is_named(tmp_path: Path, variant: tuple[str, ...]) -> None:
    before, sort, after = GAME.partition("  sort:")
    cible = "fields:\n      cible: {kind: reference, to: [bete]}"
    files = {
        "cards/petit/game.yaml": before + sort + after.replace("fields:", cible, 1) + VARIANTS,
        "cards/petit/sorts.yaml": SORTS.replace("effet:", "cible: crabe, effet:"),
        "layouts/petit/sort.svg": CARTE.replace('data-text="card.nom"', 'data-text="card.cible.nom"'),
    }
    files["cards/petit/game.yaml"] = files["cards/petit/game.yaml"].replace(
        "front: carte.svg\n    fields:\n      cible", "front: sort.svg\n    fields:\n      cible"
    )
    outcome = make(tmp_path, files).run("build", *variant, "--deck", "sorts")
    assert outcome.code == 0, outcome.text
    (pdf,) = tmp_path.rglob("*.pdf")
    said = subprocess.run(["pdftotext", pdf, "-"], check=True, capture_output=True, text=True).stdout
    assert "Crabe" in said and "Éclair" not in said
