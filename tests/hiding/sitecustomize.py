"""On PYTHONPATH, hides what HIDE names: system libraries by a part of their names, Python packages by `python:NAME`.

Python runs this before anything else, so that a whole program runs as on a machine where these are not installed.
"""

import ctypes.util
import importlib.abc
import importlib.metadata
import os
import sys

HIDDEN = [name for name in os.environ.get("HIDE", "").split(",") if name]
PACKAGES = {name.removeprefix("python:") for name in HIDDEN if name.startswith("python:")}
LIBRARIES = [name for name in HIDDEN if not name.startswith("python:")]


class Finder(importlib.abc.MetaPathFinder):
    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] in PACKAGES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return


def is_hidden(library: object) -> bool:
    return library is not None and any(name in str(library) for name in LIBRARIES)


if PACKAGES:
    sys.meta_path.insert(0, Finder())
    real_distribution = importlib.metadata.Distribution.from_name

    def from_name(name: str) -> importlib.metadata.Distribution:
        if name.lower() in PACKAGES:
            raise importlib.metadata.PackageNotFoundError(name)
        return real_distribution(name)

    importlib.metadata.Distribution.from_name = from_name  # type: ignore[method-assign]

if LIBRARIES:
    real_find = ctypes.util.find_library
    ctypes.util.find_library = lambda name: None if is_hidden(name) else real_find(name)
    import cffi

    real_dlopen = cffi.FFI.dlopen

    def dlopen(self: cffi.FFI, name: object, flags: int = 0) -> object:
        if is_hidden(name):
            raise OSError(f"cannot load library '{name}': hidden")
        return real_dlopen(self, name, flags)

    cffi.FFI.dlopen = dlopen

    import _cffi_backend

    RealFFI = _cffi_backend.FFI

    class ParsedFFI:
        """Of declarations that were parsed beforehand, which no class stands for that could be changed."""

        def __init__(self, *arguments: object, _includes: tuple[object, ...] = (), **more: object) -> None:
            included = tuple(getattr(each, "real", each) for each in _includes)
            self.real = RealFFI(*arguments, _includes=included, **more)

        def __getattr__(self, name: str) -> object:
            return getattr(self.real, name)

        def dlopen(self, name: object, flags: int = 0) -> object:
            if is_hidden(name):
                raise OSError(f"cannot load library '{name}': hidden")
            return self.real.dlopen(name, flags)

    _cffi_backend.FFI = ParsedFFI
