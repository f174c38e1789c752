"""The buttons: sheets, pictures, and the page as one file. Everything goes below `build/`, and nothing else can."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..basics.files import short_path, write_beside
from ..basics.problems import DeckwrightError, Severity, problem
from ..build.again import build
from ..build.request import Request
from .engine import Engine
from .export import export
from .hub import Hub
from .mailing import LARGE


def write(hub: Hub, engine: Engine, what: str, draft: bool) -> dict[str, Any]:
    """Write, and tell what was written, or what forbids it."""
    try:
        folder = build_folder(hub.root)
        with hub.writing:
            return (
                _write_page(hub, engine, folder)
                if what == "html"
                else _print(hub, engine, what, draft, folder)
            )
    except DeckwrightError as error:
        return {"written": [], "errors": len(error.problems), "message": str(error.problems[0].message)}


def _write_page(hub: Hub, engine: Engine, folder: Path) -> dict[str, Any]:
    target = folder / hub.game / f"{hub.game}-proof.html"
    data = export(engine)
    write_beside(target, data, label=short_path(target, hub.root))
    megabytes = round(len(data) / 1e6, 1)
    return {
        "written": [short_path(target, hub.root)],
        "pages": 0,
        "megabytes": megabytes,
        "large": len(data) > LARGE,
    }


def _print(hub: Hub, engine: Engine, form: str, draft: bool, folder: Path) -> dict[str, Any]:
    lang = engine.state.lang or None
    sheets = {"format": form}
    built = build(
        Request(hub.root, hub.game, lang=lang, sheets=sheets, out=folder, draft=draft, variants=hub.variants)
    )
    if not built.written:
        errors = sum(found.severity is Severity.ERROR for found in built.problems)
        return {"written": [], "errors": errors}
    paths = [
        short_path(artifact.path, hub.root) for artifact in built.artifacts if artifact.path.suffix != ".json"
    ]
    pages = sum(artifact.pages for artifact in built.artifacts)
    return {"written": paths[:3], "count": len(paths), "pages": pages}


def build_folder(root: Path) -> Path:
    """`build/`, which must not lead out of the project. Raises DeckwrightError."""
    folder = root / "build"
    if not folder.resolve().is_relative_to(root.resolve()):
        message = "build/ leads out of the project; the page writes nothing there"
        raise DeckwrightError(problem("outside-project", message))
    return folder
