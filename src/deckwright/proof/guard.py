"""Who may speak to the page: the browser on this machine (or a guest with a token), from the page itself.

A page of any other site can send requests to 127.0.0.1; and a name of its own may come to lead there (DNS
rebinding). So the Host must be ours, the Origin must be ours, and what the browser says of the request's site must fit.
"""

from __future__ import annotations

import hmac
import ipaddress
import secrets
from collections.abc import Callable, Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from types import MappingProxyType
from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MAX_ADDRESS: Final = 4_096  # bytes of path and query
MAX_BODY: Final = 16_384
COOKIE: Final = "deckwright"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
NO_UPLOADS: Final[Mapping[str, int]] = MappingProxyType({})
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


class Guests:
    """Tokens that let in one browser each, which then shows a cookie."""

    def __init__(self, told: Callable[[str], None] | None = None) -> None:
        self._told = told  # is called with each new token
        self._cookies: set[str] = set()
        self._renew()

    def _renew(self) -> None:
        self.token = secrets.token_urlsafe(16)

    def admit(self, token: str) -> str | None:
        """The cookie for a guest who brings the token, which is then used up."""
        if not hmac.compare_digest(token.encode(), self.token.encode()):
            return None
        cookie = secrets.token_urlsafe(24)
        self._cookies.add(cookie)
        self._renew()
        if self._told:
            self._told(self.token)
        return cookie

    def knows(self, cookie: str) -> bool:
        return any(hmac.compare_digest(cookie.encode(), known.encode()) for known in self._cookies)


class Guard:
    """ASGI middleware. *hosts* are the values of Host that are ours; without *guests* only this machine is served."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: Iterable[str],
        guests: Guests | None = None,
        uploads: Mapping[str, int] = NO_UPLOADS,
    ) -> None:
        self._app = app
        self._uploads = uploads  # bytes at most, by path: what takes a file instead of JSON
        self._hosts = frozenset(host.lower() for host in hosts)
        self._guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] != "http":
            return  # no other kind is spoken here; the server closes it
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, with_headers(send))
            return
        scope.setdefault("state", {})["guest"] = not is_loopback(scope)
        most = self._uploads.get(scope["path"], MAX_BODY)
        await self._app(scope, limit_body(receive, most), with_headers(send))

    def _refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        if len(scope.get("raw_path", b"")) + len(scope["query_string"]) > MAX_ADDRESS:
            return plain_text(414, "The address is too long.")
        if headers.get("host", "").lower() not in self._hosts:
            return plain_text(421, "This page answers to its own address only.")
        if scope["method"] not in ("GET", "HEAD", "POST"):
            return plain_text(405, "GET and POST only.")
        if not self._is_own(scope, headers):
            return plain_text(403, "Another site may not ask this.")
        if scope["method"] == "POST":
            refusal = _bad_post(headers, self._uploads.get(scope["path"]))
            if refusal is not None:
                return refusal
        return None if is_loopback(scope) else self._for_guest(scope, headers)

    def _is_own(self, scope: Scope, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is not None and not (
            origin.startswith("http://") and origin.removeprefix("http://").lower() in self._hosts
        ):
            return False
        if scope["method"] == "POST" and origin is None:
            return False
        site = headers.get("sec-fetch-site", "same-origin")
        if site in ("same-origin", "none"):
            return True
        # a link from elsewhere may open the page itself, and nothing else
        return (
            scope["method"] == "GET" and scope["path"] == "/" and headers.get("sec-fetch-mode") == "navigate"
        )

    def _for_guest(self, scope: Scope, headers: Headers) -> Response | None:
        if self._guests is None:
            return plain_text(403, "This page is for the machine that it runs on.")
        if scope["method"] == "POST":
            return plain_text(403, "Guests look on: writing and opening files is for who started the page.")
        if self._guests.knows(cookie_of(headers)):
            return None
        tokens = parse_qs(scope["query_string"].decode("latin-1")).get("token", [""])
        cookie = self._guests.admit(tokens[0]) if scope["path"] == "/" else None
        if cookie is None:
            return plain_text(403, "Ask for a new link: each opens the page once.")
        response = RedirectResponse("/", 303)
        response.set_cookie(COOKIE, cookie, httponly=True, samesite="strict")
        return response


def _bad_post(headers: Headers, upload: int | None) -> Response | None:
    """*upload*: the bytes that may come, where a file is taken. A form of another site can send neither kind."""
    kind = headers.get("content-type", "").partition(";")[0].strip()
    if kind != ("application/json" if upload is None else "application/octet-stream"):
        return plain_text(415, "JSON only." if upload is None else "A file's bytes only.")
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > (MAX_BODY if upload is None else upload):
        return plain_text(413, "That is too much.")
    return None


def cookie_of(headers: Headers) -> str:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


def is_loopback(scope: Scope) -> bool:
    """Whether the other end of the connection is on this machine."""
    client = scope.get("client")
    try:
        address = ipaddress.ip_address(client[0]) if client else None
    except ValueError:
        return False
    return address is not None and address.is_loopback


def plain_text(status: int, text: str) -> Response:
    return PlainTextResponse(text + "\n", status)


def limit_body(receive: Receive, most: int) -> Receive:
    """Cut off bodies that are longer than *most* bytes."""
    left = most

    async def receive_some() -> Message:
        nonlocal left
        message = await receive()
        if message["type"] == "http.request":
            left -= len(message.get("body", b""))
            if left < 0:
                return {"type": "http.disconnect"}
        return message

    return receive_some


def with_headers(send: Send) -> Send:
    async def send_more(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_more
