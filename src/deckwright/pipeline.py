"""The program on one screen: load, look over, draw, impose, write.

Everything is gathered first and written last, each file beside its target and then renamed over it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from .faces import Face, FaceRenderer, Side
from .files import shown, write_all
from .impose import Document, Imposition, Piece, SheetSpec, impose, sheet_spec
from .load import load_game
from .model import Card, Deck, Game
from .plates import Plates, Progress, draw_plates
from .problems import (
    DeckwrightError,
    Place,
    Problem,
    RequestError,
    Severity,
    did_you_mean,
    gathered,
    has_errors,
    in_order,
    problem,
)
from .resources import Resources
from .rules import check as check_rules
from .rules import check_drawn
from .svg import SYMBOL_SCHEME, Renderer
from .writers import pdf
from .writers.manifest import FaceEntry, manifest, manifest_json
from .writers.pdf import PdfMeta


@dataclass(frozen=True, slots=True)
class Request:
    """What to print of which game, and where to. `sheets` holds the options of the command line as written."""

    root: Path
    game: str
    decks: tuple[str, ...] = ()  # none: all
    lang: str | None = None
    sheets: Mapping[str, str] = field(default_factory=dict)
    out: Path | None = None  # in place of build/
    draft: bool = False
    strict: bool = False


@dataclass(frozen=True, slots=True)
class Drawn:
    """A game with its faces drawn, and all that was found on the way."""

    game: Game
    decks: tuple[Deck, ...]
    faces: tuple[DealtCard, ...]
    plates: Plates
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class DealtCard:
    """A card in a deck with the faces that show it."""

    deck: Deck
    card: Card
    front: Face
    back: Face | None


@dataclass(frozen=True, slots=True)
class Artifact:
    path: Path
    data: bytes
    pages: int = 0


@dataclass(frozen=True, slots=True)
class Built:
    artifacts: tuple[Artifact, ...]  # written, unless problems forbade it
    problems: tuple[Problem, ...]
    written: bool
    cards: int = 0  # printed
    distinct: int = 0


def check(request: Request, progress: Progress | None = None) -> tuple[Drawn | None, tuple[Problem, ...]]:
    """Load a game and draw every face of it, writing nothing: all problems, in the order of the files.

    Of a card that lies only in decks that are not asked for, nothing is said. The game is None where it could not be
    read far enough to be drawn. Raises RequestError for a deck or language that the game does not have.
    """
    game, problems = load_game(request.root, request.game)
    if game is None:
        return None, in_order(problems)
    refuse_unknown(game, request, problems)
    drawn = draw(game, request, progress)
    broken = check_rules(game, request.lang, problems) + check_drawn(game, shown_symbols(drawn), request.lang)
    problems = [*problems, *broken]
    elsewhere = set(game.cards) - {dealt.card.id for dealt in drawn.faces} if request.decks else set()
    problems = [found for found in problems if found.card not in elsewhere]
    return drawn, in_order([*problems, *gathered(drawn.problems)])


def build(request: Request, progress: Progress | None = None) -> Built:
    """Print a game. Nothing is written where there are errors (`strict`: or warnings), unless `draft`.

    Raises RequestError for what was asked for and does not exist.
    """
    if asked := sheet_spec(request.sheets)[1]:
        raise RequestError(*(replace(found, field=None) for found in asked))
    drawn, problems = check(request, progress)
    if drawn is None:
        return Built((), problems, written=False)
    spec, found = sheet_spec(
        {**drawn.game.sheets, **request.sheets}, Place(f"cards/{request.game}/game.yaml")
    )
    imposition = impose([piece(dealt) for dealt in drawn.faces], spec)
    problems = (*problems, *found, *imposition.problems)
    if refused(problems, request) and not request.draft:
        return Built((), problems, written=False)
    artifacts = output(drawn, imposition, spec, request, problems if request.draft else None)
    files = [(artifact.path, artifact.data) for artifact in artifacts]
    write_all(files, label=lambda path: shown(path, request.root))
    cards = sum(dealt.card.copies for dealt in drawn.faces)
    return Built(artifacts, problems, written=True, cards=cards, distinct=len(drawn.faces))


def refused(problems: tuple[Problem, ...], request: Request) -> bool:
    return has_errors(problems) or (request.strict and any(p.severity is Severity.WARNING for p in problems))


def draw(game: Game, request: Request, progress: Progress | None = None) -> Drawn:
    """Every distinct face of the decks asked for."""
    decks = tuple(deck for deck in game.decks.values() if not request.decks or deck.id in request.decks)
    renderer = FaceRenderer(game, request.lang)
    dealt = [
        DealtCard(deck, card, renderer.front(card, deck, number), renderer.back(card, deck))
        for deck in decks
        for number, card in enumerate(deck.cards, 1)
    ]
    faces = {face.id: face for entry in dealt for face in (entry.front, entry.back) if face is not None}
    resources = Resources(game, request.root)
    plates = draw_plates(list(faces.values()), Renderer(resources), progress)
    found = (*renderer.problems, *resources.problems, *(in_file(p, game) for p in plates.problems))
    return Drawn(game, decks, tuple(dealt), plates, found)


def shown_symbols(drawn: Drawn) -> dict[str, Counter[str]]:
    """The symbols that the front of each card shows, by the id of the card."""
    plates = drawn.plates.plates
    return {
        dealt.card.id: Counter(box.name for box in plates[dealt.front.id].painted.symbols)
        for dealt in drawn.faces
    }


def refuse_unknown(game: Game, request: Request, problems: list[Problem]) -> None:
    """Raises RequestError for a deck or language that is asked for and not there.

    Where the game itself has errors, one of them may be the reason: then DeckwrightError with all of them.
    """
    wrong = [unknown("deck", id, game.decks) for id in request.decks if id not in game.decks]
    if request.lang is not None and request.lang not in game.languages:
        wrong.append(unknown("language", request.lang, game.languages))
    if wrong:
        raise DeckwrightError(*problems, *wrong) if has_errors(problems) else RequestError(*wrong)


def unknown(kind: str, name: str, known: Iterable[str]) -> Problem:
    there = ", ".join(known) or "none"
    return problem(f"unknown-{kind}", f"no {kind} {name!r}; there is {there}", hint=did_you_mean(name, known))


def piece(dealt: DealtCard) -> Piece:
    front, back = dealt.front, dealt.back
    return Piece(
        card=dealt.card.id,
        deck=dealt.deck.id,
        front=front.id,
        back=back.id if back else None,
        size=front.component.size,
        bleed=front.component.bleed,
        copies=dealt.card.copies,
        own_back=back is not None and back.card is not None,
    )


def output(
    drawn: Drawn,
    imposition: Imposition,
    spec: SheetSpec,
    request: Request,
    proof: tuple[Problem, ...] | None,
) -> tuple[Artifact, ...]:
    """The PDFs and, beside each, its manifest. *proof*: the problems of a draft, which its margins list."""
    folder = (request.out or request.root / "build") / request.game
    meta = describe(drawn.game, request)
    artifacts: list[Artifact] = []
    for document in imposition.documents:
        name = file_name(drawn, request, document, spec)
        content = manifest(entries(drawn, document), [(f"{name}.pdf", document)])
        sheets = pdf.write_pdf(document, drawn.plates.file, meta, proof)
        artifacts.append(Artifact(folder / f"{name}.pdf", sheets, len(document.sheets)))
        artifacts.append(Artifact(folder / f"{name}.manifest.json", manifest_json(content)))
    return tuple(artifacts)


def file_name(drawn: Drawn, request: Request, document: Document, spec: SheetSpec) -> str:
    """`<game>[-lang]-cards[-deck][-part]-<paper>`, what is the default left out."""
    game = drawn.game
    lang = (request.lang,) if request.lang not in (None, game.languages[0]) else ()
    decks = (deck.id for deck in drawn.decks if len(drawn.decks) < len(game.decks))
    part = (document.part,) if document.part else ()
    return "-".join((game.id, *lang, "cards", *decks, *part, spec.paper.id))


def describe(game: Game, request: Request) -> PdfMeta:
    lang = request.lang or game.languages[0]
    return PdfMeta(
        title=game.title.in_lang(lang),
        game=game.title.in_lang(lang),
        lang=lang,
        author=game.meta.get("author", ""),
        decks={deck.id: deck.title.in_lang(lang) for deck in game.decks.values()},
    )


def entries(drawn: Drawn, document: Document) -> list[FaceEntry]:
    """The faces that a document places, as its manifest lists them."""
    decks = {p.face: p.deck for sheet in reversed(document.sheets) for p in reversed(sheet.placements)}
    return [
        FaceEntry(
            id=face_id,
            card=plate.face.card,
            deck=decks[face_id],
            side="back" if plate.face.side is Side.BACK else "front",
            size=plate.face.component.size,
            bleed=plate.face.component.bleed,
            digest=plate.digest,
            symbols=plate.painted.symbols,
            texts=plate.painted.texts,
        )
        for face_id, plate in drawn.plates.plates.items()
        if face_id in decks
    ]


def in_file(found: Problem, game: Game) -> Problem:
    """A problem in a symbol, which the drawing knows by name, as one of the symbol's file."""
    name = found.place.file.removeprefix(SYMBOL_SCHEME) if found.place else ""
    if found.place and name != found.place.file and name in game.symbols:
        return replace(found, place=replace(found.place, file=game.symbols[name].file))
    return found
