"""Classes of values that are made sooner, held against those of Python's library."""

import copy
import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field, fields, replace
from typing import Any, ClassVar

import pytest

from deckwright.basics import records

Decorator = Callable[..., Any]
BOTH: tuple[Decorator, Decorator] = (dataclasses.dataclass, records.dataclass)
OPTIONS: list[dict[str, bool]] = [
    {},
    {"slots": True},
    {"frozen": True},
    {"frozen": True, "slots": True},
    {"frozen": True, "slots": True, "eq": False},
    {"slots": True, "eq": False},
    {"frozen": True, "slots": True, "kw_only": True},
]


def made(decorator: Decorator, **options: bool) -> Any:
    """A class with fields of every kind."""

    class Fields:
        kind: ClassVar[str] = "plain"
        first: int
        second: str = "two"
        third: list[int] = field(default_factory=list)
        fourth: int = field(default=4, compare=False)
        fifth: int = field(default=5, repr=False, hash=False)
        sixth: int = field(default=6, kw_only=True)
        seventh: int = field(init=False, default=7)
        eighth: list[int] = field(init=False, default_factory=list)

    return decorator(**options)(Fields)


def outcome(do: Callable[[], object]) -> object:
    try:
        return do()
    except (TypeError, AttributeError, FrozenInstanceError) as error:
        return type(error), str(error)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
class TestAgainstTheLibrary:
    def test_values_are_made_alike(self, options: dict[str, bool]) -> None:
        one, other = (made(decorator, **options) for decorator in BOTH)
        calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
            ((1,), {}),
            ((1, "b", [3], 4, 5), {"sixth": 9}),
            ((), {"first": 1, "sixth": 2}),
            ((), {}),
            ((1, 2, 3, 4, 5, 6), {}),
            ((1,), {"unknown": 1}),
            ((1,), {"seventh": 1}),
        ]
        for given, named in calls:
            assert outcome(lambda c=(given, named): repr(one(*c[0], **c[1]))) == outcome(  # type: ignore[misc]
                lambda c=(given, named): repr(other(*c[0], **c[1]))  # type: ignore[misc]
            )

    def test_they_are_compared_and_hashed_alike(self, options: dict[str, bool]) -> None:
        found = []
        for decorator in BOTH:
            make = made(decorator, **options)
            same, changed = make(first=1, third=[]), make(first=1, third=[], fourth=0)
            compared = (same == make(first=1), same == changed, same == make(first=2), same == 1)
            found.append((*compared, make.__hash__ is None, make.__hash__ is object.__hash__))
        assert found[0] == found[1]

    def test_they_are_changed_or_not_alike(self, options: dict[str, bool]) -> None:
        found = []
        for decorator in BOTH:
            value = made(decorator, **options)(first=1)
            found.append(
                [
                    outcome(lambda v=value: setattr(v, "first", 2)),  # type: ignore[misc]
                    outcome(lambda v=value: delattr(v, "second")),  # type: ignore[misc]
                    isinstance(outcome(lambda v=value: setattr(v, "new", 2)), tuple),  # type: ignore[misc]
                    getattr(value, "first", None),
                ]
            )
        assert found[0] == found[1]

    def test_fields_and_copies_are_alike(self, options: dict[str, bool]) -> None:
        one, other = (made(decorator, **options) for decorator in BOTH)
        assert [each.name for each in fields(one)] == [each.name for each in fields(other)]
        assert repr(replace(one(first=1), second="b")) == repr(replace(other(first=1), second="b"))
        assert repr(copy.copy(one(first=1))) == repr(copy.copy(other(first=1)))
        assert one.__match_args__ == other.__match_args__


@records.dataclass(frozen=True, slots=True)
class Kept:
    name: str
    values: tuple[int, ...] = ()
    length: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "length", len(self.values))


@records.dataclass(frozen=True, slots=True)
class More(Kept):
    inner: Kept | None = None

    def __hash__(self) -> int:
        return 7


def test_a_value_reaches_another_process() -> None:
    value = More("a", (1, 2), Kept("b"))
    assert pickle.loads(pickle.dumps(value)) == value


def test_what_a_class_writes_itself_stays() -> None:
    assert hash(More("a")) == 7
    assert More("a", (1,)).length == 1
    assert More("a") != Kept("a")
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'name'"):
        More("a").name = "b"  # type: ignore[misc]


def test_a_hash_follows_from_what_is_compared() -> None:
    assert hash(Kept("a", (1,))) == hash(Kept("a", (1,)))
    assert len({Kept("a"), Kept("a"), Kept("b")}) == 2


def test_a_value_that_holds_itself_is_shown() -> None:
    @records.dataclass
    class Holder:
        items: list[Any]

    value = Holder([])
    value.items.append(value)
    assert repr(value).endswith("Holder(items=[...])")


def test_its_init_is_compiled_once_with_the_first_value() -> None:
    @records.dataclass(frozen=True, slots=True)
    class Late:
        name: str

    @records.dataclass(frozen=True, slots=True)
    class Later(Late):
        more: int = 1

    with pytest.raises(TypeError, match=r"Late\.__init__\(\) missing 1 required positional argument: 'name'"):
        Late()  # type: ignore[call-arg]
    made = Late.__init__
    assert Late("a").name == "a"
    assert Late.__init__ is made
    assert Later("b").more == 1
    assert Late.__init__ is made
