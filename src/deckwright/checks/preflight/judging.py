"""What is made of findings: the worst of each cause is told, as severe as the game says, unless it is accepted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import PurePosixPath

from ...basics.problems import Problem, on_more_cards, problem
from ...game.model import Acceptance, Preflight
from .finding import Finding


def worst(findings: Iterable[Finding]) -> list[Problem]:
    """Of the findings of one check at one place of a layout the worst, with the number of other cards."""
    return [on_more_cards(first, cards) for first, cards in group_findings(findings)]


def group_findings(findings: Iterable[Finding]) -> list[tuple[Problem, tuple[str, ...]]]:
    """Of the findings of one check at one place of a layout the worst, with all their cards, its own first."""
    groups: dict[object, list[Finding]] = {}
    for finding in findings:
        groups.setdefault((finding.problem.code, finding.problem.place), []).append(finding)
    return [_worst(group) for group in groups.values()]


def _worst(group: Sequence[Finding]) -> tuple[Problem, tuple[str, ...]]:
    first = max(group, key=lambda finding: finding.badness).problem
    cards = dict.fromkeys((first.card, *(finding.problem.card for finding in group)))
    return first, tuple(card for card in cards if card is not None)


class Judge:
    """Gives problems the severity that a game wants, and remembers which acceptances were of use."""

    def __init__(self, wanted: Preflight) -> None:
        self._severities = wanted.severities
        self._accepted = wanted.accepted
        self._used: dict[Acceptance, list[Problem]] = {}

    def judge(self, problems: Iterable[Problem]) -> list[Problem]:
        """The problems that are to be told."""
        found = (self._judge(each) for each in problems)
        return [each for each in found if each is not None]

    def judge_findings(self, findings: Iterable[Finding]) -> list[Finding]:
        """The findings that are to be told."""
        found = ((self._judge(each.problem), each.badness) for each in findings)
        return [Finding(each, badness) for each, badness in found if each is not None]

    def _judge(self, found: Problem) -> Problem | None:
        severity = self._severities.get(found.code, found.severity)
        accepting = [each for each in self._accepted if covers(each, found)]
        for acceptance in accepting:
            self._used.setdefault(acceptance, []).append(found)
        return None if severity is None or accepting else replace(found, severity=severity)

    @property
    def accepted(self) -> list[tuple[Acceptance, Sequence[Problem]]]:
        """What each acceptance lets pass, once a problem."""
        return [
            (each, list(dict.fromkeys(self._used[each]))) for each in self._accepted if each in self._used
        ]

    def unused(self) -> list[Problem]:
        """`accept-unused`, for what accepted nothing."""
        return [
            problem(
                "accept-unused",
                f"nothing is found any more that this accepts ({each.code}: {each.reason})",
                each.place,
                hint="take it out, so that it does not hide a new fault",
                about=each.code,
            )
            for each in self._accepted
            if each not in self._used and self._severities.get(each.code, "") is not None
        ]


def covers(acceptance: Acceptance, found: Problem) -> bool:
    """Whether *acceptance* is of such a problem: all that it names has to fit."""
    file = found.place.file if found.place else ""
    return (
        acceptance.code == found.code
        and (acceptance.card is None or fnmatchcase(found.card or "", acceptance.card))
        and (acceptance.name is None or fnmatchcase(found.about, acceptance.name))
        and (acceptance.layout is None or _is_file(file, acceptance.layout))
    )


def _is_file(file: str, pattern: str) -> bool:
    """Whether *pattern* names the file, or the end of its path: foot.svg, parts/foot.svg."""
    parts = PurePosixPath(file).parts
    return any(fnmatchcase("/".join(parts[at:]), pattern) for at in range(len(parts)))
