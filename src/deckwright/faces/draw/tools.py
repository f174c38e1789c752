"""What a game is drawn with, opened in one place: its pictures and fonts, its faces, and what its output asks for."""

from __future__ import annotations

from copy import copy
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from ...basics.fingerprint import engine_state
from ...game.model import Game
from ...sheets.options import Format, OutputSpec
from ...svg.canvas.reading import Reader
from ..editions.revision_marks import Revisions
from ..layouts import FaceRenderer
from .resources import Resources

if TYPE_CHECKING:
    from ...svg import Renderer


class DrawingTools:
    """The tools of one game: `faces` makes faces of cards, `renderer`, made when first asked for, paints them."""

    def __init__(
        self,
        resources: Resources,
        output: OutputSpec,
        reader: Reader,
        revisions: Revisions,
        faces: FaceRenderer,
    ) -> None:
        self.resources = resources
        self.output = output
        self.reader = reader
        self.revisions = revisions
        self.faces = faces

    @cached_property
    def renderer(self) -> Renderer:
        """To make it takes as long as to start the program."""
        renderer = renderer_for(self.resources, self.output)
        renderer.reader = self.reader
        return renderer

    def rest(self) -> None:
        """Let go of decoded pictures: nothing is drawn for a while."""
        if "renderer" in vars(self):
            self.renderer.rest()

    def with_new_faces(self) -> DrawingTools:
        """The same tools but for what makes faces, which has found no problems yet."""
        tools = copy(self)
        tools.faces = FaceRenderer(self.faces.game, self.faces.lens.lang, self.revisions)
        return tools

    def for_blank(self, game: Game, card: str) -> DrawingTools:
        """The same tools for *game*, in which *card* is one to fill in."""
        tools = copy(self)
        tools.faces = FaceRenderer(game, self.faces.lens.lang, self.revisions, card)
        return tools

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


def open_tools(
    game: Game,
    root: Path,
    lang: str | None,
    output: OutputSpec,
    records: Path | None = None,
    blank: str | None = None,
) -> DrawingTools:
    """The tools for *game*, whose project lies at *root*, in *lang* (None: its first language).

    *records* is the project whose recorded prints count, where that is another one; *blank* the id of a card that is
    one to fill in. Raises ValueError for a language
    that the game does not have.
    """
    resources = Resources(game, root)
    reader = Reader(resources)
    revisions = Revisions(records or root, game, lang, reader)
    return DrawingTools(resources, output, reader, revisions, FaceRenderer(game, lang, revisions, blank))


def renderer_for(resources: Resources, output: OutputSpec) -> Renderer:
    from ...svg import Renderer  # noqa: PLC0415 - with cairo and Pango

    return Renderer(
        resources,
        image_dpi=output.image_dpi,
        low_ink=output.low_ink,
        grey=output.grey,
        outline_text=output.outline_text or output.format is Format.SVG,
    )
