"""`deckwright fonts`: what a game has, and installed fonts copied in. The fonts "installed" are those of a folder."""

from __future__ import annotations

import json
import shutil
import struct
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from deckwright.svg.typeset.fontfile import terms
from deckwright.svg.typeset.installed import all_faces
from tests.kit.project import CARTE, Project, make

SERIF = Path(str(files("font_source_serif_pro") / "files"))
SANS = Path(str(files("font_source_sans_pro") / "files"))
FJALLA = Path(str(files("font_fjallaone") / "files")) / "FjallaOne-Regular.ttf"


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that holds all the fonts that are installed."""
    folder = tmp_path / "installed"
    folder.mkdir()
    for font in (SERIF / "SourceSerifPro-Regular.otf", SERIF / "SourceSerifPro-It.otf", FJALLA):
        shutil.copy(font, folder)
    config = tmp_path / "fonts.conf"
    config.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
        f"<fontconfig><dir>{folder}</dir><cachedir>{tmp_path / 'cache'}</cachedir></fontconfig>",
        encoding="utf-8",
    )
    monkeypatch.setenv("FONTCONFIG_FILE", str(config))
    all_faces.cache_clear()
    yield folder
    all_faces.cache_clear()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make(tmp_path / "project")


def test_what_a_game_has_and_uses(project: Project) -> None:
    project.change(
        "layouts/petit/carte.svg", 'text-anchor="middle"', 'text-anchor="middle" font-weight="600"'
    )
    outcome = project.run("fonts", "--json")
    fonts = json.loads(outcome.out)["fonts"]
    assert {font["family"] for font in fonts} == {"Source Sans Pro"}
    assert {font["from"] for font in fonts} == {"font-source-sans-pro"}
    used = [(font["weight"], font["italic"]) for font in fonts if font["used"]]
    assert used == [(400, False), (600, False), (700, False)]  # the texts, the names, **deux**
    assert "used  font-source-sans-pro  SourceSansPro-Semibold" in project.run("fonts").out


def test_a_font_is_copied_with_all_its_styles(project: Project, machine: Path) -> None:
    outcome = project.run("fonts", "add", "source serif pro")
    assert outcome.code == 0 and "SIL Open Font License" in outcome.err
    copied = project.root / "assets/fonts"
    assert sorted(path.name for path in copied.iterdir()) == [
        "SourceSerifPro-It.otf",
        "SourceSerifPro-Regular.otf",
    ]
    assert (copied / "SourceSerifPro-It.otf").read_bytes() == (SERIF / "SourceSerifPro-It.otf").read_bytes()
    fonts = json.loads(project.run("fonts", "--json").out)["fonts"]
    assert ("Source Serif Pro", "assets/fonts") in {(font["family"], font["from"]) for font in fonts}
    assert "was there already" in project.run("fonts", "add", "Source Serif Pro").out


def test_part_of_a_name_is_enough_where_one_family_has_it(project: Project, machine: Path) -> None:
    assert project.run("fonts", "add", "fjalla").code == 0
    assert [path.name for path in (project.root / "assets/fonts").iterdir()] == [FJALLA.name]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "source",
            ["no installed font is named 'source'", "which of these? Source Sans Pro, Source Serif Pro"],
        ),
        ("Sorce Serif Pro", ["which of these?", "Source Serif Pro"]),
        ("Zapf Dingbats", ["no font 'Zapf Dingbats' is installed", "assets/fonts"]),
    ],
)
def test_a_name_that_several_or_none_have(
    project: Project, machine: Path, name: str, words: list[str]
) -> None:
    shutil.copy(SANS / "SourceSansPro-Regular.otf", machine)
    outcome = project.run("fonts", "add", name)
    assert outcome.code == 2 and not (project.root / "assets/fonts").exists()
    assert [word for word in words if word not in outcome.err] == []


def test_a_missing_font_that_is_installed_is_offered(project: Project, machine: Path) -> None:
    project.write("layouts/petit/carte.svg", CARTE.replace("'Source Sans Pro'", "'Source Serif Pro'"))
    found = json.loads(project.run("check", "--json").out)["problems"]
    hints = {each["hint"] for each in found if each["code"] == "font-missing"}
    offers = [hint for hint in hints if "deckwright fonts add 'Source Serif Pro'" in hint]
    assert offers
    assert project.run("fonts", "add", "Source Serif Pro").code == 0
    left = json.loads(project.run("check", "--json").out)["problems"]
    # What is installed has no bold: that is still missing, and no longer offered.
    assert {each["message"].partition(";")[0] for each in left if each["code"] == "font-missing"} <= {
        '<text id="effet">: the project has no Source Serif Pro 700'
    }
    assert not any("fonts add" in (each["hint"] or "") for each in left)


def test_usage(project: Project) -> None:
    assert project.run("fonts", "petit", "more").code == 2
    assert "deckwright fonts add NAME" in project.run("fonts", "add").err


def test_terms_of_a_file(tmp_path: Path) -> None:
    found = terms(FJALLA)
    assert found.license == "SIL Open Font License" and found.embeddable
    data = bytearray(FJALLA.read_bytes())
    (count,) = struct.unpack_from(">H", data, 4)
    for n in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * n)
        if tag == b"OS/2":
            struct.pack_into(">H", data, offset + 8, 2)  # fsType: restricted licence
    (tmp_path / "closed.ttf").write_bytes(data)
    assert not terms(tmp_path / "closed.ttf").embeddable
    (tmp_path / "none.ttf").write_bytes(b"no font")
    assert terms(tmp_path / "none.ttf").license == ""
