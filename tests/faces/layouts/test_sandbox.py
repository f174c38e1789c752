"""What a layout cannot do: reach out, run on, grow without end."""

from __future__ import annotations

import time

import pytest

from .games import rendered


@pytest.mark.parametrize(
    "code",
    [
        "card.__class__",
        "card.__init__.__globals__",
        "card['__class__']",
        "''.__class__.__mro__[1].__subclasses__()",
        "().__class__.__base__",
        "card.in_lang.__func__.__globals__",
        "card.in_lang.__self__",
        "card.card",
        "card.lens.game.assets.read('cards/jeu/game.yaml')",
        "words.lens",
        "data.rows",
        "data.palettes._cache",
        "card.puissance.power",
        "card.niveaux[0].values",
        "[1].append(2)",
        "[1].pop()",
        "'a'.format(1)",
        "'{0.__class__}'.format(card)",
        "'a'.format_map({})",
        "'a'.join(['b'])",
        "'a'.encode()",
        "'a'.zfill(100000000)",
        "'a'.ljust(100000000)",
        "(1).__class__",
        "(1).to_bytes(4)",
        "range.__init__",
        "namespace.__init__.__globals__",
        "namespace(x=1).__class__",
        "loop.__class__",
        "self.__init__",
        "self._TemplateReference__context",
        "lipsum()",
        "cycler('a')",
        "joiner()",
        "dict(a=1)",
        "caller()",
        "card.effet.text",
        "[card]|map(attribute='__class__')|list",
        "[card]|map(attribute='lens.game')|join",
        "[card]|sort(attribute='__class__')|list",
        "card|attr('__class__')",
        "'<b>'|safe",
        "'a'|tojson",
        "'%s' % 'a'",
        "'%1000000000d' % 1",
        "open('/etc/passwd')",
        "{{ }}",
        "cond_expr_undefined",
        "environment",
        "context",
    ],
)
def test_nothing_is_reached(code: str) -> None:
    renderer, face = rendered("<text>{{ X }}</text>".replace("X", code.replace("<", "&lt;")))
    assert renderer.problems
    assert all(found.code.startswith("layout-") for found in renderer.problems)
    for secret in ("object at", "class ", "function", "method", "globals", "yaml"):
        assert secret not in face.svg


@pytest.mark.parametrize(
    "body",
    [
        "{% for a in range(100000) %}{% for b in range(100000) %}x{% endfor %}{% endfor %}",
        "{% for a in range(2000) %}{% for b in range(2000) %}x{% endfor %}{% endfor %}",
        "<g data-for='a in range(2000)'><g data-for='b in range(2000)'/></g>",
        "{% for a in range(9) %}{% for b in range(9) %}{% for c in range(9) %}{% for d in range(9) %}"
        "{% for e in range(9) %}x{% endfor %}{% endfor %}{% endfor %}{% endfor %}{% endfor %}",
        "{% for a in 'x' * 5000 %}{% for b in 'x' * 5000 %}{% endfor %}{% endfor %}",
        "{% for a in range(2000)|map('string') %}{% for b in range(2000)|list %}{% endfor %}{% endfor %}",
        "<text>{{ range(2000)|map('upper')|map('lower')|join }}{% for a in range(2000) %}"
        "{{ range(2000)|sum }}{% endfor %}</text>",
        "<text>{{ 'x' * 1000000000 }}</text>",
        "<text>{{ [1] * 1000000000 }}</text>",
        "<text>{{ 10 ** 10 ** 10 }}</text>",
        "<text>{{ 9 ** 999999999 }}</text>",
        "<text>{{ (10 ** 15) * 1000 }}</text>",
        "{% set a = 'xxxxxxxxxx' %}" + "{% set a = a ~ a %}" * 60 + "<text>{{ a }}</text>",
        "{% set a = 'xxxxxxxxxx' %}" + "{% set a = a + a %}" * 60 + "<text>{{ a }}</text>",
        "{% set a %}xxxxxxxxxx{% endset %}"
        + "{% set a %}{{ a }}{{ a }}{% endset %}" * 60
        + "<text>{{ a }}</text>",
        "{% set a = 'xxxxxxxxxx' %}" + "{% set a = a|replace('x', a) %}" * 9 + "<text>{{ a }}</text>",
        "{% set a = 'xxxxxxxxxx' %}" + "{% set a = [a, a]|join(a) %}" * 60 + "<text>{{ a }}</text>",
        "{% set a = [1] %}" + "{% set a = a + a %}" * 60,
        "{% set n = namespace(a='x') %}{% for i in range(60) %}{% set n.a = n.a ~ n.a %}{% endfor %}",
        "{% macro f() %}{{ f() }}{% endmacro %}<g>{{ f() }}</g>",
        "{% macro f(n) %}{% if n %}{{ f(n - 1) }}{{ f(n - 1) }}{% endif %}{% endmacro %}<g>{{ f(40) }}</g>",
        "{% macro f(n) %}<path d='{{ n }}'/>{% endmacro %}{% for i in range(2000) %}{% for j in range(20) %}"
        "{{ f(i) }}{{ f(j) }}{% endfor %}{% endfor %}",
        "<text>{% for i in range(2000) %}{% for j in range(20) %}{{ 'x' * 5000 }}{% endfor %}{% endfor %}</text>",
        "{% for i in range(2000) recursive %}{{ loop(range(2000)) }}{% endfor %}",
        "<text>{{ " + "(" * 5000 + "1" + ")" * 5000 + " }}</text>",
        "<text>{{ " + "-" * 5000 + "1 }}</text>",
        "<text>{{ 1" + " + 1" * 4000 + " }}</text>",
        "{% if 1 %}" * 150 + "{% endif %}" * 150,
        "{% for a in [1] %}" * 60 + "{% endfor %}" * 60,
    ],
)
def test_what_would_run_on_ends_at_once(body: str) -> None:
    start = time.process_time()
    renderer, _ = rendered(body)
    assert time.process_time() - start < 3
    assert {found.code for found in renderer.problems} <= {"layout-budget", "layout-jinja", "layout-value"}
    assert renderer.problems


LONG = "{% set a = 'a' * 5000 %}" + "{% set a = a ~ a %}" * 9 + "{% set b = 'b' ~ a %}"
TREE = "{% set n = namespace(a=[1], b=[1], t=(1,)) %}{% for i in range(60) %}{% set n.a = [n.a, n.a] %}"
TREE += "{% set n.b = [n.b, n.b] %}{% set n.t = (n.t, n.t) %}{% endfor %}"
TURNS = "{% for i in range(2000) %}{% for j in range(24) %}{% set x = X %}{% endfor %}{% endfor %}"


@pytest.mark.parametrize(
    "expression",
    [
        "'aaaaaaaaab' in a",
        "a ~ 'b' == a ~ 'c'",
        "a < b",
        "a.find('ab')",
        "a.count('ab')",
        "a.isdigit()",
        "a.strip(b)",
        "a|trim(b)",
        "a[::-1]",
        "a is in b",
        "a is eq b",
        "[a, b]|sort",
        "[a]|select('in', b)|list",
        "range(2000)|list == range(2000)|list",
        "1 in range(2000)|list",
        "{a: 1}",
    ],
)
def test_what_looks_through_long_texts_pays_for_it(expression: str) -> None:
    start = time.process_time()
    renderer, _ = rendered(LONG + TURNS.replace("X", expression.replace("<", "&lt;")))
    assert time.process_time() - start < 3
    assert {found.code for found in renderer.problems} == {"layout-budget"}


@pytest.mark.parametrize(
    "expression",
    [
        "n.a == n.b",
        "n.a in [n.b]",
        "n.a ~ ''",
        "[n.a]|join",
        "n.a|string|length",
        "n.a|replace('1', '2')",
        "[n.a, n.b]|sort|length",
        "n.a is eq n.b",
        "{n.t: 1}|length",
        "data.get(n.t)",
        "words[n.t]",
    ],
)
def test_lists_that_double_are_not_looked_through(expression: str) -> None:
    start = time.process_time()
    renderer, _ = rendered(TREE + "<text>{{ X }}</text>".replace("X", expression))
    assert time.process_time() - start < 3
    assert {found.code for found in renderer.problems} == {"layout-budget"}


@pytest.mark.parametrize("expression", ["1.5|round(10**9, 'ceil')", "[[1], [2]]|sum(start=[])"])
def test_filters_that_calculate_without_end_are_refused(expression: str) -> None:
    renderer, _ = rendered("<text>{{ X }}</text>".replace("X", expression))
    assert {found.code for found in renderer.problems} == {"layout-value"}


def test_an_honest_face_has_room() -> None:
    renderer, face = rendered(
        "<g data-for='i in range(200)'><path data-for='j in range(100)' d='M{{ i }} {{ j }}'/></g>"
    )
    assert renderer.problems == []
    assert face.svg.count("<path") == 20_000


def test_a_budget_is_of_one_face() -> None:
    body = "<path data-for='i in range(2000)'/>" * 20
    renderer, _ = rendered(body)
    made = renderer.game
    for card in made.cards.values():
        renderer.front(card, made.decks["mer"], 2)
    assert renderer.problems == []


def test_game_data_cannot_be_changed() -> None:
    renderer, _ = rendered("{% set x = data.liste.append('c') %}")
    assert renderer.problems
    assert renderer.game.data["liste"] == ["a", "b"]


def test_a_card_cannot_write_markup_or_jinja() -> None:
    renderer, face = rendered("<text class='{{ card.nom }}'>{{ card.nom }}</text>")
    assert '<text class="Crabe &lt;&amp; Cie&gt;"' in face.svg
    assert ">Crabe &lt;&amp; Cie&gt;<" in face.svg
    assert renderer.problems == []
