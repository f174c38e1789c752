"""Drawn faces laid into pages that are not sheets: contact sheets, reports."""

from __future__ import annotations

from pikepdf import Array, Name, Page, Rectangle

from ....basics.geometry import Rect, Size
from ....basics.units import PT_PER_MM
from .faces import FacePage


def lay_face(sheet: Page, page: Page, where: FacePage, rect: Rect, paper: Size) -> None:
    """Lay the trim of the face on *page* into *rect* of the *sheet*, in millimetres from its upper left corner."""
    left, top = where.bleed * PT_PER_MM, float(page.mediabox[3]) - where.bleed * PT_PER_MM
    width, height = (side * PT_PER_MM for side in where.size)
    page.trimbox = Array([left, top - height, left + width, top])
    left, bottom = rect.x * PT_PER_MM, (paper.height - rect.bottom) * PT_PER_MM
    lay(sheet, page, Rectangle(left, bottom, left + rect.width * PT_PER_MM, bottom + rect.height * PT_PER_MM))


def lay(sheet: Page, page: Page, target: Rectangle) -> None:
    """Show the trim of *page* in *target* of the *sheet*, over what is there; both stay open until it is saved.

    The names in it are counted: pikepdf's own overlay draws them by lot, and no file would be like another.
    """
    count = len(sheet.resources.XObject) if Name.XObject in sheet.resources else 0
    name = sheet.add_resource(page.as_form_xobject(), Name.XObject, Name(f"/Part{count}"))
    sheet.contents_add(sheet.calc_form_xobject_placement(sheet.resources.XObject[name], name, target))
