"""A layout, which an SVG editor can open, as Jinja source text.

    {{ card.nom }}  {% if … %}            as text between elements; {{ }} in attribute values
    data-if, data-unless, data-for        an element that is drawn sometimes, or several times (`loop` counts)
    data-text, data-href, data-attr-NAME  a text, a picture, an attribute from an expression
    data-symbol="coeur"                   a placeholder (rect, circle, g, use) that becomes the symbol
    data-include="common/frame.svg"       a part, with data-with="colour=…; title=…" as its variables
    labels @field, `if: …`                the same in Inkscape's list of objects

Every element is stamped with its line, the root and each part with their file. All faults are collected.
"""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from typing import Final, Literal

from ...basics.problems import Problem
from ...basics.records import dataclass
from .budget import LayoutError
from .code import Blocks, Checker, CodeError
from .filters import number, symbol_named
from .includes import MAX_PARTS, unit_transform, variables
from .jinja_text import UnclosedError, literal
from .library import MAX_CANDIDATES, Library, Sheet
from .output import SourceLine
from .paths import PICTURES
from .placeholders import GEOMETRY, Code, PlaceholderError, geometry
from .repair import declarations, is_wrapped
from .tree import SVG, Element, Text
from .writer import Writer

MAX_SOURCE: Final = 16_000_000  # characters of one layout with all its parts

Within = Literal["structure", "text", "style"]
_TEXT_ELEMENTS: Final = frozenset({"text", "tspan", "textPath", "title", "desc"})
_ROOT_ONLY: Final = frozenset({"width", "height", "viewBox", "x", "y", "version", "baseProfile", "id"})
_CONSUMED: Final = (
    "data-if",
    "data-unless",
    "data-for",
    "data-text",
    "data-href",
    "data-include",
    "data-with",
)
_STAMPS: Final = ("data-line", "data-file", "data-part")
_KNOWN: Final = (
    *_CONSUMED,
    *_STAMPS,
    "data-symbol",
    "data-fit",
    "data-valign",
    "data-hyphenate",
    "data-max-width",
    "data-paragraph-gap",
    "data-symbol-size",
    "data-volatile",
    "data-field",
    "data-lines",
)
_WORDS: Final = tuple(name.removeprefix("data-") for name in _KNOWN if name not in _STAMPS)


@dataclass(frozen=True, slots=True)
class Translation:
    """Jinja source, with the place of each of its lines."""

    source: str
    places: tuple[SourceLine | None, ...]
    problems: tuple[Problem, ...]
    parts: tuple[str, ...]  # keys of the parts inside


def translate(sheet: Sheet, library: Library, checker: Checker, symbols: Collection[str]) -> Translation:
    """Write the layout as Jinja source; where there are problems of severity error it is not to be used."""
    translator = _Translator(library, checker, symbols)
    translator.layout(sheet)
    unique = tuple(dict.fromkeys(translator.problems))
    return Translation(translator.out.text, translator.out.places, unique, tuple(translator.parts))


@dataclass(frozen=True, slots=True)
class _Computed:
    """An attribute from an expression."""

    code: str
    line: int
    link: bool = False


class _Translator(Writer):
    def __init__(self, library: Library, checker: Checker, symbols: Collection[str]) -> None:
        super().__init__(checker)
        self.library = library
        self.symbols = symbols
        self.parts: dict[str, None] = {}
        self.count = 0
        self.full = False

    def layout(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)
        root = sheet.root
        self.out.at(sheet.file, root.line)
        for name in ("data-if", "data-unless", "data-for"):
            if name in root.attributes:
                self.tell("layout-attribute", f"{name} cannot stand on the root", root.line_of(name))
        self.out.write(f'<svg xmlns="{SVG}" data-file="')
        self.out.literal(sheet.file)
        self.out.write('"')
        self._attributes(root, self._compute(root), frozenset())
        self.out.write(">")
        self._children(root, "structure")
        self.out.write("</svg>")
        self.sheets.pop()

    def element(self, element: Element, within: Within, fill: _Computed | None = None) -> None:
        """Write an element with the statements that its attributes ask for round it."""
        self.out.at(self.file, element.line)
        closings = self._controls(element)
        if "data-include" in element.attributes:
            self._include(element)
        elif "data-symbol" in element.attributes and element.name != "tspan":
            self._symbol(element)
        else:
            self._plain(element, within, fill)
        for closing in reversed(closings):
            self.out.write(closing)

    def _controls(self, element: Element) -> list[str]:
        closings = []
        for name, opening, closing in (
            ("data-for", "{{% for {} %}}", "{% endfor %}"),
            ("data-if", "{{% if ({}) %}}", "{% endif %}"),
            ("data-unless", "{{% if not ({}) %}}", "{% endif %}"),
        ):
            if name in element.attributes:
                line = element.line_of(name)
                code = self.code(element.attributes[name], line, name, loop=name == "data-for")
                if code is not None:
                    self.out.at(self.file, line)
                    self.out.write(opening.format(code))
                    closings.append(closing)
        return closings

    def _plain(self, element: Element, within: Within, fill: _Computed | None) -> None:
        name, declaration = _tag(element.name)
        inner: Within = within
        if element.name in _TEXT_ELEMENTS:
            inner = "text"
        elif element.name == "style":
            inner = "style"
        if "data-text" in element.attributes and fill is None:
            fill = self._fill(element)
        computed = self._compute(element)
        self.out.write(f"<{name}{declaration}")
        self._attributes(element, computed, frozenset())
        if element.name == "tspan" and "data-symbol" in element.attributes:
            self.out.write("/>")
        elif fill is not None:
            self.out.write(">")
            self._write_fill(element, fill)
            self.out.write(f"</{name}>")
        elif element.children:
            self.out.write(">")
            self._children(element, inner)
            self.out.write(f"</{name}>")
        else:
            self.out.write("/>")

    def _fill(self, element: Element) -> _Computed | None:
        line = element.line_of("data-text")
        if element.name not in _TEXT_ELEMENTS:
            self.tell(
                "layout-attribute", f"data-text stands on <{element.name}>", line, "it fills a text or tspan"
            )
            return None
        code = self.code(element.attributes["data-text"], line, "data-text")
        return None if code is None else _Computed(code, line)

    def _write_fill(self, element: Element, fill: _Computed) -> None:
        """Put the text where the dummy stands, in an editor's line if there is one, so that it keeps its place."""
        first = next((c for c in element.children if isinstance(c, Element) or c.text.strip()), None)
        if isinstance(first, Element) and first.name == "tspan" and not is_wrapped(element):
            self.element(first, "text", fill)
        else:
            self.print(fill.code, fill.line, "printed")

    def _children(self, element: Element, within: Within) -> None:
        blocks = Blocks()
        for child in element.children:
            if isinstance(child, Element):
                self.element(child, within)
            else:
                self._text(child, within, blocks)
        for message, line in blocks.find_unclosed():
            self.tell("layout-jinja", message, line)

    def _text(self, text: Text, within: Within, blocks: Blocks) -> None:
        if within == "structure" and not text.text.strip():
            self.out.write("\n")
            return
        self.write_mixed(text.text, text.line, "in_attribute" if within == "style" else "printed", blocks)

    # Attributes.

    def _compute(self, element: Element) -> dict[str, _Computed]:
        computed = {}
        for attribute, value in element.attributes.items():
            line = element.line_of(attribute)
            if attribute.startswith("data-attr-"):
                code = self.code(value, line, attribute)
                if code is not None:
                    computed[attribute.removeprefix("data-attr-")] = _Computed(code, line)
            elif attribute == "data-href":
                code = self.code(value, line, attribute)
                if code is not None:
                    computed["href"] = _Computed(code, line, link=True)
            elif attribute.startswith("data-") and attribute not in _KNOWN:
                self._misspelt(attribute, line)
        return computed

    def _misspelt(self, attribute: str, line: int) -> None:
        """Tell of a word that is nearly one of ours; others have data of their own, such as data-name."""
        near = get_close_matches(attribute.removeprefix("data-"), _WORDS, n=1, cutoff=0.7)
        if near and len(attribute) > len("data-") + 1:
            hint = f"did you mean 'data-{near[0]}'?"
            self.tell("layout-misspelt", f"{attribute} means nothing to Deckwright", line, hint)

    def _attributes(self, element: Element, computed: dict[str, _Computed], skip: Collection[str]) -> None:
        for name, value in element.attributes.items():
            if name in skip or name in computed or _is_dropped(name):
                continue
            if name == "style" and computed:
                value = ";".join(
                    d for d in declarations(value) if d.partition(":")[0].strip() not in computed
                )
            if name == "data-symbol":
                self._symbol_name(element, "data-symbol", "")
            else:
                picture = name == "href" and element.name in PICTURES
                self.attribute(name, value, element.line_of(name), picture=picture)
        for name, entry in computed.items():
            self.out.at(self.file, entry.line)
            if entry.link:
                self.out.write(f' {name}="{{{{ ({entry.code})|as_link({literal(self.file)}) }}}}"')
            else:
                self.out.write(f"{{{{ ({entry.code})|as_attribute({literal(name)}) }}}}")
        self.out.write(f' data-line="{element.line}"')

    # Symbols.

    def _symbol(self, element: Element) -> None:
        computed = self._compute(element)
        line = element.line_of("data-symbol")
        try:
            codes = {name: entry.code for name, entry in computed.items()}
            places = geometry(element, codes)
        except PlaceholderError as error:
            self.tell("layout-attribute", error.message, line, error.hint)
            return
        self.out.write("<use")
        self._symbol_name(element, "href", "symbol:")
        for name, value in places.items():
            self.out.write(f' {name}="')
            if isinstance(value, Code):
                code = self.code(value.code, line, "data-symbol")
                self.out.write(f"{{{{ ({code})|in_attribute }}}}" if code else "")
            else:
                self.out.write(number(value))
            self.out.write('"')
        rest = {name: entry for name, entry in computed.items() if name not in GEOMETRY}
        self._attributes(element, rest, {*GEOMETRY, "data-symbol"})
        self.out.write("/>")

    def _symbol_name(self, element: Element, attribute: str, prefix: str) -> None:
        value = element.attributes["data-symbol"].strip()
        line = element.line_of("data-symbol")
        self.out.at(self.file, line)
        self.out.write(f' {attribute}="{prefix}')
        if "{{" not in value and "{%" not in value:
            try:
                value = symbol_named(value, self.symbols)
            except LayoutError as error:
                self.tell(error.code, error.message, line, error.hint)
            self.out.literal(value)
        elif code := self.value_code(value, line, "data-symbol"):
            self.out.write(f"{{{{ ({code})|known_symbol }}}}")
        self.out.write('"')

    # Parts.

    def _include(self, element: Element) -> None:
        line = element.line_of("data-include")
        if element.name != "g":
            self.tell(
                "layout-attribute", f"data-include stands on <{element.name}>", line, "it stands on a <g>"
            )
            return
        computed = self._compute(element)
        group = bool(computed) or any(name not in _CONSUMED for name in element.attributes)
        if group:
            self.out.write("<g")
            self._attributes(element, computed, frozenset())
            self.out.write(">")
        given = self._variables(element)
        if given:
            self.out.at(self.file, element.line_of("data-with"))
            self.out.write("{% with " + ", ".join(f"{name}=({code})" for name, code in given) + " %}")
        self._include_named(element.attributes["data-include"].strip(), line)
        if given:
            self.out.write("{% endwith %}")
        if group:
            self.out.write("</g>")

    def _variables(self, element: Element) -> list[tuple[str, str]]:
        text = element.attributes.get("data-with", "")
        line = element.line_of("data-with")
        try:
            given = variables(text)
        except CodeError as error:
            self.tell("layout-attribute", f"data-with: {error.message}", line, error.hint)
            return []
        checked = [(name, self.code(code, line, f"data-with: {name}")) for name, code in given]
        return [(name, code) for name, code in checked if code is not None]

    def _include_named(self, name: str, line: int) -> None:
        """The part of this name, or of a computed name the one that it comes to."""
        try:
            keys = self.library.keys_for(name)
        except UnclosedError as error:
            self.tell("layout-jinja", f"data-include: {error}", line)
            return
        if not keys:
            self.tell("layout-include", f"there is no part {name!r}", line, self.library.nearest(name))
        elif "{{" not in name:
            self._part(keys[0], line)
        elif len(keys) > MAX_CANDIDATES:
            message = f"{name!r} fits {len(keys)} parts; at most {MAX_CANDIDATES} are allowed"
            self.tell("layout-include", message, line, "give the parts a folder or a beginning of their own")
        elif code := self.value_code(name, line, "data-include"):
            self.out.at(self.file, line)
            self.out.write(f"{{% with part_name = {code} %}}")
            keyword = "if"
            for key in keys:
                if any(sheet.key == key for sheet in self.sheets):
                    continue
                self.out.at(self.file, line)
                self.out.write(f"{{% {keyword} part_name == {literal(key)} %}}")
                self._part(key, line)
                keyword = "elif"
            self.out.at(self.file, line)
            refuse = f"{{{{ part_name|no_part({literal('|'.join(keys))}) }}}}"
            self.out.write(refuse if keyword == "if" else f"{{% else %}}{refuse}{{% endif %}}")
            self.out.write("{% endwith %}")

    def _part(self, key: str, line: int) -> None:
        path = [sheet.key for sheet in self.sheets]
        if key in path:
            circle = " → ".join((*path[path.index(key) :], key))
            self.tell("layout-include", f"parts run in a circle: {circle}", line, "break the circle")
            return
        self.count += 1
        if self.count > MAX_PARTS or self.out.size > MAX_SOURCE:
            if not self.full:
                message = f"more than {MAX_PARTS} parts, or {MAX_SOURCE:,} characters, in one layout"
                self.tell("layout-include", message, line, "draw repeats with data-for")
            self.full = True
            return
        self.parts[key] = None
        part = self.library.get(key)
        if part is None:  # its own problem is told by the library
            return
        transform = unit_transform(part, self.sheets[-1])
        self.sheets.append(part)
        self.out.at(part.file, part.root.line)
        closings = self._controls(part.root)
        self.out.write('<g data-part="')
        self.out.literal(key)
        self.out.write('" data-file="')
        self.out.literal(part.file)
        self.out.write(f'"{transform}')
        self._attributes(part.root, self._compute(part.root), _ROOT_ONLY)
        self.out.write(">")
        self._children(part.root, "structure")
        self.out.write("</g>")
        for closing in reversed(closings):
            self.out.write(closing)
        self.sheets.pop()


def _is_dropped(attribute: str) -> bool:
    """True for what the dialect has read, for old stamps, and for other namespaces, which never draw."""
    return attribute in (*_CONSUMED, *_STAMPS) or attribute.startswith(("data-attr-", "{"))


def _tag(name: str) -> tuple[str, str]:
    """An element's name as it is written, with the declaration of its namespace where it is not SVG."""
    if not name.startswith("{"):
        return name, ""
    uri, _, local = name[1:].partition("}")
    return (f"other:{local}", f' xmlns:other="{uri}"') if uri else (local, ' xmlns=""')
