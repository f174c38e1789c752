"""Serves the beginning, and the games that are opened from it, until it is stopped."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

from ...basics.files import sweep_temporary_folders, temporary_folder
from ..serve import SWITCH, bind, hosts, server_of
from .desk import Desk, Follower
from .pages import make_desk_app


def serve_desk(start: Path, say: Callable[[str], None], follower: Follower, *, open_: bool = True) -> None:
    """Serve until Ctrl+C. Only this machine is answered."""
    sweep_temporary_folders()
    with temporary_folder() as workshop, bind("127.0.0.1", None) as listening:
        port = listening.getsockname()[1]
        url = f"http://127.0.0.1:{port}/"
        app = make_desk_app(Desk(start, workshop, follower), hosts(port))
        say(f"Deckwright: {url}   (Ctrl+C ends it; deckwright --help lists the commands)")
        if open_:
            webbrowser.open(url)
        sys.setswitchinterval(SWITCH)
        server_of(app).run(sockets=[listening])
