"""Wrapped texts without hyphenation or fit, as a drawing: what Inkscape is asked to break, and we after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ENGLISH: Final = (
    "Before exploring, look at the first card of the cave and put it back face up or face down. If it is a monster, "
    "lose 1 life and gain 2 endurance; otherwise destroy a card of your opponent's camp."
)
FRENCH: Final = (
    "Avant l'exploration, regardez la première carte de la caverne et remettez-la face visible ou face cachée. Si "
    "c'est un monstre, perdez une vitalité et gagnez deux endurances\u00a0; sinon, détruisez une carte du campement."
)
GERMAN: Final = (
    "Vor der Erkundung sehen Sie sich die oberste Karte der Höhle an und legen sie offen oder verdeckt zurück. Ist es "
    "ein Ungeheuer, verlieren Sie ein Leben – sonst zerstören Sie eine Karte im gegnerischen Lager (höchstens eine)."
)
RUNS: Final = (
    'Put a <tspan style="font-weight:bold">coin from your purse</tspan> on this card and draw '
    '<tspan style="font-style:italic">as many cards as there are coins</tspan>; each player may do so '
    '<tspan style="font-size:5px">once a round</tspan>.'
)
NUMBERS: Final = (
    "Pay 3/4 of 1,250 coins (or 12.5% of 10-12 gems), then roll 2d6+3: on 7-9 you win, on 10+ twice as much."
)
SANS: Final = "font-family:'Source Sans Pro'"
SERIF: Final = "font-family:'Source Serif Pro'"
TITLE: Final = "font-family:'Fjalla One'"


@dataclass(frozen=True)
class Case:
    name: str
    text: str
    shape: str  # attributes of the shape with its element first; empty for inline-size
    style: str


def _rect(width: float, height: float = 90) -> str:
    return f'rect x="5" y="5" width="{width}" height="{height}"'


CASES: Final = (
    *(
        Case(f"{language}-{width}", text, _rect(width), f"{SANS};font-size:4px")
        for width in (28, 34, 41, 47.5, 55, 63)
        for language, text in (("en", ENGLISH), ("fr", FRENCH), ("de", GERMAN))
    ),
    Case("serif", ENGLISH, _rect(50), f"{SERIF};font-size:3.7px"),
    Case("serif-italic", FRENCH, _rect(44), f"{SERIF};font-size:3.7px;font-style:italic"),
    Case(
        "title", "The Keeper of the Lighthouse at the End of the World", _rect(30), f"{TITLE};font-size:6px"
    ),
    Case("centred", ENGLISH, _rect(46), f"{SANS};font-size:4px;text-align:center"),
    Case("to-the-right", GERMAN, _rect(52), f"{SANS};font-size:4px;text-align:end"),
    Case("justified", FRENCH, _rect(57), f"{SANS};font-size:4px;text-align:justify"),
    Case("justified-narrow", ENGLISH, _rect(38), f"{SANS};font-size:4px;text-align:justify"),
    Case("runs", RUNS, _rect(45), f"{SANS};font-size:4px"),
    Case("runs-narrow", RUNS, _rect(33), f"{SANS};font-size:4px"),
    Case("numbers", NUMBERS, _rect(36), f"{SANS};font-size:4px"),
    Case("padded", ENGLISH, _rect(55), f"{SANS};font-size:4px;shape-padding:4"),
    Case("letter-spacing", FRENCH, _rect(60), f"{SANS};font-size:3.6px;letter-spacing:0.3px"),
    Case("bold", GERMAN, _rect(51), f"{SANS};font-size:4px;font-weight:bold"),
    Case("inline-size", ENGLISH, "", f"{SANS};font-size:4px;inline-size:48px"),
    Case("inline-size-narrow", FRENCH, "", f"{SANS};font-size:4px;inline-size:31px"),
    Case("moved", ENGLISH, _rect(40) + ' transform="translate(20 3)"', f"{SANS};font-size:4px"),
    Case("circle", ENGLISH, 'circle cx="45" cy="45" r="36"', f"{SANS};font-size:4px;line-height:1.4"),
    Case(
        "circle-centred",
        FRENCH,
        'circle cx="45" cy="45" r="36"',
        f"{SANS};font-size:4px;text-align:center;line-height:1.2",
    ),
    Case(
        "ellipse", GERMAN, 'ellipse cx="45" cy="45" rx="40" ry="30"', f"{SANS};font-size:4px;line-height:1.25"
    ),
    Case(
        "rhombus",
        ENGLISH,
        'path d="M45 2 88 45 45 88 2 45Z"',
        f"{SANS};font-size:4px;line-height:1.25;text-align:center",
    ),
    Case("l-shape", FRENCH, 'path d="M5 5H65V25H35V90H5Z"', f"{SANS};font-size:4px;line-height:1.25"),
    Case("trapeze", GERMAN, 'path d="M25 5H65L85 85H5Z"', f"{SANS};font-size:4px;line-height:1.25"),
    Case(
        "curves",
        GERMAN,
        'path d="M5 9C30 15 60 1 85 5C70 30 95 60 80 85H10C20 60 -5 30 5 5Z"',
        f"{SANS};font-size:4px;line-height:1.25",
    ),
    Case("round-corners", FRENCH, _rect(56, 60) + ' rx="12"', f"{SANS};font-size:4px;line-height:1.25"),
)


def drawing(case: Case) -> str:
    """The text alone in a drawing of 100 units."""
    shape = f'<{case.shape} id="shape" style="fill:none"/>' if case.shape else ""
    style = case.style + (";shape-inside:url(#shape)" if case.shape else "")
    place = "" if case.shape else ' x="5" y="10"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">'
        f'{shape}<text id="{case.name}"{place} style="{style}">{case.text}</text></svg>\n'
    )
