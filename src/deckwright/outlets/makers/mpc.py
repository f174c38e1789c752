"""`deckwright export GAME mpc`: MakePlayingCards, with order files of the autofill tool for cards of 63 × 88 mm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from ...basics.naming import safe_name
from ...basics.phrases import quantity
from ...basics.problems import in_order
from ...build.built import Artifact
from ...faces.layouts import CardFaces, Face
from ..export import Exported, ExportRequest, Progress
from ..gathering import forbid, not_written, pictures, refused, shown_game, write
from ..numbers import numbers
from .products import Product, cells_for, sort_cards


@dataclass(frozen=True, slots=True)
class _Slot:
    """One card of an order, by the files that show it."""

    front: str
    back: str
    query: str


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    with shown_game(request) as found:
        if found.drawn is None:
            return not_written(found.problems)
        game = found.drawn
        by_product, unfit = sort_cards("mpc", game.cards, numbers("mpc")["dpi"])
        if (ended := forbid(found, unfit)) is not None:
            return ended
        wanted = {
            f"{product.id}/{name}": cells_for(face, product, numbers("mpc")["dpi"])
            for product, cards in by_product.items()
            for name, face in _pictures(cards, product)
        }
        found, made = pictures(found, wanted, progress)
        problems = in_order([*found.problems, *unfit])
        if refused(request, problems):
            return not_written(problems)
        orders = [
            order for product, cards in by_product.items() for order in _orders(cards, product, found.lang)
        ]
        files = [*made, *(Artifact(request.folder / name, text.encode()) for name, text, _ in orders if text)]
        return write(request, tuple(files), problems, game, tuple(told for _, _, told in orders))


def _names(cards: Sequence[CardFaces], product: Product) -> dict[str, str]:
    """What the picture of each face is called: numbered as the cards come; of other sizes with their number."""
    names: dict[str, str] = {}
    for number, shown in enumerate(cards, 1):
        stem = f"{number:03}-{safe_name(shown.card.id)}"
        if product.order == "xml":
            names.setdefault(shown.front.id, f"fronts/{stem}")
        else:
            names.setdefault(shown.front.id, f"fronts/{stem}.x{shown.card.copies}.front")
            if shown.back is not None and shown.back.card is not None:
                names.setdefault(shown.back.id, f"backs/{stem}.x{shown.card.copies}.back")
        if shown.back is not None:
            own = f"{stem}-back" if shown.back.card else safe_name(shown.back.id.replace(".svg", ""))
            names.setdefault(shown.back.id, f"backs/{own}")
    return names


def _pictures(cards: Sequence[CardFaces], product: Product) -> Iterator[tuple[str, Face | None]]:
    names = _names(cards, product)
    faces = {face.id: face for shown in cards for face in (shown.front, shown.back) if face is not None}
    yield from ((name, faces[id]) for id, name in names.items())
    if any(shown.back is None for shown in cards):
        yield "backs/blank", None


def _orders(cards: Sequence[CardFaces], product: Product, lang: str) -> Iterator[tuple[str, str, str]]:
    """Each order: the name of its file, its text, and a line that tells of it."""
    names = _names(cards, product)
    slots = [
        _Slot(
            names[shown.front.id],
            names[shown.back.id] if shown.back else "backs/blank",
            shown.card.name_in(lang),
        )
        for shown in cards
        for _ in range(shown.card.copies)
    ]
    most = product.most or len(slots)
    parts = [slots[start : start + most] for start in range(0, len(slots), most)]
    for number, part in enumerate(parts, 1):
        name = "order.xml" if len(parts) == 1 else f"order-{number}.xml"
        count = quantity(len(part), "card")
        told = f"{product.id} ({product.code}): {count}, paid for as {bracket(len(part))}"
        if product.order == "xml":
            yield (
                f"{product.id}/{name}",
                order_xml(part),
                f"{told}: start the autofill tool in that folder, {name}",
            )
        else:
            yield f"{product.id}/{name}", "", f"{told}: upload the pictures in their order"


def bracket(count: int) -> int:
    """The number of cards that is paid for."""
    found: list[int] = numbers("mpc")["brackets"]
    return next((each for each in found if each >= count), count)


def order_xml(slots: Sequence[_Slot]) -> str:
    """The order as the autofill tool reads it: pictures beside it, slots from 0, the commonest back for all others."""
    common = Counter(slot.back for slot in slots).most_common(1)[0][0]
    fronts = "".join(_card(slots, name, "front") for name in dict.fromkeys(slot.front for slot in slots))
    others = [name for name in dict.fromkeys(slot.back for slot in slots) if name != common]
    backs = "".join(_card(slots, name, "back") for name in others)
    details = (
        f"<quantity>{len(slots)}</quantity><bracket>{bracket(len(slots))}</bracket>"
        f"<stock>{escape(numbers('mpc')['stock'])}</stock><foil>false</foil>"
    )
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<order>\n<details>{details}</details>\n<fronts>\n{fronts}</fronts>\n'
        f"<backs>\n{backs}</backs>\n<cardback>{escape(common)}.png</cardback>\n</order>\n"
    )


def _card(slots: Sequence[_Slot], name: str, side: str) -> str:
    numbers_of = [number for number, slot in enumerate(slots) if getattr(slot, side) == name]
    query = escape(slots[numbers_of[0]].query)
    file = escape(f"{name}.png")
    return (
        f"<card><id>{file}</id><sourceType>Local File</sourceType><slots>{','.join(map(str, numbers_of))}</slots>"
        f"<name>{file.rpartition('/')[2]}</name><query>{query}</query></card>\n"
    )
