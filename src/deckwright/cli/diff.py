"""`deckwright diff`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from ..basics.phrases import quantity
from ..basics.problems import DeckwrightError, RequestError
from .formats import as_dict
from .project import game_of, lang_option, require_html, variant_option
from .show import answer, answer_json, progress, say, show_problems

if TYPE_CHECKING:
    from ..changes.states import Snapshot, SnapshotOpener
    from ..faces.editions import Change

EXAMPLES = """\b
Examples:
  deckwright diff caveloot                        since the last recorded print, else since HEAD
  deckwright diff caveloot v1.0                   since a tag, a branch or a commit
  deckwright diff caveloot v1.0 v1.1              between two of them
  deckwright diff caveloot build/caveloot/caveloot-cards-a4.pdf
  deckwright diff caveloot ../caveloot-2024       since another folder that holds cards/
  deckwright diff ravenloft variant:base variant:barkam    what a variant prints otherwise
  deckwright diff --report changes.html v1.0      each card before and after, to look at
  deckwright diff --report changes.md origin/main    for a comment on a change
  deckwright diff --json HEAD~3 > changes.json

\b
Exit codes: 0 nothing to print anew   1 something changed   2 the two cannot be compared
"""
SAME, DIFFERENT, TROUBLE = 0, 1, 2
_LONGEST: Final = 60  # letters of a value
HEADS: Final = {
    "added": "Added",
    "removed": "Removed",
    "changed": "Changed",
    "moved": "In another deck",
    "copies": "More or fewer copies",
    "volatile": "Only what is marked data-volatile, not counted",
    "scaled": "Only the size that texts share, not counted",
}
LESSER: Final = ("volatile", "scaled")  # for which nobody prints a card anew


@click.command("diff", epilog=EXAMPLES)
@click.argument("names", nargs=-1, metavar="[GAME] [OLD [NEW]]")
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
@click.option(
    "--report",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.html",
    help="Write every change with its pictures, before and after; FILE.md: as Markdown, its pictures in a folder FILE.",
)
@click.option(
    "--pictures-at",
    metavar="URL",
    help="With --report FILE.md: where the pictures will be found on the web. Default: the folder beside it.",
)
@variant_option
@lang_option("Language of the cards. Default: as printed, else the game's first.")
def command(
    names: tuple[str, ...],
    as_json: bool,
    report: Path | None,
    pictures_at: str | None,
    variants: tuple[str, ...],
    lang: str | None,
) -> None:
    """Compare two states of GAME by what its cards show.

    A state is `.` (the files as they are), last-print, a PDF that Deckwright printed, a folder, variant:NAME,
    variant:base, or a revision of git.
    """
    try:
        is_comment = report is not None and report.suffix.lower() == ".md"
        if not is_comment:
            require_html(report)
        if pictures_at and not is_comment:
            raise click.UsageError("--pictures-at belongs to --report FILE.md")
        root, game, old, new = resolve_states(names)
        from ..changes.states import SnapshotOpener, SnapshotRequest

        with (
            progress("Drawing") as step,
            SnapshotOpener(SnapshotRequest(root, game, lang, variants, closely=True), step) as opener,
        ):
            before, after = opener.pair(old, new)
            found = compare(before, after)
            if report is not None and is_comment:
                write_comment(report, before, after, found, opener, pictures_at)
            elif report is not None:
                write_report(report, before, after, found, opener)
    except DeckwrightError as error:
        raise RequestError(*error.problems) from error
    if as_json:
        answer_json(as_values(game, before, after, found))
    else:
        show_problems([*before.problems, *after.problems])
        show(before, after, found)
    raise SystemExit(DIFFERENT if any(change.what not in LESSER for change in found) else SAME)


def resolve_states(names: Sequence[str]) -> tuple[Path, str, str, str]:
    """Project, game, old and new state. The game may be left out where there is only one."""
    from ..changes.states import LAST_PRINT, NOW, prints
    from ..game.projects import find_project, games

    known = games(find_project(Path.cwd()))
    named = names[0] if names and (names[0] in known or len(known) != 1) else None
    root, game = game_of(named)
    states = names[1:] if named else names
    if len(states) > 2:
        raise click.UsageError(f"two states are compared, not {len(states)}: {', '.join(states)}")
    old = states[0] if states else LAST_PRINT if prints(root, game) else "HEAD"
    return root, game, old, states[1] if len(states) == 2 else NOW


def write_report(
    path: Path, before: Snapshot, after: Snapshot, found: Sequence[Change], opener: SnapshotOpener
) -> None:
    """The report beside its target and then renamed."""
    from ..basics.files import write_beside
    from ..changes import report

    write_beside(path, report.write_report(before, after, found, opener), label=str(path))
    say(f"wrote {path}")


def write_comment(
    path: Path,
    before: Snapshot,
    after: Snapshot,
    found: Sequence[Change],
    opener: SnapshotOpener,
    pictures_at: str | None,
) -> None:
    """Markdown, and its pictures in the folder of its name; all beside their targets and then renamed."""
    from ..basics.files import write_all
    from ..changes import report

    folder = path.with_suffix("")
    base = f"{pictures_at.rstrip('/')}/" if pictures_at else f"{folder.name.replace(' ', '%20')}/"
    made = report.write_comment(before, after, found, base, opener)
    files = [(folder / name, data) for name, data in made.pictures]
    write_all([*files, (path, made.text.encode())], label=str)
    say(f"wrote {path}" + (f" and {quantity(len(files), 'picture')} in {folder}/" if files else ""))


def compare(before: Snapshot, after: Snapshot) -> tuple[Change, ...]:
    from ..faces.editions import changes

    old, new = before.edition, after.edition
    return changes(old.within(new), new.within(old))


def show(before: Snapshot, after: Snapshot, found: Sequence[Change]) -> None:
    answer(f"from {before.label}\n  to {after.label}")
    for what, head in HEADS.items():
        group = [change for change in found if change.what == what]
        if group:
            answer(f"\n{head}: {quantity(len(group), 'card')}")
        for change in group:
            for line in lines(change):
                answer(f"  {line}")
    if before.edition.fonts != after.edition.fonts:
        answer("\nThe font files are not the same: letters may differ on every card.")
    if not found:
        answer("nothing has changed")


def lines(change: Change) -> list[str]:
    """A card, and below it why."""
    card, (had, has) = change.card, change.copies
    deck = f"{change.before.deck} → {card.deck}" if is_moved(change) and change.before else card.deck
    copies = f"{had} → {has}" if change.before and change.after and had != has else f"{had or has}"
    found = [f"{card.id}  {card.name}  [{deck}]  × {copies}"]
    found += [f"  {field.name}{values(field.before, field.after)}" for field in change.fields]
    found += [f"  {file}" for file in change.files]
    return found


def is_moved(change: Change) -> bool:
    return bool(change.before and change.after and change.before.deck != change.after.deck)


def values(before: str | None, after: str | None) -> str:
    if before is None and after is None:
        return ""
    return f": {short(before)} → {short(after)}"


def short(value: str | None) -> str:
    if value is None:
        return "…"
    line = " ".join(value.split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…"


def as_values(game: str, before: Snapshot, after: Snapshot, found: Sequence[Change]) -> dict[str, Any]:
    return {
        "game": game,
        "old": before.label,
        "new": after.label,
        "changes": [change_values(change) for change in found],
        "counts": {what: sum(change.what == what for change in found) for what in HEADS},
        "fonts_changed": before.edition.fonts != after.edition.fonts,
        "problems": [as_dict(p) for p in (*before.problems, *after.problems)],
    }


def change_values(change: Change) -> dict[str, Any]:
    return {
        "what": str(change.what),
        "card": change.card.id,
        "name": change.card.name,
        "decks": [card.deck if card else None for card in (change.before, change.after)],
        "copies": list(change.copies),
        "fields": [{"name": f.name, "before": f.before, "after": f.after} for f in change.fields],
        "files": list(change.files),
    }
