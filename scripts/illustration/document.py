"""Path data to SVG: fills, strokes, groups, clips, and the three flats of one light.

Every function returns a piece of SVG text; pieces are joined with `+` or handed on as arguments.
"""

import re
import zlib
from dataclasses import dataclass
from typing import TypeAlias

from .inks import Colour
from .paths import PathData, Point, bounds, number, rectangle

Fragment: TypeAlias = str

_CLIP = re.compile(r'<clipPath id="([^"]+)"><path [^>]*/></clipPath>')


def fill(path: PathData, colour: Colour, *, even_odd: bool = False) -> Fragment:
    """A flat area; nothing for an empty path."""
    rule = ' fill-rule="evenodd"' if even_odd else ""
    return f'<path d="{path}" fill="{colour}"{rule}/>' if path else ""


def stroke(path: PathData, colour: Colour, width: float, *, sharp: bool = False) -> Fragment:
    """A line of constant width, its ends and joins round unless `sharp`."""
    ends = "" if sharp else ' stroke-linecap="round" stroke-linejoin="round"'
    pen = f'stroke="{colour}" stroke-width="{number(width)}"{ends}'
    return f'<path d="{path}" fill="none" {pen}/>' if path else ""


def outlined(path: PathData, colour: Colour, line: Colour, width: float) -> Fragment:
    """A flat area with a line of constant width on its edge."""
    pen = f'stroke="{line}" stroke-width="{number(width)}" stroke-linejoin="round"'
    return f'<path d="{path}" fill="{colour}" {pen}/>'


def group(*children: Fragment, transform: str = "") -> Fragment:
    body = "".join(children)
    return f'<g transform="{transform}">{body}</g>' if transform and body else body


def shifted(dx: float, dy: float, *children: Fragment) -> Fragment:
    return group(*children, transform=f"translate({number(dx)} {number(dy)})")


def placed(
    child: Fragment,
    x: float,
    y: float,
    scale: float = 1,
    *,
    origin: Point = (0, 0),
    angle: float = 0,
    flip: bool = False,
) -> Fragment:
    """`child` with its own point `origin` laid on (x, y), mirrored if `flip`, scaled and turned."""
    steps = [f"translate({number(x)} {number(y)})"]
    if angle:
        steps.append(f"rotate({number(angle)})")
    if flip or scale != 1:
        factor = f"{scale:.4f}".rstrip("0").rstrip(".")
        steps.append(f"scale(-{factor} {factor})" if flip else f"scale({factor})")
    if origin != (0, 0):
        steps.append(f"translate({number(-origin[0])} {number(-origin[1])})")
    return group(child, transform=" ".join(steps))


def clipped(path: PathData, *children: Fragment, even_odd: bool = False) -> Fragment:
    """`children` seen through a path. Equal paths share one definition; `document` numbers them."""
    rule = ' clip-rule="evenodd"' if even_odd else ""
    name = f"{zlib.crc32((path + rule).encode()):08x}"
    body = "".join(children)
    return f'<clipPath id="{name}"><path d="{path}"{rule}/></clipPath><g clip-path="url(#{name})">{body}</g>'


@dataclass(frozen=True, slots=True)
class Flats:
    """The tones of one lit thing; without a `shade` it is only body and rim."""

    rim: Colour
    body: Colour
    shade: Colour | None = None


@dataclass(frozen=True, slots=True)
class Light:
    """How far the flats slip *away from the light*: `rim` thin (0.8–1.3 % of the thing), `shade` wide."""

    rim: Point = (0.8, 0.8)
    shade: Point = (6.0, 4.0)

    def scaled(self, factor: float) -> "Light":
        return Light((self.rim[0] * factor, self.rim[1] * factor), (self.shade[0] * factor, self.shade[1] * factor))

    @property
    def flipped(self) -> "Light":
        """The same light from the other side."""
        return Light((-self.rim[0], self.rim[1]), (-self.shade[0], self.shade[1]))


# For motifs, in a box of 100: light from the upper left, from the upper right, from above.
FROM_LEFT = Light((0.9, 0.8), (6.5, 3.5))
FROM_RIGHT = FROM_LEFT.flipped
FROM_ABOVE = Light((0.0, 1.1), (0.0, 6.0))
# For their smaller parts.
SOFT = FROM_LEFT.scaled(0.6)
SOFT_FROM_RIGHT = FROM_RIGHT.scaled(0.6)


def lit(shape: PathData, flats: Flats, light: Light = FROM_LEFT, *, inner: Fragment = "") -> Fragment:
    """One shape in three flats: a rim towards the light, the body, the shade away from it.

    Seen through the shape: the rim's tone all over, the shape again, slipped for the body, and once more,
    slipped further, for the shade. `inner` (cuts, seams) comes on top, cut off at the shape too.
    """
    body = shifted(*light.rim, fill(shape, flats.body)) if flats.body != flats.rim else ""
    shade = shifted(*light.shade, fill(shape, flats.shade)) if flats.shade else ""
    if not (body or shade or inner):
        return fill(shape, flats.rim)
    left, top, right, bottom = bounds(shape)
    everywhere = rectangle(left - 0.5, top - 0.5, right - left + 1, bottom - top + 1)
    return clipped(shape, fill(everywhere, flats.rim), body, shade, inner)


def crested(shape: PathData, rim: Colour, body: Colour, *, slip: Point = (0, 0.35)) -> Fragment:
    """A silhouette with a rim on top, for forms whose foot is hidden; needs no clip, unlike `lit`."""
    return fill(shape, rim) + shifted(*slip, fill(shape, body))


def tightened(svg: str) -> str:
    """The same file without the spaces that path data can do without, for drawings of very many strokes."""
    return re.sub(
        r'(?<= d=")[^"]+', lambda path: re.sub(r"(?<=\d) (?=-)|(?<=\.\d) (?=\.)|(?<=\.\d\d) (?=\.)", "", path[0]), svg
    )


def document(x: float, y: float, width: float, height: float, *children: Fragment, title: str = "") -> str:
    """A whole file, its size in millimetres equal to its view box, cut off at the view box.

    Clips are numbered in the order of their first use and defined once.
    """
    names: dict[str, str] = {}

    def once(match: re.Match[str]) -> str:
        if match[1] in names:
            return ""
        names[match[1]] = f"c{len(names) + 1}"
        return match[0]

    body = _CLIP.sub(once, "".join(children))
    body = re.sub(r'(id="|url\(#)([0-9a-f]{8})\b', lambda match: match[1] + names[match[2]], body)
    body = re.sub(r"(/>|</g>|</clipPath>)(?=<)", r"\1\n", body)
    box = " ".join(number(value) for value in (x, y, width, height))
    size = f'width="{number(width)}mm" height="{number(height)}mm"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>\n'
    return head + (f"<title>{title}</title>\n" if title else "") + body + "\n</svg>\n"
