"""Markup of other programs in the texts of cards: nothing reads it here, so that it is printed as it stands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from ..localized import Localized
from ..model import Card
from ..source.report import Report

# Each kind is told by its first example; what a word in brackets may mean, only where a program writes it so.
_FOREIGN: Final = re.compile(
    r"</?(?:b|i|u|s|em|strong|br|p|span|font|sup|sub|small|center|ul|ol|li|img|hr|div)\b[^<>]*>"
    r"|&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,6}|#x[0-9a-f]{2,6});"
    r"|\[\[[^\[\]]{1,60}\]\]"
    r"|\[/?(?:b|i|u|s|center|color|size|img|url)(?:=[^\]]*)?\]"
    r"|(?<![\[\w])\[[a-z][a-z_-]{1,30}\](?![\](\w])"
    r"|'''[^']+'''"
    r"|(?<![\w_])_{1,2}(?=[^\W_])[^_\n]{0,60}[^\W_]_{1,2}(?![\w_])",
    re.IGNORECASE,
)
_SIGNS: Final = re.compile(r"[<&\[_]|['\u2018\u2019]{3}")  # one of which stands in all of it
_SHOWN: Final = 5
_AS_TYPED: Final = str.maketrans(
    {"\u202f": "", "\u00a0": " ", "\u2019": "'", "\u2018": "'"}
)  # typography undone


def check_foreign_markup(cards: Iterable[Card], report: Report) -> None:
    """Report the markup of other programs, once a file, with what it is and how often."""
    found: dict[str, Counter[str]] = {}
    first: dict[str, Card] = {}
    for card in cards:
        for text in _texts(card.values.values()):
            for piece in foreign_in(text.translate(_AS_TYPED)) if _SIGNS.search(text) else ():
                found.setdefault(card.place.file, Counter())[piece] += 1
                first.setdefault(card.place.file, card)
    for file, counts in found.items():
        shown = ", ".join(f"{each} {count}×" for each, count in counts.most_common(_SHOWN))
        more = " and more" if len(counts) > _SHOWN else ""
        message = f"texts hold markup of another program, which is printed as it stands: {shown}{more}"
        form = _form(counts)
        turned = f"; deckwright convert --markup {form} turns what has a counterpart" if form else ""
        hint = f"write **bold**, *italic*, {{symbol}}, and letters as they are{turned}"
        report.add("markup-foreign", message, first[file].place, hint)


def foreign_in(text: str) -> Iterator[str]:
    """The pieces of such markup in a text, in order."""
    if _SIGNS.search(text):
        yield from (match[0] for match in _FOREIGN.finditer(text))


def _form(pieces: Iterable[str]) -> str | None:
    """What `convert --markup` calls the markup of most of the *pieces*."""
    forms = Counter(
        form
        for piece in pieces
        for form, pattern in (("html", "[<&]"), ("wiki", r"'|\[\["), ("bbcode", r"\[[^\[]"))
        if re.match(pattern, piece)
    )
    return forms.most_common(1)[0][0] if forms else None


def _texts(values: Iterable[Any]) -> Iterator[str]:
    """Every text in some values, as it is printed."""
    for value in values:
        if isinstance(value, Localized):
            for text in value.by_lang.values():
                yield str(getattr(text, "plain", text))
        elif isinstance(value, Mapping):
            yield from _texts(value.values())
        elif isinstance(value, tuple | list):
            yield from _texts(value)
