"""The dialect, in and out: what a layout says, and what stands on the face."""

from __future__ import annotations

import pytest

from deckwright.faces.layouts import FaceRenderer

from .games import drawn, game, layout, rendered

THIN = "\u202f"


@pytest.mark.parametrize(
    ("written", "face"),
    [
        # expressions
        ("<text>{{ card.vie }}</text>", "<text>4</text>"),
        ("<text>{{ card.nom }}</text>", "<text>Crabe &lt;&amp; Cie&gt;</text>"),
        ("<text>{{ 3 - card.vie * 2 }}</text>", "<text>−5</text>"),
        ('<rect x="{{ 3 - card.vie * 2 }}"/>', '<rect x="-5"/>'),
        ('<rect x="{{ 1 / 3 }}"/>', '<rect x="0.3333"/>'),
        ('<rect x="{{ card.vie + .5 }}"/>', '<rect x="4.5"/>'),
        ('<rect x="{{-card.vie}}"/>', '<rect x="-4"/>'),
        ('<g transform="translate({{ card.vie }} {{ -1 }})"/>', '<g transform="translate(4 -1)"/>'),
        ('<text class="{{ card.nom }}"/>', '<text class="Crabe &lt;&amp; Cie&gt;"/>'),
        ("<text>{{ card.taux }}</text>", "<text>1.10</text>"),
        ("<text>{{ 'coeur'|symbol }}{{ 'coeur'|symbol('or') }}</text>",
         '<text><tspan class="symbol" data-symbol="coeur"/>'
         '<tspan class="symbol or" data-symbol="coeur"/></text>'),
        ("<text>{{ ('a ' ~ card.vie)|bold }}{{ 'b'|italic|bold('x') }}</text>",
         '<text><tspan class="b" font-weight="bold">a 4</tspan><tspan class="b x" font-weight="bold">'
         '<tspan class="i" font-style="italic">b</tspan></tspan></text>'),
        ("<text>{{ '&lt;'|styled('a') }}{{ ''|styled('a') }}{{ none|bold }}</text>",
         '<text><tspan class="a">&lt;</tspan></text>'),
        ("<text>{{ card.vie|signed }} {{ (-3)|signed }} {{ 0|signed }}</text>", "<text>+4 −3 0</text>"),
        ("<text>{{ words['rarete-' ~ card.rarete] }}</text>", "<text>Rare</text>"),
        ('<rect fill="{{ data.palettes[card.rarete].t6 }}"/>', '<rect fill="#0A2433"/>'),
        ("<text>{{ data.palettes.rare.items }}</text>", "<text>objets</text>"),
        ("<style>.a{ fill:{{ data.palettes.rare.t6 }} }</style>", "<style>.a{ fill:#0A2433 }</style>"),
        ("<text>{{ card.marques|join(', ') }}</text>", "<text>bravoure, coeur</text>"),
        ("<text>{{ ['a&amp;', 'b']|join('-')|upper }}</text>", "<text>A&amp;-B</text>"),
        ('<path d="{{ [1, -2]|join(\' \') }}"/>', '<path d="1 -2"/>'),
        ("<text>{{ card.niveaux|join(' ', attribute='cout') }}</text>", "<text>5 8</text>"),
        ("<text>{{ card.nom[0:4] }} {{ card.marques[1:]|length }}</text>", "<text>Crab 1</text>"),
        ("<text>{{ card.niveaux[0].gain ~ '&lt;' }}</text>",
         '<text><tspan class="i" font-style="italic">Un</tspan>&lt;</text>'),
        ("<text>{{ '&lt;b>' }}</text>", "<text>&lt;b&gt;</text>"),
        ("<text>a {# not printed #}b</text>", "<text>a b</text>"),
        ("<text>{ {{ card.vie }} }</text>", "<text>{ 4 }</text>"),
        ("<text> {%- if card.vie > 3 -%} x {%- endif -%} </text>", "<text>x</text>"),
        # statements
        ("{% if card.vie &gt; 3 %}<path/>{% else %}<rect/>{% endif %}", "<path/>"),
        ("<g>{% for m in card.marques %}<path/>{% endfor %}</g>", "<g><path/><path/></g>"),
        ('<path class="a{% if card.final %} b{% endif %}"/>', '<path class="a b"/>'),
        ("{% set n = card.vie %}<text>{{ n }}</text>", "<text>4</text>"),
        (
            "{% macro tick(x) %}<path class='{{ x }}'/>{% endmacro %}<g>{{ tick(1) }}{{ tick(2) }}</g>",
            '<g><path class="1"/><path class="2"/></g>',
        ),
        # forms that survive an editor
        ('<path data-if="card.final"/><rect data-if="not card.final"/>', "<path/>"),
        ('<path data-unless="card.final"/><rect data-unless="card.vie == 3"/>', "<rect/>"),
        ('<path data-for="m in card.marques" class="{{ m }}"/>', '<path class="bravoure"/><path class="coeur"/>'),
        (
            '<path data-for="m in card.marques" data-if="m == \'coeur\'" x="{{ loop.index0 }}"/>',
            '<path x="1"/>',
        ),
        (
            '<path data-for="a, b in [(1, 2), (3, 4)]" x="{{ a }}" y="{{ b }}"/>',
            '<path x="1" y="2"/><path x="3" y="4"/>',
        ),
        ('<text data-text="card.nom">Dummy</text>', "<text>Crabe &lt;&amp; Cie&gt;</text>"),
        ('<text data-text="words.vie"/>', "<text>Vie</text>"),
        (
            '<text x="1"><tspan x="1" y="2" data-text="card.vie">8</tspan></text>',
            '<text x="1"><tspan x="1" y="2">4</tspan></text>',
        ),
        ('<image href="dummy.png" data-href="card.art"/>', '<image href="assets/jeu/art/crabe.svg"/>'),
        ('<image xlink:href="dummy.png" data-href="card.art"/>', '<image href="assets/jeu/art/crabe.svg"/>'),
        # what a link is computed from is a name, no URL, and as a path one from the layout, as an editor writes it
        ('<image href="{{ card.nom }}"/>', '<image href="Crabe &lt;&amp; Cie&gt;"/>'),
        ('<image data-href="\'art/100%20.png\'"/>', '<image href="art/100%2520.png"/>'),
        ('<image href="a%20b/{{ \'50%\' }}.png"/>', '<image href="a%20b/50%25.png"/>'),
        ('<image href="art/{{ \'../50%\' }}.png"/>', '<image href="art/../50%25.png"/>'),
        (
            '<image data-href="\'../../assets/jeu/\' ~ card.vie ~ \'.png\'"/>',
            '<image href="assets/jeu/4.png"/>',
        ),
        ('<image href="../../assets/jeu/{{ card.vie }}.png"/>', '<image href="assets/jeu/4.png"/>'),
        ('<image href="{{ \'../../assets/jeu/4.png\' }}"/>', '<image href="assets/jeu/4.png"/>'),
        ('<image href="{{ \'../../assets\' }}/jeu/4.png"/>', '<image href="assets/jeu/4.png"/>'),
        ('<image data-href="\'fond.png\'"/>', '<image href="layouts/jeu/fond.png"/>'),
        ('<image href="fond.png"/>', '<image href="layouts/jeu/fond.png"/>'),
        ('<image data-href="\'data:,%20\'"/>', '<image href="data:,%20"/>'),
        ('<rect fill="red" data-attr-fill="data.palettes.rare.t6"/>', '<rect fill="#0A2433"/>'),
        ('<rect data-attr-x="none" data-attr-y="card.vie"/>', '<rect y="4"/>'),
        (
            '<rect style="fill:red;stroke:blue" data-attr-fill="\'green\'"/>',
            '<rect style="stroke:blue" fill="green"/>',
        ),
        ('<text data-attr-data-max-width="31.8 if card.final else 43"/>', '<text data-max-width="31.8"/>'),
        ("<text>{{ 'a' if card.vie == 3 }}</text>", "<text></text>"),
        ("<rect data-attr-class=\"'a' if card.vie == 3\"/>", "<rect/>"),
        # an absent field
        ('<text>a{{ card.effet }}b</text>', "<text>ab</text>"),
        ('<path data-if="card.effet"/><path data-for="m in card.marques"/>', ""),
    ],
)  # fmt: skip
def test_in_and_out(written: str, face: str) -> None:
    card = "huitre" if "card.effet" in written else "crabe"
    assert drawn(written, card) == face


@pytest.mark.parametrize(
    ("written", "face"),
    [
        (
            '<rect data-symbol="coeur" x="1" y="2" width="3" height="4" class="l" style="fill:red" id="a" rx="1"/>',
            '<use href="symbol:coeur" x="1" y="2" width="3" height="4" class="l" style="fill:red" id="a"/>',
        ),
        (
            '<circle data-symbol="coeur" cx="5" cy="6" r="1.5" fill="red"/>',
            '<use href="symbol:coeur" x="3.5" y="4.5" width="3" height="3" fill="red"/>',
        ),
        (
            '<ellipse data-symbol="or" cx="5" cy="6" rx="2" ry="1"/>',
            '<use href="symbol:or" x="3" y="5" width="4" height="2"/>',
        ),
        (
            '<use href="#x" data-symbol="or" width="4" height="2"/>',
            '<use href="symbol:or" x="0" y="0" width="4" height="2"/>',
        ),
        (
            '<g data-symbol="or" x="1" y="1" width="4" height="2" transform="rotate(3)"><path d="M0 0"/></g>',
            '<use href="symbol:or" x="1" y="1" width="4" height="2" transform="rotate(3)"/>',
        ),
        (
            '<rect data-symbol="rarete-{{ card.rarete }}" width="4" height="{{ card.vie }}"/>',
            '<use href="symbol:rarete-rare" x="0" y="0" width="4" height="4"/>',
        ),
        (
            '<rect data-for="m in card.marques" data-symbol="{{ m }}" data-attr-x="loop.index" width="4" height="4"/>',
            '<use href="symbol:bravoure" x="1" y="0" width="4" height="4"/>'
            '<use href="symbol:coeur" x="2" y="0" width="4" height="4"/>',
        ),
        (
            '<circle data-symbol="or" cx="{{ card.vie }}" cy="1" r=".5"/>',
            '<use href="symbol:or" x="3.5" y="0.5" width="1" height="1"/>',
        ),
        ('<text>a <tspan data-symbol="or"/> b</text>', '<text>a <tspan data-symbol="or"/> b</text>'),
        (
            '<text><tspan class="x" data-symbol="{{ card.marques[0] }}">8</tspan></text>',
            '<text><tspan class="x" data-symbol="bravoure"/></text>',
        ),
    ],
)
def test_symbols(written: str, face: str) -> None:
    assert drawn(written) == face


class TestValues:
    def test_a_power_is_a_row_of_symbols_and_figures(self) -> None:
        symbol = '<tspan class="symbol symbol-{0}" data-symbol="{0}"/>'.format
        assert drawn("<text>{{ card.puissance }}</text>") == (
            f"<text>{symbol('bravoure')}{THIN}+{THIN}({symbol('manigance')}{THIN}−{THIN}3)</text>"
        )

    def test_a_rich_text_is_tspans(self) -> None:
        assert drawn("<text>{{ card.effet }}</text>") == (
            '<text><tspan class="b" font-weight="bold">Pince</tspan> et '
            '<tspan class="symbol symbol-coeur" data-symbol="coeur"/>.</text>'
        )

    def test_a_list_of_maps(self) -> None:
        body = '<text data-for="n in card.niveaux">{{ n.cout }}:{{ n.gain }}</text>'
        assert drawn(body) == (
            '<text>5:<tspan class="i" font-style="italic">Un</tspan></text><text>8:</text>'
        )

    def test_a_reference_is_the_other_card(self) -> None:
        assert drawn("<text>{{ card.cible.nom }} {{ card.cible.vie }}</text>") == "<text>Huître −2</text>"

    def test_the_card_itself(self) -> None:
        body = "<text>{{ card.id }} {{ card.type.id }} {{ card.type.name }} {{ card.copies }}</text>"
        assert drawn(body) == "<text>crabe monstre Monstre 1</text>"

    def test_deck_game_number_and_language(self) -> None:
        body = "<text>{{ deck.id }} {{ deck.title }} {{ game.title }} {{ game.author }} {{ number }} {{ lang }}</text>"
        assert drawn(body) == "<text>mer Mer Jeu Nous 1 fr</text>"

    def test_another_language(self) -> None:
        body = "<text>{{ card.nom }} {{ words.cri }} {{ card.in_lang('fr').nom }}</text>"
        assert drawn(body, lang="en") == "<text>Crab Ouch! Crabe &lt;&amp; Cie&gt;</text>"

    def test_french_typography(self) -> None:
        assert drawn("<text>{{ words.cri }}</text>") == f"<text>Aie{THIN}!</text>"


class TestStamps:
    def test_every_element_has_its_line_and_the_root_its_file(self) -> None:
        body = '\n<g>\n<path\n id="a"\n d="M0 0"/><rect/>\n</g>\n'
        _, face = rendered(body)
        assert 'data-file="layouts/jeu/carte.svg"' in face.svg.split(">")[0]
        for element in (
            'data-line="1">\n<g',
            '<g data-line="2">',
            'd="M0 0" data-line="3"/>',
            '<rect data-line="5"/>',
        ):
            assert element in face.svg

    def test_a_part_has_its_file_and_its_own_lines(self) -> None:
        part = layout("\n\n<path/>")
        _, face = rendered('\n<g data-include="common/p.svg"/>', parts={"common/p.svg": part})
        assert '<g data-part="common/p.svg" data-file="layouts/common/p.svg" data-line="1">' in face.svg
        assert '<path data-line="3"/>' in face.svg

    def test_old_stamps_are_replaced(self) -> None:
        _, face = rendered('<path data-line="99"/>')
        assert face.svg.count("data-line") == 2


class TestParts:
    @staticmethod
    def face(body: str, **parts: str) -> str:
        files = {f"parts/{name}.svg": layout(content) for name, content in parts.items()}
        return drawn(body, parts=files)

    def test_the_content_stands_in_place_of_the_preview(self) -> None:
        assert self.face('<g data-include="parts/a.svg"><rect/></g>', a="<path/>") == (
            '<g data-part="parts/a.svg"><path/></g>'
        )

    def test_the_attributes_of_the_group_stay_around_it(self) -> None:
        body = '<g data-include="parts/a.svg" class="k" transform="scale(2)" data-attr-id="card.id"/>'
        assert self.face(body, a="<path/>") == (
            '<g class="k" transform="scale(2)" id="crabe"><g data-part="parts/a.svg"><path/></g></g>'
        )

    def test_variables(self) -> None:
        body = "<g data-include='parts/a.svg' data-with='n = card.vie * 2; t=\"a;b\"; l=[1, {\"x\": 2}]; '/>"
        part = "<text>{{ n }} {{ t }} {{ l[1].x }} {{ card.vie }}</text>"
        assert self.face(body, a=part) == '<g data-part="parts/a.svg"><text>8 a;b 2 4</text></g>'

    def test_variables_do_not_leak(self) -> None:
        body = """<g data-include="parts/a.svg" data-with="n=1"/><text>{{ 'n' if n is defined else 'none' }}</text>"""
        assert self.face(body, a="").endswith("<text>none</text>")

    def test_another_card_for_a_part(self) -> None:
        body = '<g data-include="parts/a.svg" data-with="card=card.cible"/>'
        assert "Huître" in self.face(body, a="<text>{{ card.nom }}</text>")

    def test_parts_in_parts_and_in_loops(self) -> None:
        body = '<g data-for="m in card.marques" data-include="parts/a.svg" data-with="k=m"/>'
        inner = '<g data-if="k == \'coeur\'" data-include="parts/b.svg" data-with="k=k ~ \'!\'"/>'
        assert self.face(body, a=inner, b="<text>{{ k }}</text>") == (
            '<g data-part="parts/a.svg"></g>'
            '<g data-part="parts/a.svg"><g data-part="parts/b.svg"><text>coeur!</text></g></g>'
        )

    def test_a_computed_part(self) -> None:
        body = '<g data-include="parts/m-{{ card.rarete }}.svg"/>'
        files = {f"parts/m-{name}.svg": layout(f"<path class='{name}'/>") for name in ("rare", "commune")}
        assert drawn(body, parts=files) == '<g data-part="parts/m-rare.svg"><path class="rare"/></g>'

    def test_the_attributes_of_a_parts_root_stay(self) -> None:
        part = layout("<path/>", ' class="c" style="fill:red"')
        assert drawn('<g data-include="p.svg"/>', parts={"p.svg": part}) == (
            '<g data-part="p.svg" class="c" style="fill:red"><path/></g>'
        )

    @pytest.mark.parametrize(
        ("size", "transform"),
        [
            ('width="63mm" height="88mm" viewBox="0 0 63 88"', ""),
            ('width="10mm" height="10mm" viewBox="0 0 100 100"', ' transform="scale(0.1)"'),
            ('width="10mm" height="10mm" viewBox="-5 -5 10 10"', ' transform="translate(5 5)"'),
            ('width="1in" height="1in" viewBox="0 0 96 96"', ' transform="scale(0.264583)"'),
            ("", ""),
        ],
    )
    def test_a_part_keeps_its_size(self, size: str, transform: str) -> None:
        part = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><path/></svg>'
        assert drawn('<g data-include="p.svg"/>', parts={"p.svg": part}) == (
            f'<g data-part="p.svg"{transform}><path/></g>'
        )


def test_a_compiled_layout_serves_every_card() -> None:
    made = game({"carte.svg": layout("<text>{{ card.nom }}</text>")})
    renderer = FaceRenderer(made)
    faces = renderer.faces_for(made.decks.values())
    assert [">Crabe" in entry.front.svg for entry in faces] == [True, False]
    assert ">Huître<" in faces[1].front.svg
