"""A face at another size than its layout is drawn for: a sticker is as large as its pawn lets it be."""

from __future__ import annotations

from dataclasses import replace

from lxml import etree

from ...game.model import Component
from .face import Face

PX_PER_MM = 96 / 25.4


def resized(face: Face, component: Component) -> Face:
    """*face* as large as *component*; of another form, it fills it and what is too much lies beyond the cut."""
    root = etree.fromstring(face.svg.encode())
    drawn = face.component.size
    if root.get("viewBox") is None:
        root.set("viewBox", f"0 0 {drawn.width * PX_PER_MM:.4f} {drawn.height * PX_PER_MM:.4f}")
    root.set("width", f"{component.size.width:.4f}mm")
    root.set("height", f"{component.size.height:.4f}mm")
    root.set("preserveAspectRatio", "xMidYMid slice")
    return replace(face, component=component, svg=etree.tostring(root, encoding="unicode"))
