"""Where the program of the folder starts: the surroundings are put right, then it is the program that pip installs."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

CERTIFICATES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
FONTS: Final = "/etc/fonts/fonts.conf"


def prepare(folder: Path, environment: MutableMapping[str, str]) -> None:
    """Let the libraries in *folder* be found by us, and by no program that we start."""
    # The loader has read it by now; git or an editor would take our libraries for their own.
    before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    environment.pop("LD_LIBRARY_PATH", None)
    if before:
        environment["LD_LIBRARY_PATH"] = before
    asked = [place for place in environment.get("DECKWRIGHT_LIBS", "").split(os.pathsep) if place]
    if str(folder) not in asked:
        environment["DECKWRIGHT_LIBS"] = os.pathsep.join([*asked, str(folder)])
    if not {"FONTCONFIG_FILE", "FONTCONFIG_PATH"} & set(environment) and not Path(FONTS).exists():
        environment["FONTCONFIG_FILE"] = str(folder / "fonts.conf")
    found = next((file for file in CERTIFICATES if Path(file).is_file()), None)
    if found and sys.platform.startswith(
        "linux"
    ):  # OpenSSL looks where the system has them that it was made on
        environment.setdefault("SSL_CERT_FILE", found)


def main() -> None:
    prepare(Path(sys._MEIPASS), os.environ)  # type: ignore[attr-defined]  # noqa: SLF001 - PyInstaller's word for where it lies
    multiprocessing.freeze_support()
    from deckwright.__main__ import main as run  # noqa: PLC0415 - the surroundings come first

    run()


if __name__ == "__main__":
    main()
