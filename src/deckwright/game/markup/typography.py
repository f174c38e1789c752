"""The typography of a language: quotes, dashes, no-break spaces, the minus and multiplication signs.

Every rule is a list of edits on a paragraph, so that the same rules serve plain text and text whose letters
carry a style. All are idempotent: text that is right already stays as it is. Sources: Imprimerie nationale,
*Lexique des règles typographiques* (spaces before French high punctuation); Unicode chapter 6.2 (the choice of
space, dash and quote characters).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeVar

NO_BREAK: Final = "\u00a0"
NARROW: Final = "\u202f"  # the narrow no-break space
SYMBOL: Final = "\ufffc"  # stands for an inline symbol while rules run
LINE_BREAK: Final = "\u2028"
PARAGRAPH_BREAK: Final = "\u2029"

Mark = TypeVar("Mark")


class TextEdit(NamedTuple):
    start: int
    end: int
    text: str


class Rule(NamedTuple):
    """What it finds to edit in a paragraph that has one of the letters that it *needs*."""

    needs: frozenset[str]
    edits: Callable[[str], Iterable[TextEdit]]


_SPACE = "[ \u00a0\u2009\u202f]"
_ADDRESS = re.compile(r"\S*(?:://|\bwww\.|\w@\w)\S*")  # web and mail addresses are nobody's to typeset
_ADDRESS_SIGNS: Final = ("://", "www.", "@")
_UNITS = "mm|cm|dm|m|km|g|kg|mg|l|cl|ml|s|min|h|px|pt|in|ft|lb|oz|%|‰|€|\\$|£|°C|°"


def typeset_plain(text: str, lang: str) -> str:
    """Return *text* in the typography of *lang* (a BCP 47 tag; the region is not looked at)."""
    return typeset_marked(text, [None] * len(text), lang)[0]


def typeset_marked(text: str, marks: Sequence[Mark], lang: str) -> tuple[str, list[Mark]]:
    """The same for text whose every character carries a mark; new characters take their neighbour's."""
    kept, letters = list(marks), set(text)
    for rule in _rules(lang.replace("_", "-").split("-")[0].lower()):
        if rule.needs.isdisjoint(letters):
            continue
        if edits := _outside_addresses(text, list(rule.edits(text))):
            text, kept = _apply_edits(text, kept, edits)
            letters.update(*(edit.text for edit in edits))
    return text, kept


def _apply_edits(text: str, marks: list[Mark], edits: Iterable[TextEdit]) -> tuple[str, list[Mark]]:
    """*text* after all *edits*, which stand in order, with its marks."""
    parts, kept, at = list[str](), list[Mark](), 0
    for start, end, new in edits:
        old = marks[start:end] or marks[max(start - 1, 0) : max(start, 1)]
        parts += (text[at:start], new)
        kept += marks[at:start]
        kept += old if len(old) == len(new) else old[:1] * len(new)
        at = end
    return "".join((*parts, text[at:])), kept + marks[at:]


def _outside_addresses(text: str, edits: list[TextEdit]) -> list[TextEdit]:
    if not edits or not any(sign in text for sign in _ADDRESS_SIGNS):
        return edits
    addresses = [match.span() for match in _ADDRESS.finditer(text)]
    return [e for e in edits if not any(start <= e.start and e.end <= end for start, end in addresses)]


_compiled = cache(re.compile)  # on first use: of three languages one is wanted


def _replace(needs: str, pattern: str, new: str | Callable[[str], str]) -> Rule:
    """Every match becomes *new*; what must stand around it belongs into lookarounds."""

    def edits(text: str) -> Iterator[TextEdit]:
        for match in _compiled(pattern).finditer(text):
            yield TextEdit(*match.span(), new if isinstance(new, str) else new(match[0]))

    return Rule(frozenset(needs), edits)


def _quotes(mark: str, opening: str, closing: str) -> Rule:
    """Straight quotes that pair within the paragraph; one that stands alone (12") is left as typed."""
    pair = rf"(?<!\w){mark} ?(?=[^{mark}\s])[^{mark}]*{mark}(?!\w)"

    def edits(text: str) -> Iterator[TextEdit]:
        for match in _compiled(pair).finditer(text):
            yield TextEdit(match.start(), match.start() + 1, opening)
            yield TextEdit(match.end() - 1, match.end(), closing)

    return Rule(frozenset(mark), edits)


def _no_break(needs: str, pattern: str) -> Rule:
    return _replace(needs, pattern, lambda spaces: NO_BREAK * len(spaces))


_EVERYWHERE: Final[tuple[Rule, ...]] = (
    _replace(".", r"(?<!\.)\.\.\.(?!\.)", "…"),
    # A minus is a hyphen before a number or symbol with no word, number or bracket before it: 3-5 is a range.
    _replace("-", rf"(?<![\w)\]{SYMBOL}°%*/−–-])-(?=[.,]?\d|{SYMBOL})", "−"),
    _replace("-", rf"(?<=[{SYMBOL})] )-(?= [\d{SYMBOL}(])", "−"),
    _replace("-", rf"(?<=[{SYMBOL})]\u00a0)-(?=\u00a0[\d{SYMBOL}(])", "−"),
    _replace("x", r"(?<=\d)(?<!\b0)x(?=\d)", "×"),
    _replace("x", r"(?<=\d[ \u00a0])x(?=[ \u00a0]\d)", "×"),
    _replace("x", rf"(?<!\w)x(?=\d|{SYMBOL})", "×"),
    _replace("x", r"(?<=\d)x(?!\w)", "×"),
)

_NUMBERS: Final[tuple[Rule, ...]] = (
    _no_break(SYMBOL, rf"(?<=\d) +(?={SYMBOL})"),
    _no_break(SYMBOL, rf"(?<={SYMBOL}) +(?=[+−×]?\d)"),
    # An operator stays with what follows it; before a number it stays with what precedes it too.
    _no_break("+−×÷=", rf"(?<=[+−×÷=]) +(?=[\d{SYMBOL}])"),
    _no_break("+−×÷=", rf"(?<=[\d{SYMBOL})]) +(?=[+−×÷=][ \u00a0]*\d)"),
    _no_break(" ", rf"(?<=\d) +(?=(?:{_UNITS}|[A-ZÀ-ÖØ-Þ]{{1,3}}\d{{0,2}})(?!\w))"),
    _no_break("°", r"(?<=[nN]°) +(?=\d)"),
    _no_break("§", r"(?<=§) +(?=\d)"),
)

_BEFORE = rf"[\w)\]»”’%°{SYMBOL}]"  # what French punctuation keeps its distance from
_HIGH = r"(?=[;!?]++(?![\w=/]))"
_COLON = rf"(?=:(?:[\s{SYMBOL}»]|$))"

_FRENCH: Final[tuple[Rule, ...]] = (
    _replace("'", r"(?<!\d)'", "’"),
    _quotes('"', "«", "»"),
    _replace("«", rf"(?<=«)(?:{_SPACE}+|(?!{_SPACE}))", NO_BREAK),
    _replace("»", rf"(?:(?<!{_SPACE}){_SPACE}+|(?<!{_SPACE}))(?=»)", NO_BREAK),
    _replace("-", r"(?<=\S )--?(?= \S)", "–"),
    _replace(";!?", rf"(?<=[^\s;!?]){_SPACE}+{_HIGH}", NARROW),
    # A mark glued to capitals belongs to a name: HELP! is not a cry.
    _replace(";!?", rf"(?<={_BEFORE})(?<![A-ZÀ-ÖØ-Þ]{{2}}){_HIGH}", NARROW),
    _replace(":", rf"(?<=[^\s:]){_SPACE}+(?=:(?![:/)(]))", NO_BREAK),
    _replace(":", rf"(?<={_BEFORE}){_COLON}", NO_BREAK),
    _replace(" \u00a0", r"(?<=\d)[ \u00a0](?=\d{3}(?!\d))", NARROW),
)

_LETTER = r"[^\W\d_]"
_APOSTROPHES = _replace("'", rf"(?<={_LETTER})'(?={_LETTER})", "’")

_ENGLISH: Final[tuple[Rule, ...]] = (
    _quotes('"', "“", "”"),
    _APOSTROPHES,
    _replace("'", r"(?<!\w)'(?=\d\d(?:s\b|(?!\w)))", "’"),  # the ’80s
    _quotes("'", "‘", "’"),
    _replace("'", rf"(?<={_LETTER})'", "’"),
    _replace("'", rf"(?<!\w)'(?={_LETTER})", "’"),
    _replace("-", r"(?<!-)--(?!-)", "—"),
    _replace("-", r"(?<=\S )-(?= \S)", "–"),
)


@lru_cache
def _rules(language: str) -> tuple[Rule, ...]:
    match language:
        case "fr":
            return _EVERYWHERE + _FRENCH + _NUMBERS
        case "en":
            return _EVERYWHERE + _ENGLISH + _NUMBERS
        case _:
            return (*_EVERYWHERE, _APOSTROPHES, *_NUMBERS)
