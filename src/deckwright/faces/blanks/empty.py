"""A face whose fields print room for themselves → the same to write on: lines, boxes, a frame for a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from lxml import etree

from ...basics.geometry import Matrix, Rect, Size
from ...basics.written import number
from ..layouts.blank import marked_path, without_mark
from .arranging import arrange
from .boxes import INK, BlankFace, FieldBox
from .survey import ABOVE, BELOW, FRAME, NUMBER, Seen

PITCH: Final = 5.6  # mm between lines to write on, at least, where the layout says nothing
THIN: Final = 0.2  # mm: of lines to write on
GLUE: Final = 1.1  # mm that the line to glue a picture along lies within its frame
DASH: Final = "1.2 0.8"
BRIGHT: Final = 0.5  # luminance of letters from which what they stand on must be dark
PAPER: Final = "#ffffff"
_SVG: Final = "{http://www.w3.org/2000/svg}"
_FIELD: Final = "data-field"


def empty(
    svg: str,
    component: Size,
    look: Callable[[str], Seen],
    letters: Callable[[str], int | None],
    is_typed: bool = False,
) -> BlankFace:
    """*look* draws a face on nothing and says what stands where; *letters*: how many a field has at most.

    Where one types, lines stand only where the layout asks for them: those of a reader lie elsewhere.
    """
    root = etree.fromstring(svg.encode())
    marked = list(_number(root))
    if not marked:
        return BlankFace(svg, ())
    seen = look(etree.tostring(root, encoding="unicode"))
    boxes = arrange(
        [box for number in sorted(seen.boxes, key=int) for box in seen.boxes[number]],
        seen.others,
        Rect(0, 0, *component),
        letters,
    )
    for element in marked:
        _take_out(element, seen)
    drawn = [_readable(box, is_typed) for box in boxes]
    root.append(_overlay(root, drawn, component))
    return BlankFace(etree.tostring(root, encoding="unicode"), tuple(each.box for each in drawn))


def _number(root: Any) -> Iterator[Any]:
    """Number whatever prints a field."""
    count = 0
    for element in list(root.iter(etree.Element)):
        tag = etree.QName(element).localname
        link = element.get("href", "")
        path = marked_path(link)
        if tag == "text":
            is_marked = element.get(_FIELD) is not None or element.find(f".//*[@{_FIELD}]") is not None
        elif path is not None:
            is_marked = True
            element.set(_FIELD, path)
            element.set("href", without_mark(link))
            if tag == "image":
                _frame(element)
        else:
            is_marked = element.get(_FIELD) is not None and not _within_text(element)
        if is_marked:
            count += 1
            element.set(NUMBER, str(count))
            yield element


def _within_text(element: Any) -> bool:
    return any(etree.QName(each).localname == "text" for each in element.iterancestors())


def _frame(image: Any) -> None:
    """Put bare paper where a picture was."""
    image.tag = f"{_SVG}rect"
    for name in ("href", "preserveAspectRatio"):
        image.attrib.pop(name, None)
    image.set("fill", PAPER)
    image.set(FRAME, "")


def _take_out(element: Any, seen: Seen) -> None:
    tag = etree.QName(element).localname
    if (tag == "text" and not _says_more(element)) or tag == "use":
        _remove(element)
        return
    if FRAME in element.attrib and (frame := seen.frames.get(element.get(NUMBER))):
        element.addnext(_glue_line(element, frame))
    if element.get(NUMBER) in seen.wrapped:  # its words stand above what is written
        element.set("data-valign", "top")
        for each in element.findall(f".//*[@{_FIELD}]"):
            _remove(each)
    for each in element.iter(etree.Element):
        for name in (_FIELD, NUMBER, FRAME):
            each.attrib.pop(name, None)


def _remove(element: Any) -> None:
    parent, tail = element.getparent(), element.tail
    before = element.getprevious()
    if tail and before is not None:
        before.tail = (before.tail or "") + tail
    elif tail:
        parent.text = (parent.text or "") + tail
    parent.remove(element)


def _says_more(text: Any) -> bool:
    """Whether a text holds words besides its fields."""
    if text.get(_FIELD) is not None:
        return False
    words = [text.text or ""]
    for each in text.iterdescendants(etree.Element):
        inside = each.get(_FIELD) is not None or any(
            above.get(_FIELD) is not None for above in each.iterancestors(f"{_SVG}tspan")
        )
        words.append("" if inside else each.text or "")
        words.append("" if inside and each.get(_FIELD) is None else each.tail or "")
        if each.get("data-symbol") is not None and not inside:
            return True
    return any(letter.isalpha() for letter in "".join(words))


def _glue_line(element: Any, frame: Rect) -> Any:
    inner = frame.inset(min(GLUE, frame.width / 4, frame.height / 4))
    line = etree.Element(f"{_SVG}rect")
    for name, length in zip(("x", "y", "width", "height"), inner, strict=True):
        line.set(name, number(length))
    for name in ("transform", "clip-path", "style"):
        if element.get(name):
            line.set(name, element.get(name))
    for name, value in (
        ("fill", "none"),
        ("stroke", "#808080"),
        ("stroke-width", "0.25"),
        ("stroke-dasharray", DASH),
    ):
        line.set(name, value)
    return line


# What one writes on


class _Drawn:
    def __init__(self, box: FieldBox, is_paper: bool, is_typed: bool) -> None:
        self.box, self.is_paper = box, is_paper
        self.has_lines = not (is_typed or is_paper) if not box.several else not is_typed or box.pitch > 0


def _readable(box: FieldBox, is_typed: bool) -> _Drawn:
    """With ink that is seen on paper; what stands on a dark ground gets paper."""
    if box.is_drawn or _luminance(box.ink) < BRIGHT:
        return _Drawn(box, False, is_typed)
    return _Drawn(replace(box, ink=INK), True, is_typed)


def _luminance(ink: str) -> float:
    red, green, blue = (int(ink[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _overlay(root: Any, boxes: Iterable[_Drawn], size: Size) -> Any:
    group = etree.Element(f"{_SVG}g")
    view = [float(value) for value in root.get("viewBox", "").replace(",", " ").split()]
    if len(view) == 4:
        x, y, width, height = view
        group.set(
            "transform", f"translate({x:g} {y:g}) scale({width / size.width:.6g} {height / size.height:.6g})"
        )
    else:
        group.set("transform", f"scale({96 / 25.4:.6g})")
    for drawn in boxes:
        if not drawn.box.is_drawn:
            group.append(_to_write_on(drawn))
    return group


def _to_write_on(drawn: _Drawn) -> Any:
    box = drawn.box
    group = etree.Element(f"{_SVG}g")
    if box.matrix != Matrix():
        group.set("transform", "matrix({})".format(" ".join(f"{value:.5g}" for value in box.matrix)))
    if drawn.is_paper:
        paper = etree.SubElement(
            group, f"{_SVG}rect", width=number(box.rect.width), height=number(box.rect.height)
        )
        paper.set("rx", "0.6")
        paper.set("fill", PAPER)
    pen = {"fill": "none", "stroke": box.ink, "stroke-width": number(THIN)}
    if box.is_symbol:
        etree.SubElement(
            group,
            f"{_SVG}rect",
            {
                **pen,
                "width": number(box.rect.width),
                "height": number(box.rect.height),
                "rx": "0.6",
                "stroke-dasharray": DASH,
            },
        )
    elif drawn.has_lines:
        path = "".join(f"M0 {number(y)}H{number(box.rect.width)}" for y in line_places(box))
        etree.SubElement(group, f"{_SVG}path", {**pen, "d": path, "stroke-opacity": "0.6"})
    return group


def line_places(box: FieldBox) -> list[float]:
    """How far below the top of a box its lines to write on are, in millimetres."""
    height = box.rect.height
    if not box.several:
        return [height * ABOVE / (ABOVE + BELOW) + 2 * THIN]
    if box.pitch > 0:
        count = max(1, int(height / box.pitch + 1e-6))
        return [box.pitch * (index + 1) for index in range(count)]
    count = max(1, int(height / PITCH))
    return [height / count * (index + 1) - THIN for index in range(count)]
