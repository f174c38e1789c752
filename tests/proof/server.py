"""The page of a game, served in a thread."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

import uvicorn

from deckwright.proof.app import make_app
from deckwright.proof.hub import Hub
from deckwright.proof.serve import bind, hosts
from tests.kit.waiting import PATIENCE, wait_for


class Server:
    """The page of a game, served in a thread."""

    def __init__(self, root: Path, editor: list[str] | None = None) -> None:
        self.root, self.editor = root, editor
        self.listening = bind("127.0.0.1", 0)
        self.port = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self.start()

    def start(self, listening: socket.socket | None = None) -> None:
        self.hub = Hub(self.root, "petit")
        config = uvicorn.Config(
            make_app(self.hub, hosts(self.port), self.editor),
            log_level="error",
            timeout_graceful_shutdown=1,
            ws="none",
        )
        self.server = uvicorn.Server(config)
        sockets = [listening or self.listening]
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": sockets}, daemon=True)
        self.thread.start()
        wait_for(lambda: self.server.started)

    def stop(self) -> None:
        self.server.should_exit = True
        self.hub.stop()
        self.thread.join(PATIENCE)
        self.listening.close()
