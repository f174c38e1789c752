"""A layout file as a tree whose every element, attribute and text knows its line.

Read with expat, the parser of Python's own library: it tells the line where a start tag *begins* (libxml2 tells the
one where it ends, which is another in every file that Inkscape has written, with one attribute a line). A document
type is refused, so there are no entities to expand and nothing is fetched.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import field
from typing import Final
from xml.parsers import expat

from ...basics.problems import Place, Problem, problem
from ...basics.records import dataclass

MAX_DEPTH: Final = 128
MAX_ELEMENTS: Final = 20_000  # of one file; loops draw more
MAX_CHARACTERS: Final = 8_000_000

SVG: Final = "http://www.w3.org/2000/svg"
_PREFIXES: Final = {
    "http://www.w3.org/1999/xlink": "xlink",
    "http://www.w3.org/XML/1998/namespace": "xml",
    "http://www.inkscape.org/namespaces/inkscape": "inkscape",
    "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd": "sodipodi",
}


@dataclass(slots=True)
class Text:
    text: str
    line: int


@dataclass(slots=True)
class Element:
    """Names carry the usual prefix (`xlink:`, `inkscape:`, `sodipodi:`, `xml:`), none for SVG, `{uri}` for others."""

    name: str
    line: int
    attributes: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)  # of the attributes
    children: list[Element | Text] = field(default_factory=list)

    def line_of(self, attribute: str) -> int:
        return self.lines.get(attribute, self.line)

    def pop(self, attribute: str) -> str | None:
        return self.attributes.pop(attribute, None)

    def elements(self) -> Iterator[Element]:
        """This element and all below it, in document order."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.elements()

    def texts(self) -> Iterator[Text]:
        for child in self.children:
            if isinstance(child, Text):
                yield child
            else:
                yield from child.texts()


def read(text: str, file: str) -> Element | Problem:
    """The tree of a layout, or what keeps it from being read (`layout-syntax`)."""
    if len(text) > MAX_CHARACTERS:
        return problem("layout-syntax", f"is longer than {MAX_CHARACTERS:,} characters", Place(file))
    reader = _Reader(text)
    try:
        return reader.read()
    except _RefusedError as refused:
        return problem("layout-syntax", refused.message, refused.place(file), hint=refused.hint)
    except expat.ExpatError as error:
        return _not_well_formed(text, file, error)


class _RefusedError(Exception):
    def __init__(self, message: str, line: int, column: int, hint: str) -> None:
        super().__init__(message)
        self.message, self.line, self.column, self.hint = message, line, column, hint

    def place(self, file: str) -> Place:
        return Place(file, self.line, self.column)


class _Reader:
    def __init__(self, text: str) -> None:
        self.data = text.removeprefix("\ufeff").encode("utf-8", "surrogatepass")
        self.root: Element | None = None
        self.open: list[Element] = []
        self.count = 0
        self.parser = expat.ParserCreate("utf-8", " ")
        self.parser.ordered_attributes = True
        self.parser.buffer_text = False  # else the line of a text would be that of its end
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.ProcessingInstructionHandler = self._instruction
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text

    def read(self) -> Element:
        self.parser.Parse(self.data, True)
        assert self.root is not None, "expat refuses a document without an element"
        return self.root

    def _refuse(self, message: str, hint: str) -> None:
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        raise _RefusedError(message, line, column, hint)

    def _doctype(self, *_: object) -> None:
        before = self.data[: self.data.index(b"<!DOCTYPE")]
        line, column = before.count(b"\n") + 1, len(before) - before.rfind(b"\n")
        message = "a layout has no document type and no entities"
        raise _RefusedError(message, line, column, "delete the <!DOCTYPE …>")

    def _instruction(self, target: str, _: str) -> None:
        self._refuse(f"<?{target} …?> is not read", "delete it; styles stand in a <style> element")

    def _start(self, name: str, attributes: list[str]) -> None:
        if len(self.open) >= MAX_DEPTH:
            self._refuse(f"elements lie more than {MAX_DEPTH} deep in one another", "flatten the groups")
        self.count += 1
        if self.count > MAX_ELEMENTS:
            hint = "draw in a loop what is alike, or keep pictures in files of their own under assets/"
            self._refuse(f"a layout has at most {MAX_ELEMENTS:,} elements", hint)
        line = self.parser.CurrentLineNumber
        element = Element(_name(name, element=True), line)
        names = [_name(attribute) for attribute in attributes[::2]]
        element.attributes = dict(zip(names, attributes[1::2], strict=True))
        element.lines = dict(zip(names, self._attribute_lines(line), strict=False))
        if "xlink:href" in element.attributes:
            href = element.attributes.pop("xlink:href")
            element.attributes.setdefault("href", href)
            element.lines.setdefault("href", element.lines.get("xlink:href", line))
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element
        self.open.append(element)

    def _attribute_lines(self, line: int) -> Iterator[int]:
        start = position = self.parser.CurrentByteIndex
        for match in _ATTRIBUTE.finditer(self.data, start):
            line += self.data.count(b"\n", position, match.start("name"))
            position = match.start("name")
            if not match["name"].startswith(b"xmlns"):
                yield line
            if match["end"]:
                return

    def _end(self, _: str) -> None:
        self.open.pop()

    def _text(self, text: str) -> None:
        children = self.open[-1].children
        if children and isinstance(children[-1], Text):
            children[-1].text += text
        else:
            children.append(Text(text, self.parser.CurrentLineNumber))


# One attribute of a start tag that is known to be well-formed; the first match begins at the tag's own name.
_ATTRIBUTE: Final = re.compile(
    rb"""\s(?P<name>[^\s=/>"']+)\s*=\s*(?:"[^"]*"|'[^']*')(?P<end>\s*/?>)?""", re.DOTALL
)


def _name(expanded: str, *, element: bool = False) -> str:
    uri, _, local = expanded.rpartition(" ")
    if not uri:
        return f"{{}}{local}" if element else local
    if uri == SVG and element:
        return local
    prefix = _PREFIXES.get(uri)
    return f"{prefix}:{local}" if prefix else f"{{{uri}}}{local}"


def _not_well_formed(text: str, file: str, error: expat.ExpatError) -> Problem:
    lines = text.splitlines()
    source = lines[error.lineno - 1] if 0 < error.lineno <= len(lines) else ""
    hint = "the file must open in a browser; each tag is closed, each & is written &amp;"
    if re.search(r"\{[{%][^}]*[<&]", source):
        hint = "inside {{ }} and {% %} write < as &lt; and & as &amp;, or use data-if"
    reason = expat.ErrorString(error.code) or str(error)
    return problem(
        "layout-syntax",
        f"is not well-formed XML: {reason}",
        Place(file, error.lineno, error.offset + 1),
        hint=hint,
    )
