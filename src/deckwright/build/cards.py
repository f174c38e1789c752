"""The program on one screen: load, look over, draw, impose, write.

Everything is gathered first and written last, each file beside its target and then renamed over it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ..basics.files import short_path, sweep_temporary_folders, temporary_folder, write_all
from ..basics.problems import SPOILS_NO_CARD, Place, Problem, in_order, merge_alike, problem, without_notes
from ..basics.records import dataclass
from ..checks import preflight
from ..checks.preflight import Judge
from ..checks.untranslated import untranslated
from ..faces.draw.drawn_faces import NOT_KEPT, Progress
from ..faces.draw.types import DrawnGame, GameFaces, PicturedGame, distinct_faces, piece_of
from ..faces.edition_of import edition_of
from ..game.load import load_game
from ..game.model import Game
from ..game.selection import Chosen
from ..rules import check as check_rules
from ..rules import check_drawn
from ..sheets.impose import Imposition, impose
from ..sheets.impose.spec import Backs
from ..sheets.options import Format, Options
from ..sheets.printers import Printer, corrected
from . import outputs
from .blanks import build_blank
from .built import Artifact, Built, Made
from .draw_game import at_cards, at_text, draw_game, draw_pictures, shown_backs, shown_fronts
from .inspect import look_over, with_stickers
from .press import press_of
from .reprint import Reprint, reprint, with_faces
from .request import Request, is_refused
from .resolving import apply_variants, resolve_options


@dataclass(frozen=True, slots=True)
class Resolved:
    """What a request means, found without drawing: the game as its variants make it, what to draw of it, and how."""

    game: Game
    cards: tuple[Chosen, ...]
    options: Options
    problems: tuple[Problem, ...]  # of the game's files
    remarks: tuple[Problem, ...]  # on the options

    @property
    def faulty(self) -> set[str | None]:
        """The cards whose data are at fault: they are drawn with gaps."""
        return {card for found in self.problems if found.code not in SPOILS_NO_CARD for card in found.cards}


def resolve_request(request: Request) -> tuple[Resolved | None, list[Problem]]:
    """What is to be drawn; None where the game could not be read far enough for that. And the problems so far.

    Raises RequestError for what is asked for and does not exist.
    """
    game, problems = load_game(request.root, request.game)
    if game is None:
        return None, problems
    game, of_variants = apply_variants(game, request, problems)
    problems = [*problems, *of_variants]
    cards, options, remarks = resolve_options(game, request, problems)
    return Resolved(game, cards, options, tuple(problems), tuple(remarks)), problems


def check(
    request: Request, progress: Progress | None = None, *, closely: bool = False
) -> tuple[DrawnGame | None, tuple[Problem, ...]]:
    """Load a game and draw every face of it, writing nothing: all problems, in the order of the files.

    Of a card that is not asked for, nothing is said. The game is None where it could not be read far enough to be
    drawn. *closely*: with what `preflight` finds on the faces and in the game as a whole.
    Raises RequestError for what is asked for and does not exist.
    """
    resolved, problems = resolve_request(request)
    if resolved is None:
        return None, in_order(problems)
    drawn = draw_game(resolved.game, request, resolved.options, resolved.cards, progress)
    return find_problems(drawn, resolved, request, progress, closely=closely)


def find_problems(
    drawn: DrawnGame,
    resolved: Resolved,
    request: Request,
    progress: Progress | None = None,
    of_pages: Sequence[Problem] = (),
    *,
    closely: bool,
) -> tuple[DrawnGame, tuple[Problem, ...]]:
    """All there is to say of a game that is drawn, in the order of the files, *of_pages* being what was found on those
    of its rulebook; the game with what was let pass, and with the stickers of its pawns where these were looked at."""
    judge, closer = Judge(drawn.game.preflight), None
    if closely and request.is_whole:
        drawn = with_stickers(drawn, request)
    if closely:
        closer = look_over(drawn, request, judge, resolved.problems, resolved.faulty, progress)
    problems = [*judge_problems(drawn, resolved, request, judge, closer), *judge.judge(of_pages)]
    unused = judge.unused() if closely and request.is_whole else ()
    lacking = untranslated(drawn.game, request.lang)
    return replace(drawn, accepted=judge.accepted), in_order([*problems, *unused, *lacking])


def judge_problems(
    drawn: GameFaces,
    resolved: Resolved,
    request: Request,
    judge: Judge,
    closer: Sequence[Problem] | None = None,
) -> list[Problem]:
    """All there is to say of a game that is drawn; *closer* is what a close look at its faces has found."""
    game, faulty = resolved.game, resolved.faulty
    broken = check_rules(game, request.lang, resolved.problems) + check_drawn(
        game, shown_fronts(drawn), request.lang, shown_backs(drawn)
    )
    problems = [*resolved.problems, *resolved.remarks, *broken]
    if not request.selection.is_whole:
        elsewhere = set(game.cards) - {shown.card.id for shown in drawn.cards}
        problems = [found for found in problems if not found.cards or set(found.cards) - elsewhere]
    # What the layout misses of a card at fault would only say the same again.
    seen = [found for found in drawn.problems if found.card not in faulty]
    if closer is not None:
        seen = [found for found in seen if found.code not in preflight.CLOSER]
        problems += closer
    return [*judge.judge(problems), *(at_text(found, game) for found in merge_alike(judge.judge(seen)))]


def make(request: Request, printer: Printer | None, progress: Progress | None = None) -> Made:
    """Print a game anew: `again.build` says how."""
    sweep_temporary_folders()
    with temporary_folder() as workshop:
        resolved, problems = resolve_request(request)
        if resolved is None:
            return Made(Built((), in_order(problems), written=False))
        built = build_resolved(resolved, request, printer, workshop, progress)
    kept = built.written and NOT_KEPT.isdisjoint(found.code for found in built.problems)
    press = press_of(resolved.options, request)
    read = (*resolved.game.fonts, *((str(press.profile.path),) if press else ()))
    return Made(built, read, kept)


def build_resolved(
    resolved: Resolved, request: Request, printer: Printer | None, workshop: Path, progress: Progress | None
) -> Built:
    """Pictures, contact sheets or sheets; what is drawn lies in the folder *workshop* until it is written."""
    game, options, judge = resolved.game, resolved.options, Judge(resolved.game.preflight)
    if request.blank is not None:
        said = (*resolved.problems, *resolved.remarks)
        blank = build_blank(game, said, options, request, printer, workshop, progress)
        return write_artifacts(blank.artifacts, blank.problems, request, blank.cards, blank.distinct)
    if options.output.format is not Format.PDF:
        pictured = draw_pictures(game, request, options, resolved.cards, progress, workshop)
        return write_pictures(pictured, in_order(judge_problems(pictured, resolved, request, judge)), request)
    drawn = draw_game(game, request, options, resolved.cards, progress, workshop)
    problems = in_order(judge_problems(drawn, resolved, request, judge))
    if request.contact:
        return write_contact(drawn, problems, request)
    return print_sheets(drawn, problems, request, printer)


def print_sheets(
    drawn: DrawnGame,
    problems: tuple[Problem, ...],
    request: Request,
    printer: Printer | None,
    kind: str = outputs.CARDS,
) -> Built:
    """*kind* stands in the names of the files."""
    whole = impose_or_reprint(drawn, request)
    imposition, sheets = whole.imposition, drawn.options.sheets
    if whole.blanks:
        drawn = with_faces(drawn, whole.blanks)
    imposition = corrected(imposition, sheets, printer, request.tray)
    of_sheets = _at_game(imposition.problems, drawn.game)
    found = (*of_sheets, *_without_backs(drawn, request), *check_shared_cuts(drawn, imposition))
    judge = Judge(drawn.game.preflight)
    problems = (*problems, *judge.judge(at_cards(found, drawn.game)))
    if is_refused(problems, request) and not request.draft:
        return Built((), problems, written=False)
    proof = (tuple(without_notes(problems)) or None) if request.draft else None
    kind = outputs.CHANGES if request.since else kind
    press = press_of(drawn.options, request)
    artifacts = outputs.sheets(
        drawn, imposition, request.lang, request.folder, proof, kind, whole.edition, press=press
    )
    if press is not None:
        from .ink import judge_ink  # noqa: PLC0415 - with numpy, for those who go to press

        inked, pictures = judge_ink(artifacts, imposition.documents, distinct_faces(drawn.cards), press)
        problems = (*problems, *judge.judge(at_cards(inked, drawn.game)))
        artifacts = (*artifacts, *pictures)
    if not whole.notes:
        built = write_artifacts(artifacts, problems, request, whole.cards, whole.kinds)
        outputs.sweep_ink_pictures(artifacts)
        return built
    notes = outputs.notes(drawn, request.lang, request.folder, whole.notes)
    built = write_artifacts((*artifacts, notes), problems, request, whole.cards, whole.kinds)
    outputs.sweep_ink_pictures(artifacts)
    for path in outputs.find_left_over(notes, artifacts, drawn):
        path.unlink(missing_ok=True)
    return built


def _at_game(problems: Sequence[Problem], game: Game) -> list[Problem]:
    """What sheets have no room for, and no card is named for, at game.yaml: there sizes, bleeds and sheets stand."""
    place = Place(f"cards/{game.id}/game.yaml")
    return [
        replace(found, place=place) if (found.place or found.card) is None else found for found in problems
    ]


def _without_backs(drawn: DrawnGame, request: Request) -> list[Problem]:
    """Backs were asked for, and no card has one."""
    if "backs" not in request.sheets or drawn.options.sheets.backs is Backs.NONE:
        return []
    if any(card.back for card in drawn.cards):
        return []
    hint = "`back: FILE` under a type in game.yaml gives its cards one"
    return [problem("option-unused", "--backs: means nothing where no card has a back", hint=hint)]


def impose_or_reprint(drawn: DrawnGame, request: Request) -> Reprint:
    """All cards on sheets, or those only that have changed."""
    fonts = drawn.tools.resources.fonts_state()
    only = bool(request.cards or request.where)
    whole = edition_of(drawn, fonts, request.lang, only=only, in_words=False)  # of which nothing is told
    if request.since is not None:
        return reprint(drawn, whole, request.since)
    pieces = [piece_of(card) for card in drawn.cards]
    lang = request.lang or drawn.game.languages[0]
    imposition = impose(pieces, drawn.options.sheets, drawn.options.own, lang)
    return Reprint(imposition, whole, whole.total, len(drawn.cards))


def write_contact(drawn: DrawnGame, problems: tuple[Problem, ...], request: Request) -> Built:
    """Contact sheets. They are for looking at: errors forbid them no more than a proof."""
    from .contact import contact_sheets  # noqa: PLC0415 - with cairo

    data, pages = contact_sheets(drawn, request.lang)
    name = "-".join((*outputs.stem(drawn, request.lang), "contact", drawn.options.sheets.paper.id))
    artifacts = (Artifact(request.folder / f"{name}.pdf", data, pages),)
    return write_artifacts(artifacts, problems, request, len(drawn.cards), len(drawn.cards))


def check_shared_cuts(drawn: DrawnGame, imposition: Imposition) -> list[Problem]:
    """What there is to say of cards that share a cut."""
    if drawn.options.sheets.gutter != 0 and drawn.options.own is None:
        return []
    from ..checks.shared_cuts import differing_edges  # noqa: PLC0415 - with cairo

    return differing_edges(imposition.sheets, distinct_faces(drawn.cards), drawn.tools.renderer)


def write_pictures(drawn: PicturedGame, problems: tuple[Problem, ...], request: Request) -> Built:
    if is_refused(problems, request) and not request.draft:
        return Built((), problems, written=False)
    every_card = not request.cards and request.where is None
    artifacts, left_over = outputs.pictures(drawn, request.lang, request.folder, every_card)
    sides = {face.id: face.side for face in distinct_faces(drawn.cards).values()}
    backs = sum(sides[picture.face] == "back" for picture in drawn.pictures.pictures)
    built = write_artifacts(artifacts, problems, request, len(drawn.cards), len(drawn.cards))
    built = replace(built, backs=backs)
    for path in left_over:
        path.unlink(missing_ok=True)
    return built


def write_artifacts(
    artifacts: tuple[Artifact, ...],
    problems: tuple[Problem, ...],
    request: Request,
    cards: int,
    distinct: int,
) -> Built:
    files = ((artifact.path, artifact.data) for artifact in artifacts)
    write_all(files, label=lambda path: short_path(path, request.root))
    return Built(artifacts, problems, written=bool(artifacts), cards=cards, distinct=distinct)
