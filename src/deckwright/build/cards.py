"""The program on one screen: load, look over, draw, impose, write.

Everything is gathered first and written last, each file beside its target and then renamed over it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from ..basics.files import shown, sweep_temporary_folders, temporary_folder, write_all
from ..basics.problems import SPOILS_NO_CARD, Problem, gathered, in_order
from ..checks import preflight
from ..checks.preflight import Judge
from ..faces.draw.kept import NOT_KEPT
from ..faces.draw.plates import Progress
from ..faces.draw.types import Drawn
from ..faces.editions import edition
from ..game.load import load_game
from ..game.model import Game
from ..rules import check as check_rules
from ..rules import check_drawn
from ..sheets.impose import Imposition, impose
from ..sheets.printers import Printer, corrected, printer_named
from . import outputs
from .draw_game import draw, placed, shown_symbols
from .finished import Receipt, Receipts, files_state, item
from .inspect import look_over, with_stickers
from .outputs import Artifact
from .reprint import Laid, reprint
from .request import Request, asked, refused, understood, varied


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
    faulty = {found.card for found in problems if found.code not in SPOILS_NO_CARD} - {None}
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


def build(request: Request, progress: Progress | None = None) -> Built:
    """Print a game. Nothing is written where there are errors (`strict`: or warnings), unless `draft`.

    Raises RequestError for what is asked for and does not exist.
    """
    printer = printer_named(request.printer) if request.printer else None
    receipts = Receipts(request.root, request.game, asked(request, printer), request.folder)
    if receipt := receipts.find():
        return built_before(receipt, request)
    sweep_temporary_folders()
    with temporary_folder() as workshop:
        drawn, problems = check(request, progress, workshop)
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
    for path in outputs.left_over(notes, artifacts, drawn):
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
    from ..checks.shared_cuts import differing  # with cairo

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
    files = ((artifact.path, artifact.data) for artifact in artifacts)
    write_all(files, label=lambda path: shown(path, request.root))
    return Built(artifacts, problems, written=bool(artifacts), cards=cards, distinct=distinct)
