"""The page as one file, to mail: its modules, its data and its pictures are all within."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import time
from collections.abc import Mapping
from typing import Any, Final

from ..game.load import Project
from . import answers, figures, papers
from .bench import ONE_UP
from .engine import Engine
from .mailing import LARGE, mailable
from .page_files import static_files

_IMPORT: Final = re.compile(r'(from\s+|import\s+)"\./([\w-]+)\.js"')


def export(engine: Engine) -> bytes:
    """The page as it is now: it is drawn and looked at first where that has not been done."""
    files = static_files()
    pictures = {digest: engine.picture(digest, ONE_UP) for digest in engine.state.faces}
    images = {digest: png for digest, future in pictures.items() if (png := future.result())}
    engine.rest()
    modules = {
        name.removesuffix(".js"): _IMPORT.sub(r'\1"proof/\2"', data.decode())
        for name, (data, _) in files.items()
        if name.endswith(".js")
    }
    imports = {f"proof/{name}": data_url("text/javascript", text.encode()) for name, text in modules.items()}
    import_map = json.dumps({"imports": imports})
    start = 'import "proof/main";'
    style = files["proof.css"][0].decode()
    page = files["index.html"][0].decode()
    policy = (
        f"default-src 'none'; script-src {_hash(import_map)} {_hash(start)} data:; "
        f"style-src {_hash(style)}; img-src data:; base-uri 'none'; form-action 'none'"
    )
    data = data_of(engine, images)
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}">\n'
        f"<style>{style}</style>\n"
        f'<script type="importmap">{import_map}</script>'
    )
    page = re.sub(r"<!-- head -->.*?<!-- /head -->", lambda _: head, page, flags=re.DOTALL)
    tail = (
        f'<script type="application/json" id="data">{_in_script(data)}</script>\n'
        f'<script type="module">{start}</script>'
    )
    page = re.sub(r"<!-- script -->.*?<!-- /script -->", lambda _: tail, page, flags=re.DOTALL)
    return page.encode()


def data_of(engine: Engine, images: Mapping[str, bytes]) -> dict[str, Any]:
    """Everything that the page asks a server for, by address, and the pictures as large as is left room for."""
    answered = answers_of(engine)
    room = LARGE - len(json.dumps(answered, ensure_ascii=False).encode())
    known = engine.state.game
    return {
        "at": time.time(),
        "images": {digest: data_url("image/webp", data) for digest, data in mailable(images, room).items()},
        "symbols": {
            name: data_url("image/svg+xml", symbol.svg.encode())
            for name, symbol in (known.symbols.items() if known else ())
        },
        "answers": answered,
    }


def answers_of(engine: Engine) -> dict[str, Any]:
    state, found, cache = engine.state, engine.found, engine.bench.cache
    project = Project.at(engine.bench.root)
    return {
        "/api/game": {
            **answers.game(state, found),
            "rev": state.rev,
            "editor": False,
            "guest": True,
            "progress": engine.progress,
            "summary": engine.summary,
        },
        "/api/cards": {
            "rev": state.rev,
            "cards": list(engine.entries.values()),
            "summary": engine.summary,
        },
        "/api/problems": answers.problems(found, state, cache, project, engine.acceptances),
        "/api/sheets": papers.sheets(state),
        "/api/symbols": answers.symbols(state, cache),
        "/api/stats": figures.stats(state, (), 5),
        **{
            f"/api/card/{key}": answers.card(shown, state, found, cache, project)
            for key, shown in state.cards.items()
        },
    }


def data_url(kind: str, data: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _in_script(value: Any) -> str:
    """JSON that no text in it can end: `<` only as an escape."""
    return (
        json.dumps(value, ensure_ascii=False)
        .replace("<", "\\u003c")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029")
    )
