"""The page of a layout against the component that it is drawn for, with the root that would be right.

Other programs make the page as large as the card and its bleed. Ours is the trim: then the same drawing stands right
where the viewBox begins that much further in.
"""

from __future__ import annotations

from typing import Final

from ...basics.geometry import Size
from ...basics.units import measured, mm
from ...basics.written import number, stated
from ...game.model import Component
from .library import Sheet

_TOLERANCE: Final = 0.05  # mm that a layout may differ from the trim
_MOST_BLEED: Final = 10.0  # mm that a page is taken to reach beyond the trim
_MM_PER_PIXEL: Final = 25.4 / 96
_NEARLY: Final = 1.1  # forms of pages whose sides differ by less lose their edges
_RESOLUTIONS: Final = (96, 300, 600, 150, 72)  # pixels to an inch, in which others write the sizes of pages

_Box = tuple[float, float, float, float]


def find_fault(sheet: Sheet, component: Component) -> tuple[str, str] | None:
    """What is wrong with the size of a layout, and the attributes that its root needs; None where it fits."""
    trim, size, box = component.size, sheet.size, sheet.view_box
    wanted = f"component {component.id!r} is {mm(trim.width)} × {mm(trim.height)}"
    if size is None:
        message = f"the layout has no width and height in plain lengths; {wanted}"
        return message, _root(trim, box and _within_units(box, trim))
    if any(abs(a - b) > _TOLERANCE for a, b in zip(size, trim, strict=True)):
        message = f"the layout is {number(size[0], trim.width)} × {measured(size[1], trim.height)}; {wanted}"
        if component.box:  # whose sides are where `box` says: nothing is to be scaled
            return message, _root(trim, (0.0, 0.0, trim.width, trim.height))
        shown = box or (0.0, 0.0, size[0] / _MM_PER_PIXEL, size[1] / _MM_PER_PIXEL)
        for dpi in _RESOLUTIONS:
            meant = size[0] * 96 / dpi, size[1] * 96 / dpi
            bleed = _bleed(meant, trim)
            if bleed is not None:
                at = "" if dpi == 96 else f", at {dpi} pixels an inch"
                message = f"{message}, which is that without {mm(bleed)} of bleed on each side{at}"
                return message, _root(trim, _within(shown, meant, trim))
        return message, _root(trim, _within(shown, size, trim))
    if box and not _is_alike((box[2], box[3]), trim):
        message = f"the viewBox is {stated(box[2])} × {stated(box[3])}, another form; {wanted}"
        return message, _root(trim, _within_units(box, trim))
    return None


def _within_units(box: _Box, trim: Size) -> _Box:
    """What of *box* is the trim, where nothing says how long its unit is: 1 mm, or one of many to an inch."""
    sizes = ((box[2], box[3]), *((box[2] * 25.4 / dpi, box[3] * 25.4 / dpi) for dpi in _RESOLUTIONS))
    return _within(box, next((size for size in sizes if _bleed(size, trim) is not None), sizes[0]), trim)


def _within(box: _Box, size: tuple[float, float], trim: Size) -> _Box:
    """What of *box*, which is a page of *size* in mm, is the trim: all but the bleed, or all, or what has its form.

    A page of nearly that form fills the card and loses its edges; any other is shown whole in the card's middle.
    """
    if _bleed(size, trim) is not None and _is_alike((box[2], box[3]), Size(*size)):
        width, height = (side * box[2] / size[0] for side in trim)
        return _in_middle(box, width, height)
    if _is_alike((box[2], box[3]), trim):
        return box
    units = box[2] / trim.width, box[3] / trim.height
    unit = min(units) if max(units) <= min(units) * _NEARLY else max(units)
    return _in_middle(box, unit * trim.width, unit * trim.height)


def _in_middle(box: _Box, width: float, height: float) -> _Box:
    x, y = (box[i] + (box[2 + i] - side) / 2 for i, side in enumerate((width, height)))
    return round(x, 6), round(y, 6), width, height


def _bleed(size: tuple[float, float], trim: Size) -> float | None:
    """How far a page of this size reaches beyond the trim, alike on all sides."""
    across, down = (size[0] - trim.width) / 2, (size[1] - trim.height) / 2
    is_margin = abs(across - down) <= _TOLERANCE and _TOLERANCE < across <= _MOST_BLEED
    return round((across + down) / 2, 3) if is_margin else None


def _is_alike(sides: tuple[float, float], trim: Size) -> bool:
    return abs(sides[0] * trim.height - sides[1] * trim.width) <= _TOLERANCE * sides[0]


def _root(trim: Size, box: _Box | None) -> str:
    numbers = " ".join(f"{number:.6g}" for number in box or (0, 0, *trim))
    return f'write width="{trim.width:g}mm" height="{trim.height:g}mm" viewBox="{numbers}"'
