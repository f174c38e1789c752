"""The buttons: sheets, pictures, and the page as one file. Everything goes below `build/`, and nothing else can."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..basics.files import short_path, write_beside
from ..basics.problems import DeckwrightError, Problem, Severity, problem
from ..build.again import build
from ..build.request import Request
from ..outlets.export import OUTLETS, ExportRequest
from ..outlets.export import export as export_to
from .engine import Engine
from .export import export
from .hub import Hub
from .job import PRINTER, edition_words
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


def outlets(hub: Hub, engine: Engine) -> list[dict[str, str]]:
    """Where a game can go to, with the command that brings it there."""
    if engine.state.game is None:
        return []
    words = edition_words(engine.state, hub.variants)
    return [
        {"id": name, "line": outlet.line, "command": " ".join(["deckwright export", hub.game, name, *words])}
        for name, outlet in OUTLETS.items()
    ]


def write_outlet(hub: Hub, engine: Engine, outlet: str) -> dict[str, Any]:
    """Make the game ready for an outlet; tell what was written, what was found, and what a person does now."""
    try:
        folder = build_folder(hub.root)
        lang = engine.state.lang or None
        request = Request(hub.root, hub.game, lang=lang, out=folder, variants=hub.variants)
        with hub.writing:
            done = export_to(ExportRequest(request, outlet))
    except DeckwrightError as error:
        return {"written": [], "problems": [_problem(found) for found in error.problems], "next": []}
    built = done.built
    files = [short_path(each.path, hub.root) for each in built.artifacts] if built.written else []
    return {
        "written": files,
        "problems": [_problem(found) for found in built.problems],
        "next": list(done.next_steps) if built.written else [],
    }


def _problem(found: Problem) -> dict[str, str]:
    place = str(found.place) if found.place else ""
    return {
        "severity": str(found.severity),
        "message": f"{place}: {found.message}" if place else found.message,
        "hint": found.hint or "",
    }


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
