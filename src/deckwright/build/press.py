"""The press that sheets are for, looked up before anything is drawn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..basics.problems import RequestError, problem
from ..sheets.options import Format, Options
from .request import Request

if TYPE_CHECKING:
    from ..sheets.write.pdf.press import Press


def press_of(options: Options, request: Request) -> Press | None:
    """What the sheets are made for; None for an ordinary printer, and for what no press prints.

    A profile's file is looked for from where one is, then from the project's root. Raises RequestError.
    """
    output = options.output
    if output.press is None or output.format is not Format.PDF:
        return None
    for is_asked, name, why in (
        (request.form, "--form", "a file for a press has no fields to type in"),
        (request.contact, "--contact", "contact sheets are for looking at"),
        (request.draft, "--draft", "a press gets no drafts: mend what is wrong, or leave --draft out"),
    ):
        if is_asked and ("press" in request.sheets or name == "--draft"):
            raise RequestError(problem("option-conflict", f"--press: not with {name}: {why}"))
    if request.form or request.contact:  # where game.yaml names a press for the sheets
        return None
    from ..sheets.write.pdf import press  # noqa: PLC0415 - with littleCMS, for those who go to press

    try:
        profile = press.read_profile(output.profile, Path.cwd(), request.root, limit=output.limit_ink)
    except press.ProfileError as error:
        raise RequestError(problem("press-profile", str(error), hint=press.WHERE, field="profile")) from error
    return press.Press(output.press, profile, output.limit_ink)
