"""Making the pictures in a PDF small: cairo writes them without predictor, and once per file."""

from __future__ import annotations

import hashlib
import io
import struct
from collections.abc import Iterable, Mapping
from typing import Any, Final

from pikepdf import Dictionary, Name, Pdf, Stream
from PIL import Image

CHANNELS: Final = {"/DeviceRGB": ("RGB", 3), "/DeviceGray": ("L", 1)}
WORTH_IT: Final = 4096  # bytes: below, nothing is gained


class PdfPictures:
    """The pictures of files that are joined into *pdf*, one file after the other: equal ones are stored once."""

    def __init__(self, pdf: Pdf) -> None:
        self.pdf = pdf
        self._kept: dict[str, Any] = {}  # by digest, as they are in *pdf*
        self._found: list[tuple[Any, str]] = []  # of the present file, with their digests; masks first
        self._holders: list[Any] = []  # forms of the present file that may show some

    def begin(self, source: Pdf) -> None:
        """Look through a file, and empty what was in one before: so nothing is held twice."""
        streams = [thing for thing in source.objects if isinstance(thing, Stream)]
        pictures = [each for each in streams if each.get("/Subtype") == Name.Image]
        pictures.sort(key=lambda picture: "/SMask" in picture)  # masks come before what they are masks of
        self._holders = [each for each in streams if each.get("/Subtype") == Name.Form] if pictures else []
        self._found = []
        digests: dict[tuple[int, int], str] = {}
        for picture in pictures:
            digests[picture.objgen] = digest = _digest(picture, digests)
            self._found.append((picture, digest))
            if digest in self._kept:
                picture.write(b"")

    def end(self, forms: Iterable[Any]) -> None:
        """The file's *forms* are copied: let them show what is there already."""
        same: Same = {}
        for picture, digest in self._found:
            copied = self.pdf.copy_foreign(picture)  # the same again, where that is done
            mask = copied.get("/SMask")
            if mask is not None and mask.objgen in same:
                copied.SMask = same[mask.objgen]
            kept = self._kept.setdefault(digest, copied)
            if kept.objgen != copied.objgen:
                same[copied.objgen] = kept
        if same:
            for holder in (*forms, *map(self.pdf.copy_foreign, self._holders)):
                _replace_in(holder, same)

    def shrink(self) -> None:
        """Store each as small as it gets without loss."""
        for picture in self._kept.values():
            _shrink(picture)


Same = dict[tuple[int, int], Any]  # by the number of a picture, the equal one that stands for it


def _digest(picture: Any, masks: Mapping[tuple[int, int], str]) -> str:
    """What tells a picture from all others; of its mask the digest stands for the mask."""
    keys = {key: str(value) for key, value in picture.items() if key != "/SMask"}
    mask = picture.get("/SMask")
    whole = hashlib.sha256(
        repr((sorted(keys.items()), masks[mask.objgen] if mask is not None else "")).encode()
    )
    whole.update(picture.read_raw_bytes())
    return whole.hexdigest()


def _replace_in(form: Any, same: Same) -> None:
    """Let *form* show what stands for a picture: pictures are named in resources, and nowhere else."""
    resources = form.get("/Resources")
    named = resources.get("/XObject") if resources is not None else None
    if named is None:
        return
    for key, value in named.items():
        if value.objgen in same:
            named[key] = same[value.objgen]


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
    data = png_data(Image.frombytes(mode, (width, height), picture.read_bytes()))
    if len(data) < len(raw):
        parameters = Dictionary(Predictor=15, Colors=channels, BitsPerComponent=8, Columns=width)
        picture.write(data, filter=Name.FlateDecode, decode_parms=parameters)


def png_data(image: Image.Image) -> bytes:
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
