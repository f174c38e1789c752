"""Pictures for the mail: as large and fine as all of them fit into what mail servers let through."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from PIL import Image

from ..basics.records import dataclass

# Beyond it, a mail with the file is larger than 20 MB, which many servers refuse: it adds 37 % in base64.
LARGE: Final = 14_000_000
SAMPLE: Final = 24  # pictures by which the size of all is judged
BASE64: Final = 4 / 3
ROOM: Final = 0.93  # of what is left for pictures: those of the sample may be the simple ones


@dataclass(frozen=True, slots=True)
class Fineness:
    width: int  # pixels, bleed included
    quality: int  # of WebP


# At quality 60 the even areas of drawn cards show no blocks yet, and letters keep their edges down to 480 pixels.
LADDER: Final = (
    Fineness(640, 75),
    Fineness(640, 60),
    Fineness(560, 60),
    Fineness(480, 60),
    Fineness(400, 55),
    Fineness(320, 50),
)


def smaller(png: bytes, fineness: Fineness = LADDER[0]) -> bytes:
    """A PNG as a WebP of this fineness, never wider than it was."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    if image.width > fineness.width:
        height = max(1, round(image.height * fineness.width / image.width))
        image = image.resize((fineness.width, height), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    image.save(out, "WEBP", quality=fineness.quality, method=4)
    return out.getvalue()


def mailable(pictures: Mapping[str, bytes], room: int = LARGE) -> dict[str, bytes]:
    """All *pictures*, PNGs by digest, as WebP: the finest that in base64 fit into *room* bytes, as far as any do."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        fineness = _finest(tuple(pictures.values()), room, pool)
        made = pool.map(lambda png: smaller(png, fineness), pictures.values())
        return dict(zip(pictures, made, strict=True))


def _finest(pictures: Sequence[bytes], room: int, pool: ThreadPoolExecutor) -> Fineness:
    sample = pictures[:: max(1, len(pictures) // SAMPLE)]
    for fineness in LADDER[:-1]:
        made = sum(pool.map(lambda png, fine=fineness: len(smaller(png, fine)), sample))
        if made / max(1, len(sample)) * len(pictures) * BASE64 <= room * ROOM:
            return fineness
    return LADDER[-1]
