"""Tables from the web, a published Google Sheet for one: fetched when it is asked for, and never by a build.

An answer is kept only when it is a table; the last good one stays until then. The server is asked whether there is
anything new (ETag, Last-Modified), so that fetching twice costs nothing.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from .. import __version__
from ..basics.files import write_all
from ..basics.problems import DeckwrightError, Place, Problem, RequestError, did_you_mean, has_errors, problem
from ..basics.written import number
from ..game.load import Project, Report, open_game
from ..game.load.sources import is_address, read_sources
from ..game.source.keys import Table
from ..game.source.tables import SUFFIXES, read_table

MAX_BYTES: Final = 20_000_000
MAX_SECONDS: Final = 30.0
QUIET_SECONDS: Final = 10.0  # without a byte
MAX_REDIRECTS: Final = 5

_CHUNK: Final = 65_536
_SHEET: Final = re.compile(r"(https://docs\.google\.com/spreadsheets/d/(?:e/)?[\w-]+)/(\w+)(.*)")
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
    """Get a table and put it beside the cards. Raises DeckwrightError (`fetch-failed`) with the old file as it was."""
    url = table_url(source.url, source.name)
    target = root / f"cards/{game}/{source.name}"
    known = _cache(root)
    before = known.get(url, {}) if target.exists() else {}
    answer, data = _get(url, before, source)
    if data is None:
        return Fetched(source, target.stat().st_size, is_new=False)
    _check(data, source, f"cards/{game}/{source.name}")
    is_new = not target.exists() or target.read_bytes() != data
    known[url] = {key: answer[key] for key in ("etag", "last-modified") if answer.get(key)}
    files = [(root / _CACHE, json.dumps(known, indent=1).encode())]
    write_all([(target, data), *files] if is_new else files)
    return Fetched(source, len(data), is_new)


def table_url(url: str, name: str) -> str:
    """The address of the table itself: of a Google Sheet, people copy that of the page that shows it."""
    match = _SHEET.fullmatch(url)
    if match is None:
        return url
    base, what, rest = match.groups()
    form = "xlsx" if name.lower().endswith(".xlsx") else "ods" if name.lower().endswith(".ods") else "csv"
    tab = re.search(r"gid=(\d+)", rest)
    if what in ("pub", "pubhtml"):
        return f"{base}/pub?output={form}" + (f"&gid={tab[1]}&single=true" if tab else "")
    if what in ("edit", "view"):
        return f"{base}/export?format={form}" + (f"&gid={tab[1]}" if tab else "")
    return url


def _get(url: str, before: dict[str, str], source: WebTable) -> tuple[dict[str, str], bytes | None]:
    """The headers and the bytes of an answer; None where nothing is new."""
    headers = {"User-Agent": f"deckwright/{__version__}"}
    headers |= {"If-None-Match": before["etag"]} if "etag" in before else {}
    headers |= {"If-Modified-Since": before["last-modified"]} if "last-modified" in before else {}
    end = time.monotonic() + MAX_SECONDS
    try:
        with build_opener(_Redirects(url)).open(
            Request(url, headers=headers), timeout=QUIET_SECONDS
        ) as answer:
            data = b""
            while chunk := answer.read(_CHUNK):
                data += chunk
                if len(data) > MAX_BYTES:
                    raise DeckwrightError(_failure(source, f"it has more than {MAX_BYTES:,} bytes"))
                if time.monotonic() > end:
                    raise DeckwrightError(
                        _failure(source, f"it took more than {number(MAX_SECONDS)} seconds")
                    )
            return {key.lower(): value for key, value in answer.headers.items()}, data
    except HTTPError as error:
        if error.code == 304:
            return {}, None
        hint = "is it published? (File → Share → Publish to web)" if error.code in (401, 403, 404) else None
        raise DeckwrightError(
            _failure(source, f"the server answers {error.code} {error.reason}", hint)
        ) from error
    except (URLError, HTTPException, OSError, ValueError) as error:
        why = getattr(error, "reason", None) or str(error) or type(error).__name__
        raise DeckwrightError(
            _failure(source, str(why), "are you connected? The last table stays as it is")
        ) from error


class _Redirects(HTTPRedirectHandler):
    """Follows a few, and none from a safe address to an unsafe one or to another kind."""

    max_redirections = MAX_REDIRECTS

    def __init__(self, url: str) -> None:
        self.scheme = urlsplit(url).scheme

    def redirect_request(self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str) -> Any:
        scheme = urlsplit(newurl).scheme
        if scheme not in ("http", "https") or (self.scheme == "https" and scheme != "https"):
            raise URLError(f"it leads on to {newurl}, which is not https")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _check(data: bytes, source: WebTable, label: str) -> None:
    start = data[:2000].lstrip().lower()
    if start.startswith((b"<!doctype html", b"<html")):
        hint = "publish it as CSV or XLSX (File → Share → Publish to web), and write that address"
        raise DeckwrightError(_failure(source, "the answer is a web page, no table", hint))
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


def _cache(root: Path) -> dict[str, dict[str, str]]:
    try:
        found = json.loads((root / _CACHE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
