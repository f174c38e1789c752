"""The finished file: pages of operators, and the drawn faces as the forms that these show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from pikepdf import Array, Dictionary, Name, ObjectStreamMode, OutlineItem, Page, Pdf, Stream, String

from ....basics.geometry import Rect, Size
from ....basics.units import PT_PER_MM
from ...impose import CutKind, Sheet, SheetFile
from .faces import FacesFile, form_name
from .fields import Form
from .figures import INKS, OVERPRINT, spot_space
from .fonts import PageFont
from .forms import Forms, begin, real
from .layout import page_box
from .meta import PdfMeta
from .private import keep_private
from .widgets import FormWriter

if TYPE_CHECKING:
    from .press import Press

DUPLEX: Final = {
    "long-edge": Name.DuplexFlipLongEdge,
    "short-edge": Name.DuplexFlipShortEdge,
    None: Name.Simplex,
}


def join(
    pages: Sequence[bytes],
    document: SheetFile,
    faces: FacesFile,
    meta: PdfMeta,
    names: Sequence[str],
    font: PageFont,
    spots: Mapping[CutKind, str],
    target: Path | BinaryIO,
    form: Form | None = None,
    press: Press | None = None,
) -> None:
    """Write the finished file to *target*: *pages*, which show the face of `names[i]` as `form_name(i)`."""
    with begin(faces) as pdf:
        forms = Forms(pdf, faces, names, font)
        shown = {face: f"/{form_name(index)}" for index, face in enumerate(names)}
        inks = {kind: pdf.make_indirect(_separation(name, kind)) for kind, name in spots.items()}
        for content, sheet in zip(pages, document.sheets, strict=True):
            own = {shown[placement.face]: forms.made[placement.face] for placement in sheet.placements}
            resources = Dictionary(XObject=Dictionary(own), **_inks(sheet, inks))
            if font.glyphs:
                resources.Font = Dictionary({f"/{font.name}": forms.fonts[font.name]})
            add_page(pdf, content, sheet.paper, sheet.trim, resources)
        if form is not None:
            FormWriter(pdf, form).write(document)
            keep_private(pdf, form.about)
        _outline(pdf, document, meta)
        describe(pdf, meta, document.duplex)
        if meta.edition:
            told = meta.edition_faces
            keep_private(
                pdf, meta.edition, [(forms.made[id], faces.pages[id]) if id in shown else None for id in told]
            )
        version = ""
        if press is not None:
            from .press import VERSION, prepare  # noqa: PLC0415 - with littleCMS, for those who go to press

            prepare(pdf, press)
            version = VERSION
        pdf.save(
            target,
            object_stream_mode=ObjectStreamMode.generate,
            deterministic_id=True,
            force_version=version,
        )


def _inks(sheet: Sheet, inks: Mapping[CutKind, Any]) -> dict[str, Any]:
    """What lines are cut by, as a page names it."""
    if not inks:
        return {}
    kinds = {cut.kind for cut in sheet.cuts}
    spaces = {spot_space(kind): ink for kind, ink in inks.items() if kind in kinds}
    if not spaces:
        return {}
    state = Dictionary(Type=Name.ExtGState, OP=True, OPM=1)
    return {"ColorSpace": Dictionary(spaces), "ExtGState": Dictionary({OVERPRINT: state})}


def _separation(name: str, kind: CutKind) -> Array:
    """A spot colour, and what stands for it where that is not at hand."""
    ink = Dictionary(FunctionType=2, Domain=[0, 1], N=1, C0=[0, 0, 0, 0], C1=list(INKS[kind]))
    return Array([Name.Separation, Name(f"/{name}"), Name.DeviceCMYK, ink])


def add_page(pdf: Pdf, content: bytes, paper: Size, trim: Rect, resources: Dictionary) -> None:
    """A page as large as the *paper*, that shows the operators of *content*."""
    whole = [0, 0, *(real(side * PT_PER_MM) for side in paper)]
    page = Dictionary(
        Type=Name.Page,
        MediaBox=whole,
        BleedBox=whole,
        TrimBox=[real(value) for value in page_box(trim, paper.height)],
        Resources=resources,
        Contents=Stream(pdf, content),
    )
    pdf.pages.append(Page(page))


def _outline(pdf: Pdf, document: SheetFile, meta: PdfMeta) -> None:
    """An entry for each deck, on the first page that shows one of its cards."""
    first: dict[str, int] = {}
    for number, sheet in enumerate(document.sheets):
        for deck in sheet.decks:
            first.setdefault(deck, number)
    if first:
        with pdf.open_outline() as outline:
            outline.root += [OutlineItem(meta.decks.get(deck, deck), page) for deck, page in first.items()]


def describe(pdf: Pdf, meta: PdfMeta, duplex: str | None) -> None:
    """What the file says of itself; no clock: the same input gives the same bytes."""
    told = {
        "Title": meta.title,
        "Author": meta.author,
        "Subject": meta.subject,
        "Keywords": ", ".join(meta.keywords),
        "Creator": meta.creator,
    }
    pdf.trailer.Info = pdf.make_indirect(
        Dictionary({f"/{name}": String(text) for name, text in told.items() if text})
    )
    pdf.Root.Lang = String(meta.lang)
    pdf.Root.ViewerPreferences = Dictionary(
        PrintScaling=Name("/None"), DisplayDocTitle=True, Duplex=DUPLEX[duplex]
    )
