"""Which faces a game has, which are shared, what is checked of them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from deckwright.basics.geometry import Size
from deckwright.basics.problems import CODES, Place
from deckwright.faces.layouts import Face, FaceRenderer, Side, distinct
from deckwright.game.model import Component, Game

from .games import CARTE, CRABE, game, layout, rendered, text

PLAIN = layout("<text>{{ card.nom }}</text>")


def faces_of(made: Game) -> tuple[list[Face], FaceRenderer]:
    renderer = FaceRenderer(made)
    return distinct(renderer.faces_for(made.decks.values())), renderer


class TestBacks:
    def backs(self, back: str, **options: object) -> list[Face]:
        made = game({"carte.svg": PLAIN, "dos.svg": layout(back)}, deck_back="dos.svg", **options)  # type: ignore[arg-type]
        faces, renderer = faces_of(made)
        assert renderer.problems == []
        return [face for face in faces if face.side is Side.BACK]

    def test_a_back_that_reads_nothing_of_the_card_is_one_face(self) -> None:
        (back,) = self.backs("<path/>")
        assert (back.card, back.deck, back.layout) == (None, None, "dos.svg")

    def test_a_back_that_reads_the_deck_is_one_face_of_the_deck(self) -> None:
        (back,) = self.backs("<text>{{ deck.title }}</text>")
        assert (back.card, back.deck) == (None, "mer")
        assert ">Mer<" in back.svg

    def test_a_back_that_reads_words_is_still_one_face(self) -> None:
        (back,) = self.backs("<text>{{ words.vie }}{{ game.title }}{% set x = data.nombre %}</text>")
        assert back.card is None

    def test_a_back_that_reads_the_card_is_a_face_of_each(self) -> None:
        assert [back.card for back in self.backs("<text>{{ card.nom }}</text>")] == ["crabe", "huitre"]

    def test_reading_the_card_in_a_part_or_a_macro_counts(self) -> None:
        assert len(self.backs("{% macro m() %}{{ card.id }}{% endmacro %}<text>{{ m() }}</text>")) == 2

    def test_a_back_with_a_card_of_its_own_in_a_loop_reads_none(self) -> None:
        assert len(self.backs("<path data-for='card in [1, 2]' x='{{ card }}'/>")) == 1

    def test_card_then_deck_then_type(self) -> None:
        sides = {name: layout(f"<path class='{name}'/>") for name in ("own", "deck", "type")}
        layouts = {"carte.svg": PLAIN, **{f"{name}.svg": source for name, source in sides.items()}}
        made = game(layouts, back="type.svg", deck_back="deck.svg", backs={"crabe": "own.svg"})
        renderer = FaceRenderer(made)
        deck, (crabe, huitre) = made.decks["mer"], made.decks["mer"].cards

        def layout_of(card: object, of_deck: object) -> str:
            face = renderer.back(card, of_deck)  # type: ignore[arg-type]
            assert face is not None
            return face.layout

        assert layout_of(crabe, deck) == "own.svg"
        assert layout_of(huitre, deck) == "deck.svg"
        assert layout_of(huitre, None) == "type.svg"

    def test_no_back(self) -> None:
        made = game({"carte.svg": PLAIN})
        assert FaceRenderer(made).back(made.cards["crabe"]) is None


class TestFronts:
    def test_a_card_of_two_decks_is_drawn_once(self) -> None:
        made = game({"carte.svg": PLAIN})
        twice = replace(made, decks={**made.decks, "île": replace(made.decks["mer"], id="île")})
        faces, _ = faces_of(twice)
        assert [face.id for face in faces] == ["crabe:front", "huitre:front"]

    def test_unless_it_shows_the_deck_or_its_number(self) -> None:
        made = game({"carte.svg": layout("<text>{{ number }}</text>")})
        twice = replace(made, decks={**made.decks, "ile": replace(made.decks["mer"], id="ile")})
        faces, _ = faces_of(twice)
        assert [face.id for face in faces] == [
            "mer/crabe#1:front",
            "mer/huitre#2:front",
            "ile/crabe#1:front",
            "ile/huitre#2:front",
        ]

    def test_everything_that_a_face_tells(self) -> None:
        made = game({"carte.svg": PLAIN})
        face = FaceRenderer(made).front(made.cards["crabe"])
        assert face == Face(
            "crabe:front", "crabe", None, Side.FRONT, CARTE, face.svg, "carte.svg", "layouts/jeu/carte.svg"
        )


class TestPurity:
    BODY = (
        "<g data-for='m in card.marques or ()'><rect data-symbol='{{ m }}' width='2' height='2'/></g>"
        "<text>{{ card.nom }}{{ card.puissance }}{% if card.effet %}{{ card.effet }}{% endif %}</text>"
    )

    def test_the_same_card_and_layout_give_the_same_text(self) -> None:
        made = game({"carte.svg": layout(self.BODY)})
        first = [entry.front.svg for entry in FaceRenderer(made).faces_for(made.decks.values())]
        again = FaceRenderer(made)
        backwards = [again.front(card).svg for card in reversed(made.decks["mer"].cards)]
        assert first == backwards[::-1]

    def test_a_renderer_forgets_nothing_and_adds_nothing(self) -> None:
        made = game(
            {"carte.svg": layout("{% set n = namespace(x=0) %}{% set n.x = n.x + 1 %}<text>{{ n.x }}</text>")}
        )
        assert all(
            ">1</text>" in entry.front.svg for entry in FaceRenderer(made).faces_for(made.decks.values())
        )


@pytest.mark.parametrize(
    ("language", "root", "said"),
    [("ar", "", 'xml:lang="ar"'), ("ar", 'xml:lang="en"', 'xml:lang="en"'), ("fr", "", None)],
)
def test_a_face_says_a_language_that_runs_leftwards(language: str, root: str, said: str | None) -> None:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 63 88" {root}/>'
    made = replace(game({"carte.svg": text}), languages=(language,))
    entries, _ = faces_of(made)
    svg = entries[0].svg
    assert svg.count("xml:lang=") == (0 if said is None else 1)
    assert said is None or said in svg


class TestSize:
    @pytest.mark.parametrize(
        ("root", "words"),
        [
            ('width="63mm" height="88mm" viewBox="0 0 63 88"', None),
            ('width="6.3cm" height="88mm" viewBox="0 0 630 880"', None),
            ('width="63mm" height="88mm"', None),
            ('width="238.11px" height="332.6" viewBox="0 0 238.11 332.6"', None),
            (
                'width="63" height="88" viewBox="0 0 63 88"',
                "the layout is 16.7 × 23.3 mm; component 'carte' is 63 mm × 88 mm",
            ),
            ('width="70mm" height="120mm" viewBox="0 0 70 120"', "the layout is 70 × 120 mm"),
            ('viewBox="0 0 63 88"', "no width and height in plain lengths"),
            ('width="100%" height="100%" viewBox="0 0 63 88"', "no width and height in plain lengths"),
            ('width="63mm" height="88mm" viewBox="0 0 63 63"', "the viewBox is 63 × 63, another form"),
        ],
    )  # fmt: skip
    def test_a_layout_has_the_size_of_its_component(self, root: str, words: str | None) -> None:
        made = game({"carte.svg": f'\n<svg xmlns="http://www.w3.org/2000/svg" {root}/>'})
        _, renderer = faces_of(made)
        if words is None:
            assert renderer.problems == []
        else:
            (found,) = renderer.problems
            assert found.code == "layout-size" and words in found.message
            assert found.place == Place("layouts/jeu/carte.svg", 2)
            assert 'width="63mm" height="88mm" viewBox="' in (found.hint or "")

    @pytest.mark.parametrize(
        ("root", "words", "box"),
        [  # a component of 63 × 88 mm: 69 × 94 is that and 3 mm all round
            ('width="69mm" height="94mm" viewBox="0 0 69 94"', "without 3 mm of bleed", "3 3 63 88"),
            ('width="69mm" height="94mm" viewBox="-10 5 690 940"', "3 mm", "20 35 630 880"),
            ('width="69.35mm" height="94.35mm" viewBox="0 0 69.35 94.35"', "3.2 mm", "3.175 3.175 63 88"),
            ('width="815" height="1110" viewBox="0 0 815 1110"', "at 300 pixels", "35.4528 35.315 744.094 1039.37"),
            ('width="69mm" height="94mm"', "3 mm", "11.3386 11.3386 238.11 332.598"),
            ('viewBox="0 0 69 94"', "no width and height", "3 3 63 88"),
            ('width="63mm" height="88mm" viewBox="0 0 69 94"', "another form", "3 3 63 88"),
            ('width="126mm" height="176mm" viewBox="0 0 630 880"', "126 × 176 mm", "0 0 630 880"),
            ('width="69mm" height="88mm" viewBox="0 0 69 88"', "69 × 88 mm", "3 0 63 88"),
            ('viewBox="0 0 195.59 266.46"', "no width and height", "8.50366 8.50559 178.583 249.449"),  # points
            ('viewBox="0 0 178.58 249.45"', "no width and height", "0 0 178.58 249.45"),
            ('width="744" height="1039" viewBox="0 0 744 1039"', "196.8 × 274.9 mm", "0 0 744 1039"),
            ('width="750" height="1050" viewBox="0 0 750 1050"', "198.4", "0 1.19048 750 1047.62"),  # poker
            ('width="70mm" height="120mm" viewBox="0 0 70 120"', "70 × 120 mm", "-7.95455 0 85.9091 120"),
            ('width="63mm" height="88mm" viewBox="0 0 63 63"', "another form", "0 -12.5 63 88"),
        ],
    )  # fmt: skip
    def test_the_hint_keeps_the_drawing_where_it_is_to_be(self, root: str, words: str, box: str) -> None:
        made = game({"carte.svg": f'\n<svg xmlns="http://www.w3.org/2000/svg" {root}/>'})
        (found,) = faces_of(made)[1].problems
        assert words in found.message
        assert found.hint == f'write width="63mm" height="88mm" viewBox="{box}"'
        right = game({"carte.svg": f'<svg xmlns="http://www.w3.org/2000/svg" {found.hint[6:]}/>'})
        assert faces_of(right)[1].problems == []

    @pytest.mark.parametrize(
        (
            "root",
            "unit",
            "left",
            "top",
        ),  # of a foreign page for 63 × 88 mm: mm of a unit, where the trim begins on it
        [
            ('viewBox="0 0 195.591 266.457"', 25.4 / 72, 3, 3),  # Illustrator, with bleed
            ('viewBox="0 0 178.583 249.449"', 25.4 / 72, 0, 0),
            ('width="744" height="1039" viewBox="0 0 744 1039"', 25.4 / 300, 0, 0),  # Figma
            ('width="815" height="1110" viewBox="0 0 815 1110"', 25.4 / 300, 3.002, 2.99),
            ('width="100%" height="100%" viewBox="0 0 69 94"', 1, 3, 3),  # Affinity
            ('width="69mm" height="94mm" viewBox="0 0 69 94"', 1, 3, 3),  # Inkscape
            ('width="63mm" height="88mm" viewBox="0 0 815 1110"', 25.4 / 300, 3.002, 2.99),
        ],
    )
    def test_the_hint_followed_draws_each_mark_where_it_was(
        self, root: str, unit: float, left: float, top: float
    ) -> None:
        """A mark 5 and 7 mm from the corner of the trim, and one at the corner across, in the units of the page."""
        made = game({"carte.svg": f'<svg xmlns="http://www.w3.org/2000/svg" {root}/>'})
        (found,) = faces_of(made)[1].problems
        box = [float(number) for number in re.findall(r'viewBox="(.*)"', found.hint or "")[0].split()]
        for x, y in ((5, 7), (63, 88)):
            drawn = [(u / unit - low) * side / whole for u, low, side, whole in
                     zip((x + left, y + top), box[:2], (63, 88), box[2:], strict=True)]  # fmt: skip
            assert drawn == pytest.approx([x, y], abs=0.04)

    def test_one_layout_for_two_components(self) -> None:
        small = Component("jeton", Size(20, 20))
        made = game({"carte.svg": PLAIN}, component=small)
        _, renderer = faces_of(made)
        assert "component 'jeton' is 20 mm × 20 mm" in renderer.problems[0].message


class TestProblems:
    def test_one_for_all_cards_that_share_it(self) -> None:
        cards = {f"c{i}": CRABE for i in range(9)} | {"huitre": {"nom": text("Huître")}}
        made = game({"carte.svg": layout("<text>{{ card.vei }}</text>")}, cards)
        _, renderer = faces_of(made)
        (found,) = renderer.problems
        assert (found.card, found.told) == (
            "c0",
            "a card of type 'monstre' has no 'vei' (and on 9 more cards)",
        )

    def test_a_shared_back_names_no_card(self) -> None:
        made = game({"carte.svg": PLAIN, "dos.svg": layout("<text>{{ zut }}</text>")}, deck_back="dos.svg")
        _, renderer = faces_of(made)
        assert [found.card for found in renderer.problems] == [None]

    def test_a_layout_that_does_not_exist(self) -> None:
        made = game({"cartes.svg": PLAIN})
        _, renderer = faces_of(made)
        (found,) = renderer.problems
        assert (found.code, found.place) == ("layout-missing", Place("game.yaml", 7))
        assert found.hint == "did you mean 'cartes.svg'?"

    @pytest.mark.parametrize(
        ("body", "line"),
        [
            ("<path/>\n<text>{{ '{{' }} x }}</text>", 2),
            ("<path/>\n\n<text class=\"{{ '%7B%7B' }}\"/><g/>", 3),
        ],
    )
    def test_what_is_left_over(self, body: str, line: int) -> None:
        renderer, _ = rendered(body)
        (found,) = renderer.problems
        assert found.code == "layout-leftover"
        assert found.place == Place("layouts/jeu/carte.svg", line)

    def test_a_control_character_in_a_text(self) -> None:
        made = game({"carte.svg": PLAIN}, {"a": {"nom": text("a\x0bb")}})
        _, renderer = faces_of(made)
        assert "control character U+000B" in renderer.problems[0].message

    def test_a_language_that_the_game_lacks(self) -> None:
        with pytest.raises(ValueError, match="'de' is no language of the game; its languages are fr, en"):
            FaceRenderer(game({"carte.svg": PLAIN}), "de")

    def test_every_code_is_in_the_table(self) -> None:
        assert {code for code in CODES if code.startswith("layout-")} >= {
            "layout-attribute", "layout-budget", "layout-include", "layout-jinja", "layout-leftover",
            "layout-misspelt", "layout-missing", "layout-name", "layout-size", "layout-syntax",
            "layout-unsafe", "layout-value",
        }  # fmt: skip


@settings(deadline=None)
@given(st.text(st.characters(codec="utf-8"), max_size=40))
def test_any_text_of_a_card_gives_well_formed_xml(name: str) -> None:
    made = game(
        {"carte.svg": layout("<text class='{{ card.nom }}'>{{ card.nom }}</text>")},
        {"a": {"nom": text(name)}},
    )
    renderer = FaceRenderer(made)
    face = renderer.front(made.cards["a"])
    if not renderer.problems:
        etree.fromstring(face.svg)


@settings(deadline=None)
@given(st.text("{}%#<>&'\" \nab|.=-", max_size=30))
def test_any_layout_text_gives_a_face_or_a_problem(body: str) -> None:
    escaped = body.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    renderer, face = rendered(f'<text class="{escaped}" data-if="{escaped}">{escaped}</text>')
    if not renderer.problems:
        etree.fromstring(face.svg)
