"""The paths of pictures, as an editor writes them and as a project has them."""

from __future__ import annotations

import re
from typing import Final

_NAME: Final = re.compile(r"(?!#|[A-Za-z][A-Za-z0-9+.-]*:)[^\\]+\.[A-Za-z]{3,5}$")
PICTURES: Final = frozenset({"image", "feImage"})  # the elements whose link is a file


def is_beside(href: str) -> bool:
    """Whether a link is no more than a name: of a file beside the layout, as editors write it."""
    return "/" not in href and "{" not in href and _NAME.match(href.strip()) is not None


def from_project(href: str, file: str) -> str:
    """The path from the project's root for one that an editor wrote from the folder of *file*: `../../assets/…`."""
    folders = file.split("/")[:-1]
    rest = f"./{href.strip()}" if is_beside(href) else href.strip()
    if not rest.startswith(("./", "../")):
        return href
    while rest.startswith(("./", "../")):
        step, _, rest = rest.partition("/")
        if step == "..":
            if not folders:
                return href
            folders.pop()
    return "/".join([*folders, rest])
