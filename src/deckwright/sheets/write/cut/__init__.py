"""Cut files of a sheet for machines: SVG and DXF, real size, a layer for each thing that a knife does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .lines import Layer, layers
from .svg import cut_svg

if TYPE_CHECKING:
    from .dxf import cut_dxf

__all__ = ["Layer", "cut_dxf", "cut_svg", "layers"]


def __getattr__(name: str) -> Any:
    """`cut_dxf` on first use: ezdxf is slow to start."""
    if name == "cut_dxf":
        from .dxf import cut_dxf  # noqa: PLC0415 - slow to start

        return cut_dxf
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
