"""`deckwright doctor`."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from ..basics.problems import ExitCode
from .show import answer, answer_json, say

if TYPE_CHECKING:
    from ..doctor import Finding

EXAMPLES = """\b
Examples:
  deckwright doctor
  deckwright doctor --json
"""

GROUPS = {
    "python": "Python",
    "packages": "Python packages",
    "libraries": "System libraries",
    "fonts": "Fonts",
    "programs": "Programs that go well with it",
    "drawing": "All together",
}


@click.command("doctor", epilog=EXAMPLES)
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
def command(as_json: bool) -> None:
    """Look over this machine: what Deckwright needs, what is there, and the one command that mends the rest."""
    from ..doctor import diagnose

    diagnosis = diagnose()
    if as_json:
        found = [asdict(finding) for finding in diagnosis.findings]
        answer_json({"well": diagnosis.is_well, "mend": diagnosis.mend, "findings": found})
    else:
        width = max(len(finding.name) for finding in diagnosis.findings)
        for group, title in GROUPS.items():
            members = [f for f in diagnosis.findings if f.group == group]
            if members:
                answer(click.style(title, bold=True))
            for finding in members:
                answer(
                    f"  {_mark(finding.found, finding.needed)} {finding.name.ljust(width)}  {_finding_text(finding)}"
                )
        say()
        if diagnosis.is_well:
            say("All that is needed is there.")
        else:
            say(f"Something is missing. This mends it:\n  {diagnosis.mend}")
    if not diagnosis.is_well:
        raise SystemExit(ExitCode.PROBLEMS)


def _mark(found: str | None, needed: bool) -> str:
    if found is not None:
        return click.style("ok", fg="green")
    return click.style("NO", fg="red", bold=True) if needed else "- "


def _finding_text(finding: Finding) -> str:
    if finding.found is not None:
        return finding.found
    return f"not found; {finding.remark}" if finding.remark else "not found"
