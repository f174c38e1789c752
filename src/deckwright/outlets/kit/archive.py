"""A zip whose bytes depend on nothing but what is in it, written file by file."""

from __future__ import annotations

import hashlib
import zipfile
from dataclasses import field
from pathlib import Path
from typing import Final

from ...basics.records import dataclass

STORED: Final = (".png", ".webp", ".pdf")  # which are compressed already


@dataclass(slots=True)
class Archive:
    """One zip; all files lie in one *folder* within, each with the *day* on it."""

    path: Path
    folder: str
    day: tuple[int, int, int]
    sums: dict[str, str] = field(default_factory=dict)

    def add(self, name: str, data: bytes | Path) -> None:
        content = data.read_bytes() if isinstance(data, Path) else data
        self.sums[name] = hashlib.sha256(content).hexdigest()
        self._write(name, content)

    def close(self) -> None:
        """Write the checksums, as `sha256sum --check` reads them."""
        lines = "".join(f"{digest}  {name}\n" for name, digest in sorted(self.sums.items()))
        self._write("SHA256SUMS.txt", lines.encode())

    def _write(self, name: str, content: bytes) -> None:
        entry = zipfile.ZipInfo(f"{self.folder}/{name}", (*self.day, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_STORED if name.endswith(STORED) else zipfile.ZIP_DEFLATED
        entry.create_system = 3  # of Unix, wherever it is made
        entry.external_attr = 0o644 << 16
        with zipfile.ZipFile(self.path, "a") as file:
            file.writestr(entry, content)
