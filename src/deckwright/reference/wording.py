"""Whether cards and rulebook call things by the same words: those that `terms:` of game.yaml lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from ..basics.problems import Place, Problem, problem
from ..basics.records import dataclass
from ..game.kinds import TextField
from ..game.localized import Localized
from ..game.markup import LineBreak, RichText, SymbolRun, TextRun
from ..game.model import Card, Game, Term
from ..game.wording import Wording, words_of

CODE: Final = "term-unexplained"
# What stands in the lines of a page and is no word on it: symbols, cards by their ids, addresses, keys, fences.
_NO_WORDS: Final = re.compile(r"\{[\w-]+\}|\[\[[^\]|]*|\]\([^)]*\)|^\s*```.*|\b[\w-]+:(?=\s|$)")


@dataclass(frozen=True, slots=True)
class BookPage:
    """A page of the rulebook: what is set on it, text by text, and how its author wrote it."""

    file: str
    said: Sequence[list[str]]  # the words of each text
    source: str

    @classmethod
    def of(cls, file: str, said: Sequence[str], source: str) -> BookPage:
        return cls(file, [words_of(text) for text in dict.fromkeys(said)], source)

    def says(self, wording: Wording) -> bool:
        return any(wording.is_in(words) for words in self.said)

    def lines(self, wording: Wording) -> Iterator[int]:
        """The lines in which its author says so, without what names symbols, cards and keys."""
        lines = self.source.split("\n")
        end = lines.index("---", 1) + 1 if lines[0] == "---" and "---" in lines[1:] else 0
        for number, text in enumerate(lines[end:], end + 1):
            if wording.is_in(words_of(_NO_WORDS.sub(" ", text))):
                yield number


@dataclass(frozen=True, slots=True)
class _Passage:
    """The words of one text, and where it stands."""

    words: list[str]
    place: Place | None = None
    card: str | None = None
    field: str | None = None


def check_terms(game: Game, lang: str, book: Sequence[BookPage]) -> list[Problem]:
    """Terms that only cards or only the rulebook say in *lang*, and words that stand in place of a term."""
    cards = [*_of_cards(game, lang), *_of_rules(game, lang)]
    found: list[Problem] = []
    for term in game.terms.values():
        name = term.name.in_lang(lang)
        wording = Wording.of([name, *term.forms.get(lang, ())], lang)
        on_card = next((each for each in cards if wording.is_in(each.words)), None)
        on_page = next((page for page in book if page.says(wording)), None)
        found += _of_one_side(term, name, lang, on_card, (on_page, wording) if on_page else None)
        found += _in_place_of(term, name, lang, cards, book)
    return found


def _of_one_side(
    term: Term, name: str, lang: str, on_card: _Passage | None, on_page: tuple[BookPage, Wording] | None
) -> Iterator[Problem]:
    """A term that one side lacks, where the other says it; one that nobody says."""
    if on_card and not on_page:
        message = f"cards say {name!r}, which the rulebook in {lang!r} never uses, nor its glossary"
        hint = f"call the thing so in the rulebook, or otherwise on the cards; {_listed(term)}"
        yield _at(on_card, message, hint, term)
    elif on_page and not on_card and not term.only_in_book:
        page, wording = on_page
        message = f"the rulebook says {name!r}, which no card and no rule uses in {lang!r}"
        hint = (
            f"call the thing as the cards do; {_listed(term)}, with `only: book` where no card speaks of it"
        )
        yield problem(CODE, message, Place(page.file, next(page.lines(wording), None)), hint=hint)
    elif not on_page and (not on_card or term.only_in_book):
        who = "the rulebook" if term.only_in_book else "no card, no rule and no page of the rulebook"
        verb = "never says" if term.only_in_book else "says"
        message = f"{who} {verb} the term {name!r} in {lang!r}"
        yield problem(CODE, message, term.place, hint="take it out of `terms:`, or name it as it is said")


def _in_place_of(
    term: Term, name: str, lang: str, cards: Sequence[_Passage], book: Sequence[BookPage]
) -> Iterator[Problem]:
    """Each place where another word is said for a term."""
    for other in term.instead_of.get(lang, ()):
        wording = Wording.of([other], lang)
        message, hint = f"{other!r} stands for {name!r} in {lang!r}", f"say {name!r}; {_listed(term)}"
        for each in cards:
            if wording.is_in(each.words):
                yield _at(each, message, hint, term)
        for page in book:
            for line in page.lines(wording) if page.says(wording) else ():
                yield problem(CODE, message, Place(page.file, line), hint=hint)


def _listed(term: Term) -> str:
    return f"the term is {term.id!r} of `terms:` in game.yaml"


def _at(passage: _Passage, message: str, hint: str, term: Term) -> Problem:
    place = passage.place or term.place
    return problem(CODE, message, place, card=passage.card, field=passage.field, hint=hint)


# What cards and rules say


def _of_cards(game: Game, lang: str) -> Iterator[_Passage]:
    """The texts of cards that carry rules, the words of layouts, names of types, decks and symbols.

    Names and flavour carry none: what a type declares as `text` beside a `rich` field is left out.
    """
    for card in game.cards.values():
        for name in _fields_of_rules(card):
            said = list(_texts(card.values.get(name), game, lang))
            if said:
                place = card.places.get(name, card.place)
                yield _Passage([word for text in said for word in words_of(text)], place, card.id, name)
    named = (type.name for type in game.types.values()), (deck.title for deck in game.decks.values())
    symbols = (symbol.title for symbol in game.symbols.values())
    for text in (*game.words.values(), *named[0], *named[1], *symbols):
        yield _Passage(words_of(text.in_lang(lang)))


def _fields_of_rules(card: Card) -> Iterable[str]:
    fields = card.type.fields
    rich = [name for name in fields if any(_rich_texts(card.values.get(name)))]
    return rich or [name for name, field in fields.items() if isinstance(field, TextField)][1:]


def _texts(value: Any, game: Game, lang: str) -> Iterator[str]:
    """The rich texts within a value, else the plain one."""
    rich = list(_rich_texts(value))
    for text in rich:
        yield "".join(_run(run, game, lang) for run in text.in_lang(lang).runs)
    if not rich and isinstance(value, Localized):
        yield str(value.in_lang(lang))


def _rich_texts(value: Any) -> Iterator[Localized[RichText]]:
    match value:
        case Localized() if all(isinstance(each, RichText) for each in value.by_lang.values()):
            yield value
        case Mapping():
            yield from (text for each in value.values() for text in _rich_texts(each))
        case tuple() | list():
            yield from (text for each in value for text in _rich_texts(each))


def _run(run: TextRun | SymbolRun | LineBreak, game: Game, lang: str) -> str:
    """A symbol in a text says its name."""
    match run:
        case TextRun(text):
            return text
        case SymbolRun(name) if name in game.symbols:
            return f" {game.symbols[name].title.in_lang(lang)} "
    return " "


def _of_rules(game: Game, lang: str) -> Iterator[_Passage]:
    for rule in game.rules:
        if rule.message is not None:
            yield _Passage(words_of(rule.message.in_lang(lang)), rule.place)
