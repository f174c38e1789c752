"""Colours of CSS Color 4 in sRGB: what tinycss2 reads but leaves in its own space.

Sources: CSS Color Module Level 4, sections 10 (profiled spaces) and 18 (sample code): matrices and transfer
functions; Oklab is Björn Ottosson's.
"""

from __future__ import annotations

import math
from typing import Any, Final

from tinycss2.color4 import Color

_D50_TO_D65: Final = (
    (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    (0.012314014864481998, -0.020507649298898964, 1.330365926242124),
)
_XYZ_TO_RGB: Final = (
    (3.2409699419045213, -1.5373831775700935, -0.4986107602930033),
    (-0.9692436362808798, 1.8759675015077206, 0.04155505740717561),
    (0.05563007969699361, -0.20397695888897657, 1.0569715142428786),
)
_P3_TO_XYZ: Final = (
    (0.4865709486482162, 0.26566769316909306, 0.1982172852343625),
    (0.2289745640697488, 0.6917385218365064, 0.079286914093745),
    (0.0, 0.04511338185890264, 1.043944368900976),
)
_OKLAB_TO_LMS: Final = (
    (1.0, 0.3963377773761749, 0.2158037573099136),
    (1.0, -0.1055613458156586, -0.0638541728258133),
    (1.0, -0.0894841775298119, -1.2914855480194092),
)
_LMS_TO_RGB: Final = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)
_D50: Final = (0.3457 / 0.3585, 1.0, (1.0 - 0.3457 - 0.3585) / 0.3585)

# What counts as its nearest bound (CSS Color 4, sections 7 to 9): twice the saturation is no other colour.
_ANY: Final = (-math.inf, math.inf)
_SHARE: Final = (0.0, 100.0)
_FREE: Final = (_ANY, _ANY, _ANY)
_LIMITS: Final = {
    "hsl": (_ANY, _SHARE, _SHARE),
    "hwb": (_ANY, _SHARE, _SHARE),
    "lab": (_SHARE, _ANY, _ANY),
    "lch": (_SHARE, (0.0, math.inf), _ANY),
    "oklab": ((0.0, 1.0), _ANY, _ANY),
    "oklch": ((0.0, 1.0), (0.0, math.inf), _ANY),
}

_Triple = tuple[float, float, float]


def to_srgb(color: Any) -> tuple[float, float, float, float] | None:
    """(red, green, blue, alpha) of a `tinycss2.color4.Color`, unclamped; None for a space that we don't know."""
    space, alpha = color.space, float(1 if color.alpha is None else color.alpha)
    first, second, third = (
        min(max(float(part or 0), least), most)
        for part, (least, most) in zip(color.coordinates, _LIMITS.get(space, _FREE), strict=True)
    )
    if space in ("srgb", "hsl", "hwb"):
        converted = Color(space, (first, second, third), alpha).to("srgb")
        red, green, blue = (float(part or 0) for part in converted.coordinates)
        return red, green, blue, alpha
    if space in ("lch", "oklch"):
        hue = math.radians(third)
        second, third = second * math.cos(hue), second * math.sin(hue)
    triple = (first, second, third)
    if space in ("lab", "lch"):
        return (*_from_xyz(_times(_D50_TO_D65, _lab_to_xyz(triple))), alpha)
    if space in ("oklab", "oklch"):
        lms = _times(_OKLAB_TO_LMS, triple)
        return (*_encode(_times(_LMS_TO_RGB, (lms[0] ** 3, lms[1] ** 3, lms[2] ** 3))), alpha)
    if space == "display-p3":
        return (*_from_xyz(_times(_P3_TO_XYZ, _linear(triple))), alpha)
    if space == "srgb-linear":
        return (*_encode(triple), alpha)
    return None


def _times(matrix: tuple[_Triple, _Triple, _Triple], vector: _Triple) -> _Triple:
    x, y, z = (row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] for row in matrix)
    return x, y, z


def _lab_to_xyz(lab: _Triple) -> _Triple:
    kappa, epsilon = 24389 / 27, 216 / 24389
    fy = (lab[0] + 16) / 116
    fx, fz = lab[1] / 500 + fy, fy - lab[2] / 200
    x = fx**3 if fx**3 > epsilon else (116 * fx - 16) / kappa
    y = fy**3 if lab[0] > kappa * epsilon else lab[0] / kappa
    z = fz**3 if fz**3 > epsilon else (116 * fz - 16) / kappa
    return x * _D50[0], y * _D50[1], z * _D50[2]


def _from_xyz(xyz: _Triple) -> _Triple:
    return _encode(_times(_XYZ_TO_RGB, xyz))


def _encode(light: _Triple) -> _Triple:
    red, green, blue = (encode(channel) for channel in light)
    return red, green, blue


def _linear(encoded: _Triple) -> _Triple:
    red, green, blue = (linear(channel) for channel in encoded)
    return red, green, blue


def linear(channel: float) -> float:
    """sRGB → linear light, which display-p3 encodes alike."""
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def encode(channel: float) -> float:
    """Linear light → sRGB."""
    return 12.92 * channel if channel <= 0.0031308 else float(1.055 * channel ** (1 / 2.4) - 0.055)
