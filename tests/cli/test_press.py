"""Files for a press, as they are asked for: on the command line and in game.yaml, and what is refused."""

from pathlib import Path

import pikepdf
import pytest

from deckwright.sheets.write.pdf.press import read_profile
from tests.kit.project import Project


def condition(path: Path) -> str | None:
    """What the file is printed by."""
    with pikepdf.open(path) as pdf:
        intents = pdf.Root.get("/OutputIntents")
        return None if intents is None else str(intents[0].OutputConditionIdentifier)


def built(petit: Project, *options: str, name: str = "petit-cards-card") -> str | None:
    done = petit.run("build", "--paper", "card", *options)
    assert done.code == 0, done.err
    return condition(petit.root / f"build/petit/{name}.pdf")


def test_by_the_command_line_or_as_the_game_says(petit: Project) -> None:
    assert built(petit) is None
    assert built(petit, "--press", "x-4") == "FOGRA39"
    game = (petit.root / "cards/petit/game.yaml").read_text(encoding="utf-8")
    petit.write("cards/petit/game.yaml", f"{game}\nsheets: {{press: x-4, profile: gracol}}\n")
    assert built(petit) == "CGATS TR 006"
    assert built(petit, "--press", "none") is None
    assert petit.run("build", "--paper", "card", "--contact").code == 0, "for looking at, as before"


def test_a_profile_of_ones_own_is_read_anew_when_it_changes(petit: Project) -> None:
    """It lies at the project's root, where builds do not look for what has changed."""
    profile, path = petit.root / "shop.icc", petit.root / "build/petit/petit-cards-card.pdf"
    given = ("--press", "x-4", "--profile", "shop.icc")
    profile.write_bytes(read_profile("fogra39").data)
    assert built(petit, *given) == "Custom"
    first = path.read_bytes()
    profile.write_bytes(read_profile("gracol").data)
    assert built(petit, *given) == "Custom"
    assert path.read_bytes() != first


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--press", "x-5"), ["'x-5' is not one of x-4"]),
        (
            ("--press", "x-4", "--profile", "shop.icc"),
            ["[press-profile]", "'shop.icc'", "fogra39", "color.org"],
        ),
        (("--press", "x-4", "--profile", "cards"), ["[press-profile]"]),  # a folder
        (("--press", "x-4", "--draft"), ["[option-conflict]", "a press gets no drafts"]),
        (("--press", "x-4", "--contact"), ["[option-conflict]", "contact sheets are for looking at"]),
        (("--press", "x-4", "--blank", "tool", "--form"), ["[option-conflict]", "no fields"]),
    ],
)
def test_what_cannot_go_to_press_is_told_and_nothing_written(
    petit: Project, options: tuple[str, ...], words: list[str]
) -> None:
    done = petit.run("build", *options)
    assert done.code == 2 and all(word in done.err for word in words), done.err
    assert not list(petit.root.glob("build/petit/*.pdf"))


@pytest.mark.parametrize("options", [("--profile", "gracol"), ("--press", "x-4", "--format", "png")])
def test_what_means_nothing_is_told(petit: Project, options: tuple[str, ...]) -> None:
    assert "[option-unused]" in petit.run("build", *options).err
