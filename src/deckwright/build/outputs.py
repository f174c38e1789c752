"""What is written: PDF sheets, or pictures, each with its manifest; and what they are called."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, Final

from ..basics.problems import Problem
from ..faces.draw.types import DrawnGame, GameFaces, PicturedGame
from ..faces.editions import Edition, Look, to_json
from ..faces.layouts import Side
from ..game.markup import typeset_plain
from ..game.model import Game
from ..sheets.impose import Imposition, SheetFile
from ..sheets.impose.guide import GUIDE
from ..sheets.impose.pawns import DECK
from ..sheets.impose.plan import Sheet
from ..sheets.options import CutFormat
from ..sheets.write import cut as cut_writers
from ..sheets.write import pdf
from ..sheets.write.manifest import FaceEntry, manifest, manifest_json
from ..sheets.write.pdf import PdfMeta
from ..sheets.write.pdf.fields import Form
from .built import Artifact

if TYPE_CHECKING:
    from ..faces.draw.pictures import Pictures
    from ..sheets.write.pdf.press import Press


MANIFEST: Final = ".manifest.json"
CARDS: Final = "cards"
NOTES: Final = ".txt"
CHANGES: Final = "cards-changes"
STICKERS: Final = "stickers"
_PART: Final = r"fronts|backs|[\d.]+x[\d.]+mm(?:-fronts)?"  # what tells a build's files apart
_ENDING: Final = rf"\.pdf|{re.escape(MANIFEST)}|-cut(?:-\d+)?\.(?:svg|dxf|png)"


def sheets(
    drawn: DrawnGame,
    imposition: Imposition,
    lang: str | None,
    folder: Path,
    proof: tuple[Problem, ...] | None,
    kind: str = CARDS,
    edition: Edition | None = None,
    form: Form | None = None,
    press: Press | None = None,
) -> tuple[Artifact, ...]:
    """The PDFs and, beside each, its manifest. *proof*: the problems of a draft, which its margins list.

    *kind* of things stands in their names. The PDFs remember the *edition* that one has with them; with a *form*,
    one types in them; for a *press*, they are in its inks.
    """
    meta = describe(drawn.game, lang, drawn.options.output.outline_text)
    if kind == STICKERS and drawn.game.pawns is not None:
        title = drawn.game.pawns.guide.title.in_lang(meta.lang)
        meta = replace(meta, decks={DECK: title, GUIDE: title})
    if edition is not None:
        meta = replace(meta, edition=to_json(edition), edition_faces=faces_told(edition, drawn))
    artifacts: list[Artifact] = []
    for document in imposition.documents:
        name = "-".join((*stem(drawn, lang, kind), *parts(document.part), drawn.options.sheets.paper.id))
        decks = {p.face: p.deck for sheet in reversed(document.sheets) for p in reversed(sheet.placements)}
        content = manifest(entries(drawn, decks), [(f"{name}.pdf", document)])
        output = drawn.options.output
        spots = output.cut_names if CutFormat.PDF in output.cut else None
        data = pdf.write_pdf(document, drawn.file, meta, proof, spots, form, press)
        artifacts.append(Artifact(folder / f"{name}.pdf", data, len(document.sheets)))
        artifacts += cut_files(document, name, output.cut, folder, partial(_cutout, drawn=drawn))
        artifacts.append(Artifact(folder / f"{name}{MANIFEST}", manifest_json(content)))
    return tuple(artifacts)


def faces_told(edition: Edition, drawn: DrawnGame) -> tuple[str, ...]:
    """The ids of the faces that an edition's JSON lists, in its order; nothing for one that is not drawn here."""
    cards = {(each.deck.id, each.card.id): each for each in drawn.cards}
    ids: dict[Look, str] = {}
    for card in edition.cards:
        found = cards.get((card.deck, card.id))
        for look, face in zip(card.looks, (found.front, found.back) if found else (), strict=False):
            if face is not None:
                ids.setdefault(look, face.id)
    return tuple(ids.get(look, "") for look in edition.looks)


def notes(drawn: DrawnGame, lang: str | None, folder: Path, text: str) -> Artifact:
    """What to do with an old deck, beside the sheets that change it."""
    name = "-".join((*stem(drawn, lang, CHANGES), drawn.options.sheets.paper.id))
    return Artifact(folder / f"{name}{NOTES}", text.encode())


def find_left_over(notes: Artifact, artifacts: Iterable[Artifact], drawn: DrawnGame) -> list[Path]:
    """Sheets beside *notes* that an earlier build made and this one does not: nobody is to print them any more."""
    name = notes.path.name.removesuffix(NOTES)
    paper = drawn.options.sheets.paper.id
    head = re.escape(name.removesuffix(f"-{paper}"))
    ours = re.compile(rf"{head}(?:-(?P<part>{_PART}))?-{re.escape(paper)}(?:{_ENDING})")
    made = {artifact.path for artifact in artifacts}
    return [
        path
        for path in sorted(notes.path.parent.iterdir())
        if path not in made
        and (match := ours.fullmatch(path.name))
        and match["part"] not in drawn.game.decks  # else it may be the sheets of that deck alone
    ]


def sweep_ink_pictures(artifacts: Collection[Artifact]) -> None:
    """Delete pictures of too much ink that an earlier build left beside the PDFs among *artifacts*."""
    made = {artifact.path for artifact in artifacts}
    for sheets in (path for path in made if path.suffix == ".pdf"):
        ours = re.compile(rf"{re.escape(sheets.stem)}-ink-\d+\.png")
        for path in sheets.parent.iterdir():
            if path not in made and ours.fullmatch(path.name):
                path.unlink(missing_ok=True)


def cut_files(
    document: SheetFile,
    name: str,
    formats: Collection[CutFormat],
    folder: Path,
    cutout: Callable[[Sheet], bytes] | None = None,
) -> Iterator[Artifact]:
    """What machines cut each sheet by, a file for each: `<name>-cut-1.svg`. *cutout* makes the picture of a sheet."""
    cut = [sheet for sheet in document.sheets if sheet.cuts] if formats else []
    for number, sheet in enumerate(cut, 1):
        stem = f"{name}-cut-{number}" if len(cut) > 1 else f"{name}-cut"
        if CutFormat.SVG in formats:
            yield Artifact(folder / f"{stem}.svg", cut_writers.cut_svg(sheet, stem))
        if CutFormat.DXF in formats:
            yield Artifact(folder / f"{stem}.dxf", cut_writers.cut_dxf(sheet, stem))
        if CutFormat.PNG in formats and cutout and any(placement.cut for placement in sheet.placements):
            yield Artifact(folder / f"{stem}.png", cutout(sheet))


def _cutout(sheet: Sheet, drawn: DrawnGame) -> bytes:
    from .sheet_pictures import FacePainter, cutout  # noqa: PLC0415 - with cairo

    faces = {id: each.face for id, each in drawn.faces.items()}
    return cutout(sheet, FacePainter(faces, drawn.tools.renderer))


def pictures(
    drawn: PicturedGame, lang: str | None, folder: Path, every_card: bool
) -> tuple[tuple[Artifact, ...], list[Path]]:
    """A folder of pictures and, beside it, their manifest; and the pictures there of cards that are no more.

    Only what the last manifest names is taken for a picture of ours. Where not *every_card* was asked for, the others
    stay, and stay listed.
    """
    made = drawn.pictures
    name = "-".join((*stem(drawn, lang), drawn.options.output.format))
    listing = folder / f"{name}{MANIFEST}"
    entries_made = list(_pictures(made, name))
    remade = {entry["file"] for entry in entries_made}
    others = [entry for entry in _read_listing(listing, name) if entry["file"] not in remade]
    decks = {face.id: d.deck.id for d in reversed(drawn.cards) for face in (d.front, d.back) if face}
    listed = (
        entries_made if every_card else sorted([*entries_made, *others], key=lambda entry: str(entry["file"]))
    )
    content = {
        **manifest(entries(drawn, decks), ()),
        "pictures": listed,
        "cards": list(_slots(drawn, name)),
        "totals": [
            {
                "cards": sum(d.card.copies for d in drawn.cards),
                "kinds": len(drawn.cards),
                "pictures": len(made.pictures),
            }
        ],
    }
    artifacts = (
        *(
            Artifact(folder / name / picture.name, made.folder / picture.name, is_picture=True)
            for picture in made.pictures
        ),
        Artifact(listing, manifest_json(content)),
    )
    return artifacts, [folder / entry["file"] for entry in others] if every_card else []


def _read_listing(listing: Path, folder: str) -> list[dict[str, Any]]:
    """What the manifest of the last build lists in *folder*; nothing where it cannot be read."""
    try:
        found = json.loads(listing.read_bytes())["pictures"]
        return [entry for entry in found if _is_in(folder, entry["file"])]
    except (OSError, ValueError, LookupError, TypeError):
        return []


def _is_in(folder: str, file: object) -> bool:
    path = PurePosixPath(file) if isinstance(file, str) else PurePosixPath()
    return str(path) == f"{folder}/{path.name}" and path.suffix in (".png", ".svg")


def _slots(drawn: PicturedGame, folder: str) -> Iterator[dict[str, Any]]:
    """Which picture goes on which side of which card, as a printer's order counts: a slot for every copy, from 1."""
    files = {picture.face: f"{folder}/{picture.name}" for picture in drawn.pictures.pictures}
    slot = 1
    for shown in drawn.cards:
        copies = shown.card.copies
        yield {
            "slot": slot,
            "deck": shown.deck.id,
            "card": shown.card.id,
            "copies": copies,
            "front": files.get(shown.front.id),
            "back": files.get(shown.back.id) if shown.back else None,
        }
        slot += copies


def _pictures(made: Pictures, folder: str) -> Iterator[dict[str, Any]]:
    for picture in made.pictures:
        entry: dict[str, Any] = {"face": picture.face, "file": f"{folder}/{picture.name}"}
        if picture.dpi is not None:
            size = {"width_px": picture.frame.width, "height_px": picture.frame.height}
            entry |= {**size, "dpi": round(picture.dpi, 2)}
        yield entry


def stem(drawn: GameFaces, lang: str | None, kind: str = CARDS) -> Iterable[str]:
    """`<game>[-variant][-lang]-cards[-deck]`, what is the default left out; or another *kind* of things than cards."""
    game = drawn.game
    yield game.id
    yield from game.in_force
    yield from parts(lang if lang != game.languages[0] else None)
    yield kind
    if len(drawn.decks) < len(game.decks):
        yield from (deck.id for deck in drawn.decks)


def parts(name: str | None) -> tuple[str, ...]:
    return (name,) if name else ()


def describe(game: Game, lang: str | None, outlines: bool) -> PdfMeta:
    lang = lang or game.languages[0]
    return PdfMeta(
        title=game.title.in_lang(lang),
        game=typeset_plain(game.title.in_lang(lang), lang),
        lang=lang,
        author=game.meta["author"].in_lang(lang) if "author" in game.meta else "",
        decks={deck.id: typeset_plain(deck.title.in_lang(lang), lang) for deck in game.decks.values()},
        outlines=outlines,
    )


def entries(drawn: GameFaces, decks: Mapping[str, str]) -> list[FaceEntry]:
    """The faces that *decks* names, each with its deck, as a manifest lists them."""
    return [
        FaceEntry(
            id=face_id,
            card=each.face.card,
            deck=decks[face_id],
            side="back" if each.face.side is Side.BACK else "front",
            size=each.face.component.size,
            bleed=each.face.component.bleed,
            digest=each.digest,
            symbols=each.painted.symbols,
            texts=each.painted.texts,
        )
        for face_id, each in drawn.faces.items()
        if face_id in decks
    ]
