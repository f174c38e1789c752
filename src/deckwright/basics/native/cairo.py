"""What stands in for `cairocffi.ffi`. It is loaded when cairocffi asks, not at each start."""

from typing import Any


def __getattr__(name: str) -> Any:
    if name != "ffi":
        raise AttributeError(name)
    from ._cairo import ffi  # noqa: PLC0415 - when cairocffi asks

    return ffi
