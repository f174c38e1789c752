"""The door for Python scripts: a game with what the command line does, as methods.

`deckwright.load` opens it; what its page in the manual names is kept, everything else in the package is private. What a
method needs is imported when it is called, so that `import deckwright` costs as good as nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ..basics.problems import (
    DeckwrightError,
    Problem,
    RequestError,
    did_you_mean,
    has_errors,
    in_order,
    problem,
)
from ..basics.records import dataclass

if TYPE_CHECKING:
    from ..build.built import Built
    from ..build.request import Request
    from ..game.model import Card, Deck, Game
    from ..rules.odds import Distribution, FightOdds

Option: TypeAlias = str | int | float | bool


@dataclass(frozen=True, slots=True)
class Printed:
    """What a build wrote, and what it found."""

    files: tuple[Path, ...]  # none where problems forbade it
    problems: tuple[Problem, ...]
    cards: int = 0  # with their copies
    kinds: int = 0  # different ones

    @property
    def is_written(self) -> bool:
        return bool(self.files)


class LoadedGame:
    """A game of a project, made as its *variants*, in one language."""

    def __init__(self, root: Path, name: str, lang: str | None = None, variants: Sequence[str] = ()) -> None:
        self.root = root  # the project's folder, which holds cards/
        self.name = name  # of the folder below cards/
        self._lang = lang
        self._variants = tuple(variants)
        self._game, self.problems = self._load()
        self.lang = lang or (self._game.languages[0] if self._game else "")

    def __repr__(self) -> str:
        return f"<deckwright game {self.name!r} in {str(self.root)!r}>"

    @property
    def game(self) -> Game:
        """The game as data. Raises DeckwrightError with all problems where it could not be read."""
        if self._game is None:
            raise DeckwrightError(*self.problems)
        return self._game

    @property
    def is_readable(self) -> bool:
        """Whether the game could be read far enough to be drawn; its `problems` tell why not."""
        return self._game is not None

    @property
    def title(self) -> str:
        return self.game.title.in_lang(self.lang)

    @property
    def cards(self) -> Mapping[str, Card]:
        """Every card by its id."""
        return self.game.cards

    @property
    def decks(self) -> Mapping[str, Deck]:
        """Every deck by its id."""
        return self.game.decks

    def check(self, *, closely: bool = True) -> tuple[Problem, ...]:
        """All problems of the game, in the order of its files; every face is drawn for it. Nothing is written.

        *closely* looks at the drawn faces as a print shop would, as `deckwright check` does; without it, as
        `deckwright check --quick`.
        """
        from ..reference.check import check_game

        _, problems = check_game(self._request(), closely=closely)
        return problems

    def build(
        self,
        out: str | Path | None = None,
        *,
        decks: Sequence[str] = (),
        cards: Sequence[str] = (),
        where: str | None = None,
        draft: bool = False,
        strict: bool = False,
        contact: bool = False,
        jobs: int | None = None,
        **options: Option,
    ) -> Printed:
        """Print the cards: PDF sheets, or pictures with `format="png"`, below *out* (or `build/`).

        *options* are those of `deckwright build`, with `_` for `-`: `paper="letter"`, `gutter="3mm"`, `low_ink=True`.
        Nothing is written where there are errors (*strict*: or warnings), unless it is a *draft*.
        Raises RequestError for an option, deck, card or condition that cannot be.
        """
        from ..build.again import build

        request = self._request(
            out=out,
            decks=tuple(decks),
            cards=tuple(cards),
            where=where,
            draft=draft,
            strict=strict,
            contact=contact,
            jobs=jobs,
            sheets=_written(options),
        )
        return _printed(build(request))

    def build_stickers(
        self,
        out: str | Path | None = None,
        *,
        only: Sequence[str] = (),
        draft: bool = False,
        **options: Option,
    ) -> Printed:
        """Print the stickers of the game's pawns, or those of *only* these pawns. Raises RequestError."""
        from ..build.sticker_sizes import StickerRequest
        from ..build.stickers import build_stickers

        request = self._request(out=out, draft=draft, sheets=_written(options))
        return _printed(build_stickers(request, StickerRequest(only=tuple(only))))

    def build_reference(
        self,
        out: str | Path | None = None,
        *,
        pages: Sequence[str] = (),
        paper: str = "a4",
        format: Literal["pdf", "png", "svg"] = "pdf",
        booklet: bool = False,
        draft: bool = False,
    ) -> Printed:
        """Draw the pages of the game's rulebook, or those of these ids. Raises RequestError."""
        from ..reference.build import ReferenceRequest, build_reference

        request = self._request(out=out, draft=draft)
        return _printed(build_reference(request, ReferenceRequest(tuple(pages), paper, format, booklet)))

    def draw_face(
        self,
        card: str,
        side: Literal["front", "back"] = "front",
        *,
        deck: str | None = None,
        format: Literal["png", "svg"] = "png",
        dpi: float = 300,
        bleed: bool = False,
    ) -> bytes:
        """One side of a card as the content of a file; of *deck*, where it lies in several and they differ.

        Raises RequestError for a card, deck or back that is not there; DeckwrightError where problems spoil it.
        """
        from ..basics.files import temporary_folder
        from ..faces.draw.pictures import draw_pictures
        from ..faces.draw.tools import open_tools
        from ..sheets.options import Format, OutputSpec

        shown = self._card(card)
        within = self._deck_of(shown, deck)
        output = OutputSpec(format=Format(format), dpi=dpi)
        tools = open_tools(self.game, self.root, self.lang, output)
        faces = tools.faces
        number = [each.id for each in within.cards].index(card) + 1 if within else None
        face = faces.front(shown, within, number) if side == "front" else faces.back(shown, within)
        if face is None:
            raise RequestError(problem("unknown-card", f"the card {card!r} has no back"))
        with temporary_folder() as folder:
            pictures = draw_pictures([face], tools, bleed, folder, jobs=1)
            drawn = (found for each in pictures.faces.values() for found in each.problems)
            found = (*faces.problems, *tools.resources.problems, *drawn)
            if has_errors(found):
                raise DeckwrightError(*found)
            return (folder / pictures.pictures[0].name).read_bytes()

    def odds(self, power: str, *, variables: Mapping[str, int] | None = None) -> Distribution:
        """What a power is worth, drawn from the game's decks: exact, in whole numbers.

        *variables* by their ids. Raises RequestError for a power that cannot be read or has no odds.
        """
        from ..rules.odds import OddsError, alone, setting_of

        try:
            setting = setting_of(self.game, dict(variables or {}))
            return alone(setting.parse(power), (), setting)[0]
        except OddsError as error:
            raise RequestError(problem("odds", error.message, hint=error.hint)) from error

    def odds_against(
        self,
        power: str,
        other: str,
        *,
        vitality: tuple[int, int] = (1, 1),
        variables: Mapping[str, int] | None = None,
        fight: str | None = None,
        pays: int = 0,
    ) -> FightOdds:
        """How a fight of two powers ends, each side with so much vitality, by an entry of `fights:` of game.yaml, in
        which the first side may spend *pays*. Raises RequestError as `odds` does."""
        from ..rules.odds import OddsError, Side, setting_of
        from ..rules.odds import fight as odds_of
        from .odds import rule_of

        try:
            setting = setting_of(self.game, dict(variables or {}))
            one = Side(setting.parse(power), vitality[0], pays=pays)
            two = Side(setting.parse(other), vitality[1])
            return odds_of(one, two, setting, rule=rule_of(self.game, fight))
        except OddsError as error:
            raise RequestError(problem("odds", error.message, hint=error.hint)) from error

    def _load(self) -> tuple[Game | None, tuple[Problem, ...]]:
        from ..build.resolving import apply_variants
        from ..game.load import load_game

        game, found = load_game(self.root, self.name)
        if game is not None:
            game, told = apply_variants(game, self._request(), found)
            found = [*found, *told]
        return game, tuple(in_order(found))

    def _request(self, out: str | Path | None = None, **asked: Any) -> Request:
        from ..build.request import Request

        folder = Path(out) if out is not None else None
        return Request(self.root, self.name, lang=self._lang, variants=self._variants, out=folder, **asked)

    def _card(self, id: str) -> Card:
        if id not in self.cards:
            hint = did_you_mean(id, self.cards)
            raise RequestError(problem("unknown-card", f"{self.name} has no card {id!r}", hint=hint))
        return self.cards[id]

    def _deck_of(self, card: Card, id: str | None) -> Deck | None:
        """The deck of this name, or the first that holds the card."""
        if id is not None and id not in self.decks:
            hint = did_you_mean(id, self.decks)
            raise RequestError(problem("unknown-deck", f"{self.name} has no deck {id!r}", hint=hint))
        holding = (deck for deck in self.decks.values() if id in (None, deck.id))
        found = next((deck for deck in holding if any(each.id == card.id for each in deck.cards)), None)
        if found is None and id is not None:
            raise RequestError(problem("unknown-card", f"the deck {id!r} has no card {card.id!r}"))
        return found


def load(
    folder: str | Path = ".",
    game: str | None = None,
    *,
    lang: str | None = None,
    variants: Sequence[str] = (),
) -> LoadedGame:
    """Open a game of the project that *folder* is, or lies in.

    *game* may be left out where there is only one. What is wrong with the game stands in its `problems`.
    Raises DeckwrightError where *folder* lies in no project, RequestError for a game, language or variant that is not
    there.
    """
    from ..game.projects import find_project, games

    root = find_project(Path(folder))
    known = games(root)
    there = ", ".join(known) or "none"
    if game is None and len(known) == 1:
        game = known[0]
    if game is None or game not in known:
        message = f"no game {game!r}; there is {there}" if game else f"which game? There is {there}"
        raise RequestError(problem("unknown-game", message, hint=did_you_mean(game or "", known)))
    opened = LoadedGame(root, game, lang, variants)
    if lang and opened.is_readable and lang not in opened.game.languages:
        languages = ", ".join(opened.game.languages)
        raise RequestError(problem("unknown-language", f"no language {lang!r}; there is {languages}"))
    return opened


def _written(options: Mapping[str, Option]) -> dict[str, str]:
    """Options as the command line would have them."""
    switched = {True: "yes", False: "no"}
    return {
        name.replace("_", "-"): switched[value] if isinstance(value, bool) else str(value)
        for name, value in options.items()
    }


def _printed(built: Built) -> Printed:
    files = tuple(artifact.path for artifact in built.artifacts) if built.written else ()
    return Printed(files, tuple(built.problems), built.cards, built.distinct)
