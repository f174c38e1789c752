"""The loop that one writes first: a Jinja template, CairoSVG for each card, every copy put onto the sheets.

Usage: naive.py N SEED PICTURES OUT.pdf    Text is broken by counting letters; icons in it are left out.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cairosvg
import jinja2
import pikepdf
from markupsafe import Markup

from benching import workload

POINT = 72 / 25.4  # to a millimetre
COLUMNS = ROWS = 3
WIDTH, HEIGHT = 69, 94  # mm of a card with its bleed
LETTERS = 62  # to a line
TEMPLATE = """\
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="69mm" height="94mm" viewBox="-3 -3 69 94">
{% for name, shapes in icons.items() %}<symbol id="{{ name }}" viewBox="0 0 24 24">{{ shapes }}</symbol>{% endfor %}
{{ frame }}
<image x="6.5" y="12.1" width="50" height="40" preserveAspectRatio="none" xlink:href="{{ art }}"/>
<g font-family="Source Sans Pro" font-weight="bold"><text x="5.5" y="8.8" font-size="3.5">{{ card.title }}</text>
<g text-anchor="middle" fill="#fff"><text x="56.4" y="9.1" font-size="4.6">{{ card.numbers[0] }}</text>
<text x="6.5" y="83.6" font-size="3.2">{{ card.numbers[1] }}</text>
<text x="56.5" y="83.6" font-size="3.2">{{ card.numbers[2] }}</text></g></g>
<text x="5.5" y="56.3" font-family="Source Serif Pro" font-style="italic" font-size="2.5" fill="#fff">{{ card.genre }}</text>
<text font-family="Source Serif Pro" font-size="2.2" xml:space="preserve">
{%- for line in lines %}<tspan x="5.5" y="{{ 61.8 + 2.5 * loop.index0 }}">{{ line }}</tspan>{% endfor %}</text>
{% for name in card.icons %}<use xlink:href="#{{ name }}" x="{{ 31.9 - 2.5 * card.icons|length + 5 * loop.index0 }}" y="80.6" width="4.2" height="4.2"/>{% endfor %}
</svg>"""


def main(count: int, seed: int, pictures: Path, target: Path) -> None:
    template = jinja2.Environment(autoescape=True).from_string(TEMPLATE)
    icons = {name: Markup(shapes) for name, shapes in workload.ICONS.items()}
    sheets = pikepdf.new()
    places = _places(sheets)
    for card in workload.cards(count, seed):
        text = template.render(
            card=card,
            art=pictures / f"{card.art}.jpg",
            icons=icons,
            frame=Markup(workload.frame(card.scheme)),
            lines=[Markup(line) for line in _lines(card.rules)],
        )
        drawn = pikepdf.open(io.BytesIO(cairosvg.svg2pdf(bytestring=text.encode(), unsafe=True)))
        for _ in range(card.copies):
            page, box = next(places)
            page.add_overlay(drawn.pages[0], box)
    sheets.save(target)


def _lines(rules: str) -> Iterator[str]:
    """The rules in lines of tspans."""
    line, length = "", 0
    for bold, italic, plain in re.findall(r"\*\*(.+?)\*\*|\*(.+?)\*|([^*]+)", re.sub(r"\{\w+\}", "", rules)):
        style = ' font-weight="bold"' if bold else ' font-style="italic"' if italic else ""
        for word in (bold or italic or plain).split():
            if length + len(word) > LETTERS:
                yield line
                line, length = "", 0
            line += f"<tspan{style}>{word} </tspan>"
            length += len(word) + 1
    yield line


def _places(sheets: pikepdf.Pdf) -> Iterator[tuple[pikepdf.Page, pikepdf.Rectangle]]:
    """Every place on A4, page after page."""
    while True:
        page = sheets.add_blank_page(page_size=(210 * POINT, 297 * POINT))
        for index in range(COLUMNS * ROWS):
            x, y = 1.5 + index % COLUMNS * WIDTH, 297 - 7.5 - (index // COLUMNS + 1) * HEIGHT
            yield page, pikepdf.Rectangle(*(v * POINT for v in (x, y, x + WIDTH, y + HEIGHT)))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4]))
