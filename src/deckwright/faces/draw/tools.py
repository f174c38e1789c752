"""What a build draws with: the resources of its game and the renderer that its output asks for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ...basics.fingerprint import engine_state
from ...sheets.options import Format, OutputSpec
from ...svg.canvas.reading import Reader
from .resources import Resources

if TYPE_CHECKING:
    from ...svg import Renderer


class Press:
    """The renderer of a build. It is made when something is to be drawn; that takes as long as to start the program."""

    def __init__(self, resources: Resources, output: OutputSpec) -> None:
        self.resources = resources
        self.reader = Reader(resources)
        self.output = output

    @cached_property
    def renderer(self) -> Renderer:
        renderer = renderer_for(self.resources, self.output)
        renderer.reader = self.reader
        return renderer

    def rest(self) -> None:
        """Let go of decoded pictures: nothing is drawn for a while."""
        if "renderer" in vars(self):
            self.renderer.rest()

    @cached_property
    def signature(self) -> str:
        """All that decides how a face is drawn but the face itself and the files that it reads."""
        output = self.output
        settings = (
            output.image_dpi,
            output.low_ink,
            output.grey,
            output.outline_text,
            output.format is Format.SVG,
        )
        return "\n".join((engine_state(), self.resources.fonts_state(), repr(settings)))


def renderer_for(resources: Resources, output: OutputSpec) -> Renderer:
    from ...svg import Renderer  # with cairo and Pango

    return Renderer(
        resources,
        image_dpi=output.image_dpi,
        low_ink=output.low_ink,
        grey=output.grey,
        outline_text=output.outline_text or output.format is Format.SVG,
    )
