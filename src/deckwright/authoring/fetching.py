"""Tables from the web, a Google Sheet for one: fetched when it is asked for, and never otherwise.

An answer is kept only when it is a table; the last good one stays until then. The server is asked whether there is
anything new (ETag, Last-Modified), so that fetching twice costs nothing.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from .. import __version__
from ..basics.files import write_all
from ..basics.phrases import quantity
from ..basics.problems import DeckwrightError, Place, Problem, RequestError, did_you_mean, has_errors, problem
from ..basics.records import dataclass
from ..basics.written import number
from ..game.load import Project, Report, open_game
from ..game.load.sources import is_address, read_sources
from ..game.source.keys import Table
from ..game.source.tables import SUFFIXES, read_table
from . import google_sheets
from .table_changes import CellChange, TableChanges, table_changes

MAX_BYTES: Final = 20_000_000
MAX_SECONDS: Final = 30.0
QUIET_SECONDS: Final = 10.0  # without a byte
MAX_REDIRECTS: Final = 5

WAITS: Final = (1.0, 2.0, 4.0, 8.0)  # seconds before a server that asks for patience is asked again

_CHUNK: Final = 65_536
_CACHE: Final = "build/.cache/fetch.json"


@dataclass(frozen=True, slots=True)
class WebTable:
    """A table of a game and the address that it comes from."""

    name: str  # of the file: monsters.csv
    url: str
    place: Place | None


@dataclass(frozen=True, slots=True)
class Fetched:
    source: WebTable
    size: int  # bytes
    is_new: bool
    changes: tuple[CellChange, ...] = ()  # against the last one, where there was one

    @property
    def told(self) -> str:
        """cards.xlsx  4 cells have changed"""
        if not self.is_new:
            return "nothing new"
        if not self.changes:
            return f"{self.size:,} bytes"
        cells = quantity(len(self.changes), "cell")
        return f"{cells} {'has' if len(self.changes) == 1 else 'have'} changed"


def sources_of(root: Path, game: str) -> list[WebTable]:
    """What `sources:` of game.yaml names. Raises DeckwrightError where it cannot be read."""
    report = Report()
    opening = open_game(Project.at(root), game, report)
    if opening is None:
        raise DeckwrightError(*report.problems)
    report = Report()
    found = read_sources(Table(opening.root, report, "game.yaml").table("sources"))
    if has_errors(report.problems):
        raise DeckwrightError(*report.problems)
    return [WebTable(name, url, place) for name, (url, place) in found.items()]


def sources_to_fetch(root: Path, game: str, names: Sequence[str], url: str | None) -> list[WebTable]:
    """The tables that a command names, or all of game.yaml. Raises RequestError for what cannot be asked for."""
    if url is not None:
        if not names and google_sheets.find_sheet(url):
            names = (google_sheets.DEFAULT_NAME,)
        if len(names) != 1 or not names[0].lower().endswith(SUFFIXES) or Path(names[0]).name != names[0]:
            hint = "write --file monsters.csv"
            message = f"--url wants one --file to be put into, with one of {', '.join(SUFFIXES)}"
            raise RequestError(problem("option-conflict", message, hint=hint))
        if not is_address(url):
            message = f"{url!r} is no address that is fetched: it begins with https://"
            raise RequestError(problem("option-conflict", message))
        return [WebTable(names[0], url, None)]
    known = {source.name: source for source in sources_of(root, game)}
    for name in names:
        if name not in known:
            message = f"`sources:` of game.yaml has no {name}; it has {', '.join(known) or 'nothing'}"
            hint = did_you_mean(name, known) or "write sources: {monsters.csv: https://…}"
            raise RequestError(problem("file-missing", message, hint=hint))
    if not known:
        message = "game.yaml names no table on the web"
        raise RequestError(problem("file-missing", message, hint="write sources: {monsters.csv: https://…}"))
    return [known[name] for name in names or known]


def fetch(root: Path, game: str, source: WebTable) -> Fetched:
    """Get a table and put it beside the cards.

    Raises DeckwrightError (`fetch-failed`, `sheet-private`) with the old file as it was.
    """
    if google_sheets.is_uploaded_file(source.url):
        why = "it is a file that was put into Google Drive, no Google Sheet"
        raise DeckwrightError(_failure(source, why, google_sheets.UPLOADED))
    url = table_url(source.url, source.name)
    label = f"cards/{game}/{source.name}"
    target = root / label
    known = _cache(root)
    last = target.read_bytes() if target.exists() else None
    answer, data = _get(url, known.get(url, {}) if last is not None else {}, source)
    if data is None:
        return Fetched(source, len(last or b""), is_new=False)
    _check(data, source, label)
    changes = table_changes(last, data, label) if last is not None else TableChanges(False, ())
    known[url] = {key: answer[key] for key in ("etag", "last-modified") if answer.get(key)}
    files = [(root / _CACHE, json.dumps(known, indent=1).encode())]
    write_all(files if changes.is_same else [(target, data), *files])
    return Fetched(source, len(data), not changes.is_same, changes.cells)


def fetch_all(root: Path, game: str) -> list[Fetched]:
    """Get every table that `sources:` of game.yaml names. Raises DeckwrightError with all that failed."""
    found: list[Fetched] = []
    failed: list[Problem] = []
    for source in sources_to_fetch(root, game, (), None):
        try:
            found.append(fetch(root, game, source))
        except DeckwrightError as error:
            failed += error.problems
    if failed:
        raise DeckwrightError(*failed)
    return found


def table_url(url: str, name: str) -> str:
    """The address of the table itself: of a Google Sheet, people copy that of the page that shows it."""
    sheet = google_sheets.find_sheet(url)
    return sheet.export_url(name) if sheet else url


def _get(url: str, before: dict[str, str], source: WebTable) -> tuple[dict[str, str], bytes | None]:
    """The headers and the bytes of an answer; None where nothing is new. One who asks for patience is asked again."""
    end = time.monotonic() + MAX_SECONDS
    for wait in (*WAITS, None):
        try:
            return _ask(url, before, source, end)
        except HTTPError as error:
            if error.code == 304:
                return {}, None
            seconds = _patience(error, wait) if wait is not None else None
            if seconds is None or time.monotonic() + seconds > end:
                raise DeckwrightError(_refusal(source, error)) from error
            time.sleep(seconds)
        except (URLError, HTTPException, OSError, ValueError) as error:
            why = getattr(error, "reason", None) or str(error) or type(error).__name__
            raise DeckwrightError(
                _failure(source, str(why), "are you connected? The last table stays as it is")
            ) from error
    raise AssertionError("the last try returns or raises")


def _ask(url: str, before: dict[str, str], source: WebTable, end: float) -> tuple[dict[str, str], bytes]:
    headers = {"User-Agent": f"deckwright/{__version__}"}
    headers |= {"If-None-Match": before["etag"]} if "etag" in before else {}
    headers |= {"If-Modified-Since": before["last-modified"]} if "last-modified" in before else {}
    with build_opener(_Redirects(url, source)).open(
        Request(url, headers=headers), timeout=QUIET_SECONDS
    ) as answer:
        data = b""
        while chunk := answer.read(_CHUNK):
            data += chunk
            if len(data) > MAX_BYTES:
                raise DeckwrightError(_failure(source, f"it has more than {MAX_BYTES:,} bytes"))
            if time.monotonic() > end:
                raise DeckwrightError(_failure(source, f"it took more than {number(MAX_SECONDS)} seconds"))
        return {key.lower(): value for key, value in answer.headers.items()}, data


def _patience(error: HTTPError, wait: float) -> float | None:
    """The seconds after which to ask again; None where that would be in vain."""
    if error.code not in (429, 503):
        return None
    asked = error.headers.get("Retry-After", "") if error.headers else ""
    return float(asked) if asked.isdecimal() else wait


def _refusal(source: WebTable, error: HTTPError) -> Problem:
    sheet = google_sheets.find_sheet(source.url)
    if error.code == 429:
        why = "the server was asked too often (429)"
        return _failure(source, why, "wait some minutes; the last table stays as it is")
    if sheet and not sheet.is_published and error.code in (401, 403):
        return _private(source)
    hint = google_sheets.PUBLISH if error.code in (400, 401, 403, 404, 410) else None
    if sheet and error.code in (404, 410):
        why = f"there is no sheet at this address ({error.code})"
        return _failure(source, why, "is it deleted, or moved? Copy its address anew from the browser")
    if sheet and error.code == 400:
        return _failure(source, "the sheet has no such tab (400)", "copy its address anew from the browser")
    return _failure(source, f"the server answers {error.code} {error.reason}", hint)


class _Redirects(HTTPRedirectHandler):
    """Follows a few, and none from a safe address to an unsafe one or another kind; a Google Sheet none elsewhere."""

    max_redirections = MAX_REDIRECTS

    def __init__(self, url: str, source: WebTable) -> None:
        self.scheme, self.source = urlsplit(url).scheme, source
        self.is_sheet = google_sheets.find_sheet(source.url) is not None

    def redirect_request(self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str) -> Any:
        parts = urlsplit(newurl)
        if self.is_sheet and google_sheets.asks_to_sign_in(newurl):
            raise DeckwrightError(_private(self.source))
        if self.is_sheet and google_sheets.asks_for_patience(newurl):
            why, hint = "Google was asked too often", "wait some minutes; the last table stays as it is"
            raise DeckwrightError(_failure(self.source, why, hint))
        if parts.scheme not in ("http", "https") or (self.scheme == "https" and parts.scheme != "https"):
            raise URLError(f"it leads on to {newurl}, which is not https")
        if self.is_sheet and not google_sheets.may_answer(parts):
            raise URLError(f"it leads on to {parts.hostname}, from where no Google Sheet comes")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _check(data: bytes, source: WebTable, label: str) -> None:
    start = data[:2000].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if start.startswith((b"<!doctype html", b"<html")):
        sheet = google_sheets.find_sheet(source.url)
        if sheet and not sheet.is_published:
            raise DeckwrightError(_private(source))
        why = "the answer is a web page, no table"
        raise DeckwrightError(_failure(source, why, f"is it a Google Sheet? {google_sheets.PUBLISH}"))
    try:
        sheets, problems = read_table(data, label)
    except DeckwrightError as error:
        raise DeckwrightError(_failure(source, str(error.problems[0].message))) from error
    if has_errors(problems) or not sheets:
        why = problems[0].message if problems else "the table is empty"
        raise DeckwrightError(_failure(source, f"what came is no sound table: {why}"))


def _failure(source: WebTable, why: str, hint: str | None = None) -> Problem:
    message = f"{source.name} cannot be fetched from {source.url}: {why}"
    return problem("fetch-failed", message, source.place, hint=hint)


def _private(source: WebTable) -> Problem:
    message = f"{source.name} cannot be fetched from {source.url}: the sheet is not shared, and Google asks to sign in"
    return problem("sheet-private", message, source.place, hint=google_sheets.SHARE)


def _cache(root: Path) -> dict[str, dict[str, str]]:
    try:
        found = json.loads((root / _CACHE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
