"""`deckwright export GAME screentop`: deck sheets whose cells never move, and what to press."""

from __future__ import annotations

import json

from ...basics.problems import in_order
from ...build.built import Artifact
from ..export import Exported, ExportRequest, Progress
from ..gathering import not_written, pictures, refused, shown_game, write
from ..tabletop.ledger import ledger_path, read_ledger
from ..tabletop.pieces import plan_pieces
from ..tabletop.plan import plan_decks

HOW = """\
How to put these sheets into Screentop (https://screentop.gg, its editor)

1. Make a deck for each entry of sheets.json, upload its front sheet, and give the columns and rows that stand there.
2. Upload its back: a sheet of the same columns and rows, or one picture for all.
3. Cells that sheets.json does not name are empty: leave their cards out. A card keeps its cell for ever, so that later
   you only put the new sheet in place of the old one.
4. Tokens and boards are pictures of their own.

Not tried by an upload; what Screentop takes at most is not documented. Only content that is yours may be put there.
"""


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    build = request.build
    with shown_game(request) as found:
        if found.drawn is None:
            return not_written(found.problems)
        ledger, faults = read_ledger(build.files, build.game)
        about = (build.game, *build.variants, *([build.lang] if build.lang else ()))
        game = found.drawn
        plan = plan_decks(game, ledger, about, request.wishes.card_px)
        found, made = pictures(found, plan.pictures | plan_pieces(game, about, ()), progress)
        problems = in_order([*found.problems, *faults, *plan.problems])
        if refused(request, problems):
            return not_written(problems)
        sheets = {
            spot.sheet.front: {
                "columns": spot.sheet.grid.columns,
                "rows": spot.sheet.grid.rows,
                "back": f"{spot.sheet.back}.png",
                "back_is_sheet": spot.sheet.own_backs,
                "cells": {},
            }
            for spot in plan.spots.values()
        }
        for each in game.cards:
            if (spot := plan.spots.get((each.deck.id, each.card.id))) is not None:
                entry = {
                    "card": each.card.id,
                    "name": each.card.name_in(found.lang),
                    "copies": each.card.copies,
                }
                cells = sheets[spot.sheet.front]["cells"]
                assert isinstance(cells, dict)
                cells[str(spot.cell)] = entry
        listing = {f"{name}.png": entry for name, entry in sheets.items()}
        files = [
            *made,
            Artifact(
                request.folder / "sheets.json",
                f"{json.dumps(listing, ensure_ascii=False, indent=1)}\n".encode(),
            ),
            Artifact(request.folder / "how-to.txt", HOW.encode()),
            Artifact(ledger_path(build.files, build.game), ledger.text().encode()),
        ]
        return write(request, tuple(files), problems, game, ("how-to.txt says what to press",))
