"""What a cell shows under a number format: outcomes as ECMA-376 (18.8.31) and the help of LibreOffice describe them."""

from __future__ import annotations

import datetime
import random

import pytest

from deckwright.game.source.tables import number_format

SHOWN = [
    # digits, as the help's table of 0, # and ? has them
    ("0", 2.5, "3"), ("0", -0.5, "-1"), ("#", 0, ""), ("000", 7, "007"), ("00.0", 1.25, "01.3"),
    ("####.#", 1234.59, "1234.6"), ("#.000", 8.9, "8.900"), ("0.#", 0.631, "0.6"), ("#.0#", 12, "12.0"),
    ("#.0#", 1234.568, "1234.57"), ("0.00", 7, "7.00"), ("#.##", 0.5, ".5"), ("0.0#", 2.25, "2.25"),
    # thousands, and scaled by them
    ("#,###", 12000, "12,000"), ("#,##0", 1500, "1,500"), ("#,##0", 5, "5"), ("#,##0", -1234567, "-1,234,567"),
    ("#,", 12000, "12"), ("0.0,,", 12200000, "12.2"), ('0.0,,"M"', 12345678, "12.3M"), ("#,##0,", 1234567, "1,235"),
    # signs, sections, conditions
    ("+0;-0;0", 2, "+2"), ("+0;-0;0", -2, "-2"), ("+0;-0;0", 0, "0"), ("0;(0)", -3, "(3)"), ("0;-0;;@", 0, ""),
    ("[Red]0;[Blue]-0", -4, "-4"), ('[>=100]"many";0', 150, "many"), ('[>=100]"many";0', 5, "5"),
    ('[<0]"below";[=0]"none";0', -1, "below"), ('[<0]"below";[=0]"none";0', 0, "none"),
    # currencies and words
    ('"$"#,##0', 5, "$5"), ("[$€-407] #,##0.00", 3, "€ 3.00"), ("#,##0.00 [$€-407]", -3, "-3.00 €"),
    ('_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-', 1234.5, "1,234.50 €"), ('0" PV"', 3, "3 PV"),
    ("0 \\P\\V", 3, "3 PV"), ("0°", 90, "90°"), ('"Level "General', 3, "Level 3"), ("$0", 4, "$4"), ("@", 4, "4"),
    ("000-0000", 5551234, "555-1234"), ("(000) 000-0000", 5551234567, "(555) 123-4567"),
    # percent, fractions, powers of ten
    ("0%", 0.5, "50%"), ("0.0 %", 0.125, "12.5 %"), ("# ?/?", 0.5, "1/2"), ("# ?/?", 5.25, "5 1/4"),
    ("# ??/??", 5.3, "5 3/10"), ("# ?/?", 3, "3"), ("?/?", 1.5, "3/2"), ("# ?/8", 0.5, "4/8"),
    ("0/100", 0.25, "25/100"),
    ("# ?/4", 1.5, "1 2/4"), ("0.00E+00", 12345, "1.23E+04"), ("##0.0E+0", 12345, "12.3E+3"), ("0E-0", 0.001, "1E-3"),
    # eleven letters of any number
    ("General", 3, "3"), ("General", 0.1 + 0.2, "0.3"), ("General", 1 / 3, "0.333333333"), ("General", -1.5, "-1.5"),
    ("General", 12345678901, "12345678901"), ("General", 123456789012, "1.23457E+11"),
    ("General", 1234.56789012, "1234.56789"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "value", "wanted"), SHOWN)
def test_numbers(code: str, value: float, wanted: str) -> None:
    assert not number_format.is_date(code)
    assert number_format.shown(code, value) == wanted


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("m/d/yyyy", "10/3/2026"),
        ("d/m", "3/10"),
        ('d"/"m', "3/10"),
        ("d-mmm", "3-Oct"),
        ("dd/mm/yy", "03/10/26"),
        ("dddd d mmmm", "Saturday 3 October"),
        ("mmmmm", "O"),
        ("h:mm AM/PM", "2:05 PM"),
        ("yyyy-mm-dd hh:mm", "2026-10-03 14:05"),
        ("mm:ss", "05:09"),
        ("[h]:mm", "38:05"),
        ("[$-409]d mmm", "3 Oct"),
    ],
)
def test_dates(code: str, wanted: str) -> None:
    assert number_format.is_date(code)
    moment = datetime.datetime(2026, 10, 3, 14, 5, 9)
    assert number_format.shown_date(code, moment, (38 * 60 + 5) / 1440) == wanted


def test_texts() -> None:
    assert number_format.shown_text("General", "Fox") == "Fox"
    assert number_format.shown_text('"Level "@', "two") == "Level two"
    assert number_format.shown_text('0;0;0;"“"@"”"', "two") == "“two”"
    assert number_format.shown_text(";;;", "two") == ""


def test_no_code_is_too_odd() -> None:
    written = '0 # ? . , % E+ e- / 8 " \\- _) [Red] [>5] [>=x] General @ ; - ( d mm yyyy h ss .00 AM/PM [h] $'
    pieces = written.split()
    choose = random.Random(7)
    for _ in range(1500):
        code = "".join(choose.choice(pieces) for _ in range(choose.randint(0, 9)))
        value = choose.choice([0, 1, -2.25, 1e300, -1e-300, 123456.789])
        number_format.is_date(code)
        number_format.shown(code, value)
        number_format.shown_date(code, datetime.datetime(2020, 1, 2), 43832.5)
