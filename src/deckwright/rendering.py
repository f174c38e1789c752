"""The renderer that a build's output asks for."""

from __future__ import annotations

from .options import Format, OutputSpec
from .resources import Resources
from .svg import Renderer


def renderer_for(resources: Resources, output: OutputSpec) -> Renderer:
    return Renderer(
        resources,
        image_dpi=output.image_dpi,
        low_ink=output.low_ink,
        outline_text=output.outline_text or output.format is Format.SVG,
    )
