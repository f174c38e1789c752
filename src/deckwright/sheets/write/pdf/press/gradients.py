"""Gradients in inks: each way from a colour to the next is sampled, for inks mix on no straight line between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pikepdf import Array, Dictionary, Name, Pdf, Stream

SAMPLES: Final = 17
STRAIGHT: Final = 2  # of 255: what nobody sees
Convert = Callable[[Sequence[float]], Sequence[float]]  # 0 … 1 each


class UnconvertibleError(Exception):
    """A colour of a kind that no drawing of ours has; its text says what."""


def convert_function(pdf: Pdf, function: Any, convert: Convert) -> Any:
    """A function of colours that takes one number, as one whose colours are converted. Raises UnconvertibleError."""
    kind = int(function.FunctionType)
    if kind == 3:
        whole = Dictionary({key: value for key, value in function.items() if key != "/Range"})
        whole.Functions = Array([convert_function(pdf, part, convert) for part in function.Functions])
        return pdf.make_indirect(whole)
    if kind != 2:
        raise UnconvertibleError(f"a gradient whose colours follow a function of type {kind}")
    first, last = _colour(function, "/C0", 0.0), _colour(function, "/C1", 1.0)
    steps = [(at / (SAMPLES - 1)) ** float(function.get("/N", 1)) for at in range(SAMPLES)]
    shades = [convert([a + (b - a) * step for a, b in zip(first, last, strict=True)]) for step in steps]
    if float(function.get("/N", 1)) == 1 and _is_straight(shades):
        ends = (Array([round(value, 4) for value in shade]) for shade in (shades[0], shades[-1]))
        return pdf.make_indirect(Dictionary(FunctionType=2, Domain=[0, 1], N=1, C0=next(ends), C1=next(ends)))
    data = bytes(round(255 * value) for shade in shades for value in shade)
    channels = len(shades[0])
    return pdf.make_indirect(
        Stream(
            pdf,
            data,
            FunctionType=0,
            Domain=[0, 1],
            Range=[0, 1] * channels,
            Size=[SAMPLES],
            BitsPerSample=8,
        )
    )


def _colour(function: Any, key: str, default: float) -> list[float]:
    return [float(value) for value in function[key]] if key in function else [default]


def _is_straight(shades: Sequence[Sequence[float]]) -> bool:
    first, last = shades[0], shades[-1]
    return all(
        abs(a + (b - a) * at / (len(shades) - 1) - value) * 255 <= STRAIGHT
        for at, shade in enumerate(shades)
        for a, b, value in zip(first, last, shade, strict=True)
    )


def is_coloured(shading: Any) -> bool:
    """Whether a gradient is in the colours of a screen."""
    return bool(shading.get("/ColorSpace") == Name.DeviceRGB)
