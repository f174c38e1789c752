"""What the drawings of Azkovlar and the snow strips share: rows of cuts written as text."""

from ..paths import PathData, table, wedge


def cuts(rows: str) -> PathData:
    """Cuts given one by one as `"x y length thickness angle, …"`."""
    return "".join(wedge(x, y, length, thickness, angle) for x, y, length, thickness, angle in table(rows))
