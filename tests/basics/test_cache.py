"""The cache of bytes: what was put is there, or nothing is; whatever happens to its folder."""

from __future__ import annotations

import os
import random
import threading
import time
from pathlib import Path

import pytest

from deckwright.basics.cache import TAG, Cache


def entries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.name != TAG)


def test_what_was_put_is_there_for_the_next_run(tmp_path: Path) -> None:
    Cache(tmp_path / "a/b").put("key", b"bytes")
    assert Cache(tmp_path / "a/b").get("key") == b"bytes"
    assert Cache(tmp_path / "a/b").get("other") is None


def test_an_entry_is_written_anew(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.put("key", b"old")
    cache.put("key", b"new")
    assert cache.get("key") == b"new" and len(entries(tmp_path)) == 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(path.read_bytes()[:-1]),
        lambda path: path.write_bytes(path.read_bytes() + b"x"),
        lambda path: path.write_bytes(path.read_bytes().replace(b"bytes", b"bites")),
        lambda path: path.write_bytes(b"%PDF-1.7 of another program"),
        lambda path: path.write_bytes(random.Random(1).randbytes(100)),
        lambda path: (path.unlink(), path.mkdir()),
        lambda path: path.unlink(),
    ],
)  # fmt: skip
def test_what_is_spoilt_is_not_there(tmp_path: Path, spoil: object) -> None:
    cache = Cache(tmp_path)
    cache.put("key", b"bytes")
    assert callable(spoil)
    spoil(entries(tmp_path)[0])
    assert cache.get("key") is None


def test_every_single_bit_counts(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.put("key", b"bytes")
    (path,) = entries(tmp_path)
    whole = path.read_bytes()
    for bit in range(len(whole) * 8):
        flipped = bytearray(whole)
        flipped[bit // 8] ^= 1 << bit % 8
        path.write_bytes(flipped)
        assert cache.get("key") is None
    path.write_bytes(whole)
    assert cache.get("key") == b"bytes"


def test_a_folder_that_cannot_be_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = Cache(tmp_path / "file/cache")
    cache.put("key", b"bytes")
    cache.trim()
    assert cache.get("key") is None and (tmp_path / "file").read_text() == "in the way"


def test_the_folder_may_be_deleted_at_any_time(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "cache")
    cache.put("one", b"1")
    for path in sorted((tmp_path / "cache").iterdir()):
        path.unlink()
    (tmp_path / "cache").rmdir()
    assert cache.get("one") is None
    cache.put("two", b"2")
    cache.trim()
    assert cache.get("two") == b"2"


def test_what_was_not_used_for_longest_goes_first(tmp_path: Path) -> None:
    cache = Cache(tmp_path, limit=3500)
    for age, key in ((4, "a"), (3, "b"), (2, "c"), (1, "d")):
        others = set(entries(tmp_path))
        cache.put(key, b"x" * 1000)
        (path,) = set(entries(tmp_path)) - others
        os.utime(path, (time.time() - age * 10_000,) * 2)
    assert cache.get("a") is not None  # and so it is used now
    cache.trim()
    assert [key for key in "abcd" if cache.get(key)] == ["a", "c", "d"]


def test_only_our_own_files_are_deleted(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / ("a" * 64 + ".svg")).write_text("mine")
    cache = Cache(tmp_path, limit=0)
    cache.put("key", b"bytes")
    part = tmp_path / ("b" * 64 + ".0123456789abcdef.part")
    part.write_bytes(b"left over by a run that was ended")
    os.utime(part, (0, 0))
    cache.trim()
    assert {path.name for path in entries(tmp_path)} == {"notes.txt", "a" * 64 + ".svg"}


def test_a_run_that_puts_nothing_deletes_nothing(tmp_path: Path) -> None:
    Cache(tmp_path).put("key", b"bytes")
    reader = Cache(tmp_path, limit=0)
    assert reader.get("key") == b"bytes"
    reader.trim()
    assert reader.get("key") == b"bytes"


def test_other_programs_are_told_what_the_folder_is(tmp_path: Path) -> None:
    Cache(tmp_path / "cache").put("key", b"bytes")
    assert (tmp_path / "cache" / TAG).read_text().startswith("Signature: 8a477f597d28d172789f06886806bc55")


def test_many_at_once_see_whole_entries_only(tmp_path: Path) -> None:
    wrong: list[bytes] = []

    def work(seed: int) -> None:
        rnd, cache = random.Random(seed), Cache(tmp_path, limit=200_000)
        for _ in range(150):
            key = rnd.choice("abcd")
            if rnd.random() < 0.5:
                cache.put(key, key.encode() * rnd.randint(1, 50_000))
            elif (found := cache.get(key)) is not None and found.strip(key.encode()):
                wrong.append(found)
            if rnd.random() < 0.1:
                cache.trim()

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert not [path for path in entries(tmp_path) if path.suffix == ".part"]
