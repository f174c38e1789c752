"""Google Sheets: the address that people copy → that of the table; what Google's refusals mean, and what to press.

A sheet that anybody with the link may see is had whole, as a workbook, without an account: its tabs with their names,
bold and italic letters. What is published as CSV is one tab, without them, and some minutes late.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import SplitResult, parse_qs, urlsplit

HOST: Final = "docs.google.com"
DEFAULT_NAME: Final = "cards.xlsx"
SHARE: Final = (
    "in the sheet press Share, choose `Anyone with the link` under General access, leave it at Viewer, press Done; "
    "then fetch again"
)
PUBLISH: Final = (
    "File → Share → Publish to web; or share the sheet (Share → Anyone with the link → Viewer) and write the address "
    "that the browser shows"
)
UPLOADED: Final = "open it with Google Sheets, File → Save as Google Sheets, and copy that address"

_PATH: Final = re.compile(
    r"(?:/a/[^/]+)?/spreadsheets(?:/u/\d+)?/(?:d/(?P<published>e/)?(?P<id>[\w-]+)(?:/\w*/?)?|(?:ccc|tq))"
)
_HERE: Final = ("localhost", "127.0.0.1", "::1")
_PUBLISHED: Final = re.compile(r"/pub(?:html)?/?$")


class GoogleSheet(NamedTuple):
    """A sheet, whatever form its address had."""

    base: str  # https://docs.google.com/spreadsheets/d/1AbC
    tab: str | None  # its number, where the address names one
    is_published: bool

    def export_url(self, name: str) -> str:
        """Where the file *name* is to be had: a whole workbook, or one tab as a text file."""
        suffix = name.lower().rpartition(".")[2]
        tab = f"&gid={self.tab}" if self.tab and suffix in ("csv", "tsv") else ""
        if self.is_published:
            return f"{self.base}/pub?output={suffix}" + (f"{tab}&single=true" if tab else "")
        return f"{self.base}/export?format={suffix}{tab}"


def find_sheet(url: str) -> GoogleSheet | None:
    """The sheet that *url* shows; None where it is another address. This machine may answer for Google, as in tests."""
    parts = urlsplit(url)
    match = _PATH.fullmatch(parts.path) if parts.hostname in (HOST, *_HERE) else None
    if match is None:
        return None
    query, fragment = parse_qs(parts.query), parse_qs(parts.fragment)
    id = match["id"] or next(iter(query.get("key", ())), "")
    if not id:
        return None
    tab = next(
        (value for value in (*fragment.get("gid", ()), *query.get("gid", ())) if value.isdecimal()), None
    )
    is_published = match["published"] is not None or _PUBLISHED.search(parts.path) is not None
    base = f"{parts.scheme}://{parts.netloc}/spreadsheets/d/{match['published'] or ''}{id}"
    return GoogleSheet(base, tab, is_published)


def is_uploaded_file(url: str) -> bool:
    """Whether *url* is that of a file in Google Drive, which may be a workbook, but is no Google Sheet."""
    return urlsplit(url).hostname == "drive.google.com"


def asks_to_sign_in(url: str) -> bool:
    """Whether Google leads on to *url* because the sheet is not shared."""
    parts = urlsplit(url)
    return parts.hostname == "accounts.google.com" or parts.path.endswith("/ServiceLogin")


def asks_for_patience(url: str) -> bool:
    """Whether Google leads on to *url* because it was asked too often."""
    return urlsplit(url).path.startswith("/sorry")


def may_answer(parts: SplitResult) -> bool:
    """Whether a sheet may come from there: Google's two houses, and this machine."""
    host = parts.hostname or ""
    is_google = host == HOST or host.endswith(".googleusercontent.com")
    return host in _HERE or (is_google and parts.port is None and parts.username is None)
