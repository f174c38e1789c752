"""Number formats of spreadsheets: what a cell with one shows (ECMA-376, part 1, 18.8.30 and 18.8.31).

As a sheet in English shows it: which point a program in another language writes, the file does not say. Blanks that
only align columns (`?`, `_x`, `*x`) are left out.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from ....basics.records import dataclass

GENERAL: Final = "General"
BUILT_IN: Final = {
    1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 5: '"$"#,##0;\\("$"#,##0\\)', 6: '"$"#,##0;\\("$"#,##0\\)',
    7: '"$"#,##0.00;\\("$"#,##0.00\\)', 8: '"$"#,##0.00;\\("$"#,##0.00\\)', 9: "0%", 10: "0.00%", 11: "0.00E+00",
    12: "# ?/?", 13: "# ??/??", 14: "m/d/yyyy", 15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy", 18: "h:mm AM/PM",
    19: "h:mm:ss AM/PM", 20: "h:mm", 21: "h:mm:ss", 22: "m/d/yyyy h:mm", 37: "#,##0;\\(#,##0\\)",
    38: "#,##0;\\(#,##0\\)", 39: "#,##0.00;\\(#,##0.00\\)", 40: "#,##0.00;\\(#,##0.00\\)",
    41: '#,##0;\\(#,##0\\);"-"', 42: '"$"#,##0;"$"\\(#,##0\\);"$-"', 43: '#,##0.00;\\(#,##0.00\\);"-"',
    44: '"$"#,##0.00;"$"\\(#,##0.00\\);"$-"', 45: "mm:ss", 46: "[h]:mm:ss", 47: "mm:ss.0", 48: "##0.0E+0", 49: "@",
}  # fmt: skip

_TOKEN: Final = re.compile(
    r'"(?P<quoted>[^"]*)"?|\\(?P<escaped>.)|(?P<blank>_.|\*.)|\[(?P<bracket>[^\]]*)\]|(?P<general>General)'
    r"|(?P<clock>AM/PM|A/P)|(?P<power>E[+-])|(?P<date>y+|m+|d+|h+|s+)|(?P<fraction>\.0+(?=$|[^0#?.]))"
    r"|(?P<digit>[0#?])|(?P<other>.)",
    re.IGNORECASE | re.DOTALL,
)
_CONDITION: Final = re.compile(r"(<=|>=|<>|<|>|=)\s*(-?[\d.]+)")
_ELAPSED: Final = re.compile(r"h+|m+|s+", re.IGNORECASE)
_MONTHS: Final = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


class _Token(NamedTuple):
    kind: str  # of _TOKEN's groups; text, elapsed
    text: str


@dataclass(frozen=True, slots=True)
class _Section:
    """One of the parts that semicolons divide a format into."""

    tokens: tuple[_Token, ...]
    condition: tuple[str, Decimal] | None = None

    @property
    def is_date(self) -> bool:
        return any(token.kind in ("date", "elapsed", "clock") for token in self.tokens)

    def holds(self, value: Decimal) -> bool:
        assert self.condition
        sign, limit = self.condition
        return {
            "<": value < limit, "<=": value <= limit, ">": value > limit, ">=": value >= limit,
            "=": value == limit, "<>": value != limit,
        }[sign]  # fmt: skip


def is_date(code: str) -> bool:
    """Whether a number with the format *code* is a date or a time."""
    return any(section.is_date for section in _sections(code))


def shown(code: str, value: float) -> str:
    """What a cell with the format *code* shows of a number, which is no date."""
    exact = Decimal(format(value, ".15g"))
    sections = _sections(code)[:3]
    section, sign = _chosen(sections, exact)
    if section is None:
        return ""
    kinds = {token.kind for token in section.tokens}
    if "digit" in kinds:
        text = _number(section.tokens, abs(exact))
    else:
        text = "".join(
            _general(abs(exact)) if t.kind in ("general", "at") else t.text for t in section.tokens
        )
    return " ".join(f"{sign}{text}".split())


def shown_text(code: str, text: str) -> str:
    """What a cell with the format *code* shows of a text."""
    sections = _sections(code)
    section = sections[3] if len(sections) > 3 else sections[-1]
    if not any(token.kind == "at" for token in section.tokens):
        return "" if len(sections) > 3 and not section.tokens else text
    return "".join(text if token.kind == "at" else token.text for token in section.tokens)


def shown_date(code: str, moment: datetime.datetime, days: float) -> str:
    """What a cell with the format *code* shows of a date, a time, or a length of time of so many *days*."""
    tokens = next((section.tokens for section in _sections(code) if section.is_date), ())
    half = any(token.kind == "clock" for token in tokens)
    parts = [
        _clock_part(tokens, at, moment, days, half=half)
        if token.kind in ("date", "elapsed", "clock", "fraction")
        else token.text
        for at, token in enumerate(tokens)
    ]
    return " ".join("".join(parts).split())


@lru_cache(256)
def _sections(code: str) -> tuple[_Section, ...]:
    found: list[_Section] = []
    tokens: list[_Token] = []
    condition: tuple[str, Decimal] | None = None
    for match in [*_TOKEN.finditer(code), None]:
        kind = match.lastgroup or "" if match else ""
        text = match[kind] if match else ""
        if match is None or (kind == "other" and text == ";"):
            found.append(_Section(tuple(tokens), condition))
            tokens, condition = [], None
        elif kind == "bracket":
            if limit := _CONDITION.fullmatch(text):
                condition = limit[1], Decimal(limit[2])
            elif text.startswith("$"):
                tokens.append(_Token("text", text[1:].partition("-")[0]))
            elif _ELAPSED.fullmatch(text):
                tokens.append(_Token("elapsed", text.lower()))
        elif kind in ("quoted", "escaped"):
            tokens.append(_Token("text", text))
        elif kind == "fraction" and not (tokens and tokens[-1] == _Token("date", "ss")):
            tokens += [_Token("other", "."), *(_Token("digit", zero) for zero in text[1:])]
        elif kind == "other":
            tokens.append(_Token("at" if text == "@" else "other", text))
        elif kind != "blank":
            tokens.append(_Token(kind, text.lower() if kind == "date" else text))
    return tuple(found)


def _chosen(sections: Sequence[_Section], value: Decimal) -> tuple[_Section | None, str]:
    """The section that a number is shown by, None where none is for it, and the sign before what it shows."""
    minus = "-" if value < 0 else ""
    if any(section.condition for section in sections):
        for section in sections:
            if section.condition is None or section.holds(value):
                return section, minus if not section.condition or section.holds(abs(value)) else ""
        return None, ""
    if value < 0 and len(sections) > 1:
        return sections[1], ""
    if value == 0 and len(sections) > 2:
        return sections[2], ""
    return sections[0], minus


def _general(value: Decimal) -> str:
    """A number as eleven characters hold it."""
    if value == 0:
        return "0"
    if 10 ** Decimal(-5) < value < 10 ** Decimal(11):
        with localcontext() as context:
            context.prec, context.rounding = (
                10 if value >= 1 else max(10 + value.adjusted(), 1),
                ROUND_HALF_UP,
            )
            text = format(value if value == int(value) else +value, "f")
        return text.rstrip("0").rstrip(".") if "." in text else text
    mantissa, _, exponent = format(value, ".5E").partition("E")
    return f"{mantissa.rstrip('0').rstrip('.')}E{exponent[0]}{int(exponent[1:]):02d}"


def _number(tokens: Sequence[_Token], value: Decimal) -> str:
    value *= 100 ** sum(token == _Token("other", "%") for token in tokens)
    for at, token in enumerate(tokens):
        if token.kind == "power":
            return _scientific(tokens, at, value)
    for at in range(1, len(tokens) - 1):
        below = tokens[at + 1]
        is_number = below.kind == "digit" or below.text in tuple("123456789")
        if tokens[at] == _Token("other", "/") and tokens[at - 1].kind == "digit" and is_number:
            return _fraction(tokens, at, value)
    return _decimal(tokens, value)


def _decimal(tokens: Sequence[_Token], value: Decimal) -> str:
    point = next((at for at, token in enumerate(tokens) if token == _Token("other", ".")), len(tokens))
    before = [at for at in range(point) if tokens[at].kind == "digit"]
    after = [at for at in range(point, len(tokens)) if tokens[at].kind == "digit"]
    commas = [at for at, token in enumerate(tokens) if token == _Token("other", ",")]
    last = max([*before, *after], default=-1)
    scaling = [at for at in commas if at > (max(before, default=-1)) and (at < point or at > last)]
    value /= 1000 ** len(scaling)
    whole, decimals = _rounded(value, len(after))
    whole = whole if whole != "0" or not before else ""
    is_grouped = any(before and before[0] < at < before[-1] for at in commas)
    told: dict[int, str] = dict.fromkeys(commas, "")
    told |= _spread(tokens, before, whole, grouped=is_grouped)
    shown = len(decimals.rstrip("0"))
    for place, at in enumerate(after):
        is_kept = place < shown or any(tokens[later].text == "0" for later in after[place:])
        told[at] = decimals[place] if is_kept else ""
    if not before and whole != "0":
        told[point] = f"{whole}."
    return "".join(told.get(at, token.text) for at, token in enumerate(tokens))


def _rounded(value: Decimal, places: int) -> tuple[str, str]:
    """The digits before the point, and so many behind it."""
    with localcontext() as context:
        context.prec = 700  # as many digits as a float has, and its decimals
        text = format(value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP), "f")
    whole, _, decimals = text.partition(".")
    return whole, decimals


def _spread(tokens: Sequence[_Token], places: Sequence[int], digits: str, *, grouped: bool) -> dict[int, str]:
    """What stands at each of the *places* of a whole number: the first takes all digits that are too many."""
    told: dict[int, str] = {}
    left = digits
    count = 0
    for number, at in enumerate(reversed(places)):
        is_first = number == len(places) - 1
        taken = left if is_first else left[-1:]
        left = "" if is_first else left[:-1]
        taken = taken or ("0" if tokens[at].text == "0" else "")
        told[at] = ""
        for digit in reversed(taken):
            comma = "," if grouped and count and count % 3 == 0 else ""
            told[at] = f"{digit}{comma}{told[at]}"
            count += 1
    return told


def _fraction(tokens: Sequence[_Token], slash: int, value: Decimal) -> str:
    """A number with a fraction, `# ?/?`, or as one, `?/?`; below the line a number, or at most so many digits."""
    start = slash
    while start and tokens[start - 1].kind == "digit":
        start -= 1
    end = slash + 1
    while end < len(tokens) and (tokens[end].kind == "digit" or tokens[end].text.isdecimal()):
        end += 1
    below = "".join(token.text for token in tokens[slash + 1 : end])
    is_mixed = any(token.kind == "digit" for token in tokens[:start])
    exact = Fraction(value)
    if below.isdecimal() and int(below):
        fraction = Fraction(round(exact * int(below)), int(below))
        above, under = round(exact * int(below)), int(below)
    else:
        fraction = exact.limit_denominator(10 ** len(below) - 1)
        above, under = fraction.numerator, fraction.denominator
    whole, above = divmod(above, under) if is_mixed else (0, above)
    part = f"{above}/{under}" if above or not is_mixed else ""
    if not is_mixed:
        head = "".join(token.text for token in tokens[:start])
    else:
        digits = str(whole) if whole else ""
        places = [at for at in range(start) if tokens[at].kind == "digit"]
        told = _spread(tokens, places, digits or ("" if above else "0"), grouped=False)
        head = "".join(told.get(at, token.text) for at, token in enumerate(tokens[:start]))
    return head + part + "".join(token.text for token in tokens[end:])


def _scientific(tokens: Sequence[_Token], at: int, value: Decimal) -> str:
    point = next((i for i in range(at) if tokens[i] == _Token("other", ".")), at)
    step = max(sum(token.kind == "digit" for token in tokens[:point]), 1)
    places = sum(token.kind == "digit" for token in tokens[point:at])
    exponent = value.adjusted() - value.adjusted() % step if value else 0
    if value and len(_rounded(value.scaleb(-exponent), places)[0]) > step:
        exponent += step
    mantissa = _decimal(tokens[:at], value.scaleb(-exponent))
    digits = [token.text for token in tokens[at + 1 :] if token.kind == "digit"]
    sign = "-" if exponent < 0 else "+" if tokens[at].text.endswith("+") else ""
    rest = "".join(token.text for token in tokens[at + 1 :] if token.kind != "digit")
    return f"{mantissa}E{sign}{abs(exponent):0{len(digits)}d}{rest}"


def _clock_part(
    tokens: Sequence[_Token], at: int, moment: datetime.datetime, days: float, *, half: bool
) -> str:
    """What one part of a date or time shows."""
    kind, text = tokens[at]
    wide = len(text)
    if kind == "fraction":
        return f".{moment.microsecond:06d}"[:wide]
    if kind == "clock":
        word = "AM" if moment.hour < 12 else "PM"
        return word if len(text) > 3 else word[0]
    if kind == "elapsed":
        seconds = round(days * 86400)
        return f"{seconds // {'h': 3600, 'm': 60, 's': 1}[text[0]]:0{wide}d}"
    match text[0]:
        case "y":
            return f"{moment.year:04d}" if wide > 2 else f"{moment.year % 100:02d}"
        case "d":
            name = _DAYS[moment.weekday()]
            return name if wide > 3 else name[:3] if wide == 3 else f"{moment.day:0{wide}d}"
        case "h":
            return f"{(moment.hour % 12 or 12) if half else moment.hour:0{min(wide, 2)}d}"
        case "s":
            return f"{moment.second:0{min(wide, 2)}d}"
    if _is_minute(tokens, at):
        return f"{moment.minute:0{min(wide, 2)}d}"
    name = _MONTHS[moment.month - 1]
    return (
        name[0] if wide == 5 else name if wide > 3 else name[:3] if wide == 3 else f"{moment.month:0{wide}d}"
    )


def _is_minute(tokens: Sequence[_Token], at: int) -> bool:
    """Whether an `m` means minutes: behind hours, or before seconds."""
    clocks = [i for i, token in enumerate(tokens) if token.kind in ("date", "elapsed")]
    place = clocks.index(at)
    before = tokens[clocks[place - 1]].text[0] if place else ""
    after = tokens[clocks[place + 1]].text[0] if place + 1 < len(clocks) else ""
    return before == "h" or after == "s"
