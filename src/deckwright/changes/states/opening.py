"""What a person calls a state of a game → its edition and, where its files are at hand, the game drawn."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from dataclasses import field, replace
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from ...basics.files import short_path, sweep_temporary_folders, temporary_folder
from ...basics.problems import DeckwrightError, Problem, RequestError, in_order, problem
from ...basics.records import dataclass
from ...build.cards import Resolved, judge_problems
from ...build.draw_game import draw_game
from ...build.request import Request
from ...build.resolving import apply_variants, resolve_options
from ...build.sticker_sizes import sticker_edition, sticker_request_of
from ...build.stickers import stickers_to_compare
from ...checks.preflight import Judge
from ...faces.draw.drawn_faces import Progress
from ...faces.draw.types import DrawnGame
from ...faces.edition_of import edition_of
from ...faces.editions import STICKERS, Edition, NotAnEditionError, from_json
from ...faces.editions.print_records import read_print, require_print
from ...game.load import load_game
from ...game.model import BASE
from ...game.projects import games
from ...reference.check import all_problems
from .repository import Repository, paths_of

NOW: Final = "."
LAST_PRINT: Final = "last-print"
VARIANT: Final = "variant:"  # before the names of variants, with + between them
SEARCHED: Final = 2  # revisions, for the pictures of a print that names none


@dataclass(frozen=True, slots=True)
class SnapshotRequest:
    """Of which game, in which language, made as which variants."""

    root: Path
    game: str
    lang: str | None = None
    variants: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()  # patterns of ids; none: all
    kind: str = ""  # of what a print is: cards, unless a print says otherwise
    made: Mapping[str, str] = field(default_factory=dict)  # how, of stickers
    closely: bool = False  # whether a state is asked for its problems, too: all that `check` tells of it

    def like(self, print_: Edition) -> SnapshotRequest:
        """The same, as *print_* was made where nothing else is asked for."""
        return replace(
            self,
            lang=self.lang or print_.lang,
            variants=self.variants or print_.variants,
            decks=self.decks or print_.decks,
            kind=self.kind or print_.kind,
            made=self.made or print_.made,
        )

    @property
    def request(self) -> Request:
        return Request(self.root, self.game, self.decks, self.lang, cards=self.cards, variants=self.variants)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A state that was found. `drawn` is None where only digests are known: of PDFs and recorded prints."""

    label: str
    edition: Edition
    drawn: DrawnGame | None = None
    problems: tuple[Problem, ...] = ()  # of its own files
    path: Path | None = None  # of the PDF or the record
    commit: str = ""  # the revision that it is, or that a recorded print was probably made of


class SnapshotOpener:
    """Opens states. Files of revisions lie in a temporary folder for as long as it is open."""

    def __init__(self, asked: SnapshotRequest, progress: Progress | None = None) -> None:
        self._asked, self._progress = asked, progress
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        sweep_temporary_folders()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def pair(self, old: str, new: str) -> tuple[Snapshot, Snapshot]:
        """Two states to compare: what can be drawn is drawn in the language and variants of what was printed."""
        first, second = (new, old) if _is_stored(new) and not _is_stored(old) else (old, new)
        opened = {first: self.open(first)}
        if opened[first].drawn is None:
            self._asked = self._asked.like(opened[first].edition)
        if second not in opened:
            opened[second] = self.open(second)
        return opened[old], opened[new]

    def open(self, name: str) -> Snapshot:
        """The state that *name* means: `.`, last-print, variant:NAME, FILE.pdf, a record, a folder; else a revision.

        Raises RequestError for what is not there, DeckwrightError for what cannot be drawn at all.
        """
        path = Path(name)
        if name == NOW:
            return self._draw(self._asked.root, "the files as they are now")
        if name == LAST_PRINT:
            return self._record(None)
        if name.startswith(VARIANT):
            return self._variant(name.removeprefix(VARIANT))
        if _is_stored(name):
            return self._pdf(path) if path.suffix.lower() == ".pdf" else self._record(path)
        if (path / "cards").is_dir() or (os.sep in name and path.is_dir()):
            return self._folder(path)
        return self._revision(name)

    def origins(self, state: Snapshot) -> Iterator[Snapshot]:
        """The revisions that a print was probably made of, each drawn, the likeliest first. What cannot be drawn any
        more is left out."""
        for commit in self._origin_commits(state):
            try:
                yield self._revision(commit)
            except DeckwrightError:
                continue

    def papers(self) -> Iterator[tuple[Path, Edition]]:
        """The PDFs of the game's cards that lie in `build/`, the last first."""
        folder = self._asked.root / "build" / self._asked.game
        found = [(path.stat().st_mtime_ns, path) for path in folder.glob("*.pdf") if path.is_file()]
        for _, path in sorted(found, reverse=True):
            with suppress(RequestError):
                yield path, self._edition(path)

    def _origin_commits(self, state: Snapshot) -> list[str]:
        found = [state.commit] if state.commit else []
        try:
            before = int(state.path.stat().st_mtime) if state.path else None
            repository = Repository(self._asked.root)
            later = repository.touching(paths_of(self._asked.game), SEARCHED, before=before)
        except (DeckwrightError, OSError):  # no history, or none any more
            later = []
        return list(dict.fromkeys([*found, *(revision.commit for revision in later)]))

    def _variant(self, written: str) -> Snapshot:
        """The files as they are now, printed as other variants than are asked for."""
        names = () if written == BASE else tuple(written.split("+"))
        told = "the game without variants" if written == BASE else f"the variant {' + '.join(names)}"
        other = SnapshotOpener(replace(self._asked, variants=names), self._progress)
        return other._draw(self._asked.root, told)

    def _folder(self, path: Path) -> Snapshot:
        root, game = path.resolve(), self._asked.game
        if game not in games(root):
            there = ", ".join(games(root)) or "none"
            message = f"the folder {path} holds no cards/{game}/game.yaml; its games are: {there}"
            raise RequestError(problem("revision-layout", message, hint="name the folder that holds cards/"))
        return self._draw(root, str(path))

    def _revision(self, name: str) -> Snapshot:
        repository = Repository(self._asked.root)
        revision = repository.revision(name)
        folder = self._stack.enter_context(temporary_folder())
        left = repository.put(revision, self._asked.game, folder, name)
        label = name if name == revision.commit else f"{name} ({revision.date})"
        state = self._draw(folder, label, f"{name}:")
        return replace(state, commit=revision.commit, problems=(*_from(f"{name}:", left), *state.problems))

    def _record(self, path: Path | None) -> Snapshot:
        root, game = self._asked.root, self._asked.game
        asked = self._asked
        found = read_print(path, root) if path else require_print(root, game, asked.lang, asked.variants)
        label = f"the print of {found.date} ({short_path(found.path, root)})"
        edition = self._ours(found.edition, short_path(found.path, root))
        return Snapshot(label, edition, path=found.path, commit=found.commit)

    def _pdf(self, path: Path) -> Snapshot:
        return Snapshot(str(path), self._ours(self._edition(path), str(path)), path=path)

    def _edition(self, path: Path) -> Edition:
        """What a PDF prints. Raises RequestError (`print-pdf`)."""
        from ...sheets.write.pdf.private import is_ours, private_data  # noqa: PLC0415 - with pikepdf; few compare with a PDF

        try:
            data = private_data(path)
            if data is None and is_ours(path):
                raise NotAnEditionError(
                    "it holds no sheets of cards or stickers, but pages of a rulebook or the like"
                )
            if data is None:
                raise NotAnEditionError("another program, or an older Deckwright, has made it")
            return from_json(data)[0]
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            message = f"{path} does not tell which cards it prints: {why}"
            hint = "name the PDF of cards that deckwright build wrote, or a revision, a folder, last-print"
            raise RequestError(problem("print-pdf", message, hint=hint)) from error

    def _ours(self, found: Edition, label: str) -> Edition:
        """An edition of the game that is asked for. Raises RequestError for another, or in another language."""
        asked = self._asked.like(found)
        for what, printed, wanted in (
            ("kind", found.kind, asked.kind),
            ("game", found.game, asked.game),
            ("language", found.lang, asked.lang),
            ("variants", ", ".join(found.variants) or "none", ", ".join(asked.variants) or "none"),
        ):
            if printed != wanted:
                message = f"{label} is another print than is asked for: its {what} is {printed}, not {wanted}"
                hint = "name a print of the same game, or leave --lang and --variant out"
                raise RequestError(problem("print-other", message, hint=hint))
        return found

    def _draw(self, folder: Path, label: str, prefix: str = "") -> Snapshot:
        """The game in *folder* with every face drawn, from the files that the project keeps."""
        asked = self._asked
        game, problems = load_game(folder, asked.game)
        if game is None:
            raise DeckwrightError(*_from(prefix, in_order(problems)))
        request = replace(asked.request, root=folder)
        try:
            game, told = apply_variants(game, request, problems)
            cards, options, remarks = resolve_options(game, request, problems)
        except DeckwrightError as error:
            raise type(error)(*_from(prefix, error.problems)) from error
        request = replace(request, root=asked.root, records=folder)
        if asked.kind == STICKERS:
            wanted = sticker_request_of(asked.made)
            drawn = stickers_to_compare(game, request, options, wanted, self._progress)
            shows = sticker_edition(drawn, asked.lang, wanted)
        else:
            drawn = draw_game(game, request, options, cards, self._progress)
            shows = edition_of(drawn, drawn.tools.resources.fonts_state(), asked.lang, only=bool(asked.cards))
        resolved = Resolved(game, cards, options, (*problems, *told), tuple(remarks))
        if asked.closely and asked.kind != STICKERS:
            _, found = all_problems(drawn, resolved, request, self._progress)
        else:
            found = in_order(judge_problems(drawn, resolved, request, Judge(game.preflight)))
        return Snapshot(label, shows, drawn, _from(prefix, found))


def _is_stored(name: str) -> bool:
    if name.startswith(VARIANT):
        return False
    return name == LAST_PRINT or Path(name).suffix.lower() in (".pdf", ".json")


def _from(prefix: str, problems: tuple[Problem, ...]) -> tuple[Problem, ...]:
    """The problems with their places in another state than that of the files at hand: `v1.0:cards/…`."""
    return tuple(
        replace(found, place=replace(found.place, file=prefix + found.place.file))
        if prefix and found.place
        else found
        for found in problems
    )
