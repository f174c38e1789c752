"""How an index files names: by the word that counts, as libraries do it: neither its article nor its accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

# By language, the articles that a title may begin with; one with an apostrophe stands right before its word.
ARTICLES: Final[Mapping[str, tuple[str, ...]]] = {
    "de": ("der", "die", "das", "ein", "eine"),
    "en": ("the", "a", "an"),
    "es": ("el", "la", "los", "las", "un", "una"),
    "fr": ("le", "la", "les", "l'", "un", "une"),
    "it": ("il", "lo", "la", "l'", "i", "gli", "le", "un", "uno", "una", "un'"),
    "nl": ("de", "het", "een", "'t"),
    "pt": ("o", "a", "os", "as", "um", "uma"),
}


def filing_key(name: str, lang: str) -> str:
    """What a name is sorted by in an index of *lang*: no leading article, if a word is left without it; no accents."""
    plain = _plain(name)
    for article in ARTICLES.get(lang.partition("-")[0], ()):
        gap = "" if article.endswith("'") else r"\s+"
        if found := re.match(rf"{article}{gap}(?=\w)", plain):
            return plain[found.end() :]
    return plain


def _plain(name: str) -> str:
    """Small letters without accents; ligatures as two letters, one kind of apostrophe."""
    bare = (
        name.strip()
        .casefold()
        .replace("œ", "oe")
        .replace("æ", "ae")
        .replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    )
    letters = unicodedata.normalize("NFKD", bare)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
