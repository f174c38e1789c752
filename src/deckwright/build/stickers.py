"""`deckwright stickers` on one screen: load, size, draw, lay on sheets with a guide, write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..basics.cache import Cache
from ..basics.geometry import Rect
from ..basics.manual import manual_page
from ..basics.problems import Problem, RequestError, has_errors, in_order, merge_alike, problem
from ..basics.units import mm, size_mm
from ..basics.written import number
from ..checks.preflight import Judge
from ..faces.draw.drawn_faces import Progress
from ..faces.draw.tools import open_tools
from ..faces.draw.types import DrawnGame
from ..game.load import load_game
from ..game.markup import typeset_plain
from ..game.model import Game, PawnForm, Pawns
from ..sheets.impose import Imposition, SheetFile
from ..sheets.impose.blocks import pack_blocks
from ..sheets.impose.guide import GuideWords, SizeShown, guide
from ..sheets.impose.packing import grounds
from ..sheets.impose.papers import Paper, read_paper
from ..sheets.impose.pawns import PawnStickers
from ..sheets.impose.plan import Sheet
from ..sheets.impose.sheets import too_wide
from ..sheets.impose.spec import Backs, SheetSpec
from ..sheets.impose.stickers import Labelled, frames, nets, on_labels
from ..sheets.impose.template import Template
from ..sheets.options import Options
from ..sheets.printers import corrected, printer_named
from . import outputs
from .built import Built
from .cards import write_artifacts
from .draw_game import at_cards
from .request import Request, is_refused
from .resolving import apply_variants, resolve_options
from .sticker_sizes import (
    StickerRequest,
    Stickers,
    StickerSizer,
    Tool,
    card_faces,
    draw_stickers,
    has_pentagons,
    label_template,
    pentagon_of,
    sticker_edition,
    with_measured_faces,
)


def build_stickers(request: Request, wanted: StickerRequest, progress: Progress | None = None) -> Built:
    """Print the stickers of a game's pawns. Nothing is written where there are errors, unless it is a draft.

    Raises RequestError for what is asked for and does not exist.
    """
    printer = printer_named(request.printer) if request.printer else None
    game, found = load_game(request.root, request.game)
    if game is None:
        return Built((), in_order(found), written=False)
    game, of_variants = apply_variants(game, request, found)
    pawns = with_measured_faces(pawns_of(game), wanted.faces)
    _, options, remarks = resolve_options(game, request, found)
    asked = options.sheets.paper if "paper" in request.sheets else None
    if options.own is not None and wanted.stock is None:
        wanted = replace(wanted, stock=options.sheets.paper.id)  # a sheet of the project's own, as paper
    template, faults = label_template(game, wanted)
    options = with_paper_of(template, options)
    problems = [*found, *of_variants, *remarks, *faults]
    drawn, stickers = draw_wanted(game, pawns, template, request, options, wanted, progress)
    unfit: list[Problem] = []
    sheets: list[Sheet] = []
    if stickers.pawns and not has_errors(faults):
        lang = request.lang or game.languages[0]
        sheets, unfit = lay(stickers.pawns, pawns, options.sheets, wanted, template, asked, lang)
    judge = Judge(game.preflight)
    all_found = in_order([*judge.judge([*problems, *unfit]), *merge_alike(judge.judge(drawn.problems))])
    if is_refused(all_found, request) and not request.draft:
        return Built((), all_found, written=False)
    imposition = Imposition((SheetFile("", with_numbers(sheets)),) if sheets else ())
    imposition = corrected(imposition, options.sheets, printer, request.tray)
    proof = all_found if request.draft else None
    kept = sticker_edition(drawn, request.lang, wanted)
    artifacts = outputs.sheets(drawn, imposition, request.lang, request.folder, proof, outputs.STICKERS, kept)
    count = sum(pawn.copies * len(pawn.all) for pawn in stickers.pawns)
    return write_artifacts(artifacts, all_found, request, count, len(stickers.faces))


def draw_wanted(
    game: Game,
    pawns: Pawns,
    template: Template | None,
    request: Request,
    options: Options,
    wanted: StickerRequest,
    progress: Progress | None,
) -> tuple[DrawnGame, Stickers]:
    """The stickers as they are asked for; as cards, too, each pawn as the deck that they lie in."""
    tools = open_tools(game, request.root, request.lang, options.output, request.records)
    sizer = StickerSizer(game, pawns, tools.faces, wanted, template, options.output.grey)
    stickers, faces = draw_stickers(sizer, tools, Cache(request.cache), progress)
    drawn = DrawnGame(
        game=game,
        options=options,
        decks=tuple(game.decks.values()),
        cards=card_faces(game, stickers),
        faces=faces.by_id,
        problems=at_cards((*tools.revisions.problems, *stickers.problems), game),
        file=faces.file,
        tools=tools,
    )
    return drawn, stickers


def stickers_to_compare(
    game: Game, request: Request, options: Options, wanted: StickerRequest, progress: Progress | None = None
) -> DrawnGame:
    """The stickers of a game, to be compared with others. Raises RequestError where it has none."""
    template, faults = label_template(game, wanted)
    pawns = with_measured_faces(pawns_of(game), wanted.faces)
    drawn, _ = draw_wanted(game, pawns, template, request, options, wanted, progress)
    return replace(drawn, problems=(*faults, *drawn.problems))


def pawns_of(game: Game) -> Pawns:
    if game.pawns is None:
        hint = f"write pawns: with sizes and pieces, as {manual_page('stickers.md')} shows"
        raise RequestError(problem("no-pawns", f"{game.id} has no pawns: to stick anything on", hint=hint))
    return game.pawns


def lay(
    pawns: Sequence[PawnStickers],
    table: Pawns,
    spec: SheetSpec,
    wanted: StickerRequest,
    template: Template | None,
    asked: Paper | None,
    lang: str,
) -> tuple[list[Sheet], list[Problem]]:
    """The sheets of stickers and, behind them, the guide; or why they cannot be. *asked*: the paper of `--paper`."""
    if template is not None:
        labelled = on_stock(pawns, template, wanted, asked)
        if isinstance(labelled, Problem):
            return [], [labelled]
        sheets, places = list(labelled.sheets), labelled.places
    else:
        by_hand = wanted.tool is not Tool.MACHINE
        framed = pack_blocks(frames(pawns, wanted.tool is Tool.PUNCH), spec, by_hand)
        folded = pack_blocks(nets(pawns), spec, by_hand)  # on sheets of their own: of card, no sticker paper
        if framed is None or folded is None:
            return [], [too_wide(spec) or too_large(pawns, spec)]
        sheets, places = [*framed, *folded], {}
    return [*sheets, *guide_pages(pawns, table, places, spec, lang)], []


def on_stock(
    pawns: Sequence[PawnStickers], template: Template, wanted: StickerRequest, asked: Paper | None
) -> Labelled | Problem:
    """The stickers on labels; or why the sheet of labels cannot take them."""
    slots, paper = template.layout.slots, Rect(0, 0, *template.layout.paper)
    if asked is not None and asked.size != template.paper.size:
        sizes = f"{size_mm(template.paper.size)}, not of {size_mm(asked.size)} ({asked.id})"
        text = f"{template.label} is a sheet of {sizes}"
        return problem("label-stock", text, hint="leave --paper away, or take other labels")
    if not 1 <= wanted.start <= len(slots):
        text = (
            f"--start {wanted.start}: {template.label} has {len(slots)} labels; allowed are 1 to {len(slots)}"
        )
        return problem("label-stock", text, hint="labels are counted along the rows, from 1")
    if off := next((slot.rect for slot in slots if not paper.contains(slot.rect, 0.01)), None):
        text = (
            f"--nudge {number(wanted.nudge.x)},{number(wanted.nudge.y)}: a label would end at {mm(off.right)} "
            f"across and {mm(off.bottom)} down, on paper of {size_mm(template.layout.paper)}"
        )
        return problem("label-stock", text, hint="nudge by less")
    return on_labels(pawns, template, wanted.start)


def with_paper_of(template: Template | None, options: Options) -> Options:
    """The options with the paper that labels lie on, or with one where every card would be a page."""
    if template is not None:
        return replace(options, sheets=replace(options.sheets, paper=template.paper))
    if options.sheets.one_up:
        return replace(options, sheets=replace(options.sheets, paper=read_paper("a4")))
    return options


def guide_pages(
    pawns: Sequence[PawnStickers],
    table: Pawns,
    places: dict[str, list[tuple[int, int]]],
    spec: SheetSpec,
    lang: str,
) -> list[Sheet]:
    """The guide, on plain paper: no machine cuts it."""
    spec = replace(spec, cutter=None, backs=Backs.NONE)
    ground = next(grounds(spec))
    words = GuideWords(
        typeset_plain(table.guide.title.in_lang(lang), lang),
        typeset_plain(table.guide.sizes.in_lang(lang), lang),
        [typeset_plain(step.in_lang(lang), lang) for step in table.guide.steps],
    )
    round_ones = {
        pawn.size for pawn in table.pieces.values() if pawn.form in (PawnForm.DISC, PawnForm.CYLINDER)
    }
    twelves = {pawn.size for pawn in table.pieces.values() if has_pentagons(pawn)} - round_ones
    sizes = [
        SizeShown(
            typeset_plain(size.name.in_lang(lang), lang),
            size.face,
            size.id in round_ones,
            pentagon_of(size.face) if size.id in twelves and size.face else None,
        )
        for size in (table.sizes[name] for name in table.by_size)
    ]
    return guide(words, sizes, pawns, places, ground, spec)


def too_large(pawns: Sequence[PawnStickers], spec: SheetSpec) -> Problem:
    largest = max(pawns, key=lambda pawn: max(max(sticker.form.size) for sticker in pawn.all))
    sizes = ", ".join(size_mm(sticker.form.size) for sticker in largest.all)
    text = f"the stickers of {largest.id!r} ({sizes}) do not fit {spec.paper.id} in their frame"
    return problem("card-too-large", text, hint="a larger --paper or a smaller --margin")


def with_numbers(sheets: Sequence[Sheet]) -> tuple[Sheet, ...]:
    return tuple(replace(sheet, number=number, total=len(sheets)) for number, sheet in enumerate(sheets, 1))
