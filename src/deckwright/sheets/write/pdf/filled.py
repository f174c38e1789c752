"""A form that somebody has filled in → what stands in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pikepdf import Array, Dictionary, Name, PasswordError, Pdf, PdfError, Stream

from ....basics.files import plain_file
from ....basics.records import dataclass
from .private import data_in

Values = dict[str, str | bool]


@dataclass(frozen=True, slots=True)
class Filled:
    """The cards of a form by number, each with its values by the path of the field: `stats.ac`, `powers.2`."""

    about: dict[str, Any]  # what was said of it when it was made
    cards: dict[int, Values]


def read_filled(path: Path) -> Filled | None:
    """What stands in a form of ours; None in another file.

    Raises OSError for a file that cannot be read, ValueError for one that is no PDF, or a locked one.
    """
    try:
        with Pdf.open(plain_file(path)) as pdf:
            about = _about(pdf)
            form = pdf.Root.get("/AcroForm")
            if about is None or not isinstance(form, Dictionary):
                return None
            cards: dict[int, Values] = {}
            for name, value in _values(form.get("/Fields"), ""):
                card, _, field = name.partition(".")
                number = card.rpartition("-")[2]
                if number.isdecimal() and field:
                    cards.setdefault(int(number), {})[field.replace("/", ".")] = value
            return Filled(about, dict(sorted(cards.items())))
    except PasswordError as error:
        raise ValueError("it is locked with a password") from error
    except PdfError as error:
        raise ValueError(str(error)) from error


def _about(pdf: Pdf) -> dict[str, Any] | None:
    try:
        found = json.loads(data_in(pdf) or b"")
    except ValueError:
        return None
    return found if isinstance(found, dict) and "form" in found else None


def _values(fields: Any, above: str, depth: int = 0) -> Iterator[tuple[str, str | bool]]:
    """The fields below another by their whole names, as far as something stands in them."""
    for field in fields if isinstance(fields, Array) and depth < 8 else ():
        if not isinstance(field, Dictionary):
            continue
        name = f"{above}.{field.T}".lstrip(".") if Name.T in field else above
        value = field.get("/V")
        if value is None:
            yield from _values(field.get("/Kids"), name, depth + 1)
        elif field.get("/FT") == Name.Btn:
            if value != Name.Off:
                yield name, True
        elif text := _text(value, field).strip():
            yield name, text


def _text(value: Any, field: Any) -> str:
    """A text as readers have it: a line ends as one of ours, and what is chosen is what stands in files."""
    text = bytes(value.read_bytes()).decode("utf-8", "replace") if isinstance(value, Stream) else str(value)
    for option in field.get("/Opt", ()):
        if isinstance(option, Array) and len(option) == 2 and text in (str(option[0]), str(option[1])):
            return str(option[0])
    return text.replace("\r\n", "\n").replace("\r", "\n")
