"""Rays and rings of cuts about a middle: what a glory, a medal or a vitrine is made of."""

from .paths import PathData, polygon, spike, turned


def burst(x: float, y: float, inner: float, count: int, *, share: float = 0.5, reach: float = 80) -> PathData:
    """Rays that widen outwards, each `share` of its pitch."""
    path = ""
    for i in range(count):
        start, end = 360 * i / count, 360 * (i + share) / count
        path += polygon(
            [turned((x, y), a, r, 0) for a, r in ((start, inner), (start, reach), (end, reach), (end, inner))]
        )
    return path


def stabs(
    x: float, y: float, radius: float, count: int, long: float, short: float, every: int, width: float
) -> PathData:
    """A ring of cuts that point outwards, every so many a long one."""
    return "".join(
        spike(*turned((x, y), 360 * i / count, radius, 0), long if i % every == 0 else short, width, 360 * i / count)
        for i in range(count)
    )
