"""Cards of a folder → the faces that they show and the pieces that sheets are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field
from typing import Final

from ...basics.geometry import Size
from ...basics.naming import safe_names
from ...basics.outlines import Form, ShapeKind
from ...basics.phrases import quantity
from ...basics.problems import DeckwrightError, Place, Problem, problem
from ...basics.records import dataclass
from ...basics.sizes import NamedSize, all_sizes
from ...basics.units import mm, size_mm
from ...sheets.impose import Piece
from ...svg.nested.pictures import LEAST_DPI
from .extents import Look, RendererIn, look_at
from .find import FolderCard, Grid, Source
from .measure import CardSize, measure
from .pages import FolderFace, MakeBleed

ALL: Final = "all"  # what a folder's cards lie in that lie in no folder of their own


@dataclass(frozen=True, slots=True)
class Asked:
    """What is known of the cards besides what their pictures say."""

    size: NamedSize | None = None
    bleed: float | None = None  # mm, of the pictures
    make: MakeBleed = MakeBleed.MIRROR
    grid: Grid | None = None


@dataclass
class MadeCards:
    pieces: list[Piece] = field(default_factory=list)
    faces: dict[str, FolderFace] = field(default_factory=dict)  # by id
    problems: list[Problem] = field(default_factory=list)


def make_cards(cards: Sequence[FolderCard], asked: Asked, renderer: RendererIn) -> MadeCards:
    """What cannot be told, of the size of a picture for one, is a problem: all of them are found."""
    made = MadeCards()
    maker = _Maker(asked, renderer, made)
    ids = safe_names(f"{card.deck} {card.name}".strip() for card in cards)
    taken: Counter[str] = Counter()
    for card in cards:
        id = ids[f"{card.deck} {card.name}".strip()]
        taken[id] += 1
        maker.add(card, id if taken[id] == 1 else f"{id}-{taken[id]}")
    made.problems += _guesses(list(made.faces.values()))
    return made


class _Maker:
    def __init__(self, asked: Asked, renderer: RendererIn, made: MadeCards) -> None:
        self._asked, self._renderer, self._made = asked, renderer, made
        self._looks: dict[Source, Look | None] = {}
        self._shared: dict[tuple[Source, Size, float], str] = {}

    def add(self, card: FolderCard, id: str) -> None:
        front = self._face(id, card.front)
        if front is None:
            return
        self._made.faces[front.id] = front
        back = None if card.back is None else self._back(card, id, front)
        self._made.pieces.append(self._piece(card, id, front, back))

    def _piece(self, card: FolderCard, id: str, front: FolderFace, back: str | None) -> Piece:
        size = self._asked.size
        trim = front.size.trim
        form = None
        if size is not None and size.shape != "rectangle":
            form = Form(ShapeKind(size.shape), trim)
        return Piece(
            card=id,
            deck=card.deck or ALL,
            front=front.id,
            back=back,
            size=trim,
            bleed=front.bleed(self._asked.make),
            copies=card.copies,
            own_back=card.has_own_back,
            form=form,
        )

    def _face(self, id: str, source: Source) -> FolderFace | None:
        look = self._look(source)
        if look is None:
            return None
        try:
            size = measure(
                look.extent, self._asked.size.size if self._asked.size else None, self._asked.bleed
            )
        except DeckwrightError as error:
            self._made.problems += error.problems
            return None
        self._made.problems += _low_resolution(look, size, id)
        return FolderFace(id, source, look, size)

    def _back(self, card: FolderCard, id: str, front: FolderFace) -> str | None:
        """The id of a card's back, as large as its front; one that cards share has one for each such size."""
        assert card.back is not None
        trim = front.size.trim
        key = (card.back, trim, front.bleed(self._asked.make))
        if key not in self._shared:
            look = self._look(card.back)
            if look is None:
                return None
            try:
                size = measure(look.extent, trim, self._asked.bleed)
            except DeckwrightError as error:
                self._made.problems += error.problems
                return None
            if (size.trim.width > size.trim.height) != (trim.width > trim.height):
                self._made.problems.append(_lies_otherwise(look, trim))
                return None
            name = f"{id}:back" if card.has_own_back else f"back:{len(self._shared) + 1}"
            self._shared[key] = name
            self._made.faces[name] = FolderFace(name, card.back, look, size)
        return self._shared[key]

    def _look(self, source: Source) -> Look | None:
        if source not in self._looks:
            try:
                self._looks[source] = look_at(source, self._asked.grid, self._renderer)
            except DeckwrightError as error:
                self._made.problems += error.problems
                self._looks[source] = None
        return self._looks[source]


def _lies_otherwise(look: Look, trim: Size) -> Problem:
    message = f"the back lies otherwise than its front, which is {size_mm(trim)}"
    return problem("picture-size", message, Place(look.extent.label), hint="turn one of both by a quarter")


def _low_resolution(look: Look, size: CardSize, id: str) -> Iterator[Problem]:
    if look.pixel:
        dpi = look.extent.width / (size.trim.width + 2 * size.bleed) * 25.4
        if dpi < LEAST_DPI - 0.5:
            message = f"the picture is printed at {dpi:.0f} dpi; {LEAST_DPI} is the least that looks sharp"
            yield problem("image-low-resolution", message, Place(look.extent.label), card=id)


def _guesses(faces: Sequence[FolderFace]) -> list[Problem]:
    """What pictures were taken for where that is not sure; one note for all of one size."""
    near = Counter((face.size.name, face.size.also) for face in faces if face.size.also)
    guessed = Counter((face.size.name, face.size.guessed_dpi) for face in faces if face.size.guessed_dpi)
    taken = [
        (
            count,
            f"{all_sizes()[name]}; {all_sizes()[also]} is within 1 %, too",
            f"--size {also} if that is meant",
        )
        for (name, also), count in sorted(near.items())
    ]
    taken += [
        (
            count,
            f"{all_sizes()[name]} at {dpi:.0f} dpi, as they tell no resolution",
            "--size says what is meant",
        )
        for (name, dpi), count in sorted(guessed.items())
    ]
    return [
        problem(
            "picture-taken",
            f"{quantity(count, 'picture')} {'is' if count == 1 else 'are'} taken for {for_what}",
            hint=hint,
        )
        for count, for_what, hint in taken
    ]


# What is told before anything is written


def summary(made: MadeCards, make: MakeBleed) -> Iterator[str]:
    """Counts and pairs, one line a size of cards."""
    by_size: dict[tuple[Size, float], list[Piece]] = {}
    for piece in made.pieces:
        by_size.setdefault((piece.size, made.faces[piece.front].size.bleed), []).append(piece)
    for (size, bleed), pieces in by_size.items():
        names = Counter(made.faces[piece.front].size.name for piece in pieces)
        name = names.most_common(1)[0][0]
        kinds, copies = len(pieces), sum(piece.copies for piece in pieces)
        cards = quantity(copies, "card") + (f" of {quantity(kinds, 'kind')}" if kinds != copies else "")
        around = f"{mm(bleed)} of bleed in the pictures" if bleed else _made_of(make)
        yield f"{cards}, {size_mm(size)}{f' ({name})' if name else ''}, {around}; {_backs_of(pieces)}"


def _made_of(make: MakeBleed) -> str:
    return "no bleed" if make is MakeBleed.NONE else f"bleed made ({make})"


def _backs_of(pieces: Sequence[Piece]) -> str:
    own = sum(piece.own_back for piece in pieces)
    shared = len({piece.back for piece in pieces if piece.back and not piece.own_back})
    bare = sum(piece.back is None for piece in pieces)
    told = (
        f"{quantity(own, 'back')} of {'its' if own == 1 else 'their'} own" if own else "",
        f"{quantity(shared, 'back')} shared" if shared else "",
        f"{bare} without a back" if bare and (own or shared) else "",
    )
    return ", ".join(filter(None, told)) or "no backs"
