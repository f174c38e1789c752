"""What stays white on the pages of the repository's games: no page ends high above its foot."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from deckwright.build.request import Request
from deckwright.game.load import load_game
from deckwright.game.model import Game
from deckwright.game.source.report import Report
from deckwright.reference.build import (
    ReferenceRequest,
    lay_out_pages,
    page_tools,
    select_pages,
    sources_of,
)
from tests.kit.places import ROOT
from tests.kit.sweeps import thinned

MOST = 0.15  # of the height of a page, above its foot


@cache
def loaded(name: str) -> Game:
    game, _ = load_game(ROOT, name)
    assert game is not None
    return game


@pytest.mark.parametrize("paper", ["a4", "a5", "letter"])
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", ["caveloot", "catacombes", "delve", "urto"])
def test_no_page_ends_high_above_its_foot(name: str, lang: str, paper: str) -> None:
    game = loaded(name)
    request, report = Request(root=ROOT, game=name, lang=lang), Report()
    tools = page_tools(game, request, lang, ReferenceRequest(paper=paper), report)
    pages, _ = lay_out_pages(select_pages(sources_of(game, request, lang, report), (), aid=False), tools)
    white = {page.id: page.facts["white_mm"] / page.size.height for page in pages if not page.is_bare}  # type: ignore[operator]
    assert len(white) >= 11
    assert {id: share for id, share in white.items() if share > MOST} == {}


@pytest.mark.parametrize("edition", thinned(product(["fr", "en"], ["a4", "a5", "letter"]), every=4))
def test_nor_does_one_of_ravenloft(edition: tuple[str, str]) -> None:
    test_no_page_ends_high_above_its_foot("ravenloft", *edition)
