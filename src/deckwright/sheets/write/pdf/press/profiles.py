"""Profiles of printing conditions: those that come with the program, and a print shop's own."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PIL import ImageCms

from .....basics.files import plain_file
from .....basics.records import dataclass
from ....options import MOST_INK

MAX_PROFILE: Final = 64_000_000  # bytes: the largest in use have some 3 million
FOLDER: Final = Path(__file__).parents[4] / "data" / "press"
# What comes with the program, and the name of its condition in the registry of the ICC.
CONDITIONS: Final[Mapping[str, str]] = {
    "fogra39": "FOGRA39",
    "fogra29": "FOGRA29",
    "gracol": "CGATS TR 006",
}
# Percent of ink that the profiles of each were made for, the most first, and what their files are called for it.
LIMITS: Final[Mapping[str, Mapping[int, str]]] = {
    "fogra39": {300: "fogra39", 240: "fogra39-240"},
    "fogra29": {300: "fogra29"},
    "gracol": {300: "gracol", 240: "gracol-240"},
}
OWN: Final = "Custom"  # the condition of a profile that the registry need not know
WHERE: Final = (
    "profiles of printing conditions are to be had at https://www.color.org/registry/, https://www.eci.org/ "
    "and from the print shop"
)


class ProfileError(Exception):
    """A profile is not there, or is none that a press prints by; its text says what was found."""


@dataclass(frozen=True, slots=True)
class Profile:
    path: Path
    data: bytes
    condition: str  # as an output intent names it
    about: str  # what the profile says of itself


def read_profile(name: str, *folders: Path, limit: int = MOST_INK) -> Profile:
    """The profile of this *name*, or in the file of this name, a relative one below the first of *folders* that has it.

    One that comes with the program mixes no more ink than the *limit*, in percent. Raises ProfileError.
    """
    own = name.strip().lower() not in CONDITIONS
    path = _find(name, folders) if own else _built_in(name.strip().lower(), limit)
    try:
        data = plain_file(path, MAX_PROFILE).read_bytes()
        profile = ImageCms.ImageCmsProfile(io.BytesIO(data)).profile
    except (OSError, ImageCms.PyCMSError) as error:
        raise ProfileError(f"{name}: no colour profile can be read there") from error
    if profile.xcolor_space.strip() != "CMYK" or profile.device_class.strip() != "prtr":
        found = f"of {profile.xcolor_space.strip()} colours and class {profile.device_class.strip()}"
        raise ProfileError(f"{name} is a profile {found}; a press needs one of CMYK and class prtr")
    about = " ".join((profile.profile_description or path.stem).split())
    return Profile(path, data, OWN if own else CONDITIONS[name.strip().lower()], about)


def _built_in(name: str, limit: int) -> Path:
    """The one that mixes most ink within the *limit*."""
    made_for = LIMITS[name]
    fitting = [most for most in made_for if most <= limit]
    if not fitting:
        least = min(made_for)
        raise ProfileError(f"{name} comes with the program for {least} % of ink and more, not for {limit} %")
    return FOLDER / f"{made_for[max(fitting)]}.icc"


def _find(name: str, folders: tuple[Path, ...]) -> Path:
    for folder in folders:
        if (path := folder / name).is_file():
            return path.resolve()
    known = ", ".join(CONDITIONS)
    raise ProfileError(f"no profile {name!r}: neither one of {known}, which are built in, nor a file")
