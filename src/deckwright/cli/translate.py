"""`deckwright translate`."""

from __future__ import annotations

import click

from ..basics.phrases import quantity
from .project import game_of
from .show import answer, answer_json, say

EXAMPLES = """\b
Examples:
  deckwright translate caveloot en      writes what cards/caveloot/lang/en.yaml lacks, each text below its source
  deckwright translate en               the same, of the one game of the project
"""


@click.command("translate", epilog=EXAMPLES)
@click.argument("names", nargs=-1, required=True, metavar="[GAME] CODE")
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
def command(names: tuple[str, ...], as_json: bool) -> None:
    """Write what the overlay of the language CODE lacks, each text below its source, and mark what has gone stale.

    A comment, a translation, any line that you wrote stays as it is.
    """
    if len(names) > 2:
        raise click.UsageError("one language is asked for, by its code: deckwright translate [GAME] CODE")
    root, game = game_of(names[0] if len(names) == 2 else None)
    from ..authoring.translating import plan_translation
    from ..basics.files import write_beside

    found = plan_translation(root, game, names[-1])
    path = root / found.label
    if found.data:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_beside(path, found.data, label=found.label)
    if as_json:
        counts = {"added": found.added, "changed": found.stale, "gone": found.gone}
        answer_json({"game": game, "file": found.label, **counts, "by_hand": found.left})
        return
    told = f"{quantity(found.added, 'text')} to translate, {found.stale} changed, {found.gone} gone"
    answer(f"{found.label}: {told if found.added or found.stale or found.gone else 'nothing is new'}")
    for line in found.left:
        say(f"{line}: stands on one line or stands for another; write it by hand")
