"""`deckwright export GAME kit` on one screen: everything that a stranger needs to print the game, in one zip."""

from __future__ import annotations

import datetime
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from ...basics.naming import safe_name
from ...basics.problems import Problem, RequestError, in_order, problem
from ...basics.records import dataclass
from ...basics.written import number
from ...build import test_pages
from ...build.built import Artifact
from ...build.draw_game import draw_game
from ...build.resolving import resolve_options
from ...build.sticker_sizes import StickerRequest
from ...build.stickers import build_stickers
from ...faces.draw.types import DrawnGame
from ...faces.editions.print_records import prints, read_print
from ..export import Exported, ExportRequest, Progress
from ..gathering import Gathered, gathered, not_written, refused, rulebook, write
from ..showing.covers import covers
from . import sheets
from .archive import Archive
from .readme import Facts, read_me
from .sheets import PAPERS, Laid

# What is given up for --max-mb, one after the other: low ink, then dots of the pictures in the cards.
STEPS: Final = ((True, None), (False, None), (False, 300.0), (False, 200.0), (False, 150.0), (False, 100.0))


@dataclass(frozen=True, slots=True)
class _Kit:
    found: Gathered
    drawn: DrawnGame
    laid: tuple[Laid, ...]
    version: str
    date: datetime.date
    rules: dict[str, Path]  # by paper
    stickers: dict[str, tuple[Path, ...]]

    def name(self, *parts: str) -> str:
        """Of a file: game, version and day, and what it is."""
        head = (
            self.drawn.game.id,
            *self.drawn.game.in_force,
            f"v{safe_name(self.version)}",
            self.date.isoformat(),
        )
        return "_".join((*head, *filter(None, parts)))


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    with gathered(request, progress) as found:
        if found.drawn is None:
            return not_written(found.problems)
        laid, unfit = sheets.lay_all(found.drawn, found.lang)
        rules, stickers, of_parts = _parts(found)
        problems = in_order([*found.problems, *unfit, *of_parts])
        if refused(request, problems):
            return not_written(problems)
        version = found.drawn.game.meta.get("version")
        told = version.in_lang(found.lang) if version else "1"
        kit = _Kit(found, found.drawn, tuple(laid), told, _day(request.wishes.date), rules, stickers)
        made = _within(kit, request)
        if isinstance(made, Problem):
            return not_written((*problems, made))
        target = request.folder / f"{kit.name('kit')}.zip"
        return write(
            request, (Artifact(target, made),), problems, found.drawn, ("unpack it, and begin with READ-ME",)
        )


def _day(text: str | None) -> datetime.date:
    """The day that stands on all: as given, as SOURCE_DATE_EPOCH says, else today."""
    if text is None:
        seconds = float(os.environ.get("SOURCE_DATE_EPOCH") or time.time())
        return datetime.datetime.fromtimestamp(seconds, datetime.UTC).date()
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        message = f"--date {text}: is no day such as 2026-11-29"
        raise RequestError(problem("option-conflict", message)) from None


def _parts(found: Gathered) -> tuple[dict[str, Path], dict[str, tuple[Path, ...]], list[Problem]]:
    """The rulebook and the stickers for each paper, made in the workshop."""
    rules: dict[str, Path] = {}
    stickers: dict[str, tuple[Path, ...]] = {}
    problems: list[Problem] = []
    for paper in PAPERS:
        book, told = rulebook(found, paper)
        rules |= {paper: book} if book else {}
        problems += told
        if found.drawn is not None and found.drawn.game.pawns is not None:
            build = replace(
                found.request.build,
                out=found.workshop / f"stickers-{paper}",
                decks=(),
                sheets={"paper": paper},
            )
            built = build_stickers(build, StickerRequest())
            problems += built.problems
            stickers[paper] = tuple(each.path for each in built.artifacts if each.path.suffix == ".pdf")
    known = set(found.problems)
    return rules, stickers, [each for each in dict.fromkeys(problems) if each not in known]


def _within(kit: _Kit, request: ExportRequest) -> Path | Problem:
    """The zip, with as little given up as --max-mb asks for; a problem where even that is too large."""
    most = request.wishes.max_mb
    size = 0.0
    for step, (with_low_ink, dpi) in enumerate(STEPS if most else STEPS[:1]):
        path = kit.found.workshop / f"kit-{step}.zip"
        _fill(
            kit,
            Archive(path, kit.name("kit"), (kit.date.year, kit.date.month, kit.date.day)),
            with_low_ink,
            dpi,
        )
        size = path.stat().st_size / 1_000_000
        if most is None or size <= most:
            return path
        path.unlink()
    message = f"the kit has {number(size)} MB without low ink and with pictures of 100 dpi; --max-mb {most} allows less"
    return problem("outlet-limit", message, hint="export fewer decks with --deck, or allow more")


def _fill(kit: _Kit, archive: Archive, with_low_ink: bool, dpi: float | None) -> None:
    """Everything, in one order; what is drawn for it is let go of as soon as it is in."""
    for name, data in _read_me(kit):
        archive.add(name, data)
    colour = kit.drawn if dpi is None else _drawn_again(kit, image_dpi=dpi)
    for name, data in _cards(kit, colour, "color"):
        archive.add(name, data)
    if with_low_ink:
        for name, data in _cards(kit, _drawn_again(kit, low_ink=True), "lowink"):
            archive.add(name, data)
    for name, file in _books_and_stickers(kit):
        archive.add(name, file)
    for name, data in _cut_files(kit):
        archive.add(name, data)
    for paper in PAPERS:
        page = test_pages.test_page(paper, "portrait")
        data = test_pages.page_to_measure(page, ("front", "back"), "long-edge")
        archive.add(f"{kit.name('calibration', PAPERS[paper])}.pdf", data)
    for shape, data in covers(kit.drawn):
        archive.add(f"pictures/{kit.name('cover', shape)}.png", data)
    if changes := "".join(_changes(kit)):
        archive.add("CHANGES.txt", changes.encode())
    archive.close()


def _read_me(kit: _Kit) -> Iterator[tuple[str, bytes]]:
    game = kit.drawn.game
    has_cuts = any(sheet.cuts for laid in kit.laid for sheet in laid.document.sheets)
    for lang in game.languages:
        author = game.meta["author"].in_lang(lang) if "author" in game.meta else ""
        facts = Facts(
            kit.version, kit.date.isoformat(), author, bool(kit.rules), bool(kit.stickers), has_cuts
        )
        yield f"READ-ME-{lang}.pdf", read_me(kit.drawn, kit.laid, lang, facts)


def _books_and_stickers(kit: _Kit) -> Iterator[tuple[str, Path]]:
    for paper, book in kit.rules.items():
        yield f"rules/{kit.name('rules', kit.found.lang, PAPERS[paper])}.pdf", book
    for paper, files in kit.stickers.items():
        for count, each in enumerate(files, 1):
            part = str(count) if len(files) > 1 else ""
            yield f"stickers/{kit.name('stickers', PAPERS[paper], part)}.pdf", each


def _cut_files(kit: _Kit) -> Iterator[tuple[str, bytes]]:
    """Of the first way of printing: the fronts of the others but the folded ones lie alike."""
    for laid in kit.laid:
        if laid.way == kit.laid[0].way:
            for name, data in sheets.cut_files(laid):
                yield f"cut/{kit.name('cut', PAPERS[laid.paper], laid.part, name)}", data


def _cards(kit: _Kit, drawn: DrawnGame, ink: str) -> Iterator[tuple[str, bytes]]:
    title = drawn.game.title.in_lang(kit.found.lang)
    footer = f"{title} · {kit.version} · {kit.date.isoformat()}"
    for laid in kit.laid:
        name = kit.name("cards", laid.part, PAPERS[laid.paper], laid.way, ink)
        yield f"cards/{name}.pdf", sheets.write(laid, drawn, kit.found.lang, footer)


def _drawn_again(kit: _Kit, *, low_ink: bool = False, image_dpi: float | None = None) -> DrawnGame:
    """The same cards with less ink, or with smaller pictures."""
    build = kit.found.request.build
    cards, _, _ = resolve_options(kit.drawn.game, build, [])
    output = replace(kit.drawn.options.output, low_ink=low_ink, image_dpi=image_dpi)
    folder = kit.found.workshop / f"drawn-{low_ink}-{image_dpi}"
    folder.mkdir(exist_ok=True)
    return draw_game(kit.drawn.game, build, replace(kit.drawn.options, output=output), cards, None, folder)


def _changes(kit: _Kit) -> Iterator[str]:
    """What the records of prints say, the latest first."""
    build = kit.found.request.build
    for path in reversed(prints(build.files, build.game)):
        record = read_print(path, build.files)
        yield f"{record.date}  {record.note or path.stem}\n"
