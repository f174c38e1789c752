"""An option is one field of a dataclass: what it holds, what its text means, and its help.

    margin: Insets | None = field(default=None, metadata=option("What the printer leaves.", "MM", means_for=…))

The command line, `sheets:` in game.yaml, the schema of that file and the test of the manual read these fields.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from enum import Flag, StrEnum, auto
from typing import Any, Final, TypeVar, get_type_hints

from ..basics.problems import Place, Problem, did_you_mean, problem
from ..basics.records import dataclass


class For(Flag):
    """What is made: an option means something for some of these."""

    GRID = auto()  # sheets that the program lays out
    OWN = auto()  # sheets of the project's own, which say where the cards lie
    ONE_UP = auto()  # a page for every card
    PNG = auto()
    SVG = auto()
    STICKERS = auto()
    SHEETS = GRID | OWN
    PDF = SHEETS | ONE_UP
    CARDS = PDF | PNG | SVG


@dataclass(frozen=True, slots=True)
class Option:
    name: str  # as a user writes it
    field: str  # what it changes
    kind: Any  # the type of its value
    help: str | Callable[[], str]  # a function, where it reads the tables of data/
    metavar: str | None  # None: a switch, `--name` and `--no-name`
    means_for: For
    read: Callable[
        [str, Any], Any
    ]  # its text and the value before → the value; ValueError says what is allowed
    bounds: tuple[int, int] | None = None  # of a whole number

    @property
    def help_text(self) -> str:
        return self.help if isinstance(self.help, str) else self.help()


_KEY: Final = "option"


def option(
    help: str | Callable[[], str],
    metavar: str | None = None,
    *,
    means_for: For,
    read: Callable[[str], Any] | None = None,
    bounds: tuple[int, int] | None = None,
) -> Mapping[str, Any]:
    """The metadata of a field that is an option. What is one of several words, yes or no, or a whole number within
    *bounds* needs no *read*."""
    return {_KEY: {"help": help, "metavar": metavar, "means_for": means_for, "read": read, "bounds": bounds}}


def options_of(spec: type[Any]) -> dict[str, Option]:
    """The options that are fields of a dataclass, by name: `mark_backs` is `mark-backs`."""
    kinds = get_type_hints(spec)
    found = {}
    for field in fields(spec):
        if _KEY in field.metadata:
            told = dict(field.metadata[_KEY])
            name, kind = field.name.replace("_", "-"), kinds[field.name]
            read = told.pop("read") or _reader(kind, told["bounds"])
            found[name] = Option(name, field.name, kind, read=_without_before(read), **told)
    return found


S_ = TypeVar("S_")


def read_option(spec: S_, option: Option, text: str, place: Place | None = None) -> tuple[S_, Problem | None]:
    """*spec* with what *text* says of an *option*; where it cannot be read, *spec* as it is and the problem."""
    changed: Any = spec
    try:
        value = option.read(text, getattr(spec, option.field))
    except ValueError as error:
        return spec, problem("sheet-option", str(error), place, field=option.name)
    return replace(changed, **{option.field: value}), None


def unknown_option(name: str, options: Mapping[str, Option], place: Place | None) -> Problem:
    message = f"unknown sheet option {name!r}; known are {', '.join(options)}"
    return problem("sheet-option", message, place, hint=did_you_mean(name, options), field=name)


# Readers


def _reader(kind: Any, bounds: tuple[int, int] | None) -> Callable[[str], Any]:
    if kind is bool:
        return flag
    if kind is int and bounds is not None:
        return whole_number(*bounds)
    return choice(kind)


def _without_before(read: Callable[[str], Any]) -> Callable[[str, Any], Any]:
    return lambda text, _: read(text)


E_ = TypeVar("E_", bound=StrEnum)


def choice(kind: type[E_]) -> Callable[[str], E_]:
    def read(text: str) -> E_:
        try:
            return kind(text.strip().lower())
        except ValueError:
            raise ValueError(f"{text!r} is not one of {', '.join(kind)}") from None

    return read


def flag(text: str) -> bool:
    word = text.strip().lower()
    if word in ("yes", "true", "on", "1"):
        return True
    if word in ("no", "false", "off", "0"):
        return False
    raise ValueError(f"{text!r} is not one of yes, no")


def whole_number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.strip().isdecimal() or not least <= int(text) <= most:
            raise ValueError(f"{text!r} is not a whole number from {least} to {most}")
        return int(text)

    return read
