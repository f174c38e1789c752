"""What a rule found, and the sentence that says so."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from ..basics.problems import Place, Problem, problem
from ..basics.records import dataclass
from ..game.model import Card, Pawn, Rule
from .scope import CardRow

MOST: Final = 12  # cards that a sentence lists


@dataclass(frozen=True, slots=True)
class Breach:
    """Where a game is not as a rule wants it. `rows` are the cards that a sentence lists; `at` the one to blame."""

    found: str
    wanted: str
    rows: tuple[CardRow, ...] = ()
    at: CardRow | None = None
    field: str | None = None
    place: Place | None = None  # where it is to be mended, if not at the card
    layout: str | None = None  # that draws what is at fault


def problem_of(finding: Breach, rule: Rule, group: str | None, lang: str) -> Problem:
    at = finding.at
    place = finding.place or (at.place(finding.field) if at else rule.place)
    drawn_by = [f"it is drawn by {finding.layout}"] if finding.layout else []
    stands = [f"the rule {rule.id!r} stands at {rule.place}"] if place != rule.place else []
    hint = "; ".join((*drawn_by, *stands)) or None
    card = at.card.id if at and isinstance(at.card, Card) else None
    message = _sentence(finding, rule, group, lang)
    found = problem("rule", message, place, hint=hint, card=card, field=finding.field)
    return replace(found, severity=rule.severity, rule=rule.id)


def _sentence(finding: Breach, rule: Rule, group: str | None, lang: str) -> str:
    """The rule's own words, then whatever of the facts they leave out."""
    cards = "" if finding.rows == (finding.at,) else list_cards(finding.rows)
    facts = {"found": finding.found, "wanted": finding.wanted, "group": group or "", "cards": cards}
    written = rule.message.in_lang(lang) if rule.message else ""
    told = set(re.findall(r"\{(\w+)\}", written))
    rest = "" if "found" in told else finding.found
    if finding.at and not isinstance(finding.at.card, Card):  # which is named before the message
        noun = "pawn " if isinstance(finding.at.card, Pawn) else ""
        rest = f"{noun}{finding.at.card.id}: {rest}"
    if "wanted" not in told:
        rest += f"{'; ' if rest else ''}wanted is {finding.wanted}"
    if group is not None and "group" not in told:
        rest = f"{group}: {rest}" if rest else group
    sentence = ": ".join(part for part in (_fill(written, facts).rstrip(" .:"), rest) if part)
    return f"{sentence} ({cards})" if cards and "cards" not in told else sentence


def _fill(written: str, facts: Mapping[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda match: facts.get(match[1], match[0]), written)


def list_cards(rows: Sequence[CardRow]) -> str:
    """Ids with their lines, the first dozen of them."""
    shown = [f"{row.card.id} at {row.card.place}" for row in rows[:MOST]]
    more = [f"and {len(rows) - MOST} more"] if len(rows) > MOST else []
    return ", ".join(shown + more)
