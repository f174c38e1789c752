"""The door for scripts: what its page in the manual shows is run, and what it names is there and nothing else."""

from __future__ import annotations

import importlib
import inspect
import re
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import deckwright
from tests.kit.places import ROOMS, ROOT
from tests.kit.project import Project, make

PAGE = (ROOT / "docs/scripting.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r'^```python title="([\w.]+)"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL))


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path)


def test_no_public_name_is_a_rooms() -> None:
    """The import of a room sets its name in the package: whatever stood there would be gone."""
    assert set(deckwright.__all__).isdisjoint({*ROOMS, "doctor", "data"})
    for room in (*ROOMS, "doctor"):
        importlib.import_module(f"deckwright.{room}")
    assert all(callable(getattr(deckwright, name)) for name in deckwright.__all__)
    assert deckwright.load(ROOT, "catacombes").title == "À la conquête des catacombes"


def test_the_door_is_not_opened_by_the_import() -> None:
    code = "import sys, deckwright; print([m for m in ('click', 'yaml', 'lxml', 'cairocffi') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_an_unknown_name_is_none() -> None:
    with pytest.raises(AttributeError, match="no attribute 'laod'"):
        deckwright.laod  # noqa: B018


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_of_the_manual_run(tmp_path: Path, name: str) -> None:
    root = ROOT if name == "powers.py" else make(tmp_path).root
    done = subprocess.run([sys.executable, "-c", EXAMPLES[name]], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    expected = {
        "both_papers.py": r"(\w\w (a4|letter) \d+ cards: \S+\.pdf.*\n)+",
        "gallery.py": r"\d+ cards in build.gallery\n",
        "powers.py": r"(.+ on average \d+\.\d\d\n){3}wins \d+%, in \d\.\d rounds\n",
    }
    assert re.fullmatch(expected[name], done.stdout), done.stdout


def test_there_are_three_examples() -> None:
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize(
    "name", [name for name, _ in inspect.getmembers(deckwright.LoadedGame) if name[0] != "_"]
)
def test_the_page_names_every_method_with_all_it_takes(name: str) -> None:
    member = inspect.getattr_static(deckwright.LoadedGame, name)
    if isinstance(member, property):
        assert f"`{name}`" in PAGE
        return
    row = re.search(rf"`{name}\((.*?)\)` \|", PAGE)
    assert row is not None
    told = [word.partition("=")[0].strip() for word in re.split(r",(?![^(]*\))", row[1])]
    assert told == [word.partition(":")[0].partition("=")[0].strip() for word in parameters_of(member)]


def parameters_of(function: object) -> list[str]:
    """As they are written in a signature, with its star."""
    assert inspect.isfunction(function)
    found: list[str] = []
    for parameter in list(inspect.signature(function).parameters.values())[1:]:
        if parameter.kind is parameter.KEYWORD_ONLY and "*" not in found:
            found.append("*")
        found.append(f"**{parameter.name}" if parameter.kind is parameter.VAR_KEYWORD else parameter.name)
    return found


def test_cards_and_decks_are_those_of_the_files(petit: Project) -> None:
    game = deckwright.load(petit.root / "cards")
    assert (game.root, game.problems) == (petit.root.resolve(), ())
    assert list(game.decks) == ["betes", "sorts"]
    assert list(game.cards) == ["crabe", "ours", "eclair"]


def test_a_build_is_that_of_the_command_line(petit: Project, tmp_path: Path) -> None:
    game = deckwright.load(petit.root)
    printed = game.build(tmp_path / "door", paper="letter", low_ink=True)
    assert printed.is_written and not [each for each in printed.problems if each.severity == "error"]
    assert petit.run("build", "--paper", "letter", "--low-ink", "--out", str(tmp_path / "line")).code == 0
    for file in printed.files:
        same = tmp_path / "line" / file.relative_to(tmp_path / "door")
        assert file.read_bytes() == same.read_bytes()


def test_a_face_has_the_pixels_that_arithmetic_wants(petit: Project) -> None:
    game = deckwright.load(petit.root)
    card = next(iter(game.cards.values()))
    size = card.type.component.size
    for bleed in (False, True):
        more = 2 * card.type.component.bleed if bleed else 0
        with Image.open(BytesIO(game.draw_face(card.id, dpi=254, bleed=bleed))) as picture:
            assert picture.size == (round((size.width + more) * 10), round((size.height + more) * 10))
    assert game.draw_face(card.id, format="svg").startswith(b"<?xml")


def test_odds_are_exact() -> None:
    game = deckwright.load(ROOT, "caveloot")
    sure = game.odds("3")
    assert (dict(sure.ways), sure.total) == ({3: 1}, 1)
    assert game.odds_against("3", "2").win == game.odds_against("2", "2").tie == 1


Call = Callable[[deckwright.LoadedGame, Path], object]


@pytest.mark.parametrize(
    ("call", "error", "code"),
    [
        (lambda g, t: deckwright.load(t / "none"), deckwright.DeckwrightError, "no-project"),
        (lambda g, t: deckwright.load(g.root, "petti"), deckwright.RequestError, "unknown-game"),
        (lambda g, t: deckwright.load(g.root, lang="xx"), deckwright.RequestError, "unknown-language"),
        (lambda g, t: deckwright.load(g.root, variants=["x"]), deckwright.RequestError, "unknown-variant"),
        (lambda g, t: g.draw_face("nobody"), deckwright.RequestError, "unknown-card"),
        (lambda g, t: g.draw_face("crabe", deck="sorts"), deckwright.RequestError, "unknown-card"),
        (lambda g, t: g.build(paper="a44"), deckwright.RequestError, "sheet-option"),
        (lambda g, t: g.build(decks=["x"]), deckwright.RequestError, "unknown-deck"),
        (lambda g, t: g.odds("3 +"), deckwright.RequestError, "odds"),
    ],
)
def test_what_cannot_be_raises(
    petit: Project,
    tmp_path_factory: pytest.TempPathFactory,
    call: Call,
    error: type[deckwright.DeckwrightError],
    code: str,
) -> None:
    with pytest.raises(error) as raised:
        call(deckwright.load(petit.root), tmp_path_factory.mktemp("empty"))
    assert [found.code for found in raised.value.problems] == [code]


def test_a_game_that_cannot_be_read_tells_why(petit: Project) -> None:
    petit.write("cards/petit/game.yaml", "title: [")
    game = deckwright.load(petit.root)
    assert not game.is_readable and game.problems
    assert not game.build().is_written
    with pytest.raises(deckwright.DeckwrightError):
        _ = game.cards


def test_errors_forbid_a_build_but_not_a_draft(petit: Project) -> None:
    petit.write("cards/petit/sorts.yaml", "eclair: {type: sort, nom: Éclair, puissance: 3}")
    game = deckwright.load(petit.root)
    assert [found.code for found in game.problems] == ["unknown-field"]
    assert not game.build().is_written
    assert game.build(draft=True).is_written
