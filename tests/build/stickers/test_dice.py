"""Dice of twelve faces: the net as it is printed, folded up in space, and stickers for dice that are sold."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from shapely import LineString, Polygon, unary_union

from tests.build.stickers.test_stickers import lines_of
from tests.kit.flicks import CARDS, GAME, make
from tests.kit.project import Project

# Between two faces of a cube and of a dodecahedron: the closed forms that any table of solids has.
DIHEDRAL = {6: math.pi / 2, 12: math.acos(-1 / math.sqrt(5))}
VERTICES = {6: 8, 12: 20}
EDGE = 18.0

LAYOUT = """<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="38.042mm" viewBox="0 0 40 38.042">
  <rect x="-4" y="-4" width="48" height="47" fill="#cfe"/><path d="M20 6v24" stroke="#222"/>
</svg>
"""
PIECES = """\
    fouille: {name: Fouille, form: net, size: d12, stickers: [%s]}
    achete: {name: Acheté, form: dodecahedron, size: d12, stickers: [%s]}
    rond: {name: Rond, form: dodecahedron, size: d12, stickers: rond}
"""
FACES = [f"d{number}" for number in range(1, 13)]


GAME_OF_DICE = (
    GAME.replace("  carre: {size", "  face: {size: 40 mm, shape: pentagon, bleed: 2 mm}\n  carre: {size")
    .replace("  bande: {name", "  face: {component: face, front: face.svg}\n  bande: {name")
    .replace("    tres-petit: 15 mm\n", f"    tres-petit: 15 mm\n    d12: {{face: {EDGE} mm}}\n")
    .replace("  guide:\n", f"{PIECES % (', '.join(FACES), ', '.join(FACES))}  guide:\n")
)


def make_dice(folder: Path, old: str = "", new: str = "") -> Project:
    """The game of flicks with a die of paper and two that are bought; in its game.yaml *new* in place of *old*."""
    project = make(folder)
    assert old in GAME_OF_DICE
    project.write("cards/pichenettes/game.yaml", GAME_OF_DICE.replace(old, new, 1))
    cards = "".join(f"{face}: {{type: face}}\n" for face in FACES) + "rond: {type: pastille}\n"
    project.write("cards/pichenettes/cartes.yaml", CARDS + cards)
    project.write("layouts/pichenettes/face.svg", LAYOUT)
    return project


def printed(project: Project, *options: str) -> dict[str, Any]:
    done = project.run("stickers", *options)
    assert done.code == 0, done.text
    manifest = project.root / "build/pichenettes/pichenettes-stickers-a4.manifest.json"
    found: dict[str, Any] = json.loads(manifest.read_text(encoding="utf-8"))
    return found


def placed(content: dict[str, Any], cards: list[str]) -> list[dict[str, Any]]:
    """The faces of the die on the first sheet, in the order of *cards*."""
    at = {p["card"]: p for p in content["sheets"][0]["placements"] if p["deck"] == "stickers"}
    assert sorted(at) == sorted(cards)
    return [at[card] for card in cards]


def corners_on_page(face: dict[str, Any], sides: int) -> np.ndarray[Any, Any]:
    """By the turn that the manifest tells, of a polygon that stands on a side, in its box."""
    steps = (math.pi / 2 + math.pi / sides * (2 * n - 1) for n in range(sides))
    points = np.array([(math.cos(turn), math.sin(turn)) for turn in steps])
    points *= face["w"] / (points[:, 0].max() - points[:, 0].min())
    points -= (points.max(axis=0) + points.min(axis=0)) / 2
    c, s = math.cos(math.radians(face["rotation"])), math.sin(math.radians(face["rotation"]))
    middle = (face["x"] + face["w"] / 2, face["y"] + face["h"] / 2)
    turned: np.ndarray[Any, Any] = np.array([(c * x - s * y, s * x + c * y) for x, y in points]) + middle
    return turned


def is_near(one: Any, other: Any) -> bool:
    return float(np.linalg.norm(np.asarray(one) - np.asarray(other))) < 0.01


def sides_of(face: Any) -> list[tuple[Any, Any]]:
    return [(face[n], face[(n + 1) % len(face)]) for n in range(len(face))]


def fold(flat: list[np.ndarray[Any, Any]]) -> list[np.ndarray[Any, Any]]:
    """The faces in space: from the first on, each turned about the side that it shares with one that is folded."""
    solid = [np.column_stack([face, np.zeros(len(face))]) for face in flat]
    done, turn = {0}, math.pi - DIHEDRAL[len(flat)]
    moves = {0: np.eye(4)}
    while len(done) < len(flat):
        before = len(done)
        for new in set(range(len(flat))) - done:
            for old in done:
                shared = [
                    a
                    for a in sides_of(flat[old])
                    for b in sides_of(flat[new])
                    if is_near(a[0], b[1]) and is_near(a[1], b[0])
                ]
                if not shared:
                    continue
                start, end = (np.append(point, 0) for point in shared[0])
                axis = (end - start) / np.linalg.norm(end - start)
                cross = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
                spin = np.eye(3) + math.sin(turn) * cross + (1 - math.cos(turn)) * cross @ cross
                move = np.eye(4)
                move[:3, :3], move[:3, 3] = spin, start - spin @ start
                moves[new] = moves[old] @ move
                done.add(new)
                break
        assert len(done) > before, "the net hangs together"
    return [(moves[n] @ np.column_stack([f, np.ones(len(f))]).T).T[:, :3] for n, f in enumerate(solid)]


def mates(solid: list[Any]) -> dict[tuple[int, int], tuple[int, int]]:
    """By face and side, the face and side that lie on it."""
    sides = {(n, k): ends for n, face in enumerate(solid) for k, ends in enumerate(sides_of(face))}
    found = {}
    for key, (a, b) in sides.items():
        others = [k for k, (c, d) in sides.items() if k != key and is_near(a, d) and is_near(b, c)]
        assert len(others) == 1, "each edge meets its neighbour once"
        found[key] = others[0]
    return found


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return make_dice(tmp_path_factory.mktemp("dice"))


@pytest.mark.parametrize(("pawn", "cards"), [("fouille", FACES), ("de", [f"f{n}" for n in range(1, 7)])])
def test_a_net_folds_up(project: Project, pawn: str, cards: list[str]) -> None:
    content = printed(project, "--for", "machine", "--only", pawn)
    flat = [corners_on_page(face, 5 if len(cards) == 12 else 4) for face in placed(content, cards)]
    solid = fold(flat)
    points: list[Any] = []
    for point in np.vstack(solid):
        if not any(is_near(point, other) for other in points):
            points.append(point)
    assert len(points) == VERTICES[len(cards)]
    mated = mates(solid)
    assert len(mated) == 2 * {6: 12, 12: 30}[len(cards)]
    middle = np.mean(points, axis=0)
    for number, face in enumerate(solid):  # as on dice that are sold
        other = solid[len(cards) - 1 - number]
        assert is_near(face.mean(axis=0) - middle, middle - other.mean(axis=0)), number + 1
    lines = lines_of(project.root / "build/pichenettes/pichenettes-stickers-a4-cut.dxf")
    check_tabs(lines, flat, mated)
    if len(cards) == 12:
        check_petals(flat)


def check_tabs(
    lines: dict[str, list[Any]], flat: list[Any], mated: dict[tuple[int, int], tuple[int, int]]
) -> None:
    """Of each two sides that are glued one has a tab; no tab lies on a face or on another tab; all are creased."""
    (cut,) = lines["CUT"]
    whole = Polygon([(x, 297 - y) for x, y, *_ in cut.get_points()])
    assert whole.is_valid, "the line to cut along does not cross itself"
    faces = [Polygon(face) for face in flat]
    tabs = list(whole.difference(unary_union(faces).buffer(0.005)).geoms)
    area = sum(face.area for face in faces)
    assert whole.area == pytest.approx(area + sum(tab.area for tab in tabs), rel=5e-3)
    open_sides = {
        key
        for key, (n, k) in mated.items()
        if not is_near(flat[key[0]][key[1]], flat[n][(k + 1) % len(flat[n])])
        or not is_near(flat[key[0]][(key[1] + 1) % len(flat[n])], flat[n][k])
    }
    tabbed = {
        key
        for key in open_sides
        for tab in tabs
        if tab.distance(LineString(sides_of(flat[key[0]])[key[1]]).interpolate(0.5, normalized=True)) < 0.02
    }
    assert len(tabs) == len(tabbed) == len(open_sides) / 2 == {6: 7, 12: 19}[len(flat)]
    assert all((key in tabbed) != (mated[key] in tabbed) for key in open_sides)
    assert len(lines["CREASE"]) == len(tabs) + len(flat) - 1


def check_petals(flat: list[Any]) -> None:
    """A petal stands with its foot to the middle of its flower."""
    middles = [face.mean(axis=0) for face in flat]
    for petal in range(1, 6):
        foot = (flat[petal][0] + flat[petal][1]) / 2
        assert is_near(foot, (middles[0] + middles[petal]) / 2)


def test_faces_are_numbered_as_one_likes(tmp_path: Path) -> None:
    project = make_dice(tmp_path, "size: d12, stickers: [d1", "size: d12, order: round, stickers: [d1")
    flat = [corners_on_page(face, 5) for face in placed(printed(project, "--only", "fouille"), FACES)]
    for first in (0, 6):
        middle = flat[first].mean(axis=0)
        reach = {round(float(np.linalg.norm(flat[first + n].mean(axis=0) - middle)), 2) for n in range(1, 6)}
        assert reach == {round(EDGE / math.tan(math.radians(36)), 2)}  # twice the radius of the largest disc
    written = "order: [12, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1], stickers: [d1"
    text = (
        (project.root / "cards/pichenettes/game.yaml")
        .read_text(encoding="utf-8")
        .replace("order: round, stickers: [d1", written)
    )
    project.write("cards/pichenettes/game.yaml", text)
    turned = [corners_on_page(face, 5) for face in placed(printed(project, "--only", "fouille"), FACES)]
    assert is_near(turned[11].mean(axis=0), flat[0].mean(axis=0))


def test_stickers_for_a_die_that_is_bought(project: Project) -> None:
    """A pentagon whose sides lie half the tolerance within those of the die; a disc in it."""
    content = printed(project, "--only", "achete", "--only", "rond")
    sizes = {face["card"]: (face["width_mm"], face["height_mm"]) for face in content["faces"]}
    incircle = EDGE / math.tan(math.radians(36))
    edge = (incircle - 1) * math.tan(math.radians(36))
    golden = (1 + math.sqrt(5)) / 2
    assert sizes["d1"][0] == pytest.approx(edge * golden, abs=1e-3)
    assert sizes["rond"] == (pytest.approx(incircle - 1, abs=1e-3), pytest.approx(incircle - 1, abs=1e-3))
    count = sum(
        p["card"] == "rond"
        for sheet in content["sheets"]
        for p in sheet["placements"]
        if p["deck"] == "stickers"
    )
    assert count == 12


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("shape: pentagon, ", "", "wrong-value", ["40"]),
        ("size: 40 mm, shape", "size: 40 x 30 mm, shape", "sticker-size", ["regular pentagon", "one measure"]),
        ("stickers: [d1, d2", "stickers: [d2", "sticker-count", ["11 stickers", "1 or 6 or 12"]),
        ("stickers: rond", "stickers: [rond, d1]", "sticker-count", ["a dodecahedron has 1 or 12"]),
        ("form: net, size: d12", "order: [1, 1], form: net, size: d12", "wrong-value", ["'1, 1'", "opposite, round"]),
        ("form: dodecahedron", "order: round, form: dodecahedron", "wrong-value", ["only a net has an order"]),
    ],
)  # fmt: skip
def test_what_is_told(tmp_path: Path, old: str, new: str, code: str, words: list[str]) -> None:
    done = make_dice(tmp_path, old, new).run("stickers", "--only", "d12")
    assert done.code == 1
    assert all(word in done.text for word in (code, *words)), done.text
