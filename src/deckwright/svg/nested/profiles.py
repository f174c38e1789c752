"""Colour profiles (ICC) of pictures: their colours in sRGB, which is what all other colours of a drawing are in.

Little CMS converts, by way of Pillow: relative colorimetric with black point compensation, as image editors do.
"""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Any, Final, NamedTuple

from PIL import Image, ImageCms

from . import gamma

_SPACES: Final = {"RGB ": "RGB", "GRAY": "L", "CMYK": "CMYK"}
_NAMES: Final = {"RGB": "red, green and blue", "L": "gray", "CMYK": "CMYK"}
_SAME: Final = 2  # of 255: how far from sRGB a profile may be whose picture is taken as it is
_STEPS: Final = (0, 16, 48, 85, 128, 170, 212, 240, 255)
_UNREADABLE: Final = (ImageCms.PyCMSError, OSError, ValueError, TypeError)
SAVE_AGAIN: Final = "save the picture again with the profile sRGB"


class Finding(NamedTuple):
    """What is wrong with the colours of a picture that is drawn all the same."""

    code: str
    message: str
    hint: str


class Transform(NamedTuple):
    """From a profile's colours to sRGB."""

    mode: str  # of the pixels that it takes
    apply: Any  # ImageCms.ImageCmsTransform
    is_idle: bool  # the profile is sRGB, or as good as


class _ProfileError(Exception):
    """A profile that cannot be used: why."""


def judge(image: Image.Image) -> tuple[Transform | None, Finding | None]:
    """What brings the colours of a picture, of which no pixel need be read yet, to sRGB; None where they are in it."""
    has_profile = "icc_profile" in image.info
    data = image.info["icc_profile"] if has_profile else gamma.profile_of(image, is_gray=_is_gray(image))
    if data is None and not has_profile:
        return None, _assume(image)
    try:
        transform = _fitting(image, data)
    except _ProfileError as error:
        return None, Finding("image-profile", f"{error}; its colours are taken as they stand", SAVE_AGAIN)
    return None if transform.is_idle else transform, None


def _assume(image: Image.Image) -> Finding | None:
    if image.mode != "CMYK":
        return None
    return Finding(
        "image-without-profile",
        "CMYK without a colour profile; red is taken as (1 − cyan) × (1 − black), and so on, whatever the press",
        f"save it with its profile, or as sRGB: {SAVE_AGAIN}",
    )


def _fitting(image: Image.Image, data: bytes | None) -> Transform:
    """How the picture's profile is applied. Raises _ProfileError."""
    transform = _transform(data) if data else None
    if transform is None:
        raise _ProfileError("its colour profile cannot be read")
    has = "CMYK" if image.mode == "CMYK" else "L" if _is_gray(image) else "RGB"
    if has != transform.mode and (has, transform.mode) != ("L", "RGB"):
        raise _ProfileError(f"it is in {_NAMES[has]}, and its colour profile is for {_NAMES[transform.mode]}")
    return transform


def _is_gray(image: Image.Image) -> bool:
    return image.mode in ("1", "L", "LA") or image.mode.startswith("I")


@lru_cache(32)
def _transform(data: bytes) -> Transform | None:
    """None for a profile that cannot be read, or that is for no colours of a picture."""
    try:
        profile = ImageCms.ImageCmsProfile(io.BytesIO(data))
        mode = _SPACES.get(profile.profile.xcolor_space)
        if mode is None:
            return None
        made = ImageCms.buildTransform(
            profile,
            ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")),
            mode,
            "RGB",
            ImageCms.Intent.RELATIVE_COLORIMETRIC,
            ImageCms.Flags.BLACKPOINTCOMPENSATION,
        )
    except _UNREADABLE:
        return None
    return Transform(mode, made, _changes_nothing(mode, made))


def _changes_nothing(mode: str, transform: Any) -> bool:
    if mode == "CMYK":
        return False
    steps = _STEPS if mode == "RGB" else range(256)
    triples = (
        [(r, g, b) for r in steps for g in steps for b in steps]
        if mode == "RGB"
        else [(v,) * 3 for v in steps]
    )
    plain = bytes(value for triple in triples for value in triple)
    colours = Image.frombytes("RGB", (len(triples), 1), plain)
    seen = ImageCms.applyTransform(colours.convert(mode), transform)
    assert seen is not None
    return all(abs(a - b) <= _SAME for a, b in zip(plain, seen.tobytes(), strict=True))


def convert(image: Image.Image, transform: Transform) -> Image.Image:
    """The picture in sRGB, without a profile."""
    see_through = "A" in image.getbands() or "transparency" in image.info
    alpha = image.convert("RGBA").getchannel("A") if see_through else None
    if transform.mode != "CMYK":
        image = to_bytes(image).convert("RGBA" if alpha else "RGB").convert("RGB")
        image = image.convert(transform.mode)
    made = ImageCms.applyTransform(image, transform.apply)
    assert made is not None
    if alpha:
        made.putalpha(alpha)
    made.info.clear()
    return made


def to_bytes(image: Image.Image) -> Image.Image:
    """A picture of 16 bits to a gray value as one of eight."""
    if image.mode in ("I;16", "I;16B", "I"):
        return image.point(lambda value: value / 257).convert("L")
    return image
