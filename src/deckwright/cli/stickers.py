"""`deckwright stickers`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from ..basics.phrases import quantity
from ..basics.problems import ExitCode, RequestError, problem
from ..sheets.option_fields import For
from .build_options import sheet_options
from .project import game_argument, game_of, lang_option, variant_option
from .show import answer, progress, say, say_refused, show_files, show_problems

if TYPE_CHECKING:
    from ..build.sticker_sizes import StickerRequest

EXAMPLES = """\b
Examples:
  deckwright stickers catacombes
  deckwright stickers catacombes --pawn grand=24.6mm --pawn petit=14.8mm
  deckwright stickers catacombes --stock rayfilm-2525k --only moyen --start 12 --nudge 0.5,-0.3
  deckwright stickers catacombes --for punch 25.4mm
  deckwright stickers catacombes --for machine --cutter silhouette --cut svg,dxf
"""
# The help of options that mean something else for stickers than for cards.
HELPS: Final = {
    "paper": "As of `deckwright build`. Default: the game's, or the labels'.",
    "orientation": "auto, portrait or landscape.",
    "margin": "What the printer leaves.",
    "cutter": "The machine, as of `deckwright build`. Of --for machine: silhouette.",
    "registration": "Measures of a Silhouette's marks: arm=20,line=0.5,….",
    "cut": "svg, dxf: cut files; pdf: a spot colour. Of --for machine: svg,dxf.",
    "cut-names": "What the spot colours are called: kiss=KissCut,….",
    "grey": "Shades of grey, as light as the colours.",
}
FOR_MACHINES: Final = {"cut": "svg,dxf", "cutter": "silhouette"}


class Stickers(click.Command):
    """Lets the diameter of a punch stand behind it without quotes: `--for punch 25.4mm`."""

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        for index, word in enumerate(args[:-2]):
            if word == "--for" and args[index + 1] == "punch" and args[index + 2][:1].isdigit():
                args = [*args[: index + 1], f"punch {args[index + 2]}", *args[index + 3 :]]
                break
        return super().parse_args(context, args)


@click.command("stickers", cls=Stickers, epilog=EXAMPLES)
@game_argument
@click.option(
    "--stock", metavar="NAME", help="Labels that are cut already, by product or as a sheet of your own."
)
@click.option("--stocks", is_flag=True, help="List the sheets of labels that are known, in place of a game.")
@click.option(
    "--start", type=int, default=1, metavar="N", help="The first free label of a part-used sheet, from 1."
)
@click.option(
    "--nudge", metavar="X,Y", default="0,0", help="Move all that is printed on labels by so many mm."
)
@click.option(
    "--pawn",
    "faces",
    multiple=True,
    metavar="SIZE=MM",
    help="The face of a size of pawns, as a caliper has it.",
)
@click.option(
    "--only", multiple=True, metavar="NAME", help="This size or this pawn; may be repeated. Default: all."
)
@click.option(
    "--for",
    "tool",
    metavar="TOOL",
    default="knife",
    help="What cuts: knife, punch 25.4mm (or several: punch 16mm,25.4mm) or machine. Default: knife.",
)
@sheet_options(For.STICKERS, HELPS)
@variant_option
@lang_option("Language of stickers and guide. Default: the game's first.")
@click.option(
    "--printer", metavar="NAME", help="Make up for this printer, as `deckwright calibrate` measured it."
)
@click.option(
    "--tray", metavar="NAME", default="default", help="The tray of the printer that the labels lie in."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write below this folder instead of build/.",
)
@click.option("--draft", is_flag=True, help="Print although there are problems.")
@click.option("--strict", is_flag=True, help="Let warnings forbid printing, too.")
def command(game: str | None, stocks: bool, sheets: dict[str, str], **options: Any) -> None:
    """Print the stickers of GAME's pawns, each as large as its pawn lets it be, and a guide to stick them by."""
    if stocks:
        list_stocks()
        return
    root, name = game_of(game)
    from ..build.request import Request, is_refused
    from ..build.stickers import build_stickers

    wanted = sticker_request_from(
        {key: options.pop(key) for key in ("tool", "stock", "start", "nudge", "faces", "only")}
    )
    request = Request(root, name, sheets=with_machine(sheets, wanted), **options)
    with progress("Drawing") as step:
        built = build_stickers(request, wanted, step)
    show_problems(built.problems)
    if not built.written:
        say_refused(built.problems)
        raise SystemExit(ExitCode.PROBLEMS)
    show_files(built.artifacts)
    say(f"{quantity(built.cards, 'sticker')} of {quantity(built.distinct, 'kind')}")
    if is_refused(built.problems, request):
        raise SystemExit(ExitCode.DRAFT)


def with_machine(sheets: Mapping[str, str], wanted: StickerRequest) -> Mapping[str, str]:
    """The options as written; a machine gets marks and files where nothing else is said."""
    if wanted.tool != "machine":
        return sheets
    if wanted.stock:
        raise RequestError(problem("option-conflict", "--for machine: labels of a stock are cut already"))
    return {**FOR_MACHINES, **sheets}


def sticker_request_from(given: Mapping[str, Any]) -> StickerRequest:
    """What was asked for. Raises RequestError where it cannot be read."""
    from ..basics.geometry import Point
    from ..basics.units import length
    from ..build.sticker_sizes import StickerRequest, tool_of

    try:
        tool, punches = tool_of(given["tool"])
        across, _, down = given["nudge"].partition(",")
        nudge = Point(length(across), length(down))
        faces = tuple(_face(text) for text in given["faces"])
    except ValueError as error:
        raise RequestError(problem("sheet-option", str(error))) from None
    return StickerRequest(tool, punches, given["stock"], given["start"], nudge, faces, given["only"])


def _face(text: str) -> tuple[str, float]:
    from ..basics.units import length

    name, has_size, size = text.partition("=")
    if not has_size or not 3 <= length(size) <= 300:
        raise ValueError(
            f"--pawn {text!r} is not a size with its face, such as grand=24.6mm, from 3 to 300 mm"
        )
    return name.strip(), length(size)


def list_stocks() -> None:
    from ..basics.units import mm
    from ..sheets.impose.stocks import known_stocks

    for stock in known_stocks().values():
        template = stock.template
        head = f"{template.paper.id:7} {len(template.layout.slots):4} × Ø {mm(template.card.width):9}"
        answer(f"{head} {', '.join((stock.id, *stock.names))}")
