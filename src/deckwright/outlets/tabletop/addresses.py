"""Addresses of pictures: in a folder of this machine, or where they will be uploaded to."""

from __future__ import annotations

from pathlib import Path

from ...basics.problems import Problem, RequestError, problem


def checked_prefix(url: str | None) -> str | None:
    """The prefix as it is used. Raises RequestError for one that is no address."""
    if url is None:
        return None
    if not url.startswith(("https://", "http://")) or any(letter.isspace() for letter in url):
        message = f"--url {url}: is no address; it begins with https:// or http:// and has no spaces"
        raise RequestError(problem("option-conflict", message))
    return url if url.endswith(("/", "=")) else f"{url}/"


def address(name: str, folder: Path, prefix: str | None) -> str:
    if prefix is not None:
        return prefix + name
    return "file:///" + (folder / name).resolve().as_posix().lstrip("/")


def risky_folder(folder: Path, prefix: str | None) -> list[Problem]:
    """A local address with spaces or accents may not be found by the program: nobody could say."""
    path = str(folder.resolve())
    if prefix is not None or (path.isascii() and " " not in path):
        return []
    message = f"{path} has spaces or accents, with which Tabletop Simulator may not find local pictures"
    hint = "write to another folder with --out DIR, or upload the pictures and give their address with --url"
    return [problem("outlet-address", message, hint=hint)]
