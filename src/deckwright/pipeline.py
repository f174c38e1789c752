"""The program on one screen: load, look over, draw, impose, write.

Everything is gathered first and written last, each file beside its target and then renamed over it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from .faces import Face, FaceRenderer
from .files import write_beside
from .impose import Document, Imposition, Piece, SheetSpec, impose, sheet_spec
from .load import load_game
from .model import Card, Deck, Game
from .plates import Plates, Progress, draw_plates
from .problems import DeckwrightError, Place, Problem, did_you_mean, has_errors, problem
from .rules import check as check_rules
from .rules import check_drawn
from .svg import Renderer
from .typeset import FontSet
from .writers.manifest import FaceEntry, manifest, manifest_json
from .writers.pdf import PdfMeta, write_pdf

DEFAULT_FONT: Final = "SourceSansPro-Regular"


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


class Resources:
    """What the drawing asks a game for."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._fonts: FontSet | None = None

    def read(self, path: str) -> bytes:
        return self._game.assets.read(path)

    def symbol(self, name: str) -> str | None:
        found = self._game.symbols.get(name)
        return found.svg if found else None

    @property
    def fonts(self) -> FontSet:
        if self._fonts is None:
            self._fonts = FontSet(self._game.fonts)
        return self._fonts


def check(request: Request, progress: Progress | None = None) -> tuple[Drawn | None, tuple[Problem, ...]]:
    """Load a game and draw every face of it, writing nothing: all problems, in the order of the files.

    Of a card that lies only in decks that are not asked for, nothing is said. The game is None where it could not be
    read far enough to be drawn.
    """
    game, problems = load_game(request.root, request.game)
    if game is None:
        return None, sorted_problems(problems)
    drawn = draw(game, request, progress)
    broken = check_rules(game, request.lang, problems) + check_drawn(game, shown_symbols(drawn), request.lang)
    problems = [*problems, *broken]
    elsewhere = set(game.cards) - {dealt.card.id for dealt in drawn.faces} if request.decks else set()
    problems = [found for found in problems if found.card not in elsewhere]
    without_art = {found.card for found in problems if found.code == "missing-art"}
    new = (p for p in drawn.problems if p.code != "file-missing" or p.card not in without_art)
    return drawn, sorted_problems([*problems, *gathered(new)])


def build(request: Request, progress: Progress | None = None) -> Built:
    """Print a game. Nothing is written where there are errors (`strict`: or warnings), unless `draft`."""
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
    for artifact in artifacts:
        write_beside(artifact.path, artifact.data, label=shown(artifact.path, request.root))
    cards = sum(dealt.card.copies for dealt in drawn.faces)
    return Built(artifacts, problems, written=True, cards=cards, distinct=len(drawn.faces))


def refused(problems: tuple[Problem, ...], request: Request) -> bool:
    return has_errors(problems) or (request.strict and any(p.severity == "warning" for p in problems))


def draw(game: Game, request: Request, progress: Progress | None = None) -> Drawn:
    """Every distinct face of the decks asked for. Raises DeckwrightError for a deck that the game lacks."""
    decks = chosen(game, request.decks)
    renderer = FaceRenderer(game, request.lang)
    dealt = [
        DealtCard(deck, card, renderer.front(card, deck, number), renderer.back(card, deck))
        for deck in decks
        for number, card in enumerate(deck.cards, 1)
    ]
    faces = {face.id: face for entry in dealt for face in (entry.front, entry.back) if face is not None}
    plates = draw_plates(list(faces.values()), Renderer(Resources(game)), progress)
    return Drawn(game, decks, tuple(dealt), plates, (*renderer.problems, *plates.problems))


def shown_symbols(drawn: Drawn) -> dict[str, Counter[str]]:
    """The symbols that the front of each card shows, by the id of the card."""
    plates = drawn.plates.plates
    return {
        dealt.card.id: Counter(box.name for box in plates[dealt.front.id].painted.symbols)
        for dealt in drawn.faces
    }


def chosen(game: Game, ids: tuple[str, ...]) -> tuple[Deck, ...]:
    known = ", ".join(game.decks)
    unknown = [
        problem("unknown-deck", f"no deck {deck!r}; there is {known}", hint=did_you_mean(deck, game.decks))
        for deck in ids
        if deck not in game.decks
    ]
    if unknown:
        raise DeckwrightError(*unknown)
    return tuple(deck for deck in game.decks.values() if not ids or deck.id in ids)


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
        name = file_name(request, document, spec)
        content = manifest(entries(drawn, document), [(f"{name}.pdf", document)])
        pdf = write_pdf(document, drawn.plates.file, meta, proof)
        artifacts.append(Artifact(folder / f"{name}.pdf", pdf, len(document.sheets)))
        artifacts.append(Artifact(folder / f"{name}.manifest.json", manifest_json(content)))
    return tuple(artifacts)


def file_name(request: Request, document: Document, spec: SheetSpec) -> str:
    """`<game>[-lang]-cards[-deck][-part]-<paper>`, what is the default left out."""
    lang = (request.lang,) if request.lang else ()
    part = (document.part,) if document.part else ()
    return "-".join((request.game, *lang, "cards", *request.decks, *part, spec.paper.id))


def describe(game: Game, request: Request) -> PdfMeta:
    lang = request.lang or game.languages[0]
    font = next((path for path in game.fonts if DEFAULT_FONT in path), game.fonts[0])
    return PdfMeta(
        title=game.title.in_lang(lang),
        game=game.title.in_lang(lang),
        lang=lang,
        font=Path(font),
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
            side=plate.face.side,
            size=plate.face.component.size,
            bleed=plate.face.component.bleed,
            digest=plate.digest,
            symbols=plate.painted.symbols,
            texts=plate.painted.texts,
        )
        for face_id, plate in drawn.plates.plates.items()
        if face_id in decks
    ]


def gathered(problems: Iterable[Problem]) -> list[Problem]:
    """What is found on several cards in just the same words, as one problem that counts them."""
    groups: dict[Problem, list[Problem]] = {}
    for found in problems:
        groups.setdefault(replace(found, card=None), []).append(found)
    return [
        replace(first, message=f"{first.message} (and on {len(rest)} more cards)") if rest else first
        for first, *rest in groups.values()
    ]


def sorted_problems(problems: list[Problem]) -> tuple[Problem, ...]:
    """Each once, in the order of the files; what has no place comes last."""
    unique = dict.fromkeys(problems)

    def key(found: Problem) -> tuple[bool, str, int, int]:
        place = found.place or Place("")
        return found.place is None, place.file, place.line or 0, place.column or 0

    return tuple(sorted(unique, key=key))


def shown(path: Path, root: Path) -> str:
    """A path as the person thinks of it: from the project where it lies there."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
