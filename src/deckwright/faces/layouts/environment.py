"""Jinja for layouts: sandboxed, autoescaping, strict, and with a budget for each face.

What a template can reach is listed here and nothing else: a few functions, filters and methods, and the views of a
card. An unknown name is reported where it is used and then counts as nothing, so that all of a face's unknown names
show at once.
"""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from functools import wraps
from types import FrameType, TracebackType
from typing import Any, Final

from jinja2 import Template, nodes
from jinja2.exceptions import SecurityError
from jinja2.runtime import LoopContext, Macro, Undefined
from jinja2.sandbox import SandboxedEnvironment
from jinja2.tests import TESTS
from jinja2.utils import Namespace
from markupsafe import Markup

from ...basics.records import dataclass
from .budget import MAX_OUTPUT, Budget, LayoutError
from .compiling import Generator, Prepare
from .drawn import run_filters
from .filters import (
    ON_LETTERS,
    as_attribute,
    as_link,
    bounded_filters,
    in_attribute,
    in_link,
    jinja_filters,
    no_part,
    printed,
    refuse_markup,
    signed,
    symbol_filter,
)
from .unknown import kind_of, missing_class, unknown
from .view import View

MAX_RANGE: Final = 2_000
MAX_LENGTH: Final = 5_000  # of a list that is calculated
MAX_NUMBER: Final = 10**15

_CARD_NAMES: Final = frozenset({"card", "deck", "number"})
_STR_METHODS: Final = (
    "upper lower capitalize title strip lstrip rstrip startswith endswith split count find isdigit"
)
_METHODS: Final[tuple[tuple[type, frozenset[str]], ...]] = (
    (str, frozenset(_STR_METHODS.split())),
    (Mapping, frozenset({"items", "keys", "values", "get"})),
    (LoopContext, frozenset({"cycle", "changed"})),
)


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong in a template, at a line of the Jinja source."""

    code: str
    message: str
    hint: str | None
    line: int | None


@dataclass(frozen=True, slots=True)
class Compiled:
    template: Template
    reads: frozenset[str]  # which of card, deck, number the template uses


class LayoutEnvironment(SandboxedEnvironment):
    """One for each game and thread: it holds the budget and the faults of the face that is being made."""

    code_generator_class = Generator
    intercepted_binops = frozenset({"+", "-", "*", "/", "//", "**", "%"})

    def __init__(self, symbols: Iterable[str]) -> None:
        self.budget = Budget()
        self.faults: list[Fault] = []
        self.resolved: set[str | None] = set()  # names that the layout being compiled takes from its context
        super().__init__(autoescape=True, undefined=missing_class(self.report), optimized=False)
        own = {
            "given": self._given,
            "sliceable": self._sliceable,
            "looked_through": self._looked_through,
            "signed": signed,
            "printed": printed,
            "in_attribute": in_attribute,
            "as_attribute": as_attribute,
            "as_link": as_link,
            "in_link": in_link,
            "known_symbol": symbol_filter(symbols),
            "no_part": no_part,
            **run_filters(symbols),
        }
        safe = {name: self._meter(name, filter_) for name, filter_ in jinja_filters().items()}
        self.filters = {**safe, **bounded_filters(lambda: self.budget), **own}
        tests: Mapping[str, Callable[..., Any]] = TESTS  # type: ignore[assignment]
        loose = ("defined", "undefined", "filter", "test")
        self.tests = {name: test if name in loose else self._strict(test) for name, test in tests.items()}
        self.globals = {"range": self._range, "namespace": Namespace}

    def compile_layout(self, source: str, name: str) -> Compiled:
        """Raises jinja2.TemplateSyntaxError."""
        self.budget = Budget()
        self.resolved.clear()
        template = self.template_class.from_code(self, self.compile(source, name), self.globals)
        return Compiled(template, _CARD_NAMES & self.resolved)

    def render(self, template: Template, context: Mapping[str, Any]) -> tuple[str | None, list[Fault]]:
        """The text, with every fault that was met on the way; None where one of them ended it."""
        self.budget, self.faults = Budget(), []
        parts: list[str] = []
        whole = False
        size = 0
        try:
            for part in template.root_render_func(template.new_context(dict(context))):
                size += len(part)
                if size > MAX_OUTPUT:
                    self.budget.grow(size)
                parts.append(part)
            whole = True
        except LayoutError as error:
            self._note(Fault(error.code, error.message, error.hint, _line_of(error.__traceback__)))
        except SecurityError as error:
            self._note(Fault("layout-unsafe", str(error), None, _line_of(error.__traceback__)))
        except RecursionError as error:
            line = _line_of(error.__traceback__)
            self._note(Fault("layout-budget", "a macro calls itself without end", None, line))
        except Exception as error:  # whatever an author's expression may raise
            self._note(Fault("layout-value", _sentence(error), _hint(error), _line_of(error.__traceback__)))
        return ("".join(parts) if whole else None), self.faults

    def report(self, undefined: Undefined) -> None:
        """Note an unknown name at the line that uses it."""
        message, hint = unknown(undefined)
        unsafe = undefined._undefined_exception is SecurityError
        self._note(Fault("layout-unsafe" if unsafe else "layout-name", message, hint, _current_line()))

    def _note(self, fault: Fault) -> None:
        if fault not in self.faults:
            self.faults.append(fault)

    # What the code that Jinja generates calls.

    def concat(self, parts: Iterable[str]) -> str:
        kept = list(parts)
        self.budget.grow(sum(map(len, kept)))
        return "".join(kept)

    def getattr(self, obj: Any, attribute: str) -> Any:
        if isinstance(obj, View):
            try:
                return obj.look(attribute)
            except KeyError:
                if attribute in obj.methods:
                    return getattr(obj, attribute)
                return self.undefined(obj=obj, name=attribute)
        if isinstance(obj, Undefined):
            self.report(obj)
            return obj
        return super().getattr(obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        if isinstance(argument, tuple):
            self.budget.look(argument)
        if isinstance(obj, View):
            try:
                return obj.look(argument)
            except (KeyError, TypeError):
                return self.undefined(obj=obj, name=argument)
        if isinstance(obj, Undefined):
            self.report(obj)
            return obj
        if isinstance(argument, int):
            refuse_markup(obj, "[ ]")
        return super().getitem(obj, argument)

    def is_safe_callable(self, obj: Any) -> bool:
        if isinstance(obj, Macro) or obj is Namespace or obj == self._range:
            return True
        owner, name = getattr(obj, "__self__", None), getattr(obj, "__name__", "")
        if isinstance(owner, Markup):
            refuse_markup(owner, f".{name}()")
        if isinstance(owner, View):
            return name in owner.methods
        return any(isinstance(owner, kind) and name in methods for kind, methods in _METHODS)

    def call(__self, __context: Any, __obj: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: N805
        __self.budget.spend(1)
        if isinstance(__obj, Undefined):
            __self.report(__obj)
            return __obj
        if not __self.is_safe_callable(__obj):
            name = getattr(__obj, "__name__", type(__obj).__name__)
            raise LayoutError(
                "layout-unsafe", f"{name!r} cannot be called in a layout", "use a filter: {{ x|upper }}"
            )
        __self._pay_for_call(__obj, (*args, *kwargs.values()))
        return __context.call(__obj, *args, **kwargs)

    def _pay_for_call(self, called: Any, arguments: tuple[Any, ...]) -> None:
        """A method of a text looks through it; one that strips compares each letter with all that it strips."""
        if isinstance(called, Macro):
            return
        text = getattr(called, "__self__", None)
        strips = "strip" in getattr(called, "__name__", "")
        for argument in arguments:
            self.budget.look(argument, len(text) if strips and isinstance(text, str) else 1)
        if isinstance(text, str):
            self.budget.look(text)

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        if type(left) in _NUMBERS and type(right) in _NUMBERS:
            return _arithmetic(operator, left, right)
        for operand in (left, right):
            if isinstance(operand, Undefined):
                self.report(operand)
                return 0
            if operand is None:
                hint = "the field is optional: guard with data-if, or write (x|default(0, true))"
                raise LayoutError("layout-value", f"none cannot be calculated with ({operator})", hint)
        if isinstance(left, int | float | Decimal) and isinstance(right, int | float | Decimal):
            return _arithmetic(operator, left, right)
        return self._sequence(operator, left, right)

    def _sequence(self, operator: str, left: Any, right: Any) -> Any:
        if operator == "+" and isinstance(left, str) and isinstance(right, str):
            self.budget.grow(len(left) + len(right))
        elif operator == "+" and isinstance(left, tuple | list) and isinstance(right, tuple | list):
            if len(left) + len(right) > MAX_LENGTH:
                raise _too_much(f"a list of more than {MAX_LENGTH:,} things")
            self.budget.grow(len(left) + len(right))
            return [*left, *right]
        elif operator == "*" and isinstance(left, str | list | tuple) and isinstance(right, int):
            if len(left) * right > MAX_LENGTH:
                raise _too_much(f"a repetition of more than {MAX_LENGTH:,}")
        else:
            what = f"{kind_of(left)} {operator} {kind_of(right)} cannot be calculated"
            raise LayoutError(
                "layout-value", what, "put texts together with ~; turn a text into a number with |int"
            )
        return self.binop_table[operator](left, right)

    def _range(self, *bounds: int) -> range:
        result = range(*bounds)
        if len(result) > MAX_RANGE:
            raise _too_much(f"a range of {len(result):,}; at most {MAX_RANGE:,} is allowed")
        return result

    def _given(self, value: Any) -> Any:
        """The value of a variable; an unknown name is reported here, not where the variable is used."""
        if not isinstance(value, Undefined):
            return value
        if type(value) is not Undefined:  # which an inline if without else comes to
            self.report(value)
        return None

    def _sliceable(self, value: Any) -> Any:
        refuse_markup(value, "[ : ]")
        return self._looked_through(value)

    def _looked_through(self, value: Any) -> Any:
        """The same value, paid for."""
        if isinstance(value, str | list | tuple | dict):
            self.budget.look(value)
        return value

    def _meter(self, name: str, filter_: Callable[..., Any]) -> Callable[..., Any]:
        place = 1 if hasattr(filter_, "jinja_pass_arg") else 0
        on_letters = name in ON_LETTERS

        @wraps(filter_)
        def metered(*args: Any, **kwargs: Any) -> Any:
            value = args[place]
            if on_letters:
                refuse_markup(value, f"|{name}")
            if isinstance(value, tuple | list | range):
                self.budget.spend(len(value))
                self.budget.look(value)
            elif isinstance(value, str):
                self.budget.grow(len(value))
            more = (*args[place + 1 :], *kwargs.values())
            for each in more:
                self.budget.look(each, len(value) if name == "trim" and isinstance(value, str) else 1)
            return filter_(*args, **kwargs)

        return metered

    def _strict(self, test: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(test)
        def strict(*args: Any, **kwargs: Any) -> Any:
            for value in args:
                if isinstance(value, Undefined):
                    self.report(value)
                self._looked_through(value)
            return test(*args, **kwargs)

        return strict

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        tree = super()._parse(source, name, filename)
        Prepare(self).visit(tree)
        tree.set_environment(self)
        return tree


_NUMBERS: Final = frozenset({int, float, Decimal})
_OPERATORS: Final[Mapping[str, Callable[[Any, Any], Any]]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "//": operator.floordiv,
    "%": operator.mod,
}


def _arithmetic(operator: str, left: Any, right: Any) -> Any:
    if isinstance(left, Decimal) != isinstance(right, Decimal):
        left, right = float(left), float(right)
    if operator == "**":
        if abs(right) > 16:
            raise _too_much("a power with an exponent beyond 16")
        result = left**right
    else:
        result = _OPERATORS[operator](left, right)
    if isinstance(result, complex) or not abs(result) <= MAX_NUMBER:
        raise _too_much(f"a number beyond {MAX_NUMBER:,}")
    return result


def _too_much(what: str) -> LayoutError:
    return LayoutError("layout-budget", f"asks for {what}", "layouts calculate places, not large things")


def _sentence(error: Exception) -> str:
    if isinstance(error, ZeroDivisionError):
        return "divides by nought"
    return str(error) or type(error).__name__


def _hint(error: Exception) -> str | None:
    return "guard with data-if, or with (x|default(0, true))" if "NoneType" in str(error) else None


def _line_of(traceback: TracebackType | None) -> int | None:
    """The template line of the innermost template frame of an error."""
    line = None
    while traceback is not None:
        line = _template_line(traceback.tb_frame, traceback.tb_lineno) or line
        traceback = traceback.tb_next
    return line


def _current_line() -> int | None:
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        line = _template_line(frame, frame.f_lineno)
        if line is not None:
            return line
        frame = frame.f_back
    return None


def _template_line(frame: FrameType, lineno: int) -> int | None:
    template = frame.f_globals.get("__jinja_template__")
    return template.get_corresponding_lineno(lineno) if isinstance(template, Template) else None
