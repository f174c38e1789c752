"""Making the pictures in a PDF small: cairo writes them without predictor, and once per file."""

from __future__ import annotations

import hashlib
import io
import struct
from collections.abc import Iterator
from typing import Any, Final

from pikepdf import Dictionary, Name, Pdf, Stream
from PIL import Image

CHANNELS: Final = {"/DeviceRGB": ("RGB", 3), "/DeviceGray": ("L", 1)}
WORTH_IT: Final = 4096  # bytes: below, nothing is gained


def shrink_images(pdf: Pdf) -> None:
    """Write every Flate picture of 8 bits again with a predictor, where that makes it smaller."""
    for picture in _pictures(pdf):
        kind = CHANNELS.get(str(picture.get("/ColorSpace")))
        raw = picture.read_raw_bytes()
        plain = picture.get("/Filter") == Name.FlateDecode and "/DecodeParms" not in picture
        if kind is None or not plain or picture.get("/BitsPerComponent") != 8 or len(raw) < WORTH_IT:
            continue
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


def unify_images(pdf: Pdf) -> None:
    """Store equal pictures once. Masks come first, so that pictures with equal masks can be equal."""
    for masks in (True, False):
        first: dict[bytes, Any] = {}
        same: dict[tuple[int, int], Any] = {}
        for picture in _pictures(pdf):
            if masks == ("/SMask" in picture):
                continue
            kept = first.setdefault(_digest(picture), picture)
            if kept.objgen != picture.objgen:
                same[picture.objgen] = kept
        if same:
            _replace(pdf, same)


def _pictures(pdf: Pdf) -> Iterator[Any]:
    for thing in pdf.objects:
        if isinstance(thing, Stream) and thing.get("/Subtype") == Name.Image:
            yield thing


def _digest(picture: Any) -> bytes:
    keys = {key: value for key, value in picture.items() if key != "/SMask"}
    digest = hashlib.sha256(repr(sorted((key, str(value)) for key, value in keys.items())).encode())
    mask = picture.get("/SMask")
    digest.update(repr(mask.objgen if mask is not None else None).encode())
    digest.update(picture.read_raw_bytes())
    return digest.digest()


def _replace(pdf: Pdf, same: dict[tuple[int, int], Any]) -> None:
    for thing in pdf.objects:
        if not isinstance(thing, Dictionary | Stream):
            continue
        for holder in (thing, thing.get("/XObject"), _inner(thing)):
            if holder is None:
                continue
            for key, value in holder.items():
                if key != "/Parent" and getattr(value, "is_indirect", False) and value.objgen in same:
                    holder[key] = same[value.objgen]


def _inner(thing: Any) -> Any:
    resources = thing.get("/Resources")
    return None if resources is None else resources.get("/XObject")
