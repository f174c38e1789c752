"""An index files names by the word that counts, in each language by its own articles."""

from __future__ import annotations

import pytest

from deckwright.reference.figures.parts.alphabet import filing_key

FRENCH = [
    "L'Arbre mort",
    "Une bourse",
    "Élan",
    "Les 3 fontaines",
    "Le labyrinthe",
    "La Mer",
    "L\u2019œuf",
    "Lézard",
    "Un",
]
ENGLISH = ["An Acorn", "The Maze", "Anvil", "A Toad", "Theatre", "The Émeraude", "La Belle", "A"]


@pytest.mark.parametrize(
    ("lang", "names", "order"),
    [
        (
            "fr",
            FRENCH,
            [
                "Les 3 fontaines",
                "L'Arbre mort",
                "Une bourse",
                "Élan",
                "Le labyrinthe",
                "Lézard",
                "La Mer",
                "L\u2019œuf",
                "Un",
            ],
        ),
        (
            "en",
            ENGLISH,
            ["A", "An Acorn", "Anvil", "The Émeraude", "La Belle", "The Maze", "Theatre", "A Toad"],
        ),
        ("en-GB", ["The Maze", "Lane"], ["Lane", "The Maze"]),
        ("xx", ["The Maze", "Nail"], ["Nail", "The Maze"]),  # a language whose articles are not known
    ],
)
def test_names_are_filed_without_their_article(lang: str, names: list[str], order: list[str]) -> None:
    assert sorted(names, key=lambda name: filing_key(name, lang)) == order
