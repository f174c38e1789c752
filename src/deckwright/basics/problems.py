"""What a check found: a stable code, a severity, a place in the user's file, a sentence, a hint.

Checks return problems; only the caller decides to stop. `CODES` is the one table of what can be found: the manual's
page of problems is held against it by a test.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import IntEnum, StrEnum
from typing import Any, Final, NamedTuple

LONGEST: Final = 800  # characters of a message


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class ExitCode(IntEnum):
    FINE = 0
    PROBLEMS = 1  # nothing was written
    USAGE = 2
    DRAFT = 3  # written with problems (--draft)


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where in the user's files: a path relative to the project root (posix), line and column from 1, or a cell."""

    file: str
    line: int | None = None
    column: int | None = None
    cell: str | None = None  # "Sheet!B14" in a spreadsheet

    def __str__(self) -> str:
        if self.cell:
            return f"{self.file}!{self.cell}"
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)


class Code(NamedTuple):
    severity: Severity
    meaning: str


@dataclass(frozen=True, slots=True)
class Edit:
    """What mends a file: *text* instead of what stands from (line, column) to just before (end_line, end_column)."""

    line: int  # from 1, as in Place
    column: int
    end_line: int
    end_column: int
    text: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where on a drawn face, in millimetres from its trim corner."""

    face: str  # its id
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Problem:
    code: str
    message: str  # what was found; what is allowed
    place: Place | None = None
    hint: str | None = None  # what to do
    card: str | None = None
    field: str | None = None
    severity: Severity = Severity.ERROR
    edit: Edit | None = None  # where the program can mend it by itself (`check --fix`)
    rule: str | None = None  # the id of the game's own rule that is broken
    about: str = ""  # the symbol, file, text, colours that it is about, by name
    spot: Spot | None = dataclasses.field(default=None, compare=False)  # where one sees it
    others: tuple[str, ...] = dataclasses.field(
        default=(), compare=False
    )  # the other cards where it was met; all, where it is on a back that they share, which has no card
    written: Place | None = dataclasses.field(
        default=None, compare=False
    )  # what a layout shows badly, in the data

    def __str__(self) -> str:
        """`file:line:column: card: field: message`, the form of the terminal."""
        return ": ".join(str(part) for part in (self.place, self.card, self.field, self.told) if part)

    @property
    def told(self) -> str:
        """The message for a short list: of other cards only the number."""
        more = f"{len(self.others)}{' more' if self.card else ''} card{'s' if len(self.others) > 1 else ''}"
        where = f"; it is written at {self.written}" if self.written else ""
        many = f" ({'and on' if self.card else 'on the back of'} {more})" if self.others else ""
        return self.message + where + many

    @property
    def by_card(self) -> tuple[Problem, ...]:
        """The problem once for each card where it was met."""
        return tuple(replace(self, card=card, others=()) for card in self.cards or (None,))

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards where it was met."""
        return (self.card, *self.others) if self.card else self.others

    def at_card(self, card: str, field: str | None = None) -> Problem:
        """The same problem, named as one of *card*'s, unless it names a card already."""
        return self if self.card else replace(self, card=card, field=self.field or field)

    def to_values(self) -> list[Any]:
        """The problem as plain values, which JSON holds."""
        place, edit, spot, written = self.place, self.edit, self.spot, self.written
        return [
            self.code,
            self.message,
            place and [place.file, place.line, place.column, place.cell],
            *(self.hint, self.card, self.field, self.severity),
            edit and [edit.line, edit.column, edit.end_line, edit.end_column, edit.text],
            *(self.rule, self.about),
            spot and [spot.face, spot.x, spot.y, spot.width, spot.height],
            list(self.others),
            written and [written.file, written.line, written.column, written.cell],
        ]

    @classmethod
    def from_values(cls, values: Sequence[Any]) -> Problem:
        """The problem of these plain values. Raises ValueError or TypeError where they are none."""
        code, message, place, hint, card, field, severity, edit, rule, about, spot, others, written = values
        where, mend = Place(*place) if place else None, Edit(*edit) if edit else None
        seen = Spot(*spot) if spot else None
        return cls(
            code,
            message,
            where,
            hint,
            card,
            field,
            Severity(severity),
            mend,
            rule,
            about,
            seen,
            tuple(others),
            Place(*written) if written else None,
        )


def problem(
    code: str,
    message: str,
    place: Place | None = None,
    *,
    hint: str | None = None,
    card: str | None = None,
    field: str | None = None,
    edit: Edit | None = None,
    about: str = "",
    spot: Spot | None = None,
) -> Problem:
    """A problem with the severity that `CODES` gives its code. Raises KeyError for a code that is not in the table."""
    if len(message) > LONGEST:  # it quotes a whole file
        message = f"{message[: LONGEST // 2]} … {message[-LONGEST // 4 :]}"
    return Problem(code, message, place, hint, card, field, CODES[code].severity, edit, None, about, spot)


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """A hint that names the nearest of *known*, or None where nothing is near."""
    near = nearest(word, known)
    return f"did you mean {near!r}?" if near else None


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Which of *known* may be meant by *word*, whatever its capitals."""
    names = list(known)
    near = get_close_matches(word, names, n=1, cutoff=0.65) or [
        name for name in names if name.casefold() == word.casefold()
    ]
    return near[0] if near else None


def without_notes(problems: Iterable[Problem]) -> list[Problem]:
    """What is wrong, or may be: a note only tells something."""
    return [p for p in problems if p.severity is not Severity.NOTE]


def has_errors(problems: Iterable[Problem]) -> bool:
    return any(p.severity is Severity.ERROR for p in problems)


def on_more_cards(found: Problem, cards: Iterable[str | None]) -> Problem:
    """The same problem with all other *cards* on which it was met."""
    others = dict.fromkeys((*found.others, *(card for card in cards if card is not None)))
    others.pop(found.card or "", None)
    return replace(found, others=tuple(others)) if others else found


def merge_alike(problems: Iterable[Problem]) -> list[Problem]:
    """What is found on several cards in just the same words, as one problem that counts them."""
    groups: dict[Problem, list[Problem]] = {}
    for found in problems:
        groups.setdefault(replace(found, card=None), []).append(found)
    return [_together(group) for group in groups.values()]


def _together(group: Sequence[Problem]) -> Problem:
    first = next((found for found in group if found.card), group[0])  # rather than a back that cards share
    return on_more_cards(first, (card for found in group for card in (found.card, *found.others)))


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Each once, in the order of the files; what has no place comes last."""

    def key(found: Problem) -> tuple[bool, str, int, int]:
        place = found.place or Place("")
        return found.place is None, place.file, place.line or 0, place.column or 0

    return tuple(sorted(dict.fromkeys(problems), key=key))


class DeckwrightError(Exception):
    """Work that cannot go on, with the problems that say why. The command line turns it into text and exit code 1."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(str(p) for p in problems))
        self.problems = problems


class RequestError(DeckwrightError):
    """What a command asks for cannot be, or does not exist. The command line gives exit code 2, as for any misuse."""


_E, _W, _N = Severity.ERROR, Severity.WARNING, Severity.NOTE

# Grouped by the stage that finds them, each group sorted.
CODES: Final[dict[str, Code]] = {
    # what a command asks for
    "already-there": Code(_E, "a file or folder that a command would make exists already"),
    "calibration": Code(_E, "what was read off a test page cannot be, or the page cannot be printed"),
    "form-empty": Code(_E, "a form is to be made into cards in which nothing was filled in"),
    "form-none": Code(
        _E, "a PDF is to be made into cards that is no form of Deckwright's, or cannot be read"
    ),
    "form-unplaced": Code(_N, "no text on a card shows a field, so that a form has no place for it"),
    "convert-loss": Code(_E, "a card cannot be written in another kind of file without losing something"),
    "fetch-failed": Code(
        _E, "a table on the web cannot be fetched, or is no sound table; the last one stays"
    ),
    "label-stock": Code(_E, "a sheet of labels is not known, lies on another paper, or has no such place"),
    "no-history": Code(_E, "a revision is asked for, and git is missing, or the project has no repository"),
    "no-print": Code(_E, "the last print is asked for, and none is recorded"),
    "print-other": Code(
        _E, "a print is named that is of another game, language or variant than is asked for"
    ),
    "print-pdf": Code(
        _E, "a PDF does not tell which cards it prints: another program made it, or it is damaged"
    ),
    "print-record": Code(_E, "the record of a print cannot be read"),
    "revision-file": Code(_E, "a file of a revision cannot be had: Git LFS, a submodule, a link out of it"),
    "revision-layout": Code(_E, "a revision or folder has no such game where this project has it"),
    "sheet-private": Code(_E, "a Google Sheet is not shared, and can be had only by who signs in"),
    "no-card-chosen": Code(_E, "no card is what --cards or --where asks for"),
    "no-network": Code(_E, "a page is to be shared, and the machine is in no network"),
    "no-pawns": Code(_E, "stickers are asked for of a game, a size or a pawn that is not there"),
    "option-conflict": Code(_E, "two options exclude each other"),
    "press-colour": Code(_E, "a sheet for a press shows colours of a kind that are not brought into ink"),
    "ink-over": Code(_W, "a card has more ink than the paper of a press takes"),
    "ink-unseen": Code(_N, "how much ink lies on cards for a press was not looked at"),
    "press-profile": Code(_E, "a colour profile is not there, or is none that a press prints by"),
    "option-unused": Code(_W, "an option means nothing for what is made"),
    "outlet-address": Code(_W, "pictures lie where the program they are for may not find them"),
    "outlet-cell": Code(_N, "two cards had one place on a sheet for virtual tables; one gets a new place"),
    "outlet-file": Code(_E, "a file that an export is to change or read is not of the kind it should be"),
    "outlet-ledger": Code(_E, "the list of cards' places on sheets for virtual tables cannot be read"),
    "outlet-limit": Code(_E, "what is exported breaks a limit of where it goes: pixels, numbers, bytes"),
    "outlet-size": Code(_W, "a maker has no product of a card's size; such cards are left out"),
    "outlet-standard": Code(_W, "a maker demands another kind of PDF/X than the program makes"),
    "port-taken": Code(_E, "another program has the port that the page was to be served on"),
    "unknown-deck": Code(_E, "a deck is asked for that the game does not have"),
    "unknown-font": Code(_E, "a font is to be copied that is not installed, or whose name may mean several"),
    "unknown-outlet": Code(_E, "a game is to be exported to an outlet that the program does not know"),
    "unknown-printer": Code(_E, "a printer is named that has no profile, or by a name that no file can have"),
    "unknown-game": Code(_E, "a game is asked for that is not in the project"),
    "unknown-revision": Code(_E, "a revision is named that the repository does not hold"),
    "unknown-size": Code(_E, "a size is asked for that no table has, or that a template is not drawn for"),
    "reference-none": Code(_E, "reference pages are asked for, and the game has none in that language"),
    "unknown-page": Code(_E, "a reference page is asked for that the game does not have"),
    "deal-contradiction": Code(_E, "the laws of a deal leave no deck that keeps them all"),
    "deal-refused": Code(_E, "every deck that a deal made breaks a rule of the game"),
    "deal-unfit": Code(_E, "a deal cannot be made of the cards that it is given"),
    "unknown-deal": Code(_E, "a deal is asked for that the game does not have"),
    "recipe-input": Code(_E, "a recipe is given cards or choices that it does not take"),
    "recipe-refused": Code(_E, "a recipe makes no card of those that it is given, and says why"),
    "recipe-unfit": Code(_E, "a recipe cannot be computed of the cards that it is given"),
    "unknown-recipe": Code(_E, "a recipe is asked for that the game does not have"),
    "unknown-type": Code(_E, "cards to fill in are asked for of a type that the game does not have"),
    "unknown-variant": Code(_E, "a variant is asked for that the game does not have"),
    # files and folders
    "file-missing": Code(_E, "a file that another file names does not exist"),
    "file-unreadable": Code(_E, "a file cannot be read, or is not UTF-8 text"),
    "outside-project": Code(_E, "a path leads out of the project folder"),
    "write-failed": Code(
        _E, "an output cannot be written: the target is open elsewhere, read-only, or the disk is full"
    ),
    # YAML
    "yaml-alias": Code(_E, "an alias names no anchor, or merges something that is not a mapping"),
    "yaml-character": Code(
        _E, "a character that cannot stand in a YAML file, mostly an invisible one that was pasted"
    ),
    "yaml-cycle": Code(_E, "an anchor holds an alias of itself"),
    "yaml-depth": Code(_E, "values are nested too deep"),
    "yaml-documents": Code(_E, "a file holds several YAML documents"),
    "yaml-duplicate-key": Code(
        _E, "one key stands twice in a mapping; YAML would keep the last without a word"
    ),
    "yaml-expansion": Code(_E, "aliases of aliases multiply beyond the limit"),
    "yaml-key": Code(_E, "a key that is not a text, or is empty"),
    "yaml-limit": Code(_E, "a file holds more keys and values than are read"),
    "yaml-syntax": Code(_E, "a line is not well-formed YAML"),
    "yaml-tag": Code(_E, "a YAML tag, such as !!str: values are read by the declared kind of their field"),
    "yaml-unquoted": Code(_E, "a text that YAML reads as something else, or cuts, because it is not quoted"),
    # tables of cards: CSV, XLSX, ODS
    "table-cell": Code(_E, "a cell holds what no card can say: a date, an error, a formula without a value"),
    "table-encoding": Code(_N, "a text file is not UTF-8 and was read as Windows-1252"),
    "table-empty": Code(_W, "a table names its columns and holds no row"),
    "table-header": Code(_E, "a column has a name that cannot be told from another's"),
    "table-hidden": Code(_N, "rows, columns or tabs of a workbook are hidden, and are left out"),
    "table-limit": Code(_E, "a table has more rows, columns or bytes than are read"),
    "table-merged": Code(_N, "merged cells of a workbook each have the value of the area"),
    "table-numbered": Code(_N, "cards of one name got numbered ids"),
    "table-row": Code(_E, "a row of a text file has too many cells, or a quotation mark that nothing closes"),
    "table-title": Code(_N, "rows above the names of the columns are taken for a title"),
    "table-unread": Code(_W, "a tab or column of a table is not read"),
    # what is inferred where game.yaml does not say it
    "inferred": Code(_N, "game.yaml leaves something out, and what stands for it was inferred"),
    # the folder of a game
    "bad-id": Code(_E, "an id or name of a field is written with letters that it cannot have, or is taken"),
    "card-in-no-deck": Code(_W, "a card lies in no deck and is not printed"),
    "card-type": Code(_E, "a card has no type, or one that does not exist or is abstract"),
    "condition": Code(
        _E, "a condition cannot be read, asks for what no card has, or compares what has no order"
    ),
    "cut-path": Code(_E, "the outline of a component is open, crosses itself, or leaves its size"),
    "deck-empty": Code(_W, "a deck has no cards"),
    "too-many-cards": Code(_E, "a game has more cards than are read"),
    "duplicate-id": Code(_E, "two cards of a game, or two spaces of a board, have one id"),
    "font-package": Code(_E, "a font package is not installed or holds no fonts"),
    "missing-art": Code(
        _E, "a picture or the drawing of a symbol does not exist; --draft draws a placeholder"
    ),
    "missing-field": Code(_E, "a card lacks a field that its type requires"),
    "missing-key": Code(_E, "a key that must be written is missing, or a table lacks an entry"),
    "name-clash": Code(_E, "two names of powers cannot be told apart, or cannot be read in a power"),
    "no-project": Code(_E, "no folder upward holds cards/"),
    "not-translatable": Code(_E, "a language overlay writes a field that is no text"),
    "out-of-range": Code(_E, "a number is less or more than its field allows"),
    "power": Code(_E, "a power cannot be read"),
    "sticker-count": Code(_E, "a pawn has more or fewer stickers than faces, or a sticker two sizes"),
    "stray-file": Code(_W, "a file lies where cards may be meant, and is not read"),
    "symbol-meaning": Code(_E, "a symbol has no meaning, or a drawing is not named in game.yaml"),
    "translation-unused": Code(_W, "an overlay translates a card, or a text of a card, that is not there"),
    "tuckbox-cards": Code(_W, "a tuck box is made for another number of cards than the game has"),
    "type-circle": Code(_E, "types extend each other in a circle, or too deep"),
    "untranslated": Code(_W, "cards have no text in a language that is asked for"),
    "unknown-card": Code(_E, "a card is named that does not exist"),
    "unknown-field": Code(_E, "a card or overlay writes a field that the card's type does not have"),
    "unknown-key": Code(_E, "a key that does not exist"),
    "unknown-language": Code(_E, "a language that `languages` of game.yaml does not name"),
    "unknown-name": Code(_E, "a type, deck, component, group or table is named that does not exist"),
    "unknown-symbol": Code(_E, "a symbol is named that the game does not have"),
    "wrong-choice": Code(_E, "a value is none of the choices of its field"),
    "wrong-kind": Code(_E, "a value is of another kind than is allowed there"),
    "wrong-reference": Code(_E, "a card is named whose type is not allowed there"),
    "wrong-value": Code(_E, "a value in game.yaml is not allowed, or contradicts another"),
    # the text of a card
    "markup": Code(_E, "a marker in a text is not closed, closes nothing, or names no symbol"),
    "markup-foreign": Code(_W, "texts hold markup of another program, which is printed as it stands"),
    # layouts
    "layout-attribute": Code(
        _E, "an attribute or label of a layout stands where it means nothing, or cannot be read"
    ),
    "layout-budget": Code(
        _E, "a layout loops, grows, or looks through long texts and lists beyond the limits of one face"
    ),
    "layout-include": Code(
        _E, "a part of a layout does not exist, includes itself, or is included too often"
    ),
    "layout-jinja": Code(
        _E, "an expression or statement in a layout cannot be read, or is not closed where it began"
    ),
    "layout-fragile": Code(_N, "a layout that Inkscape has written holds what its next save would lose"),
    "layout-leftover": Code(_E, "braces of Jinja are left over on a face"),
    "layout-misspelt": Code(_W, "an attribute of a layout is nearly one that Deckwright reads"),
    "layout-missing": Code(_E, "a type, deck or card names a layout that does not exist"),
    "layout-name": Code(_E, "a layout uses a name or field that does not exist"),
    "layout-size": Code(_E, "a layout has another size than the component that it is drawn for"),
    "layout-syntax": Code(_E, "a layout is not well-formed XML, or not SVG"),
    "layout-unsafe": Code(_E, "a layout reaches for what templates may not use"),
    "layout-value": Code(
        _E, "an expression of a layout fails, or its value cannot stand where it is printed"
    ),
    # the game's own rules
    "board-blind-end": Code(_E, "a space of a board, no start and no goal, has one way alone"),
    "board-crossing": Code(_E, "ways of a board cross, or one runs through a space that it does not join"),
    "board-length": Code(_E, "the shortest way over a board is not as long as it says"),
    "board-overlap": Code(_E, "spaces of a board overlap, are too near, or reach beyond its card"),
    "board-tokens": Code(_E, "there are fewer tokens than the spaces of a board, or its games, want"),
    "board-unreached": Code(_E, "a space of a board cannot be reached, or the goal not from there"),
    "rule": Code(_E, "a rule of rules.yaml is broken; the rule says how severe that is"),
    "rule-unfit": Code(
        _E, "a rule cannot be checked: its expression compares what has no order, or adds what is no number"
    ),
    "rule-waits": Code(_N, "rules over whole decks are not checked while cards cannot be read"),
    # the game's variants
    "variant-excess": Code(_E, "a variant takes out more copies of a card than there are"),
    "variant-excluded": Code(_E, "two variants are asked for that exclude each other"),
    "variant-idle": Code(_E, "an operation of a variant is about nothing: no card or deck is as it says"),
    "variant-split": Code(_E, "a variant splits a deck so that a card belongs to no part, or to several"),
    "variant-value": Code(_E, "a variant gives a field a value that the field cannot have"),
    # the odds of powers
    "odds": Code(
        _E, "odds that cannot be told: a power cannot be read, a deck is too small, a number is missing"
    ),
    # sheets
    "card-too-large": Code(_E, "a card, tile or mat is larger than what can be printed on the paper"),
    "cutter-limit": Code(_E, "what lies on a sheet is beyond what a cutting machine sees or reaches"),
    "edges-differ": Code(_W, "neighbours that share a cut have edges of different colours"),
    "gutter-takes-cards": Code(_N, "a gutter that makes room for the bleeds leaves a sheet fewer cards"),
    "no-room-for-marks": Code(
        _W, "marks to cut by were asked for and left out where there is no room for them"
    ),
    "no-room-in-margin": Code(_N, "the margin has no room for the scale bar or the footer"),
    "no-sleeve": Code(_W, "sheets for sleeves were asked for and no sleeve is known for a card's size"),
    "picture-large": Code(_E, "a picture of a face would have more pixels than are drawn"),
    "picture-shape": Code(_E, "pictures of the pixels asked for would cut into the cards"),
    "printer-unmeasured": Code(_E, "a printer's profile has no measures of such pages"),
    "sheet-option": Code(_E, "an option of the sheets is unknown, or its value is not allowed"),
    "sticker-size": Code(_E, "a sticker is larger than the face of its pawn, or nothing of it is left"),
    # finished pictures
    "no-picture": Code(_E, "finished pictures are asked for where there are none"),
    "picture-empty": Code(_N, "cells of a page that is taken apart show nothing, or cannot be looked at"),
    "picture-listed": Code(_E, "a list of finished pictures names one that is not there, or cannot be read"),
    "picture-name": Code(
        _W, "the name of a finished picture is another's, too, or says it is the back of none"
    ),
    "picture-size": Code(_E, "how large the card is that a finished picture shows cannot be told"),
    "picture-taken": Code(_N, "finished pictures are taken for cards of one size, and another is near"),
    "picture-unlisted": Code(
        _N, "finished pictures lie in a folder and are not on the list of what to print"
    ),
    "picture-unread": Code(_N, "files lie among finished pictures that are none"),
    # reference pages
    "reference-callout": Code(
        _E, "a call-out points at what the card does not show, or the call-outs of a card find no room"
    ),
    "reference-figure": Code(
        _E, "a reference page asks for a figure that there is not, or a figure lacks what it shows"
    ),
    "reference-page": Code(_E, "a reference page has no title, an open box, or a link to nowhere"),
    "term-unexplained": Code(
        _W, "a word that carries rules stands on cards or in the rulebook alone, or another in its place"
    ),
    # before printing
    "accept-unused": Code(_W, "what `accept:` of game.yaml lets pass is not found any more"),
    "asset-unused": Code(_N, "a picture or layout is shown on no card, though nothing is at fault"),
    "bleed-missing": Code(_E, "the drawing ends before the end of the bleed"),
    "border-thin": Code(_W, "a border along the cut is so thin that a cut which is a little off shows"),
    "colours-alike": Code(_W, "colours that carry a meaning look the same to players who are colour-blind"),
    "contrast-low": Code(_W, "a text has little contrast with what is behind it"),
    "hairline": Code(_W, "a line is so thin that it may be printed with gaps"),
    "name-twice": Code(_W, "two cards of one type have the same name"),
    "outside-safe-zone": Code(_W, "a text or symbol stands outside the safe zone"),
    "symbol-unused": Code(_W, "a symbol of the game is shown on no card"),
    "text-fine": Code(_N, "a text of some length is set in small letters"),
    "text-small": Code(_W, "a text is set in letters too small to be read by most"),
    "white-edge": Code(_W, "a white line runs along the cut or the end of the bleed"),
    # drawings
    "cross-check": Code(
        _E, "the second engine draws a face otherwise, or a text of it was not painted as it stands"
    ),
    "drawing-failed": Code(
        _E, "a face is too much for the drawing: an effect as large as a house, a rule without end"
    ),
    "image-low-resolution": Code(_W, "a picture is printed with fewer pixels to the inch than look sharp"),
    "image-profile": Code(
        _E, "a picture's colour profile cannot be read, or is for other colours than it has"
    ),
    "image-too-large": Code(_E, "a picture has more pixels than are read"),
    "image-unreadable": Code(_E, "a picture cannot be decoded, or is of a kind that is not read"),
    "image-without-profile": Code(_W, "a picture in CMYK has no colour profile: its colours are guessed"),
    "picture-cropped": Code(
        _W, "a picture that is a whole face has another form than the card with its bleed"
    ),
    "svg-attribute": Code(_W, "an attribute that SVG does not have there, or that changes nothing"),
    "svg-cycle": Code(_E, "an element of a drawing refers to itself, directly or through others"),
    "svg-duplicate-id": Code(_W, "two elements of a drawing have the same id"),
    "svg-entity": Code(_E, "a drawing declares XML entities from outside, of elements or of one another"),
    "svg-foreign": Code(_W, "an element outside the SVG namespace, which is not drawn"),
    "svg-image": Code(_W, "what is drawn in a face cannot be said in SVG and had to become an image there"),
    "svg-limit": Code(
        _E,
        "a drawing is nested too deep, has or draws too many elements or letters, or takes too long; its style sheets "
        "are longer than 400,000 characters, or ask too much of too many elements",
    ),
    "svg-path": Code(_E, "path data or points that can be read in part only; they are drawn up to the fault"),
    "svg-raster": Code(_N, "a part of a drawing cannot be printed as outlines and becomes an image"),
    "svg-reference": Code(_E, "a drawing refers to an element that does not exist or is of the wrong kind"),
    "svg-size": Code(_E, "a drawing has neither width and height nor a viewBox, or they are not positive"),
    "svg-unsupported": Code(_E, "an element, property or value of SVG that is not drawn"),
    "svg-value": Code(
        _E, "an attribute or property with a value that SVG does not allow; it counts as not written"
    ),
    "svg-xml": Code(_E, "a drawing is not well-formed XML, or not SVG"),
    "symbol-unknown": Code(_E, "a drawing asks for a symbol that the game does not have"),
    # fonts and set text
    "font-missing": Code(_E, "a font, weight or style that is asked for is not among the project's fonts"),
    "font-unreadable": Code(_E, "a file given as a font is none"),
    "glyph-colored": Code(
        _E, "a letter is a picture in its font that cannot be read, or of a kind that is not drawn"
    ),
    "glyph-missing": Code(_E, "a letter is not in the font that its text is set in"),
    "hyphenation-unknown": Code(_W, "a text is to be hyphenated in what is no code of a language"),
    "library-missing": Code(_E, "a system library or Python package that is needed is not installed"),
    "memory-short": Code(_E, "the program does not find the memory that it needs"),
    "text-overflow": Code(_E, "a text does not fit its place, even at the least size allowed"),
}

# What a game may judge otherwise (`checks:` and `accept:` of game.yaml): with any of these it can be printed.
ADJUSTABLE: Final = frozenset(
    {
        *("asset-unused", "bleed-missing", "border-thin", "card-in-no-deck", "colours-alike", "contrast-low"),
        *("edges-differ", "font-missing", "glyph-missing", "hairline", "image-low-resolution"),
        "picture-cropped",
        *("image-profile", "image-without-profile", "missing-art", "name-twice", "outside-safe-zone"),
        *("stray-file", "svg-raster", "symbol-unused", "text-fine"),
        *("text-overflow", "text-small", "white-edge"),
    }
)

# A card of which only this is found is drawn as it should be, but perhaps for a frame in place of the picture.
SPOILS_NO_CARD: Final = frozenset({"missing-art", "translation-unused"})
