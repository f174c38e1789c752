"""Pictures of the cards as other programs read them: pixels, resolution, names; and SVG as resvg draws it."""

from __future__ import annotations

import io
import json
import re
import struct
from pathlib import Path

import numpy as np
import pytest
import resvg_py
from PIL import Image

from deckwright.basics.geometry import Size
from deckwright.basics.problems import Problem
from deckwright.faces.draw.pictures import Frame, frame_of
from deckwright.game.model import Component
from deckwright.sheets.options import OutputSpec
from tests.kit.project import CARDS_PRINTED, Project, names_in

FOLDER = "build/petit/petit-cards-png"
FRONTS = ["crabe-front.png", "eclair-front.png", "ours-front.png"]
BACK = "dos-carte-back.png"


def picture(project: Project, name: str) -> Image.Image:
    return Image.open(project.root / FOLDER / name)


def per_metre(path: Path) -> tuple[int, int, int]:
    """The pHYs chunk of a PNG."""
    data = path.read_bytes()
    found: tuple[int, int, int] = struct.unpack_from(">IIB", data, data.index(b"pHYs") + 4)
    return found


def built(project: Project, *options: str) -> None:
    done = project.run("build", "--format", "png", *options)
    assert done.code == 0, done.err


def test_one_for_every_face(petit: Project) -> None:
    built(petit)
    assert names_in(petit.root / FOLDER) == sorted([*FRONTS, BACK])
    assert petit.built() == ["petit-cards-png", "petit-cards-png.manifest.json"]


def test_backs_are_counted_apart(petit: Project) -> None:
    for _ in range(2):  # drawn, and remembered
        done = petit.run("build", "--format", "png")
        assert done.err.splitlines()[-1] == "3 cards of 3 kinds, and 1 back"
    done = petit.run("build", "--format", "png", "--backs", "none")
    assert done.err.splitlines()[-1] == "3 cards of 3 kinds"


def test_backs_can_be_left_out(petit: Project) -> None:
    built(petit, "--backs", "none")
    assert names_in(petit.root / FOLDER) == FRONTS


@pytest.mark.parametrize(
    ("options", "size", "per"),
    [
        # 40 × 60 mm with 2 mm of bleed: 44 × 64 mm
        ((), (520, 756), 11811),
        (("--bleed", "none"), (472, 709), 11811),
        (("--dpi", "600"), (1039, 1512), 23622),
        (("--dpi", "100", "--bleed", "none"), (157, 236), 3937),
    ],
)
def test_pixels_and_resolution(
    petit: Project, options: tuple[str, ...], size: tuple[int, int], per: int
) -> None:
    built(petit, *options)
    for name in (*FRONTS, BACK):
        assert picture(petit, name).size == size
        assert picture(petit, name).mode == "RGB", "makers print what is transparent black"
        assert per_metre(petit.root / FOLDER / name) == (per, per, 1)


def test_the_pixels_of_a_maker(petit: Project) -> None:
    """600 × 873 pixels for 44 × 64 mm: as wide as it has to be, and as high as is given, a hair cut off."""
    built(petit, "--px", "600x873")
    assert {picture(petit, name).size for name in (*FRONTS, BACK)} == {(600, 873)}
    dpi = 873 / 64 * 25.4
    assert per_metre(petit.root / FOLDER / BACK) == (round(dpi / 0.0254), round(dpi / 0.0254), 1)


def test_what_is_drawn_where(petit: Project) -> None:
    """The crab's picture, green, from (5, 12) mm of the trim on, 30 × 20 mm."""
    for options, origin in ((("--dpi", "254"), 20), (("--dpi", "254", "--bleed", "none"), 0)):
        built(petit, *options)
        pixels = np.asarray(picture(petit, "crabe-front.png")).astype(int)
        green = (abs(pixels - (0, 0xAA, 0)) <= 2).all(axis=2)
        ys, xs = np.nonzero(green)
        assert (xs.min(), xs.max() + 1) == (origin + 50, origin + 350)
        assert (ys.min(), ys.max() + 1) == (origin + 120, origin + 320)
        edge = pixels[[0, 0, -1, -1], [0, -1, 0, -1]]
        assert (edge == (0xFF, 0xF6, 0xDD)).all(), "no pale or dark rim"


def test_jobs_change_no_byte(petit: Project) -> None:
    cards = "\n".join(f'c{n}: {{nom: "Nom {n}", vie: {1 + n % 9}}}' for n in range(45))
    petit.write("cards/petit/betes.yaml", f"_defaults: {{type: bete}}\n{cards}\n")
    pictures: list[dict[str, bytes]] = []
    for jobs in ("1", "2"):
        built(petit, "--dpi", "50", "--jobs", jobs)
        files = sorted((petit.root / FOLDER).iterdir())
        pictures.append({path.name: path.read_bytes() for path in files})
    assert len(pictures[0]) == 47
    assert pictures[0] == pictures[1]


def test_the_manifest(petit: Project) -> None:
    built(petit, "--dpi", "254")
    content = json.loads((petit.root / "build/petit/petit-cards-png.manifest.json").read_text("utf-8"))
    assert content["sheets"] == []
    assert {face["id"] for face in content["faces"]} == {entry["face"] for entry in content["pictures"]}
    crab = next(entry for entry in content["pictures"] if entry["face"] == "crabe:front")
    assert crab == {
        "face": "crabe:front",
        "file": "petit-cards-png/crabe-front.png",
        "width_px": 440,
        "height_px": 640,
        "dpi": 254,
    }
    back = f"petit-cards-png/{BACK}"
    fronts = [f"petit-cards-png/{name}" for name in ("crabe-front.png", "ours-front.png", "eclair-front.png")]
    assert [(c["slot"], c["deck"], c["copies"], c["front"], c["back"]) for c in content["cards"]] == [
        (1, "betes", 3, fronts[0], back),
        (4, "betes", 1, fronts[1], back),
        (5, "sorts", 1, fronts[2], None),
    ]
    assert content["totals"] == [{"cards": CARDS_PRINTED, "kinds": 3, "pictures": 4}]


def test_cards_that_are_no_more_have_no_picture(petit: Project) -> None:
    built(petit)
    petit.write(f"{FOLDER}/mine.txt", "a file of mine")
    petit.change("cards/petit/betes.yaml", "ours:", "ourse:")
    built(petit, "--cards", "crabe")
    assert "ours-front.png" in names_in(petit.root / FOLDER), "only some cards were asked for"
    built(petit)
    assert names_in(petit.root / FOLDER) == sorted([*FRONTS[:2], "mine.txt", "ourse-front.png", BACK])


def test_a_manifest_of_others_deletes_nothing(petit: Project) -> None:
    victim = petit.write("build/petit/victim.png", b"")
    for file in ('"../victim.png"', "3", "null", '{"file": "victim.png"}', '"petit-cards-png/.."'):
        listing = f'{{"pictures": [{{"file": {file}}}]}}'
        petit.write("build/petit/petit-cards-png.manifest.json", listing)
        built(petit)
        assert victim.exists()


@pytest.mark.parametrize(
    "options", [("--px", "500x500"), ("--px", "600x1000"), ("--bleed", "none", "--px", "600x873")]
)
def test_pixels_of_another_shape_are_refused(petit: Project, options: tuple[str, ...]) -> None:
    done = petit.run("build", "--format", "png", *options)
    assert done.code == 1
    assert "have another shape than 40 × 60 mm" in done.err
    assert "of the card would be lost at the" in done.err
    assert not (petit.root / FOLDER).exists()


MTG = Component("c", Size(63, 88))


@pytest.mark.parametrize(
    ("px", "bleed", "shown"),
    [
        # makers' pixels for 63 × 88 mm, or for poker, which is a little larger, and what is shown of the trim
        ((816, 1110), 3, (-2.96, -3, 65.96, 91)),
        ((825, 1125), 3, (-2.966, -3, 65.966, 91)),
        ((822, 1122), 3, (-2.933, -3, 65.933, 91)),
        ((744, 1039), 0, (0, 0, 63, 88)),
        ((750, 1050), 0, (0, 0.1, 63, 88.1)),
    ],
)
def test_makers_pixels_cut_bleed_only(
    px: tuple[int, int], bleed: float, shown: tuple[float, float, float, float]
) -> None:
    frame = frame_of(MTG, OutputSpec(px=px), bleed)
    assert isinstance(frame, Frame)
    right, bottom = frame.left + frame.width / frame.across, frame.top + frame.height / frame.down
    assert (frame.left, frame.top, right, bottom) == pytest.approx(shown, abs=0.11)
    assert frame.across == frame.down


def test_a_card_that_lies_the_other_way_is_turned(petit: Project) -> None:
    frame = frame_of(Component("c", Size(88, 63)), OutputSpec(px=(816, 1110)), 3)
    assert isinstance(frame, Frame) and frame.turned
    petit.change("cards/petit/game.yaml", "40 x 60 mm", "60 x 40 mm")
    for name in ("carte", "dos"):
        label = f"layouts/petit/{name}.svg"
        petit.change(
            label,
            'width="40mm" height="60mm" viewBox="0 0 40 60"',
            'width="60mm" height="40mm" viewBox="0 0 60 40"',
        )
        petit.change(label, 'width="44" height="64"', 'width="64" height="44"')
    petit.change("layouts/petit/carte.svg", 'y="42"', 'y="24"')
    petit.change(
        "layouts/petit/carte.svg", 'x="5" y="12" width="30" height="20"', 'x="0" y="0" width="15" height="10"'
    )
    built(petit, "--px", "440x640")
    pixels = np.asarray(picture(petit, "crabe-front.png")).astype(int)
    ys, xs = np.nonzero((abs(pixels - (0, 0xAA, 0)) <= 2).all(axis=2))
    # the picture at the upper left, 15 × 10 mm, lies at the upper right, 10 × 15 mm
    assert (xs.min(), xs.max() + 1, ys.min(), ys.max() + 1) == (320, 420, 20, 170)


def test_a_size_that_no_picture_can_have() -> None:
    found = frame_of(MTG, OutputSpec(px=(1000, 100)), 3)
    assert isinstance(found, Problem)
    assert "lost at the left and right" in found.message


# SVG


def svgs(project: Project) -> dict[str, str]:
    done = project.run("build", "--format", "svg")
    assert done.code == 0, done.err
    return {
        path.name: path.read_text("utf-8")
        for path in (project.root / "build/petit/petit-cards-svg").iterdir()
    }


def test_svg_is_static_and_has_no_fonts(petit: Project) -> None:
    files = svgs(petit)
    assert sorted(files) == [name.replace(".png", ".svg") for name in sorted([*FRONTS, BACK])]
    for text in files.values():
        assert 'width="44mm" height="64mm"' in text
        assert not re.search(r"<text|font|<script|<image|href=\"(?!#)", text)


def test_svg_looks_like_the_png(petit: Project) -> None:
    """Drawn by resvg, which shares no code with cairo."""
    files = svgs(petit)
    built(petit, "--dpi", "200")
    for name in (*FRONTS, BACK):
        png = np.asarray(picture(petit, name)).astype(float)
        height, width = png.shape[:2]
        drawn = resvg_py.svg_to_bytes(svg_string=files[name.replace(".png", ".svg")], width=width, dpi=96)
        image = Image.open(io.BytesIO(bytes(drawn))).convert("RGB").crop((0, 0, width, height))
        other = np.asarray(image).astype(float)
        assert abs(png - other).mean() < 1.5, name


def test_the_same_svg_every_time(petit: Project) -> None:
    assert svgs(petit) == svgs(petit)


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ('style="mix-blend-mode:multiply"', "the whole face had to become an image"),
        ('filter="url(#blur)"', "has a filter and is printed as an image"),
    ],
)
def test_what_became_an_image_is_told(petit: Project, effect: str, words: str) -> None:
    blur = '<defs><filter id="blur"><feGaussianBlur stdDeviation="1"/></filter></defs>'
    petit.change("layouts/petit/dos.svg", "</svg>", f'{blur}<circle cx="9" cy="9" r="5" {effect}/></svg>')
    done = petit.run("build", "--format", "svg")
    drawn = (petit.root / "build/petit/petit-cards-svg/dos-carte-back.svg").read_text("utf-8")
    assert (words in done.err) is ("<image " in drawn), "cairo 1.18 writes blend modes as filters"


def test_a_picture_of_more_pixels_than_are_drawn_is_told(petit: Project) -> None:
    """A board as large as a table at 1200 dpi; the number that the hint names is drawn."""
    game = (petit.root / "cards/petit/game.yaml").read_text(encoding="utf-8")
    petit.write("cards/petit/game.yaml", game.replace("size: 40 x 60 mm", "size: 796 x 20 mm"))
    done = petit.run("build", "--format", "png", "--dpi", "1200")
    assert done.code == 1 and "[picture-large]" in done.err, done.err
    assert "37795 × 1134 pixels" in done.err
    most = int(re.search(r"--dpi (\d+) is the most", done.err)[1])  # type: ignore[index]
    assert most == int(32_767 / 800 * 25.4)
    petit.write("cards/petit/game.yaml", game.replace("size: 40 x 60 mm", "size: 596 x 596 mm"))
    done = petit.run("build", "--format", "png", "--dpi", "1200")
    assert "at most 400 million are drawn" in done.err
    assert petit.run("build", "--format", "png", "--dpi", "1200", "--draft").code == 3, "the others are drawn"
