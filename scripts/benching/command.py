"""What is measured, in which order, and the table that comes of it."""

from __future__ import annotations

import argparse
import compileall
import json
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import deckwright

from . import against, stages, workload
from .against import Compared
from .measure import Usage, measured

SHEETS = ("--margin", "1.5", "--gutter", "bleed")  # 3 × 3 cards with their bleed on A4
DECKWRIGHT = (sys.executable, "-m", "deckwright")
STAGES = str(Path(stages.__file__))
NAIVE = (sys.executable, str(Path(__file__).with_name("naive.py")))
LARGE_CARDS = 100
WORKLOAD = Path()  # of --profile: no project's games
HEAD = ("", "cards", "CPU s", "wall s", "CPU ms a card", "peak MB", "file MB", "pages")


@dataclass(frozen=True, slots=True)
class Row:
    """One command that was measured; sizes in megabytes."""

    what: str
    cards: int
    cpu: float  # seconds, user and system, of the process and its children
    wall: float
    peak: float  # of the largest process
    size: float | None = None  # of what was written
    pages: int | None = None

    def cells(self) -> tuple[str, ...]:
        each = f"{self.cpu / self.cards * 1000:.1f}" if self.cards else ""
        size = "" if self.size is None else f"{self.size:.2f}"
        counts = (str(count) if count else "" for count in (self.cards, self.pages))
        cards, pages = counts
        return self.what, cards, f"{self.cpu:.2f}", f"{self.wall:.2f}", each, f"{self.peak:.0f}", size, pages


@dataclass(frozen=True, slots=True)
class Bench:
    """Where the workload lies, and how it is measured."""

    folder: Path
    seed: int
    jobs: int | None

    def project(self, count: int, name: str = "cards") -> Path:
        root = self.folder / f"{name}-{count}"
        workload.write_project(root, workload.cards(count, self.seed))
        return root

    def build(self, what: str, root: Path, count: int, *options: str) -> Row:
        jobs = ("--jobs", str(self.jobs)) if self.jobs else ()
        usage = measured([*DECKWRIGHT, "build", *options, *jobs], root)
        return row(what, count, usage, root / "build" / workload.GAME)


def row(what: str, count: int, usage: Usage, made: Path | None = None) -> Row:
    """The measures of a command, with the size of the PDFs or pictures in *made*."""
    size = pages = None
    if made is not None:
        files = [path for path in made.rglob("*") if path.suffix in (".pdf", ".png")]
        size = sum(path.stat().st_size for path in files) / 1e6
        pages = sum(map(_pages, files))
    return Row(what, count, usage.cpu, usage.wall, usage.peak / 1e6, size, pages or None)


def _pages(path: Path) -> int:
    if path.suffix != ".pdf":
        return 0
    from pikepdf import Pdf  # noqa: PLC0415 - only PDFs have pages to count

    with Pdf.open(path) as pdf:
        return len(pdf.pages)


# Parts


def version(bench: Bench, _: Sequence[int]) -> Iterator[Row]:
    yield row("--version", 0, measured([*DECKWRIGHT, "--version"], bench.folder))


def sheets(bench: Bench, counts: Sequence[int]) -> Iterator[Row]:
    for count in counts:
        root = bench.project(count)
        yield bench.build("PDF", root, count, *SHEETS)
        yield bench.build("PDF, nothing changed", root, count, *SHEETS)
        workload.change_one(root)
        yield bench.build("PDF, one card changed", root, count, *SHEETS)


def lists(bench: Bench, counts: Sequence[int]) -> Iterator[Row]:
    for count in counts:
        yield row("list", count, measured([*DECKWRIGHT, "list"], bench.project(count, "list")))


def checks(bench: Bench, counts: Sequence[int]) -> Iterator[Row]:
    for count in counts:
        root, command = bench.project(count, "check"), [*DECKWRIGHT, "check", "--quick"]
        yield row("check --quick", count, measured(command, root))
        yield row("check --quick, nothing changed", count, measured(command, root))


def pictures(bench: Bench, counts: Sequence[int]) -> Iterator[Row]:
    for count in counts:
        yield bench.build("PNG, 300 dpi", bench.project(count, "png"), count, "--format", "png")


def large_art(bench: Bench, counts: Sequence[int]) -> Iterator[Row]:
    count = min(LARGE_CARDS, max(counts))
    root = bench.project(count, "art")
    workload.use_large_pictures(root, count)
    width, height = workload.LARGE
    what = f"PDF, PNG art of {width} × {height} with alpha"
    yield bench.build(what, root, count, *SHEETS, "--image-dpi", "300")


def naive(bench: Bench, counts: Sequence[int]) -> Iterator[Row]:
    count = min(counts)
    made = bench.folder / "naive"
    made.mkdir(exist_ok=True)
    art = bench.project(count) / "assets" / workload.GAME / "art"
    command = [*NAIVE, str(count), str(bench.seed), str(art), str(made / "naive.pdf")]
    yield row("naive loop: Jinja, CairoSVG, merged", count, measured(command, made), made)


def proof(bench: Bench, counts: Sequence[int]) -> Iterator[Row]:
    from .saving import saves  # noqa: PLC0415 - with all that draws

    for count in counts:
        for save in saves(bench.project(count, "proof")):
            what = f"proof page, a {save.what} saved: {save.faces} faces new"
            yield Row(what, count, save.cpu, save.wall, save.peak / 1e6)


def against_typst(bench: Bench, counts: Sequence[int], turns: int) -> Iterator[Compared]:
    package = against.install()
    for count in counts:
        root, cards = bench.project(count, "typst"), workload.cards(count, bench.seed)
        workload.write_typst(root, cards)
        build = [*DECKWRIGHT, "build", *SHEETS, "--jobs", str(bench.jobs or 1)]
        ours = partial(measured, build, root)
        yield from against.compare(root, cards, ours, partial(against.typst, root, package), turns)


def profile(bench: Bench, project: Path | None, counts: Sequence[int]) -> Iterator[str]:
    """Where the time of builds from nothing goes: of the workload, or of each game of a *project*."""
    roots: list[tuple[Path, str, tuple[str, ...]]]
    if project is None:
        roots = [(bench.project(count), workload.GAME, SHEETS) for count in counts]
    else:
        root = bench.folder / "project"
        for name in ("cards", "layouts", "assets"):
            shutil.copytree(project / name, root / name)
        roots = [(root, path.parent.name, ()) for path in sorted(root.glob("cards/*/game.yaml"))]
    for root, game, options in roots:
        usage = measured([sys.executable, STAGES, "build", game, *options, "--jobs", "1"], root)
        found = json.loads(usage.said.splitlines()[-1])
        manifests = (root / "build" / game).glob("*.manifest.json")
        faces = sum(len(json.loads(path.read_bytes())["faces"]) for path in manifests)
        told = stages.table(found["samples"], found["texts"], usage.cpu, faces)
        yield f"{game}: {faces} faces, {usage.cpu:.2f} s\n{told}\n"


PARTS: dict[str, Callable[[Bench, Sequence[int]], Iterator[Row]]] = {
    "version": version,
    "list": lists,
    "check": checks,
    "pdf": sheets,
    "png": pictures,
    "art": large_art,
    "naive": naive,
    "proof": proof,
}


# Command line


def main(arguments: Sequence[str]) -> int:
    asked = _parser().parse_args(arguments)
    compileall.compile_dir(Path(deckwright.__file__).parent, quiet=1)  # as installing it does
    rows: list[Row] = []
    with tempfile.TemporaryDirectory(prefix="deckwright-bench-") as folder:
        bench = Bench(Path(folder), asked.seed, asked.jobs)
        if asked.against:
            print(against.HEAD)
            for compared in against_typst(bench, asked.cards, asked.turns):
                print(compared.line(), flush=True)
            return 0
        if asked.profile is not None:
            for text in profile(bench, None if asked.profile is WORKLOAD else asked.profile, asked.cards):
                print(text, flush=True)
            return 0
        print(_line(HEAD))
        for name in asked.parts:
            counts = [asked.naive_cards] if name == "naive" else asked.cards
            for found in PARTS[name](bench, counts):
                print(_line(found.cells()), flush=True)
                rows.append(found)
    if asked.json:
        content = {"machine": _machine(), "seed": asked.seed, "rows": [asdict(found) for found in rows]}
        asked.json.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scripts/bench",
        description="Measure how fast Deckwright draws a game of N cards, each process as a whole from outside, "
        "beside the loop that one would write first. CPU seconds are user and system, of children too; compare "
        "those, for wall time is shared with whatever else runs. Every figure is of one run, but for `proof`: "
        "within one process, the median of nine saves, from the file to the first picture that has changed.",
    )
    add = parser.add_argument
    add(
        "-n", "--cards", type=_count, nargs="+", default=[50, 200, 1000], metavar="N", help="numbers of cards"
    )
    add("--parts", nargs="+", choices=PARTS, default=list(PARTS), metavar="PART", help=", ".join(PARTS))
    add("--naive-cards", type=_count, default=20, metavar="N", help="of the naive loop, which is slow")
    add("--jobs", type=_count, metavar="N", help="as of `deckwright build`")
    add("--seed", type=int, default=1, help="of the workload")
    add(
        "--against",
        choices=against.OTHERS,
        help="run Typst, installed below build/, in turn with us on the same cards instead: medians and ratios",
    )
    add(
        "--profile",
        nargs="?",
        type=Path,
        const=WORKLOAD,
        metavar="PROJECT",
        help="tell where the time of a build from nothing goes, in ms a card, and how many texts are put together from "
        "words and written: of the workload, or of each game of PROJECT",
    )
    add("--turns", type=_count, default=3, metavar="N", help="of --against")
    add("--json", type=Path, metavar="FILE", help="write the figures here, too")
    return parser


def _count(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{value} is less than 1")
    return value


def _line(cells: Sequence[str]) -> str:
    widths = (max(8, len(head)) for head in HEAD[1:])
    return f"{cells[0]:<46}" + "  ".join(
        f"{cell:>{width}}" for cell, width in zip(cells[1:], widths, strict=True)
    )


def _machine() -> dict[str, object]:
    return {
        "system": platform.platform(),
        "processor": platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }
