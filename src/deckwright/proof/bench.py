"""Where a game is read and its faces are drawn, each again only where something that it shows has changed.

One thread works here; nothing is written but the cache.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from ..basics.cache import Cache as Sizes
from ..basics.problems import SPOILS_NO_CARD, Problem, RequestError, did_you_mean, has_errors, problem
from ..build.draw_game import at_card, at_text
from ..build.request import Request
from ..checks.preflight import Judge
from ..checks.untranslated import untranslated
from ..faces.draw.shared_sizes import share_sizes
from ..faces.draw.tools import DrawingTools, open_tools
from ..faces.layouts import Face
from ..game.load import Memory, load_game
from ..game.load.reference import has_reference, symbols_on_pages
from ..game.model import Game
from ..game.variants import apply_variants, faults
from ..rules import Drawn, check_drawn
from ..rules import check as check_rules
from ..sheets.options import OutputSpec, read_game_options
from ..svg import Renderer
from . import lastgood
from .beside import Beside, Steps, has_more_than_cards, look_beside
from .card_faces import FaceMaker
from .digests import Digester
from .looking import Looker
from .picturing import draw_picture
from .records import Cache, Record
from .state import Found, Shown, State

WIDTHS: Final = (320, 640, 1280)  # pixels of a picture, bleed included
ONE_UP: Final = 640  # what a face is drawn at first


class Workbench:
    def __init__(
        self,
        root: Path,
        game: str,
        lang: str | None = None,
        cache: Cache | None = None,
        variants: Sequence[str] = (),
    ) -> None:
        self.root, self.game, self.lang, self.variants = root, game, lang, variants
        self.cache = cache or Cache(root / "build/.cache/proof")
        self._memory = Memory()
        self._face_maker = FaceMaker()
        self.looker = Looker(self.cache)
        self._digester: Digester | None = None
        self._tools: DrawingTools | None = None  # of the game that was read last
        self._in_use: DrawingTools | None = None  # that drew last

    def read(self, last: State, files: Sequence[str] = ()) -> State:
        """The game as its files are now. Raises RequestError for a language that it does not have, or a variant that
        it does not have at first."""
        start = time.perf_counter()
        game, problems = self._load(first=last.game is None)
        found = [Found(p, p.cards, by_loading=True) for p in problems]
        if game is None:
            cards = lastgood.over(last, None, {}, found)
            return replace(
                last,
                rev=last.rev + 1,
                cards=cards,
                found=tuple(found),
                files=tuple(files),
                seconds=time.perf_counter() - start,
            )
        lang = self._language(game)
        options, faults = read_game_options(game)
        found += [Found(p) for p in faults]
        tools, sizes = self._open_tools(game, lang), Sizes(self.root / "build/.cache/faces")
        shown = self._face_maker.make_faces(tools.faces, lambda cards: share_sizes(cards, (), tools, sizes))
        found += [Found(p) for p in tools.revisions.problems]
        found += self._making_problems(
            game, {card for p in problems if p.code not in SPOILS_NO_CARD for card in p.cards}
        )
        cards = lastgood.over(last, game, shown, found)
        digests = self._digests(game, cards, last)
        return State(
            last.rev + 1,
            time.time(),
            game,
            options,
            lang,
            cards,
            digests,
            tuple(found),
            tuple(files),
            time.perf_counter() - start,
        )

    def _language(self, game: Game) -> str:
        if self.lang is None:
            return game.languages[0]
        if self.lang not in game.languages:
            there = ", ".join(game.languages)
            message = f"no language {self.lang!r}; there is {there}"
            raise RequestError(
                problem("unknown-language", message, hint=did_you_mean(self.lang, game.languages))
            )
        return self.lang

    def _making_problems(self, game: Game, faulty: set[str]) -> list[Found]:
        """What making the faces has found; a card whose data are at fault would only say the same again."""
        assert self._face_maker.faces is not None
        return [
            Found(at_card(p if not cards else replace(p, card=cards[0]), game), cards)
            for p, cards in self._face_maker.faces.problems_with_cards
            if not cards or set(cards) - faulty
        ]

    def _digests(self, game: Game, cards: dict[str, Shown], last: State) -> dict[str, str]:
        digester = self._digester = Digester(game, self.root, self._digester)
        digests: dict[str, str] = {}
        for shown in cards.values():
            for face in shown.faces:
                if face.id not in digests:
                    kept = last.digests.get(face.id) if shown.since else None
                    digests[face.id] = kept or digester.of(face)
        return digests

    # Drawing

    def picture(self, face: Face, digest: str, width: int, state: State) -> bytes:
        """The face with its bleed as a PNG *width* pixels wide; what drawing it records goes to the cache."""
        kept = self.cache.picture(digest, width)
        if kept is not None and self.cache.record(digest) is not None:
            return kept
        assert state.game is not None
        game = state.game
        record, data = draw_picture(face, lambda: self._renderer_for(game), width)
        self.cache.keep(digest, record, width, data)
        return data

    def _load(self, first: bool) -> tuple[Game | None, list[Problem]]:
        """The game with its variants applied; without them where one has been deleted since the start."""
        game, problems = load_game(self.root, self.game, memory=self._memory)
        if game is None:
            return None, problems
        try:
            game, told = apply_variants(game, self.variants)
        except RequestError as error:
            if first:
                raise
            return game, [*problems, *error.problems]
        return game, [*problems, *told]

    def _open_tools(self, game: Game, lang: str) -> DrawingTools:
        self._tools = open_tools(game, self.root, lang, OutputSpec())
        return self._tools

    def _tools_for(self, game: Game) -> DrawingTools:
        opened = (tools for tools in (self._tools, self._in_use) if tools and tools.faces.game is game)
        return next(opened, None) or open_tools(game, self.root, None, OutputSpec())

    def _renderer_for(self, game: Game) -> Renderer:
        """A renderer with this game's resources that keeps what it has decoded of others."""
        before, tools = self._in_use, self._tools_for(game)
        if before is None or before is tools:
            self._in_use = tools
            return tools.renderer
        old, renderer, known = before.renderer, tools.renderer, before.faces.game
        renderer.store = old.store
        if known.fonts == game.fonts:
            tools.resources.fonts = before.resources.fonts
            renderer.typesetter = old.typesetter
        if known.symbols == game.symbols:
            renderer.symbols = old.symbols
        self._in_use = tools
        return renderer

    def look(self, face: Face, digest: str, state: State) -> None:
        """Look at a face as a print shop would; what is found goes to the cache."""
        assert state.game is not None
        self.looker.look(face, digest, self._renderer_for(state.game))

    def close_problems(self, state: State, judge: Judge, beside: Beside) -> list[Found]:
        """What looking at the faces has found."""
        return self.looker.face_problems(state, judge, beside.findings) if state.game else []

    def whole_problems(self, state: State, beside: Beside) -> list[Found]:
        """What is to be said of the game as a whole, and of what it has beside its cards."""
        if state.game is None or self._digester is None:
            return []
        whole = list(beside.problems)
        if self.request.is_whole:
            on_pages = symbols_on_pages(self.root, state.game)
            whole += self.looker.game_problems(state, self._digester.pictures, on_pages, beside)
        return [Found(p, p.cards) for p in whole]

    def steps_beside(self, state: State) -> Steps | None:
        """Looking at what the game has beside its cards; None where it has nothing."""
        if state.game is None or not has_more_than_cards(state.game, self.request):
            return None
        return look_beside(state.game, self.request, self._tools_for(state.game))

    @property
    def request(self) -> Request:
        """What `deckwright check` would be asked for."""
        return Request(self.root, self.game, lang=self.lang, variants=tuple(self.variants))

    def page_problems(self, state: State) -> list[Found]:
        """What is wrong in the lines of the reference pages; what their figures show takes longer."""
        if state.game is None or not has_reference(self.root, state.game.id):
            return []
        from ..reference.check import check_pages  # noqa: PLC0415 - a large part, and few games have pages

        return [Found(p) for p in check_pages(state.game, self.request, closely=False)]

    def rule_problems(self, state: State) -> list[Found]:
        """The game's own rules that are broken."""
        if state.game is None:
            return []
        loaded = [one.problem for one in state.found if one.by_loading]
        told = [*check_rules(state.game, state.lang, loaded), *untranslated(state.game, self.lang)]
        if not self.variants and not has_errors(loaded):
            told += faults(state.game)
        return [Found(p, p.cards) for p in told]

    def drawing_problems(self, state: State) -> list[Found]:
        """What drawing found on the faces that are drawn."""
        if state.game is None:
            return []
        game, by_problem = state.game, dict[Problem, dict[str, None]]()
        for shown, face, record in self._records(state):
            for found in record.problems if record and face.card not in state.faulty else ():
                cards = by_problem.setdefault(replace(found, card=None), {})
                cards.setdefault(found.card or shown.card_faces.card.id)
        return [
            Found(at_text(at_card(replace(p, card=next(iter(cards))), game), game), tuple(cards))
            for p, cards in by_problem.items()
        ]

    def rule_problems_of_drawing(self, state: State) -> list[Found]:
        """The broken rules about what is drawn; none until every face is drawn."""
        if state.game is None or any(record is None for *_, record in self._records(state)):
            return []
        fronts: dict[str, Drawn] = {}
        backs: dict[tuple[str, str], Drawn] = {}
        for dealt in (shown.card_faces for shown in state.cards.values() if shown.since is None):
            fronts[dealt.card.id] = self._drawn(dealt.front, state)
            if dealt.back is not None:
                backs[dealt.card.id, dealt.deck.id] = self._drawn(dealt.back, state)
        broken = check_drawn(state.game, fronts, state.lang, backs)
        return [Found(p, p.cards) for p in broken]

    def _drawn(self, face: Face, state: State) -> Drawn:
        """What a face shows that is drawn."""
        return Drawn.of(self.cache.record(state.digests[face.id]) or Record())

    def _records(self, state: State) -> Iterator[tuple[Shown, Face, Record | None]]:
        """What drawing each face has recorded, without cards that show an old picture."""
        for shown in state.cards.values():
            if shown.since is None:
                for face in shown.faces:
                    yield shown, face, self.cache.record(state.digests[face.id])
