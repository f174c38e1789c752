"""Forms in a PDF: the boxes that one types in, on every card of the sheets, each with its own appearance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pikepdf import Array, Dictionary, Name, Pdf, Stream, String

from ....basics.geometry import Matrix
from ....basics.units import PT_PER_MM
from ...impose import Placement, Sheet, SheetFile, turned_by
from .fields import FieldKind, Form, FormField
from .figures import rgb
from .forms import real
from .typed import FONT_NAME, Letters, appearance, tick

_MULTILINE, _REQUIRED, _COMBO = 1 << 12, 1 << 1, 1 << 17
_PRINT: Final = 4  # flag of an annotation that is printed
_ALIGNED: Final = {"start": 0, "center": 1, "end": 2}
_TICKS: Final = "ZaDb"
INSET: Final = 0.4  # mm of a field within its box


class FormWriter:
    """Puts the fields of *form* on the pages of *pdf*, the pages being those of *document*."""

    def __init__(self, pdf: Pdf, form: Form) -> None:
        self.pdf, self.form = pdf, form
        self.letters = Letters(form.font)
        self.font = self.letters.embed(pdf)
        self.cards: dict[int, Any] = {}  # by number
        self.named: dict[tuple[int, str], Any] = {}

    def write(self, document: SheetFile) -> None:
        for sheet, page in zip(document.sheets, self.pdf.pages, strict=True):
            widgets = [widget for placed in sheet.placements for widget in self._card(placed, sheet, page)]
            if widgets:
                page.obj.Annots = Array(widgets)
                page.obj.Tabs = Name("/W")
        self.pdf.Root.AcroForm = Dictionary(
            Fields=Array([self.cards[number] for number in sorted(self.cards)]),
            DR=Dictionary(Font=Dictionary({f"/{FONT_NAME}": self.font, f"/{_TICKS}": self._ticks()})),
            DA=String(f"/{FONT_NAME} 9 Tf 0 g"),
            NeedAppearances=True,
        )

    def _ticks(self) -> Any:
        """What readers take their own ticks from."""
        font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.ZapfDingbats)
        return self.pdf.make_indirect(font)

    def _card(self, placed: Placement, sheet: Sheet, page: Any) -> Iterator[Any]:
        for field in self.form.fields.get(placed.face, ()):
            yield self._widget(field, placed, sheet, page)

    def _parent(self, number: int) -> Any:
        if number not in self.cards:
            name = String(f"{self.form.type}-{number}")
            self.cards[number] = self.pdf.make_indirect(Dictionary(T=name, Kids=Array()))
        return self.cards[number]

    def _widget(self, field: FormField, placed: Placement, sheet: Sheet, page: Any) -> Any:
        rect, turn = on_page(field, placed, sheet)
        owner = self.named.get((placed.copy, field.name))
        is_tick = field.kind is FieldKind.TICK
        widget = self.pdf.make_indirect(
            Dictionary(
                Type=Name.Annot,
                Subtype=Name.Widget,
                F=_PRINT,
                Rect=Array([real(value) for value in rect]),
                P=page.obj,
                MK=Dictionary(
                    {**({"/R": turn} if turn else {}), **({"/CA": String("4")} if is_tick else {})}
                ),
            )
        )
        self._dress(widget, field, rect, turn)
        if owner is None:  # a field with one box is that box itself
            self._describe(widget, field, placed.copy)
            self.named[placed.copy, field.name] = widget
        else:
            self._add(owner, widget, field, placed.copy)
        return widget

    def _add(self, owner: Any, widget: Any, field: FormField, number: int) -> None:
        """One box more of a field."""
        if Name.Kids not in owner:
            owner = self._part(owner, field, number)
        widget.Parent = owner
        if field.kind is not FieldKind.TICK:
            widget.DA, widget.Q = String(self._dress_code(field)), _ALIGNED[field.align]
        owner.Kids.append(widget)

    def _part(self, first: Any, field: FormField, number: int) -> Any:
        """What a field is, apart from the *first* of its boxes."""
        siblings = first.Parent.Kids
        owner = self.pdf.make_indirect(Dictionary(Kids=Array([first])))
        self._describe(owner, field, number)
        del siblings[-1]
        siblings[[each.objgen for each in siblings].index(first.objgen)] = owner
        for name in (Name.FT, Name.T, Name.TU, Name.V, Name.Opt, Name.Ff, Name.MaxLen):
            if name in first:
                del first[name]
        first.Parent = owner
        self.named[number, field.name] = owner
        return owner

    def _describe(self, made: Any, field: FormField, number: int) -> None:
        """Say in *made* what the field of a card is."""
        parent = self._parent(number)
        flags = _REQUIRED if field.is_required else 0
        made.T, made.TU, made.Parent = String(field.name), String(field.label), parent
        match field.kind:
            case FieldKind.TICK:
                made.DA = String(f"/{_TICKS} 0 Tf {rgb(field.ink)} rg")
                made.FT, made.V = Name.Btn, Name("/Yes" if field.value else "/Off")
            case FieldKind.CHOICE:
                made.FT, flags = Name.Ch, flags | _COMBO
                made.Opt = Array([Array([String(value), String(shown)]) for value, shown in field.choices])
            case _:
                made.FT = Name.Tx
                flags |= _MULTILINE if field.kind is FieldKind.LINES else 0
                if field.most:
                    made.MaxLen = field.most
        if field.kind is not FieldKind.TICK:
            made.DA = String(self._dress_code(field))
            made.Q = _ALIGNED[field.align]
            if field.value:
                made.V = String(field.value)
        if flags:
            made.Ff = flags
        parent.Kids.append(made)

    def _dress_code(self, field: FormField) -> str:
        size = 0 if field.kind is FieldKind.LINE else round(field.size, 1)  # 0: as large as fits
        return f"/{FONT_NAME} {size:g} Tf {rgb(field.ink)} rg"

    def _dress(self, widget: Any, field: FormField, rect: tuple[float, ...], turn: int) -> None:
        """The appearance of a widget, as its value has it."""
        width, height = rect[2] - rect[0], rect[3] - rect[1]
        across, down = (height, width) if turn % 180 else (width, height)
        matrix = {
            0: None,
            90: [0, 1, -1, 0, width, 0],
            180: [-1, 0, 0, -1, width, height],
            270: [0, -1, 1, 0, 0, height],
        }[turn]
        if field.kind is FieldKind.TICK:
            yes, off = (
                self._form(content, across, down, matrix)
                for content in (tick(across, down, field.ink), b"q Q")
            )
            widget.AP = Dictionary(N=Dictionary(Yes=yes, Off=off))
            widget.AS = Name("/Yes" if field.value else "/Off")
            return
        shown = dict(field.choices).get(field.value, field.value)
        content = appearance(self.letters, field, shown, across, down)
        widget.AP = Dictionary(N=self._form(content, across, down, matrix))

    def _form(self, content: bytes, width: float, height: float, matrix: list[float] | None) -> Any:
        form = Stream(
            self.pdf,
            content,
            Type=Name.XObject,
            Subtype=Name.Form,
            BBox=Array([0, 0, real(width), real(height)]),
            Resources=Dictionary(Font=Dictionary({f"/{FONT_NAME}": self.font})),
        )
        if matrix is not None:
            form.Matrix = Array([real(value) for value in matrix])
        return self.pdf.make_indirect(form)


def on_page(
    field: FormField, placed: Placement, sheet: Sheet
) -> tuple[tuple[float, float, float, float], int]:
    """The box of a field on its page, in points from the lower left, and the quarter by which it is turned there
    against the clock."""
    width, height = placed.rect.width, placed.rect.height
    if placed.rotation % 180:
        width, height = height, width
    moved = (
        Matrix.translate(*placed.rect.center)
        @ turned_by(placed.turn)
        @ Matrix.translate(-width / 2, -height / 2)
        @ field.matrix
    )
    inner = (
        field.rect.inset(min(INSET, field.rect.height / 8))
        if field.kind is not FieldKind.TICK
        else field.rect
    )
    box = moved.bounds(inner)
    bottom = sheet.paper.height - box.bottom
    turn = _quarter(moved)
    corners = (box.x, bottom, box.right, bottom + box.height)
    left, low, right, top = (round(value * PT_PER_MM, 3) for value in corners)
    return (left, low, right, top), turn


def _quarter(matrix: Matrix) -> int:
    if abs(matrix.a) >= abs(matrix.b):
        return 0 if matrix.a >= 0 else 180
    return 270 if matrix.b > 0 else 90
