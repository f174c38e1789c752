"""The program on one screen: load, look over, draw, impose, write.

Everything is gathered first and written last, each file beside its target and then renamed over it.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from . import outputs, preflight, variants
from .cache import Cache
from .drawing import DealtCard, Drawn
from .editions import edition
from .faces import FaceRenderer
from .files import shown, write_all
from .impose import Imposition, impose
from .impose.spec import Backs, Bleed
from .load import load_game
from .model import Game
from .options import Format, Options, asked_for, defaults
from .outputs import Artifact
from .platemaking import NOT_KEPT, draw_plates
from .plates import Plates, Progress
from .preflight import Judge
from .printers import DEFAULT_TRAY, Printer, corrected, printer_named
from .problems import (
    DeckwrightError,
    Problem,
    RequestError,
    Severity,
    did_you_mean,
    gathered,
    has_errors,
    in_order,
    problem,
)
from .processes import cores
from .receipts import Receipt, Receipts, files_state, item
from .rendering import Press
from .reprinting import Laid, Since, reprint
from .resources import Resources
from .rules import check as check_rules
from .rules import check_drawn
from .selection import Chosen, Selection, chosen
from .sizing import shared_sizes
from .sticking import Sticking, Wishes, draw_stickers
from .svg import SYMBOL_SCHEME
from .writers.pdf import FacesFile

if TYPE_CHECKING:
    from .crosscheck import CrossCheck


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
    cards: tuple[str, ...] = ()  # patterns of ids; none: all
    where: str | None = None  # a condition
    jobs: int | None = None  # processes that draw pictures; None: one for each core
    printer: str | None = None  # by the name of its profile
    tray: str = DEFAULT_TRAY
    variants: tuple[str, ...] = ()  # by id, made one after the other; none: the base
    contact: bool = False  # contact sheets in place of sheets to cut
    since: Since | None = None  # only what changed since then

    @property
    def selection(self) -> Selection:
        return Selection(self.decks, self.cards, self.where)

    @property
    def is_whole(self) -> bool:
        """Whether every card of the game is meant."""
        return self.selection.is_whole and not self.variants

    @property
    def folder(self) -> Path:
        return (self.out or self.root / "build") / self.game

    @property
    def cache(self) -> Path:
        return self.root / "build/.cache/plates"


@dataclass(frozen=True, slots=True)
class Built:
    artifacts: tuple[Artifact, ...]  # written, unless problems forbade it
    problems: tuple[Problem, ...]
    written: bool
    cards: int = 0  # printed
    distinct: int = 0


def check(
    request: Request,
    progress: Progress | None = None,
    workshop: Path | None = None,
    *,
    closely: bool = False,
) -> tuple[Drawn | None, tuple[Problem, ...]]:
    """Load a game and draw every face of it, writing nothing: all problems, in the order of the files.

    Of a card that is not asked for, nothing is said. The game is None where it could not be read far enough to be
    drawn. Pictures, where those are asked for, are drawn into the folder *workshop*; without it, nothing is kept.
    *closely*: with what `preflight` finds on the faces and in the game as a whole.
    Raises RequestError for what is asked for and does not exist.
    """
    game, problems = load_game(request.root, request.game)
    if game is None:
        return None, in_order(problems)
    game, told = varied(game, request, problems)
    problems = [*problems, *told]
    cards, options, remarks = understood(game, request, problems)
    drawn = draw(game, request, options, cards, progress, workshop)
    if closely and request.is_whole:
        drawn = with_stickers(drawn, request)
    # A card whose data are at fault is drawn with gaps: what its layout misses would only say the same again.
    faulty = {found.card for found in problems if found.code != "missing-art"} - {None}
    broken = check_rules(game, request.lang, problems) + check_drawn(game, shown_symbols(drawn), request.lang)
    problems = [*problems, *remarks, *broken]
    elsewhere = set(game.cards) - {dealt.card.id for dealt in drawn.faces}
    if not request.selection.is_whole:
        problems = [found for found in problems if found.card not in elsewhere]
    seen = [found for found in drawn.problems if found.card not in faulty]
    judge = Judge(game.preflight)
    if closely:
        seen = [found for found in seen if found.code not in preflight.CLOSER]
        problems += look_over(drawn, request, judge, faulty, progress)
    told = [*judge.judged(problems), *gathered(judge.judged(seen))]
    drawn = replace(drawn, accepted=judge.accepted)
    return drawn, in_order([*told, *(judge.unused() if closely and request.is_whole else ())])


def with_stickers(drawn: Drawn, request: Request) -> Drawn:
    """*drawn* with the stickers of the game's pawns, which lie in no deck: to be looked at, too."""
    pawns, press = drawn.game.pawns, drawn.press
    if pawns is None or press is None:
        return drawn
    renderer = FaceRenderer(drawn.game, request.lang)
    sticking = Sticking(drawn.game, pawns, renderer, Wishes(), None)
    stuck, plates = draw_stickers(sticking, press, Cache(request.cache))
    files = named_files(drawn.game)
    problems = (*drawn.problems, *(placed(found, drawn.game, files) for found in stuck.problems))
    merged = Plates(drawn.plates.file, {**drawn.plates.plates, **plates.plates})
    return replace(drawn, plates=merged, problems=problems)


def look_over(
    drawn: Drawn, request: Request, judge: Judge, faulty: Collection[str | None], progress: Progress | None
) -> list[Problem]:
    """What is found by a close look at the faces and, where all have been drawn, at the game as a whole."""
    assert drawn.press is not None
    plates, store = drawn.plates.plates, Cache(request.root / "build/.cache/preflight")
    looked = preflight.looked_over(plates, drawn.press, store, request.jobs, progress)
    files = named_files(drawn.game)
    findings = [
        replace(finding, problem=placed(finding.problem, drawn.game, files))
        for finding in looked
        if finding.problem.card not in faulty
    ]
    found = preflight.worst(judge.kept(findings))
    if request.is_whole:
        faces = [plate.face for plate in plates.values()]
        lang = request.lang or drawn.game.languages[0]
        read = {name for plate in plates.values() for name in plate.painted.read}
        found += preflight.whole_game(drawn.game, lang, faces, read)
    return found


def second_opinion(
    drawn: Drawn, request: Request, pictures: Path | None = None, progress: Progress | None = None
) -> CrossCheck:
    """Compare what a check has drawn with what CairoSVG draws; pictures of what differs go into the folder *pictures*.

    Faces with errors are left out: what is known to be wrong need not look the same.
    """
    from .crosscheck import cross_check  # with CairoSVG

    assert drawn.press is not None
    sound = [plate.face for plate in drawn.plates.plates.values() if not has_errors(plate.problems)]
    folder = pictures or request.folder / "cross-check"
    label = shown(folder, request.root)
    result = cross_check(sound, drawn.press.resources, folder, label, request.jobs, progress)
    result.left_out = len({*drawn.distinct, *drawn.plates.plates}) - len(sound)
    return result


def build(request: Request, progress: Progress | None = None) -> Built:
    """Print a game. Nothing is written where there are errors (`strict`: or warnings), unless `draft`.

    Raises RequestError for what is asked for and does not exist.
    """
    printer = printer_named(request.printer) if request.printer else None
    receipts = Receipts(request.root, request.game, asked(request, printer), request.folder)
    if receipt := receipts.find():
        return built_before(receipt, request)
    with tempfile.TemporaryDirectory(prefix="deckwright-") as workshop:
        drawn, problems = check(request, progress, Path(workshop))
        if drawn is None:
            return Built((), problems, written=False)
        if drawn.pictures is not None:
            built = picture(drawn, problems, request)
        elif request.contact:
            built = show_small(drawn, problems, request)
        else:
            built = print_sheets(drawn, problems, request, printer)
    if built.written and NOT_KEPT.isdisjoint(found.code for found in built.problems):
        receipts.keep(receipt_of(built, request, drawn.game))
    return built


def asked(request: Request, printer: Printer | None) -> str:
    """What tells a request from all others of a game; neither where its files lie nor how many processes draw."""
    return repr((replace(request, root=Path(), out=None, jobs=None), printer))


def receipt_of(built: Built, request: Request, game: Game) -> Receipt:
    items = (item(a.path, request.folder, a.pages, a.is_picture) for a in built.artifacts)
    fonts = tuple(game.fonts)
    return Receipt(tuple(items), built.problems, built.cards, built.distinct, fonts, files_state(fonts))


def built_before(receipt: Receipt, request: Request) -> Built:
    paths = ((request.folder / item.path, item) for item in receipt.items)
    artifacts = tuple(Artifact(path, path, item.pages, item.is_picture) for path, item in paths)
    return Built(artifacts, receipt.problems, True, receipt.cards, receipt.distinct)


def print_sheets(
    drawn: Drawn, problems: tuple[Problem, ...], request: Request, printer: Printer | None
) -> Built:
    laid, sheets = laid_out(drawn, request), drawn.options.sheets
    drawn, imposition = laid.drawn, laid.imposition
    if printer is not None and not sheets.one_up:
        imposition = corrected(imposition, printer, request.tray, sheets.backs)
    found = (*imposition.problems, *edges(drawn, imposition))
    judge = Judge(drawn.game.preflight)
    problems = (*problems, *judge.judged(placed(entry, drawn.game, {}) for entry in found))
    if refused(problems, request) and not request.draft:
        return Built((), problems, written=False)
    proof = problems if request.draft else None
    kind = outputs.CHANGES if request.since else outputs.CARDS
    artifacts = outputs.sheets(drawn, imposition, request.lang, request.folder, proof, kind, laid.edition)
    if not laid.notes:
        return written(artifacts, problems, request, laid.cards, laid.kinds)
    notes = outputs.notes(drawn, request.lang, request.folder, laid.notes)
    built = written((*artifacts, notes), problems, request, laid.cards, laid.kinds)
    for path in outputs.left_over(notes, artifacts):
        path.unlink(missing_ok=True)
    return built


def laid_out(drawn: Drawn, request: Request) -> Laid:
    """All cards on sheets, or those only that have changed."""
    whole = edition(drawn, request.lang, only=bool(request.cards or request.where))
    if request.since is not None:
        return reprint(drawn, whole, request.since)
    imposition = impose([dealt.piece for dealt in drawn.faces], drawn.options.sheets, drawn.options.own)
    cards = sum(dealt.card.copies for dealt in drawn.faces)
    return Laid(drawn, imposition, whole, cards, len(drawn.faces))


def show_small(drawn: Drawn, problems: tuple[Problem, ...], request: Request) -> Built:
    """Contact sheets. They are for looking at: errors forbid them no more than a proof."""
    from .contact import contact_sheets  # with cairo

    data, pages = contact_sheets(drawn, request.lang)
    name = "-".join((*outputs.stem(drawn, request.lang), "contact", drawn.options.sheets.paper.id))
    artifacts = (Artifact(request.folder / f"{name}.pdf", data, pages),)
    return written(artifacts, problems, request, len(drawn.faces), len(drawn.faces))


def edges(drawn: Drawn, imposition: Imposition) -> list[Problem]:
    """What there is to say of cards that share a cut."""
    if drawn.press is None or (drawn.options.sheets.gutter != 0 and drawn.options.own is None):
        return []
    from .edges import differing  # with cairo

    return differing(imposition.sheets, drawn.distinct, drawn.press.renderer)


def picture(drawn: Drawn, problems: tuple[Problem, ...], request: Request) -> Built:
    assert drawn.pictures is not None
    if refused(problems, request) and not request.draft:
        return Built((), problems, written=False)
    every_card = not request.cards and request.where is None
    made = drawn.pictures
    artifacts, left_over = outputs.pictures(drawn, made, request.lang, request.folder, every_card)
    built = written(artifacts, problems, request, len(made.pictures), len(drawn.faces))
    for path in left_over:
        path.unlink(missing_ok=True)
    return built


def written(
    artifacts: tuple[Artifact, ...],
    problems: tuple[Problem, ...],
    request: Request,
    cards: int,
    distinct: int,
) -> Built:
    files = ((artifact.path, artifact.read()) for artifact in artifacts)
    write_all(files, label=lambda path: shown(path, request.root))
    return Built(artifacts, problems, written=bool(artifacts), cards=cards, distinct=distinct)


def refused(problems: tuple[Problem, ...], request: Request) -> bool:
    return has_errors(problems) or (request.strict and any(p.severity is Severity.WARNING for p in problems))


def understood(
    game: Game, request: Request, problems: list[Problem]
) -> tuple[tuple[Chosen, ...], Options, list[Problem]]:
    """The cards and options that are asked for, with what there is to say of the options.

    Raises RequestError for what cannot be or is not there. Where the game itself has errors, one of them may be the
    reason: then DeckwrightError with all of them.
    """
    try:
        if request.lang is not None and request.lang not in game.languages:
            raise RequestError(unknown("language", request.lang, game.languages))
        options, faults = defaults(game)
        options, remarks = asked_for(request.sheets, options, game)
        if has_errors(remarks):
            raise RequestError(*remarks)
        return chosen(game, request.selection), options, [*faults, *remarks]
    except RequestError as error:
        if has_errors(problems):
            raise DeckwrightError(*problems, *error.problems) from error
        raise


def varied(game: Game, request: Request, problems: list[Problem]) -> tuple[Game, list[Problem]]:
    """The game as the variants that are asked for make it, and what they could not do. Where none is asked for, each
    is tried, unless what it would act on could not be read.

    Raises RequestError for a variant that is not there; DeckwrightError where that may be for an error of the game.
    """
    if not request.variants:
        return game, [] if has_errors(problems) else variants.faults(game)
    try:
        return variants.in_force(game, request.variants)
    except RequestError as error:
        if has_errors(problems):
            raise DeckwrightError(*problems, *error.problems) from error
        raise


def unknown(kind: str, name: str, known: Iterable[str]) -> Problem:
    there = ", ".join(known) or "none"
    return problem(f"unknown-{kind}", f"no {kind} {name!r}; there is {there}", hint=did_you_mean(name, known))


def draw(
    game: Game,
    request: Request,
    options: Options,
    cards: tuple[Chosen, ...],
    progress: Progress | None = None,
    workshop: Path | None = None,
) -> Drawn:
    """Every distinct face of the *cards*, as plates for sheets or as pictures in the folder *workshop*."""
    renderer = FaceRenderer(game, request.lang)
    dealt = tuple(
        DealtCard(deck, card, renderer.front(card, deck, number), renderer.back(card, deck))
        for deck, number, card in cards
    )
    decks = tuple(deck for deck in game.decks.values() if not request.decks or deck.id in request.decks)
    resources = Resources(game, request.root)
    press, cache = Press(resources, options.output), Cache(request.cache)
    dealt = shared_sizes(dealt, every_card(game, renderer), press, cache)
    drawn = Drawn(game, options, decks, dealt, Plates(FacesFile((), {}), {}), ())
    if options.output.format is Format.PDF or workshop is None:
        jobs = request.jobs or cores()
        plates = draw_plates(list(drawn.distinct.values()), press, progress, cache, workshop, jobs)
        drawn = replace(drawn, plates=plates, press=press)
    else:
        drawn = draw_pictures(drawn, resources, workshop, request.jobs, progress)
    files = named_files(game)
    found = (*renderer.problems, *resources.problems, *drawn.problems, *drawn.plates.problems)
    return replace(drawn, problems=tuple(placed(p, game, files) for p in found))


def every_card(game: Game, renderer: FaceRenderer) -> Iterator[DealtCard]:
    for entry in renderer.faces_for(game.decks.values()):
        yield DealtCard(entry.deck, entry.card, entry.front, entry.back)


def draw_pictures(
    drawn: Drawn, resources: Resources, folder: Path, jobs: int | None, progress: Progress | None
) -> Drawn:
    from . import pictures  # with numpy, which is slow to start and of no use to sheets

    sheets, output = drawn.options.sheets, drawn.options.output
    fronts_only = sheets.backs is Backs.NONE
    faces = [face for face in drawn.distinct.values() if not (fronts_only and face.side == "back")]
    bleed = sheets.bleed is Bleed.FULL
    made = pictures.draw_pictures(faces, resources, output, bleed, folder, jobs, progress)
    problems = tuple(pictures.picture_problems({f.component.id: f.component for f in faces}, output, bleed))
    return replace(drawn, plates=Plates(FacesFile((), {}), made.plates), pictures=made, problems=problems)


def shown_symbols(drawn: Drawn) -> dict[str, Counter[str]]:
    """The symbols that the front of each card shows, by the id of the card."""
    plates = drawn.plates.plates
    return {
        dealt.card.id: Counter(box.name for box in plates[dealt.front.id].painted.symbols)
        for dealt in drawn.faces
        if dealt.front.id in plates
    }


def named_files(game: Game) -> dict[str, str]:
    """The files of the names that the drawing knows layouts and symbols by."""
    layouts = {name: layout.label for name, layout in game.layouts.items()}
    return layouts | {f"{SYMBOL_SCHEME}{name}": symbol.file for name, symbol in game.symbols.items()}


def placed(found: Problem, game: Game, files: Mapping[str, str]) -> Problem:
    """A problem at a place that a person can open: a named file, or the card where no place is given."""
    if found.place is None:
        card = game.cards.get(found.card or "")
        return replace(found, place=card.place) if card else found
    file = files.get(found.place.file)
    return replace(found, place=replace(found.place, file=file)) if file else found
