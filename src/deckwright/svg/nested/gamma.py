"""The colours of PNGs that say no more of them than an exponent (gAMA) and perhaps primaries (cHRM), as an ICC profile.

PNG (Third Edition), 11.3.2; ICC.1:2022. sRGB's own, which most programs write, are none.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import Final

from PIL import Image

_SRGB_GAMMA: Final = 1 / 2.2
_SRGB: Final = (
    0.3127,
    0.3290,
    0.64,
    0.33,
    0.30,
    0.60,
    0.15,
    0.06,
)  # white, red, green, blue: x and y of each
_SAME_GAMMA: Final = 0.005
_SAME_PLACE: Final = 0.003
_LEAST, _MOST = 0.05, 20.0  # exponents that a picture may have
_D50: Final = (0.9642, 1.0, 0.8249)
_BRADFORD: Final = ((0.8951, 0.2664, -0.1614), (-0.7502, 1.7135, 0.0367), (0.0389, -0.0685, 1.0296))
_DEGENERATE: Final = 1e-4

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]


def profile_of(image: Image.Image, *, is_gray: bool) -> bytes | None:
    """The profile of a picture, of which no pixel need be read yet; None where it is in sRGB or says nothing."""
    info = image.info
    if image.format != "PNG" or "srgb" in info or "gamma" not in info:
        return None
    gamma, places = info["gamma"], tuple(info.get("chromaticity", _SRGB))
    if len(places) != len(_SRGB) or not _LEAST <= gamma <= _MOST:
        return None
    near = all(abs(a - b) < _SAME_PLACE for a, b in zip(places, _SRGB, strict=True))
    if abs(gamma - _SRGB_GAMMA) < _SAME_GAMMA and (near or is_gray):
        return None
    return _profile(gamma, None if is_gray else _SRGB if near else places)


@lru_cache(32)
def _profile(gamma: float, places: tuple[float, ...] | None) -> bytes | None:
    """A profile of version 4; of gray without primaries. None for primaries that span no colours."""
    curve = b"para" + bytes(4) + struct.pack(">HHI", 0, 0, round(0x10000 / gamma))
    if places is None:
        tags = {b"wtpt": _xyz(_D50), b"kTRC": curve}
    else:
        columns = _primaries(places)
        if columns is None:
            return None
        names = (b"rXYZ", b"gXYZ", b"bXYZ")
        tags = {b"wtpt": _xyz(_D50), **{name: _xyz(each) for name, each in zip(names, columns, strict=True)}}
        tags |= dict.fromkeys((b"rTRC", b"gTRC", b"bTRC"), curve)
    table, content, start = struct.pack(">I", len(tags)), b"", 128 + 4 + 12 * len(tags)
    for name, data in tags.items():
        table += struct.pack(">4sII", name, start + len(content), len(data))
        content += data
    space = b"GRAY" if places is None else b"RGB "
    head = struct.pack(">I4xI4s4s4s", start + len(content), 0x04300000, b"mntr", space, b"XYZ ") + bytes(12)
    head += b"acsp" + bytes(28) + struct.pack(">3i", *map(_fixed, _D50))
    return head + bytes(128 - len(head)) + table + content


def _fixed(value: float) -> int:
    return round(value * 0x10000)


def _xyz(place: Vector) -> bytes:
    return b"XYZ " + bytes(4) + struct.pack(">3i", *map(_fixed, place))


def _primaries(places: tuple[float, ...]) -> Matrix | None:
    """Red, green and blue as XYZ, seen in the light of profiles, D50."""
    if min(places[1::2]) <= 0 or max(places) > 1:
        return None
    white, *colors = ((x / y, 1.0, (1 - x - y) / y) for x, y in zip(places[::2], places[1::2], strict=True))
    across = _inverse(_turned((colors[0], colors[1], colors[2])))
    cone = _times(_BRADFORD, white)
    if across is None or min(cone) <= 0:
        return None
    shares = _times(across, white)
    back = _inverse(_BRADFORD)
    assert back is not None
    wanted = _times(_BRADFORD, _D50)

    def adapt(color: Vector) -> Vector:
        seen = _times(_BRADFORD, color)
        return _times(
            back,
            (seen[0] * wanted[0] / cone[0], seen[1] * wanted[1] / cone[1], seen[2] * wanted[2] / cone[2]),
        )

    red, green, blue = (
        adapt((x * share, y * share, z * share)) for (x, y, z), share in zip(colors, shares, strict=True)
    )
    return red, green, blue


def _turned(m: Matrix) -> Matrix:
    (a, b, c), (d, e, f), (g, h, i) = m
    return (a, d, g), (b, e, h), (c, f, i)


def _times(m: Matrix, v: Vector) -> Vector:
    x, y, z = (row[0] * v[0] + row[1] * v[1] + row[2] * v[2] for row in m)
    return x, y, z


def _inverse(m: Matrix) -> Matrix | None:
    (a, b, c), (d, e, f), (g, h, i) = m
    whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    if abs(whole) < _DEGENERATE:
        return None
    return (
        ((e * i - f * h) / whole, (c * h - b * i) / whole, (b * f - c * e) / whole),
        ((f * g - d * i) / whole, (a * i - c * g) / whole, (c * d - a * f) / whole),
        ((d * h - e * g) / whole, (b * g - a * h) / whole, (a * e - b * d) / whole),
    )
