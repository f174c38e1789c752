"""One fault planted at a time in a small game that has none: just that is found, where it is, and as large as it is."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from deckwright.basics.problems import ADJUSTABLE, CODES
from tests.kit.project import BETES, CARTE, DOS, GAME, Project, make

LAYOUT = "layouts/petit/carte.svg"
BACK = "layouts/petit/dos.svg"
CARDS = "cards/petit/betes.yaml"
GROUND = '<rect x="-2" y="-2" width="44" height="64" fill="#fff6dd"/>'
Files = Mapping[str, str | bytes | None]


def drawn(what: str, layout: str = CARTE) -> Files:
    """The small game with something more on every front, on top."""
    return {LAYOUT: layout.replace("</svg>", f"{what}\n</svg>")}


def ground(rect: str) -> Files:
    assert GROUND in CARTE
    return {LAYOUT: CARTE.replace(GROUND, rect)}


def png(width: int, height: int, last_row: str | None = None) -> bytes:
    image = Image.new("RGB", (width, height), "#204060")
    if last_row:
        image.paste(last_row, (0, height - 1, width, height))
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def game(more: str) -> Files:
    return {"cards/petit/game.yaml": GAME + more}


def looked(root: Path, files: Files) -> list[dict[str, Any]]:
    outcome = make(root, files).run("check", "--json")
    found: list[dict[str, Any]] = json.loads(outcome.out)["problems"]
    return found


def test_a_game_without_faults_has_none(tmp_path: Path) -> None:
    assert looked(tmp_path, {}) == []


MOON: Files = {
    "assets/petit/symbols/lune.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>'
}
WITH_MOON = GAME.replace("symbols:\n", "symbols:\n  lune: {group: valeurs, name: L, meaning: Nuit}\n", 1)
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">{}</svg>'
WITHIN = '<rect width="30" height="20"/>' * 45 + '<image href="mer.png" width="30" height="20"/>'
FRAME = '<rect x="1" y="1" width="38" height="58" rx="1" fill="#fff6dd"/>'

# Of each: the code, the files that plant it, the file that is named, words of the message.
#   contrast: luminance (0.2126 R + 0.7152 G + 0.0722 B) of #fff6dd is 0.924 and of #999999 0.319: 0.974 / 0.369 = 2.6
#   sizes: 2 mm are 5.7 pt, 2.6 mm are 7.4 pt; 0.05 mm are 0.14 pt
#   places: a circle of 10 / 24 of its frame's 6 mm, 2 / 24 of them within the frame: 0.5 mm and 0.5 mm from the cut
#   dpi: 60 pixels over 30 mm are 51 to the inch
SEA = (
    '<image href="assets/petit/art/mer.png" x="-2" y="-2" width="44" height="64" preserveAspectRatio="none"/>'
)
ON_SEA = CARTE.replace(GROUND, GROUND + SEA).replace("<text ", '<text fill="#fff" ')
# Without bleed: the picture ends at the cut, 40 × 60 mm at 300 pixels to an inch.
WITHOUT_BLEED: Files = {"cards/petit/game.yaml": GAME.replace("bleed: 2 mm", "bleed: 0 mm")}
ON_CUT = ON_SEA.replace('x="-2" y="-2" width="44" height="64" preserve', 'width="40" height="60" preserve')
ON_GREEN = CARTE.replace("#fff6dd", "#88bb88")
# Beasts that are all one picture: the crab and the bear show the sea.
WHOLE: Files = {
    "cards/petit/game.yaml": GAME.replace("front: carte.svg", 'front: "{card.art}"', 1),
    CARDS: BETES.replace("art: crabe", "art: mer").replace("  vie: 5", "  vie: 5\n  art: mer"),
    "assets/petit/art/crabe.svg": None,
}
PLANTED: list[tuple[str, Files, str, list[str]]] = [
    (
        "text-small",
        drawn('<text x="8" y="40" font-size="2">petit</text>'),
        LAYOUT,
        ["petit", "5.7 pt", "6 pt"],
    ),
    (
        "text-fine",
        drawn(
            '<text x="4" y="40" font-size="2.6" style="inline-size:32px">'
            + "Un texte qui se lit. " * 4
            + "</text>"
        ),
        LAYOUT,
        ["Un texte", "7.4 pt", "8 pt"],
    ),
    (
        "contrast-low",
        drawn('<text x="8" y="41.7" font-size="3" fill="#999">pâle</text>'),
        LAYOUT,
        ["pâle", "2.6 to 1", "4.5 to 1"],
    ),
    (
        "contrast-low",
        drawn(
            '<g opacity="0.99"><rect width="40" height="10" y="30" fill="#999"/>'
            '<text x="8" y="37" font-size="4" fill="#999">nul</text></g>'
        ),
        LAYOUT,
        ["nul", "of 1 to 1"],
    ),
    (
        "outside-safe-zone",
        drawn('<text x="8" y="3.2" font-size="4">haut</text>'),
        LAYOUT,
        ["haut", "from the cut", "2 mm"],
    ),
    (
        "outside-safe-zone",
        drawn('<text x="-1" y="40" font-size="4">Mur</text>'),
        LAYOUT,
        ["Mur", "beyond the cut"],
    ),
    (
        "outside-safe-zone",
        drawn('<rect data-symbol="coeur" x="0" y="25" width="6" height="6" fill="#c00"/>'),
        LAYOUT,
        ["'coeur' is 0.5 mm from the cut"],
    ),
    (
        "hairline",
        drawn('<path d="M4 30H36" stroke="#000" stroke-width="0.05"/>'),
        LAYOUT,
        ["0.05 mm", "0.09 mm", "a quarter of a point"],
    ),
    ("hairline", drawn('<rect x="4" y="30" width="30" height="0.05"/>'), LAYOUT, ["0.05 mm"]),
    (
        "bleed-missing",
        ground('<rect width="40" height="60" fill="#fff0c0"/>'),
        LAYOUT,
        ["at the cut", "top, right, bottom, left", "2 mm"],
    ),
    (
        "bleed-missing",
        ground('<rect x="-1" y="-2" width="43" height="64" fill="#fff0c0"/>'),
        LAYOUT,
        ["1 mm outside the cut (left)"],
    ),
    (
        "white-edge",
        ground('<rect x="-1.75" y="-2" width="43.75" height="64" fill="#aa8855"/>'),
        LAYOUT,
        ["the end of the bleed (left)"],
    ),
    (
        "white-edge",
        drawn('<rect x="-2" y="59.85" width="44" height="0.3" fill="#fff"/>', ON_GREEN),
        LAYOUT,
        ["the cut (bottom)"],
    ),
    (
        "white-edge",
        {LAYOUT: ON_SEA, "assets/petit/art/mer.png": png(520, 756, "#fff")},
        LAYOUT,
        ["the end of the bleed (bottom)"],
    ),
    (
        "white-edge",
        {**WITHOUT_BLEED, LAYOUT: ON_CUT, "assets/petit/art/mer.png": png(472, 708, "#fff")},
        LAYOUT,
        ["along the cut (bottom)"],
    ),
    (
        "white-edge",
        {**WITHOUT_BLEED, **ground('<rect x="0.2" width="40" height="60" fill="#aa8855"/>')},
        LAYOUT,
        ["along the cut (left)"],
    ),
    (
        "border-thin",
        ground('<rect x="-2" y="-2" width="44" height="64" fill="#432"/>' + FRAME),
        LAYOUT,
        ["border of 1 mm", "0.5 mm off"],
    ),
    (
        "image-low-resolution",
        {
            CARDS: BETES.replace("art: crabe", "art: mer"),
            "assets/petit/art/mer.png": png(60, 40),
            "assets/petit/art/crabe.svg": None,
        },
        LAYOUT,
        ["51 dpi"],
    ),
    (
        "image-low-resolution",
        {"assets/petit/art/mer.png": png(60, 40), "assets/petit/art/crabe.svg": PICTURE.format(WITHIN)},
        "assets/petit/art/crabe.svg",
        ["51 dpi"],
    ),
    (
        "picture-cropped",  # 40 × 60 is 2 : 3, and with its bleed 44 × 64
        {**WHOLE, "assets/petit/art/mer.png": png(400, 600)},
        "built-in/pictures/art@carte.svg",
        ["without its bleed", "44 × 64 mm"],
    ),
    (
        "picture-cropped",  # 528 pixels are 44 mm, and 792 are 66: 1 mm more than there is, above and below
        {**WHOLE, "assets/petit/art/mer.png": png(528, 792)},
        "built-in/pictures/art@carte.svg",
        ["without its bleed"],
    ),
    (
        "picture-cropped",  # a square of 64 mm has 10 mm too much on each side
        {**WHOLE, "assets/petit/art/mer.png": png(640, 640)},
        "built-in/pictures/art@carte.svg",
        ["10 mm of it at left and right", "44 × 64 mm"],
    ),
    (
        "picture-cropped",
        {
            "cards/petit/game.yaml": GAME.replace("back: dos.svg", "back: dos.png"),
            "layouts/petit/dos.png": png(640, 640),
            BACK: None,
        },
        "layouts/petit/dos.png",
        ["10 mm of it at left and right", "44 × 64 mm"],
    ),
    (
        "image-low-resolution",  # 88 pixels over 44 mm are 51 to the inch
        {**WHOLE, "assets/petit/art/mer.png": png(88, 128)},
        "built-in/pictures/art@carte.svg",
        ["51 dpi"],
    ),
    (
        "colours-alike",
        game('colours:\n  camps: {rouge: "#b0662f", vert: "#7a8a2f", bleu: "#2040c0"}\n'),
        "cards/petit/game.yaml",
        ["camps: rouge (#b0662f) and vert (#7a8a2f)", "no green"],
    ),
    (
        "colours-alike",
        game(
            'data: {camps: {un: {fond: "#b0662f"}, deux: {fond: "#7a8a2f"}}}\ncolours: {camps: camps.*.fond}\n'
        ),
        "cards/petit/game.yaml",
        ["un (", "deux ("],
    ),
    (
        "colours-alike",
        game('data: {fond: {un: "#b0662f"}}\ncolours: {camps: {un: fond.un, deux: "#7a8a2f"}}\n'),
        "cards/petit/game.yaml",
        ["un (#b0662f)", "deux (#7a8a2f)"],
    ),
    (
        "name-twice",
        {CARDS: BETES + "crabe-bis: {nom: crabe, vie: 1}\n"},
        CARDS,
        ["'crabe'", "of crabe, of the same type"],
    ),
    (
        "name-twice",
        {CARDS: BETES + "crabe-bis: {nom: crabe, vie: 1}\ncrabe-ter: {nom: crabe, vie: 1}\n"},
        CARDS,
        ["'crabe'", "of crabe, crabe-ter, of the same type"],
    ),
    ("symbol-unused", {**MOON, "cards/petit/game.yaml": WITH_MOON}, "cards/petit/game.yaml", ["'lune'"]),
    ("asset-unused", {"assets/petit/art/vieux.svg": CARTE}, "assets/petit/art/vieux.svg", ["picture"]),
    ("asset-unused", {"layouts/petit/ancien.svg": DOS}, "layouts/petit/ancien.svg", ["layout"]),
    (
        "accept-unused",
        game("accept:\n  - {code: hairline, card: crabe, reason: Le dessin le veut.}\n"),
        "cards/petit/game.yaml",
        ["hairline: Le dessin le veut."],
    ),
]


@pytest.mark.parametrize(
    ("code", "files", "file", "words"), PLANTED, ids=[f"{n}-{each[0]}" for n, each in enumerate(PLANTED)]
)
def test_a_planted_fault_is_found_and_nothing_else(
    tmp_path: Path, code: str, files: Files, file: str, words: list[str]
) -> None:
    found = looked(tmp_path, files)
    assert {(one["code"], one["severity"]) for one in found} == {(code, str(CODES[code].severity))}
    assert file in {one["file"] for one in found}
    told = " ".join(one["message"] for one in found)
    assert [word for word in words if word not in told] == []
    assert all(one["hint"] for one in found)


@pytest.mark.parametrize("page", ["La {lune} veille.", "```legend\n- {symbol: lune, text: La nuit.}\n```"])
def test_a_symbol_on_a_page_of_the_rulebook_is_used(tmp_path: Path, page: str) -> None:
    files = {**MOON, "cards/petit/game.yaml": WITH_MOON}
    files["cards/petit/reference/10-signes.md"] = f"# Signes\n\n{page}\n"
    assert "symbol-unused" not in {one["code"] for one in looked(tmp_path, files)}


def test_every_check_of_its_own_is_planted() -> None:
    """The others are planted where they are found: in loading, drawing, imposing."""
    elsewhere = {"card-in-no-deck", "edges-differ", "font-missing", "glyph-missing", "missing-art"}
    elsewhere |= {"image-profile", "image-without-profile"}  # tests/svg: the profiles of pictures
    elsewhere |= {"stray-file", "svg-raster", "text-overflow"}
    assert {each[0] for each in PLANTED} - {"accept-unused"} == ADJUSTABLE - elsewhere


ROUND = GAME.replace("size: 40 x 60 mm, radius: 2 mm,", "shape: circle, size: 40 mm,")
DISC = """\
<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="40mm" viewBox="0 0 40 40">
  <circle cx="20" cy="20" r="{r}" fill="#dfe"/>
  <rect data-symbol="coeur" x="{x}" y="{x}" width="4.8" height="4.8"/>
</svg>
"""


@pytest.mark.parametrize(
    ("x", "r", "codes"), [(12, 22, []), (4, 22, ["outside-safe-zone"]), (12, 20, ["bleed-missing"])]
)
def test_safe_zone_and_bleed_follow_the_shape(tmp_path: Path, x: int, r: int, codes: list[str]) -> None:
    """At (4, 4) the symbol is 4.4 mm within the square around the circle; of the circle (centre (6.4, 6.4) to (20, 20)
    19.2 mm, and 2 mm of its own) it reaches 1.2 mm over the cut."""
    disc = DISC.format(x=x, r=r)
    files: Files = {"cards/petit/game.yaml": ROUND, LAYOUT: disc, BACK: disc.replace("#dfe", "#def")}
    no_art: Files = {"assets/petit/art/crabe.svg": None, CARDS: BETES.replace(", art: crabe", "")}
    found = looked(tmp_path, {**files, **no_art})
    assert sorted({one["code"] for one in found}) == codes
    outside = [one["message"] for one in found if one["code"] == "outside-safe-zone"]
    assert all(re.search("1.[23] mm beyond the cut", message) for message in outside)


HALO = (
    '<filter id="halo"><feMorphology in="SourceAlpha" operator="dilate" radius="0.8" result="wide"/>'
    '<feMerge><feMergeNode in="wide"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
    '<filter id="alone"><feOffset in="SourceAlpha" dx="1.5" dy="1.5"/></filter>'
)


@pytest.mark.parametrize(
    ("effect", "fill", "told"),
    [
        ("drop-shadow(2.5px 2.5px 0 #000)", "#999", "contrast of 2.6 to 1"),  # it lies beside the letters
        ("drop-shadow(0 0 0.2px #fff6dd)", "#999", "contrast of 2.6 to 1"),
        ("opacity(0.999)", "#222", ""),
        ("url(#halo)", "#fff", ""),  # black, around white letters: 21 to 1
        ("url(#halo)", "#333", "contrast of 1.7 to 1"),  # (0.033 + 0.05) / 0.05
        ("blur(1px)", "#999", ""),  # no letters any more
        ("url(#alone)", "#999", ""),
    ],
)
def test_letters_under_a_filter_are_judged_by_what_is_around_them(
    tmp_path: Path, effect: str, fill: str, told: str
) -> None:
    text = f'<text x="8" y="42" font-size="6" font-weight="700" fill="{fill}">III</text>'
    files = drawn(f'{HALO}<g style="filter: {effect}">{text}</g>')
    found = [one["message"] for one in looked(tmp_path, files) if one["code"] == "contrast-low"]
    assert (len(found) == 1 and told in found[0]) if told else not found


def test_a_face_that_cannot_be_made_is_not_looked_at(tmp_path: Path) -> None:
    """What its layout would show counts as shown, and the cross in its place is no border."""
    broken = CARTE.replace('data-symbol="coeur"', 'data-symbol="couer"')
    found = looked(tmp_path, {LAYOUT: broken})
    assert {one["code"] for one in found} == {"unknown-symbol"}


BOXED = (
    '<rect id="b" x="1" y="35" width="20" height="{}" fill="none"/>'
    '<text style="shape-inside:url(#b)" font-size="{}" {}>{}</text>'
)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ('<path d="M4 30H36" stroke="#fff" stroke-width="0.05"/>', "hairline"),
        (BOXED.format(5, 4, "", "Un dos de trop"), "text-overflow"),
    ],
)
def test_a_fault_of_a_shared_back_names_its_cards(tmp_path: Path, more: str, code: str) -> None:
    files = {BACK: DOS.replace("</svg>", f"{more}</svg>")}
    (found,) = looked(tmp_path, files)
    assert found["code"] == code and found["file"] == BACK and found["card"] is None
    assert [(one["card"], one["line"]) for one in found["cards"]] == [("crabe", 2), ("ours", 3)]
    project = make(tmp_path, files)
    assert "(on the back of 2 cards)" in project.run("check").out
    each = project.run("check", "--all").out
    assert (each.count(": crabe: "), each.count(": ours: ")) == (1, 1)
    line = project.run("check", "--format", "github").out
    assert "%0Aon the back of:%0Acrabe (cards/petit/betes.yaml:2:1)%0Aours (" in line


@pytest.mark.parametrize(
    ("fill", "height", "codes"),
    [
        ("", 24, {"text-small", "outside-safe-zone"}),
        ("", 5, {"text-overflow"}),
        ('fill="#eee"', 5, {"text-overflow"}),
    ],
)
def test_a_text_that_does_not_fit_is_the_only_finding_of_it(
    tmp_path: Path, fill: str, height: int, codes: set[str]
) -> None:
    """Letters of 2 mm, 5.7 pt, 1 mm from the cut: twelve times three words, for which 5 mm are far too low."""
    found = looked(tmp_path, drawn(BOXED.format(height, 2, fill, "Une ligne trop. " * 12)))
    assert {one["code"] for one in found} == codes


# Judged otherwise

HAIR = drawn('<path d="M4 30H36" stroke="#000" stroke-width="0.05"/>')


def with_hair(root: Path, more: str) -> Project:
    return make(root, {**HAIR, **game(more)})


@pytest.mark.parametrize(
    ("severity", "told", "code"), [("error", "1 error", 1), ("note", "note", 0), ("off", "0 warnings", 0)]
)
def test_a_game_says_how_severe_a_check_is(tmp_path: Path, severity: str, told: str, code: int) -> None:
    outcome = with_hair(tmp_path, f"checks: {{hairline: {severity}}}\n").run("check")
    assert told in outcome.out and outcome.code == code
    assert ("hairline" in outcome.out) == (severity != "off")


@pytest.mark.parametrize(
    "which",
    [
        "card: crabe",
        "card: 'cr*'",
        "layout: carte.svg",
        "layout: petit/carte.svg",
        "card: crabe, layout: '*.svg'",
    ],
)
def test_one_case_is_accepted_with_a_reason(tmp_path: Path, which: str) -> None:
    project = with_hair(tmp_path, f"accept:\n  - {{code: hairline, {which}, reason: Voulu.}}\n")
    found = json.loads(project.run("check", "--json").out)["problems"]
    assert {(one["code"], one["card"]) for one in found} <= {("hairline", "eclair"), ("hairline", "ours")}
    assert (found == []) == ("card" not in which)


def test_what_is_accepted_is_accepted_by_name(tmp_path: Path) -> None:
    more = "accept:\n  - {code: symbol-unused, name: lune, reason: Pour la suite.}\n"
    assert looked(tmp_path, {**MOON, "cards/petit/game.yaml": WITH_MOON + more}) == []


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("checks: {hairlin: note}\n", ["'hairlin' is no check", "did you mean 'hairline'?"]),
        ("checks: {yaml-syntax: off}\n", ["'yaml-syntax' is no check that a game can judge otherwise"]),
        ("checks: {hairline: fatal}\n", ["'fatal' is no severity", "error, warning, note, off"]),
        ("accept:\n  - {code: hairline}\n", ["needs the key 'reason'"]),
        ("accept:\n  - {reason: Voulu.}\n", ["needs the key 'code'"]),
        ("accept: {code: hairline, reason: Voulu.}\n", ["`accept` is a list"]),
        ("accept:\n  - {code: hairline, reason: Voulu., kard: crabe}\n", ["'kard'", "did you mean 'card'?"]),
        ("colours: {camps: {rouge: red}}\n", ["the colour of 'rouge' is 'red'", "#8a2be2"]),
        ("colours: {camps: nulle.*.part}\n", ["'nulle.*.part'"]),
        ("colours: {camps: [a, b]}\n", ["'camps'"]),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_for_is_told(tmp_path: Path, more: str, words: list[str]) -> None:
    outcome = make(tmp_path, game(more)).run("check")
    assert outcome.code == 1
    assert [word for word in words if word not in outcome.out] == []


def test_a_severity_holds_for_printing_too(tmp_path: Path) -> None:
    art = {CARDS: BETES.replace("art: crabe", "art: absent")}
    assert make(tmp_path / "a", art).run("build").code == 1
    project = make(tmp_path / "b", {**art, **game("checks: {missing-art: note}\n")})
    assert project.run("build").code == 0 and project.pdf.exists()


def test_quick_leaves_the_close_look_out(tmp_path: Path) -> None:
    assert "hairline" not in with_hair(tmp_path, "").run("check", "--quick").out


def test_findings_are_kept_until_something_changes(tmp_path: Path) -> None:
    project = with_hair(tmp_path, "")
    first = project.run("check").out
    assert "hairline" in first
    assert list((project.root / "build/.cache/preflight").iterdir())
    assert project.run("check").out == first
    project.change(LAYOUT, 'stroke-width="0.05"', 'stroke-width="0.5"')
    assert "hairline" not in project.run("check").out
    for entry in (project.root / "build/.cache/preflight").iterdir():
        entry.write_bytes(b"spoilt")
    project.change(LAYOUT, 'stroke-width="0.5"', 'stroke-width="0.05"')
    assert project.run("check").out == first


def test_cards_that_share_a_fault_are_told_once_with_the_worst(tmp_path: Path) -> None:
    """Letters of 6 mm shrink to a measure: of three names of different length the longest are the smallest."""
    text = '<text x="4" y="40" font-size="2" data-text="card.nom" data-fit="shrink 2pt" data-max-width="4">x</text>'
    (found,) = looked(tmp_path, drawn(text))
    assert found["code"] == "text-small" and found["card"] == "ours"
    assert len(found["cards"]) == 3 and "Ours brun" in found["message"]


BLURRED = (
    '<filter id="f"><feGaussianBlur stdDeviation="0.01"/></filter>'
    '<text x="{}" y="{}" font-size="{}" filter="url(#f)">flou</text>'
)


@pytest.mark.parametrize(
    ("x", "y", "size", "code"),
    [(8, 3.2, 4, "outside-safe-zone"), (8, 41.7, 2, "text-small"), (8, 41.7, 3, None)],
)
def test_letters_with_a_filter_are_looked_at_too(
    tmp_path: Path, x: float, y: float, size: float, code: str | None
) -> None:
    """Whatever a filter does to their colour, they stand where they stand."""
    found = looked(tmp_path, drawn(BLURRED.format(x, y, size)))
    assert {one["code"] for one in found} - {"svg-raster"} == ({code} if code else set())
    assert all("0.5 mm from the cut" in one["message"] for one in found if one["code"] == "outside-safe-zone")
