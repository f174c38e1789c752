"""Images: PNG, JPEG, WebP, TIFF, GIF and SVG files, by project-relative path or data: URL.

Raster images are decoded once for a run, their colours brought to sRGB (`profiles`). They keep the JPEG bytes that they
came with, so that a PDF stores the file as it is; an id makes cairo store each once, however many pages it stands on.
EXIF orientation is a matrix, since the bytes stay as they are. SVG images are drawn as vectors.
"""

from __future__ import annotations

import base64
import binascii
import gzip
import io
import posixpath
import re
import urllib.parse
import warnings
import zlib
from collections.abc import Callable
from typing import Any, Final

import cairocffi
from PIL import Image, UnidentifiedImageError

from ...basics.geometry import Matrix, Size
from ...basics.pictures import FORMATS, unread_content
from ...basics.problems import DeckwrightError
from ...basics.records import dataclass
from ..canvas import reading
from ..canvas.canvas import Canvas
from ..document import parsing
from ..document.tree import Document, Node
from . import profiles
from .profiles import Finding

MAX_PIXELS: Final = 100_000_000
_LIMIT: Final = f"at most {MAX_PIXELS // 1_000_000} million are read"
MAX_SVG_BYTES: Final = 64 << 20

JPEG_MODES: Final = ("L", "RGB")  # that a PDF takes without more ado
MODES: Final = frozenset(
    ("1", "L", "LA", "I", "I;16", "I;16B", "P", "PA", "RGB", "RGBA", "RGBX", "CMYK", "YCbCr")  # of Pillow
)
QUALITY: Final = 95  # of a JPEG whose colours had to be converted

_DATA_URL = re.compile(r"data:([^,;]*)((?:;[^,;]*)*),(.*)", re.DOTALL)
_SCHEME = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]+:")
_WITHIN: Final = " (a data: URL in it)"
_ORIENTATION_TAG: Final = 0x0112


@dataclass(slots=True)
class Picture:
    """A raster. *orientation* maps its pixels to the picture as it is meant to be seen, of size *size*."""

    pixels: Image.Image | None  # opened, perhaps not yet decoded, until a surface is made of them
    extent: tuple[int, int]  # in pixels, before it is turned
    size: Size  # the file's pixels, upright
    orientation: Matrix
    digest: str
    has_alpha: bool
    jpeg: bytes | None = None  # that a PDF stores in place of the pixels
    finding: Finding | None = None  # what is wrong with its colours
    mask: Any | None = None  # cairocffi.ImageSurface: what shows of it, where its own pixels have no alpha
    _surface: Any = None
    _frame: Any = None

    @property
    def surface(self) -> Any:
        """The pixels as a cairocffi.ImageSurface."""
        if self.pixels is not None:
            self._surface = surface_of(self.pixels, self.digest)
            if self.jpeg is not None:
                self._surface.set_mime_data("image/jpeg", self.jpeg)
            self.pixels = None
        return self._surface

    @property
    def for_pdf(self) -> Any:
        """What a PDF takes: of a JPEG nothing but the file, in a surface whose pixels are never decoded."""
        if self.jpeg is None or self._surface is not None:
            return self.surface
        if self._frame is None:
            self._frame = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, *self.extent)
            self._frame.set_mime_data("application/x-cairo.uuid", self.digest.encode())
            self._frame.set_mime_data("image/jpeg", self.jpeg)
        return self._frame


class ImageError(Exception):
    """An image that cannot be used: a problem's code and sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def load(canvas: Canvas, node: Node, href: str) -> Picture | Document | None:
    """What *href* names, decoded once for the run; None after reporting why it is missing."""
    try:
        digest, label, data = _source(canvas, href)
        picture: Picture | Document = canvas.run.store.get(
            (digest, label, 0), lambda: decode(data(), label, digest)
        )
        if isinstance(picture, Picture) and picture.finding:
            code, message, hint = picture.finding
            canvas.report(code, f"image {_shown(href)!r}: {message}", node, hint)
        return picture
    except DeckwrightError as error:
        for found in error.problems:
            canvas.report(found.code, found.message, node, found.hint)
    except ImageError as fault:
        canvas.report(fault.code, f"image {_shown(href)!r}: {fault.message}", node)
    return None


def load_bytes(canvas: Canvas, data: bytes, label: str) -> Picture | None:
    """A raster picture that stands in another file, *label*; None where it cannot be read."""
    digest = reading.digest(data)
    try:
        found = canvas.run.store.get((digest, label, 0), lambda: decode(data, label, digest))
    except ImageError:
        return None
    return found if isinstance(found, Picture) else None


def _shown(href: str) -> str:
    return urllib.parse.unquote(href) if len(href) < 80 else href[:60] + "…"


def name_of(href: str) -> str:
    """The file's name, for a message."""
    return "picture" if _DATA_URL.match(href) else urllib.parse.unquote(href).rpartition("/")[2]


def _source(canvas: Canvas, href: str) -> tuple[str, str, Callable[[], bytes]]:
    """The digest of an image's bytes, what they are called, and how to get them."""
    match = _DATA_URL.fullmatch(href)
    if match is None:
        if href.startswith("file:"):
            raise ImageError(
                "svg-unsupported", "the path is one of a single computer; link it as ../../assets/…"
            )
        if _SCHEME.match(href):
            raise ImageError(
                "svg-unsupported", "pictures are not fetched from the network; save it as a file"
            )
        path = urllib.parse.unquote(href)
        if canvas.document.label.endswith(_WITHIN):
            raise ImageError("svg-unsupported", "a drawing in a data: URL has no folder for its pictures")
        if canvas.document is not canvas.face:  # a picture within a picture lies beside it
            path = posixpath.normpath(posixpath.join(posixpath.dirname(canvas.document.label), path))
        return canvas.read(path), path, lambda: canvas.run.reader.data(path)
    payload = urllib.parse.unquote_to_bytes(match[3])
    if "base64" in match[2]:
        try:
            payload = base64.b64decode(re.sub(rb"\s", b"", payload))
        except binascii.Error as error:
            raise ImageError("image-unreadable", f"the data: URL is not base64 ({error})") from error
    return reading.digest(payload), canvas.document.label + _WITHIN, lambda: payload


def decode(data: bytes, label: str, digest: str) -> Picture | Document:
    """A picture or an SVG document from a file's bytes. Raises ImageError."""
    return _svg(data, label) if _is_svg(data) else _picture(data, digest)


def _is_svg(data: bytes) -> bool:
    return data[:2] == b"\x1f\x8b" or data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"<"


def _svg(data: bytes, label: str) -> Document:
    if data[:2] == b"\x1f\x8b":
        try:
            data = zlib.decompressobj(wbits=31).decompress(data, MAX_SVG_BYTES)
        except (zlib.error, gzip.BadGzipFile) as error:
            raise ImageError("image-unreadable", f"not a gzip file ({error})") from error
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ImageError("image-unreadable", "the SVG is not UTF-8 text") from error
    document = parsing.parse(text, label)
    if document.root is None:
        raise ImageError("image-unreadable", "; ".join(found.problem.message for found in document.findings))
    return document


def _picture(data: bytes, digest: str) -> Picture:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Pillow's own limit only warns; ours follows
        try:
            image: Image.Image = Image.open(io.BytesIO(data), formats=FORMATS)
            if image.width * image.height > MAX_PIXELS:
                raise ImageError("image-too-large", f"{image.width} × {image.height} pixels; {_LIMIT}")
            if image.format == "TIFF":  # which Pillow turns upright itself, on reading
                image.load()
            orientation, size = _upright(image)
            if image.mode not in MODES:
                raise ImageError(
                    "image-unreadable", f"its colours are of a kind that is not read, {image.mode}"
                )
            transform, finding = profiles.judge(image)
            extent = image.size
            is_jpeg = image.format == "JPEG"
            passes = is_jpeg and image.mode in JPEG_MODES and transform is None
            if passes:  # a PDF wants no more than the file, and an eighth shows that it can be decoded
                image.draft(image.mode, (image.width // 8, image.height // 8))
            image.load()
        except Image.DecompressionBombError as error:
            raise ImageError("image-too-large", _LIMIT) from error
        except UnidentifiedImageError as error:
            kind = unread_content(data)
            found = f"a picture of a kind that is not read ({kind})" if kind else "cannot be decoded"
            raise ImageError("image-unreadable", f"{found}; {', '.join(FORMATS)} and SVG are read") from error
        except (OSError, ValueError, SyntaxError, EOFError) as error:
            raise ImageError("image-unreadable", f"cannot be decoded ({error})") from error
    if transform:
        image = profiles.convert(image, transform)
    if is_jpeg:
        stored = data if passes else _as_jpeg(image)
        lying = stored if orientation == Matrix() else without_exif(stored)
        pixels = Image.open(io.BytesIO(stored))
        return Picture(
            pixels, extent, size, orientation, digest, has_alpha=False, jpeg=lying, finding=finding
        )
    return Picture(image, extent, size, orientation, digest, not is_opaque(image), finding=finding)


def _as_jpeg(image: Image.Image) -> bytes:
    """A photograph that a PDF does not take as it came, or whose colours were converted."""
    out = io.BytesIO()
    image.convert("RGB").save(out, "JPEG", quality=QUALITY, subsampling=0)
    return out.getvalue()


def _upright(image: Image.Image) -> tuple[Matrix, Size]:
    """The map that turns the file's pixels upright, and the size then (EXIF 2.3, section 4.6.4, orientation)."""
    width, height = image.size
    matrices = {
        2: Matrix(-1, 0, 0, 1, width, 0),
        3: Matrix(-1, 0, 0, -1, width, height),
        4: Matrix(1, 0, 0, -1, 0, height),
        5: Matrix(0, 1, 1, 0, 0, 0),
        6: Matrix(0, 1, -1, 0, height, 0),
        7: Matrix(0, -1, -1, 0, height, width),
        8: Matrix(0, -1, 1, 0, 0, width),
    }
    orientation = image.getexif().get(_ORIENTATION_TAG, 1)
    size = Size(width, height)
    return matrices.get(orientation, Matrix()), size.turned() if orientation in (5, 6, 7, 8) else size


def without_exif(jpeg: bytes) -> bytes:
    """The same JPEG without its EXIF segments: a browser would turn the picture in an SVG a second time."""
    kept, at = [jpeg[:2]], 2
    while jpeg[at : at + 1] == b"\xff" and jpeg[at + 1 : at + 2] not in (b"\xda", b""):
        end = at + 2 + int.from_bytes(jpeg[at + 2 : at + 4], "big")
        if not (jpeg[at + 1] == 0xE1 and jpeg[at + 4 : at + 10] == b"Exif\0\0"):
            kept.append(jpeg[at:end])
        at = end
    return b"".join((*kept, jpeg[at:]))


def is_opaque(image: Image.Image) -> bool:
    opaque = ("1", "L", "I", "I;16", "I;16B", "RGB", "CMYK", "YCbCr")
    return image.mode in opaque and "transparency" not in image.info


def surface_of(image: Image.Image, digest: str) -> Any:
    """The pixels as a cairo surface with an id: RGB24 for an opaque picture, else premultiplied ARGB32."""
    width, height = image.size
    image = profiles.to_bytes(image)
    opaque = is_opaque(image)
    if opaque:
        pixels = bytearray(image.convert("RGB").tobytes("raw", "BGRX"))
    elif image.mode == "RGBa":
        pixels = bytearray(image.tobytes("raw", "BGRa"))
    else:
        pixels = bytearray(image.convert("RGBA").tobytes("raw", "BGRa"))
    layout = cairocffi.FORMAT_RGB24 if opaque else cairocffi.FORMAT_ARGB32
    surface = cairocffi.ImageSurface(layout, width, height, pixels, width * 4)
    surface.set_mime_data("application/x-cairo.uuid", digest.encode())
    return surface


def mask_of(alpha: Image.Image, digest: str) -> Any:
    """A picture of one channel as a cairo surface with an id that has nothing but alpha."""
    width, height = alpha.size
    stride = cairocffi.ImageSurface.format_stride_for_width(cairocffi.FORMAT_A8, width)
    pixels = bytearray(alpha.tobytes("raw", "L", stride))
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_A8, width, height, pixels, stride)
    surface.set_mime_data("application/x-cairo.uuid", digest.encode())
    return surface
