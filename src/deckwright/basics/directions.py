"""Which way a language is written."""

from __future__ import annotations

from typing import Final

_LANGUAGES: Final = (
    "ar arc azb bal ckb dv fa glk he iw ji khw lrc mzn nqo pnb prs ps rhg sd sdh skr syr ug ur yi"
)
_SCRIPTS: Final = "adlm arab aran hebr mand mend nkoo rohg samr syrc thaa yezi"
_SCRIPT_LETTERS: Final = 4


def runs_leftwards(language: str) -> bool:
    """True for the code of a language (BCP 47) that is written from right to left; a script in it decides."""
    first, *rest = language.lower().replace("_", "-").split("-")
    script = next((part for part in rest if len(part) == _SCRIPT_LETTERS and part.isalpha()), None)
    return script in _SCRIPTS.split() if script else first in _LANGUAGES.split()
