"""Serves the page until it is stopped."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from ..basics.problems import RequestError, problem
from ..basics.records import dataclass
from .app import make_app
from .editor import find_editor
from .engine import Engine
from .guard import Guests
from .hub import Hub
from .share import own_address, qr
from .state import State

PORT: Final = 8123
SWITCH: Final = (
    0.001  # seconds that a page's request waits for the thread that draws, at most, when it runs Python
)
TRIES: Final = 20  # ports after the first, where none was asked for

AtRest = Callable[[State, Mapping[str, Any]], None]  # called with a state and the engine's summary of it


@dataclass(frozen=True, slots=True)
class Proof:
    """What is served, and how."""

    root: Path
    game: str
    port: int | None = None
    open: bool = False
    share: bool = False
    variants: tuple[str, ...] = ()
    lang: str = ""  # that the page shows at first; the game's first


def serve(proof: Proof, say: Callable[[str], None], at_rest: AtRest) -> None:
    """Serve until Ctrl+C; *at_rest* is called whenever a change has been drawn and looked at.

    Raises RequestError where the port is taken, there is no network to share on, or no variant or language of such a
    name.
    """
    address = "127.0.0.1"
    if proof.share:
        found = own_address()
        if found is None:
            raise RequestError(problem("no-network", "this machine is in no network to share the page on"))
        address = found
    listening = bind("0.0.0.0" if proof.share else "127.0.0.1", proof.port)
    with listening:
        port = listening.getsockname()[1]
        guests = Guests(lambda token: say(invitation(address, port, token))) if proof.share else None
        hub = Hub(proof.root, proof.game, variants=proof.variants)
        app = make_app(hub, hosts(port, address if proof.share else None), find_editor(), guests)
        url = f"http://127.0.0.1:{port}/" + (f"#/cards?lang={proof.lang}" if proof.lang else "")
        say(f"{proof.game}: {url}   (Ctrl+C ends it)")
        if guests:
            say(invitation(address, port, guests.token))
        if proof.open:
            webbrowser.open(url)
        sys.setswitchinterval(SWITCH)
        server, faults = server_of(app), list[RequestError]()
        arguments = (hub, proof.lang, server, faults, at_rest)
        threading.Thread(target=_follow, args=arguments, daemon=True).start()
        server.run(sockets=[listening])
        if faults:
            raise faults[0]


def server_of(app: ASGIApp) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=1,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=16_384,
        ws="none",
    )
    return uvicorn.Server(config)


def _follow(hub: Hub, lang: str, server: uvicorn.Server, faults: list[RequestError], at_rest: AtRest) -> None:
    """Read the game before a page asks for it, and end where it is not as it was asked for; then follow its states."""
    try:
        engine = hub.engine(lang)
    except RequestError as error:
        faults.append(error)
        server.should_exit = True
        return
    hub.cache.prune()
    follow(hub, engine, at_rest)


def follow(hub: Hub, engine: Engine, at_rest: AtRest) -> None:
    """Call *at_rest* with each state that has been drawn and looked at, until the engine ends."""
    rev = 0
    while state := engine.wait_for_rest_after(rev):
        rev = state.rev
        with hub.writing:
            at_rest(state, engine.summary)


def hosts(port: int, shared: str | None = None) -> set[str]:
    names = ["127.0.0.1", "localhost", "[::1]", *([shared] if shared else [])]
    return {f"{name}:{port}" for name in names} | ({*names} if port == 80 else set())


def invitation(address: str, port: int, token: str) -> str:
    url = f"http://{address}:{port}/?token={token}"
    return f"For one guest in this network: {url}\n{qr(url)}"


def bind(host: str, port: int | None) -> socket.socket:
    """A socket that listens on the port, or on the first free one where none is asked for."""
    candidates = [port] if port is not None else [*range(PORT, PORT + TRIES), 0]
    for candidate in candidates:
        try:
            return _bind(host, candidate)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES, getattr(errno, "WSAEACCES", 10013)):
                raise
    message = f"port {port} is taken, or not for you to use"
    raise RequestError(problem("port-taken", message, hint="leave --port out, and a free one is found"))


def _bind(host: str, port: int) -> socket.socket:
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would share a port that is taken
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(128)
    except OSError:
        found.close()
        raise
    return found
