"""What tells two states of a picture apart: the face as text, and the bytes of everything that it shows."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from ..basics.fingerprint import code_state, engine_state
from ..basics.records import dataclass
from ..faces.layouts import Face
from ..game.model import Game

_ASSET: Final = re.compile(r"""href\s*=\s*["'](assets/[^"'#]+)""")
_SYMBOL: Final = re.compile(r"""(?:data-symbol="|symbol:)([\w-]+)""")
PICTURING: Final = (
    "proof/picturing.py",
    "proof/records.py",
    "sheets/write/png.py",
)  # beside what draws any face
MAX_DEPTH: Final = 4  # of pictures in pictures


class Digester:
    """Digests for one state of a game; the files of *before* are not read again where they have not changed."""

    def __init__(self, game: Game, root: Path, before: Digester | None = None) -> None:
        self._root = root
        self._symbols = {name: symbol.svg for name, symbol in game.symbols.items()}
        self.engine: bytes = before.engine if before else engine_digest()
        self._fonts = hashlib.sha256("\n".join(_stamped(Path(font)) for font in game.fonts).encode()).digest()
        self._before = before.assets if before else {}
        self.assets: dict[str, _Asset] = {}

    @property
    def pictures(self) -> tuple[str, ...]:
        """All pictures that the faces show, and those within them."""
        return tuple(self.assets)

    def of(self, face: Face) -> str:
        drawing, symbols, pictures = _shown(face.svg)
        whole = hashlib.sha256(self.engine + self._fonts + drawing)
        whole.update(repr((face.component.size, face.component.bleed)).encode())
        for name in symbols:
            whole.update(name.encode() + self._symbols.get(name, "").encode())
        for path in pictures:
            whole.update(path.encode() + self._asset(path))
        return whole.hexdigest()[:24]

    def _asset(self, path: str, depth: int = 0) -> bytes:
        """The digest of a picture and of the pictures in it."""
        known = self.assets.get(path)
        if known is None:
            stamp = _stamped(self._root / path)
            known = self._before.get(path)
            if known is None or known.stamp != stamp:
                known = self._read(path, stamp)
            self.assets[path] = known
        if not known.within or depth > MAX_DEPTH:
            return known.digest
        return known.digest + b"".join(self._asset(inner, depth + 1) for inner in known.within)

    def _read(self, path: str, stamp: str) -> _Asset:
        try:
            data = (self._root / path).read_bytes()
        except OSError:
            return _Asset(stamp, b"missing", ())
        inner = _ASSET.findall(data.decode(errors="replace")) if path.endswith(".svg") else []
        return _Asset(stamp, hashlib.sha256(data).digest(), tuple(sorted(set(inner))))


@dataclass(frozen=True, slots=True)
class _Asset:
    stamp: str
    digest: bytes
    within: tuple[str, ...]  # the pictures that it shows


@lru_cache(2048)
def _shown(svg: str) -> tuple[bytes, tuple[str, ...], tuple[str, ...]]:
    """The digest of a drawing as text, the symbols that it shows, and the pictures."""
    digest = hashlib.sha256(svg.encode()).digest()
    return digest, tuple(sorted(set(_SYMBOL.findall(svg)))), tuple(sorted(set(_ASSET.findall(svg))))


def _stamped(path: Path) -> str:
    try:
        stat = path.stat()
    except OSError:
        return f"{path} missing"
    return f"{path} {stat.st_size} {stat.st_mtime_ns} {stat.st_ino}"


def engine_digest() -> bytes:
    """Of the program that draws: another version draws other pictures."""
    return hashlib.sha256(f"{engine_state()}; {code_state(PICTURING)}".encode()).digest()
