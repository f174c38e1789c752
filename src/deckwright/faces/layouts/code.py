"""The checks of Jinja pieces before they are put together, so that each fault is told at its own line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import field
from typing import Final

from jinja2 import Environment, nodes
from jinja2.exceptions import TemplateSyntaxError

from ...basics.records import dataclass
from .jinja_text import NAME, plain_numbers

# How a statement is completed so that it can be read alone; None: it only continues or closes another.
_STATEMENTS: Final[dict[str, str | None]] = {
    "if": "{%% %s %%}{%% endif %%}",
    "elif": "{%% if 1 %%}{%% %s %%}{%% endif %%}",
    "else": None,
    "endif": None,
    "for": "{%% %s %%}{%% endfor %%}",
    "endfor": None,
    "with": "{%% %s %%}{%% endwith %%}",
    "endwith": None,
    "set": "{%% %s %%}",
    "endset": None,
    "macro": "{%% %s %%}{%% endmacro %%}",
    "endmacro": None,
    "call": "{%% %s %%}{%% endcall %%}",
    "endcall": None,
}
_REFUSED: Final = {
    "include": 'parts are drawn by <g data-include="…">',
    "import": 'parts are drawn by <g data-include="…">',
    "from": 'parts are drawn by <g data-include="…">',
    "extends": 'parts are drawn by <g data-include="…">',
    "block": 'parts are drawn by <g data-include="…">',
    "raw": "write {{ '{{' }} for braces that are printed",
    "filter": "write {{ text|filter }}",
    "autoescape": "rich text comes from fields of kind rich",
}


class CodeError(ValueError):
    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message, self.hint = message, hint


class Checker:
    """Remembers what it has found sound: parts bring the same pieces to every layout."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self._sound: set[str] = set()

    def expression(self, code: str) -> str:
        """*code* as it may stand between brackets. Raises CodeError."""
        code = plain_numbers(code.strip())
        if not code:
            raise CodeError("an expression is missing")
        if code.startswith(("{{", "{%")):
            raise CodeError("an expression stands here without braces", f"write {code.strip('{%} ')}")
        self._single(f"{{{{ {code} }}}}")
        return code

    def loop(self, code: str) -> str:
        """`a, b in things`, as it follows `for`. Raises CodeError."""
        code = plain_numbers(code.strip())
        if not re.match(rf"{NAME}(\s*,\s*{NAME})*\s+in\s", code):
            raise CodeError(f"{code!r} is no loop", 'write for instance data-for="niveau in card.niveaux"')
        self._single(f"{{% for {code} %}}{{% endfor %}}")
        return code

    def statement(self, code: str) -> tuple[str, str]:
        """The keyword and the code of a `{% %}`. Raises CodeError."""
        code = plain_numbers(code.strip())
        keyword = code.split(maxsplit=1)[0] if code else ""
        if keyword not in _STATEMENTS:
            known = ", ".join(word for word in _STATEMENTS if not word.startswith("end"))
            raise CodeError(f"{{% {keyword} %}} is not known", _REFUSED.get(keyword, f"known are {known}"))
        completed = _STATEMENTS[keyword]
        if keyword == "set" and "=" not in code:
            completed = "{%% %s %%}{%% endset %%}"
        if completed is not None:
            self._single(completed % code)
        elif code != keyword:
            raise CodeError(f"nothing may follow {keyword!r}, found {code[len(keyword) :].strip()!r}")
        return keyword, code

    def _single(self, source: str) -> None:
        """Raise CodeError unless *source* is one statement or one expression and nothing beside it."""
        if source in self._sound:
            return
        try:
            body = self.environment.parse(source).body
        except TemplateSyntaxError as error:
            raise CodeError(*_reword(error.message or "is not understood")) from None
        except (RecursionError, MemoryError):
            raise CodeError("is nested too deep") from None
        first = body[0] if body else None
        if len(body) != 1 or (isinstance(first, nodes.Output) and len(first.nodes) != 1):
            raise CodeError("more than one expression stands here", "braces belong in quotes: '}}'")
        self._sound.add(source)


def _reword(message: str) -> tuple[str, str | None]:
    message, _, hint = message.partition("; ")
    for jinja, words in (
        ("'end of print statement'", "the end"),
        ("'end of statement block'", "the end"),
        ("end of print statement", "the end"),
        ("end of statement block", "the end"),
        ("expected token ", "expected "),
    ):
        message = message.replace(jinja, words)
    return message, hint or None


@dataclass(slots=True)
class Blocks:
    """The statements that are open among the children of one element, or inside one attribute."""

    open: list[tuple[str, int]] = field(default_factory=list)

    def add(self, keyword: str, code: str, line: int) -> str | None:
        """Take a statement in; returns what is wrong with it, if anything is."""
        if keyword in ("else", "elif"):
            allowed = ("if", "for") if keyword == "else" else ("if",)
            if not self.open or self.open[-1][0] not in allowed:
                return f"{{% {keyword} %}} belongs to no {{% if %}} in the same element"
        elif keyword.startswith("end"):
            if not self.open or self.open[-1][0] != keyword[3:]:
                return f"{{% {keyword} %}} closes nothing that was opened in the same element"
            self.open.pop()
        elif keyword != "set" or "=" not in code:
            self.open.append((keyword, line))
        return None

    def find_unclosed(self) -> Iterator[tuple[str, int]]:
        """(message, line) of every statement that is still open."""
        for keyword, line in self.open:
            yield f"{{% {keyword} %}} is not closed by {{% end{keyword} %}} in the same element", line
