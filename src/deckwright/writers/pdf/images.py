"""Making the pictures in a PDF small: cairo writes them without predictor, and once per file."""

from __future__ import annotations

import hashlib
import io
import struct
from collections.abc import Iterable
from typing import Any, Final

from pikepdf import Dictionary, Name, Pdf, Stream, String
from PIL import Image

CHANNELS: Final = {"/DeviceRGB": ("RGB", 3), "/DeviceGray": ("L", 1)}
MARK: Final = "/Deckwright"  # in a picture, while files are joined: its digest
WORTH_IT: Final = 4096  # bytes: below, nothing is gained


def mark_images(source: Pdf, seen: set[str]) -> None:
    """Write into each picture of *source* what tells it from all others, and empty those that were *seen* in a file
    before: so none is held twice.
    """
    for picture in _pictures(source):
        digest = _digest(picture)
        if digest in seen:
            picture.write(b"")
        seen.add(digest)
        picture[MARK] = String(digest)


def tidy_images(pdf: Pdf) -> None:
    """Store equal pictures once, and each as small as it gets without loss. They are marked, the full ones first."""
    kept, same = _unified(_pictures(pdf))
    if same:
        _replace(pdf, same)
    for picture in kept:
        del picture[MARK]
        _shrink(picture)


def _pictures(pdf: Pdf) -> list[Any]:
    """Masks come before what they are masks of."""
    found = (
        thing for thing in pdf.objects if isinstance(thing, Stream) and thing.get("/Subtype") == Name.Image
    )
    return sorted(found, key=lambda picture: "/SMask" in picture)


def _shrink(picture: Any) -> None:
    """Write a Flate picture of 8 bits again with a predictor, where that makes it smaller."""
    kind = CHANNELS.get(str(picture.get("/ColorSpace")))
    plain = picture.get("/Filter") == Name.FlateDecode and "/DecodeParms" not in picture
    if kind is None or not plain or picture.get("/BitsPerComponent") != 8:
        return
    raw = picture.read_raw_bytes()
    if len(raw) < WORTH_IT:
        return
    mode, channels = kind
    width, height = int(picture.Width), int(picture.Height)
    data = _png_data(Image.frombytes(mode, (width, height), picture.read_bytes()))
    if len(data) < len(raw):
        parameters = Dictionary(Predictor=15, Colors=channels, BitsPerComponent=8, Columns=width)
        picture.write(data, filter=Name.FlateDecode, decode_parms=parameters)


def _png_data(image: Image.Image) -> bytes:
    """The picture as a PNG holds it: each row filtered, then deflated: predictor 15 of PDF."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=6)
    png = buffer.getvalue()
    data, at = [], 8
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        if kind == b"IDAT":
            data.append(png[at + 8 : at + 8 + length])
        at += length + 12
    return b"".join(data)


Same = dict[tuple[int, int], Any]  # by the number of a picture, the equal one that stands for it


def _unified(pictures: Iterable[Any]) -> tuple[list[Any], Same]:
    """The pictures that stay, and which of them stands for each other."""
    first: dict[str, Any] = {}
    same: Same = {}
    for picture in pictures:
        mask = picture.get("/SMask")
        if mask is not None and mask.objgen in same:
            picture.SMask = same[mask.objgen]
        kept = first.setdefault(str(picture[MARK]), picture)
        if kept.objgen != picture.objgen:
            same[picture.objgen] = kept
    return list(first.values()), same


def _digest(picture: Any) -> str:
    """Of a marked mask the mark stands for the mask."""
    keys = {key: str(value) for key, value in picture.items() if key != "/SMask"}
    mask = picture.get("/SMask")
    whole = hashlib.sha256(repr((sorted(keys.items()), str(mask[MARK]) if mask is not None else "")).encode())
    whole.update(picture.read_raw_bytes())
    return whole.hexdigest()


def _replace(pdf: Pdf, same: Same) -> None:
    """Show what stands for a picture wherever that is shown: pictures are named in resources, and nowhere else."""
    for thing in pdf.objects:
        if isinstance(thing, Dictionary | Stream):
            for holder in (thing, thing.get("/Resources")):
                _replace_in(holder.get("/XObject") if isinstance(holder, Dictionary | Stream) else None, same)


def _replace_in(named: Any, same: Same) -> None:
    for key, value in named.items() if named is not None else ():
        if value.objgen in same:
            named[key] = same[value.objgen]
