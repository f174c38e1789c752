"""A small game in view: two fields of every kind that a layout may meet."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from deckwright.basics.geometry import Size
from deckwright.basics.problems import Place
from deckwright.faces.layouts import Face, FaceRenderer
from deckwright.game.expressions import Pool, names_for, parse
from deckwright.game.kinds import (
    BooleanField,
    ChoiceField,
    ImageField,
    IntegerField,
    ListField,
    MapField,
    NumberField,
    PowerField,
    ReferenceField,
    RichField,
    TextField,
)
from deckwright.game.localized import Localized
from deckwright.game.markup import parse as markup
from deckwright.game.model import Card, CardType, Component, Deck, Game, SourceFile, Symbol

POOLS = {
    "bravoure": Pool("bravoure", "B", "bravoure"),
    "manigance": Pool("manigance", "M", "manigance"),
}
NAMES = names_for(POOLS)
SYMBOLS = ("bravoure", "manigance", "coeur", "or", "rarete-commune", "rarete-rare")

FIELDS = {
    field.name: field
    for field in (
        TextField("nom"),
        RichField("effet"),
        IntegerField("vie"),
        NumberField("taux"),
        BooleanField("final"),
        ChoiceField("rarete", choices=("commune", "rare")),
        ListField("marques", of=ChoiceField("marques")),
        ImageField("art"),
        PowerField("puissance"),
        ReferenceField("cible"),
        ListField(
            "niveaux",
            of=MapField(
                "niveaux",
                fields={"cout": IntegerField("cout"), "gain": RichField("gain")},
            ),
        ),
    )
}
CARTE = Component("carte", Size(63, 88))


def text(french: str, english: str | None = None) -> Localized[str]:
    return Localized({"fr": french} if english is None else {"fr": french, "en": english})


def rich(source: str) -> Localized[Any]:
    return Localized({"fr": markup(source, "fr")})


def power(source: str) -> Any:
    return parse(source, NAMES)


CRABE: Mapping[str, Any] = {
    "nom": text("Crabe <& Cie>", "Crab"),
    "vie": 4,
    "taux": Decimal("1.10"),
    "final": True,
    "rarete": "rare",
    "marques": ("bravoure", "coeur"),
    "art": "assets/jeu/art/crabe.svg",
    "puissance": power("B + (M - 3)"),
    "cible": "huitre",
    "effet": rich("**Pince** et {coeur}."),
    "niveaux": ({"cout": 5, "gain": rich("*Un*")}, {"cout": 8}),
}


def layout(body: str, attributes: str = "") -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
        ' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"'
        f' width="63mm" height="88mm" viewBox="0 0 63 88"{attributes}>{body}</svg>'
    )


def game(
    layouts: Mapping[str, str],
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    *,
    back: str | None = None,
    deck_back: str | None = None,
    backs: Mapping[str, str] | None = None,
    component: Component = CARTE,
) -> Game:
    """A game of one type whose front is `carte.svg`; the layouts are whole files, by key."""
    kind = CardType(
        "monstre", text("Monstre"), component, FIELDS, "carte.svg", back, place=Place("game.yaml", 7)
    )
    values = cards if cards is not None else {"crabe": CRABE, "huitre": {"nom": text("Huître"), "vie": -2}}
    made = {
        id: Card(id, kind, fields, 1, Place("cards.yaml", 1), back=(backs or {}).get(id))
        for id, fields in values.items()
    }
    files = {
        key: SourceFile(f"layouts/{key}" if key.startswith("common/") else f"layouts/jeu/{key}", source)
        for key, source in layouts.items()
    }
    return Game(
        id="jeu",
        title=text("Jeu", "Game"),
        languages=("fr", "en"),
        words={"vie": text("Vie", "Life"), "rarete-rare": text("Rare"), "cri": text("Aie!", "Ouch!")},
        symbol_groups={},
        components={component.id: component},
        types={kind.id: kind},
        cards=made,
        decks={"mer": Deck("mer", text("Mer", "Sea"), tuple(made.values()), deck_back)},
        symbols={name: Symbol(name, "", text(name), text(name), "", "") for name in SYMBOLS},
        pools=POOLS,
        named={},
        variables={},
        layouts=files,
        assets=None,  # type: ignore[arg-type]
        fonts=(),
        data={"palettes": {"rare": {"t6": "#0A2433", "items": "objets"}}, "liste": ["a", "b"], "nombre": 3},
        meta={"author": text("Nous")},
    )


def drawn(body: str, card: str = "crabe", parts: Mapping[str, str] | None = None, **options: Any) -> str:
    """What a layout of this body draws for a card, without the root and the stamps; it must have no problems."""
    renderer, face = rendered(body, card, parts, **options)
    assert renderer.problems == []
    return unstamped(face)


def rendered(
    body: str, card: str = "crabe", parts: Mapping[str, str] | None = None, **options: Any
) -> tuple[FaceRenderer, Face]:
    made = game({"carte.svg": layout(body), **(parts or {})})
    renderer = FaceRenderer(made, **options)
    return renderer, renderer.front(made.cards[card], made.decks["mer"], 1)


def unstamped(face: Face) -> str:
    inner = face.svg[face.svg.index(">") + 1 : -len("</svg>")]
    return re.sub(r' data-(?:line|file)="[^"]*"', "", inner)
