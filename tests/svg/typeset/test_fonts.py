"""The project's fonts and no others; and what is said where a font or a library is not there."""

from pathlib import Path

import pytest

from deckwright.basics.native.libraries import candidates, install_command, load
from deckwright.basics.problems import DeckwrightError
from deckwright.svg.typeset import Face, FontSet

from .helpers import FJALLA, SANS_BOLD, SANS_ITALIC, SANS_REGULAR, font_file


def faces(fonts: FontSet) -> set[tuple[str, int, bool]]:
    return {(face.family, face.weight, face.italic) for face in fonts.faces}


def test_the_index_is_read_from_the_files(fonts: FontSet) -> None:
    assert faces(fonts) == {
        ("Source Sans Pro", 400, False),
        ("Source Sans Pro", 400, True),
        ("Source Sans Pro", 600, False),
        ("Source Sans Pro", 700, False),
        ("Source Serif Pro", 400, True),
        ("Fjalla One", 400, False),
    }
    assert fonts.families == ("Fjalla One", "Source Sans Pro", "Source Serif Pro")
    assert [face.file for face in fonts.of_family("fjalla one")] == [FJALLA]


def test_of_two_files_of_one_style_the_first_is_used() -> None:
    other = font_file("font_source_sans_pro", "SourceSansPro-Regular.ttf")
    for first, second in ((SANS_REGULAR, other), (other, SANS_REGULAR)):
        (face,) = FontSet([first, second]).faces
        assert (face, face.file) == (Face("Source Sans Pro", 400, italic=False), first)


def test_all_bad_files_are_named_at_once(tmp_path: Path) -> None:
    no_font = tmp_path / "note.ttf"
    no_font.write_text("not a font")
    with pytest.raises(DeckwrightError) as raised:
        FontSet([SANS_BOLD, str(no_font), str(tmp_path / "absent.ttf")])
    problems = raised.value.problems
    assert [(p.code, Path(p.place.file).name if p.place else "") for p in problems] == [
        ("font-unreadable", "note.ttf"),
        ("file-missing", "absent.ttf"),
    ]


def test_choices_name_the_styles_or_the_families() -> None:
    fonts = FontSet([SANS_REGULAR, SANS_ITALIC, FJALLA])
    assert fonts.choices("source sans pro") == "Source Sans Pro comes in 400, 400 italic"
    assert fonts.choices("Comic Neue") == "the project's fonts are Fjalla One, Source Sans Pro"
    assert fonts.choices("Fjala One").startswith("did you mean 'Fjalla One'?")


def test_a_missing_library_names_the_command_that_installs_it() -> None:
    def nothing_there(name: str) -> None:
        raise OSError(name)

    with pytest.raises(DeckwrightError) as raised:
        load("pango", nothing_there)
    (problem,) = raised.value.problems
    assert problem.code == "library-missing"
    assert "libpango-1.0" in problem.message
    assert "install" in (problem.hint or "") or "brew" in (problem.hint or "")


@pytest.mark.parametrize(
    ("system", "command"), [("Darwin", "brew install pango"), ("Windows", "mingw-w64-ucrt-x86_64-pango")]
)
def test_each_system_has_its_command(system: str, command: str) -> None:
    assert command in install_command(system)


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ("linux", "libpangoft2-1.0.so.0"),
        ("darwin", "/opt/homebrew/lib/libpangoft2-1.0.0.dylib"),
        ("win32", r"C:\msys64\ucrt64\bin\libpangoft2-1.0-0.dll"),
    ],
)
def test_each_system_has_its_places(monkeypatch: pytest.MonkeyPatch, system: str, expected: str) -> None:
    monkeypatch.delenv("DECKWRIGHT_LIBS", raising=False)
    assert expected in list(candidates("pangoft2", system))


def test_the_users_own_folder_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_LIBS", "/opt/own")
    assert next(candidates("pango", "linux")) == "/opt/own/libpango-1.0.so.0"


def package_with(folder: Path, name: str, where: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package that would fail if it were run."""
    (folder / name / where).mkdir(parents=True)
    (folder / name / "__init__.py").write_text("raise SystemExit('a package of libraries was run')")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delenv("DECKWRIGHT_LIBS", raising=False)
    return folder / name / where


def test_libraries_may_come_as_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the system's own on Linux, whose distribution mends it; else before what is there."""
    ours = package_with(tmp_path / "a", "deckwright_libs", "lib", monkeypatch)
    linux = list(candidates("cairo", "linux"))
    assert linux.index("libcairo.so.2") < linux.index(f"{ours}/libcairo.so.2")
    theirs = package_with(tmp_path / "b", "gstreamer_libs", "bin", monkeypatch)
    windows = list(candidates("harfbuzz", "win32"))
    named = [path for path in windows if path.startswith(str(theirs))]
    assert named[-1].endswith("harfbuzz.dll")  # which has no number there
    assert windows.index(named[0]) < windows.index("libharfbuzz-0.dll")
    assert not [path for path in windows if "deckwright_libs" in path]
    assert next(candidates("pango", "darwin")).endswith("gstreamer_libs/lib/libpango-1.0.0.dylib")
