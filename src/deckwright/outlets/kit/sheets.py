"""The sheets of a kit: each paper, each way of printing, in colour and in low ink; and the lines that machines cut."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from ...basics.problems import Problem
from ...basics.records import dataclass
from ...build import outputs
from ...build.draw_game import at_cards
from ...faces.draw.types import DrawnGame, piece_of
from ...sheets.impose import SheetFile, impose
from ...sheets.options import Options, override_options
from ...sheets.write import pdf
from ...sheets.write.cut import cut_dxf, cut_svg

PAPERS: Final[Mapping[str, str]] = {"a4": "A4", "letter": "Letter"}
WAYS: Final[Mapping[str, str]] = {"duplex-long": "long-edge", "fold": "fold", "fronts": "none"}


@dataclass(frozen=True, slots=True)
class Laid:
    """One file of cards before it is written."""

    paper: str
    way: str
    document: SheetFile

    @property
    def part(self) -> str:
        """The component that it holds, where each has a file of its own."""
        return self.document.part.removesuffix("-fronts")

    @property
    def papers(self) -> int:
        """Sheets of paper."""
        return len({sheet.number for sheet in self.document.sheets})

    @property
    def cuts(self) -> int:
        """Cuts of a guillotine, or pieces cut out with scissors."""
        return sum(len(_lines(sheet)) for sheet in self.document.sheets if sheet.side == "front")


def _lines(sheet: object) -> set[tuple[str, float]]:
    """The straight lines, right across the paper, along which the pieces of a sheet are cut."""
    found: set[tuple[str, float]] = set()
    for placement in sheet.placements:  # type: ignore[attr-defined]
        box = placement.rect
        found |= {("x", round(box.x, 2)), ("x", round(box.right, 2))}
        found |= {("y", round(box.y, 2)), ("y", round(box.bottom, 2))}
    return found


def lay_all(drawn: DrawnGame, lang: str) -> tuple[list[Laid], list[Problem]]:
    """Every file of cards there is to be, and what cannot be laid."""
    laid: list[Laid] = []
    problems: list[Problem] = []
    has_backs = any(card.back is not None for card in drawn.cards)
    for paper in PAPERS:
        for way, backs in WAYS.items():
            if way != "fronts" and not has_backs:
                continue
            options = options_for(drawn, paper, backs)
            pieces = [piece_of(card) for card in drawn.cards]
            imposition = impose(pieces, options.sheets, options.own, lang)
            problems += at_cards(imposition.problems, drawn.game)
            laid += [Laid(paper, way, document) for document in imposition.documents]
    return laid, list(dict.fromkeys(problems))


def options_for(drawn: DrawnGame, paper: str, backs: str) -> Options:
    """As the game has its sheets, but for the paper and the backs."""
    found, _ = override_options({"paper": paper, "backs": backs}, drawn.options, {})
    return replace(found, own=None)


def write(laid: Laid, drawn: DrawnGame, lang: str, footer: str) -> bytes:
    """The PDF; *footer* names the game with its version and date on each sheet."""
    meta = replace(outputs.describe(drawn.game, lang, drawn.options.output.outline_text), game=footer)
    return pdf.write_pdf(laid.document, drawn.file, meta, None, None)


def cut_files(laid: Laid) -> Iterator[tuple[str, bytes]]:
    """The cut lines of the fronts; one file for all sheets that are cut alike, named for them."""
    alike: dict[bytes, list[int]] = {}
    for sheet in laid.document.sheets:
        if sheet.side == "front" and sheet.cuts:
            alike.setdefault(cut_svg(sheet, "cut"), []).append(sheet.number)
    by_number = {sheet.number: sheet for sheet in laid.document.sheets if sheet.side == "front"}
    for svg, numbers in alike.items():
        first, last = numbers[0], numbers[-1]
        name = f"sheet-{first}" if first == last else f"sheets-{first}-to-{last}"
        yield f"{name}.svg", svg
        yield f"{name}.dxf", cut_dxf(by_number[first], "cut")
