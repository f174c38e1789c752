"""Drawn faces laid into pages that are not sheets: contact sheets, reports."""

from __future__ import annotations

from pikepdf import Array, Page, Rectangle

from ...geometry import Rect, Size
from ...units import PT_PER_MM
from .faces import FacePage


def lay_face(sheet: Page, page: Page, where: FacePage, rect: Rect, paper: Size) -> None:
    """Lay the trim of the face on *page* into *rect* of the *sheet*, in millimetres from its upper left corner."""
    left, top = where.bleed * PT_PER_MM, float(page.mediabox[3]) - where.bleed * PT_PER_MM
    width, height = (side * PT_PER_MM for side in where.size)
    page.trimbox = Array([left, top - height, left + width, top])
    left, bottom = rect.x * PT_PER_MM, (paper.height - rect.bottom) * PT_PER_MM
    target = Rectangle(left, bottom, left + rect.width * PT_PER_MM, bottom + rect.height * PT_PER_MM)
    sheet.add_overlay(page, target)
