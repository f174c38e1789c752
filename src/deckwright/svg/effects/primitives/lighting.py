"""feDiffuseLighting and feSpecularLighting: light on a surface whose height is the alpha channel.

Filter Effects 1, sections 9.10 and 9.19; the specular light is Blinn's (Models of Light Reflection, 1977).
"""

from __future__ import annotations

import math
from typing import Final

import numpy

from ....basics.records import dataclass
from ...document import values
from ...document.tree import Node
from ...paint import paint
from ..pixels import Pixels, Values, blank, convert_colours, one_colour
from ..primitive import FilterRun, Primitive, number

_LAMPS: Final = {"feDistantLight": "distant", "fePointLight": "point", "feSpotLight": "spot"}


@dataclass(frozen=True, slots=True)
class Lamp:
    """A light source in pixels. *kind*: distant, point or spot. A distant one has only a *direction*."""

    kind: str
    direction: tuple[float, float, float] = (0.0, 0.0, 1.0)
    at: tuple[float, float, float] = (0.0, 0.0, 0.0)
    points_at: tuple[float, float, float] = (0.0, 0.0, 0.0)
    focus: float = 1.0
    cone: float | None = None  # degrees


@dataclass(frozen=True, slots=True)
class Surface:
    """The heights are those of user space, so that a slope is the same however fine the pixels are."""

    scale: float  # in pixels
    constant: float  # diffuseConstant or specularConstant
    exponent: float | None  # of the specular light; None: diffuse
    color: tuple[float, float, float]


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    pixels = run.input(node, linear=linear)
    source = next((child for child in node.children if child.tag in _LAMPS), None)
    specular = node.tag == "feSpecularLighting"
    exponent = number(node, "specularExponent", 1.0) if specular else None
    constant = number(node, "specularConstant" if specular else "diffuseConstant", 1.0)
    if source is None or (exponent is not None and not (1 <= exponent <= 128 and constant >= 0)):
        return blank(pixels)
    written = node.style["lighting-color"]
    color = values.color(written) or paint.current_color(node.style)
    red, green, blue = color.red, color.green, color.blue
    if linear:
        cell = convert_colours(one_colour(pixels[:1, :1], red, green, blue, 1.0), to_linear=True)
        red, green, blue = (float(channel) for channel in cell[0, 0, :3])
    surface = Surface(
        number(node, "surfaceScale", 1.0) * run.fineness, constant, exponent, (red, green, blue)
    )
    return _shine(pixels, surface, _lamp(run, source))


def _lamp(run: FilterRun, node: Node) -> Lamp:
    if node.tag == "feDistantLight":
        azimuth, elevation = (math.radians(number(node, name, 0.0)) for name in ("azimuth", "elevation"))
        flat = math.cos(elevation)
        return Lamp("distant", (math.cos(azimuth) * flat, math.sin(azimuth) * flat, math.sin(elevation)))
    cone = values.number(node.get("limitingConeAngle", "none"))
    focus = number(node, "specularExponent", 1.0)
    return Lamp(
        _LAMPS[node.tag],
        at=_point(run, node, ("x", "y", "z")),
        points_at=_point(run, node, ("pointsAtX", "pointsAtY", "pointsAtZ")),
        focus=focus if focus > 0 else 1.0,
        cone=cone,
    )


def _point(run: FilterRun, node: Node, names: tuple[str, str, str]) -> tuple[float, float, float]:
    x, y, z = (number(node, name, 0.0) for name in names)
    depth = 1.0
    if run.is_relative and run.box is not None:
        x, y = run.box.x + x * run.box.width, run.box.y + y * run.box.height
        depth = math.sqrt((run.box.width**2 + run.box.height**2) / 2)
    matrix = run.raster.to_pixels
    placed = matrix.apply(x, y)
    return placed.x, placed.y, z * depth * (abs(matrix.a) + abs(matrix.d)) / 2  # whatever the surface's is


def _shine(pixels: Pixels, surface: Surface, lamp: Lamp) -> Pixels:
    heights = pixels[..., 3].astype(numpy.float64)
    normals = _normals(heights, surface.scale)
    light, colors = _light(heights * surface.scale, lamp, surface.color)
    result = numpy.zeros_like(pixels)
    if surface.exponent is None:
        amount = surface.constant * numpy.maximum(0, (normals * light).sum(axis=2))
        result[..., :3] = numpy.clip(amount[..., None] * colors, 0, 1)
        result[..., 3] = 1
        return result
    half = light + numpy.array([0.0, 0.0, 1.0])
    half /= numpy.maximum(numpy.linalg.norm(half, axis=2, keepdims=True), 1e-9)
    dot = numpy.maximum(0, (normals * half).sum(axis=2))
    amount = surface.constant * numpy.power(dot, surface.exponent)
    result[..., :3] = numpy.clip(amount[..., None] * colors, 0, 1)
    result[..., 3] = result[..., :3].max(axis=2)
    return result


def _light(heights: Values, lamp: Lamp, color: tuple[float, float, float]) -> tuple[Values, Values]:
    """For each pixel the unit vector towards the lamp, and the colour of its light there."""
    rows, columns = numpy.mgrid[0 : heights.shape[0], 0 : heights.shape[1]]
    colors = numpy.broadcast_to(numpy.array(color), (*heights.shape, 3))
    if lamp.kind == "distant":
        return numpy.broadcast_to(numpy.array(lamp.direction), (*heights.shape, 3)), colors
    light = numpy.stack([lamp.at[0] - columns, lamp.at[1] - rows, lamp.at[2] - heights], axis=2)
    light = light / numpy.maximum(numpy.linalg.norm(light, axis=2, keepdims=True), 1e-9)
    if lamp.kind == "point":
        return light, colors
    axis = numpy.array(lamp.points_at) - numpy.array(lamp.at)
    axis = axis / max(float(numpy.linalg.norm(axis)), 1e-9)
    along = -(light @ axis)
    strength = numpy.where(along > 0, numpy.power(numpy.maximum(along, 0), lamp.focus), 0)
    if lamp.cone is not None:
        strength = numpy.where(along >= math.cos(math.radians(abs(lamp.cone))), strength, 0)
    return light, colors * strength[..., None]


def _normals(heights: Values, scale: float) -> Values:
    """Unit normals by the Sobel filters of the specification, with its own ones along the edges."""
    padded = numpy.pad(heights, 1, mode="edge")
    right, left = padded[:, 2:], padded[:, :-2]
    below, above = padded[2:], padded[:-2]
    across, down = right - left, below - above
    # at the edges the neighbour is the pixel itself, half as far away
    across[:, 0] *= 2
    across[:, -1] *= 2
    down[0] *= 2
    down[-1] *= 2
    x = (across[:-2] + 2 * across[1:-1] + across[2:]) / 4
    y = (down[:, :-2] + 2 * down[:, 1:-1] + down[:, 2:]) / 4
    x[0], x[-1] = (2 * across[1] + across[2]) / 3, (2 * across[-2] + across[-3]) / 3
    y[:, 0], y[:, -1] = (2 * down[:, 1] + down[:, 2]) / 3, (2 * down[:, -2] + down[:, -3]) / 3
    normals = numpy.stack([-scale * x, -scale * y, numpy.ones_like(x)], axis=2)
    return numpy.asarray(normals / numpy.linalg.norm(normals, axis=2, keepdims=True))


PRIMITIVES: Final = {
    "feDiffuseLighting": Primitive(_draw, by_pixels=True, cost=600.0),
    "feSpecularLighting": Primitive(_draw, by_pixels=True, cost=600.0),
}
