"""`sources:` of game.yaml: tables that lie on the web. `deckwright fetch` gets them; nothing else goes there."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from ...basics.problems import Place
from ..source.keys import Table, word
from ..source.tables import SUFFIXES

_NAME: Final = re.compile(r"[^/\\:*?\"<>|\0]+")


def read_sources(table: Table) -> dict[str, tuple[str, Place]]:
    """Addresses with their places, by the name of the file beside the cards that each is put into."""
    found: dict[str, tuple[str, Place]] = {}
    for key, node in table.items():
        url = word(node, table.report, f"the address of {key.value}")
        if not _NAME.fullmatch(key.value) or not key.value.lower().endswith(SUFFIXES):
            message = f"{key.value!r} is no name of a table; allowed are {', '.join(SUFFIXES)}"
            table.report.add("wrong-value", message, key, "write sources: {monsters.csv: https://…}")
        elif url is not None and not is_address(url):
            message = f"{url!r} is no address that is fetched: it begins with https://"
            table.report.add("wrong-value", message, node)
        elif url is not None:
            found[key.value] = (url, node.place)
    return found


def is_address(url: str) -> bool:
    """Whether *url* may be fetched: https, or http on this very machine."""
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError:
        return False
    is_here = host in ("localhost", "127.0.0.1", "::1")
    return bool(host) and (parts.scheme == "https" or (parts.scheme == "http" and is_here))
