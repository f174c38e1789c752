"""Faults planted in our own drawing: the second engine has to find each, and nothing where there is none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from typing import Any

import cairocffi
import pytest

from deckwright.svg import draw as drawing
from deckwright.svg.nested import viewport
from deckwright.svg.paint import paint
from deckwright.svg.text import lines
from deckwright.svg.typeset import FontSet, placing, setter
from deckwright.svg.typeset.settext import SetText

from .faces import Project, judge


class Ligatures(Project):
    """Fonts with ffl as one glyph: of the letters' widths and no character (Red Hat), narrower and U+FB04 (Serif).

    Fredoka One joins ll and tt more narrowly than the letters are, and has no character for either.
    """

    fonts = FontSet(
        [
            str(files("font_rhd") / "files" / "RedHatDisplay-Regular.ttf"),
            str(files("font_source_serif_pro") / "files" / "SourceSerifPro-Regular.ttf"),
            str(files("font_fredoka_one") / "files" / "FredokaOne-Regular.ttf"),
        ]
    )


Plant = Callable[[pytest.MonkeyPatch], None]
WHERE = {  # mm from the trim corner: where each element of the face stands
    "use": (29, 26, 7, 7),
    "inline": (26, 37, 6, 5),
    "last line": (3, 47, 20, 6),
    "band": (3, 10, 34, 5),
    "veil": (5, 26, 11, 8),
    "crest": (2, 14, 17, 12),
    "photo": (21, 14, 17, 12),
    "foot": (25, 54, 12, 5),
    "name": (8, 3, 24, 8),
}


def moved_symbol(number: int | None = None) -> Plant:
    """The symbol that is drawn as this one, or each, stands a millimetre to the right."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        sound, drawn = viewport.draw_symbol, [0]

        def moved(canvas: Any, name: str, rect: Any, style: Any, node: Any) -> None:
            drawn[0] += 1
            sound(canvas, name, rect.moved(1, 0) if number in (None, drawn[0]) else rect, style, node)

        monkeypatch.setattr(viewport, "draw_symbol", moved)

    return plant


def line_not_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last line of what is wrapped is laid out, and no glyph of it is painted."""
    sound = SetText.path

    def path(self: SetText, *arguments: Any) -> None:
        runs = self._runs
        if len(self.lines) > 1:
            self._runs = tuple(run for run in runs if run.y != self.lines[-1].baseline)
        sound(self, *arguments)
        self._runs = runs

    monkeypatch.setattr(SetText, "path", path)


def line_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last line is lost before it is laid out."""
    sound = placing.place

    def place(*arguments: Any) -> SetText:
        found = sound(*arguments)
        if len(found.lines) > 1:
            last = found.lines[-1].baseline
            found.lines = found.lines[:-1]
            found._runs = tuple(run for run in found._runs if run.y != last)
        return found

    monkeypatch.setattr(setter, "place", place)


def text_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = drawing._HANDLERS["text"]
    left_out = lambda canvas, node, style: node.get("id") == "name" or sound(canvas, node, style)  # noqa: E731
    monkeypatch.setitem(drawing._HANDLERS, "text", left_out)


def text_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """An anchored line is anchored in the middle instead of at its end."""
    monkeypatch.setitem(lines._ALIGN, "end", "center")


def colours_swapped(shape: str) -> Plant:
    """Red and blue change places in one element."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        sound = paint.set_source

        def swapped(canvas: Any, node: Any, *arguments: Any) -> bool:
            done = sound(canvas, node, *arguments)
            source = canvas.context.get_source()
            if shape in (node.get("id"), node.tag) and isinstance(source, cairocffi.SolidPattern):
                red, green, blue, alpha = source.get_rgba()
                canvas.context.set_source_rgba(blue, green, red, alpha)
            return done

        monkeypatch.setattr(paint, "set_source", swapped)

    return plant


def gradient_flat(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = paint.set_source

    def flat(canvas: Any, node: Any, *arguments: Any) -> bool:
        done = sound(canvas, node, *arguments)
        if node.get("id") == "band":
            canvas.context.set_source_rgb(0.5, 0.5, 0.5)
        return done

    monkeypatch.setattr(paint, "set_source", flat)


def image_absent(number: int) -> Plant:
    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        sound, drawn = drawing._HANDLERS["image"], [0]

        def absent(canvas: Any, node: Any, style: Any) -> None:
            drawn[0] += 1
            if drawn[0] != number:
                sound(canvas, node, style)

        monkeypatch.setitem(drawing._HANDLERS, "image", absent)

    return plant


def opacity_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """A group's opacity goes to each of its shapes: where they overlap, the lower one shows through."""
    sound = drawing.Walker._with_effects

    def each(self: Any, node: Any, style: Any, handler: Any) -> None:
        if node.get("id") == "veil":
            self._content(node, drawing._faded(style, 0.5), handler)
        else:
            sound(self, node, style, handler)

    monkeypatch.setattr(drawing.Walker, "_with_effects", each)


def clip_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing.Walker, "_masks", lambda self, node, style: [])


PLANTED: dict[str, tuple[Plant, str]] = {
    "a symbol moved by 1 mm": (moved_symbol(1), "use"),
    "an inline symbol moved by 1 mm": (moved_symbol(2), "inline"),
    "a line not painted": (line_not_painted, "last line"),
    "a text moved": (text_moved, "foot"),
    "a shape's colours swapped": (colours_swapped("circle"), "veil"),
    "a gradient flat": (gradient_flat, "band"),
    "a drawing absent": (image_absent(1), "crest"),
    "a photo absent": (image_absent(2), "photo"),
    "the opacity of a group lost": (opacity_lost, "veil"),
    "a clip lost": (clip_lost, "crest"),
}


def test_a_sound_face_is_drawn_alike() -> None:
    judged = judge()
    assert judged.problems == ()
    assert judged.omitted == ()
    assert judged.seen == 1
    assert judged.picture is None


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_a_line_whose_letters_change_their_spacing_is_anchored_as_one(anchor: str) -> None:
    place = f'x="20" y="30" font-size="2.6" text-anchor="{anchor}"'
    judged = judge(f'<text {place}><tspan letter-spacing=".3">TOWER</tspan> sea</text>')
    assert judged.problems == () and judged.omitted == ()


@pytest.mark.parametrize("family", ["Red Hat Display", "Source Serif Pro"])
@pytest.mark.parametrize(
    "words",
    [
        *("letter-spacing='1.5'>\u00c9NIGME", "letter-spacing='1.5'>E\u0301NIGME"),
        *(
            "letter-spacing='-.6'>OBSTACLE",
            "letter-spacing='1.5'>ffl",
            ">souffle",
            ">raffiner",
            ">E\u0301nigme",
        ),
    ],
)
def test_letters_stand_where_they_were_set(words: str, family: str) -> None:
    """What is spaced, has accents of its own or is a ligature, in letters so large that a part of one would show."""
    text = f'<text x="20" y="30" font-size="7" font-family="{family}" text-anchor="middle" {words}</text>'
    judged = judge(text, "", Ligatures())
    assert judged.problems == () and judged.omitted == ()


@pytest.mark.parametrize("anchor", ["start", "middle"])
def test_letters_of_a_font_that_joins_them_narrowly_are_compared_where_they_stand_apart(anchor: str) -> None:
    place = f'x="12" y="30" font-size="7" font-family="Fredoka One" text-anchor="{anchor}"'
    text = f'<text {place} style="font-variant-ligatures:none">Mille</text>'
    judged = judge(text + text.replace("Mille", "Bottes").replace("30", "45"), "", Ligatures())
    assert judged.problems == () and judged.omitted == ()


def test_a_text_that_is_left_out_is_not_taken_for_the_next_that_says_the_same() -> None:
    """Each of the two has a size of its own: the second is drawn with the places of its own letters."""
    outlined = '<text x="4" y="20" font-size="3" stroke="red">Urto</text>'
    judged = judge(outlined + '<text x="4" y="40" font-size="9">Urto</text>')
    assert judged.problems == () and judged.omitted == ("text with stroke",)


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found_where_it_is(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, where = PLANTED[fault]
    plant(monkeypatch)
    judged = judge()
    (found,) = judged.problems
    assert found.code == "cross-check"
    assert found.card == "tower"
    assert str(found.place) == "layouts/tower.svg"
    assert judged.picture is not None and judged.picture.startswith(b"\x89PNG")
    x, y, width, height = WHERE[where]
    left, right, top, bottom = numbers_in(found.message)
    assert x - 2 <= left and right <= x + width + 2
    assert y - 2 <= top and bottom <= y + height + 2


def numbers_in(message: str) -> tuple[float, float, float, float]:
    """left, right, top and bottom of the cell that a problem names."""
    across, down = message.split(" at ")[1].split(" mm from the left, ")
    left, right = across.split(" to ")
    top, bottom = down.split(" mm from the top")[0].split(" to ")
    return float(left), float(right), float(top), float(bottom)


def test_words_that_were_not_set_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    line_not_set(monkeypatch)
    found = judge().problems[0]
    assert "'overtheharbour.'" in found.message and "were not set" in found.message
    assert str(found.place) == "layouts/tower.svg:1"


def test_a_text_that_was_left_out_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    text_left_out(monkeypatch)
    assert "the text 'TheTower' was not painted" in judge().problems[0].message


def test_a_symbol_that_the_text_does_not_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = placing.place

    def place(*arguments: Any) -> SetText:
        found = sound(*arguments)
        found.inlines = tuple(replace(inline, name="skull") for inline in found.inlines)
        return found

    monkeypatch.setattr(setter, "place", place)
    assert "the symbol skull stands where the face does not name it" in judge().problems[0].message
