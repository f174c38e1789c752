"""A sheet drawn as letters: one character is 10 mm wide and 20 mm high.

A card is a field of the first letter of its face, with an arrow between its middle and its top that points to
its top; `|` and `-` are marks, `~` and `!` a fold, `=` the scale bar, `"` its label, `_` the footer, `.` paper.
"""

from deckwright.basics.geometry import Rect, Size
from deckwright.sheets.impose import Placement, Sheet

WIDE, HIGH = 10.0, 20.0
ARROWS = {0: "^", 90: ">", 180: "v", 270: "<"}


class Page:
    def __init__(self, size: Size) -> None:
        self.columns, self.rows = round(size.width / WIDE), round(size.height / HIGH)
        self.lines = [["."] * self.columns for _ in range(self.rows)]

    def fill(self, rect: Rect, letter: str) -> None:
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = (column + 0.5) * WIDE, (row + 0.5) * HIGH
                if rect.x <= x < rect.right and rect.y <= y < rect.bottom:
                    self.lines[row][column] = letter

    def stroke(self, rect: Rect, letter: str) -> None:
        """Every character whose middle is along the long way of a thin *rect*."""
        x, y = rect.center
        if rect.width > rect.height:
            self.fill(Rect(rect.x, (y // HIGH) * HIGH, rect.width, HIGH), letter)
        else:
            self.fill(Rect((x // WIDE) * WIDE, rect.y, WIDE, rect.height), letter)

    def put(self, x: float, y: float, letter: str) -> None:
        self.lines[min(int(y // HIGH), self.rows - 1)][min(int(x // WIDE), self.columns - 1)] = letter


def letters(sheet: Sheet) -> str:
    page = Page(sheet.paper)
    for mark in sheet.marks:
        if mark.fold:
            span = Rect(*mark.start, mark.end.x - mark.start.x + 0.01, mark.end.y - mark.start.y + 0.01)
            page.stroke(span, "!" if span.height > span.width else "~")
    for room, letter in ((sheet.footer, "_"), (sheet.scale_label, '"'), (sheet.scale_bar, "=")):
        if room is not None:
            page.stroke(room.rect, letter)
    for mark in (mark for mark in sheet.marks if not mark.fold):
        x, y = (mark.start.x + mark.end.x) / 2, (mark.start.y + mark.end.y) / 2
        page.put(x, y, "|" if mark.start.x == mark.end.x else "-")
    for placement in sheet.placements:
        page.fill(placement.rect, placement.face[0])
        x, y = towards_top(placement)
        page.put(x, y, ARROWS[placement.rotation])
    return "\n".join("".join(row) for row in page.lines)


def towards_top(placement: Placement) -> tuple[float, float]:
    x, y = placement.rect.center
    dx, dy = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}[placement.rotation]
    return x + dx * placement.rect.width / 4, y + dy * placement.rect.height / 4
