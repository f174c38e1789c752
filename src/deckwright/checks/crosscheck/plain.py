"""A face in the plain SVG that CairoSVG is known to draw right, written anew from the face's own text.

Everything is settled here: the cascade, variables, colours, boxes, references. What is left are groups with a matrix,
an opacity or a clip, shapes with all their paints, pixels at their places and words at theirs. What cannot be said so
raises UnprovenError, and the element is left out with that reason.
"""

from __future__ import annotations

import posixpath
import re
import urllib.parse
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import field
from typing import Any, Final, Protocol

from ...basics.geometry import Matrix, Rect
from ...basics.problems import DeckwrightError
from ...basics.records import dataclass
from ...basics.written import in_quotes
from . import shapes, texts
from .cascade import INITIAL, Style
from .documents import Document, children, document, href, name_of, place_of, shown_box
from .images import raster
from .measures import UnprovenError, color, fit, fraction, length, matrix, view_box
from .texts import MissingError

_SILENT: Final = (
    frozenset({"defs", "style", "title", "desc", "metadata", "symbol", "clipPath", "marker", "mask", "filter"})
    | frozenset({"pattern", "linearGradient", "radialGradient"})
)  # fmt: skip
_EFFECTS: Final[Mapping[str, str]] = {  # that are not compared, by what they mean where there is none
    "mask": "none",
    "filter": "none",
    "mix-blend-mode": "normal",
    "transform-origin": "",
    "vector-effect": "none",
    "background-color": "transparent",
}
_TRANSFORM: Final = re.compile(
    r"(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+\d.eE,\s]+\)[\s,]*)+"
)
_SHOWN_OUTSIDE: Final = frozenset({"visible", "auto"})
_DEEPEST: Final = 60
_BLANK: Final = b"\xef\xbb\xbf \t\r\n"
_SYMBOL_SCHEME: Final = "symbol:"


class Sources(Protocol):
    """What a face may ask the game for."""

    def read(self, path: str) -> bytes: ...

    def symbol(self, name: str) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Omitted:
    """An element of the face that is left out of the comparison."""

    reason: str
    element: Any


@dataclass(frozen=True, slots=True)
class Plain:
    """A face as CairoSVG is to draw it, what it lacks, and what of the face's texts was not painted."""

    svg: str
    root: Any  # of the face as it was read
    omitted: list[Omitted]
    missing: list[tuple[str, Any]]  # what, and in which element
    elements: int  # that are compared


@dataclass(slots=True)
class Writer:
    """Writes one face. *laid* are the texts that were painted on it, in this order; *font* names a font for a style."""

    sources: Sources
    font: Callable[[Style], str]
    laid: Iterable[Any]
    omitted: list[Omitted] = field(default_factory=list)
    missing: list[tuple[str, Any]] = field(default_factory=list)
    _out: list[str] = field(default_factory=list)
    _elements: int = 0
    _names: int = 0
    _depth: int = 0
    _inside: int = 0  # pictures, symbols and uses around: what cannot be drawn there takes all of it out
    _folder: str = ""  # of the picture that is being drawn
    _painted: dict[str, deque[Any]] = field(default_factory=dict)

    def face(self, text: str, page: Rect, bleed: float, dpmm: float) -> Plain:
        """The face on a *page* of pixels, *dpmm* to a millimetre, with *bleed* millimetres around it."""
        for laid in self.laid:
            self._painted.setdefault(texts.painted_key(laid), deque()).append(laid)
        face = Document(text)
        self._guard(
            face,
            face.root,
            INITIAL,
            lambda style: self._viewport(face, face.root, style, _trim(face, bleed, dpmm)),
        )
        size = f'width="{page.width:g}" height="{page.height:g}" viewBox="0 0 {page.width:g} {page.height:g}"'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(self._out)}</svg>'
        return Plain(svg, face.root, self.omitted, self.missing, self._elements)

    # Elements

    def _children(self, source: Document, element: Any, style: Style) -> None:
        for child in children(element):
            if name_of(child) not in _SILENT:
                self._element(source, child, style)

    def _element(self, source: Document, element: Any, parent: Style) -> None:
        draw = _DRAWN.get(name_of(element))

        def write(style: Style) -> None:
            if draw is None:
                raise UnprovenError(f"<{name_of(element)}>")
            draw(self, source, element, style)
            self._elements += 1

        self._guard(source, element, parent, write)

    def _guard(self, source: Document, element: Any, parent: Style, write: Callable[[Style], None]) -> None:
        """Write an element with its effects, or leave it out whole and say why."""
        before = len(self._out), self._elements, self._depth, self._inside
        try:
            self._depth += 1
            if self._depth > _DEEPEST:
                raise UnprovenError("drawings in drawings, very deep")
            style = source.cascade.style(element, parent)
            if style["display"] != "none":
                with self._effects(source, element, style):
                    write(style)
            self._depth -= 1
        except UnprovenError as reason:
            length_before, self._elements, self._depth, self._inside = before
            if self._inside:
                raise
            del self._out[length_before:]
            self.omitted.append(Omitted(str(reason), element))

    @contextmanager
    def _effects(self, source: Document, element: Any, style: Style) -> Iterator[None]:
        if source.cascade.unread:
            raise UnprovenError("style sheets with at-rules")
        for name, plain in _EFFECTS.items():
            if style[name].lower() != plain:
                raise UnprovenError(name)
        clip = shapes.clip(source, element, style, self._name) if style["clip-path"] != "none" else None
        attributes = _group(style)
        if attributes:
            self._out.append(f"<g{attributes}>")
        if clip:  # in the element's own space, inside its transform
            self._out.append(f'{clip[1]}<g clip-path="url(#{clip[0]})">')
        yield
        self._out.append("</g>" * (bool(clip) + bool(attributes)))

    def _shape(self, source: Document, element: Any, style: Style) -> None:
        if style["visibility"] == "visible":
            self._out.append(shapes.shape(source, element, style, self._name))

    def _name(self) -> str:
        self._names += 1
        return f"n{self._names}"

    # What opens a space of its own

    def _viewport(
        self, source: Document, element: Any, style: Style, place: Rect, *, clips: bool = False
    ) -> None:
        """The children of a root, symbol or nested svg, in *place*."""
        box, to_place = view_box(element.get("viewBox")), Matrix.translate(place.x, place.y)
        if box is not None and (box.width <= 0 or box.height <= 0):
            return
        if box is not None:
            to_place, _ = fit(box, place, element.get("preserveAspectRatio", ""))
        with self._clip(place) if clips else nullcontext():
            self._out.append(f'<g transform="{matrix(to_place)}">')
            self._children(source, element, style)
            self._out.append("</g>")

    @contextmanager
    def _clip(self, place: Rect) -> Iterator[None]:
        name = self._name()
        rect = f"<rect{_sides(place)}/>"
        self._out.append(f'<clipPath id="{name}">{rect}</clipPath><g clip-path="url(#{name})">')
        yield
        self._out.append("</g>")

    @contextmanager
    def _within(self) -> Iterator[None]:
        self._inside += 1
        yield
        self._inside -= 1

    def _nest(self, source: Document, element: Any, style: Style) -> None:
        place = place_of(element, element)
        self._viewport(source, element, style, place, clips=_clips(source, element, style))

    def _use(self, source: Document, element: Any, style: Style) -> None:
        address = href(element)
        with self._within():
            if address.startswith(_SYMBOL_SCHEME):
                self._symbol(address.removeprefix(_SYMBOL_SCHEME), place_of(element, element), style)
                return
            target = source.find(element, address.removeprefix("#"))
            x, y = length(element.get("x")), length(element.get("y"))
            self._out.append(f'<g transform="translate({x:.9g} {y:.9g})">')
            if name_of(target) == "symbol":
                own = source.cascade.style(target, style)
                place = place_of(element, target)._replace(x=0.0, y=0.0)
                self._viewport(source, target, own, place, clips=_clips(source, target, own))
            elif name_of(target) == "svg":
                raise UnprovenError("<use> of a nested svg")
            else:
                self._element(source, target, style)
            self._out.append("</g>")

    def _symbol(self, name: str, place: Rect, style: Style) -> None:
        """A symbol of the game, in the colours of where it stands."""
        text = self.sources.symbol(name)
        if not text:
            raise UnprovenError("symbols that are not there")
        symbol = document(text)
        own = symbol.cascade.style(symbol.root, style)
        with self._within(), self._effects(symbol, symbol.root, own):
            self._viewport(symbol, symbol.root, own, place, clips=True)

    def _image(self, source: Document, element: Any, style: Style) -> None:
        if style["visibility"] != "visible":
            return
        path, place = self._path(element), place_of(element, element)
        ratio, data = element.get("preserveAspectRatio", ""), self._read(path)
        with self._within(), self._clip(place):
            if data.lstrip(_BLANK).startswith(b"<"):
                with self._in_folder(posixpath.dirname(path)):
                    self._drawing(document(_decode(data)), place, ratio)
            else:
                found = raster(data)
                _, rect = fit(Rect(0, 0, found.width, found.height), place, ratio)
                self._out.append(f'<image{_sides(rect)} preserveAspectRatio="none" href="{found.address}"/>')

    def _path(self, element: Any) -> str:
        """Where a picture lies; one within a picture lies beside it."""
        path = urllib.parse.unquote(href(element))
        return posixpath.normpath(posixpath.join(self._folder, path)) if self._folder else path

    @contextmanager
    def _in_folder(self, folder: str) -> Iterator[None]:
        before, self._folder = self._folder, folder
        try:
            yield
        finally:
            self._folder = before

    def _read(self, path: str) -> bytes:
        if path.startswith("data:"):
            raise UnprovenError("pictures that are written into a file")
        try:
            return self.sources.read(path)
        except DeckwrightError as error:
            raise UnprovenError("pictures that cannot be read") from error

    def _drawing(self, picture: Document, place: Rect, ratio: str) -> None:
        """A picture that is an SVG file."""
        box = shown_box(picture.root)
        to_place, _ = fit(box, place, ratio)
        self._out.append(f'<g transform="{matrix(to_place)}">')
        own = picture.cascade.style(picture.root, INITIAL)
        clipped = self._clip(box) if _clips(picture, picture.root, own) else nullcontext()
        with clipped, self._effects(picture, picture.root, own):
            self._children(picture, picture.root, own)
        self._out.append("</g>")

    # Texts

    def _text(self, source: Document, element: Any, style: Style) -> None:
        if self._inside:
            raise UnprovenError("text in a picture or <use>")
        says, lacking = texts.said(source.cascade, element, style)
        if not says:
            return
        try:
            # that of a text that is left out, too: the next may say the same
            laid = self._find_painted(texts.key(says))
            if lacking:
                raise UnprovenError(lacking)
            match = shapes.URL.fullmatch(style["shape-inside"])
            box = source.find(element, match[1]) if match else None
            words, symbols = texts.place_text(says, laid, texts.origin(element, style, box))
        except MissingError as error:
            self.missing.append((str(error), element))
            return
        for word in words:
            self._word(word)
        for symbol in symbols:
            if symbol.style["visibility"] == "visible":
                self._symbol(symbol.name, symbol.rect, symbol.style)

    def _find_painted(self, key: str) -> Any:
        """The next text with these letters that was painted. Raises MissingError."""
        found = self._painted.get(key)
        if not found:
            raise MissingError(f"the text {in_quotes(key[:60])} was not painted")
        return found.popleft()

    def _word(self, word: texts.Word) -> None:
        style = word.style
        if style["visibility"] != "visible" or style["fill"] == "none":
            return
        size, found = length(style["font-size"]) * word.scale, color(style["fill"], style["color"])
        alpha = fraction(style["fill-opacity"]) * found.alpha
        places = " ".join(f"{x:.9g}" for x in word.x)
        self._out.append(
            f'<text x="{places}" y="{word.y:.9g}" font-family="{self.font(style)}" font-size="{size:.9g}" '
            f'fill="{found.rgb}" fill-opacity="{alpha:g}" text-rendering="geometricPrecision">'
            f"{shapes.quote(word.text)}</text>"
        )


_DRAWN: Final[dict[str, Callable[[Writer, Document, Any, Style], None]]] = {
    "g": Writer._children,
    "a": Writer._children,
    "svg": Writer._nest,
    "use": Writer._use,
    "image": Writer._image,
    "text": Writer._text,
    **dict.fromkeys(shapes.GEOMETRY, Writer._shape),
}


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnprovenError("pictures that cannot be read") from error


def _trim(face: Document, bleed: float, dpmm: float) -> Rect:
    """Where the face's own size lies on a page of pixels."""
    per_pixel = 25.4 / 96 * dpmm
    size = place_of(face.root, face.root)
    return Rect(bleed * dpmm, bleed * dpmm, size.width * per_pixel, size.height * per_pixel)


def _group(style: Style) -> str:
    """Transform and opacity, as attributes."""
    transform, opacity, found = style["transform"], fraction(style["opacity"]), ""
    if transform != "none":
        if not _TRANSFORM.fullmatch(transform):
            raise UnprovenError("transforms with units")
        found += f' transform="{transform}"'
    return found + (f' opacity="{opacity:g}"' if opacity < 1 else "")


def _clips(source: Document, element: Any, style: Style) -> bool:
    """Whether a symbol or nested svg cuts off what reaches over its edge: it does, unless it is told otherwise."""
    return not source.cascade.declares(element, "overflow") or style["overflow"] not in _SHOWN_OUTSIDE


def _sides(rect: Rect) -> str:
    x, y, width, height = (f"{side:.9g}" for side in rect)
    return f' x="{x}" y="{y}" width="{width}" height="{height}"'
