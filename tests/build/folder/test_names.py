"""What names of pictures say, as the programs that write such names mean them."""

from __future__ import annotations

import pytest

from deckwright.build.folder.names import PictureName, fold, natural, read_name


@pytest.mark.parametrize(
    ("stem", "expected"),
    [
        ("fox", PictureName("fox")),
        ("fox-back", PictureName("fox", "back")),
        ("fox__back", PictureName("fox", "back")),
        ("fox_back", PictureName("fox", "back")),
        ("Fox Back", PictureName("Fox", "back")),
        ("renard-verso", PictureName("renard", "back")),
        ("fox-front", PictureName("fox", "front")),
        ("humpback", PictureName("humpback")),
        ("back", PictureName("", "back")),
        ("default-back", PictureName("", "back")),
        ("CardBack", PictureName("", "back")),
        ("3x fox", PictureName("fox", None, 3)),
        ("3x_fox", PictureName("fox", None, 3)),
        ("fox x12", PictureName("fox", None, 12)),
        ("fox [c-3]", PictureName("fox", None, 3)),
        ("3x fox-back", PictureName("fox", "back", 3)),
        ("fox x3-back", PictureName("fox", "back", 3)),
        ("fox (3)", PictureName("fox (3)")),  # a download of the same name
        ("007", PictureName("007")),
        ("x5 laser", PictureName("x5 laser")),
        ("3xfox", PictureName("3xfox")),
        ("12 monkeys", PictureName("12 monkeys")),
        ("fox[face,3]", PictureName("fox", "front", 3)),
        ("fox[back]", PictureName("fox", "back")),
        ("fox[all]", PictureName("", "back")),
        ("e\u0301toile", PictureName("étoile")),
    ],
)
def test_a_name_says_card_side_and_copies(stem: str, expected: PictureName) -> None:
    assert read_name(stem) == expected


def test_names_are_alike_whatever_their_case_and_punctuation() -> None:
    assert fold("The_Old Fox") == fold("the-old  FOX") == "theoldfox"
    assert fold("狐") == "狐" and fold("!!") == "!!"


def test_numbers_count_as_people_count() -> None:
    assert sorted(["card 10", "Card 2", "card 1"], key=natural) == ["card 1", "Card 2", "card 10"]
