"""Drawn faces as forms of a PDF: pages that cairo has drawn, and what is written between them."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

from pikepdf import AccessMode, Array, Dictionary, Name, Page, Pdf, Rectangle, Stream

from ....basics.units import PT_PER_MM
from .faces import Drawing, FacePage, FacesFile, Writing
from .fonts import PageFont, embed
from .images import PdfPictures


def face_forms(pdf: Pdf, faces: FacesFile, names: Sequence[str]) -> dict[str, Any]:
    """The drawn faces as forms of *pdf*, by their names; each has its origin at the lower left of its bleed."""
    return Forms(pdf, faces, names).made


def begin(faces: FacesFile) -> Pdf:
    """What sheets are added to: nothing, or what is begun already. To be closed."""
    if not faces.is_begun:
        return Pdf.new()
    content = faces.files[0]
    # As mapped memory, all of it would be there at once.
    return Pdf.open(
        content if isinstance(content, Path) else io.BytesIO(content), access_mode=AccessMode.stream
    )


def face_pages(faces: FacesFile, names: Sequence[str]) -> Pdf:
    """The drawn faces as the pages of a PDF of their own, in this order."""
    pdf = begin(faces)
    forms = face_forms(pdf, faces, names)
    for name in names:
        add_page(pdf, forms[name], faces.pages[name])
    return pdf


def add_page(pdf: Pdf, form: Any, face: FacePage) -> None:
    """A page that shows a face, as large as that is with its bleed."""
    page = pdf.add_blank_page()
    page.mediabox = Rectangle(0, 0, *(side * PT_PER_MM for side in face.extent)).as_array()
    page.add_resource(form, Name.XObject, Name.Face)
    page.contents_add(b"/Face Do")


class Forms:
    """Drawn faces, and the fonts that these and a file's pages are written in, as objects of a PDF."""

    def __init__(
        self, pdf: Pdf, faces: FacesFile, names: Sequence[str], lettering: PageFont | None = None
    ) -> None:
        self._pdf, self._faces = pdf, faces
        self._content = {name: faces.content(name) for name in names}
        self._drawn = self._copy_drawings()
        self.fonts = self._embed_fonts(lettering)
        self._frames: dict[Any, tuple[Array, Array]] = {}
        self.made = {name: self._form(name) for name in names}

    def _writings(self) -> Iterable[Writing]:
        return (part for parts in self._content.values() for part in parts if isinstance(part, Writing))

    def _copy_drawings(self) -> dict[tuple[int, int], Any]:
        """The pages that cairo has drawn, by file and number; one file after the other, so that none is held long."""
        symbols = {self._faces.symbols[name] for each in self._writings() for name in each.symbols}
        drawn = {part for parts in self._content.values() for part in parts if not isinstance(part, Writing)}
        wanted: dict[int, list[int]] = {}
        for file, number in sorted(drawn | symbols):
            wanted.setdefault(file, []).append(number)
        if self._faces.is_begun:
            begun = {Drawing(0, number): _as_form(self._pdf.pages[number]) for number in wanted.get(0, ())}
            del self._pdf.pages[:]
            return dict(begun)
        pictures = PdfPictures(self._pdf)
        made: dict[tuple[int, int], Any] = {}
        for file, numbers in wanted.items():
            content = self._faces.files[file]
            with Pdf.open(content if isinstance(content, Path) else io.BytesIO(content)) as source:
                pictures.begin(source)
                copied = {(file, number): _copy(self._pdf, source, number) for number in numbers}
                pictures.end(copied.values())
            made |= copied
        pictures.shrink()
        return made

    def _embed_fonts(self, lettering: PageFont | None) -> Mapping[str, Any]:
        glyphs: dict[str, set[int]] = {}
        files = dict(self._faces.fonts)
        if lettering is not None and lettering.glyphs:
            files[lettering.name] = lettering.file
            glyphs[lettering.name] = set(lettering.glyphs)
        for writing in self._writings():
            for font, used in writing.glyphs.items():
                glyphs.setdefault(font, set()).update(used)
        return {font: embed(self._pdf, files[font], used) for font, used in sorted(glyphs.items())}

    def _form(self, name: str) -> Any:
        """A face: what cairo has drawn for it alone stays as it is; else its parts, one over the other."""
        content, face = self._content[name], self._faces.pages[name]
        if len(content) == 1 and not isinstance(content[0], Writing) and name not in self._faces.parts:
            form = self._drawn[content[0]]
            form.BBox, form.Matrix = _frame([float(value) for value in form.BBox], face)
            return form
        if face not in self._frames:
            self._frames[face] = _frame([0.0, 0.0, *map(float, face.page_points)], face)
        return self._compose(content, self._frames[face])

    def _compose(self, content: Sequence[Any], frame: tuple[Array, Array]) -> Any:
        """Forms and writings, from the lowest to the topmost."""
        forms, fonts, shown = dict[str, Any](), dict[str, Any](), list[bytes]()
        for part in content:
            if not isinstance(part, Writing):
                name = f"/D{part[0]}.{part[1]}"
                forms[name] = self._drawn[part]
                shown.append(f"{name} Do".encode())
                continue
            shown.append(b"q " + part.lines + b" Q")
            for symbol in part.symbols:
                forms[f"/{symbol}"] = self._drawn[self._faces.symbols[symbol]]
            for font in part.glyphs:
                fonts[f"/{font}"] = self.fonts[font]
        box, matrix = frame
        form = Stream(
            self._pdf,
            b"\n".join(shown),
            Type=Name.XObject,
            Subtype=Name.Form,
            BBox=box,
            Matrix=matrix,
            Resources=Dictionary(XObject=Dictionary(forms), Font=Dictionary(fonts)),
        )
        return self._pdf.make_indirect(form)


def _copy(pdf: Pdf, source: Pdf, number: int) -> Any:
    """A page of cairo's as a form of *pdf*: it has one stream, which stays as it is."""
    page = source.pages[number]
    form = pdf.copy_foreign(page.Contents)
    form.Type, form.Subtype = Name.XObject, Name.Form
    for name in ("/Resources", "/Group"):
        if name in page:
            form[name] = pdf.copy_foreign(source.make_indirect(page[name]))
    form.BBox = Array([real(float(value)) for value in page.mediabox])
    return form


def _as_form(page: Page) -> Any:
    """A page of the file itself."""
    form = page.Contents
    form.Type, form.Subtype, form.Resources = Name.XObject, Name.Form, page.Resources
    form.BBox = Array([real(float(value)) for value in page.mediabox])
    return form


def _frame(page: Sequence[float], face: FacePage) -> tuple[Array, Array]:
    """Box and matrix of a form that shows the upper left of its *page*, as large as *face*, from its own origin on."""
    left, _, _, top = page
    width, height = (side * PT_PER_MM for side in face.extent)
    box = Array([real(value) for value in (left, top - height, left + width, top)])
    return box, Array([1, 0, 0, 1, real(-left), real(height - top)])


def real(value: float) -> Decimal:
    return Decimal(f"{value:.5f}")
