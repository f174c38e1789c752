"""A game's cards as faces: the SVG text of each distinct side, and every problem met on the way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from jinja2.exceptions import TemplateSyntaxError
from lxml import etree

from ...basics.directions import runs_leftwards
from ...basics.pictures import is_picture
from ...basics.problems import Place, Problem, Severity, did_you_mean, on_more_cards, problem
from ...basics.records import dataclass
from ...game.model import Card, Component, Deck, Game, SourceFile
from . import page
from .blank import BlankEnvironment, BlankLens
from .board_views import BoardsView
from .code import Checker
from .dialect import translate
from .environment import Compiled, Fault, LayoutEnvironment
from .face import CardFaces, Face, Side
from .filters import escaped
from .library import Library, Sheet
from .marks import Marks, Revising
from .output import SourceLine
from .views import DeckView, GameView, Lens, WordsView, plain

CROSS: Final = 1_000  # letters that a crossed-out face has at most
_DECK_SIZED: Final = 'data-fit="deck'  # of a text that has the size of others in its deck
_LEFT_OVER: Final = re.compile(r"\{\{|\{%|%7B%7B|%7B%25", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Layout:
    sheet: Sheet
    compiled: Compiled
    places: tuple[SourceLine | None, ...]


class FaceRenderer:
    """Draws the faces of one game in one language. Not to be shared between threads.

    A face that a problem spoils is drawn all the same, for drafts: with gaps, or as a crossed-out card where there is
    nothing to show. Whether to stop is the caller's choice, by `problems`.
    """

    def __init__(
        self,
        game: Game,
        lang: str | None = None,
        revising: Revising | None = None,
        blank: str | None = None,
    ) -> None:
        """*revising* tells the revisions of cards; without it, each is in its first. The card of the id *blank* is one
        to fill in: what its fields print is room, in tspans that say which field it is of (data-field).

        Raises ValueError for a language that the game does not have.
        """
        self.game = game
        self.marks = Marks(revising)
        self.blank = BlankLens(game, lang or game.languages[0], blank, self.marks) if blank else None
        self.lens = self.blank or Lens(game, game.languages[0], self.marks)
        if lang is not None:
            self.lens = self.lens.in_lang(lang)
        self._environment = (
            BlankEnvironment(game.symbols, self.blank.pictures)
            if self.blank
            else LayoutEnvironment(game.symbols)
        )
        self._checker = Checker(self._environment)
        self._library = Library(game.layouts)
        self._layouts: dict[str, _Layout | None] = {}
        self._told_by: dict[str, list[Problem]] = {}  # by the layout that was compiled
        self._faces: dict[str, Face] = {}
        self._sizes: set[tuple[str, str]] = set()
        self._problems: dict[Problem, list[str]] = {}  # each once, with the cards that it was met on
        self._shared: Mapping[str, Any] = {
            "words": WordsView(self.lens),
            "boards": BoardsView(self.lens),
            "data": plain(game.data, "data"),
            "game": GameView(self.lens),
            "lang": self.lens.lang,
            "blank": blank is not None,
        }

    def take_over(self, before: FaceRenderer) -> None:
        """Go on with what *before*, not to be used any more, has compiled of layouts that are still the same."""
        if list(before.game.symbols) != list(self.game.symbols):
            return
        self._environment, self._checker = before._environment, before._checker
        old, new = before.game.layouts, self.game.layouts
        same = {key for key in new if old.get(key) == new[key]} if old.keys() == new.keys() else set()
        for key, layout in before._layouts.items():
            if layout and self._library.within(key) <= same:
                self._layouts[key] = layout
                self._told_by[key] = before._told_by[key]
                for found in self._told_by[key]:
                    self._tell(found)

    @property
    def compiled(self) -> frozenset[str]:
        """The keys of the layouts that are ready to be used."""
        return frozenset(key for key, layout in self._layouts.items() if layout)

    @property
    def problems_with_cards(self) -> list[tuple[Problem, tuple[str, ...]]]:
        """All problems so far, each with the cards that it was met on; none where it is not about single cards."""
        return [(found, tuple(cards)) for found, cards in self._problems.items()]

    @property
    def problems(self) -> list[Problem]:
        """All problems so far. One that many cards share is told once, with the number of the others."""
        return [_with_cards(found, cards) for found, cards in self._problems.items()]

    def front(self, card: Card, deck: Deck | None = None, number: int | None = None) -> Face:
        """The front of a card, *number* from 1 in *deck*."""
        return self._face(Side.FRONT, card.type.front, card.type.place, card, deck, number)

    def back(self, card: Card, deck: Deck | None = None, number: int | None = None) -> Face | None:
        """The back: the card's own, else its deck's, else its type's; None where there is none."""
        for key, place in (
            (card.back, card.place),
            (deck.back if deck else None, deck.place if deck else None),
            (card.type.back, card.type.place),
        ):
            if key:
                return self._face(Side.BACK, key, place, card, deck, number)
        return None

    def faces_for(self, decks: Iterable[Deck]) -> list[CardFaces]:
        """Every card of the decks with its faces, in order. Equal faces are the same object: see `distinct`."""
        return [
            CardFaces(deck, card, self.front(card, deck, number), self.back(card, deck, number))
            for deck in decks
            for number, card in enumerate(deck.cards, 1)
        ]

    def _face(
        self, side: Side, key: str, place: Place | None, card: Card, deck: Deck | None, number: int | None
    ) -> Face:
        layout = self._layout(key, place)
        component = card.type.component
        reads = layout.compiled.reads if layout else frozenset[str]()
        own = side is Side.FRONT or bool(reads & {"card", "number"})
        of_deck = deck.id if deck and reads & {"deck", "number"} else None
        subject = card.id if own else f"{key}@{component.id}"
        if "number" in reads and number is not None:
            subject += f"#{number}"
        face_id = f"{of_deck}/{subject}:{side}" if of_deck else f"{subject}:{side}"
        while face_id not in self._faces:
            self.marks.deck = deck.id if deck else None
            source = self.game.layouts.get(key)
            svg = self._svg(layout, card, deck, number, own=own) if layout else None
            svg = svg or (of_picture(component, source.label) if source and _is_picture(source) else None)
            svg = svg or cross_out(component)
            self._faces[face_id] = Face(
                face_id,
                card.id if own else None,
                of_deck,
                side,
                component,
                svg,
                key,
                source.label if source else key,
            )
            if self.marks.waits(card.id):
                self._settle_revision(card, deck, number)
        return self._faces[face_id]

    def _settle_revision(self, card: Card, deck: Deck | None, number: int | None) -> None:
        """Forget the faces of a card that show another revision than they should: they are made again."""
        faces = [face for face in (self.front(card, deck, number), self.back(card, deck, number)) if face]
        if self.marks.settle(card.id, deck.id if deck else None, faces):
            for face in faces:
                if face.card == card.id:
                    del self._faces[face.id]

    def _svg(
        self, layout: _Layout, card: Card, deck: Deck | None, number: int | None, *, own: bool
    ) -> str | None:
        self._check_size(layout, card.type.component)
        context = {
            **self._shared,
            "card": self.lens.card(card),
            "deck": DeckView(deck, self.lens) if deck else None,
            "number": self.blank.number if self.blank else number,
            "box": _panels(card.type.component),
        }
        svg, faults = self._environment.render(layout.compiled.template, context)
        named = card if own else None
        for fault in faults:
            self._tell(_problem(fault, layout), named)
        if svg and (left := _find_left_over(svg)):
            self._tell(left, named)
        return _in_language(svg, self.lens.lang) if svg else svg

    def _layout(self, key: str, place: Place | None) -> _Layout | None:
        if key not in self._layouts:
            self._layouts[key] = None
            known = len(self._problems)
            if not key:
                pass  # the type's own fault, which the loading has told
            elif key not in self.game.layouts:
                hint = did_you_mean(key, self.game.layouts) or f"layouts lie in layouts/{self.game.id}/"
                self._tell(problem("layout-missing", f"there is no layout {key!r}", place, hint=hint))
            elif _is_picture(self.game.layouts[key]):
                pass  # it needs no compiling
            elif sheet := self._library.get(key):
                self._layouts[key] = self._compile(sheet)
            for found in self._library.take_problems():
                self._tell(found)
            self._told_by[key] = list(self._problems)[known:]
        return self._layouts[key]

    def _compile(self, sheet: Sheet) -> _Layout | None:
        translation = translate(sheet, self._library, self._checker, self.game.symbols)
        for found in translation.problems:
            self._tell(found)
        if any(found.severity is Severity.ERROR for found in translation.problems):
            return None
        try:
            compiled = self._environment.compile_layout(translation.source, sheet.key)
        except (TemplateSyntaxError, SyntaxError, RecursionError, MemoryError) as error:
            line = error.lineno if isinstance(error, TemplateSyntaxError) else None
            message = getattr(error, "message", None) or "is nested too deep"
            self._tell(problem("layout-jinja", str(message), _place(translation.places, line, sheet)))
            return None
        if _DECK_SIZED in translation.source:
            compiled = replace(compiled, reads=compiled.reads | {"deck"})
        return _Layout(sheet, compiled, translation.places)

    def _check_size(self, layout: _Layout, component: Component) -> None:
        if (layout.sheet.key, component.id) in self._sizes:
            return
        self._sizes.add((layout.sheet.key, component.id))
        fault = page.find_fault(layout.sheet, component)
        if fault:
            place = Place(layout.sheet.file, layout.sheet.root.line)
            self._tell(problem("layout-size", fault[0], place, hint=fault[1]))

    def _tell(self, found: Problem, card: Card | None = None) -> None:
        cards = self._problems.setdefault(found, [])
        if card and card.id not in cards:
            cards.append(card.id)


def _panels(component: Component) -> Mapping[str, Mapping[str, float]]:
    """Of a tuck box, where the art of each side lies; of other components nothing."""
    panels = component.box.panels if component.box else {}
    return {name: {"x": r.x, "y": r.y, "w": r.width, "h": r.height} for name, r in panels.items()}


def _in_language(svg: str, language: str) -> str:
    """The face saying its language, where that is written from right to left and the layout does not say another."""
    root = svg[: svg.find(">", svg.find("<svg"))]
    if not runs_leftwards(language) or "lang=" in root:
        return svg
    return svg.replace("<svg", f'<svg xml:lang="{language}"', 1)


def distinct(cards: Iterable[CardFaces]) -> list[Face]:
    """Every face once, in the order in which they are first needed, fronts before backs of the same card."""
    faces = (face for entry in cards for face in (entry.front, entry.back) if face)
    return list({face.id: face for face in faces}.values())


def cross_out(component: Component) -> str:
    """What stands for a face that could not be made."""
    width, height, bleed = component.size.width, component.size.height, component.bleed
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm"'
        f' viewBox="0 0 {width:g} {height:g}"><rect x="{-bleed:g}" y="{-bleed:g}" width="{width + 2 * bleed:g}"'
        f' height="{height + 2 * bleed:g}" fill="#fde7e7"/><path d="M0 0H{width:g}V{height:g}H0ZL{width:g} {height:g}'
        f'M{width:g} 0L0 {height:g}" fill="none" stroke="#c00" stroke-width="0.8"/></svg>'
    )


def of_picture(component: Component, file: str) -> str:
    """A face that is all one picture, out to the end of the bleed."""
    width, height, bleed = component.size.width, component.size.height, component.bleed
    link = escaped(file.replace("%", "%25"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm"'
        f' viewBox="0 0 {width:g} {height:g}" data-file="{escaped(file)}" data-line="1"><image href="{link}"'
        f' x="{-bleed:g}" y="{-bleed:g}" width="{width + 2 * bleed:g}" height="{height + 2 * bleed:g}"'
        ' preserveAspectRatio="xMidYMid slice" data-line="1"/></svg>'
    )


def _is_picture(source: SourceFile) -> bool:
    return not source.text and is_picture(source.label) and not source.label.endswith(".svg")


def is_crossed_out(face: Face) -> bool:
    """Whether *face* could not be made, and shows nothing of its card."""
    return len(face.svg) < CROSS and face.svg == cross_out(face.component)


def _with_cards(found: Problem, cards: list[str]) -> Problem:
    if not cards:
        return found
    return on_more_cards(replace(found, card=cards[0]), cards)


def _problem(fault: Fault, layout: _Layout) -> Problem:
    return problem(
        fault.code, fault.message, _place(layout.places, fault.line, layout.sheet), hint=fault.hint
    )


def _place(places: tuple[SourceLine | None, ...], line: int | None, sheet: Sheet) -> Place:
    found = places[line - 1] if line is not None and 0 < line <= len(places) else None
    return Place(found.file, found.line) if found else Place(sheet.file)


def _find_left_over(svg: str) -> Problem | None:
    """The first Jinja that is still on the face, at the place that the stamps of its element tell."""
    found = _LEFT_OVER.search(svg)
    if found is None:
        return None
    place = None
    for element in etree.fromstring(svg).iter():
        texts = (element.text, *element.attrib.values(), *(child.tail for child in element))
        if any(text and _LEFT_OVER.search(text) for text in texts):
            lines = element.xpath("ancestor-or-self::*[@data-line][1]/@data-line")
            files = element.xpath("ancestor-or-self::*[@data-file][1]/@data-file")
            place = Place(files[0], int(lines[0]))
            break
    message = f"{svg[found.start() : found.start() + 40]!r} is left over on the face"
    hint = "Jinja inside an attribute or text that an editor has changed, or braces in a card's text"
    return problem("layout-leftover", message, place, hint=hint)
