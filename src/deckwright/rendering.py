"""The renderer that a build's output asks for."""

from __future__ import annotations

from .options import OutputSpec
from .resources import Resources
from .svg import Renderer


def renderer_for(resources: Resources, output: OutputSpec) -> Renderer:
    return Renderer(resources, image_dpi=output.image_dpi)
