"""The command line: parse, call the pipeline, print, exit code. Nothing heavy is imported until a command needs it."""

from __future__ import annotations

import gc
import importlib
import os
import sys
from typing import Final

import click

from .. import __version__
from ..basics.native.libraries import cause
from ..basics.problems import DeckwrightError, ExitCode, RequestError, did_you_mean
from .show import say, show_problems

# A game is a great many values that live to the end: looking through them for rubbish takes a tenth of a build.
SELDOM: Final = (100_000, 20, 100)

# Each command by name: the module it lives in and the line that `--help` shows for it.
COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "balance": ("balance", "Show each opponent's chance to be beaten."),
    "build": ("build", "Print a game: PDF sheets and their manifest."),
    "calibrate": ("calibrate", "Measure how far a printer is off, and make up for it."),
    "check": ("check", "Look a game over and say all that is wrong with it."),
    "compute": ("compute", "Make a card out of others, by a recipe of the game."),
    "convert": ("convert", "Write card files as YAML, CSV or XLSX; not a card changes."),
    "deal": ("deal", "Make decks by chance, under the laws of the game."),
    "diff": ("diff", "Tell which cards have changed since a print or a revision."),
    "doctor": ("doctor", "Look over this machine: what is there, what is missing, what mends it."),
    "export": ("export", "Make a game ready for a virtual table, a maker, or to give away."),
    "fetch": ("fetch", "Get tables that lie on the web; a build never does."),
    "fonts": ("fonts", "Show the fonts of a game, or copy an installed one into the project."),
    "history": ("history", "Show the versions of a card over the history of the project."),
    "impose": ("impose", "Lay finished pictures on sheets, without a project."),
    "list": ("list", "Show a game's decks, types and symbols."),
    "new": ("new", "Begin a game of nine cards, to be changed into your own."),
    "odds": ("odds", "Tell the odds of a power, a round, a fight."),
    "printed": ("printed", "Record what was printed, to print only what changes from now on."),
    "proof": ("proof", "Show a game in the browser while its files are edited."),
    "reference": ("reference", "Lay out the pages of a rulebook, from the game's own data."),
    "schema": ("schema", "Write schemas, by which an editor completes and explains YAML."),
    "shortcut": ("shortcut", "Write a file that opens the page where games begin by a double click."),
    "stats": ("stats", "Count a game: cards, prices, powers, symbols, draws."),
    "stickers": ("stickers", "Print the stickers of wooden pawns, and a guide to stick them by."),
    "translate": ("translate", "Write what a language lacks, below its source; mark what is stale."),
    "types": ("types", "Show, and write down, what the cards tell of a game's types."),
}
# What once was a command, and what takes its place.
GONE: Final = {
    "watch": "deckwright watch is gone: use deckwright proof --open, with --sheets to print the PDF after each change",
}


class Commands(click.Group):
    """The group of all commands, each imported only when it is asked for."""

    def list_commands(self, context: click.Context) -> list[str]:
        return [*COMMANDS]  # once its module is loaded, `list` is the command

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = importlib.import_module(f".{COMMANDS[name][0]}", __name__)
        command: click.Command = module.command
        return command

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = arguments[0]
        if name in GONE:
            say(GONE[name])
            raise SystemExit(ExitCode.USAGE)
        if name not in COMMANDS and not name.startswith("-"):
            near = did_you_mean(name, COMMANDS) or f"commands are {', '.join(COMMANDS)}"
            context.fail(f"no command {name!r}; {near}")
        return super().resolve_command(context, arguments)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


@click.group(
    cls=Commands,
    invoke_without_command=True,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="deckwright", message="%(prog)s %(version)s")
@click.option(
    "--begin", is_flag=True, help="Open the page where games begin, as without a command in a terminal."
)
@click.pass_context
def cli(context: click.Context, begin: bool) -> None:
    """Card databases, drawn through SVG layouts, into sheets that one prints, cuts and plays.

    A project is a folder that holds cards/, layouts/ and assets/. GAME is a folder below cards/; where there is only
    one, it may be left out.

    \b
    Without a command, in a terminal, a page opens in the browser on which games begin.

    \b
    Exit codes: 0 fine   1 problems, nothing written   2 usage   3 written with problems (--draft)
    """
    if context.invoked_subcommand is not None:
        if begin:
            context.fail("--begin stands alone, without a command")
    elif begin or (sys.stdin.isatty() and sys.stdout.isatty()):
        from .begin import begin as open_page

        open_page()
    else:
        raise click.exceptions.NoArgsIsHelpError(context)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and leave with its exit code. No traceback reaches a user."""
    gc.set_threshold(*SELDOM)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy's: each would take memory, and none has work
    try:
        code = cli.main(arguments, prog_name="deckwright", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        code = error.exit_code
    except (click.Abort, KeyboardInterrupt):
        say("stopped; what was there before is as it was")
        code = 130
    except DeckwrightError as error:
        show_problems(error.problems)
        code = ExitCode.USAGE if isinstance(error, RequestError) else ExitCode.PROBLEMS
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123 - the reader has gone; let the exit flush into nothing
        code = 0
    except Exception as error:
        if os.environ.get("DECKWRIGHT_DEBUG"):
            raise
        if missing := cause(error):
            show_problems(missing.problems)
            raise SystemExit(int(ExitCode.PROBLEMS)) from None
        from ..basics.files import no_temporary_folder

        if isinstance(error, OSError) and (found := no_temporary_folder()):
            show_problems([found])
            raise SystemExit(int(ExitCode.PROBLEMS)) from None
        say(f"deckwright failed in a way it should not: {type(error).__name__}: {error}")
        say("Please report this with the command that you ran; DECKWRIGHT_DEBUG=1 shows where it happened.")
        code = ExitCode.PROBLEMS
    gc.freeze()  # the process ends: to look through all that is left takes a tenth of a second and frees nothing
    raise SystemExit(int(code or 0))
