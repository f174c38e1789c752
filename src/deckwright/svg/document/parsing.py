"""SVG text → `Document`, safely: only plain entities, no network, bounded depth and size; faults become problems."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from lxml import etree

from ...basics.problems import Place, problem
from . import checker, conditions, css, flowed, leftovers, matching, sharing
from .tree import Document, Finding, Node, Scope

SVG: Final = "{http://www.w3.org/2000/svg}"
XLINK_HREF: Final = "{http://www.w3.org/1999/xlink}href"
XML_SPACE: Final = "{http://www.w3.org/XML/1998/namespace}space"
XML_LANG: Final = "{http://www.w3.org/XML/1998/namespace}lang"
MAX_DEPTH: Final = 100
MAX_ELEMENTS: Final = 60_000  # as many as may be drawn
MAX_BYTES: Final = 64 << 20
MAX_EXPANDED: Final = 1 << 20  # characters that one entity may become

_PLAIN = re.compile(r"[^<&%]*")
_ENTITY = re.compile(r"<!ENTITY\s+(?:(%)\s*)?([^\s%\"']*)\s*(?:\"([^\"]*)\"|'([^']*)')?")
_ENCODING = re.compile(r"<\?xml[^>]*?encoding\s*=\s*[\"'][^\"']*[\"'][^>]*?\?>")
_PARSER: Final = etree.XMLParser(
    resolve_entities="internal", no_network=True, huge_tree=False, load_dtd=False, remove_pis=True
)
DRAWN_MEDIA: Final = frozenset({"", "all", "print", "screen"})
NEVER_DRAWN: Final = frozenset(  # Media Queries 4, section 2.3
    {"speech", "aural", "braille", "embossed", "handheld", "projection", "tty", "tv"}
)
_TEXTUAL: Final = frozenset({"text", "tspan", "textPath", "tref", "a", "switch", "style"})


def parse(text: str, label: str, shelf: sharing.Shelf | None = None, file: str = "") -> Document:
    """The document that *text* describes; its problems name *file* (project-relative), or else *label*.

    What it has in common with earlier faces comes from the *shelf*. Never raises for bad SVG: what is wrong stands in
    `findings`, and where nothing can be drawn, `root` is None.
    """
    file = file or label
    if len(text) > MAX_BYTES:
        return _refuse(file, "svg-limit", f"the file is larger than {MAX_BYTES >> 20} MB", None)
    head = text[: text.find("<svg")] if "<svg" in text else text[:4096]
    for entity in _ENTITY.finditer(head):
        fault = _entity_fault(entity, text)
        if fault:
            return _refuse(file, "svg-entity", fault, text.count("\n", 0, entity.start()) + 1)
    try:
        declaration = _ENCODING.match(
            text
        )  # the text is decoded already, so what it says of bytes is out of date
        root = etree.fromstring((text[declaration.end() :] if declaration else text).encode(), _PARSER)
    except etree.XMLSyntaxError as error:
        line, column = error.position
        return _refuse(file, "svg-xml", f"not well-formed XML: {error.msg}", line, column)
    except (ValueError, UnicodeEncodeError) as error:
        return _refuse(file, "svg-xml", f"not readable as XML: {error}", None)
    if "flowRoot" in text:
        flowed.rewrite(root)
    return _Builder(label, file).build(root, shelf)


def _entity_fault(entity: re.Match[str], text: str) -> str | None:
    """Why a declared entity cannot be read; None for one that stands for a short plain text, as editors write them."""
    value = entity[3] if entity[3] is not None else entity[4]
    if entity[1] or value is None:
        return "entities that come from outside are not read"
    if not _PLAIN.fullmatch(value):
        return f"the entity {entity[2]!r} is made of elements or of other entities, which is not read"
    if len(value) * text.count(f"&{entity[2]};") > MAX_EXPANDED:
        return f"the entity {entity[2]!r} stands for more than {MAX_EXPANDED >> 20} MB"
    return None


def _refuse(label: str, code: str, message: str, line: int | None, column: int | None = None) -> Document:
    hint = "save the file as plain SVG from an editor" if code == "svg-entity" else None
    return Document(label, None, [Finding(problem(code, message, Place(label, line, column), hint=hint))])


class _Builder:
    """Builds the nodes in document order and runs the cascade's first half on each."""

    def __init__(self, label: str, file: str) -> None:
        self.label, self.file = label, file
        self.findings: list[Finding] = []
        self.count = 0  # of elements
        self.limited = False
        self.stamped = False  # whether elements tell the line of the layout that they come from
        self.sheets: list[css.StyleSheet] = []
        self.meter = matching.Meter()

    def build(self, root: Any, shelf: sharing.Shelf | None) -> Document:
        if root.tag != SVG + "svg":
            found = f"the root element is <{etree.QName(root).localname}>"
            message = f"{found} without the SVG namespace" if root.tag == "svg" else f"{found}, not <svg>"
            hint = 'write <svg xmlns="http://www.w3.org/2000/svg">'
            place = Place(self.file, root.sourceline)
            return Document(self.label, None, [Finding(problem("svg-xml", message, place, hint=hint))])
        self.stamped = "data-file" in root.attrib
        top: Node | None = None
        try:
            top = self._styled(root, shelf) if self._read_sheets(root) else None
        except matching.TooManyStepsError:
            self._refuse_styles(root)
        return Document(self.label, None if self.limited else top, self.findings, self.count)

    def _styled(self, root: Any, shelf: sharing.Shelf | None) -> Node | None:
        wrapper = matching.Element.of_root(root, self.meter) if self.sheets else None
        if shelf is not None and self.stamped and not any(sheet.by_order for sheet in self.sheets):
            return sharing.build(
                self, root, shelf, self.label, [sheet.text for sheet in self.sheets], wrapper
            )
        return self.subtree(root, None, Scope(), 1, wrapper)

    def single(self, element: Any, parent: Node | None, scope: Scope, wrapper: Any) -> Node:
        """The node of an element without its children. It is not yet among its parent's."""
        self.count += 1
        return self._one(element, parent, scope, self._match(wrapper) if wrapper else ())

    def subtree(self, root: Any, parent: Node | None, scope: Scope, depth: int, wrapper: Any) -> Node | None:
        """The tree below *root*, without recursion; None where a limit is passed."""
        wrappers = iter(wrapper.iter_subtree()) if wrapper else None
        top: Node | None = None
        stack: list[tuple[Any, Node | None, Scope, int]] = [(root, parent, scope, depth)]
        while stack:
            element, above, within, level = stack.pop()
            if not isinstance(
                element.tag, str
            ):  # a comment: the text behind it belongs to what stands before
                _add_text(above, element.tail)
                continue
            self.count += 1
            if level > MAX_DEPTH or self.count > MAX_ELEMENTS:
                self._limit(element, level)
                return None
            matched = self._match(next(wrappers)) if wrappers else ()
            node = self._one(element, above, within, matched)
            if top is None:
                top = node
            elif above is not None:
                above.children.append(node)
            inner = node.scope
            stack.extend((child, node, inner, level + 1) for child in reversed(element))
        return top

    def _one(self, element: Any, above: Node | None, within: Scope, matched: Iterable[Any]) -> Node:
        attributes = _attributes(element)
        outer = within  # the part's own id is known outside it
        if "data-part" in attributes:
            within = Scope(outer)
        file = attributes.get("data-file") or (above.file if above else self.file)
        node = _node(element, attributes, above, within, file, self._line(element, attributes, above))
        identifier = attributes.get("id")
        if identifier:
            self.register(identifier, node, outer)
        self._declare(node, matched)
        return node

    def _line(self, element: Any, attributes: dict[str, str], above: Node | None) -> int | None:
        stamp = attributes.get("data-line")
        if stamp and stamp.isdecimal():
            return int(stamp)
        if self.stamped and above is not None:  # what a layout puts out whole, such as a rich text
            return above.line
        line: int | None = element.sourceline
        return line

    def register(self, identifier: str, node: Node, scope: Scope) -> None:
        """Make an id known in *scope*; that of another element stays what it is."""
        first = scope.ids.setdefault(identifier, node)
        if first is not node:
            where = f"line {first.line}" if first.file == node.file else str(first.place)
            what = (
                f"the id {identifier!r} stands on {first.describe()} ({where}) already; references go there"
            )
            self.findings.append(Finding(problem("svg-duplicate-id", what, node.place), node))

    def _declare(self, node: Node, matched: Iterable[Any]) -> None:
        own = node.attributes.get("style")
        if own:
            self.meter.spend(css.steps(own))
            for fault in css.block(own).faults:
                what = f"style of {node.describe()}: {fault}"
                self.findings.append(Finding(problem("svg-value", what, node.place), node))

        def report(name: str, value: str, what: str) -> None:
            if not leftovers.may_act(node.tag, name):
                return
            self.findings.append(Finding(checker.value_problem(node, name, value, what), node, name))

        declared = css.declare(node.attributes, matched, report)
        if not conditions.hold(node):
            declared = declared._replace(own={**declared.own, "display": "none"})
        node.declared = declared

    def _read_sheets(self, root: Any) -> bool:
        """Read the style sheets; False where they are too long."""
        rules = total = 0
        for element in root.iter(SVG + "style"):
            kind = element.get("type", "text/css")
            if kind not in ("", "text/css") or not self._is_for_paper(element):
                continue
            text = "".join(element.itertext())
            rules, total = rules + css.length(text), total + len(text)
            if rules > css.MAX_SHEET or total > css.MAX_EMBEDDED:
                self._refuse_sheet(element, rules)
                return False
            sheet = css.sheet(text)
            self.sheets.append(sheet)
            file, first = _source(element, self.file)
            for fault in sheet.faults:
                code = "svg-unsupported" if fault.unsupported else "svg-value"
                place = Place(file, first + fault.line - 1)
                self.findings.append(Finding(problem(code, fault.message, place)))
        return True

    def _is_for_paper(self, element: Any) -> bool:
        """Whether a sheet's `media` is one that a drawing has; a query is refused, as in `@media`."""
        media = {each.strip().lower() for each in element.get("media", "").split(",")}
        if media <= NEVER_DRAWN:
            return False
        if not media & DRAWN_MEDIA:
            place = Place(*_source(element, self.file))
            message = f"`media` is {element.get('media')!r}; all, print and screen are read"
            hint = "take out the sheet, or the condition"
            self.findings.append(Finding(problem("svg-unsupported", message, place, hint=hint)))
        return True

    def _refuse_sheet(self, element: Any, rules: int) -> None:
        self.limited = True
        what = f"the style sheets up to here have more than {css.MAX_SHEET:,} characters of rules"
        if rules <= css.MAX_SHEET:
            what = f"the style sheets up to here have more than {css.MAX_EMBEDDED:,} characters"
        hint = "take out the rules that match nothing, and what is embedded: neither is drawn"
        place = Place(*_source(element, self.file))
        self.findings.append(Finding(problem("svg-limit", what, place, hint=hint)))

    def _refuse_styles(self, root: Any) -> None:
        """Report that the styles take too long, at the longest sheet, or where there is none, at the root."""
        self.limited = True
        sheets = list(root.iter(SVG + "style"))
        element = max(sheets, key=lambda each: len("".join(each.itertext())), default=root)
        what = "to find which style each element has would take too long"
        if sheets:
            what = f"{what}: these rules are tried on too many elements"
        hint = "use fewer rules and plain ones: .name, not :nth-child(), ~, or many names behind each other"
        place = Place(*_source(element, self.file))
        self.findings.append(Finding(problem("svg-limit", what, place, hint=hint)))

    def _match(self, wrapper: Any) -> list[Any]:
        """The declarations that the sheets give this element, lowest precedence first."""
        found = [match for sheet in self.sheets for match in sheet.matcher.match(wrapper)]
        if len(self.sheets) > 1:
            found.sort(key=lambda match: match[0])  # the sort is stable: later sheets win among equals
        matched = [payload for _, _, pseudo, payload in found if pseudo is None]
        self.meter.spend(10 * sum(map(len, matched)))
        return matched

    def _limit(self, element: Any, level: int) -> None:
        self.limited = True
        if level > MAX_DEPTH:
            message = f"elements are nested more than {MAX_DEPTH} deep"
        else:
            message = f"the file has more than {MAX_ELEMENTS} elements"
        place = Place(self.file, element.sourceline)
        self.findings.append(Finding(problem("svg-limit", message, place)))


def first_element(text: str) -> Any | None:
    """The first element in the root of a document; None where there is none, or nothing that can be read."""
    try:
        root = etree.fromstring(text.encode(), _PARSER)
    except (etree.XMLSyntaxError, ValueError):
        return None
    return root[0] if len(root) and isinstance(root[0].tag, str) else None


def bare_node(element: Any, above: Node) -> Node:
    """The node of an element below *above*, in a document with stamps of lines: without children, ids and styles."""
    attributes = _attributes(element)
    stamp = attributes.get("data-line", "")
    line = int(stamp) if stamp.isdecimal() else above.line
    return _node(element, attributes, above, above.scope, attributes.get("data-file") or above.file, line)


def _node(
    element: Any, attributes: dict[str, str], above: Node | None, scope: Scope, file: str, line: int | None
) -> Node:
    tag = element.tag
    tag = tag[len(SVG) :] if tag.startswith(SVG) else tag if tag.startswith("{") else "{}" + tag
    node = Node(tag, attributes, above, scope, file, line)
    if tag in _TEXTUAL:
        node.text = element.text or ""
    if element.tail and above is not None and above.tag in _TEXTUAL:
        node.tail = element.tail
    return node


def _source(element: Any, label: str) -> tuple[str, int]:
    """The file and line that an element was written at, by its stamps where it has some."""
    files = (each.get("data-file") for each in (element, *element.iterancestors()))
    line = element.get("data-line", "")
    return next(filter(None, files), label), int(line) if line.isdecimal() else element.sourceline or 1


def _attributes(element: Any) -> dict[str, str]:
    attributes = dict(element.attrib)
    foreign = [name for name in attributes if name[0] == "{"]
    for name in foreign:
        value = attributes.pop(name)
        if name == XLINK_HREF:
            attributes.setdefault("href", value)
        elif name == XML_SPACE:
            attributes["xml:space"] = value
        elif name == XML_LANG:
            attributes["xml:lang"] = value
    return attributes


def _add_text(node: Node | None, text: str | None) -> None:
    if node is None or not text:
        return
    if node.children:
        node.children[-1].tail += text
    else:
        node.text += text
