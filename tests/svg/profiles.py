"""Small ICC profiles, byte by byte (ICC.1:2001-04, sections 6 and 7), and what colours mean in them, by arithmetic."""

from __future__ import annotations

import struct
from itertools import product
from typing import Final

import numpy

# Columns are the primaries in XYZ under D50, as the specifications of these spaces give them.
ADOBE_RGB: Final = ((0.60974, 0.20528, 0.14919), (0.31111, 0.62567, 0.06322), (0.01947, 0.06087, 0.74457))
ROMM_RGB: Final = ((0.7977, 0.1352, 0.0313), (0.2880, 0.7119, 0.0001), (0.0, 0.0, 0.8249))
SRGB: Final = (
    (0.4360747, 0.3850649, 0.1430804),
    (0.2225045, 0.7168786, 0.0606169),
    (0.0139322, 0.0971045, 0.7141733),
)
WHITE: Final = (0.9642, 1.0, 0.8249)  # D50


def _fixed(*values: float) -> bytes:
    return struct.pack(f">{len(values)}i", *(round(value * 65536) for value in values))


def _curve(gamma: float) -> bytes:
    return b"curv" + struct.pack(">IIH", 0, 1, round(gamma * 256)) + b"\0\0"


def _whole(space: bytes, connection: bytes, device: bytes, tags: dict[bytes, bytes]) -> bytes:
    words = b"test\0"
    tags = {
        b"desc": b"desc" + struct.pack(">II", 0, len(words)) + words + bytes(79 + -(len(words) + 91) % 4),
        b"cprt": b"text" + bytes(4) + b"none\0\0\0\0",
        b"wtpt": b"XYZ " + bytes(4) + _fixed(*WHITE),
        **tags,
    }
    table, content, at = b"", b"", 128 + 4 + 12 * len(tags)
    for name, data in tags.items():
        data += bytes(-len(data) % 4)
        table += name + struct.pack(">II", at + len(content), len(data))
        content += data
    size = at + len(content)
    head = struct.pack(">I4sI4s4s4s", size, b"test", 0x02200000, device, space, connection)
    head += bytes(12) + b"acsp" + bytes(28) + _fixed(*WHITE)
    return head.ljust(128, b"\0") + struct.pack(">I", len(tags)) + table + content


def rgb(primaries: tuple[tuple[float, ...], ...], gamma: float) -> bytes:
    columns = zip((b"rXYZ", b"gXYZ", b"bXYZ"), zip(*primaries, strict=True), strict=True)
    tags = {name: b"XYZ " + bytes(4) + _fixed(*column) for name, column in columns}
    return _whole(b"RGB ", b"XYZ ", b"mntr", tags | dict.fromkeys((b"rTRC", b"gTRC", b"bTRC"), _curve(gamma)))


def gray(gamma: float) -> bytes:
    return _whole(b"GRAY", b"XYZ ", b"mntr", {b"kTRC": _curve(gamma)})


def cmyk(inks: dict[tuple[int, ...], tuple[float, float, float]]) -> bytes:
    """A profile that knows the sixteen full overprints as Lab, and mixes between them; missing ones are black."""
    ramp = bytes(range(256))
    cells = bytes(
        byte
        for corner in product((0, 1), repeat=4)
        for lab in [inks.get(corner, (0.0, 0.0, 0.0))]
        for byte in (round(lab[0] * 2.55), round(lab[1]) + 128, round(lab[2]) + 128)
    )
    unity = _fixed(1, 0, 0, 0, 1, 0, 0, 0, 1)
    table = b"mft1" + bytes(4) + bytes((4, 3, 2, 0)) + unity + ramp * 4 + cells + ramp * 3
    return _whole(b"CMYK", b"Lab ", b"prtr", {b"A2B0": table, b"A2B1": table})


def unsuitable() -> bytes:
    """A sound profile for colours that no picture here has."""
    return _whole(b"HSV ", b"XYZ ", b"mntr", {})


def seen_as(xyz: object) -> tuple[int, ...]:
    """XYZ under D50 as sRGB (IEC 61966-2-1), bytes."""
    linear = numpy.clip(numpy.linalg.solve(numpy.array(SRGB), numpy.array(xyz)), 0, 1)
    encoded = numpy.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)
    return tuple(int(value) for value in numpy.rint(encoded * 255))


def from_rgb(
    primaries: tuple[tuple[float, ...], ...], gamma: float, color: tuple[int, ...]
) -> tuple[int, ...]:
    return seen_as(numpy.array(primaries) @ (numpy.array(color) / 255) ** gamma)


def from_gray(gamma: float, value: int) -> tuple[int, ...]:
    return seen_as(numpy.array(WHITE) * (value / 255) ** gamma)


def from_lab(lightness: float, a: float, b: float) -> tuple[int, ...]:
    """CIE 1976 L*a*b* (ISO 11664-4)."""
    y = (lightness + 16) / 116
    terms = (y + a / 500, y, y - b / 200)
    ratios = (t**3 if t > 6 / 29 else 3 * (6 / 29) ** 2 * (t - 4 / 29) for t in terms)
    return seen_as([ratio * white for ratio, white in zip(ratios, WHITE, strict=True)])
