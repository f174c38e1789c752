"""`deckwright list`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import click

from ..basics.phrases import quantity
from ..basics.problems import DeckwrightError, has_errors
from ..basics.units import size_mm
from .project import game_argument, game_of, variant_option
from .show import answer, answer_json, say, table

if TYPE_CHECKING:
    from ..basics.sizes import NamedSize
    from ..game.model import Component, Deck, Game

EXAMPLES = """\b
Examples:
  deckwright list
  deckwright list caveloot --json
  deckwright list --sizes       papers, cards, tokens, tiles and sleeves by name
"""


@click.command("list", epilog=EXAMPLES)
@game_argument
@variant_option
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
@click.option("--sizes", is_flag=True, help="Show the sizes that have a name, in place of a game.")
def command(game: str | None, variants: tuple[str, ...], as_json: bool, sizes: bool) -> None:
    """Show what GAME holds: its decks with their copies and backs, its sizes and sleeves, its types, its symbols."""
    if sizes:
        from .sizes import show_sizes

        show_sizes(as_json)
        return
    root, name = game_of(game)
    from ..game.load import load_game
    from ..game.variants import apply_variants

    base, problems = load_game(root, name)
    if base is None:
        raise DeckwrightError(*problems)
    loaded, told = apply_variants(base, variants)
    problems = [*problems, *told]
    if has_errors(problems):
        say(f"this may not be all, for the game has errors: deckwright check {name}")
    content = content_of(loaded, base)
    if as_json:
        answer_json(content)
    else:
        show(loaded, content)


def content_of(game: Game, base: Game) -> dict[str, Any]:
    """What there is to tell of *game*, which variants have made of *base*."""
    lang = game.languages[0]
    types = Counter(card.type.id for card in game.cards.values())
    return {
        "game": game.id,
        "decks": [
            {"id": deck.id, "distinct": len(deck.cards), "copies": deck.copies, "back": common_back(deck)}
            for deck in game.decks.values()
        ],
        "components": [
            {
                "id": component.id,
                "width_mm": component.size.width,
                "height_mm": component.size.height,
                "cards": cards,
                "sleeve": sleeve.id if sleeve else None,
            }
            for component, cards, sleeve in components(game)
        ],
        "types": {kind: types[kind] for kind in game.types if types[kind]},
        "variants": variants_of(game, base),
        "symbols": [
            {"name": symbol.name, "group": symbol.group, "meaning": symbol.meaning.in_lang(lang)}
            for symbol in game.symbols.values()
        ],
    }


def show(game: Game, content: dict[str, Any]) -> None:
    """The same as tables, and what programs need not know: every back, the shops' names of a sleeve."""
    answer(f"{game.title.in_lang(game.languages[0])}: {quantity(len(game.cards), 'card')}\n")
    decks = [
        [deck.id, len(deck.cards), deck.copies, ", ".join(deck.backs) or "–"] for deck in game.decks.values()
    ]
    answer(table(["deck", "kinds", "cards", "back"], decks))
    rows = [
        [c.id, size_mm(c.size), cards, f"{s.id} ({s.products})" if s else "–"]
        for c, cards, s in components(game)
    ]
    answer("\n" + table(["component", "size", "cards", "sleeve"], rows))
    variants = [
        [v["id"] + " *" * v["in_force"], v["title"], v["distinct"], v["copies"]] for v in content["variants"]
    ]
    if variants:
        answer("\n" + table(["variant", "title", "kinds", "cards"], variants))
    answer("\n" + table(["type", "kinds"], [list(row) for row in content["types"].items()]))
    symbols = [[s["name"], s["group"], s["meaning"]] for s in content["symbols"]]
    answer("\n" + table(["symbol", "group", "meaning"], symbols))


def common_back(deck: Deck) -> str | None:
    """The back that all cards of the deck share; None where they have none or several."""
    return deck.backs[0] if len(deck.backs) == 1 else None


def variants_of(game: Game, base: Game) -> list[dict[str, Any]]:
    """Each variant with what it would print by itself, and whether *game* is made as it."""
    from ..game.variants import apply_variants

    found: list[dict[str, Any]] = []
    for variant in base.variants.values():
        decks = apply_variants(base, (variant.id,))[0].decks.values()
        distinct, copies = sum(len(deck.cards) for deck in decks), sum(deck.copies for deck in decks)
        title = variant.title.in_lang(base.languages[0])
        of_it = {"distinct": distinct, "copies": copies, "in_force": variant.id in game.in_force}
        found.append({"id": variant.id, "title": title, **of_it})
    return found


def components(game: Game) -> list[tuple[Component, int, NamedSize | None]]:
    """What is cut out, how many cards of the decks are printed on it, and the sleeve that they fit."""
    from ..basics.sizes import sleeve_for

    cards: Counter[str] = Counter()
    for deck in game.decks.values():
        for card in deck.cards:
            cards[card.type.component.id] += card.copies
    return [(c, cards[c.id], sleeve_for(c.size)) for c in game.components.values()]
