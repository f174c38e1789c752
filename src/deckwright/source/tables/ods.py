"""The traces of an ODS workbook, from its own XML (OpenDocument 1.3, part 3, chapter 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from .runs import Run
from .traces import NOT_COMPUTED, Archive, Trace, Traces, local

_ERRORS: Final = ("#DIV/0!", "#N/A", "#NAME?", "#NULL!", "#NUM!", "#REF!", "#VALUE!", "Err:")


class _Style(NamedTuple):
    bold: bool = False
    italic: bool = False


def ods_traces(archive: Archive) -> dict[str, Traces]:
    """The traces of each tab by its name."""
    styles: dict[str, _Style] = {}
    found: dict[str, Traces] = {}
    root = archive.root("content.xml")
    for element in root.iter() if root is not None else ():
        match local(element):
            case "style":
                styles[_attribute(element, "name")] = _style(element)
            case "table" if _attribute(element, "name"):
                found[_attribute(element, "name")] = _traces(element, styles)
    return found


def _style(element: Any) -> _Style:
    for child in element:
        if local(child) == "text-properties":
            weight = _attribute(child, "font-weight")
            bold = weight == "bold" or (weight.isdecimal() and int(weight) >= 600)
            return _Style(bold, _attribute(child, "font-style") in ("italic", "oblique"))
    return _Style()


def _traces(table: Any, styles: Mapping[str, _Style]) -> Traces:
    traces = Traces()
    row = 0
    for element in table.iter("{*}table-row"):
        repeated = _count(element, "number-rows-repeated")
        column = 0
        for cell in element:
            if local(cell) not in ("table-cell", "covered-table-cell"):
                continue
            times = _count(cell, "number-columns-repeated")
            if _attribute(cell, "value-type") or len(cell):
                traces.reach(row + repeated - 1, column + times - 1)
                trace = _trace(cell, styles)
                if trace != Trace() and times * repeated <= 1000:
                    for r in range(row, row + repeated):
                        traces.cells |= {(r, c): trace for c in range(column, column + times)}
            column += times
        row += repeated
    return traces


def _trace(cell: Any, styles: Mapping[str, _Style]) -> Trace:
    written = "".join(cell.itertext()).strip()
    formula = _attribute(cell, "formula")
    kinds = [value for key, value in cell.attrib.items() if key.endswith("}value-type")]
    if "error" in kinds or (formula and written.startswith(_ERRORS)):
        return Trace(f"holds the error {written or '#ERROR!'}", "mend the formula, or type the value")
    if formula and not kinds:
        return Trace(*NOT_COMPUTED)
    if kinds and kinds[0] != "string":
        return Trace()
    whole = styles.get(_attribute(cell, "style-name"), _Style())
    return Trace(runs=_runs(cell, styles), bold=whole.bold, italic=whole.italic)


def _runs(cell: Any, styles: Mapping[str, _Style]) -> tuple[Run, ...]:
    """The runs of a cell's paragraphs, () where none is bold or italic."""
    runs: list[Run] = []
    for paragraph in cell:
        if local(paragraph) == "p":
            runs += [Run("\n")] if runs else []
            _walk(paragraph, _Style(), styles, runs)
    return tuple(runs) if any(run.bold or run.italic for run in runs) else ()


def _walk(element: Any, style: _Style, styles: Mapping[str, _Style], runs: list[Run]) -> None:
    if element.text:
        runs.append(Run(element.text, *style))
    for child in element:
        match local(child):
            case "s":
                runs.append(Run(" " * _count(child, "c"), *style))
            case "tab":
                runs.append(Run("\t", *style))
            case "line-break":
                runs.append(Run("\n", *style))
            case "span":
                own = styles.get(_attribute(child, "style-name"), _Style())
                _walk(child, _Style(style.bold or own.bold, style.italic or own.italic), styles, runs)
            case "a":
                _walk(child, style, styles, runs)
        if child.tail:
            runs.append(Run(child.tail, *style))


def _attribute(element: Any, name: str) -> str:
    return next((str(value) for key, value in element.attrib.items() if key.endswith(f"}}{name}")), "")


def _count(element: Any, name: str) -> int:
    """A number of repetitions, 1 where none is written."""
    written = _attribute(element, name)
    return int(written) if written.isdecimal() and len(written) < 9 else 1
