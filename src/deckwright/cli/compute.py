"""`deckwright compute`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..basics.phrases import quantity
from ..basics.problems import ExitCode, Problem, RequestError, has_errors, problem
from .completion import complete_words
from .project import game_of, lang_option
from .show import answer, answer_json, progress, say, say_refused, show_files, show_problems

if TYPE_CHECKING:
    from ..authoring.computing import ReadBack
    from ..game.model import Game
    from ..game.recipe_types import Recipe
    from ..game.recipes import Computed

EXAMPLES = """\b
Examples:
  deckwright compute ravenloft hybride thorgrim kat --set race=thorgrim
  deckwright compute ravenloft hybride thorgrim kat --print
  deckwright compute ravenloft hybride thorgrim kat --out cards/ravenloft/hybrides.yaml
  deckwright compute ravenloft hybride --all             every pair that is allowed, and why others are not
"""


@click.command("compute", epilog=EXAMPLES)
@click.argument("names", nargs=-1, metavar="[GAME] RECIPE [CARD]...")
@click.option(
    "--set", "chosen", multiple=True, metavar="NAME=VALUE", help="A choice of the recipe; may be repeated."
)
@click.option(
    "--all",
    "is_all",
    is_flag=True,
    help="Every allowed way to make it; the others are told with their reasons.",
)
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write the cards as YAML."
)
@click.option("--force", is_flag=True, help="With --out: write over a file that is there.")
@click.option(
    "--print", "is_printed", is_flag=True, help="Print the cards, through the layout of their type."
)
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
@click.option("--draft", is_flag=True, help="With --print: print although there are problems.")
@lang_option()
@click.option(
    "--paper",
    metavar="NAME",
    shell_complete=complete_words(None, "paper"),
    help="With --print: paper of the sheets. Default: as `sheets:` says.",
)
def command(
    names: tuple[str, ...],
    chosen: tuple[str, ...],
    is_all: bool,
    out: Path | None,
    force: bool,
    is_printed: bool,
    as_json: bool,
    draft: bool,
    lang: str | None,
    paper: str | None,
) -> None:
    """Make a card out of others by a RECIPE of GAME, as `recipes.yaml` says it.

    The card is written on standard output as YAML, or to a file by --out, or printed by --print, or both.
    """
    root, game_id, recipe_name, cards = _split(names)
    if out is not None and out.exists() and not force:
        message = f"{out} is there already, and is not written over"
        raise RequestError(problem("already-there", message, hint="name another file, or say --force"))
    from ..authoring.computing import read_back
    from ..basics.files import write_all

    game, recipe = _find(root, game_id, recipe_name, lang)
    computed = _compute(game, recipe, cards, _choices(chosen), lang, is_all=is_all)
    made, refused = [each for each in computed if each.card], [each for each in computed if each.refused]
    if not is_all and refused:
        show_problems(_refusals(recipe, refused))
        raise SystemExit(ExitCode.PROBLEMS)
    back = read_back(root, game, recipe, made, out)
    if as_json:
        answer_json(_values(made, refused, recipe))
    _tell(recipe, made, refused, is_all=is_all)
    if has_errors(back.problems) and not draft:
        show_problems(back.problems)
        say_refused(back.problems)
        raise SystemExit(ExitCode.PROBLEMS)
    if out is not None:
        write_all([(out, back.data)])
        answer(str(out))
    if is_printed and made:
        _print(root, recipe, back, [each.card for each in made], lang, paper, draft=draft)
    else:
        show_problems(back.problems)
    if out is None and not is_printed and not as_json and made:
        click.echo(back.data.decode(), nl=False)


def _find(root: Path, game_id: str, recipe_name: str, lang: str | None) -> tuple[Game, Recipe]:
    """The game and its recipe. Raises RequestError where there is none, or the game has no such language."""
    from ..authoring.computing import game_to_compute
    from ..build.resolving import unknown
    from ..game.recipes import find_recipe

    game = game_to_compute(root, game_id)
    if lang is not None and lang not in game.languages:
        raise RequestError(unknown("language", lang, game.languages))
    return game, find_recipe(game, recipe_name)


def _split(names: tuple[str, ...]) -> tuple[Path, str, str, tuple[str, ...]]:
    """Project, game, recipe and cards. The game may be left out where there is only one."""
    from ..game.projects import find_project, games

    known = games(find_project(Path.cwd()))
    is_named = bool(names) and (names[0] in known or len(known) != 1)
    root, game = game_of(names[0] if is_named else None)
    rest = names[1:] if is_named else names
    if not rest:
        raise click.UsageError("which recipe? They stand in recipes.yaml of the game")
    return root, game, rest[0], rest[1:]


def _choices(chosen: tuple[str, ...]) -> dict[str, str]:
    pairs = [each.partition("=") for each in chosen]
    for name, sign, value in pairs:
        if not (name and sign and value):
            raise click.UsageError(f"--set {name}{sign}{value}: write --set NAME=VALUE")
    return {name: value for name, _, value in pairs}


def _compute(
    game: Game,
    recipe: Recipe,
    cards: tuple[str, ...],
    chosen: dict[str, str],
    lang: str | None,
    *,
    is_all: bool,
) -> list[Computed]:
    from ..game.recipes import compute, every_way, read_given

    if not is_all:
        return [compute(game, recipe, read_given(game, recipe, cards, chosen), lang)]
    if cards or chosen:
        raise click.UsageError("--all takes every card and every choice: name none")
    return [compute(game, recipe, given, lang) for given in every_way(game, recipe)]


def _refusals(recipe: Recipe, refused: list[Computed]) -> list[Problem]:
    return [
        problem("recipe-refused", f"{each.given.told(recipe)}: {'; '.join(each.refused)}", recipe.place)
        for each in refused
    ]


def _tell(recipe: Recipe, made: list[Computed], refused: list[Computed], *, is_all: bool) -> None:
    """Of all ways: what each came to."""
    if not is_all:
        return
    for told in _reasons(recipe, made, refused):
        say(f"refused: {told}")
    say(f"{quantity(len(made), 'card')} made, {len(refused)} refused")


def _reasons(recipe: Recipe, made: list[Computed], refused: list[Computed]) -> Iterator[str]:
    """What is refused, and why; once where no choice makes a difference."""
    ways: dict[tuple[str, ...], list[Computed]] = {}
    for each in (*made, *refused):
        ways.setdefault(tuple(card.id for card in each.given.cards.values()), []).append(each)
    for ids, found in ways.items():
        if found[0].refused and all(each.refused == found[0].refused for each in found):
            yield f"{' + '.join(ids)}: {'; '.join(found[0].refused)}"
            continue
        for each in found:
            if each.refused:
                yield f"{each.given.told(recipe)}: {'; '.join(each.refused)}"


def _values(made: list[Computed], refused: list[Computed], recipe: Recipe) -> dict[str, Any]:
    def given(each: Computed) -> dict[str, Any]:
        cards = {name: card.id for name, card in each.given.cards.items()}
        return {"cards": cards, "choices": dict(each.given.choices)}

    return {
        "recipe": recipe.id,
        "made": [{**given(each), "id": each.card, "card": dict(each.values)} for each in made],
        "refused": [{**given(each), "reasons": list(each.refused)} for each in refused],
    }


def _print(
    root: Path,
    recipe: Recipe,
    back: ReadBack,
    ids: list[str],
    lang: str | None,
    paper: str | None,
    *,
    draft: bool,
) -> None:
    from ..build.computed import print_computed
    from ..build.request import Request, is_refused

    request = Request(root, back.game.id, lang=lang, sheets={"paper": paper} if paper else {}, draft=draft)
    with progress("Drawing") as step:
        built = print_computed(back.game, recipe, ids, request, back.problems, step)
    show_problems(built.problems)
    if not built.written:
        say_refused(built.problems)
        raise SystemExit(ExitCode.PROBLEMS)
    show_files(built.artifacts)
    if is_refused(built.problems, request):
        raise SystemExit(ExitCode.DRAFT)
