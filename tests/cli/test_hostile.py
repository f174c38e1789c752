"""Projects that are broken, or made to break the program: exit code 1, a place, soon, and never a traceback."""

from __future__ import annotations

import os
import random
import struct
import time
import zlib
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.kit.project import GAME, SORTS, Project, make

Changes = Mapping[str, str | bytes | None]

GARBAGE = random.Random(1).randbytes(3000)
POSTSCRIPT = b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n"
SHOWN = "<rect width='9' height='9'/>"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="60mm" viewBox="0 0 40 60">{}</svg>'
FRONT, BACK = "layouts/petit/carte.svg", "layouts/petit/dos.svg"
YAML, BETES, SPELLS = "cards/petit/game.yaml", "cards/petit/betes.yaml", "cards/petit/sorts.yaml"
HEART, CRAB = "assets/petit/symbols/coeur.svg", "assets/petit/art/crabe.svg"
XML_BOMB = (
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">'
    + "".join(f'<!ENTITY {chr(98 + i)} "{f"&{chr(97 + i)};" * 10}">' for i in range(9))
    + f"]>{SVG.format('<text>&j;</text>')}"
)
PEEK = f'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>{SVG.format("<text>&x;</text>")}'


def png_head(width: int, height: int) -> bytes:
    """A PNG that promises many pixels and holds none."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", b"x") + chunk(b"IEND", b"")


def front(body: str) -> Changes:
    return {FRONT: SVG.format(body)}


def game(old: str, new: str) -> Changes:
    assert old in GAME
    return {YAML: GAME.replace(old, new)}


def art(name: str, data: bytes) -> Changes:
    return {CRAB: None, f"assets/petit/art/{name}": data}


def spell(effect: str) -> Changes:
    return {SPELLS: SORTS.replace("Tombe du ciel.", effect)}


DOUBLING_YAML = "_a0: &a0 [x]\n" + "".join(f"_a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(1, 60))
NESTED_RANGES = "{% for a in range(100000) %}{% for b in range(100000) %}x{% endfor %}{% endfor %}"
NESTED_LOOPS = '<g data-for="a in range(2000)"><g data-for="b in range(2000)"/></g>'
DOUBLING_WORD = "{% set a = 'x' %}" + "{% set a = a ~ a %}" * 60 + "<text>{{ a }}</text>"
HUGE_BLUR = '<filter id="f"><feGaussianBlur stdDeviation="1e6"/></filter><rect width="9" height="9" filter="url(#f)"/>'
OUTSIDE = "../../../etc/passwd"
TOO_MANY = "crabe: {type: bete, nom: C, vie: 1, copies: 99999999999}\n"
CLIMBING = f"crabe: {{type: bete, nom: C, vie: 1, art: {OUTSIDE}}}\n"

# (what is wrong, how the project is changed, the place that is told, words of the message)
BROKEN: list[tuple[str, Changes, str, str]] = [
    # files that are not there, or are something else
    ("no cards", {BETES: None}, f"{YAML}:27:49", "no card file"),
    ("no front", {FRONT: None}, f"{YAML}:11:12", f"{FRONT} does not exist"),
    ("no back", {BACK: None}, f"{YAML}:27:67", f"{BACK} does not exist"),
    ("no art", {CRAB: None}, f"{BETES}:2:54", "there is no assets/petit/art/crabe"),
    ("no symbol", {HEART: None}, f"{YAML}:32:10", "has no drawing"),
    ("a folder as cards", {BETES: None, f"{BETES}/x": ""}, YAML, "no card file"),
    ("a folder as layout", {FRONT: None, f"{FRONT}/x": ""}, YAML, "does not exist"),
    ("a folder as art", {CRAB: None, f"{CRAB}/x": ""}, f"{BETES}:2:54", "there is no"),
    ("a folder as symbol", {HEART: None, f"{HEART}/x": ""}, f"{YAML}:32:10", "has no drawing"),
    ("a file as assets", {HEART: None, CRAB: None, "assets": ""}, BETES, "there is no"),
    ("a file as layouts", {FRONT: None, BACK: None, "layouts": ""}, YAML, "does not exist"),
    # files that cannot be read
    ("an empty game", {YAML: ""}, YAML, "inferred"),
    ("garbage as game", {YAML: GARBAGE}, f"{YAML}:1:", "not UTF-8"),
    ("NUL as game", {YAML: b"\0" * 99}, f"{YAML}:1:1", "NUL"),
    ("UTF-16", {YAML: GAME.encode("utf-16")}, YAML, "UTF-16"),
    ("garbage as cards", {BETES: GARBAGE}, f"{BETES}:1:", "not UTF-8"),
    ("garbage as overlay", {"cards/petit/lang/en.yaml": GARBAGE}, "cards/petit/lang/en.yaml:1:", "not UTF-8"),
    ("garbage as rules", {"cards/petit/rules.yaml": GARBAGE}, "cards/petit/rules.yaml:1:", "not UTF-8"),
    ("garbage as layout", {FRONT: GARBAGE}, f"{FRONT}:1:", "not UTF-8"),
    ("an empty layout", {FRONT: ""}, f"{FRONT}:1:1", "not well-formed"),
    ("garbage as symbol", {HEART: GARBAGE}, f"{HEART}:1:", "not UTF-8"),
    ("an empty symbol", {HEART: ""}, HEART, "is empty"),
    ("a symbol that is cut off", {HEART: "<svg xmlns="}, f"{HEART}:1:", "not well-formed"),
    ("garbage as SVG", {CRAB: GARBAGE}, f"{FRONT}:5: ", "crabe.svg': cannot be decoded"),
    ("garbage as PNG", art("crabe.png", GARBAGE), f"{FRONT}:5: ", "cannot be decoded"),
    ("a cut PNG", art("crabe.png", b"\x89PNG\r\n\x1a\n" + GARBAGE), f"{FRONT}:5: ", "cannot be decoded"),
    ("a cut JPEG", art("crabe.jpg", b"\xff\xd8\xff\xe0" + GARBAGE), f"{FRONT}:5: ", "cannot be decoded"),
    ("a cut WebP", art("crabe.webp", b"RIFF\0\x10\0\0WEBPVP8 " + GARBAGE), f"{FRONT}:5: ", "cannot be decoded"),
    ("PostScript as PNG", art("crabe.png", POSTSCRIPT), FRONT, "not read (PostScript)"),
    ("garbage as font", {"assets/fonts/x.ttf": GARBAGE}, "assets/fonts/x.ttf", "is not a font"),
    ("an unknown font package", game("font-source-sans-pro", "font-no-such"), f"{YAML}:4:9", "is not installed"),
    ("no fonts", game("[font-source-sans-pro]", "[]"), f"{FRONT}:4: ", "not among the project's fonts"),
    # bombs
    ("an XML bomb as layout", {FRONT: XML_BOMB}, f"{FRONT}:1:", "no entities"),
    ("an XML bomb as art", {CRAB: XML_BOMB}, f"{FRONT}:5: ", "is made of elements or of other entities"),
    ("an XML bomb as symbol", {HEART: XML_BOMB}, f"{HEART}:1: ", "is made of elements or of other entities"),
    ("an image bomb", art("crabe.png", png_head(100_000, 100_000)), f"{FRONT}:5: ", "at most 100 million"),
    ("a large image", art("crabe.png", png_head(10_001, 10_000)), f"{FRONT}:5: ", "at most 100 million"),
    ("a YAML bomb", {BETES: DOUBLING_YAML}, BETES, "aliases multiply"),
    ("a Jinja bomb", front(NESTED_RANGES), f"{FRONT}:1: ", "at most 2,000"),
    ("loops in loops", front(NESTED_LOOPS), f"{FRONT}:1: ", "more than"),
    ("a word that doubles", front(DOUBLING_WORD), f"{FRONT}:1: ", ""),
    # depth and circles
    ("deep YAML", {BETES: "a: " + "[" * 5000}, f"{BETES}:1:", "nested too deep"),
    ("YAML in itself", {BETES: "a: &a {b: *a}\n"}, f"{BETES}:1:11", "would hold itself"),
    ("deep SVG", front("<g>" * 5000 + "</g>" * 5000), f"{FRONT}:1:", "deep"),
    ("deep art", {CRAB: SVG.format("<g>" * 5000 + "</g>" * 5000)}, FRONT, ""),
    ("deep selectors", front("<style>" + ":not(" * 3000 + "a" + ")" * 3000 + "{fill:red}</style>" + SHOWN), FRONT, ""),
    ("deep brackets", front(f"<rect style='fill:{'(' * 20_000}'/>"), f"{FRONT}:1: ", "fill"),
    ("a deep condition", game("from: sorts.yaml", f'where: "{"(" * 5000}1"'), f"{YAML}:28:", "condition"),
    ("a use of itself", front('<g id="a"><use href="#a"/></g>'), f"{FRONT}:1: ", "which it refers to"),
    ("a part of itself", front('<g data-include="carte.svg"/>'), f"{FRONT}:1: ", "circle"),
    ("a type of itself", game("  sort:\n", "  sort:\n    extends: sort\n"), f"{YAML}:18:14", "circle"),
    ("a symbol of itself", {HEART: SVG.format('<use href="symbol:coeur"/>')}, f"{HEART}:1: ", "refers to itself"),
    ("art of itself", {CRAB: SVG.format('<image href="crabe.svg" width="9" height="9"/>')}, f"{CRAB}:1: ", "itself"),
    # ways out
    ("a file of the system", front('<image href="/etc/passwd" width="9" height="9"/>'), f"{FRONT}:1: ", "assets/"),
    ("a file by its address", front('<image href="file:///etc/passwd" width="9" height="9"/>'), FRONT, "passwd"),
    ("the network", front('<image href="http://127.0.0.1:9/x.png" width="9" height="9"/>'), FRONT, "127.0.0.1"),
    ("a path that climbs", front('<image href="assets/../../x.png" width="9" height="9"/>'), FRONT, "out of the"),
    ("art that climbs", {BETES: CLIMBING}, f"{BETES}:1:", "leads out"),
    ("a back that climbs", game("back: dos.svg", f"back: {OUTSIDE}"), f"{YAML}:27:", "leads out"),
    ("a part that climbs", front(f'<g data-include="{OUTSIDE}"/>'), f"{FRONT}:1: ", "no part"),
    ("an entity from a file", {CRAB: PEEK}, FRONT, "entities that come from outside are not read"),
    ("a style from outside", front(f"<style>@import url(http://127.0.0.1:9/x.css);</style>{SHOWN}"), FRONT, "@import"),
    ("a YAML tag", {BETES: 'a: !!python/object/apply:os.system ["touch pwned"]\n'}, f"{BETES}:1:4", "is not read"),
    ("a class in Jinja", front("<text>{{ card.__class__.__mro__ }}</text>"), f"{FRONT}:1: ", "__class__"),
    # values
    ("a control character", spell("a\\x07b"), f"{FRONT}:", "U+0007"),
    ("a letter that no font has", spell("汉字"), f"{FRONT}:", "U+6C49"),
    ("a huge card", game("40 x 60 mm", "400000 x 60 mm"), f"{YAML}:6:17", "up to 2000 mm"),
    ("a card of no size", game("40 x 60 mm", "nan x 60 mm"), f"{YAML}:6:17", "'nan' is not a length"),
    ("too many copies", {BETES: TOO_MANY}, f"{BETES}:1:", "0 to 1000"),
    ("an unknown paper", game("author: Personne", "sheets: {paper: a44}"), YAML, "unknown paper 'a44'"),
    ("a small paper", game("author: Personne", "sheets: {paper: 30 x 40 mm}"), f"{BETES}:2:1", "does not fit"),
    ("numbers beyond numbers", front('<rect width="1e999" height="nan"/>'), f"{FRONT}:1: ", "not a length"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "changes", "place", "words"), BROKEN, ids=[each[0] for each in BROKEN])
def test_a_broken_project_is_told_and_not_printed(
    tmp_path: Path, what: str, changes: Changes, place: str, words: str
) -> None:
    project = make(tmp_path, changes)
    start = time.process_time()
    done = project.run("build")
    assert time.process_time() - start < 3
    assert done.code == 1
    told = [line for line in done.err.splitlines() if line.startswith(place)]
    assert any(words in line for line in told), done.err
    assert project.built() == [] and not (tmp_path / "pwned").exists()
    assert_no_inner_workings(done.text)


def assert_no_inner_workings(text: str) -> None:
    for word in ("Traceback", "should not", "object at 0x", "Error:", "Errno", "/etc/passwd:", "root:"):
        assert word not in text
    assert max(map(len, text.splitlines())) < 1500


@pytest.mark.parametrize(("what", "changes", "place", "words"), BROKEN, ids=[each[0] for each in BROKEN])
def test_a_draft_is_printed_or_refused(
    tmp_path: Path, what: str, changes: Changes, place: str, words: str
) -> None:
    """A draft comes out, exit code 3, unless the game cannot be read at all or no card fits the paper."""
    project = make(tmp_path, changes)
    done = project.run("build", "--draft")
    assert done.code in (1, 3) and words in done.err
    assert (project.built() != []) == (done.code == 3)
    assert_no_inner_workings(done.text)


@pytest.mark.parametrize("command", ["build", "check", "list"])
@pytest.mark.parametrize("label", [YAML, BETES, FRONT, BACK, HEART, CRAB])
def test_any_file_cut_anywhere_is_no_crash(tmp_path: Path, label: str, command: str) -> None:
    """Each file of the project, cut or with a byte changed at many places."""
    project = make(tmp_path)
    whole = (tmp_path / label).read_bytes()
    chance = random.Random(label)
    for _ in range(12):
        at = chance.randrange(len(whole))
        cut = (
            whole[:at]
            if chance.random() < 0.5
            else whole[:at] + bytes([chance.randrange(256)]) + whole[at + 1 :]
        )
        project.write(label, cut)
        done = project.run(command)
        assert done.code in (0, 1), done.err
        assert_no_inner_workings(done.text)
        assert done.code == 0 or "petit/" in done.text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in the file system")
@pytest.mark.parametrize("label", [CRAB, FRONT, BETES])
def test_a_pipe_in_place_of_a_file_is_not_waited_for(tmp_path: Path, label: str) -> None:
    project = make(tmp_path)
    (tmp_path / label).unlink()
    os.mkfifo(tmp_path / label)
    done = project.run("build")
    assert done.code == 1
    assert_no_inner_workings(done.text)


@pytest.mark.parametrize("where", ["cards/petit", "assets/petit"])
def test_folders_may_be_nested_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    project = make(tmp_path)
    (tmp_path / where).mkdir(exist_ok=True)
    monkeypatch.chdir(tmp_path / where)
    for _ in range(1100):
        Path("d").mkdir()
        os.chdir("d")
    os.chdir(tmp_path)
    done = project.run("build")
    assert done.code == 0, done.err
    for _ in range(1100):  # inside out: what clears the folder away calls itself for each level
        Path(where, "d").rename("next")
        if Path("next/d").exists():
            Path("next/d").rename(Path(where, "d"))
        Path("next").rmdir()


BESIDE = [
    "cards/petit/x.yaml",
    "cards/petit/x.csv",
    "cards/petit/rules.yaml",
    "cards/petit/lang/en.yaml",
    "assets/fonts/x.ttf",
    "layouts/common/x.svg",
]


@pytest.mark.parametrize("what", ["a pipe", "a link to itself", "a link to nothing", "a device"])
def test_what_is_no_file_is_told_and_spoils_no_other(tmp_path: Path, what: str) -> None:
    project = make(tmp_path)
    if what == "a pipe" and not hasattr(os, "mkfifo"):
        pytest.skip("there are no pipes in the file system")
    for label in BESIDE:
        path = tmp_path / label
        path.parent.mkdir(parents=True, exist_ok=True)
        if what == "a pipe":
            os.mkfifo(path)
        else:
            to: dict[str, Path | str] = {
                "a link to itself": path,
                "a link to nothing": "nothing.yaml",
                "a device": "/dev/zero",
            }
            path.symlink_to(to[what])
    done = project.run("check")
    assert done.code == 1, done.text
    errors = [line.split(": ")[0].split(":")[0] for line in done.text.splitlines() if "error:" in line]
    assert set(errors) == set(BESIDE), done.text
    assert_no_inner_workings(done.text)


LARGE = [
    (BETES, "at most 20,000,000 are read"),
    ("cards/petit/x.csv", "at most 20,000,000 are read"),
    ("cards/petit/x.xlsx", "at most 256,000,000 are read"),
    (FRONT, "at most 20,000,000 are read"),
    ("assets/petit/art/crabe.png", "at most 256,000,000 are read"),
    ("assets/fonts/x.ttf", "a font at most 256,000,000"),
]


@pytest.mark.parametrize(("label", "words"), LARGE)
def test_a_file_of_four_gigabytes_is_not_read(tmp_path: Path, label: str, words: str) -> None:
    project = make(tmp_path, {CRAB: None} if "crabe" in label else {})
    (tmp_path / label).parent.mkdir(parents=True, exist_ok=True)
    with (tmp_path / label).open("wb") as file:
        file.truncate(4 << 30)  # no room is taken where nothing is written
    start = time.process_time()
    done = project.run("build")
    assert time.process_time() - start < 5 and done.code == 1
    assert words in done.err, done.err
    assert_no_inner_workings(done.text)


@pytest.mark.parametrize("label", [CRAB, FRONT, BETES, YAML])
def test_a_link_that_leads_out_is_not_followed(tmp_path: Path, label: str) -> None:
    secret = tmp_path / "secret"
    secret.write_text("not for eyes: [")
    project = make(tmp_path / "project")
    (project.root / label).unlink()
    (project.root / label).symlink_to(secret)
    done = project.run("build")
    assert done.code == 1 and "not for eyes" not in done.text
    assert_no_inner_workings(done.text)


@pytest.mark.parametrize("label", [CRAB, FRONT, BETES])
def test_a_ring_of_links_is_told(tmp_path: Path, label: str) -> None:
    project = make(tmp_path)
    (tmp_path / label).unlink()
    (tmp_path / label).symlink_to(tmp_path / label)
    done = project.run("build")
    assert done.code == 1
    assert_no_inner_workings(done.text)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is closed to root")
@pytest.mark.parametrize("label", [CRAB, FRONT, BETES, YAML, HEART])
def test_a_file_that_may_not_be_read_is_named(tmp_path: Path, label: str) -> None:
    project = make(tmp_path)
    (tmp_path / label).chmod(0)
    done = project.run("build")
    assert done.code == 1 and label in done.err and "Permission denied" in done.err


def test_an_unforeseen_fault_is_owned_up_to(petit: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("by chance")

    monkeypatch.setattr("deckwright.game.load.load_game", fail)
    done = petit.run("list")
    assert done.code == 1 and "failed in a way it should not: ZeroDivisionError: by chance" in done.err
    assert "DECKWRIGHT_DEBUG=1" in done.err and "Traceback" not in done.err
    monkeypatch.setenv("DECKWRIGHT_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        petit.run("list")


def test_a_game_is_not_read_beyond_its_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever files they stand in: the first that is too many is told, and no file behind it is read."""
    monkeypatch.setattr("deckwright.game.load.cards.MAX_CARDS", 3)
    project = make(tmp_path)
    assert project.run("list").out.startswith("Petit jeu: 3 cards")
    project.write("cards/petit/zoo.csv", "id,type,nom,vie\nloup,bete,Loup,2\nloutre,bete,Loutre,1\n")
    project.write("cards/petit/zoo2.yaml", "a: [")
    done = project.run("check")
    assert done.code == 1 and "cards/petit/zoo.csv!A2: error: loup: a game has at most 3 cards" in done.text
    assert "zoo2.yaml" not in done.text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in the file system")
@pytest.mark.parametrize(
    ("label", "arguments"),
    [
        ("p.pdf", ("convert", "p.pdf")),
        ("p.pdf", ("diff", "p.pdf")),
        ("cards/petit/prints/001-2026-01-01.json", ("diff", "last-print")),
        ("t.json", ("export", "tts", "--into", "t.json")),
        ("own.icc", ("build", "--press", "x-4", "--profile", "own.icc")),
        ("cards/petit/deals.yaml", ("deal", "x")),
        ("cards/petit/reference/regles.md", ("reference",)),
    ],
)
def test_a_pipe_that_a_command_is_to_read_is_not_waited_for(
    tmp_path: Path, label: str, arguments: tuple[str, ...]
) -> None:
    project = make(tmp_path)
    (tmp_path / label).parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(tmp_path / label)
    done = project.run(*arguments)
    assert done.code in (1, 2) and (tmp_path / label).name in done.err, done.err
    assert "not a file" in done.err or "nor a file" in done.err
    assert_no_inner_workings(done.text)
