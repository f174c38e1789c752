"""White paper to draw on: what a picture of a face or page begins with."""

from __future__ import annotations

import cairocffi


def white_paper(width: int, height: int) -> tuple[cairocffi.ImageSurface, cairocffi.Context]:
    """A surface of so many pixels without alpha, all white, and a context to draw on it."""
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, width, height)
    context = cairocffi.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    return surface, context
