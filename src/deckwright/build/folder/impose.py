"""Finished pictures on sheets, the whole on one screen: find, choose, measure, draw, impose, write."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from functools import cache, partial
from pathlib import Path

from ...basics.files import short_path, sweep_temporary_folders, temporary_folder, write_all
from ...basics.poppler import PROGRAM
from ...basics.problems import (
    Problem,
    RequestError,
    Severity,
    has_errors,
    in_order,
    merge_alike,
    problem,
    without_notes,
)
from ...basics.records import dataclass
from ...sheets.impose import Imposition, SheetSpec, impose
from ...sheets.options import CutFormat, Options, OutputSpec, override_options
from ...sheets.printers import Printer, corrected
from ...sheets.trays import DEFAULT_TRAY
from ...sheets.write import pdf
from ...sheets.write.manifest import FaceEntry, manifest, manifest_json
from ...sheets.write.pdf import FacesFile, PdfMeta
from ...sheets.write.pdf.meta import FONT
from ...svg.renderer import Folder, Renderer
from ...svg.typeset import FontSet
from ..built import Artifact, Built
from ..outputs import CARDS, MANIFEST, cut_files, parts
from ..sheet_pictures import cutout
from .cards import ALL, Asked, MadeCards, make_cards, summary
from .empty import leave_empty
from .extents import RendererIn
from .find import FolderCard, PdfPages, Source, find_cards, refuse_unreadable
from .listing import choose
from .pages import draw_faces
from .pixels import Painter, can_paint

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class FolderRequest:
    """Which pictures to print, and how. `sheets` holds the options of the command line as written."""

    path: Path  # a folder, a PDF or a picture
    out: Path
    asked: Asked = field(default_factory=Asked)
    sheets: Mapping[str, str] = field(default_factory=dict)
    listing: Path | None = None
    back: Path | None = None  # of all that have none of their own
    pages: PdfPages = field(default_factory=PdfPages)
    printer: Printer | None = None
    tray: str = DEFAULT_TRAY
    draft: bool = False
    strict: bool = False

    @property
    def name(self) -> str:
        return (self.path if self.path.is_dir() else self.path.with_suffix("")).resolve().name

    @property
    def folder(self) -> Path:
        return self.out / self.name

    def would_be_refused(self, problems: Iterable[Problem]) -> bool:
        """Unless it is for a draft."""
        return any(
            found.severity is Severity.ERROR or (self.strict and found.severity is Severity.WARNING)
            for found in problems
        )


def impose_folder(request: FolderRequest, tell: Tell) -> Built:
    """Lay finished pictures on sheets. *tell* is told what was found, before anything is written.

    Raises RequestError for what is asked for and does not exist.
    """
    sweep_temporary_folders()
    options, problems = override_options(request.sheets, Options(SheetSpec()), {})
    if has_errors(problems):
        raise RequestError(*problems)
    cards = _cards(request, problems)
    renderer_in = renderers(options.output)
    made = make_cards(cards, request.asked, renderer_in)
    for line in summary(made, request.asked.make):
        tell(line)
    problems += [*made.problems, *_without_meaning(options, made)]
    with temporary_folder() as workshop:
        drawn = draw_faces(tuple(made.faces.values()), request.asked.make, workshop, renderer_in)
        problems += drawn.problems
        imposition = impose(made.pieces, options.sheets)
        imposition = corrected(imposition, options.sheets, request.printer, request.tray)
        problems += imposition.problems
        painter = Painter(made.faces, drawn.faces, renderer_in) if can_paint(made.faces) else None
        return _write(made, drawn.faces, imposition, request, options, problems, workshop, painter)


def renderers(output: OutputSpec | None = None) -> RendererIn:
    """One for each folder of drawings; their texts may be in the font that comes with the program."""
    asked = output or OutputSpec()

    @cache
    def renderer_in(folder: Path) -> Renderer:
        return Renderer(
            Folder(folder, FontSet([str(file) for file in sorted(FONT.parent.glob("*.ttf"))])),
            image_dpi=asked.image_dpi,
            low_ink=asked.low_ink,
            grey=asked.grey,
        )

    return renderer_in


def _cards(request: FolderRequest, problems: list[Problem]) -> list[FolderCard]:
    found = find_cards(request.path, request.pages)
    problems += found.problems
    cards = found.cards
    if request.pages.grid is not None:
        cards, of_cells = leave_empty(cards, request.pages.grid)
        problems += of_cells
    if request.back is not None:
        refuse_unreadable(request.back, "--back")
        cards = [card.with_back(Source(request.back)) for card in cards]
    if request.listing is None:
        return cards
    chosen, of_list = choose(cards, request.listing)
    problems += of_list
    return chosen


def _without_meaning(options: Options, made: MadeCards) -> list[Problem]:
    """What is asked for and changes nothing here."""
    output = options.output
    told = []
    if CutFormat.PNG in output.cut and not can_paint(made.faces):
        told.append(f"--cut png: pages of a PDF become pixels by poppler's {PROGRAM}, which is not installed")
    asked = {"--grey": output.grey, "--low-ink": output.low_ink, "--image-dpi": output.image_dpi}
    named = ", ".join(name for name, value in asked.items() if value)
    if named and any(face.source.path.suffix.lower() == ".pdf" for face in made.faces.values()):
        told.append(f"{named}: means nothing for pages of a PDF, which stay as they are")
    return [problem("option-unused", message) for message in told]


def _write(
    made: MadeCards,
    faces: FacesFile,
    imposition: Imposition,
    request: FolderRequest,
    options: Options,
    found: list[Problem],
    workshop: Path,
    painter: Painter | None,
) -> Built:
    problems = in_order(merge_alike(found))
    cards, kinds = sum(piece.copies for piece in made.pieces), len(made.pieces)
    if not made.pieces or (request.would_be_refused(problems) and not request.draft):
        return Built((), problems, written=False)
    proof = (tuple(without_notes(problems)) or None) if request.draft else None
    # The folder is the game, or the only deck of one: footers and outline say it once.
    game = request.name if any(piece.deck != ALL for piece in made.pieces) else ""
    meta = PdfMeta(title=request.name, game=game, lang="en", decks={ALL: request.name})
    entries = _entries(made, request)
    cut_out = partial(cutout, painter=painter) if painter else None
    artifacts: list[Artifact] = []
    for document in imposition.documents:
        name = "-".join((request.name, CARDS, *parts(document.part), options.sheets.paper.id))
        spots = options.output.cut_names if CutFormat.PDF in options.output.cut else None
        pdf.write_pdf_to(workshop / f"{name}.pdf", document, faces, meta, proof, spots)
        artifacts.append(
            Artifact(request.folder / f"{name}.pdf", workshop / f"{name}.pdf", len(document.sheets))
        )
        artifacts += cut_files(document, name, options.output.cut, request.folder, cut_out)
        content = manifest(entries, [(f"{name}.pdf", document)])
        artifacts.append(Artifact(request.folder / f"{name}{MANIFEST}", manifest_json(content)))
    write_all(((a.path, a.data) for a in artifacts), label=lambda path: short_path(path, Path.cwd()))
    return Built(tuple(artifacts), problems, written=True, cards=cards, distinct=kinds)


def _entries(made: MadeCards, request: FolderRequest) -> list[FaceEntry]:
    """The faces as a manifest lists them; a picture's digest is its file's."""
    digests: dict[Path, str] = {}
    for face in made.faces.values():
        path = face.source.path
        if path not in digests:
            digests[path] = hashlib.sha256(path.read_bytes()).hexdigest()
    sides = [(piece.front, piece, False) for piece in made.pieces]
    sides += [(piece.back, piece, True) for piece in made.pieces if piece.back]
    shown = {id: (piece, is_back) for id, piece, is_back in reversed(sides) if id}
    return [
        FaceEntry(
            id=face.id,
            card=None if is_back and not piece.own_back else piece.card,
            deck=piece.deck,
            side="back" if is_back else "front",
            size=piece.size,
            bleed=face.bleed(request.asked.make),
            digest=f"{digests[face.source.path]}:{face.source.page}",
        )
        for face in made.faces.values()
        for piece, is_back in [shown[face.id]]
    ]
