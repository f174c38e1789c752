"""What an editor does to a layout, undone. The damage is written down from saves of Inkscape 1.2."""

from __future__ import annotations

import pytest

from deckwright.faces.layouts.jinja_text import UnclosedError, pieces, plain_numbers, repaired

from .games import drawn, rendered

BOX = "shape-inside:url(#box)"


@pytest.mark.parametrize(
    ("saved", "face"),
    [
        # 1. > and < come back as entities, in texts and attributes
        ("{% if card.vie &gt; 3 and 2 &lt; 3 %}<path/>{% endif %}", "<path/>"),
        ('<path data-if="card.vie &gt; 3"/>', "<path/>"),
        ('<rect x="{{ 1 if card.vie &gt;= 4 else 2 }}"/>', '<rect x="1"/>'),
        ("<text>{{ &quot;a&quot; ~ card.vie }}</text>", "<text>a4</text>"),
        # 2. percent-encoding in links
        ('<image xlink:href="%7B%7B%20card.art%20%7D%7D"/>', '<image href="assets/jeu/art/crabe.svg"/>'),
        ('<image href="%7b%7bcard.art%7d%7d"/>', '<image href="assets/jeu/art/crabe.svg"/>'),
        ('<image href="{{%20card.art%20}}"/>', '<image href="assets/jeu/art/crabe.svg"/>'),
        ('<image href="a%20b/%7B%7B%20card.rarete%20%7D%7D.svg"/>', '<image href="a%20b/rare.svg"/>'),
        ('<rect style="fill:url(%7B%7B%20card.id%20%7D%7D)"/>', '<rect style="fill:url(crabe)"/>'),
        # links to pictures, which it writes from the folder of the layout
        ('<image xlink:href="../../assets/jeu/a%20b.png"/>', '<image href="assets/jeu/a%20b.png"/>'),
        ('<image href="../.././assets/{{ card.id }}.png"/>', '<image href="assets/crabe.png"/>'),
        ('<image href="../../../../x.png"/>', '<image href="../../../../x.png"/>'),
        ('<image href="assets/jeu/a.png"/>', '<image href="assets/jeu/a.png"/>'),
        ('<image href="../x.png" data-href="card.art"/>', '<image href="assets/jeu/art/crabe.svg"/>'),
        # 3. wrapped text is cut into a tspan a line, through the middle of expressions
        (
            f'<text style="{BOX}"><tspan x="7" y="9" id="t1">{{{{ card.nom </tspan>'
            '<tspan x="7" y="12" id="t2">|</tspan><tspan x="7" y="15" id="t3">upper }</tspan>'
            '<tspan x="7" y="18" id="t4">} et</tspan></text>',
            f'<text style="{BOX}">CRABE &lt;&amp; CIE&gt; et</text>',
        ),
        (
            f'<text style="{BOX}"><tspan x="1" y="2" dx="0 1 2"><tspan style="font-weight:bold">Vie </tspan>'
            '{</tspan><tspan x="1" y="3">{ card.vie }}</tspan></text>',
            f'<text style="{BOX}"><tspan style="font-weight:bold">Vie </tspan>4</text>',
        ),
        (
            '<text style="inline-size:49px"><tspan sodipodi:role="line" x="1" y="2">un </tspan>'
            '<tspan sodipodi:role="line" x="1" y="3"><tspan x="4" y="3" class="b">deux</tspan></tspan></text>',
            '<text style="inline-size:49px">un <tspan class="b">deux</tspan></text>',
        ),
        (
            f'<text style="{BOX}"><tspan x="1" y="2">{{% if card.</tspan><tspan x="1" y="3">final %}}oui</tspan>'
            "<tspan x='1' y='4'>{% end</tspan><tspan x='1' y='5'>if %}</tspan></text>",
            f'<text style="{BOX}">oui</text>',
        ),
        # a text that is not wrapped keeps its lines, but no expression is cut
        (
            '<text x="1" y="2"><tspan sodipodi:role="line" x="1" y="2">{{ card.vie }}</tspan>'
            '<tspan sodipodi:role="line" x="1" y="7">deux</tspan></text>',
            '<text x="1" y="2"><tspan x="1" y="2">4</tspan><tspan x="1" y="7">deux</tspan></text>',
        ),
        (
            '<text x="1" y="2"><tspan sodipodi:role="line" x="1" y="2">{{ card.</tspan>'
            '<tspan sodipodi:role="line" x="1" y="7">vie }} PV</tspan></text>',
            '<text x="1" y="2"><tspan x="1" y="2">4</tspan><tspan x="1" y="7"> PV</tspan></text>',
        ),
        (
            '<text><tspan style="fill:red">{{ card.</tspan><tspan style="fill:blue">vie }}</tspan></text>',
            '<text><tspan style="fill:red">4</tspan><tspan style="fill:blue"/></text>',
        ),
        (
            '<text style="shape-inside: auto"><tspan x="1" y="2">a</tspan></text>',
            '<text style="shape-inside: auto"><tspan x="1" y="2">a</tspan></text>',
        ),
        # dummy text in an editor's line keeps its place
        (
            '<text x="1" y="2" data-text="card.vie">'
            '<tspan sodipodi:role="line" x="1" y="3" style="fill:red">8</tspan></text>',
            '<text x="1" y="2"><tspan x="1" y="3" style="fill:red">4</tspan></text>',
        ),
        (
            f'<text style="{BOX}" data-text="card.vie">'
            '<tspan x="1" y="3">eight </tspan><tspan class="b">nine</tspan></text>',
            f'<text style="{BOX}">4</text>',
        ),
        # every element gets an id, which a loop would double
        ('<g id="g12" data-for="i in range(2)"><path id="path3-1-2"/></g>', "<g><path/></g><g><path/></g>"),
        ('<g id="g12x"><path id="paths"/></g>', '<g id="g12x"><path id="paths"/></g>'),
        ('<rect id="rect7"/><use href="#rect7"/>', '<rect id="rect7"/><use href="#rect7"/>'),
        ("<style>#rect7 {fill:red}</style><rect id='rect7'/>", '<style>#rect7 {fill:red}</style><rect id="rect7"/>'),
        ('<g id="card" data-for="i in range(2)"><path id="card-i"/></g>', "<g><path/></g><g><path/></g>"),
        ('<use href="#rect{{ 7 }}"/><rect id="rect7"/>', '<use href="#rect7"/><rect id="rect7"/>'),
        # in conditions, too, a field goes by its bare name
        ('<path inkscape:label="if: vie"/><path inkscape:label="if: not vie"/>', "<path/>"),
        ('<path inkscape:label="if: vie > 3 and rarete == \'rare\'"/>', "<path/>"),
        ('<path inkscape:label="if: vie in (3, 5) or absent is defined"/>', ""),
        ('<g data-for="vie in range(1)"><path inkscape:label="if: vie"/></g>', "<g></g>"),
        ('<path inkscape:label="if: card.vie == vie and nom|length > 2"/>', "<path/>"),
        ('<text data-for="n in range(2)" inkscape:label="@n">8</text>', "<text>0</text><text>1</text>"),
        # with its lines a text gets xml:space, and the spaces at breaks that it had between its elements
        (
            f'<text style="{BOX}" xml:space="preserve"><tspan x="1" y="2">a </tspan>'
            '<tspan x="1" y="3">b</tspan></text>',
            f'<text style="{BOX}">a b</text>',
        ),
        (
            f'<text style="{BOX}" xml:space="preserve">a  b</text>',
            f'<text style="{BOX}" xml:space="preserve">a  b</text>',
        ),
        # labels
        ('<text inkscape:label="@vie">8</text>', "<text>4</text>"),
        ('<text inkscape:label="@words.vie">8</text>', "<text>Vie</text>"),
        ('<text><tspan inkscape:label="@vie" x="1">8</tspan> PV</text>', '<text><tspan x="1">4</tspan> PV</text>'),
        ('<image inkscape:label="@art" xlink:href="d.png"/>', '<image href="assets/jeu/art/crabe.svg"/>'),
        ('<g inkscape:label="if: card.vie > 4"><path/></g><g inkscape:label="if: card.final"/>', "<g/>"),
        ('<g inkscape:label="Calque 1" inkscape:groupmode="layer"><path/></g>', "<g><path/></g>"),
        # what the editor keeps for itself
        ('<g inkscape:label="guides"><path/></g><g id="guides"/><g inkscape:label="Guides"/>', ""),
        ('<sodipodi:namedview><inkscape:grid/></sodipodi:namedview><metadata>x</metadata>', ""),
        ('<defs><inkscape:path-effect/></defs>', "<defs/>"),
        (
            "<path style=\"fill:red;-inkscape-font-specification:'A;b'\" sodipodi:nodetypes='cc'/>",
            '<path style="fill:red"/>',
        ),
        ("<path style=\"-inkscape-stroke:none\"/>", "<path/>"),
        ("<!-- {{ nothing }} --><path/>", "<path/>"),
    ],
)  # fmt: skip
def test_damage_is_undone(saved: str, face: str) -> None:
    assert drawn(saved) == face


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ('<rect inkscape:label="@vie"/>', "stands on <rect>"),
        ('<text inkscape:label="@vie !"/>', "names no field"),
    ],
)
def test_a_label_that_means_nothing(label: str, words: str) -> None:
    renderer, _ = rendered(f"\n{label}")
    (found,) = renderer.problems
    assert found.code == "layout-attribute" and words in found.message
    assert str(found.place) == "layouts/jeu/carte.svg:2"


VIEW = "<sodipodi:namedview/>"


@pytest.mark.parametrize(
    ("layout", "word"),
    [
        (f'{VIEW}<text style="{BOX}">a <tspan class="b">b</tspan></text>', "class"),
        (f'{VIEW}<text style="{BOX}">a <tspan data-symbol="coeur"/></text>', "data-symbol"),
        (
            f'{VIEW}<text style="{BOX}"><tspan x="1" y="2"><tspan inkscape:label="@vie">3</tspan></tspan></text>',
            "label",
        ),
        (f'{VIEW}<text style="{BOX}">a <tspan style="fill:red">b</tspan></text>', None),
        (f'{VIEW}<text>a <tspan class="b">b</tspan></text>', None),
        (f'<text style="{BOX}">a <tspan class="b">b</tspan></text>', None),
    ],
)
def test_what_the_next_save_would_lose_is_noted(layout: str, word: str | None) -> None:
    renderer, _ = rendered(layout)
    assert [found.code for found in renderer.problems] == (["layout-fragile"] if word else [])
    assert all(str(word) in found.message for found in renderer.problems)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("a", [("text", "a")]),
        ("a{{ b }}c", [("text", "a"), ("expression", " b "), ("text", "c")]),
        ("{% if a %}{# b #}", [("statement", " if a "), ("comment", " b ")]),
        ("{{ '}}' }}", [("expression", " '}}' ")]),
        ('{{ "\\"}}" }}', [("expression", ' "\\"}}" ')]),
        ("{{ {'a': {'b': 1}} }}", [("expression", " {'a': {'b': 1}} ")]),
        ("{{ a }}}", [("expression", " a "), ("text", "}")]),
        ("{%- x -%}", [("statement", " x ")]),
        ("{{- x -}}", [("expression", " x ")]),
        ("{{-x}}", [("expression", "-x")]),
        ("{ a }", [("text", "{ a }")]),
    ],
)
def test_pieces(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(piece.kind, piece.text) for piece in pieces(text)] == expected


@pytest.mark.parametrize(("text", "offset"), [("a {{ b", 2), ("{% b }}", 0), ("{{ a }}{# b", 7)])
def test_what_is_never_closed(text: str, offset: int) -> None:
    with pytest.raises(UnclosedError, match="is not closed by") as caught:
        list(pieces(text))
    assert caught.value.offset == offset


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (".5", "0.5"),
        ("x+.5*y", "x+0.5*y"),
        ("1.5", "1.5"),
        ("a.b", "a.b"),
        ("a[0].b", "a[0].b"),
        ("f(x).5", "f(x).5"),
        ("'.5' ~ .5", "'.5' ~ 0.5"),
        ("[.5, -.25]", "[0.5, -0.25]"),
    ],
)
def test_numbers_without_a_leading_nought(code: str, expected: str) -> None:
    assert plain_numbers(code) == expected


@pytest.mark.parametrize("value", ["100%", "a%20b.svg", "{{ 7 % 3 }}", "%41", "{{ '100%' }} %20"])
def test_other_percent_signs_stay(value: str) -> None:
    assert repaired(value, link=False) == value
