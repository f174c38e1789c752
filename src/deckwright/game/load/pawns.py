"""`pawns:` of game.yaml: pieces of wood, their sizes and colours, and the cards that are stuck on them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from ...basics import units
from ...basics.phrases import quantity
from ...basics.problems import did_you_mean
from ..localized import Localized, read_localized
from ..model import Card, Guide, Pawn, PawnColour, PawnForm, Pawns, PawnSize
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source import Sequence as SequenceNode
from ..source.keys import Table, identifier, integer, word, words
from ..source.report import Report

TOLERANCE: Final = 1.0  # mm: a sticker that is stuck a little off does not stand over the edge
HEIGHT: Final = 10.0
LARGEST: Final = 300.0
MOST: Final = 500  # pawns that are alike
COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
GREY: Final = "#808080"  # of a colour that cannot be read
# How many stickers go on one pawn; on a die, one for all sides or one for each.
FACES: Final[Mapping[PawnForm, tuple[int, ...]]] = {
    PawnForm.DISC: (1, 2),
    PawnForm.CYLINDER: (0, 1, 2),
    PawnForm.CUBE: (1, 6),
    PawnForm.DODECAHEDRON: (1, 12),
    PawnForm.NET: (1, 6, 12),
}
ORDERS: Final = ("opposite", "round")
STEPS: Final = (
    "Sort the pawns by size and colour.",
    "Peel a sticker off, align it, stick it from one end to the other, and press.",
    "Do so with all others.",
)


def read_pawns(
    node: Node | None, cards: Mapping[str, Card], languages: Sequence[str], report: Report
) -> Pawns | None:
    """None where the game has no such section."""
    if node is None:
        return None
    table = Table(node, report, "`pawns`")
    reading = _Reading(languages, cards, report)
    table.require("sizes", "write sizes: {large: {face: 25 mm}}, the largest first")
    table.require("pieces", "write pieces: {archer: {size: large, stickers: archer}}")
    given = table.read("tolerance", _length)
    sizes = {key.value: reading.size(key, inner) for key, inner in table.table("sizes").items()}
    colours = {key.value: reading.colour(key, inner) for key, inner in table.table("colours").items()}
    pieces = table.table("pieces")
    found = {
        key.value: reading.pawn(key, inner, sizes, colours)
        for key, inner in pieces.items()
        if identifier(key, report, "a pawn")
    }
    guide = reading.guide(table.table("guide"))
    table.finish()
    tolerance = TOLERANCE if given is None else given
    return Pawns(
        tolerance, sizes, {id: pawn for id, pawn in found.items() if pawn}, guide, node.place, tuple(colours)
    )


class _Reading:
    def __init__(self, languages: Sequence[str], cards: Mapping[str, Card], report: Report) -> None:
        self.languages, self.cards, self.report = languages, cards, report
        self.stuck: dict[str, tuple[str, str]] = {}  # sticker → size and pawn that it is for

    def text(self, node: Node, report: Report, what: str) -> Localized[str] | None:
        return read_localized(node, self.languages, report, what)

    def read_name(self, table: Table, id: str) -> Localized[str]:
        return table.read("name", self.text) or Localized({self.languages[0]: id})

    def size(self, key: Scalar, node: Node) -> PawnSize:
        """A size: its face alone, or a mapping with name and height."""
        identifier(key, self.report, "a size of pawns")
        if isinstance(node, Scalar):
            alone = _length(node, self.report, f"the size {key.value!r}") or 0.0
            return PawnSize(key.value, Localized({self.languages[0]: key.value}), alone, HEIGHT)
        table = Table(node, self.report, f"the size {key.value!r}")
        table.require("face", "write face: 25 mm, the diameter as a caliper has it")
        face, height = table.read("face", _length), table.read("height", _length)
        name = self.read_name(table, key.value)
        table.finish()
        return PawnSize(key.value, name, face or 0.0, HEIGHT if height is None else height)

    def colour(self, key: Scalar, node: Node) -> PawnColour:
        """A colour: its value alone, or a mapping with name and value."""
        table = Table(
            node if isinstance(node, MappingNode) else None, self.report, f"the colour {key.value!r}"
        )
        if isinstance(node, MappingNode):
            table.require("colour", 'write colour: "#D9772B"')
        value = table.node("colour") if isinstance(node, MappingNode) else node
        name = self.read_name(table, key.value)
        table.finish()
        written = word(value, self.report, f"the colour {key.value!r}") if value else None
        if written is not None and not COLOUR.fullmatch(written):
            message = f"the colour {key.value!r} is {written!r}; allowed is such as '#D9772B', in quotes"
            self.report.add("wrong-value", message, node)
            written = None
        return PawnColour(name, written or GREY, key.value)

    def pawn(
        self, key: Scalar, node: Node, sizes: Mapping[str, PawnSize], colours: Mapping[str, PawnColour]
    ) -> Pawn | None:
        table = Table(node, self.report, f"the pawn {key.value!r}")
        table.require("size", f"name one of `sizes:` {', '.join(sizes)}")
        name, size, colour = (
            self.read_name(table, key.value),
            table.read("size", word),
            table.read("colour", word),
        )
        copies, form = table.read("copies", integer), self.form(table)
        stickers, band = table.read("stickers", words) or (), table.read("band", word)
        order = self.order(table, form, len(stickers))
        table.finish()
        self.check_known(size, sizes, "size", table)
        self.check_known(colour, colours, "colour", table)
        if copies is not None and not 1 <= copies <= MOST:
            message = f"{copies} copies of the pawn {key.value!r}; allowed are 1 to {MOST}"
            self.report.add("wrong-value", message, table.node("copies"))
        self.count(table, key, form, stickers, band)
        for card in (*stickers, *([band] if band else ())):
            self.sticker(card, key.value, size or "", table)
        if size is None or size not in sizes:
            return None
        shade = colours.get(colour or "")
        places = {key: entry.key.place for key, entry in table.entries.items()}
        return Pawn(key.value, name, form, size, shade, copies or 1, stickers, band, key.place, places, order)

    def form(self, table: Table) -> PawnForm:
        written = table.read("form", word)
        if written is None or written in list(PawnForm):
            return PawnForm(written or PawnForm.DISC)
        message = f"`form` is {written!r}; allowed are {', '.join(PawnForm)}"
        self.report.add("wrong-value", message, table.node("form"), did_you_mean(written, list(PawnForm)))
        return PawnForm.DISC

    def order(self, table: Table, form: PawnForm, count: int) -> str | tuple[int, ...]:
        """How the faces of a net are numbered: by a word, or the number of the sticker at each place."""
        written = table.read("order", words)
        if written is None:
            return ORDERS[0]
        numbers = tuple(int(each) for each in written if each.isdecimal())
        if form is not PawnForm.NET:
            message = f"the pawn {table.what!s} is a {form.value}; only a net has an order"
        elif len(written) == 1 and written[0] in ORDERS:
            return written[0]
        elif len(numbers) == len(written) and sorted(numbers) == list(range(1, max(count, 6) + 1)):
            return numbers
        else:
            message = (
                f"`order` is {', '.join(written)!r}; allowed are {', '.join(ORDERS)}, or each number once"
            )
        hint = f"write order: [{', '.join(map(str, range(1, max(count, 6) + 1)))}], or leave it out"
        self.report.add("wrong-value", message, table.node("order"), hint)
        return ORDERS[0]

    def check_known(self, name: str | None, names: Mapping[str, object], what: str, table: Table) -> None:
        if name is not None and name not in names:
            hint = did_you_mean(name, names) or f"{what}s are {', '.join(names) or 'not there yet'}"
            message = f"there is no {what} {name!r} among `{what}s:` of `pawns:`"
            self.report.add("unknown-name", message, table.node(what), hint)

    def count(
        self, table: Table, key: Scalar, form: PawnForm, stickers: Sequence[str], band: str | None
    ) -> None:
        """A pawn has as many stickers as it has faces to stick them on."""
        allowed = FACES[form]
        if len(stickers) not in allowed or (band is None and not stickers):
            numbers = " or ".join(str(number) for number in allowed if number)
            message = f"the pawn {key.value!r} has {quantity(len(stickers), 'sticker')}; a {form.value} has {numbers}"
            self.report.add("sticker-count", message, table.node("stickers") or key)
        if band is not None and form is not PawnForm.CYLINDER:
            message = f"the pawn {key.value!r} is a {form.value}; only a cylinder has a band"
            self.report.add("sticker-count", message, table.node("band"), "write form: cylinder")

    def sticker(self, card: str, pawn: str, size: str, table: Table) -> None:
        if card not in self.cards:
            hint = did_you_mean(card, self.cards)
            self.report.add("unknown-card", f"there is no card {card!r}", table.node("stickers"), hint)
        other, of = self.stuck.setdefault(card, (size, pawn))
        if other != size:
            message = (
                f"the sticker {card!r} is for {of!r} of size {other!r} and for {pawn!r} of size {size!r}"
            )
            hint = "a sticker has one size: make two cards of it"
            self.report.add("sticker-count", message, table.node("stickers"), hint)

    def guide(self, table: Table) -> Guide:
        first = self.languages[0]
        title = table.read("title", self.text) or Localized({first: "Stickers"})
        sizes = table.read("sizes", self.text) or Localized({first: "Sizes 1:1"})
        node = table.node("steps")
        items = node.items if isinstance(node, SequenceNode) else ([node] if node else [])
        steps = [self.text(item, self.report, "a step of the guide") for item in items]
        table.finish()
        known = tuple(step for step in steps if step) or tuple(Localized({first: step}) for step in STEPS)
        return Guide(title, sizes, known)


def _length(node: Node, report: Report, what: str) -> float | None:
    written = word(node, report, what)
    if written is None:
        return None
    try:
        value = units.length(written)
    except ValueError as error:
        report.add("wrong-value", f"{what}: {error}", node)
        return None
    if not 0 <= value <= LARGEST:
        message = f"{what} is {units.mm(value)}; allowed is 0 to {units.mm(LARGEST)}"
        report.add("wrong-value", message, node)
        return None
    return value
