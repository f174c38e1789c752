"""The buttons: sheets, pictures, and the page as one file. Everything goes below `build/`, and nothing else can."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..basics.files import short_path, write_beside
from ..basics.problems import DeckwrightError, Severity, problem
from ..build.again import build
from ..build.request import Request
from .engine import Engine
from .export import export
from .hub import Hub
from .job import PRINTER
from .mailing import LARGE


def write(hub: Hub, engine: Engine, what: str, draft: bool, options: Mapping[str, str]) -> dict[str, Any]:
    """Write, and tell what was written, or what forbids it. *options*: of the sheets, as chosen on the page."""
    try:
        folder = build_folder(hub.root)
        with hub.writing:
            return (
                _write_page(hub, engine, folder)
                if what == "html"
                else _print(hub, engine, what, draft, options, folder)
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


def _print(
    hub: Hub, engine: Engine, form: str, draft: bool, options: Mapping[str, str], folder: Path
) -> dict[str, Any]:
    lang = engine.state.lang or None
    sheets = {name: text for name, text in options.items() if name != PRINTER} | {"format": form}
    printer = options.get(PRINTER) or None
    built = build(
        Request(
            hub.root,
            hub.game,
            lang=lang,
            sheets=sheets,
            out=folder,
            draft=draft,
            printer=printer,
            variants=hub.variants,
        )
    )
    if not built.written:
        errors = sum(found.severity is Severity.ERROR for found in built.problems)
        return {"written": [], "errors": errors}
    paths = [
        short_path(artifact.path, hub.root) for artifact in built.artifacts if artifact.path.suffix != ".json"
    ]
    pages = sum(artifact.pages for artifact in built.artifacts)
    size = sum(artifact.path.stat().st_size for artifact in built.artifacts if artifact.path.suffix == ".pdf")
    return {
        "written": paths[:3],
        "count": len(paths),
        "pages": pages,
        "megabytes": round(size / 1e6, 1) if form == "pdf" else 0,
    }


def build_folder(root: Path) -> Path:
    """`build/`, which must not lead out of the project. Raises DeckwrightError."""
    folder = root / "build"
    if not folder.resolve().is_relative_to(root.resolve()):
        message = "build/ leads out of the project; the page writes nothing there"
        raise DeckwrightError(problem("outside-project", message))
    return folder
