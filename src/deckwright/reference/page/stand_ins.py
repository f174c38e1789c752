"""Faces in the place of what stands for them in a PDF of cairo's.

Cairo writes each stand-in as a form, which its pages show where the face belongs; the form becomes the face, which is
drawn as it is for sheets. Drawn at other sizes and places right on the page, cairo's coarse numbers can make it stop.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pikepdf
from pikepdf import Name

from .painting import MARK

_COLOUR: Final = re.compile(rb"([\d.]+) ([\d.]+) ([\d.]+) rg")


def swap_in(pdf: pikepdf.Pdf, faces: pikepdf.Pdf) -> int:
    """Put the pages of *faces* in the place of their stand-ins; how many there were."""
    count = 0
    for form in list(_forms(pdf)):
        number = _number(form)
        if number is None:
            continue
        page = faces.pages[number]
        left, top = float(form.BBox[0]), float(form.BBox[1]) + float(page.mediabox[3])
        turned = b"1 0 0 -1 %.5f %.5f cm\n" % (left, top)  # a form's y goes down, a page's goes up
        form.write(turned + page.Contents.read_bytes())
        form.Resources = pdf.copy_foreign(faces.make_indirect(page.Resources))
        if "/Group" in page:
            form.Group = pdf.copy_foreign(faces.make_indirect(page.Group))
        count += 1
    return count


def _forms(pdf: pikepdf.Pdf) -> Iterator[Any]:
    for entry in pdf.objects:
        if isinstance(entry, pikepdf.Stream) and entry.get("/Subtype") == Name.Form:
            yield entry


def _number(form: Any) -> int | None:
    """The number of the face that a form stands for; None for any other form."""
    content = form.read_bytes()
    colours = _COLOUR.findall(content)
    if len(colours) != 1 or len(content) > 400:
        return None
    red, green, blue = (round(float(part) * 255) for part in colours[0])
    return red + (green << 8) if blue == MARK else None
