"""`deckwright list`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import click

from ..problems import DeckwrightError, has_errors
from .project import game_of
from .show import answer, answer_json, counted, say, table

EXAMPLES = """\b
Examples:
  deckwright list
  deckwright list caveloot --json
"""


@click.command("list", epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
def command(game: str | None, as_json: bool) -> None:
    """Show what GAME holds: its decks with their copies and backs, its types, its symbols."""
    root, name = game_of(game)
    from ..load import load_game

    loaded, problems = load_game(root, name)
    if loaded is None:
        raise DeckwrightError(*problems)
    if has_errors(problems):
        say(f"this may not be all, for the game has errors: deckwright check {name}")
    lang = loaded.languages[0]
    types = Counter(card.type.id for card in loaded.cards.values())
    content: dict[str, Any] = {
        "game": loaded.id,
        "decks": [
            {"id": deck.id, "distinct": len(deck.cards), "copies": deck.copies, "back": deck.back}
            for deck in loaded.decks.values()
        ],
        "types": {kind: types[kind] for kind in loaded.types if types[kind]},
        "symbols": [
            {"name": symbol.name, "group": symbol.group, "meaning": symbol.meaning.in_lang(lang)}
            for symbol in loaded.symbols.values()
        ],
    }
    if as_json:
        answer_json(content)
        return
    answer(f"{loaded.title.in_lang(lang)}: {counted(len(loaded.cards), 'card')}\n")
    decks = [[d["id"], d["distinct"], d["copies"], d["back"] or "–"] for d in content["decks"]]
    symbols = [[s["name"], s["group"], s["meaning"]] for s in content["symbols"]]
    answer(table(["deck", "kinds", "cards", "back"], decks))
    answer("\n" + table(["type", "kinds"], [list(row) for row in content["types"].items()]))
    answer("\n" + table(["symbol", "group", "meaning"], symbols))
