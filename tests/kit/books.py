"""Workbooks for tests: XLSX by a writer of its own kind, ODS as LibreOffice writes it, by hand."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape

import xlsxwriter

Fill = Callable[[Any, Any], None]


def xlsx(tabs: Mapping[str, Sequence[Sequence[object]]], fill: Fill | None = None) -> bytes:
    """A workbook with these values; *fill* gets the workbook and its first sheet for what else it holds."""
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True, "strings_to_numbers": False})
    sheets = []
    for name, rows in tabs.items():
        sheet = book.add_worksheet(name)
        sheets.append(sheet)
        for number, row in enumerate(rows):
            for column, value in enumerate(row):
                if value is not None:
                    sheet.write(number, column, value)
    if fill:
        fill(book, sheets[0])
    book.close()
    return out.getvalue()


_NAMES = (
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" '
    'xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" '
    'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" '
    'xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"'
)
_STYLES = (
    '<office:automatic-styles><style:style style:name="T1" style:family="text">'
    '<style:text-properties fo:font-weight="bold"/></style:style>'
    '<style:style style:name="T2" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>'
    "</office:automatic-styles>"
)


def ods_cell(value: object) -> str:
    """A cell of an ODS file; a text that begins with `<` is a cell itself."""
    match value:
        case None:
            return "<table:table-cell/>"
        case bool():
            return (
                f'<table:table-cell office:value-type="boolean" office:boolean-value="{str(value).lower()}"/>'
            )
        case int() | float():
            return (
                f'<table:table-cell office:value-type="float" office:value="{value}" calcext:value-type="float">'
                f"<text:p>{value}</text:p></table:table-cell>"
            )
    if str(value).startswith("<"):
        return str(value)
    paragraphs = "".join(f"<text:p>{escape(line)}</text:p>" for line in str(value).split("\n"))
    return f'<table:table-cell office:value-type="string" calcext:value-type="string">{paragraphs}</table:table-cell>'


def ods(tabs: Mapping[str, Sequence[Sequence[object]]]) -> bytes:
    tables = "".join(
        f'<table:table table:name="{escape(name)}">'
        + "".join(f"<table:table-row>{''.join(map(ods_cell, row))}</table:table-row>" for row in rows)
        + '<table:table-row table:number-rows-repeated="1048000"><table:table-cell '
        'table:number-columns-repeated="16384"/></table:table-row></table:table>'
        for name, rows in tabs.items()
    )
    content = (
        f'<?xml version="1.0" encoding="UTF-8"?><office:document-content {_NAMES} office:version="1.3">'
        f"{_STYLES}<office:body><office:spreadsheet>{tables}</office:spreadsheet></office:body>"
        "</office:document-content>"
    )
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", content)
        archive.writestr(
            "META-INF/manifest.xml",
            '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
            '<manifest:file-entry manifest:full-path="/" '
            'manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>',
        )
    return out.getvalue()
