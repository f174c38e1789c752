"""`decks:` of game.yaml: which cards lie together, in which order, under which back."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ...basics.problems import did_you_mean
from ..condition_names import Vocabulary, values_of
from ..conditions import Condition, ConditionError
from ..localized import Localized, read_localized
from ..model import Card, CardType, Deck
from ..source import Node, Scalar, place_in
from ..source import Sequence as SequenceNode
from ..source.keys import Table, identifier, word
from ..source.report import Report
from .layouts import CARD_PICTURE, Layouts


def read_decks(
    table: Table,
    files: Mapping[str, Sequence[Card]],
    types: Mapping[str, CardType],
    languages: Sequence[str],
    layouts: Layouts,
    stickers: Collection[str] = (),
    faulty: Collection[str] = (),
    *,
    is_whole: bool = True,
) -> dict[str, Deck]:
    """The decks in order. A card that lies in none and is no sticker is reported, unless the game has no decks.

    Of *faulty* cards nobody knows where they belong, nor, where not all cards are *whole*, whether a deck is empty.
    """
    decks: dict[str, Deck] = {}
    home: dict[str, str] = {}  # the first deck of each card
    vocabulary = Vocabulary.of(types.values(), [key.value for key, _ in table.items()])
    for key, node in table.items():
        if not identifier(key, table.report, "a deck"):
            continue
        inner = Table(node, table.report, f"the deck {key.value!r}")
        title = inner.read("title", lambda n, r, what: read_localized(n, languages, r, what))
        before = len(inner.report.problems)
        cards = _select_cards(inner, key, files, vocabulary, home)
        if not cards and is_whole and inner.is_complete and len(inner.report.problems) == before:
            inner.report.add("deck-empty", f"the deck {key.value!r} has no cards", key)
        back = _back(inner, cards, layouts)
        inner.finish()
        for card in cards:
            home.setdefault(card.id, key.value)
        decks[key.value] = Deck(
            key.value, title or Localized({languages[0]: key.value}), cards, back, key.place
        )
    if decks and table.is_complete:
        _report_homeless(files, {*home, *stickers, *faulty}, table.report)
    return decks


def _back(table: Table, cards: Sequence[Card], layouts: Layouts) -> str | None:
    """The back that a deck names; of a picture of each card, the layout that shows it."""
    back = layouts.named(table.entry("back"), table.report, or_picture=True)
    node = table.node("back")
    if back is None or node is None or not CARD_PICTURE.fullmatch(back):
        return back
    components = {card.type.component.id: card.type.component for card in cards}
    if len(components) > 1:
        message = f"{back} is the back of cards of several sizes: {', '.join(components)}"
        table.report.add("wrong-value", message, node, "write it as `back` of their types")
    if len(components) != 1:
        return None
    types = {card.type.id: card.type.fields for card in cards}
    return layouts.of_card_picture(back, types, next(iter(components.values())), node, table.report)


def _select_cards(
    table: Table,
    key: Scalar,
    files: Mapping[str, Sequence[Card]],
    vocabulary: Vocabulary,
    home: Mapping[str, str],
) -> tuple[Card, ...]:
    """The cards of a deck: those of its files, of them those for which its condition holds."""
    source, where = table.node("from"), table.node("where")
    if source is None and where is None and table.is_complete:
        message = f"the deck {key.value!r} says neither from which file its cards are nor which they are"
        table.report.add("missing-key", message, key, "write from: cards.yaml, or where: \"type == 'hero'\"")
        return ()
    cards = [card for name in _file_names(source, files, table.report) for card in files.get(name, ())]
    if where is not None:
        condition = _condition(where, vocabulary, table.report)
        cards = _filter_cards(cards, condition, home, where, table.report)
    return tuple(cards)


def _file_names(node: Node | None, files: Mapping[str, Sequence[Card]], report: Report) -> list[str]:
    """The card files that `from` names, a workbook for all its tabs; all where it names none."""
    if node is None:
        return list(files)
    found: list[str] = []
    for item in node.items if isinstance(node, SequenceNode) else [node]:
        name = word(item, report, "`from`")
        tabs = [file for file in files if file.startswith(f"{name}!")]
        if name is not None and tabs:
            found += tabs
        elif name is not None and name not in files:
            hint = did_you_mean(name, files) or f"card files are {', '.join(files) or 'not there yet'}"
            report.add("file-missing", f"{name} is no card file of this game", item, hint)
        elif name is not None:
            found.append(name)
    return list(dict.fromkeys(found))


def _condition(node: Node, vocabulary: Vocabulary, report: Report) -> Condition | None:
    written = word(node, report, "`where`")
    if written is None:
        return None
    try:
        return vocabulary.condition(written)
    except ConditionError as error:
        report.add("condition", error.message, place_in(node, error.offset), error.hint)
        return None


def _filter_cards(
    cards: Sequence[Card], condition: Condition | None, home: Mapping[str, str], node: Node, report: Report
) -> list[Card]:
    if condition is None:
        return []
    try:
        known = {card.id: card for card in cards}
        return [card for card in cards if condition.holds(values_of(card, home.get(card.id), known))]
    except ConditionError as error:
        report.add("condition", error.message, place_in(node, error.offset), error.hint)
        return []


def _report_homeless(files: Mapping[str, Sequence[Card]], home: Collection[str], report: Report) -> None:
    for cards in files.values():
        for card in cards:
            if card.id not in home and card.copies:
                hint = "name its file under `from:` of a deck, or let a `where:` find it"
                message = "the card lies in no deck and is not printed"
                report.of_card(card.id).add("card-in-no-deck", message, card.place, hint)
