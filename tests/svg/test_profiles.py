"""Colour profiles of pictures: what is drawn is what the profile says, by arithmetic; what cannot be read is told."""

from __future__ import annotations

import io
import math
import zlib

import cairocffi
import numpy
import pikepdf
import pytest
from PIL import Image, ImageCms
from PIL.PngImagePlugin import PngInfo

from deckwright.svg import Renderer, parse

from . import profiles
from .helpers import Files, document, ours, problems

RED, GREEN, DULL = (200, 40, 40), (60, 180, 90), (128, 128, 128)
CYAN_LAB, PAPER_LAB = (55.0, -37.0, -50.0), (100.0, 0.0, 0.0)
INKS: dict[tuple[int, ...], tuple[float, float, float]] = {
    (0, 0, 0, 0): PAPER_LAB,
    (1, 0, 0, 0): CYAN_LAB,
    (0, 1, 0, 0): (48.0, 74.0, -3.0),
}
SRGB = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
IMAGE = '<image href="a" x="94" y="94" width="12" height="12"/>'
PLAIN_JPEG = {"quality": 100, "subsampling": 0}


def _file(mode: str, color: object, kind: str, profile: bytes | None, **options: object) -> bytes:
    out = io.BytesIO()
    extra = {} if profile is None else {"icc_profile": profile}
    Image.new(mode, (32, 32), color).save(out, kind, **extra, **options)  # type: ignore[arg-type]
    return out.getvalue()


def _shown(data: bytes) -> tuple[int, ...]:
    return tuple(int(value) for value in ours(document(IMAGE), Files({"a": data}))[100, 100])


def _is_near(found: tuple[int, ...], wanted: tuple[int, ...], most: int = 3) -> bool:
    return max(abs(a - b) for a, b in zip(found, wanted, strict=True)) <= most


def _chunks(
    mode: str, color: object, exponent: float, places: tuple[float, ...] = (), **more: bytes
) -> bytes:
    """A PNG with gAMA, and with cHRM where there are *places*: of white, red, green and blue."""
    info = PngInfo()
    info.add(b"gAMA", round(exponent * 100_000).to_bytes(4))
    if places:
        info.add(b"cHRM", b"".join(round(place * 100_000).to_bytes(4) for place in places))
    for name, content in more.items():
        info.add(name.encode(), content)
    if mode != "P":
        return _file(mode, color, "PNG", None, pnginfo=info)
    out = io.BytesIO()
    Image.new("RGB", (32, 32), color).quantize(2).save(out, "PNG", pnginfo=info)  # type: ignore[arg-type]
    return out.getvalue()


def _linear(value: int) -> int:
    """A gray value whose light is as much as its number (gAMA 1), in sRGB (IEC 61966-2-1)."""
    light = value / 255
    return round(255 * (1.055 * math.pow(light, 1 / 2.4) - 0.055))


ADOBE_PLACES = (0.3127, 0.3290, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06)
SRGB_PLACES = (0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06)
ADOBE = profiles.rgb(profiles.ADOBE_RGB, 2.19921875)
ROMM = profiles.rgb(profiles.ROMM_RGB, 1.8)


def _adobe(color: tuple[int, ...]) -> tuple[int, ...]:
    return profiles.from_rgb(profiles.ADOBE_RGB, 563 / 256, color)


def _romm(color: tuple[int, ...]) -> tuple[int, ...]:
    return profiles.from_rgb(profiles.ROMM_RGB, 461 / 256, color)


TABLE = {
    "png": (_file("RGB", RED, "PNG", ADOBE), _adobe(RED)),
    "png, very wide": (_file("RGB", (127, 56, 31), "PNG", ROMM), _romm((127, 56, 31))),
    "png, palette": (_file("P", 0, "PNG", ROMM), (0, 0, 0)),
    "png, alpha": (_file("RGBA", (*GREEN, 255), "PNG", ADOBE), _adobe(GREEN)),
    "png, gray": (_file("L", 100, "PNG", profiles.gray(1.8)), profiles.from_gray(461 / 256, 100)),
    "png, 16 bits": (_file("I;16", 100 * 257, "PNG", profiles.gray(1.8)), profiles.from_gray(461 / 256, 100)),
    "png, gray in rgb": (_file("L", 128, "PNG", ROMM), _romm(DULL)),
    "png, linear": (_chunks("RGB", DULL, 1.0), (_linear(128),) * 3),
    "png, linear gray": (_chunks("L", 50, 1.0), (_linear(50),) * 3),
    "png, linear palette": (_chunks("P", DULL, 1.0), (_linear(128),) * 3),
    "png, linear alpha": (_chunks("RGBA", (*DULL, 255), 1.0), (_linear(128),) * 3),
    "png, primaries": (_chunks("RGB", RED, 256 / 563, ADOBE_PLACES), _adobe(RED)),
    "png, primaries of wide green": (_chunks("RGB", GREEN, 256 / 563, ADOBE_PLACES), _adobe(GREEN)),
    "png, the exponent of sRGB": (_chunks("RGB", GREEN, 0.45455), GREEN),
    "png, the primaries of sRGB": (_chunks("RGB", GREEN, 0.45455, SRGB_PLACES), GREEN),
    "png, sRGB before an exponent": (_chunks("RGB", GREEN, 1.0, sRGB=b"\0"), GREEN),
    "png, no exponent": (_chunks("RGB", GREEN, 0.0), GREEN),
    "png, primaries of no colours": (_chunks("RGB", GREEN, 0.45455, (0.3,) * 8), GREEN),
    "png, gray with an exponent of sRGB": (_chunks("L", 100, 0.45455, ADOBE_PLACES), (100, 100, 100)),
    "jpeg": (_file("RGB", RED, "JPEG", ADOBE, **PLAIN_JPEG), _adobe(RED)),
    "jpeg, gray": (_file("L", 100, "JPEG", profiles.gray(1.8)), profiles.from_gray(461 / 256, 100)),
    "jpeg, cmyk": (
        _file("CMYK", (255, 0, 0, 0), "JPEG", profiles.cmyk(INKS), **PLAIN_JPEG),
        profiles.from_lab(*CYAN_LAB),
    ),
    "webp": (_file("RGB", GREEN, "WEBP", ADOBE, lossless=True), _adobe(GREEN)),
    "webp, alpha": (_file("RGBA", (*GREEN, 255), "WEBP", ROMM, lossless=True), _romm(GREEN)),
    "tiff": (_file("RGB", GREEN, "TIFF", ADOBE), _adobe(GREEN)),
    "tiff, cmyk": (
        _file("CMYK", (0, 255, 0, 0), "TIFF", profiles.cmyk(INKS)),
        profiles.from_lab(*INKS[0, 1, 0, 0]),
    ),
    "tiff, cmyk, paper": (_file("CMYK", (0, 0, 0, 0), "TIFF", profiles.cmyk(INKS)), (255, 255, 255)),
    "srgb": (_file("RGB", RED, "PNG", SRGB), RED),
    "none": (_file("RGB", RED, "TIFF", None), RED),
}


@pytest.mark.parametrize("name", TABLE)
def test_colours_are_those_of_the_profile(name: str) -> None:
    data, wanted = TABLE[name]
    assert _is_near(_shown(data), wanted), (_shown(data), wanted)
    assert not problems(document(IMAGE), Files({"a": data}))


def test_the_arithmetic_knows_what_others_print() -> None:
    """A photograph's red, sRGB 192, 32, 32, that an image editor saved in ROMM RGB; and white is white."""
    assert _is_near(_romm((127, 56, 31)), (192, 32, 32), 6)
    assert profiles.from_gray(1.0, 255) == (255, 255, 255)


def test_what_is_half_seen_through_stays_so() -> None:
    halves = _shown(_file("RGBA", (*RED, 128), "PNG", ADOBE))
    wanted = tuple(round(value * 128 / 255 + 127) for value in _adobe(RED))
    assert _is_near(halves, wanted)


def _broken_png() -> bytes:
    sound = _file("RGB", RED, "PNG", ADOBE)
    at = sound.index(b"iCCP") - 4
    size = int.from_bytes(sound[at : at + 4], "big")
    spoiled = b"iCCPx\0\0" + b"no such thing"
    chunk = (len(spoiled) - 4).to_bytes(4, "big") + spoiled + zlib.crc32(spoiled).to_bytes(4, "big")
    return sound[:at] + chunk + sound[at + 12 + size :]


TOLD = {
    "noise": (_file("RGB", RED, "PNG", b"no profile at all"), "image-profile", "cannot be read"),
    "half": (_file("RGB", RED, "JPEG", ADOBE[:200], **PLAIN_JPEG), "image-profile", "cannot be read"),
    "not deflated": (_broken_png(), "image-profile", "cannot be read"),
    "colours of no picture": (_file("RGB", RED, "PNG", profiles.unsuitable()), "image-profile", "cannot be read"),
    "for gray": (_file("RGB", RED, "PNG", profiles.gray(1.8)), "image-profile", "is for gray"),
    "for cmyk": (_file("RGB", RED, "TIFF", profiles.cmyk(INKS)), "image-profile", "is for CMYK"),
    "for rgb": (_file("CMYK", (0, 160, 160, 55), "TIFF", ADOBE), "image-profile", "it is in CMYK"),
    "cmyk": (_file("CMYK", (0, 204, 204, 55), "TIFF", None), "image-without-profile", "(1 − cyan) × (1 − black)"),
    "cmyk jpeg": (
        _file("CMYK", (0, 204, 204, 55), "JPEG", None, **PLAIN_JPEG),
        "image-without-profile",
        "(1 − cyan) × (1 − black)",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TOLD)
def test_what_cannot_be_converted_is_told_and_drawn(name: str) -> None:
    data, code, words = TOLD[name]
    found = problems(document(IMAGE), Files({"a": data}))
    assert [each.code for each in found] == [code]
    assert words in found[0].message
    assert "sRGB" in (found[0].hint or "")
    if name != "for rgb":
        assert _is_near(_shown(data), RED)


def test_tiff_is_upright() -> None:
    out = io.BytesIO()
    image = Image.new("RGB", (40, 20), RED)
    image.paste(GREEN, (20, 0, 40, 20))
    exif = Image.Exif()
    exif[0x0112] = 6  # a quarter turn clockwise: what was left is on top
    image.save(out, "TIFF", exif=exif.tobytes())
    pixels = ours(document('<image href="a" x="0" y="0" width="100"/>'), Files({"a": out.getvalue()}))
    assert _is_near(tuple(pixels[50, 50]), RED)
    assert _is_near(tuple(pixels[150, 50]), GREEN)


def _stored(data: bytes) -> tuple[bytes, object]:
    out = io.BytesIO()
    surface = cairocffi.PDFSurface(out, 150, 150)
    Renderer(Files({"a": data})).draw(parse(document(IMAGE), "face.svg"), cairocffi.Context(surface), 0.75)
    surface.finish()
    pdf = pikepdf.open(out)
    stored = next(
        each for each in pdf.objects if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Image"
    )
    return bytes(stored.read_raw_bytes()), stored.get("/Filter")


@pytest.mark.parametrize("profile", [None, SRGB], ids=["none", "srgb"])
def test_a_jpeg_in_srgb_is_stored_as_it_is(profile: bytes | None) -> None:
    data = _file("RGB", RED, "JPEG", profile, **PLAIN_JPEG)
    assert _stored(data) == (data, "/DCTDecode")


@pytest.mark.parametrize("name", ["jpeg", "jpeg, cmyk"])
def test_a_converted_jpeg_stays_one(name: str) -> None:
    data, wanted = TABLE[name]
    stored, kind = _stored(data)
    assert kind == "/DCTDecode"
    with Image.open(io.BytesIO(stored)) as image:
        assert image.mode == "RGB"
        assert "icc_profile" not in image.info
        assert _is_near(tuple(int(v) for v in numpy.asarray(image)[16, 16]), wanted)
