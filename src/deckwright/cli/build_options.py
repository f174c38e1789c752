"""The options that say how sheets are and what comes out, for the command line: from the table, handed on as written.

What their values may be is the table's to say; so they are read in one place, whether they come from the command line
or stand under `sheets:` in game.yaml.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Container, Mapping
from typing import Any, Final

import click

from ..sheets.option_fields import For, Option
from ..sheets.options import OPTIONS
from .completion import complete_words

Command = Callable[..., None]
_WORDS: Final = {True: "yes", False: "no"}


def sheet_options(
    made: For, helps: Mapping[str, str] | None = None, without: Container[str] = ()
) -> Callable[[Command], Command]:
    """Add every option that means something for what is *made*, with another help where *helps* has one.
    Those that *without* names are left out.

    The command gets those that are given as the dictionary `sheets`, as written.
    """
    options = [
        option for option in OPTIONS.values() if option.means_for & made and option.name not in without
    ]

    def decorate(command: Command) -> Command:
        @functools.wraps(command)
        def gather(**arguments: Any) -> None:
            given = {option.name: arguments.pop(_parameter(option)) for option in options}
            sheets = {name: _WORDS.get(value, value) for name, value in given.items() if value is not None}
            command(sheets=sheets, **arguments)

        with_options: Command = gather
        for option in reversed(options):
            help = (helps or {}).get(option.name) or option.help
            with_options = _click_option(option, help)(with_options)
        return with_options

    return decorate


class LateHelp(click.Option):
    """An option whose help may read tables: then it is made when somebody asks for it."""

    def __init__(self, *arguments: Any, help: str | Callable[[], str], **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._late_help = help

    def get_help_record(self, context: click.Context) -> tuple[str, str] | None:
        self.help = self._late_help if isinstance(self._late_help, str) else self._late_help()
        return super().get_help_record(context)


def _click_option(option: Option, help: str | Callable[[], str]) -> Callable[[Command], Command]:
    name = option.name
    if option.metavar is None:
        switch = f"--{name}/--no-{name}"
        return click.option(switch, _parameter(option), default=None, help=help, cls=LateHelp)
    complete = complete_words(option.kind, name)
    words = {"metavar": option.metavar, "help": help, "shell_complete": complete}
    return click.option(f"--{name}", _parameter(option), cls=LateHelp, **words)


class EverydayFirst(click.Command):
    """A command of many options, whose help shows what is wanted every day before all others."""

    everyday: tuple[str, ...] = ()

    def format_options(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        options = (p for p in self.get_params(context) if isinstance(p, click.Option))
        told = {p.opts[-1]: p.get_help_record(context) for p in options}
        shown = {name: record for name, record in told.items() if record}
        first = [shown.pop(name) for name in self.everyday]
        for title, records in (("Everyday options", first), ("More options", list(shown.values()))):
            with formatter.section(title):
                formatter.write_dl(records)


def _parameter(option: Option) -> str:
    return f"sheet_{option.name.replace('-', '_')}"
