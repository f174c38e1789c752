"""Every fault of a layout: its code, its words, its line, what to do."""

from __future__ import annotations

import pytest

from deckwright.basics.problems import Problem
from deckwright.faces.layouts import FaceRenderer

from .games import game, layout, rendered


def faults(body: str, **parts: str) -> list[Problem]:
    """The problems of a layout whose body begins on line 2, and of its parts, whose bodies begin on line 1."""
    files = {f"{name}.svg": layout(content) for name, content in parts.items()}
    return rendered(f"\n{body}", parts=files)[0].problems


@pytest.mark.parametrize(
    ("body", "code", "line", "words", "hint"),
    [
        # names
        ("<text>{{ card.vei }}</text>", "layout-name", 2, "a card of type 'monstre' has no 'vei'", "'vie'"),
        ("<g>\n<path\n x='1'\n y='{{ card.vei }}'/></g>", "layout-name", 5, "has no 'vei'", "'vie'"),
        ("<path\n\n data-if='card.vei'/>", "layout-name", 4, "has no 'vei'", "'vie'"),
        ("<text>a\nb {{ card.vei }}</text>", "layout-name", 3, "has no 'vei'", "'vie'"),
        ("<text>{{ crad.vie }}</text>", "layout-name", 2, "'crad' is not known here", "'card'"),
        ("<text>{{ zzz }}</text>", "layout-name", 2, "'zzz' is not known here", "known are card, words, data"),
        ("<text>{{ words.vies }}</text>", "layout-name", 2, "words has no 'vies'", "'vie'"),
        ("<text>{{ words['vies'] }}</text>", "layout-name", 2, "words has no 'vies'", "'vie'"),
        ("<text>{{ data.palettes.rar.t6 }}</text>", "layout-name", 2, "data.palettes has no 'rar'", "'rare'"),
        ("<text>{{ card.type.nam }}</text>", "layout-name", 2, "type 'monstre' has no 'nam'", "'name'"),
        ("<text>{{ card.cible.cible.nom }}</text>", "layout-name", 2, "has no 'nom', because it is none", "optional"),
        ("<text>{{ card.puissance.symbol }}</text>", "layout-name", 2, "a power has no 'symbol'", "'symbols'"),
        (
            "<path data-for='n in card.niveaux' x='{{ n.prix }}'/>",
            "layout-name", 2, "'niveaux' has no 'prix'", "cout, gain",
        ),
        ("<path data-if='card.vei is none'/>", "layout-name", 2, "has no 'vei'", "'vie'"),
        ("<path data-if='card.vei in (1, 2)'/>", "layout-name", 2, "has no 'vei'", "'vie'"),
        ("<text>{{ card.vei + 1 }}</text>", "layout-name", 2, "has no 'vei'", "'vie'"),
        ("<text>{{ card.vei|upper }}</text>", "layout-name", 2, "has no 'vei'", "'vie'"),
        ("<text>{{ card.vei() }}</text>", "layout-name", 2, "has no 'vei'", "'vie'"),
        ("<text>{{ -card.vei }}</text>", "layout-name", 2, "has no 'vei'", "'vie'"),
        ("<path data-for='x in card.vei'/>", "layout-name", 2, "has no 'vei'", "'vie'"),
        ("<rect data-symbol='{{ card.vei }}' width='1' height='1'/>", "layout-name", 2, "has no 'vei'", "'vie'"),
        # values
        ("<text>{{ card.final }}</text>", "layout-value", 2, "yes/no value cannot be printed", "data-if"),
        ("<text>{{ card.marques }}</text>", "layout-value", 2, "list or table cannot be printed", "|join"),
        ("<text>{{ data.palettes }}</text>", "layout-value", 2, "data.palettes cannot be printed whole", None),
        (
            "<text>{{ card.cible }}</text>",
            "layout-value", 2, "cannot be printed whole; print one of its fields", None,
        ),
        ("<path class='{{ card.effet }}'/>", "layout-value", 2, "cannot stand in an attribute", ".plain"),
        ("<path data-attr-class='card.puissance'/>", "layout-value", 2, "cannot stand in an attribute", ".source"),
        ("<text>{{ 1 / 0 }}</text>", "layout-value", 2, "divides by nought", None),
        ("<text>{{ none + 1 }}</text>", "layout-value", 2, "none cannot be calculated with", "default(0, true)"),
        ("<text>{{ card.nom + 1 }}</text>", "layout-value", 2, "a text + a number cannot be calculated", "~"),
        ("<text>{{ -none }}</text>", "layout-value", 2, "unary -", "default(0, true)"),
        ("<image data-href='card.cible.art'/>", "layout-value", 2, "no picture is given", "data-if"),
        (
            "<text>{{ card.in_lang('de').nom }}</text>",
            "layout-value", 2, "'de' is no language of the game; its languages are fr, en", None,
        ),
        ("<text>{{ card.effet|upper }}</text>", "layout-value", 2, "|upper cannot change a rich text", ".plain"),
        ("<text>{{ (card.effet ~ 'a')|replace('a', 'b') }}</text>", "layout-value", 2, "|replace cannot", ".plain"),
        ("<text>{{ (card.effet ~ 'a').upper() }}</text>", "layout-value", 2, ".upper() cannot change", ".plain"),
        ("<text>{{ (card.effet ~ 'a')[0:9] }}</text>", "layout-value", 2, "[ : ] cannot change", ".plain"),
        ("<text>{{ (card.effet ~ 'a')[0] }}</text>", "layout-value", 2, "[ ] cannot change", ".plain"),
        # symbols
        ("<rect data-symbol='cœur' width='1' height='1'/>", "unknown-symbol", 2, "'cœur' is no symbol", "'coeur'"),
        (
            "<rect data-symbol='rarete-{{ card.id }}' width='1' height='1'/>",
            "unknown-symbol", 2, "'rarete-crabe'", "rarete-rare",
        ),
        ("<text><tspan data-symbol='{{ card.id }}'/></text>", "unknown-symbol", 2, "'crabe' is no symbol", None),
        (
            "<rect data-symbol='{{ none }}' width='1' height='1'/>",
            "unknown-symbol", 2, "no symbol is given", "data-if",
        ),
        ("<rect data-symbol='or' width='1'/>", "layout-attribute", 2, "needs height on its <rect>", None),
        (
            "<rect data-symbol='or' width='1' height='50%'/>",
            "layout-attribute", 2, "height='50%' is neither a number", "user units",
        ),
        ("<path data-symbol='or' width='1' height='1'/>", "layout-attribute", 2, "stands on <path>", "rect, circle"),
        # expressions and statements
        ("<text>{{ card.vie</text>", "layout-jinja", 2, "{{ is not closed by }}", None),
        ("<text>a\n{% if x</text>", "layout-jinja", 3, "{% is not closed by %}", None),
        ("<path class='{{ a'/>", "layout-jinja", 2, "{{ is not closed by }}", None),
        ("<text>{{ card. }}</text>", "layout-jinja", 2, "expected name or number", None),
        ("<text>{{ a b }}</text>", "layout-jinja", 2, "expected the end, got 'b'", None),
        ("<text>{{ }}</text>", "layout-jinja", 2, "an expression is missing", None),
        (
            "<path data-if='{{ card.final }}'/>",
            "layout-jinja", 2, "data-if: an expression stands here without braces", "card.final",
        ),
        ("<path data-if='a }} {{ b'/>", "layout-jinja", 2, "more than one expression", None),
        ("<path data-if='a %}{% if b'/>", "layout-jinja", 2, "data-if", None),
        ("<path data-for='card.marques'/>", "layout-jinja", 2, "is no loop", "data-for="),
        ("<text>{{ card.nom|uper }}</text>", "layout-jinja", 2, "there is no filter 'uper'", "'upper'"),
        ("<path data-if='card.nom is nowhere'/>", "layout-jinja", 2, "there is no test 'nowhere'", None),
        (
            "{% if card.final %}<path/>",
            "layout-jinja", 2, "{% if %} is not closed by {% endif %} in the same element", None,
        ),
        ("{% if 1 %}<g>{% endif %}</g>", "layout-jinja", 2, "{% endif %} closes nothing", None),
        ("<g>\n{% for a in b %}</g>{% endfor %}", "layout-jinja", 3, "{% for %} is not closed", None),
        ("<g>{% else %}</g>", "layout-jinja", 2, "{% else %} belongs to no {% if %}", None),
        ("<path class='{% if 1 %}a'/>", "layout-jinja", 2, "not closed by {% endif %} in the same attribute", None),
        ("{% endif x %}", "layout-jinja", 2, "nothing may follow 'endif'", None),
        ("{% include 'x' %}", "layout-jinja", 2, "{% include %} is not known", "data-include"),
        ("{% extends 'x' %}", "layout-jinja", 2, "{% extends %} is not known", "data-include"),
        ("{% autoescape false %}{% endautoescape %}", "layout-jinja", 2, "{% autoescape %} is not known", "rich"),
        ("{% filter upper %}a{% endfilter %}", "layout-jinja", 2, "{% filter %} is not known", "{{ text|filter }}"),
        ("{% wibble %}", "layout-jinja", 2, "{% wibble %} is not known", "known are if, elif"),
        # attributes
        ("<rect data-text='card.vie'/>", "layout-attribute", 2, "data-text stands on <rect>", None),
        ("<path data-texts='card.nom'/>", "layout-misspelt", 2, "data-texts means nothing", "'data-text'"),
        ("<path data-iff='card.final'/>", "layout-misspelt", 2, "data-iff means nothing", "'data-if'"),
        ("<use data-include='a.svg'/>", "layout-attribute", 2, "data-include stands on <use>", "<g>"),
        # parts
        ("<g data-include='parts/cadre.svg'/>", "layout-include", 2, "there is no part 'parts/cadre.svg'", None),
        ("<g data-include='a-{{ card.id }}.svg'/>", "layout-include", 2, "there is no part", None),
    ],
)  # fmt: skip
def test_a_fault_is_told(body: str, code: str, line: int, words: str, hint: str | None) -> None:
    found = faults(body)
    assert found, "nothing was found"
    first = found[0]
    assert (first.code, words in first.message) == (code, True), first
    assert str(first.place) == f"layouts/jeu/carte.svg:{line}"
    if hint:
        assert hint in (first.hint or ""), first


class TestParts:
    def test_a_fault_in_a_part_is_told_at_the_parts_line(self) -> None:
        (found,) = faults("<g data-include='a.svg'/>", a="\n\n<text>{{ card.vei }}</text>")
        assert str(found.place) == "layouts/jeu/a.svg:3"

    def test_a_fault_behind_a_part_is_told_at_the_layouts_line(self) -> None:
        (found,) = faults("<g data-include='a.svg'/>\n<text>{{ card.vei }}</text>", a="\n\n\n<path/>")
        assert str(found.place) == "layouts/jeu/carte.svg:3"

    def test_a_fault_in_a_variable_is_told_where_it_is_given(self) -> None:
        found = faults(
            "<g data-include='a.svg'\n data-with='n=card.vei'/>\n{% set m = card.veu %}<text>{{ m }}</text>",
            a="\n\n<text>{{ n }}</text>",
        )
        assert [str(f.place) for f in found] == ["layouts/jeu/carte.svg:3", "layouts/jeu/carte.svg:4"]

    def test_a_value_that_fails_in_a_variable_is_told_where_it_is_given(self) -> None:
        (found,) = faults(
            "<path/>\n<g data-include='a.svg'\n data-with='n=1/0'/>", a="\n\n<text>{{ n }}</text>"
        )
        assert str(found.place) == "layouts/jeu/carte.svg:4"

    def test_circles(self) -> None:
        found = faults(
            "<g data-include='a.svg'/>", a="<g data-include='b.svg'/>", b="\n<g data-include='a.svg'/>"
        )
        assert [(str(f.place), f.message) for f in found] == [
            ("layouts/jeu/b.svg:2", "parts run in a circle: a.svg → b.svg → a.svg")
        ]

    def test_a_computed_part_does_not_include_itself(self) -> None:
        found = faults(
            "<g data-include='a{{ 1 }}.svg'/>", a1="<g data-include='a{{ 2 }}.svg'/>", a2="<path/>"
        )
        assert found == []

    def test_a_computed_part_that_is_missing(self) -> None:
        (found,) = faults("<g data-include='a-{{ card.id }}.svg'/>", **{"a-crab": "<path/>"})
        assert found.message == "there is no part 'a-crabe.svg'" and "a-crab.svg" in (found.hint or "")

    def test_parts_that_multiply(self) -> None:
        parts = {f"p{i}": f"<g data-include='p{i + 1}.svg'/>" * 4 for i in range(8)} | {"p8": "<path/>"}
        found = faults("<g data-include='p0.svg'/>", **parts)
        assert [f.code for f in found] == ["layout-include"]
        assert "more than 500 parts" in found[0].message

    @pytest.mark.parametrize(
        ("given", "words"),
        [
            ("n", "'n' gives no variable a value"),
            ("n==1", "gives no variable a value"),
            ("n=1; n=2", "'n' is given twice"),
            ("1n=2", "gives no variable a value"),
            ("n=a b", "data-with: n: expected the end"),
        ],
    )
    def test_data_with(self, given: str, words: str) -> None:
        (found,) = faults(f"<g data-include='a.svg' data-with='{given}'/>", a="<path/>")
        assert words in found.message

    def test_a_part_that_is_no_xml(self) -> None:
        made = game({"carte.svg": layout("<g data-include='a.svg'/>"), "a.svg": "<svg"})
        renderer = FaceRenderer(made)
        renderer.faces_for(made.decks.values())
        assert [(f.code, str(f.place)[:17]) for f in renderer.problems] == [
            ("layout-syntax", "layouts/jeu/a.svg")
        ]


@pytest.mark.parametrize(
    ("text", "place", "words", "hint"),
    [
        ("", "1:1", "no element found", "browser"),
        ("<svg>\n<g></svg>", "2:6", "mismatched tag", "closed"),
        ("<svg>\n{% if a < b %}</svg>", "2:10", "not well-formed", "&lt;"),
        ("<svg>a & b</svg>", "1:9", "not well-formed", "&amp;"),
        ("<svg x='1' x='2'/>", "1:12", "duplicate attribute", None),
        ("<svg x:y='1'/>", "1:1", "unbound prefix", None),
        ("<!DOCTYPE svg [<!ENTITY a 'b'>]>\n<svg>&a;</svg>", "1:1", "no document type", "delete"),
        ("<!DOCTYPE svg SYSTEM 'file:///etc/passwd'><svg/>", "1:1", "no document type", "delete"),
        ("<svg>&a;</svg>", "1:6", "undefined entity", None),
        ("<?xml-stylesheet href='a.css'?><svg/>", "1:1", "<?xml-stylesheet …?> is not read", "<style>"),
        ("<svg/>", "1", "the root is <svg>, not <svg> of the SVG namespace", "xmlns="),
        ("<html/>", "1", "the root is <html>", None),
        (
            "<svg xmlns='http://www.w3.org/2000/svg'>" + "<g/>" * 20_000 + "</svg>",
            "1:80037", "at most 20,000 elements", "in a loop",
        ),
        (
            "<svg xmlns='http://www.w3.org/2000/svg'>" + "<g>" * 200 + "</g>" * 200 + "</svg>",
            "1:422", "more than 128 deep", None,
        ),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read(text: str, place: str, words: str, hint: str | None) -> None:
    made = game({"carte.svg": text})
    renderer = FaceRenderer(made)
    face = renderer.front(made.cards["crabe"])
    (found,) = renderer.problems
    assert found.code == "layout-syntax" and words in found.message
    assert str(found.place) == f"layouts/jeu/carte.svg:{place}"
    assert (hint or "") in (found.hint or "")
    assert "<path d=" in face.svg  # a crossed-out card


def test_all_faults_show_at_once() -> None:
    body = (
        "<text>{{ a b }}</text>\n<path data-if='(' />\n<g data-include='x.svg'/>\n"
        "<rect data-symbol='rien' width='1' height='1'/>\n{% if 1 %}"
    )
    assert [found.place.line for found in faults(body) if found.place] == [2, 3, 4, 5, 6]


def test_all_unknown_names_show_at_once() -> None:
    body = (
        "<text>{{ card.a }}</text>\n<path x='{{ card.b }}'/>\n"
        "<path data-if='card.c'/><text>{{ d }} {{ card.vie }}</text>"
    )
    renderer, face = rendered(body)
    assert [found.message for found in renderer.problems] == [
        "a card of type 'monstre' has no 'a'",
        "a card of type 'monstre' has no 'b'",
        "a card of type 'monstre' has no 'c'",
        "'d' is not known here",
    ]
    assert "> 4</text>" in face.svg  # what can be drawn is drawn, for a draft


OF_OTHERS = (
    "name", "cell-id", "bx-origin", "label", "type", "id", "color", "testid", "original", "prefix", "icon", "layer",
    "font", "src", "tags", "padding", "svgo", "height", "style", "figma-bg-blur-radius", "darkreader-inline-fill",
)  # fmt: skip


@pytest.mark.parametrize("attribute", OF_OTHERS)
def test_data_of_other_programs_is_passed_over(attribute: str) -> None:
    assert faults(f"<path data-{attribute}='x'/>") == []
