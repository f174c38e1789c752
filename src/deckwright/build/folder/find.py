"""A folder of finished pictures → cards: each a front, its back, and how often it is printed.

Folders in it named `fronts` and `backs` hold the sides; every other one is a deck. `backs` may hold one picture for
all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import Final

from ...basics.files import MAX_READ, plain_file
from ...basics.geometry import Size
from ...basics.phrases import quantity
from ...basics.problems import Place, Problem, RequestError, did_you_mean, problem
from ...basics.records import dataclass
from .names import MOST_COPIES, PictureName, fold, natural, read_name

RASTER: Final = (".png", ".jpg", ".jpeg", ".webp", ".tif", ".tiff", ".bmp", ".gif")
SUFFIXES: Final = (*RASTER, ".svg", ".pdf")
MAX_PICTURE: Final = 256_000_000  # bytes
MAX_PDF: Final = MAX_READ
FRONTS: Final = frozenset({"front", "fronts", "faces", "recto"})
BACKS: Final = frozenset({"back", "backs", "verso", "double_sided", "double-sided"})


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards that stand side by side on each page of a PDF."""

    columns: int
    rows: int
    gap: float = 0.0  # mm between them
    card: Size | None = None  # as large as each is cut; None: the page is divided evenly


@dataclass(frozen=True, slots=True)
class Source:
    """Where one side of a card is shown: a file, or a page of one, or one card on such a page."""

    path: Path
    page: int = 0
    cell: tuple[int, int] | None = None  # column and row of the grid, from 0


@dataclass(frozen=True, slots=True)
class FolderCard:
    name: str
    deck: str  # the folder that it lies in; empty: the folder itself
    front: Source
    back: Source | None = None
    copies: int = 1
    has_own_back: bool = False  # its back is not shared

    def with_back(self, back: Source) -> FolderCard:
        """The same card, with this back where it has none of its own."""
        return self if self.has_own_back else replace(self, back=back)


@dataclass(frozen=True, slots=True)
class Named:
    """A picture and what its name says."""

    source: Source
    name: PictureName


@dataclass
class Found:
    """What lies in a folder."""

    cards: list[FolderCard] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PdfPages:
    """How the pages of PDFs are meant."""

    grid: Grid | None = None
    pairs: bool = False  # front and back by turns


def find_cards(path: Path, pages: PdfPages) -> Found:
    """The cards of a folder, or of one PDF or picture. Raises RequestError (`no-picture`) where there is none."""
    found = Found()
    if path.is_dir():
        common = _find_in(path, "", None, pages, found)
        decks = (each for each in path.iterdir() if _is_deck(each))
        for deck in sorted(decks, key=lambda each: natural(each.name)):
            _find_in(deck, deck.name, common, pages, found)
    elif path.suffix.lower() in SUFFIXES and path.exists() and _can_be_read(path, found):
        _pair([Named(*each) for each in _sources(path, pages, found)], [], "", None, found)
    if not found.cards:
        raise RequestError(_nothing(path), *found.problems)
    return found


def _nothing(path: Path) -> Problem:
    kinds = ", ".join(suffix.removeprefix(".") for suffix in SUFFIXES)
    if not path.exists():
        return problem("no-picture", f"{path} does not exist")
    if path.is_dir():
        return problem("no-picture", f"{path} holds no picture of a card", hint=f"read are {kinds}")
    return problem("no-picture", f"{path.name} is no picture of a card that is read; read are {kinds}")


def _is_deck(path: Path) -> bool:
    return path.is_dir() and not path.name.startswith((".", "_")) and path.name.lower() not in FRONTS | BACKS


def _find_in(folder: Path, deck: str, common: Source | None, pages: PdfPages, found: Found) -> Source | None:
    """Find what lies in one folder, and in `fronts` and `backs` there: the back that its cards share, else *common*."""
    named = _pictures(folder, pages, found)
    backs: list[Named] = []
    for each in sorted(each for each in folder.iterdir() if each.is_dir()):
        if each.name.lower() in FRONTS:
            fronts = _pictures(each, pages, found)
            named += [replace(front, name=replace(front.name, side="front")) for front in fronts]
        elif each.name.lower() in BACKS:
            backs += _pictures(each, pages, found)
    return _pair(named, backs, deck, common, found)


def _pictures(folder: Path, pages: PdfPages, found: Found) -> list[Named]:
    """The pictures that lie in *folder*, as people count; what else lies there is told."""
    files = [f for f in folder.iterdir() if not f.is_dir() and not f.name.startswith((".", "~", "_"))]
    files.sort(key=lambda file: natural(file.name))
    strange = [f.name for f in files if f.suffix.lower() not in (*SUFFIXES, ".csv", ".txt")]
    if strange:
        shown = ", ".join(strange[:3]) + (" …" if len(strange) > 3 else "")
        message = f"{quantity(len(strange), 'file')} in {folder.name}/ {_are(strange)} no picture that is read: {shown}"
        found.problems.append(problem("picture-unread", message))
    pictures = (file for file in files if file.suffix.lower() in SUFFIXES and _can_be_read(file, found))
    return [Named(source, name) for file in pictures for source, name in _sources(file, pages, found)]


def _can_be_read(path: Path, found: Found) -> bool:
    """Whether a file lies there, and none so large that nobody means it; what else lies there is told."""
    try:
        plain_file(path, MAX_PDF if path.suffix.lower() == ".pdf" else MAX_PICTURE)
    except OSError as error:
        why = f"the picture cannot be read: {error.strerror or error}"
        found.problems.append(problem("image-unreadable", why, Place(path.name)))
        return False
    return True


def refuse_unreadable(path: Path, option: str) -> None:
    """Raises RequestError where no picture can be read at a *path* that an option names."""
    if not path.exists():
        raise RequestError(problem("no-picture", f"{option}: {path} does not exist"))
    found = Found()
    if not _can_be_read(path, found):
        raise RequestError(*found.problems)


def _are(things: Sequence[object]) -> str:
    return "is" if len(things) == 1 else "are"


def _sources(path: Path, pages: PdfPages, found: Found) -> Iterator[tuple[Source, PictureName]]:
    """A picture is one card's; a PDF of several pages, or with a grid, holds several."""
    name = read_name(path.stem)
    if path.suffix.lower() != ".pdf":
        yield Source(path), name
        return
    count = _page_count(path, found)
    if count == 1 and pages.grid is None:
        yield Source(path), name
        return
    yield from _of_pages(path, name, count, pages)


def _of_pages(
    path: Path, name: PictureName, count: int, pages: PdfPages
) -> Iterator[tuple[Source, PictureName]]:
    step = 2 if pages.pairs else 1
    for page in range(0, count, step):
        number = page // step + 1
        for at, (front, back) in enumerate(_cells(path, page, pages), 1):
            card = f"{name.card}-{number}" if pages.grid is None else f"{name.card}-{number}-{at}"
            yield front, replace(name, card=card, side=name.side or "front")
            if back.page < count and pages.pairs:
                yield back, replace(name, card=card, side="back")


def _cells(path: Path, page: int, pages: PdfPages) -> Iterator[tuple[Source, Source]]:
    """Each card of a page, and what is behind it on the next, which is turned about its long edge."""
    if pages.grid is None:
        yield Source(path, page), Source(path, page + 1)
        return
    for row in range(pages.grid.rows):
        for column in range(pages.grid.columns):
            behind = (pages.grid.columns - 1 - column, row)
            yield Source(path, page, (column, row)), Source(path, page + 1, behind)


def _page_count(path: Path, found: Found) -> int:
    from pikepdf import PasswordError, Pdf, PdfError  # noqa: PLC0415 - only where there is a PDF

    try:
        with Pdf.open(path) as pdf:
            return len(pdf.pages)
    except (PdfError, PasswordError, OSError) as error:
        found.problems.append(
            problem("image-unreadable", f"the file cannot be read: {error}", Place(path.name))
        )
        return 0


# Fronts and backs


def _pair(
    pictures: Sequence[Named], backs: Sequence[Named], deck: str, common: Source | None, found: Found
) -> Source | None:
    """Make cards of the fronts among *pictures*, each with its back. The back that they share."""
    fronts = [named for named in pictures if named.name.side != "back"]
    behind = [*backs, *(named for named in pictures if named.name.side == "back")]
    by_name = {fold(named.name.card): named for named in behind if named.name.card}
    shared = [named for named in behind if named.name.is_common_back]
    cards = {fold(named.name.card) for named in fronts}
    if len(backs) == 1 and not shared and fold(backs[0].name.card) not in cards:
        shared = [by_name.pop(fold(backs[0].name.card))]  # alone among `backs`: the back of all
    for named in [named for key, named in by_name.items() if key not in cards]:
        found.problems.append(_frontless(named, fronts))
        if named not in backs:
            fronts.append(Named(named.source, PictureName(named.source.path.stem)))
    found.problems += _twice(fronts)
    back = shared[0].source if shared else common
    for front in fronts:
        own = by_name.get(fold(front.name.card))
        found.cards.append(
            FolderCard(
                front.name.card or front.source.path.stem,
                deck,
                front.source,
                own.source if own else back,
                _copies(front, own),
                own is not None,
            )
        )
    return back


def _copies(front: Named, back: Named | None) -> int:
    copies = front.name.copies
    if copies is None and back is not None:
        copies = back.name.copies
    return 1 if copies is None else min(copies, MOST_COPIES)


def _frontless(back: Named, fronts: Iterable[Named]) -> Problem:
    name, names = back.name.card, [front.name.card for front in fronts]
    message = f"no front is called {name!r}, whose back this would be"
    hint = did_you_mean(name, names) or "named otherwise, or moved to backs/, it is no card of its own"
    return problem("picture-name", message, Place(back.source.path.name), hint=hint)


def _twice(fronts: Sequence[Named]) -> Iterator[Problem]:
    """Two pictures of one name in one folder: `fox.png` and `fox.jpg`."""
    counted = Counter(fold(front.name.card) for front in fronts)
    seen: dict[str, Named] = {}
    for front in fronts:
        key = fold(front.name.card)
        if counted[key] > 1 and key in seen:
            message = f"{seen[key].source.path.name} has the same name: both are printed"
            yield problem("picture-name", message, Place(front.source.path.name))
        seen.setdefault(key, front)
