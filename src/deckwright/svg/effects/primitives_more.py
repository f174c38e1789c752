"""The rarer primitives of a `<filter>`: noise, convolution, displacement, light, and images."""

from __future__ import annotations

import math
from typing import Final

import numpy

from ..document import values
from ..document.tree import Node
from ..nested import pictures
from ..paint import paint
from . import effects, effects_more
from .effects import Pixels
from .effects_more import Kernel, Lamp, Noise, Surface
from .primitive import Primitive, Run, number, pair

_LAMPS: Final = {"feDistantLight": "distant", "fePointLight": "point", "feSpotLight": "spot"}


def _turbulence(job: Run, node: Node, linear: bool) -> Pixels:
    fx, fy = pair(node.get("baseFrequency"))
    octaves = int(number(node, "numOctaves", 1.0))
    if fx < 0 or fy < 0 or octaves <= 0:
        return effects.blank(job.source.pixels)
    back = values.inverse(job.raster.to_pixels)
    height, width = job.source.pixels.shape[:2]
    if back is None:
        return effects.blank(job.source.pixels)
    rows, columns = numpy.mgrid[0:height, 0:width]
    xs = back.a * columns + back.c * rows + back.e
    ys = back.b * columns + back.d * rows + back.f
    is_fractal = node.get("type") == "fractalNoise"
    seed = math.trunc(number(node, "seed", 0.0))
    noise = Noise((fx, fy), octaves, seed, is_fractal)
    return effects_more.turbulence(xs, ys, noise)


def _image(job: Run, node: Node, linear: bool) -> Pixels:
    """A picture laid into the subregion, or an element of the document as `use` would draw it there."""
    raster = job.raster.twin()
    canvas, rect = job.canvas, job.subregion(node)
    with canvas.elsewhere(raster.context):
        target = node.target()
        if target is None:
            pictures.draw_in(canvas, node, node.style, rect)
        else:
            with canvas.entered(target) as fresh:
                if fresh:
                    raster.context.translate(rect.x, rect.y)
                    canvas.draw(target, target.parent.style if target.parent else node.style)
    return effects.converted(raster.read(), to_linear=True) if linear else raster.read()


def _convolve(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    kernel = _kernel(node)
    return effects_more.convolved(pixels, kernel) if kernel else effects.blank(pixels)


def _kernel(node: Node) -> Kernel | None:
    """None for attributes that contradict each other: the primitive is then transparent."""
    order = pair(node.get("order", "3"), 3.0)
    across, down = (int(side) for side in order) if min(order) >= 1 else (3, 3)  # a fraction is cut off
    cells = values.numbers(node.get("kernelMatrix")) or ()
    if across * down > 1024 or len(cells) != across * down:
        return None
    target = (
        int(number(node, "targetX", across // 2)),
        int(number(node, "targetY", down // 2)),
    )
    if not (0 <= target[0] < across and 0 <= target[1] < down):
        return None
    total = sum(cells)
    divisor = number(node, "divisor", total if abs(total) > 1e-6 else 1.0)
    if divisor == 0:
        return None
    rows = tuple(cells[row * across : (row + 1) * across] for row in range(down))
    edge = node.get("edgeMode", "duplicate")
    return Kernel(
        rows,
        target,
        divisor,
        number(node, "bias", 0.0),
        edge if edge in ("duplicate", "wrap", "none") else "duplicate",
        node.get("preserveAlpha") == "true",
    )


_CHANNELS: Final = {"R": 0, "G": 1, "B": 2, "A": 3}


def _displace(job: Run, node: Node, linear: bool) -> Pixels:
    across, down = job.scaled(*[number(node, "scale", 0.0)] * 2)
    channels = (
        _CHANNELS.get(node.get("xChannelSelector"), 3),
        _CHANNELS.get(node.get("yChannelSelector"), 3),
    )
    source, by = job.input(node, linear=linear), job.input(node, "in2", linear=linear)
    return effects_more.displaced(source, by, across, down, channels)


def _light(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    source = next((child for child in node.children if child.tag in _LAMPS), None)
    specular = node.tag == "feSpecularLighting"
    exponent = number(node, "specularExponent", 1.0) if specular else None
    constant = number(node, "specularConstant" if specular else "diffuseConstant", 1.0)
    if source is None or (exponent is not None and not (1 <= exponent <= 128 and constant >= 0)):
        return effects.blank(pixels)
    written = node.style["lighting-color"]
    color = values.color(written) or paint.current_color(node.style)
    red, green, blue = color.red, color.green, color.blue
    if linear:
        cell = effects.converted(effects.flood(pixels[:1, :1], red, green, blue, 1.0), to_linear=True)
        red, green, blue = (float(channel) for channel in cell[0, 0, :3])
    surface = Surface(number(node, "surfaceScale", 1.0), constant, exponent, (red, green, blue))
    return effects_more.lit(pixels, surface, _lamp(job, source))


def _lamp(job: Run, node: Node) -> Lamp:
    if node.tag == "feDistantLight":
        azimuth, elevation = (math.radians(number(node, name, 0.0)) for name in ("azimuth", "elevation"))
        flat = math.cos(elevation)
        return Lamp("distant", (math.cos(azimuth) * flat, math.sin(azimuth) * flat, math.sin(elevation)))
    cone = values.number(node.get("limitingConeAngle", "none"))
    focus = number(node, "specularExponent", 1.0)
    return Lamp(
        _LAMPS[node.tag],
        at=_point(job, node, ("x", "y", "z")),
        points_at=_point(job, node, ("pointsAtX", "pointsAtY", "pointsAtZ")),
        focus=focus if focus > 0 else 1.0,
        cone=cone,
    )


def _point(job: Run, node: Node, names: tuple[str, str, str]) -> tuple[float, float, float]:
    x, y, z = (number(node, name, 0.0) for name in names)
    depth = 1.0
    if job.is_relative and job.box is not None:
        x, y = job.box.x + x * job.box.width, job.box.y + y * job.box.height
        depth = math.sqrt((job.box.width**2 + job.box.height**2) / 2)
    matrix = job.raster.to_pixels
    placed = matrix.apply(x, y)
    return placed.x, placed.y, z * depth * (abs(matrix.a) + abs(matrix.d)) / 2


MORE: Final[dict[str, Primitive]] = {
    "feImage": _image,
    "feTurbulence": _turbulence,
    "feConvolveMatrix": _convolve,
    "feDisplacementMap": _displace,
    "feDiffuseLighting": _light,
    "feSpecularLighting": _light,
}
