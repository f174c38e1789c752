"""Unknown names in a layout: reported where they are used, and then nothing, so that all of them show at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from jinja2.exceptions import SecurityError
from jinja2.runtime import StrictUndefined
from jinja2.utils import missing

from ...basics.problems import did_you_mean
from .view import View

CONTEXT_NAMES: Final = ("card", "words", "data", "boards", "deck", "game", "number", "lang", "blank")


def missing_class(report: Callable[[Any], None]) -> type[StrictUndefined]:
    """The class of unknown names: every use but `is defined` and `default` is reported and counts as nothing."""

    def use(result: Any) -> Callable[..., Any]:
        def used(self: Any, *_: object, **__: object) -> Any:
            report(self)
            return result() if callable(result) else result

        return used

    class Missing(StrictUndefined):
        __slots__ = ()
        __str__ = use("")
        __iter__ = use(lambda: iter(()))
        __bool__ = __contains__ = __eq__ = __lt__ = __le__ = __gt__ = __ge__ = use(False)
        __ne__ = use(True)
        __len__ = __hash__ = __int__ = use(0)
        __float__ = use(0.0)
        __neg__ = __pos__ = use(0)

    return Missing


def unknown(undefined: Any) -> tuple[str, str | None]:
    name, obj = undefined._undefined_name, undefined._undefined_obj
    if undefined._undefined_exception is SecurityError:
        return str(undefined._undefined_hint), None
    if undefined._undefined_hint:
        return (
            "an inline if without else came out false",
            "write what stands there then: {{ a if b else '' }}",
        )
    if obj is missing:
        hint = did_you_mean(str(name), CONTEXT_NAMES) or f"known are {', '.join(CONTEXT_NAMES)}"
        return f"{name!r} is not known here", hint
    if isinstance(obj, View):
        known = list(obj.names())
        hint = (
            did_you_mean(str(name), known)
            or f"it has {', '.join(known[:12])}{' …' if len(known) > 12 else ''}"
        )
        return f"{obj.label} has no {name!r}", hint
    if obj is None:
        return f"has no {name!r}, because it is none", "the field is optional: guard with data-if"
    return f"{kind_of(obj)} has no {name!r}", None


def kind_of(value: Any) -> str:
    if isinstance(value, View):
        return value.label
    names = {
        str: "a text",
        int: "a number",
        float: "a number",
        tuple: "a list",
        list: "a list",
        bool: "yes/no",
    }
    return names.get(type(value), type(value).__name__)
