"""A workbook as what it is: a zip file of XML, opened with an eye on what it unpacks to."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import Any, Final

from lxml import etree

from ....basics.problems import DeckwrightError, Place, problem
from .limits import MAX_RATIO, MAX_UNPACKED, too_large

_SMALL: Final = 10_000_000  # bytes, below which no ratio is suspicious


class Archive:
    """The parts of a workbook."""

    def __init__(self, data: bytes, label: str) -> None:
        """Raises DeckwrightError (`file-unreadable`, `table-limit`)."""
        self.label = label
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(data))
        except (zipfile.BadZipFile, NotImplementedError, OSError, ValueError, EOFError) as error:
            raise unreadable(label, "it is no workbook, or is damaged or locked by a password") from error
        unpacked = sum(entry.file_size for entry in self._zip.infolist())
        if unpacked > MAX_UNPACKED or unpacked > max(_SMALL, MAX_RATIO * len(data)):
            raise DeckwrightError(too_large(label))

    def names(self) -> list[str]:
        return self._zip.namelist()

    def root(self, name: str) -> Any:
        """The root element of a part; None where there is none or it is no XML."""
        data = self._read(name)
        if data is None:
            return None
        try:
            return etree.fromstring(data, _parser())
        except etree.XMLSyntaxError:
            return None

    def elements(self, name: str, *tags: str) -> Iterator[Any]:
        """Every element of a part with one of the local names *tags*, once it is complete; then it is emptied."""
        data = self._read(name)
        if data is None:
            return
        walk = etree.iterparse(
            io.BytesIO(data),
            events=("end",),
            tag=[f"{{*}}{tag}" for tag in tags],
            resolve_entities=False,
            no_network=True,
            huge_tree=False,
        )
        try:
            for _, element in walk:
                yield element
                element.clear()
                while element.getprevious() is not None:
                    del element.getparent()[0]
        except etree.XMLSyntaxError as error:
            raise unreadable(self.label, f"its part {name} is damaged") from error

    def _read(self, name: str) -> bytes | None:
        try:
            return self._zip.read(name)
        except KeyError:
            return None
        except (
            zipfile.BadZipFile,
            RuntimeError,
            OSError,
            NotImplementedError,
            EOFError,
            ValueError,
        ) as error:
            raise unreadable(self.label, f"its part {name} is damaged or encrypted") from error
        except Exception as error:  # zlib.error, lzma.LZMAError: what unpacks has errors of its own
            raise unreadable(self.label, f"its part {name} is damaged") from error


def unreadable(label: str, why: str) -> DeckwrightError:
    hint = "open it in your spreadsheet program and save it again as .xlsx, .ods or .csv"
    return DeckwrightError(
        problem("file-unreadable", f"{label} cannot be read: {why}", Place(label), hint=hint)
    )


def local(element: Any) -> str:
    """The tag of an element without its namespace."""
    return str(etree.QName(element).localname) if isinstance(element.tag, str) else ""


def _parser() -> Any:
    return etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=False, recover=False)
