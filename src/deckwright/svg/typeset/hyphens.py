"""Where words may be broken, by language: Liang's patterns, as TeX and Hunspell have them."""

import re
from functools import lru_cache
from typing import Final

import pyphen

_LEFT, _RIGHT = 2, 3  # letters that stay together at a word's start and end
_LEAST: Final = 6  # letters of a word that is worth breaking
_CODE = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*")
# Words of letters alone: what has a hyphen or an apostrophe is broken there or in its longer part.
_WORD = re.compile(rf"(?<![\w-])[^\W\d_]{{{_LEAST},}}(?![\w-])")


def is_language(code: str) -> bool:
    """Whether *code* is written as the code of a language (BCP 47). Few languages have patterns, or need any."""
    return _CODE.fullmatch(code) is not None


@lru_cache
def dictionary(language: str) -> pyphen.Pyphen | None:
    """The patterns of a language (BCP 47), or None where there are none."""
    found = pyphen.language_fallback(language.replace("-", "_"))
    return pyphen.Pyphen(lang=found, left=_LEFT, right=_RIGHT) if found else None


@lru_cache(1024)
def points(text: str, language: str) -> tuple[tuple[int, bool], ...]:
    """The indices in *text* before which a hyphen may stand; True in a word that begins with a capital."""
    patterns = dictionary(language)
    if patterns is None:
        return ()
    return tuple(
        (word.start() + at, word[0] != word[0].lower())
        for word in _WORD.finditer(text)
        for at in patterns.positions(word[0])
    )
