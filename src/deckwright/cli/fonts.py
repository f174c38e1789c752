"""`deckwright fonts`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..basics.problems import DeckwrightError
from .project import game_of
from .show import answer, answer_json, say, table

if TYPE_CHECKING:
    from ..authoring.fonts import Copy, Had

EXAMPLES = """\b
Examples:
  deckwright fonts                       the fonts that the game has, and whether it uses them
  deckwright fonts caveloot --json
  deckwright fonts add "DejaVu Serif"    copies an installed font into assets/fonts
"""


@click.command("fonts", epilog=EXAMPLES)
@click.argument("words", nargs=-1, metavar="[GAME] | add NAME")
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
def command(words: tuple[str, ...], as_json: bool) -> None:
    """Show the fonts of GAME; or copy the installed font NAME, all its styles, into the project.

    Only a project's own fonts are ever used, so that cards come out the same on every machine.
    """
    if words[:1] == ("add",) and len(words) > 1:
        _add(" ".join(words[1:]), as_json)
    elif len(words) > 1 or words == ("add",):
        raise click.UsageError("write: deckwright fonts [GAME], or: deckwright fonts add NAME")
    else:
        _show(words[0] if words else None, as_json)


def _show(name: str | None, as_json: bool) -> None:
    root, id = game_of(name)
    from ..authoring.fonts import fonts_of
    from ..game.load import load_game

    game, problems = load_game(root, id)
    if game is None:
        raise DeckwrightError(*problems)
    fonts = fonts_of(game, root)
    if as_json:
        answer_json({"game": id, "fonts": [_as_json(font) for font in fonts]})
        return
    rows = [[f.face.family, f.face.style, "used" if f.used else "", f.source, f.file] for f in fonts]
    answer(table(["family", "style", "", "from", "file"], rows))


def _as_json(font: Had) -> dict[str, Any]:
    face = font.face
    return {
        "family": face.family,
        "weight": face.weight,
        "italic": face.italic,
        "stretch": face.stretch,
        "file": font.file,
        "from": font.source,
        "used": font.used,
    }


def _add(name: str, as_json: bool) -> None:
    from ..authoring.fonts import copies
    from ..basics.files import write_all
    from ..game.projects import find_project

    root = find_project(Path.cwd())
    found = copies(root, name)
    new = [copy for copy in found if not (root / copy.label).exists()]
    write_all(((root / copy.label, copy.data) for copy in new), label=str)
    if as_json:
        answer_json(
            {"added": [_copy_values(copy) for copy in new], "there": [c.label for c in found if c not in new]}
        )
        return
    for copy in found:
        what = ", ".join(map(str, copy.faces))
        answer(f"{copy.label}  {what}{'' if copy in new else '  (was there already)'}")
    for terms in dict.fromkeys(copy.terms for copy in found):
        say(f"licence: {terms.license or 'the file does not say'}{f' ({terms.url})' if terms.url else ''}")
        if not terms.embeddable:
            say("its maker does not allow it to be embedded in a PDF: ask before you give your cards away")


def _copy_values(copy: Copy) -> dict[str, Any]:
    return {
        "file": copy.label,
        "styles": [str(face) for face in copy.faces],
        "licence": copy.terms.license,
        "url": copy.terms.url,
        "embeddable": copy.terms.embeddable,
    }
