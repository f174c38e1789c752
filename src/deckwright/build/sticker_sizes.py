"""Which stickers a game's pawns have, at the sizes that pawns, punches and labels let them have."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from ..basics.cache import Cache
from ..basics.geometry import Point, Size
from ..basics.outlines import Form, ShapeKind, regular
from ..basics.problems import Place, Problem, RequestError, did_you_mean, problem
from ..basics.records import dataclass
from ..basics.units import length, mm, size_mm
from ..faces.draw.drawn_faces import DrawnFaces, Progress
from ..faces.draw.kept import draw_or_keep
from ..faces.draw.tools import DrawingTools
from ..faces.draw.types import DrawnGame
from ..faces.edition_of import edition_of
from ..faces.editions import STICKERS, Edition
from ..faces.layouts import CardFaces, Face, FaceRenderer, resized
from ..game.localized import Localized
from ..game.markup import typeset_plain
from ..game.model import Card, Component, Deck, Game, Pawn, PawnForm, Pawns, PawnSize, Shape
from ..sheets.impose.pawns import PawnStickers, Sticker
from ..sheets.impose.solids import CUBE, DODECAHEDRON, SOLIDS, Solid
from ..sheets.impose.stocks import known_stocks, nudged, stock_named
from ..sheets.impose.template import Template, read_template

LAP: Final = 1.0  # mm that the ends of a band lie over each other
DICE: Final = {PawnForm.CUBE: CUBE, PawnForm.DODECAHEDRON: DODECAHEDRON}  # that stickers go on
NO_COLOUR: Final = "#808080"  # of a frame, where a pawn has no colour
LUMINOSITY: Final = (0.3, 0.59, 0.11)  # of red, green, blue, as in the blending of PDF
LEAST_SAFE: Final = 1.0  # mm: what a knife misses
EXACT: Final = 0.001
HERE: Final = Point(0, 0)


class Tool(StrEnum):
    KNIFE = "knife"
    PUNCH = "punch"
    MACHINE = "machine"


@dataclass(frozen=True, slots=True)
class StickerRequest:
    """What a sheet of stickers is asked for besides paper and margins."""

    tool: Tool = Tool.KNIFE
    punches: tuple[float, ...] = ()  # diameters, in millimetres
    stock: str | None = None
    start: int = 1  # the first free label of a part-used sheet
    nudge: Point = HERE
    faces: tuple[tuple[str, float], ...] = ()  # sizes of pawns, as measured: in place of the game's
    only: tuple[str, ...] = ()  # sizes or pawns; none: all

    @property
    def values(self) -> dict[str, str]:
        """What decides how large stickers are and which there are, as `sticker_request_of` reads it again."""
        punches = ",".join(f"{punch:g}mm" for punch in self.punches)
        found = {
            "tool": f"{self.tool} {punches}".strip(),
            "stock": self.stock or "",
            "faces": " ".join(f"{name}={face:g}" for name, face in self.faces),
            "only": " ".join(self.only),
        }
        return {key: value for key, value in found.items() if value}


def sticker_request_of(values: Mapping[str, str]) -> StickerRequest:
    """Raises ValueError for values that ask for no stickers."""
    tool, punches = tool_of(values.get("tool", "knife"))
    faces = (text.partition("=") for text in values.get("faces", "").split())
    return StickerRequest(
        tool,
        punches,
        values.get("stock"),
        faces=tuple((name, float(face)) for name, _, face in faces),
        only=tuple(values.get("only", "").split()),
    )


def tool_of(text: str) -> tuple[Tool, tuple[float, ...]]:
    """`knife`, `machine`, or `punch 25.4mm` with one diameter or several. Raises ValueError."""
    name, _, rest = text.strip().partition(" ")
    if name not in list(Tool):
        raise ValueError(f"{text!r} is not one of {', '.join(Tool)}")
    if (name == Tool.PUNCH) != bool(rest.strip()):
        raise ValueError(f"{text!r}: a punch has a diameter, such as: punch 25.4mm; nothing else has one")
    punches = tuple(length(part) for part in rest.split(",") if part.strip())
    if any(not 3 <= punch <= 150 for punch in punches):
        raise ValueError(f"{text!r} is out of range; punches are 3 to 150 mm wide")
    return Tool(name), punches


def with_measured_faces(pawns: Pawns, faces: Sequence[tuple[str, float]]) -> Pawns:
    """The pawns with faces as a caliper has them. Raises RequestError for a size that is not there."""
    sizes = dict(pawns.sizes)
    for name, face in faces:
        if name not in sizes:
            there = ", ".join(sizes) or "none"
            text = f"no size {name!r} of pawns; there is {there}"
            raise RequestError(problem("no-pawns", text, hint=did_you_mean(name, sizes)))
        sizes[name] = replace(sizes[name], face=face)
    return replace(pawns, sizes=sizes)


def select_pawns(pawns: Pawns, only: Sequence[str]) -> list[Pawn]:
    """The pawns that are asked for, by their own name or that of their size."""
    for name in only:
        if name not in pawns.sizes and name not in pawns.pieces:
            known = [*pawns.sizes, *pawns.pieces]
            text = f"no size and no pawn {name!r}; there is {', '.join(known)}"
            raise RequestError(problem("no-pawns", text, hint=did_you_mean(name, known)))
    return [pawn for pawn in pawns.pieces.values() if not only or {pawn.id, pawn.size} & set(only)]


def label_template(game: Game, wanted: StickerRequest) -> tuple[Template | None, list[Problem]]:
    """The sheet of labels that is asked for: the project's own, or one that is sold."""
    if wanted.stock is None:
        return None, []
    own = game.own_sheets.get(wanted.stock.strip().lower())
    stock = stock_named(wanted.stock)
    if own is not None:
        template, problems = read_template(own.text, own.label)
    elif stock is not None:
        template, problems = stock.template, []
    else:
        known = [name for each in known_stocks().values() for name in (each.id, *each.names)]
        hint = did_you_mean(wanted.stock, [*known, *game.own_sheets])
        text = f"no sheet of labels {wanted.stock!r} is known"
        hint = hint or "--stocks lists them; write your own in layouts/<game>/sheets/"
        return None, [problem("label-stock", text, hint=hint)]
    if template is not None and abs(template.card.width - template.card.height) > EXACT:
        text = f"the labels of {template.label} are {size_mm(template.card)}; stickers go on round ones"
        return None, [problem("label-stock", text, Place(template.label), hint="write card: 24 x 24 mm")]
    return (nudged(template, *wanted.nudge) if template else None), problems


@dataclass(frozen=True, slots=True)
class Stickers:
    """All stickers, with the faces that show them."""

    pawns: tuple[PawnStickers, ...]
    faces: tuple[Face, ...]
    problems: tuple[Problem, ...]


class StickerSizer:
    """Sizes the stickers of one game."""

    def __init__(
        self,
        game: Game,
        pawns: Pawns,
        renderer: FaceRenderer,
        wanted: StickerRequest,
        template: Template | None,
        grey: bool = False,
    ) -> None:
        self.grey = grey
        self.game, self.pawns, self.renderer = game, pawns, renderer
        self.wanted, self.template = wanted, template
        self.faces: dict[str, Face] = {}
        self.problems: list[Problem] = []

    def of(self, pieces: Sequence[Pawn]) -> Stickers:
        found = [each for pawn in pieces if (each := self.pawn(pawn)) is not None]
        return Stickers(tuple(found), tuple(self.faces.values()), tuple(self.problems))

    def pawn(self, pawn: Pawn) -> PawnStickers | None:
        """All that is stuck on *pawn*; None where it has no sticker."""
        size = self.pawns.sizes[pawn.size]
        if not size.face:
            return None  # told by loading
        fitted = {
            PawnForm.DISC: self.on_disc,
            PawnForm.CYLINDER: self.on_disc,
            PawnForm.CUBE: self.on_cube,
            PawnForm.DODECAHEDRON: self.on_dodecahedron,
            PawnForm.NET: self.in_net,
        }[pawn.form]
        cards = [
            self.game.cards[card] for card in pawn.stickers if card in self.game.cards
        ]  # else told by loading
        stickers = tuple(s for card in cards if (s := self.sticker(card, fitted(pawn, card))) is not None)
        card = self.game.cards.get(pawn.band or "")
        band = self.sticker(card, self.band(pawn, card)) if card and self.template is None else None
        if self.template is not None and (card or pawn.form is PawnForm.NET):
            self.tell_left_out(pawn)
        solid = SOLIDS.get(max(len(stickers), CUBE.count)) if pawn.form is PawnForm.NET else None
        if pawn.form is PawnForm.NET and (
            self.template or solid is None or len(stickers) not in (1, solid.count)
        ):
            return None
        if not stickers and band is None:
            return None  # told by loading, or why they have no size
        if pawn.form in DICE and len(stickers) == 1:
            stickers *= DICE[pawn.form].count
        if solid is not None and len(stickers) == solid.count:
            stickers = tuple(stickers[number] for number in numbers_at(pawn, solid))
        sides = pentagon_of(size.face) if has_pentagons(pawn) else None
        lang = self.renderer.lens.lang
        names = self.pawns.by_size
        return PawnStickers(
            pawn.id,
            typeset_plain(pawn.name.in_lang(lang), lang),
            typeset_plain(size.name.in_lang(lang), lang),
            names.index(pawn.size),
            len(names),
            self.shade(pawn.colour.value if pawn.colour else NO_COLOUR),
            pawn.colour.name.in_lang(lang) if pawn.colour else "",
            pawn.copies,
            sides.size if sides else Size(size.face, size.face),
            pawn.form in (PawnForm.DISC, PawnForm.CYLINDER),
            stickers,
            band,
            solid,
            sides,
        )

    def shade(self, colour: str) -> str:
        """The colour of a frame as it is printed: where it is to be grey, as light as it was (as faces are)."""
        if not self.grey:
            return colour
        channels = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
        light = round(sum(part * channel for part, channel in zip(LUMINOSITY, channels, strict=True)))
        return f"#{light:02x}{light:02x}{light:02x}"

    def sticker(self, card: Card, form: Form | None) -> Sticker | None:
        """The face of *card* cut to *form*; None where it has none."""
        if form is None:
            return None
        component = cut_to(card.type.component, form)
        face = resized(self.renderer.front(card), component)
        self.faces[face.id] = face
        return Sticker(face.id, card.id, form, component.bleed)

    def on_disc(self, pawn: Pawn, card: Card, size: PawnSize | None = None) -> Form | None:
        """As large as the pawn lets it be, or as the label or the punch is."""
        size = size or self.pawns.sizes[pawn.size]
        most = size.face - self.pawns.tolerance
        room = f"{mm(size.face)} less {mm(self.pawns.tolerance)}: {mm(max(0.0, most))}"
        if most <= 0:
            self.refuse(pawn, card, f"nothing is left of a sticker for its face: {room}")
            return None
        if self.template is not None:
            return self.label(pawn, card, most, room)
        if self.wanted.punches:
            return self.punch_form(pawn, card, most, room)
        form = card.type.component.form
        return form.scaled(most / form.across)

    def label(self, pawn: Pawn, card: Card, most: float, room: str) -> Form | None:
        assert self.template is not None
        across = min(self.template.card)
        if across > most + EXACT:
            text = f"a label of {mm(across)} is larger than its face lets a sticker be ({room})"
            self.refuse(pawn, card, text, "smaller labels, or --only for the pawns that these fit")
            return None
        return self.disc(across)

    def punch_form(self, pawn: Pawn, card: Card, most: float, room: str) -> Form | None:
        fitting = [punch for punch in self.wanted.punches if punch <= most + EXACT]
        if not fitting:
            least = min(self.wanted.punches)
            text = f"a sticker of a punch of {mm(least)} is larger than its face lets it be ({room})"
            self.refuse(pawn, card, text, "a smaller punch, or --only for the pawns that this one fits")
            return None
        return self.disc(max(fitting))

    def disc(self, across: float) -> Form:
        return Form(ShapeKind.CIRCLE, Size(across, across))

    def on_cube(self, pawn: Pawn, card: Card) -> Form | None:
        size = self.pawns.sizes[pawn.size]
        most = size.face - self.pawns.tolerance
        if self.template is not None or self.wanted.punches:
            return self.on_disc(pawn, card)
        if most <= 0:
            self.refuse(pawn, card, f"nothing is left of a sticker for its edge of {mm(size.face)}")
            return None
        form = card.type.component.form
        return form.scaled(most / max(form.size))

    def on_dodecahedron(self, pawn: Pawn, card: Card) -> Form | None:
        """A pentagon as much within the die's own as the tolerance asks for, or the largest disc in that."""
        size, form = self.pawns.sizes[pawn.size], card.type.component.form
        room = incircle_of(pentagon_of(size.face))
        within = replace(size, face=room)  # as wide as the largest disc on the face
        if self.template is not None or self.wanted.punches or form.kind is not ShapeKind.PENTAGON:
            return self.on_disc(pawn, card, within)
        most = room - self.pawns.tolerance
        if most <= 0:
            self.refuse(pawn, card, f"nothing is left of a sticker for its edge of {mm(size.face)}")
            return None
        return form.scaled(most / incircle_of(form))

    def in_net(self, pawn: Pawn, card: Card) -> Form | None:
        """A face of a die of paper is as large as the die."""
        edge, form = self.pawns.sizes[pawn.size].face, card.type.component.form
        if has_pentagons(pawn):
            pentagon = pentagon_of(edge)
            if form.kind is ShapeKind.PENTAGON and is_alike(form, pentagon):
                return pentagon
            component = f"its component is a {form.kind.value} of {size_mm(form.size)}"
            text = f"a face of a die of twelve is a regular pentagon; {component}"
            self.refuse(
                pawn, card, text, "give its type a component of shape: pentagon with one measure, its width"
            )
            return None
        if not form.is_box or abs(form.size.width - form.size.height) > EXACT:
            text = (
                f"a face of a die is a square; its component is a {form.kind.value} of {size_mm(form.size)}"
            )
            self.refuse(pawn, card, text, "give its type a component of a square size")
            return None
        return Form(ShapeKind.RECTANGLE, Size(edge, edge))

    def band(self, pawn: Pawn, card: Card) -> Form | None:
        """Round the side of a cylinder, its ends a little over each other."""
        size = self.pawns.sizes[pawn.size]
        high = size.height - self.pawns.tolerance
        if high <= 0:
            self.refuse(pawn, card, f"nothing is left of a band for its height of {mm(size.height)}")
            return None
        return Form(ShapeKind.RECTANGLE, Size(math.pi * size.face + LAP, high))

    def tell_left_out(self, pawn: Pawn) -> None:
        what = "net" if pawn.form is PawnForm.NET else "band"
        text = f"--stock: the {what} of {pawn.id!r} is left out, for it is no round label"
        hint = f"print it without --stock: --only {pawn.id}"
        self.problems.append(problem("option-unused", text, pawn.place, hint=hint))

    def refuse(self, pawn: Pawn, card: Card, text: str, hint: str | None = None) -> None:
        """Tell why there is no sticker."""
        message = f"the pawn {pawn.id!r} ({pawn.size}): {text}"
        hint = hint or "measure the pawn and give --pawn SIZE=MM"
        self.problems.append(problem("sticker-size", message, pawn.place, hint=hint, card=card.id))


def has_pentagons(pawn: Pawn) -> bool:
    """Whether it is a die of twelve faces."""
    of_paper = pawn.form is PawnForm.NET and len(pawn.stickers) == DODECAHEDRON.count
    return of_paper or pawn.form is PawnForm.DODECAHEDRON


def pentagon_of(edge: float) -> Form:
    """The regular pentagon with edges of *edge* mm."""
    corners = [Point(x * edge, y * edge) for x, y in regular(5)]
    across, down = ([point[axis] for point in corners] for axis in (0, 1))
    return Form(ShapeKind.PENTAGON, Size(max(across) - min(across), max(down) - min(down)))


def incircle_of(form: Form) -> float:
    """The diameter of the largest disc in a regular pentagon."""
    left, right = form.corners[1], form.corners[0]
    return (right.x - left.x) / math.tan(math.pi / 5)


def is_alike(form: Form, other: Form) -> bool:
    """Whether they differ in nothing but their size, to a hundredth."""
    return abs(form.size.width / form.size.height / (other.size.width / other.size.height) - 1) < 0.01


def numbers_at(pawn: Pawn, solid: Solid) -> list[int]:
    """Which of a net's stickers, counted from 0, stands at each of its places."""
    if isinstance(pawn.order, tuple):
        return [number - 1 for number in pawn.order]
    places = solid.orders[pawn.order]
    return [places.index(place) for place in range(solid.count)]


def draw_stickers(
    sizer: StickerSizer, tools: DrawingTools, cache: Cache, progress: Progress | None = None
) -> tuple[Stickers, DrawnFaces]:
    """Every sticker that is asked for, drawn at its size; with all that was found on the way."""
    stickers = sizer.of(select_pawns(sizer.pawns, sizer.wanted.only))
    faces = draw_or_keep(list(stickers.faces), tools, progress, cache)
    found = (*stickers.problems, *sizer.renderer.problems, *tools.resources.problems, *faces.problems)
    return replace(stickers, problems=found), faces


def card_faces(game: Game, stickers: Stickers) -> tuple[CardFaces, ...]:
    """The stickers as cards, each pawn as the deck that they lie in."""
    faces = {face.id: face for face in stickers.faces}
    found: list[CardFaces] = []
    for pawn in stickers.pawns:
        counts = Counter((sticker.card, sticker.face) for sticker in pawn.all)
        cards = {id: replace(game.cards[id], copies=pawn.copies * count) for (id, _), count in counts.items()}
        title = Localized(dict.fromkeys(game.languages, pawn.name))
        deck = Deck(pawn.id, title, tuple(cards.values()))
        found += [CardFaces(deck, cards[id], faces[face], None) for id, face in counts]
    return tuple(found)


def sticker_edition(drawn: DrawnGame, lang: str | None, wanted: StickerRequest) -> Edition:
    """What sheets of stickers remember; *drawn* holds what `card_faces` gives."""
    found = edition_of(drawn, drawn.tools.resources.fonts_state(), lang, only=bool(wanted.only))
    return replace(found, sets=1, kind=STICKERS, made=wanted.values)


def cut_to(component: Component, form: Form) -> Component:
    """*component* at the size of *form*; of a small sticker the safe zone is narrower, but never too narrow."""
    factor = min(1.0, min(form.size) / min(component.size))
    safe = min(component.safe, max(LEAST_SAFE, component.safe * factor))
    return replace(
        component, size=form.size, shape=Shape(form.kind, form.radius, form.path or None), safe=safe
    )
