"""The pictures of a file to mail: as fine as there is room for, and all of them."""

from __future__ import annotations

import io
import random

from PIL import Image

from deckwright.proof.mailing import LADDER, mailable


def noisy(seed: int, width: int = 640, height: int = 900) -> bytes:
    """A picture that no codec can make small: random points."""
    out = io.BytesIO()
    points = random.Random(seed).randbytes(width * height * 3)
    Image.frombytes("RGB", (width, height), points).save(out, "PNG")
    return out.getvalue()


def even(colour: str) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (640, 900), colour).save(out, "PNG")
    return out.getvalue()


def widths(made: dict[str, bytes]) -> set[int]:
    return {Image.open(io.BytesIO(data)).width for data in made.values()}


def test_pictures_that_fit_keep_their_size() -> None:
    made = mailable({"a": even("#345"), "b": even("#a21")}, 1_000_000)
    assert widths(made) == {640}
    red = Image.open(io.BytesIO(made["b"])).convert("RGB").getpixel((300, 300))
    assert isinstance(red, tuple)
    assert all(abs(is_ - wanted) < 6 for is_, wanted in zip(red, (0xAA, 0x22, 0x11), strict=True))


def test_too_many_bytes_are_made_fewer_until_they_fit() -> None:
    pictures = {str(seed): noisy(seed) for seed in range(3)}
    room = 700_000
    made = mailable(pictures, room)
    assert made.keys() == pictures.keys()
    assert sum(len(data) for data in made.values()) * 4 / 3 <= room
    assert max(widths(made)) < 640


def test_what_never_fits_is_as_small_as_it_gets() -> None:
    assert widths(mailable({"a": noisy(1)}, 10)) == {LADDER[-1].width}
