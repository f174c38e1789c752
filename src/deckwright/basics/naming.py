"""Names of files that every system accepts and that differ in more than capitals; ids of cards and fields."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Collection, Iterable
from typing import Final

LONGEST: Final = 100  # characters, so that the folders above have room too
RESERVED: Final = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in "0123456789¹²³"))
)  # devices of Windows, with any extension

_UNSAFE: Final = re.compile(r"[^a-z0-9_]+")
_LETTERS: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)


def safe_name(text: str) -> str:
    """*text* in small letters a to z, digits, `_` and `-`; shortened where it is long, with what tells it apart."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    name = _UNSAFE.sub("-", plain).strip("-")
    if len(name) > LONGEST:
        name = f"{name[: LONGEST - 9].rstrip('-')}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"
    return f"{name or 'x'}-" if name in RESERVED or not name else name


def safe_names(texts: Iterable[str]) -> dict[str, str]:
    """A name for each of the *texts*, no two the same; a second of the same is numbered."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for text in texts:
        if text in names:
            continue
        name, number = safe_name(text), 1
        while name in taken:
            number += 1
            name = f"{safe_name(text)}-{number}"
        taken.add(name)
        names[text] = name
    return names


def meant_by(name: str, known: Collection[str]) -> list[str]:
    """Those of *known* that *name* means: itself, else all that differ in capitals or in how accents are written."""
    if name in known:
        return [name]
    plain = _without_capitals(name)
    return [each for each in known if _without_capitals(each) == plain]


def one_of(meant: Collection[str]) -> str:
    """A hint where a name means several."""
    return f"it may mean {' or '.join(map(repr, meant))}: write it with the capitals of one"


def _without_capitals(name: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def id_of(text: str, joint: str = "-") -> str:
    """*text* as an id or the name of a field: small letters a to z and digits, words joined by *joint*; maybe empty.

    >>> id_of("Œil de l'Été")
    'oeil-de-l-ete'
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return joint.join(re.findall(r"[a-z0-9]+", plain))


def field_name(text: str) -> str:
    """*text* as the name of a field: small letters of any script and digits, words joined by `_`; maybe empty.

    Accents count where they make another letter (й, ガ), not on Latin and Greek letters.

    >>> field_name("Coût d'or"), field_name("Имя карты")
    ('cout_d_or', 'имя_карты')
    """
    kept, base = list[str](), ""
    for letter in unicodedata.normalize("NFKD", text.lower().replace("ß", "ss").translate(_LETTERS)):
        if not unicodedata.combining(letter):
            base = unicodedata.name(letter, "")
        elif base.startswith(("LATIN", "GREEK")):
            continue
        kept.append(letter)
    composed = unicodedata.normalize("NFKC", "".join(kept))
    letters = (letter if _is_in_words(letter) else " " for letter in composed)
    return "_".join("".join(letters).split())


def is_field_name(text: str) -> bool:
    """Whether *text* is the name of a field as it stands."""
    return text[:1].isalpha() and all(field_name(word) == word for word in text.split("_"))


def _is_in_words(letter: str) -> bool:
    return letter.isalnum() or unicodedata.category(letter) in ("Mn", "Mc")
