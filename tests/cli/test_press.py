"""Files for a press, as they are asked for: on the command line and in game.yaml, and what is refused."""

import re
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from PIL import Image

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


@pytest.mark.parametrize(
    "options", [("--profile", "gracol"), ("--limit-ink", "240"), ("--press", "x-4", "--format", "png")]
)
def test_what_means_nothing_is_told(petit: Project, options: tuple[str, ...]) -> None:
    assert "[option-unused]" in petit.run("build", *options).err


def inked(petit: Project, shown: str, *options: str) -> tuple[str, list[Path]]:
    """What is said of a front that shows so much besides, and the pictures of too much ink."""
    layout = petit.root / "layouts/petit/carte.svg"
    kept = layout.read_text(encoding="utf-8")
    layout.write_text(kept.replace("</svg>", f"{shown}</svg>"), encoding="utf-8")
    done = petit.run("build", "--paper", "card", "--press", "x-4", *options)
    layout.write_text(kept, encoding="utf-8")
    assert done.code in (0, 1), done.err
    return done.err, sorted(petit.root.glob("build/petit/*-ink-*.png"))


NAVY = '<rect x="10" y="20" width="12" height="8" fill="#0a0a3c"/>'
BROWN = '<rect x="10" y="20" width="12" height="8" fill="#3c140a" style="mix-blend-mode: multiply"/>'


def test_what_multiplies_is_more_ink_than_the_paper_takes(petit: Project) -> None:
    """What is multiplied spares out what both spare out: of 91, 77, 0, 71 % and 5, 69, 56, 90 % some 339."""
    assert "ink-over" not in inked(petit, NAVY)[0], "the profile keeps within what it was made for"
    said, pictures = inked(petit, NAVY + BROWN)
    assert "[ink-over]" in said and "the paper takes 300 %" in said
    assert [int(found) for found in re.findall(r"up to (\d+) % of ink", said)] == pytest.approx(
        [339] * 3, abs=5
    )
    assert "12 × 8 mm, 10 mm from the left and 20 mm from the top" in said and "on 96 mm²" in said
    assert pictures
    with Image.open(pictures[0]) as picture:
        coloured = np.asarray(picture.convert("RGB"), dtype=int)
    where = np.argwhere(coloured[..., 0] - coloured[..., 1] > 100) / 4  # four pixels a millimetre
    assert np.ptp(where, axis=0) == pytest.approx([8, 12], abs=0.5)
    assert inked(petit, NAVY)[1] == [], "the picture goes with what it shows"


def test_a_paper_that_takes_less_ink_gets_less(petit: Project) -> None:
    """Black over a ground is the ground's ink and black's: violet, for 240 %, has 192 % of the other inks."""
    deep = '<rect x="10" y="20" width="12" height="8" fill="#0f005a"/>'
    text = '<text x="12" y="28" font-size="20" font-weight="700" fill="#000">I</text>'
    assert "ink-over" not in inked(petit, deep, "--limit-ink", "240")[0]
    assert "ink-over" not in inked(petit, deep + text)[0]
    said, _ = inked(petit, deep + text, "--limit-ink", "240")
    assert "[ink-over]" in said and "the paper takes 240 %" in said
    (petit.root / "shop.icc").write_bytes(read_profile("fogra39").data)
    brown = inked(petit, NAVY + BROWN, "--profile", "shop.icc", "--limit-ink", "240")[0]
    assert "[ink-over]" in brown, "a profile of one's own mixes what it mixes"
    done = petit.run("build", "--press", "x-4", "--limit-ink", "200")
    assert (
        done.code == 2
        and "[press-profile]" in done.err
        and "240 % of ink and more, not for 200 %" in done.err
    )


def test_without_poppler_it_says_that_nobody_looked(petit: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.basics.poppler.PLATES", "no-such-program")
    assert "[ink-unseen]" in inked(petit, NAVY + BROWN)[0]
