"""Games broken on purpose: one text of one file replaced, each alone, and what is then told of the game.

A game is loaded once and then read as it would be with the one file changed; of the faces only those are drawn that a
break says it touches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from deckwright.basics.problems import Problem
from deckwright.build.cards import Resolved, judge_problems
from deckwright.build.draw_game import at_cards
from deckwright.build.request import Request
from deckwright.build.resolving import apply_variants, resolve_options
from deckwright.checks.preflight import Judge
from deckwright.faces.draw.kept import draw_or_keep
from deckwright.faces.draw.tools import open_tools
from deckwright.faces.draw.types import DrawnGame, distinct_faces
from deckwright.faces.layouts import CardFaces
from deckwright.game.load import load_game
from deckwright.game.load.memory import Memory
from deckwright.rules import check as check_rules

from .places import ROOT


@dataclass(frozen=True)
class Break:
    """A fault in a game, and what has to be told of it."""

    file: str  # of cards/<game>/, a layout of layouts/<game>/
    old: str  # stands there just once
    new: str
    by: str  # the rule, or the code of the problem
    card: str | None  # to blame
    says: str  # words of the message
    draws: tuple[str, ...] = ()  # the cards whose faces it touches; none: the data alone are at fault
    variants: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.by}-{self.file}-{self.new.strip()[:24]}"


def label_of(game: str, file: str) -> str:
    return f"{'layouts' if file.endswith('.svg') else 'cards'}/{game}/{file}"


def replaced(text: str, fault: Break) -> str:
    """*text* with the fault in it. Fails where what it replaces does not stand there once: it would prove nothing."""
    found = text.count(fault.old)
    assert found == 1, (
        f"{fault.file}: {fault.old!r} stands there {found} times; a break replaces what stands there once"
    )
    assert fault.old != fault.new
    return text.replace(fault.old, fault.new)


def told(game: str, fault: Break) -> list[Problem]:
    """All that is told of the game with the fault."""
    label = label_of(game, fault.file)
    text = replaced((ROOT / label).read_text(encoding="utf-8"), fault)
    return look_at(game, {label: text.encode()}, fault.draws, fault.variants)


def look_at(
    game: str,
    changes: Mapping[str, bytes] = MappingProxyType({}),
    draws: Iterable[str] = (),
    variants: tuple[str, ...] = (),
) -> list[Problem]:
    """What `check --quick` tells of a game with changed files, of faces as far as they are those of *draws*."""
    found, problems = load_game(ROOT, game, changes, _memory(game))
    assert found is not None, problems
    request = Request(ROOT, game, cards=tuple(draws), variants=variants)
    if variants:
        found, of_variants = apply_variants(found, request, problems)
        problems = [*problems, *of_variants]
    if not request.cards:
        return problems + check_rules(found, None, problems)
    cards, options, remarks = resolve_options(found, request, problems)
    tools = open_tools(found, ROOT, None, options.output, None)
    shown = tuple(
        CardFaces(deck, card, tools.faces.front(card, deck, number), tools.faces.back(card, deck))
        for deck, number, card in cards
    )
    faces = draw_or_keep(list(distinct_faces(shown).values()), tools)
    drawn = DrawnGame(
        game=found,
        options=options,
        decks=tuple(found.decks.values()),
        cards=shown,
        faces=faces.by_id,
        problems=at_cards(faces.problems, found),
        file=faces.file,
        tools=tools,
    )
    resolved = Resolved(found, cards, options, tuple(problems), tuple(remarks))
    return judge_problems(drawn, resolved, request, Judge(found.preflight))


@cache
def _memory(game: str) -> Memory:
    return Memory()
