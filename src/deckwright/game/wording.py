"""Whether a text says a word: in the singular or plural, in either gender, at the start of a sentence or not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from ..basics.records import dataclass

# Letters in a row. Chinese, Japanese and Thai have no spaces between words: there each letter is one.
_SPACELESS: Final = "\u0e00-\u0e7f\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
_WORD: Final = re.compile(rf"[{_SPACELESS}]|(?:(?![{_SPACELESS}])[^\W\d_])+")
_SOFT_HYPHEN: Final = "\u00ad"


def _pairs(table: str) -> tuple[tuple[str, str], ...]:
    return tuple((had, has) for had, _, has in (pair.partition(":") for pair in table.split()))


# Endings: of the word as it is named, and what stands for them in its other gender, number or tense.
_FRENCH: Final = _pairs(
    "er:ère eur:euse teur:trice f:ve x:se en:enne on:onne et:ète et:ette el:elle eau:elle c:que l:lle s:sse "
    "al:aux ail:aux :e :s :x"
)
_ENGLISH: Final = _pairs(":s s:ses x:xes h:hes o:oes y:ies f:ves fe:ves man:men :ed e:ed y:ied :ing e:ing")
_ANY: Final = _pairs(":s :es :e :n :en :er :ern :i")
_VOWELS: Final = "aeio"


def words_of(text: str) -> list[str]:
    """The words of a text, small; what stands before and behind an apostrophe or hyphen are two."""
    return _WORD.findall(unicodedata.normalize("NFC", text.replace(_SOFT_HYPHEN, "")).casefold())


@lru_cache(4096)
def forms_of(word: str, lang: str) -> frozenset[str]:
    """A word, small, in the forms that its language gives it; what changes within it is not among them."""
    match lang.partition("-")[0]:
        case "fr":
            once = {word, *_with_endings(word, _FRENCH)}
            return frozenset(once | {f"{form}s" for form in once if not form.endswith(("s", "x"))})
        case "en":
            return frozenset({word, *_with_endings(word, _ENGLISH)})
    vowels = {word[:-1] + vowel for vowel in _VOWELS} if len(word) > 3 and word[-1] in _VOWELS else set()
    return frozenset({word, *_with_endings(word, _ANY), *vowels})


def _with_endings(word: str, endings: Sequence[tuple[str, str]]) -> Iterator[str]:
    return (
        word.removesuffix(had) + has for had, has in endings if word.endswith(had) and len(word) > len(had)
    )


@dataclass(frozen=True, slots=True)
class Wording:
    """A word, or several in a row, in all its forms."""

    phrases: tuple[tuple[frozenset[str], ...], ...]

    @classmethod
    def of(cls, names: Iterable[str], lang: str) -> Wording:
        phrases = (tuple(forms_of(word, lang) for word in words_of(name)) for name in names)
        return cls(tuple(phrase for phrase in phrases if phrase))

    def is_in(self, said: Sequence[str]) -> bool:
        return any(_stands(phrase, said) for phrase in self.phrases)


def _stands(phrase: tuple[frozenset[str], ...], said: Sequence[str]) -> bool:
    first, size = phrase[0], len(phrase)
    return any(
        word in first and all(w in forms for w, forms in zip(said[i : i + size], phrase, strict=False))
        for i, word in enumerate(said[: len(said) - size + 1])
    )
