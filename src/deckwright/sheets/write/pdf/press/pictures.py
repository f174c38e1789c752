"""Pictures of a PDF in inks."""

from __future__ import annotations

import io
from typing import Any, Final

from pikepdf import Array, Dictionary, Name, PdfImage
from PIL import Image

from ..images import png_data
from .inks import Inks

QUALITY: Final = 95  # of pictures that are JPEG already
_INVERTED: Final = Array([1, 0] * 4)  # as the JPEG of Pillow, and of everybody, keeps inks


def convert_picture(picture: Any, inks: Inks) -> None:
    """Write a picture in the inks that it takes: a grey one in black."""
    if is_mask(picture):
        return
    seen = _seen(picture)
    if seen.mode == "L":
        _write(picture, seen.point([255 - black for black in inks.greys]), Name.DeviceGray)
    elif "/DCTDecode" in _filters(picture):
        _write_jpeg(picture, inks.picture(seen))
    else:
        _write(picture, inks.picture(seen), Name.DeviceCMYK)


def as_light(picture: Any) -> None:
    """The same of a picture in a mask, which counts by its light."""
    if not is_mask(picture) and (seen := _seen(picture)).mode != "L":
        _write(picture, seen.convert("L"), Name.DeviceGray)


def is_mask(picture: Any) -> bool:
    return bool(picture.get("/ImageMask", False))


def _filters(picture: Any) -> list[str]:
    filters = picture.get("/Filter")
    return [str(each) for each in filters] if isinstance(filters, Array) else [str(filters)]


def _seen(picture: Any) -> Image.Image:
    """The picture as it is shown: in L or RGB."""
    size, space = (int(picture.Width), int(picture.Height)), picture.get("/ColorSpace")
    mode = {"/DeviceRGB": "RGB", "/DeviceGray": "L"}.get(str(space)) if isinstance(space, Name) else None
    if mode is not None and picture.get("/BitsPerComponent") == 8 and "/DCTDecode" not in _filters(picture):
        return Image.frombytes(mode, size, picture.read_bytes())
    seen = PdfImage(picture).as_pil_image()
    return seen.convert("L" if seen.mode in ("1", "L") else "RGB")


def _write(picture: Any, made: Image.Image, space: Name) -> None:
    channels = 4 if space == Name.DeviceCMYK else 1
    rows = Image.frombytes("RGBA", made.size, made.tobytes()) if channels == 4 else made
    parameters = Dictionary(Predictor=15, Colors=channels, BitsPerComponent=8, Columns=made.width)
    picture.write(png_data(rows), filter=Name.FlateDecode, decode_parms=parameters)
    _describe(picture, space)


def _write_jpeg(picture: Any, made: Image.Image) -> None:
    buffer = io.BytesIO()
    made.save(buffer, "JPEG", quality=QUALITY, subsampling=0)
    picture.write(buffer.getvalue(), filter=Name.DCTDecode)
    _describe(picture, Name.DeviceCMYK)
    picture.Decode = _INVERTED


def _describe(picture: Any, space: Name) -> None:
    picture.ColorSpace, picture.BitsPerComponent = space, 8
    if "/Decode" in picture:
        del picture.Decode
