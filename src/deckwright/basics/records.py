"""`dataclass` as Python's library has it, made sooner.

A command begins by making some three hundred classes of values. The library writes six functions for each as text and
compiles them, which took a tenth of the time of a small build. Here only `__init__` is compiled, when the first
value is made; what compares, hashes and shows a value, or refuses to change it, is the same code for all. A value of
slots without changes is also made in less time.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError
from operator import attrgetter
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(cls=None, *, frozen=False, slots=False, eq=True, kw_only=False):
        """Make a class of values: `dataclasses.dataclass` with the options that are used here."""

        def make(cls):
            return _made(cls, frozen=frozen, slots=slots, eq=eq, kw_only=kw_only)

        return make if cls is None else make(cls)


__all__ = ["dataclass"]

_NO_VALUE = object()  # of a field whose value is made anew for each


def _made(cls: Any, *, frozen: bool, slots: bool, eq: bool, kw_only: bool) -> Any:
    if not cls.__doc__:  # the library would work out how the class is called
        cls.__doc__ = cls.__name__
    own = set(cls.__dict__)
    if cls.__dict__.get("__hash__") is None:  # of itself Python puts None there beside an `__eq__`
        own.discard("__hash__")
    cls = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)(cls)
    fields = dataclasses.fields(cls)
    methods: dict[str, Any] = {"__repr__": _repr(fields)}
    if "__init__" not in own:
        methods["__init__"] = _init_on_first_use(cls, fields, frozen)
    if eq:
        compared = _getter([field.name for field in fields if field.compare])
        hashed = _getter([f.name for f in fields if (f.compare if f.hash is None else f.hash)])
        methods["__eq__"] = _eq(compared)
        if frozen:
            methods["__hash__"] = lambda self: hash(hashed(self))
        else:
            methods["__hash__"] = None
    if frozen:
        methods |= _frozen(cls, frozenset(field.name for field in fields))
    if frozen and slots:
        methods |= _pickled([field.name for field in fields])
    for name, method in methods.items():
        if name not in own:
            if method is not None:
                method.__name__, method.__qualname__ = name, f"{cls.__qualname__}.{name}"
            setattr(cls, name, method)
    return cls


def _getter(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """The values of these fields, as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda _: ()
    get = attrgetter(names[0])
    return lambda value: (get(value),)


def _init_on_first_use(cls: type[Any], fields: tuple[Field[Any], ...], frozen: bool) -> Any:
    """`__init__`, compiled when the first value is made: a command makes none of most classes."""

    def __init__(self: Any, *values: Any, **named: Any) -> None:  # noqa: N807 - stands for it
        init = _init(cls, fields, frozen)
        init.__qualname__ = f"{cls.__qualname__}.__init__"
        if cls.__dict__["__init__"] is __init__:
            cls.__init__ = init
        init(self, *values, **named)

    return __init__


def _init(cls: type[Any], fields: tuple[Field[Any], ...], frozen: bool) -> Any:
    """`__init__`, compiled, so that it takes no longer than one that is written out."""
    names: dict[str, Any] = {"_NO_VALUE": _NO_VALUE, "_set": object.__setattr__}
    taken, named, lines = ["self"], list[str](), list[str]()
    for n, field in enumerate(fields):
        name, value = field.name, field.name
        if field.default is not MISSING:
            names[f"_default{n}"] = field.default
        if field.default_factory is not MISSING:
            names[f"_make{n}"] = field.default_factory
            value = f"_make{n}() if {name} is _NO_VALUE else {name}" if field.init else f"_make{n}()"
        elif not field.init:
            if field.default is MISSING:
                continue
            value = f"_default{n}"
        if field.init:
            plain = f"{name}=_default{n}" if field.default is not MISSING else name
            (named if field.kw_only else taken).append(
                plain if field.default_factory is MISSING else f"{name}=_NO_VALUE"
            )
        lines.append(_setting(cls, names, n, name, value, frozen))
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    head = ", ".join([*taken, *(["*", *named] if named else [])])
    exec(f"def __init__({head}):\n " + "\n ".join(lines or ["pass"]), names)
    return names["__init__"]


def _setting(cls: type[Any], names: dict[str, Any], n: int, name: str, value: str, frozen: bool) -> str:
    """The line that gives a field its value. What takes no changes has its slots filled without being asked."""
    if not frozen:
        return f"self.{name} = {value}"
    slot: Any = getattr(cls, name, None)
    if hasattr(type(slot), "__set__"):
        names[f"_fill{n}"] = slot.__set__
        return f"_fill{n}(self, {value})"
    return f"_set(self, {name!r}, {value})"


def _repr(fields: tuple[Field[Any], ...]) -> Any:
    shown = [field.name for field in fields if field.repr]

    @recursive_repr()
    def show(self: Any) -> str:
        values = ", ".join([f"{name}={getattr(self, name)!r}" for name in shown])
        return f"{self.__class__.__qualname__}({values})"

    return show


def _eq(values: Callable[[Any], tuple[Any, ...]]) -> Any:
    def equals(self: Any, other: object) -> Any:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return values(self) == values(other)

    return equals


def _frozen(cls: type[Any], names: frozenset[str]) -> dict[str, Any]:
    """What refuses to change a value."""

    def change(self: Any, name: str, value: Any) -> None:
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def delete(self: Any, name: str) -> None:
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    return {"__setattr__": change, "__delattr__": delete}


def _pickled(names: list[str]) -> dict[str, Any]:
    """How a value of slots that takes no changes is handed to another process."""

    def state(self: Any) -> list[Any]:
        return [getattr(self, name) for name in names]

    def set_state(self: Any, values: list[Any]) -> None:
        for name, value in zip(names, values, strict=True):
            object.__setattr__(self, name, value)

    return {"__getstate__": state, "__setstate__": set_state}
