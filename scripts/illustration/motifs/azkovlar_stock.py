"""What the drawings of Azkovlar share: cuts written as text, faces of the undying, wings of skin."""

from ..paths import PathData, table, wedge


def cuts(rows: str) -> PathData:
    """Cuts given one by one as `"x y length thickness angle, …"`."""
    return "".join(wedge(x, y, length, thickness, angle) for x, y, length, thickness, angle in table(rows))
